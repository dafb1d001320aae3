/* library-fixture.c: a library over a store in a folder of its own, with games of the toy game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-fixture.h"

#include <string.h>

#include "support/toy-game.h"

void
library_fixture_wait_until_loaded (LibraryFixture *fixture)
{
  while (ahu_library_get_loading (fixture->library))
    g_main_context_iteration (NULL, TRUE);
}

void
library_fixture_open (LibraryFixture *fixture)
{
  g_clear_object (&fixture->library);
  fixture->library = ahu_library_new (fixture->store.store, fixture->cache);
}

void
library_fixture_load (LibraryFixture *fixture)
{
  library_fixture_open (fixture);
  library_fixture_wait_until_loaded (fixture);
}

void
library_fixture_set_up (LibraryFixture *fixture,
                        gconstpointer   data)
{
  ahu_game_register (toy_game_get ());
  store_fixture_set_up (&fixture->store, NULL);
  fixture->cache = g_build_filename (fixture->store.parent, "cache", NULL);
}

void
library_fixture_tear_down (LibraryFixture *fixture,
                           gconstpointer   data)
{
  g_clear_object (&fixture->library);
  g_free (fixture->cache);
  store_fixture_tear_down (&fixture->store, NULL);
}

/* A game of A and B that stands at the sum of adds, a list of single digits. */
char *
library_fixture_make_text (const char *id,
                           const char *created,
                           const char *adds)
{
  g_autoptr (GString) moves = g_string_new (NULL);

  for (const char *p = adds; *p != '\0'; p++)
    g_string_append_printf (moves, "%s{\"add\":%c}", p == adds ? "" : ",", *p);

  return g_strdup_printf ("{\"format\":\"ahu-record\",\"version\":1,\"game\":\"toy\",\"id\":\"%s\","
                          "\"created\":\"%s\",\"players\":[{\"name\":\"A\",\"colour\":\"red\"},"
                          "{\"name\":\"B\",\"colour\":\"blue\"}],\"mood\":[1,null],"
                          "\"setup\":{\"limit\":9},\"moves\":[%s]}",
                          id, created, moves->str);
}

/* Returns: the ids in their order, with commas */
static char *
list_ids (LibraryFixture *fixture)
{
  GString *ids = g_string_new (NULL);
  guint n = g_list_model_get_n_items (G_LIST_MODEL (fixture->library));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (fixture->library), i);

      g_string_append_printf (ids, "%s%s", i == 0 ? "" : ",", ahu_summary_get_id (summary));
    }

  return g_string_free (ids, FALSE);
}

void
library_fixture_place (LibraryFixture *fixture,
                       const char     *id,
                       const char     *created,
                       const char     *adds)
{
  g_autofree char *text = library_fixture_make_text (id, created, adds);
  g_autofree char *name = g_strdup_printf ("%s.rapanui", id);
  g_autofree char *path = g_build_filename (fixture->store.path, name, NULL);

  g_mkdir_with_parents (fixture->store.path, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

void
library_fixture_assert_ids (LibraryFixture *fixture,
                            const char     *expected)
{
  g_autofree char *ids = list_ids (fixture);

  g_assert_cmpstr (ids, ==, expected);
}

void
library_fixture_wait_for_ids (LibraryFixture *fixture,
                              const char     *expected)
{
  g_autofree char *ids = list_ids (fixture);

  while (!g_str_equal (ids, expected))
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (ids);
      ids = list_ids (fixture);
    }
}

char *
library_fixture_get_path (LibraryFixture *fixture,
                          const char     *id)
{
  g_autofree char *name = g_strdup_printf ("%s.rapanui", id);

  return g_build_filename (fixture->store.path, name, NULL);
}

guint
library_fixture_count_moves (LibraryFixture *fixture,
                             const char     *id)
{
  AhuSummary *summary = ahu_library_find (fixture->library, id);

  g_assert_nonnull (summary);
  return ahu_summary_get_n_moves (summary);
}

gboolean
library_fixture_is_there (LibraryFixture *fixture,
                          const char     *id)
{
  g_autofree char *path = library_fixture_get_path (fixture, id);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

void
library_fixture_done_cb (GObject      *source,
                         GAsyncResult *result,
                         gpointer      user_data)
{
  GAsyncResult **done = user_data;

  *done = g_object_ref (result);
}

void
library_fixture_wait_for (GAsyncResult **result)
{
  while (*result == NULL)
    g_main_context_iteration (NULL, TRUE);
}

void
library_fixture_wait_for_title (LibraryFixture *fixture,
                                const char     *id,
                                const char     *title)
{
  while (g_strcmp0 (ahu_summary_get_title (ahu_library_find (fixture->library, id)), title) != 0)
    g_main_context_iteration (NULL, TRUE);
}

void
library_fixture_rename (LibraryFixture *fixture,
                        const char     *id,
                        const char     *title)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  ahu_library_rename_async (fixture->library, ahu_library_find (fixture->library, id), title,
                            library_fixture_done_cb, &result);
  library_fixture_wait_for (&result);
  g_assert_true (ahu_library_rename_finish (fixture->library, result, &error));
  g_assert_no_error (error);
  library_fixture_wait_for_title (fixture, id, title);
}

void
library_fixture_superseded_cb (AhuLibrary *library,
                               const char *id,
                               GString    *ids)
{
  g_string_append (ids, id);
}
