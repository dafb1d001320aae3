/* game-moves.c: games of Rapa Nui, and moves to be tried in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-moves.h"

#include "core/json/ahu-json-text.h"
#include "games/rapanui/advisor/rn-playout.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"

typedef struct
{
  JsonArray *moves;
  guint n_moves;
} Collection;

static void
collect (const RnMove *move,
         gpointer      data)
{
  Collection *self = data;

  if (json_array_get_length (self->moves) < self->n_moves)
    json_array_add_element (self->moves, rn_move_to_json (move));
}

static JsonNode *
random_cards (HistoryModelSource *source,
              guint               n_cards,
              guint               n_kinds)
{
  static const char *const kinds[] = { "fish", "mulberry", "potato", "grain", "priest", "lumberjack", "moai" };
  JsonArray *cards = json_array_new ();
  JsonNode *node = json_node_init_array (json_node_alloc (), cards);

  for (guint i = 0; i < n_cards; i++)
    json_array_add_string_element (cards, kinds[history_model_choose (source, n_kinds)]);

  json_array_unref (cards);
  return node;
}

/* What the list of legal moves leaves open. */
static void
complete (HistoryModelSource *source,
          JsonObject         *move)
{
  const char *name = json_object_get_string_member (move, "move");

  if (g_str_equal (name, "refill"))
    json_object_set_member (move, "cards", random_cards (source, 4, 7));
  else if (g_str_equal (name, "reveal"))
    json_object_set_member (move, "kinds", random_cards (source, 1 + history_model_choose (source, 4), 4));
  else if (g_str_equal (name, "sacrifice") && history_model_choose (source, 4) == 0)
    json_object_set_null_member (move, "kind");
}

AhuRecord *
game_moves_record (guint n_players,
                   guint seed,
                   guint n_moves)
{
  static const char *const names[] = { "Anna", "Ben", "Zoë", "Dan", NULL };
  const char *players[RN_MAX_PLAYERS + 1] = { NULL };
  const char *colours[RN_MAX_PLAYERS + 1] = { NULL };
  const RnBot *bots[RN_MAX_PLAYERS];
  AhuRandom randoms[RN_MAX_PLAYERS];
  AhuRandom shuffle = ahu_random_stream (seed, 0, 0);
  Collection collection = { json_array_new (), n_moves };
  g_autoptr (AhuRecord) record = NULL;
  RnPlayout playout;

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      bots[i] = rn_bot_find ("random");
      randoms[i] = ahu_random_stream (seed, 0, i + 1);
      players[i] = i < n_players ? names[i] : NULL;
      colours[i] = i < n_players ? rn_game_get ()->colours[i] : NULL;
    }

  rn_playout_begin (&playout, n_players, &shuffle);
  record = ahu_record_new_with_id (rn_game_get (), "random", "2026-11-20T19:30:00Z", players, colours,
                                   rn_deal_to_json (&playout.deal));
  rn_playout_run (&playout, bots, &(AhuLimits) { 0 }, randoms, collect, &collection);
  for (guint i = 0; i < json_array_get_length (collection.moves); i++)
    g_ptr_array_add (ahu_record_get_moves (record), json_array_dup_element (collection.moves, i));

  json_array_unref (collection.moves);
  return g_steal_pointer (&record);
}

JsonNode *
game_moves_choose (HistoryModelSource *source,
                   AhuHistory         *history,
                   guint               ply)
{
  g_autoptr (JsonNode) legal = rn_game_get ()->legal_to_json (ahu_history_get_position (history, ply));
  JsonArray *moves = json_node_get_array (legal);
  guint n = json_array_get_length (moves);
  JsonNode *move;

  if (n == 0)
    return ahu_json_text_parse ("{\"move\":\"draw\",\"column\":0}", 26, NULL);

  move = json_array_dup_element (moves, history_model_choose (source, n));
  complete (source, json_node_get_object (move));
  return move;
}
