/* test-seats.c: who sits where, without any widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <locale.h>

#include "games/rapanui/rn-game.h"
#include "shell/players/ahu-seats.h"

static void
assert_names (const AhuSeats *seats,
              const char     *expected)
{
  g_auto (GStrv) names = ahu_seats_dup_names (seats);
  g_autofree char *joined = g_strjoinv (" ", names);

  g_assert_cmpstr (joined, ==, expected);
}

static void
assert_colours (const AhuSeats *seats,
                const char     *expected)
{
  g_auto (GStrv) colours = ahu_seats_dup_colours (seats);
  g_autofree char *joined = g_strjoinv (" ", colours);

  g_assert_cmpstr (joined, ==, expected);
}

static AhuSeats *
four_players (void)
{
  const char *names[] = { "Anna", "Ben", "Chiara", "Dario", NULL };
  const char *colours[] = { "green", "blue", "red", "violet", NULL };
  AhuSeats *seats = ahu_seats_new (rn_game_get ());

  ahu_seats_set_players (seats, names, colours);

  return seats;
}

static void
test_default (void)
{
  g_autoptr (AhuSeats) seats = ahu_seats_new (rn_game_get ());

  assert_names (seats, "Player 1 Player 2");
  g_assert_cmpstr (ahu_seats_get_entered_name (seats, 1), ==, "");
  g_assert_true (ahu_seats_can_add (seats));
  g_assert_false (ahu_seats_can_remove (seats));
  g_assert_cmpint (ahu_seats_get_problems (seats, 1, FALSE), ==, AHU_SEATS_FINE);
}

static void
test_add_and_remove (void)
{
  g_autoptr (AhuSeats) seats = four_players ();

  g_assert_false (ahu_seats_can_add (seats));
  ahu_seats_remove (seats, 1);
  assert_names (seats, "Anna Chiara Dario");
  assert_colours (seats, "green red violet");

  /* Whoever left can come back. */
  ahu_seats_add (seats);
  assert_names (seats, "Anna Chiara Dario Ben");
  assert_colours (seats, "green red violet blue");
}

static void
test_move (void)
{
  g_autoptr (AhuSeats) seats = four_players ();

  ahu_seats_move (seats, 3, 1);
  assert_names (seats, "Anna Dario Ben Chiara");
  ahu_seats_move (seats, 0, 2);
  g_assert_cmpstr (ahu_seats_get_entered_name (seats, 0), ==, "Dario");
  assert_names (seats, "Anna Chiara Dario Ben");
  assert_colours (seats, "green red violet blue");
  ahu_seats_move (seats, 2, 2);
  assert_names (seats, "Anna Chiara Dario Ben");
}

static void
test_start_with (void)
{
  g_autoptr (AhuSeats) seats = four_players ();

  ahu_seats_start_with (seats, 2);
  assert_names (seats, "Chiara Dario Anna Ben");
  assert_colours (seats, "red violet green blue");
  g_assert_cmpstr (ahu_seats_get_entered_name (seats, 0), ==, "Anna");
  g_assert_cmpuint (ahu_seats_get_turn (seats, 2), ==, 0);
  g_assert_cmpuint (ahu_seats_get_turn (seats, 1), ==, 3);

  /* Whoever begins still does from another seat, or when others change theirs. */
  ahu_seats_move (seats, 2, 0);
  assert_names (seats, "Chiara Anna Ben Dario");
  ahu_seats_move (seats, 3, 0);
  g_assert_cmpuint (ahu_seats_get_first (seats), ==, 1);
  ahu_seats_move (seats, 0, 2);
  assert_names (seats, "Chiara Anna Dario Ben");
  ahu_seats_remove (seats, 2);
  assert_names (seats, "Chiara Anna Ben");

  /* When they leave, the next one begins; a player without a name is numbered from there. */
  ahu_seats_remove (seats, 0);
  assert_names (seats, "Anna Ben");
  ahu_seats_start_with (seats, 1);
  ahu_seats_set_name (seats, 0, "");
  assert_names (seats, "Ben Player 2");
  ahu_seats_add (seats);
  ahu_seats_start_with (seats, 2);
  ahu_seats_remove (seats, 2);
  g_assert_cmpuint (ahu_seats_get_first (seats), ==, 0);
}

static void
test_colours_swap (void)
{
  g_autoptr (AhuSeats) seats = four_players ();

  ahu_seats_set_colour (seats, 0, "violet");
  assert_colours (seats, "violet blue red green");

  /* Also with a colour that nobody plays. */
  ahu_seats_remove (seats, 3);
  ahu_seats_set_colour (seats, 1, "green");
  assert_colours (seats, "violet green red");
}

static void
test_choices_follow_colours (void)
{
  g_autoptr (AhuSeats) seats = four_players ();

  ahu_seats_set_choice (seats, "green", "fish");
  g_assert_cmpstr (ahu_seats_get_choice (seats, 0), ==, "fish");
  ahu_seats_set_colour (seats, 1, "green");
  g_assert_null (ahu_seats_get_choice (seats, 0));
  g_assert_cmpstr (ahu_seats_get_choice (seats, 1), ==, "fish");
}

static void
test_problems (void)
{
  g_autoptr (AhuSeats) seats = four_players ();

  ahu_seats_set_name (seats, 2, "  anna ");
  g_assert_cmpint (ahu_seats_get_problems (seats, 0, FALSE), ==, AHU_SEATS_FINE);
  g_assert_cmpint (ahu_seats_get_problems (seats, 2, FALSE), ==, AHU_SEATS_SAME_NAME);
  g_assert_cmpint (ahu_seats_get_problems (seats, 2, TRUE), ==, AHU_SEATS_SAME_NAME | AHU_SEATS_NO_CHOICE);

  /* A name made up by the program counts as well. */
  ahu_seats_set_name (seats, 2, "Player 4");
  ahu_seats_set_name (seats, 3, "");
  g_assert_cmpint (ahu_seats_get_problems (seats, 2, FALSE), ==, AHU_SEATS_FINE);
  g_assert_cmpint (ahu_seats_get_problems (seats, 3, FALSE), ==, AHU_SEATS_SAME_NAME);

  ahu_seats_set_name (seats, 2, "Chiara");
  g_assert_cmpint (ahu_seats_get_problems (seats, 3, FALSE), ==, AHU_SEATS_FINE);
  g_assert_cmpint (ahu_seats_get_problems (seats, 3, TRUE), ==, AHU_SEATS_NO_CHOICE);
  ahu_seats_set_choice (seats, "violet", "grain");
  g_assert_cmpint (ahu_seats_get_problems (seats, 3, TRUE), ==, AHU_SEATS_FINE);
}

static void
test_foreign_players (void)
{
  const char *names[] = { "Anna", "Ben", "Chiara", "Dario", "Emil", "Fritz", NULL };
  const char *colours[] = { "green", "mauve", "green", "red", "blue", "violet", NULL };
  const char *nobody[] = { NULL };
  g_autoptr (AhuSeats) seats = ahu_seats_new (rn_game_get ());

  ahu_seats_set_players (seats, names, colours);
  assert_names (seats, "Anna Dario Emil Fritz");
  assert_colours (seats, "green red blue violet");

  ahu_seats_set_players (seats, nobody, nobody);
  g_assert_cmpuint (ahu_seats_get_n (seats), ==, 2);
}

/* Nobody who entered no name is called “Player 2” for ever, or sits in another seat so. */
static void
test_default_names (void)
{
  const char *names[] = { "Player 1", "Player 1", "Anna", NULL };
  const char *colours[] = { "green", "red", "blue", NULL };
  g_autoptr (AhuSeats) seats = ahu_seats_new (rn_game_get ());

  ahu_seats_set_players (seats, names, colours);
  ahu_seats_forget_default_names (seats);
  g_assert_cmpstr (ahu_seats_get_entered_name (seats, 0), ==, "");
  g_assert_cmpstr (ahu_seats_get_entered_name (seats, 1), ==, "Player 1");
  g_assert_cmpstr (ahu_seats_get_entered_name (seats, 2), ==, "Anna");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/seats/default", test_default);
  g_test_add_func ("/seats/default-names", test_default_names);
  g_test_add_func ("/seats/add-and-remove", test_add_and_remove);
  g_test_add_func ("/seats/move", test_move);
  g_test_add_func ("/seats/start-with", test_start_with);
  g_test_add_func ("/seats/colours-swap", test_colours_swap);
  g_test_add_func ("/seats/choices-follow-colours", test_choices_follow_colours);
  g_test_add_func ("/seats/problems", test_problems);
  g_test_add_func ("/seats/foreign-players", test_foreign_players);

  return g_test_run ();
}
