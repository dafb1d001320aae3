/* tp-bot.h: players of Tapati that the computer plays
 *
 * All is open but the order of the stocks, so a bot sees the position. Not for tiles, which
 * nobody chooses (tp-playout.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-limits.h"
#include "core/base/ahu-random.h"
#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/**
 * TpBot:
 * @id: the name on the command line
 * @choose: chooses one of the moves of @player, of which there is at least one, at no more
 *   than the cost of @limits (nullable for bots that don't think); returns its index
 */
typedef struct
{
  const char *id;
  guint (*choose) (const TpPosition *position,
                   guint             player,
                   const TpMove     *moves,
                   guint             n_moves,
                   const AhuLimits  *limits,
                   AhuRandom        *random);
} TpBot;

/* Returns: (transfer none) (nullable): the bot, %NULL if there is none of that name */
const TpBot *tp_bot_find (const char *id);

/* Returns: (transfer none) (array zero-terminated=1): all names */
const char *const *tp_bot_ids (void);

/* @player: one who has to act in it
 * @moves: (out caller-allocates) (array fixed-size=330): what is legal for @player
 * Returns: how many */
guint tp_bot_own_moves (const TpPosition *position,
                        guint             player,
                        TpMove            moves[TP_MAX_LEGAL]);

G_END_DECLS
