/* ahu-result-sheet.h: a result sheet as a document: players, and what nobody has counted
 *
 * What is the same in the sheets of all games (record format, section 5). No document is ever
 * changed: each function returns another one that shares what stays.
 *
 * Not for: what is counted, which the game knows (`AhuGame.sheet_fill`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"

G_BEGIN_DECLS

/* @names: (array zero-terminated=1): the players' names
 * @colours: (array): as many colours, as in records
 * Returns: (transfer full): a sheet of these players without any counts */
JsonObject *ahu_result_sheet_new (const AhuGame     *game,
                                  const char *const *names,
                                  const char *const *colours);

/* @document: a sheet whose players are checked
 * @player: from 0
 * @member: `name` or `colour`
 * Returns: (transfer none): what the player has there */
const char *ahu_result_sheet_get_string (JsonObject *document,
                                         guint       player,
                                         const char *member);

/* @player: from 0
 * @member: `name` or `colour`
 * @string: what the player has there from now on
 * Returns: (transfer full): the sheet with it */
JsonObject *ahu_result_sheet_set_string (JsonObject *document,
                                         guint       player,
                                         const char *member,
                                         const char *string);

/* @colour: a colour nobody has
 * Returns: (transfer full): the sheet with somebody more, without a name or counts */
JsonObject *ahu_result_sheet_add_player (JsonObject *document,
                                         const char *colour);

/* @player: from 0
 * Returns: (transfer full): the sheet without that player; those behind move up, in the list of what nobody has
 *   counted as well */
JsonObject *ahu_result_sheet_remove_player (JsonObject *document,
                                            guint       player);

/* @path: one of its fields
 * Returns: whether nobody has counted it: it is in the list `uncounted` */
gboolean ahu_result_sheet_is_missing (JsonObject *document,
                                      const char *path);

/* @path: one of its fields
 * @value: (transfer full) (nullable): what it is, %NULL if nobody has counted it: then it is 0
 * Returns: (transfer full): the sheet with it */
JsonObject *ahu_result_sheet_set (JsonObject *document,
                                  const char *path,
                                  JsonNode   *value);

/* @document: a sheet whose players are checked
 * @names: the players' names
 * @refusal: (out) (nullable) (transfer full): the rule that stands against it
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: whether a form can show it, though the box may not hold all of it together */
gboolean ahu_result_sheet_check (JsonObject         *document,
                                 const char *const  *names,
                                 AhuRefusal        **refusal,
                                 GError            **error);

/* @document: a sheet whose players are checked
 * @names: the players' names
 * @refusal: (out) (nullable) (transfer full): the rule that stands against it
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: (transfer full) (nullable): what it comes to; %NULL also if sheets of its game can't be entered */
AhuScoring *ahu_result_sheet_score (JsonObject         *document,
                                    const char *const  *names,
                                    AhuRefusal        **refusal,
                                    GError            **error);

G_END_DECLS
