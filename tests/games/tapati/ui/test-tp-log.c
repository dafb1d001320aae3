/* test-tp-log.c: the log of Tapati by rounds and cards, and the news of what has just happened
 *
 * Not for: the words (test-parts.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/ui/ahu-tp-game-ui.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/table/ahu-log-line.h"
#include "toolkit/table/ahu-log-menu.h"
#include "toolkit/table/ahu-log-row.h"
#include "toolkit/table/ahu-log-turn.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-table.h"

#define SIX "six-sensible.rapanui"
#define LONG "four-gifts.rapanui"
#define TOUCH 44
#define ROUNDED 3
#define HEADING_ROOM 15

static AhuSession *
open_game (const char *name)
{
  g_autoptr (AhuRecord) record = test_record_load ("tapati", name);
  AhuSession *session = ahu_session_new (record, NULL, NULL);

  g_assert_nonnull (session);

  return session;
}

/* Newest first, each move in one line, the heading of a part above its first line and nowhere
 * else. */
static void
assert_log (AhuLog *log,
            guint   n)
{
  GListModel *turns = ahu_log_get_model (log);
  guint before = n;

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (AhuLogTurn) turn = g_list_model_get_item (turns, i);
      GListModel *lines = ahu_log_turn_get_lines (turn);
      guint first = G_MAXUINT, end = 0;

      for (guint k = 0; k < g_list_model_get_n_items (lines); k++)
        {
          g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, k);

          g_assert_cmpint (ahu_log_line_get_line_type (line), ==, AHU_LOG_MOVE);
          g_assert_true (ahu_log_line_get_headed (line) == (k == 0));
          g_assert_true (ahu_log_line_get_several (line) == (g_list_model_get_n_items (lines) > 1));
          if (k > 0)
            g_assert_cmpuint (ahu_log_line_get_ply (line), ==, end);
          first = MIN (first, ahu_log_line_get_ply (line));
          end = ahu_log_line_get_end (line);
        }
      g_assert_cmpuint (end, ==, before);
      before = first;
    }
  g_assert_cmpuint (before, ==, 0);
}

/* Move by move it grows to what it is when a game is opened; back again as well. */
static void
test_grows (void)
{
  AhuSession *session = open_game (SIX);
  GtkWidget *log = g_object_ref_sink (ahu_log_new ());
  guint n = ahu_history_get_ply (ahu_session_get_history (session));

  for (guint i = 0; i < n; i++)
    ahu_session_undo (session);
  for (guint i = 0; i < n; i++)
    {
      g_assert_true (ahu_session_redo (session));
      ahu_log_update (AHU_LOG (log), session);
      assert_log (AHU_LOG (log), i + 1);
    }
  for (guint i = n; i > 1; i--)
    {
      g_assert_true (ahu_session_undo (session));
      ahu_log_update (AHU_LOG (log), session);
      assert_log (AHU_LOG (log), i - 1);
    }
  g_object_unref (log);
  g_assert_finalize_object (session);
}

/* Several placings by one tap are one line; it names each of them to be corrected, and the rules
 * behind them. */
static void
test_line_of_several (void)
{
  AhuSession *session = open_game (SIX);
  GtkWidget *log = g_object_ref_sink (ahu_log_new ());
  GListModel *turns;
  gboolean found = FALSE;

  ahu_log_update (AHU_LOG (log), session);
  turns = ahu_log_get_model (AHU_LOG (log));
  for (guint i = 0; i < g_list_model_get_n_items (turns) && !found; i++)
    {
      g_autoptr (AhuLogTurn) turn = g_list_model_get_item (turns, i);
      GListModel *lines = ahu_log_turn_get_lines (turn);

      for (guint k = 0; k < g_list_model_get_n_items (lines) && !found; k++)
        {
          g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, k);
          g_autoptr (GMenuModel) menu = ahu_log_menu_model (session, line, TRUE);
          TpMove move;

          tp_move_from_json (&move, ahu_history_get_move (ahu_session_get_history (session),
                                                          ahu_log_line_get_ply (line)));
          found = move.type == TP_MOVE_BUILD && ahu_log_line_get_end (line) > ahu_log_line_get_ply (line) + 2;
          g_assert_cmpint (g_menu_model_get_n_items (menu), >, 1);
        }
    }
  g_assert_true (found);
  g_object_unref (log);
  g_assert_finalize_object (session);
}

static gboolean
exists (const char *drawing)
{
  g_autofree char *path = g_strdup_printf (AHU_RESOURCE_PATH "/art/%s.svg", drawing);

  return g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/* Every drawing that is named exists, and whatever is told can be read in whole sentences. */
static void
assert_news (const AhuNews *news)
{
  for (guint i = 0; i < news->items->len; i++)
    {
      const AhuNewsItem *item = news->items->pdata[i];

      g_assert_true (item->sentence != NULL && *item->sentence != '\0');
      g_assert_true (item->seat != AHU_NOBODY || item->picture != NULL || item->label != NULL || item->tokens->len > 0);
      if (item->picture != NULL)
        g_assert_true (exists (item->picture));
      for (guint k = 0; k < item->tokens->len; k++)
        {
          const AhuNewsToken *token = item->tokens->pdata[k];

          if (token->picture != NULL)
            g_assert_true (exists (token->picture));
          g_assert_true (token->words == NULL || token->picture == NULL || strstr (token->words, "%s") != NULL);
        }
    }
  for (guint i = 0; news->details != NULL && i < news->details->len; i++)
    g_assert_nonnull (strstr (news->details->pdata[i], "(T"));
}

static void
test_news (gconstpointer name)
{
  AhuSession *session = open_game (name);
  AhuHistory *history = ahu_session_get_history (session);
  const AhuGame *game = ahu_session_get_game (session);
  guint n_told = 0;

  for (guint ply = 0; ply <= ahu_history_get_ply (history); ply++)
    {
      g_autoptr (AhuNews) news = game->news (history, ply, ahu_session_get_names (session));

      assert_news (news);
      g_assert_true (news->is_fresh == (news->state == AHU_NEWS_DUE));
      n_told += news->items->len > 0;
    }
  g_assert_cmpuint (n_told, >, 50);
  g_assert_finalize_object (session);
}

static guint
find_palms (AhuHistory *history)
{
  TpMove move;
  guint ply = 0;

  do
    tp_move_from_json (&move, ahu_history_get_move (history, ply++));
  while (move.type != TP_MOVE_PALM);

  return ply - 1;
}

/* The line counts along while palms are taken one by one. */
static void
test_counts_along (void)
{
  AhuSession *session = open_game ("tie-decided-by-rapanuis.rapanui");
  AhuHistory *history = ahu_session_get_history (session);
  const AhuGame *game = ahu_session_get_game (session);
  guint first = find_palms (history);
  guint n = ((const TpPosition *) ahu_session_get_position (session))->n_players;
  g_autoptr (AhuNews) early = game->news (history, first + 1, ahu_session_get_names (session));
  g_autoptr (AhuNews) late = game->news (history, first + n + 1, ahu_session_get_names (session));
  const AhuNewsItem *item = early->items->pdata[0];
  const AhuNewsItem *same = late->items->pdata[0];

  g_assert_cmpuint (item->seat, ==, same->seat);
  g_assert_cmpuint (((AhuNewsToken *) item->tokens->pdata[item->tokens->len - 1])->count + 1, ==,
                    ((AhuNewsToken *) same->tokens->pdata[same->tokens->len - 1])->count);
  g_assert_cmpuint (late->items->len, ==, n + 1);
  g_assert_finalize_object (session);
}

static GtkWidget *
find_more (GtkWidget *root)
{
  GtkWidget *found = NULL;

  if (GTK_IS_MENU_BUTTON (root) && g_strcmp0 (gtk_menu_button_get_label (GTK_MENU_BUTTON (root)), _("More")) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_more (child);

  return found;
}

/* Ctrl+I opens all of it, in sentences with their rules. */
static void
test_opens (void)
{
  AhuSession *session = open_game (SIX);
  const AhuGameUi *ui = ahu_tp_game_ui_get ();
  GtkWidget *page = ui->table_page_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *more;
  TpMove move;

  do
    {
      AhuHistory *history = ahu_session_get_history (session);

      g_assert_true (ahu_session_undo (session));
      tp_move_from_json (&move, ahu_history_get_move (history, ahu_history_get_ply (history) - 1));
    }
  while (move.type != TP_MOVE_FACT || move.what != TP_MANUTARA);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  ahu_table_set_session (AHU_TABLE (page), session);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  more = find_more (page);
  g_assert_nonnull (more);
  g_assert_true (gtk_widget_activate_action (page, "table.news", NULL));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (more)))));
  g_assert_true (test_ui_says (more, "(T5"));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (session);
}

/* The heading of a turn after several lines stands farther from them than they from each other. */
static void
check_heading (GtkWidget *row)
{
  GtkWidget *previous = gtk_widget_get_prev_sibling (row);
  graphene_rect_t line, heading;

  if (previous == NULL || !gtk_widget_get_mapped (row) || !gtk_widget_has_css_class (row, "log-head") ||
      !gtk_widget_has_css_class (previous, "log-several"))
    return;
  g_assert_true (gtk_widget_compute_bounds (row, row, &line));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (row), row, &heading));
  g_assert_cmpfloat (heading.origin.y - line.origin.y, >=, HEADING_ROOM);
}

/* What stands free above and below the words of a line, 0 if the list doesn't show it wholly. */
static int
get_room (GtkWidget *row)
{
  graphene_rect_t line, words;
  GtkWidget *grid = gtk_widget_get_first_child (row);

  if (!gtk_widget_get_mapped (row) || !gtk_widget_has_css_class (row, "log-several") ||
      gtk_widget_has_css_class (row, "log-head"))
    return 0;
  g_assert_true (gtk_widget_compute_bounds (row, row, &line));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_last_child (grid), row, &words));
  g_assert_cmpfloat (line.size.height, >=, TOUCH);

  return (int) (line.size.height - words.size.height + 0.5f);
}

/* Lines of one row and lines that are wrapped stand equally far apart. */
static void
test_rhythm (void)
{
  AhuSession *session = open_game (SIX);
  GtkWidget *log = ahu_log_new ();
  GtkWidget *window = gtk_window_new ();
  GtkWidget *list;
  int low = G_MAXINT, high = 0;
  int least = G_MAXINT, most = 0;

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 2000);
  gtk_window_set_child (GTK_WINDOW (window), log);
  ahu_log_update (AHU_LOG (log), session);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 3);
  list = test_find_type (log, GTK_TYPE_LIST_VIEW);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    {
      int room = get_room (row);

      check_heading (row);
      if (room == 0)
        continue;
      low = MIN (low, gtk_widget_get_height (row));
      high = MAX (high, gtk_widget_get_height (row));
      least = MIN (least, room);
      most = MAX (most, room);
    }
  /* Some are wrapped, some are not. */
  g_assert_cmpint (high, >, low);
  g_assert_cmpint (most - least, <=, ROUNDED);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (session);
}

static void
assert_shows_newest (GtkWidget *log)
{
  GtkWidget *list = test_ui_find (log, GTK_TYPE_LIST_VIEW, NULL);
  g_autoptr (AhuLogTurn) turn = g_list_model_get_item (ahu_log_get_model (AHU_LOG (log)), 0);
  g_autoptr (AhuLogLine) line = g_list_model_get_item (ahu_log_turn_get_lines (turn), 0);
  GtkWidget *row = ahu_log_row_find (list, line);
  graphene_rect_t bounds;

  g_assert_nonnull (row);
  g_assert_true (gtk_widget_compute_bounds (row, list, &bounds));
  g_assert_cmpfloat (bounds.size.height, >, 0);
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y, <, gtk_widget_get_height (list));
}

/* A game of more lines than the list makes rows for begins with the newest, when it is opened and when people go on
 * after they have looked at an old one. */
static void
test_newest (void)
{
  AhuSession *session = open_game (LONG);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *log = ahu_log_new ();

  ahu_log_update (AHU_LOG (log), session);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 500);
  gtk_window_set_child (GTK_WINDOW (window), log);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 3);
  assert_shows_newest (log);

  ahu_log_show_move (AHU_LOG (log), 5);
  test_ui_wait_for_frames (window, 3);
  g_assert_true (ahu_session_undo (session));
  ahu_log_update (AHU_LOG (log), session);
  test_ui_wait_for_frames (window, 3);
  assert_shows_newest (log);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  static const char *const games[] = { "three-random.rapanui", "four-gifts.rapanui", SIX };

  test_ui_init (&argc, &argv);
  ahu_game_ui_register (ahu_tp_game_ui_get ());

  g_test_add_func ("/ui/tp-log/grows", test_grows);
  g_test_add_func ("/ui/tp-log/line-of-several", test_line_of_several);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/tp-log/news/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_news);
    }
  g_test_add_func ("/ui/tp-log/counts-along", test_counts_along);
  g_test_add_func ("/ui/tp-log/opens", test_opens);
  g_test_add_func ("/ui/tp-log/rhythm", test_rhythm);
  g_test_add_func ("/ui/tp-log/newest", test_newest);

  return g_test_run ();
}
