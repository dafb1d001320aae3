/* test-a11y.c: every page as a screen reader and a keyboard find it
 *
 * What can be focused has a role and a name of its own, and Tab meets each of
 * them once. Not for: what a single control says (the tests of the widgets).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/score/ahu-score-page.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "shell/ahu-preferences.h"
#include "shell/ahu-shortcuts-window.h"
#include "shell/ahu-shortcuts.h"
#include "shell/history/ahu-history-page.h"
#include "shell/players/ahu-players-page.h"
#include "shell/players/ahu-practise-page.h"
#include "shell/replay/ahu-replay-page.h"
#include "shell/result/ahu-result-page.h"
#include "shell/rules/ahu-rules-page.h"
#include "shell/statistics/ahu-names-window.h"
#include "shell/statistics/ahu-statistics-page.h"
#include "shell/window/ahu-start-page.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-set-up-page.h"

#include "games/rapanui/ui/rn-table-utils.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/test-folder.h"
#include "support/test-names.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

#define TABS 400

static void
assert_named (GtkWidget  *widget,
              const char *page)
{
  g_autofree char *problem = test_names_find_problem (widget);

  if (problem != NULL)
    g_error ("%s: %s", page, problem);
}

/* A long text that is pasted doesn't stop the window. */
static void
assert_limited (GtkWidget  *widget,
                const char *page)
{
  /* The platform's own, which isn't shown. */
  if (GTK_IS_DROP_DOWN (widget) || ADW_IS_COMBO_ROW (widget))
    return;
  if (GTK_IS_TEXT (widget) && gtk_text_get_max_length (GTK_TEXT (widget)) == 0)
    g_error ("%s: a %s takes text of any length", page, G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_limited (child, page);
}

/* Everything that can be decided on the page is on Tab's way, once. */
static void
assert_tab_meets_all (GtkWidget  *window,
                      const char *page)
{
  g_autoptr (GPtrArray) choices = test_find_choices (window);
  g_autoptr (GHashTable) met = g_hash_table_new (NULL, NULL);
  GtkWidget *first, *before = NULL;
  guint n_tabs = 0;

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
  first = gtk_window_get_focus (GTK_WINDOW (window));
  g_assert_nonnull (first);
  for (GtkWidget *focus = first; ; focus = gtk_window_get_focus (GTK_WINDOW (window)))
    {
      /* Within a label it goes from link to link. */
      gboolean next_link = focus == before && GTK_IS_LABEL (focus);

      g_assert_nonnull (focus);
      if (!g_hash_table_add (met, focus) && !next_link)
        break;
      g_assert_cmpuint (n_tabs++, <, TABS);
      g_signal_emit_by_name (window, "move-focus", GTK_DIR_TAB_FORWARD);
      before = focus;
    }
  /* Round, not caught in a part. */
  if (gtk_window_get_focus (GTK_WINDOW (window)) != first)
    g_error ("%s: Tab comes back to a %s, not to the first control, a %s", page,
             G_OBJECT_TYPE_NAME (gtk_window_get_focus (GTK_WINDOW (window))), G_OBJECT_TYPE_NAME (first));

  for (guint i = 0; i < choices->len; i++)
    if (gtk_widget_get_mapped (choices->pdata[i]) && gtk_widget_get_focusable (choices->pdata[i]) &&
        !g_hash_table_contains (met, choices->pdata[i]))
      g_error ("%s: Tab does not meet “%s”", page, ahu_choice_get_name (choices->pdata[i]));
}

static void
wait_for_layout (GtkWidget *window,
                 GtkWidget *page)
{
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (page) == 0)
    g_main_context_iteration (NULL, TRUE);
  gtk_test_widget_wait_for_draw (window);
}

static void
check_page_at (GtkWidget  *page,
               const char *name,
               int         width)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  wait_for_layout (window, page);
  assert_named (window, name);
  assert_limited (window, name);
  assert_tab_meets_all (window, name);
  /* GTK 4.8 leaks a little of a window that goes with actions in it. */
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
check_page (GtkWidget  *page,
            const char *name)
{
  check_page_at (page, name, 1280);
}

static void
test_pages (void)
{
  check_page (g_object_new (AHU_TYPE_START_PAGE, NULL), "start");
  check_page (ahu_players_page_new (ahu_rn_game_ui_get ()), "players");
  check_page (ahu_score_page_new (ahu_rn_game_ui_get ()), "final scoring");
  check_page (ahu_rules_page_new (ahu_rn_game_ui_get ()), "rules");
}

static gboolean
is_persons_turn (gpointer session)
{
  return !ahu_practise_is_waiting (session);
}

/* At a computer’s turn, and at the person’s. */
static void
check_practice (int width)
{
  GtkWidget *page = g_object_ref_sink (ahu_practise_page_new (ahu_rn_game_ui_get ()));
  g_autoptr (AhuRecord) record = ahu_practise_page_dup_record (AHU_PRACTISE_PAGE (page));
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *table = ahu_rn_table_page_new ();

  g_object_unref (page);
  gtk_window_set_default_size (GTK_WINDOW (window), width, 800);
  gtk_window_set_child (GTK_WINDOW (window), table);
  ahu_table_set_session (AHU_TABLE (table), session);
  wait_for_layout (window, table);
  assert_named (window, "practice, first turn");
  test_ui_wait (is_persons_turn, session);
  gtk_test_widget_wait_for_draw (window);
  assert_named (window, "practice, own turn");
  assert_tab_meets_all (window, "practice, own turn");
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_practice (void)
{
  const int widths[] = { 360, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_settings_set_string (ahu_settings_get_game (rn_game_get ()), "practise-pace", "none");
      check_page_at (ahu_practise_page_new (ahu_rn_game_ui_get ()), "practise", widths[i]);
      check_practice (widths[i]);
    }
}

static void
test_deal (void)
{
  const AhuGameUi *ui = ahu_rn_game_ui_get ();
  const char *const names[] = { "Anna", "Ben", NULL };
  const char *const colours[] = { "green", "blue", NULL };
  const char *const choices[] = { "fish", "grain", NULL };
  GtkWidget *page = ui->deal_page_new ();

  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), names, colours, choices);
  check_page (page, "deal");
}

/* Narrow and wide, with as many players as there can be. */
static void
test_join (void)
{
  const AhuGameUi *ui = ahu_rn_game_ui_get ();
  const char *names[] = { "Anna", "Ben", "Carla", "Dario", NULL };
  const char *colours[] = { "red", "blue", "green", "violet", NULL };
  const int widths[] = { 360, 800, 1280 };

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      GtkWidget *page = ui->join_page_new ();

      ahu_set_up_page_start (AHU_SET_UP_PAGE (page), names, colours, NULL);
      check_page_at (page, "join", widths[i]);
    }
}

static void
expand_all (GtkWidget *widget)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
  if (GTK_IS_EXPANDER (widget))
    gtk_expander_set_expanded (GTK_EXPANDER (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    expand_all (child);
}

/* Also what is written only when it is asked for. */
static void
check_opened (GtkWidget  *page,
              const char *name)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  wait_for_layout (window, page);
  expand_all (page);
  gtk_test_widget_wait_for_draw (window);
  expand_all (page);
  gtk_test_widget_wait_for_draw (window);
  assert_named (window, name);
  assert_limited (window, name);
  assert_tab_meets_all (window, name);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_result (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  GtkWidget *page = ahu_result_page_new ();

  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_rn_game_ui_get (), session);
  check_opened (page, "result");
}

/* What only shows something is read with what it stands in. */
static void
test_replay (void)
{
  g_autoptr (AhuSession) session = test_session_load ("decided-by-moai-or-wood.rapanui");
  const guint plies[] = { 0, 50, 100 };

  for (guint i = 0; i < G_N_ELEMENTS (plies); i++)
    {
      g_autofree char *name = g_strdup_printf ("replay, ply %u", plies[i]);
      AhuReplay *replay = ahu_replay_new (ahu_session_get_record (session), NULL);
      GtkWidget *page = ahu_replay_page_new ();

      ahu_replay_go (replay, plies[i]);
      ahu_replay_page_set_replay (AHU_REPLAY_PAGE (page), ahu_rn_game_ui_get (), replay);
      check_page (page, name);
    }
}

/* While games are chosen each row has a box to check. */
static void
check_choosing (GtkWidget *page,
                int        width)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), width, 800);
  gtk_window_set_child (GTK_WINDOW (window), page);
  wait_for_layout (window, page);
  gtk_widget_activate_action (page, "history.select", NULL);
  gtk_test_widget_wait_for_draw (window);
  assert_named (window, "history, choosing");
  assert_tab_meets_all (window, "history, choosing");
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A folder with kept games: three that are over, one that is not, one that is damaged. */
typedef struct
{
  char *parent;
  AhuLibrary *library;
} Kept;

static void
keep_example (const char *folder,
              const char *name)
{
  g_autofree char *example = g_build_filename (g_getenv ("AHU_TEST_DATA"), "rapanui", name, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (example, &text, &length, NULL));
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
}

static void
keep_games (Kept *kept)
{
  static const char *const names[] = { "decided-by-moai-or-wood.rapanui", "two-players.rapanui",
                                       "four-players-untold.rapanui" };
  g_autofree char *folder = NULL;
  g_autofree char *cache = NULL;
  g_autofree char *damaged = NULL;
  g_autoptr (AhuStore) store = NULL;

  kept->parent = g_dir_make_tmp ("ahu-a11y-XXXXXX", NULL);
  folder = g_build_filename (kept->parent, "games", NULL);
  cache = g_build_filename (kept->parent, "cache", NULL);
  damaged = g_build_filename (folder, "damaged.rapanui", NULL);
  g_mkdir_with_parents (folder, 0700);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    keep_example (folder, names[i]);
  g_assert_true (g_file_set_contents (damaged, "{", -1, NULL));
  store = ahu_store_new (folder);
  kept->library = ahu_library_new (store, cache);
  while (ahu_library_get_loading (kept->library))
    g_main_context_iteration (NULL, TRUE);
}

static void
forget_games (Kept *kept)
{
  g_object_unref (kept->library);
  test_folder_remove (kept->parent);
  g_free (kept->parent);
}

/* Rows are named by what they show, whether they are read or chosen. */
static void
test_history (void)
{
  static const int widths[] = { 1280, 360 };
  Kept kept;

  keep_games (&kept);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      check_page_at (ahu_history_page_new (kept.library), "history", widths[i]);
      check_choosing (ahu_history_page_new (kept.library), widths[i]);
    }
  forget_games (&kept);
}

static gboolean
is_counted (gpointer page)
{
  return !ahu_statistics_get_counting (ahu_statistics_page_get_statistics (page));
}

static void
test_statistics (void)
{
  static const int widths[] = { 1700, 1280, 360 };
  Kept kept;

  keep_games (&kept);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    for (guint grouping = 0; grouping <= AHU_BY_N_PLAYERS; grouping++)
      {
        GtkWidget *page = ahu_statistics_page_new (ahu_rn_game_ui_get (), G_LIST_MODEL (kept.library));
        g_autofree char *name = g_strdup_printf ("statistics, %d px, grouping %u", widths[i], grouping);

        ahu_statistics_set_grouping (ahu_statistics_page_get_statistics (AHU_STATISTICS_PAGE (page)), grouping);
        test_ui_wait (is_counted, page);
        check_page_at (page, name, widths[i]);
      }
  forget_games (&kept);
}

static void
check_window (GtkWidget  *window,
              const char *name)
{
  wait_for_layout (window, gtk_widget_get_first_child (window));
  assert_named (window, name);
  /* What is made by the platform is up to it. */
  if (!g_str_has_prefix (G_OBJECT_TYPE_NAME (window), "Gtk"))
    assert_limited (window, name);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_windows (void)
{
  check_window (ahu_shortcuts_new ("table", ahu_rn_game_ui_get ()), "keys");
  check_window (ahu_shortcuts_window_new ("table", ahu_rn_game_ui_get ()), "keys, platform’s");
  check_window (ahu_preferences_window_new (), "preferences");
}

static gboolean
has_check (gpointer window)
{
  return test_ui_find (window, GTK_TYPE_CHECK_BUTTON, NULL) != NULL;
}

static void
test_names (void)
{
  g_autoptr (AhuAliases) aliases = ahu_aliases_ref_default ();
  GtkWidget *window;
  Kept kept;

  keep_games (&kept);
  window = ahu_names_window_new (ahu_rn_game_ui_get ()->game, G_LIST_MODEL (kept.library), aliases);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait (has_check, window);
  check_window (window, "names of one person");
  forget_games (&kept);
}

/* The table in each of its steps, and the cover. */
static void
test_table (gconstpointer data)
{
  gboolean seen[RN_STEP_OVER + 1] = { FALSE };
  GPtrArray *moves;
  TestTable table;

  test_table_open (&table, data, 1280, 800);
  wait_for_layout (table.window, table.page);
  moves = ahu_record_get_moves (ahu_session_get_record (table.session));
  for (guint ply = 0; ply < moves->len; ply++)
    {
      const RnPosition *position = test_table_get_position (&table);
      g_autoptr (AhuRefusal) refusal = NULL;

      if (!seen[position->step])
        {
          /* Tab goes by places, so everything must have got its. */
          gtk_test_widget_wait_for_draw (table.window);
          g_autofree char *name = g_strdup_printf ("table, ply %u, step %u", ply, position->step);

          seen[position->step] = TRUE;
          assert_named (table.window, name);
          assert_tab_meets_all (table.window, name);
        }
      refusal = ahu_session_play (table.session, json_node_copy (g_ptr_array_index (moves, ply)));
      g_assert_null (refusal);
    }
  test_table_close (&table);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  g_test_add_func ("/ui/a11y/pages", test_pages);
  g_test_add_func ("/ui/a11y/practice", test_practice);
  g_test_add_func ("/ui/a11y/deal", test_deal);
  g_test_add_func ("/ui/a11y/join", test_join);
  g_test_add_func ("/ui/a11y/result", test_result);
  g_test_add_func ("/ui/a11y/replay", test_replay);
  g_test_add_func ("/ui/a11y/history", test_history);
  g_test_add_func ("/ui/a11y/statistics", test_statistics);
  g_test_add_func ("/ui/a11y/names", test_names);
  g_test_add_func ("/ui/a11y/windows", test_windows);
  g_test_add_data_func ("/ui/a11y/table/two", "two-players.rapanui", test_table);
  g_test_add_data_func ("/ui/a11y/table/untold", "four-players-untold.rapanui", test_table);
  g_test_add_data_func ("/ui/a11y/table/empty-pile", "supply-pile-empty.rapanui", test_table);

  return g_test_run ();
}
