/* test-stack.c: practice games of Tapati: computers that choose, and tiles that nobody knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-record.h"
#include "games/tapati/advisor/tp-game-advisor.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "tp-test-utils.h"

/* How many quarries the box has of each kind. */
#define USUAL 15
#define FEW 3

static JsonNode *
deal (guint64 seed,
      guint   n_quarries)
{
  AhuRandom random = ahu_random_stream (seed, 0, 0);
  g_autoptr (JsonNode) dealt = tp_game_advisor_get ()->deal (3, &random);
  TpBox box;

  g_assert_cmpint (tp_box_from_json (&box, 3, json_node_get_object (dealt)).code, ==, TP_OK);
  for (guint i = 0; i < TP_CIRCLES; i++)
    {
      if (n_quarries == USUAL)
        g_assert_cmpuint (box.quarries[i], ==, USUAL);
      box.quarries[i] = (guint8) n_quarries;
    }

  return tp_box_to_json (&box);
}

static AhuHistory *
begin (guint64 seed,
       guint   n_quarries)
{
  static const char *const names[] = { "Anna", "Ben", "Chiara", NULL };
  static const char *const colours[] = { "red", "orange", "yellow", NULL };
  g_autoptr (AhuRecord) record = ahu_record_new (tp_game_get (), names, colours, deal (seed, n_quarries));
  g_autoptr (AhuRefusal) refusal = NULL;
  AhuHistory *history = ahu_history_new (record, &refusal);

  g_assert_null (refusal);

  return history;
}

static const TpPosition *
get_position (AhuHistory *history)
{
  return ahu_history_get_position (history, ahu_history_get_ply (history));
}

static gpointer
box_new (AhuHistory *history,
         guint64     seed)
{
  AhuRandom random = ahu_random_stream (seed, 1, 0);

  return tp_game_advisor_get ()->box_new (history, &random);
}

/* Returns: (transfer full): what was drawn or chosen, in words */
static char *
step (AhuHistory *history,
      gpointer    box,
      guint64     seed)
{
  const AhuGameAdvisor *advisor = tp_game_advisor_get ();
  const AhuLimits limits = { .seed = seed };
  g_autoptr (AhuRefusal) refusal = NULL;
  guint seats[TP_MAX_PLAYERS];
  g_autoptr (JsonNode) move = NULL;
  char *words;

  if (ahu_game_advisor_get_next (advisor, get_position (history)) == AHU_NEXT_DRAW)
    {
      move = advisor->box_draw (box, history);
    }
  else
    {
      tp_game_get ()->pending (get_position (history), seats);
      move = advisor->choose (history, seats[0], ahu_game_advisor_choose_bot (advisor, AHU_STRENGTH_EASY, seed), &limits,
                              NULL, NULL);
    }
  words = json_to_string (move, FALSE);
  refusal = ahu_history_play (history, move);
  g_assert_null (refusal);

  return words;
}

/* Returns: (transfer full): every draw of a game played to its end */
static GPtrArray *
play (AhuHistory *history,
      gpointer    box,
      guint64     seed)
{
  GPtrArray *draws = g_ptr_array_new_with_free_func (g_free);

  while (get_position (history)->step != TP_STEP_OVER)
    {
      gboolean drawn = get_position (history)->step == TP_STEP_REVEAL;
      g_autofree char *words = step (history, box, seed + get_position (history)->ply);

      if (drawn)
        g_ptr_array_add (draws, g_steal_pointer (&words));
    }

  return draws;
}

static void
undo_all (AhuHistory *history)
{
  while (ahu_history_undo (history))
    ;
}

/* Whole games come to their end by what the advisor says alone, also where the stock is used up and
 * recycled quarries are drawn. */
static void
test_games (void)
{
  guint n_recycled = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (AhuHistory) history = begin (seed, seed % 2 == 0 ? USUAL : FEW);
      gpointer box = box_new (history, seed);
      g_autoptr (GPtrArray) draws = play (history, box, seed);
      guint n_drawn = 0;

      for (guint ply = 0; ply < ahu_history_get_ply (history); ply++)
        {
          TpMove move;

          tp_move_from_json (&move, ahu_history_get_move (history, ply));
          n_drawn += move.type == TP_MOVE_REVEAL ? move.n_quarries : 0;
        }
      n_recycled += n_drawn > (seed % 2 == 0 ? USUAL : FEW) * TP_CIRCLES;
      tp_game_advisor_get ()->box_free (box);
    }
  g_assert_cmpuint (n_recycled, >, 0);
}

/* The same tiles come again after everything was undone, and for whoever opens a game with undone moves. */
static void
test_undone (void)
{
  g_autoptr (AhuHistory) history = begin (7, USUAL);
  gpointer box = box_new (history, 7);
  g_autoptr (GPtrArray) draws = play (history, box, 7);
  gpointer other;

  undo_all (history);
  other = box_new (history, 8);
  for (guint pass = 0; pass < 2; pass++)
    {
      g_autoptr (GPtrArray) again = play (history, pass == 0 ? other : box, 7);

      g_assert_cmpuint (again->len, ==, draws->len);
      for (guint i = 0; i < draws->len; i++)
        g_assert_cmpstr (draws->pdata[i], ==, again->pdata[i]);
      undo_all (history);
    }
  tp_game_advisor_get ()->box_free (box);
  tp_game_advisor_get ()->box_free (other);
}

/* Two boxes differ, and a game that goes on otherwise meets the same tiles as long as they are there. */
static void
test_otherwise (void)
{
  g_autoptr (AhuHistory) history = begin (7, USUAL);
  gpointer box = box_new (history, 7);
  g_autoptr (GPtrArray) draws = play (history, box, 7);
  g_autoptr (GPtrArray) otherwise = NULL;
  g_autoptr (AhuHistory) fresh = begin (7, USUAL);
  gpointer other = box_new (fresh, 9);
  g_autoptr (GPtrArray) others = play (fresh, other, 7);
  guint n_same = 0;

  undo_all (history);
  otherwise = play (history, box, 1000);
  g_assert_cmpstr (draws->pdata[0], ==, otherwise->pdata[0]);
  g_assert_cmpstr (draws->pdata[1], ==, otherwise->pdata[1]);
  for (guint i = 0; i < MIN (draws->len, others->len); i++)
    n_same += g_str_equal (draws->pdata[i], others->pdata[i]);
  g_assert_cmpuint (n_same, <, MIN (draws->len, others->len));
  tp_game_advisor_get ()->box_free (box);
  tp_game_advisor_get ()->box_free (other);
}

/* Who thinks stops when nobody waits any more. */
static void
test_cancelled (void)
{
  g_autoptr (AhuHistory) history = begin (7, USUAL);
  gpointer box = box_new (history, 7);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  const AhuLimits limits = { .playouts = 5 };
  g_autoptr (GError) error = NULL;
  guint seats[TP_MAX_PLAYERS];

  while (get_position (history)->step == TP_STEP_REVEAL)
    g_free (step (history, box, 0));
  tp_game_get ()->pending (get_position (history), seats);
  g_cancellable_cancel (cancellable);
  g_assert_null (tp_game_advisor_get ()->choose (history, seats[0], "strong", &limits, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  tp_game_advisor_get ()->box_free (box);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/tapati-stack/games", test_games);
  g_test_add_func ("/tapati-stack/undone", test_undone);
  g_test_add_func ("/tapati-stack/otherwise", test_otherwise);
  g_test_add_func ("/tapati-stack/cancelled", test_cancelled);

  return g_test_run ();
}
