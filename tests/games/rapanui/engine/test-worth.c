/* test-worth.c: what sacrifices were worth, and the course of games
 *
 * Numbers of one example by hand, and laws that hold for all finished examples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-swings.h"
#include "games/rapanui/study/rn-worth.h"

#include "rn-test-games.h"

#include <string.h>

static const RnPosition *
get_end (AhuHistory *history)
{
  return ahu_history_get_position (history, ahu_history_get_ply (history));
}

static const char *const *
get_names (AhuHistory *history)
{
  return ahu_record_get_names (ahu_history_get_record (history));
}

static char *
plain (char **sentences)
{
  g_autofree char *text = g_strjoinv ("\n", sentences);
  g_auto (GStrv) parts = g_strsplit (text, "\302\240", -1);

  return g_strjoinv (" ", parts);
}

/* Worth */

/* Turn 31: A, by Mulberry. The Stone is 6 Grain, 2 Fish, 2 Mulberry: worth 3, 2,
 * 2, and Sweet Potato 1. With one Mulberry less it would be 3, 2, 1 and 0. A has
 * 8 Grain, no Fish, 4 Mulberry, 6 Sweet Potato: 38 points, and would have 24 + 5
 * = 29 with the fifth Mulberry. B has 3, 12, 3, 4: 43, and would have 36. C has
 * 0, 5, 5, 9: 29, and would have 15. D has 5, 1, 7, 5: 36, and would have 24. */
static void
test_by_hand (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("decided-by-moai-or-wood");
  g_autoptr (GArray) worths = NULL;
  g_auto (GStrv) sentences = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *text = NULL;
  const RnWorth *worth;
  RnFinal final;

  worths = rn_worth_find (history, &final);
  g_assert_false (rn_worth_is_partial (history));
  g_assert_cmpuint (worths->len, ==, 10);
  worth = &g_array_index (worths, RnWorth, 1);
  g_assert_cmpuint (worth->turn, ==, 31);
  g_assert_cmpuint (worth->player, ==, 0);
  g_assert_cmpuint (worth->kind, ==, RN_SACRIFICE_MULBERRY);
  g_assert_false (worth->face_down);
  g_assert_false (worth->added);
  g_assert_cmpint (worth->given_up, ==, 2);
  g_assert_cmpint (rn_worth_gain (&final, &worth->without, 0), ==, 9);
  g_assert_cmpint (rn_worth_gain (&final, &worth->without, 1), ==, 7);
  g_assert_cmpint (rn_worth_gain (&final, &worth->without, 2), ==, 14);
  g_assert_cmpint (rn_worth_gain (&final, &worth->without, 3), ==, 12);

  heading = rn_worth_heading (worth, get_names (history));
  g_assert_cmpstr (heading, ==, "Turn 31: A lays Mulberry face up");
  sentences = rn_worth_sentences (worth, &final, get_names (history));
  text = plain (sentences);
  g_assert_cmpstr (text, ==, "For A it would have been worth 2 glory points.\n"
                             "Mulberry ends up worth 2 each instead of 1.\n"
                             "Sweet Potato ends up worth 1 each instead of 0.\n"
                             "All in all, in glory points: A +9, B +7, C +14, D +12.");
}

/* The same of turn 31, where D gives up 3 points for nothing: with 47 it would be
 * second, before B. */
static void
test_without_effect (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("decided-by-moai-or-wood");
  g_autoptr (GArray) worths = NULL;
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;
  RnFinal final;

  worths = rn_worth_find (history, &final);
  sentences = rn_worth_sentences (&g_array_index (worths, RnWorth, 0), &final, get_names (history));
  text = plain (sentences);
  g_assert_cmpstr (text, ==, "For D it would have been worth 3 glory points.\n"
                             "This card changed no value.\n"
                             "B ends in place 2 instead of 3.\n"
                             "D ends in place 3 instead of 2.");
}

/* C laid two Grain and added a Fish. With none of them 4 Grain, 2 Mulberry and 1
 * Fish lie there: 3, 2 and 1, and Sweet Potato 0. C would have 2 × 3 + 5 + 10 =
 * 21 of cards, not 29; A 24 + 8 = 32, not 38; B 9 + 12 + 6 = 27, not 43; D 15 +
 * 1 + 14 = 30, not 36. */
static void
test_total (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("decided-by-moai-or-wood");
  g_autoptr (GArray) worths = NULL;
  g_auto (GStrv) sentences = NULL;
  g_autofree char *text = NULL;
  RnWorthTotal total;
  RnFinal final;

  worths = rn_worth_find (history, &final);
  rn_worth_sum (worths, &final, 2, &total);
  sentences = rn_worth_total_sentences (&total, 2, &final, get_names (history));
  text = plain (sentences);
  g_assert_cmpuint (total.n, ==, 2);
  g_assert_cmpuint (total.n_added, ==, 1);
  g_assert_cmpint (total.given_up, ==, 6);
  g_assert_cmpstr (text, ==, "The 2 cards C gave up would have been worth 6.\n"
                             "1 more came from the supply, for free.\n"
                             "Fish ends up worth 2 each instead of 1.\n"
                             "Sweet Potato ends up worth 1 each instead of 0.\n"
                             "All in all, in glory points: A +6, B +16, C +8, D +6.\n"
                             "B ends in place 2 instead of 4.\n"
                             "C ends in place 4 instead of 3.\n"
                             "D ends in place 3 instead of 2.");
}

static void
test_laid_nothing (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("no-moai-built");
  g_autoptr (GArray) worths = NULL;
  RnFinal final;
  guint player;

  worths = rn_worth_find (history, &final);
  g_assert_cmpuint (worths->len, ==, 0);
  for (player = 0; player < final.n_players; player++)
    {
      g_auto (GStrv) sentences = NULL;
      RnWorthTotal total;

      rn_worth_sum (worths, &final, player, &total);
      sentences = rn_worth_total_sentences (&total, player, &final, get_names (history));
      g_assert_cmpuint (g_strv_length (sentences), ==, 1);
      g_assert_nonnull (strstr (sentences[0], "laid nothing"));
      g_assert_cmpint (rn_worth_gain (&final, &total.without, player), ==, 0);
    }
}

static void
check_worth (const RnWorth    *worth,
             const RnPosition *end,
             const RnFinal    *final,
             AhuHistory       *history)
{
  g_auto (GStrv) sentences = rn_worth_sentences (worth, final, get_names (history));
  gboolean plain_values = memcmp (final->value, worth->without.value, RN_SACRIFICES) == 0;
  guint n_places = 0;
  guint player;

  g_assert_cmpint (worth->without.stone[worth->kind], ==, final->stone[worth->kind] - 1);
  g_assert_cmpint (worth->given_up, ==, worth->added ? 0 : final->value[worth->kind]);
  g_assert_cmpint (worth->without.players[worth->player].sacrifice_count[worth->kind], ==,
                   end->sacrifice[worth->player][worth->kind] + !worth->added);
  for (player = 0; player < end->n_players; player++)
    {
      int lost = player == worth->player ? worth->given_up : 0;

      n_places += worth->without.players[player].place != final->players[player].place;
      if (plain_values)
        g_assert_cmpint (rn_worth_gain (final, &worth->without, player), ==, -lost);
    }
  g_assert_cmpuint (g_strv_length (sentences), >=, 2 + n_places);
}

/* Every card on the Stone once, those laid face down as what they were. */
static void
test_worths (gconstpointer data)
{
  g_autoptr (AhuHistory) history = rn_test_load_example (data);
  const RnPosition *end = get_end (history);
  g_autoptr (GArray) worths = NULL;
  gint64 stone[RN_SACRIFICES] = { 0 };
  guint n_hidden = 0;
  RnFinal final;
  guint i;

  worths = rn_worth_find (history, &final);
  for (i = 0; i < worths->len; i++)
    {
      const RnWorth *worth = &g_array_index (worths, RnWorth, i);

      stone[worth->kind]++;
      if (worth->face_down)
        {
          g_assert_cmpuint (end->hidden[n_hidden].kind, ==, worth->kind);
          g_assert_cmpuint (end->hidden[n_hidden++].player, ==, worth->player);
        }
      check_worth (worth, end, &final, history);
    }
  g_assert_cmpuint (n_hidden, ==, end->n_hidden);
  g_assert_cmpmem (stone, sizeof stone, final.stone, sizeof final.stone);
}

/* The course */

/* Taken from the positions beside the example. */
static void
test_swings (void)
{
  static const char *const sentences[] = {
    "Turn 22: A +6, B +3, D +3, C 0.", "Turn 13: B +4, C +2, A 0, D 0.", "Turn 31: A +4, B +1, C 0, D 0.",
    "Turn 32: D +5, A +1, B +1, C +1.", "Turn 35: B +4, C +4, A 0, D 0."
  };
  static const char *const reasons[] = {
    "Grain is scored.", "Fish is scored.", "C builds a Moai.", "Priests are scored."
  };
  g_autoptr (AhuHistory) history = rn_test_load_example ("decided-by-moai-or-wood");
  g_autoptr (RnCourse) course = rn_course_new (history);
  const char *const *names = get_names (history);
  RnSwing swings[G_N_ELEMENTS (sentences)];
  guint i;

  g_assert_cmpuint (rn_course_get_n_turns (course), ==, 44);
  g_assert_cmpuint (rn_course_find_swings (course, swings, G_N_ELEMENTS (swings)), ==, G_N_ELEMENTS (swings));
  for (i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      g_autofree char *sentence = rn_swing_sentence (&swings[i], names);
      g_auto (GStrv) told = rn_swing_reasons (&swings[i], names);
      char *lines[] = { sentence, NULL };
      g_autofree char *text = plain (lines);

      g_assert_cmpstr (text, ==, sentences[i]);
      g_assert_cmpint (swings[i].size, ==, i < 1 ? 6 : 4);
      if (i < G_N_ELEMENTS (reasons))
        g_assert_cmpstr (told[0], ==, reasons[i]);
    }
}

/* The boundary says what the course of the engine says, of every finished example. */
static void
test_told (gconstpointer data)
{
  g_autoptr (AhuHistory) history = rn_test_load_example (data);
  const char *const *names = get_names (history);
  g_autoptr (RnCourse) course = rn_course_new (history);
  g_autoptr (AhuCourse) told = rn_game_get ()->course (history, names);
  RnSwing swings[AHU_COURSE_HIGHLIGHTS];
  guint n_swings = rn_course_find_swings (course, swings, G_N_ELEMENTS (swings));

  g_assert_cmpuint (told->n_players, ==, get_end (history)->n_players);
  g_assert_cmpuint (told->moments->len, ==, rn_course_get_n_turns (course));
  for (guint turn = 1; turn <= told->moments->len; turn++)
    {
      g_autofree char *number = g_strdup_printf ("%u", rn_course_get_number (course, turn));
      g_autofree char *place = g_strdup_printf ("After turn %s", number);

      g_assert_cmpstr (ahu_course_get_moment (told, turn)->label, ==, number);
      g_assert_cmpstr (ahu_course_get_moment (told, turn)->place, ==, place);
      for (guint player = 0; player < told->n_players; player++)
        g_assert_cmpint ((int) ahu_course_get_points (told, turn, player), ==, rn_course_get_points (course, turn, player));
    }

  g_assert_cmpuint (told->highlights->len, ==, n_swings);
  for (guint i = 0; i < n_swings; i++)
    {
      const AhuCourseHighlight *highlight = g_ptr_array_index (told->highlights, i);
      g_autofree char *sentence = rn_swing_sentence (&swings[i], names);
      g_auto (GStrv) reasons = rn_swing_reasons (&swings[i], names);
      g_autofree char *why = g_strjoinv (" ", reasons);

      g_assert_cmpuint (highlight->moment, ==, swings[i].turn);
      g_assert_cmpstr (highlight->sentence, ==, sentence);
      g_assert_cmpstr (highlight->why, ==, *why != '\0' ? why : NULL);
    }
}

/* By place; with what the Stone made the cards worth nothing is left to be added. */
static void
test_end (void)
{
  static const char *const lines[] = {
    "A, points so far: 30 after turn 22, 51 at the end.", "B, points so far: 23 after turn 22, 44 at the end.",
    "D, points so far: 23 after turn 22, 44 at the end.", "C, points so far: 18 after turn 22, 36 at the end."
  };
  g_autoptr (AhuHistory) history = rn_test_load_example ("decided-by-moai-or-wood");
  g_autoptr (AhuCourse) course = rn_game_get ()->course (history, get_names (history));
  g_autoptr (GArray) worths = NULL;
  RnFinal final;

  worths = rn_worth_find (history, &final);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      guint player = course->order[i];

      g_assert_cmpstr (course->told[player], ==, lines[i]);
      g_assert_cmpuint (final.players[player].sacrifice, >, 0);
      g_assert_cmpuint (ahu_course_get_points (course, 44, player), ==, final.players[player].total);
    }
}

static int
measure (const RnCourse *course,
         guint           turn,
         guint           n_players)
{
  int size = 0;
  guint a, b;

  for (a = 0; a < n_players; a++)
    for (b = 0; b < n_players; b++)
      size = MAX (size, rn_course_get_points (course, turn, a) - rn_course_get_points (course, turn, b) -
                        rn_course_get_points (course, turn - 1, a) + rn_course_get_points (course, turn - 1, b));

  return size;
}

/* No turn that isn't named swings more than one that is. */
static void
check_swings (const RnCourse *course,
              guint           n_players,
              guint           most)
{
  g_autofree RnSwing *swings = g_new0 (RnSwing, most);
  guint n = rn_course_find_swings (course, swings, most);
  guint n_larger = 0;
  guint turn;
  guint i;

  g_assert_cmpuint (n, <=, most);
  for (i = 0; i < n; i++)
    {
      g_assert_cmpint (swings[i].size, ==, measure (course, swings[i].turn, n_players));
      if (i > 0)
        g_assert_true (swings[i - 1].size > swings[i].size
                       || (swings[i - 1].size == swings[i].size && swings[i - 1].turn < swings[i].turn));
    }
  for (turn = 1; turn <= rn_course_get_n_turns (course); turn++)
    {
      int size = measure (course, turn, n_players);

      if (n < most)
        n_larger += size >= 2;
      else
        n_larger += size > swings[n - 1].size || (size == swings[n - 1].size && turn <= swings[n - 1].turn);
    }
  g_assert_cmpuint (n_larger, ==, n);
}

static void
test_course (gconstpointer data)
{
  g_autoptr (AhuHistory) history = rn_test_load_example (data);
  g_autoptr (RnCourse) course = rn_course_new (history);
  const RnPosition *end = get_end (history);
  RnSheet sheet;
  RnFinal final;
  guint player;
  guint most;

  rn_sheet_from_position (&sheet, end);
  rn_final (&final, &sheet);
  g_assert_cmpuint (rn_course_get_n_turns (course), ==, end->turn);
  for (player = 0; player < end->n_players; player++)
    {
      /* 2 to 5 wood (R2.5), and a card of each kind (R2.4). */
      g_assert_cmpint (rn_course_get_points (course, 0, player), ==, (player == 3 ? 1 : 0) + final.value[0] + final.value[1] +
                       final.value[2] + final.value[3]);
      g_assert_cmpint (rn_course_get_points (course, end->turn, player), ==, final.players[player].total);
    }
  for (most = 1; most < 6; most++)
    check_swings (course, end->n_players, most);
}

/* Wood that is paid takes points away again: nobody has as many in the end. */
static void
test_higher_than_the_end (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("shared-first-place");
  g_autoptr (AhuCourse) course = rn_game_get ()->course (history, get_names (history));

  g_assert_cmpuint (ahu_course_get_highest (course), ==, 5);
  g_assert_cmpuint (course->totals[course->order[0]], ==, 4);
}

int
main (int    argc,
      char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/engine/worth/by-hand", test_by_hand);
  g_test_add_func ("/engine/worth/without-effect", test_without_effect);
  g_test_add_func ("/engine/worth/total", test_total);
  g_test_add_func ("/engine/worth/laid-nothing", test_laid_nothing);
  g_test_add_func ("/engine/course/swings", test_swings);
  g_test_add_func ("/engine/course/end", test_end);
  g_test_add_func ("/engine/course/higher-than-the-end", test_higher_than_the_end);
  for (i = 0; rn_test_finished[i] != NULL; i++)
    {
      g_autofree char *worth = g_strdup_printf ("/engine/worth/%s", rn_test_finished[i]);
      g_autofree char *course = g_strdup_printf ("/engine/course/%s", rn_test_finished[i]);
      g_autofree char *told = g_strdup_printf ("/engine/course/told/%s", rn_test_finished[i]);

      g_test_add_data_func (worth, rn_test_finished[i], test_worths);
      g_test_add_data_func (course, rn_test_finished[i], test_course);
      g_test_add_data_func (told, rn_test_finished[i], test_told);
    }
  return g_test_run ();
}
