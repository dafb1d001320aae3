/* ahu-readable.h: a box that can be focused, to be read as a whole
 *
 * For what is shown and can't be activated; a GtkBox never takes the focus
 * itself. Lays its children out in a line, as its layout manager says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_READABLE (ahu_readable_get_type ())
G_DECLARE_FINAL_TYPE (AhuReadable, ahu_readable, AHU, READABLE, AhuParent)

/* @role: what it is for readers of the screen
 * @orientation: how its children stand
 * @spacing: pixels between them
 * Returns: (transfer floating): an empty box */
GtkWidget *ahu_readable_new (GtkAccessibleRole role,
                             GtkOrientation    orientation,
                             int               spacing);

/* @child: what comes last */
void ahu_readable_append (AhuReadable *self,
                          GtkWidget   *child);

/* @orientation: how its children stand
 * @spacing: pixels between them */
void ahu_readable_set_orientation (AhuReadable    *self,
                                   GtkOrientation  orientation,
                                   int             spacing);

/* @words: all that it shows */
void ahu_readable_set_words (AhuReadable *self,
                             const char  *words);

G_END_DECLS
