/* test-takings.c: what each player takes at the table in a scoring: R7.4–R7.9, D7
 *
 * Not for: the scoring itself (test-scoring.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-utils.h"
#include "games/rapanui/study/rn-news.h"

#include <string.h>

/* “player:wood/glory/fish mulberry potato grain” in the order told. */
static void
assert_takings (const RnTakings *takings,
                const char      *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint i;

  for (i = 0; i < takings->n; i++)
    {
      const RnTaking *taking = &takings->takings[i];

      g_string_append_printf (text, "%s%d:%d/%d/%d%d%d%d", i ? " " : "", taking->player,
                              taking->wood, taking->glory, taking->cards[0], taking->cards[1],
                              taking->cards[2], taking->cards[3]);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
start (RnPosition *position,
       guint       active,
       const char *area0,
       const char *area1,
       const char *area2)
{
  rn_test_start (position, 3);
  position->active = active;
  rn_test_areas (position, (const char *const[]) { area0, area1, area2 });
}

static RnScoring
score (RnPosition *position,
       RnPosition *before,
       guint       kind)
{
  *before = *position;

  return rn_test_score (position, kind);
}

/* By seat, those alone who take something. */
static void
test_lumberjacks (void)
{
  RnPosition position;
  RnPosition before;
  RnTakings takings;
  RnScoring scoring;

  start (&position, 1, "LLL", "L", "");
  scoring = score (&position, &before, RN_LUMBERJACK);
  rn_takings (&takings, &before, &scoring, &position);
  g_assert_cmpuint (takings.kind, ==, RN_LUMBERJACK);
  assert_takings (&takings, "0:4/0/0000 1:1/0/0000");
  g_assert_cmpuint (takings.takings[0].bonus, ==, 1);
  g_assert_cmpuint (takings.takings[1].bonus, ==, 0);
}

static void
test_priests (void)
{
  RnPosition position;
  RnPosition before;
  RnTakings takings;
  RnScoring scoring;

  start (&position, 2, "P", "PP", "");
  scoring = score (&position, &before, RN_PRIEST);
  rn_takings (&takings, &before, &scoring, &position);
  assert_takings (&takings, "0:0/1/0000 1:0/3/0000");
}

/* What was chosen meanwhile counts. */
static void
test_moai (void)
{
  RnPosition position;
  RnPosition before;
  RnTakings takings;
  RnScoring scoring;

  start (&position, 0, "M", "L", "MM");
  scoring = score (&position, &before, RN_MOAI);
  rn_takings (&takings, &before, &scoring, &position);
  assert_takings (&takings, "");
  rn_test_make (&position, "reward 2 glory");
  rn_takings (&takings, &before, &scoring, &position);
  assert_takings (&takings, "2:0/3/0000");
  rn_test_make (&position, "reward 0 wood");
  rn_takings (&takings, &before, &scoring, &position);
  assert_takings (&takings, "0:1/0/0000 2:0/3/0000");
}

static void
test_substitutes (void)
{
  RnPosition position;
  RnPosition before;
  RnTakings takings;
  RnScoring scoring;

  start (&position, 0, "f", "ff", "f");
  rn_test_supply (&position, 2, 9, 9, 9);
  scoring = score (&position, &before, RN_FISH);
  rn_takings (&takings, &before, &scoring, &position);
  assert_takings (&takings, "0:0/0/1000 1:0/0/1000");
  rn_test_make (&position, "substitute 1 g; substitute 2 p");
  rn_takings (&takings, &before, &scoring, &position);
  assert_takings (&takings, "0:0/0/1000 1:0/0/1001 2:0/0/0010");
}

static guint
count_bonus (guint fish,
             guint others)
{
  RnPosition position;
  RnPosition before;
  RnTakings takings;
  RnScoring scoring;

  start (&position, 0, "ff", "f", "");
  rn_test_supply (&position, fish, others, others, others);
  scoring = score (&position, &before, RN_FISH);
  rn_takings (&takings, &before, &scoring, &position);
  return takings.n > 0 ? takings.takings[0].bonus : 0;
}

/* A bonus that the pile didn't give is none. */
static void
test_scarce (void)
{
  g_assert_cmpuint (count_bonus (9, 9), ==, 1);
  g_assert_cmpuint (count_bonus (1, 0), ==, 0);
}

/* The tokens named add up, largest first (R1.5). */
static void
test_tokens (void)
{
  guint amount;

  for (amount = 2; amount < 60; amount++)
    {
      RnTaking taking = { .wood = (guint16) amount };
      g_autofree char *sentence = NULL;
      g_auto (GStrv) tokens = NULL;
      guint last = 20;
      guint sum = 0;
      guint i;

      sentence = rn_taking_words (&taking, "Ada");
      g_assert_true (g_str_has_prefix (sentence, "Ada"));
      tokens = g_strsplit (strchr (sentence, ':') + 1, "+", -1);
      for (i = 0; tokens[i]; i++)
        {
          guint token = g_ascii_strtoull (tokens[i], NULL, 10);

          g_assert_true (token == 20 || token == 10 || token == 5 || token == 1);
          g_assert_cmpuint (token, <=, last);
          last = token;
          sum += token;
        }
      g_assert_cmpuint (sum, ==, amount);
      g_assert_cmpuint (i, ==, amount / 20 + amount % 20 / 10 + amount % 10 / 5 + amount % 5);
    }
}

/* The box has glory tiles of 10, 5 and 1 only (R1.5); cards are no tokens. */
static void
test_tiles (void)
{
  RnTaking glory = { .glory = 27 };
  RnTaking cards = { .cards = { 1, 0, 0, 0 } };
  const guint8 expected[] = { 10, 10, 5, 1, 1 };
  guint8 tokens[RN_TAKING_MAX_TOKENS];

  g_assert_cmpuint (rn_taking_tokens (&glory, tokens), ==, G_N_ELEMENTS (expected));
  g_assert_cmpmem (tokens, G_N_ELEMENTS (expected), expected, G_N_ELEMENTS (expected));
  g_assert_cmpuint (rn_taking_tokens (&cards, tokens), ==, 0);
}

static void
assert_reason (guint       kind,
               const char *area,
               const char *expected)
{
  RnPosition position;
  RnPosition before;
  RnTakings takings;
  RnScoring scoring;
  g_autofree char *reason = NULL;

  start (&position, 0, area, "LPMf", "");
  rn_test_supply (&position, 9, 9, 9, 9);
  scoring = score (&position, &before, kind);
  if (kind == RN_MOAI)
    rn_test_make (&position, "reward 0 wood");
  rn_takings (&takings, &before, &scoring, &position);
  reason = rn_taking_why (&takings.takings[0], takings.kind);
  g_assert_cmpstr (reason, ==, expected);
}

/* The count, the bonus and the rule. */
static void
test_reasons (void)
{
  assert_reason (RN_LUMBERJACK, "LLL", "3 × Lumberjack in the display, and 1 bonus for the sole majority (R7.4, R7.7)");
  assert_reason (RN_PRIEST, "P", "1 × Priest in the display (R7.5)");
  assert_reason (RN_MOAI, "MM", "2 × Moai in the display, and 1 bonus for the sole majority (R7.6, R7.7)");
  assert_reason (RN_FISH, "fff", "3 × Fish in the display: 1 card, and 1 bonus for the sole majority (R7.8)");
  assert_reason (RN_FISH, "f", "1 × Fish in the display: always 1 card, however many there are (R7.8)");
}

/* D7: noted once, when the tokens first can't pay; never blocked. */
static void
test_short_wood (void)
{
  static const guint owned[] = { 160, 161, 162, 163, 165 };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (owned); i++)
    {
      RnPosition position;
      RnPosition before;
      RnTakings takings;
      RnScoring scoring;
      g_autofree char *note = NULL;

      start (&position, 0, "LL", "L", "");
      position.wood[0] = owned[i] - 10;
      position.wood[1] = 6;
      position.wood[2] = 4;
      scoring = score (&position, &before, RN_LUMBERJACK);
      rn_takings (&takings, &before, &scoring, &position);
      note = rn_news_shortage (&(RnNews) { .short_wood = takings.short_wood, .short_glory = takings.short_glory });
      g_assert_true (takings.short_wood == (owned[i] > 160 && owned[i] <= 164));
      g_assert_false (takings.short_glory);
      g_assert_true ((note != NULL) == takings.short_wood);
    }
}

static void
test_short_glory (void)
{
  static const guint owned[] = { 88, 89, 90, 91 };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (owned); i++)
    {
      RnPosition position;
      RnPosition before;
      RnTakings takings;
      RnScoring scoring;
      g_autofree char *note = NULL;

      start (&position, 0, "P", "P", "");
      position.glory[2] = owned[i];
      scoring = score (&position, &before, RN_PRIEST);
      rn_takings (&takings, &before, &scoring, &position);
      note = rn_news_shortage (&(RnNews) { .short_wood = takings.short_wood, .short_glory = takings.short_glory });
      g_assert_true (takings.short_glory == (owned[i] == 89 || owned[i] == 90));
      g_assert_false (takings.short_wood);
      g_assert_true ((note != NULL) == takings.short_glory);
    }
}

/* One scoring of Moai may use up both. */
static void
test_short_both (void)
{
  RnPosition position;
  RnPosition before;
  RnTakings takings;
  RnScoring scoring;
  g_autofree char *note = NULL;

  start (&position, 0, "M", "M", "");
  position.wood[0] = 164 - position.wood[1] - position.wood[2];
  position.glory[1] = 90;
  scoring = score (&position, &before, RN_MOAI);
  rn_test_make (&position, "reward 0 wood; reward 1 glory");
  rn_takings (&takings, &before, &scoring, &position);
  note = rn_news_shortage (&(RnNews) { .short_wood = takings.short_wood, .short_glory = takings.short_glory });
  g_assert_nonnull (strstr (note, "164 wood"));
  g_assert_nonnull (strstr (note, "90 glory points"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/takings/R7.4/lumberjacks", test_lumberjacks);
  g_test_add_func ("/engine/takings/R7.5/priests", test_priests);
  g_test_add_func ("/engine/takings/R7.6/moai", test_moai);
  g_test_add_func ("/engine/takings/R7.9/substitutes", test_substitutes);
  g_test_add_func ("/engine/takings/R7.9/scarce", test_scarce);
  g_test_add_func ("/engine/takings/R1.5/tokens", test_tokens);
  g_test_add_func ("/engine/takings/R1.5/tiles", test_tiles);
  g_test_add_func ("/engine/takings/reasons", test_reasons);
  g_test_add_func ("/engine/takings/D7/wood", test_short_wood);
  g_test_add_func ("/engine/takings/D7/glory", test_short_glory);
  g_test_add_func ("/engine/takings/D7/both", test_short_both);
  return g_test_run ();
}
