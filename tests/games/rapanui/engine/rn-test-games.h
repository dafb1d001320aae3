/* rn-test-games.h: the examples as games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/**
 * rn_test_finished:
 *
 * The finished games among the examples, by the names of their files, %NULL at the end.
 */
extern const char *const rn_test_finished[];

/**
 * rn_test_load_example:
 * @name: the name of an example without its ending
 *
 * Returns: (transfer full): its game
 */
AhuHistory *rn_test_load_example (const char *name);

/**
 * rn_test_join:
 * @whole: a game
 * @ply: a move of it
 * @wood: what the player on the first seat has more
 *
 * Returns: (transfer full): the same game as if it had been joined at the first turn that
 *   begins from @ply on
 */
AhuHistory *rn_test_join (AhuHistory *whole,
                          guint       ply,
                          guint       wood);

G_END_DECLS
