/* ahu-history-page.h: the page with all kept games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/library/ahu-library.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_HISTORY_PAGE (ahu_history_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuHistoryPage, ahu_history_page, AHU, HISTORY_PAGE, AhuPage)

/* The list of all games with search, filters and what can be done with them.
 * Signals: `open (path, id)` when a game is to be shown, `replay (id)` when it is to be stepped through, `take-deal
 * (id)` when new ones are to begin with its deal. For the window's undo it has the readable properties `can-undo`
 * and `can-redo`, and the action signals `undo`, which brings back what was deleted last, and `redo`.
 * Returns: (transfer floating): the page */
GtkWidget *ahu_history_page_new (AhuLibrary *library);

/* Shows these games alone, until the user wants all again.
 * @ids: (nullable) (array zero-terminated=1): ids of the games to show; %NULL for all
 * @heading: (nullable): what they have in common, such as “Won by Anna” */
void ahu_history_page_show_games (AhuHistoryPage    *self,
                                  const char *const *ids,
                                  const char        *heading);

/* Shows what is not over, until the user chooses other games. */
void ahu_history_page_show_unfinished (AhuHistoryPage *self);

/* Shows what can't be read or is damaged, until the user chooses other games. */
void ahu_history_page_show_damaged (AhuHistoryPage *self);

/* Takes games into the list, and says what became of them. While that takes time it shows how far it is, with a
 * button to stop it.
 * @files: (element-type GFile): files and folders */
void ahu_history_page_import (AhuHistoryPage *self,
                              GPtrArray      *files);

G_END_DECLS
