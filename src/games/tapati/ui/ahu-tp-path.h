/* ahu-tp-path.h: the way of an exchange: an arrow, with what it steps over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/engine/tp-pieces.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_PATH (ahu_tp_path_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpPath, ahu_tp_path, AHU, TP_PATH, GtkWidget)

/* Returns: (transfer floating): an arrow; readers of the screen pass it over */
GtkWidget *ahu_tp_path_new (void);

/* @missing: (array length=n): the combinations that it leads past
 * @n: how many */
void ahu_tp_path_show (AhuTpPath    *self,
                       const guint8 *missing,
                       guint         n);

G_END_DECLS
