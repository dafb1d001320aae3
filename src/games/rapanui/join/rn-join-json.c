/* rn-join-json.c: the position of a game joined late in the notation of the record format
 *
 * What is missing or null is unknown; a member of another JSON type makes the
 * record unreadable.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-join.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "core/json/ahu-json-value.h"
#include "core/record/ahu-record.h"
#include "games/rapanui/notation/rn-json.h"

static gboolean
fail (GError     **error,
      const char  *sentence,
      const char  *path)
{
  g_set_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER, sentence, path);

  return FALSE;
}

static char *
inner (const char *path,
       const char *member)
{
  return g_strdup_printf ("%s.%s", path, member);
}

/* What a member can be. */
typedef enum
{
  NUMBER,
  TEXT,
  LIST,
  OBJECT
} Sort;

static gboolean
is_of (JsonNode    *node,
       Sort         sort,
       const char  *place,
       GError     **error)
{
  gint64 number;

  switch (sort)
    {
    case NUMBER:
      /* Translators: %s names a place in a file, such as setup.position.players[0].wood. */
      return ahu_json_get_integer (node, &number) || fail (error, _("“%s” is not a whole number."), place);
    case TEXT:
      /* Translators: %s names a place in a file, such as setup.position.stone.top. */
      return ahu_json_get_string (node) != NULL || fail (error, _("“%s” is neither text nor null."), place);
    case LIST:
      /* Translators: %s names a place in a file, such as setup.position.display. */
      return JSON_NODE_HOLDS_ARRAY (node) || fail (error, _("“%s” is not a list."), place);
    case OBJECT:
    default:
      /* Translators: %s names a place in a file, such as setup.position.stone. */
      return (node != NULL && JSON_NODE_HOLDS_OBJECT (node)) || fail (error, _("“%s” is not an object."), place);
    }
}

/* Returns: whether @node, the member's, can be read; it is NULL if unknown */
static gboolean
find (JsonObject  *parent,
      const char  *path,
      const char  *member,
      Sort         sort,
      JsonNode   **node,
      GError     **error)
{
  g_autofree char *place = inner (path, member);

  *node = json_object_get_member (parent, member);
  if (*node == NULL || JSON_NODE_HOLDS_NULL (*node))
    {
      *node = NULL;
      return TRUE;
    }

  return is_of (*node, sort, place, error);
}

static gboolean
read_number (JsonObject  *object,
             const char  *path,
             const char  *member,
             gint64      *number,
             GError     **error)
{
  JsonNode *node;

  if (!find (object, path, member, NUMBER, &node, error))
    return FALSE;
  /* The one number that stands for none is no count either. */
  if (node != NULL)
    *number = MAX (json_node_get_int (node), RN_JOIN_UNKNOWN + 1);

  return TRUE;
}

/* No member but kinds of cards, from @first on, and @further if that is not NULL. */
static gboolean
check_members (JsonObject  *object,
               const char  *place,
               guint        first,
               const char  *further,
               GError     **error)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *l = names; l != NULL; l = l->next)
    {
      guint kind = rn_kind_from_id (l->data);
      g_autofree char *name = ahu_name_quotable (l->data);
      g_autofree char *odd = inner (place, name);

      if (g_strcmp0 (l->data, further) == 0)
        continue;
      if (kind == RN_INVALID || kind < first)
        /* Translators: %s names a place in a file, such as setup.position.supply.corn. */
        return fail (error, _("“%s” is a kind of card that does not belong there."), odd);
    }

  return TRUE;
}

/* Counts by kind: of all seven, or of the last four; @further, if that is not NULL,
 * is how many more there are of unknown kinds. */
static gboolean
read_kinds (JsonObject  *parent,
            const char  *path,
            const char  *member,
            gint64      *counts,
            guint        n_kinds,
            gint64      *further,
            GError     **error)
{
  guint first = RN_KINDS - n_kinds;
  g_autofree char *place = inner (path, member);
  JsonObject *object;
  JsonNode *node;

  if (!find (parent, path, member, OBJECT, &node, error))
    return FALSE;
  if (node == NULL)
    return TRUE;

  object = json_node_get_object (node);
  for (guint k = 0; k < n_kinds; k++)
    if (!read_number (object, place, rn_kind_id (first + k), &counts[k], error))
      return FALSE;

  return (further == NULL || read_number (object, place, "unknown", further, error)) &&
         check_members (object, place, first, further != NULL ? "unknown" : NULL, error);
}

/* As in a deal: whatever is no card of the game is refused as such (R1.1). */
static gboolean
read_display (RnJoin      *join,
              JsonObject  *position,
              const char  *path,
              GError     **error)
{
  JsonArray *display;
  JsonNode *node;

  if (!find (position, path, "display", LIST, &node, error))
    return FALSE;
  if (node == NULL)
    return TRUE;

  display = json_node_get_array (node);
  join->n_columns = json_array_get_length (display);
  for (guint c = 0; c < MIN (join->n_columns, RN_COLUMNS); c++)
    {
      JsonNode *column = json_array_get_element (display, c);
      g_autofree char *place = g_strdup_printf ("%s.display[%u]", path, c);

      if (!is_of (column, LIST, place, error))
        return FALSE;

      join->column_length[c] = json_array_get_length (json_node_get_array (column));
      for (guint i = 0; i < MIN (join->column_length[c], RN_COLUMN_CARDS); i++)
        join->display[c][i]
          = (guint8) rn_kind_from_id (ahu_json_get_string (json_array_get_element (json_node_get_array (column), i)));
    }

  return TRUE;
}

static gboolean
read_player (RnJoinPlayer  *player,
             JsonObject    *object,
             const char    *path,
             GError       **error)
{
  return read_kinds (object, path, "hand", player->hand, RN_KINDS, &player->held, error) &&
         read_kinds (object, path, "area", player->area, RN_KINDS, NULL, error) &&
         read_kinds (object, path, "sacrifice", player->sacrifice, RN_SACRIFICES, NULL, error) &&
         read_number (object, path, "unknown", &player->unknown, error) &&
         read_number (object, path, "untold", &player->untold, error) &&
         read_number (object, path, "wood", &player->wood, error) &&
         read_number (object, path, "glory", &player->glory, error);
}

static gboolean
read_players (RnJoin      *join,
              JsonObject  *position,
              const char  *path,
              GError     **error)
{
  JsonArray *players;
  JsonNode *node;

  if (!find (position, path, "players", LIST, &node, error))
    return FALSE;
  if (node == NULL)
    return TRUE;

  players = json_node_get_array (node);
  join->n_seats = json_array_get_length (players);
  for (guint p = 0; p < MIN (join->n_seats, RN_MAX_PLAYERS); p++)
    {
      JsonNode *player = json_array_get_element (players, p);
      g_autofree char *place = g_strdup_printf ("%s.players[%u]", path, p);

      if (!is_of (player, OBJECT, place, error) ||
          !read_player (&join->players[p], json_node_get_object (player), place, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_hidden (RnJoinHidden  *hidden,
             JsonNode      *node,
             const char    *path,
             GError       **error)
{
  JsonObject *object;
  JsonNode *kind;

  if (!is_of (node, OBJECT, path, error))
    return FALSE;

  object = json_node_get_object (node);
  kind = json_object_get_member (object, "kind");
  hidden->player = -1;
  hidden->has_room = json_object_has_member (object, "room") &&
                     !json_object_get_null_member (object, "room");
  if (kind == NULL || (!JSON_NODE_HOLDS_NULL (kind) && ahu_json_get_string (kind) == NULL))
    /* Translators: %s names a place in a file, such as setup.position.stone.hidden[0]. */
    return fail (error, _("“%s” has neither a kind of Sacrifice card nor null."), path);

  hidden->kind = JSON_NODE_HOLDS_NULL (kind) ? RN_SACRIFICE_NULL
                                             : (guint8) rn_sacrifice_from_id (ahu_json_get_string (kind));
  for (guint k = 0; k < RN_SACRIFICES; k++)
    hidden->room[k] = RN_JOIN_UNKNOWN;

  return read_number (object, path, "player", &hidden->player, error) &&
         read_kinds (object, path, "room", hidden->room, RN_SACRIFICES, NULL, error);
}

static gboolean
read_top (RnJoin      *join,
          JsonObject  *stone,
          const char  *path,
          GError     **error)
{
  JsonNode *node;
  const char *top;

  if (!find (stone, path, "top", TEXT, &node, error))
    return FALSE;
  if (!json_object_has_member (stone, "top"))
    return TRUE;

  top = ahu_json_get_string (node);
  if (top == NULL)
    join->top = RN_SACRIFICE_NONE;
  else if (g_str_equal (top, "hidden"))
    join->top = RN_SACRIFICE_HIDDEN;
  else
    join->top = MIN ((guint8) rn_sacrifice_from_id (top), RN_SACRIFICE_NULL);

  return TRUE;
}

static gboolean
read_stone (RnJoin      *join,
            JsonObject  *position,
            const char  *path,
            GError     **error)
{
  g_autofree char *place = inner (path, "stone");
  JsonObject *stone;
  JsonArray *hidden;
  JsonNode *node;

  if (!find (position, path, "stone", OBJECT, &node, error))
    return FALSE;
  if (node == NULL)
    return TRUE;

  stone = json_node_get_object (node);
  if (!read_kinds (stone, place, "open", join->open, RN_SACRIFICES, NULL, error) ||
      !read_number (stone, place, "unknown", &join->stone_unknown, error) ||
      !read_top (join, stone, place, error) ||
      !find (stone, place, "hidden", LIST, &node, error))
    return FALSE;

  hidden = node != NULL ? json_node_get_array (node) : NULL;
  join->n_hidden = hidden != NULL ? json_array_get_length (hidden) : 0;
  for (guint i = 0; i < MIN (join->n_hidden, RN_MAX_HIDDEN); i++)
    {
      g_autofree char *card = g_strdup_printf ("%s.hidden[%u]", place, i);

      if (!read_hidden (&join->hidden[i], json_array_get_element (hidden, i), card, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_step (RnJoin      *join,
           JsonObject  *position,
           const char  *path,
           GError     **error)
{
  JsonNode *node;

  if (!find (position, path, "step", TEXT, &node, error))
    return FALSE;
  if (node == NULL)
    return TRUE;

  join->step = RN_STEP_OVER;
  for (guint step = 0; step < RN_STEP_OVER; step++)
    if (g_str_equal (ahu_json_get_string (node), rn_step_id (step)))
      join->step = (guint8) step;

  return TRUE;
}

gboolean
rn_join_from_json (RnJoin    *join,
                   guint      n_players,
                   JsonNode  *node,
                   GError   **error)
{
  const char *path = "setup.position";
  JsonObject *position;

  rn_join_init (join, n_players);
  if (!is_of (node, OBJECT, path, error))
    return FALSE;

  position = json_node_get_object (node);

  return read_number (position, path, "ply", &join->ply, error) &&
         read_number (position, path, "turn", &join->turn, error) &&
         read_number (position, path, "active", &join->active, error) &&
         read_step (join, position, path, error) &&
         read_number (position, path, "deck", &join->deck, error) &&
         read_kinds (position, path, "unseen", join->unseen, RN_KINDS, NULL, error) &&
         read_number (position, path, "returned", &join->returned, error) &&
         read_display (join, position, path, error) &&
         read_players (join, position, path, error) &&
         read_kinds (position, path, "supply", join->supply, RN_SACRIFICES, NULL, error) &&
         read_stone (join, position, path, error);
}

static void
write_number (JsonObject *object,
              const char *member,
              gint64      number)
{
  if (number != RN_JOIN_UNKNOWN)
    json_object_set_int_member (object, member, number);
}

/* @further: how many more of unknown kinds. Left out if nothing of it is known. */
static void
write_kinds (JsonObject   *parent,
             const char   *member,
             const gint64 *counts,
             guint         n_kinds,
             gint64        further)
{
  JsonObject *object = json_object_new ();

  for (guint k = 0; k < n_kinds; k++)
    write_number (object, rn_kind_id (RN_KINDS - n_kinds + k), counts[k]);
  write_number (object, "unknown", further);

  if (json_object_get_size (object) > 0)
    json_object_set_object_member (parent, member, object);
  else
    json_object_unref (object);
}

static void
write_display (JsonObject   *position,
               const RnJoin *join)
{
  JsonArray *display = json_array_new ();

  for (guint c = 0; c < MIN (join->n_columns, RN_COLUMNS); c++)
    {
      JsonArray *column = json_array_new ();

      for (guint i = 0; i < MIN (join->column_length[c], RN_COLUMN_CARDS); i++)
        json_array_add_string_element (column, rn_kind_id (join->display[c][i]));
      json_array_add_array_element (display, column);
    }

  json_object_set_array_member (position, "display", display);
}

static void
write_players (JsonObject   *position,
               const RnJoin *join)
{
  JsonArray *players = json_array_new ();

  for (guint p = 0; p < join->n_players; p++)
    {
      const RnJoinPlayer *player = &join->players[p];
      JsonObject *object = json_object_new ();

      write_kinds (object, "hand", player->hand, RN_KINDS, player->held);
      write_kinds (object, "area", player->area, RN_KINDS, RN_JOIN_UNKNOWN);
      write_kinds (object, "sacrifice", player->sacrifice, RN_SACRIFICES, RN_JOIN_UNKNOWN);
      write_number (object, "unknown", player->unknown);
      write_number (object, "untold", player->untold);
      write_number (object, "wood", player->wood);
      write_number (object, "glory", player->glory);
      json_array_add_object_element (players, object);
    }

  json_object_set_array_member (position, "players", players);
}

static JsonObject *
write_hidden (const RnJoinHidden *hidden)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "player", hidden->player);
  if (hidden->kind < RN_SACRIFICES)
    json_object_set_string_member (object, "kind", rn_sacrifice_id (hidden->kind));
  else
    json_object_set_null_member (object, "kind");
  if (hidden->has_room)
    write_kinds (object, "room", hidden->room, RN_SACRIFICES, RN_JOIN_UNKNOWN);

  return object;
}

static void
write_stone (JsonObject   *position,
             const RnJoin *join)
{
  JsonObject *stone = json_object_new ();
  JsonArray *hidden = json_array_new ();

  for (guint i = 0; i < MIN (join->n_hidden, RN_MAX_HIDDEN); i++)
    json_array_add_object_element (hidden, write_hidden (&join->hidden[i]));

  write_kinds (stone, "open", join->open, RN_SACRIFICES, RN_JOIN_UNKNOWN);
  write_number (stone, "unknown", join->stone_unknown);
  json_object_set_array_member (stone, "hidden", hidden);
  if (join->top < RN_SACRIFICES)
    json_object_set_string_member (stone, "top", rn_sacrifice_id (join->top));
  else if (join->top == RN_SACRIFICE_HIDDEN)
    json_object_set_string_member (stone, "top", "hidden");
  else if (join->top == RN_SACRIFICE_NONE)
    json_object_set_null_member (stone, "top");
  json_object_set_object_member (position, "stone", stone);
}

JsonNode *
rn_join_to_json (const RnJoin *join)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *setup = json_object_new ();
  JsonObject *position = json_object_new ();

  write_number (position, "ply", join->ply);
  write_number (position, "turn", join->turn);
  write_number (position, "active", join->active);
  json_object_set_string_member (position, "step", rn_step_id (join->step));
  write_number (position, "deck", join->deck);
  write_kinds (position, "unseen", join->unseen, RN_KINDS, RN_JOIN_UNKNOWN);
  write_number (position, "returned", join->returned);
  write_display (position, join);
  write_players (position, join);
  write_kinds (position, "supply", join->supply, RN_SACRIFICES, RN_JOIN_UNKNOWN);
  write_stone (position, join);
  json_object_set_object_member (setup, "position", position);
  json_node_take_object (node, setup);

  return node;
}
