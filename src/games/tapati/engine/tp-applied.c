/* tp-applied.c: which rules of Tapati stand behind a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-applied.h"

#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-final.h"
#include "games/tapati/engine/tp-history.h"

/* What the lines of a Moai stand on (T10). */
static const char *const line_rules[TP_LINES] = { "T9.3", "T10.2", "T10.3", "T10.4", "T10.5" };

/* Where a way leads past what is missing. */
static void
add_exchange (AhuApplied       *found,
              const TpPosition *before,
              const TpMove     *move)
{
  static const char *const past[] = { "T6.4", "TD13", NULL };
  guint8 missing[TP_COMBINATIONS];

  ahu_applied_add (found, "T6.3");
  if (tp_position_exchange_path (before, move->what, move->take, missing) > 0)
    ahu_applied_add_all (found, past);
}

static void
add_move (AhuApplied       *found,
          const TpPosition *before,
          const TpMove     *move)
{
  static const char *const fact_rules[TP_FACTS] = {
    "T5.4", "T5.4", "T5.5", "T5.8", "T6.1", "T7.1", "T7.2", "T7.3"
  };
  const char *cited[TP_MAX_CITED];
  guint n = tp_move_rules (before, move, cited);

  for (guint i = 0; i < n; i++)
    ahu_applied_add (found, cited[i]);
  if (move->type == TP_MOVE_FACT)
    ahu_applied_add (found, fact_rules[move->what]);
  else if (move->type == TP_MOVE_EXCHANGE)
    add_exchange (found, before, move);
  else if (move->type == TP_MOVE_BUILD && before->fact != TP_NO_FACT)
    ahu_applied_add (found, before->fact == TP_TAPATI ? "T6.6" : "T8.1");
}

static void
add_end (AhuApplied *found,
         TpEnd       end)
{
  ahu_applied_add (found, "T11.1");
  if (end == TP_END_LAST_PALM)
    ahu_applied_add (found, "T5.7");
  else if (end == TP_END_LAST_RUG)
    ahu_applied_add (found, "T5.10");
}

static void
add_events (AhuApplied       *found,
            const TpPosition *before,
            const TpMove     *move)
{
  static const char *const scored[] = { "T9.4", "T10.1", "T10.6", NULL };
  TpPosition position = *before;
  TpEventList events;

  tp_apply (&position, move, &events);
  for (guint i = 0; i < events.n; i++)
    {
      const TpEvent *event = &events.events[i];

      if (event->type == TP_EVENT_END)
        add_end (found, event->what);
      if (event->type != TP_EVENT_SCORES)
        continue;
      ahu_applied_add_all (found, scored);
      for (guint line = 0; line < TP_LINES; line++)
        if (event->points[line] > 0)
          ahu_applied_add (found, line_rules[line]);
    }
}

/* Moai that still stand, and ties. */
static void
add_final (AhuApplied       *found,
           const TpPosition *end)
{
  ahu_applied_add (found, "T12.1");
  for (guint p = 0; p < end->n_players; p++)
    for (guint s = 0; s < TP_SITES; s++)
      {
        guint lines[TP_LINES];

        tp_moai_value (&end->players[p].moai[s], &end->box, lines);
        for (guint line = TP_LINE_SLAVES; line < TP_LINES; line++)
          if (lines[line] > 0)
            ahu_applied_add (found, line_rules[line]);
      }
  ahu_applied_add (found, "T12.2");
}

void
tp_applied_rules (AhuHistory *history,
                  guint       ply,
                  AhuApplied *applied)
{
  static const char *const set_up[] = { "T1.1", "T1.5", "T1.6", "T2.1", "T2.2", "T2.3", NULL };
  const TpPosition *before, *after;
  TpMove move;

  g_return_if_fail (history != NULL);
  g_return_if_fail (ply <= ahu_history_get_ply (history));
  g_return_if_fail (applied != NULL);

  before = ahu_history_get_position (history, ply);
  if (before->step != TP_STEP_OVER)
    ahu_applied_add (applied, tp_step_rule (before));
  if (ply == ahu_history_get_ply (history))
    return;

  if (ply == 0)
    ahu_applied_add_all (applied, set_up);
  move = tp_history_move (history, ply);
  after = ahu_history_get_position (history, ply + 1);
  add_move (applied, before, &move);
  add_events (applied, before, &move);
  if (after->step == TP_STEP_OVER)
    add_final (applied, after);
}
