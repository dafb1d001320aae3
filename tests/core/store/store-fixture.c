/* store-fixture.c: a store in a folder of its own, and waiting for its signals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

#include "support/test-folder.h"

#define NEW_YEAR_2020 1577836800

static void
problem_cb (AhuStore   *store,
            const char *message,
            gpointer    user_data)
{
  StoreFixture *fixture = user_data;

  g_ptr_array_add (fixture->reports, g_strdup (message));
}

static void
recovered_cb (AhuStore *store,
              gpointer  user_data)
{
  StoreFixture *fixture = user_data;

  g_ptr_array_add (fixture->reports, g_strdup ("recovered"));
}

static void
saved_cb (AhuStore   *store,
          const char *id,
          gpointer    user_data)
{
  StoreFixture *fixture = user_data;

  g_ptr_array_add (fixture->saved, g_strdup (id));
}

static void
begin (StoreFixture *fixture)
{
  fixture->store = ahu_store_new (fixture->path);
  g_signal_connect (fixture->store, "problem", G_CALLBACK (problem_cb), fixture);
  g_signal_connect (fixture->store, "recovered", G_CALLBACK (recovered_cb), fixture);
  g_signal_connect (fixture->store, "saved", G_CALLBACK (saved_cb), fixture);
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  GAsyncResult **found = user_data;

  *found = g_object_ref (result);
}

void
store_fixture_set_up (StoreFixture  *fixture,
                      gconstpointer  data)
{
  fixture->parent = g_dir_make_tmp ("ahu-store-XXXXXX", NULL);
  g_assert_nonnull (fixture->parent);
  fixture->path = g_build_filename (fixture->parent, "ahu", "games", NULL);
  fixture->reports = g_ptr_array_new_with_free_func (g_free);
  fixture->saved = g_ptr_array_new_with_free_func (g_free);
  begin (fixture);
}

void
store_fixture_tear_down (StoreFixture  *fixture,
                         gconstpointer  data)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->store));
  test_folder_remove (fixture->parent);
  g_ptr_array_unref (fixture->reports);
  g_ptr_array_unref (fixture->saved);
  g_free (fixture->path);
  g_free (fixture->parent);
}

void
store_fixture_add (const char *path,
                   void      (*test) (StoreFixture  *fixture,
                                      gconstpointer  data))
{
  g_test_add (path, StoreFixture, NULL, store_fixture_set_up, test, store_fixture_tear_down);
}

void
store_fixture_restart (StoreFixture *fixture)
{
  g_assert_finalize_object (g_steal_pointer (&fixture->store));
  begin (fixture);
}

void
store_fixture_remove_folder (StoreFixture *fixture)
{
  test_folder_remove (fixture->path);
}

void
store_fixture_wait_for_reports (StoreFixture *fixture,
                                guint         n_reports)
{
  while (fixture->reports->len < n_reports)
    g_main_context_iteration (NULL, TRUE);
}

char *
store_fixture_read (StoreFixture *fixture,
                    const char   *name)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);
  char *content = NULL;

  g_file_get_contents (path, &content, NULL, NULL);
  return content;
}

void
store_fixture_place (StoreFixture *fixture,
                     const char   *name,
                     const char   *content,
                     guint         seconds)
{
  g_autofree char *path = g_build_filename (fixture->path, name, NULL);
  struct utimbuf times = { NEW_YEAR_2020 + seconds, NEW_YEAR_2020 + seconds };

  g_assert_cmpint (g_mkdir_with_parents (fixture->path, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

AhuRecord *
store_fixture_find (StoreFixture *fixture)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  AhuRecord *record;

  ahu_store_find_unfinished_async (fixture->store, NULL, NULL, found_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  record = ahu_store_find_unfinished_finish (fixture->store, result, &error);
  g_assert_no_error (error);
  return record;
}

void
store_fixture_save (StoreFixture *fixture,
                    const char   *id,
                    const char   *content)
{
  g_autoptr (GBytes) bytes = g_bytes_new (content, strlen (content));

  ahu_store_save (fixture->store, id, bytes);
}
