/* ahu-guidance.c: the first game: what a step means, told once for each situation
 *
 * Where there is room for a line only it is one, which a tap unfolds. Not for: where it lies (ahu-table-guidance.c).
 *
 * With the end of a game it is no first game any more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-guidance.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-guidance-bubble.h"
#include "toolkit/table/ahu-practise.h"

/* The setting, which the preferences and the row before a game have as well. */
#define GUIDANCE "guidance"
/* The prompt is read first. */
#define READ_AFTER 400

struct _AhuGuidance
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkWidget *bubble;

  const AhuSituations *situations; /* NULL for none */
  const char *told;    /* the setting with what was told */
  AhuSession *session; /* weak: only compared */
  GBytes *position;    /* of which it tells: with as many moves it may be another one */
  gboolean is_on;
  gboolean is_read_only;
  const char *text;    /* NULL where there is nothing to tell */
  gboolean is_unfolded; /* by people, who want to read all of it */
  guint reading;       /* until it is read to those who don't see it */
};

G_DEFINE_FINAL_TYPE (AhuGuidance, ahu_guidance, GTK_TYPE_WIDGET)

static gboolean
is_told (const char *const *seen,
         const char        *id)
{
  return g_strv_contains (seen, id);
}

static void
remember (AhuGuidance       *self,
          GSettings         *settings,
          const char *const *seen,
          const char        *id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_strv_builder_addv (builder, (const char **) seen);
  g_strv_builder_add (builder, id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (settings, self->told, (const char *const *) all);
}

/* Nobody is told anything where nobody decides, or where the table is covered. */
static const AhuSituation *
find_situation (AhuGuidance       *self,
                AhuSession        *session,
                const char *const *seen)
{
  gconstpointer position = ahu_session_get_position (session);
  const AhuSituations *situations = self->situations;
  const char *step;

  if (ahu_session_get_read_only (session) || ahu_practise_is_waiting (session) ||
      (situations->is_silent != NULL && situations->is_silent (session)))
    return NULL;

  step = ahu_session_get_game (session)->step (position);
  for (guint i = 0; i < situations->n; i++)
    {
      const AhuSituation *one = &situations->all[i];

      if (!is_told (seen, one->id) && (one->step == NULL || g_str_equal (one->step, step)) &&
          (one->holds == NULL || one->holds (position)))
        return one;
    }

  return NULL;
}

/* All of it is to be told again. */
static gboolean
is_forgotten (AhuGuidance *self,
              GSettings   *settings)
{
  g_auto (GStrv) seen = g_settings_get_strv (settings, self->told);

  return *seen == NULL;
}

static const char *
find_text (AhuGuidance *self,
           GSettings   *settings,
           AhuSession  *session)
{
  g_auto (GStrv) seen = g_settings_get_strv (settings, self->told);
  const AhuSituation *situation = find_situation (self, session, (const char *const *) seen);

  if (situation == NULL)
    return NULL;

  remember (self, settings, (const char *const *) seen, situation->id);

  return _(situation->text);
}

static gboolean
read_cb (gpointer user_data)
{
  AhuGuidance *self = user_data;

  self->reading = 0;
  ahu_compat_announce (GTK_WIDGET (self), self->text);

  return G_SOURCE_REMOVE;
}

/* It fades unless motion is reduced; then it takes no part in anything. */
static void
faded_cb (AhuGuidance *self)
{
  if (self->text == NULL && !gtk_revealer_get_child_revealed (GTK_REVEALER (self->revealer)))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
tell (AhuGuidance *self,
      const char  *text)
{
  g_clear_handle_id (&self->reading, g_source_remove);
  self->text = text;
  self->is_unfolded = FALSE;
  gtk_widget_set_can_target (GTK_WIDGET (self), text != NULL);
  if (text != NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      ahu_guidance_bubble_set_text (AHU_GUIDANCE_BUBBLE (self->bubble), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      self->reading = g_timeout_add (READ_AFTER, read_cb, self);
    }
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), text != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  faded_cb (self);
}

/* Where it lies depends on it. */
static void
unfold_cb (AhuGuidance *self)
{
  self->is_unfolded = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
released_cb (AhuGuidance *self)
{
  ahu_guidance_dismiss (self);
}

static void
ahu_guidance_dispose (GObject *object)
{
  AhuGuidance *self = AHU_GUIDANCE (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_weak_pointer (&self->session);
  g_clear_pointer (&self->position, g_bytes_unref);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_guidance_parent_class)->dispose (object);
}

static void
ahu_guidance_class_init (AhuGuidanceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_guidance_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "guidance");
}

static void
ahu_guidance_init (AhuGuidance *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->bubble = ahu_guidance_bubble_new ();
  g_signal_connect_object (self->bubble, "unfold", G_CALLBACK (unfold_cb), self, G_CONNECT_SWAPPED);
  self->revealer = g_object_new (GTK_TYPE_REVEALER,
                                 "transition-type", GTK_REVEALER_TRANSITION_TYPE_CROSSFADE,
                                 "child", self->bubble,
                                 NULL);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->revealer, "notify::child-revealed", G_CALLBACK (faded_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

const char *
ahu_guidance_find_told (const AhuGameUi *ui)
{
  g_return_val_if_fail (ui != NULL, NULL);

  for (const AhuSwitch *each = ui->switches; each != NULL && each->key != NULL; each++)
    if (g_str_equal (each->key, GUIDANCE))
      return each->told;

  return NULL;
}

void
ahu_guidance_set_situations (AhuGuidance         *self,
                             const AhuSituations *situations)
{
  g_return_if_fail (AHU_IS_GUIDANCE (self));

  self->situations = situations;
}

void
ahu_guidance_update (AhuGuidance *self,
                     AhuSession  *session)
{
  const AhuGame *game;
  const AhuGameUi *ui;
  g_autoptr (GBytes) position = NULL;
  GSettings *settings;
  gboolean is_on, is_read_only;

  g_return_if_fail (AHU_IS_GUIDANCE (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  game = ahu_session_get_game (session);
  ui = ahu_game_ui_find (game);
  settings = ahu_settings_get_game (game);
  self->told = ui != NULL ? ahu_guidance_find_told (ui) : NULL;
  if (self->situations == NULL || settings == NULL || self->told == NULL)
    return;

  /* It stays where it is while the page is only laid out anew. */
  is_on = ahu_settings_get_switch (game, GUIDANCE);
  if (is_on && ahu_session_is_over (session) && !ahu_session_get_read_only (session) && !is_forgotten (self, settings))
    {
      g_settings_set_boolean (settings, GUIDANCE, FALSE);
      is_on = FALSE;
    }
  is_read_only = ahu_session_get_read_only (session);
  position = g_bytes_new (ahu_session_get_position (session), game->position_size);
  if (self->session == session && g_bytes_equal (self->position, position) && self->is_on == is_on &&
      self->is_read_only == is_read_only && !(is_on && is_forgotten (self, settings)))
    return;

  g_set_weak_pointer (&self->session, session);
  g_clear_pointer (&self->position, g_bytes_unref);
  self->position = g_steal_pointer (&position);
  self->is_on = is_on;
  self->is_read_only = is_read_only;
  tell (self, is_on ? find_text (self, settings, session) : NULL);
}

gboolean
ahu_guidance_dismiss (AhuGuidance *self)
{
  gboolean told;

  g_return_val_if_fail (AHU_IS_GUIDANCE (self), FALSE);

  told = self->text != NULL;
  tell (self, NULL);

  return told;
}

void
ahu_guidance_set_folds (AhuGuidance *self,
                        gboolean     folds)
{
  g_return_if_fail (AHU_IS_GUIDANCE (self));

  ahu_guidance_bubble_set_folds (AHU_GUIDANCE_BUBBLE (self->bubble), folds);
}

gboolean
ahu_guidance_is_unfolded (AhuGuidance *self)
{
  g_return_val_if_fail (AHU_IS_GUIDANCE (self), FALSE);

  return self->is_unfolded;
}

const char *
ahu_guidance_get_text (AhuGuidance *self)
{
  g_return_val_if_fail (AHU_IS_GUIDANCE (self), NULL);

  return self->text;
}
