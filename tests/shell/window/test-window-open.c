/* test-window-open.c: files that are opened while the window goes on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>
#include <sys/stat.h>

#include "core/record/ahu-document-write.h"
#include "shell/ahu-application.h"
#include "toolkit/messages/ahu-message-bar.h"

#include "support/test-open.h"
#include "support/test-record.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/window-utils.h"

static GFile *
get_file (TestWindow *test,
          const char *name)
{
  g_autofree char *path = g_build_filename (test->folder, "..", name, NULL);

  return g_file_new_for_path (path);
}

/* The window answers while the file is read: it is not there yet when opening it returns. */
static void
test_not_at_once (TestWindow    *test,
                  gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (test, "at-once.rapanui");
  g_autoptr (AhuRecord) record = test_record_load (".", "whole-game.rapanui");

  test_record_write (record, 10, g_file_peek_path (file));
  ahu_window_open (test->window, file);
  g_assert_true (ahu_window_is_opening (test->window));
  test_window_assert_page (test, "start");
  test_open_file (test->window, file);
  test_window_assert_page (test, "table");
  g_file_delete (file, NULL, NULL);
}

/* Nobody writes into it: opened as a file it would be waited for without an end. */
static void
test_pipe (TestWindow    *test,
           gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (test, "pipe.rapanui");

  g_assert_no_errno (mkfifo (g_file_peek_path (file), 0600));
  test_open_file (test->window, file);
  g_assert_true (test_ui_says (GTK_WIDGET (test->window),
                               "“pipe.rapanui” can’t be opened: This is not an ordinary file."));
  test_window_assert_page (test, "start");
  g_file_delete (file, NULL, NULL);
}

/* Who asks for another file meanwhile gets that one, and one that is closed meanwhile none. */
static void
test_another (TestWindow    *test,
              gconstpointer  data)
{
  g_autoptr (GFile) first = get_file (test, "first.rapanui");
  g_autoptr (GFile) second = get_file (test, "second.rapanui");
  g_autoptr (AhuRecord) record = test_record_load (".", "whole-game.rapanui");
  AhuSession *session;

  test_record_write (record, 10, g_file_peek_path (first));
  test_record_write (record, 20, g_file_peek_path (second));
  ahu_window_open (test->window, first);
  test_open_file (test->window, second);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  session = ahu_window_get_session (test->window);
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (session)), ==, 20);
  ahu_window_open (test->window, first);
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
}

/* Names that show nothing: three of them, each of another kind. */
static void
test_nameless (TestWindow    *test,
               gconstpointer  data)
{
  GtkWidget *page;

  test_open_data (test->window, "inputs", "names-empty.rapanui");
  test_window_assert_page (test, "result");
  page = test_window_get_page (test);
  test_ui_wait_for_frames (page, 2);
  for (guint i = 1; i <= 3; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i);

      g_assert_true (test_ui_says (page, name));
    }
  g_assert_true (test_ui_says (page, "Player 2 wins") && test_ui_says (page, "with 56 points"));
}

/* All letters that a page lays out. */
static gsize
count_letters (GtkWidget *root)
{
  g_autoptr (GPtrArray) texts = test_ui_list_texts (root);
  gsize n = 0;

  for (guint i = 0; i < texts->len; i++)
    n += strlen (g_ptr_array_index (texts, i));

  return n;
}

static char *
make_long_text (const char *text)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autofree char *million = g_strnfill (1000000, 'x');
  JsonArray *corrected = json_array_new ();
  JsonObject *line = json_object_new ();
  JsonObject *object;

  g_assert_true (json_parser_load_from_data (parser, text, -1, NULL));
  object = json_node_get_object (json_parser_get_root (parser));
  json_object_set_string_member (json_array_get_object_element (json_object_get_array_member (object, "players"), 0),
                                 "name", million);
  json_object_set_string_member (object, "title", million);
  json_object_set_int_member (line, "before", 1);
  json_object_set_string_member (line, "text", million);
  json_array_add_object_element (corrected, line);
  json_object_set_array_member (object, "corrected", corrected);

  return json_to_string (json_parser_get_root (parser), FALSE);
}

/* A name, a title and a corrected line of a million letters each. */
static void
test_long_texts (TestWindow    *test,
                 gconstpointer  data)
{
  g_autoptr (GFile) file = get_file (test, "long.rapanui");
  g_autoptr (AhuRecord) record = test_record_load (".", "whole-game.rapanui");
  g_autofree char *content = NULL;
  g_autofree char *text = NULL;
  gsize plain, n;

  test_record_write (record, 10, g_file_peek_path (file));
  test_open_file (test->window, file);
  test_ui_wait_for_frames (GTK_WIDGET (test->window), 2);
  plain = count_letters (GTK_WIDGET (test->window));

  g_assert_true (g_file_get_contents (g_file_peek_path (file), &content, NULL, NULL));
  text = make_long_text (content);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), text, -1, NULL));
  test_open_file (test->window, file);
  test_ui_wait_for_frames (GTK_WIDGET (test->window), 2);
  n = count_letters (GTK_WIDGET (test->window));
  g_test_message ("%" G_GSIZE_FORMAT " letters with plain texts, %" G_GSIZE_FORMAT " with long ones", plain, n);
  test_window_assert_page (test, "table");
  g_assert_cmpuint (n, <, plain + 20000);
  g_file_delete (file, NULL, NULL);
}

/* What the desktop hands over: nothing, or more than one file, which all come into the
 * history. */
static void
test_number (TestWindow    *test,
             gconstpointer  data)
{
  g_autoptr (GFile) first = get_file (test, "first.rapanui");
  g_autoptr (GFile) second = get_file (test, "second.rapanui");
  g_autoptr (AhuRecord) record = test_record_load (".", "whole-game.rapanui");
  g_autoptr (AhuRecord) other = ahu_record_copy_with (record, "id", json_node_init_string (json_node_alloc (), "other"));
  GFile *files[] = { first, second };

  ahu_window_open_files (test->window, files, 0);
  test_window_assert_page (test, "start");

  test_record_write (record, 10, g_file_peek_path (first));
  test_record_write (other, 20, g_file_peek_path (second));
  ahu_window_open_files (test->window, files, 2);
  test_window_assert_page (test, "history");
  while (!test_ui_says (GTK_WIDGET (test->window), "2 games"))
    g_main_context_iteration (NULL, TRUE);
  g_file_delete (first, NULL, NULL);
  g_file_delete (second, NULL, NULL);
}

/* One that is over would be gone with the window: one tap keeps it. */
static void
test_keep (TestWindow    *test,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "inputs", "plain.rapanui", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AhuRecord) record = ahu_record_load (path, NULL);
  g_autofree char *kept = ahu_store_dup_file_path (test->store, ahu_record_get_id (record));

  test_open_file (test->window, file);
  test_window_assert_page (test, "result");
  g_assert_true (test_ui_says (GTK_WIDGET (test->window), "This game is not in the history."));
  g_assert_false (g_file_test (kept, G_FILE_TEST_EXISTS));
  test_window_activate (test, "win.replay");
  g_assert_false (test_ui_says (GTK_WIDGET (test->window), "This game is not in the history."));
  test_window_activate (test, "win.back");
  test_window_assert_page (test, "result");
  test_ui_click (GTK_WIDGET (test->window), "Keep it");
  g_assert_true (ahu_store_flush (test->store));
  g_assert_true (g_file_test (kept, G_FILE_TEST_EXISTS));

  test_window_activate (test, "win.start");
  test_open_file (test->window, file);
  test_window_assert_page (test, "result");
  g_assert_false (test_ui_says (GTK_WIDGET (test->window), "This game is not in the history."));
}

/* What is wrong with a file is said as it is. */
static void
test_inputs (TestWindow    *test,
             gconstpointer  data)
{
  static const struct
  {
    const char *file;
    const char *said;
  } inputs[] = {
    { "inputs/bom-utf8-notepad.rapanui",
      "“bom-utf8-notepad.rapanui” can’t be opened: Line 1 begins with a byte order mark. Save the file as UTF-8 without one." },
    { "inputs/two-concatenated.rapanui",
      "“two-concatenated.rapanui” is damaged: From line 130 on there is something else. Put each game into a file of its own. "
      "The game is shown up to the last move that can be read." },
    { "hostile/H3-sheet-billion-sacrifices.rapanui",
      "“H3-sheet-billion-sacrifices.rapanui” can’t be opened: B can’t have so many Sacrifice cards: Grain. (R1.4)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (inputs); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), inputs[i].file, NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      test_open_file (test->window, file);
      g_assert_true (test_ui_says (GTK_WIDGET (test->window), inputs[i].said));
    }
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  test_window_add ("/ui/window-open/not-at-once", test_not_at_once);
  test_window_add ("/ui/window-open/pipe", test_pipe);
  test_window_add ("/ui/window-open/another", test_another);
  test_window_add ("/ui/window-open/long-texts", test_long_texts);
  test_window_add ("/ui/window-open/number", test_number);
  test_window_add ("/ui/window-open/keep", test_keep);
  test_window_add ("/ui/window-open/inputs", test_inputs);
  test_window_add ("/ui/window-open/nameless", test_nameless);

  return g_test_run ();
}
