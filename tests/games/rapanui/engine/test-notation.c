/* test-notation.c: reading moves and deals in the notation of the record format
 *
 * Not for: writing them (test-json.c), records as files (tests/core).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-json.h"
#include "rn-test-utils.h"
#include "games/rapanui/notation/rn-json.h"

#include <string.h>

static RnMove
read_move (const char *text)
{
  g_autoptr (JsonNode) node = text ? rn_test_parse (text) : NULL;
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

/* Nine untold cards, and a list of more that begins with a possible nine. */
static void
test_one_too_many (void)
{
  static const char *const json = "{\"move\":\"reveal\",\"player\":0,\"kinds\":["
    "\"fish\",\"fish\",\"fish\",\"fish\",\"fish\",\"fish\",\"fish\",\"fish\",\"fish\"%s]}";
  g_autofree char *nine = g_strdup_printf (json, "");
  g_autofree char *ten = g_strdup_printf (json, ",\"fish\"");
  RnMove nine_move = read_move (nine);
  RnMove ten_move = read_move (ten);
  RnPosition position;
  guint i;

  rn_test_start (&position, 2);
  rn_test_sacrifice (&position, 0, "ffffffffff");
  rn_test_sacrifice (&position, 1, "");
  for (i = 0; i < RN_MAX_HIDDEN; i++)
    {
      position.active = 0;
      position.wood[0] = 7;
      rn_test_hand (&position, 0, "MLL");
      rn_test_column (&position, 0, "LPL");
      rn_test_make (&position, "play M; sacrifice 0 -; add g; draw 0");
    }
  rn_test_hand (&position, 1, "LLL");
  rn_test_column (&position, 0, "L");
  rn_test_unseen (&position, "LL");
  rn_test_make (&position, "play L; draw 0");
  g_assert_cmpstr (rn_check (&position, &ten_move).rule, ==, "R8.2");
  g_assert_cmpuint (rn_check (&position, &nine_move).code, ==, RN_OK);
}

/* Deals */

static RnDeal
read_deal (guint       n_players,
           const char *text)
{
  g_autoptr (JsonNode) node = rn_test_parse (text);
  RnDeal deal;

  memset (&deal, 0x5a, sizeof deal);
  rn_deal_from_json (&deal, n_players, json_node_get_object (node));
  return deal;
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
  { "{" DISPLAY ",\"hands\":[" HAND ",[\"fish\",\"grain\",\"potato\",\"stick\"]]}", "R1.1" },
  { "{" DISPLAY ",\"hands\":[" HAND ",[\"fish\",\"grain\",\"potato\",\"moai\"]]}", "R1.3" },
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

/* Names are read as they are written. */
static void
test_names (void)
{
  guint i;

  for (i = 0; i < RN_KINDS; i++)
    {
      g_assert_cmpstr (rn_kind_id (i), ==, rn_test_card_ids[i]);
      g_assert_cmpuint (rn_kind_from_id (rn_test_card_ids[i]), ==, i);
    }
  for (i = 0; i < RN_SACRIFICES; i++)
    {
      g_assert_cmpstr (rn_sacrifice_id (i), ==, rn_test_card_ids[RN_FISH + i]);
      g_assert_cmpuint (rn_sacrifice_from_id (rn_test_card_ids[RN_FISH + i]), ==, i);
    }
  for (i = 0; i < RN_FISH; i++)
    g_assert_cmpuint (rn_sacrifice_from_id (rn_test_card_ids[i]), ==, RN_INVALID);
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
      g_autofree char *path = g_strdup_printf ("/engine/notation/move/%02u-%s", i,
                                               notations[i].move);

      g_strdelimit (path, " ", '-');
      g_test_add_data_func (path, &notations[i], test_notation);
    }
  g_test_add_func ("/engine/notation/names", test_names);
  g_test_add_func ("/engine/notation/malformed", test_malformed);
  g_test_add_func ("/engine/notation/no-object", test_no_object);
  g_test_add_func ("/engine/notation/endless-lists", test_endless_lists);
  g_test_add_func ("/engine/notation/one-too-many", test_one_too_many);
  g_test_add_func ("/engine/notation/deals", test_deals);
  g_test_add_func ("/engine/notation/deal-types", test_deal_types);
  return g_test_run ();
}
