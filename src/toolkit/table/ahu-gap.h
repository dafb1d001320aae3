/* ahu-gap.h: where something that lies over others hides nothing that must stay seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuGapNeeds:
 * @widget: a widget below it
 * @user_data: of the caller
 *
 * Returns: whether nothing of @widget must be hidden; else it is asked for each of its children
 */
typedef gboolean (*AhuGapNeeds) (GtkWidget *widget,
                                 gpointer   user_data);

/**
 * ahu_gap_find:
 * @over: what is to lie over its siblings
 * @range: from where to where it may lie in its parent
 * @at_end: whether the place nearest to the end of @range is wanted
 * @needs: (scope call): what it must not hide
 * @user_data: for @needs
 * @place: (inout): as wide and as high as it is; where it hides none of that
 *
 * Returns: whether there is such a place; else @place is as it was
 */
gboolean ahu_gap_find (GtkWidget          *over,
                       const GdkRectangle *range,
                       gboolean            at_end,
                       AhuGapNeeds         needs,
                       gpointer            user_data,
                       GdkRectangle       *place);

G_END_DECLS
