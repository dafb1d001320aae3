/* ahu-correction-window.h: changes a move of the past
 *
 * A window before the table. It asks what was wrong with one move, and goes on
 * asking for each later move that no longer fits, until all do or the game is
 * kept up to there. The game stays as it is until then. What can be chosen in place of
 * the move the game's own entry shows (`AhuGameUi.entry_new`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_CORRECTION_WINDOW (ahu_correction_window_get_type ())
G_DECLARE_FINAL_TYPE (AhuCorrectionWindow, ahu_correction_window, AHU, CORRECTION_WINDOW, AdwWindow)

/* @session: a session of a game that has an entry for moves
 * @ply: a move made, from 0
 * Returns: (transfer none): a window that corrects this move; it closes when the game changes otherwise */
GtkWidget *ahu_correction_window_new (AhuSession *session,
                                      guint       ply);

/* Opens the window before the one of @widget. Does nothing if there is no such move.
 * @widget: a widget of the window that shows the game
 * @session: a session of a game that has an entry for moves
 * @ply: a move, from 0 */
void ahu_correction_window_present (GtkWidget  *widget,
                                    AhuSession *session,
                                    guint       ply);

/* Opens the window before the one of @widget and asks for the move that no longer fits.
 * @widget: a widget of the window that shows the game
 * @session: a session of a game that has an entry for moves
 * @correction: (transfer full): a correction of it with a conflict */
void ahu_correction_window_go_on (GtkWidget     *widget,
                                  AhuSession    *session,
                                  AhuCorrection *correction);

/* Opens the window with this change in it: it only asks whether to make it.
 * @widget: a widget of the window that shows the game
 * @session: a session of a game that has an entry for moves
 * @ply: a move made, from 0
 * @instead: whether something else was played in its place, or something more before it
 * @move: what that was */
void ahu_correction_window_present_move (GtkWidget  *widget,
                                         AhuSession *session,
                                         guint       ply,
                                         gboolean    instead,
                                         JsonNode   *move);

/* The same with a move that wasn't made.
 * @widget: a widget of the window that shows the game
 * @session: a session of a game that has an entry for moves
 * @ply: a move made, from 0 */
void ahu_correction_window_present_removal (GtkWidget  *widget,
                                            AhuSession *session,
                                            guint       ply);

G_END_DECLS
