/* ahu-width-bin.h: a bin that tells how wide it is, as one of five classes
 *
 * Whoever owns it changes the layout of its child on `notify::width-class` and
 * `notify::low`, or on `resized`, which comes with every other size. With `grows` the child is shown
 * larger on a large screen: it is laid out, and told of, as on a smaller one. Not for: what the
 * classes mean (the page's affair).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuWidthClass:
 *
 * The narrowest width of each class in pixels, for text of 100 %; larger text needs
 * as much more. The classes are named after the
 * screens they are for and begin a little below, since a window without a
 * compositor spends some pixels of the screen on its border.
 */
typedef enum
{
  AHU_WIDTH_360 = 360,
  AHU_WIDTH_700 = 680,
  AHU_WIDTH_1024 = 1004,
  AHU_WIDTH_1200 = 1260,
  AHU_WIDTH_1600 = 1580
} AhuWidthClass;

/* Below this height of a page the next smaller cards are taken. */
#define AHU_LOW_HEIGHT 740

#define AHU_TYPE_WIDTH_BIN (ahu_width_bin_get_type ())
G_DECLARE_FINAL_TYPE (AhuWidthBin, ahu_width_bin, AHU, WIDTH_BIN, GtkWidget)

/* Returns: (transfer full): an empty bin */
GtkWidget *ahu_width_bin_new (void);

/* The bin never asks for more than the smallest class. A @child that needs more than there is, as with very large
 * text on a telephone, is shown smaller: nothing is ever cut off.
 * @child: (nullable): its only child */
void ahu_width_bin_set_child (AhuWidthBin *self,
                              GtkWidget   *child);

/* Returns: the class of the width last allocated */
AhuWidthClass ahu_width_bin_get_width_class (AhuWidthBin *self);

/* Tells the size last allocated; of a child that grows, the one that it is laid out in.
 * @width: (out): pixels, 0 before it was in a window
 * @height: (out): pixels */
void ahu_width_bin_get_room (AhuWidthBin *self,
                             int         *width,
                             int         *height);

/* Returns: whether the height last allocated is below `AHU_LOW_HEIGHT` */
gboolean ahu_width_bin_get_low (AhuWidthBin *self);

G_END_DECLS
