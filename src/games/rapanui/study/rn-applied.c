/* rn-applied.c: which rules of the card game stand behind a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-applied.h"

#include "games/rapanui/engine/rn-final.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-citation.h"

/* A move with what was before it and what it led to. */
typedef struct
{
  const RnPosition *before;
  const RnPosition *after;
  RnMove move;
  RnScoring scoring;
  gboolean is_first_sacrifice;
} Step;

/* As a game is laid out: nobody has played yet. One that was joined late isn't. */
static gboolean
is_set_up (const RnPosition *position)
{
  for (guint p = 0; p < position->n_players; p++)
    {
      guint cards = 0;

      for (guint k = 0; k < RN_KINDS; k++)
        cards += position->area[p][k];
      if (cards != 1)
        return FALSE;
    }

  return position->turn == 1 && position->untracked == 0;
}

static void
add_set_up (AhuApplied       *found,
            const RnPosition *position)
{
  static const char *const rules[] = {
    "R1.1", "R1.2", "R1.3", "R1.4", "R1.5", "R1.6", "D10",
    "R2.1", "R2.2", "R2.3", "R2.4", "R2.5", "R2.6", "R2.7", NULL
  };

  if (is_set_up (position))
    ahu_applied_add_all (found, rules);
}

/* What the move is about; decisions with the rules they belong to. */
static const char *const *
get_move_rules (RnMoveType type)
{
  static const char *const none[] = { NULL };
  static const char *const buy[] = { "R4.1", "R4.3", NULL };
  static const char *const play[] = { "R3.2", "R5.5", "R5.7", "R5.8", NULL };
  static const char *const sacrifice[] = { "R6.4", NULL };
  static const char *const added[] = { "D11", NULL };
  static const char *const refill[] = { "D8", NULL };
  static const char *const reward[] = { "D4", NULL };
  static const char *const substitute[] = { "D6", NULL };

  switch (type)
    {
    case RN_MOVE_BUY:
      return buy;
    case RN_MOVE_PLAY:
      return play;
    case RN_MOVE_SACRIFICE:
      return sacrifice;
    case RN_MOVE_ADD:
      return added;
    case RN_MOVE_REFILL:
      return refill;
    case RN_MOVE_REWARD:
      return reward;
    case RN_MOVE_SUBSTITUTE:
      return substitute;
    case RN_MOVE_RETURN_MOAI:
    case RN_MOVE_DRAW:
    case RN_MOVE_REVEAL:
    case RN_MOVES:
    default:
      return none;
    }
}

/* Whether the round went past somebody who has nothing to lay. */
static gboolean
skips_anybody (const Step *step)
{
  const RnPosition *before = step->before;
  guint n = before->n_players;
  guint last = step->move.type == RN_MOVE_PLAY ? before->active : (guint) step->move.player;
  guint next = (last + 1) % n;
  gboolean goes_on = step->after->step == RN_STEP_SACRIFICE;

  if (step->move.type == RN_MOVE_SACRIFICE && last == before->active)
    return FALSE;
  if (step->move.type != RN_MOVE_SACRIFICE && !(step->move.type == RN_MOVE_PLAY && step->move.kind == RN_MOAI))
    return FALSE;

  return !goes_on || next != step->after->actor;
}

static void
add_round (AhuApplied *found,
           const Step *step)
{
  static const char *const skipped[] = { "R6.1", "D2", NULL };
  gboolean lays = step->move.type == RN_MOVE_SACRIFICE || step->move.type == RN_MOVE_ADD;

  if (step->is_first_sacrifice)
    ahu_applied_add (found, "D1");
  if (skips_anybody (step))
    ahu_applied_add_all (found, skipped);
  /* From now on one more card can't be seen. */
  if (lays && rn_position_stone_size (step->before) > 0)
    {
      ahu_applied_add (found, "R6.5");
      ahu_applied_add (found, "D3");
    }
}

/* Cards that were owed, and that no pile had any more. */
static gboolean
is_short (const RnScoring *scoring)
{
  if (scoring->kind < RN_FISH || scoring->kind >= RN_KINDS)
    return FALSE;
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    if (scoring->given[p] < scoring->base[p] + scoring->bonus[p])
      return TRUE;

  return FALSE;
}

static guint
sum (const guint16 *amounts)
{
  return (guint) amounts[0] + amounts[1] + amounts[2] + amounts[3];
}

static void
add_scoring (AhuApplied *found,
             const Step *step)
{
  static const char *const owed[] = { "R7.9", "D6", NULL };
  static const char *const tokens[] = { "R1.5", "D7", NULL };
  const RnPosition *before = step->before, *after = step->after;

  if (step->scoring.kind != RN_INVALID)
    ahu_applied_add (found, "R7.3");
  if (is_short (&step->scoring))
    ahu_applied_add_all (found, owed);
  if ((sum (before->wood) <= RN_BOX_WOOD && sum (after->wood) > RN_BOX_WOOD) ||
      (sum (before->glory) <= RN_BOX_GLORY && sum (after->glory) > RN_BOX_GLORY))
    ahu_applied_add_all (found, tokens);
}

/* Any two with as many cards will do, two without a card too. */
static gboolean
has_tied_kinds (const RnFinal *final)
{
  for (guint i = 0; i < RN_SACRIFICES; i++)
    for (guint k = 0; k < i; k++)
      if (final->stone[i] == final->stone[k])
        return TRUE;

  return FALSE;
}

/* Only of a Stone on which something lies: where it is empty no kind is missing (R8.5). */
static gboolean
has_missing_kind (const RnFinal *final)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (final->stone[k] == 0)
      return TRUE;

  return FALSE;
}

static void
add_stone (AhuApplied    *found,
           const RnFinal *final)
{
  ahu_applied_add (found, "R8.3");
  if (final->empty)
    {
      ahu_applied_add (found, "R8.5");
      return;
    }

  if (has_tied_kinds (final))
    ahu_applied_add (found, "D13");
  if (has_missing_kind (final))
    {
      ahu_applied_add (found, "R8.4");
      ahu_applied_add (found, "D5");
    }
}

static void
add_final (AhuApplied       *found,
           const RnPosition *end)
{
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, end);
  rn_final (&final, &sheet);
  ahu_applied_add (found, "R8.2");
  add_stone (found, &final);
  ahu_applied_add (found, "R8.6");
  ahu_applied_add (found, "R8.7");
  for (guint i = 0; i < final.n_players; i++)
    if (final.tie_above[i] >= RN_TIE_WOOD)
      ahu_applied_add (found, "D12");
}

static void
add_step (AhuApplied *found,
          const Step *step)
{
  static const char *const next_turn[] = { "R3.1", "R7.10", NULL };
  static const char *const end[] = { "R8.1", "D9", NULL };
  const char *cited[RN_MAX_CITED];
  guint n = rn_move_rules (step->before, &step->move, cited);

  for (guint i = 0; i < n; i++)
    ahu_applied_add (found, cited[i]);
  ahu_applied_add_all (found, get_move_rules (step->move.type));
  add_round (found, step);
  add_scoring (found, step);
  if (step->after->turn > step->before->turn)
    ahu_applied_add_all (found, next_turn);
  if (step->before->step < RN_STEP_REVEAL && step->after->step >= RN_STEP_REVEAL)
    ahu_applied_add_all (found, end);
  if (step->before->step < RN_STEP_OVER && step->after->step == RN_STEP_OVER)
    add_final (found, step->after);
}

static void
read_move (AhuHistory *history,
           guint       ply,
           RnMove     *move)
{
  rn_move_from_json (move, ahu_history_get_move (history, ply));
}

static void
read_step (AhuHistory *history,
           guint       ply,
           Step       *step)
{
  RnPosition applied;

  step->before = ahu_history_get_position (history, ply);
  step->after = ahu_history_get_position (history, ply + 1);
  read_move (history, ply, &step->move);
  applied = *step->before;
  rn_apply (&applied, &step->move, &step->scoring);
  step->is_first_sacrifice = FALSE;
  if (step->move.type == RN_MOVE_SACRIFICE && ply > 0)
    {
      RnMove last;

      read_move (history, ply - 1, &last);
      step->is_first_sacrifice = last.type == RN_MOVE_PLAY;
    }
}

void
rn_applied_rules (AhuHistory *history,
                  guint       ply,
                  AhuApplied *applied)
{
  const RnPosition *position;
  Step step;

  g_return_if_fail (history != NULL);
  g_return_if_fail (ply <= ahu_history_get_ply (history));
  g_return_if_fail (applied != NULL);

  position = ahu_history_get_position (history, ply);
  if (position->step != RN_STEP_OVER)
    ahu_applied_add (applied, rn_prompt_rule (position));
  if (ply == ahu_history_get_ply (history))
    return;

  if (ply == 0)
    add_set_up (applied, position);
  read_step (history, ply, &step);
  add_step (applied, &step);
}
