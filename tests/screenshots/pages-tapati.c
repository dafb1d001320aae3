/* pages-tapati.c: which pages of Tapati pictures are written of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "support/test-ui-find.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-correction-window.h"

#include "pages.h"
#include "people.h"

#define EARLY_ROUND 3
#define LESSON_MOVE 1  /* that begins with a card to be taken */
#define LESSON_PLACE 6 /* that begins with pieces to be placed */
#define ENTERED 3

/* Which position shows a page. */

static gboolean
is_at (const TpPosition *position,
       TpStep            step)
{
  return position->step == step;
}

static gboolean
is_reveal (gconstpointer position)
{
  return is_at (position, TP_STEP_REVEAL) && ((const TpPosition *) position)->draw == TP_DRAW_MARKET;
}

static gboolean
is_fact (gconstpointer position)
{
  return is_at (position, TP_STEP_FACT) && ((const TpPosition *) position)->n_used > 0;
}

static gboolean
is_palms (gconstpointer position)
{
  return is_at (position, TP_STEP_PALMS);
}

static gboolean
is_quarries (gconstpointer position)
{
  return is_at (position, TP_STEP_QUARRIES);
}

static gboolean
is_exchange (gconstpointer position)
{
  return is_at (position, TP_STEP_EXCHANGE);
}

static gboolean
is_award (gconstpointer position)
{
  return is_at (position, TP_STEP_AWARD);
}

/* Several players at once. */
static gboolean
is_place (gconstpointer data)
{
  const TpPosition *position = data;
  guint8 players[TP_MAX_PLAYERS];

  return is_at (position, TP_STEP_PLACE) && tp_position_pending (position, players) > 2;
}

/* Somebody has placed, others are still to. */
static gboolean
is_placing_on (gconstpointer data)
{
  const TpPosition *position = data;

  return is_place (data) && position->fact == TP_MANUTARA && !tp_position_is_pending (position, position->active);
}

static gboolean
is_placing_alone (gconstpointer data)
{
  const TpPosition *position = data;
  guint8 players[TP_MAX_PLAYERS];

  return is_at (position, TP_STEP_PLACE) && position->fact == TP_TAPATI && tp_position_pending (position, players) == 1;
}

static gboolean
is_enough (gconstpointer data)
{
  const TpPosition *position = data;

  return is_place (data) && position->fact == TP_AHU;
}

static gboolean
is_prestige (gconstpointer position)
{
  return is_at (position, TP_STEP_PRESTIGE);
}

/* Of the one who practises. */
static gboolean
is_own_fact (gconstpointer data)
{
  const TpPosition *position = data;

  return is_at (position, TP_STEP_FACT) && position->actor == 0;
}

/* So early that the analysis of all moves before is soon done. */
static gboolean
is_early (gconstpointer data)
{
  const TpPosition *position = data;

  return is_at (position, TP_STEP_FACT) && position->round < EARLY_ROUND;
}

static gboolean
is_over (gconstpointer position)
{
  return is_at (position, TP_STEP_OVER);
}

/* What people did before the picture. */

/* The first tiles that were drawn. */
static void
enter_tiles (AhuWindow *window)
{
  g_autoptr (GPtrArray) choices = test_find_all (find_shown_page (window), AHU_TYPE_CHOICE);

  for (guint i = 0, n = 0; n < ENTERED && i < choices->len; i++)
    if (ahu_choice_get_reason (choices->pdata[i]) == NULL && gtk_widget_is_drawable (choices->pdata[i]))
      {
        gtk_widget_activate (choices->pdata[i]);
        n++;
      }
}

static void
explain_no_more (GSettings *settings)
{
  g_settings_reset (settings, "guidance");
}

/* As if it were the first game of these people. */
static void
explain (AhuWindow *window)
{
  GSettings *settings = ahu_settings_get_game (tp_game_get ());

  g_settings_reset (settings, "guidance-seen");
  g_settings_set_boolean (settings, "guidance", TRUE);
  g_signal_connect_object (window, "destroy", G_CALLBACK (explain_no_more), settings, G_CONNECT_SWAPPED);
}

/* The first that has no place in the step. */
static void
refuse (AhuWindow *window)
{
  g_autoptr (GPtrArray) choices = test_find_all (find_shown_page (window), AHU_TYPE_CHOICE);

  for (guint i = 0; i < choices->len; i++)
    if (ahu_choice_get_reason (choices->pdata[i]) != NULL && gtk_widget_is_drawable (choices->pdata[i]))
      {
        gtk_widget_activate (choices->pdata[i]);
        return;
      }
  fail ("nothing is refused");
}

static void
show_boards (AhuWindow *window)
{
  show_view (window, "boards");
}

static void
learn_by_moving (AhuWindow *window)
{
  begin_lesson (window, LESSON_MOVE);
}

static void
learn_by_placing (AhuWindow *window)
{
  begin_lesson (window, LESSON_PLACE);
}

static void
tell_player (AhuWindow *window)
{
  tell (window, "story-sums");
}

static void
show_rule (AhuWindow *window)
{
  ahu_window_show_rule (window, "T6.2");
}

/* What was placed last, as it is changed. */
static void
correct_placing (AhuWindow *window)
{
  AhuSession *session = ahu_window_get_session (window);
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (session));
  guint ply = ahu_history_get_ply (ahu_session_get_history (session));
  g_autoptr (GPtrArray) choices = NULL;
  TpMove move;

  do
    tp_move_from_json (&move, moves->pdata[--ply]);
  while (move.type != TP_MOVE_BUILD && ply > 0);
  ahu_correction_window_present (GTK_WIDGET (window), session, ply);
  choices = test_find_all (test_ui_find_window (AHU_TYPE_CORRECTION_WINDOW), AHU_TYPE_CHOICE);
  for (guint i = 0; i < choices->len; i++)
    if (g_strcmp0 (ahu_choice_get_name (choices->pdata[i]), _("Change")) == 0)
      {
        gtk_widget_activate (choices->pdata[i]);
        return;
      }
  fail ("the move can't be changed");
}

const Page tp_pages[] = {
  { "tp-players", "players", NULL, GAME_TP_FOUR, begin_game },
  { "tp-box", "deal", NULL, GAME_TP_FOUR, begin_deal },
  { "tp-box-mended", "mend-deal", is_fact, GAME_TP_FOUR, mend_set_up },
  { "tp-reveal", "table", is_reveal, GAME_TP_FOUR, enter_tiles },
  { "tp-fact", "table", is_fact, GAME_TP_FOUR },
  { "tp-palms", "table", is_palms, GAME_TP_FOUR },
  { "tp-quarries", "table", is_quarries, GAME_TP_FOUR },
  { "tp-exchange", "table", is_exchange, GAME_TP_FOUR },
  { "tp-award", "table", is_award, GAME_TP_FOUR },
  { "tp-place", "table", is_place, GAME_TP_FOUR },
  { "tp-prestige", "table", is_prestige, GAME_TP_FOUR },
  { "tp-placing", "table", is_placing_on, GAME_TP_FOUR },
  { "tp-placing-alone", "table", is_placing_alone, GAME_TP_FOUR },
  { "tp-enough", "table", is_enough, GAME_TP_FOUR },
  { "tp-refused", "table", is_palms, GAME_TP_FOUR, refuse },
  { "tp-first-reveal", "table", is_reveal, GAME_TP_FOUR, explain },
  { "tp-first-fact", "table", is_fact, GAME_TP_FOUR, explain },
  { "tp-first-place", "table", is_place, GAME_TP_SIX, explain },
  { "tp-first-exchange", "table", is_exchange, GAME_TP_FOUR, explain },
  { "tp-six-fact", "table", is_fact, GAME_TP_SIX },
  { "tp-six-exchange", "table", is_exchange, GAME_TP_SIX },
  { "tp-six-place", "table", is_place, GAME_TP_SIX },
  { "tp-six-prestige", "table", is_prestige, GAME_TP_SIX },
  { "tp-boards", "table", is_place, GAME_TP_SIX, show_boards, ON_NARROW_SCREENS },
  { "tp-log", "table", is_fact, GAME_TP_FOUR, show_log, ON_NARROW_SCREENS },
  { "tp-correction", "table", is_fact, GAME_TP_FOUR, correct, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-correction-place", "table", is_fact, GAME_TP_FOUR, correct_placing, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-view", "table", is_fact, GAME_TP_SIX, show_table_view },
  { "tp-view-place", "table", is_place, GAME_TP_FOUR, show_table_view },
  { "tp-view-reveal", "table", is_reveal, GAME_TP_FOUR, show_table_view },
  { "tp-view-exchange", "table", is_exchange, GAME_TP_FOUR, show_table_view },
  { "tp-view-prestige", "table", is_prestige, GAME_TP_FOUR, show_table_view },
  { "tp-result", "result", is_over, GAME_TP_FOUR },
  { "tp-result-six", "result", is_over, GAME_TP_SIX },
  { "tp-result-ended", "result", is_over, GAME_TP_FOUR, end_again },
  { "tp-story-player", "result", is_over, GAME_TP_SIX, tell_player },
  { "tp-story-places", "result", is_over, GAME_TP_SIX, tell_places },
  { "tp-end-view", "result", is_over, GAME_TP_FOUR, view_end },
  { "tp-end-view-places", "result", is_over, GAME_TP_SIX, view_places },
  { "tp-score", "score", NULL, GAME_TP_FOUR, begin_score },
  { "tp-score-running", "count-end", is_fact, GAME_TP_FOUR, count_end },
  { "tp-what-if", "what-if", is_over, GAME_TP_FOUR, ask_what_if },
  { "tp-best-moves", "table", is_fact, GAME_TP_FOUR, ask_best_moves, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-best-moves-place", "table", is_place, GAME_TP_FOUR, ask_best_moves, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-analysis", "table", is_early, GAME_TP_FOUR, analyse, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-replay", "replay", is_fact, GAME_TP_FOUR, replay },
  { "tp-replay-view", "replay", is_fact, GAME_TP_FOUR, replay_in_view },
  { "tp-learn", "learn", NULL, GAME_TP_FOUR, learn },
  { "tp-learn-move", "learn", NULL, GAME_TP_FOUR, learn_by_moving },
  { "tp-learn-place", "learn", NULL, GAME_TP_FOUR, learn_by_placing },
  { "tp-practise", "practise", NULL, GAME_TP_FOUR, prepare_practice },
  { "tp-practise-table", "table", is_own_fact, GAME_TP_PRACTICE },
  { "tp-statistics", "statistics", NULL, GAMES_SHELF, show_statistics },
  { "tp-rules", "rules", NULL, GAME_TP_FOUR, show_rules },
  { "tp-rules-rule", "rules", is_fact, GAME_TP_FOUR, show_rule },
  { "tp-preferences", "start", NULL, GAME_TP_FOUR, show_preferences, ON_ALL_SCREENS, WINDOW_OTHER },
  { "tp-shortcuts", "table", is_fact, GAME_TP_FOUR, show_shortcuts, ON_ALL_SCREENS, WINDOW_OTHER },
  { NULL }
};
