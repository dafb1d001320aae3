/* test-record-lines.c: many records in one file, one on each line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/record/ahu-record-lines.h"

#include "library-fixture.h"

/* So many calls of read() until the disk fails; 0 for never. */
static guint failing_read;

ssize_t
read (int    fd,
      void  *buffer,
      size_t size)
{
  static ssize_t (*real) (int, void *, size_t);

  if (real == NULL)
    *(void **) &real = dlsym (RTLD_NEXT, "read");
  if (g_atomic_int_get (&failing_read) > 0 && g_atomic_int_dec_and_test (&failing_read))
    {
      errno = EIO;
      return -1;
    }

  return real (fd, buffer, size);
}

static char *
make_text (const char *id)
{
  return library_fixture_make_text (id, "2026-11-01T10:00:00Z", "1");
}

/* Writes the file and returns its path. */
static char *
place (LibraryFixture *fixture,
       const char     *text,
       gssize          length)
{
  char *path = g_build_filename (fixture->store.parent, "games.jsonl", NULL);

  g_assert_true (g_file_set_contents (path, text, length, NULL));

  return path;
}

/* What stands on each line: “2:a” a game, “3!” none. */
static char *
describe (const char *path)
{
  g_autoptr (AhuRecordLines) lines = ahu_record_lines_open (path, NULL);
  GString *found = g_string_new (NULL);

  if (lines == NULL)
    return g_string_free (g_string_append (found, "single"), FALSE);

  for (;;)
    {
      g_autoptr (AhuRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      guint number;

      if (!ahu_record_lines_next (lines, &number, &record, &error))
        break;
      g_assert_true ((record != NULL) != (error != NULL));
      if (record != NULL)
        g_string_append_printf (found, "%u:%s ", number, ahu_record_get_id (record));
      else
        g_string_append_printf (found, "%u! ", number);
    }
  g_assert_false (ahu_record_lines_has_more (lines));

  return g_strchomp (g_string_free (found, FALSE));
}

static void
assert_lines (LibraryFixture *fixture,
              const char     *text,
              const char     *expected)
{
  g_autofree char *path = place (fixture, text, -1);
  g_autofree char *found = describe (path);

  g_assert_cmpstr (found, ==, expected);
}

static void
test_lines (LibraryFixture *fixture,
            gconstpointer   data)
{
  g_autofree char *a = make_text ("a");
  g_autofree char *b = make_text ("b");
  g_autofree char *two = g_strdup_printf ("%s\n%s\n", a, b);
  g_autofree char *spaced = g_strdup_printf ("\n%s\r\n\n   \n%s", a, b);
  g_autofree char *bad_first = g_strdup_printf ("{\"format\":\n%s\n", b);
  g_autofree char *bad_second = g_strdup_printf ("%s\nnonsense\n%s\n", a, b);
  g_autofree char *torn = g_strdup_printf ("%s\n%.*s", a, (int) strlen (b) / 2, b);
  g_autofree char *other = g_strdup_printf ("%s\n{\"format\":\"chess\"}\n[]\n", a);

  assert_lines (fixture, two, "1:a 2:b");
  assert_lines (fixture, spaced, "2:a 5:b");
  assert_lines (fixture, bad_first, "1! 2:b");
  assert_lines (fixture, bad_second, "1:a 2! 3:b");
  assert_lines (fixture, torn, "1:a 2!");
  assert_lines (fixture, other, "1:a 2! 3!");
}

/* One record, however it is written, is no file of many, and neither is anything else. */
static void
test_single (LibraryFixture *fixture,
             gconstpointer   data)
{
  g_autofree char *text = make_text ("a");
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autofree char *pretty = json_to_string (node, TRUE);
  g_autofree char *pipe = g_build_filename (fixture->store.parent, "pipe.jsonl", NULL);
  g_autofree char *missing = g_build_filename (fixture->store.parent, "missing.jsonl", NULL);

  g_assert_nonnull (strchr (pretty, '\n'));
  assert_lines (fixture, text, "single");
  assert_lines (fixture, pretty, "single");
  assert_lines (fixture, "", "single");
  assert_lines (fixture, "\n\n\n", "single");
  assert_lines (fixture, "some\nwords\nand more\n", "single");
  g_assert_null (ahu_record_lines_open (fixture->store.parent, NULL));
  g_assert_null (ahu_record_lines_open (missing, NULL));
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_null (ahu_record_lines_open (pipe, NULL));
}

/* A line that is longer than a file of one game can be is passed over. */
static void
test_long (LibraryFixture *fixture,
           gconstpointer   data)
{
  g_autofree char *a = make_text ("a");
  g_autofree char *b = make_text ("b");
  g_autoptr (GString) text = g_string_new (a);
  g_autofree char *path = NULL;
  g_autofree char *found = NULL;

  g_string_append (text, "\n{\"format\":\"");
  for (gsize i = 0; i <= AHU_DOCUMENT_MAX_SIZE / 16; i++)
    g_string_append (text, "0123456789abcdef");
  g_string_append_printf (text, "\"}\n%s\n", b);
  path = place (fixture, text->str, (gssize) text->len);
  found = describe (path);
  g_assert_cmpstr (found, ==, "1:a 2! 3:b");
}

/* Zeros, half characters and deep nesting are one bad line each. */
static void
test_hostile (LibraryFixture *fixture,
              gconstpointer   data)
{
  g_autofree char *a = make_text ("a");
  g_autofree char *b = make_text ("b");
  g_autofree char *deep = g_strnfill (100000, '[');
  g_autoptr (GString) text = g_string_new (a);
  g_autofree char *path = NULL;
  g_autofree char *found = NULL;

  g_string_append_c (text, '\n');
  g_string_append_len (text, "\0\0\0", 3);
  g_string_append_printf (text, "\n\xff\xfe{}\n%s\n%s\n", deep, b);
  path = place (fixture, text->str, (gssize) text->len);
  found = describe (path);
  g_assert_cmpstr (found, ==, "1:a 2! 3! 4! 5:b");
}

/* There is an end to it. */
/* Reading goes on to the end of what is read already. */
static void
test_stopped (LibraryFixture *fixture,
              gconstpointer   data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autoptr (AhuRecordLines) lines = NULL;

  for (guint i = 0; i < AHU_RECORD_LINES_MAX; i++)
    g_string_append (text, "{}\n");
  path = place (fixture, text->str, (gssize) text->len);
  lines = ahu_record_lines_open (path, cancellable);
  g_assert_nonnull (lines);
  g_assert_cmpuint (ahu_record_lines_count (lines), ==, AHU_RECORD_LINES_MAX);
  g_cancellable_cancel (cancellable);
  g_assert_cmpuint (ahu_record_lines_count (lines), ==, 0);
  g_clear_pointer (&lines, ahu_record_lines_free);
  g_assert_null (ahu_record_lines_open (path, cancellable));
}

static void
test_limit (LibraryFixture *fixture,
            gconstpointer   data)
{
  g_autoptr (GString) text = g_string_new ("{}\n");
  g_autofree char *path = NULL;
  g_autoptr (AhuRecordLines) lines = NULL;
  guint n = 0;

  for (guint i = 0; i < AHU_RECORD_LINES_MAX; i++)
    g_string_append (text, "{}\n");
  path = place (fixture, text->str, (gssize) text->len);
  lines = ahu_record_lines_open (path, NULL);
  g_assert_nonnull (lines);
  g_assert_cmpuint (ahu_record_lines_count (lines), ==, AHU_RECORD_LINES_MAX);
  for (;; n++)
    {
      g_autoptr (AhuRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      guint number;

      if (!ahu_record_lines_next (lines, &number, &record, &error))
        break;
    }
  g_assert_cmpuint (n, ==, AHU_RECORD_LINES_MAX);
  g_assert_true (ahu_record_lines_has_more (lines));
}

/* Bytes enough for minutes, which take no room. */
static void
lengthen (const char *path)
{
  int fd = g_open (path, O_WRONLY | O_CLOEXEC);

  g_assert_cmpint (ftruncate (fd, (off_t) 200 << 30), ==, 0);
  close (fd);
}

/* By the first lines it is told what a file is, however long they are. */
static void
test_endless (LibraryFixture *fixture,
              gconstpointer   data)
{
  g_autofree char *path = place (fixture, "{", -1);
  g_autofree char *text = make_text ("a");

  lengthen (path);
  g_assert_null (ahu_record_lines_open (path, NULL));

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lengthen (path);
  g_assert_null (ahu_record_lines_open (path, NULL));
}

static AhuImport *
import (LibraryFixture *fixture,
        const char     *path)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GAsyncResult) result = NULL;

  g_ptr_array_add (files, g_file_new_for_path (path));
  ahu_library_import_async (fixture->library, files, NULL, NULL, NULL, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);

  return ahu_library_import_finish (fixture->library, result, NULL);
}

/* A bad line is told with its number; the others are imported, and once. */
static void
test_import (LibraryFixture *fixture,
             gconstpointer   data)
{
  g_autofree char *a = make_text ("a");
  g_autofree char *b = make_text ("b");
  g_autofree char *text = g_strdup_printf ("%s\n{\"format\":\"chess\"}\n%s\n%s\n%.20s", a, b, a, b);
  g_autofree char *path = place (fixture, text, -1);
  g_autoptr (AhuImport) first = NULL;
  g_autoptr (AhuImport) again = NULL;

  library_fixture_load (fixture);
  first = import (fixture, path);
  g_assert_cmpuint (first->n_added, ==, 2);
  g_assert_cmpuint (first->n_known, ==, 1);
  g_assert_cmpuint (first->problems->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (first->problems, 0), ==,
                   "Line 2 of “games.jsonl” is not imported: This is not a game record or result sheet of Ahu.");
  g_assert_cmpstr (g_ptr_array_index (first->problems, 1), ==,
                   "Line 5 of “games.jsonl” is not imported: There is no whole game in it.");
  while (g_list_model_get_n_items (G_LIST_MODEL (fixture->library)) < 2)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (library_fixture_count_moves (fixture, "b"), ==, 1);

  again = import (fixture, path);
  g_assert_cmpuint (again->n_added, ==, 0);
  g_assert_cmpuint (again->n_known, ==, 3);
}

static void
test_endless_end (LibraryFixture *fixture,
                  gconstpointer   data)
{
  g_autofree char *text = make_text ("a");
  g_autofree char *two = g_strdup_printf ("%s\n%s\n", text, text);
  g_autofree char *path = place (fixture, two, -1);
  g_autoptr (AhuImport) done = NULL;

  lengthen (path);
  library_fixture_load (fixture);
  done = import (fixture, path);
  g_assert_cmpuint (done->n_added, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (done->problems, 1), ==,
                   "“games.jsonl” is too long: its end is not imported.");
}

/* What the disk doesn't give is not taken for the end. */
static void
test_failing_disk (LibraryFixture *fixture,
                   gconstpointer   data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *path = NULL;
  g_autoptr (AhuRecordLines) lines = NULL;
  guint number, n = 0;

  for (guint i = 0; i < 2000; i++)
    g_string_append (text, "{\"format\":\"chess\"}\n");
  text->str[text->len - 1] = ' ';
  for (guint i = 0; i < 200000; i++)
    g_string_append_c (text, ' ');
  path = place (fixture, text->str, (gssize) text->len);
  lines = ahu_record_lines_open (path, NULL);
  failing_read = 3;
  for (;; n++)
    {
      g_autoptr (AhuRecord) record = NULL;
      g_autoptr (GError) error = NULL;
      int expected = n < 1999 ? AHU_RECORD_ERROR_FORMAT : AHU_RECORD_ERROR_FILE;

      if (!ahu_record_lines_next (lines, &number, &record, &error))
        break;
      g_assert_cmpuint (number, ==, n + 1);
      g_assert_error (error, AHU_RECORD_ERROR, expected);
    }
  g_assert_cmpuint (n, ==, 2000);
}

/* What is refused says why, in a file of one game as in one of many. */
static void
test_told (LibraryFixture *fixture,
           gconstpointer   data)
{
  static const struct
  {
    const char *path;
    const char *reason;
  } files[] = {
    { "bom-utf8-notepad.rapanui",
      "“bom-utf8-notepad.rapanui” is not imported: Line 1 begins with a byte order mark. Save the file as UTF-8 without one." },
    { "two-lines-bom.jsonl",
      "Line 1 of “two-lines-bom.jsonl” is not imported: Line 1 begins with a byte order mark. Save the file as UTF-8 without one." },
    { "two-concatenated.rapanui",
      "“two-concatenated.rapanui” is not imported: From line 130 on there is something else. Put each game into a file of its own." },
  };

  library_fixture_load (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "inputs", files[i].path, NULL);
      g_autoptr (AhuImport) told = import (fixture, path);

      g_assert_cmpuint (told->problems->len, >=, 1);
      g_assert_cmpstr (g_ptr_array_index (told->problems, 0), ==, files[i].reason);
    }
}

static void
test_file_name (LibraryFixture *fixture,
                gconstpointer   data)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "a\n\x1b[31m“b” is imported\xff.rapanui", NULL);
  g_autoptr (AhuImport) told = NULL;

  library_fixture_load (fixture);
  told = import (fixture, path);
  g_assert_cmpuint (told->problems->len, ==, 1);
  g_assert_true (g_str_has_prefix (g_ptr_array_index (told->problems, 0), "“a  [31m“b” is imported"));
}

#define ADD(path, test) \
  g_test_add ("/record-lines/" path, LibraryFixture, NULL, library_fixture_set_up, test, library_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("lines", test_lines);
  ADD ("single", test_single);
  ADD ("long", test_long);
  ADD ("hostile", test_hostile);
  ADD ("limit", test_limit);
  ADD ("stopped", test_stopped);
  ADD ("import", test_import);
  ADD ("endless", test_endless);
  ADD ("endless-end", test_endless_end);
  ADD ("failing-disk", test_failing_disk);
  ADD ("told", test_told);
  ADD ("file-name", test_file_name);

  return g_test_run ();
}
