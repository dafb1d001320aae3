/* tp-box.h: what is read from the players' own box (T2.2)
 *
 * Not for: the box in a file (tp-json.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-reason.h"

G_BEGIN_DECLS

#define TP_MAX_OF_KIND 99
#define TP_MAX_SQUARE 10
#define TP_MAX_RUG_SPACES 2

/**
 * TpBox:
 * @quarries: how many there are with 1, 2, 3, 4 circles
 * @rugs: how many there are with a 2 and with a 3
 * @rug_spaces: how many slave spaces a rug with a 2 and one with a 3 has
 * @row: quarries laid in the quarry market
 * @transfer: the values of the transfer squares
 * @arrows: what each combination can become directly, bit per [enum@Combination]
 *
 * The numbers that the source does not give (T2.2). `TP_INVALID` stands for one that is
 * none.
 */
typedef struct
{
  guint8 quarries[TP_CIRCLES];
  guint8 rugs[TP_RUGS];
  guint8 rug_spaces[TP_RUGS];
  guint8 row;
  guint8 transfer[TP_SQUARES];
  guint8 arrows[TP_COMBINATIONS];
} TpBox;

/* @box: (out caller-allocates): the defaults of T2.2
 * @n_players: how many play */
void tp_box_init (TpBox *box,
                  guint  n_players);

/* @box: what was entered
 * @n_players: how many play, any number
 * Returns: why the game can't be played so: T2.1 for the number of players, T2.2 for anything else; or a reason with
 *   `TP_OK` */
TpReason tp_box_check (const TpBox *box,
                       guint        n_players);

G_END_DECLS
