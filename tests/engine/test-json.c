/* test-json.c: moves, deals and positions in the notation of the record format
 *
 * Not for: records as files (tests/record).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"
#include "rn-test-utils.h"
#include "rapanui/rn-json.h"

#include <string.h>

#define PLAYOUTS 150

static const char *const card_ids[] = {
  "lumberjack", "priest", "moai", "fish", "mulberry", "potato", "grain"
};

/* Reading */

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  return node;
}

static RnMove
read_move (const char *text)
{
  g_autoptr (JsonNode) node = text ? parse (text) : NULL;
  RnMove move;

  memset (&move, 0x5a, sizeof move);
  rn_move_from_json (&move, node);
  return move;
}

typedef struct
{
  const char *json;
  const char *move;
} Notation;

static const Notation notations[] = {
  { "{\"move\":\"buy\",\"kind\":\"grain\"}", "buy g" },
  { "{\"move\":\"play\",\"card\":\"moai\"}", "play M 1" },
  { "{\"move\":\"play\",\"card\":\"potato\",\"count\":3}", "play p 3" },
  { "{\"move\":\"return-moai\"}", "return-moai" },
  { "{\"move\":\"sacrifice\",\"player\":2,\"kind\":\"fish\"}", "sacrifice 2 f" },
  { "{\"move\":\"sacrifice\",\"player\":0,\"kind\":null}", "sacrifice 0 -" },
  { "{\"move\":\"add\",\"kind\":\"mulberry\"}", "add m" },
  { "{\"move\":\"draw\",\"column\":3}", "draw 3" },
  { "{\"move\":\"refill\",\"cards\":[\"fish\",\"moai\",\"priest\",\"lumberjack\"]}", "refill fMPL" },
  { "{\"move\":\"reward\",\"player\":1,\"take\":\"wood\"}", "reward 1 wood" },
  { "{\"move\":\"reward\",\"player\":1,\"take\":\"glory\"}", "reward 1 glory" },
  { "{\"move\":\"substitute\",\"player\":3,\"kind\":\"potato\"}", "substitute 3 p" },
  { "{\"move\":\"substitute\",\"player\":3,\"kind\":null}", "substitute 3 -" },
  { "{\"move\":\"reveal\",\"player\":0,\"kinds\":[\"fish\",\"grain\"]}", "reveal 0 fg" },
  /* Unknown members are ignored. */
  { "{\"note\":[1],\"move\":\"draw\",\"column\":1,\"count\":7}", "draw 1" },
};

static void
test_notation (gconstpointer data)
{
  const Notation *notation = data;
  RnMove move = read_move (notation->json);
  RnMove expected = rn_test_move (notation->move);

  g_assert_cmpmem (&move, sizeof move, &expected, sizeof expected);
}

/* Bad moves, where they would stand in a record */

typedef enum
{
  AT_BUY,
  AT_SACRIFICE,
  AT_LAST_SACRIFICE,
  AT_ADD,
  AT_DRAW,
  AT_REFILL,
  AT_REWARD,
  AT_SUBSTITUTE,
  AT_REVEAL
} Stage;

static void
begin_round (RnPosition *position,
             const char *moves)
{
  rn_test_start (position, 2);
  position->wood[0] = 7;
  rn_test_hand (position, 0, "MLL");
  rn_test_column (position, 0, "L");
  rn_test_make (position, moves);
}

static void
set_stage (RnPosition *position,
           Stage       stage)
{
  rn_test_start (position, 2);
  switch (stage)
    {
    case AT_BUY:
      position->wood[0] = 9;
      break;
    case AT_SACRIFICE:
      begin_round (position, "play M");
      break;
    case AT_LAST_SACRIFICE:
      begin_round (position, "play M; sacrifice 1 f");
      break;
    case AT_ADD:
      begin_round (position, "play M; sacrifice 1 f; sacrifice 0 f");
      break;
    case AT_DRAW:
      rn_test_make (position, "play f");
      break;
    case AT_REFILL:
      begin_round (position, "play L; draw 0");
      break;
    case AT_REWARD:
      rn_test_area (position, 0, "M");
      rn_test_score (position, RN_MOAI);
      break;
    case AT_SUBSTITUTE:
      rn_test_area (position, 0, "f");
      rn_test_supply (position, 0, 9, 9, 9);
      rn_test_score (position, RN_FISH);
      break;
    case AT_REVEAL:
      begin_round (position, "play M; sacrifice 1 f; sacrifice 0 -; add g");
      rn_test_unseen (position, "LL");
      rn_test_make (position, "draw 0");
      break;
    default:
      g_assert_not_reached ();
    }
}

typedef struct
{
  Stage stage;
  const char *json; /* after {"move": */
  const char *rule;
} Malformed;

static const Malformed malformed[] = {
  { AT_BUY, "\"buy\"}", "R4.1" },
  { AT_BUY, "\"buy\",\"kind\":null}", "R4.1" },
  { AT_BUY, "\"buy\",\"kind\":0}", "R4.1" },
  { AT_BUY, "\"buy\",\"kind\":\"moai\"}", "R4.1" },
  { AT_BUY, "\"buy\",\"kind\":\"Fish\"}", "R4.1" },
  { AT_BUY, "\"buy\",\"kind\":[\"fish\"]}", "R4.1" },
  { AT_BUY, "\"play\"}", "R5.8" },
  { AT_BUY, "\"play\",\"card\":3}", "R5.8" },
  { AT_BUY, "\"play\",\"card\":null}", "R5.8" },
  { AT_BUY, "\"play\",\"card\":\"\"}", "R5.8" },
  { AT_BUY, "\"play\",\"card\":\"fish \"}", "R5.8" },
  { AT_BUY, "\"play\",\"kind\":\"fish\"}", "R5.8" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":0}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":-1}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":4}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":257}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":4294967297}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":1.0}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":true}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":\"1\"}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":null}", "R5.5" },
  { AT_BUY, "\"play\",\"card\":\"fish\",\"count\":[1]}", "R5.5" },
  { AT_BUY, "\"return-moai\"}", "R5.6" },
  { AT_BUY, "\"pass\"}", "R3.2" },
  { AT_BUY, "\"Play\",\"card\":\"fish\"}", "R3.2" },
  { AT_BUY, "\"\"}", "R3.2" },
  { AT_BUY, "1}", "R3.2" },
  { AT_BUY, "null}", "R3.2" },
  { AT_BUY, "[\"play\"],\"card\":\"fish\"}", "R3.2" },
  { AT_DRAW, "\"buy\",\"kind\":7}", "R4.3" },
  { AT_SACRIFICE, "\"sacrifice\"}", "R6.1" },
  { AT_SACRIFICE, "\"sacrifice\",\"player\":1}", "R6.1" },
  { AT_SACRIFICE, "\"sacrifice\",\"kind\":\"fish\"}", "R6.1" },
  { AT_SACRIFICE, "\"sacrifice\",\"player\":1,\"kind\":null}", "R6.1" },
  { AT_SACRIFICE, "\"sacrifice\",\"player\":257,\"kind\":\"fish\"}", "R6.1" },
  { AT_SACRIFICE, "\"sacrifice\",\"player\":1.0,\"kind\":\"fish\"}", "R6.1" },
  { AT_SACRIFICE, "\"sacrifice\",\"player\":true,\"kind\":\"fish\"}", "R6.1" },
  { AT_SACRIFICE, "\"sacrifice\",\"player\":\"1\",\"kind\":\"fish\"}", "R6.1" },
  { AT_SACRIFICE, "\"sacrifice\",\"player\":1,\"kind\":\"priest\"}", "R6.1" },
  { AT_LAST_SACRIFICE, "\"sacrifice\",\"player\":0}", "R6.2" },
  { AT_LAST_SACRIFICE, "\"sacrifice\",\"player\":0,\"kind\":false}", "R6.2" },
  { AT_LAST_SACRIFICE, "\"sacrifice\",\"player\":0,\"kind\":\"hidden\"}", "R6.2" },
  { AT_LAST_SACRIFICE, "\"sacrifice\",\"player\":256,\"kind\":\"fish\"}", "R6.2" },
  { AT_LAST_SACRIFICE, "\"sacrifice\",\"player\":-256,\"kind\":\"fish\"}", "R6.2" },
  { AT_ADD, "\"add\"}", "R6.3" },
  { AT_ADD, "\"add\",\"kind\":null}", "R6.3" },
  { AT_ADD, "\"add\",\"kind\":\"lumberjack\"}", "R6.3" },
  { AT_DRAW, "\"draw\"}", "R7.1" },
  { AT_DRAW, "\"draw\",\"column\":4}", "R7.1" },
  { AT_DRAW, "\"draw\",\"column\":-1}", "R7.1" },
  { AT_DRAW, "\"draw\",\"column\":256}", "R7.1" },
  { AT_DRAW, "\"draw\",\"column\":4294967296}", "R7.1" },
  { AT_DRAW, "\"draw\",\"column\":0.0}", "R7.1" },
  { AT_DRAW, "\"draw\",\"column\":false}", "R7.1" },
  { AT_DRAW, "\"draw\",\"column\":null}", "R7.1" },
  { AT_DRAW, "\"draw\",\"column\":1e0}", "R7.1" },
  { AT_REFILL, "\"refill\"}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":null}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":\"fish\"}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":{}}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":[]}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":[\"fish\",\"fish\",\"fish\"]}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":[\"fish\",\"fish\",\"fish\",null]}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":[\"fish\",\"fish\",\"fish\",3]}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":[\"fish\",\"fish\",\"moai\",\"wood\"]}", "R7.2" },
  { AT_REFILL, "\"refill\",\"cards\":[\"fish\",\"fish\",\"fish\",\"fish\"]}", "R1.2" },
  { AT_REWARD, "\"reward\"}", "R7.6" },
  { AT_REWARD, "\"reward\",\"player\":0}", "R7.6" },
  { AT_REWARD, "\"reward\",\"player\":0,\"take\":null}", "R7.6" },
  { AT_REWARD, "\"reward\",\"player\":0,\"take\":0}", "R7.6" },
  { AT_REWARD, "\"reward\",\"player\":0,\"take\":\"cards\"}", "R7.6" },
  { AT_REWARD, "\"reward\",\"player\":256,\"take\":\"wood\"}", "R7.6" },
  { AT_REWARD, "\"reward\",\"player\":32,\"take\":\"wood\"}", "R7.6" },
  { AT_SUBSTITUTE, "\"substitute\",\"player\":0}", "R7.9" },
  { AT_SUBSTITUTE, "\"substitute\",\"kind\":null}", "R7.9" },
  { AT_SUBSTITUTE, "\"substitute\",\"player\":0,\"kind\":\"moai\"}", "R7.9" },
  { AT_SUBSTITUTE, "\"substitute\",\"player\":0,\"kind\":{}}", "R7.9" },
  { AT_REVEAL, "\"reveal\"}", "R8.2" },
  { AT_REVEAL, "\"reveal\",\"player\":0}", "R8.2" },
  { AT_REVEAL, "\"reveal\",\"player\":0,\"kinds\":null}", "R8.2" },
  { AT_REVEAL, "\"reveal\",\"player\":0,\"kinds\":\"fish\"}", "R8.2" },
  { AT_REVEAL, "\"reveal\",\"player\":0,\"kinds\":[null]}", "R8.2" },
  { AT_REVEAL, "\"reveal\",\"player\":0,\"kinds\":[\"moai\"]}", "R8.2" },
  { AT_REVEAL, "\"reveal\",\"player\":0,\"kinds\":[\"fish\",\"fish\"]}", "R8.2" },
  { AT_REVEAL, "\"reveal\",\"player\":256,\"kinds\":[\"fish\"]}", "R8.2" },
};

static void
refuse_malformed (Stage       stage,
                  const char *json,
                  const char *rule)
{
  RnMove move = read_move (json);
  RnPosition position;
  RnReason reason;

  set_stage (&position, stage);
  reason = rn_check (&position, &move);
  g_test_message ("%.100s", json);
  g_assert_cmpuint (reason.code, !=, RN_OK);
  g_assert_cmpstr (reason.rule, ==, rule);
}

static void
test_malformed (void)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (malformed); i++)
    {
      g_autofree char *json = g_strconcat ("{\"move\":", malformed[i].json, NULL);

      refuse_malformed (malformed[i].stage, json, malformed[i].rule);
    }
}

static void
test_no_object (void)
{
  static const char *const values[] = { NULL, "null", "7", "\"draw\"", "[]", "{}", "true" };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (values); i++)
    {
      RnMove move = read_move (values[i]);
      RnPosition position;

      set_stage (&position, AT_DRAW);
      g_assert_cmpuint (move.type, ==, RN_INVALID);
      g_assert_cmpstr (rn_check (&position, &move).rule, ==, "R3.2");
    }
}

/* So long that a byte would count it as the right number. */
static void
test_endless_lists (void)
{
  static const guint lengths[] = { 10, 256 + 1, 256 + 4, 65536 + 4, 65536 + 1 };
  guint i;
  guint j;

  for (i = 0; i < G_N_ELEMENTS (lengths); i++)
    {
      g_autoptr (GString) cards = g_string_new (NULL);
      g_autofree char *refill = NULL;
      g_autofree char *kinds = NULL;

      for (j = 0; j < lengths[i]; j++)
        g_string_append (cards, j ? ",\"fish\"" : "\"fish\"");
      refill = g_strdup_printf ("{\"move\":\"refill\",\"cards\":[%s]}", cards->str);
      kinds = g_strdup_printf ("{\"move\":\"reveal\",\"player\":0,\"kinds\":[%s]}", cards->str);
      refuse_malformed (AT_REFILL, refill, "R7.2");
      refuse_malformed (AT_REVEAL, kinds, "R8.2");
    }
}

/* Writing */

static JsonNode *
through_text (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  return parse (text);
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
    g_assert_cmpint (number_of (kinds, card_ids[RN_KINDS - n + i]), ==, counts[i]);
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
                       kind == RN_SACRIFICE_NULL ? NULL : card_ids[RN_FISH + kind]);
    }
  if (position->top < RN_SACRIFICES)
    g_assert_cmpstr (top, ==, card_ids[RN_FISH + position->top]);
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
                         card_ids[position->display[column][i]]);
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
    g_assert_cmpint (number_of (values, card_ids[RN_FISH + i]), ==, final.value[i]);
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

/* Deals */

static RnDeal
read_deal (guint       n_players,
           const char *text)
{
  g_autoptr (JsonNode) node = parse (text);
  RnDeal deal;

  memset (&deal, 0x5a, sizeof deal);
  rn_deal_from_json (&deal, n_players, json_node_get_object (node));
  return deal;
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

#define COLUMN "[\"fish\",\"moai\",\"priest\",\"grain\"]"
#define HAND "[\"fish\",\"grain\",\"potato\"]"
#define DISPLAY "\"display\":[" COLUMN "," COLUMN "," COLUMN "," COLUMN "]"
#define HANDS "\"hands\":[" HAND "," HAND "]"

static const struct
{
  const char *json;
  const char *rule;
} deals[] = {
  { "{" DISPLAY "," HANDS "}", NULL },
  { "{\"display\":[]," HANDS "}", "R2.3" },
  { "{\"display\":[" COLUMN "," COLUMN "," COLUMN "]," HANDS "}", "R2.3" },
  { "{\"display\":[" COLUMN "," COLUMN "," COLUMN "," COLUMN "," COLUMN "]," HANDS "}", "R2.3" },
  { "{\"display\":[" COLUMN "," COLUMN "," COLUMN ",[\"fish\"]]," HANDS "}", "R2.3" },
  { "{\"display\":[" COLUMN "," COLUMN "," COLUMN ",[" COLUMN "]]," HANDS "}", "R2.3" },
  { "{\"display\":[" COLUMN "," COLUMN "," COLUMN ",[1,2,3,4]]," HANDS "}", "R1.1" },
  { "{\"display\":[" COLUMN "," COLUMN "," COLUMN ",[\"fish\",\"fish\",\"moai\",null]]," HANDS "}",
    "R1.1" },
  { "{\"display\":[" COLUMN "," COLUMN "," COLUMN ",[\"fish\",\"fish\",\"fish\",\"moai\"]]," HANDS
    "}", "R1.2" },
  { "{" DISPLAY ",\"hands\":[]}", "R1.3" },
  { "{" DISPLAY ",\"hands\":[" HAND "]}", "R1.3" },
  { "{" DISPLAY ",\"hands\":[" HAND "," HAND "," HAND "]}", "R1.3" },
  { "{" DISPLAY ",\"hands\":[" HAND ",[]]}", "R1.3" },
  { "{" DISPLAY ",\"hands\":[" HAND ",[\"fish\",\"grain\",\"potato\",\"mulberry\"]]}", "R1.3" },
  { "{" DISPLAY ",\"hands\":[" HAND ",[\"fish\",\"grain\",\"moai\"]]}", "R1.3" },
  { "{" DISPLAY ",\"hands\":[" HAND ",[\"fish\",\"grain\",\"grain\"]]}", "R1.3" },
  { "{" DISPLAY ",\"hands\":[" HAND ",[\"fish\",\"grain\",\"wood\"]]}", "R1.1" },
};

static void
test_deals (void)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      RnDeal deal = read_deal (2, deals[i].json);

      g_test_message ("%s", deals[i].json);
      g_assert_cmpstr (rn_deal_check (&deal).rule, ==, deals[i].rule);
    }
}

/* A column or hand that is no array can't be right. */
static void
test_deal_types (void)
{
  static const char *const jsons[] = {
    "{\"display\":[" COLUMN "," COLUMN "," COLUMN ",null]," HANDS "}",
    "{\"display\":[" COLUMN "," COLUMN "," COLUMN ",{}]," HANDS "}",
    "{\"display\":[" COLUMN "," COLUMN "," COLUMN ",\"fish\"]," HANDS "}",
    "{" DISPLAY ",\"hands\":[" HAND ",7]}",
    "{" DISPLAY ",\"hands\":[" HAND ",{}]}",
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (jsons); i++)
    {
      RnDeal deal = read_deal (2, jsons[i]);

      g_assert_cmpstr (rn_deal_check (&deal).rule, ==, i < 3 ? "R2.3" : "R1.3");
    }
}

/* Whole games */

static void
play_through_json (GRand *rand,
                   guint  n)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  RnPlayout playout;
  RnPosition position;
  RnPosition replayed;
  guint i;

  rn_playout_begin (&playout, rand, 2 + n % 3, n / 3 % 3);
  playout.pious = n & 1;
  assert_deal (&playout.deal);
  rn_set_up (&position, &playout.deal);
  rn_set_up (&replayed, &playout.deal);
  while (position.step != RN_STEP_OVER)
    {
      RnMove move = rn_playout_choose (&playout, &position);
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

/* Names are read as they are written. */
static void
test_names (void)
{
  guint i;

  for (i = 0; i < RN_KINDS; i++)
    {
      g_assert_cmpstr (rn_kind_id (i), ==, card_ids[i]);
      g_assert_cmpuint (rn_kind_from_id (card_ids[i]), ==, i);
    }
  for (i = 0; i < RN_SACRIFICES; i++)
    {
      g_assert_cmpstr (rn_sacrifice_id (i), ==, card_ids[RN_FISH + i]);
      g_assert_cmpuint (rn_sacrifice_from_id (card_ids[RN_FISH + i]), ==, i);
    }
  for (i = 0; i < RN_FISH; i++)
    g_assert_cmpuint (rn_sacrifice_from_id (card_ids[i]), ==, RN_INVALID);
  for (i = 0; i < RN_MOVES; i++)
    g_assert_cmpuint (rn_move_type_from_id (rn_move_type_id (i)), ==, i);
  g_assert_cmpuint (rn_kind_from_id (NULL), ==, RN_INVALID);
  g_assert_cmpuint (rn_kind_from_id ("stone"), ==, RN_INVALID);
  g_assert_cmpuint (rn_sacrifice_from_id (NULL), ==, RN_INVALID);
  g_assert_cmpuint (rn_move_type_from_id (NULL), ==, RN_INVALID);
  g_assert_cmpuint (rn_move_type_from_id ("pass"), ==, RN_INVALID);
}

int
main (int    argc,
      char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 0; i < G_N_ELEMENTS (notations); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/json/notation/%02u-%s", i,
                                               notations[i].move);

      g_strdelimit (path, " ", '-');
      g_test_add_data_func (path, &notations[i], test_notation);
    }
  g_test_add_func ("/engine/json/names", test_names);
  g_test_add_func ("/engine/json/malformed", test_malformed);
  g_test_add_func ("/engine/json/no-object", test_no_object);
  g_test_add_func ("/engine/json/endless-lists", test_endless_lists);
  g_test_add_func ("/engine/json/deals", test_deals);
  g_test_add_func ("/engine/json/deal-types", test_deal_types);
  g_test_add_func ("/engine/json/games", test_games);
  return g_test_run ();
}
