/* rn-json.c: moves, deals, positions and results of Rapa Nui as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/json/ahu-json-value.h"
#include "core/record/ahu-record.h"

/* Integers only: 1.0 and true are not numbers in records. */
static guint8
get_small (JsonObject *object,
           const char *member)
{
  gint64 value;

  if (!ahu_json_get_integer (json_object_get_member (object, member), &value) ||
      value < 0 || value >= RN_INVALID)
    return RN_INVALID;

  return (guint8) value;
}

static guint8
get_kind (JsonNode *node)
{
  return (guint8) rn_kind_from_id (ahu_json_get_string (node));
}

static guint8
get_sacrifice (JsonNode *node)
{
  return (guint8) rn_sacrifice_from_id (ahu_json_get_string (node));
}

/* `null` is a kind not told or not taken; a missing member is not `null`. */
static guint8
get_sacrifice_or_null (JsonNode *node)
{
  if (node != NULL && JSON_NODE_HOLDS_NULL (node))
    return RN_SACRIFICE_NULL;

  return get_sacrifice (node);
}

static guint8
get_reward (JsonNode *node)
{
  const char *take = ahu_json_get_string (node);

  if (g_strcmp0 (take, "wood") == 0)
    return RN_REWARD_WOOD;
  if (g_strcmp0 (take, "glory") == 0)
    return RN_REWARD_GLORY;

  return RN_INVALID;
}

static void
get_cards (RnMove   *move,
           JsonNode *node,
           guint8  (*get_card) (JsonNode *node))
{
  JsonArray *cards;
  guint n;

  move->n_cards = RN_INVALID;
  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return;

  cards = json_node_get_array (node);
  n = json_array_get_length (cards);
  if (n > G_N_ELEMENTS (move->cards))
    return;

  move->n_cards = (guint8) n;
  for (guint i = 0; i < n; i++)
    move->cards[i] = get_card (json_array_get_element (cards, i));
}

/* Who holds cards of unknown kinds counts them; `kinds` goes before it. */
static void
get_held (RnMove     *move,
          JsonObject *reveal)
{
  JsonNode *node = json_object_get_member (reveal, "held");

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node) || json_object_has_member (reveal, "kinds"))
    return;

  move->held = TRUE;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    move->cards[k] = get_small (json_node_get_object (node), rn_sacrifice_id (k));
}

/* All kinds are written, those of which there is no card too: nothing is left to be told. */
static void
set_held (JsonObject   *object,
          const RnMove *move)
{
  JsonObject *held = json_object_new ();

  for (guint k = 0; k < RN_SACRIFICES; k++)
    json_object_set_int_member (held, rn_sacrifice_id (k), move->cards[k]);
  json_object_set_object_member (object, "held", held);
}

static const char *
sacrifice_or_null_id (guint kind)
{
  return kind < RN_SACRIFICES ? rn_sacrifice_id (kind) : NULL;
}

static const char *
reward_id (guint reward)
{
  return reward == RN_REWARD_WOOD ? "wood" : "glory";
}

static void
set_cards (JsonObject   *object,
           const char   *member,
           const RnMove *move,
           const char *(*id) (guint))
{
  JsonArray *cards;

  if (move->n_cards == 0)
    return;

  cards = json_array_sized_new (move->n_cards);
  for (guint i = 0; i < move->n_cards; i++)
    json_array_add_string_element (cards, id (move->cards[i]));
  json_object_set_array_member (object, member, cards);
}

/* What a record tells of a move, in this order. */
static const struct
{
  gboolean player;
  const char *kind;  /* the member that names it */
  const char *cards; /* likewise several */
  guint8 (*get) (JsonNode *node);
  const char *(*id) (guint kind);
  gboolean held;
  gboolean count;
  gboolean column;
} shapes[RN_MOVES] = {
  [RN_MOVE_BUY] = { .kind = "kind", .get = get_sacrifice, .id = rn_sacrifice_id },
  [RN_MOVE_PLAY] = { .kind = "card", .get = get_kind, .id = rn_kind_id, .count = TRUE },
  [RN_MOVE_SACRIFICE] = { TRUE, .kind = "kind", .get = get_sacrifice_or_null, .id = sacrifice_or_null_id },
  [RN_MOVE_ADD] = { .kind = "kind", .get = get_sacrifice, .id = rn_sacrifice_id },
  [RN_MOVE_DRAW] = { .column = TRUE },
  [RN_MOVE_REFILL] = { .cards = "cards", .get = get_kind, .id = rn_kind_id },
  [RN_MOVE_REWARD] = { TRUE, .kind = "take", .get = get_reward, .id = reward_id },
  [RN_MOVE_SUBSTITUTE] = { TRUE, .kind = "kind", .get = get_sacrifice_or_null, .id = sacrifice_or_null_id },
  [RN_MOVE_REVEAL] = { TRUE, .cards = "kinds", .get = get_sacrifice, .id = rn_sacrifice_id, .held = TRUE },
};

void
rn_move_from_json (RnMove   *move,
                   JsonNode *node)
{
  JsonObject *object;
  guint type;

  memset (move, 0, sizeof *move);
  move->type = RN_INVALID;
  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    return;

  object = json_node_get_object (node);
  type = rn_move_type_from_id (ahu_json_get_string (json_object_get_member (object, "move")));
  move->type = (guint8) type;
  if (type >= RN_MOVES)
    return;

  if (shapes[type].player)
    move->player = get_small (object, "player");
  if (shapes[type].kind != NULL)
    move->kind = shapes[type].get (json_object_get_member (object, shapes[type].kind));
  if (shapes[type].count)
    move->count = json_object_has_member (object, "count") ? get_small (object, "count") : 1;
  if (shapes[type].column)
    move->column = get_small (object, "column");
  if (shapes[type].cards != NULL)
    get_cards (move, json_object_get_member (object, shapes[type].cards), shapes[type].get);
  if (shapes[type].held)
    get_held (move, object);
}

JsonNode *
rn_move_to_json (const RnMove *move)
{
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  guint type = move->type;

  json_object_set_string_member (object, "move", rn_move_type_id (type));
  if (type < RN_MOVES)
    {
      if (shapes[type].player)
        json_object_set_int_member (object, "player", move->player);
      if (shapes[type].kind != NULL)
        json_object_set_string_member (object, shapes[type].kind, shapes[type].id (move->kind));
      if (shapes[type].count)
        json_object_set_int_member (object, "count", move->count);
      if (shapes[type].column)
        json_object_set_int_member (object, "column", move->column);
      if (shapes[type].held && move->held)
        set_held (object, move);
      else if (shapes[type].cards != NULL)
        set_cards (object, shapes[type].cards, move, shapes[type].id);
    }
  json_node_take_object (node, object);

  return node;
}

/* The cards of one column or hand; the length is that of the record. An unknown
 * card for which there is no place shows in the last one: it is refused before
 * the length of a hand is (R1.1). */
static guint
read_cards (JsonNode *node,
            guint8   *cards,
            guint     n_cards)
{
  JsonArray *array;
  guint length;

  if (!JSON_NODE_HOLDS_ARRAY (node))
    return 0;

  array = json_node_get_array (node);
  length = json_array_get_length (array);
  for (guint i = 0; i < length; i++)
    {
      guint8 kind = get_kind (json_array_get_element (array, i));

      if (i < n_cards || kind == RN_INVALID)
        cards[MIN (i, n_cards - 1)] = kind;
    }

  return length;
}

/* Hands of nobody; they are refused, first for cards that don't exist (R1.1). */
static gboolean
has_unknown (JsonArray *hands,
             guint      first)
{
  for (guint i = first; i < json_array_get_length (hands); i++)
    {
      guint8 cards[RN_HAND_CARDS] = { 0, };

      read_cards (json_array_get_element (hands, i), cards, RN_HAND_CARDS);
      if (memchr (cards, RN_INVALID, sizeof cards) != NULL)
        return TRUE;
    }

  return FALSE;
}

void
rn_deal_from_json (RnDeal     *deal,
                   guint       n_players,
                   JsonObject *setup)
{
  JsonArray *display = json_object_get_array_member (setup, "display");
  JsonArray *hands = json_object_get_array_member (setup, "hands");

  memset (deal, 0, sizeof *deal);
  deal->n_players = n_players;
  deal->n_columns = json_array_get_length (display);
  for (guint i = 0; i < MIN (deal->n_columns, RN_COLUMNS); i++)
    deal->column_length[i] = read_cards (json_array_get_element (display, i),
                                         deal->display[i], RN_COLUMN_CARDS);

  deal->n_hands = json_array_get_length (hands);
  for (guint i = 0; i < MIN (deal->n_hands, RN_MAX_PLAYERS); i++)
    deal->hand_length[i] = read_cards (json_array_get_element (hands, i),
                                       deal->hands[i], RN_HAND_CARDS);
  deal->surplus_unknown = has_unknown (hands, n_players);
}

static JsonArray *
write_cards (const guint8 *cards,
             guint         n_cards)
{
  JsonArray *array = json_array_sized_new (n_cards);

  for (guint i = 0; i < n_cards; i++)
    json_array_add_string_element (array, rn_kind_id (cards[i]));

  return array;
}

JsonNode *
rn_deal_to_json (const RnDeal *deal)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *setup = json_object_new ();
  JsonArray *display = json_array_new ();
  JsonArray *hands = json_array_new ();

  for (guint c = 0; c < deal->n_columns; c++)
    json_array_add_array_element (display, write_cards (deal->display[c], deal->column_length[c]));
  for (guint p = 0; p < deal->n_hands; p++)
    json_array_add_array_element (hands, write_cards (deal->hands[p], deal->hand_length[p]));
  json_object_set_array_member (setup, "display", display);
  json_object_set_array_member (setup, "hands", hands);
  json_node_take_object (node, setup);

  return node;
}

JsonNode *
rn_legal_to_json (const RnPosition *position)
{
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *legal = json_array_new ();
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);

  for (guint i = 0; i < n; i++)
    json_array_add_element (legal, rn_move_to_json (&moves[i]));
  json_node_take_array (node, legal);

  return node;
}

static gboolean
sheet_integer (JsonObject  *object,
               const char  *path,
               const char  *member,
               gint64      *value,
               GError     **error)
{
  if (ahu_json_get_integer (json_object_get_member (object, member), value))
    return TRUE;

  /* Translators: %s.%s names a place in a file, such as players[0].wood. */
  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
               _("“%s.%s” is missing or is not a whole number."), path, member);

  return FALSE;
}

/* Cards of a kind that the box doesn't have would silently count nothing. */
static gboolean
check_no_other_kind (JsonObject  *object,
                     const char  *path,
                     GError     **error)
{
  g_autoptr (GList) members = json_object_get_members (object);

  for (GList *l = members; l; l = l->next)
    if (rn_sacrifice_from_id (l->data) == RN_INVALID)
      {
        g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                     /* Translators: %s.%s names a place in a file, such as stone.corn. */
                     _("“%s.%s” is none of the four kinds of Sacrifice cards."), path, (const char *) l->data);
        return FALSE;
      }

  return TRUE;
}

static gboolean
sheet_kinds (JsonObject  *object,
             const char  *path,
             const char  *member,
             gint64       counts[RN_SACRIFICES],
             GError     **error)
{
  JsonNode *node = json_object_get_member (object, member);
  g_autofree char *inner = *path ? g_strdup_printf ("%s.%s", path, member) : g_strdup (member);

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER,
                   /* Translators: %s names a place in a file, such as stone. */
                   _("“%s” is missing or is not an object with the four kinds."), inner);
      return FALSE;
    }

  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (!sheet_integer (json_node_get_object (node), inner, rn_sacrifice_id (k),
                        &counts[k], error))
      return FALSE;

  return check_no_other_kind (json_node_get_object (node), inner, error);
}

gboolean
rn_sheet_from_json (RnSheet     *sheet,
                    JsonObject  *root,
                    GError     **error)
{
  JsonArray *players = json_object_get_array_member (root, "players");

  memset (sheet, 0, sizeof *sheet);
  sheet->n_players = json_array_get_length (players);
  if (!sheet_kinds (root, "", "stone", sheet->stone, error))
    return FALSE;

  for (guint p = 0; p < MIN (sheet->n_players, RN_MAX_PLAYERS); p++)
    {
      JsonObject *player = json_array_get_object_element (players, p);
      g_autofree char *path = g_strdup_printf ("players[%u]", p);

      if (!sheet_integer (player, path, "tiles", &sheet->players[p].tiles, error) ||
          !sheet_integer (player, path, "moai", &sheet->players[p].moai, error) ||
          !sheet_integer (player, path, "wood", &sheet->players[p].wood, error) ||
          !sheet_kinds (player, path, "sacrifice", sheet->players[p].sacrifice, error))
        return FALSE;
    }

  return TRUE;
}
