/* test-ends.c: how the game ends: X1–X8 of the rules page, and the ranking, Y1–Y4
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-ending.h"
#include "games/tapati/engine/tp-sentences.h"

#include "tp-test-utils.h"

/* How it ended is told with the numbers that were short. */
static void
check_told (const TpPosition *position,
            const char       *text)
{
  g_autofree char *told = tp_end_text (position);

  g_assert_cmpstr (told, ==, text);
}

/* Whoever goes on is told why nothing follows, also where a corrected move has moved the end. */
static void
check_no_more (const TpPosition *position,
               const char       *sentence)
{
  static const char *const names[] = { "Ana", "Ben", "Cleo", NULL };
  TpMove move = { .type = TP_MOVE_DONE };
  TpReason reason = tp_check (position, &move);
  g_autofree char *said = tp_reason_sentence (&reason, names);

  g_assert_cmpstr (reason.rule, ==, "T11.1");
  g_assert_cmpstr (said, ==, sentence);
}

/* What is said before the end is noted; NULL as long as the game goes on whatever comes next. */
static void
check_ahead (const TpPosition *position,
             const char       *sentence)
{
  g_autofree char *said = tp_lasting_sentence (position);

  g_assert_cmpstr (said, ==, sentence);
}

/* Three begun Moai, no Rapanui missing; so many slaves in the store, none in the market. */
static void
begin_x1 (TpPosition *position,
          guint       slaves)
{
  tp_test_start (position, 3);
  tp_test_begun (position, 3);
  position->market[TP_RAPANUI] = 3;
  position->market[TP_SLAVE] = 0;
  position->store[TP_SLAVE] = (guint8) slaves;
}

static void
test_x1a (void)
{
  TpPosition position;

  begin_x1 (&position, 5);
  position.step = TP_STEP_PRESTIGE;
  check_ahead (&position, "Unless a Moai is scored, the next replacement ends the game.");
  begin_x1 (&position, 20);
  position.step = TP_STEP_PRESTIGE;
  check_ahead (&position, NULL);
  begin_x1 (&position, 5);
  tp_test_end_round (&position, "make-make ahu tapati");
  tp_test_ended (&position, TP_END_MARKET_SLAVES);
  check_told (&position, "Round 2 could not be laid out: the market still needs 6 captives, but the store has only 5 "
                         "(T4.3, T11.2).");
  g_assert_cmpuint (position.market[TP_SLAVE], ==, 0);
  g_assert_cmpuint (position.store[TP_SLAVE], ==, 5);
  g_assert_cmpuint (position.round, ==, 2);
  g_assert_cmpuint (position.active, ==, 1);
  g_assert_cmpuint (position.n_used, ==, 3);
}

static void
test_x1b (void)
{
  TpPosition position;

  begin_x1 (&position, 7);
  tp_test_end_round (&position, "make-make ahu tapati");
  tp_test_ended (&position, TP_END_GIFTS);
  check_told (&position, "Round 2 could not be laid out: the store doesn’t have enough gifts for the 2 unused fact cards "
                         "(T4.6, T11.2).");
  g_assert_cmpuint (position.market[TP_SLAVE], ==, 6);
  g_assert_cmpuint (position.gifts[TP_MANUTARA], ==, 1);
  g_assert_cmpuint (position.gifts[TP_RANO_RARAKU], ==, 0);
  g_assert_cmpuint (position.n_used, ==, 3);
}

static void
test_x1c (void)
{
  TpPosition position;

  begin_x1 (&position, 7);
  position.exchange &= (guint8) ~(1u << TP_COMBINATION_SLAVES);
  tp_test_end_round (&position, "make-make ahu tapati");
  tp_test_ended (&position, TP_END_EXCHANGE);
  check_told (&position, "Round 2 could not be laid out: the interchange still needs two captives, but the store has only "
                         "1 captive (T4.5, T11.2).");
  g_assert_cmpuint (position.store[TP_SLAVE], ==, 1);

  begin_x1 (&position, 8);
  position.exchange &= (guint8) ~(1u << TP_COMBINATION_SLAVES);
  tp_test_end_round (&position, "make-make ahu tapati");
  tp_test_ended (&position, TP_END_GIFTS);
  g_assert_cmpuint (position.store[TP_SLAVE], ==, 0);
  g_assert_true (position.exchange >> TP_COMBINATION_SLAVES & 1);
}

static void
test_x2 (void)
{
  static const struct
  {
    guint store, market;
    guint store_after, market_after;
  } cases[] = {
    { 3, 12, 0, 15 },
    { 3, 13, 1, 15 },
    { 3, 2, 2, 3 },
  };
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  position.market[TP_PALM] = 10;
  position.store[TP_PALM] = 2;
  tp_test_end_round (&position, "make-make ahu tapati");
  tp_test_ended (&position, TP_END_MARKET_PALMS);
  check_told (&position, "Round 2 could not be laid out: the market still needs 3 palms, but the store has only 2 "
                         "(T4.4, T11.2).");
  g_assert_cmpuint (position.market[TP_PALM], ==, 10);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      tp_test_start (&position, 3);
      tp_test_begun (&position, 3);
      position.market[TP_PALM] = (guint8) cases[i].market;
      position.store[TP_PALM] = (guint8) cases[i].store;
      tp_test_end_round (&position, "make-make ahu tapati");
      tp_test_at (&position, "fact 1");
      g_assert_cmpuint (position.market[TP_PALM], ==, cases[i].market_after);
      g_assert_cmpuint (position.store[TP_PALM], ==, cases[i].store_after);
    }
}

static void
test_x3 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  position.market[TP_RAPANUI] = 1;
  position.store[TP_RAPANUI] = 1;
  tp_test_end_round (&position, "make-make ahu tapati");
  tp_test_ended (&position, TP_END_MARKET_RAPANUIS);
  check_told (&position, "3 Moai are begun. Round 2 could not be laid out: the market still needs 2 Rapanuis, but the "
                         "store has only 1 (T4.2, T11.2).");
  g_assert_cmpuint (position.market[TP_RAPANUI], ==, 1);
}

static void
test_x4 (void)
{
  TpPosition position;

  tp_test_start_short_of_quarries (&position, 1);
  tp_test_ended (&position, TP_END_MARKET_QUARRIES);
  check_told (&position, "Round 2 could not be laid out: 3 quarries have to be drawn, but only 2 are left (T4.7, T11.2).");
  g_assert_cmpuint (position.n_used, ==, 0);
  g_assert_cmpuint (position.gifts[TP_MANUTARA] + position.gifts[TP_TAPATI], ==, 2);
}

static guint
total_of (const TpPosition *position,
          guint             player)
{
  TpSheet sheet;
  TpFinal final;

  tp_sheet_from_position (&sheet, position);
  tp_final (&final, &sheet);

  return tp_final_total (&final.players[player]);
}

static void
test_x5 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.store[TP_SLAVE] = 0;
  position.market[TP_SLAVE] = 4;
  tp_test_moai (&position, 0, 0, "4/1/0", 1, 0);
  check_ahead (&position, "Manutara ends the game.");
  tp_test_make (&position, "fact 0 manutara");
  g_assert_cmpuint (position.players[0].taken[TP_SLAVE], ==, 2);
  g_assert_cmpuint (position.players[1].tapati[TP_SLAVE], ==, 1);
  g_assert_cmpuint (position.players[2].tapati[TP_SLAVE], ==, 1);
  tp_test_make (&position, "build 0 slave 0 M 2");
  tp_test_ended (&position, TP_END_EXTRA);
  check_told (&position, "Round 1, Manutara: whoever took the card would have got 1 captive more, but the store had none "
                         "(T5.1, T11.3).");
  g_assert_cmpuint (total_of (&position, 0), ==, 2);
  g_assert_cmpuint (total_of (&position, 1) + total_of (&position, 2), ==, 0);
  g_assert_cmpuint (position.fact, ==, TP_NO_FACT);
  g_assert_cmpuint (position.active, ==, 0);
}

static void
test_x6a (void)
{
  TpPosition position;

  tp_test_start (&position, 5);
  position.store[TP_PALM] = 0;
  tp_test_make (&position, "fact 0 moai");
  tp_test_ended (&position, TP_END_AWARD);
  check_told (&position, "Round 1, Moai: the store had no palm for the award (T7.2, T11.3).");
}

static void
test_x6b (void)
{
  TpPosition position;

  tp_test_start (&position, 4);
  position.store[TP_RAPANUI] = 0;
  position.store[TP_SLAVE] = position.store[TP_PALM] = 1;
  check_ahead (&position, "Make-Make and Tangata-manu end the game.");
  tp_test_make (&position, "fact 0 tangata-manu");
  tp_test_ended (&position, TP_END_AWARD);
  check_told (&position, "Round 1, Tangata-manu: the store had neither a Rapanui nor two captives nor two palms for the "
                         "award (T7.1, T11.3).");

  tp_test_start (&position, 4);
  position.store[TP_RAPANUI] = 0;
  position.store[TP_SLAVE] = 1;
  position.store[TP_PALM] = 2;
  tp_test_make (&position, "fact 0 tangata-manu");
  tp_test_legal (&position, "award 0 palms");
  tp_test_make (&position, "award 0 palms");
  tp_test_at (&position, "fact 1");
  g_assert_cmpuint (position.players[0].tapati[TP_PALM], ==, 2);
}

static void
test_x6c (void)
{
  TpPosition position;

  tp_test_start (&position, 6);
  for (guint circles = 1; circles <= TP_CIRCLES; circles++)
    position.store[TP_QUARRY (circles)] = 0;
  tp_test_make (&position, "fact 0 rug");
  tp_test_ended (&position, TP_END_AWARD);
  check_told (&position, "Round 1, Rug: there was no quarry left for the award (T7.3, T11.3).");
}

static void
test_x7 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.market[TP_PALM] = 2;
  position.store[TP_PALM] = 40;
  tp_test_moai (&position, 1, 0, "1/1/1", 0, 0);
  check_ahead (&position, NULL);
  tp_test_make (&position, "fact 0 ahu; palm 0");
  check_ahead (&position, "The last palm ends the game.");
  tp_test_make (&position, "palm 1");
  check_ahead (&position, "That was the last palm of the market: the game ends after this fact.");
  g_assert_cmpuint (position.end, ==, TP_END_LAST_PALM);
  tp_test_at (&position, "place 1");
  /* With its palm floor M is complete, but no palm is left for the transfer. */
  tp_test_make (&position, "build 1 palm 0 base 1");
  tp_test_ended (&position, TP_END_LAST_PALM);
  check_told (&position, "Round 1, Ahu: the last palm of the market was taken (T5.7, T11.3).");
  check_no_more (&position, "The last palm of the market was taken: the game is over.");
  g_assert_cmpuint (total_of (&position, 1), ==, 2);
}

static void
test_x8 (void)
{
  static const char *const takes[] = { "quarry 0 1", "rug 0" };

  for (guint i = 0; i < G_N_ELEMENTS (takes); i++)
    {
      TpPosition position;

      tp_test_start (&position, 3);
      position.store[TP_RUG_2] = position.store[TP_RUG_3] = 0;
      check_ahead (&position, "Rano-Raraku ends the game.");
      tp_test_make (&position, "fact 0 rano-raraku");
      tp_test_make (&position, takes[i]);
      tp_test_make (&position, "quarry 1 2; quarry 2 3");
      g_assert_cmpuint (position.end, ==, TP_END_LAST_RUG);
      check_ahead (&position, "No rug is left: the game ends after this fact.");
      g_assert_cmpuint (position.out[TP_RUG_2], ==, i == 0);
      tp_test_at (&position, i == 0 ? "place 0 1 2" : "place 1 2");
      tp_test_make (&position, "build 1 quarry:2 0; done 2");
      if (i == 0)
        tp_test_make (&position, "done 0");
      tp_test_ended (&position, TP_END_LAST_RUG);
      check_told (&position, i == 0 ? "Round 1, Rano-Raraku: no rug is left in stock and market; 1 of 12 is out of the game "
                                      "(T5.10, T11.3)."
                                    : "Round 1, Rano-Raraku: no rug is left in stock and market; 0 of 12 are out of the game "
                                      "(T5.10, T11.3).");
    }
}

/* Points and a Tapati as Rapanuis/slaves/palms/tiles, and the place. */
typedef struct
{
  guint points;
  const char *tapati;
  guint place;
} Ranked;

static void
check_ranked (const Ranked *ranked,
              guint         n,
              TpTie         decided_by)
{
  TpSheet sheet = { .n_players = n };
  gboolean seen = FALSE;
  TpFinal final;

  tp_box_init (&sheet.box, n);
  for (guint p = 0; p < n; p++)
    {
      const char *tapati = ranked[p].tapati;

      sheet.players[p].points = (guint16) ranked[p].points;
      sheet.players[p].tapati[TP_RAPANUI] = (guint8) (tapati[0] - '0');
      sheet.players[p].tapati[TP_SLAVE] = (guint8) (tapati[2] - '0');
      sheet.players[p].tapati[TP_PALM] = (guint8) (tapati[4] - '0');
      sheet.players[p].tapati[TP_QUARRY_2] = (guint8) (tapati[6] - '0');
      sheet.players[p].n_sites = TP_SITES;
    }
  g_assert_cmpint (tp_sheet_check (&sheet).code, ==, TP_OK);
  tp_final (&final, &sheet);
  for (guint p = 0; p < n; p++)
    g_assert_cmpuint (final.players[p].place, ==, ranked[p].place);
  for (guint i = 0; i < n; i++)
    seen = seen || final.tie_above[i] == decided_by;
  g_assert_true (seen);
}

static void
test_y1 (void)
{
  static const Ranked ranked[] = { { 30, "1/2/1/0", 2 }, { 30, "2/1/0/0", 1 }, { 30, "0/4/0/0", 3 } };

  check_ranked (ranked, 3, TP_TIE_RAPANUIS);
  check_ranked (ranked, 3, TP_TIE_TAPATI);
}

static void
test_y2 (void)
{
  static const Ranked ranked[] = { { 30, "1/2/1/0", 2 }, { 30, "1/3/0/0", 1 }, { 30, "0/0/0/0", 3 } };

  check_ranked (ranked, 3, TP_TIE_SLAVES);
}

static void
test_y3 (void)
{
  static const Ranked ranked[] = { { 30, "1/2/1/1", 3 }, { 30, "1/2/2/0", 2 }, { 31, "0/0/0/0", 1 } };

  check_ranked (ranked, 3, TP_TIE_PALMS);
}

static void
test_y4 (void)
{
  static const Ranked ranked[] = {
    { 30, "1/2/1/0", 1 }, { 30, "1/2/1/0", 1 }, { 20, "0/0/0/0", 4 }, { 20, "0/0/1/0", 3 }
  };

  check_ranked (ranked, 4, TP_TIE_SHARED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tapati/ends/x1a", test_x1a);
  g_test_add_func ("/tapati/ends/x1b", test_x1b);
  g_test_add_func ("/tapati/ends/x1c", test_x1c);
  g_test_add_func ("/tapati/ends/x2", test_x2);
  g_test_add_func ("/tapati/ends/x3", test_x3);
  g_test_add_func ("/tapati/ends/x4", test_x4);
  g_test_add_func ("/tapati/ends/x5", test_x5);
  g_test_add_func ("/tapati/ends/x6a", test_x6a);
  g_test_add_func ("/tapati/ends/x6b", test_x6b);
  g_test_add_func ("/tapati/ends/x6c", test_x6c);
  g_test_add_func ("/tapati/ends/x7", test_x7);
  g_test_add_func ("/tapati/ends/x8", test_x8);
  g_test_add_func ("/tapati/ranking/y1", test_y1);
  g_test_add_func ("/tapati/ranking/y2", test_y2);
  g_test_add_func ("/tapati/ranking/y3", test_y3);
  g_test_add_func ("/tapati/ranking/y4", test_y4);

  return g_test_run ();
}
