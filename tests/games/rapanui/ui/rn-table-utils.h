/* rn-table-utils.h: plays on the table page through its controls, as people do
 *
 * Not for: single widgets (rn-widget-utils.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-move.h"
#include "games/rapanui/engine/rn-position.h"
#include "support/test-ui-find.h"
#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

typedef struct _TestTable TestTable;

/* In place of gtk_widget_activate (); may press the key instead. */
typedef void (*TestTableActivate) (TestTable *table,
                                   AhuChoice *choice);

/* @activate may be NULL; @n_activations counts every control activated. */
struct _TestTable
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *page;
  TestTableActivate activate;
  guint n_activations;
};

/* Shows an example record from before its first move, in a window of that size. */
void test_table_open (TestTable  *table,
                      const char *name,
                      int         width,
                      int         height);

/* Fails if the page outlives its window, or the session its page. */
void test_table_close (TestTable *table);

guint test_table_get_ply (TestTable *table);

const RnPosition *test_table_get_position (TestTable *table);

/* How wide the first card of the display is seen. */
int test_table_get_card_width (TestTable *table);

/* The choice with this accessible name that a person can see; NULL if none. */
AhuChoice *test_table_find (TestTable  *table,
                            const char *name);

/* Activates the choice with this accessible name, which has to be there. */
void test_table_choose (TestTable  *table,
                        const char *format,
                        ...) G_GNUC_PRINTF (2, 3);

/* The move among @moves that tells the untold cards of @player. */
void test_table_find_reveal (GPtrArray *moves,
                             guint      player,
                             RnMove    *move);

/* What is to be entered after @i of the recorded @moves, which is the next of them, but that untold
 * cards are asked for in an order of the page, whoever tells first in the record.
 * Returns: whether there is anything: what can only have been one thing is told by itself */
gboolean test_table_read_next (TestTable *table,
                               GPtrArray *moves,
                               guint      i,
                               RnMove    *move);

/* Enters a move as a person would, in English. */
void test_table_enter (TestTable    *table,
                       const RnMove *move);

/* Presses a key on the page, as the window would hand it on; whether the page took it. */
gboolean test_table_press (TestTable       *table,
                           guint            keyval,
                           GdkModifierType  state);

/* A TestTableActivate: presses the key that is printed on the choice. */
void test_table_activate_by_key (TestTable *table,
                                 AhuChoice *choice);

/* After the end, makes the recorded moves until @player is asked. */
void test_table_reveal_up_to (TestTable *table,
                              guint      player);

G_END_DECLS
