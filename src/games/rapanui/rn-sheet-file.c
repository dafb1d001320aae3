/* rn-sheet-file.c: result sheets as documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-sheet-file.h"

#include "core/record/ahu-record.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/words/rn-sentences.h"

#define UNCOUNTED "uncounted"

/* Returns: (transfer full): where the count stands in a sheet, as messages name it */
static char *
dup_path (RnSheetCell cell)
{
  static const char *const fields[] = { "tiles", "moai", "wood" };

  if (cell.player < 0)
    return g_strdup_printf ("stone.%s", rn_sacrifice_id (cell.kind));
  if (cell.field == RN_SHEET_SACRIFICE)
    return g_strdup_printf ("players[%d].sacrifice.%s", cell.player, rn_sacrifice_id (cell.kind));

  return g_strdup_printf ("players[%d].%s", cell.player, fields[cell.field]);
}

/* As with all that the format leaves open, what is not understood is passed over. */
static void
read_uncounted (RnSheet    *sheet,
                JsonObject *document)
{
  JsonNode *node = json_object_get_member (document, UNCOUNTED);
  JsonArray *array = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint n = 0; array != NULL && n < json_array_get_length (array); n++)
    for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
      {
        JsonNode *element = json_array_get_element (array, n);
        g_autofree char *path = dup_path (rn_sheet_cell (i));

        if (JSON_NODE_HOLDS_VALUE (element) && g_strcmp0 (json_node_get_string (element), path) == 0)
          sheet->missing |= 1u << i;
      }
}

static void
write_uncounted (const RnSheet *sheet,
                 JsonObject    *document)
{
  JsonArray *array;

  json_object_remove_member (document, UNCOUNTED);
  if (rn_sheet_n_missing (sheet) == 0)
    return;

  array = json_array_new ();
  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    {
      g_autofree char *path = dup_path (rn_sheet_cell (i));

      if (rn_sheet_is_missing (sheet, rn_sheet_cell (i)))
        json_array_add_string_element (array, path);
    }
  json_object_set_array_member (document, UNCOUNTED, array);
}

static char **
dup_colours (JsonObject *document)
{
  g_autoptr (GStrvBuilder) colours = g_strv_builder_new ();
  JsonArray *players = json_object_get_array_member (document, "players");

  for (guint i = 0; i < json_array_get_length (players); i++)
    g_strv_builder_add (colours,
                        json_object_get_string_member (json_array_get_object_element (players, i), "colour"));

  return g_strv_builder_end (colours);
}

gboolean
rn_sheet_read (RnSheet      *sheet,
               JsonObject   *document,
               char       ***names,
               char       ***colours,
               AhuRefusal  **refusal,
               GError      **error)
{
  g_auto (GStrv) given = NULL;
  RnReason reason;

  g_return_val_if_fail (document != NULL, FALSE);
  g_return_val_if_fail (names != NULL && colours != NULL && refusal != NULL, FALSE);

  *refusal = NULL;
  given = ahu_document_check_players (document, error);
  if (given == NULL || !rn_sheet_from_json (sheet, document, error))
    return FALSE;

  reason = rn_sheet_check_each (sheet);
  if (reason.code != RN_OK)
    {
      *refusal = ahu_refusal_new (reason.rule, rn_reason_sentence (&reason, (const char *const *) given));
      return FALSE;
    }

  read_uncounted (sheet, document);
  *names = g_steal_pointer (&given);
  *colours = dup_colours (document);

  return TRUE;
}

/* A copy whose members can be replaced; their values are shared. */
static JsonObject *
copy_members (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (object == NULL)
    return copy;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    json_object_set_member (copy, name, json_node_ref (node));

  return copy;
}

static JsonObject *
find_object (JsonObject *object,
             const char *member)
{
  return object != NULL ? json_object_get_object_member (object, member) : NULL;
}

static JsonObject *
write_kinds (const gint64  counts[RN_SACRIFICES],
             JsonObject   *origin)
{
  JsonObject *object = copy_members (origin);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    json_object_set_int_member (object, rn_sacrifice_id (k), counts[k]);

  return object;
}

static JsonObject *
write_player (const RnSheet *sheet,
              guint          player,
              const char    *name,
              const char    *colour,
              JsonObject    *origin)
{
  JsonObject *object = copy_members (origin);

  json_object_set_string_member (object, "name", name);
  json_object_set_string_member (object, "colour", colour);
  json_object_set_int_member (object, "tiles", sheet->players[player].tiles);
  json_object_set_int_member (object, "moai", sheet->players[player].moai);
  json_object_set_int_member (object, "wood", sheet->players[player].wood);
  json_object_set_object_member (object, "sacrifice",
                                 write_kinds (sheet->players[player].sacrifice, find_object (origin, "sacrifice")));

  return object;
}

JsonObject *
rn_sheet_write (const RnSheet     *sheet,
                const char *const *names,
                const char *const *colours,
                JsonObject        *origin,
                const int         *seats)
{
  JsonArray *players = json_array_new ();
  JsonArray *origins = origin != NULL ? json_object_get_array_member (origin, "players") : NULL;
  JsonObject *document = copy_members (origin);

  json_object_set_string_member (document, "format", "ahu-result");
  json_object_set_int_member (document, "version", 1);
  json_object_set_string_member (document, "game", rn_game_get ()->id);
  json_object_set_object_member (document, "stone", write_kinds (sheet->stone, find_object (origin, "stone")));
  for (guint p = 0; p < sheet->n_players; p++)
    {
      int seat = origins != NULL && seats != NULL ? seats[p] : -1;

      json_array_add_object_element (players,
                                     write_player (sheet, p, names[p], colours[p],
                                                   seat >= 0 ? json_array_get_object_element (origins, (guint) seat)
                                                             : NULL));
    }
  json_object_set_array_member (document, "players", players);
  write_uncounted (sheet, document);

  return document;
}
