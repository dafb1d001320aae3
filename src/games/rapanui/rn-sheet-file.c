/* rn-sheet-file.c: result sheets as documents: the counts in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/rn-sheet-file.h"

#include "core/json/ahu-json-path.h"
#include "core/record/ahu-result-sheet.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/words/rn-sentences.h"

#define UNCOUNTED "uncounted"

char *
rn_sheet_path (RnSheetCell cell)
{
  static const char *const fields[] = { "tiles", "moai", "wood" };

  if (cell.player < 0)
    return g_strdup_printf ("stone.%s", rn_sacrifice_id (cell.kind));
  if (cell.field == RN_SHEET_SACRIFICE)
    return g_strdup_printf ("players[%d].sacrifice.%s", cell.player, rn_sacrifice_id (cell.kind));

  return g_strdup_printf ("players[%d].%s", cell.player, fields[cell.field]);
}

gboolean
rn_sheet_check_file (JsonObject         *document,
                     const char *const  *names,
                     AhuRefusal        **refusal,
                     GError            **error)
{
  RnSheet sheet;
  RnReason reason;

  g_return_val_if_fail (document != NULL && names != NULL && refusal != NULL, FALSE);

  *refusal = NULL;
  if (!rn_sheet_from_json (&sheet, document, error))
    return FALSE;

  reason = rn_sheet_check_each (&sheet);
  if (reason.code != RN_OK)
    *refusal = ahu_refusal_new (reason.rule, rn_reason_sentence (&reason, names));

  return *refusal == NULL;
}

void
rn_sheet_read (RnSheet    *sheet,
               JsonObject *document)
{
  g_return_if_fail (sheet != NULL && document != NULL);

  *sheet = (RnSheet) { .n_players = json_array_get_length (json_object_get_array_member (document, "players")) };
  rn_sheet_clear (sheet);
  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    {
      g_autofree char *path = rn_sheet_path (rn_sheet_cell (i));
      JsonNode *count = ahu_json_path_get (document, path);

      if (count != NULL)
        rn_sheet_set (sheet, rn_sheet_cell (i), json_node_get_int (count));
      if (ahu_result_sheet_is_missing (document, path))
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
      g_autofree char *path = rn_sheet_path (rn_sheet_cell (i));

      if (rn_sheet_is_missing (sheet, rn_sheet_cell (i)))
        json_array_add_string_element (array, path);
    }
  json_object_set_array_member (document, UNCOUNTED, array);
}

/* @owner: has the counts in a member of its own */
static void
write_kinds (const gint64  counts[RN_SACRIFICES],
             JsonObject   *owner,
             const char   *member)
{
  JsonObject *object = ahu_json_copy_members (json_object_has_member (owner, member)
                                                ? json_object_get_object_member (owner, member) : NULL);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    json_object_set_int_member (object, rn_sacrifice_id (k), counts[k]);
  json_object_set_object_member (owner, member, object);
}

static JsonArray *
write_players (const RnSheet *sheet,
               JsonArray     *origin)
{
  JsonArray *players = json_array_new ();

  for (guint p = 0; p < sheet->n_players; p++)
    {
      JsonObject *object = ahu_json_copy_members (json_array_get_object_element (origin, p));

      json_object_set_int_member (object, "tiles", sheet->players[p].tiles);
      json_object_set_int_member (object, "moai", sheet->players[p].moai);
      json_object_set_int_member (object, "wood", sheet->players[p].wood);
      write_kinds (sheet->players[p].sacrifice, object, "sacrifice");
      json_array_add_object_element (players, object);
    }

  return players;
}

JsonObject *
rn_sheet_write (const RnSheet *sheet,
                JsonObject    *origin)
{
  JsonObject *document = ahu_json_copy_members (origin);

  g_return_val_if_fail (sheet != NULL && origin != NULL, document);

  /* Where there are no counts yet they come in the order in which people count. */
  if (!json_object_has_member (document, "stone"))
    json_object_remove_member (document, "players");
  write_kinds (sheet->stone, document, "stone");
  json_object_set_array_member (document, "players",
                                write_players (sheet, json_object_get_array_member (origin, "players")));
  write_uncounted (sheet, document);

  return document;
}
