/* ahu-tp-combination.h: the pieces of a combination side by side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/engine/tp-pieces.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_COMBINATION (ahu_tp_combination_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpCombination, ahu_tp_combination, AHU, TP_COMBINATION, GtkWidget)

/* Returns: (transfer floating): nothing yet; readers of the screen pass it over */
GtkWidget *ahu_tp_combination_new (void);

/* @combination: which one
 * @circles: those of its quarry; 0 for any
 * @height: of its pieces, in CSS pixels */
void ahu_tp_combination_show (AhuTpCombination *self,
                              guint             combination,
                              guint             circles,
                              int               height);

G_END_DECLS
