/* test-files.c: files that can't be records, each with one sentence; what saved files are called, and that they are written to the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/base/ahu-replace-file.h"
#include "support/toy-game.h"

typedef struct
{
  char *folder;
  char *path;
  gboolean is_written;
} Fixture;

static void
fixture_set_up (Fixture       *fixture,
                gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("ahu-files-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "game.rapanui", NULL);
  g_assert_nonnull (fixture->folder);
}

static void
fixture_tear_down (Fixture       *fixture,
                   gconstpointer  data)
{
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->path);
  g_free (fixture->folder);
}

static void
fill (const char *path,
      const char *content,
      gssize      length)
{
  g_assert_true (g_file_set_contents (path, content, length, NULL));
}

static void
assert_unreadable (const char     *path,
                   AhuRecordError  code)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_load (path, &error);

  g_assert_null (record);
  g_assert_error (error, AHU_RECORD_ERROR, (int) code);
  g_assert_true (g_str_has_suffix (error->message, "."));
  g_assert_null (strchr (error->message, '\n'));
  /* The caller puts the name before the sentence. */
  g_assert_null (strstr (error->message, path));
}

static void
test_good (Fixture       *fixture,
           gconstpointer  data)
{
  g_autoptr (AhuRecord) record = NULL;

  fill (fixture->path, toy_text, -1);
  record = ahu_record_load (fixture->path, NULL);
  g_assert_nonnull (record);
}

/* Who asks for a record with moves gets no result sheet. */
static void
test_sheet (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (GString) sheet = g_string_new (toy_text);
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = NULL;

  g_assert_cmpuint (g_string_replace (sheet, "ahu-record", "ahu-result", 0), ==, 1);
  fill (fixture->path, sheet->str, -1);
  assert_unreadable (fixture->path, AHU_RECORD_ERROR_FORMAT);

  record = ahu_record_load (fixture->path, &error);
  g_assert_null (record);
  g_assert_nonnull (strstr (error->message, "result sheet"));
}

static void
test_missing (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *below = g_build_filename (fixture->path, "below", NULL);

  assert_unreadable (fixture->path, AHU_RECORD_ERROR_FILE);

  fill (fixture->path, "x", -1);
  assert_unreadable (below, AHU_RECORD_ERROR_FILE);
}

static void
test_folder (Fixture       *fixture,
             gconstpointer  data)
{
  assert_unreadable (fixture->folder, AHU_RECORD_ERROR_FILE);
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  fill (fixture->path, "", 0);
  assert_unreadable (fixture->path, AHU_RECORD_ERROR_JSON);
}

static void
test_zeros (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *zeros = g_malloc0 (100000);

  fill (fixture->path, zeros, 100000);
  assert_unreadable (fixture->path, AHU_RECORD_ERROR_JSON);

  memset (zeros, '0', 100000);
  fill (fixture->path, zeros, 100000);
  assert_unreadable (fixture->path, AHU_RECORD_ERROR_JSON);
}

static void
test_huge (Fixture       *fixture,
           gconstpointer  data)
{
  int fd = g_open (fixture->path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);

  /* A hole: it takes no room on the disk. */
  g_assert_cmpint (ftruncate (fd, 100 * 1024 * 1024), ==, 0);
  g_assert_true (g_close (fd, NULL));

  assert_unreadable (fixture->path, AHU_RECORD_ERROR_FILE);
}

static void
test_largest (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *spaces = g_strnfill (AHU_DOCUMENT_MAX_SIZE + 1, ' ');
  g_autoptr (GBytes) bytes = NULL;

  fill (fixture->path, spaces, AHU_DOCUMENT_MAX_SIZE);
  bytes = ahu_document_read (fixture->path, NULL);
  g_assert_cmpuint (g_bytes_get_size (bytes), ==, AHU_DOCUMENT_MAX_SIZE);

  fill (fixture->path, spaces, AHU_DOCUMENT_MAX_SIZE + 1);
  assert_unreadable (fixture->path, AHU_RECORD_ERROR_FILE);
}

static void
test_device (Fixture       *fixture,
             gconstpointer  data)
{
  assert_unreadable ("/dev/zero", AHU_RECORD_ERROR_FILE);
  assert_unreadable ("/dev/null", AHU_RECORD_ERROR_JSON);
}

/* Opened as files, they would be waited for: nobody writes into the pipe. */
static void
test_no_ordinary_file (Fixture       *fixture,
                       gconstpointer  data)
{
  const char *const paths[] = { fixture->path, "/dev/zero", "/dev/null", "-" };

  g_assert_cmpint (mkfifo (fixture->path, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (ahu_document_read (paths[i], &error));
      g_assert_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_FILE);
    }
}

static void
test_not_permitted (Fixture       *fixture,
                    gconstpointer  data)
{
  fill (fixture->path, toy_text, -1);
  g_assert_cmpint (g_chmod (fixture->path, 0), ==, 0);

  if (g_access (fixture->path, R_OK) == 0)
    g_test_skip ("this account may read every file");
  else
    assert_unreadable (fixture->path, AHU_RECORD_ERROR_FILE);
}

static void
test_nested (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *open = g_strnfill (100000, '[');

  fill (fixture->path, open, -1);
  assert_unreadable (fixture->path, AHU_RECORD_ERROR_JSON);
}

/* Puts fd in the place of standard input, which is given back by end_input(). */
static int
begin_input (int fd)
{
  int saved = dup (STDIN_FILENO);

  g_assert_cmpint (dup2 (fd, STDIN_FILENO), ==, STDIN_FILENO);
  close (fd);
  return saved;
}

static void
end_input (int saved)
{
  g_assert_cmpint (dup2 (saved, STDIN_FILENO), ==, STDIN_FILENO);
  close (saved);
}

static void
test_standard_input (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autoptr (AhuRecord) record = NULL;
  int pipes[2];
  int saved;

  g_assert_cmpint (pipe (pipes), ==, 0);
  g_assert_cmpint (write (pipes[1], toy_text, strlen (toy_text)), ==, strlen (toy_text));
  close (pipes[1]);

  saved = begin_input (pipes[0]);
  record = ahu_record_load ("-", NULL);
  end_input (saved);

  g_assert_nonnull (record);
}

/* Would never end if it were read whole. */
static void
test_endless_standard_input (Fixture       *fixture,
                             gconstpointer  data)
{
  int saved = begin_input (g_open ("/dev/zero", O_RDONLY | O_CLOEXEC, 0));

  assert_unreadable ("-", AHU_RECORD_ERROR_FILE);
  end_input (saved);
}

static void
assert_name (const char *expected,
             char       *path)
{
  g_autofree char *taken = path;
  g_autoptr (GFile) file = g_file_new_for_path (taken);
  g_autofree char *name = ahu_replace_file_dup_name (file);

  g_assert_cmpstr (name, ==, expected);
}

static void
test_name (Fixture       *fixture,
           gconstpointer  data)
{
  const char *runtime = g_get_user_runtime_dir ();
  g_autofree char *beside = g_build_filename (runtime, "doc.csv", NULL);

  assert_name ("/home/anna/Änne.csv", g_strdup ("/home/anna/Änne.csv"));
  assert_name ("Änne.csv", g_build_filename (runtime, "doc", "2141e4b3", "Änne.csv", NULL));
  assert_name (beside, g_strdup (beside));
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      is_written)
{
  *(gboolean *) is_written = ahu_replace_file_finish (G_FILE (source), result, NULL);
}

static void
write_and_leave_cb (GApplication *application,
                    Fixture      *fixture)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("all of it", strlen ("all of it"));

  ahu_replace_file_async (file, bytes, NULL, written_cb, &fixture->is_written);
}

/* A program that has nothing else to do ends when the file is there, and not later. */
static void
test_written_at_the_end (Fixture       *fixture,
                         gconstpointer  data)
{
  g_autoptr (GApplication) application = g_application_new (NULL, G_APPLICATION_NON_UNIQUE);
  g_autofree char *content = NULL;

  g_signal_connect (application, "activate", G_CALLBACK (write_and_leave_cb), fixture);
  g_application_set_default (application);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_application_set_default (NULL);

  g_assert_true (fixture->is_written);
  g_assert_true (g_file_get_contents (fixture->path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, "all of it");
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, fixture_set_up, test, fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (toy_game_get ());

  add ("/files/good", test_good);
  add ("/files/sheet", test_sheet);
  add ("/files/missing", test_missing);
  add ("/files/folder", test_folder);
  add ("/files/empty", test_empty);
  add ("/files/zeros", test_zeros);
  add ("/files/huge", test_huge);
  add ("/files/largest", test_largest);
  add ("/files/device", test_device);
  add ("/files/no-ordinary-file", test_no_ordinary_file);
  add ("/files/not-permitted", test_not_permitted);
  add ("/files/nested", test_nested);
  add ("/files/standard-input", test_standard_input);
  add ("/files/endless-standard-input", test_endless_standard_input);
  add ("/files/name", test_name);
  add ("/files/written-at-the-end", test_written_at_the_end);

  return g_test_run ();
}
