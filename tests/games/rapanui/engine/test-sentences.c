/* test-sentences.c: the sentences of whole games and of refusals
 *
 * That there is one, that it is whole, and that it keeps what is hidden. Not
 * for: how it reads in other languages (tests/i18n).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"
#include "rn-test-utils.h"
#include "games/rapanui/words/rn-sentences.h"

#include <string.h>

#define PLAYOUTS 60

static const char *const names[] = { "Ada", "Ben", "Chiara", "Dan", NULL };

static void
assert_sentence (const char *sentence)
{
  g_assert_nonnull (sentence);
  g_assert_true (g_utf8_validate (sentence, -1, NULL));
  g_assert_cmpuint (strlen (sentence), >, 3);
  g_assert_null (strchr (sentence, '%'));
  g_assert_null (strstr (sentence, "(null)"));
}

static void
assert_lines (const RnPosition *position,
              const RnMove     *move)
{
  g_auto (GStrv) lines = rn_describe_move (position, move, names, NULL);
  guint i;

  g_assert_nonnull (lines[0]);
  for (i = 0; lines[i]; i++)
    assert_sentence (lines[i]);
}

/* Who looks at a game reads one sentence, which begins with who made the move; a column that
 * is refilled is nobody's. */
static void
assert_told (const RnPosition *position,
             const RnMove     *move)
{
  g_autofree char *told = rn_tell_move (position, move, names);
  gboolean others = move->type == RN_MOVE_SACRIFICE || move->type == RN_MOVE_REWARD ||
                    move->type == RN_MOVE_SUBSTITUTE || move->type == RN_MOVE_REVEAL;

  assert_sentence (told);
  g_assert_null (strchr (told, '\n'));
  if (move->type == RN_MOVE_REFILL)
    g_assert_true (g_str_has_prefix (told, "Column "));
  else
    g_assert_true (g_str_has_prefix (told, names[others ? move->player : position->active]));
}

static void
assert_prompt (const RnPosition *position)
{
  g_autofree char *prompt = rn_prompt (position, names);
  g_autofree char *heading = rn_heading (position, names);

  assert_sentence (prompt);
  assert_sentence (heading);
  g_assert_nonnull (strstr (heading, names[position->active]));
}

/* Whoever acts alone is named, and nobody else. */
static void
assert_names (const RnPosition *position)
{
  g_autofree char *prompt = rn_prompt (position, names);
  guint8 players[RN_MAX_PLAYERS];
  guint player;

  if (rn_position_pending (position, players) != 1 || position->step == RN_STEP_REFILL
      || position->step == RN_STEP_REWARD)
    return;
  for (player = 0; player < position->n_players; player++)
    g_assert_true ((strstr (prompt, names[player]) != NULL) == (player == players[0]));
}

static void
test_games (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1774);
  guint n;

  for (n = 0; n < PLAYOUTS; n++)
    {
      TestPlayout playout;
      RnPosition position;

      test_playout_begin (&playout, rand, 2 + n % 3, n / 3 % 3);
      playout.pious = n & 1;
      rn_set_up (&position, &playout.deal);
      while (position.step != RN_STEP_OVER)
        {
          RnMove move = test_playout_choose (&playout, &position);

          assert_prompt (&position);
          assert_names (&position);
          assert_lines (&position, &move);
          assert_told (&position, &move);
          rn_apply (&position, &move, NULL);
          rn_oracle_apply (&playout.oracle, &move);
        }
      assert_prompt (&position);
    }
}

static void
assert_tells (const RnPosition *position,
              const char       *move,
              const char       *sentence)
{
  RnMove made = rn_test_move (move);
  g_autofree char *told = rn_tell_move (position, &made, names);

  g_assert_cmpstr (told, ==, sentence);
}

static void
test_told (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  position.wood[0] = 7;
  rn_test_hand (&position, 0, "MLL");
  assert_tells (&position, "play L", "Ada plays Lumberjack.");
  assert_tells (&position, "play L 2", "Ada plays 2 × Lumberjack for 1 wood.");
  assert_tells (&position, "play M", "Ada builds a Moai for 7 wood.");
  assert_tells (&position, "buy f", "Ada buys Fish for 5 wood.");
}

/* R6.2: neither the log nor the prompt tells a kind laid face down. */
static void
test_hidden (void)
{
  g_autofree char *first = NULL;
  guint kind;

  for (kind = 0; kind <= RN_SACRIFICE_NULL; kind++)
    {
      g_auto (GStrv) lines = NULL;
      g_autofree char *text = NULL;
      g_autofree char *prompt = NULL;
      RnPosition position;
      RnMove move;

      rn_test_start (&position, 2);
      position.wood[0] = 7;
      rn_test_hand (&position, 0, "MLL");
      rn_test_make (&position, "play M; sacrifice 1 f");
      move = rn_test_move ("sacrifice 0 -");
      move.kind = kind;
      lines = rn_describe_move (&position, &move, names, NULL);
      rn_apply (&position, &move, NULL);
      prompt = rn_prompt (&position, names);
      text = g_strjoinv ("\n", lines);
      if (first == NULL)
        first = g_strconcat (text, prompt, NULL);
      else
        {
          g_autofree char *other = g_strconcat (text, prompt, NULL);

          g_assert_cmpstr (other, ==, first);
        }
      g_assert_null (strstr (text, rn_sacrifice_name (kind % RN_SACRIFICES)));
    }
}

/* Whether the words for a move that was made from @before name its kind, where @now is what the
 * table shows. */
static gboolean
is_named (const RnPosition *before,
          const char       *notation,
          const RnPosition *now,
          guint             open)
{
  RnMove move = rn_test_move (notation);
  const AhuViewer viewer = { now, open };
  g_auto (GStrv) lines = rn_describe_move (before, &move, names, &viewer);
  g_auto (GStrv) known = rn_describe_move (before, &move, names, NULL);

  g_assert_nonnull (strstr (known[0], rn_sacrifice_name (move.kind)));
  assert_sentence (lines[0]);

  return strstr (lines[0], rn_sacrifice_name (move.kind)) != NULL;
}

/* R6.5: what lies on the Stone is named while the round lasts and while nothing covers it. */
static void
test_covered (void)
{
  RnPosition laid, added, now;

  rn_test_start (&laid, 3);
  laid.wood[0] = 7;
  rn_test_hand (&laid, 0, "MLL");
  rn_test_make (&laid, "play M");
  now = laid;
  rn_test_make (&now, "sacrifice 1 f");
  g_assert_true (is_named (&laid, "sacrifice 1 f", &now, 0));
  rn_test_make (&now, "sacrifice 2 m; sacrifice 0 g");
  g_assert_true (is_named (&laid, "sacrifice 1 f", &now, 0));
  added = now;
  rn_test_make (&now, "add p");
  g_assert_true (is_named (&added, "add p", &now, 0));
  g_assert_false (is_named (&laid, "sacrifice 1 f", &now, 0));
  g_assert_true (is_named (&laid, "sacrifice 1 f", &now, RN_OPEN_STONE));
  g_assert_false (is_named (&laid, "sacrifice 1 f", &now, RN_OPEN_HOLDINGS << 1));

  /* Until something lies on it, however many turns go by; and after the end. */
  now.turn++;
  g_assert_true (is_named (&added, "add p", &now, 0));
  now.stone_open[0]++;
  g_assert_false (is_named (&added, "add p", &now, 0));
  g_assert_false (is_named (&added, "add p", NULL, 0));
  now.step = RN_STEP_REVEAL;
  g_assert_true (is_named (&added, "add p", &now, 0));
  g_assert_true (is_named (&laid, "sacrifice 1 f", &now, 0));
}

/* R2.4: what was bought is named until the turn is over, and to those who may see it. */
static void
test_bought (void)
{
  RnPosition before, now;
  guint price;

  for (price = 0; price <= 5; price += 5)
    {
      rn_test_start (&before, 3);
      before.wood[0] = 5;
      before.area[0][RN_FISH] = price == 0 ? 5 : 0;
      now = before;
      rn_test_make (&now, "buy f");
      g_assert_true (is_named (&before, "buy f", &now, 0));
      now.ply += 4;
      g_assert_true (is_named (&before, "buy f", &now, 0));
      now.turn++;
      g_assert_false (is_named (&before, "buy f", &now, 0));
      g_assert_false (is_named (&before, "buy f", &now, RN_OPEN_STONE));
      g_assert_true (is_named (&before, "buy f", &now, RN_OPEN_HOLDINGS));
      g_assert_false (is_named (&before, "buy f", &now, RN_OPEN_HOLDINGS << 1));
      now.step = RN_STEP_OVER;
      g_assert_true (is_named (&before, "buy f", &now, 0));
    }
}

/* Also when a reason names nobody at the table. */
static void
test_every_reason (void)
{
  guint code;

  for (code = RN_OK + 1; code < RN_REASONS; code++)
    {
      RnReason reason = {
        .code = code, .rule = "R1.1", .field = "wood", .player = 1, .kind = 1, .column = 2,
        .count = 2, .need = 3, .have = 2
      };
      g_autofree char *sentence = rn_reason_sentence (&reason, names);
      g_autofree char *nobody = NULL;

      assert_sentence (sentence);
      reason.player = -1;
      nobody = rn_reason_sentence (&reason, names);
      assert_sentence (nobody);
      g_assert_null (strstr (nobody, names[0]));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/sentences/games", test_games);
  g_test_add_func ("/engine/sentences/told", test_told);
  g_test_add_func ("/engine/sentences/hidden", test_hidden);
  g_test_add_func ("/engine/sentences/covered", test_covered);
  g_test_add_func ("/engine/sentences/bought", test_bought);
  g_test_add_func ("/engine/sentences/every-reason", test_every_reason);
  return g_test_run ();
}
