/* test-untold-stories.c: the possibility check for untold face-down cards, and what is
 * deduced of them, in random stories
 *
 * Against all assignments of kinds over all that a player ever got and laid.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-oracle.h"
#include "rn-test-utils.h"

#include <string.h>

#include "games/rapanui/engine/rn-deduce.h"

#define STORIES 4000

typedef struct
{
  guint stories;
  guint could_own;
  guint refused;
  guint reveals;
  guint refused_reveals;
  guint most_untold;
} Tally;

static void
mirror (RnOracle         *oracle,
        const RnPosition *position)
{
  int i;
  int j;

  for (i = 0; i < oracle->n_players; i++)
    {
      oracle->wood[i] = position->wood[i];
      for (j = 0; j < RN_KINDS; j++)
        {
          oracle->hand[i][j] = position->hand[i][j];
          oracle->area[i][j] = position->area[i][j];
        }
    }
  for (i = 0; i < RN_COLUMNS; i++)
    {
      oracle->length[i] = position->column_length[i];
      for (j = 0; j < RN_COLUMN_CARDS; j++)
        oracle->display[i][j] = position->display[i][j];
    }
  for (i = 0; i < RN_KINDS; i++)
    oracle->unseen[i] = position->unseen[i];
}

/* The active player can build a Moai, and uncovers a Hunter & Gatherer. */
static void
make_ready (RnPosition *position,
            RnOracle   *oracle,
            GRand      *rand)
{
  const char column[] = { "fmpg"[g_rand_int_range (rand, 0, 4)], 'L', '\0' };
  guint kind;

  rn_test_hand (position, position->active, "MLL");
  rn_test_column (position, 0, column);
  position->wood[position->active] = 20;
  for (kind = RN_FISH; kind < RN_KINDS; kind++)
    position->area[position->active][kind] = g_rand_int_range (rand, 0, 9) / 6;
  mirror (oracle, position);
}

static void
compare_reveal (const RnPosition *position,
                const RnOracle   *oracle,
                guint             player,
                const guint8     *kinds,
                Tally            *tally)
{
  guint n = position->untold[player];
  gboolean possible = rn_oracle_reveal_possible (oracle, player, kinds, n);

  tally->reveals++;
  tally->refused_reveals += !possible;
  g_assert_true (rn_position_reveal_possible (position, player, kinds, n) == possible);
}

/* All tuples of kinds, or some where there are too many. */
static void
compare_reveals (const RnPosition *position,
                 const RnOracle   *oracle,
                 guint             player,
                 GRand            *rand,
                 Tally            *tally)
{
  guint n = MIN (position->untold[player], RN_MAX_HIDDEN);
  guint tuples = 1u << (2 * MIN (n, 3));
  guint tuple;

  g_assert_cmpuint (position->untold[player], <=, RN_MAX_HIDDEN);
  for (tuple = 0; tuple < tuples; tuple++)
    {
      guint8 kinds[RN_MAX_HIDDEN];
      guint i;

      for (i = 0; i < n; i++)
        kinds[i] = n <= 3 ? tuple >> (2 * i) & 3 : (guint) g_rand_int_range (rand, 0, 4);
      compare_reveal (position, oracle, player, kinds, tally);
      if (tuple % 4)
        continue;
      /* A possible one, and the same with one card changed. */
      rn_oracle_random_reveal (oracle, player, rand, kinds);
      compare_reveal (position, oracle, player, kinds, tally);
      kinds[g_rand_int_range (rand, 0, n)] = g_rand_int_range (rand, 0, 4);
      compare_reveal (position, oracle, player, kinds, tally);
    }
}

static void
compare_all (const RnPosition *position,
             const RnOracle   *oracle,
             GRand            *rand,
             Tally            *tally)
{
  guint player;
  guint kind;

  for (player = 0; player < position->n_players; player++)
    {
      for (kind = 0; kind < RN_SACRIFICES; kind++)
        {
          gboolean possible = rn_oracle_could_own (oracle, player, kind);

          tally->could_own++;
          tally->refused += position->sacrifice[player][kind] > 0 && !possible;
          g_assert_true (rn_position_could_own (position, player, kind) == possible);
        }
      if (position->untold[player])
        compare_reveals (position, oracle, player, rand, tally);
      tally->most_untold = MAX (tally->most_untold, position->untold[player]);
    }
}

static gboolean
preferred (const RnMove *move,
           GRand        *rand)
{
  if (move->type == RN_MOVE_SACRIFICE && move->kind == RN_SACRIFICE_NULL)
    return g_rand_int_range (rand, 0, 3) > 0;
  return (move->type == RN_MOVE_PLAY && move->kind == RN_MOAI)
         || (move->type == RN_MOVE_DRAW && move->column == 0);
}

static RnMove
choose (const RnPosition *position,
        GRand            *rand)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);
  guint i;

  if (position->step == RN_STEP_BUY && g_rand_int_range (rand, 0, 3) == 0)
    for (i = 0; i < n; i++)
      if (moves[i].type == RN_MOVE_BUY && g_rand_boolean (rand))
        return moves[i];
  for (i = 0; i < n; i++)
    if (preferred (&moves[i], rand))
      return moves[i];
  return moves[g_rand_int_range (rand, 0, n)];
}

static void
make (RnPosition   *position,
      RnOracle     *oracle,
      const RnMove *move)
{
  g_assert_null (rn_oracle_refusal (oracle, move));
  g_assert_cmpuint (rn_check (position, move).code, ==, RN_OK);
  rn_apply (position, move, NULL);
  rn_oracle_apply (oracle, move);
  rn_oracle_assert_same (oracle, position);
}

/* A handful of cards to begin with, so that kinds run out. */
static void
begin_story (RnPosition *position,
             RnOracle   *oracle,
             GRand      *rand)
{
  guint player;
  guint kind;

  rn_test_start (position, g_rand_int_range (rand, 2, 5));
  for (player = 0; player < position->n_players; player++)
    for (kind = 0; kind < RN_SACRIFICES; kind++)
      position->sacrifice[player][kind] = g_rand_int_range (rand, 0, 8) / 3;
  rn_oracle_begin (oracle, position);
}

static void
end_story (RnPosition *position,
           RnOracle   *oracle,
           GRand      *rand)
{
  RnMove draw = { .type = RN_MOVE_DRAW };
  RnMove play = { .type = RN_MOVE_PLAY, .kind = RN_LUMBERJACK, .count = 1 };

  rn_test_column (position, 0, "L");
  rn_test_unseen (position, "fg");
  mirror (oracle, position);
  make (position, oracle, &play);
  make (position, oracle, &draw);
  while (position->step == RN_STEP_REVEAL)
    {
      RnMove moves[RN_MAX_LEGAL];
      guint n = rn_legal_moves (position, moves);
      RnMove move = moves[g_rand_int_range (rand, 0, n)];

      move.n_cards = rn_oracle_random_reveal (oracle, move.player, rand, move.cards);
      make (position, oracle, &move);
    }
  g_assert_cmpuint (position->step, ==, RN_STEP_OVER);
}

static void
tell_story (GRand *rand,
            Tally *tally)
{
  guint rounds = g_rand_int_range (rand, 1, RN_MAX_HIDDEN + 1);
  RnPosition position;
  RnOracle oracle;

  begin_story (&position, &oracle, rand);
  while (position.n_hidden < rounds && position.turn <= rounds)
    {
      guint turn = position.turn;

      make_ready (&position, &oracle, rand);
      while (position.turn == turn)
        {
          RnMove move = choose (&position, rand);

          make (&position, &oracle, &move);
          compare_all (&position, &oracle, rand, tally);
        }
    }
  make_ready (&position, &oracle, rand);
  end_story (&position, &oracle, rand);
  tally->stories++;
}

static void
test_brute_force (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (100887);
  Tally tally = { 0 };

  while (tally.stories < STORIES)
    tell_story (rand, &tally);
  g_test_message ("%u games, %u times could own (%u refused for untold cards alone), "
                  "%u reveals (%u refused), up to %u untold cards of a player",
                  tally.stories, tally.could_own, tally.refused, tally.reveals,
                  tally.refused_reveals, tally.most_untold);
  g_assert_cmpuint (tally.refused, >, STORIES);
  g_assert_cmpuint (tally.refused_reveals, >, STORIES);
  g_assert_cmpuint (tally.reveals - tally.refused_reveals, >, STORIES);
  g_assert_cmpuint (tally.most_untold, >=, 4);
}

/* More than a player of a few untold cards can have. */
#define SETS 256

/* All kinds that @n cards can have been, tried one by one: how many different sets. */
static guint
count_sets (const RnPosition *position,
            guint             player,
            guint8           *kinds,
            guint             n,
            GHashTable       *sets)
{
  if (n < position->untold[player])
    {
      for (guint8 kind = 0; kind < RN_SACRIFICES; kind++)
        {
          kinds[n] = kind;
          count_sets (position, player, kinds, n + 1, sets);
        }
    }
  else if (rn_position_reveal_possible (position, player, kinds, n))
    {
      guint set = 0;

      for (guint i = 0; i < n; i++)
        set += 1u << (4 * kinds[i]);
      g_hash_table_add (sets, GUINT_TO_POINTER (set));
    }

  return g_hash_table_size (sets);
}

/* @held is what is left when @set has been laid. */
static void
check_held (const RnPosition *position,
            guint             player,
            guint             set)
{
  guint8 kinds[RN_MAX_HIDDEN];
  guint held[RN_SACRIFICES];
  guint got = 0;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    held[kind] = position->sacrifice[player][kind] - (set >> (4 * kind) & 15);
  g_assert_true (rn_deduce_from_held (position, player, held, kinds));
  for (guint i = 0; i < position->untold[player]; i++)
    got += 1u << (4 * kinds[i]);
  g_assert_cmpuint (got, ==, set);
  g_assert_true (rn_position_reveal_possible (position, player, kinds, position->untold[player]));

  held[0]++;
  g_assert_false (rn_deduce_from_held (position, player, held, kinds));
}

/* After the first @n_told of @kinds the same sets are listed, each once. */
static void
check_sets (const RnPosition *position,
            guint             player,
            const guint8     *kinds,
            guint             n_told)
{
  g_autoptr (GHashTable) sets = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) listed = g_hash_table_new (NULL, NULL);
  RnUntoldSet found[SETS];
  guint n = position->untold[player];
  guint n_found = rn_deduce_sets (position, player, kinds, n_told, found, SETS);
  guint8 tried[RN_MAX_HIDDEN];

  memcpy (tried, kinds, n_told);
  g_assert_cmpuint (n_found, ==, count_sets (position, player, tried, n_told, sets));
  g_assert_cmpuint (n_found, <, SETS);
  for (guint i = 0; i < n_found; i++)
    {
      guint set = 0;

      g_assert_cmpmem (found[i].kinds, n_told, kinds, n_told);
      g_assert_true (rn_position_reveal_possible (position, player, found[i].kinds, n));
      for (guint k = 0; k < n; k++)
        set += 1u << (4 * found[i].kinds[k]);
      g_assert_true (g_hash_table_add (listed, GUINT_TO_POINTER (set)));
      g_assert_true (g_hash_table_contains (sets, GUINT_TO_POINTER (set)));
    }
  /* No more than are wanted. */
  g_assert_cmpuint (rn_deduce_sets (position, player, kinds, n_told, found, 1), ==, MIN (n_found, 1));
}

static void
check_deduction (const RnPosition *position,
                 guint             player,
                 Tally            *tally)
{
  g_autoptr (GHashTable) sets = g_hash_table_new (NULL, NULL);
  guint8 kinds[RN_MAX_HIDDEN];
  guint n = count_sets (position, player, kinds, 0, sets);
  gboolean only = rn_deduce_untold (position, player, kinds);
  RnUntoldSet all[SETS];
  GHashTableIter iter;
  gpointer set;

  g_assert_true (only == (n == 1));
  tally->reveals++;
  tally->refused_reveals += only;
  if (only)
    g_assert_true (rn_position_reveal_possible (position, player, kinds, position->untold[player]));
  g_assert_cmpuint (rn_deduce_sets (position, player, NULL, 0, all, SETS), ==, n);
  for (guint n_told = 0; n_told <= position->untold[player]; n_told++)
    {
      static const guint8 same[RN_MAX_HIDDEN] = { 0, };

      check_sets (position, player, all[tally->reveals % n].kinds, n_told);
      /* These can't have been told where there was no Fish. */
      check_sets (position, player, same, n_told);
    }
  g_hash_table_iter_init (&iter, sets);
  while (g_hash_table_iter_next (&iter, &set, NULL))
    check_held (position, player, GPOINTER_TO_UINT (set));
}

/* What is deduced is the only set of kinds that fits, of several players too. */
static void
test_deduction (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20111);
  Tally tally = { 0 };

  for (guint story = 0; story < 300; story++)
    {
      RnPosition position;
      RnOracle oracle;

      begin_story (&position, &oracle, rand);
      while (position.n_hidden < 5 && position.turn <= 5)
        {
          guint turn = position.turn;

          make_ready (&position, &oracle, rand);
          while (position.turn == turn)
            {
              RnMove move = choose (&position, rand);

              make (&position, &oracle, &move);
            }
          for (guint player = 0; player < position.n_players; player++)
            if (position.untold[player] > 0)
              check_deduction (&position, player, &tally);
        }
    }
  g_test_message ("%u times asked, %u times only one possibility", tally.reveals, tally.refused_reveals);
  g_assert_cmpuint (tally.refused_reveals, >, 50);
  g_assert_cmpuint (tally.reveals, >, 2 * tally.refused_reveals);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/untold/deduction", test_deduction);
  g_test_add_func ("/engine/untold/brute-force", test_brute_force);

  return g_test_run ();
}
