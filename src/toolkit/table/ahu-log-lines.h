/* ahu-log-lines.h: the lines of the log, and the newest of them, for which there are rows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _AhuLogLines AhuLogLines;

/**
 * ahu_log_lines_new:
 *
 * Returns: (transfer full): no lines
 */
AhuLogLines *ahu_log_lines_new (void);

/**
 * ahu_log_lines_free:
 * @self: (transfer full) (nullable): lines
 */
void ahu_log_lines_free (AhuLogLines *self);

/**
 * ahu_log_lines_get_all:
 * @self: lines
 *
 * Returns: (transfer none): all of them, newest first
 */
GListModel *ahu_log_lines_get_all (AhuLogLines *self);

/**
 * ahu_log_lines_get_rows:
 * @self: lines
 *
 * Returns: (transfer none): those that a list view shows
 */
GListModel *ahu_log_lines_get_rows (AhuLogLines *self);

/**
 * ahu_log_lines_get_n:
 * @self: lines
 *
 * Returns: how many there are
 */
guint ahu_log_lines_get_n (AhuLogLines *self);

/**
 * ahu_log_lines_splice:
 * @self: lines
 * @position: where
 * @n_old: how many go
 * @lines: (array length=n_lines): what comes in their place
 * @n_lines: how many
 */
void ahu_log_lines_splice (AhuLogLines *self,
                           guint        position,
                           guint        n_old,
                           gpointer    *lines,
                           guint        n_lines);

/**
 * ahu_log_lines_update:
 * @self: lines
 * @n_old: how many of the newest are told anew
 * @lines: (element-type AhuLogLine): how
 *
 * Those that stay the same stay, so that their rows need not be made, measured and drawn
 * anew.
 */
void ahu_log_lines_update (AhuLogLines *self,
                           guint        n_old,
                           GPtrArray   *lines);

/**
 * ahu_log_lines_show:
 * @self: lines
 * @position: a line
 *
 * From now on there are rows as far as this one, and some more.
 */
void ahu_log_lines_show (AhuLogLines *self,
                         guint        position);

/**
 * ahu_log_lines_add_rows:
 * @self: lines
 * @n: how many rows more there are to be, or 0 for what is shown at once
 */
void ahu_log_lines_add_rows (AhuLogLines *self,
                             guint        n);

/**
 * ahu_log_lines_has_more:
 * @self: lines
 * @position: a line
 *
 * Returns: whether there are lines without a row, and few with one behind @position
 */
gboolean ahu_log_lines_has_more (AhuLogLines *self,
                                 guint        position);

/**
 * ahu_log_lines_find:
 * @self: lines
 * @ply: a move
 *
 * Returns: where the first line about it stands: what was struck through there, or the line that
 *   tells it; 0 if nowhere
 */
guint ahu_log_lines_find (AhuLogLines *self,
                          guint        ply);

/**
 * ahu_log_lines_find_move:
 * @self: lines
 * @ply: a move
 *
 * Returns: where the line stands that tells it, 0 if nowhere
 */
guint ahu_log_lines_find_move (AhuLogLines *self,
                               guint        ply);

/**
 * ahu_log_lines_clear:
 * @self: lines
 *
 * Drops all.
 */
void ahu_log_lines_clear (AhuLogLines *self);

G_END_DECLS
