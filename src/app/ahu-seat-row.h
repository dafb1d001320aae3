/* ahu-seat-row.h: one seat on the players page
 *
 * Shows one seat of an AhuSeats; asks for changes through the page's actions
 * (players.…) and `name-changed`. Keeps nothing itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/ahu-game-ui.h"
#include "app/ahu-seats.h"

G_BEGIN_DECLS

/**
 * AhuSeatRowPart:
 *
 * What of a row takes the focus.
 */
typedef enum
{
  AHU_SEAT_ROW_NAME,
  AHU_SEAT_ROW_UP,
  AHU_SEAT_ROW_DOWN,
  AHU_SEAT_ROW_START,
  AHU_SEAT_ROW_CHOICE
} AhuSeatRowPart;

#define AHU_TYPE_SEAT_ROW (ahu_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuSeatRow, ahu_seat_row, AHU, SEAT_ROW, GtkListBoxRow)

/**
 * ahu_seat_row_new:
 * @ui: the game
 * @seat: the seat, from 0
 *
 * Signals: `name-changed (const char *name)` when the user edits the name.
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *ahu_seat_row_new (const AhuGameUi *ui,
                             guint            seat);

guint ahu_seat_row_get_seat (AhuSeatRow *self);

/**
 * ahu_seat_row_set_earlier_names:
 * @self: a row
 * @names: (array zero-terminated=1): names that are offered
 */
void ahu_seat_row_set_earlier_names (AhuSeatRow        *self,
                                     const char *const *names);

/**
 * ahu_seat_row_update:
 * @self: a row
 * @seats: the seats, among them this row's
 */
void ahu_seat_row_update (AhuSeatRow     *self,
                          const AhuSeats *seats);

/**
 * ahu_seat_row_set_names_only:
 * @self: a row, updated
 * @names_only: whether nothing but the name and the colour of the seat can be changed
 */
void ahu_seat_row_set_names_only (AhuSeatRow *self,
                                  gboolean    names_only);

/**
 * ahu_seat_row_set_narrow:
 * @self: a row
 * @narrow: whether there is only room for a telephone's width
 */
void ahu_seat_row_set_narrow (AhuSeatRow *self,
                              gboolean    narrow);

/**
 * ahu_seat_row_focus:
 * @self: a row
 * @part: what takes the focus; its neighbour if it can't
 */
void ahu_seat_row_focus (AhuSeatRow     *self,
                         AhuSeatRowPart  part);

G_END_DECLS
