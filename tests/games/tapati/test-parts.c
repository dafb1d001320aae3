/* test-parts.c: the log of Tapati: rounds in parts, and a line for what somebody did in a row
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/history/ahu-turns.h"
#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "support/test-record.h"

static const char *const games[] = { "three-random.rapanui", "four-gifts.rapanui", "five-builder.rapanui",
                                     "six-sensible.rapanui", "ends-by-market-slaves.rapanui" };

static TpMove
get_move (AhuHistory *history,
          guint       ply)
{
  TpMove move;

  tp_move_from_json (&move, ahu_history_get_move (history, ply));

  return move;
}

static const TpPosition *
get_before (AhuHistory *history,
            guint       ply)
{
  return ahu_history_get_position (history, ply);
}

static const char *const *
get_names (AhuHistory *history)
{
  return ahu_record_get_names (ahu_history_get_record (history));
}

static gboolean
is_of_one (AhuHistory *history,
           guint       first,
           guint       end)
{
  TpMove begins = get_move (history, first);

  for (guint ply = first + 1; ply < end; ply++)
    if (get_move (history, ply).player != begins.player)
      return FALSE;

  return TRUE;
}

/* No line is empty, torn or foreign to its part; placings of one player in a row, which one tap
 * can have made, are never in two lines. */
static void
assert_lines (AhuHistory *history,
              guint       first,
              guint       end)
{
  while (first < end)
    {
      guint next = ahu_history_get_line_end (history, first, end);
      g_autofree char *text = ahu_history_describe_turn (history, first, next, NULL);
      TpMoveType type = get_move (history, first).type;

      g_assert_cmpuint (next, >, first);
      g_assert_cmpuint (next, <=, end);
      g_assert_true (g_str_has_suffix (text, ".") || g_str_has_suffix (text, "!”"));
      g_assert_null (strchr (text, '\n'));
      if (type == TP_MOVE_BUILD)
        {
          g_assert_true (is_of_one (history, first, next));
          if (next < end && get_move (history, next).type == TP_MOVE_BUILD)
            g_assert_cmpuint (get_move (history, next).player, !=, get_move (history, first).player);
        }
      first = next;
    }
}

static guint
count_facts (AhuHistory *history,
             guint       first,
             guint       end)
{
  guint n = 0;

  for (guint ply = first; ply < end; ply++)
    n += get_move (history, ply).type == TP_MOVE_FACT;

  return n;
}

/* A part has one card or none; whose it is and what it is called stands above it. */
static void
test_parts (gconstpointer name)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", name);
  const char *const *names = get_names (history);
  guint ply = ahu_history_get_ply (history);
  guint first = 0;

  while (first < ply)
    {
      guint end = ahu_history_get_turn_end (history, first);
      const TpPosition *before = get_before (history, first);
      guint seat;
      g_autofree char *heading = ahu_history_turn_heading (history, first, &seat);
      g_autofree char *round = g_strdup_printf ("Round %u · ", before->round);

      g_assert_true (g_str_has_prefix (heading, round));
      g_assert_cmpuint (count_facts (history, first, end), ==, seat != AHU_NOBODY);
      if (seat != AHU_NOBODY)
        {
          TpMove move = get_move (history, first);
          g_autofree char *expected = g_strdup_printf ("%s%s, by %s", round, tp_fact_name (move.what), names[move.player]);

          g_assert_cmpint (move.type, ==, TP_MOVE_FACT);
          g_assert_cmpstr (heading, ==, expected);
          g_assert_cmpuint (seat, ==, move.player);
        }
      for (guint i = first; i < end; i++)
        g_assert_cmpuint (get_before (history, i)->round, ==, before->round);
      assert_lines (history, first, end);
      first = end;
    }
  g_assert_cmpuint (first, ==, ply);
}

static guint
sum_equal (AhuHistory   *history,
           guint         first,
           guint         end,
           const TpMove *move)
{
  guint n = 0;

  for (guint ply = first; ply < end; ply++)
    {
      TpMove other = get_move (history, ply);

      if (other.type == TP_MOVE_BUILD && other.piece == move->piece && other.site == move->site &&
          other.place == move->place)
        n += other.count;
    }

  return n;
}

/* Equal pieces that somebody placed on the same place one by one are told as so many. */
static guint
assert_gathered (AhuHistory *history,
                 guint       first,
                 guint       end)
{
  g_autofree char *text = ahu_history_describe_turn (history, first, end, NULL);
  guint n_gathered = 0;

  for (guint ply = first; ply < end; ply++)
    {
      TpMove move = get_move (history, ply);
      guint count = move.type == TP_MOVE_BUILD && move.piece < TP_LOOSE_PIECES ? sum_equal (history, first, end, &move) : 0;
      g_autofree char *pieces = count > move.count ? tp_pieces_text (move.piece, count) : NULL;
      g_autofree char *told = pieces != NULL ? g_strdup_printf ("%s on site %u (%s)", pieces, move.site + 1u,
                                                               tp_place_name (move.place))
                                             : NULL;

      if (told == NULL)
        continue;
      g_assert_nonnull (strstr (text, told));
      n_gathered++;
    }

  return n_gathered;
}

static void
test_placings (void)
{
  guint n_gathered = 0;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (AhuHistory) history = test_history_load ("tapati", games[i]);
      guint first = 0;

      while (first < ahu_history_get_ply (history))
        {
          guint end = ahu_history_get_line_end (history, first, ahu_history_get_turn_end (history, first));

          if (get_move (history, first).type == TP_MOVE_BUILD)
            n_gathered += assert_gathered (history, first, end);
          first = end;
        }
    }
  g_assert_cmpuint (n_gathered, >, 0);
}

static guint
find_second_round (AhuHistory *history)
{
  guint ply = 0;

  while (get_before (history, ply)->round == 1)
    ply++;

  return ply;
}

/* What fills the markets is told where its round begins, not where the one before ended. */
static void
test_replacement (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "six-sensible.rapanui");
  guint ply = find_second_round (history);
  guint end = ahu_history_get_line_end (history, ply, ahu_history_get_turn_end (history, ply));
  g_autofree char *before = ahu_history_describe_turn (history, ply - 1, ply, NULL);
  g_autofree char *after = ahu_history_describe_turn (history, ply, end, NULL);

  g_assert_null (strstr (before, "Round 2 begins"));
  g_assert_true (g_str_has_prefix (after, "Round 2 begins"));
  g_assert_nonnull (strstr (after, "From the store to the market: "));
}

/* Of palms that were taken one by one it is told who took how many in all. */
static void
test_takings (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "tie-decided-by-rapanuis.rapanui");
  const char *const *names = get_names (history);
  guint taken[TP_MAX_PLAYERS] = { 0 };
  guint first = 0, end;
  g_autofree char *text = NULL;
  g_autofree char *part = NULL;
  g_autofree char *taking = NULL;

  while (get_move (history, first).type != TP_MOVE_PALM)
    first++;
  end = ahu_history_get_line_end (history, first, ahu_history_get_turn_end (history, first));
  g_assert_cmpuint (end - first, >, 3);
  for (guint ply = first; ply < end; ply++)
    if (get_move (history, ply).type == TP_MOVE_PALM)
      taken[get_move (history, ply).player]++;
  text = ahu_history_describe_turn (history, first, end, NULL);
  part = tp_pieces_text (TP_PALM, taken[1]);
  g_assert_true (g_str_has_prefix (text, "From the market: "));
  taking = g_strdup_printf ("%s for %s", part, names[1]);
  g_assert_nonnull (strstr (text, taking));
}

/* Only the part that goes on shares its heading with what comes next. */
static void
test_same_turn (void)
{
  g_autoptr (AhuHistory) history = test_history_load ("tapati", "six-sensible.rapanui");
  guint ply = 0;

  while (get_move (history, ply).type != TP_MOVE_FACT || get_before (history, ply + 1)->fact == TP_NO_FACT)
    ply++;
  g_assert_true (ahu_history_is_same_turn (history, ply, ply + 1));
  g_assert_false (ahu_history_is_same_turn (history, ply - 1, ply));
  g_assert_false (ahu_history_is_same_turn (history, ply, ahu_history_get_turn_end (history, ply)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/tapati/parts/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_parts);
    }
  g_test_add_func ("/tapati/parts/replacement", test_replacement);
  g_test_add_func ("/tapati/parts/placings", test_placings);
  g_test_add_func ("/tapati/parts/takings", test_takings);
  g_test_add_func ("/tapati/parts/same-turn", test_same_turn);

  return g_test_run ();
}
