/* ahu-rn-guidance.c: the first game: what a step means, told once for each situation
 *
 * It lies over the table, so that nothing moves and no choice is pushed away: over
 * the strip of players, which their page tells as well, or over the end of the log.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-guidance.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/rules/ahu-rules-text.h"
#include "toolkit/table/ahu-practise.h"

#define SEEN "guidance-seen"
/* The prompt is read first. */
#define READ_AFTER 400

struct _AhuRnGuidance
{
  GtkWidget parent_instance;

  GtkWidget *revealer;
  GtkWidget *label;

  AhuSession *session; /* weak: only compared */
  RnPosition position; /* of which it tells: with as many moves it may be another one */
  gboolean is_on;
  gboolean is_read_only;
  const char *text;    /* NULL where there is nothing to tell */
  guint reading;       /* until it is read to those who don't see it */
};

G_DEFINE_FINAL_TYPE (AhuRnGuidance, ahu_rn_guidance, GTK_TYPE_WIDGET)

typedef struct
{
  const char *id; /* in the settings */
  const char *text;
  gboolean (*holds) (const RnPosition *position);
} Situation;

static gboolean
may_play (const RnPosition *position)
{
  return position->step == RN_STEP_BUY || position->step == RN_STEP_PLAY;
}

/* A Moai that has to go back into the box is not played (R5.6). */
static gboolean
must_play (const RnPosition *position)
{
  return may_play (position) && !rn_must_return_moai (position);
}

static gboolean
is_near_end (const RnPosition *position)
{
  return position->deck < RN_COLUMN_CARDS && (may_play (position) || position->step == RN_STEP_DRAW);
}

static gboolean
was_scored (const RnPosition *position)
{
  return position->step == RN_STEP_BUY && position->turn > 1;
}

static gboolean
may_build (const RnPosition *position)
{
  RnMove move = { .type = RN_MOVE_PLAY, .kind = RN_MOAI, .count = 1 };

  return may_play (position) && rn_check (position, &move).code == RN_OK;
}

static gboolean
may_play_several (const RnPosition *position)
{
  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    {
      RnMove move = { .type = RN_MOVE_PLAY, .kind = (guint8) kind, .count = 2 };

      if (may_play (position) && rn_check (position, &move).code == RN_OK)
        return TRUE;
    }

  return FALSE;
}

static gboolean
may_buy (const RnPosition *position)
{
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      RnMove move = { .type = RN_MOVE_BUY, .kind = (guint8) kind };

      if (rn_check (position, &move).code == RN_OK)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_drawing (const RnPosition *position)
{
  return position->step == RN_STEP_DRAW;
}

static gboolean
is_refilling (const RnPosition *position)
{
  return position->step == RN_STEP_REFILL;
}

static gboolean
is_sacrificing (const RnPosition *position)
{
  return position->step == RN_STEP_SACRIFICE;
}

static gboolean
is_adding (const RnPosition *position)
{
  return position->step == RN_STEP_ADD;
}

static gboolean
is_rewarding (const RnPosition *position)
{
  return position->step == RN_STEP_REWARD;
}

static gboolean
is_substituting (const RnPosition *position)
{
  return position->step == RN_STEP_SUBSTITUTE;
}

static gboolean
is_revealing (const RnPosition *position)
{
  return position->step == RN_STEP_REVEAL;
}

/* Of those that are new in a position the first is told. */
static const Situation situations[] = {
  { "end", N_("There are too few cards left to refill a column: the game ends as soon as a column is empty. (R8.1)"), is_near_end },
  { "return", N_("Three Moai in hand and not enough wood to build one: put one back into the box, then go on with drawing. (R5.6)"), rn_must_return_moai },
  { "play", N_("Each turn you must play: one card, or up to three Hunters & Gatherers of the same kind. Only cards in front of you are scored. (R5.7)"), must_play },
  { "scored", N_("The kind uncovered last is scored, for everybody. The sole majority, with at least two cards, gets 1 more. (R7.3)"), was_scored },
  { "moai", N_("A Moai costs 7 wood and is worth 4 glory points at the end. A sacrifice round follows at once. (R5.3)"), may_build },
  { "several", N_("You may play two or three Hunters & Gatherers of the same kind together, for 1 or 2 wood in all. (R5.4)"),
    may_play_several },
  { "buy", N_("Before playing you may buy one Sacrifice card: 5 wood, minus 1 for each card of that kind in your display. (R4.2)"), may_buy },
  { "draw", N_("Draw until you hold three cards again. What the last card uncovers is scored for everybody, so look who would gain. (R7.3)"), is_drawing },
  { "refill", N_("An empty column gets four cards from the draw pile, one after the other. The last one is the front "
                 "card. (R7.2)"), is_refilling },
  { "sacrifice", N_("All the others lay one of their Sacrifice cards face up. Whoever built the Moai comes last and lays one face down. (R6.1)"), is_sacrificing },
  { "add", N_("Whoever built the Moai adds a Sacrifice card from the supply. The more cards of a kind lie on the Stone, the more the ones you keep can be worth. (R8.3)"), is_adding },
  { "reward", N_("Everybody with Moai in front of them chooses: all wood, or all glory points. (R7.6)"),
    is_rewarding },
  { "substitute", N_("For each card you are owed, choose another kind or nothing. Whoever comes first takes all of theirs before the next player does. (R7.9)"), is_substituting },
  { "reveal", N_("Now the Stone decides what your Sacrifice cards are worth: the kind that lies there most often 3 glory points each, the next 2, then 1, then 0. (R8.3)"), is_revealing },
};

static gboolean
is_told (const char *const *seen,
         const char        *id)
{
  return g_strv_contains (seen, id);
}

static void
remember (GSettings         *settings,
          const char *const *seen,
          const char        *id)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_strv_builder_addv (builder, (const char **) seen);
  g_strv_builder_add (builder, id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (settings, SEEN, (const char *const *) all);
}

/* Nobody is told anything where nobody decides, or where the table is covered. */
static const Situation *
find_situation (AhuSession        *session,
                const char *const *seen)
{
  const RnPosition *position = ahu_session_get_position (session);

  if (ahu_session_get_read_only (session) || ahu_practise_is_waiting (session) ||
      ahu_rn_cover_is_needed (session))
    return NULL;

  for (guint i = 0; i < G_N_ELEMENTS (situations); i++)
    if (!is_told (seen, situations[i].id) && situations[i].holds (position))
      return &situations[i];

  return NULL;
}

/* All of it is to be told again. */
static gboolean
is_forgotten (void)
{
  g_auto (GStrv) seen = g_settings_get_strv (ahu_settings_get_game (rn_game_get ()), SEEN);

  return *seen == NULL;
}

static const char *
find_text (AhuSession *session)
{
  GSettings *settings = ahu_settings_get_game (rn_game_get ());
  g_auto (GStrv) seen = NULL;
  const Situation *situation;

  seen = g_settings_get_strv (settings, SEEN);
  situation = find_situation (session, (const char *const *) seen);
  if (situation == NULL)
    return NULL;

  remember (settings, (const char *const *) seen, situation->id);

  return _(situation->text);
}

static gboolean
read_cb (gpointer user_data)
{
  AhuRnGuidance *self = user_data;

  self->reading = 0;
  ahu_compat_announce (GTK_WIDGET (self), self->text);

  return G_SOURCE_REMOVE;
}

/* It fades unless motion is reduced; then it takes no part in anything. */
static void
faded_cb (AhuRnGuidance *self)
{
  if (self->text == NULL && !gtk_revealer_get_child_revealed (GTK_REVEALER (self->revealer)))
    gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static void
tell (AhuRnGuidance *self,
      const char    *text)
{
  g_clear_handle_id (&self->reading, g_source_remove);
  self->text = text;
  gtk_widget_set_can_target (GTK_WIDGET (self), text != NULL);
  if (text != NULL)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
      ahu_rules_label_set_text (GTK_LABEL (self->label), text);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
      self->reading = g_timeout_add (READ_AFTER, read_cb, self);
    }
  gtk_revealer_set_reveal_child (GTK_REVEALER (self->revealer), text != NULL);
  faded_cb (self);
}

static void
released_cb (AhuRnGuidance *self)
{
  ahu_rn_guidance_dismiss (self);
}

static void
ahu_rn_guidance_dispose (GObject *object)
{
  AhuRnGuidance *self = AHU_RN_GUIDANCE (object);

  g_clear_handle_id (&self->reading, g_source_remove);
  g_clear_weak_pointer (&self->session);
  g_clear_pointer (&self->revealer, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_rn_guidance_parent_class)->dispose (object);
}

static void
ahu_rn_guidance_class_init (AhuRnGuidanceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_guidance_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "guidance");
}

static GtkWidget *
bubble_new (AhuRnGuidance *self)
{
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-information-symbolic");
  GtkWidget *cross = gtk_image_new_from_icon_name ("window-close-symbolic");
  GtkWidget *grid = gtk_grid_new ();

  self->label = g_object_new (GTK_TYPE_LABEL,
                              "wrap", TRUE,
                              "wrap-mode", PANGO_WRAP_WORD_CHAR,
                              "width-chars", 12,
                              "xalign", 0.,
                              "hexpand", TRUE,
                              NULL);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (icon, "accent");
  gtk_widget_add_css_class (grid, "guidance");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), icon, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->label, 1, 0, 1, 1);
  /* Shows that a tap puts it away, wherever it comes. */
  gtk_widget_set_valign (cross, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (grid), cross, 2, 0, 1, 1);

  return grid;
}

static void
ahu_rn_guidance_init (AhuRnGuidance *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->revealer = g_object_new (GTK_TYPE_REVEALER,
                                 "transition-type", GTK_REVEALER_TRANSITION_TYPE_CROSSFADE,
                                 "child", bubble_new (self),
                                 NULL);
  gtk_widget_set_parent (self->revealer, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->revealer, "notify::child-revealed", G_CALLBACK (faded_cb), self);
  g_signal_connect_swapped (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

void
ahu_rn_guidance_update (AhuRnGuidance *self,
                        AhuSession    *session)
{
  gboolean is_on = ahu_settings_get_switch (rn_game_get (), "guidance");
  gboolean is_read_only;
  const RnPosition *position;

  g_return_if_fail (AHU_IS_RN_GUIDANCE (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  /* It stays where it is while the page is only laid out anew. */
  position = ahu_session_get_position (session);
  is_read_only = ahu_session_get_read_only (session);
  if (self->session == session && memcmp (&self->position, position, sizeof *position) == 0 && self->is_on == is_on
      && self->is_read_only == is_read_only && !(is_on && is_forgotten ()))
    return;

  g_set_weak_pointer (&self->session, session);
  self->position = *position;
  self->is_on = is_on;
  self->is_read_only = is_read_only;
  tell (self, is_on ? find_text (session) : NULL);
}

gboolean
ahu_rn_guidance_dismiss (AhuRnGuidance *self)
{
  gboolean told;

  g_return_val_if_fail (AHU_IS_RN_GUIDANCE (self), FALSE);

  told = self->text != NULL;
  tell (self, NULL);

  return told;
}

void
ahu_rn_guidance_place (AhuRnGuidance *self,
                       GtkWidget     *over,
                       gboolean       at_end,
                       GdkRectangle  *place)
{
  GtkWidget *parent;
  graphene_rect_t bounds;
  int least, height;

  g_return_if_fail (AHU_IS_RN_GUIDANCE (self));
  g_return_if_fail (GTK_IS_WIDGET (over));
  g_return_if_fail (place != NULL);

  parent = gtk_widget_get_parent (GTK_WIDGET (self));
  if (!gtk_widget_compute_bounds (over, parent, &bounds))
    graphene_rect_init (&bounds, 0, 0, gtk_widget_get_width (parent), gtk_widget_get_height (parent));
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  place->x = (int) bounds.origin.x;
  place->width = MAX ((int) bounds.size.width, least);
  gtk_widget_measure (GTK_WIDGET (self), GTK_ORIENTATION_VERTICAL, place->width, NULL, &height, NULL, NULL);
  place->height = height;
  place->y = at_end ? (int) (bounds.origin.y + bounds.size.height) - height : (int) bounds.origin.y;
  /* What it lies over may be scrolled away. */
  place->y = MAX (0, MIN (place->y, gtk_widget_get_height (parent) - height));
}

const char *
ahu_rn_guidance_get_text (AhuRnGuidance *self)
{
  g_return_val_if_fail (AHU_IS_RN_GUIDANCE (self), NULL);

  return self->text;
}
