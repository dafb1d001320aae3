/* ahu-window.h: the window: its pages, and the game they show
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/session/ahu-session.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_WINDOW (ahu_window_get_type ())
G_DECLARE_FINAL_TYPE (AhuWindow, ahu_window, AHU, WINDOW, AdwApplicationWindow)

/* @application: (nullable): the application
 * @store: where games are kept
 * Returns: (transfer floating): a window with the start page, which offers the unfinished game as soon as it is
 *   found */
GtkWidget *ahu_window_new (GtkApplication *application,
                           AhuStore       *store);

/* Shows the game in @file as soon as it is read: the table, or the result if it is over; or the counts of a result
 * sheet. Says so where a file can't be read, which changes nothing else, or is good up to a move only. Takes the
 * place of a file that is still being read.
 * @file: a record or a result sheet */
void ahu_window_open (AhuWindow *self,
                      GFile     *file);

/* Returns: whether a file is being read */
gboolean ahu_window_is_opening (AhuWindow *self);

/* Opens a single file; more than one are taken into the history, which is shown.
 * @files: (array length=n_files): records or result sheets */
void ahu_window_open_files (AhuWindow  *self,
                            GFile     **files,
                            guint       n_files);

/* Closes it without a question, whatever is lost by it. */
void ahu_window_leave (AhuWindow *self);

/* Shows the game to step through: from its beginning if it is over, else from where it stands. Says so where it
 * can't be read, or is good up to a move only.
 * @id: the id of a kept game */
void ahu_window_show_replay (AhuWindow  *self,
                             const char *id);

/* Shows the rule over what is there; “back” returns exactly to that.
 * @rule: (nullable): a rule such as `R7.4` or `D6`, or another section of the reference; %NULL for the overview */
void ahu_window_show_rule (AhuWindow  *self,
                           const char *rule);

/* Returns: (transfer none): the name of the page shown, such as `start`, `players`, `table` or `rules` */
const char *ahu_window_get_page (AhuWindow *self);

/* Returns: (nullable): the game that the page on the screen is about, %NULL if it is about none or about all */
const AhuGameUi *ahu_window_get_shown_ui (AhuWindow *self);

/* Returns: (transfer none) (nullable): the running game, or the one offered on the start page */
AhuSession *ahu_window_get_session (AhuWindow *self);

G_END_DECLS
