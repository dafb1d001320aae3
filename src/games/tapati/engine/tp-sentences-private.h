/* tp-sentences-private.h: what the files of sentences have in common
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-sentences.h"

G_BEGIN_DECLS

/* @reason: why something can't be built, or a Moai not be scored
 * @name: the player's name
 * Returns: (transfer full): one sentence */
char *tp_build_sentence (const TpReason *reason,
                         const char     *name);

/* @name: a player's name
 * @pieces: what the player takes, in words
 * Returns: (transfer full): a member of a list, such as “3 palms for Anna” */
char *tp_taking_text (const char *name,
                      const char *pieces);

/* @position: a position in step place
 * @player: who is placing
 * Returns: (transfer full): what can be placed and how many of it, such as “2 palms and 1 captive”; of who can place
 *   nothing, what others do */
char *tp_to_place_text (const TpPosition *position,
                        guint             player);

/* Returns: whether what it brings says that it was made, so that one sentence tells both */
gboolean tp_move_is_event (const TpMove *move);

/* @event: what a move brought
 * Returns: whether the sentence on the move says it already */
gboolean tp_event_is_move (const TpEvent *event,
                           const TpMove  *move);

/* @end: a [enum@End]
 * Returns: (transfer full): that the game is over, and why */
char *tp_over_sentence (guint end);

G_END_DECLS
