/* test-states.c: undo and redo of what is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-states.h"

static void
assert_state (AhuStates  *states,
              const char *expected,
              gboolean    can_undo,
              gboolean    can_redo)
{
  g_assert_cmpstr (ahu_states_get (states), ==, expected);
  g_assert_cmpint (ahu_states_can_undo (states), ==, can_undo);
  g_assert_cmpint (ahu_states_can_redo (states), ==, can_redo);
}

/* Whoever goes back and enters something else has that, and nothing to do again. */
static void
test_steps (void)
{
  g_autoptr (AhuStates) states = ahu_states_new (g_strdup (""), g_free);

  assert_state (states, "", FALSE, FALSE);
  ahu_states_add (states, g_strdup ("a"), NULL);
  ahu_states_add (states, g_strdup ("b"), NULL);
  assert_state (states, "b", TRUE, FALSE);
  ahu_states_undo (states);
  ahu_states_undo (states);
  assert_state (states, "", FALSE, TRUE);
  ahu_states_redo (states);
  assert_state (states, "a", TRUE, TRUE);
  ahu_states_add (states, g_strdup ("c"), NULL);
  assert_state (states, "c", TRUE, FALSE);
  ahu_states_undo (states);
  assert_state (states, "a", TRUE, TRUE);
  ahu_states_reset (states, g_strdup ("d"));
  assert_state (states, "d", FALSE, FALSE);
}

/* One field's letters are one step, until something else happens. */
static void
test_typing (void)
{
  g_autoptr (AhuStates) states = ahu_states_new (g_strdup (""), g_free);

  ahu_states_add (states, g_strdup ("1"), "number");
  ahu_states_add (states, g_strdup ("12"), "number");
  ahu_states_add (states, g_strdup ("12 A"), "name");
  ahu_states_undo (states);
  assert_state (states, "12", TRUE, TRUE);
  ahu_states_add (states, g_strdup ("123"), "number");
  ahu_states_undo (states);
  assert_state (states, "12", TRUE, TRUE);
  ahu_states_undo (states);
  assert_state (states, "", FALSE, TRUE);

  ahu_states_add (states, g_strdup ("4"), "number");
  ahu_states_end_typing (states);
  ahu_states_add (states, g_strdup ("5"), "number");
  ahu_states_undo (states);
  assert_state (states, "4", TRUE, TRUE);
}

static void
make_small (gpointer state,
            gpointer data)
{
  char *text = state;

  text[0] = g_ascii_tolower (text[0]);
}

/* A step after which everything is as before is none. */
static void
test_equal (void)
{
  g_autoptr (AhuStates) states = ahu_states_new (g_strdup ("a"), g_free);

  ahu_states_add (states, g_strdup ("b"), "field");
  ahu_states_drop_equal (states, g_str_equal);
  assert_state (states, "b", TRUE, FALSE);
  ahu_states_add (states, g_strdup ("a"), "field");
  ahu_states_drop_equal (states, g_str_equal);
  assert_state (states, "a", FALSE, FALSE);
  ahu_states_add (states, g_strdup ("c"), "field");
  assert_state (states, "c", TRUE, FALSE);

  /* Before the present state and after it. */
  ahu_states_add (states, g_strdup ("C"), NULL);
  ahu_states_add (states, g_strdup ("d"), NULL);
  ahu_states_add (states, g_strdup ("D"), NULL);
  ahu_states_undo (states);
  ahu_states_foreach (states, make_small, NULL);
  ahu_states_drop_equal (states, g_str_equal);
  assert_state (states, "d", TRUE, FALSE);
  ahu_states_undo (states);
  assert_state (states, "c", TRUE, TRUE);
  ahu_states_undo (states);
  assert_state (states, "a", FALSE, TRUE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/states/steps", test_steps);
  g_test_add_func ("/states/typing", test_typing);
  g_test_add_func ("/states/equal", test_equal);

  return g_test_run ();
}
