/* ahu-history-row.h: a kept game in the list of all games
 *
 * One row shows many games, one after the other, as the list is scrolled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/library/ahu-summary.h"
#include "toolkit/layout/ahu-width-bin.h"

G_BEGIN_DECLS

#define AHU_TYPE_HISTORY_ROW (ahu_history_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuHistoryRow, ahu_history_row, AHU, HISTORY_ROW, GtkWidget)

/* Returns: (transfer full): what can be done with the game */
typedef GMenuModel *(*AhuHistoryMenu) (AhuSummary *summary,
                                       gpointer    user_data);

/* An empty row; @menu makes its menu when it is opened. */
GtkWidget *ahu_history_row_new (AhuHistoryMenu menu,
                                gpointer       user_data);

/* A game, or NULL, and its file if its table is to be seen while it goes on, which takes reading it. */
void ahu_history_row_set_summary (AhuHistoryRow *self,
                                  AhuSummary    *summary,
                                  const char    *path);

/* In the narrowest class the players stand below the rest, not beside it. */
void ahu_history_row_set_width (AhuHistoryRow *self,
                                AhuWidthClass  width);

/* What a row itself tells of when the game was played: the day stands above, and the time is told where it takes that
 * to tell it from its neighbours. */
typedef enum
{
  AHU_HISTORY_DATE,
  AHU_HISTORY_TIME,
  AHU_HISTORY_DAY_ABOVE
} AhuHistoryWhen;

/* What it has in common with its neighbours, if it is the first of them, or NULL; and whether it is the game that one
 * most likely goes on with. */
void ahu_history_row_set_above (AhuHistoryRow *self,
                                const char    *words,
                                AhuHistoryWhen when,
                                gboolean       leads);

/* Whether it says which game was played, as the list has several. */
void ahu_history_row_set_names_game (AhuHistoryRow *self,
                                     gboolean       names_game);

/* The game it shows, or NULL. */
AhuSummary *ahu_history_row_get_summary (AhuHistoryRow *self);

/* Whether games are being chosen, and whether this one is. */
void ahu_history_row_set_chosen (AhuHistoryRow *self,
                                 gboolean       choosing,
                                 gboolean       chosen);

/* Opens the menu of the game. */
void ahu_history_row_open_menu (AhuHistoryRow *self);

/* Asks something about the game in place of the menu, once. */
void ahu_history_row_open_popover (AhuHistoryRow *self,
                                   GtkWidget     *popover);

/* Returns: (transfer floating): the player shown as number @i in such a row, without the name */
GtkWidget *ahu_history_row_player_new (AhuSummary *summary,
                                       guint       i);

G_END_DECLS
