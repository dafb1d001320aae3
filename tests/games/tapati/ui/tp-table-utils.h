/* tp-table-utils.h: a recorded game of Tapati on its table page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-table-private.h"

G_BEGIN_DECLS

typedef struct _Table Table;

/* One activation: of a control, or, unless @space is negative, of one space in a cell of @board. */
typedef struct
{
  GtkWidget *widget;
  AhuTpBoard *board;
  int space;
} TpTap;

/* In place of tp_tap_make (). */
typedef void (*TpTapFunc) (Table       *table,
                           const TpTap *tap);

/* @tap may be NULL, @data is for it; @n_activations counts all. */
struct _Table
{
  AhuSession *session;
  AhuTpTable *page;
  GtkWidget *window;
  TpTapFunc tap;
  gpointer data;
  guint n_activations;
};

typedef gboolean (*Wanted) (const TpPosition *position);

/* Shows the position after so many moves. */
void tp_table_go (Table *table,
                  guint  ply);

/* Opens a page of that size on a game of tests/data/tapati, before its first move. */
void tp_table_open (Table      *table,
                    const char *name,
                    int         width,
                    int         height);

/* The same on a record, after so many moves. */
void tp_table_open_record (Table     *table,
                           AhuRecord *record,
                           guint      ply,
                           int        width,
                           int        height);

/* Nothing keeps page and game alive. */
void tp_table_close (Table *table);

guint tp_table_get_ply (Table *table);

const TpPosition *tp_table_get_position (Table *table);

AhuTpBoard *tp_table_get_board (Table *table,
                                guint  seat);

/* Goes on to the next position of that kind. */
void tp_table_go_to (Table  *table,
                     Wanted  wanted);

/* Returns: who has to act first */
guint tp_table_get_first (const TpPosition *position);

/* Whether Fill has more than one piece for who has to act first. */
gboolean tp_table_can_fill_several (const TpPosition *position);

/* Whether three or more place at once. */
gboolean tp_table_do_several_place (const TpPosition *position);

G_END_DECLS
