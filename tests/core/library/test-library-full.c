/* test-library-full.c: what is done with games while the disk takes no more
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "library-fixture.h"

static gint is_full;

/* In place of the system's: no game gets a new content while the disk is full. */
int
rename (const char *from,
        const char *to)
{
  static int (*real) (const char *, const char *);

  if (real == NULL)
    *(void **) &real = dlsym (RTLD_NEXT, "rename");
  if (g_atomic_int_get (&is_full) && strstr (to, "/games/") != NULL)
    {
      errno = ENOSPC;
      return -1;
    }

  return real (from, to);
}

static void
set_up (LibraryFixture *fixture,
        gconstpointer   data)
{
  library_fixture_set_up (fixture, data);
  library_fixture_place (fixture, "a", "2026-11-01T12:00:00Z", "2");
  library_fixture_load (fixture);
  is_full = TRUE;
}

static void
tear_down (LibraryFixture *fixture,
           gconstpointer   data)
{
  is_full = FALSE;
  library_fixture_tear_down (fixture, data);
}

/* Three moves, of which the file has one. */
static void
play_on (LibraryFixture *fixture)
{
  g_autofree char *text = library_fixture_make_text ("a", "2026-11-01T12:00:00Z", "222");
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  ahu_store_save (fixture->store.store, "a", bytes);
  g_assert_false (ahu_store_flush (fixture->store.store));
}

/* A copy elsewhere is what somebody makes whose disk is full. */
static void
test_export (LibraryFixture *fixture,
             gconstpointer   data)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "copy.rapanui", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (AhuRecord) copy = NULL;

  play_on (fixture);
  ahu_library_export_async (fixture->library, library_fixture_find (fixture, "a"), file, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  g_assert_cmpuint (ahu_library_export_finish (fixture->library, result, NULL), ==, 1);
  copy = ahu_record_load (path, NULL);
  g_assert_cmpuint (ahu_record_get_moves (copy)->len, ==, 3);
}

/* What is still to be written would come back. */
static void
test_remove (LibraryFixture *fixture,
             gconstpointer   data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *problem = NULL;
  g_auto (GStrv) files = NULL;

  play_on (fixture);
  g_ptr_array_add (games, library_fixture_find (fixture, "a"));
  ahu_library_remove_async (fixture->library, games, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  files = ahu_library_remove_finish (fixture->library, result, &problem);
  g_assert_cmpstr (problem, ==, "The game isn’t saved yet.");
  g_assert_cmpuint (g_strv_length (files), ==, 0);
}

/* It doesn't fill the memory, and says that it has come to an end. */
static void
test_import (LibraryFixture *fixture,
             gconstpointer   data)
{
  g_autofree char *path = g_build_filename (fixture->store.parent, "games.jsonl", NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (AhuImport) done = NULL;

  for (guint i = 0; i < 500; i++)
    {
      g_autofree char *id = g_strdup_printf ("game-%u", i);
      g_autofree char *line = library_fixture_make_text (id, "2026-11-01T12:00:00Z", "2");

      g_string_append_printf (text, "%s\n", line);
    }
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  g_ptr_array_add (files, g_file_new_for_path (path));
  ahu_library_import_async (fixture->library, files, NULL, NULL, NULL, library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  done = ahu_library_import_finish (fixture->library, result, NULL);
  g_assert_cmpuint (done->n_added, <, 100);
  g_assert_cmpuint (done->problems->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (done->problems, 0), ==,
                   "The rest is not imported, because the games can’t be saved.");
}

#define ADD(path, test) g_test_add ("/library-full/" path, LibraryFixture, NULL, set_up, test, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("export", test_export);
  ADD ("remove", test_remove);
  ADD ("import", test_import);

  return g_test_run ();
}
