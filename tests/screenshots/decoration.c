/* decoration.c: the round corners and the shadow that a window has where there is a compositor
 *
 * A picture of a widget ends at its bounds, and the shadow of a window lies outside of
 * them. So it is drawn anew here, as libadwaita has it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "decoration.h"

#define CORNER 12

static const struct
{
  float down;
  float spread;
  float blur;
  float alpha;
} layers[] = { { 1, 3, 3, 0.09f }, { 2, 5, 14, 0.05f }, { 4, 12, 28, 0.03f }, { 6, 20, 36, 0.02f }, { 0, 1, 0, 0.05f } };

void
decoration_prepare (GtkWidget *window)
{
  gtk_widget_remove_css_class (window, "solid-csd");
  gtk_widget_add_css_class (window, "csd");
}

void
decoration_begin (GtkWidget   *window,
                  GtkSnapshot *snapshot)
{
  graphene_rect_t bounds;
  GskRoundedRect outline;

  graphene_rect_init (&bounds, 0, 0, gtk_widget_get_width (window), gtk_widget_get_height (window));
  gsk_rounded_rect_init_from_rect (&outline, &bounds, CORNER);
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      GdkRGBA colour = { 0, 0, 0, layers[i].alpha };

      gtk_snapshot_append_outset_shadow (snapshot, &outline, &colour, 0, layers[i].down,
                                         layers[i].spread, layers[i].blur);
    }
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
}
