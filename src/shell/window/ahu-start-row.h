/* ahu-start-row.h: one of the things that can be begun on the start page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_START_ROW (ahu_start_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuStartRow, ahu_start_row, AHU, START_ROW, GtkButton)

/**
 * ahu_start_row_set_room:
 * @self: a row
 * @narrow: whether there is room for the short subtitle only, and none for a key
 * @low: whether there is room for the title alone
 *
 * Readers of the screen tell the subtitle all the same.
 */
void ahu_start_row_set_room (AhuStartRow *self,
                             gboolean     narrow,
                             gboolean     low);

/**
 * ahu_start_row_add_picture:
 * @self: a row
 * @picture: (transfer floating): a drawing of what it leads to
 */
void ahu_start_row_add_picture (AhuStartRow *self,
                                GtkWidget   *picture);

/**
 * ahu_start_row_shorten:
 * @self: a row
 *
 * Says no more than the short subtitle from now on.
 */
void ahu_start_row_shorten (AhuStartRow *self);

G_END_DECLS
