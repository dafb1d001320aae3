/* ahu-rn-deal-page.h: entering the first display of a game, and mending it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "toolkit/game/ahu-page.h"
#include "toolkit/table/ahu-misfit.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_DEAL_PAGE (ahu_rn_deal_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnDealPage, ahu_rn_deal_page, AHU, RN_DEAL_PAGE, AhuPage)

/**
 * AhuRnDealUse:
 * @AHU_RN_DEAL_NEW: of a new game
 * @AHU_RN_DEAL_FIRST: of a game in which nothing is played yet: undo led here from the table
 * @AHU_RN_DEAL_LATER: of a game that goes on
 *
 * What is entered or mended.
 */
typedef enum
{
  AHU_RN_DEAL_NEW,
  AHU_RN_DEAL_FIRST,
  AHU_RN_DEAL_LATER
} AhuRnDealUse;

/**
 * ahu_rn_deal_page_new:
 *
 * Signals: `dealt (gpointer setup)` when people go on with all sixteen cards, or with each
 * card that is changed in a game that goes on; @setup is the member `setup` of a record as a
 * `JsonNode *` that the page owns. `left ()` when undo goes on to what was before the first
 * card. Action signals `undo` and `redo`. Properties `can-undo` and `can-redo` (notify on
 * change).
 *
 * Returns: (transfer floating): the page
 */
GtkWidget *ahu_rn_deal_page_new (void);

/**
 * ahu_rn_deal_page_start:
 * @self: the page
 * @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours
 * @missing: (array zero-terminated=1): for each seat the id of the Hunter &
 *   Gatherer that the start hand lacks (R1.3)
 *
 * Goes on for these players: the cards entered so far stay.
 */
void ahu_rn_deal_page_start (AhuRnDealPage     *self,
                             const char *const *names,
                             const char *const *colours,
                             const char *const *missing);

/**
 * ahu_rn_deal_page_reset:
 * @self: the page
 *
 * Begins with an empty display.
 */
void ahu_rn_deal_page_reset (AhuRnDealPage *self);

/**
 * ahu_rn_deal_page_load:
 * @self: the page
 * @names: (array zero-terminated=1): the players' names by seat
 * @setup: the member `setup` of a record
 * @use: how it is mended
 *
 * Shows the display of a game; [method@RnDealPage.start] tells who plays. Where nothing is
 * played yet, cards that were changed since the same display was shown stay so.
 *
 * Returns: whether the set-up has a display
 */
gboolean ahu_rn_deal_page_load (AhuRnDealPage     *self,
                                const char *const *names,
                                JsonObject        *setup,
                                AhuRnDealUse       use);

/**
 * ahu_rn_deal_page_dup_setup:
 * @self: the page
 *
 * Returns: (transfer full) (nullable): the member `setup` of a record, %NULL as long as it
 *   isn't complete
 */
JsonNode *ahu_rn_deal_page_dup_setup (AhuRnDealPage *self);

/**
 * ahu_rn_deal_page_get_misfit:
 * @self: the page
 *
 * Returns: (transfer none): what says which later turn no longer fits
 */
AhuMisfit *ahu_rn_deal_page_get_misfit (AhuRnDealPage *self);

G_END_DECLS
