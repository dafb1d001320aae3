/* test-refill.c: the cards of a refill entered so far
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-refill.h"
#include "games/rapanui/rn-game.h"
#include "rn-test-games.h"

static const RnPosition *
find_refill (AhuHistory *history)
{
  for (guint ply = 0; ply <= ahu_history_get_ply (history); ply++)
    {
      const RnPosition *position = ahu_history_get_position (history, ply);

      if (position->step == RN_STEP_REFILL)
        return position;
    }

  g_assert_not_reached ();
}

static void
test_refill_entry (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");
  const RnPosition *p = find_refill (history);
  RnRefill refill = { 0 };
  RnMove move;
  guint kind = 0;

  while (p->unseen[kind] == 0)
    kind++;

  g_assert_false (rn_refill_undo (&refill));
  g_assert_false (rn_refill_add (&refill, kind, &move));
  g_assert_cmpuint (rn_refill_left (&refill, p, kind), ==, p->unseen[kind] - 1u);
  g_assert_true (rn_refill_undo (&refill));
  for (guint i = 0; i < 3; i++)
    g_assert_false (rn_refill_add (&refill, kind, &move));
  g_assert_true (rn_refill_add (&refill, RN_GRAIN, &move));
  g_assert_cmpuint (move.type, ==, RN_MOVE_REFILL);
  g_assert_cmpuint (move.n_cards, ==, 4);
  g_assert_cmpuint (move.cards[0], ==, kind);
  g_assert_cmpuint (move.cards[3], ==, RN_GRAIN);
  g_assert_cmpuint (refill.n, ==, 0);
}

/* A card that was laid is replaced where it lies; a refill that is corrected begins with all four, and one is changed. */
static void
test_refill_choose (void)
{
  RnRefill refill = { 0 };
  RnMove move = { .type = RN_MOVE_REFILL, .n_cards = 4, .cards = { RN_FISH, RN_MOAI, RN_GRAIN, RN_PRIEST } };
  RnMove other;

  g_assert_false (rn_refill_add (&refill, RN_FISH, &other));
  g_assert_false (rn_refill_add (&refill, RN_MOAI, &other));
  rn_refill_choose (&refill, 0);
  g_assert_cmpuint (rn_refill_next (&refill), ==, 0);
  g_assert_false (rn_refill_add (&refill, RN_GRAIN, &other));
  g_assert_cmpuint (refill.n, ==, 2);
  g_assert_cmpuint (refill.kinds[0], ==, RN_GRAIN);
  g_assert_cmpuint (rn_refill_next (&refill), ==, 2);

  rn_refill_load (&refill, &move);
  g_assert_cmpuint (rn_refill_next (&refill), ==, 3);
  g_assert_false (rn_refill_undo (&refill));
  g_assert_true (rn_refill_add (&refill, RN_FISH, &other));
  g_assert_cmpmem (other.cards, 4, ((const guint8[]) { RN_FISH, RN_MOAI, RN_GRAIN, RN_FISH }), 4);
  rn_refill_load (&refill, &move);
  rn_refill_choose (&refill, 1);
  g_assert_true (rn_refill_add (&refill, RN_FISH, &other));
  g_assert_cmpmem (other.cards, 4, ((const guint8[]) { RN_FISH, RN_FISH, RN_GRAIN, RN_PRIEST }), 4);
}

/* What the entry refuses is what the engine would refuse. */
static void
test_refill_check (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");
  RnPosition p = *find_refill (history);
  RnRefill refill = { .n = 2, .kinds = { RN_MOAI, RN_MOAI } };
  RnMove move = { .type = RN_MOVE_REFILL, .n_cards = 4,
                  .cards = { RN_MOAI, RN_MOAI, RN_MOAI, RN_GRAIN } };
  RnReason entry, engine;

  p.unseen[RN_MOAI] = 2;
  entry = rn_refill_check (&refill, &p, RN_MOAI);
  engine = rn_check (&p, &move);
  g_assert_cmpint (entry.code, ==, engine.code);
  g_assert_cmpstr (entry.rule, ==, engine.rule);
  g_assert_cmpint (entry.kind, ==, engine.kind);
  g_assert_cmpint (entry.need, ==, engine.need);
  g_assert_cmpint (entry.have, ==, engine.have);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  g_test_add_func ("/refill/entry", test_refill_entry);
  g_test_add_func ("/refill/check", test_refill_check);
  g_test_add_func ("/refill/choose", test_refill_choose);

  return g_test_run ();
}
