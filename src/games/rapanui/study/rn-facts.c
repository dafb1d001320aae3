/* rn-facts.c: what statistics count of each player of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-facts.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/notation/rn-names.h"
#include "games/rapanui/study/rn-worth.h"

typedef struct
{
  AhuHistory *history;
  guint n_players;
  gint64 *values;
} Count;

/* What is known of every game that is over; the rest only of one that was
 * followed from its beginning. */
static gboolean
needs_whole_game (guint fact)
{
  return fact >= RN_FACT_BONUSES;
}

static void
fill_sources (AhuFact *facts)
{
  const char *group = C_("statistics", "Glory points");

  facts[RN_FACT_TILES] = (AhuFact) {
    "tiles", AHU_FACT_SOURCE, group, _("Tiles"), _("Glory points won during play, in tiles"),
  };
  facts[RN_FACT_MOAI] = (AhuFact) {
    "moai-points", AHU_FACT_SOURCE, group, rn_kind_name (RN_MOAI), _("Glory points for Moai, 4 each"),
  };
  facts[RN_FACT_WOOD] = (AhuFact) {
    "wood-points", AHU_FACT_SOURCE, group, _("Wood"), _("Glory points for wood left at the end, 1 for every 5"),
  };
  for (guint k = 0; k < RN_SACRIFICES; k++)
    facts[RN_FACT_SACRIFICE + k] = (AhuFact) {
      rn_sacrifice_id (k), AHU_FACT_SOURCE, group, rn_sacrifice_name (k),
      _("Glory points for Sacrifice cards of this kind kept to the end"),
    };
}

static void
fill_play (AhuFact *facts)
{
  const char *group = C_("statistics", "In play");

  facts[RN_FACT_BUILT] = (AhuFact) {
    "built", AHU_FACT_COUNT, group, _("Moai built"), _("Moai in the display at the end"),
  };
  facts[RN_FACT_BONUSES] = (AhuFact) {
    "bonuses", AHU_FACT_COUNT, group, _("Bonuses won"), _("Scorings with the sole majority"),
  };
  facts[RN_FACT_MISSED] = (AhuFact) {
    "missed", AHU_FACT_COUNT, group, _("Bonuses missed"),
    _("Scorings in which one more card would have won the bonus: tied for the most, or alone with just one"),
  };
  facts[RN_FACT_BOUGHT] = (AhuFact) {
    "bought", AHU_FACT_COUNT, group, _("Cards bought"), _("Sacrifice cards bought"),
  };
}

static void
fill_sacrifices (AhuFact *facts)
{
  const char *group = C_("statistics", "Sacrifices");

  facts[RN_FACT_SACRIFICED] = (AhuFact) {
    "sacrificed", AHU_FACT_COUNT, group, _("Cards laid"), _("Sacrifice cards of this player laid onto the Stone"),
  };
  facts[RN_FACT_GIVEN_UP] = (AhuFact) {
    "given-up", AHU_FACT_COUNT, group, _("Given up"),
    _("Glory points the cards laid would have been worth if kept, with the Stone as it is at the end"),
  };
  facts[RN_FACT_GAIN] = (AhuFact) {
    "gain", AHU_FACT_COUNT, group, _("Gained"),
    _("What all the cards this player laid brought in the end, those from the supply included; below 0 it is a loss"),
  };
}

guint
rn_facts (const AhuFact **facts)
{
  static AhuFact all[RN_FACTS];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      fill_sources (all);
      fill_play (all);
      fill_sacrifices (all);
      g_once_init_leave (&ready, 1);
    }
  *facts = all;

  return RN_FACTS;
}

static gint64 *
value_of (Count *count,
          guint  player,
          guint  fact)
{
  return &count->values[player * RN_FACTS + fact];
}

static void
count_sources (Count         *count,
               const RnFinal *final)
{
  for (guint p = 0; p < count->n_players; p++)
    {
      *value_of (count, p, RN_FACT_TILES) = final->players[p].tiles;
      *value_of (count, p, RN_FACT_MOAI) = final->players[p].moai;
      *value_of (count, p, RN_FACT_WOOD) = final->players[p].wood;
      *value_of (count, p, RN_FACT_BUILT) = final->players[p].moai_count;
      for (guint k = 0; k < RN_SACRIFICES; k++)
        *value_of (count, p, RN_FACT_SACRIFICE + k) = final->players[p].sacrifice_count[k] * final->value[k];
    }
}

/* Who would have the sole majority of at least two with one card more (R7.7, R7.8)? */
static gboolean
has_missed (const RnScoring *scoring,
            guint            n_players,
            guint            player)
{
  guint8 most = 0;

  if (scoring->bonus[player] > 0 || scoring->count[player] == 0)
    return FALSE;
  for (guint p = 0; p < n_players; p++)
    if (p != player)
      most = MAX (most, scoring->count[p]);

  return scoring->count[player] >= most;
}

static void
count_moves (Count *count)
{
  GPtrArray *moves = ahu_history_get_moves (count->history);
  guint ply = ahu_history_get_ply (count->history);

  for (guint i = 0; i < ply; i++)
    {
      RnPosition position = *(const RnPosition *) ahu_history_get_position (count->history, i);
      RnScoring scoring;
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      if (move.type == RN_MOVE_BUY)
        ++*value_of (count, position.active, RN_FACT_BOUGHT);
      rn_apply (&position, &move, &scoring);
      for (guint p = 0; scoring.kind != RN_INVALID && p < count->n_players; p++)
        {
          *value_of (count, p, RN_FACT_BONUSES) += scoring.bonus[p];
          *value_of (count, p, RN_FACT_MISSED) += has_missed (&scoring, count->n_players, p);
        }
    }
}

static void
count_sacrifices (Count         *count,
                  const GArray  *worths,
                  const RnFinal *final)
{
  for (guint p = 0; p < count->n_players; p++)
    {
      RnWorthTotal total;

      rn_worth_sum (worths, final, p, &total);
      *value_of (count, p, RN_FACT_SACRIFICED) = total.n;
      *value_of (count, p, RN_FACT_GIVEN_UP) = total.given_up;
      *value_of (count, p, RN_FACT_GAIN) = rn_worth_gain (final, &total.without, p);
    }
}

/* Each turn but one that puts a Moai back lays cards into a display, and in the first
 * round nobody holds three Moai (R2.2, R5.6, R5.7). */
static gboolean
is_beginning (const RnPosition *position)
{
  for (guint p = 0; p < position->n_players; p++)
    for (guint k = 0; k < RN_KINDS; k++)
      if (position->area[p][k] != (k == RN_LUMBERJACK ? 1 : 0))
        return FALSE;

  return position->step == RN_STEP_BUY && rn_position_stone_size (position) == 0;
}

static void
forget_unknown (Count *count)
{
  for (guint p = 0; p < count->n_players; p++)
    for (guint fact = 0; fact < RN_FACTS; fact++)
      if (needs_whole_game (fact))
        *value_of (count, p, fact) = AHU_FACT_UNKNOWN;
}

void
rn_sheet_facts (const RnSheet *sheet,
                gint64        *values)
{
  Count count = { NULL, sheet->n_players, values };
  RnFinal final;

  g_return_if_fail (values != NULL);

  rn_final (&final, sheet);
  count_sources (&count, &final);
  forget_unknown (&count);
}

void
rn_count_facts (AhuHistory *history,
                gint64     *values)
{
  const RnPosition *end = ahu_history_get_position (history, ahu_history_get_ply (history));
  Count count = { history, end->n_players, values };
  RnSheet sheet;
  RnFinal final;

  g_return_if_fail (end->step == RN_STEP_OVER);

  for (guint i = 0; i < end->n_players * RN_FACTS; i++)
    values[i] = 0;
  rn_sheet_from_position (&sheet, end);
  rn_final (&final, &sheet);
  count_sources (&count, &final);

  if (is_beginning (ahu_history_get_position (history, 0)))
    {
      g_autoptr (GArray) worths = rn_worth_find (history, &final);

      count_moves (&count);
      count_sacrifices (&count, worths, &final);
    }
  else
    forget_unknown (&count);
}
