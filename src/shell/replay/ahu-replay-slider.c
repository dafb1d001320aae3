/* ahu-replay-slider.c: a slider over the moves of a game, with marks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/replay/ahu-replay-slider.h"

/* Below the groove, in pixels. */
#define MARK_GAP 9
#define SHORT_HEIGHT 4
#define LONG_HEIGHT 7
#define MARK_WIDTH 1.5f

/* Where marks would stand closer than this only the longer ones are drawn. */
#define LEAST_DISTANCE 3.0

struct _AhuReplaySlider
{
  GtkScale parent_instance;

  AhuReplay *replay;
};

G_DEFINE_FINAL_TYPE (AhuReplaySlider, ahu_replay_slider, GTK_TYPE_SCALE)

/* Seen on light and on dark. */
static const GdkRGBA mark_colour = { 0.5f, 0.5f, 0.5f, 0.9f };

static float
find_x (AhuReplaySlider    *self,
        const GdkRectangle *groove,
        guint               ply)
{
  double part = (double) ply / ahu_replay_get_n_moves (self->replay);

  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    part = 1 - part;

  return (float) (groove->x + part * groove->width);
}

static void
draw_marks (AhuReplaySlider *self,
            GtkSnapshot     *snapshot)
{
  guint n = ahu_replay_get_n_moves (self->replay);
  GdkRectangle groove;
  float last = -G_MAXFLOAT;

  gtk_range_get_range_rect (GTK_RANGE (self), &groove);
  for (guint ply = 1; ply < n; ply++)
    {
      gboolean is_long = ahu_replay_is_mark (self->replay, ply, AHU_REPLAY_LONG);
      float x = find_x (self, &groove, ply);

      if (!is_long && (!ahu_replay_is_mark (self->replay, ply, AHU_REPLAY_SHORT) || ABS (x - last) < LEAST_DISTANCE))
        continue;
      gtk_snapshot_append_color (snapshot, &mark_colour,
                                 &GRAPHENE_RECT_INIT (x - MARK_WIDTH / 2,
                                                      (float) (groove.y + groove.height / 2 + MARK_GAP),
                                                      MARK_WIDTH, is_long ? LONG_HEIGHT : SHORT_HEIGHT));
      last = x;
    }
}

static void
ahu_replay_slider_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AhuReplaySlider *self = AHU_REPLAY_SLIDER (widget);

  if (self->replay != NULL && ahu_replay_get_n_moves (self->replay) > 0)
    draw_marks (self, snapshot);
  GTK_WIDGET_CLASS (ahu_replay_slider_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_replay_slider_class_init (AhuReplaySliderClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = ahu_replay_slider_snapshot;
}

static void
ahu_replay_slider_init (AhuReplaySlider *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "replay-slider");
  gtk_scale_set_draw_value (GTK_SCALE (self), FALSE);
  gtk_range_set_round_digits (GTK_RANGE (self), 0);
}

void
ahu_replay_slider_set_replay (AhuReplaySlider *self,
                              AhuReplay       *replay)
{
  g_return_if_fail (AHU_IS_REPLAY_SLIDER (self));

  self->replay = replay;
  gtk_range_set_range (GTK_RANGE (self), 0, replay != NULL ? MAX (ahu_replay_get_n_moves (replay), 1) : 1);
  gtk_range_set_increments (GTK_RANGE (self), 1, 10);
  gtk_widget_set_sensitive (GTK_WIDGET (self), replay != NULL && ahu_replay_get_n_moves (replay) > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
