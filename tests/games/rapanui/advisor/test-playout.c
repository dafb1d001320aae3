/* test-playout.c: the virtual shuffle, the random player, whole playouts
 *
 * Not for the rules themselves (tests/games/rapanui/engine).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/rapanui/advisor/rn-playout.h"

#define GAMES 500

/* The numbers are part of what `simulate --seed` promises: a change of them
 * changes every simulated game. */
static void
test_random_golden (void)
{
  AhuRandom plain = { 0 };
  AhuRandom stream = ahu_random_stream (42, 1, 2);

  /* The first two of SplitMix64 from state 0, as published. */
  g_assert_cmphex (ahu_random_next (&plain), ==, G_GUINT64_CONSTANT (0xe220a8397b1dcdaf));
  g_assert_cmphex (ahu_random_next (&plain), ==, G_GUINT64_CONSTANT (0x6e789e6aa1b965f4));
  g_assert_cmphex (ahu_random_next (&stream), ==, G_GUINT64_CONSTANT (0x7a267b592812b8d2));
}

static void
test_random_streams (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint64 seed = 0; seed < 8; seed++)
    for (guint64 game = 0; game < 8; game++)
      for (guint64 purpose = 0; purpose < 8; purpose++)
        {
          AhuRandom stream = ahu_random_stream (seed, game, purpose);
          gint64 first = (gint64) ahu_random_next (&stream);

          g_assert_true (g_hash_table_add (seen, g_memdup2 (&first, sizeof first)));
        }
}

static void
test_random_below (void)
{
  AhuRandom random = ahu_random_stream (1, 0, 0);
  guint counts[7] = { 0 };

  for (guint i = 0; i < 70000; i++)
    {
      guint number = ahu_random_below (&random, 7);

      g_assert_cmpuint (number, <, 7);
      counts[number]++;
    }

  /* Five standard deviations around 10,000. */
  for (guint i = 0; i < 7; i++)
    {
      g_assert_cmpuint (counts[i], >, 9530);
      g_assert_cmpuint (counts[i], <, 10470);
    }
  g_assert_cmpuint (ahu_random_below (&random, 1), ==, 0);
}

static void
test_shuffle_deck (void)
{
  AhuRandom random = ahu_random_stream (2, 0, 0);
  RnShuffle shuffle;
  RnDeal deal;
  guint counts[RN_KINDS] = { 0 };

  rn_shuffle_deal (&shuffle, &deal, &random, 4);
  for (guint i = 0; i < RN_DECK_CARDS; i++)
    counts[shuffle.cards[i]]++;

  for (guint kind = 0; kind < RN_KINDS; kind++)
    g_assert_cmpuint (counts[kind], ==, rn_deck_count (kind));
}

static void
test_shuffle_deals (void)
{
  AhuRandom random = ahu_random_stream (3, 0, 0);
  guint front[RN_KINDS] = { 0 };
  guint in_hand[RN_KINDS] = { 0 };

  for (guint game = 0; game < GAMES; game++)
    {
      RnShuffle shuffle;
      RnDeal deal;

      rn_shuffle_deal (&shuffle, &deal, &random, 2 + game % 3);
      g_assert_cmpint (rn_deal_check (&deal).code, ==, RN_OK);
      front[deal.display[0][RN_COLUMN_CARDS - 1]]++;
      for (guint card = 0; card < RN_HAND_CARDS; card++)
        in_hand[deal.hands[0][card]]++;
    }

  for (guint kind = 0; kind < RN_KINDS; kind++)
    g_assert_cmpuint (front[kind], >, 0);
  /* Each kind is the missing one now and then. */
  for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
    {
      g_assert_cmpuint (in_hand[kind], >, 0);
      g_assert_cmpuint (in_hand[kind], <, GAMES);
    }
}

static void
test_shuffle_refill (void)
{
  AhuRandom random = ahu_random_stream (4, 0, 0);
  RnShuffle shuffle;
  RnDeal deal;
  RnMove move = { .type = RN_MOVE_REFILL };

  rn_shuffle_deal (&shuffle, &deal, &random, 2);
  g_assert_cmpuint (shuffle.laid, ==, RN_COLUMNS * RN_COLUMN_CARDS);
  rn_shuffle_refill (&shuffle, &move);
  g_assert_cmpmem (move.cards, RN_COLUMN_CARDS, shuffle.cards + 16, RN_COLUMN_CARDS);
  g_assert_cmpuint (move.n_cards, ==, RN_COLUMN_CARDS);
  g_assert_cmpuint (shuffle.laid, ==, 20);
}

static void
test_bot_find (void)
{
  g_assert_nonnull (rn_bot_find ("random"));
  g_assert_null (rn_bot_find ("nobody"));
  g_assert_null (rn_bot_find (""));
  for (const char *const *id = rn_bot_ids (); *id != NULL; id++)
    g_assert_cmpstr (rn_bot_find (*id)->id, ==, *id);
  g_assert_true (g_strv_contains (rn_bot_ids (), "random"));
}

static void
test_bot_random (void)
{
  AhuRandom random = ahu_random_stream (5, 0, 0);
  guint counts[5] = { 0 };
  RnMove moves[5];

  memset (moves, 0, sizeof moves);
  for (guint i = 0; i < 5; i++)
    {
      moves[i].type = RN_MOVE_SACRIFICE;
      moves[i].kind = (guint8) i;
    }
  g_assert_cmpuint (moves[4].kind, ==, RN_SACRIFICE_NULL);

  for (guint i = 0; i < 4000; i++)
    counts[rn_bot_random_choose (moves, 5, &random)]++;

  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (counts[i], >, 800);
  g_assert_cmpuint (counts[4], ==, 0);
}

typedef struct
{
  RnPosition position;
  guint n_moves;
} Follower;

/* Plays along, checking every move. */
static void
follow (const RnMove *move,
        gpointer      data)
{
  Follower *follower = data;

  g_assert_cmpint (rn_check (&follower->position, move).code, ==, RN_OK);
  rn_apply (&follower->position, move, NULL);
  follower->n_moves++;
}

static void
test_playout_run (void)
{
  const RnBot *bot = rn_bot_find ("random");
  const RnBot *const bots[RN_MAX_PLAYERS] = { bot, bot, bot, bot };

  for (guint game = 0; game < GAMES; game++)
    {
      AhuRandom shuffle = ahu_random_stream (6, game, 0);
      AhuRandom randoms[RN_MAX_PLAYERS];
      RnPlayout playout;
      Follower follower = { 0 };

      for (guint i = 0; i < RN_MAX_PLAYERS; i++)
        randoms[i] = ahu_random_stream (6, game, 1 + i);

      rn_playout_begin (&playout, 2 + game % 3, &shuffle);
      follower.position = playout.position;
      rn_playout_run (&playout, bots, &(AhuLimits) { 0 }, randoms, follow, &follower);

      g_assert_cmpint (playout.position.step, ==, RN_STEP_OVER);
      g_assert_cmpuint (playout.position.ply, ==, follower.n_moves);
      g_assert_cmpmem (&playout.position, sizeof (RnPosition),
                       &follower.position, sizeof (RnPosition));
      /* 34 = 8 × 4 + 2 (R8.1): the last two cards are never laid. */
      g_assert_cmpuint (playout.shuffle.laid, ==, RN_DECK_CARDS - 2);
    }
}

static void
test_playout_random (void)
{
  AhuRandom first = ahu_random_stream (7, 0, 0);
  AhuRandom second = first;

  for (guint game = 0; game < GAMES; game++)
    {
      RnPlayout playout, again;

      rn_playout_begin (&playout, 2 + game % 3, &first);
      rn_playout_run_random (&playout, &first);
      rn_playout_begin (&again, 2 + game % 3, &second);
      rn_playout_run_random (&again, &second);

      g_assert_cmpint (playout.position.step, ==, RN_STEP_OVER);
      g_assert_cmpmem (&playout.position, sizeof (RnPosition),
                       &again.position, sizeof (RnPosition));
      for (guint i = 0; i < playout.position.n_players; i++)
        g_assert_cmpuint (playout.position.untold[i], ==, 0);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/random/golden", test_random_golden);
  g_test_add_func ("/random/streams", test_random_streams);
  g_test_add_func ("/random/below", test_random_below);
  g_test_add_func ("/shuffle/deck-is-that-of-R1.2", test_shuffle_deck);
  g_test_add_func ("/shuffle/deals-are-legal", test_shuffle_deals);
  g_test_add_func ("/shuffle/refill", test_shuffle_refill);
  g_test_add_func ("/bot/find", test_bot_find);
  g_test_add_func ("/bot/random", test_bot_random);
  g_test_add_func ("/playout/run", test_playout_run);
  g_test_add_func ("/playout/random", test_playout_random);

  return g_test_run ();
}
