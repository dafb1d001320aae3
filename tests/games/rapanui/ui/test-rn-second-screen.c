/* test-rn-second-screen.c: what everybody sees on another screen, to the very end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/ui/ahu-rn-second-screen.h"
#include "games/rapanui/ui/ahu-rn-story.h"
#include "games/rapanui/words/rn-sentences.h"
#include "shell/result/ahu-second-screen-window.h"
#include "toolkit/ranking/ahu-telling.h"
#include "toolkit/table/ahu-news-row.h"
#include "toolkit/table/ahu-taking-chip.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static gboolean
is_said (GtkWidget  *widget,
         const char *text)
{
  return test_ui_find (widget, GTK_TYPE_WIDGET, text) != NULL;
}

static guint
count_text (GtkWidget  *widget,
            const char *text)
{
  g_autoptr (GPtrArray) texts = test_ui_list_texts (widget);
  guint n = 0;

  for (guint i = 0; i < texts->len; i++)
    n += g_str_equal (texts->pdata[i], text);
  return n;
}

static gboolean
shows_table (GtkWidget *view)
{
  return test_ui_find (view, AHU_TYPE_RN_SCORES, NULL) != NULL;
}

/* Whether anything at all can be pressed. */
static gboolean
has_control (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_can_target (widget) && gtk_widget_get_visible (widget))
    return TRUE;
  if (!gtk_widget_get_can_target (widget) || !gtk_widget_get_visible (widget))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_control (child))
      return TRUE;
  return FALSE;
}

static guint
count_untold (const RnPosition *position)
{
  guint n = 0;

  for (guint i = 0; i < position->n_hidden; i++)
    n += position->hidden[i].kind == RN_SACRIFICE_NULL;
  return n;
}

/* The table, then each face-down card as it is turned up, and none before. */
static void
test_reveal (void)
{
  g_autoptr (AhuSession) session = test_session_load ("four-players-untold.rapanui");
  GtkWidget *view;

  test_session_go_to_step (session, RN_STEP_DRAW);
  view = test_hold (ahu_rn_second_screen_new (session));
  g_assert_true (shows_table (view));
  g_assert_false (is_said (view, "Laid face down"));

  test_session_go_to_step (session, RN_STEP_REVEAL);
  for (;;)
    {
      const RnPosition *position = ahu_session_get_position (session);
      g_autofree char *sentence = rn_prompt (position, ahu_session_get_names (session));
      guint n = count_untold (position);

      g_assert_false (shows_table (view));
      g_assert_true (is_said (view, sentence));
      g_assert_true (is_said (view, rn_end_sentence ()));
      g_assert_true (is_said (view, "Laid face down"));
      g_assert_false (has_control (view));
      g_assert_cmpuint (count_text (view, "which is it?"), ==, n > 0);
      g_assert_cmpuint (count_text (view, "face down"), ==, n > 0 ? n - 1 : 0);
      if (position->step == RN_STEP_OVER)
        break;
      g_assert_true (ahu_session_redo (session));
    }
  test_release (view);
}

/* Each card is turned as it is told, also while its owner has others left, and turned back. */
static void
test_card_by_card (void)
{
  TestTable table;
  GtkWidget *view;
  guint n;

  /* Player 1 has three untold cards. */
  test_table_open (&table, "untold-restricts.rapanui", 1280, 800);
  test_session_go_to_step (table.session, RN_STEP_REVEAL);
  test_table_reveal_up_to (&table, 0);
  view = test_hold (ahu_rn_second_screen_new (table.session));
  n = count_text (view, "face down");
  test_table_choose (&table, "Player 1 laid Fish");
  g_assert_cmpuint (test_table_get_position (&table)->untold[0], ==, 3);
  g_assert_cmpuint (count_text (view, "face down"), ==, n - 1);
  g_assert_cmpuint (count_text (view, "which is it?"), ==, 1);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpuint (count_text (view, "face down"), ==, n);
  test_release (view);
  test_table_close (&table);
}

/* The same step as the window tells, then the places; and back to the table with an undo. */
static void
test_end (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  AhuTelling *telling;
  GtkWidget *view;
  GtkWidget *story;

  g_assert_true (ahu_session_undo (session));
  telling = ahu_telling_for_session (session);
  view = test_hold (ahu_rn_second_screen_new (session));
  g_assert_true (shows_table (view));
  g_assert_true (ahu_session_redo (session));
  /* Nobody has chosen yet: the winner is not given away. */
  g_assert_true (ahu_session_is_over (session));
  g_assert_false (is_said (view, "A wins with 51 glory points"));
  g_assert_false (is_said (view, "A: place 1, Glory points: 51"));

  for (guint step = 0; step < 9; step++)
    {
      ahu_telling_go_to (telling, step);
      story = test_ui_find (view, AHU_TYPE_STORY, NULL);
      g_assert_nonnull (story);
      g_assert_cmpuint (ahu_story_get_step (AHU_STORY (story)), ==, step);
      g_assert_false (has_control (view));
    }
  ahu_telling_finish (telling);
  g_assert_null (test_ui_find (view, AHU_TYPE_STORY, NULL));
  g_assert_true (is_said (view, "A wins with 51 glory points"));
  g_assert_true (is_said (view, "A: place 1, Glory points: 51"));
  g_assert_false (has_control (view));

  g_assert_true (ahu_session_undo (session));
  g_assert_true (shows_table (view));
  g_assert_false (is_said (view, "A wins with 51 glory points"));
  test_release (view);
}

static gboolean
has_width (gpointer data)
{
  return gtk_widget_get_width (data) > 0;
}

static GtkWidget *
present (AhuSession *session,
         int         width,
         int         height)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *view = ahu_rn_second_screen_new (session);

  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));

  return view;
}

/* How high it is on the screen, however it is magnified. */
static float
get_seen_height (GtkWidget *widget,
                 GtkWidget *view)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, view, &bounds));
  return bounds.size.height;
}

static gboolean
is_thanked (gpointer view)
{
  return is_said (view, "Thank you for playing.");
}

/* The thanks stand below the places where there is room for both. */
static void
test_thanks (void)
{
  static const struct
  {
    int width, height;
    gboolean thanked;
  } screens[] = { { 360, 720, FALSE }, { 1280, 800, TRUE } };

  for (guint i = 0; i < G_N_ELEMENTS (screens); i++)
    {
      g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
      GtkWidget *view;

      ahu_telling_finish (ahu_telling_for_session (session));
      view = present (session, screens[i].width, screens[i].height);
      test_ui_wait (has_width, view);
      test_ui_wait_for_frames (view, 2);
      g_assert_true (is_said (view, "A wins with 51 glory points"));
      g_assert_cmpint (is_thanked (view), ==, screens[i].thanked);
      gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (view)));
    }
}

static guint
count_seen_names (GtkWidget  *news,
                  const char *prefix)
{
  g_autoptr (GPtrArray) labels = test_find_all (news, GTK_TYPE_LABEL);
  guint n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_get_mapped (labels->pdata[i]) &&
         g_str_has_prefix (gtk_label_get_text (labels->pdata[i]), prefix);
  return n;
}

/* Whoever takes something is named beside it, also where everybody does: names of eight
 * letters fit. And yet the line is as large as can be. */
static void
test_names_in_news (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  g_autoptr (GPtrArray) moves = g_ptr_array_copy (ahu_record_get_moves (ahu_session_get_record (session)),
                                                  (GCopyFunc) json_node_copy, NULL);
  GtkWidget *view;
  guint n_full = 0;

  g_ptr_array_set_free_func (moves, (GDestroyNotify) json_node_unref);
  test_session_go (session, 0);
  view = present (session, 1280, 800);
  test_ui_wait (has_width, view);
  for (guint ply = 0; ply + 1 < moves->len; ply++)
    {
      g_autoptr (AhuRefusal) refusal = ahu_session_play (session, json_node_copy (moves->pdata[ply]));
      g_autoptr (GPtrArray) chips = NULL;
      GtkWidget *news;

      g_assert_null (refusal);
      news = test_ui_find (view, AHU_TYPE_NEWS_ROW, NULL);
      chips = test_find_all (news, AHU_TYPE_TAKING_CHIP);
      /* What several may choose is asked in words, which are longer. */
      if (chips->len < 3 || gtk_widget_has_css_class (chips->pdata[chips->len - 1], "earlier") || ((const RnPosition *) ahu_session_get_position (session))->step == RN_STEP_REWARD)
        continue;
      test_ui_wait_for_frames (view, 2);
      g_assert_cmpuint (count_seen_names (news, "Player "), ==, chips->len);
      g_assert_cmpfloat (get_seen_height (news, view), >=, 65);
      n_full += chips->len == 4;
    }
  g_assert_cmpuint (n_full, >, 3);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (view)));
}

/* The places are as large as there is room for from their first moment: nothing happens any
 * more that would lay them out anew. */
static void
test_places_are_large (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  GtkWidget *view = present (session, 1280, 800);

  g_assert_true (ahu_session_undo (session));
  g_assert_true (ahu_session_redo (session));
  ahu_telling_finish (ahu_telling_for_session (session));
  test_ui_wait (has_width, view);
  test_ui_wait_for_frames (view, 8);
  g_assert_cmpfloat (get_seen_height (test_ui_find (view, GTK_TYPE_GRID, "A: place 1, Glory points: 51"), view), >=, 50);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (view)));
}

/* A game that was over before it was shown has nothing to keep back. */
static void
test_over (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  GtkWidget *view = present (session, 1280, 800);

  test_ui_wait (is_thanked, view);
  gtk_window_destroy (GTK_WINDOW (gtk_widget_get_root (view)));
}

/* The places stay until the next game begins, which is then followed. */
static void
test_next_game (void)
{
  g_autoptr (AhuSession) first = test_session_load ("two-players.rapanui");
  g_autoptr (AhuSession) second = test_session_load ("decided-by-moai-or-wood.rapanui");
  GtkWidget *window;

  test_session_go (second, 0);
  window = ahu_second_screen_window_new (ahu_rn_game_ui_get (), first);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Second screen");
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait (is_thanked, window);
  ahu_second_screen_window_set_session (AHU_SECOND_SCREEN_WINDOW (window), ahu_rn_game_ui_get (), second);
  g_assert_false (is_said (window, "Thank you for playing."));
  g_assert_true (shows_table (window));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-second-screen/reveal", test_reveal);
  g_test_add_func ("/ui/rn-second-screen/card-by-card", test_card_by_card);
  g_test_add_func ("/ui/rn-second-screen/end", test_end);
  g_test_add_func ("/ui/rn-second-screen/names-in-news", test_names_in_news);
  g_test_add_func ("/ui/rn-second-screen/places-are-large", test_places_are_large);
  g_test_add_func ("/ui/rn-second-screen/thanks", test_thanks);
  g_test_add_func ("/ui/rn-second-screen/over", test_over);
  g_test_add_func ("/ui/rn-second-screen/next-game", test_next_game);

  return g_test_run ();
}
