/* test-tries.c: each try that comes with the program asks one person for a decision, and gives nothing away
 *
 * Not for: how it is played (test-learn.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-random.h"
#include "core/history/ahu-applied.h"
#include "core/history/ahu-history.h"
#include "core/record/ahu-practice.h"
#include "core/teach/ahu-try.h"
#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/rn-game.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-position.h"

#include "support/test-rules.h"

static const struct
{
  const char *folder;
  const AhuGame *(*get) (void);
  guint n_tries;
} kinds[] = { { "rapanui", rn_game_get, 12 }, { "tapati", tp_game_get, 14 } };

static const char *const english[] = { "en", NULL };

/* How often it is gone on with before a rule is given up. */
#define WAYS 200
#define SEED 38

/* It has a title in each language, and is about rules that there are. */
static void
assert_told (AhuRecord *record,
             AhuRules  *rules)
{
  g_autoptr (AhuTry) original = ahu_try_read (record, english);
  g_auto (GStrv) languages = g_strsplit (g_getenv ("AHU_TEST_LANGUAGES"), " ", -1);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      const char *const language[] = { languages[i], NULL };
      g_autoptr (AhuTry) try = ahu_try_read (record, language);

      g_assert_nonnull (try);
      g_assert_cmpstr (try->title, !=, original->title);
      g_assert_cmpuint (g_strv_length (try->about), >, 0);
      for (guint k = 0; try->about[k] != NULL; k++)
        g_assert_cmpint (ahu_rules_find (rules, try->about[k]), >=, 0);
    }
}

/* Goes on by chance until the try is over, or cards are uncovered that nobody knows, and back again. Takes out of
 * @missing what that comes to. */
static void
play_once (AhuHistory   *history,
           const AhuTry *try,
           AhuRandom    *chance,
           GHashTable   *missing)
{
  const AhuGame *game = ahu_record_get_game (ahu_history_get_record (history));
  gboolean goes_on = TRUE;

  while (goes_on && !ahu_try_is_over (history, try->from, try->until))
    {
      guint ply = ahu_history_get_ply (history);
      g_autoptr (JsonNode) legal = game->legal_to_json (ahu_history_get_position (history, ply));
      JsonArray *moves = json_node_get_array (legal);
      guint n = json_array_get_length (moves);
      g_autoptr (AhuRefusal) refusal = NULL;
      AhuApplied applied = { 0 };

      goes_on = n > 0;
      if (goes_on)
        refusal = ahu_history_play (history, json_array_get_element (moves, ahu_random_below (chance, n)));
      goes_on = goes_on && refusal == NULL;
      game->rules_applied (history, ply, &applied);
      for (guint i = 0; i < applied.n; i++)
        g_hash_table_remove (missing, applied.rules[i]);
    }
  while (ahu_history_get_ply (history) > try->from)
    g_assert_true (ahu_history_undo (history));
}

/* To each rule that it is about one may come. */
static void
assert_about (AhuRecord *record)
{
  g_autoptr (AhuTry) try = ahu_try_read (record, english);
  g_autoptr (AhuRecord) begun = ahu_try_begin (record, try->seat, try->from);
  g_autoptr (AhuHistory) history = ahu_history_new (begun, NULL);
  g_autoptr (GHashTable) missing = g_hash_table_new (g_str_hash, g_str_equal);
  AhuRandom chance = ahu_random_stream (SEED, try->from, 0);
  GHashTableIter rules;
  gpointer rule;

  for (guint i = 0; try->about[i] != NULL; i++)
    g_hash_table_add (missing, try->about[i]);
  for (guint i = 0; i < WAYS && g_hash_table_size (missing) > 0; i++)
    play_once (history, try, &chance, missing);
  g_hash_table_iter_init (&rules, missing);
  while (g_hash_table_iter_next (&rules, &rule, NULL))
    {
      g_test_message ("%s: nobody comes to %s", try->title, (char *) rule);
      g_test_fail ();
    }
}

/* The game begins where that person has several moves; all others are computers. */
static void
assert_asks (AhuRecord *record)
{
  g_autoptr (AhuTry) try = ahu_try_read (record, english);
  g_autoptr (AhuRecord) begun = ahu_try_begin (record, try->seat, try->from);
  g_autoptr (AhuHistory) history = ahu_history_new (begun, NULL);

  g_assert_nonnull (history);
  g_assert_cmpuint (ahu_history_get_moves (history)->len, ==, try->from);
  g_assert_cmpint (ahu_practice_get_person (begun), ==, try->seat);
  g_assert_cmpstr (ahu_record_get_id (begun), !=, ahu_record_get_id (record));
  g_assert_null (ahu_record_get_member (begun, "try"));
  g_assert_true (ahu_try_asks (history, try->seat, try->from));
}

static void
test_tries (gconstpointer data)
{
  guint kind = GPOINTER_TO_UINT (data);
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "games", kinds[kind].folder, "tries", NULL);
  g_autoptr (AhuRules) rules = test_load_rules (kinds[kind].folder, "en");
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const char *name;
  guint n = 0;

  g_assert_nonnull (names);
  ahu_game_register (kinds[kind].get ());
  for (; (name = g_dir_read_name (names)) != NULL; n++)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (AhuRecord) record = ahu_record_load (path, &error);

      g_assert_no_error (error);
      g_assert_true (ahu_record_get_game (record) == kinds[kind].get ());
      assert_told (record, rules);
      assert_asks (record);
      assert_about (record);
      /* By its id it is known which one was tried. */
      g_assert_true (g_hash_table_add (ids, g_strdup (ahu_record_get_id (record))));
    }
  g_assert_cmpuint (n, ==, kinds[kind].n_tries);
}

/* Whatever stands there, a try is there or it isn't. */
static void
test_malformed (void)
{
  static const char *const values[] = {
    "null", "[]", "{}", "{\"seat\":0,\"from\":0}", "{\"seat\":9,\"from\":0,\"title\":{\"en\":\"A\"}}",
    "{\"seat\":0,\"from\":9999,\"title\":{\"en\":\"A\"}}", "{\"seat\":\"0\",\"from\":0,\"title\":{\"en\":\"A\"}}",
    "{\"seat\":0,\"from\":0,\"title\":{\"en\":1}}", "{\"seat\":0,\"from\":0,\"title\":{}}",
    "{\"seat\":0,\"from\":0,\"until\":\"round\",\"title\":{\"en\":\"A\"}}",
    "{\"seat\":0,\"from\":0,\"until\":1,\"title\":{\"en\":\"A\"}}",
    "{\"seat\":0,\"from\":0,\"until\":null,\"title\":{\"en\":\"A\"}}",
  };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "rapanui", "two-players.rapanui", NULL);
  g_autoptr (AhuRecord) record = NULL;

  ahu_game_register (rn_game_get ());
  record = ahu_record_load (path, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autoptr (AhuRecord) changed = ahu_record_copy_with (record, "try", json_from_string (values[i], NULL));

      g_assert_null (ahu_try_read (changed, english));
    }
}

/* @word: (nullable): of `until` */
static AhuTryUntil
read_until (AhuRecord  *record,
            const char *word)
{
  g_autofree char *until = word != NULL ? g_strdup_printf ("\"until\":\"%s\",", word) : g_strdup ("");
  g_autofree char *text = g_strdup_printf ("{\"seat\":0,\"from\":0,%s\"title\":{\"en\":\"A\"}}", until);
  g_autoptr (AhuRecord) changed = ahu_record_copy_with (record, "try", json_from_string (text, NULL));
  g_autoptr (AhuTry) try = ahu_try_read (changed, english);

  g_assert_nonnull (try);

  return try->until;
}

/* In which part of the game one is, by what the table shows of it. */
static guint
rn_part (gconstpointer position)
{
  return ((const RnPosition *) position)->turn;
}

static guint
tp_part (gconstpointer data)
{
  const TpPosition *position = data;

  if (position->step == TP_STEP_PRESTIGE)
    return position->round * 100 + 99;
  if (position->step == TP_STEP_REVEAL && position->draw != TP_DRAW_RUG_CARD)
    return position->round * 100;

  return position->round * 100 + position->n_used + (position->step == TP_STEP_FACT);
}

/* It ends with the move, or as soon as something else begins, in each game. */
static void
test_until (void)
{
  static const struct
  {
    const char *path;
    guint (*part) (gconstpointer position);
  } games[] = { { "rapanui/two-players.rapanui", rn_part }, { "tapati/four-sensible.rapanui", tp_part } };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", games[i].path, NULL);
      g_autoptr (AhuRecord) record = NULL;
      g_autoptr (AhuHistory) history = NULL;
      guint from = 0, last, n_ended = 0;

      ahu_game_register (kinds[i].get ());
      record = ahu_record_load (path, NULL);
      history = ahu_history_new (record, NULL);
      g_assert_cmpint (read_until (record, NULL), ==, AHU_TRY_UNTIL_TURN);
      g_assert_cmpint (read_until (record, "turn"), ==, AHU_TRY_UNTIL_TURN);
      g_assert_cmpint (read_until (record, "move"), ==, AHU_TRY_UNTIL_MOVE);
      last = ahu_history_get_ply (history);
      while (ahu_history_undo (history))
        ;
      while (ahu_history_redo (history))
        {
          guint ply = ahu_history_get_ply (history);
          gboolean ended = games[i].part (ahu_history_get_position (history, from)) !=
                           games[i].part (ahu_history_get_position (history, ply));

          g_assert_true (ahu_try_is_over (history, from, AHU_TRY_UNTIL_MOVE));
          g_assert_false (ahu_try_is_over (history, ply, AHU_TRY_UNTIL_MOVE));
          g_assert_cmpint (ahu_try_is_over (history, from, AHU_TRY_UNTIL_TURN), ==, ended);
          from = ended ? ply : from;
          n_ended += ended;
        }
      g_assert_cmpuint (ahu_history_get_ply (history), ==, last);
      g_assert_cmpuint (n_ended, >, 10);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *name = g_strconcat ("/tries/", kinds[i].folder, NULL);

      g_test_add_data_func (name, GUINT_TO_POINTER (i), test_tries);
    }
  g_test_add_func ("/tries/malformed", test_malformed);
  g_test_add_func ("/tries/until", test_until);

  return g_test_run ();
}
