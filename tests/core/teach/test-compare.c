/* test-compare.c: in what two moves differ, and which of them wins more games
 *
 * Not for: what a game measures (tests/games).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/teach/ahu-compare.h"

#define N_COUNTS 7

/* A move sets the counts of a position; the others follow from them. */
typedef struct
{
  int counts[N_COUNTS];
} Position;

static const AhuMeter count_meter = { "count", AHU_READING_COUNT };
static const AhuMeter more_meter = { "more", AHU_READING_MORE };
static const AhuMeter yes_meter = { "yes", AHU_READING_YES_NO };
static const AhuMeter seat_meter = { "seat", AHU_READING_SEAT };
static const char *const names[] = { "Anna", "Ben", NULL };

static AhuRefusal *
apply (gpointer           position,
       JsonNode          *move,
       const char *const *players)
{
  JsonArray *counts = json_node_get_array (move);

  for (guint i = 0; i < N_COUNTS; i++)
    ((Position *) position)->counts[i] += (int) json_array_get_int_element (counts, i);

  return NULL;
}

static void
add (GArray         *readings,
     const AhuMeter *meter,
     guint           kind,
     int             value,
     double          worth)
{
  AhuReading reading = { meter, AHU_NOBODY, kind, NULL, value, "R1.1", worth };

  g_array_append_val (readings, reading);
}

/* The last count says of which round the one before it is. */
static void
measures (gconstpointer  position,
          guint          seat,
          GArray        *readings)
{
  const Position *self = position;

  add (readings, &count_meter, 0, self->counts[0], 1);
  add (readings, &count_meter, 1, self->counts[1], 2);
  add (readings, &more_meter, 2, self->counts[2], 0.5);
  add (readings, &yes_meter, 3, self->counts[3] > 0, 3);
  add (readings, &seat_meter, 4, self->counts[4] - 1, 4);
  add (readings, &count_meter, 10 + (guint) self->counts[6], self->counts[5], 0.1);
}

static char *
measure_text (const AhuReading *reading)
{
  return g_strdup_printf ("measure %u", reading->kind);
}

static void
measures_of_players (gconstpointer  position,
                     guint          seat,
                     GArray        *readings)
{
  for (guint p = 0; p < 2; p++)
    {
      AhuReading reading = { &more_meter, p, p, "same", ((const Position *) position)->counts[p], "R1.1", 1 };

      g_array_append_val (readings, reading);
    }
}

static const AhuGame game = {
  .id = "compared",
  .position_size = sizeof (Position),
  .apply = apply,
  .measures = measures,
  .measure_text = measure_text,
};

static char *
tell (const char *move,
      const char *other,
      const char *other_name)
{
  const Position position = { { 10, 10, 10 } };
  g_autoptr (JsonNode) one = json_from_string (move, NULL);
  g_autoptr (JsonNode) two = json_from_string (other, NULL);
  char *text = ahu_compare_tell (&(AhuComparison) { &game, &position, names, 0, one, two, other_name });

  g_assert_cmpint (position.counts[0], ==, 10);

  return text;
}

/* Most points first, in the words of each form, and no more than five. */
static void
test_rows (void)
{
  g_autofree char *some = tell ("[1,0,0,0,0,0,0]", "[3,0,2,0,0,0,0]", "that");
  g_autofree char *all = tell ("[1,5,3,1,1,9,0]", "[0,0,0,0,2,0,0]", NULL);
  g_autofree char *nobody = tell ("[0,0,0,0,0,0,0]", "[0,0,0,0,1,0,0]", NULL);

  g_assert_cmpstr (some, ==, "Compared with “that”:\nmeasure 0: 11 instead of 13 (R1.1)\nmeasure 2: 2 fewer (R1.1)");
  g_assert_cmpstr (all, ==, "Compared with what was done:\n"
                            "measure 1: 15 instead of 10 (R1.1)\n"
                            "measure 4: Anna instead of Ben (R1.1)\n"
                            "measure 3: yes instead of no (R1.1)\n"
                            "measure 2: 3 more (R1.1)\n"
                            "measure 0: 11 instead of 10 (R1.1)");
  g_assert_cmpstr (nobody, ==, "Compared with what was done:\nmeasure 4: nobody instead of Anna (R1.1)");
}

/* Neither what is alike nor what only one of the positions has. */
static void
test_nothing (void)
{
  g_autofree char *alike = tell ("[1,1,1,1,1,1,1]", "[1,1,1,1,1,1,1]", "that");
  g_autofree char *apart = tell ("[0,0,0,0,0,7,1]", "[0,0,0,0,0,3,2]", NULL);
  AhuGame silent = game;
  Position position = { { 0 } };
  g_autoptr (JsonNode) move = json_from_string ("[1,1,1,1,1,1,1]", NULL);

  silent.measures = NULL;
  g_assert_cmpstr (alike, ==, "Nothing differs at once from “that”.");
  g_assert_cmpstr (apart, ==, "Nothing differs at once from what was done.");
  g_assert_null (ahu_compare_tell (&(AhuComparison) { &silent, &position, names, 0, move, move, NULL }));
}

/* What is the same for several stands in one line. */
static void
test_players (void)
{
  const Position position = { { 10, 20 } };
  AhuGame shared = game;
  g_autoptr (JsonNode) other = json_from_string ("[0,0,0,0,0,0,0]", NULL);
  g_autoptr (JsonNode) both = json_from_string ("[2,2,0,0,0,0,0]", NULL);
  g_autoptr (JsonNode) one = json_from_string ("[1,3,0,0,0,0,0]", NULL);
  g_autofree char *alike = NULL;
  g_autofree char *apart = NULL;

  shared.measures = measures_of_players;
  alike = ahu_compare_tell (&(AhuComparison) { &shared, &position, names, 0, both, other, "that" });
  apart = ahu_compare_tell (&(AhuComparison) { &shared, &position, names, 0, one, other, "that" });
  g_assert_cmpstr (alike, ==, "Compared with “that”:\nEverybody – measure 0: 2 more (R1.1)");
  g_assert_cmpstr (apart, ==, "Compared with “that”:\nBen – measure 1: 3 more (R1.1)\nAnna – measure 0: 1 more (R1.1)");
}

/* Three standard errors of the difference: 0.6 and 0.5 of a thousand games are 4.5 apart, of two hundred 2. */
static void
test_won (void)
{
  int error;

  g_assert_cmpint (ahu_won_percent ((AhuWon) { 0.5, 2500 }, &error), ==, 50);
  g_assert_cmpint (error, ==, 1);
  g_assert_cmpint (ahu_won_percent ((AhuWon) { 0.5, 100 }, &error), ==, 50);
  g_assert_cmpint (error, ==, 5);
  g_assert_true (ahu_won_is_more ((AhuWon) { 0.6, 1000 }, (AhuWon) { 0.5, 1000 }));
  g_assert_false (ahu_won_is_more ((AhuWon) { 0.5, 1000 }, (AhuWon) { 0.6, 1000 }));
  g_assert_false (ahu_won_is_more ((AhuWon) { 0.6, 200 }, (AhuWon) { 0.5, 200 }));
  /* That all of few games were won says little, and nothing is known of none. */
  g_assert_false (ahu_won_is_more ((AhuWon) { 1, 3 }, (AhuWon) { 0, 3 }));
  g_assert_false (ahu_won_is_more ((AhuWon) { 1, 1000 }, (AhuWon) { 0, 0 }));
  g_assert_null (ahu_compare_cannot_tell ((AhuWon) { 0.5, 1000 }, (AhuWon) { 0.6, 1000 }));
  g_assert_nonnull (ahu_compare_cannot_tell ((AhuWon) { 0.6, 200 }, (AhuWon) { 0.5, 200 }));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/compare/rows", test_rows);
  g_test_add_func ("/compare/nothing", test_nothing);
  g_test_add_func ("/compare/players", test_players);
  g_test_add_func ("/compare/won", test_won);

  return g_test_run ();
}
