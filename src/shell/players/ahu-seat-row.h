/* ahu-seat-row.h: one seat on the players page
 *
 * Shows one seat of an AhuSeats; asks for changes through the page's actions
 * (players.…). Keeps nothing itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/players/ahu-seats.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/**
 * AhuSeatRowPart:
 *
 * What of a row takes the focus, or has it.
 */
typedef enum
{
  AHU_SEAT_ROW_NAME,
  AHU_SEAT_ROW_BEGINS,
  AHU_SEAT_ROW_CHOICE
} AhuSeatRowPart;

#define AHU_TYPE_SEAT_ROW (ahu_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuSeatRow, ahu_seat_row, AHU, SEAT_ROW, GtkListBoxRow)

/* @seat: the seat, from 0
 * @first: (nullable): the row of the first seat, %NULL for that itself
 * Returns: (transfer floating): a row that shows nothing yet */
GtkWidget *ahu_seat_row_new (const AhuGameUi *ui,
                             guint            seat,
                             AhuSeatRow      *first);

/* @begins: makes that column equally wide in all rows
 * @choices: the same for the answers */
void ahu_seat_row_align (AhuSeatRow   *self,
                         GtkSizeGroup *begins,
                         GtkSizeGroup *choices);

/* @names: (array zero-terminated=1): names that are completed, the latest first */
void ahu_seat_row_set_earlier_names (AhuSeatRow        *self,
                                     const char *const *names);

/* @is_open: whether something is still open there */
void ahu_seat_row_update (AhuSeatRow     *self,
                          const AhuSeats *seats,
                          gboolean        is_open);

/* @names_only: whether nothing but the name and the colour of the seat can be changed */
void ahu_seat_row_set_names_only (AhuSeatRow *self,
                                  gboolean    names_only);

/* @narrow: whether there is only room for a telephone's width */
void ahu_seat_row_set_narrow (AhuSeatRow *self,
                              gboolean    narrow);

/* @part: what takes the focus */
void ahu_seat_row_focus (AhuSeatRow     *self,
                         AhuSeatRowPart  part);

/* Returns: what has the focus, its name if nothing else that can be returned to */
AhuSeatRowPart ahu_seat_row_get_focus (AhuSeatRow *self);

G_END_DECLS
