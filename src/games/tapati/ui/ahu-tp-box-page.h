/* ahu-tp-box-page.h: what the players read from their own box before a game, and mending it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "toolkit/game/ahu-page.h"
#include "toolkit/table/ahu-misfit.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_BOX_PAGE (ahu_tp_box_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpBoxPage, ahu_tp_box_page, AHU, TP_BOX_PAGE, AhuPage)

/**
 * ahu_tp_box_page_new:
 *
 * Signals: `dealt (gpointer setup)` when people go on; @setup is the member `setup` of a record
 * as a `JsonNode *` that the page owns. `left ()` when undo goes on to what was before the
 * first number. The box of a new game is remembered with each change.
 *
 * Returns: (transfer floating): the page, with the box that is remembered
 */
GtkWidget *ahu_tp_box_page_new (void);

/**
 * ahu_tp_box_page_start:
 * @self: the page
 * @n_players: how many play
 *
 * Goes on for so many players: what was entered stays.
 */
void ahu_tp_box_page_start (AhuTpBoxPage *self,
                            guint         n_players);

/**
 * ahu_tp_box_page_reset:
 * @self: the page
 *
 * Begins with the box that is remembered, for a new game.
 */
void ahu_tp_box_page_reset (AhuTpBoxPage *self);

/**
 * ahu_tp_box_page_load:
 * @self: the page
 * @n_players: how many play
 * @setup: (nullable): the member `setup` of their record
 * @begins: whether nothing is played yet: undo leads back to the players
 *
 * Shows the box of a game, to be mended. Where nothing is played yet, what was changed since the
 * same box was shown stays so. It is not the box that is remembered.
 *
 * Returns: whether they can play with it
 */
gboolean ahu_tp_box_page_load (AhuTpBoxPage *self,
                               guint         n_players,
                               JsonObject   *setup,
                               gboolean      begins);

/**
 * ahu_tp_box_page_dup_setup:
 * @self: the page
 *
 * Returns: (transfer full) (nullable): the member `setup` of a record, %NULL if so many can't
 *   play with the box
 */
JsonNode *ahu_tp_box_page_dup_setup (AhuTpBoxPage *self);

/**
 * ahu_tp_box_page_get_misfit:
 * @self: the page
 *
 * Returns: (transfer none): what says which later turn no longer fits
 */
AhuMisfit *ahu_tp_box_page_get_misfit (AhuTpBoxPage *self);

G_END_DECLS
