/* test-scoring.c: scorings and their facts: R7.3–R7.10, D4, D6, D7
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"

#include <string.h>

/* What a scoring says, per player “count:base+bonus/given”. */
static void
assert_facts (const RnScoring *scoring,
              guint            n_players,
              const char      *facts)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint player;

  for (player = 0; player < n_players; player++)
    g_string_append_printf (text, "%s%d:%d+%d/%d", player ? " " : "", scoring->count[player],
                            scoring->base[player], scoring->bonus[player],
                            scoring->given[player]);
  g_assert_cmpstr (text->str, ==, facts);
}

static void
assert_cards (const RnPosition *position,
              const char       *cards0,
              const char       *cards1,
              const char       *cards2)
{
  const char *const cards[] = { cards0, cards1, cards2 };
  guint player;

  for (player = 0; player < position->n_players; player++)
    {
      g_autofree char *text = rn_test_cards_text (position->sacrifice[player], RN_SACRIFICES);

      g_assert_cmpstr (text, ==, cards[player]);
    }
}

static void
start (RnPosition *position,
       guint       active,
       const char *area0,
       const char *area1,
       const char *area2)
{
  guint player;

  rn_test_start (position, 3);
  position->active = active;
  rn_test_areas (position, (const char *const[]) { area0, area1, area2 });
  for (player = 0; player < 3; player++)
    {
      position->wood[player] = 10;
      position->glory[player] = 20;
      rn_test_sacrifice (position, player, "");
    }
}

static void
assert_tokens (const RnPosition *position,
               const guint       wood[3],
               const guint       glory[3])
{
  guint player;

  for (player = 0; player < 3; player++)
    {
      g_assert_cmpuint (position->wood[player], ==, 10 + wood[player]);
      g_assert_cmpuint (position->glory[player], ==, 20 + glory[player]);
    }
}

static void
test_lumberjacks (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 1, "LLL", "", "LL");
  scoring = rn_test_score (&position, RN_LUMBERJACK);
  g_assert_cmpuint (scoring.kind, ==, RN_LUMBERJACK);
  g_assert_cmpuint (scoring.active, ==, 1);
  assert_facts (&scoring, 3, "3:3+1/0 0:0+0/0 2:2+0/0");
  assert_tokens (&position, (const guint[]) { 4, 0, 2 }, (const guint[]) { 0, 0, 0 });
  rn_test_assert_turn (&position, RN_STEP_BUY, "2");
}

static void
test_priests (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 2, "LPP", "LPPPP", "L");
  scoring = rn_test_score (&position, RN_PRIEST);
  g_assert_cmpuint (scoring.kind, ==, RN_PRIEST);
  assert_facts (&scoring, 3, "2:2+0/0 4:4+1/0 0:0+0/0");
  assert_tokens (&position, (const guint[]) { 0, 0, 0 }, (const guint[]) { 2, 5, 0 });
  rn_test_assert_turn (&position, RN_STEP_BUY, "0");
}

static void
test_hand_does_not_count (void)
{
  RnPosition position;

  start (&position, 0, "P", "", "");
  position.step = RN_STEP_DRAW;
  rn_test_hand (&position, 0, "PP");
  rn_test_hand (&position, 1, "PPP");
  rn_test_column (&position, 2, "PP");
  rn_test_make (&position, "draw 2");
  assert_tokens (&position, (const guint[]) { 0, 0, 0 }, (const guint[]) { 1, 0, 0 });
}

/* Only what is uncovered last is scored, and once. */
static void
test_last_uncovered (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 0, "LP", "L", "L");
  position.step = RN_STEP_DRAW;
  rn_test_hand (&position, 0, "f");
  rn_test_column (&position, 0, "LPL");
  rn_test_column (&position, 1, "PLf");
  scoring = rn_test_make (&position, "draw 0");
  g_assert_cmpuint (scoring.kind, ==, RN_INVALID);
  scoring = rn_test_make (&position, "draw 1");
  g_assert_cmpuint (scoring.kind, ==, RN_LUMBERJACK);
  assert_tokens (&position, (const guint[]) { 1, 1, 1 }, (const guint[]) { 0, 0, 0 });
}

static void
test_refilled_column (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 0, "P", "", "");
  position.step = RN_STEP_DRAW;
  rn_test_hand (&position, 0, "Lf");
  rn_test_column (&position, 3, "L");
  scoring = rn_test_make (&position, "draw 3");
  g_assert_cmpuint (scoring.kind, ==, RN_INVALID);
  scoring = rn_test_make (&position, "refill LLLP");
  g_assert_cmpuint (scoring.kind, ==, RN_PRIEST);
  assert_tokens (&position, (const guint[]) { 0, 0, 0 }, (const guint[]) { 1, 0, 0 });
}

/* A refill before the hand is full scores nothing. */
static void
test_refill_before_full (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 0, "P", "", "");
  position.step = RN_STEP_DRAW;
  rn_test_hand (&position, 0, "f");
  rn_test_column (&position, 3, "L");
  scoring = rn_test_make (&position, "draw 3; refill LLLP");
  g_assert_cmpuint (scoring.kind, ==, RN_INVALID);
  rn_test_assert_turn (&position, RN_STEP_DRAW, "0");
  g_assert_cmpuint (position.glory[0], ==, 20);
}

static void
test_moai (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 1, "LM", "L", "LMMM");
  scoring = rn_test_score (&position, RN_MOAI);
  assert_facts (&scoring, 3, "1:1+0/0 0:0+0/0 3:3+1/0");
  assert_tokens (&position, (const guint[]) { 0, 0, 0 }, (const guint[]) { 0, 0, 0 });
  rn_test_assert_turn (&position, RN_STEP_REWARD, "20");
  scoring = rn_test_make (&position, "reward 0 glory");
  g_assert_cmpuint (scoring.kind, ==, RN_INVALID);
  rn_test_assert_turn (&position, RN_STEP_REWARD, "2");
  rn_test_make (&position, "reward 2 wood");
  assert_tokens (&position, (const guint[]) { 0, 0, 4 }, (const guint[]) { 1, 0, 0 });
  rn_test_assert_turn (&position, RN_STEP_BUY, "2");
}

/* D4: three players, all orders and all choices come to the same. */
static void
test_any_order (void)
{
  static const char *const orders[] = { "012", "021", "102", "120", "201", "210" };
  static const guint due[] = { 1, 4, 2 };
  guint order;
  guint choices;

  for (order = 0; order < G_N_ELEMENTS (orders); order++)
    for (choices = 0; choices < 8; choices++)
      {
        guint wood[3] = { 0 };
        guint glory[3] = { 0 };
        RnPosition position;
        guint i;

        start (&position, 0, "M", "MMM", "MM");
        rn_test_score (&position, RN_MOAI);
        for (i = 0; i < 3; i++)
          {
            guint player = orders[order][i] - '0';
            gboolean takes_wood = choices >> player & 1;
            g_autofree char *move = g_strdup_printf ("reward %u %s", player,
                                                     takes_wood ? "wood" : "glory");

            g_assert_cmpuint (position.step, ==, RN_STEP_REWARD);
            *(takes_wood ? &wood[player] : &glory[player]) = due[player];
            rn_test_make (&position, move);
          }
        assert_tokens (&position, wood, glory);
        rn_test_assert_turn (&position, RN_STEP_BUY, "1");
      }
}

static void
test_no_moai (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 0, "L", "L", "L");
  scoring = rn_test_score (&position, RN_MOAI);
  g_assert_cmpuint (scoring.kind, ==, RN_MOAI);
  assert_facts (&scoring, 3, "0:0+0/0 0:0+0/0 0:0+0/0");
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
  g_assert_cmpuint (position.turn, ==, 2);
}

static void
test_no_gatherer (void)
{
  RnPosition position;

  start (&position, 2, "L", "L", "L");
  rn_test_score (&position, RN_POTATO);
  assert_cards (&position, "", "", "");
  rn_test_assert_turn (&position, RN_STEP_BUY, "0");
}

typedef struct
{
  const char *name;
  const char *areas[3];
  int leader;
} Majority;

static const Majority majorities[] = {
  { "none", { "", "", "" }, -1 },
  { "one-alone", { "", "P", "" }, -1 },
  { "two-alone", { "", "", "PP" }, 2 },
  { "two-against-one", { "PP", "P", "P" }, 0 },
  { "tie-of-two", { "PP", "PP", "P" }, -1 },
  { "tie-at-end", { "P", "PPP", "PPP" }, -1 },
  { "tie-of-all", { "PP", "PP", "PP" }, -1 },
  { "tie-below", { "PP", "PPP", "PP" }, 1 },
};

static void
test_majority (gconstpointer data)
{
  const Majority *majority = data;
  RnPosition position;
  RnScoring facts;
  RnScoring scoring;
  int player;

  start (&position, 1, majority->areas[0], majority->areas[1], majority->areas[2]);
  g_assert_cmpint (rn_position_leader (&position, RN_PRIEST), ==, majority->leader);
  rn_scoring_facts (&position, RN_PRIEST, &facts);
  scoring = rn_test_score (&position, RN_PRIEST);
  for (player = 0; player < 3; player++)
    {
      guint count = strlen (majority->areas[player]);
      guint bonus = player == majority->leader ? 1 : 0;

      g_assert_cmpuint (facts.count[player], ==, count);
      g_assert_cmpuint (facts.base[player], ==, count);
      g_assert_cmpuint (facts.bonus[player], ==, bonus);
      g_assert_cmpuint (scoring.bonus[player], ==, bonus);
      g_assert_cmpuint (position.glory[player], ==, 20 + count + bonus);
    }
}

/* One card whatever the number displayed, and the bonus of R7.8. */
static void
test_gatherers (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 0, "Lf", "Lfff", "Lff");
  scoring = rn_test_score (&position, RN_FISH);
  assert_facts (&scoring, 3, "1:1+0/1 3:1+1/2 2:1+0/1");
  assert_cards (&position, "f", "ff", "f");
  g_assert_cmpuint (position.supply[RN_SACRIFICE_FISH], ==, 18);
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
}

static void
test_one_each_without_bonus (void)
{
  RnPosition position;

  start (&position, 0, "Lp", "Lp", "L");
  rn_test_score (&position, RN_POTATO);
  assert_cards (&position, "p", "p", "");
  start (&position, 0, "Lp", "L", "L");
  rn_test_score (&position, RN_POTATO);
  assert_cards (&position, "p", "", "");
}

/* R7.8: the active player first, and all owed to one before the next. */
static void
test_short_order (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 1, "Lg", "Lg", "Lgg");
  rn_test_supply (&position, 5, 5, 5, 2);
  scoring = rn_test_score (&position, RN_GRAIN);
  assert_facts (&scoring, 3, "1:1+0/0 1:1+0/1 2:1+1/1");
  assert_cards (&position, "", "g", "g");
  rn_test_assert_turn (&position, RN_STEP_SUBSTITUTE, "2");
  rn_test_make (&position, "substitute 2 f");
  rn_test_assert_turn (&position, RN_STEP_SUBSTITUTE, "0");
  scoring = rn_test_make (&position, "substitute 0 m");
  g_assert_cmpuint (scoring.kind, ==, RN_INVALID);
  assert_cards (&position, "m", "g", "fg");
  g_assert_cmpuint (position.supply[RN_SACRIFICE_FISH], ==, 4);
  rn_test_assert_turn (&position, RN_STEP_BUY, "2");
}

/* The bonus card is given before the next player gets any. */
static void
test_bonus_before_next (void)
{
  RnPosition position;

  start (&position, 2, "Lg", "Lg", "Lgg");
  rn_test_supply (&position, 5, 5, 5, 2);
  rn_test_score (&position, RN_GRAIN);
  assert_cards (&position, "", "", "gg");
  rn_test_assert_turn (&position, RN_STEP_SUBSTITUTE, "0");
}

/* Two cards owed to one are two choices (D6). */
static void
test_two_substitutes (void)
{
  RnPosition position;

  start (&position, 0, "Lff", "Lf", "L");
  rn_test_supply (&position, 0, 1, 0, 5);
  rn_test_score (&position, RN_FISH);
  rn_test_assert_turn (&position, RN_STEP_SUBSTITUTE, "0");
  rn_test_assert_legal (&position, "substitute 0 -; substitute 0 g; substitute 0 m");
  rn_test_make (&position, "substitute 0 m");
  rn_test_assert_turn (&position, RN_STEP_SUBSTITUTE, "0");
  rn_test_assert_rule (&position, "substitute 0 m", "R7.9");
  rn_test_make (&position, "substitute 0 -");
  rn_test_assert_turn (&position, RN_STEP_SUBSTITUTE, "1");
  rn_test_make (&position, "substitute 1 g");
  assert_cards (&position, "m", "g", "");
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
}

/* All piles empty at once: nothing is taken. */
static void
test_nothing_left (void)
{
  RnPosition position;
  RnScoring scoring;

  start (&position, 0, "Lf", "Lff", "L");
  rn_test_supply (&position, 1, 0, 0, 0);
  scoring = rn_test_score (&position, RN_FISH);
  assert_facts (&scoring, 3, "1:1+0/1 2:1+1/0 0:0+0/0");
  assert_cards (&position, "f", "", "");
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
  g_assert_cmpuint (position.ply, ==, 1);
}

/* All piles empty meanwhile: the rest is dropped. */
static void
test_rest_dropped (void)
{
  RnPosition position;
  RnPosition next;
  guint player;

  start (&position, 0, "Lf", "Lff", "Lf");
  rn_test_supply (&position, 0, 0, 2, 0);
  rn_test_score (&position, RN_FISH);
  rn_test_make (&position, "substitute 0 p");
  rn_test_assert_turn (&position, RN_STEP_SUBSTITUTE, "1");
  next = position;
  rn_test_make (&position, "substitute 1 p");
  assert_cards (&position, "p", "p", "");
  rn_test_assert_turn (&position, RN_STEP_BUY, "1");
  for (player = 0; player < 3; player++)
    g_assert_cmpuint (position.owed[player], ==, 0);
  rn_test_make (&next, "substitute 1 -; substitute 1 -");
  rn_test_assert_turn (&next, RN_STEP_SUBSTITUTE, "2");
}

/* D7: tokens are change, not a limit. */
static void
test_no_token_limit (void)
{
  RnPosition position;

  start (&position, 0, "LLL", "L", "L");
  position.wood[0] = position.wood[1] = 164;
  rn_test_score (&position, RN_LUMBERJACK);
  g_assert_cmpuint (position.wood[0], ==, 168);
  g_assert_cmpuint (position.wood[1], ==, 165);
  start (&position, 0, "P", "P", "PP");
  position.glory[0] = position.glory[2] = 90;
  rn_test_score (&position, RN_PRIEST);
  g_assert_cmpuint (position.glory[0], ==, 91);
  g_assert_cmpuint (position.glory[2], ==, 93);
}

/* More than a byte holds. */
static void
test_much_wood (void)
{
  RnPosition position;

  start (&position, 0, "LLL", "L", "L");
  position.wood[0] = 254;
  position.glory[0] = 300;
  rn_test_score (&position, RN_LUMBERJACK);
  g_assert_cmpuint (position.wood[0], ==, 258);
  g_assert_cmpuint (position.glory[0], ==, 300);
}

int
main (int    argc,
      char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/scoring/R7.3/hand-does-not-count", test_hand_does_not_count);
  g_test_add_func ("/engine/scoring/R7.3/last-uncovered", test_last_uncovered);
  g_test_add_func ("/engine/scoring/R7.3/refilled-column", test_refilled_column);
  g_test_add_func ("/engine/scoring/R7.3/refill-before-full", test_refill_before_full);
  g_test_add_func ("/engine/scoring/R7.4/lumberjacks", test_lumberjacks);
  g_test_add_func ("/engine/scoring/R7.5/priests", test_priests);
  g_test_add_func ("/engine/scoring/R7.6/moai", test_moai);
  g_test_add_func ("/engine/scoring/R7.6/any-order-D4", test_any_order);
  g_test_add_func ("/engine/scoring/R7.6/nobody", test_no_moai);
  for (i = 0; i < G_N_ELEMENTS (majorities); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/scoring/R7.7/%s", majorities[i].name);

      g_test_add_data_func (path, &majorities[i], test_majority);
    }
  g_test_add_func ("/engine/scoring/R7.8/gatherers", test_gatherers);
  g_test_add_func ("/engine/scoring/R7.8/no-bonus", test_one_each_without_bonus);
  g_test_add_func ("/engine/scoring/R7.8/nobody", test_no_gatherer);
  g_test_add_func ("/engine/scoring/R7.8/order", test_short_order);
  g_test_add_func ("/engine/scoring/R7.8/bonus-before-next", test_bonus_before_next);
  g_test_add_func ("/engine/scoring/R7.9/two-substitutes-D6", test_two_substitutes);
  g_test_add_func ("/engine/scoring/R7.9/nothing-left", test_nothing_left);
  g_test_add_func ("/engine/scoring/R7.9/rest-dropped", test_rest_dropped);
  g_test_add_func ("/engine/scoring/D7/no-token-limit", test_no_token_limit);
  g_test_add_func ("/engine/scoring/D7/much-wood", test_much_wood);
  return g_test_run ();
}
