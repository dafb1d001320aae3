/* ahu-rn-stone-ranking.h: how the Stone ranked the kinds, drawn and explained
 *
 * For a game that is over: face-down cards are turned up (R8.2).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-final.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_STONE_RANKING (ahu_rn_stone_ranking_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnStoneRanking, ahu_rn_stone_ranking, AHU, RN_STONE_RANKING, GtkBox)

/* @session: a session of Rapa Nui that is over
 * Returns: (transfer floating): the ranking */
GtkWidget *ahu_rn_stone_ranking_new (AhuSession *session);

/* @final: a final scoring of counts alone
 * Returns: (transfer floating): the ranking, without a word on face-down cards */
GtkWidget *ahu_rn_stone_ranking_new_for_final (const RnFinal *final);

/* @position: a position with cards on the Stone that were laid face down
 * @names: (array zero-terminated=1): the players' names as they stand in sentences
 * Returns: (transfer floating): the badge of these cards, and who laid how many */
GtkWidget *ahu_rn_stone_face_down_new (const RnPosition  *position,
                                       const char *const *names);

G_END_DECLS
