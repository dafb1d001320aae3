/* rn-position-json.c: a position and the final table as JSON (record format, section 3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"

static const char *const step_ids[] = {
  "buy", "play", "sacrifice", "add", "draw", "refill", "reward", "substitute", "reveal", "over",
};

static JsonObject *
count_kinds (const guint8 *counts)
{
  JsonObject *object = json_object_new ();

  for (guint k = 0; k < RN_KINDS; k++)
    json_object_set_int_member (object, rn_kind_id (k), counts[k]);

  return object;
}

/* Only games joined late have unknown cards. */
static JsonObject *
count_hand (const guint8 *hand)
{
  JsonObject *object = count_kinds (hand);

  if (hand[RN_HAND_UNKNOWN] > 0)
    json_object_set_int_member (object, "unknown", hand[RN_HAND_UNKNOWN]);

  return object;
}

static JsonObject *
count_sacrifices (const guint8 *counts)
{
  JsonObject *object = json_object_new ();

  for (guint k = 0; k < RN_SACRIFICES; k++)
    json_object_set_int_member (object, rn_sacrifice_id (k), counts[k]);

  return object;
}

static JsonArray *
write_display (const RnPosition *position)
{
  JsonArray *display = json_array_sized_new (RN_COLUMNS);

  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      JsonArray *column = json_array_new ();

      for (guint i = 0; i < position->column_length[c]; i++)
        json_array_add_string_element (column, rn_kind_id (position->display[c][i]));
      json_array_add_array_element (display, column);
    }

  return display;
}

static JsonArray *
write_players (const RnPosition *position)
{
  JsonArray *players = json_array_sized_new (position->n_players);

  for (guint p = 0; p < position->n_players; p++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_object_member (player, "hand", count_hand (position->hand[p]));
      json_object_set_object_member (player, "area", count_kinds (position->area[p]));
      json_object_set_object_member (player, "sacrifice",
                                     count_sacrifices (position->sacrifice[p]));
      json_object_set_int_member (player, "untold", position->untold[p]);
      /* Only games joined late have it. */
      if (rn_position_is_untracked (position, p))
        json_object_set_int_member (player, "unknown", position->unknown[p]);
      json_object_set_int_member (player, "wood", position->wood[p]);
      json_object_set_int_member (player, "glory", position->glory[p]);
      json_array_add_object_element (players, player);
    }

  return players;
}

static JsonObject *
write_stone (const RnPosition *position)
{
  JsonObject *stone = json_object_new ();
  JsonArray *hidden = json_array_new ();

  for (guint i = 0; i < position->n_hidden; i++)
    {
      JsonObject *card = json_object_new ();
      guint kind = position->hidden[i].kind;

      json_object_set_int_member (card, "player", position->hidden[i].player);
      if (kind < RN_SACRIFICES)
        json_object_set_string_member (card, "kind", rn_sacrifice_id (kind));
      else
        json_object_set_null_member (card, "kind");
      json_array_add_object_element (hidden, card);
    }

  json_object_set_object_member (stone, "open", count_sacrifices (position->stone_open));
  json_object_set_array_member (stone, "hidden", hidden);
  if (position->top < RN_SACRIFICES)
    json_object_set_string_member (stone, "top", rn_sacrifice_id (position->top));
  else if (position->top == RN_SACRIFICE_HIDDEN)
    json_object_set_string_member (stone, "top", "hidden");
  else
    json_object_set_null_member (stone, "top");
  if (position->stone_unknown > 0)
    json_object_set_int_member (stone, "unknown", position->stone_unknown);

  return stone;
}

static JsonArray *
write_pending (const RnPosition *position)
{
  guint8 players[RN_MAX_PLAYERS];
  guint n = rn_position_pending (position, players);
  JsonArray *pending = json_array_sized_new (n);

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (pending, players[i]);

  return pending;
}

JsonNode *
rn_final_to_json (const RnFinal *final)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_new ();

  json_object_set_object_member (object, "values", count_sacrifices (final->value));
  for (guint p = 0; p < final->n_players; p++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_int_member (player, "tiles", final->players[p].tiles);
      json_object_set_int_member (player, "moai", final->players[p].moai);
      json_object_set_int_member (player, "wood", final->players[p].wood);
      json_object_set_int_member (player, "sacrifice", final->players[p].sacrifice);
      json_object_set_int_member (player, "total", final->players[p].total);
      json_object_set_int_member (player, "place", final->players[p].place);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (object, "players", players);
  json_node_take_object (node, object);

  return node;
}

JsonNode *
rn_position_to_json (const RnPosition *position)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "ply", position->ply);
  json_object_set_int_member (object, "turn", position->turn);
  json_object_set_int_member (object, "active", position->active);
  json_object_set_string_member (object, "step", step_ids[position->step]);
  json_object_set_int_member (object, "deck", position->deck);
  json_object_set_object_member (object, "unseen", count_kinds (position->unseen));
  json_object_set_array_member (object, "display", write_display (position));
  json_object_set_array_member (object, "players", write_players (position));
  json_object_set_object_member (object, "supply", count_sacrifices (position->supply));
  json_object_set_object_member (object, "stone", write_stone (position));
  json_object_set_array_member (object, "pending", write_pending (position));
  if (position->step == RN_STEP_OVER)
    {
      RnSheet sheet;
      RnFinal final;

      rn_sheet_from_position (&sheet, position);
      rn_final (&final, &sheet);
      json_object_set_member (object, "final", rn_final_to_json (&final));
    }
  json_node_take_object (node, object);

  return node;
}

const char *
rn_step_id (guint step)
{
  g_return_val_if_fail (step < G_N_ELEMENTS (step_ids), NULL);

  return step_ids[step];
}
