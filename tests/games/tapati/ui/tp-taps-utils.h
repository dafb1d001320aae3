/* tp-taps-utils.h: plays on the table page of Tapati through its controls, as people do
 *
 * Not for: single boards (tp-board-utils.h) and panels (tp-centre-utils.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/tapati/engine/tp-move.h"
#include "games/tapati/engine/tp-position.h"
#include "games/tapati/ui/ahu-tp-board.h"
#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

typedef struct _TestTpTable TestTpTable;

/* One activation: of a control, or, unless @space is negative, of one space in a cell of @board. */
typedef struct
{
  GtkWidget *widget;
  AhuTpBoard *board;
  int space;
} TestTpTap;

/* In place of test_tp_tap_make (). */
typedef void (*TestTpTableTap) (TestTpTable     *table,
                                const TestTpTap *tap);

/* @tap may be NULL, @data is for it; @n_activations counts all. */
struct _TestTpTable
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *page;
  TestTpTableTap tap;
  gpointer data;
  guint n_activations;
};

void test_tp_tap_make (const TestTpTap *tap);

guint test_tp_table_get_ply (TestTpTable *table);

const TpPosition *test_tp_table_get_position (TestTpTable *table);

AhuTpBoard *test_tp_table_get_board (TestTpTable *table,
                                     guint        seat);

/* Activates the choice of that name below @root; without one the test fails. */
void test_tp_table_choose (TestTpTable *table,
                           GtkWidget   *root,
                           const char  *name);

/* Makes a move: a draw tile by tile, every other one by one activation. */
void test_tp_table_enter (TestTpTable  *table,
                          const TpMove *move);

G_END_DECLS
