/* tp-sheet-file.h: result sheets as documents that are being entered
 *
 * What a form asks: what belongs into a sheet, whether it can show one, what it comes to. Not for:
 * the rules about it (tp-final.h), reading a whole one (tp-json.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-refusal.h"
#include "core/game/ahu-scoring.h"
#include "games/tapati/engine/tp-json.h"

G_BEGIN_DECLS

/* @document: a result sheet that [func@sheet_check_file] accepts, or one without counts of some players
 * @position: (nullable): what lies on the table instead
 * Returns: (transfer full): the sheet with all that belongs into it: where nothing is counted a board and a Tapati
 *   are empty, and nobody has counted the points */
JsonObject *tp_sheet_fill (JsonObject       *document,
                           const TpPosition *position);

/* Whether a form can show the sheet: each count has its place on the board or in the Tapati. That may be more than
 * the Tapati holds, or the game has, and a road that could not be begun.
 * @document: a result sheet whose players are checked
 * @names: (array zero-terminated=1): the players' names by seat
 * @refusal: (out) (nullable) (transfer full): the rule that stands against it
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: whether it can */
gboolean tp_sheet_check_file (JsonObject         *document,
                              const char *const  *names,
                              AhuRefusal        **refusal,
                              GError            **error);

/* Reads a sheet as [func@sheet_from_json], and holds it against the rules.
 * @sheet: (out caller-allocates): the counts
 * @document: a sheet that is filled and can be shown
 * @reasons: (out caller-allocates) (array length=TP_SHEET_MAX_PROBLEMS): what stands against it
 * Returns: how many reasons there are */
guint tp_sheet_find_all_problems (TpSheet    *sheet,
                                  JsonObject *document,
                                  TpReason    reasons[TP_SHEET_MAX_PROBLEMS]);

/* @reason: one of those
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): one sentence with its rule. It calls the field as the form does, not as the file */
char *tp_sheet_problem_text (const TpReason    *reason,
                             const char *const *names);

/* Only points can be missing: an empty board is one that was looked at. There is no ranking as long as points are
 * missing or [func@sheet_check] refuses the sheet.
 * @document: a sheet that is filled and can be shown
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what it comes to */
AhuScoring *tp_sheet_scoring (JsonObject        *document,
                              const char *const *names);

G_END_DECLS
