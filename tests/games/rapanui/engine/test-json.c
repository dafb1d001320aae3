/* test-json.c: moves, deals and positions of whole games through JSON and back
 *
 * Not for: bad input (test-notation.c), records as files (tests/core).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"
#include "rn-test-json.h"
#include "rn-test-utils.h"
#include "games/rapanui/notation/rn-json.h"

#include <string.h>

#define PLAYOUTS 60

static JsonNode *
through_text (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  return rn_test_parse (text);
}

static guint
members_of (const RnMove *move)
{
  static const guint members[RN_MOVES] = { 2, 3, 1, 3, 2, 2, 2, 3, 3, 3 };

  if (move->n_cards == 0 && (move->type == RN_MOVE_REFILL || move->type == RN_MOVE_REVEAL))
    return members[move->type] - 1;
  return members[move->type];
}

static RnMove
move_through_json (const RnMove *move)
{
  g_autoptr (JsonNode) node = rn_move_to_json (move);
  g_autoptr (JsonNode) read = through_text (node);
  RnMove again;

  g_assert_cmpuint (json_object_get_size (json_node_get_object (read)), ==, members_of (move));
  memset (&again, 0x5a, sizeof again);
  rn_move_from_json (&again, read);
  return again;
}

static gint64
number_of (JsonObject *object,
           const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  g_assert_nonnull (node);
  g_assert_true (JSON_NODE_HOLDS_VALUE (node));
  g_assert_true (json_node_get_value_type (node) == G_TYPE_INT64);
  return json_node_get_int (node);
}

static void
assert_counts (JsonObject   *object,
               const char   *member,
               const guint8 *counts,
               guint         n)
{
  JsonObject *kinds = json_object_get_object_member (object, member);
  guint i;

  g_assert_cmpuint (json_object_get_size (kinds), ==, n);
  for (i = 0; i < n; i++)
    g_assert_cmpint (number_of (kinds, rn_test_card_ids[RN_KINDS - n + i]), ==, counts[i]);
}

static void
assert_player (JsonObject       *object,
               const RnPosition *position,
               guint             player)
{
  g_assert_cmpuint (json_object_get_size (object), ==, 6);
  assert_counts (object, "hand", position->hand[player], RN_KINDS);
  assert_counts (object, "area", position->area[player], RN_KINDS);
  assert_counts (object, "sacrifice", position->sacrifice[player], RN_SACRIFICES);
  g_assert_cmpint (number_of (object, "untold"), ==, position->untold[player]);
  g_assert_cmpint (number_of (object, "wood"), ==, position->wood[player]);
  g_assert_cmpint (number_of (object, "glory"), ==, position->glory[player]);
}

static const char *
string_or_null (JsonObject *object,
                const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  g_assert_nonnull (node);
  return JSON_NODE_HOLDS_NULL (node) ? NULL : json_node_get_string (node);
}

static void
assert_stone (JsonObject       *stone,
              const RnPosition *position)
{
  JsonArray *hidden = json_object_get_array_member (stone, "hidden");
  const char *top = string_or_null (stone, "top");
  guint i;

  g_assert_cmpuint (json_object_get_size (stone), ==, 3);
  assert_counts (stone, "open", position->stone_open, RN_SACRIFICES);
  g_assert_cmpuint (json_array_get_length (hidden), ==, position->n_hidden);
  for (i = 0; i < position->n_hidden; i++)
    {
      JsonObject *card = json_array_get_object_element (hidden, i);
      guint kind = position->hidden[i].kind;

      g_assert_cmpuint (json_object_get_size (card), ==, 2);
      g_assert_cmpint (number_of (card, "player"), ==, position->hidden[i].player);
      g_assert_cmpstr (string_or_null (card, "kind"), ==,
                       kind == RN_SACRIFICE_NULL ? NULL : rn_test_card_ids[RN_FISH + kind]);
    }
  if (position->top < RN_SACRIFICES)
    g_assert_cmpstr (top, ==, rn_test_card_ids[RN_FISH + position->top]);
  else
    g_assert_cmpstr (top, ==, position->top == RN_SACRIFICE_HIDDEN ? "hidden" : NULL);
}

static void
assert_display (JsonArray        *display,
                const RnPosition *position)
{
  guint column;
  guint i;

  g_assert_cmpuint (json_array_get_length (display), ==, RN_COLUMNS);
  for (column = 0; column < RN_COLUMNS; column++)
    {
      JsonArray *cards = json_array_get_array_element (display, column);

      g_assert_cmpuint (json_array_get_length (cards), ==, position->column_length[column]);
      for (i = 0; i < position->column_length[column]; i++)
        g_assert_cmpstr (json_array_get_string_element (cards, i), ==,
                         rn_test_card_ids[position->display[column][i]]);
    }
}

static void
assert_pending (JsonArray        *pending,
                const RnPosition *position)
{
  guint8 players[RN_MAX_PLAYERS];
  guint n = rn_position_pending (position, players);
  guint i;

  g_assert_cmpuint (json_array_get_length (pending), ==, n);
  for (i = 0; i < n; i++)
    g_assert_cmpint (json_array_get_int_element (pending, i), ==, players[i]);
}

static void
assert_final (JsonObject       *object,
              const RnPosition *position)
{
  JsonObject *values = json_object_get_object_member (object, "values");
  JsonArray *players = json_object_get_array_member (object, "players");
  RnSheet sheet;
  RnFinal final;
  guint i;

  rn_sheet_from_position (&sheet, position);
  rn_final (&final, &sheet);
  g_assert_cmpuint (json_object_get_size (object), ==, 2);
  g_assert_cmpuint (json_object_get_size (values), ==, RN_SACRIFICES);
  for (i = 0; i < RN_SACRIFICES; i++)
    g_assert_cmpint (number_of (values, rn_test_card_ids[RN_FISH + i]), ==, final.value[i]);
  g_assert_cmpuint (json_array_get_length (players), ==, position->n_players);
  for (i = 0; i < position->n_players; i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);

      g_assert_cmpuint (json_object_get_size (player), ==, 6);
      g_assert_cmpint (number_of (player, "tiles"), ==, position->glory[i]);
      g_assert_cmpint (number_of (player, "moai"), ==, 4 * position->area[i][RN_MOAI]);
      g_assert_cmpint (number_of (player, "wood"), ==, position->wood[i] / 5);
      g_assert_cmpint (number_of (player, "sacrifice"), ==, final.players[i].sacrifice);
      g_assert_cmpint (number_of (player, "total"), ==, final.players[i].total);
      g_assert_cmpint (number_of (player, "place"), ==, final.players[i].place);
    }
}

static void
assert_position (const RnPosition *position)
{
  g_autoptr (JsonNode) node = rn_position_to_json (position);
  g_autoptr (JsonNode) read = through_text (node);
  JsonObject *object = json_node_get_object (read);
  JsonArray *players = json_object_get_array_member (object, "players");
  gboolean over = position->step == RN_STEP_OVER;
  guint i;

  g_assert_cmpuint (json_object_get_size (object), ==, over ? 12 : 11);
  g_assert_cmpint (number_of (object, "ply"), ==, position->ply);
  g_assert_cmpint (number_of (object, "turn"), ==, position->turn);
  g_assert_cmpint (number_of (object, "active"), ==, position->active);
  g_assert_cmpint (number_of (object, "deck"), ==, position->deck);
  g_assert_cmpstr (string_or_null (object, "step"), ==, rn_test_step_text (position->step));
  assert_counts (object, "unseen", position->unseen, RN_KINDS);
  assert_counts (object, "supply", position->supply, RN_SACRIFICES);
  assert_display (json_object_get_array_member (object, "display"), position);
  assert_stone (json_object_get_object_member (object, "stone"), position);
  assert_pending (json_object_get_array_member (object, "pending"), position);
  g_assert_cmpuint (json_array_get_length (players), ==, position->n_players);
  for (i = 0; i < position->n_players; i++)
    assert_player (json_array_get_object_element (players, i), position, i);
  if (over)
    assert_final (json_object_get_object_member (object, "final"), position);
}

static void
assert_legal (const RnPosition *position)
{
  g_autoptr (JsonNode) node = rn_legal_to_json (position);
  g_autoptr (JsonNode) read = through_text (node);
  JsonArray *array = json_node_get_array (read);
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);
  guint i;

  g_assert_cmpuint (json_array_get_length (array), ==, n);
  for (i = 0; i < n; i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      RnMove move;

      rn_move_from_json (&move, element);
      g_assert_cmpuint (json_object_get_size (json_node_get_object (element)), ==,
                        members_of (&moves[i]));
      g_assert_cmpuint (move.type, ==, moves[i].type);
      g_assert_cmpuint (move.player, ==, moves[i].player);
      if (moves[i].type != RN_MOVE_REFILL && moves[i].type != RN_MOVE_REVEAL)
        g_assert_cmpmem (&move, sizeof move, &moves[i], sizeof move);
    }
}

static RnMove
read_move (const char *text)
{
  g_autoptr (JsonNode) node = rn_test_parse (text);
  RnMove move;

  memset (&move, 0x5a, sizeof move);
  rn_move_from_json (&move, node);
  return move;
}

static void
assert_deal (const RnDeal *deal)
{
  g_autoptr (JsonNode) node = rn_deal_to_json (deal);
  g_autoptr (JsonNode) read = through_text (node);
  RnPosition position;
  RnPosition other;
  RnDeal again;

  memset (&again, 0x5a, sizeof again);
  rn_deal_from_json (&again, deal->n_players, json_node_get_object (read));
  g_assert_cmpuint (rn_deal_check (&again).code, ==, RN_OK);
  rn_set_up (&position, deal);
  rn_set_up (&other, &again);
  g_assert_cmpmem (&position, sizeof position, &other, sizeof other);
}

static void
play_through_json (GRand *rand,
                   guint  n)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  TestPlayout playout;
  RnPosition position;
  RnPosition replayed;
  guint i;

  test_playout_begin (&playout, rand, 2 + n % 3, n / 3 % 3);
  playout.pious = n & 1;
  assert_deal (&playout.deal);
  rn_set_up (&position, &playout.deal);
  rn_set_up (&replayed, &playout.deal);
  while (position.step != RN_STEP_OVER)
    {
      RnMove move = test_playout_choose (&playout, &position);
      RnMove again = move_through_json (&move);
      g_autoptr (JsonNode) node = rn_move_to_json (&move);

      g_assert_cmpmem (&move, sizeof move, &again, sizeof again);
      assert_position (&position);
      assert_legal (&position);
      g_ptr_array_add (texts, json_to_string (node, FALSE));
      rn_apply (&position, &move, NULL);
      rn_oracle_apply (&playout.oracle, &move);
    }
  assert_position (&position);
  assert_legal (&position);
  for (i = 0; i < texts->len; i++)
    {
      RnMove move = read_move (texts->pdata[i]);

      g_assert_cmpuint (rn_check (&replayed, &move).code, ==, RN_OK);
      rn_apply (&replayed, &move, NULL);
    }
  g_assert_cmpmem (&position, sizeof position, &replayed, sizeof replayed);
}

static void
test_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1888);
  guint n;

  for (n = 0; n < PLAYOUTS; n++)
    play_through_json (rand, n);
  g_test_message ("%u games", n);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/json/games", test_games);
  return g_test_run ();
}
