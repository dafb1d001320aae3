/* ahu-session-export.c: the running game as a text, for the store and for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-record-counts.h"
#include "core/session/ahu-session-private.h"

GBytes *
ahu_session_to_bytes (AhuSession *self)
{
  AhuHistory *history = ahu_session_get_history (self);
  g_autoptr (GPtrArray) none = ahu_struck_lines_new ();
  GPtrArray *struck = ahu_history_get_struck (history);

  return ahu_record_to_bytes_with_struck (ahu_session_get_record (self), ahu_history_get_moves (history),
                                          ahu_history_get_ply (history),
                                          ahu_session_has_ended (self) ? none : struck);
}

/* The record, its set-up as everybody may know it; what isn't a move yet is nobody else's affair. */
static AhuRecord *
tell_setup (AhuSession *self)
{
  const AhuGame *game = ahu_session_get_game (self);
  g_autoptr (AhuRecord) record = ahu_record_copy_with (ahu_session_get_record (self), AHU_SESSION_ENTERED, NULL);
  JsonNode *setup = NULL;
  g_autoptr (AhuRecord) told = NULL;

  if (game->conceal_setup != NULL)
    setup = game->conceal_setup (ahu_session_get_position (self),
                                 g_strv_length ((char **) ahu_session_get_names (self)),
                                 ahu_record_get_setup (record));

  told = setup != NULL ? ahu_record_copy_with (record, "setup", setup) : g_object_ref (record);

  /* Somebody may have looked at what lies face down. */
  return ahu_record_copy_with (told, AHU_RECORD_COUNTING, NULL);
}

/* What the session has written itself. */
static AhuRecord *
read_back (GBytes *bytes)
{
  g_autoptr (JsonObject) document = NULL;
  g_autoptr (GError) error = NULL;
  AhuRecord *record;

  document = ahu_document_parse (bytes, &error);
  g_assert_no_error (error);
  record = ahu_record_new_from_document (document, &error);
  g_assert_no_error (error);

  return record;
}

AhuRecord *
ahu_session_dup_record (AhuSession *self)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  bytes = ahu_session_to_bytes (self);

  return read_back (bytes);
}

AhuRecord *
ahu_session_dup_public_record (AhuSession *self)
{
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  bytes = ahu_session_export (self);

  return read_back (bytes);
}

GBytes *
ahu_session_export (AhuSession *self)
{
  const AhuGame *game;
  AhuHistory *history;
  GPtrArray *moves;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GPtrArray) none = ahu_struck_lines_new ();
  g_autoptr (GPtrArray) told = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  g_return_val_if_fail (AHU_IS_SESSION (self), NULL);

  /* Nothing is hidden any more. */
  if (ahu_record_is_counted (ahu_session_get_record (self)))
    return ahu_session_to_bytes (self);

  game = ahu_session_get_game (self);
  record = tell_setup (self);
  history = ahu_session_get_history (self);
  moves = ahu_history_get_moves (history);
  for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
    {
      JsonNode *move = g_ptr_array_index (moves, ply);

      if (game->conceal != NULL)
        g_ptr_array_add (told, game->conceal (ahu_session_get_position (self),
                                              ahu_history_get_position (history, ply), move));
      else
        g_ptr_array_add (told, json_node_ref (move));
    }

  return ahu_record_to_bytes_with_struck (record, told, told->len,
                                          ahu_session_has_ended (self)
                                            ? none : ahu_history_get_struck (history));
}
