/* ahu-tp-tower.h: a small Moai: its tiles on the base, without what is on them
 *
 * Not for: the Moai of a board, which has rows to place something in (ahu-tp-site.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/engine/tp-position.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_TOWER (ahu_tp_tower_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpTower, ahu_tp_tower, AHU, TP_TOWER, GtkWidget)

/* One widget for the whole tower, since a result has dozens of them. Readers of the screen pass it over: what stands
 * beside it tells of the Moai in words.
 * @moai: what is drawn
 * Returns: (transfer floating): the tower */
GtkWidget *ahu_tp_tower_new (const TpMoai *moai);

G_END_DECLS
