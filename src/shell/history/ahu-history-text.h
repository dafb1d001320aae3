/* ahu-history-text.h: a kept game in words, and what it is searched and sorted by
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-summary.h"

G_BEGIN_DECLS

/* @text: what somebody has typed
 * Returns: (transfer full): @text without case and accents, to be compared */
char *ahu_history_fold (const char *text);

/* Returns: (transfer none): all that it is found by, folded: title, names, the date in the user's format and as in
 *   records */
const char *ahu_history_get_search_text (AhuSummary *summary);

/* Returns: (transfer none): a key for strcmp () that sorts by the players' names */
const char *ahu_history_get_players_key (AhuSummary *summary);

/* Returns: (transfer none): a key for strcmp () that sorts by who has won, games without a winner last */
const char *ahu_history_get_winner_key (AhuSummary *summary);

/* @summary: a game that is over
 * Returns: (transfer none): the colour of who has won, or of one of them */
const char *ahu_history_get_winner_colour (AhuSummary *summary);

/* Returns: (transfer full): when it was begun, in the user's format */
char *ahu_history_format_date (AhuSummary *summary);

/* The day on which it was begun. */
char *ahu_history_format_day (AhuSummary *summary);
/* When it was begun, without the day. */
char *ahu_history_format_time (AhuSummary *summary);

/* @summary: a game of a library
 * Returns: (transfer full): the name of its file, to be shown */
char *ahu_history_dup_file_name (AhuSummary *summary);

/* Returns: (transfer none) (nullable): what the game is called that was played, if the window shows it */
const char *ahu_history_get_game_name (AhuSummary *summary);

/* @summary: a game that can be read
 * Returns: (transfer full): how long it was, or how far it has come, and whether it was a practice game */
char *ahu_history_format_length (AhuSummary *summary);

/* @winners: (array zero-terminated=1): their names
 * Returns: (transfer full): who has won, as short as can be */
char *ahu_history_win_text (const char *const *winners);

/* @n_tied: how many have as many points, whether they have won or not
 * @points: theirs
 * @lead: how many the next has less
 * Returns: (transfer full): with how many points they have won and by how much, to be put below */
char *ahu_history_lead_text (guint  n_winners,
                             guint  n_tied,
                             gint64 points,
                             gint64 lead);

/* @summary: a game that is over
 * Returns: (transfer full): the same of it */
char *ahu_history_dup_win (AhuSummary *summary);
char *ahu_history_dup_lead (AhuSummary *summary);

/* Returns: (transfer full): the game for a screen reader */
char *ahu_history_describe (AhuSummary *summary);

G_END_DECLS
