/* test-refusals.c: every line of the table of refusals (section 14.2 of the rules), and the
 * order of its checks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-test-utils.h"

static void
test_over (void)
{
  static const char *const moves[] = { "?", "reveal exchange 1", "fact 0 ahu", "done 0", "build 0 slave 0 M" };
  TpPosition position;

  tp_test_start (&position, 5);
  position.store[TP_PALM] = 0;
  tp_test_make (&position, "fact 0 moai");
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    tp_test_refuse (&position, moves[i], "T11.1");
  g_assert_cmpuint (tp_legal_moves (&position, (TpMove[TP_MAX_LEGAL]) { { 0 } }), ==, 0);
}

static void
test_step (void)
{
  static const char *const wrong[] = {
    "?", "reveal market 123 2", "palm 0", "enough 0", "quarry 0 1", "rug 0", "exchange 0 slaves palms",
    "pass 0", "award 0 slaves", "build 0 slave 0 M", "done 0", "score 0 0", "palm ?"
  };
  TpPosition position;

  tp_test_start (&position, 3);
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    tp_test_refuse (&position, wrong[i], "T4.1");
  tp_test_make (&position, "fact 0 ahu");
  tp_test_refuse (&position, "fact 0 tapati", "T4.1");
  tp_test_refuse (&position, "done 0", "T4.1");
}

static void
test_reveal (void)
{
  static const char *const wrong_exchange[] = {
    "reveal market 123 2", "reveal rug-card 1", "reveal ? 1", "reveal exchange", "reveal exchange 0", "reveal exchange 5"
  };
  static const char *const wrong_market[] = {
    "reveal exchange 1", "reveal market 12 2", "reveal market 1233 2", "reveal market 129 2", "reveal market 444 2",
    "reveal market 123 ?", "reveal market 123 1", "reveal market 123 4", "reveal market 123 3"
  };
  TpPosition position;
  TpBox box;

  tp_box_init (&box, 3);
  box.quarries[3] = 2;
  box.rugs[1] = 0;
  tp_set_up (&position, &box, 3);
  tp_test_at (&position, "reveal 0");
  for (guint i = 0; i < G_N_ELEMENTS (wrong_exchange); i++)
    tp_test_refuse (&position, wrong_exchange[i], "T4.7");
  tp_test_make (&position, "reveal exchange 1");
  for (guint i = 0; i < G_N_ELEMENTS (wrong_market); i++)
    tp_test_refuse (&position, wrong_market[i], "T4.7");
  tp_test_make (&position, "reveal market 441 2");
}

/* Recycled quarries can be drawn from the draw on that finds the stock empty (TD24). */
static void
test_reveal_recycled (void)
{
  TpPosition position;

  tp_test_start_short_of_quarries (&position, 2);
  tp_test_refuse (&position, "reveal market 414 2", "T4.7");
  tp_test_refuse (&position, "reveal market 114 2", "T4.7");
  tp_test_make (&position, "reveal market 144 2");
  g_assert_cmpuint (position.recycled[4 - 1], ==, 0);
}

static void
test_fact (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_refuse (&position, "fact 1 ahu", "T4.9");
  tp_test_refuse (&position, "fact ? ahu", "T4.9");
  tp_test_refuse (&position, "fact 0 tangata-manu", "T4.9");
  tp_test_refuse (&position, "fact 0 ?", "T4.9");
  tp_test_make (&position, "fact 0 manutara");
  tp_test_refuse (&position, "fact 1 manutara", "T4.9");
}

static void
test_palms (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_make (&position, "fact 0 ahu");
  tp_test_refuse (&position, "palm 1", "T5.5");
  tp_test_refuse (&position, "enough 2", "T5.5");
  tp_test_refuse (&position, "enough ?", "T5.5");
}

static void
test_tiles (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_make (&position, "fact 0 rano-raraku");
  tp_test_refuse (&position, "quarry 1 2", "T5.8");
  tp_test_refuse (&position, "quarry 1 4", "T5.8");
  tp_test_refuse (&position, "quarry 0 4", "T5.8");
  tp_test_refuse (&position, "quarry 0 ?", "T5.8");
  tp_test_refuse (&position, "rug 1", "T5.8");
  tp_test_make (&position, "quarry 0 2");
  tp_test_refuse (&position, "rug 1", "T5.9");
  tp_test_refuse (&position, "rug 0", "T5.8");
  tp_test_refuse (&position, "quarry 1 2", "T5.8");
}

static void
test_exchange (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 1, 2, 0, "2");
  tp_test_tapati (&position, 1, 0, 2, 0, "");
  position.exchange &= (guint8) ~(1u << TP_COMBINATION_RAPANUI);
  tp_test_make (&position, "fact 0 tapati");
  tp_test_refuse (&position, "pass 1", "T6.1");
  tp_test_refuse (&position, "exchange 1 slaves slave-palm", "T6.1");
  tp_test_refuse (&position, "exchange 0 palms slaves", "T6.2");
  tp_test_refuse (&position, "exchange 0 ? slaves", "T6.2");
  tp_test_refuse (&position, "exchange 0 quarry:3 slaves", "T6.2");
  tp_test_refuse (&position, "exchange 0 quarry slaves", "T6.2");
  tp_test_refuse (&position, "exchange 0 quarry:2 rapanui", "T6.2");
  tp_test_refuse (&position, "exchange 0 slaves ?", "T6.2");
  tp_test_refuse (&position, "exchange 0 slaves palms", "T6.4");
  tp_test_refuse (&position, "exchange 0 slaves slaves", "T6.4");
  tp_test_make (&position, "exchange 0 quarry:2 slaves");
}

static void
test_award (void)
{
  TpPosition position;

  tp_test_start (&position, 4);
  position.store[TP_PALM] = 1;
  tp_test_make (&position, "fact 0 tangata-manu");
  tp_test_refuse (&position, "award 1 slaves", "T7.1");
  tp_test_refuse (&position, "award 0 ?", "T7.1");
  tp_test_refuse (&position, "award 0 palms", "T7.1");
  tp_test_make (&position, "award 0 rapanui");
}

/* Who has a fact in which pieces of all kinds can be placed: quarries and rugs. */
static void
test_build_tiles (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 0, 4, 0, "14");
  position.players[0].tapati[TP_RUG_2] = 1;
  tp_test_moai (&position, 0, 0, "2/0/0 3/0/0", 0, 0);
  tp_test_make (&position, "fact 0 rano-raraku; quarry 0 2; quarry 1 1; quarry 2 3; done 1");
  tp_test_refuse (&position, "build 1 quarry:4 0", "T8.6");
  tp_test_refuse (&position, "build ? quarry:4 0", "T8.6");
  tp_test_refuse (&position, "build 0 ? 0", "T8.1");
  tp_test_refuse (&position, "build 0 quarry:3 0", "T8.1");
  tp_test_refuse (&position, "build 0 rug:3 0", "T8.1");
  tp_test_refuse (&position, "build 0 slave 0 M 1", "T8.1");
  tp_test_refuse (&position, "build 0 quarry:4 3", "T8.2");
  tp_test_refuse (&position, "build 0 quarry:4 ?", "T8.2");
  tp_test_refuse (&position, "build 0 quarry:4 2", "T8.2");
  tp_test_refuse (&position, "build 0 quarry:1 0", "T3.5");
  tp_test_refuse (&position, "build 0 rug:2 1", "T8.3");
  tp_test_refuse (&position, "build 0 rug:2 ?", "T8.3");
  tp_test_refuse (&position, "done 1", "T8.6");
  tp_test_refuse (&position, "done ?", "T8.6");

  tp_test_moai (&position, 0, 1, "1/1/1", 1, 1);
  tp_test_refuse (&position, "build 0 quarry:4 1", "T8.2");
  tp_test_refuse (&position, "build 0 rug:2 1", "T8.3");
  tp_test_moai (&position, 0, 2, "1/0/0 1/0/0 1/0/0 1/0/0", 0, 0);
  tp_test_refuse (&position, "build 0 quarry:4 2", "T8.2");
  position.players[0].tapati[TP_RUG_3] = 1;
  tp_test_make (&position, "build 0 rug:2 0");
  tp_test_refuse (&position, "build 0 rug:3 0", "T8.3");
  tp_test_refuse (&position, "build 0 quarry:4 0", "T8.2");
}

static void
test_build_loose (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 1, 4, 0, "");
  tp_test_moai (&position, 0, 0, "3/0/1 3/0/0", 0, 0);
  tp_test_moai (&position, 0, 1, "1/1/1", 1, 1);
  tp_test_make (&position, "fact 0 manutara");
  tp_test_refuse (&position, "build 0 slave 0 M 9", "T8.1");
  tp_test_refuse (&position, "build 0 slave 0 M 0", "T8.1");
  tp_test_refuse (&position, "build 0 slave 0 M ?", "T8.1");
  tp_test_refuse (&position, "build 0 rapanui 0 M", "T8.1");
  tp_test_refuse (&position, "build 0 palm 0 transfer", "T8.1");
  tp_test_refuse (&position, "build 0 slave 0 M 3", "T8.4");
  tp_test_refuse (&position, "build 0 slave 0 A", "T8.4");
  tp_test_refuse (&position, "build 0 slave 0 rug", "T8.4");
  tp_test_refuse (&position, "build 0 slave 0 base", "T8.4");
  tp_test_refuse (&position, "build 0 slave 0 transfer", "T8.4");
  tp_test_refuse (&position, "build 0 slave 0 ?", "T8.4");
  tp_test_refuse (&position, "build 0 slave 1 M", "T8.4");
  tp_test_refuse (&position, "build 0 slave 2 M", "T8.4");
  tp_test_refuse (&position, "build 0 slave 3 M", "T8.4");
  tp_test_make (&position, "build 0 slave 0 M 2; build 0 slave 0 O 3");
}

static void
test_build_palms (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 0, 0, 6, "");
  tp_test_moai (&position, 0, 0, "2/1/2", 1, 0);
  tp_test_moai (&position, 0, 1, "2/1/1 2/0/0", 0, 0);
  tp_test_make (&position, "fact 0 ahu; palm 0; palm 1; palm 2; palm 0; enough 1");
  tp_test_refuse (&position, "build 0 palm 2 transfer", "T8.5");
  tp_test_refuse (&position, "build 0 palm 3 transfer", "T8.5");
  tp_test_refuse (&position, "build 0 palm 1 transfer", "T8.5");
  tp_test_refuse (&position, "build 0 palm 0 transfer 8", "T8.5");
  tp_test_refuse (&position, "build 0 palm 0 base", "T8.4");
  tp_test_refuse (&position, "build 0 palm 0 M", "T8.4");
  tp_test_refuse (&position, "build 0 palm 1 base 3", "T8.4");
  tp_test_make (&position, "build 0 palm 0 transfer 2");
  tp_test_refuse (&position, "build 0 palm 0 base", "T8.4");
  tp_test_refuse (&position, "build 0 palm 0 transfer 6", "T8.5");
  tp_test_make (&position, "build 0 palm 0 transfer 5");
  g_assert_cmpuint (position.players[0].moai[0].transfer, ==, 7);
}

/* In the Tapati fact: what was just taken, and nothing that lay there before (T8.1). */
static void
test_build_exchanged (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 2, 4, 2, "");
  tp_test_moai (&position, 0, 0, "4/0/0 4/0/0", 0, 0);
  tp_test_make (&position, "fact 0 tapati; exchange 0 rapanui slaves");
  tp_test_legal (&position, "build 0 slave 0 M 1; build 0 slave 0 M 2; build 0 slave 0 O 1; build 0 slave 0 O 2; done 0");
  tp_test_refuse (&position, "build 0 slave 0 M 3", "T8.1");
  tp_test_refuse (&position, "build 0 rapanui 0 M 1", "T8.1");
  tp_test_refuse (&position, "build 1 slave 0 M 1", "T8.6");
}

static void
test_prestige (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  tp_test_turn (&position, 0);
  position.step = TP_STEP_PRESTIGE;
  tp_test_refuse (&position, "score 1 0", "T9.1");
  tp_test_refuse (&position, "score ? 0", "T9.1");
  tp_test_refuse (&position, "score 0 1", "T9.1");
  tp_test_refuse (&position, "score 0 3", "T9.1");
  tp_test_refuse (&position, "score 0 ?", "T9.1");
  tp_test_refuse (&position, "done 1", "T9.1");
  tp_test_refuse (&position, "done ?", "T9.1");
  tp_test_make (&position, "score 0 0");
  tp_test_at (&position, "prestige 1");
}

static void
test_box (void)
{
  static const struct
  {
    gsize at;
    guint8 value;
    const char *rule; /* NULL: it may be so */
  } cases[] = {
    { G_STRUCT_OFFSET (TpBox, quarries[0]), 99, NULL },
    { G_STRUCT_OFFSET (TpBox, quarries[3]), 100, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, quarries[3]), TP_INVALID, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, rugs[0]), 0, NULL },
    { G_STRUCT_OFFSET (TpBox, rugs[1]), 100, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, rug_spaces[0]), 0, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, rug_spaces[0]), 2, NULL },
    { G_STRUCT_OFFSET (TpBox, rug_spaces[1]), 3, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, row), 3, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, row), 5, NULL },
    { G_STRUCT_OFFSET (TpBox, row), 6, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, transfer[0]), 0, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, transfer[0]), 3, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, transfer[0]), 2, NULL },
    { G_STRUCT_OFFSET (TpBox, transfer[6]), 9, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, transfer[6]), 11, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, arrows[1]), 0, NULL },
    { G_STRUCT_OFFSET (TpBox, arrows[1]), 2, "T2.2" },
    { G_STRUCT_OFFSET (TpBox, arrows[1]), 1 | 4 | 8 | 16, NULL },
    { G_STRUCT_OFFSET (TpBox, arrows[1]), 32, "T2.2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TpBox box;

      tp_box_init (&box, 4);
      g_assert_cmpint (tp_box_check (&box, 4).code, ==, TP_OK);
      G_STRUCT_MEMBER (guint8, &box, cases[i].at) = cases[i].value;
      g_assert_cmpstr (tp_box_check (&box, 4).rule, ==, cases[i].rule);
    }
}

static void
test_box_totals (void)
{
  TpBox box;

  tp_box_init (&box, 3);
  for (guint i = 0; i < TP_CIRCLES; i++)
    box.quarries[i] = i == 0 ? 3 : 0;
  g_assert_cmpstr (tp_box_check (&box, 3).rule, ==, "T2.2");
  box.quarries[2] = 1;
  g_assert_cmpint (tp_box_check (&box, 3).code, ==, TP_OK);
  box.rugs[0] = box.rugs[1] = 0;
  g_assert_cmpstr (tp_box_check (&box, 3).rule, ==, "T2.2");
}

static void
test_box_players (void)
{
  for (guint n = 0; n < 9; n++)
    {
      TpBox box;

      tp_box_init (&box, n);
      box.transfer[0] = n == 2 ? 0 : 1; /* the number of players comes first */
      g_assert_cmpstr (tp_box_check (&box, n).rule, ==, n >= 3 && n <= 6 ? NULL : "T2.1");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tapati/refusals/over", test_over);
  g_test_add_func ("/tapati/refusals/step", test_step);
  g_test_add_func ("/tapati/refusals/reveal", test_reveal);
  g_test_add_func ("/tapati/refusals/reveal-recycled", test_reveal_recycled);
  g_test_add_func ("/tapati/refusals/fact", test_fact);
  g_test_add_func ("/tapati/refusals/palms", test_palms);
  g_test_add_func ("/tapati/refusals/tiles", test_tiles);
  g_test_add_func ("/tapati/refusals/exchange", test_exchange);
  g_test_add_func ("/tapati/refusals/award", test_award);
  g_test_add_func ("/tapati/refusals/build-tiles", test_build_tiles);
  g_test_add_func ("/tapati/refusals/build-loose", test_build_loose);
  g_test_add_func ("/tapati/refusals/build-palms", test_build_palms);
  g_test_add_func ("/tapati/refusals/build-exchanged", test_build_exchanged);
  g_test_add_func ("/tapati/refusals/prestige", test_prestige);
  g_test_add_func ("/tapati/refusals/box", test_box);
  g_test_add_func ("/tapati/refusals/box-totals", test_box_totals);
  g_test_add_func ("/tapati/refusals/box-players", test_box_players);

  return g_test_run ();
}
