/* probe-advisor.h: an advisor for the second game: it adds by chance, and finds more better than less
 *
 * As little as practice, best moves and analysis ask for: no words of its own, nothing that is drawn or
 * hidden, no picture. The game has none until this one is registered.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-game-advisor.h"

G_BEGIN_DECLS

/**
 * probe_advisor_get:
 *
 * Returns: (transfer none): the advisor of the game of probe-game.h
 */
const AhuGameAdvisor *probe_advisor_get (void);

G_END_DECLS
