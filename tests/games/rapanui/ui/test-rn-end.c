/* test-rn-end.c: how a game ends on every page and another screen: nothing of the last turn is
 * told as if it were due
 *
 * Not for: how the end is told (test-rn-turn-up.c, test-rn-story.c, test-result.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-news.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-second-screen.h"
#include "shell/replay/ahu-replay-page.h"
#include "shell/result/ahu-result-page.h"
#include "toolkit/ranking/ahu-telling.h"
#include "toolkit/table/ahu-news-row.h"
#include "toolkit/table/ahu-taking-chip.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static const char *const games[] = {
  "active-without-cards.rapanui",
  "decided-by-moai-or-wood.rapanui",
  "ends-before-hand-full.rapanui",
  "four-players-untold.rapanui",
  "no-moai-built.rapanui",
  "nobody-sacrificed-three-kinds.rapanui",
  "price-floor-six.rapanui",
  "reveal-deducible.rapanui",
  "shared-first-place.rapanui",
  "supply-pile-empty.rapanui",
  "three-moai-no-wood.rapanui",
  "three-players-pair-on-top.rapanui",
  "two-players.rapanui",
  "untold-restricts.rapanui"
};

static const RnPosition *
get_position (AhuSession *session)
{
  return ahu_session_get_position (session);
}

/* What is told last as something to take or pay, and whether that is seen as such. */
static char *
find_last_due (AhuSession *session,
               GtkWidget  *root)
{
  char *told = NULL;

  for (;;)
    {
      RnNews news;

      test_find_news (session, &news);
      if (news.over)
        return told;
      if (news.state == RN_NEWS_DUE)
        {
          g_autoptr (GPtrArray) chips = test_find_all (root, AHU_TYPE_TAKING_CHIP);
          guint n = 0;

          /* What was scored before stands beside it. */
          for (guint i = 0; i < chips->len; i++)
            n += gtk_widget_has_css_class (chips->pdata[i], "earlier") ? 0 : 1;
          g_assert_cmpuint (n, ==, news.n);
          g_free (told);
          told = rn_news_sentence (&news, ahu_session_get_names (session));
        }
      g_assert_true (ahu_session_redo (session));
    }
}

/* The page of a table that isn't shown may have parts of it. */
static void
assert_nothing_due (GtkWidget  *root,
                    const char *last)
{
  g_autoptr (GPtrArray) chips = test_find_all (root, AHU_TYPE_TAKING_CHIP);
  g_autoptr (GPtrArray) rows = test_find_all (root, AHU_TYPE_NEWS_ROW);

  g_assert_cmpuint (chips->len, ==, 0);
  for (guint i = 0; i < rows->len; i++)
    {
      g_assert_false (gtk_widget_has_css_class (rows->pdata[i], "due"));
      g_assert_false (gtk_widget_has_css_class (rows->pdata[i], "done"));
    }
  if (test_ui_says (root, last))
    g_error ("“%s” is told after the end", last);
}

/* At the end the hand of whoever ended the game is full, or lacks a card or two: the refill
 * that has only two cards ends it either way. */
static guint
count_lacking (AhuSession *session)
{
  const RnPosition *position = get_position (session);
  guint n = RN_HAND_CARDS;

  for (guint kind = 0; kind < RN_KINDS; kind++)
    n -= position->hand[position->active][kind];
  g_assert_cmpuint (position->deck, ==, 0);
  return n;
}

static GtkWidget *
result_new (AhuSession *session)
{
  GtkWidget *page = ahu_result_page_new ();

  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_rn_game_ui_get (), session);
  return test_hold (page);
}

static void
assert_result (AhuSession *session,
               GtkWidget  *screen,
               const char *last)
{
  AhuTelling *telling = ahu_telling_for_session (session);
  GtkWidget *page = result_new (session);

  for (guint view = 0; view < 2; view++)
    {
      ahu_page_set_table_view (AHU_PAGE (page), view == 1);
      assert_nothing_due (page, last);
      assert_nothing_due (screen, last);
      for (guint step = 0; step < 9; step++)
        {
          ahu_telling_go_to (telling, step);
          assert_nothing_due (page, last);
          assert_nothing_due (screen, last);
        }
      ahu_telling_finish (telling);
      assert_nothing_due (page, last);
      assert_nothing_due (screen, last);
    }
  test_release (page);
}

static void
assert_replay (const char *name,
               const char *last)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, name);
  AhuReplay *replay = ahu_replay_new (record, NULL);
  GtkWidget *page = test_hold (ahu_replay_page_new ());

  ahu_replay_page_set_replay (AHU_REPLAY_PAGE (page), ahu_rn_game_ui_get (), replay);
  ahu_replay_go (replay, ahu_record_get_moves (record)->len);
  for (guint ply = ahu_replay_get_ply (replay); get_position (ahu_replay_get_session (replay))->step >= RN_STEP_REVEAL;)
    {
      assert_nothing_due (page, last);
      ahu_replay_go (replay, --ply);
    }
  test_release (page);
}

/* Each card turned up, with and without the table view, then the result, each step and the
 * places, here and on another screen. */
static void
test_nothing_due (void)
{
  guint lacking = 0, n_revealed = 0;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      TestTable table;
      GtkWidget *screen;
      g_autofree char *last = NULL;

      test_table_open (&table, games[i], 1280, 800);
      screen = test_hold (ahu_rn_second_screen_new (table.session));
      last = find_last_due (table.session, table.page);
      g_assert_nonnull (last);
      lacking |= 1u << count_lacking (table.session);
      for (;;)
        {
          gboolean over = ahu_session_is_over (table.session);

          assert_nothing_due (table.page, last);
          assert_nothing_due (screen, last);
          n_revealed += !over;
          gtk_widget_activate_action (table.page, "table.view", NULL);
          assert_nothing_due (table.page, last);
          gtk_widget_activate_action (table.page, "table.view", NULL);
          if (over)
            break;
          g_assert_true (ahu_session_redo (table.session));
        }
      assert_result (table.session, screen, last);
      assert_replay (games[i], last);
      test_release (screen);
      test_table_close (&table);
    }
  g_assert_cmpuint (lacking & 1, !=, 0);
  g_assert_cmpuint (lacking, >, 1);
  g_assert_cmpuint (n_revealed, >, 8);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/rn-end/nothing-due", test_nothing_due);

  return g_test_run ();
}
