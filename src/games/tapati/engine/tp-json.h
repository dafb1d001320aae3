/* tp-json.h: moves, boxes, positions and result sheets of Tapati as JSON
 *
 * As section 14 of the rules says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "games/tapati/engine/tp-final.h"
#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/* @object: (transfer full): an object
 * Returns: (transfer full): a node that holds it */
static inline JsonNode *
tp_json_take (JsonObject *object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, object);

  return node;
}

/* @move: (out caller-allocates): the move; what is missing or of a wrong type is `TP_INVALID`
 * @node: (nullable): anything */
void tp_move_from_json (TpMove   *move,
                        JsonNode *node);

/* @move: a move as [func@legal_moves] lists it, or with the tiles drawn
 * Returns: (transfer full): the move as it stands in records */
JsonNode *tp_move_to_json (const TpMove *move);

/* @box: (out caller-allocates): the box
 * @n_players: how many play, any number
 * @setup: the member `setup` of a record or sheet; the defaults stand for what is missing
 * Returns: why the game can't be set up so (T2.1, T2.2), or a reason with `TP_OK` */
TpReason tp_box_from_json (TpBox      *box,
                           guint       n_players,
                           JsonObject *setup);

/* Returns: (transfer full): the member `setup`, with all its members */
JsonNode *tp_box_to_json (const TpBox *box);

/* Returns: (transfer full): the Moai as it stands in positions and result sheets, null for a free site */
JsonNode *tp_moai_to_json (const TpMoai *moai);

/* @pieces: (array fixed-size=9): such as those of a Tapati
 * Returns: (transfer full): how many of each there are */
JsonNode *tp_pieces_to_json (const guint8 pieces[TP_PIECES]);

/* Returns: (transfer full): the position (section 14.4) */
JsonNode *tp_position_to_json (const TpPosition *position);

/* Returns: (transfer full): the legal moves */
JsonNode *tp_legal_to_json (const TpPosition *position);

/* @final: the final scoring
 * Returns: (transfer full): the member `final` */
JsonNode *tp_final_to_json (const TpFinal *final);

/* @sheet: (out caller-allocates): the counts; the box is read as far as it can be
 * @root: a result sheet whose players have been checked
 * @reason: (out): what stands against the box (T2.1, T2.2), or `TP_OK`
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: whether all members are there and have their types */
gboolean tp_sheet_from_json (TpSheet     *sheet,
                             JsonObject  *root,
                             TpReason    *reason,
                             GError     **error);

G_END_DECLS
