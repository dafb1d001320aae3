/* ahu-history-row.h: a kept game in the list of all games
 *
 * One row shows many games, one after the other, as the list is scrolled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/library/ahu-summary.h"

G_BEGIN_DECLS

#define AHU_TYPE_HISTORY_ROW (ahu_history_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuHistoryRow, ahu_history_row, AHU, HISTORY_ROW, GtkWidget)

/**
 * AhuHistoryMenu:
 * @summary: a game
 * @user_data: as given
 *
 * Returns: (transfer full): what can be done with the game
 */
typedef GMenuModel *(*AhuHistoryMenu) (AhuSummary *summary,
                                       gpointer    user_data);

/**
 * ahu_history_row_new:
 * @menu: makes the menu when it is opened
 * @user_data: for @menu
 *
 * Returns: (transfer floating): an empty row
 */
GtkWidget *ahu_history_row_new (AhuHistoryMenu menu,
                                gpointer       user_data);

/**
 * ahu_history_row_set_summary:
 * @self: a row
 * @summary: (nullable): the game it shows
 */
void ahu_history_row_set_summary (AhuHistoryRow *self,
                                  AhuSummary    *summary);

/**
 * ahu_history_row_set_narrow:
 * @self: a row
 * @narrow: whether the players stand below the rest, not beside it
 */
void ahu_history_row_set_narrow (AhuHistoryRow *self,
                                 gboolean       narrow);

/**
 * ahu_history_row_set_names_game:
 * @self: a row
 * @names_game: whether it says which game was played, as the list has several
 */
void ahu_history_row_set_names_game (AhuHistoryRow *self,
                                     gboolean       names_game);

/**
 * ahu_history_row_get_summary:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the game it shows
 */
AhuSummary *ahu_history_row_get_summary (AhuHistoryRow *self);

/**
 * ahu_history_row_set_chosen:
 * @self: a row
 * @choosing: whether games are being chosen
 * @chosen: whether this one is
 */
void ahu_history_row_set_chosen (AhuHistoryRow *self,
                                 gboolean       choosing,
                                 gboolean       chosen);

/**
 * ahu_history_row_open_menu:
 * @self: a row
 *
 * Opens the menu of the game.
 */
void ahu_history_row_open_menu (AhuHistoryRow *self);

/**
 * ahu_history_row_open_popover:
 * @self: a row
 * @popover: (transfer floating): what is asked about the game
 *
 * Opens @popover in place of the menu, once.
 */
void ahu_history_row_open_popover (AhuHistoryRow *self,
                                   GtkWidget     *popover);

G_END_DECLS
