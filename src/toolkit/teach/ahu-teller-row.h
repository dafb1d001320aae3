/* ahu-teller-row.h: the switch that has a new game explained step by step
 *
 * Not for: what is then explained, which is the game's own affair.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_TELLER_ROW (ahu_teller_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuTellerRow, ahu_teller_row, AHU, TELLER_ROW, AhuParent)

/* Shows whether it is explained; hides the row for a game that can't be, or where nothing is remembered. */
void ahu_teller_row_set_game (AhuTellerRow    *self,
                              const AhuGameUi *ui);

G_END_DECLS
