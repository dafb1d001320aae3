/* library-fixture.h: a library over a store in a folder of its own, with games of the toy game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-library.h"
#include "core/store/store-fixture.h"

G_BEGIN_DECLS

typedef struct
{
  StoreFixture store;
  char *cache;
  AhuLibrary *library;
} LibraryFixture;

void library_fixture_wait_until_loaded (LibraryFixture *fixture);
void library_fixture_open (LibraryFixture *fixture);
void library_fixture_load (LibraryFixture *fixture);
void library_fixture_set_up (LibraryFixture *fixture,
                             gconstpointer   data);
void library_fixture_tear_down (LibraryFixture *fixture,
                                gconstpointer   data);

/* Returns: (transfer full): a game of A and B that stands at the sum of adds, a list of single
 * digits */
char *library_fixture_make_text (const char *id,
                                 const char *created,
                                 const char *adds);

/* Writes such a game into the folder. */
void library_fixture_place (LibraryFixture *fixture,
                            const char     *id,
                            const char     *created,
                            const char     *adds);

/* The ids in their order, with commas. */
void library_fixture_assert_ids (LibraryFixture *fixture,
                                 const char     *expected);
void library_fixture_wait_for_ids (LibraryFixture *fixture,
                                   const char     *expected);

/* Returns: (transfer full): the path of a game's file */
char *library_fixture_get_path (LibraryFixture *fixture,
                                const char     *id);
guint library_fixture_count_moves (LibraryFixture *fixture,
                                   const char     *id);
gboolean library_fixture_is_there (LibraryFixture *fixture,
                                   const char     *id);

/* A GAsyncReadyCallback that hands on its result, and who waits for it. */
void library_fixture_done_cb (GObject      *source,
                              GAsyncResult *result,
                              gpointer      user_data);
void library_fixture_wait_for (GAsyncResult **result);
void library_fixture_wait_for_title (LibraryFixture *fixture,
                                     const char     *id,
                                     const char     *title);
void library_fixture_rename (LibraryFixture *fixture,
                             const char     *id,
                             const char     *title);
void library_fixture_superseded_cb (AhuLibrary *library,
                                    const char *id,
                                    GString    *ids);

G_END_DECLS
