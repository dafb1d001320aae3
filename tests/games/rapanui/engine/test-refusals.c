/* test-refusals.c: every refusal of a move, with its rule and numbers
 *
 * Line by line after the table of refusals of the record format; where more
 * than one line applies, the first one counts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"

#include <string.h>

typedef void (*Stage) (RnPosition *position);

typedef struct
{
  const char *name;
  Stage stage;
  const char *move;
  const char *reason;
} Refusal;

static void
at_buy (RnPosition *position)
{
  rn_test_start (position, 3);
}

static void
at_play (RnPosition *position)
{
  rn_test_start (position, 3);
  position->wood[0] = 7;
  rn_test_make (position, "buy f");
}

static void
at_sacrifice (RnPosition *position)
{
  rn_test_start (position, 3);
  position->wood[0] = 7;
  rn_test_hand (position, 0, "Mfg");
  rn_test_sacrifice (position, 0, "mpg");
  rn_test_sacrifice (position, 1, "mpg");
  rn_test_make (position, "play M");
}

static void
at_last_sacrifice (RnPosition *position)
{
  at_sacrifice (position);
  rn_test_make (position, "sacrifice 1 p; sacrifice 2 g");
}

static void
at_add (RnPosition *position)
{
  at_last_sacrifice (position);
  position->supply[RN_SACRIFICE_POTATO] = 0;
  rn_test_make (position, "sacrifice 0 m");
}

static void
at_draw (RnPosition *position)
{
  rn_test_start (position, 3);
  rn_test_make (position, "play f");
}

static void
at_refill (RnPosition *position)
{
  rn_test_start (position, 3);
  rn_test_column (position, 3, "L");
  rn_test_make (position, "play f; draw 3");
}

static void
at_reward (RnPosition *position)
{
  rn_test_start (position, 3);
  rn_test_areas (position, (const char *const[]) { "LM", "L", "LMM" });
  rn_test_score (position, RN_MOAI);
}

static void
at_substitute (RnPosition *position)
{
  rn_test_start (position, 3);
  rn_test_areas (position, (const char *const[]) { "Lf", "Lf", "L" });
  rn_test_supply (position, 1, 5, 0, 5);
  rn_test_score (position, RN_FISH);
}

static void
at_reveal (RnPosition *position)
{
  at_last_sacrifice (position);
  rn_test_column (position, 3, "L");
  rn_test_unseen (position, "fg");
  rn_test_make (position, "sacrifice 0 -; add m; draw 3");
}

static void
at_over (RnPosition *position)
{
  at_draw (position);
  rn_test_column (position, 3, "L");
  rn_test_unseen (position, "fg");
  rn_test_make (position, "draw 3");
}

static const Stage stages[] = {
  at_buy, at_play, at_sacrifice, at_add, at_draw, at_refill, at_reward, at_substitute, at_reveal,
  at_over
};

static void
piles_empty (RnPosition *position)
{
  at_buy (position);
  rn_test_supply (position, 0, 22, 22, 22);
}

static void
seven_wood (RnPosition *position)
{
  at_buy (position);
  position->wood[0] = 7;
  rn_test_hand (position, 0, "MMM");
}

static void
six_wood (RnPosition *position)
{
  seven_wood (position);
  position->wood[0] = 6;
}

static void
two_moai (RnPosition *position)
{
  six_wood (position);
  rn_test_hand (position, 0, "MMf");
}

static void
one_wood (RnPosition *position)
{
  at_buy (position);
  position->wood[0] = 1;
  rn_test_hand (position, 0, "fff");
}

static void
no_wood (RnPosition *position)
{
  one_wood (position);
  position->wood[0] = 0;
}

static void
gatherers_displayed (RnPosition *position)
{
  at_buy (position);
  position->wood[0] = 2;
  rn_test_area (position, 0, "Lmm");
}

static void
empty_column (RnPosition *position)
{
  at_draw (position);
  rn_test_column (position, 2, "");
}

static void
rewarded (RnPosition *position)
{
  at_reward (position);
  rn_test_make (position, "reward 0 wood");
}

static const Refusal refusals[] = {
  /* R4 */
  { "R4.1/no-such-pile", at_buy, "buy ?", "R4.1 NO_SUCH_PILE" },
  { "R4.1/null", at_buy, "buy -", "R4.1 NO_SUCH_PILE" },
  { "R4.1/pile-empty-before-price", piles_empty, "buy f", "R4.1 PILE_EMPTY kind=0" },
  { "R4.3/too-dear", at_buy, "buy p", "R4.3 BUY_PRICE player=0 kind=2 need=5 have=2" },
  { "R4.3/too-dear-by-one", gatherers_displayed, "buy m",
    "R4.3 BUY_PRICE player=0 kind=1 need=3 have=2" },
  { "R4.3/second-purchase", at_play, "buy m", "R4.3 BUY_LATE have=1" },
  { "R4.3/late-before-no-such-pile", at_draw, "buy ?", "R4.3 BUY_LATE have=4" },
  { "R4.3/after-play", at_draw, "buy f", "R4.3 BUY_LATE have=4" },
  /* R5 */
  { "R5.8/no-such-card", at_buy, "play ?", "R5.8 NO_SUCH_CARD" },
  { "R5.8/no-such-card-before-count", at_buy, "play ? 9", "R5.8 NO_SUCH_CARD" },
  { "R5.5/no-card", at_buy, "play f 0", "R5.5 COUNT_RANGE" },
  { "R5.5/four-cards", at_buy, "play f 4", "R5.5 COUNT_RANGE" },
  { "R5.5/count-missing", at_buy, "play f ?", "R5.5 COUNT_RANGE" },
  { "R5.5/no-lumberjack", at_buy, "play L 0", "R5.5 COUNT_RANGE" },
  { "R5.5/two-lumberjacks", at_buy, "play L 2", "R5.5 COUNT_ONE kind=0" },
  { "R5.5/three-priests", at_buy, "play P 3", "R5.5 COUNT_ONE kind=1" },
  { "R5.5/two-moai", seven_wood, "play M 2", "R5.5 COUNT_ONE kind=2" },
  { "R5.8/not-in-hand", at_buy, "play L", "R5.8 NOT_IN_HAND player=0 kind=0 need=1" },
  { "R5.8/not-so-many", at_buy, "play f 3", "R5.8 NOT_IN_HAND player=0 kind=3 need=3 have=1" },
  { "R5.8/before-moai-price", at_buy, "play M", "R5.8 NOT_IN_HAND player=0 kind=2 need=1" },
  { "R5.8/after-purchase", at_play, "play g", "R5.8 NOT_IN_HAND player=0 kind=6 need=1" },
  { "R5.3/six-wood", six_wood, "play M", "R5.3 MOAI_PRICE player=0 need=7 have=6" },
  { "R5.4/three-cards", one_wood, "play f 3",
    "R5.4 PLAY_PRICE player=0 kind=3 count=3 need=2 have=1" },
  { "R5.4/two-cards", no_wood, "play f 2", "R5.4 PLAY_PRICE player=0 kind=3 count=2 need=1" },
  { "R5.6/hand", two_moai, "return-moai", "R5.6 RETURN_HAND player=0 have=2" },
  { "R5.6/no-moai", at_buy, "return-moai", "R5.6 RETURN_HAND player=0" },
  { "R5.6/wood", seven_wood, "return-moai", "R5.6 RETURN_WOOD player=0 have=7" },
  { "R5.7/no-pass", at_buy, "draw 0", "R3.2 STEP player=0 need=5" },
  /* R6 */
  { "R6.1/another", at_sacrifice, "sacrifice 2 g", "R6.1 SACRIFICE_TURN player=1" },
  { "R6.1/active-too-early", at_sacrifice, "sacrifice 0 -", "R6.1 SACRIFICE_TURN player=1" },
  { "R6.1/no-such-player", at_sacrifice, "sacrifice 3 g", "R6.1 SACRIFICE_TURN player=1" },
  { "R6.1/player-missing", at_sacrifice, "sacrifice ? g", "R6.1 SACRIFICE_TURN player=1" },
  { "R6.1/untold", at_sacrifice, "sacrifice 1 -", "R6.1 SACRIFICE_FACE_UP player=1" },
  { "R6.1/no-such-kind", at_sacrifice, "sacrifice 1 ?", "R6.1 SACRIFICE_KIND player=1" },
  { "R6.1/not-owned", at_sacrifice, "sacrifice 1 f", "R6.1 SACRIFICE_OWNED player=1 kind=0" },
  { "R6.2/another", at_last_sacrifice, "sacrifice 1 g", "R6.2 SACRIFICE_TURN player=0" },
  { "R6.2/no-such-kind", at_last_sacrifice, "sacrifice 0 ?", "R6.2 SACRIFICE_KIND player=0" },
  { "R6.2/not-owned", at_last_sacrifice, "sacrifice 0 f", "R6.2 SACRIFICE_OWNED player=0 kind=0" },
  { "R6.3/no-such-pile", at_add, "add ?", "R6.3 NO_SUCH_PILE" },
  { "R6.3/null", at_add, "add -", "R6.3 NO_SUCH_PILE" },
  { "R6.3/pile-empty", at_add, "add p", "R6.3 PILE_EMPTY kind=2" },
  { "D11/add-is-mandatory", at_add, "draw 0", "R3.2 STEP player=0 need=5 have=3" },
  /* R7 */
  { "R7.1/no-such-column", at_draw, "draw 4", "R7.1 NO_SUCH_COLUMN" },
  { "R7.1/column-missing", at_draw, "draw ?", "R7.1 NO_SUCH_COLUMN" },
  { "R7.1/empty-column", empty_column, "draw 2", "R7.1 NO_SUCH_COLUMN" },
  { "R7.2/three-cards", at_refill, "refill LLL", "R7.2 REFILL_SHAPE" },
  { "R7.2/five-cards", at_refill, "refill LLLLL", "R7.2 REFILL_SHAPE" },
  { "R7.2/no-cards", at_refill, "refill", "R7.2 REFILL_SHAPE" },
  { "R7.2/unknown-card", at_refill, "refill LL?L", "R7.2 REFILL_SHAPE" },
  { "R7.2/before-none-left", at_refill, "refill ffff?", "R7.2 REFILL_SHAPE" },
  { "R1.2/refill", at_refill, "refill ffff", "R1.2 REFILL_NONE_LEFT kind=3 need=4 have=3" },
  { "R7.6/no-moai", at_reward, "reward 1 wood", "R7.6 REWARD_PLAYER player=1" },
  { "R7.6/twice", rewarded, "reward 0 glory", "R7.6 REWARD_CHOSEN player=0" },
  { "R7.6/no-choice", at_reward, "reward 0 ?", "R7.6 REWARD_CHOICE" },
  { "R7.9/another", at_substitute, "substitute 0 m", "R7.9 SUBSTITUTE_PLAYER player=1" },
  { "R7.9/another-takes-nothing", at_substitute, "substitute 2 -",
    "R7.9 SUBSTITUTE_PLAYER player=1" },
  { "R7.9/player-missing", at_substitute, "substitute ? m", "R7.9 SUBSTITUTE_PLAYER player=1" },
  { "R7.9/no-such-kind", at_substitute, "substitute 1 ?", "R7.9 SUBSTITUTE_KIND" },
  { "R7.9/the-scored-pile", at_substitute, "substitute 1 f", "R7.9 PILE_EMPTY kind=0" },
  { "R7.9/pile-empty", at_substitute, "substitute 1 p", "R7.9 PILE_EMPTY kind=2" },
  /* R8 */
  { "R8.2/another", at_reveal, "reveal 1 m", "R8.2 REVEAL_PLAYER" },
  { "R8.2/player-missing", at_reveal, "reveal ? m", "R8.2 REVEAL_PLAYER" },
  { "R8.2/no-such-player", at_reveal, "reveal 9 m", "R8.2 REVEAL_PLAYER" },
  { "R8.2/no-card", at_reveal, "reveal 0", "R8.2 REVEAL_COUNT player=0 need=1" },
  { "R8.2/too-many", at_reveal, "reveal 0 mp", "R8.2 REVEAL_COUNT player=0 need=1 have=2" },
  { "R8.2/no-such-kind", at_reveal, "reveal 0 ?", "R8.2 REVEAL_KIND" },
  { "R8.2/null", at_reveal, "reveal 0 -", "R8.2 REVEAL_KIND" },
  { "R8.2/not-possible", at_reveal, "reveal 0 f", "R8.2 REVEAL_POSSIBLE player=0" },
};

static void
refuse (gconstpointer data)
{
  const Refusal *refusal = data;
  RnPosition position;
  RnPosition before;

  refusal->stage (&position);
  before = position;
  rn_test_assert_refused (&position, refusal->move, refusal->reason);
  g_assert_cmpmem (&position, sizeof position, &before, sizeof before);
}

/* Only the rule is fixed where a member stands for no player. */
static void
test_reward_player (void)
{
  RnPosition position;

  at_reward (&position);
  rn_test_assert_rule (&position, "reward 3 wood", "R7.6");
  rn_test_assert_rule (&position, "reward 9 wood", "R7.6");
  rn_test_assert_rule (&position, "reward ? wood", "R7.6");
  rn_test_assert_rule (&position, "reward ? ?", "R7.6");
}

/* Fits its step, so that only the step can stand against it. */
static const char *const fitting[RN_MOVES] = {
  "buy m", "play f", "return-moai", "sacrifice 1 p", "add m",
  "draw 0", "refill LLPP", "reward 0 wood", "substitute 1 m", "reveal 0 m"
};

static const char *const malformed[RN_MOVES] = {
  "buy ?", "play ? 7", "return-moai", "sacrifice ? ?", "add ?",
  "draw ?", "refill ?", "reward ? ?", "substitute ? ?", "reveal ? ?"
};

static gboolean
fits (guint type,
      guint step)
{
  static const guint step_of[RN_MOVES] = {
    RN_STEP_BUY, RN_STEP_PLAY, RN_STEP_PLAY, RN_STEP_SACRIFICE, RN_STEP_ADD,
    RN_STEP_DRAW, RN_STEP_REFILL, RN_STEP_REWARD, RN_STEP_SUBSTITUTE, RN_STEP_REVEAL
  };

  return step_of[type] == step || (step_of[type] == RN_STEP_PLAY && step == RN_STEP_BUY);
}

static void
expect_wrong_step (const RnPosition *position,
                   guint             type,
                   RnReason         *expected)
{
  *expected = (RnReason) { .player = -1, .kind = -1, .column = -1 };
  if (position->step == RN_STEP_OVER || position->step == RN_STEP_REVEAL)
    {
      expected->code = position->step == RN_STEP_OVER ? RN_REASON_OVER : RN_REASON_REVEAL_FIRST;
      expected->rule = "R8.1";
      return;
    }
  expected->have = position->step;
  expected->code = type == RN_MOVE_BUY ? RN_REASON_BUY_LATE : RN_REASON_STEP;
  expected->rule = type == RN_MOVE_BUY ? "R4.3" : "R3.2";
  if (type != RN_MOVE_BUY)
    {
      guint8 players[RN_MAX_PLAYERS];

      g_assert_cmpuint (rn_position_pending (position, players), >, 0);
      expected->player = players[0];
      expected->need = type;
    }
}

/* In a Moai scoring any of those who still have to choose may be named. */
static void
allow_any_pending (const RnPosition *position,
                   const RnMove     *move,
                   RnReason         *expected)
{
  g_autofree char *pending = rn_test_pending_text (position);
  int player = rn_check (position, move).player;

  if (expected->code == RN_REASON_STEP && player >= 0 && strchr (pending, '0' + player))
    expected->player = player;
}

static void
refuse_all_at (const RnPosition  *position,
               const char *const *moves)
{
  guint type;

  for (type = 0; type < RN_MOVES; type++)
    if (!fits (type, position->step))
      {
        RnMove move = rn_test_move (moves[type]);
        g_autofree char *text = NULL;
        RnReason expected;

        expect_wrong_step (position, type, &expected);
        allow_any_pending (position, &move, &expected);
        text = rn_test_reason_text (&expected);
        rn_test_assert_refused (position, moves[type], text);
      }
}

static void
test_wrong_step (gconstpointer data)
{
  guint step = GPOINTER_TO_UINT (data);
  RnPosition position;

  stages[step] (&position);
  g_assert_cmpuint (position.step, ==, step);
  refuse_all_at (&position, fitting);
  refuse_all_at (&position, malformed);
}

static void
test_unknown_move (gconstpointer data)
{
  guint step = GPOINTER_TO_UINT (data);
  const char *reason = "R3.2 UNKNOWN_MOVE";
  RnPosition position;
  RnMove move = { .type = RN_MOVES };

  stages[step] (&position);
  if (step == RN_STEP_REVEAL)
    reason = "R8.1 REVEAL_FIRST";
  if (step == RN_STEP_OVER)
    reason = "R8.1 OVER";
  rn_test_assert_refused (&position, "dance", reason);
  g_assert_cmpuint (rn_check (&position, &move).code, !=, RN_OK);
}

/* Over refuses reveal, too. */
static void
test_over (void)
{
  RnPosition position;

  at_over (&position);
  rn_test_assert_refused (&position, "reveal 0 m", "R8.1 OVER");
  at_reveal (&position);
  rn_test_make (&position, "reveal 0 p");
  g_assert_cmpuint (position.step, ==, RN_STEP_OVER);
  rn_test_assert_refused (&position, "reveal 0 p", "R8.1 OVER");
}

static void
add_step_test (const char    *name,
               guint          step,
               GTestDataFunc  function)
{
  g_autofree char *path = g_strdup_printf ("/engine/refusal/%s/%s", name, rn_test_step_text (step));

  g_test_add_data_func (path, GUINT_TO_POINTER (step), function);
}

int
main (int    argc,
      char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/refusal/%s", refusals[i].name);

      g_test_add_data_func (path, &refusals[i], refuse);
    }
  g_test_add_func ("/engine/refusal/R7.6/no-such-player", test_reward_player);
  for (i = 0; i < G_N_ELEMENTS (stages); i++)
    {
      add_step_test ("R3.2/wrong-step", i, test_wrong_step);
      add_step_test ("R3.2/unknown-move", i, test_unknown_move);
    }
  g_test_add_func ("/engine/refusal/R8.1/over", test_over);
  return g_test_run ();
}
