/* ahu-rn-best-moves.h: the window of the three best moves
 *
 * Only for those who ask for it. What each choice makes certain, without a word on
 * which is better, is elsewhere (ahu-hints.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/advisor/rn-knowledge.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_BEST_MOVES (ahu_rn_best_moves_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnBestMoves, ahu_rn_best_moves, AHU, RN_BEST_MOVES, AdwWindow)

/* How many moves are told at most, and for how long they are thought about. */
#define AHU_RN_BEST_MOVES_TOLD 3
#define AHU_RN_BEST_MOVES_TIME 1000 /* milliseconds */

/**
 * ahu_rn_best_moves_refuse:
 * @session: a session
 *
 * Where nobody has a choice there is no best one, and one Sacrifice card before
 * another would tell what a player holds (D3).
 *
 * Returns: (transfer none) (nullable): why there are no best moves in the present
 *   position, in the user's language; %NULL if there are
 */
const char *ahu_rn_best_moves_refuse (AhuSession *session);

/**
 * ahu_rn_best_moves_know:
 * @session: a session that ahu_rn_best_moves_refuse() doesn't refuse
 * @knowledge: (out caller-allocates): what the best moves are found with
 *
 * Chances on a screen that everybody sees would tell what was laid face down (R6.4), so
 * they come from what everybody may know; against computers from what the person knows.
 */
void ahu_rn_best_moves_know (AhuSession  *session,
                             RnKnowledge *knowledge);

/**
 * ahu_rn_best_moves_new:
 * @session: a session that ahu_rn_best_moves_refuse() doesn't refuse
 *
 * Thinks on another thread. The window closes when the game goes on, and activating
 * a move makes it.
 *
 * Returns: (transfer none): the window, not yet presented
 */
GtkWidget *ahu_rn_best_moves_new (AhuSession *session);

/**
 * ahu_rn_best_moves_present:
 * @widget: the page before which the window stands
 * @session: as in ahu_rn_best_moves_new()
 */
void ahu_rn_best_moves_present (GtkWidget  *widget,
                                AhuSession *session);

G_END_DECLS
