/* rn-join-conceal.c: a game joined late as everybody may know it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-join-stone.h"

#include "games/rapanui/notation/rn-json.h"

/* A copy to its depth: the record's own set-up stays as it is. */
static JsonObject *
copy_deep (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autofree char *text = json_to_string (node, FALSE);
  g_autoptr (JsonNode) copy = json_from_string (text, NULL);

  return json_node_dup_object (copy);
}

static gint64
count_owned (const RnJoin           *join,
             const RnJoinSacrifices *whole,
             guint                   player)
{
  const RnJoinHolder *holder = &whole->players[player];
  gint64 total = holder->unknown;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    total += holder->counts[k];

  return holder->loose ? total : total - rn_join_count_hidden (join, player, TRUE);
}

static void
conceal_players (JsonObject             *position,
                 const RnJoin           *join,
                 const RnJoinSacrifices *whole)
{
  JsonArray *players = json_object_get_array_member (position, "players");

  for (guint p = 0; p < join->n_players; p++)
    {
      JsonObject *player = json_array_get_object_element (players, p);

      json_object_set_int_member (player, "unknown", count_owned (join, whole, p));
      json_object_remove_member (player, "sacrifice");
      json_object_remove_member (player, "untold");
    }
}

static void
conceal_hidden (JsonObject   *position,
                const RnJoin *join)
{
  JsonArray *hidden;

  if (join->n_hidden == 0)
    return;

  hidden = json_object_get_array_member (json_object_get_object_member (position, "stone"), "hidden");
  for (guint i = 0; i < join->n_hidden; i++)
    {
      JsonObject *card = json_array_get_object_element (hidden, i);

      json_object_set_null_member (card, "kind");
      json_object_remove_member (card, "room");
    }
}

static JsonObject *
ensure_object (JsonObject *parent,
               const char *name)
{
  if (!json_object_has_member (parent, name))
    json_object_set_object_member (parent, name, json_object_new ());

  return json_object_get_object_member (parent, name);
}

/* Everybody has seen the piles and what was laid face up. A number that followed from what
 * the players own does so no longer. */
static void
tell_public (JsonObject             *position,
             const RnJoinSacrifices *whole)
{
  JsonObject *supply = ensure_object (position, "supply");
  JsonObject *open = ensure_object (ensure_object (position, "stone"), "open");

  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      if (whole->supply[k] != RN_JOIN_UNKNOWN)
        json_object_set_int_member (supply, rn_sacrifice_id (k), whole->supply[k]);
      if (!whole->stone.loose)
        json_object_set_int_member (open, rn_sacrifice_id (k), whole->stone.counts[k]);
    }
}

JsonNode *
rn_join_conceal (JsonObject *setup,
                 guint       n_players)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *copy = copy_deep (setup);
  JsonObject *position = json_object_get_object_member (copy, "position");
  RnJoinSacrifices whole;
  RnJoin join;

  rn_join_from_json (&join, n_players, json_object_get_member (copy, "position"), NULL);
  rn_join_complete_sacrifices (&whole, &join);
  conceal_players (position, &join, &whole);
  conceal_hidden (position, &join);
  tell_public (position, &whole);
  json_node_take_object (node, copy);

  return node;
}
