/* tp-position-json.c: a position and the final scoring as JSON (section 14.4 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-json.h"

#include "games/tapati/engine/tp-names.h"

/* @counts: of kinds whose names are the numbers from @first on */
static JsonObject *
write_kinds (const guint8 *counts,
             guint         first,
             guint         n)
{
  JsonObject *object = json_object_new ();

  for (guint i = 0; i < n; i++)
    {
      const char name[] = { (char) ('0' + first + i), '\0' };

      json_object_set_int_member (object, name, counts[i]);
    }

  return object;
}

static JsonObject *
write_loose (const guint8 pieces[TP_PIECES])
{
  JsonObject *object = json_object_new ();

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    json_object_set_int_member (object, tp_name (TP_NAMES_COUNT, piece), pieces[piece]);

  return object;
}

static void
set_quarries (JsonObject   *object,
              const guint8  pieces[TP_PIECES])
{
  json_object_set_object_member (object, "quarries", write_kinds (&pieces[TP_QUARRY_1], 1, TP_CIRCLES));
}

static void
set_rugs (JsonObject   *object,
          const guint8  pieces[TP_PIECES])
{
  json_object_set_object_member (object, "rugs", write_kinds (&pieces[TP_RUG_2], 2, TP_RUGS));
}

static JsonObject *
write_pieces (const guint8 pieces[TP_PIECES])
{
  JsonObject *object = write_loose (pieces);

  set_quarries (object, pieces);
  set_rugs (object, pieces);

  return object;
}

/* Unlike the markets the store has recycled quarries, which are drawn when all others are gone. */
static JsonObject *
write_store (const TpPosition *position)
{
  JsonObject *object = write_loose (position->store);

  set_quarries (object, position->store);
  json_object_set_object_member (object, "recycled", write_kinds (position->recycled, 1, TP_CIRCLES));
  set_rugs (object, position->store);

  return object;
}

static JsonObject *
write_exchange (const TpPosition *position)
{
  JsonObject *object = json_object_new ();

  if (position->exchange_quarry > 0)
    json_object_set_int_member (object, "quarry", position->exchange_quarry);
  else
    json_object_set_null_member (object, "quarry");
  for (guint c = TP_COMBINATION_RAPANUI; c < TP_COMBINATIONS; c++)
    json_object_set_boolean_member (object, tp_name (TP_NAMES_COMBINATION, c), position->exchange >> c & 1);

  return object;
}

static JsonObject *
write_markets (const TpPosition *position)
{
  const guint8 *market = position->market;
  JsonObject *object = write_loose (market);

  set_quarries (object, market);
  if (market[TP_RUG_2] + market[TP_RUG_3] > 0)
    json_object_set_int_member (object, "rug", market[TP_RUG_2] > 0 ? 2 : 3);
  else
    json_object_set_null_member (object, "rug");
  json_object_set_object_member (object, "exchange", write_exchange (position));

  return object;
}

/* With few players some fact cards stay in the box, and get no gift. */
static JsonObject *
write_gifts (const TpPosition *position)
{
  JsonObject *object = json_object_new ();

  for (guint fact = 0; fact < tp_facts_in_use (position->n_players); fact++)
    json_object_set_int_member (object, tp_name (TP_NAMES_FACT, fact), position->gifts[fact]);

  return object;
}

static JsonObject *
write_level (const char   *name,
             guint         number,
             const TpMoai *moai,
             guint         level)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, name, number);
  json_object_set_int_member (object, "rapanuis", moai->rapanuis[level]);
  json_object_set_int_member (object, "slaves", moai->slaves[level]);

  return object;
}

static JsonObject *
write_moai (const TpMoai *moai)
{
  JsonObject *object = json_object_new ();
  JsonArray *floors = json_array_sized_new (moai->n_floors);

  for (guint f = 0; f < moai->n_floors; f++)
    json_array_add_object_element (floors, write_level ("circles", moai->spaces[f], moai, f));
  json_object_set_array_member (object, "floors", floors);
  if (moai->rug > 0)
    json_object_set_object_member (object, "rug", write_level ("points", moai->rug, moai, TP_ON_RUG));
  else
    json_object_set_null_member (object, "rug");
  json_object_set_int_member (object, "base", moai->base);
  json_object_set_int_member (object, "transfer", moai->transfer);

  return object;
}

JsonNode *
tp_moai_to_json (const TpMoai *moai)
{
  return tp_moai_is_begun (moai) ? tp_json_take (write_moai (moai)) : json_node_new (JSON_NODE_NULL);
}

JsonNode *
tp_pieces_to_json (const guint8 pieces[TP_PIECES])
{
  return tp_json_take (write_pieces (pieces));
}

static JsonObject *
write_player (const TpPlayer *player)
{
  JsonObject *object = json_object_new ();
  JsonObject *points = json_object_new ();
  JsonArray *sites = json_array_sized_new (TP_SITES);

  for (guint s = 0; s < TP_SITES; s++)
    json_array_add_element (sites, tp_moai_to_json (&player->moai[s]));
  for (guint i = 0; i < TP_LINES; i++)
    json_object_set_int_member (points, tp_name (TP_NAMES_LINE, i), player->points[i]);

  json_object_set_object_member (object, "tapati", write_pieces (player->tapati));
  json_object_set_object_member (object, "taken", write_pieces (player->taken));
  json_object_set_array_member (object, "moai", sites);
  json_object_set_object_member (object, "points", points);

  return object;
}

static JsonArray *
write_seats (const guint8 *seats,
             guint         n)
{
  JsonArray *array = json_array_sized_new (n);

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, seats[i]);

  return array;
}

static void
set_name_or_null (JsonObject *object,
                  const char *member,
                  const char *name)
{
  if (name != NULL)
    json_object_set_string_member (object, member, name);
  else
    json_object_set_null_member (object, member);
}

static void
write_round (JsonObject       *object,
             const TpPosition *position)
{
  JsonArray *used = json_array_sized_new (position->n_used);

  for (guint i = 0; i < position->n_used; i++)
    json_array_add_string_element (used, tp_name (TP_NAMES_FACT, position->used[i]));

  json_object_set_int_member (object, "ply", position->ply);
  json_object_set_int_member (object, "round", position->round);
  json_object_set_int_member (object, "first", position->first);
  json_object_set_int_member (object, "active", position->active);
  json_object_set_string_member (object, "step", tp_name (TP_NAMES_STEP, position->step));
  set_name_or_null (object, "fact", tp_name (TP_NAMES_FACT, position->fact));
  json_object_set_array_member (object, "used", used);
  set_name_or_null (object, "end", tp_name (TP_NAMES_END, position->end));
}

/* The points of the end are those of a sheet that was counted right. */
static JsonNode *
write_final (const TpPosition *position)
{
  TpSheet sheet;
  TpFinal final;

  tp_sheet_from_position (&sheet, position);
  tp_final (&final, &sheet);

  return tp_final_to_json (&final);
}

JsonNode *
tp_position_to_json (const TpPosition *position)
{
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_sized_new (position->n_players);
  JsonObject *out = write_loose (position->out);
  guint8 pending[TP_MAX_PLAYERS];
  guint n_pending = tp_position_pending (position, pending);

  for (guint p = 0; p < position->n_players; p++)
    json_array_add_object_element (players, write_player (&position->players[p]));

  write_round (object, position);
  json_object_set_object_member (object, "store", write_store (position));
  set_rugs (out, position->out);
  json_object_set_object_member (object, "out", out);
  json_object_set_object_member (object, "markets", write_markets (position));
  json_object_set_object_member (object, "gifts", write_gifts (position));
  json_object_set_array_member (object, "players", players);
  json_object_set_array_member (object, "passed", write_seats (position->passed, position->n_passed));
  json_object_set_array_member (object, "pending", write_seats (pending, n_pending));
  if (position->step == TP_STEP_OVER)
    json_object_set_member (object, "final", write_final (position));

  return tp_json_take (object);
}

JsonNode *
tp_final_to_json (const TpFinal *final)
{
  JsonObject *object = json_object_new ();
  JsonArray *players = json_array_sized_new (final->n_players);

  for (guint p = 0; p < final->n_players; p++)
    {
      const TpFinalPlayer *player = &final->players[p];
      JsonObject *line = json_object_new ();

      json_object_set_int_member (line, "scored", player->scored);
      for (guint i = TP_LINE_SLAVES; i < TP_LINES; i++)
        json_object_set_int_member (line, tp_name (TP_NAMES_LINE, i), player->lines[i]);
      json_object_set_int_member (line, "total", tp_final_total (player));
      json_object_set_int_member (line, "tapati", player->keys[TP_TIE_TAPATI]);
      json_object_set_int_member (line, "place", player->place);
      json_array_add_object_element (players, line);
    }
  json_object_set_array_member (object, "players", players);

  return tp_json_take (object);
}
