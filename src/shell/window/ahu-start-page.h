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

/**
 * ahu_start_page_set_session:
 * @self: the page
 * @session: (nullable): the game that can be continued
 */
void ahu_start_page_set_session (AhuStartPage *self,
                                 AhuSession   *session);

/**
 * ahu_start_page_set_others:
 * @self: the page
 * @n_games: how many games are not over but for that one
 * @n_practice: how many of these are practice
 *
 * Tells of them below it.
 */
void ahu_start_page_set_others (AhuStartPage *self,
                                guint         n_games,
                                guint         n_practice);

/**
 * ahu_start_page_set_goes_on:
 * @self: the page
 * @goes_on: whether a new game goes on where it was left
 */
void ahu_start_page_set_goes_on (AhuStartPage *self,
                                 gboolean      goes_on);

/**
 * ahu_start_page_set_evenings:
 * @self: the page
 * @evenings: (element-type AhuSummary): the last games that are over, the newest first
 *
 * Each has a statue on the island, which leads to it.
 */
void ahu_start_page_set_evenings (AhuStartPage *self,
                                  GPtrArray    *evenings);

/**
 * ahu_start_page_set_n_games:
 * @self: the page
 * @n_games: how many games are kept, over or not
 *
 * Tells it beside “History”; before, the page says “all”.
 */
void ahu_start_page_set_n_games (AhuStartPage *self,
                                 guint         n_games);

/**
 * ahu_start_page_set_problem:
 * @self: the page
 * @message: (nullable): why a file could not be opened; stays until closed
 */
void ahu_start_page_set_problem (AhuStartPage *self,
                                 const char   *message);

/**
 * ahu_start_page_get_problem:
 * @self: a page
 *
 * Returns: (transfer none) (nullable): the problem shown, %NULL for none
 */
const char *ahu_start_page_get_problem (AhuStartPage *self);

/**
 * ahu_start_page_set_damaged_files:
 * @self: a start page
 * @message: (nullable): what is wrong with files among the games, %NULL if nothing is
 *
 * Shows the message, with a button that leads to the files.
 */
void ahu_start_page_set_damaged_files (AhuStartPage *self,
                                       const char   *message);

G_END_DECLS
