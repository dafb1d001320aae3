/* test-playouts.c: random games: what holds in every position of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-json.h"
#include "tp-test-utils.h"

#define SEED 23
#define GAMES 20000
#define FULL_GAMES 24

/* Boxes of all kinds: each second game has the default one. */
static void
begin (TpPosition *position,
       guint       game,
       AhuRandom  *random)
{
  guint n_players = TP_MIN_PLAYERS + game % 4;
  TpBox box;

  *random = ahu_random_stream (SEED, game, 0);
  tp_box_init (&box, n_players);
  if (game / 4 % 2 == 1)
    {
      for (guint i = 0; i < TP_CIRCLES; i++)
        box.quarries[i] = (guint8) (3 + ahu_random_below (random, 20));
      for (guint i = 0; i < TP_RUGS; i++)
        {
          box.rugs[i] = (guint8) (1 + ahu_random_below (random, 6));
          box.rug_spaces[i] = (guint8) (1 + ahu_random_below (random, 2));
        }
      box.row = (guint8) (n_players + ahu_random_below (random, 2));
      for (guint i = 0; i < TP_COMBINATIONS; i++)
        box.arrows[i] = (guint8) (ahu_random_below (random, 1u << TP_COMBINATIONS) & ~(1u << i));
    }
  g_assert_cmpint (tp_box_check (&box, n_players).code, ==, TP_OK);
  tp_set_up (position, &box, n_players);
}

/* Pieces are conserved and limits hold after every move; each move chosen is accepted, and
 * somebody has to act until the game is over. */
static void
test_invariants (void)
{
  gint64 start = g_get_monotonic_time ();
  guint ends[TP_ENDS] = { 0, };
  guint64 moves = 0;

  for (guint game = 0; game < GAMES; game++)
    {
      TpPosition position;
      AhuRandom random;

      begin (&position, game, &random);
      while (position.step != TP_STEP_OVER)
        {
          TpMove move;

          g_assert_cmpuint (position.pending, !=, 0);
          tp_choose_random (&position, &move, &random);
          g_assert_cmpint (tp_check (&position, &move).code, ==, TP_OK);
          tp_apply (&position, &move, NULL);
          tp_test_conserved (&position);
        }
      g_assert_cmpuint (position.pending, ==, 0);
      g_assert_cmpuint (position.end, !=, TP_END_NONE);
      ends[position.end]++;
      moves += position.ply;
    }

  for (guint end = TP_END_NONE + 1; end < TP_ENDS; end++)
    g_test_message ("end %u: %u games", end, ends[end]);
  g_test_message ("%u games, %" G_GUINT64_FORMAT " moves, %.1f s", GAMES, moves,
                  (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC);
}

typedef struct
{
  const TpPosition *position;
  guint accepted;
} Sweep;

/* A move is in the list of legal moves just if it is accepted, and a refused one tells a rule. */
static void
try_move (Sweep        *sweep,
          const TpMove *move)
{
  TpReason reason = tp_check (sweep->position, move);

  if (reason.code == TP_OK)
    {
      g_assert_true (tp_test_is_listed (sweep->position, move));
      sweep->accepted++;
    }
  else
    {
      g_assert_cmpint (reason.rule[0], ==, 'T');
      g_assert_false (tp_test_is_listed (sweep->position, move));
    }
}

/* All builds of a player that differ in what they use. */
static void
try_builds (Sweep *sweep,
            guint8 player)
{
  for (guint8 piece = 0; piece <= TP_PIECES; piece++)
    for (guint8 site = 0; site <= TP_SITES; site++)
      {
        TpMove move = { .type = TP_MOVE_BUILD, .player = player, .piece = piece, .site = site };

        if (piece >= TP_LOOSE_PIECES)
          {
            try_move (sweep, &move);
            continue;
          }
        for (move.place = 0; move.place <= TP_PLACES; move.place++)
          for (move.count = 0; move.count <= TP_SQUARES + 1; move.count++)
            try_move (sweep, &move);
      }
}

static void
try_exchanges (Sweep *sweep,
               guint8 player)
{
  for (guint8 give = 0; give <= TP_COMBINATIONS; give++)
    for (guint8 take = 0; take <= TP_COMBINATIONS; take++)
      for (guint8 piece = give == TP_COMBINATION_QUARRY ? TP_QUARRY_1 : 0;
           piece <= (give == TP_COMBINATION_QUARRY ? TP_RUG_2 : 0); piece++)
        try_move (sweep, &(TpMove) { .type = TP_MOVE_EXCHANGE, .player = player, .what = give, .take = take,
                                     .piece = piece });
}

static void
try_player (Sweep *sweep,
            guint8 player)
{
  static const guint8 plain[] = { TP_MOVE_PALM, TP_MOVE_ENOUGH, TP_MOVE_RUG, TP_MOVE_PASS, TP_MOVE_DONE };

  for (guint i = 0; i < G_N_ELEMENTS (plain); i++)
    try_move (sweep, &(TpMove) { .type = plain[i], .player = player });
  for (guint8 i = 0; i <= TP_FACTS; i++)
    try_move (sweep, &(TpMove) { .type = TP_MOVE_FACT, .player = player, .what = i });
  for (guint8 i = 0; i <= TP_PIECES; i++)
    {
      try_move (sweep, &(TpMove) { .type = TP_MOVE_QUARRY, .player = player, .piece = i });
      try_move (sweep, &(TpMove) { .type = TP_MOVE_AWARD, .player = player, .piece = i });
    }
  for (guint8 i = 0; i <= TP_SITES; i++)
    try_move (sweep, &(TpMove) { .type = TP_MOVE_SCORE, .player = player, .site = i });
  try_exchanges (sweep, player);
  try_builds (sweep, player);
}

/* The list holds each move that is accepted, once, and no other. */
static void
sweep_position (const TpPosition *position)
{
  TpMove moves[TP_MAX_LEGAL];
  guint n = tp_legal_moves (position, moves);
  Sweep sweep = { position, 0 };

  if (position->step == TP_STEP_REVEAL)
    {
      g_assert_cmpuint (n, ==, 1);
      return;
    }

  for (guint8 player = 0; player <= position->n_players; player++)
    try_player (&sweep, player);
  g_assert_cmpuint (sweep.accepted, ==, n);
}

/* Each listed move can be made, keeps all pieces, and comes back from its JSON. */
static void
try_listed (const TpPosition *position)
{
  TpMove moves[TP_MAX_LEGAL];
  guint n = tp_legal_moves (position, moves);

  for (guint i = 0; i < n && position->step != TP_STEP_REVEAL; i++)
    {
      g_autoptr (JsonNode) json = tp_move_to_json (&moves[i]);
      TpPosition after = *position;
      TpMove again;

      tp_move_from_json (&again, json);
      g_assert_cmpmem (&again, sizeof again, &moves[i], sizeof moves[i]);
      tp_apply (&after, &moves[i], NULL);
      tp_test_conserved (&after);
      g_assert_cmpuint (after.ply, ==, position->ply + 1);
    }
}

static void
test_legal (void)
{
  for (guint game = 0; game < FULL_GAMES; game++)
    {
      TpPosition position;
      AhuRandom random;

      begin (&position, game, &random);
      while (position.step != TP_STEP_OVER)
        {
          TpMove move;

          if (ahu_random_below (&random, 4) == 0)
            sweep_position (&position);
          try_listed (&position);
          tp_choose_random (&position, &move, &random);
          tp_apply (&position, &move, NULL);
        }
    }
}

static guint
count_points (const TpPosition *position)
{
  guint points = 0;

  for (guint p = 0; p < position->n_players; p++)
    for (guint i = 0; i < TP_LINES; i++)
      points += position->players[p].points[i];

  return points;
}

static guint
count_tapatis (const TpPosition *position)
{
  guint pieces = 0;

  for (guint p = 0; p < position->n_players; p++)
    for (guint i = 0; i < TP_PIECES; i++)
      pieces += position->players[p].tapati[i] + position->players[p].taken[i];

  return pieces;
}

/* How many pieces players got and gave up without building, by the events of a move. */
static int
sum_events (const TpEventList *events)
{
  static const int signs[TP_EVENTS] = {
    [TP_EVENT_GIFT] = 1, [TP_EVENT_EXTRA] = 1, [TP_EVENT_TAKES] = 1, [TP_EVENT_AWARD] = 1, [TP_EVENT_BACK] = -1
  };
  int sum = 0;

  for (guint i = 0; i < events->n; i++)
    sum += signs[events->events[i].type] * events->events[i].count;

  return sum;
}

/* What a move itself brings a player's hand; an exchange by its two combinations. */
static int
sum_move (const TpMove *move)
{
  static const int sizes[TP_COMBINATIONS] = { 1, 1, 2, 2, 2 };

  switch (move->type)
    {
    case TP_MOVE_PALM:
    case TP_MOVE_QUARRY:
    case TP_MOVE_RUG:
      return 1;
    case TP_MOVE_EXCHANGE:
      return sizes[move->take] - sizes[move->what];
    case TP_MOVE_BUILD:
      return move->piece < TP_LOOSE_PIECES ? -move->count : -1;
    default:
      return 0;
    }
}

/* The events account for every piece and point that changes hands, and asking for them changes
 * nothing. */
static void
test_events (void)
{
  for (guint game = 0; game < 400; game++)
    {
      TpPosition position;
      AhuRandom random;

      begin (&position, game, &random);
      while (position.step != TP_STEP_OVER)
        {
          TpPosition before = position;
          TpPosition untold = position;
          guint points = count_points (&position);
          TpEventList events;
          TpMove move;

          tp_choose_random (&position, &move, &random);
          tp_apply (&position, &move, &events);
          tp_apply (&untold, &move, NULL);
          g_assert_cmpmem (&position, sizeof position, &untold, sizeof untold);
          g_assert_cmpuint (events.n, <, TP_MAX_EVENTS);
          for (guint i = 0; i < events.n; i++)
            for (guint line = 0; line < TP_LINES; line++)
              points += events.events[i].points[line];
          g_assert_cmpuint (count_points (&position), ==, points);
          g_assert_cmpint ((int) count_tapatis (&position) - (int) count_tapatis (&before), ==,
                           sum_events (&events) + sum_move (&move));
        }
    }
}

/* Drawn one by one, every tile that may come does. */
static void
test_draws (void)
{
  guint seen[TP_CIRCLES] = { 0, };
  guint rugs[TP_RUGS] = { 0, };
  TpPosition position;
  TpBox box;
  AhuRandom random = ahu_random_stream (SEED, 1, 1);

  tp_box_init (&box, 6);
  tp_set_up (&position, &box, 6);
  tp_test_make (&position, "reveal exchange 1");
  for (guint i = 0; i < 200; i++)
    {
      TpMove reveal;

      tp_draw (&position, &reveal, &random);
      g_assert_cmpint (tp_check (&position, &reveal).code, ==, TP_OK);
      for (guint q = 0; q < reveal.n_quarries; q++)
        seen[reveal.quarries[q] - 1]++;
      rugs[reveal.rug - 2]++;
    }
  for (guint i = 0; i < TP_CIRCLES; i++)
    g_assert_cmpuint (seen[i], >, 200);
  g_assert_cmpuint (rugs[0], >, 50);
  g_assert_cmpuint (rugs[1], >, 50);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tapati/playouts/invariants", test_invariants);
  g_test_add_func ("/tapati/playouts/legal", test_legal);
  g_test_add_func ("/tapati/playouts/events", test_events);
  g_test_add_func ("/tapati/playouts/draws", test_draws);

  return g_test_run ();
}
