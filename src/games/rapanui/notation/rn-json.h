/* rn-json.h: moves, deals, positions and results of Rapa Nui as JSON
 *
 * The notation of the record format, sections 2, 3 and 5.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "games/rapanui/engine/rn-final.h"
#include "games/rapanui/engine/rn-rules.h"

G_BEGIN_DECLS

/* Never fails: what is missing, of a wrong type or out of range becomes `RN_INVALID`, for [func@check] to refuse
 * under its rule.
 * @move: (out caller-allocates): the move
 * @node: (nullable): any JSON value */
void rn_move_from_json (RnMove   *move,
                        JsonNode *node);

/* Returns: (transfer full): @move with all its members; a refill or reveal without cards has no such member */
JsonNode *rn_move_to_json (const RnMove *move);

/* @deal: (out caller-allocates): the set-up, unchecked
 * @n_players: number of players of the record
 * @setup: the member `setup` of a record, `display` and `hands` being arrays */
void rn_deal_from_json (RnDeal     *deal,
                        guint       n_players,
                        JsonObject *setup);

/* @deal: a set-up
 * Returns: (transfer full): the member `setup` of a record */
JsonNode *rn_deal_to_json (const RnDeal *deal);

/* Returns: (transfer full): @position in the notation of section 3, with `final` when it is over */
JsonNode *rn_position_to_json (const RnPosition *position);

/* @step: an [enum@Step]
 * Returns: (transfer none): the name of @step in positions, such as `buy` */
const char *rn_step_id (guint step);

/* Returns: (transfer full): an array of the legal moves */
JsonNode *rn_legal_to_json (const RnPosition *position);

/* Returns: (transfer full): the member `final` of section 3 */
JsonNode *rn_final_to_json (const RnFinal *final);

/* @sheet: (out caller-allocates): the counts, unchecked
 * @root: a result sheet (section 5); `players` is an array of objects with names and colours already checked
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: whether every member of section 5 is there and is an integer */
gboolean rn_sheet_from_json (RnSheet     *sheet,
                             JsonObject  *root,
                             GError     **error);

G_END_DECLS
