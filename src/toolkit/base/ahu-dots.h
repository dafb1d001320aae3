/* ahu-dots.h: the steps of something as a line of dots, each to be gone to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_DOTS (ahu_dots_get_type ())
G_DECLARE_FINAL_TYPE (AhuDots, ahu_dots, AHU, DOTS, GtkWidget)

/* @self: dots
 * @name: what the next step is about, in a word or two
 * @mark: (nullable): stands for the name once the step is reached, which says nothing before */
void ahu_dots_add (AhuDots    *self,
                   const char *name,
                   GtkWidget  *mark);

/* @self: dots
 * @step: which is shown, from 0 */
void ahu_dots_set_step (AhuDots *self,
                        guint    step);

/* @self: dots
 * @visible: whether the names stand below the dots; else they are told by tooltips */
void ahu_dots_set_names_visible (AhuDots  *self,
                                 gboolean  visible);

G_END_DECLS
