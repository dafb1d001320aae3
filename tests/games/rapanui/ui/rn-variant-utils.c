/* rn-variant-utils.c: games that differ in nothing but one card laid face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-variant-utils.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/words/rn-sentences.h"

/* How much of a game must be possible with another card, to be worth a look. */
#define LEAST 8

const char *const test_variant_games[3] = {
  "active-without-cards.rapanui", "decided-by-moai-or-wood.rapanui", "two-players.rapanui",
};

static JsonObject *
load_document (const char *name,
               gboolean    practice)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "rapanui", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = ahu_document_read (path, &error);
  JsonObject *document = ahu_document_parse (bytes, &error);

  g_assert_no_error (error);
  if (practice)
    json_object_set_member (document, "practice",
                            json_from_string ("{\"computers\":[\"medium\",null,\"medium\",\"medium\"]}", NULL));

  return document;
}

/* Equal moves of a document may be one object, so this one gets its own. */
static void
change_kind (JsonObject *document,
             guint       ply,
             const char *kind)
{
  JsonArray *moves = json_object_get_array_member (document, "moves");
  JsonArray *changed = json_array_new ();

  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      g_autofree char *text = json_to_string (json_array_get_element (moves, i), FALSE);
      JsonNode *move = json_from_string (text, NULL);

      if (i == ply)
        json_object_set_string_member (json_node_get_object (move), "kind", kind);
      json_array_add_element (changed, move);
    }
  json_object_set_array_member (document, "moves", changed);
}

AhuSession *
test_variant_load (const char *name,
                   gboolean    practice,
                   guint       ply,
                   const char *kind)
{
  g_autoptr (JsonObject) document = load_document (name, practice);
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  AhuSession *session;

  if (kind != NULL)
    change_kind (document, ply, kind);
  record = ahu_record_new_from_document (document, &error);
  g_assert_no_error (error);
  session = ahu_session_new (record, NULL, &refusal);
  if (kind != NULL && ahu_history_get_ply (ahu_session_get_history (session)) < ply + LEAST)
    g_clear_object (&session);

  return session;
}

const RnPosition *
test_variant_position (AhuSession *session,
                       guint       ply)
{
  return ahu_history_get_position (ahu_session_get_history (session), ply);
}

void
test_variant_go (AhuSession *session,
                 guint       ply)
{
  while (ahu_history_get_ply (ahu_session_get_history (session)) > ply)
    g_assert_true (ahu_session_undo (session));
  while (ahu_history_get_ply (ahu_session_get_history (session)) < ply)
    g_assert_true (ahu_session_redo (session));
}

AhuSession *
test_variant_find (const char *name,
                   gboolean    practice,
                   AhuSession *session,
                   guint      *ply)
{
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (session));

  for (; *ply < moves->len; (*ply)++)
    {
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, *ply));
      if (move.type != RN_MOVE_SACRIFICE || move.kind == RN_SACRIFICE_NULL ||
          move.player != test_variant_position (session, *ply)->active)
        continue;
      for (guint kind = 0; kind < RN_SACRIFICES; kind++)
        {
          AhuSession *other = kind == move.kind ? NULL : test_variant_load (name, practice, *ply, rn_sacrifice_id (kind));

          if (other != NULL)
            return other;
        }
    }

  return NULL;
}
