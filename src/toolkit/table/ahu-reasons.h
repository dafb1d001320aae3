/* ahu-reasons.h: asking the game about one move for one choice, and what has
 * just been moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

/* Makes @choice stand for @move and tell why it is impossible, if it is, else what it makes certain, if hints are
 * on.
 * @move: (transfer full): a move
 * @closed: (nullable): why nobody here can choose anything now; %NULL if it is for the game to say
 * Returns: whether it is possible */
gboolean ahu_choice_offer (AhuChoice  *choice,
                           AhuSession *session,
                           JsonNode   *move,
                           const char *closed);

/* [func@choice_offer]; while computers play nothing can be chosen.
 * @move: (transfer full): a move
 * Returns: whether it is possible */
gboolean ahu_choice_make_move (AhuChoice  *choice,
                               AhuSession *session,
                               JsonNode   *move);

/* The same, as if @move were possible: where a reason, seen or read aloud for a moment, would tell what a player
 * owns.
 * @move: (transfer full): what it stands for */
void ahu_choice_offer_any (AhuChoice  *choice,
                           AhuSession *session,
                           JsonNode   *move);

/* Tells whether the game went on by one move since a widget was updated, so that it can point at what has just been
 * moved.
 * @shown: the ply that a widget showed last
 * Returns: (transfer none) (nullable): the position before that move, %NULL after an undo, or if nothing has changed */
gconstpointer ahu_session_position_before (AhuSession *session,
                                           guint       shown);

G_END_DECLS
