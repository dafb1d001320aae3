/* ahu-rn-join-page.h: entering the position of a game that is already running
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "toolkit/game/ahu-page.h"
#include "toolkit/table/ahu-misfit.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_PAGE (ahu_rn_join_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinPage, ahu_rn_join_page, AHU, RN_JOIN_PAGE, AhuPage)

/**
 * ahu_rn_join_page_new:
 *
 * As the page of a deal: emits `dealt` with the member `setup` of a record
 * (`JsonNode *`, owned by the page); has the properties `can-undo` and `can-redo` and
 * the action signals `undo` and `redo`.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *ahu_rn_join_page_new (void);

/**
 * ahu_rn_join_page_start:
 * @self: a page
 * @names: (array zero-terminated=1): the players by seat
 * @colours: (array zero-terminated=1): their colours
 *
 * Begins anew; for the same players what was entered stays until it is handed over.
 */
void ahu_rn_join_page_start (AhuRnJoinPage     *self,
                             const char *const *names,
                             const char *const *colours);

/**
 * ahu_rn_join_page_load:
 * @self: a page
 * @names: (array zero-terminated=1): the players of a game by seat
 * @colours: (array zero-terminated=1): their colours
 * @setup: the member `setup` of its record
 *
 * Shows the position that the game was joined in, to be mended.
 *
 * Returns: whether it was joined, in one that people can enter
 */
gboolean ahu_rn_join_page_load (AhuRnJoinPage     *self,
                                const char *const *names,
                                const char *const *colours,
                                JsonObject        *setup);

/**
 * ahu_rn_join_page_get_misfit:
 * @self: a page
 *
 * Returns: (transfer none): where it says which turn no longer fits what is mended
 */
AhuMisfit *ahu_rn_join_page_get_misfit (AhuRnJoinPage *self);

G_END_DECLS
