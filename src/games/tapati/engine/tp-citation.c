/* tp-citation.c: which rules a move and what it brings stand on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-citation.h"

/* By piece: those of the markets and of the awards. */
static const char *const share_rules[TP_PIECES] = {
  [TP_RAPANUI] = "T5.2",
  [TP_SLAVE] = "T5.3",
  [TP_PALM] = "T5.5",
  [TP_QUARRY_1] = "T5.8",
  [TP_QUARRY_2] = "T5.8",
  [TP_QUARRY_3] = "T5.8",
  [TP_QUARRY_4] = "T5.8",
  [TP_RUG_2] = "T5.9",
  [TP_RUG_3] = "T5.9",
};
static const char *const market_rules[TP_LOOSE_PIECES] = { "T4.2", "T4.3", "T4.4" };

/* A quarry is the award of the rug card (T7.3), which gives no rug. */
static const char *
award_rule (guint piece,
            guint count)
{
  if (piece >= TP_LOOSE_PIECES)
    return "T7.3";

  /* The Moai card gives one palm, Tangata-manu two. */
  return piece == TP_PALM && count == 1 ? "T7.2" : "T7.1";
}

const char *
tp_event_rule (const TpEvent *event)
{
  static const char *const rules[TP_EVENTS] = {
    [TP_EVENT_GIFT] = "T4.10",
    [TP_EVENT_EXTRA] = "T5.1",
    [TP_EVENT_BACK] = "T3.3",
    [TP_EVENT_LEFT_OVER] = "T5.10",
    [TP_EVENT_OUT] = "T6.5",
    [TP_EVENT_ROUND] = "T4.1",
    [TP_EVENT_LAID] = "T4.5",
    [TP_EVENT_GIFT_LAID] = "T4.6",
    [TP_EVENT_RECYCLED] = "T4.7",
  };

  g_return_val_if_fail (event->type < TP_EVENTS, NULL);

  switch ((TpEventType) event->type)
    {
    case TP_EVENT_TAKES:
      return share_rules[event->piece];
    case TP_EVENT_AWARD:
      return award_rule (event->piece, event->count);
    case TP_EVENT_SCORES:
      return event->forced ? "T9.2" : "T9.3";
    case TP_EVENT_TO_MARKET:
    case TP_EVENT_FROM_MARKET:
      return market_rules[event->piece];
    case TP_EVENT_END:
      return event->what < TP_END_EXTRA ? "T11.2" : "T11.3";
    case TP_EVENT_GIFT:
    case TP_EVENT_EXTRA:
    case TP_EVENT_BACK:
    case TP_EVENT_LEFT_OVER:
    case TP_EVENT_OUT:
    case TP_EVENT_ROUND:
    case TP_EVENT_LAID:
    case TP_EVENT_GIFT_LAID:
    case TP_EVENT_RECYCLED:
    case TP_EVENTS:
    default:
      return rules[event->type];
    }
}

/* The rule is that of the piece; a palm has another one on the transfer column. */
static const char *
build_rule (const TpMove *move)
{
  if (move->piece >= TP_RUG_2)
    return "T8.3";
  if (move->piece >= TP_QUARRY_1)
    return "T8.2";

  return move->place == TP_ON_TRANSFER ? "T8.5" : "T8.4";
}

static const char *
move_rule (const TpPosition *before,
           const TpMove     *move)
{
  static const char *const rules[TP_MOVES] = {
    [TP_MOVE_FACT] = "T4.9",
    [TP_MOVE_PALM] = "T5.5",
    [TP_MOVE_ENOUGH] = "T5.6",
    [TP_MOVE_QUARRY] = "T5.8",
    [TP_MOVE_RUG] = "T5.9",
    [TP_MOVE_EXCHANGE] = "T6.2",
    [TP_MOVE_PASS] = "T6.1",
    [TP_MOVE_AWARD] = "T7.1",
    [TP_MOVE_SCORE] = "T9.1",
  };

  switch (move->type)
    {
    case TP_MOVE_REVEAL:
      return before->draw == TP_DRAW_RUG_CARD ? "T7.3" : "T4.7";
    case TP_MOVE_BUILD:
      return build_rule (move);
    case TP_MOVE_DONE:
      return before->step == TP_STEP_PLACE ? "T8.6" : "T9.1";
    default:
      return rules[move->type];
    }
}

static guint
add_rule (const char *rules[TP_MAX_CITED],
          guint       n,
          const char *rule)
{
  for (guint i = 0; i < n; i++)
    if (g_str_equal (rules[i], rule))
      return n;
  if (n < TP_MAX_CITED)
    rules[n++] = rule;

  return n;
}

guint
tp_move_rules (const TpPosition *before,
               const TpMove     *move,
               const char       *rules[TP_MAX_CITED])
{
  TpPosition position = *before;
  TpEventList events;
  guint n = add_rule (rules, 0, move_rule (before, move));

  tp_apply (&position, move, &events);
  for (guint i = 0; i < events.n; i++)
    n = add_rule (rules, n, tp_event_rule (&events.events[i]));

  return n;
}

const char *
tp_fact_rule (guint fact)
{
  static const char *const rules[TP_FACTS] = {
    [TP_MAKE_MAKE] = "T5.4",
    [TP_MANUTARA] = "T5.4",
    [TP_AHU] = "T5.5",
    [TP_RANO_RARAKU] = "T5.8",
    [TP_TAPATI] = "T6.1",
    [TP_TANGATA_MANU] = "T7.1",
    [TP_MOAI_CARD] = "T7.2",
    [TP_RUG_CARD] = "T7.3",
  };

  g_return_val_if_fail (fact < TP_FACTS, NULL);

  return rules[fact];
}

const char *
tp_step_rule (const TpPosition *position)
{
  static const char *const rules[TP_STEPS] = {
    [TP_STEP_REVEAL] = "T4.7",
    [TP_STEP_FACT] = "T4.9",
    [TP_STEP_PALMS] = "T5.5",
    [TP_STEP_QUARRIES] = "T5.8",
    [TP_STEP_EXCHANGE] = "T6.1",
    [TP_STEP_AWARD] = "T7.1",
    [TP_STEP_PLACE] = "T8.1",
    [TP_STEP_PRESTIGE] = "T9.1",
    [TP_STEP_OVER] = "T12.2",
  };

  if (position->step == TP_STEP_REVEAL && position->draw == TP_DRAW_RUG_CARD)
    return "T7.3";
  if (position->step == TP_STEP_PLACE && position->fact == TP_TAPATI)
    return "T6.6";

  return rules[position->step];
}

int
tp_move_author (const TpPosition *before,
                const TpMove     *move)
{
  if (move->type != TP_MOVE_REVEAL)
    return move->player;

  return before->draw == TP_DRAW_RUG_CARD ? before->active : -1;
}
