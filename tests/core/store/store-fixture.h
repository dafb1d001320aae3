/* store-fixture.h: a store in a folder of its own, and waiting for its signals
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/store/ahu-store.h"

G_BEGIN_DECLS

/* The store's folder is below a folder that exists; it doesn't exist itself. */
typedef struct
{
  char *parent;
  char *path;
  AhuStore *store;
  GPtrArray *reports; /* sentences of problems; "recovered" */
  GPtrArray *saved;   /* ids as they were told */
} StoreFixture;

void store_fixture_set_up (StoreFixture  *fixture,
                           gconstpointer  data);
void store_fixture_tear_down (StoreFixture  *fixture,
                              gconstpointer  data);

/* Adds a test that gets a fixture of its own. */
void store_fixture_add (const char *path,
                        void      (*test) (StoreFixture  *fixture,
                                           gconstpointer  data));

/* Ends the store, which writes what is left, and begins another one. */
void store_fixture_restart (StoreFixture *fixture);

/* With all that is in it. */
void store_fixture_remove_folder (StoreFixture *fixture);

/* Runs the main loop until that many reports have come. */
void store_fixture_wait_for_reports (StoreFixture *fixture,
                                     guint         n_reports);

/* Returns: (transfer full) (nullable): the content of a file of the store */
char *store_fixture_read (StoreFixture *fixture,
                          const char   *name);

/* Writes a file of the store beside it, changed that many seconds after 2020. */
void store_fixture_place (StoreFixture *fixture,
                          const char   *name,
                          const char   *content,
                          guint         seconds);

/* Returns: (transfer full) (nullable): the unfinished record that is found */
AhuRecord *store_fixture_find (StoreFixture *fixture);

void store_fixture_save (StoreFixture *fixture,
                         const char   *id,
                         const char   *content);

G_END_DECLS
