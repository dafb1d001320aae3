/* ahu-rn-lesson-view.c: the part of a lesson that is the table, and its illustrations
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-lesson-view.h"

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-lesson-picture.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-players.h"
#include "games/rapanui/ui/ahu-rn-rewards.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"

#define GAP 18
#define GAP_NARROW 12
#define STONE_WIDTH 132
#define STONE_WIDTH_NARROW 0 /* one low row */
#define PLAYERS_WIDTH 300

struct _AhuRnLessonView
{
  GtkWidget parent_instance;

  GtkWidget *all;     /* picture above body */
  GtkWidget *picture; /* holds the illustration */
  JsonObject *shown;  /* the illustration that is held */
  gboolean narrow;    /* for which it was made */
  GtkWidget *body;  /* main beside players, or above them */
  GtkWidget *main;  /* upper above lower */
  GtkWidget *upper; /* display and Stone */
  GtkWidget *lower; /* hand and supply */
  GtkWidget *display;
  GtkWidget *stone;
  GtkWidget *hand;
  GtkWidget *offers;
  GtkWidget *rewards;
  GtkWidget *players;
};

G_DEFINE_FINAL_TYPE (AhuRnLessonView, ahu_rn_lesson_view, GTK_TYPE_WIDGET)

static gboolean
has_part (const char *const *parts,
          const char        *part)
{
  return parts == NULL || g_strv_contains (parts, part);
}

static void
show_parts (AhuRnLessonView     *self,
            AhuSession          *session,
            const AhuLessonStep *lesson_step)
{
  const RnPosition *position = ahu_session_get_position (session);
  const char *const *parts = (const char *const *) lesson_step->look;
  gboolean asks = !ahu_session_get_read_only (session);
  RnStep step = position->step;
  gboolean hand = asks && (step == RN_STEP_BUY || step == RN_STEP_PLAY);
  gboolean supply = asks && (step == RN_STEP_SACRIFICE || step == RN_STEP_ADD || step == RN_STEP_SUBSTITUTE);
  gboolean rewards = asks && step == RN_STEP_REWARD;

  gtk_widget_set_visible (self->display, has_part (parts, "display") || (asks && step == RN_STEP_DRAW));
  gtk_widget_set_visible (self->stone, has_part (parts, "stone"));
  gtk_widget_set_visible (self->hand, hand || (has_part (parts, "hand") && !rewards));
  gtk_widget_set_visible (self->offers, supply || (has_part (parts, "supply") && !rewards));
  gtk_widget_set_visible (self->rewards, rewards);
  gtk_widget_set_visible (self->players, has_part (parts, "players") || has_part (parts, "active"));
  gtk_widget_set_visible (self->upper, gtk_widget_get_visible (self->display) || gtk_widget_get_visible (self->stone));
  gtk_widget_set_visible (self->lower, gtk_widget_get_visible (self->hand) || gtk_widget_get_visible (self->offers));
}

static void
set_pointed (GtkWidget *widget,
             gboolean   pointed)
{
  ahu_widget_set_css_class (widget, "pointed", pointed);
}

static gboolean
is_pointed (const AhuLessonStep *step,
            const char          *part,
            guint                index)
{
  g_autofree char *name = g_strdup_printf ("%s.%u", part, index);

  return step->point != NULL && g_strv_contains ((const char *const *) step->point, name);
}

static void
point (AhuRnLessonView     *self,
       AhuSession          *session,
       const AhuLessonStep *step)
{
  const RnPosition *position = ahu_session_get_position (session);

  for (guint column = 0; column < RN_COLUMNS; column++)
    for (guint slot = 0; slot < RN_COLUMN_CARDS; slot++)
      {
        GtkWidget *card = ahu_rn_display_get_card (AHU_RN_DISPLAY (self->display), column, slot);

        if (card != NULL)
          set_pointed (card, slot + 1 == position->column_length[column] && is_pointed (step, "display", column));
      }
  for (guint i = 0; i < position->n_players; i++)
    set_pointed (GTK_WIDGET (ahu_rn_players_get_panel (AHU_RN_PLAYERS (self->players), i)),
                 is_pointed (step, "players", i));
}

/* The others don't matter to what only concerns whose turn it is. */
static void
show_players (AhuRnLessonView     *self,
              AhuSession          *session,
              const AhuLessonStep *step)
{
  const RnPosition *position = ahu_session_get_position (session);
  gboolean all = has_part ((const char *const *) step->look, "players");

  ahu_rn_players_update (AHU_RN_PLAYERS (self->players), session);
  for (guint i = 0; i < position->n_players; i++)
    gtk_widget_set_visible (GTK_WIDGET (ahu_rn_players_get_panel (AHU_RN_PLAYERS (self->players), i)),
                            all || i == position->active);
}

/* Made once for a step, not after each answer. */
static void
show_picture (AhuRnLessonView     *self,
              const AhuLessonStep *step,
              gboolean             narrow)
{
  GtkWidget *old = gtk_widget_get_first_child (self->picture);

  gtk_widget_set_visible (self->picture, step->picture != NULL);
  if (step->picture == self->shown && narrow == self->narrow)
    return;
  if (old != NULL)
    gtk_grid_remove (GTK_GRID (self->picture), old);
  g_clear_pointer (&self->shown, json_object_unref);
  self->narrow = narrow;
  if (step->picture == NULL)
    return;
  self->shown = json_object_ref (step->picture);
  gtk_grid_attach (GTK_GRID (self->picture), ahu_rn_lesson_picture_new (step->picture, narrow), 0, 0, 1, 1);
}

static void
set_sizes (AhuRnLessonView *self,
           AhuWidthClass    room)
{
  gboolean narrow = room < AHU_WIDTH_700;
  gboolean crowded = narrow && ahu_text_scale () > AHU_LARGE_TEXT;
  AhuRnSize size = narrow ? AHU_RN_SIZE_SMALL : room >= AHU_WIDTH_1600 ? AHU_RN_SIZE_LARGE : AHU_RN_SIZE_MEDIUM;

  ahu_rn_display_set_size (AHU_RN_DISPLAY (self->display), size);
  ahu_rn_hand_set_size (AHU_RN_HAND (self->hand), size);
  ahu_rn_hand_set_scale (AHU_RN_HAND (self->hand), 1, crowded);
  ahu_rn_hand_set_heading (AHU_RN_HAND (self->hand), TRUE);
  ahu_rn_offers_set_size (AHU_RN_OFFERS (self->offers), size);
  ahu_rn_offers_set_scale (AHU_RN_OFFERS (self->offers), 1, crowded);
  ahu_rn_offers_set_heading (AHU_RN_OFFERS (self->offers), TRUE);
  ahu_rn_stone_set_width (AHU_RN_STONE (self->stone), narrow ? STONE_WIDTH_NARROW : STONE_WIDTH);
}

static void
set_line (GtkWidget *grid,
          gboolean   across,
          int        gap)
{
  ahu_line_arrange (GTK_GRID (grid), across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, gap);
}

/* Beside what stands on the left, or below it. */
static gboolean
have_players_room (AhuRnLessonView *self,
                   AhuWidthClass    room)
{
  gboolean hand = gtk_widget_get_visible (self->hand);
  gboolean supply = gtk_widget_get_visible (self->offers);

  if (room >= AHU_WIDTH_1600)
    return TRUE;
  if (room >= AHU_WIDTH_1200)
    return !(hand && supply);

  return room >= AHU_WIDTH_1024 && !hand && !supply && !gtk_widget_get_visible (self->stone);
}

static void
arrange (AhuRnLessonView *self,
         AhuWidthClass    room)
{
  gboolean narrow = room < AHU_WIDTH_700;
  gboolean upper = gtk_widget_get_visible (self->upper);
  gboolean lower = gtk_widget_get_visible (self->lower);
  /* Below the Stone alone, hand and supply might be out of sight. */
  gboolean across = !narrow && upper && lower && !gtk_widget_get_visible (self->display);
  gboolean beside = !across && (upper || lower) && have_players_room (self, room);
  gboolean alone = !lower && !gtk_widget_get_visible (self->rewards) && !gtk_widget_get_visible (self->players);
  int gap = narrow ? GAP_NARROW : GAP;

  set_line (self->upper, !narrow, gap);
  set_line (self->lower, !narrow, gap);
  set_line (self->main, across, gap);
  set_line (self->body, beside, gap);
  gtk_widget_set_visible (self->main, upper || lower || gtk_widget_get_visible (self->rewards));
  gtk_widget_set_size_request (self->players, beside ? PLAYERS_WIDTH : -1, -1);
  ahu_rn_players_set_columns (AHU_RN_PLAYERS (self->players), narrow || beside ? 1 : 2);
  ahu_rn_players_set_narrow (AHU_RN_PLAYERS (self->players), narrow);
  /* The display alone doesn't fill the page: it stands in the middle. */
  gtk_widget_set_halign (self->upper, alone && !narrow ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (self->upper, alone);
}

static void
ahu_rn_lesson_view_dispose (GObject *object)
{
  AhuRnLessonView *self = AHU_RN_LESSON_VIEW (object);

  g_clear_pointer (&self->all, gtk_widget_unparent);
  g_clear_pointer (&self->shown, json_object_unref);

  G_OBJECT_CLASS (ahu_rn_lesson_view_parent_class)->dispose (object);
}

static void
ahu_rn_lesson_view_class_init (AhuRnLessonViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_lesson_view_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "lesson-view");
}

static GtkWidget *
add_grid (GtkWidget *first,
          GtkWidget *second,
          GtkWidget *third)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_attach (GTK_GRID (grid), first, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), second, 0, 1, 1, 1);
  if (third != NULL)
    gtk_grid_attach (GTK_GRID (grid), third, 0, 2, 1, 1);

  return grid;
}

static void
ahu_rn_lesson_view_init (AhuRnLessonView *self)
{
  self->display = ahu_rn_display_new ();
  self->stone = ahu_rn_stone_new ();
  self->hand = ahu_rn_hand_new ();
  self->offers = ahu_rn_offers_new ();
  self->rewards = ahu_rn_rewards_new ();
  self->players = ahu_rn_players_new ();
  /* Only the learner looks at the screen. */
  ahu_rn_offers_set_covered (AHU_RN_OFFERS (self->offers), TRUE);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    ahu_rn_player_panel_set_has_cover (ahu_rn_players_get_panel (AHU_RN_PLAYERS (self->players), i), FALSE);
  gtk_widget_set_halign (self->display, GTK_ALIGN_START);
  gtk_widget_set_valign (self->stone, GTK_ALIGN_START);
  gtk_widget_set_halign (self->stone, GTK_ALIGN_START);
  gtk_widget_set_halign (self->hand, GTK_ALIGN_START);
  gtk_widget_set_hexpand (self->players, TRUE);
  gtk_widget_set_valign (self->players, GTK_ALIGN_START);

  self->upper = add_grid (self->display, self->stone, NULL);
  self->lower = add_grid (self->hand, self->offers, NULL);
  self->main = add_grid (self->upper, self->lower, self->rewards);
  self->body = add_grid (self->main, self->players, NULL);
  self->picture = gtk_grid_new ();
  self->all = add_grid (self->picture, self->body, NULL);
  set_line (self->all, FALSE, GAP);
  gtk_widget_set_parent (self->all, GTK_WIDGET (self));
}

GtkWidget *
ahu_rn_lesson_view_new (void)
{
  return g_object_new (AHU_TYPE_RN_LESSON_VIEW, NULL);
}

void
ahu_rn_lesson_view_show (AhuRnLessonView     *self,
                         AhuSession          *session,
                         const AhuLessonStep *step,
                         AhuWidthClass        room)
{
  gboolean shows_table;

  g_return_if_fail (AHU_IS_RN_LESSON_VIEW (self));
  g_return_if_fail (step != NULL);

  shows_table = session != NULL && (step->look == NULL || step->look[0] != NULL || step->sort == AHU_LESSON_MOVE);
  show_picture (self, step, room < AHU_WIDTH_700);
  gtk_widget_set_visible (self->body, shows_table);
  gtk_widget_set_visible (GTK_WIDGET (self), shows_table || step->picture != NULL);
  if (session == NULL)
    return;

  set_sizes (self, room);
  ahu_rn_display_update (AHU_RN_DISPLAY (self->display), session);
  ahu_rn_stone_update (AHU_RN_STONE (self->stone), session);
  ahu_rn_hand_update (AHU_RN_HAND (self->hand), session);
  ahu_rn_offers_update (AHU_RN_OFFERS (self->offers), session);
  ahu_rn_rewards_update (AHU_RN_REWARDS (self->rewards), session);
  show_players (self, session, step);
  show_parts (self, session, step);
  point (self, session, step);
  arrange (self, room);
}
