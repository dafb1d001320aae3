/* test-playouts.c: thousands of random games, with what must hold everywhere
 *
 * Every position is compared with a second reading of the rules (rn-oracle.h);
 * a sample of them is probed with all conceivable moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"
#include "games/rapanui/engine/rn-sheet.h"

#include <string.h>

#define PLAYOUTS_PER_STYLE 2400
#define PROBE_EVERY 199

typedef struct
{
  guint n_players;
  RnPlayoutStyle style;
} Table;

typedef struct
{
  guint playouts;
  guint positions;
  guint probes;
  guint longest;
  guint steps[RN_STEP_OVER + 1];
} Tally;

static const Table tables[] = {
  { 2, RN_PLAYOUT_TOLD }, { 3, RN_PLAYOUT_TOLD }, { 4, RN_PLAYOUT_TOLD },
  { 2, RN_PLAYOUT_TRUE }, { 3, RN_PLAYOUT_TRUE }, { 4, RN_PLAYOUT_TRUE },
  { 2, RN_PLAYOUT_FREE }, { 3, RN_PLAYOUT_FREE }, { 4, RN_PLAYOUT_FREE },
};

/* Invariants */

static void
check_card_kinds (const TestPlayout *playout,
                  const RnPosition  *position)
{
  static const guint box[RN_KINDS] = { 12, 9, 9, 5, 5, 5, 5 };
  guint found[RN_KINDS];
  guint player;
  guint kind;
  guint i;

  for (kind = 0; kind < RN_KINDS; kind++)
    found[kind] = position->unseen[kind];
  found[RN_MOAI] += playout->oracle.box;
  for (i = 0; i < RN_COLUMNS * RN_COLUMN_CARDS; i++)
    if (i % RN_COLUMN_CARDS < position->column_length[i / RN_COLUMN_CARDS])
      found[position->display[i / RN_COLUMN_CARDS][i % RN_COLUMN_CARDS]]++;
  for (player = 0; player < position->n_players; player++)
    {
      for (kind = 0; kind < RN_KINDS; kind++)
        found[kind] += position->hand[player][kind] + position->area[player][kind];
      found[RN_LUMBERJACK]--;
      for (i = 0; i < RN_HAND_CARDS; i++)
        found[playout->deal.hands[player][i]]--;
    }
  for (kind = 0; kind < RN_KINDS; kind++)
    g_assert_cmpuint (found[kind], ==, box[kind]);
}

static void
check_sacrifice_kinds (const RnPosition *position)
{
  guint kind;
  guint i;

  for (kind = 0; kind < RN_SACRIFICES; kind++)
    {
      guint found = position->supply[kind] + position->stone_open[kind];

      for (i = 0; i < position->n_players; i++)
        found += position->sacrifice[i][kind];
      for (i = 0; i < position->n_hidden; i++)
        found += position->hidden[i].kind == kind;
      g_assert_cmpuint (found, ==, 25);
    }
}

static void
check_hands (const RnPosition *position)
{
  gboolean drawing = position->step != RN_STEP_BUY && position->step != RN_STEP_PLAY
                     && position->step != RN_STEP_REWARD && position->step != RN_STEP_SUBSTITUTE;
  guint player;

  for (player = 0; player < position->n_players; player++)
    {
      guint n = 0;
      guint kind;

      for (kind = 0; kind < RN_KINDS; kind++)
        n += position->hand[player][kind];
      if (player != position->active || !drawing)
        g_assert_cmpuint (n, ==, 3);
      else if (position->step <= RN_STEP_DRAW)
        g_assert_cmpuint (n, <, 3);
      else
        g_assert_cmpuint (n, <=, 3);
    }
}

/* A number below zero would be a big one. */
static void
check_small (const RnPosition *position)
{
  guint player;
  guint untold = 0;
  guint i;

  for (player = 0; player < position->n_players; player++)
    {
      g_assert_cmpuint (position->wood[player], <, 1000);
      g_assert_cmpuint (position->glory[player], <, 1000);
      g_assert_cmpuint (rn_position_sacrifice_total (position, player), <=, 100);
      untold += position->untold[player];
    }
  for (i = 0; i < position->n_hidden; i++)
    untold -= position->hidden[i].kind == RN_SACRIFICE_NULL;
  g_assert_cmpuint (untold, ==, 0);
  for (i = 0; i < RN_SACRIFICES; i++)
    g_assert_cmpuint (position->supply[i], <=, 25);
  g_assert_cmpuint (position->n_hidden, <=, RN_MAX_HIDDEN);
}

static void
check_position (const TestPlayout *playout,
                const RnPosition  *position)
{
  guint kind;
  guint i;

  rn_oracle_assert_same (&playout->oracle, position);
  check_card_kinds (playout, position);
  check_sacrifice_kinds (position);
  check_hands (position);
  check_small (position);
  for (kind = 0; kind < RN_KINDS; kind++)
    g_assert_cmpint (rn_position_leader (position, kind), ==,
                     rn_oracle_leader (&playout->oracle, kind));
  for (i = 0; i < position->n_players * RN_SACRIFICES; i++)
    g_assert_cmpint (rn_position_price (position, i / RN_SACRIFICES, i % RN_SACRIFICES), ==,
                     rn_oracle_price (&playout->oracle, i / RN_SACRIFICES, i % RN_SACRIFICES));
}

/* All conceivable moves */

static gboolean
listed (const RnPosition *position,
        const RnMove     *move)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);
  guint i;

  for (i = 0; i < n; i++)
    if (memcmp (&moves[i], move, sizeof *move) == 0)
      return TRUE;
  return FALSE;
}

static void
probe (const TestPlayout *playout,
       const RnPosition  *position,
       const RnMove      *move,
       Tally             *tally)
{
  RnReason reason = rn_check (position, move);
  const char *rule = rn_oracle_refusal (&playout->oracle, move);

  tally->probes++;
  if (g_strcmp0 (reason.rule, rule) != 0)
    g_error ("step %d: type %d player %d kind %d count %d column %d cards %d: %s, by the rules %s",
             position->step, move->type, move->player, move->kind, move->count, move->column,
             move->n_cards, reason.rule, rule);
  g_assert_true ((reason.code == RN_OK) == (rule == NULL));
  g_assert_cmpint (reason.player, >=, -1);
  g_assert_cmpint (reason.player, <, position->n_players);
  if (move->type != RN_MOVE_REFILL && move->type != RN_MOVE_REVEAL)
    g_assert_true (listed (position, move) == (rule == NULL));
}

static const guint8 edges[] = { 0, 1, 2, 3, 4, 5, 6, 7, 8, RN_INVALID };

/* Every combination of two members, the others left alone. */
static void
probe_pairs (const TestPlayout *playout,
             const RnPosition  *position,
             RnMove            *move,
             guint8            *first,
             guint8            *second,
             Tally             *tally)
{
  guint i;
  guint j;

  for (i = 0; i < G_N_ELEMENTS (edges); i++)
    for (j = 0; j < G_N_ELEMENTS (edges); j++)
      {
        *first = edges[i];
        *second = edges[j];
        probe (playout, position, move, tally);
        if (first == second)
          break;
      }
}

static void
probe_cards (const TestPlayout *playout,
             const RnPosition  *position,
             RnMove            *move,
             Tally             *tally)
{
  guint n_kinds = move->type == RN_MOVE_REFILL ? RN_KINDS : RN_SACRIFICES;
  guint round;
  guint i;

  for (round = 0; round < 60; round++)
    {
      move->player = g_rand_int_range (playout->rand, 0, position->n_players + 1);
      move->n_cards = round < 40 ? (move->type == RN_MOVE_REFILL ? 4
                                    : position->untold[move->player % RN_MAX_PLAYERS])
                                 : g_rand_int_range (playout->rand, 0, 10);
      for (i = 0; i < MIN (move->n_cards, RN_MAX_HIDDEN); i++)
        move->cards[i] = g_rand_int_range (playout->rand, 0, round < 50 ? n_kinds : n_kinds + 2);
      if (move->type == RN_MOVE_REFILL)
        move->player = 0;
      probe (playout, position, move, tally);
    }
}

static void
probe_all (const TestPlayout *playout,
           const RnPosition  *position,
           Tally             *tally)
{
  RnPosition before = *position;
  guint type;

  for (type = 0; type <= RN_MOVES; type++)
    {
      RnMove move = { .type = type < RN_MOVES ? type : RN_INVALID };

      switch (type)
        {
        case RN_MOVE_BUY:
        case RN_MOVE_ADD:
          probe_pairs (playout, position, &move, &move.kind, &move.kind, tally);
          break;
        case RN_MOVE_PLAY:
          probe_pairs (playout, position, &move, &move.kind, &move.count, tally);
          break;
        case RN_MOVE_SACRIFICE:
        case RN_MOVE_REWARD:
        case RN_MOVE_SUBSTITUTE:
          probe_pairs (playout, position, &move, &move.player, &move.kind, tally);
          break;
        case RN_MOVE_DRAW:
          probe_pairs (playout, position, &move, &move.column, &move.column, tally);
          break;
        case RN_MOVE_REFILL:
        case RN_MOVE_REVEAL:
          probe_cards (playout, position, &move, tally);
          break;
        default:
          probe (playout, position, &move, tally);
          break;
        }
    }
  g_assert_cmpmem (position, sizeof *position, &before, sizeof before);
}

/* The list alone, in every position. */
static void
check_list (const RnPosition *position)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);
  guint i;
  guint j;

  g_assert_true ((n == 0) == (position->step == RN_STEP_OVER));
  for (i = 0; i < n; i++)
    {
      if (moves[i].type != RN_MOVE_REFILL && moves[i].type != RN_MOVE_REVEAL)
        g_assert_cmpuint (rn_check (position, &moves[i]).code, ==, RN_OK);
      else
        g_assert_cmpuint (moves[i].n_cards, ==, 0);
      for (j = 0; j < i; j++)
        g_assert_true (memcmp (&moves[i], &moves[j], sizeof *moves) != 0);
    }
  if (position->step == RN_STEP_REFILL)
    g_assert_cmpuint (n, ==, 1);
  if (position->step == RN_STEP_REVEAL)
    {
      guint8 players[RN_MAX_PLAYERS];
      guint listed_players = 0;
      guint pending = 0;

      g_assert_cmpuint (rn_position_pending (position, players), ==, n);
      for (i = 0; i < n; i++)
        {
          listed_players |= 1u << moves[i].player;
          pending |= 1u << players[i];
        }
      g_assert_cmpuint (listed_players, ==, pending);
    }
}

/* What a move says it scored */

static void
check_scoring (const TestPlayout *playout,
               const RnPosition  *before,
               const RnPosition  *after,
               const RnMove      *move,
               const RnScoring   *scoring)
{
  gboolean draws = move->type == RN_MOVE_DRAW || move->type == RN_MOVE_REFILL;
  gboolean scored = draws && (after->turn != before->turn || after->step == RN_STEP_REWARD
                              || after->step == RN_STEP_SUBSTITUTE);
  guint player;

  g_assert_cmpuint (scoring->kind, ==, scored ? (guint) playout->oracle.scored : RN_INVALID);
  for (player = 0; scored && player < after->n_players; player++)
    {
      guint count = after->area[player][scoring->kind];
      guint kind = scoring->kind - RN_FISH;

      g_assert_cmpuint (scoring->count[player], ==, count);
      g_assert_cmpuint (scoring->base[player], ==, scoring->kind >= RN_FISH ? count > 0 : count);
      g_assert_cmpuint (scoring->bonus[player], ==,
                        rn_oracle_leader (&playout->oracle, scoring->kind) == (int) player);
      g_assert_cmpuint (scoring->active, ==, before->active);
      if (scoring->kind >= RN_FISH)
        g_assert_cmpuint (scoring->given[player], ==,
                          after->sacrifice[player][kind] - before->sacrifice[player][kind]);
    }
}

static gint64
points_of (const RnPosition *position,
           const guint8     *value,
           guint             player)
{
  gint64 points = position->glory[player];
  guint kind;

  points += 4 * position->area[player][RN_MOAI];
  points += position->wood[player] / 5;
  for (kind = 0; kind < RN_SACRIFICES; kind++)
    points += value[kind] * position->sacrifice[player][kind];
  return points;
}

static void
check_final (const RnPosition *position)
{
  gint64 stone[RN_SACRIFICES];
  guint8 value[RN_SACRIFICES];
  RnSheet sheet;
  RnFinal final;
  guint player;
  guint i;

  rn_sheet_from_position (&sheet, position);
  g_assert_cmpuint (rn_sheet_check (&sheet).code, ==, RN_OK);
  rn_final (&final, &sheet);
  for (i = 0; i < RN_SACRIFICES; i++)
    stone[i] = position->stone_open[i];
  for (i = 0; i < position->n_hidden; i++)
    stone[position->hidden[i].kind]++;
  rn_values (stone, value, NULL);
  g_assert_cmpmem (final.value, sizeof value, value, sizeof value);
  g_assert_cmpmem (final.stone, sizeof stone, stone, sizeof stone);
  for (player = 0; player < position->n_players; player++)
    g_assert_cmpint (final.players[player].total, ==, points_of (position, value, player));
  g_assert_cmpuint (final.players[final.order[0]].place, ==, 1);
  for (i = 1; i < position->n_players; i++)
    {
      guint above = final.order[i - 1];
      guint below = final.order[i];

      g_assert_cmpint (final.players[above].total, >=, final.players[below].total);
      if (final.players[above].place != final.players[below].place)
        g_assert_cmpuint (final.players[below].place, ==, i + 1);
    }
}

static void
check_end (const RnPosition *position)
{
  guint empty = 0;
  guint sum = 0;
  guint i;

  for (i = 0; i < RN_KINDS; i++)
    sum += position->unseen[i];
  for (i = 0; i < RN_COLUMNS; i++)
    empty += position->column_length[i] == 0;
  g_assert_cmpuint (sum, ==, 2);
  g_assert_cmpuint (empty, ==, 1);
  g_assert_cmpuint (position->deck, ==, 0);
  for (i = 0; i < position->n_players; i++)
    g_assert_cmpuint (position->untold[i], ==, 0);
  check_final (position);
}

static void
play_one (GRand       *rand,
          const Table *table,
          Tally       *tally)
{
  TestPlayout playout;
  RnPosition position;
  guint ply;

  test_playout_begin (&playout, rand, table->n_players, table->style);
  playout.pious = g_rand_boolean (rand);
  rn_set_up (&position, &playout.deal);
  for (ply = 0; position.step != RN_STEP_OVER; ply++)
    {
      RnPosition before = position;
      RnScoring scoring;
      RnMove move;

      g_assert_cmpuint (ply, <, RN_PLAYOUT_MAX);
      check_position (&playout, &position);
      check_list (&position);
      if (tally->positions % PROBE_EVERY == 0)
        probe_all (&playout, &position, tally);
      move = test_playout_choose (&playout, &position);
      g_assert_cmpuint (rn_check (&position, &move).code, ==, RN_OK);
      rn_apply (&position, &move, &scoring);
      rn_oracle_apply (&playout.oracle, &move);
      check_scoring (&playout, &before, &position, &move, &scoring);
      tally->steps[before.step]++;
      tally->positions++;
    }
  check_position (&playout, &position);
  check_list (&position);
  probe_all (&playout, &position, tally);
  check_end (&position);
  tally->playouts++;
  tally->longest = MAX (tally->longest, ply);
}

static void
test_playouts (gconstpointer data)
{
  const Table *table = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (1722 + table->n_players + 10 * table->style);
  Tally tally = { 0 };

  while (tally.playouts < PLAYOUTS_PER_STYLE)
    play_one (rand, table, &tally);
  g_test_message ("%u playouts, %u positions, %u moves probed, longest game %u moves",
                  tally.playouts, tally.positions + tally.playouts, tally.probes, tally.longest);
  g_assert_cmpuint (tally.steps[RN_STEP_SACRIFICE], >, tally.playouts);
  g_assert_cmpuint (tally.steps[RN_STEP_REWARD], >, tally.playouts);
  g_assert_true ((tally.steps[RN_STEP_REVEAL] > 0) == (table->style != RN_PLAYOUT_TOLD));
}

/* The same deal with few cards in the supply: piles run out. */
static void
test_scarce (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4711);
  guint n_players = GPOINTER_TO_UINT (data);
  Tally tally = { 0 };
  guint round;

  for (round = 0; round < 500; round++)
    {
      TestPlayout playout;
      RnPosition position;
      guint kind;

      test_playout_begin (&playout, rand, n_players, RN_PLAYOUT_FREE);
      playout.pious = g_rand_boolean (rand);
      rn_set_up (&position, &playout.deal);
      for (kind = 0; kind < RN_SACRIFICES; kind++)
        playout.oracle.supply[kind] = position.supply[kind] = g_rand_int_range (rand, 0, 6);
      while (position.step != RN_STEP_OVER)
        {
          RnMove move;

          rn_oracle_assert_same (&playout.oracle, &position);
          check_list (&position);
          if (tally.positions % 67 == 0)
            probe_all (&playout, &position, &tally);
          move = test_playout_choose (&playout, &position);
          tally.steps[position.step]++;
          tally.positions++;
          g_assert_cmpuint (rn_check (&position, &move).code, ==, RN_OK);
          rn_apply (&position, &move, NULL);
          rn_oracle_apply (&playout.oracle, &move);
        }
      rn_oracle_assert_same (&playout.oracle, &position);
    }
  g_test_message ("%u playouts, %u positions, %u moves probed, %u substitutes", round,
                  tally.positions, tally.probes, tally.steps[RN_STEP_SUBSTITUTE]);
  g_assert_cmpuint (tally.steps[RN_STEP_SUBSTITUTE], >, 500);
}

int
main (int    argc,
      char **argv)
{
  static const char *const styles[] = { "told", "true", "free" };
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/playouts/%u-players/%s",
                                               tables[i].n_players, styles[tables[i].style]);

      g_test_add_data_func (path, &tables[i], test_playouts);
    }
  for (i = 2; i <= 4; i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/playouts/%u-players/scarce", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_scarce);
    }
  return g_test_run ();
}
