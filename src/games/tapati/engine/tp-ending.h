/* tp-ending.h: what is told of a game that is over, besides its ranking
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/tapati/engine/tp-final.h"

G_BEGIN_DECLS

/**
 * TpScored:
 * @round: in which round; 0 if it still stands
 * @player: whose it was
 * @points: all together
 * @moai: how it stood there
 *
 * A Moai that was scored in play, or in the end.
 */
typedef struct
{
  guint round;
  guint player;
  guint points;
  TpMoai moai;
} TpScored;

/* @history: a game of Tapati
 * Returns: (transfer full) (element-type TpScored): the Moai that were scored, in their order (T9) */
GArray *tp_list_scored (AhuHistory *history);

/* @sheet: a sheet that [func@sheet_check] accepts
 * Returns: (transfer full) (element-type TpScored): the Moai that still stand, by seat and site (T12.1) */
GArray *tp_list_standing (const TpSheet *sheet);

/* @history: a game of Tapati that is over
 * Returns: (transfer full) (element-type TpScored): the Moai that were scored, then those that still stand */
GArray *tp_list_all_moai (AhuHistory *history);

/* @position: a position that is over
 * Returns: (transfer full): how the game ended, with the numbers that were short and the rules (T11) */
char *tp_end_text (const TpPosition *position);

G_END_DECLS
