/* test-misfit.c: what is told of moves that no longer fit a game begun otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-misfit.h"
#include "rn-test-games.h"

/* A set-up with another card on one place of its display. */
static JsonNode *
with_card (JsonObject *setup,
           guint       place,
           guint       kind)
{
  g_autoptr (JsonNode) whole = json_node_init_object (json_node_alloc (), setup);
  g_autofree char *text = json_to_string (whole, FALSE);
  JsonNode *mended = json_from_string (text, NULL);
  JsonArray *display = json_object_get_array_member (json_node_get_object (mended), "display");
  JsonArray *column = json_array_get_array_element (display, place / RN_COLUMN_CARDS);

  /* Each in turn is put behind all others. */
  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    {
      g_autofree char *id = g_strdup (json_array_get_string_element (column, 0));

      json_array_remove_element (column, 0);
      json_array_add_string_element (column, i == place % RN_COLUMN_CARDS ? rn_kind_id (kind) : id);
    }

  return mended;
}

/* Takes setup. Returns: (nullable): what is told of the move that no longer fits */
static char *
tell (AhuHistory *history,
      guint       n_players,
      JsonNode   *setup,
      char      **reason,
      char      **missing)
{
  AhuRecord *record = ahu_history_get_record (history);
  g_autofree const char **names = g_new0 (const char *, n_players + 1);
  g_autofree const char **colours = g_new0 (const char *, n_players + 1);
  g_autoptr (AhuRecord) mended = NULL;
  g_autoptr (AhuCorrection) correction = NULL;
  g_autoptr (AhuHistory) now = NULL;
  RnMove move;

  for (guint i = 0; i < n_players; i++)
    {
      names[i] = ahu_record_get_names (record)[i];
      colours[i] = ahu_record_get_colours (record)[i];
    }
  mended = ahu_record_mend_setup (record, names, colours, setup);
  correction = ahu_history_correct_setup (history, mended, NULL);
  *reason = NULL;
  *missing = NULL;
  if (correction == NULL || ahu_correction_get_conflict (correction) == NULL)
    return NULL;

  *reason = g_strdup (ahu_correction_get_conflict (correction)->message);
  now = ahu_correction_branch (correction);
  rn_move_from_json (&move, ahu_history_get_move (history, ahu_correction_get_next (correction)));
  *missing = rn_misfit_move_sentence (now, &move);

  return rn_misfit_sentence (history, now, &move);
}

static guint
get_n_players (AhuHistory *history)
{
  return ahu_record_get_n_players (ahu_history_get_record (history));
}

/* In a game another card lies on one place of the display. */
static void
assert_card (const char *game,
             guint       place,
             guint       kind,
             const char *sentence,
             const char *reason,
             const char *missing)
{
  g_autoptr (AhuHistory) history = rn_test_load_example (game);
  g_autofree char *refused = NULL;
  g_autofree char *lacks = NULL;
  g_autofree char *told = tell (history, get_n_players (history),
                                with_card (ahu_record_get_setup (ahu_history_get_record (history)), place, kind),
                                &refused, &lacks);

  g_assert_cmpstr (told, ==, sentence);
  g_assert_cmpstr (refused, ==, reason);
  g_assert_cmpstr (lacks, ==, missing);
}

/* What is played from the hand was drawn before, and nobody else's card is meant. */
static void
test_drawn (void)
{
  assert_card ("decided-by-moai-or-wood", 5, RN_POTATO,
               "In turn 3 C drew Lumberjack in front of column 2, but Sweet Potato would lie there.",
               "C doesn’t hold this card: Lumberjack.", "In turn 7 C would have no Lumberjack to play.");
  assert_card ("no-moai-built", 3, RN_LUMBERJACK,
               "In turn 1 A drew Moai in front of column 1, but Lumberjack would lie there.",
               "A Moai goes back into the box only from a hand of three Moai.",
               "In turn 11 A would not have three Moai to put back into the box.");
}

/* What is done next follows from what was scored. */
static void
test_uncovered (void)
{
  assert_card ("active-without-cards", 4, RN_MOAI,
               "In turn 14 Player 2 uncovered Lumberjack in column 2, but Moai would lie there.",
               "Moai are scored first: choose wood or glory points.", NULL);
}

/* A card too many is so wherever the others were drawn. */
static void
test_too_many (void)
{
  assert_card ("active-without-cards", 8, RN_FISH, NULL, "Fish: no more of them can be in the draw pile.", NULL);
}

/* However a display is mended, it is told what comes of that. */
static void
test_always (void)
{
  guint n = 0, n_missing = 0;

  for (guint g = 0; rn_test_finished[g] != NULL; g++)
    {
      g_autoptr (AhuHistory) history = rn_test_load_example (rn_test_finished[g]);
      JsonObject *setup = ahu_record_get_setup (ahu_history_get_record (history));

      for (guint place = 0; json_object_has_member (setup, "display") && place < RN_COLUMNS * RN_COLUMN_CARDS; place++)
        for (guint kind = 0; kind < RN_KINDS; kind++)
          {
            g_autofree char *reason = NULL;
            g_autofree char *missing = NULL;
            g_autofree char *sentence = tell (history, get_n_players (history), with_card (setup, place, kind), &reason,
                                              &missing);

            if (reason == NULL || strstr (reason, "draw pile") != NULL)
              {
                g_assert_null (sentence);
                continue;
              }
            g_assert_nonnull (sentence);
            n++;
            n_missing += missing != NULL;
          }
    }
  g_assert_cmpuint (n, >, 1000);
  g_test_message ("%u of %u say what would be missing", n_missing, n);
  g_assert_cmpuint (n_missing, >, n / 2);
}

/* With one player fewer the turns are others'. */
static void
test_players (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("four-players-untold");
  JsonObject *setup = ahu_record_get_setup (ahu_history_get_record (history));
  JsonNode *mended = with_card (setup, 0, rn_kind_from_id (json_array_get_string_element (
    json_array_get_array_element (json_object_get_array_member (setup, "display"), 0), 0)));
  g_autofree char *reason = NULL;
  g_autofree char *missing = NULL;
  g_autofree char *sentence = NULL;

  json_array_remove_element (json_object_get_array_member (json_node_get_object (mended), "hands"), 3);
  sentence = tell (history, 3, mended, &reason, &missing);
  g_assert_nonnull (reason);
  g_assert_cmpstr (sentence, ==, "With 3 players turn 4 is the turn of A.");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  g_test_add_func ("/misfit/drawn", test_drawn);
  g_test_add_func ("/misfit/uncovered", test_uncovered);
  g_test_add_func ("/misfit/too-many", test_too_many);
  g_test_add_func ("/misfit/always", test_always);
  g_test_add_func ("/misfit/players", test_players);

  return g_test_run ();
}
