/* ahu-cli-play.h: which game the computer is to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-game-advisor.h"

G_BEGIN_DECLS

/* @id: (nullable): a game's name in records; %NULL for the first that is registered
 * Returns: (transfer none) (nullable): who plays it; if nobody does, that has been said, and %NULL */
const AhuGameAdvisor *ahu_cli_play_find (const char *id);

G_END_DECLS
