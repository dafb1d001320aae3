/* test-compat.c: what each platform does in its own way: questions for files, and what
 * the program is
 *
 * Not for: announcements, the names of lists (test-pages.c, test-a11y.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "core/base/ahu-replace-file.h"
#include "toolkit/base/ahu-compat.h"

#include <glib/gstdio.h>

#include "support/test-ui.h"

#define FIRST "first.rapanui"
#define SECOND "second.rapanui"
#define SAVED "Übersicht.csv"

typedef struct
{
  char *folder;
  GFile *first, *second;
  GtkWidget *window;
  GCancellable *cancellable;
  GAsyncResult *result; /* NULL until there is an answer */
} Question;

/* The platform's file dialog, which is drawn in this process, loses what it has read of a
 * folder when it is closed while it reads. Other faults of memory are still found. */
int __lsan_is_turned_off (void);

int
__lsan_is_turned_off (void)
{
  return 1;
}

static GFile *
make_file (Question   *question,
           const char *name)
{
  g_autofree char *path = g_build_filename (question->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "{}", -1, NULL));

  return g_file_new_for_path (path);
}

static void
set_up (Question      *question,
        gconstpointer  data)
{
  gtk_recent_manager_purge_items (gtk_recent_manager_get_default (), NULL);
  question->folder = g_dir_make_tmp ("ahu-compat-XXXXXX", NULL);
  question->first = make_file (question, FIRST);
  question->second = make_file (question, SECOND);
  question->cancellable = g_cancellable_new ();
  question->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (question->window), gtk_label_new ("Behind"));
  gtk_window_set_default_size (GTK_WINDOW (question->window), 800, 600);
  gtk_window_present (GTK_WINDOW (question->window));
}

static void
tear_down (Question      *question,
           gconstpointer  data)
{
  gtk_window_destroy (GTK_WINDOW (question->window));
  g_assert_true (g_file_delete (question->first, NULL, NULL));
  g_assert_true (g_file_delete (question->second, NULL, NULL));
  g_assert_cmpint (g_rmdir (question->folder), ==, 0);
  g_clear_object (&question->result);
  g_clear_object (&question->cancellable);
  g_clear_object (&question->first);
  g_clear_object (&question->second);
  g_free (question->folder);
}

static void
answered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  Question *question = user_data;

  g_assert_null (question->result);
  question->result = g_object_ref (result);
}

static GListModel *
make_filters (void)
{
  GListStore *filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();

  gtk_file_filter_add_pattern (filter, "*.rapanui");
  g_list_store_append (filters, filter);

  return G_LIST_MODEL (filters);
}

/* The platform's own window, since no portal answers here. */
static GtkFileChooser *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_mapped (window))
        return GTK_FILE_CHOOSER (window);
    }

  return NULL;
}

/* As its cursor tells. GTK goes on with what is freed where a dialog goes, or leaves a folder, meanwhile; and where it
 * asks for files used lately, which nothing tells. */
static gboolean
is_reading (GtkFileChooser *chooser)
{
  return gtk_widget_get_cursor (GTK_WIDGET (chooser)) != NULL;
}

static GtkFileChooser *
wait_for_chooser (Question *question)
{
  GtkFileChooser *chooser;

  while ((chooser = find_chooser ()) == NULL || is_reading (chooser))
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (chooser)) == GTK_WINDOW (question->window));
  g_assert_true (gtk_window_get_modal (GTK_WINDOW (chooser)));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (chooser)), ==, "Which?");

  return chooser;
}

static void
wait_for_answer (Question *question)
{
  while (question->result == NULL || find_chooser () != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static gboolean
has_chosen (GtkFileChooser *chooser,
            const char     *name)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (chooser);
  g_autofree char *chosen_name = chosen != NULL ? g_file_get_basename (chosen) : NULL;

  return g_strcmp0 (chosen_name, name) == 0;
}

/* As the button does that is named after what happens. */
static void
accept (GtkFileChooser *chooser,
        const char     *name)
{
  /* Folders are read at leisure. */
  while (!has_chosen (chooser, name) || is_reading (chooser))
    g_main_context_iteration (NULL, TRUE);
  g_signal_emit_by_name (chooser, "response", GTK_RESPONSE_ACCEPT);
}

static void
choose_file (Question *question)
{
  g_autoptr (GListModel) filters = make_filters ();

  ahu_compat_choose_file_async (GTK_WINDOW (question->window), "Which?", filters, question->cancellable,
                                answered_cb, question);
}

static void
test_open (Question      *question,
           gconstpointer  data)
{
  g_autoptr (GFile) file = NULL;
  GtkFileChooser *chooser;

  choose_file (question);
  chooser = wait_for_chooser (question);
  g_assert_false (gtk_file_chooser_get_select_multiple (chooser));
  g_assert_true (gtk_file_chooser_set_file (chooser, question->second, NULL));
  accept (chooser, SECOND);
  wait_for_answer (question);

  file = ahu_compat_choose_file_finish (question->result);
  g_assert_cmpstr (g_file_peek_path (file), ==, g_file_peek_path (question->second));
}

static void
test_closed (Question      *question,
             gconstpointer  data)
{
  choose_file (question);
  gtk_window_close (GTK_WINDOW (wait_for_chooser (question)));
  wait_for_answer (question);

  g_assert_null (ahu_compat_choose_file_finish (question->result));
}

static void
test_cancelled (Question      *question,
                gconstpointer  data)
{
  choose_file (question);
  wait_for_chooser (question);
  g_cancellable_cancel (question->cancellable);
  wait_for_answer (question);

  g_assert_null (ahu_compat_choose_file_finish (question->result));
}

static void
test_files (Question      *question,
            gconstpointer  data)
{
  g_autoptr (GListModel) filters = make_filters (), files = NULL;
  g_autoptr (GFile) file = NULL;
  GtkFileChooser *chooser;

  ahu_compat_choose_files_async (GTK_WINDOW (question->window), "Which?", filters, question->cancellable,
                                 answered_cb, question);
  chooser = wait_for_chooser (question);
  g_assert_true (gtk_file_chooser_get_select_multiple (chooser));
  g_assert_true (gtk_file_chooser_set_file (chooser, question->first, NULL));
  accept (chooser, FIRST);
  wait_for_answer (question);

  files = ahu_compat_choose_files_finish (question->result);
  g_assert_cmpuint (g_list_model_get_n_items (files), ==, 1);
  file = g_list_model_get_item (files, 0);
  g_assert_cmpstr (g_file_peek_path (file), ==, g_file_peek_path (question->first));
}

static void
test_folder (Question      *question,
             gconstpointer  data)
{
  g_autoptr (GListModel) files = NULL;
  g_autoptr (GFile) folder = g_file_new_for_path (question->folder), file = NULL;
  g_autofree char *name = g_path_get_basename (question->folder);
  GtkFileChooser *chooser;

  ahu_compat_choose_files_async (GTK_WINDOW (question->window), "Which?", NULL, question->cancellable,
                                 answered_cb, question);
  chooser = wait_for_chooser (question);
  g_assert_cmpint (gtk_file_chooser_get_action (chooser), ==, GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER);
  g_assert_true (gtk_file_chooser_set_file (chooser, folder, NULL));
  accept (chooser, name);
  wait_for_answer (question);

  files = ahu_compat_choose_files_finish (question->result);
  g_assert_cmpuint (g_list_model_get_n_items (files), ==, 1);
  file = g_list_model_get_item (files, 0);
  g_assert_cmpstr (g_file_peek_path (file), ==, g_file_peek_path (folder));
}

/* What is typed in the question where to save, and the name of the file that comes of it. */
static void
check_save (Question   *question,
            const char *typed,
            const char *saved)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *name = NULL;
  GtkFileChooser *chooser;

  ahu_compat_save_file_async (GTK_WINDOW (question->window), "Which?", SAVED, question->cancellable,
                              answered_cb, question);
  chooser = wait_for_chooser (question);
  g_assert_cmpint (gtk_file_chooser_get_action (chooser), ==, GTK_FILE_CHOOSER_ACTION_SAVE);
  gtk_file_chooser_set_current_name (chooser, typed);
  accept (chooser, typed);
  wait_for_answer (question);

  file = ahu_compat_choose_file_finish (question->result);
  name = g_file_get_basename (file);
  g_assert_cmpstr (name, ==, saved);
}

/* Where it is saved is up to the platform at first. */
static void
test_save (Question      *question,
           gconstpointer  data)
{
  check_save (question, SAVED, SAVED);
}

/* A name that is typed without the suffix is one of such files all the same, and takes no other's place. */
static void
test_suffix (Question      *question,
             gconstpointer  data)
{
  static const struct
  {
    const char *typed;
    const char *saved;
  } names[] = {
    { "copy", "copy.rapanui" },       { "28.11", "28.11.rapanui" }, { "first", "first (2).rapanui" },
    { "Game 2.json", "Game 2.json" }, { FIRST, FIRST },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GFile) typed = g_file_new_build_filename (question->folder, names[i].typed, NULL);
      g_autoptr (GFile) file = ahu_replace_file_with_suffix (typed, ".rapanui");
      g_autofree char *name = g_file_get_basename (file);

      g_assert_cmpstr (name, ==, names[i].saved);
    }
}

/* And the question for it says so by what it proposes. */
static void
test_save_without_suffix (Question      *question,
                          gconstpointer  data)
{
  check_save (question, "overview", "overview.csv");
}

/* A dialog in the window where the platform has such, or else a window before it. */
static GObject *
find_about (GtkWidget *parent)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  return G_OBJECT (adw_window_get_visible_dialog (ADW_WINDOW (parent)));
#else
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_get_transient_for (window) == GTK_WINDOW (parent))
        return G_OBJECT (window);
    }

  return NULL;
#endif
}

static void
test_about (Question      *question,
            gconstpointer  data)
{
  g_autofree char *name = NULL, *version = NULL, *icon = NULL, *comments = NULL;
  GtkLicense license;
  GObject *about;

  ahu_compat_present_about (GTK_WINDOW (question->window));
  about = find_about (question->window);
  g_assert_nonnull (about);
  g_object_get (about,
                "application-name", &name,
                "application-icon", &icon,
                "version", &version,
                "comments", &comments,
                "license-type", &license,
                NULL);
  g_assert_cmpstr (name, ==, "Ahu");
  g_assert_cmpstr (icon, ==, AHU_APPLICATION_ID);
  g_assert_cmpstr (version, ==, AHU_VERSION);
  g_assert_nonnull (strstr (comments, "has no connection"));
  g_assert_cmpint (license, ==, GTK_LICENSE_GPL_3_0);

#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_force_close (ADW_DIALOG (about));
#else
  gtk_window_close (GTK_WINDOW (about));
#endif
  while (find_about (question->window) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

#define ADD(name, function) g_test_add ("/ui/compat/" name, Question, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  ADD ("closed", test_closed);
  ADD ("cancelled", test_cancelled);
  ADD ("open", test_open);
  ADD ("files", test_files);
  ADD ("folder", test_folder);
  ADD ("save", test_save);
  ADD ("save-without-suffix", test_save_without_suffix);
  ADD ("suffix", test_suffix);
  ADD ("about", test_about);

  return g_test_run ();
}
