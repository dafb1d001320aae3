/* test-deal.c: the box and the set-up: R1, R2, D10
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"

#include <string.h>

typedef struct
{
  const char *name;
  void (*change) (RnDeal *deal);
  const char *reason;
} DealCase;

static void
refuse_deal (gconstpointer data)
{
  const DealCase *deal_case = data;
  RnDeal deal = rn_test_deal (3);
  g_autofree char *text = NULL;
  RnReason reason;

  deal_case->change (&deal);
  reason = rn_deal_check (&deal);
  text = rn_test_reason_text (&reason);
  g_assert_cmpstr (text, ==, deal_case->reason);
}

static void
players (RnDeal *deal,
         guint   n)
{
  deal->n_players = deal->n_hands = n;
}

static void
no_player (RnDeal *deal)
{
  players (deal, 0);
}

static void
one_player (RnDeal *deal)
{
  players (deal, 1);
}

static void
five_players (RnDeal *deal)
{
  players (deal, 5);
}

static void
many_players (RnDeal *deal)
{
  players (deal, 4000000000u);
}

static void
everything_wrong (RnDeal *deal)
{
  players (deal, 5);
  deal->n_columns = 3;
  deal->display[0][0] = RN_INVALID;
  rn_test_deal_hand (deal, 0, "ff");
}

static void
no_column (RnDeal *deal)
{
  deal->n_columns = 0;
}

static void
three_columns (RnDeal *deal)
{
  deal->n_columns = 3;
}

static void
five_columns (RnDeal *deal)
{
  deal->n_columns = 5;
}

static void
short_column (RnDeal *deal)
{
  rn_test_deal_column (deal, 2, "LfP");
}

static void
empty_column (RnDeal *deal)
{
  rn_test_deal_column (deal, 0, "");
}

static void
long_column (RnDeal *deal)
{
  rn_test_deal_column (deal, 3, "LfPLP");
}

static void
short_column_unknown_card (RnDeal *deal)
{
  deal->display[0][0] = RN_INVALID;
  rn_test_deal_column (deal, 1, "Lf");
}

static void
unknown_in_column (RnDeal *deal)
{
  deal->display[2][3] = RN_INVALID;
}

static void
eighth_kind (RnDeal *deal)
{
  deal->display[1][0] = RN_KINDS;
}

static void
unknown_in_hand (RnDeal *deal)
{
  deal->hands[1][2] = RN_INVALID;
}

static void
ten_moai (RnDeal *deal)
{
  rn_test_deal_column (deal, 0, "MMMM");
  rn_test_deal_column (deal, 1, "MMMM");
  rn_test_deal_column (deal, 2, "MLLL");
}

static void
unknown_before_too_many (RnDeal *deal)
{
  ten_moai (deal);
  deal->hands[0][0] = RN_INVALID;
}

static void
six_fish (RnDeal *deal)
{
  rn_test_deal_column (deal, 0, "ffff");
  rn_test_deal_column (deal, 1, "fLLL");
  rn_test_deal_column (deal, 2, "fLLL");
}

static void
too_many_before_hands (RnDeal *deal)
{
  six_fish (deal);
  rn_test_deal_hand (deal, 0, "fff");
}

static void
two_hands (RnDeal *deal)
{
  deal->n_hands = 2;
}

static void
four_hands (RnDeal *deal)
{
  deal->n_hands = 4;
}

static void
unknown_in_surplus_hand (RnDeal *deal)
{
  four_hands (deal);
  deal->surplus_unknown = TRUE;
}

static void
short_hand (RnDeal *deal)
{
  rn_test_deal_hand (deal, 1, "fm");
}

static void
long_hand (RnDeal *deal)
{
  rn_test_deal_hand (deal, 2, "fmpg");
}

static void
lumberjack_hand (RnDeal *deal)
{
  rn_test_deal_hand (deal, 2, "fLm");
}

static void
moai_hand (RnDeal *deal)
{
  rn_test_deal_hand (deal, 0, "fmM");
}

static void
repeated_hand (RnDeal *deal)
{
  rn_test_deal_hand (deal, 1, "gmg");
}

static const DealCase cases[] = {
  { "R2.1/none", no_player, "R2.1 PLAYERS" },
  { "R2.1/one", one_player, "R2.1 PLAYERS have=1" },
  { "R2.1/five", five_players, "R2.1 PLAYERS have=5" },
  { "R2.1/very-many", many_players, "R2.1 PLAYERS have=4000000000" },
  { "R2.1/before-all-else", everything_wrong, "R2.1 PLAYERS have=5" },
  { "R2.3/no-column", no_column, "R2.3 COLUMN_COUNT" },
  { "R2.3/three-columns", three_columns, "R2.3 COLUMN_COUNT have=3" },
  { "R2.3/five-columns", five_columns, "R2.3 COLUMN_COUNT have=5" },
  { "R2.3/short-column", short_column, "R2.3 COLUMN_SHAPE column=2 have=3" },
  { "R2.3/empty-column", empty_column, "R2.3 COLUMN_SHAPE column=0" },
  { "R2.3/long-column", long_column, "R2.3 COLUMN_SHAPE column=3 have=5" },
  { "R2.3/before-unknown-card", short_column_unknown_card, "R2.3 COLUMN_SHAPE column=1 have=2" },
  { "R1.1/display", unknown_in_column, "R1.1 UNKNOWN_CARD column=2" },
  { "R1.1/eighth-kind", eighth_kind, "R1.1 UNKNOWN_CARD column=1" },
  { "R1.1/hand", unknown_in_hand, "R1.1 UNKNOWN_CARD player=1" },
  { "R1.1/before-too-many", unknown_before_too_many, "R1.1 UNKNOWN_CARD player=0" },
  { "R1.1/surplus-hand", unknown_in_surplus_hand, "R1.1 UNKNOWN_CARD" },
  { "R1.2/ten-moai", ten_moai, "R1.2 TOO_MANY kind=2 need=9 have=10" },
  { "R1.2/six-fish", six_fish, "R1.2 TOO_MANY kind=3 need=5 have=6" },
  { "R1.2/before-hands", too_many_before_hands, "R1.2 TOO_MANY kind=3 need=5 have=6" },
  { "R1.3/two-hands", two_hands, "R1.3 HAND_COUNT need=3 have=2" },
  { "R1.3/four-hands", four_hands, "R1.3 HAND_COUNT need=3 have=4" },
  { "R1.3/short-hand", short_hand, "R1.3 HAND_SHAPE player=1 have=2" },
  { "R1.3/long-hand", long_hand, "R1.3 HAND_SHAPE player=2 have=4" },
  { "R1.3/lumberjack", lumberjack_hand, "R1.3 HAND_CARD player=2 kind=0" },
  { "R1.3/moai", moai_hand, "R1.3 HAND_CARD player=0 kind=2" },
  { "D10/repeated", repeated_hand, "R1.3 HAND_REPEATED player=1 kind=6" },
};

/* A display may hold all cards of a kind, whatever hands hold. */
static void
test_whole_kind (void)
{
  RnDeal deal = rn_test_deal (4);
  RnPosition position;

  rn_test_deal_column (&deal, 0, "ffff");
  rn_test_deal_column (&deal, 1, "fMMM");
  rn_test_deal_column (&deal, 2, "MMMM");
  rn_test_deal_column (&deal, 3, "MMLL");
  g_assert_cmpuint (rn_deal_check (&deal).code, ==, RN_OK);
  g_assert_null (rn_deal_check (&deal).rule);
  rn_set_up (&position, &deal);
  g_assert_cmpuint (position.unseen[RN_FISH], ==, 0);
  g_assert_cmpuint (position.unseen[RN_MOAI], ==, 0);
}

/* All cards of each kind and one more, the rest being another kind. */
static void
test_deck (void)
{
  static const guint box[RN_KINDS] = { 12, 9, 9, 5, 5, 5, 5 };
  guint kind;
  guint sum = 0;

  for (kind = 0; kind < RN_KINDS; kind++)
    {
      guint other = kind == RN_LUMBERJACK ? RN_PRIEST : RN_LUMBERJACK;
      guint extra;

      g_assert_cmpuint (rn_deck_count (kind), ==, box[kind]);
      sum += rn_deck_count (kind);
      for (extra = 0; extra < 2; extra++)
        {
          RnDeal deal = rn_test_deal (2);

          for (guint i = 0; i < RN_COLUMNS * RN_COLUMN_CARDS; i++)
            deal.display[i / RN_COLUMN_CARDS][i % RN_COLUMN_CARDS] =
              i < box[kind] + extra ? kind : i % 3 ? other : RN_MOAI + (kind == RN_MOAI);
          if (extra)
            g_assert_cmpstr (rn_deal_check (&deal).rule, ==, "R1.2");
          else
            g_assert_cmpuint (rn_deal_check (&deal).code, ==, RN_OK);
        }
    }
  g_assert_cmpuint (sum, ==, 50);
}

static void
test_first_position (gconstpointer data)
{
  guint n = GPOINTER_TO_UINT (data);
  RnPosition position;
  guint player;
  guint kind;

  rn_test_start (&position, n);
  g_assert_cmpuint (position.n_players, ==, n);
  g_assert_cmpuint (position.ply, ==, 0);
  g_assert_cmpuint (position.turn, ==, 1);
  g_assert_cmpuint (position.deck, ==, 34);
  g_assert_cmpuint (rn_position_stone_size (&position), ==, 0);
  g_assert_cmpuint (position.top, ==, RN_SACRIFICE_NONE);
  rn_test_assert_turn (&position, RN_STEP_BUY, "0");
  for (kind = 0; kind < RN_SACRIFICES; kind++)
    g_assert_cmpuint (position.supply[kind], ==, 25 - n);
  for (player = 0; player < n; player++)
    {
      g_autofree char *area = rn_test_cards_text (position.area[player], RN_KINDS);
      g_autofree char *cards = rn_test_cards_text (position.sacrifice[player], RN_SACRIFICES);

      g_assert_cmpstr (area, ==, "L");
      g_assert_cmpstr (cards, ==, "fmpg");
      g_assert_cmpuint (position.wood[player], ==, 2 + player);
      g_assert_cmpuint (position.glory[player], ==, 0);
      g_assert_cmpuint (position.untold[player], ==, 0);
    }
}

static void
test_hands_and_display (void)
{
  RnPosition position;
  g_autofree char *hand = NULL;
  g_autofree char *unseen = NULL;

  rn_test_start (&position, 2);
  hand = rn_test_cards_text (position.hand[1], RN_KINDS);
  unseen = rn_test_cards_text (position.unseen, RN_KINDS);
  g_assert_cmpstr (hand, ==, "mpg");
  g_assert_cmpstr (unseen, ==, "LLLLLLLLPPPPPPPMMMMMMMfffmmmpppggg");
  g_assert_cmpuint (position.column_length[0], ==, 4);
  g_assert_cmpuint (position.display[0][0], ==, RN_LUMBERJACK);
  g_assert_cmpuint (position.display[0][3], ==, RN_PRIEST);
}

int
main (int    argc,
      char **argv)
{
  guint i;

  g_test_init (&argc, &argv, NULL);
  for (i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/engine/deal/%s", cases[i].name);

      g_test_add_data_func (path, &cases[i], refuse_deal);
    }
  g_test_add_func ("/engine/deal/R1.2/whole-kind", test_whole_kind);
  g_test_add_func ("/engine/deal/R1.2/deck", test_deck);
  g_test_add_data_func ("/engine/deal/R2/two-players", GUINT_TO_POINTER (2), test_first_position);
  g_test_add_data_func ("/engine/deal/R2/three-players", GUINT_TO_POINTER (3), test_first_position);
  g_test_add_data_func ("/engine/deal/R2/four-players", GUINT_TO_POINTER (4), test_first_position);
  g_test_add_func ("/engine/deal/R2.2/hands-and-display", test_hands_and_display);
  return g_test_run ();
}
