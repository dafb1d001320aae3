/* ahu-growing-list.h: a list that shows its first items at once, the others little by little
 *
 * For views whose rows take long to be made: GTK makes some two hundred of them before
 * it draws the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define AHU_TYPE_GROWING_LIST (ahu_growing_list_get_type ())
G_DECLARE_FINAL_TYPE (AhuGrowingList, ahu_growing_list, AHU, GROWING_LIST, GObject)

/**
 * ahu_growing_list_new:
 * @model: all items
 *
 * Grows to all items of @model while there is nothing else to do.
 *
 * Returns: (transfer full): a list of the first items
 */
AhuGrowingList *ahu_growing_list_new (GListModel *model);

/**
 * ahu_growing_list_begin_again:
 * @self: a list
 *
 * With the next change of the items only the first ones are shown again.
 */
void ahu_growing_list_begin_again (AhuGrowingList *self);

G_END_DECLS
