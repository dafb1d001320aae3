/* ahu-highlights.c: which moves of an analysis are worth telling
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-highlights.h"

#include <math.h>

#include "core/teach/ahu-compare.h"

static const AhuAnalysisMove *
get_move (GPtrArray *moves,
          guint      i)
{
  return g_ptr_array_index (moves, i);
}

const double *
ahu_highlights_chances (GPtrArray *moves,
                        guint      n)
{
  g_return_val_if_fail (moves != NULL && moves->len > 0, NULL);
  g_return_val_if_fail (n <= moves->len, NULL);

  return n == 0 ? get_move (moves, 0)->common_before : get_move (moves, n - 1)->common_after;
}

double
ahu_highlights_swing (GPtrArray *moves,
                      guint      i,
                      guint     *player)
{
  double most = -1;

  g_return_val_if_fail (moves != NULL && i < moves->len, 0);

  for (guint p = 0; p < get_move (moves, i)->n_players; p++)
    {
      double change = fabs (ahu_highlights_chances (moves, i + 1)[p] - ahu_highlights_chances (moves, i)[p]);

      if (change > most)
        {
          most = change;
          *player = p;
        }
    }

  return most;
}

/* Whether more was lost than chance explains. */
static gboolean
is_missed (const AhuAnalysisMove *move)
{
  guint seat = (guint) MAX (move->player, 0);

  return move->loss >= AHU_HIGHLIGHTS_LEAST && ahu_won_is_more ((AhuWon) { move->before[seat], move->games[0] },
                                                                (AhuWon) { move->after[seat], move->games[1] });
}

/* Who does the best as far as can be known changes nothing: where the chances go on moving
 * nonetheless, the search looks further than it did before. */
static gboolean
may_turn (const AhuAnalysisMove *move)
{
  return move->player < 0 || is_missed (move);
}

/* The next turning point of those not taken, the largest first; -1 for none. */
static int
find_turning_point (GPtrArray    *moves,
                    const guint8 *taken)
{
  double most = AHU_HIGHLIGHTS_LEAST;
  int found = -1;

  for (guint i = 0; i < moves->len; i++)
    {
      guint player = 0;
      double change = ahu_highlights_swing (moves, i, &player);

      if (!taken[i] && change >= most && may_turn (get_move (moves, i)))
        {
          most = change;
          found = (int) i;
        }
    }

  return found;
}

GArray *
ahu_highlights_turning_points (GPtrArray *moves,
                               guint      most)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree guint8 *taken = NULL;
  int found;

  g_return_val_if_fail (moves != NULL, points);

  taken = g_new0 (guint8, MAX (1, moves->len));
  for (guint n = 0; n < most && (found = find_turning_point (moves, taken)) >= 0; n++)
    taken[found] = TRUE;
  for (guint i = 0; i < moves->len; i++)
    if (taken[i])
      g_array_append_val (points, i);

  return points;
}

int
ahu_highlights_missed (GPtrArray *moves,
                       guint      player,
                       gboolean   is_over)
{
  double most = 0;
  int found = -1;

  g_return_val_if_fail (moves != NULL, -1);

  for (guint i = 0; i < moves->len; i++)
    {
      const AhuAnalysisMove *move = get_move (moves, i);

      if (move->player == (int) player && move->loss > most && is_missed (move) && (is_over || !move->is_private))
        {
          most = move->loss;
          found = (int) i;
        }
    }

  return found;
}
