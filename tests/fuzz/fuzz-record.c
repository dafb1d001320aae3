/* fuzz-record.c: any bytes at all as a file of Ahu
 *
 * Reads them, replays the moves through the real game, words whatever there is
 * to be worded, and writes the record again: read once more, it has to give the
 * same bytes and the same positions. A sanitizer sees the rest.
 *
 * With libFuzzer (-Dfuzz=true) this is the target; test-corpus.c calls the same
 * function in every build.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-record.h"

#include "core/history/ahu-history.h"
#include "core/history/ahu-turns.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-worth.h"
#include "games/tapati/engine/tp-game.h"
#include "told.h"

#include "../support/test-correction.h"
#include "../support/test-record.h"

/* A record written with all its moves is the same when it is read and written
 * once more, legal or not. */
static void
check_text (AhuRecord *record)
{
  GPtrArray *moves = ahu_record_get_moves (record);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, moves, moves->len);
  g_autoptr (AhuRecord) again = test_record_read (bytes);
  GPtrArray *moves_again = ahu_record_get_moves (again);
  g_autoptr (GBytes) same = ahu_record_to_bytes (again, moves_again, moves_again->len);

  g_assert_cmpuint (moves_again->len, ==, moves->len);
  g_assert_true (g_bytes_equal (bytes, same));
}

/* The good part, written and read again, leads to the same position. */
static void
check_good_part (AhuHistory *history)
{
  AhuRecord *record = ahu_history_get_record (history);
  gsize size = ahu_record_get_game (record)->position_size;
  guint ply = ahu_history_get_ply (history);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_history_get_moves (history), ply);
  g_autoptr (AhuRecord) again = test_record_read (bytes);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuHistory) replayed = ahu_history_new (again, &refusal);

  g_assert_null (refusal);
  g_assert_cmpuint (ahu_history_get_ply (replayed), ==, ply);
  g_assert_cmpmem (ahu_history_get_position (replayed, ply), size,
                   ahu_history_get_position (history, ply), size);
}

static void
check_sentences (AhuHistory *history)
{
  AhuRecord *record = ahu_history_get_record (history);
  const AhuGame *game = ahu_record_get_game (record);
  const char *const *names = ahu_record_get_names (record);
  guint ply = ahu_history_get_ply (history);

  for (guint i = 0; i < ply; i++)
    {
      JsonNode *move = ahu_history_get_move (history, i);
      g_auto (GStrv) lines = game->describe_move (ahu_history_get_position (history, i), move,
                                                  names, NULL);

      g_assert_true (lines != NULL && lines[0] != NULL);
    }
  for (guint first = 0; first < ply; first = ahu_history_get_turn_end (history, first))
    {
      const AhuViewer viewer = { ahu_history_get_position (history, ply), 0 };
      g_autofree char *all = ahu_history_describe_turn (history, first, ahu_history_get_turn_end (history, first), NULL);
      g_autofree char *seen = ahu_history_describe_turn (history, first, ahu_history_get_turn_end (history, first), &viewer);

      g_assert_true (*all != '\0' && *seen != '\0');
    }
}

static void
check_course (AhuHistory *history)
{
  AhuRecord *record = ahu_history_get_record (history);
  g_autoptr (AhuCourse) course = ahu_record_get_game (record)->course (history, ahu_record_get_names (record));

  g_assert_cmpuint (course->moments->len, >, 0);
  for (guint i = 0; i < course->n_players; i++)
    {
      g_assert_cmpuint (course->order[i], <, course->n_players);
      g_assert_true (*course->told[i] != '\0');
    }
}

/* What is told of a game of cards that is over. */
static void
check_tale (AhuHistory *history)
{
  const char *const *names = ahu_record_get_names (ahu_history_get_record (history));
  g_autoptr (GArray) worths = NULL;
  RnFinal final;

  worths = rn_worth_find (history, &final);
  for (guint i = 0; i < worths->len; i++)
    {
      g_auto (GStrv) sentences = rn_worth_sentences (&g_array_index (worths, RnWorth, i), &final, names);

      g_assert_nonnull (sentences[0]);
    }
}

static void
check_pending (AhuRecord     *record,
               gconstpointer  position)
{
  const AhuGame *game = ahu_record_get_game (record);
  g_autofree guint *seats = g_new0 (guint, game->max_players);
  guint n = game->pending (position, seats);

  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (seats[i], <, ahu_record_get_n_players (record));
  if (game->is_over (position))
    g_assert_cmpuint (n, ==, 0);
}

static void
check_position (AhuHistory *history)
{
  AhuRecord *record = ahu_history_get_record (history);
  const AhuGame *game = ahu_record_get_game (record);
  const char *const *names = ahu_record_get_names (record);
  gconstpointer position = ahu_history_get_position (history, ahu_history_get_ply (history));
  g_autoptr (JsonNode) json = game->position_to_json (position);
  g_autoptr (JsonNode) legal = game->legal_to_json (position);

  g_assert_true (JSON_NODE_HOLDS_OBJECT (json));
  check_pending (record, position);

  if (game->is_over (position))
    {
      g_autofree char *text = game->final_text (position, names);
      g_autoptr (JsonNode) final = game->final_json (position);
      g_autoptr (AhuRanking) ranking = game->ranking (position, names);

      g_assert_nonnull (text);
      g_assert_nonnull (final);
      g_assert_cmpuint (ranking->n_players, ==, ahu_record_get_n_players (record));
      g_assert_cmpuint (json_array_get_length (json_node_get_array (legal)), ==, 0);
      check_course (history);
      if (game == rn_game_get ())
        check_tale (history);
    }
  else
    {
      g_assert_cmpuint (json_array_get_length (json_node_get_array (legal)), >, 0);
    }
}

/* Each move taken out in turn, then undone: nothing stays of it. */
static void
check_corrections (AhuHistory *history)
{
  guint ply = ahu_history_get_ply (history);

  for (guint i = 0; i < MIN (ply, 4); i++)
    {
      ahu_history_accept (history, test_try_remove (history, i));
      g_assert_true (ahu_history_undo (history));
      g_assert_cmpuint (ahu_history_get_ply (history), ==, ply);
    }
}

static void
check_record (JsonObject *document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRecord) record = ahu_record_new_from_document (document, &error);
  g_autoptr (AhuHistory) history = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  if (record == NULL)
    {
      told_assert_sentence (error->message);
      return;
    }

  check_text (record);
  history = ahu_history_new (record, &refusal);
  g_assert_true (history != NULL || refusal != NULL);
  if (refusal != NULL)
    told_assert_refusal (refusal);

  if (history == NULL)
    return;

  check_sentences (history);
  check_position (history);
  check_corrections (history);
  check_good_part (history);
}

static void
check_result (JsonObject *document)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) names = ahu_document_check_players (document, &error);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) json = NULL;

  if (names != NULL &&
      ahu_document_get_game (document)->score_sheet (document, (const char *const *) names,
                                                     &text, &json, &refusal, &error))
    {
      g_assert_true (text != NULL && json != NULL);
      return;
    }

  g_assert_true ((refusal != NULL) != (error != NULL));
  if (refusal != NULL)
    told_assert_refusal (refusal);
  else
    told_assert_sentence (error->message);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) document = NULL;

  ahu_game_register (rn_game_get ());
  ahu_game_register (tp_game_get ());
  document = ahu_document_parse (bytes, &error);
  g_assert_true ((document != NULL) == (error == NULL));

  if (document == NULL)
    {
      told_assert_sentence (error->message);
      return 0;
    }

  if (ahu_document_is_result (document))
    check_result (document);
  else
    check_record (document);

  return 0;
}
