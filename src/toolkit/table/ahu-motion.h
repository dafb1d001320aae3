/* ahu-motion.h: the layer on which cards and tokens travel
 *
 * Draws over the page and takes no input. What travels has arrived already as far
 * as the game is concerned: nobody waits for it. Not for: what goes where,
 * which is the game's own affair.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_MOTION (ahu_motion_get_type ())
G_DECLARE_FINAL_TYPE (AhuMotion, ahu_motion, AHU, MOTION, GtkWidget)

/* All that travels after one move has arrived by then. */
#define AHU_MOTION_MS 250

/* Returns: whether anything would be seen to travel: the layer is shown and the desktop wants animations */
gboolean ahu_motion_is_possible (AhuMotion *self);

/* @widget: (nullable): a widget of the page
 * @place: (out): where @widget stands on the layer
 * Returns: whether it is seen */
gboolean ahu_motion_find (AhuMotion       *self,
                          GtkWidget       *widget,
                          graphene_rect_t *place);

/* The widget @to may be laid out later than this, in the same frame.
 * @picture: the drawing that travels
 * @from: where it starts, which also says how large it is
 * @to: (nullable): where it goes; does nothing if that is %NULL
 * @start: ms before it starts
 * @duration: ms that it travels; at most `AHU_MOTION_MS` with @start */
void ahu_motion_add (AhuMotion             *self,
                     const char            *picture,
                     const graphene_rect_t *from,
                     GtkWidget             *to,
                     guint                  start,
                     guint                  duration);

/* Keeps the place that what was added last goes to empty until it arrives. */
void ahu_motion_hide_target (AhuMotion *self);

/* Keeps the number that what was added last goes to until it arrives.
 * @number: what the label that it goes to has shown before */
void ahu_motion_keep_number (AhuMotion *self,
                             guint      number);

/* Returns: how many things are on their way, or about to be */
guint ahu_motion_get_number (AhuMotion *self);

/* Lets all that was added travel. */
void ahu_motion_play (AhuMotion *self);

/* Everything arrives at once. To be called before the page changes again. */
void ahu_motion_finish (AhuMotion *self);

G_END_DECLS
