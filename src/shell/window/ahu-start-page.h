/* ahu-start-page.h: where the program begins: continue, new game, open a record
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_START_PAGE (ahu_start_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuStartPage, ahu_start_page, AHU, START_PAGE, AhuPage)

/* The game that can be continued, NULL for none. */
void ahu_start_page_set_session (AhuStartPage *self,
                                 AhuSession   *session);

/* Below it: how many games are not over but for that one, and how many of these are practice. */
void ahu_start_page_set_others (AhuStartPage *self,
                                guint         n_games,
                                guint         n_practice);

/* Whether a new game goes on where it was left. */
void ahu_start_page_set_goes_on (AhuStartPage *self,
                                 gboolean      goes_on);

/* The last games that are over, the newest AhuSummary first: each has a statue on the island, which leads to it; and
 * how many games are kept, over or not. */
void ahu_start_page_set_evenings (AhuStartPage *self,
                                  GPtrArray    *evenings,
                                  guint         n_games);

/* Why a file could not be opened; stays until closed. */
void ahu_start_page_set_problem (AhuStartPage *self,
                                 const char   *message);
/* The problem shown, or NULL. */
const char *ahu_start_page_get_problem (AhuStartPage *self);

/* What is wrong with files among the games, with a button that leads to them; NULL if nothing is. */
void ahu_start_page_set_damaged_files (AhuStartPage *self,
                                       const char   *message);

G_END_DECLS
