/* test-doors.c: every page can be reached and left by touch in the narrowest window, its menu
 * has what works there, and its keys are listed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "shell/ahu-application.h"
#include "shell/ahu-shortcuts-list.h"
#include "shell/history/ahu-history-row.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-menu.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/ranking/ahu-story.h"
#include "toolkit/table/ahu-choice.h"

#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/history-utils.h"
#include "support/test-menu.h"
#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

#define MOST_LINES 9
#define MOST_STEPS 5
#define FINGER 44

/* The ways to a page: what is pressed, from the first page on. What begins with “=” has no
 * action of the window; what begins with “!” is a line of the log. */
static const struct
{
  const char *page;
  const char *menu;
  const char *steps[MOST_STEPS];
} ways[] = {
  { "start", "start", { NULL } },
  { "players", "players-narrow", { "win.new-game" } },
  { "score", "page", { "win.score" } },
  { "learn", "page", { "win.learn" } },
  { "practise", "page", { "win.learn", "win.practise" } },
  { "rules", "rules", { "win.learn", "win.show-rule" } },
  { "history", "history-narrow", { "win.history" } },
  { "statistics", "page", { "win.history", "win.statistics" } },
  { "result", "result", { "win.history", "=row" } },
  { "what-if", "score-narrow", { "win.history", "=row", "win.what-if" } },
  { "replay", "replay-narrow", { "win.history", "=row", "win.replay" } },
  { "table", "table", { "win.continue" } },
  { "count-end", "page", { "win.continue", "win.count-end" } },
  { "replay", "replay-narrow", { "win.continue", "win.replay" } },
  { "deal", "page", { "win.new-game", "players.deal" } },
  { "join", "page", { "win.new-game", "players.join" } },
  { "mend-players", "players-narrow", { "win.continue", "!win.mend-players" } },
  { "mend-deal", "page", { "win.continue", "!win.mend-deal" } },
  { "table", "practice", { "win.learn", "win.practise", "=Start" } },
};

static GtkApplication *program;
static TestWindow test;

/* Whether a finger meets it: it is seen, and as wide as a finger. */
static gboolean
is_in_reach (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget) && gtk_widget_get_width (widget) >= 34 &&
         gtk_widget_get_height (widget) >= 34;
}

static GtkWidget *
find_button (GtkWidget  *root,
             const char *action)
{
  GtkWidget *found = NULL;

  if (GTK_IS_ACTIONABLE (root) && is_in_reach (root) &&
      g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (root)), action) == 0)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, action);

  return found;
}

/* The menu as it is open. */
static GtkWidget *
open_menu (void)
{
  g_assert_true (is_in_reach (test_ui_find (test_window_get_page (&test), AHU_TYPE_MENU_BUTTON, NULL)));

  return test_menu_open (test_window_get_page (&test));
}

/* What the line with this action shows, without the letter that is underlined. */
static char *
dup_label (GMenuModel *menu,
           const char *action)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *name = NULL;
      char *label = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name);
      if (g_strcmp0 (name, action) == 0)
        {
          g_auto (GStrv) parts = NULL;
          g_autofree char *marked = NULL;

          g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &marked);
          parts = g_strsplit (marked, "_", -1);
          label = g_strjoinv ("", parts);
        }
      else if (section != NULL)
        label = dup_label (section, action);
      if (label != NULL)
        return label;
    }

  return NULL;
}

static void
press_line (const char *menu,
            const char *action)
{
  g_autoptr (GMenuModel) model = ahu_menu_new (menu);
  g_autofree char *label = dup_label (model, action);
  GtkWidget *line = test_menu_find_line (open_menu (), label);

  if (line == NULL)
    g_error ("nothing on the page “%s” leads to “%s”", ahu_window_get_page (test.window), action);
  g_signal_emit_by_name (line, "clicked");
}

static gboolean
is_laid_out (gpointer data)
{
  return gtk_widget_get_width (test_window_get_page (&test)) > 0;
}

static gboolean
can_be_pressed (gpointer action)
{
  return find_button (test_window_get_page (&test), action) != NULL;
}

static gboolean
has_row (gpointer data)
{
  return test_ui_find (test_window_get_page (&test), AHU_TYPE_HISTORY_ROW, NULL) != NULL;
}

/* The game that is over, wherever it stands. */
static void
open_finished (void)
{
  GtkWidget *list;
  GListModel *games;

  test_ui_wait (has_row, NULL);
  list = test_ui_find (test_window_get_page (&test), GTK_TYPE_LIST_VIEW, NULL);
  games = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (games, i);

      if (ahu_summary_get_state (summary) == AHU_SUMMARY_OVER)
        {
          g_signal_emit_by_name (list, "activate", i);
          break;
        }
    }
  test_wait_for_file (test.window);
}

static void
press (const char *menu,
       const char *step)
{
  GtkWidget *button;

  test_ui_wait_for_frames (test_window_get_page (&test), 2);
  test_ui_wait (is_laid_out, NULL);
  if (g_str_equal (step, "=row"))
    {
      open_finished ();
      return;
    }
  if (*step == '!')
    {
      gtk_widget_activate_action (GTK_WIDGET (test.window), step + 1, NULL);
      return;
    }
  if (*step == '=')
    {
      test_ui_click (test_window_get_page (&test), step + 1);
      return;
    }
  /* The game to go on with is looked for in the store. */
  if (g_str_equal (step, "win.continue"))
    test_ui_wait (can_be_pressed, (gpointer) step);
  button = find_button (test_window_get_page (&test), step);
  if (GTK_IS_LIST_BOX_ROW (button))
    gtk_widget_activate (button);
  else if (button != NULL)
    g_signal_emit_by_name (button, "clicked");
  else
    press_line (menu, step);
}

static const char *
get_menu_of (const char *page)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    if (g_str_equal (ways[i].page, page) && !g_str_equal (ways[i].menu, "practice"))
      return ways[i].menu;

  return NULL;
}

/* Returns: (transfer full): its lines, which stay open */
static GPtrArray *
check_menu (const char *page)
{
  GPtrArray *lines = test_menu_list_lines (open_menu ());

  g_test_message ("%s: %u lines", page, lines->len);
  g_assert_cmpuint (lines->len, >=, 4);
  g_assert_cmpuint (lines->len, <=, MOST_LINES);
  for (guint i = 0; i < lines->len; i++)
    g_assert_true (gtk_widget_is_sensitive (lines->pdata[i]));

  return lines;
}

static void
walk (guint way)
{
  for (guint i = 0; i < MOST_STEPS && ways[way].steps[i] != NULL; i++)
    press (get_menu_of (ahu_window_get_page (test.window)), ways[way].steps[i]);
  test_window_assert_page (&test, ways[way].page);
  test_ui_wait_for_frames (test_window_get_page (&test), 2);
}

/* The first line of the menu leads to the first page. */
static void
leave (const char *menu,
       GPtrArray  *lines)
{
  g_autoptr (GMenuModel) model = ahu_menu_new (menu);
  g_autofree char *label = dup_label (model, "win.start");
  g_autofree char *text = NULL;

  g_object_get (lines->pdata[0], "text", &text, NULL);
  g_assert_nonnull (text);
  g_assert_cmpstr (text, ==, label);
  g_signal_emit_by_name (lines->pdata[0], "clicked");
  test_window_assert_page (&test, "start");
}

static void
test_pages (gpointer      fixture,
            gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (GPtrArray) lines = NULL;

      walk (i);
      lines = check_menu (ways[i].page);
      if (g_str_equal (ways[i].page, "start"))
        gtk_popover_popdown (GTK_POPOVER (test_ui_find (test_window_get_page (&test), GTK_TYPE_POPOVER_MENU, NULL)));
      else
        leave (ways[i].menu, lines);
    }
}

/* As large as a finger, and in sight. */
static gboolean
fits_finger (GtkWidget *widget)
{
  GtkWidget *window = GTK_WIDGET (test.window);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (widget, window, &bounds) &&
         bounds.size.width >= FINGER && bounds.size.height >= FINGER &&
         bounds.origin.x >= 0 && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (window) &&
         bounds.origin.y >= 0 && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (window);
}

static gboolean
can_be_tapped (gpointer action)
{
  GtkWidget *button = find_button (test_window_get_page (&test), action);

  return button != NULL && fits_finger (button);
}

static void
tap_button (const char *action)
{
  test_ui_wait (can_be_tapped, (gpointer) action);
  g_signal_emit_by_name (find_button (test_window_get_page (&test), action), "clicked");
  test_ui_wait_for_frames (GTK_WIDGET (test.window), 2);
}

/* The last column, whose refill uses up the pile; then kinds of cards. */
static GtkWidget *
find_end_choice (void)
{
  g_autoptr (GPtrArray) choices = test_find_choices (test_window_get_page (&test));

  for (guint i = choices->len; i > 0; i--)
    {
      AhuChoice *choice = choices->pdata[i - 1];
      const char *name = ahu_choice_get_name (choice);

      if (ahu_choice_get_reason (choice) == NULL && gtk_widget_get_mapped (GTK_WIDGET (choice)) &&
          (g_str_has_prefix (name, "Draw ") || strstr (name, " laid ") != NULL))
        return GTK_WIDGET (choice);
    }

  return NULL;
}

static gboolean
choice_can_be_tapped (gpointer data)
{
  GtkWidget *choice = find_end_choice ();

  return choice != NULL && fits_finger (choice);
}

static void
tap_choice (void)
{
  test_ui_wait (choice_can_be_tapped, NULL);
  gtk_widget_activate (find_end_choice ());
  test_ui_wait_for_frames (GTK_WIDGET (test.window), 2);
}

/* Shows a game as it is before its last card is drawn. */
static void
go_before_end (void)
{
  test_open_data (test.window, TEST_RAPANUI, "four-players-untold.rapanui");
  test_window_assert_page (&test, "result");
  for (guint i = 0; i < 4; i++)
    test_window_activate (&test, "win.undo");
  test_window_assert_page (&test, "table");
  test_ui_wait_for_frames (test_window_get_page (&test), 2);
}

/* From the last card to the first page with a finger, over the steps or past them, in the table
 * view or not. */
static void
test_end_by_touch (gpointer      fixture,
                   gconstpointer data)
{
  static const char *const offers[] = { "result.story", "result.places", "result.story", "result.places" };

  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      g_autoptr (GPtrArray) lines = NULL;
      guint n_steps = 0, n_taps = 0;

      go_before_end ();
      if (i >= 2)
        test_window_activate (&test, "win.table-view");
      while (g_str_equal (ahu_window_get_page (test.window), "table"))
        {
          tap_choice ();
          g_assert_cmpuint (++n_taps, <=, 8);
        }
      tap_button (offers[i]);
      for (; ahu_story_find (test_window_get_page (&test)) != NULL; n_steps++)
        tap_button ("story.next");
      g_assert_cmpuint (n_steps, ==, i % 2 == 0 ? 8 : 0);
      test_window_assert_page (&test, "result");
      if (i >= 2)
        tap_button ("win.table-view");
      lines = check_menu ("result");
      leave ("result", lines);
    }
}

/* The trigger of a shortcut, its several keys apart. */
static void
add_trigger (GHashTable         *keys,
             GtkShortcutTrigger *trigger)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    {
      add_trigger (keys, gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)));
      add_trigger (keys, gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)));
    }
  else if (GTK_IS_KEYVAL_TRIGGER (trigger))
    {
      guint keyval = gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger));

      /* The same key on the number pad needs no line of its own. */
      if (keyval != GDK_KEY_KP_Delete && keyval != GDK_KEY_KP_Enter)
        g_hash_table_add (keys, ahu_shortcut_dup_cap (keyval,
                                                      gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger))));
    }
}

/* Whether the action is possible there, as a button would show. */
static gboolean
is_possible (GtkWidget  *place,
             const char *action,
             GVariant   *target)
{
  GtkWidget *probe = gtk_button_new ();
  gboolean possible;

  gtk_widget_set_parent (probe, place);
  gtk_actionable_set_action_target_value (GTK_ACTIONABLE (probe), target);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (probe), action);
  possible = gtk_widget_get_sensitive (probe);
  gtk_widget_unparent (probe);

  return possible;
}

/* Not what activates a button or moves in a list. */
static gboolean
does_something (GtkWidget   *widget,
                GtkShortcut *shortcut)
{
  GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);

  if (GTK_IS_NAMED_ACTION (action))
    return is_possible (widget, gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)),
                        gtk_shortcut_get_arguments (shortcut));

  return !GTK_IS_SIGNAL_ACTION (action);
}

/* Of our own widgets; what the platform's do in a field or a list everybody knows. */
static void
collect_shortcuts (GtkWidget  *root,
                   GHashTable *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (root);
  gboolean is_ours = g_str_has_prefix (G_OBJECT_TYPE_NAME (root), "Ahu");

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      const char *name = gtk_event_controller_get_name (controller);

      /* What can be pressed is pressed as a button is. */
      if (!GTK_IS_SHORTCUT_CONTROLLER (controller) || g_strcmp0 (name, "ahu-press") == 0 ||
          (!is_ours && g_strcmp0 (name, "gtk-widget-class-shortcuts") == 0))
        continue;
      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);

          if (does_something (root, shortcut))
            add_trigger (keys, gtk_shortcut_get_trigger (shortcut));
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      collect_shortcuts (child, keys);
}

/* Those of the program: the possible ones, or all. */
static void
collect_accels (GHashTable *keys,
                gboolean    all)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (test.application);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels = gtk_application_get_accels_for_action (test.application, actions[i]);
      g_autoptr (GVariant) target = NULL;
      g_autofree char *name = NULL;

      g_assert_true (g_action_parse_detailed_name (actions[i], &name, &target, NULL));
      for (guint j = 0; accels[j] != NULL && (all || is_possible (test_window_get_page (&test), name, target)); j++)
        {
          GdkModifierType modifiers;
          guint keyval;

          g_assert_true (gtk_accelerator_parse (accels[j], &keyval, &modifiers));
          g_hash_table_add (keys, ahu_shortcut_dup_cap (keyval, modifiers));
        }
    }
}

static GHashTable *
keys_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

static void
collect_listed (GHashTable *keys,
                const char *page)
{
  g_autoptr (GPtrArray) list = ahu_shortcuts_list (page, ahu_rn_game_ui_get ());

  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char **caps = ahu_shortcut_dup_caps (list->pdata[i]);

      for (guint j = 0; caps[j] != NULL; j++)
        g_hash_table_add (keys, caps[j]);
    }
}

static void
check_listed (const char *page)
{
  g_autoptr (GHashTable) listed = keys_new ();
  g_autoptr (GHashTable) working = keys_new ();
  GHashTableIter iter;
  gpointer key;

  collect_listed (listed, ahu_shortcuts_find_page (page));
  collect_listed (listed, "everywhere");
  collect_accels (working, FALSE);
  collect_shortcuts (test_window_get_page (&test), working);
  g_hash_table_iter_init (&iter, working);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (!g_hash_table_contains (listed, key))
      g_error ("on the page “%s” the key %s works, which is not listed", page, (char *) key);
}

/* Each key that works on a page is listed for it. Those that stand on controls are held
 * against the list where controls are tested. */
static void
test_keys_are_listed (gpointer      fixture,
                      gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      walk (i);
      check_listed (ways[i].page);
      test_window_activate (&test, "win.start");
    }
}

/* With Ctrl or Alt, or one of the upper row: no control shows it, but for a card's number. */
static gboolean
is_accelerator (const char *key)
{
  const char *control = strstr (key, "Ctrl+");

  return (control != NULL && !g_ascii_isdigit (control[strlen ("Ctrl+")])) || strstr (key, "Alt+") != NULL ||
         (*key == 'F' && g_ascii_isdigit (key[1]));
}

/* And none else is: what is listed for a page works on one of those that have its keys. */
static void
test_keys_work (gpointer      fixture,
                gconstpointer data)
{
  g_autoptr (GHashTable) working = keys_new ();
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);

  /* The platform opens the menu of a page by itself. */
  g_hash_table_add (working, g_strdup ("F10"));
  collect_accels (working, TRUE);
  for (guint page = 0; page < n_pages; page++)
    {
      g_autoptr (GHashTable) listed = keys_new ();
      g_autoptr (GHashTable) here = keys_new ();
      GHashTableIter iter;
      gpointer key;

      collect_listed (listed, pages[page].name);
      for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
        {
          if (!g_str_equal (ahu_shortcuts_find_page (ways[i].page), pages[page].name))
            continue;
          walk (i);
          collect_shortcuts (test_window_get_page (&test), here);
          test_window_activate (&test, "win.start");
        }
      g_hash_table_iter_init (&iter, listed);
      while (g_hash_table_iter_next (&iter, &key, NULL))
        if (is_accelerator (key) && !g_hash_table_contains (working, key) && !g_hash_table_contains (here, key))
          g_error ("the key %s is listed for “%s” and does nothing there", (char *) key, pages[page].name);
    }
}

static void
collect_letters (GMenuModel *menu,
                 GHashTable *letters)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *label = NULL;

      if (section != NULL)
        collect_letters (section, letters);
      if (!g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        continue;
      g_assert_nonnull (strchr (label, '_'));
      if (!g_hash_table_add (letters, GUINT_TO_POINTER (g_unichar_tolower (g_utf8_get_char (strchr (label, '_') + 1)))))
        g_error ("the letter of “%s” is another one’s as well", label);
    }
}

/* Each letter opens one thing, in each language. */
static void
test_letters (void)
{
  g_autoptr (GMenuModel) share = ahu_menu_new ("share");
  g_autoptr (GHashTable) of_share = g_hash_table_new (NULL, NULL);

  collect_letters (share, of_share);
  g_assert_cmpuint (g_hash_table_size (of_share), ==, 8);
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autoptr (GMenuModel) menu = ahu_menu_new (ways[i].menu);
      g_autoptr (GHashTable) letters = g_hash_table_new (NULL, NULL);

      collect_letters (menu, letters);
    }
}

static void
set_up_players (void)
{
  const char *const names[] = { "Anna", "Ben", NULL };
  const char *const colours[] = { "red", "violet", NULL };

  ahu_settings_save_players (rn_game_get (), names, colours);
  for (guint i = 0; i < 2; i++)
    ahu_settings_save_seat_choice (rn_game_get (), colours[i], "fish");
}

/* A game that is over, newer than any that the test plays, and one that goes on. */
static void
set_up (gpointer      fixture,
        gconstpointer data)
{
  GtkWindow *window;

  test.application = program;
  test.folder = g_dir_make_tmp ("ahu-doors-XXXXXX", NULL);
  history_place (test.folder, "over", "2099-03-01T12:00:00Z", "Anna", "Ben", G_MAXUINT);
  history_place (test.folder, "running", "2026-02-01T12:00:00Z", "Anna", "Chiara", 7);
  test_window_open (&test);
  window = GTK_WINDOW (test.window);
  gtk_window_set_decorated (window, FALSE);
  gtk_window_set_default_size (window, 360, 720);
}

static void
tear_down (gpointer      fixture,
           gconstpointer data)
{
  test_window_tear_down (&test);
}

static void
add (const char       *path,
     GTestFixtureFunc  function)
{
  /* Of some size: from GLib 2.84 on what has none is torn down without having been set up, where -p left it out. */
  g_test_add_vtable (path, 1, NULL, set_up, function, tear_down);
}

int
main (int    argc,
      char **argv)
{
  int status;

  test_ui_init (&argc, &argv);
  program = GTK_APPLICATION (ahu_application_new ());
  g_application_set_flags (G_APPLICATION (program), G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (program), NULL, NULL));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  set_up_players ();

  g_test_add_func ("/ui/doors/letters", test_letters);
  add ("/ui/doors/pages", test_pages);
  add ("/ui/doors/end-by-touch", test_end_by_touch);
  add ("/ui/doors/keys-are-listed", test_keys_are_listed);
  add ("/ui/doors/keys-work", test_keys_work);
  status = g_test_run ();
  g_object_unref (program);

  return status;
}
