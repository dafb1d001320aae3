/* test-library.c: the list of all games: index, changes in the folder, order
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "core/ahu-library.h"
#include "store-fixture.h"
#include "toy-game.h"

typedef struct
{
  StoreFixture store;
  char *cache;
  AhuLibrary *library;
} Fixture;

static void
wait_until_loaded (Fixture *fixture)
{
  while (ahu_library_get_loading (fixture->library))
    g_main_context_iteration (NULL, TRUE);
}

static void
open_library (Fixture *fixture)
{
  g_clear_object (&fixture->library);
  fixture->library = ahu_library_new (fixture->store.store, fixture->cache);
}

static void
load_library (Fixture *fixture)
{
  open_library (fixture);
  wait_until_loaded (fixture);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  ahu_game_register (toy_game_get ());
  store_fixture_set_up (&fixture->store, NULL);
  fixture->cache = g_build_filename (fixture->store.parent, "cache", NULL);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->library);
  g_free (fixture->cache);
  store_fixture_tear_down (&fixture->store, NULL);
}

/* A game of A and B that stands at the sum of adds, a list of single digits. */
static char *
make_text (const char *id,
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
list_ids (Fixture *fixture)
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

static void
place (Fixture    *fixture,
       const char *id,
       const char *created,
       const char *adds)
{
  g_autofree char *text = make_text (id, created, adds);
  g_autofree char *name = g_strdup_printf ("%s.rapanui", id);
  g_autofree char *path = g_build_filename (fixture->store.path, name, NULL);

  g_mkdir_with_parents (fixture->store.path, 0700);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static void
assert_ids (Fixture    *fixture,
            const char *expected)
{
  g_autofree char *ids = list_ids (fixture);

  g_assert_cmpstr (ids, ==, expected);
}

static void
wait_for_ids (Fixture    *fixture,
              const char *expected)
{
  g_autofree char *ids = list_ids (fixture);

  while (!g_str_equal (ids, expected))
    {
      g_main_context_iteration (NULL, TRUE);
      g_free (ids);
      ids = list_ids (fixture);
    }
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  load_library (fixture);
  assert_ids (fixture, "");
  g_assert_cmpfloat (ahu_library_get_progress (fixture->library), ==, 1);
}

static void
test_newest_first (Fixture       *fixture,
                   gconstpointer  data)
{
  place (fixture, "b", "2026-11-02T10:00:00Z", "9");
  place (fixture, "c", "2026-11-01T10:00:00Z", "12");
  place (fixture, "a", "2026-11-03T10:00:00Z", "");

  load_library (fixture);
  assert_ids (fixture, "a,b,c");
}

/* Needs the folder to be there, to be followed at once. */
static void
test_follows_folder (Fixture       *fixture,
                     gconstpointer  data)
{
  g_autofree char *path = NULL;

  place (fixture, "b", "2026-11-02T10:00:00Z", "9");
  load_library (fixture);

  place (fixture, "a", "2026-11-03T10:00:00Z", "");
  wait_for_ids (fixture, "a,b");

  path = ahu_library_dup_path (fixture->library, ahu_library_find (fixture->library, "b"));
  g_remove (path);
  wait_for_ids (fixture, "a");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/library/empty", Fixture, NULL, set_up, test_empty, tear_down);
  g_test_add ("/library/newest-first", Fixture, NULL, set_up, test_newest_first, tear_down);
  g_test_add ("/library/follows-folder", Fixture, NULL, set_up, test_follows_folder, tear_down);

  return g_test_run ();
}
