/* ahu-motion.c: the layer on which cards and tokens travel
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-motion.h"

#include <adwaita.h>

#include "toolkit/art/ahu-picture.h"

/* Nothing becomes smaller on its way than a token. */
#define LEAST_HEIGHT 20.f

typedef struct
{
  char *picture;
  graphene_rect_t from;
  GtkWidget *to;
  guint start;
  guint duration;
  gboolean hides;
  char *words; /* what @to will show, if it shows something else until then */
} Flight;

struct _AhuMotion
{
  GtkWidget parent_instance;

  GPtrArray *flights;
  AdwAnimation *animation;
  double now; /* ms since the start */
};

G_DEFINE_FINAL_TYPE (AhuMotion, ahu_motion, GTK_TYPE_WIDGET)

static void
arrive (Flight *flight)
{
  if (flight->hides)
    gtk_widget_set_opacity (flight->to, 1);
  if (flight->words != NULL)
    gtk_label_set_text (GTK_LABEL (flight->to), flight->words);
  flight->hides = FALSE;
  g_clear_pointer (&flight->words, g_free);
}

static void
flight_free (Flight *flight)
{
  arrive (flight);
  g_free (flight->picture);
  g_object_unref (flight->to);
  g_free (flight);
}

static void
set_now (double     now,
         AhuMotion *self)
{
  self->now = now;
  for (guint i = 0; i < self->flights->len; i++)
    {
      Flight *flight = self->flights->pdata[i];

      if (now >= flight->start + flight->duration)
        arrive (flight);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Of the shape it started with, in the middle of where it goes. */
static graphene_rect_t
find_end (const Flight          *flight,
          const graphene_rect_t *target)
{
  float height = CLAMP (target->size.height, LEAST_HEIGHT,
                        MAX (LEAST_HEIGHT, flight->from.size.height));
  float width = height * flight->from.size.width / flight->from.size.height;

  return GRAPHENE_RECT_INIT (target->origin.x + (target->size.width - width) / 2,
                             target->origin.y + (target->size.height - height) / 2,
                             width, height);
}

static void
draw_at (AhuMotion             *self,
         GtkSnapshot           *snapshot,
         const Flight          *flight,
         const graphene_rect_t *place)
{
  GtkWidget *widget = GTK_WIDGET (self);
  int width = (int) flight->from.size.width;
  int height = (int) flight->from.size.height;
  g_autofree char *stylesheet = ahu_picture_stylesheet (flight->picture, AHU_GROUND_WINDOW);
  g_autoptr (GdkTexture) texture = NULL;

  texture = ahu_picture_render (flight->picture, width, height,
                                gtk_widget_get_scale_factor (widget), stylesheet);
  if (texture == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place->origin);
  gtk_snapshot_scale (snapshot, place->size.width / width, place->size.height / height);
  ahu_picture_append (widget, snapshot, texture, width, height);
  gtk_snapshot_restore (snapshot);
}

static void
draw_flight (AhuMotion    *self,
             GtkSnapshot  *snapshot,
             const Flight *flight)
{
  double part = (self->now - flight->start) / flight->duration;
  graphene_rect_t target;
  graphene_rect_t place;

  if (part >= 1 || !ahu_motion_find (self, flight->to, &target))
    return;
  target = find_end (flight, &target);
  graphene_rect_interpolate (&flight->from, &target,
                             adw_easing_ease (ADW_EASE_OUT_CUBIC, MAX (0, part)), &place);
  draw_at (self, snapshot, flight, &place);
}

static void
ahu_motion_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  AhuMotion *self = AHU_MOTION (widget);

  for (guint i = 0; i < self->flights->len; i++)
    draw_flight (self, snapshot, self->flights->pdata[i]);
}

static void
ahu_motion_unmap (GtkWidget *widget)
{
  ahu_motion_finish (AHU_MOTION (widget));
  GTK_WIDGET_CLASS (ahu_motion_parent_class)->unmap (widget);
}

static void
ahu_motion_dispose (GObject *object)
{
  ahu_motion_finish (AHU_MOTION (object));

  G_OBJECT_CLASS (ahu_motion_parent_class)->dispose (object);
}

static void
ahu_motion_finalize (GObject *object)
{
  g_ptr_array_unref (AHU_MOTION (object)->flights);

  G_OBJECT_CLASS (ahu_motion_parent_class)->finalize (object);
}

static void
ahu_motion_class_init (AhuMotionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_motion_dispose;
  object_class->finalize = ahu_motion_finalize;
  widget_class->snapshot = ahu_motion_snapshot;
  widget_class->unmap = ahu_motion_unmap;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "rn-motion");
}

static void
ahu_motion_init (AhuMotion *self)
{
  self->flights = g_ptr_array_new_with_free_func ((GDestroyNotify) flight_free);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_can_focus (GTK_WIDGET (self), FALSE);
}

gboolean
ahu_motion_is_possible (AhuMotion *self)
{
  g_return_val_if_fail (AHU_IS_MOTION (self), FALSE);

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && adw_get_enable_animations (GTK_WIDGET (self));
}

gboolean
ahu_motion_find (AhuMotion       *self,
                 GtkWidget       *widget,
                 graphene_rect_t *place)
{
  g_return_val_if_fail (AHU_IS_MOTION (self), FALSE);

  return widget != NULL && gtk_widget_get_mapped (widget) &&
         gtk_widget_compute_bounds (widget, GTK_WIDGET (self), place) &&
         place->size.width >= 1 && place->size.height >= 1;
}

void
ahu_motion_add (AhuMotion             *self,
                const char            *picture,
                const graphene_rect_t *from,
                GtkWidget             *to,
                guint                  start,
                guint                  duration)
{
  Flight *flight;

  g_return_if_fail (AHU_IS_MOTION (self));
  g_return_if_fail (start + duration <= AHU_MOTION_MS);

  if (to == NULL)
    return;
  flight = g_new0 (Flight, 1);
  flight->picture = g_strdup (picture);
  flight->from = *from;
  flight->to = g_object_ref (to);
  flight->start = start;
  flight->duration = duration;
  g_ptr_array_add (self->flights, flight);
}

void
ahu_motion_hide_target (AhuMotion *self)
{
  Flight *flight;

  g_return_if_fail (AHU_IS_MOTION (self));
  g_return_if_fail (self->flights->len > 0);

  flight = self->flights->pdata[self->flights->len - 1];
  flight->hides = TRUE;
  gtk_widget_set_opacity (flight->to, 0);
}

void
ahu_motion_keep_number (AhuMotion *self,
                        guint      number)
{
  g_autofree char *before = g_strdup_printf ("%u", number);
  Flight *flight;

  g_return_if_fail (AHU_IS_MOTION (self));
  g_return_if_fail (self->flights->len > 0);

  flight = self->flights->pdata[self->flights->len - 1];
  g_return_if_fail (GTK_IS_LABEL (flight->to));
  g_free (flight->words);
  flight->words = g_strdup (gtk_label_get_text (GTK_LABEL (flight->to)));
  gtk_label_set_text (GTK_LABEL (flight->to), before);
}

guint
ahu_motion_get_number (AhuMotion *self)
{
  g_return_val_if_fail (AHU_IS_MOTION (self), 0);

  return self->flights->len;
}

void
ahu_motion_play (AhuMotion *self)
{
  g_return_if_fail (AHU_IS_MOTION (self));

  if (self->flights->len == 0)
    return;
  self->now = 0;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, AHU_MOTION_MS, AHU_MOTION_MS,
                                             adw_callback_animation_target_new (
                                               (AdwAnimationTargetFunc) set_now, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_object (self->animation, "done", G_CALLBACK (ahu_motion_finish), self,
                           G_CONNECT_SWAPPED);
  adw_animation_play (self->animation);
}

void
ahu_motion_finish (AhuMotion *self)
{
  g_autoptr (AdwAnimation) animation = NULL;

  g_return_if_fail (AHU_IS_MOTION (self));

  animation = g_steal_pointer (&self->animation);
  if (animation != NULL)
    {
      g_signal_handlers_disconnect_by_data (animation, self);
      adw_animation_pause (animation);
    }
  if (self->flights->len == 0)
    return;
  g_ptr_array_set_size (self->flights, 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
