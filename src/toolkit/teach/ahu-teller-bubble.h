/* ahu-teller-bubble.h: words that fold to one line where there is no room for all of them
 *
 * Not for: when they are told, and where they lie (ahu-teller.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TELLER_BUBBLE (ahu_teller_bubble_get_type ())
G_DECLARE_FINAL_TYPE (AhuTellerBubble, ahu_teller_bubble, AHU, TELLER_BUBBLE, AhuParent)

/* Its natural height is that of all words, its least that of one line. A tap on the line, or a key, emits `unfold`.
 * Returns: (transfer floating): a bubble without words */
GtkWidget *ahu_teller_bubble_new (void);

/* What those who have enough of it activate, with the seat, or %AHU_NOBODY for all; and what puts away this once. What
 * is around it has them. */
#define AHU_TELLER_ENOUGH "teller.enough"
#define AHU_TELLER_DISMISS "teller.dismiss"

/* Below them stand buttons for those who have enough of it, or are in a menu.
 * @text: words; numbers of rules in them become links
 * @names: (array zero-terminated=1): of the players
 * @hearers: to whom it is said, a bit per seat
 * @is_shared: whether others than one of them learn the game, so that all can have enough of it at once */
void ahu_teller_bubble_set_text (AhuTellerBubble   *self,
                                 const char        *text,
                                 const char *const *names,
                                 guint              hearers,
                                 gboolean           is_shared);

/* @text: the longest of what it will say */
void ahu_teller_bubble_set_longest (AhuTellerBubble *self,
                                    const char      *text);

/* @width: how wide it is
 * @line: (out): how high it is as a line
 * Returns: how high it is with the longest of what it will say */
int ahu_teller_bubble_measure_longest (AhuTellerBubble *self,
                                       int              width,
                                       int             *line);

/* @folds: whether its least height is that of a line, which it is at first */
void ahu_teller_bubble_set_folds (AhuTellerBubble *self,
                                  gboolean         folds);

G_END_DECLS
