/* ahu-result-sheet.c: a result sheet as a document: players, and what nobody has counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-result-sheet.h"

#include <string.h>

#include "core/json/ahu-json-path.h"
#include "core/json/ahu-json-value.h"

#define UNCOUNTED "uncounted"

/* More fields than any sheet has. */
#define MAX_UNCOUNTED 1000

static void
append_player (JsonArray  *players,
               const char *name,
               const char *colour)
{
  JsonObject *player = json_object_new ();

  json_object_set_string_member (player, "name", name);
  json_object_set_string_member (player, "colour", colour);
  json_array_add_object_element (players, player);
}

JsonObject *
ahu_result_sheet_new (const AhuGame     *game,
                      const char *const *names,
                      const char *const *colours)
{
  JsonObject *document = json_object_new ();
  JsonArray *players = json_array_new ();
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *created = ahu_record_format_time (NULL);

  json_object_set_string_member (document, "format", "ahu-result");
  json_object_set_int_member (document, "version", 1);
  json_object_set_string_member (document, "game", game->id);
  json_object_set_string_member (document, "id", id);
  json_object_set_string_member (document, "created", created);
  for (guint i = 0; names[i] != NULL; i++)
    append_player (players, names[i], colours[i]);
  json_object_set_array_member (document, "players", players);

  return document;
}

const char *
ahu_result_sheet_get_string (JsonObject *document,
                             guint       player,
                             const char *member)
{
  JsonArray *players = json_object_get_array_member (document, "players");

  g_return_val_if_fail (player < json_array_get_length (players), NULL);

  return json_object_get_string_member (json_array_get_object_element (players, player), member);
}

JsonObject *
ahu_result_sheet_set_string (JsonObject *document,
                             guint       player,
                             const char *member,
                             const char *string)
{
  g_autofree char *path = g_strdup_printf ("players[%u].%s", player, member);

  return ahu_json_path_set (document, path, json_node_init_string (json_node_alloc (), string));
}

/* Returns: (transfer full): the players but one */
static JsonArray *
copy_players (JsonObject *document,
              guint       left_out)
{
  JsonArray *before = json_object_get_array_member (document, "players");
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < json_array_get_length (before); i++)
    if (i != left_out)
      json_array_add_element (players, json_node_ref (json_array_get_element (before, i)));

  return players;
}

JsonObject *
ahu_result_sheet_add_player (JsonObject *document,
                             const char *colour)
{
  JsonObject *added = ahu_json_copy_members (document);
  JsonArray *players = copy_players (document, AHU_NOBODY);

  append_player (players, "", colour);
  json_object_set_array_member (added, "players", players);

  return added;
}

/* Returns: (transfer full): the fields that nobody has counted */
static GPtrArray *
list_uncounted (JsonObject *document)
{
  JsonNode *node = json_object_get_member (document, UNCOUNTED);
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  GPtrArray *list = g_ptr_array_new_with_free_func (g_free);

  /* As with all that the format leaves open, what is not understood is passed over. */
  for (guint i = 0; array != NULL && i < MIN (json_array_get_length (array), MAX_UNCOUNTED); i++)
    {
      const char *path = ahu_json_get_string (json_array_get_element (array, i));

      if (path != NULL)
        g_ptr_array_add (list, g_strdup (path));
    }

  return list;
}

static void
set_uncounted (JsonObject *document,
               GPtrArray  *list)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < list->len; i++)
    json_array_add_string_element (array, g_ptr_array_index (list, i));
  json_object_set_array_member (document, UNCOUNTED, array);
  if (list->len == 0)
    json_object_remove_member (document, UNCOUNTED);
}

JsonObject *
ahu_result_sheet_remove_player (JsonObject *document,
                                guint       player)
{
  g_autoptr (GPtrArray) before = list_uncounted (document);
  g_autoptr (GPtrArray) after = g_ptr_array_new_with_free_func (g_free);
  JsonObject *removed = ahu_json_copy_members (document);

  json_object_set_array_member (removed, "players", copy_players (document, player));
  for (guint i = 0; i < before->len; i++)
    {
      const char *path = g_ptr_array_index (before, i);
      gboolean has_player = g_str_has_prefix (path, "players[");
      const char *rest = has_player ? path + strlen ("players[") : path;
      guint owner = has_player ? (guint) g_ascii_strtoull (rest, (char **) &rest, 10) : 0;

      if (!has_player)
        g_ptr_array_add (after, g_strdup (path));
      else if (owner != player)
        g_ptr_array_add (after, g_strdup_printf ("players[%u%s", owner - (owner > player), rest));
    }
  set_uncounted (removed, after);

  return removed;
}

gboolean
ahu_result_sheet_is_missing (JsonObject *document,
                             const char *path)
{
  g_autoptr (GPtrArray) list = list_uncounted (document);

  return g_ptr_array_find_with_equal_func (list, path, g_str_equal, NULL);
}

JsonObject *
ahu_result_sheet_set (JsonObject *document,
                      const char *path,
                      JsonNode   *value)
{
  g_autoptr (GPtrArray) list = list_uncounted (document);
  JsonObject *set;
  guint at;

  if (g_ptr_array_find_with_equal_func (list, path, g_str_equal, &at))
    g_ptr_array_remove_index (list, at);
  if (value == NULL)
    g_ptr_array_add (list, g_strdup (path));
  set = ahu_json_path_set (document, path, value != NULL ? value : json_node_init_int (json_node_alloc (), 0));
  set_uncounted (set, list);

  return set;
}

gboolean
ahu_result_sheet_check (JsonObject         *document,
                        const char *const  *names,
                        AhuRefusal        **refusal,
                        GError            **error)
{
  const AhuGame *game;
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) json = NULL;

  g_return_val_if_fail (document != NULL && names != NULL && refusal != NULL, FALSE);

  *refusal = NULL;
  game = ahu_document_get_game (document);
  if (game->sheet_check != NULL)
    return game->sheet_check (document, names, refusal, error);

  return game->score_sheet (document, names, &text, &json, refusal, error);
}

AhuScoring *
ahu_result_sheet_score (JsonObject         *document,
                        const char *const  *names,
                        AhuRefusal        **refusal,
                        GError            **error)
{
  g_autoptr (JsonObject) filled = NULL;
  const AhuGame *game;

  g_return_val_if_fail (document != NULL && names != NULL && refusal != NULL, NULL);

  *refusal = NULL;
  game = ahu_document_get_game (document);
  if (game->sheet_scoring == NULL || !ahu_result_sheet_check (document, names, refusal, error))
    return NULL;

  filled = game->sheet_fill (document, NULL, 0);

  return game->sheet_scoring (filled, names);
}
