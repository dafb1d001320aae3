/* test-share.c: keeping and sharing a result: buttons, keys, files, failures
 *
 * What is in the files is looked at by tests/paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <sys/resource.h>

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-paper.h"
#include "shell/score/ahu-score-page.h"
#include "shell/ahu-shortcuts.h"
#include "shell/result/ahu-result-page.h"
#include "toolkit/paper/ahu-paper-print.h"
#include "toolkit/paper/ahu-share.h"

#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* What friends get. */
#define LINES \
  "Rapa Nui, 20 November\n1. A 51\n2. B 44 (Wood 3:2)\n3. D 44\n4. C 36\n" \
  "Stone: Grain 3, Fish 2, Mulberry 2, Sweet Potato 1"

/* As on most systems. */
#define NOBODY 65534

typedef struct
{
  char *folder;
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *page;
  AhuShare *share;
  AhuMessageBar *bar;
} Fixture;

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/* Pages learn how wide they are only when they have got their place. */
static gboolean
is_wide (gpointer page)
{
  return gtk_widget_get_mapped (page) && !gtk_widget_has_css_class (page, "narrow");
}

static void
show_page (Fixture   *fixture,
           GtkWidget *page)
{
  fixture->window = gtk_window_new ();
  fixture->page = page;
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  gtk_window_set_child (GTK_WINDOW (fixture->window), page);
  gtk_window_present (GTK_WINDOW (fixture->window));
  test_ui_wait (is_wide, page);
  fixture->share = AHU_SHARE (test_ui_find (page, AHU_TYPE_SHARE, NULL));
  fixture->bar = AHU_MESSAGE_BAR (test_ui_find (page, AHU_TYPE_MESSAGE_BAR, NULL));
  g_assert_nonnull (fixture->share);
  g_assert_nonnull (fixture->bar);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *page = ahu_result_page_new ();

  fixture->folder = g_dir_make_tmp ("ahu-share-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->session = test_session_load ("decided-by-moai-or-wood.rapanui");
  ahu_result_page_set_session (AHU_RESULT_PAGE (page), ahu_rn_game_ui_get (), fixture->session);
  show_page (fixture, page);
}

static void
set_up_score (Fixture       *fixture,
              gconstpointer  data)
{
  const char *const names[] = { "Anna", "=1+1", NULL };
  const char *const colours[] = { "red", "blue", NULL };
  g_autoptr (GError) error = NULL;
  GtkWidget *page = ahu_score_page_new (ahu_rn_game_ui_get ());

  fixture->folder = g_dir_make_tmp ("ahu-share-XXXXXX", &error);
  g_assert_no_error (error);
  ahu_sheet_start (ahu_score_page_get_sheet (AHU_SCORE_PAGE (page)), names, colours);
  show_page (fixture, page);
}

/* Nothing but the files that a test names is left of it. */
static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->window != NULL)
    {
      g_object_ref (fixture->page);
      gtk_window_destroy (GTK_WINDOW (fixture->window));
      g_assert_finalize_object (fixture->page);
    }
  g_clear_object (&fixture->session);
  g_assert_no_errno (g_rmdir (fixture->folder));
  g_free (fixture->folder);
}

static GFile *
get_file (Fixture    *fixture,
          const char *name)
{
  return g_file_new_build_filename (fixture->folder, name, NULL);
}

static gboolean
has_message (gpointer bar)
{
  return ahu_message_bar_get_message (bar) != NULL;
}

/* Saves, waits until there is something to say, and says it. */
static const char *
save (Fixture      *fixture,
      AhuShareForm  form,
      GFile        *file)
{
  ahu_message_bar_set_message (fixture->bar, NULL);
  ahu_share_save (fixture->share, form, file);
  test_ui_wait (has_message, fixture->bar);

  return ahu_message_bar_get_message (fixture->bar);
}

static char *
take_content (GFile *file)
{
  g_autoptr (GError) error = NULL;
  char *content;

  g_file_load_contents (file, NULL, &content, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_no_errno (g_remove (g_file_peek_path (file)));

  return content;
}

static void
assert_buttons (Fixture         *fixture,
                AhuShareButtons  buttons)
{
  gboolean all = buttons == AHU_SHARE_ALL_BUTTONS;
  const char *const wide_names[] = { "Copy as text", "Print" };

  for (guint i = 0; i < G_N_ELEMENTS (wide_names); i++)
    {
      GtkWidget *button = test_ui_find (GTK_WIDGET (fixture->share), GTK_TYPE_BUTTON, wide_names[i]);

      g_assert_true ((button != NULL) == all);
      if (button != NULL)
        g_assert_true (gtk_widget_is_sensitive (button));
    }
  g_assert_true ((test_ui_find (GTK_WIDGET (fixture->share), GTK_TYPE_MENU_BUTTON, "Save and copy") != NULL) == all);
  g_assert_true ((test_ui_find (GTK_WIDGET (fixture->share), GTK_TYPE_MENU_BUTTON, "Save and share") != NULL) ==
                 (buttons == AHU_SHARE_ONE_BUTTON));
}

static void
test_buttons (Fixture       *fixture,
              gconstpointer  data)
{
  static const AhuShareButtons forms[] = { AHU_SHARE_ONE_BUTTON, AHU_SHARE_NO_BUTTON, AHU_SHARE_ALL_BUTTONS };

  assert_buttons (fixture, AHU_SHARE_ALL_BUTTONS);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      ahu_share_set_buttons (fixture->share, forms[i]);
      assert_buttons (fixture, forms[i]);
    }
}

static void
get_clipboard (Fixture *fixture,
               GType    type,
               GValue  *value)
{
  g_value_init (value, type);
  g_assert_true (gdk_content_provider_get_value (gdk_clipboard_get_content (gtk_widget_get_clipboard (fixture->page)),
                                                 value, NULL));
}

static void
test_copy (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *explained = ahu_result_page_dup_text (AHU_RESULT_PAGE (fixture->page));
  g_auto (GValue) value = G_VALUE_INIT;
  g_auto (GValue) whole = G_VALUE_INIT;
  g_auto (GValue) picture = G_VALUE_INIT;

  g_assert_null (ahu_message_bar_get_message (fixture->bar));
  test_ui_click (GTK_WIDGET (fixture->share), "Copy as text");
  g_assert_cmpstr (ahu_message_bar_get_message (fixture->bar), ==, "The result is on the clipboard.");
  get_clipboard (fixture, G_TYPE_STRING, &value);
  g_assert_cmpstr (g_value_get_string (&value), ==, LINES);

  g_assert_true (gtk_widget_activate_action (fixture->page, "share.copy-explanation", NULL));
  get_clipboard (fixture, G_TYPE_STRING, &whole);
  g_assert_cmpstr (g_value_get_string (&whole), ==, explained);

  g_assert_true (gtk_widget_activate_action (fixture->page, "share.copy-picture", NULL));
  g_assert_cmpstr (ahu_message_bar_get_message (fixture->bar), ==, "The picture is on the clipboard.");
  get_clipboard (fixture, GDK_TYPE_TEXTURE, &picture);
  g_assert_cmpint (gdk_texture_get_width (g_value_get_object (&picture)), ==, 1080);
  g_assert_cmpint (gdk_texture_get_height (g_value_get_object (&picture)), ==, 1080);
}

/* The game was another day. */
static void
test_name (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (AhuPaper) paper = ahu_rn_paper_new (fixture->session);
  g_autoptr (GDateTime) date = g_date_time_new_local (2026, 11, 3, 20, 0, 0);
  g_autofree char *name = NULL;

  ahu_paper_set_date (paper, date);
  name = ahu_share_propose_name (paper, AHU_SHARE_PDF);
  g_assert_cmpstr (name, ==, "Rapa Nui 2026-11-03.pdf");
}

/* Another result is not what was copied or saved. */
static void
test_message_goes (Fixture       *fixture,
                   gconstpointer  data)
{
  g_autoptr (AhuSession) other = test_session_load ("two-players.rapanui");

  ahu_share_copy (fixture->share);
  ahu_result_page_set_session (AHU_RESULT_PAGE (fixture->page), ahu_rn_game_ui_get (), other);
  g_assert_null (ahu_message_bar_get_message (fixture->bar));
}

static GListModel *
find_shortcuts (AhuShare *share)
{
  GtkWidget *page = gtk_widget_get_ancestor (GTK_WIDGET (share), AHU_TYPE_PAGE);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      /* Those of the page itself are for where the focus is. */
      if (GTK_IS_SHORTCUT_CONTROLLER (controller) &&
          gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)) == GTK_SHORTCUT_SCOPE_GLOBAL)
        return G_LIST_MODEL (g_steal_pointer (&controller));
    }
  g_error ("there are no keys");
}

static gboolean
press (AhuShare   *share,
       const char *accelerator)
{
  g_autoptr (GListModel) shortcuts = find_shortcuts (share);
  g_autoptr (GtkShortcutTrigger) trigger = gtk_shortcut_trigger_parse_string (accelerator);

  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), trigger))
        return gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0,
                                             gtk_widget_get_ancestor (GTK_WIDGET (share), AHU_TYPE_PAGE),
                                             gtk_shortcut_get_arguments (shortcut));
    }
  g_error ("no key %s", accelerator);
}

/* Only on the page that is shown: each has its own. */
static void
test_keys_work_where_shown (Fixture       *fixture,
                            gconstpointer  data)
{
  gtk_widget_set_visible (fixture->page, FALSE);
  g_assert_false (press (fixture->share, "<Shift><Control>c"));
  g_assert_null (ahu_message_bar_get_message (fixture->bar));

  gtk_widget_set_visible (fixture->page, TRUE);
  test_ui_wait (is_mapped, fixture->page);
  g_assert_true (press (fixture->share, "<Shift><Control>c"));
  g_assert_nonnull (ahu_message_bar_get_message (fixture->bar));
}

/* Nor where there is nothing to share. */
static void
test_keys_work_with_result (Fixture       *fixture,
                            gconstpointer  data)
{
  ahu_share_set_possible (fixture->share, FALSE);
  press (fixture->share, "<Shift><Control>c");
  g_assert_null (ahu_message_bar_get_message (fixture->bar));

  ahu_share_set_possible (fixture->share, TRUE);
  g_assert_true (press (fixture->share, "<Shift><Control>c"));
  g_assert_nonnull (ahu_message_bar_get_message (fixture->bar));
}

static void
test_keys_are_listed (Fixture       *fixture,
                      gconstpointer  data)
{
  g_autoptr (GListModel) shortcuts = find_shortcuts (fixture->share);
  GtkWidget *list = ahu_shortcuts_new ("result", ahu_rn_game_ui_get ());

  g_assert_cmpuint (g_list_model_get_n_items (shortcuts), ==, 5);
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      g_autofree char *label = gtk_shortcut_trigger_to_label (gtk_shortcut_get_trigger (shortcut),
                                                              gdk_display_get_default ());

      if (test_ui_find (adw_window_get_content (ADW_WINDOW (list)), GTK_TYPE_LABEL, label) == NULL)
        g_error ("the list of keys does not have %s", label);
    }
  gtk_window_destroy (GTK_WINDOW (list));
}

static void
test_save (Fixture       *fixture,
           gconstpointer  data)
{
  static const char *const beginnings[AHU_SHARE_FORMS] = {
    [AHU_SHARE_PDF] = "%PDF-", [AHU_SHARE_PICTURE] = "\211PNG", [AHU_SHARE_TABLE] = "\357\273\277Place,Player,",
  };
  g_autoptr (GFile) file = get_file (fixture, "ʻAhu’s result");
  g_autofree char *expected = g_strdup_printf ("Saved as “%s”.", g_file_peek_path (file));

  for (guint form = 0; form < AHU_SHARE_FORMS; form++)
    {
      g_autofree char *content = NULL;

      g_assert_true (g_file_set_contents (g_file_peek_path (file), "older", -1, NULL));
      g_assert_cmpstr (save (fixture, form, file), ==, expected);
      content = take_content (file);
      g_assert_true (g_str_has_prefix (content, beginnings[form]));
    }
}

static void
assert_fails (Fixture *fixture,
              GFile   *file)
{
  g_autofree char *start = g_strdup_printf ("“%s” could not be saved: ", g_file_peek_path (file));

  for (guint form = 0; form < AHU_SHARE_FORMS; form++)
    {
      const char *message = save (fixture, form, file);

      g_assert_true (g_str_has_prefix (message, start));
      g_assert_cmpuint (strlen (message), >, strlen (start));
    }
}

static void
test_no_folder (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GFile) file = g_file_new_build_filename (fixture->folder, "no-folder", "result", NULL);

  assert_fails (fixture, file);
}

static void
test_folder_in_its_place (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (fixture, "folder");

  g_assert_true (g_file_make_directory (file, NULL, NULL));
  assert_fails (fixture, file);
  g_assert_no_errno (g_rmdir (g_file_peek_path (file)));
}

/* Permissions say nothing to root, who becomes nobody for a while. */
static void
test_read_only_folder (Fixture       *fixture,
                       gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (fixture, "result");
  gboolean is_root = geteuid () == 0;

  g_assert_no_errno (g_chmod (fixture->folder, 0555));
  if (is_root)
    g_assert_no_errno (seteuid (NOBODY));
  assert_fails (fixture, file);
  if (is_root)
    g_assert_no_errno (seteuid (0));
  g_assert_no_errno (g_chmod (fixture->folder, 0700));
}

/* No file may become longer than this: as if the disk were full. */
static void
limit_files (rlim_t size)
{
  struct rlimit limit;

  g_assert_no_errno (getrlimit (RLIMIT_FSIZE, &limit));
  limit.rlim_cur = MIN (size, limit.rlim_max);
  g_assert_no_errno (setrlimit (RLIMIT_FSIZE, &limit));
}

static void
test_full_disk (Fixture       *fixture,
                gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (fixture, "result");
  g_autofree char *content = NULL;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), "older", -1, NULL));
  signal (SIGXFSZ, SIG_IGN);
  limit_files (100);
  assert_fails (fixture, file);
  limit_files (RLIM_INFINITY);
  signal (SIGXFSZ, SIG_DFL);

  /* What was there is still there, and alone: the folder can be removed. */
  content = take_content (file);
  g_assert_cmpstr (content, ==, "older");
}

static gboolean
is_there (gpointer file)
{
  return g_file_query_exists (file, NULL);
}

/* The window is closed before the file is written. */
static void
test_close_while_saving (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (fixture, "result.pdf");
  g_autofree char *content = NULL;

  ahu_share_save (fixture->share, AHU_SHARE_PDF, file);
  gtk_window_destroy (GTK_WINDOW (g_steal_pointer (&fixture->window)));
  test_ui_wait (is_there, file);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  content = take_content (file);
  g_assert_true (g_str_has_prefix (content, "%PDF-"));
}

static void
print_to (Fixture    *fixture,
          const char *path)
{
  g_autoptr (AhuPaper) paper = ahu_rn_paper_new (fixture->session);
  g_autoptr (GtkPrintOperation) operation = ahu_paper_print_operation_new (paper);

  gtk_print_operation_set_export_filename (operation, path);
  ahu_share_run_print (fixture->share, operation, GTK_PRINT_OPERATION_ACTION_EXPORT);
  test_ui_wait (has_message, fixture->bar);
}

static void
test_print (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (fixture, "printed.pdf");
  g_autofree char *content = NULL;

  print_to (fixture, g_file_peek_path (file));
  g_assert_cmpstr (ahu_message_bar_get_message (fixture->bar), ==, "Sent to the printer.");
  content = take_content (file);
  g_assert_true (g_str_has_prefix (content, "%PDF-"));
}

/* The dialog has a printer that writes a file, and leaves in the settings which: that is said. */
static void
test_print_to_file (Fixture       *fixture,
                    gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (fixture, "printed.pdf");
  g_autoptr (AhuPaper) paper = ahu_rn_paper_new (fixture->session);
  g_autoptr (GtkPrintOperation) operation = ahu_paper_print_operation_new (paper);
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  g_autofree char *expected = g_strdup_printf ("Saved as “%s”.", g_file_peek_path (file));
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *content = NULL;

  g_assert_true (g_str_has_suffix (gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME),
                                   ahu_paper_get_subtitle (paper)));
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, uri);
  gtk_print_operation_set_export_filename (operation, g_file_peek_path (file));
  ahu_share_run_print (fixture->share, operation, GTK_PRINT_OPERATION_ACTION_EXPORT);
  test_ui_wait (has_message, fixture->bar);
  g_assert_cmpstr (ahu_message_bar_get_message (fixture->bar), ==, expected);
  content = take_content (file);
  g_assert_true (g_str_has_prefix (content, "%PDF-"));
}

static void
test_print_fails (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "no-folder", "printed.pdf", NULL);

  print_to (fixture, path);
  g_assert_true (g_str_has_prefix (ahu_message_bar_get_message (fixture->bar),
                                   "This couldn’t be printed: "));
}

/* What is counted now, under the names that are entered now. */
static void
test_score (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (fixture, "result.csv");
  g_autofree char *content = NULL;

  save (fixture, AHU_SHARE_TABLE, file);
  content = take_content (file);
  g_assert_nonnull (strstr (content, "1,Anna,0,0,0,"));
  g_assert_nonnull (strstr (content, "1,\"'=1+1\",0,0,0,"));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

#define ADD(name, set_up_function, function) \
  g_test_add (name, Fixture, NULL, set_up_function, function, tear_down)
  ADD ("/share/buttons", set_up, test_buttons);
  ADD ("/share/copy", set_up, test_copy);
  ADD ("/share/name", set_up, test_name);
  ADD ("/share/message-goes", set_up, test_message_goes);
  ADD ("/share/keys-work-where-shown", set_up, test_keys_work_where_shown);
  ADD ("/share/keys-work-with-result", set_up, test_keys_work_with_result);
  ADD ("/share/keys-are-listed", set_up, test_keys_are_listed);
  ADD ("/share/save", set_up, test_save);
  ADD ("/share/no-folder", set_up, test_no_folder);
  ADD ("/share/folder-in-its-place", set_up, test_folder_in_its_place);
  ADD ("/share/read-only-folder", set_up, test_read_only_folder);
  ADD ("/share/full-disk", set_up, test_full_disk);
  ADD ("/share/close-while-saving", set_up, test_close_while_saving);
  ADD ("/share/print", set_up, test_print);
  ADD ("/share/print-to-file", set_up, test_print_to_file);
  ADD ("/share/print-fails", set_up, test_print_fails);
  ADD ("/share/score", set_up_score, test_score);
#undef ADD

  return g_test_run ();
}
