/* ahu-record-counts.c: games whose end was counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-record-counts.h"

#include <glib/gstdio.h>

#include "core/json/ahu-json-path.h"
#include "core/record/ahu-document-write.h"
#include "core/record/ahu-result-sheet.h"

/* What a sheet has, and a record has elsewhere. */
static const char *const own_members[] = { "format", "version", "game", "id", "created", "title", NULL };
static const char *const own_of_player[] = { "name", "colour", NULL };

gboolean
ahu_record_is_sheet (AhuRecord *self)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), FALSE);

  return ahu_document_is_result (ahu_record_get_document (self));
}

JsonObject *
ahu_record_give_id (JsonObject *document)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *id = NULL;

  g_return_val_if_fail (document != NULL, NULL);

  if (!ahu_document_is_result (document) || json_object_has_member (document, "id"))
    return json_object_ref (document);

  bytes = ahu_document_to_bytes (document);
  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  id = g_strdup_printf ("%.8s-%.4s-%.4s-%.4s-%.12s", sum, sum + 8, sum + 12, sum + 16, sum + 20);

  return ahu_json_path_set (document, "id", json_node_init_string (json_node_alloc (), id));
}

AhuRecord *
ahu_record_give_time (AhuRecord  *self,
                      const char *path)
{
  g_autoptr (GDateTime) time = NULL;
  g_autofree char *created = NULL;
  GStatBuf info;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);
  g_return_val_if_fail (path != NULL, NULL);

  if (*ahu_record_get_created (self) != '\0' || g_stat (path, &info) != 0)
    return g_object_ref (self);

  time = g_date_time_new_from_unix_utc (info.st_mtime);
  created = ahu_record_format_time (time);

  return ahu_record_copy_with (self, "created", json_node_init_string (json_node_alloc (), created));
}

/* Adds what @object has beside @left_out to @to. */
static void
add_members (JsonObject         *to,
             JsonObject         *object,
             const char *const  *left_out)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    if (!g_strv_contains (left_out, name))
      json_object_set_member (to, name, json_node_ref (node));
}

/* Returns: (transfer full) (nullable): what @counts has of each player beside who that is, in objects
 *   with name and colour of @named (nullable) */
static JsonArray *
join_players (JsonArray *counts,
              JsonArray *named)
{
  g_autoptr (JsonArray) players = json_array_new ();

  for (guint i = 0; i < json_array_get_length (counts); i++)
    {
      JsonNode *node = json_array_get_element (counts, i);
      JsonObject *player = json_object_new ();

      json_array_add_object_element (players, player);
      if (!JSON_NODE_HOLDS_OBJECT (node))
        return NULL;
      for (guint j = 0; named != NULL && own_of_player[j] != NULL; j++)
        json_object_set_member (player, own_of_player[j],
                                json_node_ref (json_object_get_member (json_array_get_object_element (named, i),
                                                                       own_of_player[j])));
      add_members (player, json_node_get_object (node), own_of_player);
    }

  return g_steal_pointer (&players);
}

JsonObject *
ahu_record_dup_counts (AhuRecord  *self,
                       const char *member)
{
  g_autoptr (JsonObject) sheet = NULL;
  JsonObject *document, *counts;
  JsonArray *named, *players;
  JsonNode *node;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  document = ahu_record_get_document (self);
  if (ahu_record_is_sheet (self))
    return g_str_equal (member, AHU_RECORD_RESULT) ? json_object_ref (document) : NULL;

  node = json_object_get_member (document, member);
  counts = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  node = counts != NULL ? json_object_get_member (counts, "players") : NULL;
  named = json_object_get_array_member (document, "players");
  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node) ||
      json_array_get_length (json_node_get_array (node)) != json_array_get_length (named))
    return NULL;

  players = join_players (json_node_get_array (node), named);
  if (players == NULL)
    return NULL;

  sheet = json_object_new ();
  json_object_set_string_member (sheet, "format", "ahu-result");
  json_object_set_int_member (sheet, "version", 1);
  for (guint i = 2; own_members[i] != NULL; i++)
    if (json_object_has_member (document, own_members[i]))
      json_object_set_member (sheet, own_members[i], json_node_ref (json_object_get_member (document, own_members[i])));
  add_members (sheet, counts, own_members);
  json_object_set_array_member (sheet, "players", players);

  return g_steal_pointer (&sheet);
}

gboolean
ahu_record_counts_are_full (AhuRecord *self)
{
  g_autoptr (JsonObject) sheet = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuScoring) scoring = NULL;

  g_return_val_if_fail (AHU_IS_RECORD (self), FALSE);

  sheet = ahu_record_dup_counts (self, AHU_RECORD_RESULT);
  if (sheet != NULL)
    scoring = ahu_result_sheet_score (sheet, ahu_record_get_names (self), &refusal, NULL);

  return scoring != NULL && ahu_scoring_is_result (scoring);
}

/* Returns: (transfer full): a sheet as a member of the record of its game */
static JsonNode *
make_member (JsonObject *sheet,
             gboolean    is_result,
             guint       ply)
{
  g_autoptr (JsonObject) counts = json_object_new ();

  if (!is_result)
    json_object_set_int_member (counts, "ply", ply);
  add_members (counts, sheet, own_members);
  json_object_set_array_member (counts, "players",
                                join_players (json_object_get_array_member (sheet, "players"), NULL));

  return json_node_init_object (json_node_alloc (), counts);
}

gboolean
ahu_record_counts_like (AhuRecord *self,
                        AhuRecord *other)
{
  g_autoptr (JsonObject) ours = ahu_record_dup_counts (self, AHU_RECORD_RESULT);
  g_autoptr (JsonObject) theirs = ahu_record_dup_counts (other, AHU_RECORD_RESULT);
  g_autoptr (JsonNode) a = NULL;
  g_autoptr (JsonNode) b = NULL;

  g_return_val_if_fail (ours != NULL && theirs != NULL, FALSE);

  a = make_member (ours, TRUE, 0);
  b = make_member (theirs, TRUE, 0);

  return json_node_equal (a, b);
}

AhuRecord *
ahu_record_copy_with_counts (AhuRecord  *self,
                             JsonObject *sheet,
                             gboolean    is_result,
                             guint       ply)
{
  const char *member = is_result ? AHU_RECORD_RESULT : AHU_RECORD_COUNTING;
  const char *other = is_result ? AHU_RECORD_COUNTING : AHU_RECORD_RESULT;
  g_autoptr (AhuRecord) without = NULL;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);

  if (ahu_record_is_sheet (self))
    return ahu_record_new_from_document (sheet, NULL);

  without = ahu_record_copy_with (self, other, NULL);

  return ahu_record_copy_with (without, member, sheet != NULL ? make_member (sheet, is_result, ply) : NULL);
}
