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

/* A move with what was before it and what it led to. */
typedef struct
{
  const TpPosition *before;
  const TpPosition *after;
  TpMove move;
  guint fact; /* that it begins or belongs to, or TP_NO_FACT */
  TpEventList events;
} Step;

/* How the exchange was possible follows from the position before it. */
static void
add_exchange (AhuApplied *found,
              const Step *step)
{
  static const char *const rules[] = { "T6.3", "T6.4", NULL };
  guint8 missing[TP_COMBINATIONS];

  ahu_applied_add_all (found, rules);
  if (tp_position_exchange_path (step->before, step->move.what, step->move.take, missing) > 0)
    ahu_applied_add (found, "TD13");
}

static guint
count_complete (const TpMoai *moai)
{
  guint n = 0;

  for (guint level = 0; level < TP_LEVELS; level++)
    n += tp_moai_has_level (moai, level) && tp_moai_free (moai, TP_RAPANUI, level) == 0 &&
         tp_moai_free (moai, TP_SLAVE, level) == 0 && (level == TP_ON_RUG || moai->base > level);

  return n;
}

/* What the spaces of a Moai are. */
static const char *
get_space_rule (const TpMoai *moai,
                const TpMove *move)
{
  static const char *const loose[] = { "T3.6", "T3.7", "T3.8" };

  if (move->piece >= TP_RUG_2)
    return "T3.9";
  if (move->piece >= TP_QUARRY_1)
    return tp_moai_is_begun (moai) ? "T3.5" : "T3.4";

  return move->place == TP_ON_TRANSFER ? "T3.11" : loose[move->piece];
}

/* What a piece brings it is built for. */
static void
add_gained (AhuApplied *found,
            const Step *step,
            const TpMoai *before,
            const TpMoai *after)
{
  guint had[TP_LINES], has[TP_LINES];

  tp_moai_value (before, &step->before->box, had);
  tp_moai_value (after, &step->after->box, has);
  for (guint line = TP_LINE_SLAVES; line < TP_LINES; line++)
    if (has[line] > had[line])
      ahu_applied_add (found, line_rules[line]);
}

static void
add_build (AhuApplied *found,
           const Step *step)
{
  const TpMove *move = &step->move;
  const TpMoai *before = &step->before->players[move->player].moai[move->site];
  const TpMoai *after = &step->after->players[move->player].moai[move->site];

  ahu_applied_add (found, "T3.1");
  ahu_applied_add (found, get_space_rule (before, move));
  ahu_applied_add (found, step->fact == TP_TAPATI ? "T6.6" : "T8.1");
  /* Transfer needs a complete floor, even if it is scored by the same move. */
  if (move->place == TP_ON_TRANSFER || count_complete (after) > count_complete (before))
    ahu_applied_add (found, "T3.10");
  add_gained (found, step, before, after);
}

/* More than one bit is set of those who have to place. */
static gboolean
is_together (const TpPosition *position)
{
  return position->step == TP_STEP_PLACE && (position->pending & (position->pending - 1)) != 0;
}

static void
add_move (AhuApplied *found,
          const Step *step)
{
  /* Of the others their next question tells. */
  const guint at_once = 1u << TP_MAKE_MAKE | 1u << TP_MANUTARA | 1u << TP_MOAI_CARD | 1u << TP_RUG_CARD;
  const char *cited[TP_MAX_CITED];
  guint n = tp_move_rules (step->before, &step->move, cited);

  for (guint i = 0; i < n; i++)
    ahu_applied_add (found, cited[i]);
  if (step->move.type == TP_MOVE_FACT && at_once >> step->move.what & 1)
    ahu_applied_add (found, tp_fact_rule (step->move.what));
  else if (step->move.type == TP_MOVE_EXCHANGE)
    add_exchange (found, step);
  else if (step->move.type == TP_MOVE_BUILD)
    add_build (found, step);
  if (is_together (step->before))
    ahu_applied_add (found, "T8.7");
  if (step->before->step == TP_STEP_QUARRIES && step->after->step != TP_STEP_QUARRIES)
    ahu_applied_add (found, "T5.11");
}

/* What came into a Tapati or had no room there. */
static void
add_kept (AhuApplied *found,
          const Step *step)
{
  gboolean kept = ahu_applied_has (found, "T3.3");

  for (guint p = 0; p < step->before->n_players; p++)
    for (guint piece = 0; piece < TP_PIECES; piece++)
      kept = kept || step->after->players[p].tapati[piece] > step->before->players[p].tapati[piece];
  if (!kept)
    return;

  ahu_applied_add (found, "T3.2");
  if (step->fact < TP_TANGATA_MANU)
    ahu_applied_add (found, "T8.6");
}

/* Returns: how many players have had their turn of a prestige phase */
static guint
get_prestige_turn (const Step       *step,
                   const TpPosition *position)
{
  guint n = position->n_players;

  if (position->round != step->before->round)
    return n;

  return position->step == TP_STEP_PRESTIGE ? (position->active + n - position->first) % n : 0;
}

/* From the last fact to the next round. */
static void
add_prestige (AhuApplied *found,
              const Step *step)
{
  const TpPosition *before = step->before, *after = step->after;
  guint turn = get_prestige_turn (step, before);
  guint last = get_prestige_turn (step, after);

  if (before->step != TP_STEP_PRESTIGE && (after->step == TP_STEP_PRESTIGE || last == after->n_players))
    ahu_applied_add (found, "T4.11");
  for (turn += before->step == TP_STEP_PRESTIGE; turn < last; turn++)
    {
      guint player = (before->first + turn) % before->n_players;

      if (!tp_player_has_moai (&before->players[player]) && !tp_player_has_moai (&after->players[player]))
        ahu_applied_add (found, "T9.5");
    }
}

static void
add_end (AhuApplied *found,
         TpEnd       end)
{
  ahu_applied_add (found, "T11.1");
  if (end < TP_END_EXTRA)
    ahu_applied_add (found, "T4.8");
  else if (end == TP_END_EXTRA)
    ahu_applied_add (found, "T5.1");
  else if (end == TP_END_LAST_PALM)
    ahu_applied_add (found, "T5.7");
  else if (end == TP_END_LAST_RUG)
    ahu_applied_add (found, "T5.10");
}

/* The rule of a line is applied only where the line brought something. */
static void
add_scored (AhuApplied    *found,
            const TpEvent *event)
{
  static const char *const scored[] = { "T9.4", "T10.1", "T10.6", NULL };

  ahu_applied_add_all (found, scored);
  for (guint line = 0; line < TP_LINES; line++)
    if (event->points[line] > 0)
      ahu_applied_add (found, line_rules[line]);
}

static void
add_events (AhuApplied *found,
            const Step *step)
{
  for (guint i = 0; i < step->events.n; i++)
    {
      const TpEvent *event = &step->events.events[i];

      if (event->type == TP_EVENT_END)
        add_end (found, event->what);
      else if (event->type == TP_EVENT_SCORES)
        add_scored (found, event);
      /* What makes every game end. */
      else if ((event->type == TP_EVENT_GIFT_LAID && event->what == TP_RANO_RARAKU) ||
               (event->type == TP_EVENT_LEFT_OVER && event->piece >= TP_RUG_2))
        ahu_applied_add (found, "T11.5");
    }
  if (step->move.type == TP_MOVE_RUG)
    ahu_applied_add (found, "T11.5");
}

/* A store that is empty, and the game goes on. */
static void
add_emptied (AhuApplied *found,
             const Step *step)
{
  for (guint piece = 0; piece < TP_LOOSE_PIECES && step->after->end == TP_END_NONE; piece++)
    if (step->before->store[piece] > 0 && step->after->store[piece] == 0)
      ahu_applied_add (found, "T11.4");
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

static void
read_step (AhuHistory *history,
           guint       ply,
           Step       *step)
{
  TpPosition applied;

  step->before = ahu_history_get_position (history, ply);
  step->after = ahu_history_get_position (history, ply + 1);
  step->move = tp_history_move (history, ply);
  step->fact = step->move.type == TP_MOVE_FACT ? step->move.what : step->before->fact;
  applied = *step->before;
  tp_apply (&applied, &step->move, &step->events);
}

void
tp_applied_rules (AhuHistory *history,
                  guint       ply,
                  AhuApplied *applied)
{
  static const char *const set_up[] = {
    "T1.1", "T1.2", "T1.3", "T1.4", "T1.5", "T1.6", "T1.7", "T2.1", "T2.2", "T2.3", NULL
  };
  const TpPosition *before;
  Step step;

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
  read_step (history, ply, &step);
  add_move (applied, &step);
  add_events (applied, &step);
  add_kept (applied, &step);
  add_prestige (applied, &step);
  add_emptied (applied, &step);
  if (step.after->step == TP_STEP_OVER)
    add_final (applied, step.after);
}
