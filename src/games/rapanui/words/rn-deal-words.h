/* rn-deal-words.h: the words of the page on which a display is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @place: the place that is filled next, or `RN_DEAL_PLACES` when all are filled
 * Returns: (transfer full): what is asked */
char *rn_deal_question (guint place);

/* @goes_on: whether it is a game that goes on, which is mended
 * @full: whether all places are filled
 * @names: (nullable) (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what is said beside the question; of a new game who begins and how much wood each gets */
char *rn_deal_hint (gboolean           goes_on,
                    gboolean           full,
                    const char *const *names);

/* @place: the chosen place
 * @kind: the card kind there, or `RN_INVALID`
 * Returns: (transfer full) (nullable): what the next card replaces, %NULL if nothing */
char *rn_deal_instead (guint place,
                       guint kind);

/* @full: whether all places are filled
 * Returns: what the cards to choose are for, where no place that is filled is chosen */
const char *rn_deal_palette_title (gboolean full);

/* @full: whether all places are filled
 * @chosen: whether a place that is filled is chosen
 * Returns: how a card gets onto its place, or off it */
const char *rn_deal_palette_how (gboolean full,
                                 gboolean chosen);

G_END_DECLS
