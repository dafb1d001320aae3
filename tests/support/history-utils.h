/* history-utils.h: the page with all games over a folder with three of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/library/ahu-library.h"

G_BEGIN_DECLS

typedef struct
{
  char *parent;
  char *folder;
  AhuStore *store;
  AhuLibrary *library;
  GtkWidget *window;
  GtkWidget *page;
} HistoryFixture;

JsonNode *history_string_node (const char *text);

/* Takes the record. Returns: (transfer full): the same with another member */
AhuRecord *history_record_with (AhuRecord  *record,
                                const char *member,
                                JsonNode   *value);

/* Writes an example with other names; n_moves G_MAXUINT for the whole game. */
void history_place (const char *folder,
                    const char *id,
                    const char *created,
                    const char *first,
                    const char *second,
                    guint       n_moves);

/* An empty folder, and no page yet. */
void history_prepare (HistoryFixture *fixture);
void history_set_up (HistoryFixture *fixture,
                     gconstpointer   data);
void history_set_up_empty (HistoryFixture *fixture,
                           gconstpointer   data);
void history_tear_down (HistoryFixture *fixture,
                        gconstpointer   data);

/* Until these games are shown, with commas. */
void history_wait_for_ids (HistoryFixture *fixture,
                           const char     *expected);
void history_search (HistoryFixture *fixture,
                     const char     *text);

/* Returns: (nullable): what is pressed to see such games, or to have that order: a chip, or a line of the menu beside
 * them, which is opened */
GtkWidget *history_find_choice (GtkWidget  *page,
                                const char *name);

/* Presses it: the games are there already. */
void history_select (HistoryFixture *fixture,
                     const char     *name);
void history_wait_for_label (GtkWidget  *window,
                             const char *text,
                             gboolean    there);

/* Runs tests with a cache of their own, in which the library keeps its index.
 * Returns: what main () returns */
int history_run_tests (int    *argc,
                       char ***argv,
                       void  (*add_tests) (void));

G_END_DECLS
