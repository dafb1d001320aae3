/* ahu-summary.h: what lists and statistics need of one kept game
 *
 * A summary never changes; a game that changes gets another one. Summaries are
 * made on a thread and kept in the library's index.
 *
 * Not for: playing or showing the game (ahu-record.h, ahu-history.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

#define AHU_TYPE_SUMMARY (ahu_summary_get_type ())
G_DECLARE_FINAL_TYPE (AhuSummary, ahu_summary, AHU, SUMMARY, GObject)

/**
 * AhuSummaryState:
 * @AHU_SUMMARY_RUNNING: all moves are good, and the game goes on
 * @AHU_SUMMARY_OVER: all moves are good, and the game is over
 * @AHU_SUMMARY_DAMAGED: a move is against the rules, or the text is damaged there;
 *   the game is good up to it
 * @AHU_SUMMARY_UNREADABLE: no record, one of a newer version, or a set-up against
 *   the rules: there is no game to show
 */
typedef enum
{
  AHU_SUMMARY_RUNNING,
  AHU_SUMMARY_OVER,
  AHU_SUMMARY_DAMAGED,
  AHU_SUMMARY_UNREADABLE
} AhuSummaryState;

/* @history: a game at its present ply
 * @refusal: (nullable): why a move of its record was refused, as [func@history_new] gave it
 * Returns: (transfer full): the summary of the game; without a file, as it belongs to no library */
AhuSummary *ahu_summary_new (AhuHistory       *history,
                             const AhuRefusal *refusal);

/* @id: what stands for the id: the file's name without its suffix
 * @problem: the sentence that says why it can't be read
 * Returns: (transfer full): a summary that knows nothing but this */
AhuSummary *ahu_summary_new_unreadable (const char *id,
                                        const char *problem);

/* Reads and replays the file, or says in the summary why it can't be read.
 * @path: the path of a file in a store's folder
 * Returns: (transfer full) (nullable): its summary, which knows the file's name; %NULL if there is no such file, or
 *   it is a result sheet and so no game */
AhuSummary *ahu_summary_new_for_file (const char *path);

/* @name: the name of a file
 * Returns: whether the store has kept a file under that name as it was found, beside the game that it has made of it */
gboolean ahu_summary_is_original_name (const char *name);

/* Returns: whether it is not of a game but of a file that was kept as it was found */
gboolean ahu_summary_is_original (AhuSummary *self);

/* @self: a summary of a game that is running or over
 * Returns: (transfer floating): its entry in an index, of the type %AHU_SUMMARY_VARIANT_TYPE */
GVariant *ahu_summary_to_variant (AhuSummary *self);

#define AHU_SUMMARY_VARIANT_TYPE "(ssmssmsxuuybba(ssux)ax)"

/* @entry: what [method@Summary.to_variant] gave, or what was found in a file
 * Returns: (transfer full) (nullable): the summary, %NULL if the entry can't be one */
AhuSummary *ahu_summary_new_from_variant (GVariant *entry);

/* The order of a library: newest first, and by file name where that is the same.
 * @b: another one
 * Returns: below 0, 0 or above 0, as for sorting */
int ahu_summary_compare (AhuSummary *a,
                         AhuSummary *b);

/* Returns: (transfer none) (nullable): the name of its file in the store's folder */
const char *ahu_summary_get_file (AhuSummary *self);

/* Returns: (transfer none): the record's id */
const char *ahu_summary_get_id (AhuSummary *self);

/* Returns: (transfer none) (nullable): the id of the game that all its moves come from, see
 *   [method@Record.get_origin] */
const char *ahu_summary_get_origin (AhuSummary *self);

/* @other: another one
 * Returns: whether @self is a copy of @other that has come to the same end, so that the two are one game for whoever
 *   counts games */
gboolean ahu_summary_repeats (AhuSummary *self,
                              AhuSummary *other);

/* Returns: (transfer none) (nullable): its game, %NULL if it is unreadable */
const AhuGame *ahu_summary_get_game (AhuSummary *self);

/* Returns: (transfer none) (nullable): the title that somebody gave the game */
const char *ahu_summary_get_title (AhuSummary *self);

/* Returns: the same in seconds since 1970; the time of the file where the record tells none */
gint64 ahu_summary_get_created_time (AhuSummary *self);

/* Returns: whether one person plays against computers in it, see [func@practice_is] */
gboolean ahu_summary_get_practice (AhuSummary *self);

/* Returns: whether the game ended with what people counted; its turns are those before, none if nobody tracked it */
gboolean ahu_summary_get_counted (AhuSummary *self);

/* Returns: whether anything is known of the course of the game, not its end alone */
gboolean ahu_summary_get_tracked (AhuSummary *self);

/* Returns: how many good moves it has */
guint ahu_summary_get_n_moves (AhuSummary *self);

/* Returns: the turn it has come to, from 1 */
guint ahu_summary_get_n_turns (AhuSummary *self);

/* Returns: whether the game goes on, is over or can't be read */
AhuSummaryState ahu_summary_get_state (AhuSummary *self);

/* Returns: (transfer none) (nullable): what is wrong, of a damaged or unreadable game */
const char *ahu_summary_get_problem (AhuSummary *self);

/* Returns: how many players, 0 if it is unreadable */
guint ahu_summary_get_n_players (AhuSummary *self);

/* @seat: a seat, from 0
 * Returns: (transfer none): who sits there */
const char *ahu_summary_get_name (AhuSummary *self,
                                  guint       seat);

/* @seat: a seat, from 0
 * Returns: (transfer none): the colour of who sits there */
const char *ahu_summary_get_colour (AhuSummary *self,
                                    guint       seat);

/* @seat: a player, from 0
 * Returns: the player's place from 1, 0 if the game is not over; players may share one */
guint ahu_summary_get_place (AhuSummary *self,
                             guint       seat);

/* @seat: a player, from 0
 * Returns: the player's points, 0 if the game is not over */
gint64 ahu_summary_get_total (AhuSummary *self,
                              guint       seat);

/* Returns: how many facts are known of each player: those of the game if it is over, else 0 */
guint ahu_summary_get_n_facts (AhuSummary *self);

/* @seat: a player, from 0
 * @index: 0 … number of facts − 1, in the game's order
 * Returns: the fact */
gint64 ahu_summary_get_fact (AhuSummary *self,
                             guint       seat,
                             guint       index);

G_END_DECLS
