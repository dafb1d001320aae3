/* test-unknown-hands.c: what is advised in games joined late, where hands are not known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/rapanui/advisor/rn-advisor.h"
#include "games/rapanui/advisor/rn-analysis.h"
#include "games/rapanui/advisor/rn-bot.h"
#include "games/rapanui/advisor/rn-playout.h"
#include "games/rapanui/rn-game.h"

#include "support/test-record.h"

#define GAMES 12
#define DEALINGS 20
#define JOINED "joined-late-unknown-hand.rapanui"

/* Hands that nobody told: all of them, or a card here and there. */
static void
forget_hands (RnPosition *position,
              AhuRandom  *random)
{
  for (guint p = 0; p < position->n_players; p++)
    for (guint k = 0; k < RN_KINDS; k++)
      while (position->hand[p][k] > 0 && ahu_random_below (random, 4) > 0)
        {
          position->hand[p][k]--;
          position->hand[p][RN_HAND_UNKNOWN]++;
          position->unseen[k]++;
        }
}

typedef struct
{
  const RnPosition *position;
  guint ply;
  AhuRandom random;
  void (*check) (const RnKnowledge *knowledge, AhuRandom *random);
  guint n_checked;
  guint n_untold; /* sacrifices of players with untold cards */
} Watch;

static void
look_cb (const RnMove *move,
         gpointer      data)
{
  Watch *watch = data;
  RnKnowledge knowledge;

  if (watch->ply++ % 5 != 0 || watch->position->step >= RN_STEP_REVEAL)
    return;

  rn_knowledge_init (&knowledge, watch->position, watch->position->active);
  forget_hands (&knowledge.position, &watch->random);
  watch->check (&knowledge, &watch->random);
  watch->n_checked++;
}

/* One game, played by chance. */
static void
watch_game (guint64        seed,
            RnPlayoutMove  look,
            Watch         *watch)
{
  const RnBot *bot = rn_bot_find ("random");
  const RnBot *const bots[RN_MAX_PLAYERS] = { bot, bot, bot, bot };
  AhuLimits limits = { .playouts = 1 };
  AhuRandom shuffle = ahu_random_stream (seed, 0, 0);
  AhuRandom randoms[RN_MAX_PLAYERS];
  RnPlayout playout;

  watch->position = &playout.position;
  watch->random = ahu_random_stream (seed, 1, 0);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    randoms[i] = ahu_random_stream (seed, 0, 1 + i);
  rn_playout_begin (&playout, RN_MIN_PLAYERS + seed % 3, &shuffle);
  rn_playout_run (&playout, bots, &limits, randoms, look, watch);
}

/* Every fifth position of some games, with hands that are not known. */
static void
check_games (void (*check) (const RnKnowledge *knowledge, AhuRandom *random),
             guint  n_games)
{
  for (guint64 seed = 0; seed < n_games; seed++)
    {
      Watch watch = { .check = check };

      watch_game (seed, look_cb, &watch);
      g_assert_cmpuint (watch.n_checked, >, 10);
    }
}

/* The draw pile and what was dealt to hands are together what was unseen. */
static void
check_cards (const RnPosition *known,
             const RnDealing  *dealing)
{
  guint8 left[RN_KINDS] = { 0 };

  for (guint i = dealing->shuffle.laid; i < RN_DECK_CARDS; i++)
    left[dealing->shuffle.cards[i]]++;
  g_assert_cmpmem (left, RN_KINDS, dealing->position.unseen, RN_KINDS);
  for (guint p = 0; p < known->n_players; p++)
    {
      g_assert_cmpuint (dealing->position.hand[p][RN_HAND_UNKNOWN], ==, 0);
      g_assert_cmpuint (rn_position_hand_size (&dealing->position, p), ==, rn_position_hand_size (known, p));
      for (guint k = 0; k < RN_KINDS; k++)
        {
          g_assert_cmpuint (dealing->position.hand[p][k], >=, known->hand[p][k]);
          left[k] += dealing->position.hand[p][k] - known->hand[p][k];
        }
    }
  g_assert_cmpmem (left, RN_KINDS, known->unseen, RN_KINDS);
}

static void
check_dealings (const RnKnowledge *knowledge,
                AhuRandom         *random)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves = rn_legal_moves (&knowledge->position, moves);
  RnDealing dealing;

  for (guint i = 0; i < DEALINGS; i++)
    {
      rn_knowledge_deal (knowledge, random, &dealing);
      check_cards (&knowledge->position, &dealing);
    }
  for (guint i = 0; i < n_moves; i++)
    {
      if (moves[i].type == RN_MOVE_REFILL
          || (moves[i].type == RN_MOVE_SACRIFICE && moves[i].kind == RN_SACRIFICE_NULL))
        continue;
      rn_knowledge_deal_with (knowledge, &moves[i], random, &dealing);
      check_cards (&knowledge->position, &dealing);
      g_assert_cmpint (rn_check (&dealing.position, &moves[i]).code, ==, RN_OK);
    }
}

static void
test_deal (void)
{
  check_games (check_dealings, GAMES * 5);
}

/* What the actor laid before is untold to another seat, or of a game joined late no kind
 * is known: in each game in which a card is laid, it is there. */
static void
check_laying (const RnKnowledge *knowledge,
              AhuRandom         *random)
{
  guint actor = knowledge->position.actor;
  RnMove moves[RN_MAX_LEGAL];
  guint n_moves = rn_legal_moves (&knowledge->position, moves);

  for (guint i = 0; i < n_moves; i++)
    {
      for (guint j = 0; j < DEALINGS && moves[i].kind != RN_SACRIFICE_NULL; j++)
        {
          RnDealing dealing;

          rn_knowledge_deal_with (knowledge, &moves[i], random, &dealing);
          g_assert_cmpint (rn_check (&dealing.position, &moves[i]).code, ==, RN_OK);
          g_assert_cmpuint (rn_position_sacrifice_total (&dealing.position, actor), ==,
                            rn_position_sacrifice_total (&knowledge->position, actor));
        }
    }
}

static void
forget_sacrifices (RnPosition *position)
{
  for (guint p = 0; p < MIN (position->n_players, RN_MAX_PLAYERS); p++)
    {
      position->unknown[p] = (guint8) rn_position_sacrifice_total (position, p);
      memset (position->sacrifice[p], 0, sizeof position->sacrifice[p]);
      position->untold[p] = 0;
      position->untracked |= (guint8) (1u << p);
    }
}

static void
look_at_sacrifice_cb (const RnMove *move,
                      gpointer      data)
{
  Watch *watch = data;
  const RnPosition *position = watch->position;
  RnKnowledge knowledge;

  if (position->step != RN_STEP_SACRIFICE)
    return;

  rn_knowledge_init (&knowledge, position, (position->actor + 1u) % position->n_players);
  if (knowledge.position.untold[position->actor] > 0)
    {
      g_assert_true (rn_knowledge_is_choice_open (&knowledge));
      watch->n_untold++;
    }
  check_laying (&knowledge, &watch->random);
  forget_sacrifices (&knowledge.position);
  g_assert_true (rn_knowledge_is_choice_open (&knowledge));
  check_laying (&knowledge, &watch->random);
}

static void
test_lay (void)
{
  Watch watch = { 0 };

  for (guint64 seed = 0; seed < GAMES * 20; seed++)
    watch_game (seed, look_at_sacrifice_cb, &watch);
  g_assert_cmpuint (watch.n_untold, >, 100);
}

/* Each kind comes to a hand as often as its share of what is unseen. */
static void
test_deal_fairly (void)
{
  RnKnowledge knowledge = { .position = { .n_players = 2, .step = RN_STEP_BUY, .deck = 6 } };
  AhuRandom random = ahu_random_stream (7, 0, 0);
  guint moai = 0;

  knowledge.position.hand[1][RN_HAND_UNKNOWN] = 3;
  knowledge.position.hand[0][RN_FISH] = 3;
  knowledge.position.unseen[RN_MOAI] = 3;
  knowledge.position.unseen[RN_PRIEST] = 6;
  for (guint i = 0; i < 6000; i++)
    {
      RnDealing dealing;

      rn_knowledge_deal (&knowledge, &random, &dealing);
      moai += dealing.position.hand[1][RN_MOAI];
    }
  g_assert_cmpuint (moai, >, 5600);
  g_assert_cmpuint (moai, <, 6400);
}

/* All that can be in the hand is ranked, and whatever computer players choose is legal. */
static void
check_advice (const RnKnowledge *knowledge,
              AhuRandom         *random)
{
  const char *const bots[] = { "random", "greedy", "strong" };
  AhuLimits limits = { .playouts = 60 };
  RnAdvice advice[RN_MAX_LEGAL];
  RnMove moves[RN_MAX_LEGAL];
  guint n_advice, n_playouts = 0;

  if (!rn_advisor_can_act (knowledge) || knowledge->position.step >= RN_STEP_SACRIFICE)
    return;
  g_assert_true (rn_advisor_rank (knowledge, &limits, NULL, advice, &n_advice, NULL));
  g_assert_cmpuint (n_advice, ==, rn_legal_moves (&knowledge->position, moves));
  for (guint i = 0; i < n_advice; i++)
    {
      g_assert_cmpint (rn_check (&knowledge->position, &advice[i].move).code, ==, RN_OK);
      g_assert_true (advice[i].win >= 0 && advice[i].win <= 1);
      n_playouts += advice[i].playouts;
    }
  g_assert_cmpuint (n_playouts, ==, limits.playouts);
  for (guint i = 0; i < G_N_ELEMENTS (bots); i++)
    {
      RnMove move;

      g_assert_true (rn_advisor_choose (bots[i], knowledge, &limits, NULL, &move, NULL));
      g_assert_cmpint (rn_check (&knowledge->position, &move).code, ==, RN_OK);
    }
}

static void
test_advice (void)
{
  check_games (check_advice, GAMES / 3);
}

static void
play (AhuHistory *history,
      const char *text)
{
  g_autoptr (JsonNode) move = json_from_string (text, NULL);

  g_assert_null (ahu_history_play (history, move));
}

static guint
rank_first (AhuHistory *history,
            RnAdvice   *advice)
{
  AhuLimits limits = { .playouts = 100 };
  RnKnowledge knowledge;
  guint n_advice;

  memset (advice, 0, RN_MAX_LEGAL * sizeof *advice);
  rn_knowledge_from_history (&knowledge, history, 0, 1);
  g_assert_true (rn_advisor_rank (&knowledge, &limits, NULL, advice, &n_advice, NULL));

  return n_advice;
}

/* What is played from the hand later changes nothing that is advised before. */
static void
test_later_plays_change_nothing (void)
{
  const char *const later[] = { "{\"move\":\"play\",\"card\":\"lumberjack\"}", "{\"move\":\"play\",\"card\":\"fish\"}" };
  RnAdvice advice[2][RN_MAX_LEGAL];
  guint n_advice[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (AhuHistory) history = test_history_load (TEST_CORPUS, JOINED);

      play (history, later[i]);
      play (history, "{\"move\":\"draw\",\"column\":1}");
      n_advice[i] = rank_first (history, advice[i]);
    }
  g_assert_cmpuint (n_advice[0], ==, n_advice[1]);
  for (guint i = 0; i < n_advice[0]; i++)
    {
      g_assert_cmpmem (&advice[0][i].move, sizeof (RnMove), &advice[1][i].move, sizeof (RnMove));
      g_assert_cmpfloat (advice[0][i].win, ==, advice[1][i].win);
      g_assert_cmpfloat (advice[0][i].points, ==, advice[1][i].points);
    }
}

static void
judged_cb (const RnAnalysisMove *line,
           gpointer              data)
{
  guint *n_lines = data;

  for (guint p = 0; p < line->n_players; p++)
    g_assert_true (line->after[p] >= 0 && line->after[p] <= 1);
  if (*n_lines == 0)
    g_assert_cmpfloat (line->loss, ==, 0);
  g_assert_true (line->ply == (*n_lines)++);
}

/* Nobody can say what else there was in the hand: it is not held against the player. */
static void
test_analysis (void)
{
  g_autoptr (AhuHistory) history = test_history_load (TEST_CORPUS, JOINED);
  AhuLimits limits = { .playouts = 50 };
  guint n_lines = 0;

  play (history, "{\"move\":\"play\",\"card\":\"lumberjack\"}");
  play (history, "{\"move\":\"draw\",\"column\":1}");
  g_assert_true (rn_analysis_run (history, 0, &limits, NULL, judged_cb, &n_lines, NULL));
  g_assert_cmpuint (n_lines, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  g_test_add_func ("/unknown-hands/deal", test_deal);
  g_test_add_func ("/unknown-hands/lay", test_lay);
  g_test_add_func ("/unknown-hands/deal-fairly", test_deal_fairly);
  g_test_add_func ("/unknown-hands/advice", test_advice);
  g_test_add_func ("/unknown-hands/later-plays-change-nothing", test_later_plays_change_nothing);
  g_test_add_func ("/unknown-hands/analysis", test_analysis);

  return g_test_run ();
}
