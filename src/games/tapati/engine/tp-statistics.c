/* tp-statistics.c: what statistics count of each player of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-statistics.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"

static void
fill_sources (AhuFact *facts)
{
  static const char *const ids[TP_LINES] = {
    "prestige-points", "captive-points", "quarry-points", "transfer-points", "rug-points"
  };
  static const char *const details[TP_LINES] = {
    N_("Prestige points, 1 for each Moai scored in play"),
    N_("Points for captives on floors where all Rapanuis and the palm are there"),
    N_("Points for quarries with all their captives and the palm"),
    N_("Points for the transfer"),
    N_("Points for rugs, captives on them included"),
  };

  for (guint line = 0; line < TP_LINES; line++)
    facts[TP_STATISTIC_LINES + line] = (AhuFact) {
      ids[line], AHU_FACT_SOURCE, C_("statistics", "Points"), tp_line_name (line), _(details[line]),
    };
}

static void
fill_moai (AhuFact *facts)
{
  const char *group = C_("statistics", "Moai");

  facts[TP_STATISTIC_SCORED] = (AhuFact) {
    "moai-scored", AHU_FACT_COUNT, group, C_("statistics", "Moai scored"), _("Moai scored in prestige"),
  };
  facts[TP_STATISTIC_ARRIVED] = (AhuFact) {
    "moai-arrived", AHU_FACT_COUNT, group, _("Moai arrived"), _("Those of them that stood on the last transfer square"),
  };
  facts[TP_STATISTIC_LEFT] = (AhuFact) {
    "moai-left", AHU_FACT_COUNT, group, _("Moai left"), _("Moai that still stood at the end"),
  };
}

static void
fill_play (AhuFact *facts)
{
  const char *group = C_("statistics", "In play");

  facts[TP_STATISTIC_QUARRIES] = (AhuFact) {
    "quarries-laid", AHU_FACT_COUNT, group, _("Quarries laid"), _("Floors built"),
  };
  facts[TP_STATISTIC_RUGS] = (AhuFact) {
    "rugs-laid", AHU_FACT_COUNT, group, _("Rugs laid"), _("Rugs laid on Moai"),
  };
  facts[TP_STATISTIC_EXCHANGES] = (AhuFact) {
    "exchanges", AHU_FACT_COUNT, group, _("Exchanges"), _("Exchanges made in the interchange market"),
  };
  facts[TP_STATISTIC_BACK] = (AhuFact) {
    "given-back", AHU_FACT_COUNT, group, _("Given back"), _("Pieces that had no room in the Tapati"),
  };
}

guint
tp_statistics (const AhuFact **facts)
{
  static AhuFact all[TP_STATISTICS];
  static gsize ready;

  if (g_once_init_enter (&ready))
    {
      fill_sources (all);
      fill_moai (all);
      fill_play (all);
      g_once_init_leave (&ready, 1);
    }
  *facts = all;

  return TP_STATISTICS;
}

static guint
count_standing (const TpMoai moai[TP_SITES])
{
  guint n = 0;

  for (guint s = 0; s < TP_SITES; s++)
    n += tp_moai_is_begun (&moai[s]);

  return n;
}

/* What a player has scored in play, and what still stands. */
static void
count_end (const TpPlayer *player,
           const TpBox    *box,
           gint64         *values)
{
  for (guint i = 0; i < TP_LINES; i++)
    values[TP_STATISTIC_LINES + i] = player->points[i];
  values[TP_STATISTIC_LEFT] = count_standing (player->moai);
  for (guint s = 0; s < TP_SITES; s++)
    {
      guint lines[TP_LINES];

      tp_moai_value (&player->moai[s], box, lines);
      for (guint i = 0; i < TP_LINES; i++)
        values[TP_STATISTIC_LINES + i] += lines[i];
    }
}

static void
count_events (const TpEventList *events,
              gint64            *values)
{
  for (guint i = 0; i < events->n; i++)
    {
      const TpEvent *event = &events->events[i];
      gint64 *own = values + event->player * TP_STATISTICS;

      if (event->type == TP_EVENT_BACK)
        own[TP_STATISTIC_BACK] += event->count;
      if (event->type == TP_EVENT_SCORES)
        {
          own[TP_STATISTIC_SCORED]++;
          own[TP_STATISTIC_ARRIVED] += event->forced;
        }
    }
}

void
tp_sheet_statistics (JsonObject *document,
                     gint64     *values)
{
  TpSheet sheet;
  TpReason reason;

  /* A sheet tells what was scored in play, but not for what. */
  if (!tp_sheet_from_json (&sheet, document, &reason, NULL))
    g_return_if_reached ();
  for (guint p = 0; p < sheet.n_players; p++)
    {
      for (guint i = 0; i < TP_STATISTICS; i++)
        values[p * TP_STATISTICS + i] = AHU_FACT_UNKNOWN;
      values[p * TP_STATISTICS + TP_STATISTIC_LEFT] = count_standing (sheet.players[p].moai);
    }
}

void
tp_count_statistics (AhuHistory *history,
                     gint64     *values)
{
  GPtrArray *moves = ahu_history_get_moves (history);
  guint ply = ahu_history_get_ply (history);
  const TpPosition *end = ahu_history_get_position (history, ply);

  g_return_if_fail (end->step == TP_STEP_OVER);

  for (guint i = 0; i < end->n_players * TP_STATISTICS; i++)
    values[i] = 0;
  for (guint p = 0; p < end->n_players; p++)
    count_end (&end->players[p], &end->box, values + p * TP_STATISTICS);
  for (guint i = 0; i < ply; i++)
    {
      TpPosition position = *(const TpPosition *) ahu_history_get_position (history, i);
      TpEventList events;
      TpMove move;
      gint64 *own;

      tp_move_from_json (&move, g_ptr_array_index (moves, i));
      own = values + move.player * TP_STATISTICS;
      if (move.type == TP_MOVE_EXCHANGE)
        own[TP_STATISTIC_EXCHANGES]++;
      if (move.type == TP_MOVE_BUILD && move.piece >= TP_LOOSE_PIECES)
        own[move.piece >= TP_RUG_2 ? TP_STATISTIC_RUGS : TP_STATISTIC_QUARRIES]++;
      tp_apply (&position, &move, &events);
      count_events (&events, values);
    }
}
