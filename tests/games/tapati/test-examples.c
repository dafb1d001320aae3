/* test-examples.c: the worked examples of the rules page, E1–E17, by name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-test-utils.h"

static void
assert_loose (const guint8 pieces[TP_PIECES],
              guint        rapanuis,
              guint        slaves,
              guint        palms)
{
  g_assert_cmpuint (pieces[TP_RAPANUI], ==, rapanuis);
  g_assert_cmpuint (pieces[TP_SLAVE], ==, slaves);
  g_assert_cmpuint (pieces[TP_PALM], ==, palms);
}

static void
test_e1 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  assert_loose (position.market, 3, 6, 15);
  g_assert_cmpuint (position.market[TP_QUARRY_1] + position.market[TP_QUARRY_2] + position.market[TP_QUARRY_3], ==, 3);
  g_assert_cmpuint (position.market[TP_RUG_2], ==, 1);
  g_assert_cmpuint (position.exchange, ==, (1u << TP_COMBINATIONS) - 1);
  assert_loose (position.store, 21, 71, 42);
  tp_test_at (&position, "fact 0");
  tp_test_conserved (&position);
}

static void
test_e2 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 4);
  for (guint i = 0; i < TP_LOOSE_PIECES; i++)
    position.store[i] = 10;
  position.market[TP_RAPANUI] = 0;
  position.market[TP_SLAVE] = 6;
  position.market[TP_PALM] = 11;
  tp_test_end_round (&position, "make-make ahu tapati");
  assert_loose (position.market, 4, 8, 14);
  assert_loose (position.store, 6, 6, 7);
  for (guint fact = 0; fact < TP_FACTS; fact++)
    g_assert_cmpuint (position.gifts[fact], ==, fact == TP_MANUTARA || fact == TP_RANO_RARAKU);
  g_assert_cmpuint (position.round, ==, 2);
  tp_test_at (&position, "fact 1");
}

static void
test_e3 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_turn (&position, 1);
  position.market[TP_RAPANUI] = 4;
  tp_test_moai (&position, 1, 0, "1/0/0", 0, 0);
  tp_test_make (&position, "fact 1 make-make");
  tp_test_at (&position, "place 1");
  g_assert_cmpuint (position.players[1].taken[TP_RAPANUI], ==, 3);
  g_assert_cmpuint (position.players[2].tapati[TP_RAPANUI], ==, 1);
  g_assert_cmpuint (position.players[0].tapati[TP_RAPANUI], ==, 1);
  g_assert_cmpuint (position.store[TP_RAPANUI], ==, 20);
  tp_test_make (&position, "done 1");
  g_assert_cmpuint (position.players[1].tapati[TP_RAPANUI], ==, 2);
  g_assert_cmpuint (position.store[TP_RAPANUI], ==, 21);
  tp_test_at (&position, "fact 2");
}

static void
test_e4 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.market[TP_SLAVE] = 15;
  tp_test_tapati (&position, 0, 1, 3, 0, "");
  tp_test_moai (&position, 0, 0, "2/0/0", 0, 0);
  tp_test_make (&position, "fact 0 manutara; build 0 slave 0 M 1; done 0");
  g_assert_cmpuint (position.players[0].tapati[TP_SLAVE], ==, 8);
  g_assert_cmpuint (position.players[1].tapati[TP_SLAVE], ==, 4);
  g_assert_cmpuint (position.players[2].tapati[TP_SLAVE], ==, 4);
  g_assert_cmpuint (position.store[TP_SLAVE], ==, 71 - 1 + 2);

  tp_test_start (&position, 3);
  position.market[TP_RAPANUI] = 0;
  tp_test_tapati (&position, 0, 1, 7, 0, "");
  tp_test_moai (&position, 0, 0, "1/1/0 1/1/0 1/0/0", 0, 0);
  tp_test_make (&position, "fact 0 make-make; build 0 rapanui 0 A 2");
  g_assert_cmpuint (position.players[0].tapati[TP_SLAVE], ==, 4);
  g_assert_cmpuint (position.store[TP_SLAVE], ==, 71 + 3);
  tp_test_at (&position, "fact 1");
}

static void
test_e5 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_make (&position, "fact 0 ahu; palm 0; palm 1; palm 2; palm 0; enough 1");
  g_assert_cmpuint (position.players[0].tapati[TP_PALM], ==, 3);
  g_assert_cmpuint (position.players[1].tapati[TP_PALM], ==, 1);
  g_assert_cmpuint (position.players[2].tapati[TP_PALM], ==, 1);
  g_assert_cmpuint (position.market[TP_PALM], ==, 11);
  tp_test_at (&position, "fact 1");
}

static void
test_e6 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_make (&position, "fact 0 rano-raraku; rug 0; quarry 1 3; quarry 2 1");
  g_assert_cmpuint (position.recycled[2 - 1], ==, 1);
  g_assert_cmpuint (position.out[TP_RUG_2], ==, 0);
  tp_test_conserved (&position);
}

static void
test_e7 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_make (&position, "fact 0 rano-raraku; quarry 0 3; quarry 1 2; quarry 2 1");
  g_assert_cmpuint (position.out[TP_RUG_2], ==, 1);
  g_assert_cmpuint (position.market[TP_RUG_2], ==, 0);
  tp_test_conserved (&position);
}

static void
test_e8 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  position.exchange &= (guint8) ~(1u << TP_COMBINATION_RAPANUI);
  tp_test_tapati (&position, 0, 0, 0, 0, "3");
  tp_test_make (&position, "fact 0 tapati");
  tp_test_legal (&position, "exchange 0 quarry:3 slaves; pass 0");
  tp_test_make (&position, "exchange 0 quarry:3 slaves");
  tp_test_at (&position, "exchange 0");
  tp_test_legal (&position, "exchange 0 slaves slave-palm; pass 0");
}

static void
test_e9 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_tapati (&position, 0, 0, 0, 0, "13");
  tp_test_moai (&position, 0, 0, "1/0/0 2/0/0", 0, 0);
  tp_test_moai (&position, 0, 1, "1/0/0", 0, 0);
  tp_test_rug (&position.players[0].moai[1], &position.box, 3, 0, 0);
  tp_test_moai (&position, 0, 2, "1/1/1", 1, 1);
  tp_test_make (&position, "fact 0 rano-raraku; quarry 0 2; quarry 1 1; quarry 2 3; done 1; done 2");
  tp_test_legal (&position, "build 0 quarry:2 0; build 0 quarry:3 0; done 0");
}

static const struct
{
  const char *name;
  const char *floors;
  guint base, transfer;
  guint rug, rug_rapanuis, rug_slaves;
  guint lines[TP_LINES];
} values[] = {
  { "e10", "3/1/2", 1, 0, 0, 0, 0, { 0, 2, 0, 0, 0 } },
  { "e11", "3/0/3", 1, 0, 0, 0, 0, { 0, 0, 1, 0, 0 } },
  { "e12", "3/1/3", 0, 0, 0, 0, 0, { 0, 0, 0, 0, 0 } },
  { "e13", "2/1/2 2/1/2 3/2/3 4/2/4", 4, 0, 0, 0, 0, { 0, 11, 10, 0, 0 } },
  { "e14", "2/1/2 2/1/2 3/1/3", 3, 0, 0, 0, 0, { 0, 4, 6, 0, 0 } },
  { "e15a", "1/1/1", 1, 5, 0, 0, 0, { 0, 1, 1, 6, 0 } },
  { "e15b", "1/1/1", 1, 7, 0, 0, 0, { 0, 1, 1, 10, 0 } },
  { "e15c", "1/0/0", 0, 0, 3, 1, 2, { 0, 0, 0, 0, 5 } },
  { "e15d", "1/0/0", 0, 0, 3, 0, 2, { 0, 0, 0, 0, 3 } },
  { "e15e", "1/0/0", 0, 0, 3, 1, 1, { 0, 0, 0, 0, 1 } },
  { "e15f", "1/0/0", 0, 0, 2, 1, 1, { 0, 0, 0, 0, 3 } },
  { "e15g", "1/0/0", 0, 0, 2, 0, 0, { 0, 0, 0, 0, 0 } },
  { "e16", "2/1/2 3/1/3 4/1/1", 3, 4, 2, 1, 1, { 0, 5, 3, 4, 3 } },
};

static void
test_value (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  TpMoai moai = tp_test_tower (values[i].floors, values[i].base, values[i].transfer);
  guint lines[TP_LINES];
  TpBox box;

  tp_box_init (&box, 3);
  if (values[i].rug > 0)
    tp_test_rug (&moai, &box, values[i].rug, values[i].rug_rapanuis, values[i].rug_slaves);
  tp_moai_value (&moai, &box, lines);
  for (guint line = 0; line < TP_LINES; line++)
    g_assert_cmpuint (lines[line], ==, values[i].lines[line]);
}

static guint
sum_points (const TpPlayer *player)
{
  guint points = 0;

  for (guint i = 0; i < TP_LINES; i++)
    points += player->points[i];

  return points;
}

/* The Moai of E16, scored in prestige. */
static void
test_e16_scored (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_turn (&position, 0);
  position.step = TP_STEP_PRESTIGE;
  tp_test_moai (&position, 0, 1, "2/1/2 3/1/3 4/1/1", 3, 4);
  tp_test_rug (&position.players[0].moai[1], &position.box, 2, 1, 1);
  tp_test_make (&position, "score 0 1");
  g_assert_cmpuint (sum_points (&position.players[0]), ==, 16);
  assert_loose (position.out, 3, 7, 7);
  g_assert_cmpuint (position.out[TP_RUG_2], ==, 1);
  for (guint circles = 2; circles <= 4; circles++)
    g_assert_cmpuint (position.recycled[circles - 1], ==, 1);
  g_assert_false (tp_moai_is_begun (&position.players[0].moai[1]));
}

/* E15b, in prestige: its player is not asked. */
static void
test_e17 (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_turn (&position, 0);
  position.step = TP_STEP_PRESTIGE;
  tp_test_moai (&position, 0, 0, "1/0/0", 0, 0);
  tp_test_moai (&position, 1, 0, "1/1/1", 1, 7);
  tp_test_moai (&position, 2, 0, "1/0/0", 0, 0);
  tp_test_make (&position, "done 0");
  tp_test_at (&position, "prestige 2");
  g_assert_cmpuint (sum_points (&position.players[1]), ==, 13);
  g_assert_cmpuint (position.players[1].points[TP_LINE_PRESTIGE], ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tapati/examples/e1", test_e1);
  g_test_add_func ("/tapati/examples/e2", test_e2);
  g_test_add_func ("/tapati/examples/e3", test_e3);
  g_test_add_func ("/tapati/examples/e4", test_e4);
  g_test_add_func ("/tapati/examples/e5", test_e5);
  g_test_add_func ("/tapati/examples/e6", test_e6);
  g_test_add_func ("/tapati/examples/e7", test_e7);
  g_test_add_func ("/tapati/examples/e8", test_e8);
  g_test_add_func ("/tapati/examples/e9", test_e9);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      g_autofree char *path = g_strdup_printf ("/tapati/examples/%s", values[i].name);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_value);
    }
  g_test_add_func ("/tapati/examples/e16-scored", test_e16_scored);
  g_test_add_func ("/tapati/examples/e17", test_e17);

  return g_test_run ();
}
