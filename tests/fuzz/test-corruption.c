/* test-corruption.c: records with one byte damaged, each byte in turn
 *
 * What becomes of such a file is known beforehand: it is read, as the same game
 * or as another that is legal, up to its last good move, or a sentence says why
 * not. Nothing else may happen, whatever the byte.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-session.h"
#include "games/rapanui/rn-game.h"
#include "games/tapati/engine/tp-game.h"
#include "told.h"

typedef enum
{
  NOT_READ,     /* no JSON, or no record of Ahu */
  NOT_SET_UP,   /* a record of a game that can't begin like that */
  STOPPED,      /* a move is refused, those before it are good */
  WHOLE,        /* every move is good */
  SHEET,        /* a result sheet that can be scored */
  SHEET_REFUSED,
  N_OUTCOMES
} Outcome;

static const char *const outcome_names[N_OUTCOMES] = {
  "not read", "set-up refused", "good up to a move", "whole", "scored", "counts refused"
};

/* What a byte can become: what means something in JSON, in UTF-8 and, with the
 * NUL at its end, to C; and three of its bits turned. */
static const char values[] = "\"\\}],0-\n\x80\xff";
static const guint8 bits[] = { 0x01, 0x20, 0x80 };

typedef struct
{
  const char *path;        /* below the folder of the tests */
  gboolean every_value;    /* each of the 255 other values of a byte, or those above */
  const Outcome *expected; /* what happens at least once, up to N_OUTCOMES */
} Sample;

static AhuSession *
open_session (JsonObject  *document,
              AhuRefusal **refusal,
              GError     **error)
{
  g_autoptr (AhuRecord) record = ahu_record_new_from_document (document, error);

  return record != NULL ? ahu_session_new (record, NULL, refusal) : NULL;
}

static void
assert_same_game (AhuSession *one,
                  AhuSession *other)
{
  AhuHistory *history = ahu_session_get_history (one);
  AhuHistory *again = ahu_session_get_history (other);
  gsize size = ahu_session_get_game (one)->position_size;
  guint ply = ahu_history_get_ply (history);

  g_assert_cmpuint (ahu_history_get_ply (again), ==, ply);
  for (guint i = 0; i <= ply; i++)
    g_assert_cmpmem (ahu_history_get_position (history, i), size,
                     ahu_history_get_position (again, i), size);
}

/* What was read can be kept, and is the same when it is read again. */
static void
check_kept (AhuSession *session)
{
  AhuHistory *history = ahu_session_get_history (session);
  g_autoptr (GBytes) bytes
    = ahu_record_to_bytes_with_struck (ahu_session_get_record (session), ahu_history_get_moves (history),
                                       ahu_history_get_ply (history), ahu_history_get_struck (history));
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuSession) again = open_session (document, &refusal, NULL);

  g_assert_nonnull (again);
  g_assert_null (refusal);
  assert_same_game (session, again);
}

static Outcome
open_record (JsonObject *document)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuSession) session = open_session (document, &refusal, &error);

  if (refusal != NULL)
    told_assert_refusal (refusal);

  if (session == NULL)
    {
      g_assert_true ((refusal != NULL) != (error != NULL));
      if (refusal != NULL)
        return NOT_SET_UP;
      told_assert_sentence (error->message);
      return NOT_READ;
    }

  check_kept (session);
  return refusal != NULL ? STOPPED : WHOLE;
}

static Outcome
open_sheet (JsonObject *document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_auto (GStrv) names = ahu_document_check_players (document, &error);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) json = NULL;

  if (names != NULL &&
      ahu_document_get_game (document)->score_sheet (document, (const char *const *) names,
                                                     &text, &json, &refusal, &error))
    return SHEET;

  if (refusal != NULL)
    {
      told_assert_refusal (refusal);
      return SHEET_REFUSED;
    }

  told_assert_sentence (error->message);
  return NOT_READ;
}

/* Exactly that long, so that a sanitizer sees any reading beyond it. */
static Outcome
open_file (const guint8 *content,
           gsize         length)
{
  g_autoptr (GBytes) bytes = g_bytes_new (content, length);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, &error);

  if (document == NULL)
    {
      g_assert_cmpuint (error->domain, ==, AHU_RECORD_ERROR);
      told_assert_sentence (error->message);
      return NOT_READ;
    }

  return ahu_document_is_result (document) ? open_sheet (document) : open_record (document);
}

static void
try_values (GByteArray   *file,
            guint         at,
            const Sample *sample,
            guint        *outcomes)
{
  guint8 original = file->data[at];

  for (guint i = 1; sample->every_value && i < 256; i++)
    {
      file->data[at] = (guint8) (original + i);
      outcomes[open_file (file->data, file->len)]++;
    }

  for (guint i = 0; !sample->every_value && i < sizeof values + sizeof bits; i++)
    {
      file->data[at] = (guint8) (i < sizeof values ? values[i] : original ^ bits[i - sizeof values]);
      outcomes[open_file (file->data, file->len)]++;
    }

  file->data[at] = original;
}

/* Gone, or there twice. */
static void
try_lengths (GByteArray *file,
             guint       at,
             guint      *outcomes)
{
  guint8 original = file->data[at];

  g_byte_array_remove_index (file, at);
  outcomes[open_file (file->data, file->len)]++;

  g_byte_array_set_size (file, file->len + 2);
  memmove (file->data + at + 2, file->data + at, file->len - at - 2);
  file->data[at] = file->data[at + 1] = original;
  outcomes[open_file (file->data, file->len)]++;

  g_byte_array_remove_index (file, at);
}

static void
test_each_byte (gconstpointer data)
{
  const Sample *sample = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, sample->path, NULL);
  guint outcomes[N_OUTCOMES] = { 0 };
  g_autoptr (GByteArray) file = NULL;
  g_autofree guint8 *untouched = NULL;
  char *content;
  gsize length;

  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  file = g_byte_array_new_take ((guint8 *) content, length);
  untouched = g_memdup2 (content, length);

  for (guint at = 0; at < length; at++)
    {
      try_values (file, at, sample, outcomes);
      try_lengths (file, at, outcomes);
      outcomes[open_file (file->data, at)]++;
    }

  g_assert_cmpmem (file->data, file->len, untouched, length);
  for (guint i = 0; i < N_OUTCOMES; i++)
    if (outcomes[i] > 0)
      g_test_message ("%u bytes, %u damages %s", (guint) length, outcomes[i], outcome_names[i]);
  for (const Outcome *expected = sample->expected; *expected != N_OUTCOMES; expected++)
    g_assert_cmpuint (outcomes[*expected], >, 0);
}

int
main (int    argc,
      char **argv)
{
  static const Outcome of_record[] = { NOT_READ, NOT_SET_UP, STOPPED, WHOLE, N_OUTCOMES };
  static const Outcome of_sheet[] = { NOT_READ, SHEET, SHEET_REFUSED, N_OUTCOMES };
  static const Sample samples[] = {
    { "data/rapanui/price-floor-six.rapanui", FALSE, of_record },
    { "fuzz/corpus/corrected.rapanui", FALSE, of_record },
    { "fuzz/corpus/joined-late-face-down.rapanui", FALSE, of_record },
    { "fuzz/corpus/short.rapanui", TRUE, of_record },
    { "fuzz/corpus/result.rapanui", TRUE, of_sheet },
    { "fuzz/corpus/tapati-whole-game.rapanui", FALSE, of_record },
    { "fuzz/corpus/tapati-result.rapanui", FALSE, of_sheet },
  };

  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  ahu_game_register (tp_game_get ());

  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_autofree char *name = g_strdup_printf ("/corruption/%s", samples[i].path);

      g_test_add_data_func (name, &samples[i], test_each_byte);
    }

  return g_test_run ();
}
