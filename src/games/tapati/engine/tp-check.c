/* tp-check.c: why a move can't be made (section 14.2 of the rules)
 *
 * Not for: building (tp-check-build.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-check-private.h"

/* Each type of move, the step it belongs to, and the rule by which somebody else is to make
 * it; without one whoever is pending may. */
static const struct
{
  guint8 step;
  const char *turn_rule;
} types[TP_MOVES] = {
  [TP_MOVE_REVEAL] = { TP_STEP_REVEAL, NULL },
  [TP_MOVE_FACT] = { TP_STEP_FACT, "T4.9" },
  [TP_MOVE_PALM] = { TP_STEP_PALMS, "T5.5" },
  [TP_MOVE_ENOUGH] = { TP_STEP_PALMS, "T5.5" },
  [TP_MOVE_QUARRY] = { TP_STEP_QUARRIES, "T5.8" },
  [TP_MOVE_RUG] = { TP_STEP_QUARRIES, "T5.8" },
  [TP_MOVE_EXCHANGE] = { TP_STEP_EXCHANGE, "T6.1" },
  [TP_MOVE_PASS] = { TP_STEP_EXCHANGE, "T6.1" },
  [TP_MOVE_AWARD] = { TP_STEP_AWARD, "T7.1" },
  [TP_MOVE_BUILD] = { TP_STEP_PLACE, NULL },
  [TP_MOVE_DONE] = { TP_STEP_PLACE, NULL },
  [TP_MOVE_SCORE] = { TP_STEP_PRESTIGE, "T9.1" },
};

static TpReason
refuse_piece (TpReasonCode code,
              const char  *rule,
              guint        piece)
{
  TpReason reason = tp_reason (code, rule);

  reason.piece = piece < TP_PIECES ? (int) piece : -1;

  return reason;
}

/* Of circles that no quarry has the reason can name no quarry. */
static TpReason
check_tile (guint        circles,
            const guint8 left[TP_CIRCLES])
{
  if (circles < 1 || circles > TP_CIRCLES)
    return refuse_piece (TP_REASON_REVEAL_TILE, "T4.7", TP_INVALID);
  if (left[circles - 1] == 0)
    return refuse_piece (TP_REASON_REVEAL_TILE, "T4.7", TP_QUARRY (circles));

  return tp_accept ();
}

static TpReason
check_draws (const TpPosition *position,
             const TpMove     *move)
{
  for (guint i = 0; i < move->n_quarries; i++)
    {
      guint8 left[TP_CIRCLES];
      TpReason reason;

      tp_position_drawable (position, move->quarries, i, left);
      reason = check_tile (move->quarries[i], left);
      if (reason.code != TP_OK)
        return reason;
    }

  return tp_accept ();
}

static TpReason
check_reveal (const TpPosition *position,
              const TpMove     *move)
{
  guint due = position->draw == TP_DRAW_MARKET ? position->box.row : 1;
  TpReason reason = tp_reason (TP_REASON_REVEAL_FOR, "T4.7");

  reason.have = position->draw;
  reason.need = (int) due;
  if (move->what != position->draw)
    return reason;
  reason.code = TP_REASON_REVEAL_COUNT;
  if (move->n_quarries != due)
    return reason;

  reason = check_draws (position, move);
  if (reason.code != TP_OK || position->draw != TP_DRAW_MARKET)
    return reason;
  if (move->rug != 2 && move->rug != 3)
    return refuse_piece (TP_REASON_REVEAL_TILE, "T4.7", TP_INVALID);
  if (position->store[TP_RUG (move->rug)] == 0)
    return refuse_piece (TP_REASON_REVEAL_TILE, "T4.7", TP_RUG (move->rug));

  return tp_accept ();
}

static TpReason
check_fact (const TpPosition *position,
            const TpMove     *move)
{
  TpReason reason = tp_reason (TP_REASON_NO_SUCH_FACT, "T4.9");

  reason.have = move->what;
  if (!tp_position_fact_in_use (position, move->what))
    return reason;
  reason.code = TP_REASON_FACT_USED;

  return tp_position_fact_used (position, move->what) ? reason : tp_accept ();
}

static TpReason
check_quarry (const TpPosition *position,
              const TpMove     *move)
{
  if (move->piece < TP_QUARRY_1 || move->piece > TP_QUARRY_4 || position->market[move->piece] == 0)
    return refuse_piece (TP_REASON_NOT_IN_ROW, "T5.8", move->piece);

  return tp_accept ();
}

static TpReason
check_rug (const TpPosition *position,
           const TpMove     *move)
{
  TpReason reason = tp_reason (TP_REASON_RUG_FIRST, "T5.9");

  reason.player = position->active;

  return move->player == position->active ? tp_accept () : reason;
}

static gboolean
can_give (const TpPosition *position,
          const TpMove     *move)
{
  if (move->what >= TP_COMBINATIONS)
    return FALSE;
  if (move->what != TP_COMBINATION_QUARRY)
    return tp_position_can_give (position, move->player, move->what);

  return move->piece >= TP_QUARRY_1 && move->piece <= TP_QUARRY_4 &&
         position->players[move->player].tapati[move->piece] > 0;
}

static TpReason
check_exchange (const TpPosition *position,
                const TpMove     *move)
{
  TpReason reason = refuse_piece (TP_REASON_GIVE, "T6.2", move->piece);

  reason.player = move->player;
  reason.have = move->what < TP_COMBINATIONS ? move->what : -1;
  if (!can_give (position, move))
    return reason;

  reason.code = TP_REASON_TAKE;
  reason.have = move->take < TP_COMBINATIONS ? move->take : -1;
  if (move->take >= TP_COMBINATIONS || !(position->exchange >> move->take & 1))
    return reason;

  reason.code = TP_REASON_ARROW;
  reason.rule = "T6.4";
  reason.have = move->what;
  reason.need = move->take;

  return tp_position_becomes (position, move->what) >> move->take & 1 ? tp_accept () : reason;
}

static TpReason
check_award (const TpPosition *position,
             const TpMove     *move)
{
  TpReason reason = refuse_piece (TP_REASON_NO_SUCH_AWARD, "T7.1", move->piece);
  guint count = tp_award_count (move->piece);

  if (count == 0)
    return reason;
  reason.code = TP_REASON_AWARD_STORE;
  reason.need = (int) count;
  reason.have = position->store[move->piece];

  return position->store[move->piece] < count ? reason : tp_accept ();
}

static TpReason
check_done (const TpPosition *position,
            const TpMove     *move)
{
  TpReason reason = tp_reason (TP_REASON_DONE, position->step == TP_STEP_PLACE ? "T8.6" : "T9.1");

  reason.player = move->player < position->n_players ? move->player : -1;

  return tp_position_is_pending (position, move->player) ? tp_accept () : reason;
}

static TpReason
check_score (const TpPosition *position,
             const TpMove     *move)
{
  TpReason reason = tp_reason (TP_REASON_NO_MOAI, "T9.1");

  if (move->site >= TP_SITES)
    return tp_reason (TP_REASON_NO_SUCH_SITE, "T9.1");

  reason.site = move->site;

  return tp_moai_is_begun (&position->players[move->player].moai[move->site]) ? tp_accept () : reason;
}

/* T11.1, T4.1 */
static TpReason
check_step (const TpPosition *position,
            const TpMove     *move)
{
  TpReason reason = tp_reason (TP_REASON_STEP, "T4.1");
  guint8 pending[TP_MAX_PLAYERS];

  if (position->step == TP_STEP_OVER)
    {
      TpReason over = tp_reason (TP_REASON_OVER, "T11.1");

      over.need = position->end;
      return over;
    }
  if (move->type >= TP_MOVES)
    return tp_reason (TP_REASON_UNKNOWN_MOVE, "T4.1");
  if (types[move->type].step == position->step ||
      (move->type == TP_MOVE_DONE && position->step == TP_STEP_PRESTIGE))
    return tp_accept ();

  tp_position_pending (position, pending);
  reason.player = pending[0];
  reason.need = move->type;
  reason.have = position->step;

  return reason;
}

/* Where several may act, or nobody does, a move has no rule of turns. */
static TpReason
check_turn (const TpPosition *position,
            const TpMove     *move)
{
  TpReason reason = tp_reason (TP_REASON_TURN, types[move->type].turn_rule);

  reason.player = position->actor;

  return reason.rule == NULL || move->player == position->actor ? tp_accept () : reason;
}

static TpReason
check_values (const TpPosition *position,
              const TpMove     *move)
{
  static TpReason (*const checks[TP_MOVES]) (const TpPosition *position, const TpMove *move) = {
    [TP_MOVE_REVEAL] = check_reveal,
    [TP_MOVE_FACT] = check_fact,
    [TP_MOVE_QUARRY] = check_quarry,
    [TP_MOVE_RUG] = check_rug,
    [TP_MOVE_EXCHANGE] = check_exchange,
    [TP_MOVE_AWARD] = check_award,
    [TP_MOVE_BUILD] = tp_check_build,
    [TP_MOVE_DONE] = check_done,
    [TP_MOVE_SCORE] = check_score,
  };

  return checks[move->type] != NULL ? checks[move->type] (position, move) : tp_accept ();
}

TpReason
tp_check (const TpPosition *position,
          const TpMove     *move)
{
  TpReason reason = check_step (position, move);

  if (reason.code == TP_OK)
    reason = check_turn (position, move);

  return reason.code == TP_OK ? check_values (position, move) : reason;
}
