/* ahu-log.h: the game so far in plain sentences, grouped by turn, newest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_LOG (ahu_log_get_type ())
G_DECLARE_FINAL_TYPE (AhuLog, ahu_log, AHU, LOG, GtkWidget)

/* Returns: (transfer floating): an empty log */
GtkWidget *ahu_log_new (void);

/* Shows the moves made; what has not changed since the last update stays as it is. */
void ahu_log_update (AhuLog     *self,
                     AhuSession *session);

/* Scrolls to the line of the move, and gives it the focus once it is there.
 * @self: a log with a session
 * @ply: a move that it tells */
void ahu_log_show_move (AhuLog *self,
                        guint   ply);

/* Shows the last move as [method@Log.show_move] does. From there keys go through all the lines there are.
 * Returns: whether there is any line */
gboolean ahu_log_show_newest (AhuLog *self);

/* Returns: (transfer none): its turns, newest first */
GListModel *ahu_log_get_model (AhuLog *self);

G_END_DECLS
