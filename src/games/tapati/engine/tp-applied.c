/* tp-applied.c: where in a game of Tapati a rule was applied
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-applied.h"

#include "games/tapati/engine/tp-final.h"
#include "games/tapati/engine/tp-json.h"

/* What the lines of a Moai stand on (T10). */
static const char *const line_rules[TP_LINES] = { "T9.3", "T10.2", "T10.3", "T10.4", "T10.5" };

typedef struct
{
  const char **rules;
  guint n;
} Found;

static void
add (Found      *found,
     const char *rule)
{
  for (guint i = 0; i < found->n; i++)
    if (g_str_equal (found->rules[i], rule))
      return;

  g_return_if_fail (found->n < TP_MAX_APPLIED);
  found->rules[found->n++] = rule;
}

static void
add_all (Found             *found,
         const char *const *rules)
{
  for (; *rules != NULL; rules++)
    add (found, *rules);
}

/* Where a way leads past what is missing. */
static void
add_exchange (Found            *found,
              const TpPosition *before,
              const TpMove     *move)
{
  static const char *const past[] = { "T6.4", "TD13", NULL };
  guint8 missing[TP_COMBINATIONS];

  add (found, "T6.3");
  if (tp_position_exchange_path (before, move->what, move->take, missing) > 0)
    add_all (found, past);
}

static void
add_move (Found            *found,
          const TpPosition *before,
          const TpMove     *move)
{
  static const char *const fact_rules[TP_FACTS] = {
    "T5.4", "T5.4", "T5.5", "T5.8", "T6.1", "T7.1", "T7.2", "T7.3"
  };
  const char *cited[TP_MAX_CITED];
  guint n = tp_move_rules (before, move, cited);

  for (guint i = 0; i < n; i++)
    add (found, cited[i]);
  if (move->type == TP_MOVE_FACT)
    add (found, fact_rules[move->what]);
  else if (move->type == TP_MOVE_EXCHANGE)
    add_exchange (found, before, move);
  else if (move->type == TP_MOVE_BUILD && before->fact != TP_NO_FACT)
    add (found, before->fact == TP_TAPATI ? "T6.6" : "T8.1");
}

static void
add_end (Found *found,
         TpEnd  end)
{
  add (found, "T11.1");
  if (end == TP_END_LAST_PALM)
    add (found, "T5.7");
  else if (end == TP_END_LAST_RUG)
    add (found, "T5.10");
}

static void
add_events (Found            *found,
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
      add_all (found, scored);
      for (guint line = 0; line < TP_LINES; line++)
        if (event->points[line] > 0)
          add (found, line_rules[line]);
    }
}

/* Moai that still stand, and ties. */
static void
add_final (Found            *found,
           const TpPosition *end)
{
  add (found, "T12.1");
  for (guint p = 0; p < end->n_players; p++)
    for (guint s = 0; s < TP_SITES; s++)
      {
        guint lines[TP_LINES];

        tp_moai_value (&end->players[p].moai[s], &end->box, lines);
        for (guint line = TP_LINE_SLAVES; line < TP_LINES; line++)
          if (lines[line] > 0)
            add (found, line_rules[line]);
      }
  add (found, "T12.2");
}

guint
tp_applied_rules (AhuHistory *history,
                  guint       ply,
                  const char *rules[TP_MAX_APPLIED])
{
  static const char *const set_up[] = { "T1.1", "T1.5", "T1.6", "T2.1", "T2.2", "T2.3", NULL };
  Found found = { .rules = rules };
  const TpPosition *before, *after;
  TpMove move;

  g_return_val_if_fail (history != NULL, 0);
  g_return_val_if_fail (ply <= ahu_history_get_ply (history), 0);

  before = ahu_history_get_position (history, ply);
  if (before->step != TP_STEP_OVER)
    add (&found, tp_step_rule (before));
  if (ply == ahu_history_get_ply (history))
    return found.n;

  if (ply == 0)
    add_all (&found, set_up);
  tp_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply));
  after = ahu_history_get_position (history, ply + 1);
  add_move (&found, before, &move);
  add_events (&found, before, &move);
  if (after->step == TP_STEP_OVER)
    add_final (&found, after);

  return found.n;
}

GArray *
tp_applied_find (AhuHistory *history,
                 const char *rule)
{
  GArray *plies = g_array_new (FALSE, FALSE, sizeof (guint));

  g_return_val_if_fail (history != NULL, plies);
  g_return_val_if_fail (rule != NULL, plies);

  for (guint ply = 0; ply <= ahu_history_get_ply (history); ply++)
    {
      const char *rules[TP_MAX_APPLIED];
      guint n = tp_applied_rules (history, ply, rules);

      for (guint i = 0; i < n; i++)
        if (g_str_equal (rules[i], rule))
          g_array_append_val (plies, ply);
    }

  return plies;
}
