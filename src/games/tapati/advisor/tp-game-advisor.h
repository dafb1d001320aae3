/* tp-game-advisor.h: the advisor of Tapati as the program sees it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-game-advisor.h"

G_BEGIN_DECLS

/* Returns: (transfer none): who plays and judges Tapati */
const AhuGameAdvisor *tp_game_advisor_get (void);

G_END_DECLS
