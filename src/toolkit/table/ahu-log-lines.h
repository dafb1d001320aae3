/* ahu-log-lines.h: the lines of the log, and the newest of them, for which there are rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _AhuLogLines AhuLogLines;

/* Returns: (transfer full): no lines */
AhuLogLines *ahu_log_lines_new (void);

/* @self: (transfer full) (nullable): lines */
void ahu_log_lines_free (AhuLogLines *self);

/* @self: lines
 * Returns: (transfer none): all of them, newest first */
GListModel *ahu_log_lines_get_all (AhuLogLines *self);

/* @self: lines
 * Returns: (transfer none): those that a list view shows */
GListModel *ahu_log_lines_get_rows (AhuLogLines *self);

/* @self: lines
 * Returns: how many there are */
guint ahu_log_lines_get_n (AhuLogLines *self);

/* @self: lines
 * @position: where
 * @n_old: how many go
 * @lines: (array length=n_lines): what comes in their place
 * @n_lines: how many */
void ahu_log_lines_splice (AhuLogLines *self,
                           guint        position,
                           guint        n_old,
                           gpointer    *lines,
                           guint        n_lines);

/* Those that stay the same stay, so that their rows need not be made, measured and drawn anew.
 * @self: lines
 * @n_old: how many of the newest are told anew
 * @lines: (element-type AhuLogLine): how */
void ahu_log_lines_update (AhuLogLines *self,
                           guint        n_old,
                           GPtrArray   *lines);

/* From now on there are rows as far as this one, and some more.
 * @self: lines */
void ahu_log_lines_show (AhuLogLines *self,
                         guint        position);

/* @self: lines
 * @n: how many rows more there are to be, or 0 for what is shown at once */
void ahu_log_lines_add_rows (AhuLogLines *self,
                             guint        n);

/* @self: lines
 * Returns: whether there are lines without a row, and few with one behind @position */
gboolean ahu_log_lines_has_more (AhuLogLines *self,
                                 guint        position);

/* @self: lines
 * Returns: where the first line about it stands: what was struck through there, or the line that tells it; 0 if
 *   nowhere */
guint ahu_log_lines_find (AhuLogLines *self,
                          guint        ply);

/* @self: lines
 * Returns: where the line stands that tells it, 0 if nowhere */
guint ahu_log_lines_find_move (AhuLogLines *self,
                               guint        ply);

/* Drops all.
 * @self: lines */
void ahu_log_lines_clear (AhuLogLines *self);

G_END_DECLS
