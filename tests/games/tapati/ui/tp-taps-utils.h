/* tp-taps-utils.h: plays on the table page of Tapati through its controls, as people do
 *
 * Not for: single boards (tp-board-utils.h) and panels (tp-centre-utils.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "tp-table-utils.h"

G_BEGIN_DECLS

void tp_tap_make (const TpTap *tap);

/* Activates the choice of that name that is seen below @root; without one the test fails. */
void tp_table_choose (Table      *table,
                      GtkWidget  *root,
                      const char *name);

/* Makes a move: a draw tile by tile, every other one by one activation. */
void tp_table_enter (Table        *table,
                     const TpMove *move);

G_END_DECLS
