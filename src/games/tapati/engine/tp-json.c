/* tp-json.c: moves of Tapati as JSON (section 14.2 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-json.h"

#include <string.h>

#include "core/json/ahu-json-value.h"
#include "games/tapati/engine/tp-names.h"

/* Integers only: 3.0, "3" and true are not numbers in records. */
static guint8
get_number (JsonNode *node)
{
  gint64 value;

  if (!ahu_json_get_integer (node, &value) || value < 0 || value >= TP_INVALID)
    return TP_INVALID;

  return (guint8) value;
}

static guint8
get_small (JsonObject *object,
           const char *member)
{
  return get_number (json_object_get_member (object, member));
}

static guint8
get_value (JsonObject *object,
           const char *member,
           TpNames     names)
{
  return tp_value_of_name (names, ahu_json_get_string (json_object_get_member (object, member)));
}

static guint8
get_quarry (JsonObject *object,
            const char *member)
{
  guint8 circles = get_small (object, member);

  return circles >= 1 && circles <= TP_CIRCLES ? (guint8) TP_QUARRY (circles) : TP_INVALID;
}

static void
read_row (TpMove   *move,
          JsonNode *node)
{
  JsonArray *row;
  guint n;

  move->n_quarries = TP_INVALID;
  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return;

  row = json_node_get_array (node);
  n = json_array_get_length (row);
  if (n > G_N_ELEMENTS (move->quarries))
    return;

  move->n_quarries = (guint8) n;
  for (guint i = 0; i < n; i++)
    move->quarries[i] = get_number (json_array_get_element (row, i));
}

static void
read_reveal (TpMove     *move,
             JsonObject *object)
{
  move->what = get_value (object, "for", TP_NAMES_DRAW);
  if (move->what == TP_DRAW_MARKET)
    {
      read_row (move, json_object_get_member (object, "quarries"));
      move->rug = get_small (object, "rug");
    }
  else
    {
      move->n_quarries = 1;
      move->quarries[0] = get_small (object, "quarry");
    }
}

static void
read_build (TpMove     *move,
            JsonObject *object)
{
  guint8 points;

  move->site = get_small (object, "site");
  move->piece = get_value (object, "piece", TP_NAMES_PIECE);
  switch (move->piece)
    {
    case TP_QUARRY_1:
      move->piece = get_quarry (object, "circles");
      break;
    case TP_RUG_2:
      points = get_small (object, "points");
      move->piece = points == 2 || points == 3 ? (guint8) TP_RUG (points) : TP_INVALID;
      break;
    default:
      move->place = get_value (object, "at", TP_NAMES_PLACE);
      move->count = json_object_has_member (object, "count") ? get_small (object, "count") : 1;
      break;
    }
}

/* Only quarries differ among themselves, so only they need their circles. */
static void
read_exchange (TpMove     *move,
               JsonObject *object)
{
  move->what = get_value (object, "give", TP_NAMES_COMBINATION);
  move->take = get_value (object, "take", TP_NAMES_COMBINATION);
  if (move->what == TP_COMBINATION_QUARRY)
    move->piece = get_quarry (object, "circles");
}

void
tp_move_from_json (TpMove   *move,
                   JsonNode *node)
{
  JsonObject *object;

  memset (move, 0, sizeof *move);
  move->type = TP_INVALID;
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;

  object = json_node_get_object (node);
  move->type = get_value (object, "move", TP_NAMES_MOVE);
  if (move->type != TP_MOVE_REVEAL)
    move->player = get_small (object, "player");

  switch (move->type)
    {
    case TP_MOVE_REVEAL:
      read_reveal (move, object);
      break;
    case TP_MOVE_FACT:
      move->what = get_value (object, "fact", TP_NAMES_FACT);
      break;
    case TP_MOVE_QUARRY:
      move->piece = get_quarry (object, "circles");
      break;
    case TP_MOVE_EXCHANGE:
      read_exchange (move, object);
      break;
    case TP_MOVE_AWARD:
      move->piece = get_value (object, "take", TP_NAMES_AWARD);
      break;
    case TP_MOVE_BUILD:
      read_build (move, object);
      break;
    case TP_MOVE_SCORE:
      move->site = get_small (object, "site");
      break;
    default:
      break;
    }
}

static void
set_name (JsonObject *object,
          const char *member,
          TpNames     names,
          guint       value)
{
  json_object_set_string_member (object, member, tp_name (names, value));
}

static void
write_reveal (JsonObject   *object,
              const TpMove *move)
{
  JsonArray *row;

  set_name (object, "for", TP_NAMES_DRAW, move->what);
  if (move->n_quarries == 0 && move->rug == 0)
    return;
  if (move->what != TP_DRAW_MARKET)
    {
      json_object_set_int_member (object, "quarry", move->quarries[0]);
      return;
    }

  row = json_array_sized_new (move->n_quarries);
  for (guint i = 0; i < move->n_quarries; i++)
    json_array_add_int_element (row, move->quarries[i]);
  json_object_set_array_member (object, "quarries", row);
  json_object_set_int_member (object, "rug", move->rug);
}

static void
write_build (JsonObject   *object,
             const TpMove *move)
{
  gboolean is_quarry = move->piece >= TP_QUARRY_1 && move->piece < TP_RUG_2;
  gboolean is_rug = move->piece >= TP_RUG_2;

  set_name (object, "piece", TP_NAMES_PIECE, is_quarry ? TP_QUARRY_1 : is_rug ? TP_RUG_2 : move->piece);
  json_object_set_int_member (object, "site", move->site);
  if (is_quarry)
    {
      json_object_set_int_member (object, "circles", TP_CIRCLES_OF (move->piece));
    }
  else if (is_rug)
    {
      json_object_set_int_member (object, "points", TP_POINTS_OF (move->piece));
    }
  else
    {
      set_name (object, "at", TP_NAMES_PLACE, move->place);
      json_object_set_int_member (object, "count", move->count);
    }
}

/* As read_exchange reads it. */
static void
write_exchange (JsonObject   *object,
                const TpMove *move)
{
  set_name (object, "give", TP_NAMES_COMBINATION, move->what);
  set_name (object, "take", TP_NAMES_COMBINATION, move->take);
  if (move->what == TP_COMBINATION_QUARRY)
    json_object_set_int_member (object, "circles", TP_CIRCLES_OF (move->piece));
}

JsonNode *
tp_move_to_json (const TpMove *move)
{
  JsonObject *object = json_object_new ();

  set_name (object, "move", TP_NAMES_MOVE, move->type);
  if (move->type != TP_MOVE_REVEAL)
    json_object_set_int_member (object, "player", move->player);

  switch (move->type)
    {
    case TP_MOVE_REVEAL:
      write_reveal (object, move);
      break;
    case TP_MOVE_FACT:
      set_name (object, "fact", TP_NAMES_FACT, move->what);
      break;
    case TP_MOVE_QUARRY:
      json_object_set_int_member (object, "circles", TP_CIRCLES_OF (move->piece));
      break;
    case TP_MOVE_EXCHANGE:
      write_exchange (object, move);
      break;
    case TP_MOVE_AWARD:
      set_name (object, "take", TP_NAMES_AWARD, move->piece);
      break;
    case TP_MOVE_BUILD:
      write_build (object, move);
      break;
    case TP_MOVE_SCORE:
      json_object_set_int_member (object, "site", move->site);
      break;
    default:
      break;
    }

  return tp_json_take (object);
}

JsonNode *
tp_legal_to_json (const TpPosition *position)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  TpMove moves[TP_MAX_LEGAL];
  guint n = tp_legal_moves (position, moves);
  JsonArray *legal = json_array_sized_new (n);

  for (guint i = 0; i < n; i++)
    json_array_add_element (legal, tp_move_to_json (&moves[i]));
  json_node_take_array (node, legal);

  return node;
}
