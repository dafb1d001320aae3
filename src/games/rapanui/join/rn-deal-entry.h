/* rn-deal-entry.h: the cards of the first display entered so far, with undo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "core/base/ahu-states.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

#define RN_DEAL_PLACES (RN_COLUMNS * RN_COLUMN_CARDS)

typedef struct _RnDealEntry RnDealEntry;

/* Returns: (transfer full): an entry whose places are all empty, the first of them next */
RnDealEntry *rn_deal_entry_new (void);

/* @self: (transfer full) (nullable): an entry */
void rn_deal_entry_free (RnDealEntry *self);

/* Empties all places and forgets what could be undone. */
void rn_deal_entry_reset (RnDealEntry *self);

/* Returns: (transfer none): what can be undone and redone of it */
AhuStates *rn_deal_entry_get_states (RnDealEntry *self);

/* Returns: (transfer full) (nullable): a card or `null` for each place, %NULL if nothing is entered */
JsonNode *rn_deal_entry_to_json (RnDealEntry *self);

/* Enters these cards in place of all that was entered, one by one.
 * @node: what [method@DealEntry.to_json] gave, or anything */
void rn_deal_entry_from_json (RnDealEntry *self,
                              JsonNode    *node);

/* Puts the cards of @deal in place of all that was entered.
 * @deal: a set-up with a whole display
 * @steps: whether its cards can be undone one by one, as if they had just been entered, the last one being chosen;
 *   else nothing can be undone and no place is chosen */
void rn_deal_entry_load (RnDealEntry  *self,
                         const RnDeal *deal,
                         gboolean      steps);

/* @place: 0–15, column by column, each from back to front
 * Returns: the card kind there, or `RN_INVALID` if the place is empty */
guint rn_deal_entry_get (RnDealEntry *self,
                         guint        place);

/* Returns: the chosen place, whose card is the next one; `RN_DEAL_PLACES` when all are filled and none was chosen */
guint rn_deal_entry_get_next (RnDealEntry *self);

/* Returns: how many places have a card, 0–16 */
guint rn_deal_entry_get_n_filled (RnDealEntry *self);

/* @kind: a card kind
 * Returns: how many cards of @kind of the deck are not in the display (R1.2), that on the chosen place not counted */
guint rn_deal_entry_left (RnDealEntry *self,
                          guint        kind);

/* @kind: a card kind
 * Returns: why @kind can't be the next card, or a reason with `RN_OK` */
RnReason rn_deal_entry_check (RnDealEntry *self,
                              guint        kind);

/* Fills the place, or puts the card in place of the one there. The first empty place is next.
 * @self: an entry with a chosen place
 * @kind: a card kind that is left */
void rn_deal_entry_fill (RnDealEntry *self,
                         guint        kind);

/* The next card goes there.
 * @place: 0–15, filled or not */
void rn_deal_entry_choose (RnDealEntry *self,
                           guint        place);

/* Empties the place, which is filled next.
 * @place: 0–15 */
void rn_deal_entry_clear (RnDealEntry *self,
                          guint        place);

/* @self: an entry with all places filled
 * @missing: (array length=n_players): for each seat the Hunter & Gatherer that the start hand lacks; the hand is the
 *   three others (R1.3, D10)
 * @n_players: how many players, at most 4
 * @deal: (out caller-allocates): the set-up, unchecked */
void rn_deal_entry_to_deal (RnDealEntry *self,
                            const guint *missing,
                            guint        n_players,
                            RnDeal      *deal);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RnDealEntry, rn_deal_entry_free)

G_END_DECLS
