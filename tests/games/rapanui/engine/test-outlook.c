/* test-outlook.c: what a decision makes certain, for the worked examples of the
 * rules page
 *
 * Not for: random games (test-outlook-playouts.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-outlook.h"

#include <string.h>

#include "rn-test-utils.h"

static const char *const names[] = { "Ada", "Ben", "Chiara", "Dario", NULL };

/* “amount+bonus/owed” of each player. */
static void
assert_amounts (const RnDrawOutlook *outlook,
                const char          *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < outlook->n_players; i++)
    g_string_append_printf (text, "%s%u+%u/%u", i > 0 ? " " : "",
                            outlook->amount[i] - outlook->bonus[i], outlook->bonus[i], outlook->owed[i]);
  g_assert_cmpstr (text->str, ==, expected);
}

static char *
hint_text (const RnPosition *position,
           const char       *move,
           gboolean          open_stone)
{
  RnMove made = rn_test_move (move);
  g_auto (GStrv) sentences = rn_outlook_sentences (position, &made, names, open_stone);

  return sentences != NULL ? g_strjoinv ("\n", sentences) : NULL;
}

static void
assert_hint (const RnPosition *position,
             const char       *move,
             const char       *expected)
{
  g_autofree char *text = hint_text (position, move, FALSE);

  g_assert_cmpstr (text, ==, expected);
}

/* One card is lacking, and column 0 uncovers @kind. */
static void
start_draw (RnPosition        *position,
            const char        *column,
            const char *const *areas)
{
  rn_test_start (position, 4);
  rn_test_areas (position, areas);
  position->step = RN_STEP_DRAW;
  rn_test_hand (position, 0, "Lf");
  rn_test_column (position, 0, column);
}

/* E4: 2 Lumberjacks against 1 each. */
static void
test_e4 (void)
{
  RnPosition position;
  RnDrawOutlook outlook;

  start_draw (&position, "LM", (const char *const[]) { "LL", "L", "L", "L" });
  rn_outlook_draw (&position, 0, &outlook);
  g_assert_cmpuint (outlook.result, ==, RN_DRAW_SCORES);
  g_assert_cmpuint (outlook.kind, ==, RN_LUMBERJACK);
  g_assert_cmpuint (outlook.lacks, ==, 0);
  assert_amounts (&outlook, "2+1/0 1+0/0 1+0/0 1+0/0");
  assert_hint (&position, "draw 0",
               "This scores Lumberjacks (R7.4). Wood: Ada 3 (2 + 1 bonus), Ben 1, Chiara 1, Dario 1.");
}

/* E5: a single Priest, no bonus. */
static void
test_e5 (void)
{
  RnPosition position;
  RnDrawOutlook outlook;

  start_draw (&position, "Pf", (const char *const[]) { "L", "LP", "L", "L" });
  rn_outlook_draw (&position, 0, &outlook);
  assert_amounts (&outlook, "0+0/0 1+0/0 0+0/0 0+0/0");
  assert_hint (&position, "draw 0",
               "This scores Priests (R7.5). Glory points: Ada 0, Ben 1, Chiara 0, Dario 0.");
}

/* E6: 1 Moai and 2 Moai, wood or glory points. */
static void
test_e6 (void)
{
  RnPosition position;
  RnDrawOutlook outlook;

  start_draw (&position, "Mf", (const char *const[]) { "M", "MM", "L", "L" });
  rn_outlook_draw (&position, 0, &outlook);
  assert_amounts (&outlook, "1+0/0 2+1/0 0+0/0 0+0/0");
  assert_hint (&position, "draw 0",
               "This scores Moai (R7.6). Wood or glory points: Ada 1, Ben 3 (2 + 1 bonus), Chiara 0, Dario 0.");
}

/* E7: 2 Grain each, no bonus; and with the bonus for a third. */
static void
test_e7 (void)
{
  RnPosition position;
  RnDrawOutlook outlook;

  start_draw (&position, "gf", (const char *const[]) { "gg", "gg", "L", "L" });
  rn_outlook_draw (&position, 0, &outlook);
  assert_amounts (&outlook, "1+0/0 1+0/0 0+0/0 0+0/0");
  rn_test_area (&position, 1, "ggg");
  rn_outlook_draw (&position, 0, &outlook);
  assert_amounts (&outlook, "1+0/0 1+1/0 0+0/0 0+0/0");
  assert_hint (&position, "draw 0",
               "This scores Grain (R7.8). Sacrifice cards: Ada 1, Ben 2 (1 + 1 bonus), Chiara 0, Dario 0.");
}

/* E12: a Grain is taken, under it lies a Moai. */
static void
test_e12 (void)
{
  RnPosition position;
  RnDrawOutlook outlook;

  start_draw (&position, "LMg", (const char *const[]) { "L", "L", "L", "L" });
  rn_outlook_draw (&position, 0, &outlook);
  g_assert_cmpuint (outlook.result, ==, RN_DRAW_SCORES);
  g_assert_cmpuint (outlook.kind, ==, RN_MOAI);
}

/* E8: the hand lacks 2 cards. A Moai, then a Priest that is the last of its column. */
static void
test_e8 (void)
{
  RnPosition position;
  RnDrawOutlook outlook;

  start_draw (&position, "gfM", (const char *const[]) { "L", "L", "L", "L" });
  rn_test_column (&position, 1, "P");
  rn_test_hand (&position, 0, "L");
  rn_outlook_draw (&position, 0, &outlook);
  g_assert_cmpuint (outlook.result, ==, RN_DRAW_GOES_ON);
  g_assert_cmpuint (outlook.kind, ==, RN_FISH);
  g_assert_cmpuint (outlook.lacks, ==, 1);
  assert_amounts (&outlook, "0+0/0 0+0/0 0+0/0 0+0/0");
  assert_hint (&position, "draw 0",
               "Nothing is scored yet: there is 1 more card to draw (R7.3).");
  assert_hint (&position, "draw 1",
               "The column is refilled: nobody knows yet what will lie in front (R7.2).\n"
               "Nothing is scored yet: there is 1 more card to draw (R7.3).");

  rn_test_make (&position, "draw 0");
  rn_outlook_draw (&position, 1, &outlook);
  g_assert_cmpuint (outlook.result, ==, RN_DRAW_REFILLS);
  g_assert_cmpuint (outlook.kind, ==, RN_INVALID);
  g_assert_cmpuint (outlook.lacks, ==, 0);
  assert_hint (&position, "draw 1",
               "The column is refilled: nobody knows yet what will be scored (R7.2).");
}

/* R7.9: the pile has fewer cards than are due; R8.1: the last refill. */
static void
test_ends (void)
{
  RnPosition position;
  RnDrawOutlook outlook;

  start_draw (&position, "fL", (const char *const[]) { "f", "ff", "f", "L" });
  rn_test_supply (&position, 2, 9, 9, 9);
  rn_outlook_draw (&position, 0, &outlook);
  g_assert_cmpuint (outlook.amount[1], ==, 1);
  g_assert_cmpuint (outlook.owed[1], ==, 1);
  g_assert_cmpuint (outlook.owed[2], ==, 1);
  assert_hint (&position, "draw 0",
               "This scores Fish (R7.8). Sacrifice cards: Ada 1, Ben 1, and up to 1 of another kind, "
               "Chiara 0, and up to 1 of another kind, Dario 0.");
  rn_test_supply (&position, 2, 0, 0, 0);
  rn_outlook_draw (&position, 0, &outlook);
  g_assert_cmpuint (outlook.owed[2], ==, 0);

  rn_test_column (&position, 0, "L");
  rn_test_unseen (&position, "MP");
  position.deck = 2;
  rn_outlook_draw (&position, 0, &outlook);
  g_assert_cmpuint (outlook.result, ==, RN_DRAW_ENDS);
  assert_hint (&position, "draw 0", "The game ends with this card, nothing is scored (R8.1).");

  /* Whichever card comes next is the last. */
  for (guint column = 1; column < RN_COLUMNS; column++)
    rn_test_column (&position, column, "L");
  rn_test_column (&position, 0, "fL");
  rn_test_hand (&position, 0, "L");
  assert_hint (&position, "draw 0", "The next card drawn ends the game, and what it uncovers isn’t scored (R8.1).");
  rn_test_column (&position, 0, "L");
  rn_test_hand (&position, 0, "ffL");
  position.step = RN_STEP_PLAY;
  assert_hint (&position, "play L 1",
               "Costs nothing: Ada keeps 2 wood.\n"
               "The next card drawn ends the game, and what it uncovers isn’t scored (R8.1).");
}

/* E3: A builds a Moai, the others lay in turn, A lays and adds. */
static void
test_e3 (void)
{
  RnPosition position;
  RnPlayOutlook outlook;
  RnMove build = rn_test_move ("play M 1");

  rn_test_start (&position, 4);
  rn_test_hand (&position, 0, "Mff");
  position.wood[0] = 9;
  rn_outlook_play (&position, &build, &outlook);
  g_assert_cmpuint (outlook.price, ==, 7);
  g_assert_cmpuint (outlook.wood, ==, 2);
  g_assert_cmpuint (outlook.lacks, ==, 1);
  g_assert_cmpuint (outlook.n_laying, ==, 4);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpuint (outlook.laying[i], ==, (i + 1) % 4);
  g_assert_true (outlook.adds);
  assert_hint (&position, "play M 1",
               "Costs 7 wood: Ada then has 2.\n"
               "At the end a Moai in the display is worth 4 glory points (R8.6).\n"
               "A sacrifice round follows: each of these lays a card face up, in this order: Ben, Chiara, Dario (R6.1).\n"
               "Finally, Ada lays a card face down and adds one from the supply (R6.2, R6.3).\n"
               "Then there is 1 card to draw (R7.1).");
}

/* D2, D11: who has no cards is passed over, and an empty supply adds none. */
static void
test_sacrifices (void)
{
  RnPosition position;
  RnPlayOutlook outlook;
  RnMove build = rn_test_move ("play M 1");
  g_autofree char *text = NULL;

  rn_test_start (&position, 3);
  rn_test_hand (&position, 0, "Mff");
  position.wood[0] = 7;
  rn_test_sacrifice (&position, 0, "");
  rn_test_sacrifice (&position, 1, "");
  rn_outlook_play (&position, &build, &outlook);
  g_assert_cmpuint (outlook.n_laying, ==, 1);
  g_assert_cmpuint (outlook.laying[0], ==, 2);
  text = hint_text (&position, "play M 1", FALSE);
  g_assert_nonnull (strstr (text, "follows: Chiara lays a card face up (R6.1).\n"
                                  "Ada has no card to lay, and adds one from the supply (R6.3)."));

  rn_test_sacrifice (&position, 2, "");
  rn_test_supply (&position, 0, 0, 0, 0);
  rn_outlook_play (&position, &build, &outlook);
  g_assert_cmpuint (outlook.n_laying, ==, 0);
  g_assert_false (outlook.adds);
}

/* E2, R4.2, R7.8: the price, what a card of the kind costs then, the majority. */
static void
test_e2 (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_hand (&position, 0, "ffL");
  rn_test_areas (&position, (const char *const[]) { "Lf", "LL" });
  assert_hint (&position, "play f 2",
               "Costs 1 wood: Ada then has 1.\n"
               "Ada then has the sole majority: Fish (R7.8).\n"
               "A Fish card then costs Ada 2 wood (R4.2).\n"
               "Then there are 2 cards to draw (R7.1).");
  assert_hint (&position, "play L 1",
               "Costs nothing: Ada keeps 2 wood.\n"
               "Ben then no longer has the sole majority of Lumberjack (R7.7).\n"
               "Then there is 1 card to draw (R7.1).");
  /* What nobody can buy any more has no price. */
  rn_test_supply (&position, 0, 9, 9, 9);
  assert_hint (&position, "play f 2",
               "Costs 1 wood: Ada then has 1.\n"
               "Ada then has the sole majority: Fish (R7.8).\n"
               "Then there are 2 cards to draw (R7.1).");
  /* Illegal: the reason says it all. */
  assert_hint (&position, "play P 1", NULL);
  assert_hint (&position, "draw 0", NULL);
}

/* E1: prices, and what is left; R5.3, R5.6: a Moai that can't be built then. */
static void
test_e1 (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_area (&position, 0, "Lmgg");
  position.wood[0] = 7;
  assert_hint (&position, "buy m", "Costs 4 wood: Ada then has 3 (R4.2).");
  rn_test_hand (&position, 0, "MLf");
  assert_hint (&position, "buy f", "Costs 5 wood: Ada then has 2 (R4.2).\n"
                                   "That is not enough to build a Moai this turn (R5.3).");
  rn_test_hand (&position, 0, "MMM");
  assert_hint (&position, "buy f", "Costs 5 wood: Ada then has 2 (R4.2).\n"
                                   "Then a Moai must go back into the box (R5.6).");
  position.wood[0] = 6;
  assert_hint (&position, "return-moai", "The Moai is out of the game, and nobody sacrifices (R5.6).\n"
                                         "Then there is 1 card to draw (R7.1).");
}

static void
test_reward (void)
{
  RnPosition position;

  rn_test_start (&position, 2);
  rn_test_areas (&position, (const char *const[]) { "MM", "M" });
  position.glory[0] = 4;
  rn_test_score (&position, RN_MOAI);
  assert_hint (&position, "reward 0 wood",
               "Ada then has 5 wood. At the end, every 5 wood are worth 1 glory point (R8.6).");
  assert_hint (&position, "reward 0 glory", "Ada then has 7 glory points in tiles, and keeps them (R8.6).");
}

/* Only who plays with an open Stone is told of it; and nobody of what lies face down. */
static void
test_stone (void)
{
  RnPosition position;
  g_autofree char *open = NULL;
  g_autofree char *denied = NULL;
  g_autofree char *face_down = NULL;
  g_autofree char *added = NULL;

  rn_test_start (&position, 2);
  rn_test_hand (&position, 0, "Mff");
  position.wood[0] = 7;
  rn_test_make (&position, "play M 1");
  position.stone_open[RN_SACRIFICE_GRAIN] = 1;
  g_assert_null (hint_text (&position, "sacrifice 1 f", FALSE));
  open = hint_text (&position, "sacrifice 1 f", TRUE);
  g_assert_cmpstr (open, ==, "Going by the face-up cards on the Stone, they would be worth: "
                             "Fish 3, Mulberry 2, Sweet Potato 2, Grain 3 (R8.3).");
  /* Whether there is such a card makes no difference. */
  position.sacrifice[1][RN_SACRIFICE_FISH] = 0;
  denied = hint_text (&position, "sacrifice 1 f", TRUE);
  g_assert_cmpstr (denied, ==, open);

  rn_test_make (&position, "sacrifice 1 m");
  face_down = hint_text (&position, "sacrifice 0 f", TRUE);
  g_assert_null (face_down);
  rn_test_make (&position, "sacrifice 0 f");
  g_assert_null (hint_text (&position, "add g", FALSE));
  added = hint_text (&position, "add g", TRUE);
  g_assert_cmpstr (added, ==, "Going by the face-up cards on the Stone, they would be worth: "
                              "Fish 1, Mulberry 2, Sweet Potato 1, Grain 3 (R8.3).");
}

static void
test_substitute (void)
{
  RnPosition position;
  g_autofree char *open = NULL;

  rn_test_start (&position, 2);
  rn_test_areas (&position, (const char *const[]) { "f", "f" });
  rn_test_supply (&position, 1, 5, 2, 0);
  rn_test_score (&position, RN_FISH);
  assert_hint (&position, "substitute 1 m", "Then 4 cards of Mulberry are left in their pile (R7.9).");
  assert_hint (&position, "substitute 1 p", "Then 1 card of Sweet Potato is left in its pile (R7.9).");
  assert_hint (&position, "substitute 1 -", "Ben does without the card (R7.9).");
  assert_hint (&position, "substitute 1 g", NULL);
  position.stone_open[RN_SACRIFICE_FISH] = 2;
  open = hint_text (&position, "substitute 1 -", TRUE);
  g_assert_cmpstr (open, ==, "Ben does without the card (R7.9).\n"
                             "Going by the face-up cards on the Stone, they are worth: "
                             "Fish 3, Mulberry 2, Sweet Potato 2, Grain 2 (R8.3).");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/outlook/E1", test_e1);
  g_test_add_func ("/engine/outlook/E2", test_e2);
  g_test_add_func ("/engine/outlook/E3", test_e3);
  g_test_add_func ("/engine/outlook/E4", test_e4);
  g_test_add_func ("/engine/outlook/E5", test_e5);
  g_test_add_func ("/engine/outlook/E6", test_e6);
  g_test_add_func ("/engine/outlook/E7", test_e7);
  g_test_add_func ("/engine/outlook/E8", test_e8);
  g_test_add_func ("/engine/outlook/E12", test_e12);
  g_test_add_func ("/engine/outlook/R7.9-R8.1", test_ends);
  g_test_add_func ("/engine/outlook/D2-D11", test_sacrifices);
  g_test_add_func ("/engine/outlook/R7.6", test_reward);
  g_test_add_func ("/engine/outlook/R7.9", test_substitute);
  g_test_add_func ("/engine/outlook/D3", test_stone);

  return g_test_run ();
}
