/* tp-bot.h: players of Tapati that the computer plays
 *
 * All is open but the order of the stocks, so a bot sees the position. Not for tiles, which
 * nobody chooses (tp-playout.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-random.h"
#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

#define TP_DEFAULT_MILLISECONDS 100

/**
 * TpLimits:
 * @playouts: how many games may be thought through for a decision; 0 for no such limit
 * @milliseconds: how long thinking may take; 0 for no such limit
 * @work_only: whether only the time counts in which the thread works
 *
 * What a decision may cost. Without both limits it costs 100 milliseconds; with @playouts
 * alone the same question has the same answer.
 */
typedef struct
{
  guint playouts;
  guint milliseconds;
  gboolean work_only;
} TpLimits;

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
                   const TpLimits   *limits,
                   AhuRandom        *random);
} TpBot;

/**
 * tp_bot_find:
 * @id: a name
 *
 * Returns: (transfer none) (nullable): the bot, %NULL if there is none of that name
 */
const TpBot *tp_bot_find (const char *id);

/**
 * tp_bot_list:
 *
 * Returns: (transfer full): all names, separated by commas
 */
char *tp_bot_list (void);

/**
 * tp_bot_own_moves:
 * @position: a position
 * @player: one who has to act in it
 * @moves: (out caller-allocates) (array fixed-size=330): what is legal for @player
 *
 * Returns: how many
 */
guint tp_bot_own_moves (const TpPosition *position,
                        guint             player,
                        TpMove            moves[TP_MAX_LEGAL]);

G_END_DECLS
