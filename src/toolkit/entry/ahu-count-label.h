/* ahu-count-label.h: what the eye reads beside a number that is counted
 *
 * A picture, its name, and where it lies. Not for: the number, which has a name of its own
 * for those who hear it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Width of the picture, in pixels. */
#define AHU_COUNT_PICTURE 30

/* @picture: what is counted
 * @height: how high it is drawn, in pixels
 * @name: what it is called
 * @detail: (nullable): what more there is to say
 * Returns: (transfer floating): a label */
GtkWidget *ahu_count_label_new (const char *picture,
                                int         height,
                                const char *name,
                                const char *detail);

/* @above: whether the number stands below it: then the name stands below the picture, and what more there is to say
 *   is left out */
void ahu_count_label_set_above (GtkWidget *label,
                                gboolean   above);

G_END_DECLS
