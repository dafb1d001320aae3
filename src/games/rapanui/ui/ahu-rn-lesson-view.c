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
  AhuLessonView parent_instance;

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

G_DEFINE_FINAL_TYPE (AhuRnLessonView, ahu_rn_lesson_view, AHU_TYPE_LESSON_VIEW)

static void
show_parts (AhuRnLessonView     *self,
            AhuSession          *session,
            const AhuLessonStep *lesson_step)
{
  const RnPosition *position = ahu_session_get_position (session);
  gboolean asks = !ahu_session_get_read_only (session);
  RnStep step = position->step;
  gboolean hand = asks && (step == RN_STEP_BUY || step == RN_STEP_PLAY);
  gboolean supply = asks && (step == RN_STEP_SACRIFICE || step == RN_STEP_ADD || step == RN_STEP_SUBSTITUTE);
  gboolean rewards = asks && step == RN_STEP_REWARD;

  gtk_widget_set_visible (self->display, ahu_lesson_view_looks_at (lesson_step, "display") || (asks && step == RN_STEP_DRAW));
  gtk_widget_set_visible (self->stone, ahu_lesson_view_looks_at (lesson_step, "stone"));
  gtk_widget_set_visible (self->hand, hand || (ahu_lesson_view_looks_at (lesson_step, "hand") && !rewards));
  gtk_widget_set_visible (self->offers, supply || (ahu_lesson_view_looks_at (lesson_step, "supply") && !rewards));
  gtk_widget_set_visible (self->rewards, rewards);
  gtk_widget_set_visible (self->players, ahu_lesson_view_looks_at (lesson_step, "players") || ahu_lesson_view_looks_at (lesson_step, "active"));
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
  gboolean all = ahu_lesson_view_looks_at (step, "players");

  ahu_rn_players_update (AHU_RN_PLAYERS (self->players), session);
  for (guint i = 0; i < position->n_players; i++)
    gtk_widget_set_visible (GTK_WIDGET (ahu_rn_players_get_panel (AHU_RN_PLAYERS (self->players), i)),
                            all || i == position->active);
}

static void
set_sizes (AhuRnLessonView *self,
           AhuWidthClass    width)
{
  gboolean narrow = width < AHU_WIDTH_700;
  AhuRnSize size = narrow ? AHU_RN_SIZE_SMALL : width >= AHU_WIDTH_1600 ? AHU_RN_SIZE_LARGE : AHU_RN_SIZE_MEDIUM;
  AhuRnRoom room = AHU_RN_ROOM (size);

  room.crowded = narrow && ahu_text_scale () > AHU_LARGE_TEXT;
  ahu_rn_display_set_size (AHU_RN_DISPLAY (self->display), size);
  ahu_rn_hand_set_room (AHU_RN_HAND (self->hand), &room);
  ahu_rn_offers_set_room (AHU_RN_OFFERS (self->offers), &room);
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
  /* The display alone doesn't fill the page: it stands in the middle. */
  gtk_widget_set_halign (self->upper, alone && !narrow ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  gtk_widget_set_hexpand (self->upper, alone);
}

/* It points at `display.N`, the front card of a column, and `players.N`, both from 0. */
static void
ahu_rn_lesson_view_show_table (AhuLessonView       *view,
                               AhuSession          *session,
                               const AhuLessonStep *step,
                               AhuWidthClass        room)
{
  AhuRnLessonView *self = AHU_RN_LESSON_VIEW (view);

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

static void
ahu_rn_lesson_view_class_init (AhuRnLessonViewClass *klass)
{
  AhuLessonViewClass *view_class = AHU_LESSON_VIEW_CLASS (klass);

  view_class->picture_new = ahu_rn_lesson_picture_new;
  view_class->show_table = ahu_rn_lesson_view_show_table;
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
  gtk_widget_set_valign (self->upper, GTK_ALIGN_START);
  self->lower = add_grid (self->hand, self->offers, NULL);
  self->main = add_grid (self->upper, self->lower, self->rewards);
  self->body = add_grid (self->main, self->players, NULL);
  ahu_lesson_view_set_table (AHU_LESSON_VIEW (self), self->body, GAP);
}

GtkWidget *
ahu_rn_lesson_view_new (void)
{
  return g_object_new (AHU_TYPE_RN_LESSON_VIEW, NULL);
}
