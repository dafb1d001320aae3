/* test-untold.c: the possibility check for untold face-down cards
 *
 * Not for: whole games (test-untold-stories.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"

/* The active player builds a Moai again and again; both lay, and the active
 * one adds a Fish. Nothing is gained by it. */
static void
round_of (RnPosition *position,
          const char *other,
          const char *own)
{
  g_autofree char *moves = NULL;
  guint active = position->active;

  rn_test_hand (position, active, "MLL");
  rn_test_area (position, active, "L");
  rn_test_column (position, 0, "LPL");
  position->wood[active] = 7;
  moves = g_strdup_printf ("play M; sacrifice %u %s; sacrifice %u %s; add f; draw 0", 1 - active,
                           other, active, own);
  rn_test_make (position, moves);
}

static void
start (RnPosition *position,
       const char *cards)
{
  rn_test_start (position, 2);
  rn_test_sacrifice (position, 0, cards);
  rn_test_sacrifice (position, 1, "ffmmppgg");
}

static void
begin_round (RnPosition *position,
             const char *other)
{
  g_autofree char *moves = NULL;

  rn_test_hand (position, position->active, "MLL");
  position->wood[position->active] = 7;
  moves = g_strdup_printf ("play M; sacrifice %u %s", 1 - position->active, other);
  rn_test_make (position, moves);
}

/* Two cards, one laid untold, one told: what remains is known. */
static void
test_told_later (void)
{
  RnPosition position;

  start (&position, "fm");
  round_of (&position, "p", "-");
  rn_test_hand (&position, 1, "MLL");
  position.wood[1] = 7;
  rn_test_make (&position, "play M");
  rn_test_assert_legal (&position, "sacrifice 0 f; sacrifice 0 m");
  rn_test_assert_refused (&position, "sacrifice 0 p", "R6.1 SACRIFICE_OWNED player=0 kind=2");
  rn_test_make (&position, "sacrifice 0 f");
  g_assert_false (rn_position_could_own (&position, 0, RN_SACRIFICE_MULBERRY));
  g_assert_cmpuint (rn_position_sacrifice_total (&position, 0), ==, 0);
  g_assert_true (rn_position_reveal_possible (&position, 0, (const guint8[]) { 1 }, 1));
  g_assert_false (rn_position_reveal_possible (&position, 0, (const guint8[]) { 0 }, 1));
}

/* Told at once after untold: the card itself may be the one laid before. */
static void
test_only_untold_against (void)
{
  RnPosition position;

  start (&position, "fmm");
  round_of (&position, "p", "-");
  round_of (&position, "f", "g");
  begin_round (&position, "m");
  rn_test_assert_legal (&position, "sacrifice 0 -; sacrifice 0 m");
  rn_test_assert_refused (&position, "sacrifice 0 f", "R6.2 SACRIFICE_OWNED player=0 kind=0");
  rn_test_make (&position, "sacrifice 0 m; add f; draw 0");
  /* Owned: f and twice m; laid: untold, f, m. The untold one was an m. */
  rn_test_hand (&position, 1, "MLL");
  position.wood[1] = 7;
  rn_test_make (&position, "play M");
  rn_test_assert_turn (&position, RN_STEP_SACRIFICE, "1");
  g_assert_cmpuint (position.sacrifice[0][RN_SACRIFICE_MULBERRY], ==, 1);
}

static void
test_refused_untold (void)
{
  RnPosition position;

  start (&position, "fmmg");
  round_of (&position, "p", "-");
  round_of (&position, "f", "g");
  /* The untold card was m or g, f having been laid later. */
  begin_round (&position, "m");
  rn_test_make (&position, "sacrifice 0 g; add f; draw 0");
  /* And no g either: an m is left, of two. */
  g_assert_true (rn_position_could_own (&position, 0, RN_SACRIFICE_MULBERRY));
  rn_test_hand (&position, 1, "MLL");
  position.wood[1] = 7;
  rn_test_make (&position, "play M; sacrifice 0 m");
  g_assert_cmpuint (position.sacrifice[0][RN_SACRIFICE_MULBERRY], ==, 1);
  g_assert_false (rn_position_could_own (&position, 0, RN_SACRIFICE_MULBERRY));
}

/* Twice untold of two kinds with one card each: a third can't be either. */
static void
test_hall (void)
{
  RnPosition position;

  start (&position, "fmppg");
  round_of (&position, "g", "-");
  round_of (&position, "p", "m");
  round_of (&position, "g", "-");
  round_of (&position, "p", "m");
  begin_round (&position, "f");
  /* Untold are two of f, m, g; one g is left in the counts. */
  rn_test_assert_legal (&position, "sacrifice 0 -; sacrifice 0 f; sacrifice 0 g; sacrifice 0 m");
  rn_test_make (&position, "sacrifice 0 g; add f; draw 0");
  rn_test_hand (&position, 1, "MLL");
  position.wood[1] = 7;
  rn_test_make (&position, "play M");
  g_assert_cmpuint (rn_position_sacrifice_total (&position, 0), ==, 0);
  g_assert_true (rn_position_reveal_possible (&position, 0, (const guint8[]) { 0, 1 }, 2));
  g_assert_true (rn_position_reveal_possible (&position, 0, (const guint8[]) { 1, 0 }, 2));
  g_assert_false (rn_position_reveal_possible (&position, 0, (const guint8[]) { 0, 0 }, 2));
  g_assert_false (rn_position_reveal_possible (&position, 0, (const guint8[]) { 0, 3 }, 2));
}

/* A card got later was not there when the untold one was laid. */
static void
test_got_later (void)
{
  RnPosition position;

  start (&position, "f");
  round_of (&position, "p", "-");
  rn_test_make (&position, "play m; draw 3");
  position.wood[0] = 5;
  rn_test_make (&position, "buy m");
  g_assert_true (rn_position_could_own (&position, 0, RN_SACRIFICE_MULBERRY));
  g_assert_false (rn_position_could_own (&position, 0, RN_SACRIFICE_FISH));
  g_assert_false (rn_position_reveal_possible (&position, 0, (const guint8[]) { 1 }, 1));
  g_assert_true (rn_position_reveal_possible (&position, 0, (const guint8[]) { 0 }, 1));
}

static void
test_refused_code (void)
{
  RnPosition position;

  start (&position, "f");
  begin_round (&position, "p");
  rn_test_make (&position, "sacrifice 0 -; add f; draw 0");
  rn_test_make (&position, "play m; draw 3");
  rn_test_hand (&position, 0, "MLL");
  position.wood[0] = 12;
  rn_test_make (&position, "buy m; play M; sacrifice 1 p");
  rn_test_assert_legal (&position, "sacrifice 0 -; sacrifice 0 m");
  rn_test_assert_refused (&position, "sacrifice 0 f", "R6.2 SACRIFICE_UNTOLD player=0 kind=0");
}

/* Of somebody whose cards nobody knows: a kind that lies elsewhere as a whole. */
static void
test_refused_none_left (void)
{
  RnPosition position;

  start (&position, "f");
  memset (position.sacrifice[1], 0, sizeof position.sacrifice[1]);
  position.unknown[1] = 2;
  position.untracked = 1 << 1;
  rn_test_hand (&position, 0, "MLL");
  position.wood[0] = 7;
  rn_test_make (&position, "play M");
  g_assert_true (rn_position_could_own (&position, 1, RN_SACRIFICE_GRAIN));

  position.stone_open[RN_SACRIFICE_GRAIN] += (guint8) rn_position_kind_left (&position, RN_SACRIFICE_GRAIN);
  rn_test_assert_refused (&position, "sacrifice 1 g", "R6.1 SACRIFICE_OWNED player=1 kind=3");
}

/* The same player lays all nine Moai cards untold. */
static void
test_nine_untold (void)
{
  RnPosition position;
  guint i;

  rn_test_start (&position, 2);
  rn_test_sacrifice (&position, 0, "ffffffffffffffffffffm");
  rn_test_sacrifice (&position, 1, "");
  for (i = 0; i < RN_MAX_HIDDEN; i++)
    {
      position.active = 0;
      rn_test_hand (&position, 0, "MLL");
      position.wood[0] = 7;
      rn_test_column (&position, 0, "LPL");
      rn_test_make (&position, "play M; sacrifice 0 -; add g; draw 0");
    }
  g_assert_cmpuint (position.untold[0], ==, 9);
  g_assert_cmpuint (rn_position_sacrifice_total (&position, 0), ==, 12);
  g_assert_true (rn_position_reveal_possible (&position, 0,
                                              (const guint8[9]) { 0, 0, 0, 0, 1, 0, 0, 0, 0 }, 9));
  g_assert_true (rn_position_reveal_possible (&position, 0, (const guint8[9]) { 0 }, 9));
  g_assert_false (rn_position_reveal_possible (&position, 0,
                                               (const guint8[9]) { 1, 0, 0, 0, 1, 0, 0, 0, 0 }, 9));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/untold/told-later", test_told_later);
  g_test_add_func ("/engine/untold/counts", test_only_untold_against);
  g_test_add_func ("/engine/untold/one-left", test_refused_untold);
  g_test_add_func ("/engine/untold/two-kinds", test_hall);
  g_test_add_func ("/engine/untold/got-later", test_got_later);
  g_test_add_func ("/engine/untold/refused", test_refused_code);
  g_test_add_func ("/engine/untold/none-left", test_refused_none_left);
  g_test_add_func ("/engine/untold/nine", test_nine_untold);
  return g_test_run ();
}
