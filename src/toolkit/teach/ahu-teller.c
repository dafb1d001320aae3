/* ahu-teller.c: what a rule means, said at the table when it is first met
 *
 * Where there is room for a line only it is one, which a tap unfolds.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/teach/ahu-teller.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/teach/ahu-teach.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/teach/ahu-teller-bubble.h"

/* Switched off for all. */
#define GUIDANCE "guidance"
/* By name, what was heard. */
#define HEARD "heard"
/* Heard by who wants to hear nothing. */
#define ENOUGH "enough"
/* Heard by who has come to the end of a game. */
#define PLAYED "played"
/* The prompt is read first. */
#define READ_AFTER 400

struct _AhuTeller
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkWidget *bubble;

  AhuSession *session; /* weak */
  GBytes *position;    /* of which it tells: with as many moves it may be another one */
  guint seats;         /* who is told anything */
  AhuLearners learners; /* those of them who want to hear anything */
  GVariant *known;     /* the setting, as it was read or written last */
  gboolean is_silent;
  gboolean keeps_place; /* a first game: it has a place, whether it speaks or not */
  char *text;          /* NULL where there is nothing to say */
  guint hearers;       /* to whom it is new */
  guint n_learners;    /* who haven't enough of it */
  gboolean is_unfolded; /* by people, who want to read all of it */
  guint reading;       /* until it is read to those who don't see it */
};

G_DEFINE_FINAL_TYPE (AhuTeller, ahu_teller, GTK_TYPE_WIDGET)

static void
forget_heard (AhuTeller *self)
{
  for (guint seat = 0; seat < AHU_MAX_SEATS; seat++)
    g_clear_pointer (&self->learners.heard[seat], g_hash_table_unref);
}

/* Those who are told something, with what they have heard. */
static void
load_heard (AhuTeller *self,
            GSettings *settings)
{
  const char *const *names = ahu_session_get_names (self->session);
  GVariant *all = g_settings_get_value (settings, HEARD);

  g_clear_pointer (&self->known, g_variant_unref);
  self->known = all;
  forget_heard (self);
  self->n_learners = 0;
  for (guint seat = 0; seat < AHU_MAX_SEATS && names[seat] != NULL; seat++)
    {
      const char *nothing[] = { NULL };
      g_autofree const char **heard = NULL;

      if ((self->seats & (1u << seat)) == 0)
        continue;
      g_variant_lookup (all, names[seat], "^a&s", &heard);
      if (heard != NULL && g_strv_contains (heard, ENOUGH))
        continue;
      self->learners.heard[seat] = ahu_teach_heard_new (heard != NULL ? heard : nothing);
      self->n_learners++;
    }
}

/* What the one at @seat has heard from now on, in place of what it was. */
static void
store_heard (AhuTeller         *self,
             guint              seat,
             const char *const *heard)
{
  GSettings *settings = ahu_settings_get_game (ahu_session_get_game (self->session));
  g_autoptr (GVariant) all = g_settings_get_value (settings, HEARD);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *name;
  GVariant *value;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&s@as}", &name, &value))
    {
      if (!g_str_equal (name, ahu_session_get_names (self->session)[seat]))
        g_variant_builder_add (&builder, "{s@as}", name, value);
      g_variant_unref (value);
    }
  g_variant_builder_add (&builder, "{s^as}", ahu_session_get_names (self->session)[seat], heard);
  g_clear_pointer (&self->known, g_variant_unref);
  self->known = g_variant_ref_sink (g_variant_builder_end (&builder));
  g_settings_set_value (settings, HEARD, self->known);
}

static void
keep_heard (AhuTeller *self,
            guint      seat)
{
  g_autofree const char **heard = (const char **) g_hash_table_get_keys_as_array (self->learners.heard[seat], NULL);

  store_heard (self, seat, heard);
}

/* Who has come to the end of a game has no first one any more. */
static void
note_played (AhuTeller *self)
{
  gboolean is_over = ahu_session_is_over (self->session) && !ahu_session_get_read_only (self->session);

  self->keeps_place = FALSE;
  for (guint seat = 0; seat < AHU_MAX_SEATS; seat++)
    if (self->learners.heard[seat] != NULL && !g_hash_table_contains (self->learners.heard[seat], PLAYED))
      {
        self->keeps_place = !is_over;
        if (is_over && g_hash_table_add (self->learners.heard[seat], g_strdup (PLAYED)))
          keep_heard (self, seat);
      }
}

/* Its section leads on to the others. */
static char *
dup_text (AhuRules        *rules,
          const AhuSaying *saying)
{
  const AhuRulesSection *section = g_ptr_array_index (ahu_rules_get_sections (rules), saying->section);

  /* Translators: %1$s is what a rule means, %2$s the number of the rule */
  return g_strdup_printf (_("%1$s (%2$s)"), saying->text, section->id);
}

/* By name, unless it is new to all of them. */
static char *
dup_told (AhuTeller        *self,
          const AhuTelling *telling)
{
  const char *const *names = ahu_session_get_names (self->session);
  g_autofree char *text = dup_text (self->learners.rules, telling->saying);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) hearers = NULL;
  g_autofree char *list = NULL;

  if (telling->seats == self->seats)
    return g_steal_pointer (&text);

  for (guint seat = 0; names[seat] != NULL; seat++)
    if (telling->seats & (1u << seat))
      g_strv_builder_add (builder, names[seat]);
  hearers = g_strv_builder_end (builder);
  list = g_strjoinv (C_("list", ", "), hearers);

  /* Translators: what a rule means, said to some of the players; %1$s are their names, %2$s is the sentence. */
  return g_strdup_printf (_("%1$s: %2$s"), list, text);
}

static gboolean
read_cb (gpointer user_data)
{
  AhuTeller *self = user_data;

  self->reading = 0;
  ahu_compat_announce (GTK_WIDGET (self), self->text);

  return G_SOURCE_REMOVE;
}

/* It fades unless motion is reduced; then it takes no part in anything. */
static void
faded_cb (AhuTeller *self)
{
  if (self->text == NULL && !gtk_revealer_get_child_revealed (GTK_REVEALER (self->revealer)))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
say (AhuTeller *self,
     char      *text)
{
  g_clear_handle_id (&self->reading, g_source_remove);
  g_free (self->text);
  self->text = text;
  self->is_unfolded = FALSE;
  gtk_widget_set_can_target (GTK_WIDGET (self), text != NULL);
  if (text != NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      ahu_teller_bubble_set_text (AHU_TELLER_BUBBLE (self->bubble), self->text,
                                  ahu_session_get_names (self->session), self->hearers, self->n_learners > 1);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text, -1);
      self->reading = g_timeout_add (READ_AFTER, read_cb, self);
    }
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), text != NULL);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  faded_cb (self);
  g_signal_emit_by_name (self, "changed");
}

static void
find_text (AhuTeller *self)
{
  AhuTelling telling = { NULL, 0 };

  if (!self->is_silent && !ahu_session_get_read_only (self->session))
    ahu_teach_find (&self->learners, ahu_session_get_history (self->session), &telling);
  if (telling.saying != NULL)
    ahu_teach_hear (&self->learners, ahu_session_get_history (self->session), &telling);
  for (guint seat = 0; seat < AHU_MAX_SEATS; seat++)
    if (telling.seats & (1u << seat))
      keep_heard (self, seat);
  self->hearers = telling.seats;
  say (self, telling.saying != NULL ? dup_told (self, &telling) : NULL);
}

/* Where it lies depends on it. */
static void
unfold_cb (AhuTeller *self)
{
  self->is_unfolded = TRUE;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* No seat is everybody. */
static void
enough_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuTeller *self = AHU_TELLER (widget);
  const char *enough[] = { ENOUGH, NULL };
  guint seat = g_variant_get_uint32 (parameter);

  if (seat == AHU_NOBODY)
    g_settings_set_boolean (ahu_settings_get_game (ahu_session_get_game (self->session)), GUIDANCE, FALSE);
  else
    store_heard (self, seat, enough);
  ahu_teller_dismiss (self);
}

static void
dismiss_action (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  ahu_teller_dismiss (AHU_TELLER (widget));
}

static void
released_cb (AhuTeller *self)
{
  ahu_teller_dismiss (self);
}

static void
ahu_teller_dispose (GObject *object)
{
  AhuTeller *self = AHU_TELLER (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_weak_pointer (&self->session);
  g_clear_pointer (&self->position, g_bytes_unref);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->known, g_variant_unref);
  forget_heard (self);

  G_OBJECT_CLASS (ahu_teller_parent_class)->dispose (object);
}

static void
ahu_teller_class_init (AhuTellerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_teller_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "teller");
  gtk_widget_class_install_action (widget_class, AHU_TELLER_ENOUGH, "u", enough_action);
  gtk_widget_class_install_action (widget_class, AHU_TELLER_DISMISS, NULL, dismiss_action);
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_teller_init (AhuTeller *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->bubble = ahu_teller_bubble_new ();
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

gboolean
ahu_teller_can_serve (const AhuGameUi *ui)
{
  if (ui == NULL || ui->game->rules_path == NULL || ui->game->rules_applied == NULL || ahu_settings_get_game (ui->game) == NULL)
    return FALSE;

  for (const AhuSwitch *each = ui->switches; each != NULL && each->key != NULL; each++)
    if (g_str_equal (each->key, GUIDANCE) && g_strcmp0 (each->told, HEARD) == 0)
      return TRUE;

  return FALSE;
}

gboolean
ahu_teller_has_met (const AhuGameUi *ui)
{
  g_autoptr (GVariant) heard = NULL;

  if (!ahu_teller_can_serve (ui))
    return TRUE;
  heard = g_settings_get_user_value (ahu_settings_get_game (ui->game), HEARD);

  return heard != NULL;
}

void
ahu_teller_meet (const AhuGameUi   *ui,
                 const char *const *names)
{
  const char *const enough[] = { ENOUGH, NULL };
  GVariantBuilder builder;

  g_return_if_fail (ahu_teller_can_serve (ui));
  g_return_if_fail (names != NULL);

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{sas}"));
  for (; *names != NULL; names++)
    g_variant_builder_add (&builder, "{s^as}", *names, enough);
  g_settings_set_value (ahu_settings_get_game (ui->game), HEARD, g_variant_builder_end (&builder));
}

gboolean
ahu_teller_teaches (const AhuGameUi   *ui,
                    const char *const *names)
{
  g_autoptr (GVariant) all = NULL;

  g_return_val_if_fail (names != NULL, FALSE);

  if (!ahu_teller_can_serve (ui) || !ahu_settings_get_switch (ui->game, GUIDANCE))
    return FALSE;
  all = g_settings_get_value (ahu_settings_get_game (ui->game), HEARD);
  for (; *names != NULL; names++)
    {
      g_autofree const char **heard = NULL;

      if (!g_variant_lookup (all, *names, "^a&s", &heard) ||
          !(g_strv_contains (heard, ENOUGH) || g_strv_contains (heard, PLAYED)))
        return TRUE;
    }

  return FALSE;
}

char *
ahu_teller_dup_set_up (const AhuGameUi *ui,
                       const char      *rule)
{
  AhuRules *rules = ahu_rules_get_shared (ui);
  GPtrArray *sayings = ahu_rules_get_sayings (rules);
  int section = ahu_rules_find (rules, rule);

  for (guint i = 0; i < sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (sayings, i);

      if (rule == NULL ? saying->at == AHU_SAYING_AIM : saying->at == AHU_SAYING_SETUP && (int) saying->section == section)
        return dup_text (rules, saying);
    }
  g_return_val_if_reached (NULL);
}

/* The rules of the game, with the longest saying as what its place is made for. */
static void
take_rules (AhuTeller     *self,
            const AhuGame *game)
{
  const AhuGameUi *ui = ahu_game_ui_find (game);
  GPtrArray *sayings;
  const AhuSaying *longest = NULL;

  if (self->learners.rules != NULL || !ahu_teller_can_serve (ui))
    return;
  self->learners.rules = ahu_rules_get_shared (ui);
  sayings = ahu_rules_get_sayings (self->learners.rules);
  for (guint i = 0; i < sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (sayings, i);

      if (saying->at > AHU_SAYING_SETUP && (longest == NULL || strlen (saying->text) > strlen (longest->text)))
        longest = saying;
    }
  if (longest != NULL)
    {
      g_autofree char *text = dup_text (self->learners.rules, longest);

      ahu_teller_bubble_set_longest (AHU_TELLER_BUBBLE (self->bubble), text);
    }
}

void
ahu_teller_update (AhuTeller  *self,
                   AhuSession *session,
                   guint       seats,
                   gboolean    is_silent)
{
  const AhuGame *game;
  GSettings *settings;
  g_autoptr (GBytes) position = NULL;
  g_autoptr (GVariant) heard = NULL;

  g_return_if_fail (AHU_IS_TELLER (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  game = ahu_session_get_game (session);
  settings = ahu_settings_get_game (game);
  take_rules (self, game);
  if (self->learners.rules == NULL)
    return;

  if (!ahu_settings_get_switch (game, GUIDANCE))
    seats = 0;
  /* It stays where it is while the page is only laid out anew. */
  heard = g_settings_get_value (settings, HEARD);
  position = g_bytes_new (ahu_session_get_position (session), game->position_size);
  if (self->session == session && g_bytes_equal (self->position, position) && self->seats == seats &&
      self->is_silent == is_silent && g_variant_equal (self->known, heard))
    return;

  if (g_set_weak_pointer (&self->session, session))
    memset (self->learners.last, 0, sizeof self->learners.last);
  g_clear_pointer (&self->position, g_bytes_unref);
  self->position = g_steal_pointer (&position);
  self->seats = seats;
  self->is_silent = is_silent;
  self->learners.asked = ahu_session_get_asking (session);
  load_heard (self, settings);
  note_played (self);
  find_text (self);
}

gboolean
ahu_teller_dismiss (AhuTeller *self)
{
  gboolean told;

  g_return_val_if_fail (AHU_IS_TELLER (self), FALSE);

  told = self->text != NULL;
  say (self, NULL);

  return told;
}

void
ahu_teller_set_folds (AhuTeller *self,
                      gboolean   folds)
{
  g_return_if_fail (AHU_IS_TELLER (self));

  ahu_teller_bubble_set_folds (AHU_TELLER_BUBBLE (self->bubble), folds);
}

gboolean
ahu_teller_is_unfolded (AhuTeller *self)
{
  g_return_val_if_fail (AHU_IS_TELLER (self), FALSE);

  return self->is_unfolded;
}

gboolean
ahu_teller_keeps_place (AhuTeller *self)
{
  g_return_val_if_fail (AHU_IS_TELLER (self), FALSE);

  return self->keeps_place;
}

int
ahu_teller_measure_longest (AhuTeller *self,
                            int        width,
                            int       *line)
{
  g_return_val_if_fail (AHU_IS_TELLER (self), 0);

  return ahu_teller_bubble_measure_longest (AHU_TELLER_BUBBLE (self->bubble), width, line);
}

const char *
ahu_teller_get_text (AhuTeller *self)
{
  g_return_val_if_fail (AHU_IS_TELLER (self), NULL);

  return self->text;
}
