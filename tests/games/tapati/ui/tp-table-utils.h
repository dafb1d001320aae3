/* tp-table-utils.h: a recorded game of Tapati on its table page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-table-private.h"
#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

typedef struct
{
  AhuSession *session;
  AhuTpTable *page;
  GtkWidget *window;
  guint n_activations;
} Table;

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

/* Activates it, and counts that. */
void tp_table_choose (Table      *table,
                      GtkWidget  *root,
                      const char *name);

/* Goes on to the next position of that kind. */
void tp_table_go_to (Table  *table,
                     Wanted  wanted);

/* Returns: who has to act first */
guint tp_table_get_first (const TpPosition *position);

/* Whether three or more place at once. */
gboolean tp_table_do_several_place (const TpPosition *position);

G_END_DECLS
