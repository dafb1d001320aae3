/* ahu-tp-palms.h: the palm market: palms packed in rows and columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_TP_PALMS (ahu_tp_palms_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpPalms, ahu_tp_palms, AHU, TP_PALMS, GtkWidget)

/* Returns: (transfer floating): a market without places; readers of the screen pass it over */
GtkWidget *ahu_tp_palms_new (void);

/* @rows: how high a column is
 * @columns: how many there are
 * @palms: how many lie there; full columns stand out
 * @cell: the size of a place, in CSS pixels at text of 100 % */
void ahu_tp_palms_show (AhuTpPalms *self,
                        guint       rows,
                        guint       columns,
                        guint       palms,
                        int         cell);

G_END_DECLS
