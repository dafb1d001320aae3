/* ahu-rn-log.h: the game so far in plain sentences, grouped by turn, newest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_LOG (ahu_rn_log_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnLog, ahu_rn_log, AHU, RN_LOG, GtkWidget)

/**
 * ahu_rn_log_new:
 *
 * Returns: (transfer floating): an empty log
 */
GtkWidget *ahu_rn_log_new (void);

/**
 * ahu_rn_log_update:
 * @self: a log
 * @session: a session
 *
 * Shows the moves made; what has not changed since the last update stays as it
 * is.
 */
void ahu_rn_log_update (AhuRnLog   *self,
                        AhuSession *session);

/**
 * ahu_rn_log_show_move:
 * @self: a log with a session
 * @ply: a move that it tells
 *
 * Scrolls to the line of the move, and gives it the focus once it is there.
 */
void ahu_rn_log_show_move (AhuRnLog *self,
                           guint     ply);

/**
 * ahu_rn_log_show_newest:
 * @self: a log
 *
 * Shows the last move as [method@RnLog.show_move] does. From there keys go through all the lines
 * there are.
 *
 * Returns: whether there is any line
 */
gboolean ahu_rn_log_show_newest (AhuRnLog *self);

/**
 * ahu_rn_log_get_model:
 * @self: a log
 *
 * Returns: (transfer none): its turns, newest first
 */
GListModel *ahu_rn_log_get_model (AhuRnLog *self);

G_END_DECLS
