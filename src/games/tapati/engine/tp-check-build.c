/* tp-check-build.c: why something can't be built (T8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-check-private.h"

static TpReason
refuse_site (TpReasonCode  code,
             const char   *rule,
             const TpMove *move)
{
  TpReason reason = tp_reason (code, rule);

  reason.player = move->player;
  reason.piece = move->piece;
  reason.site = move->site < TP_SITES ? move->site : -1;
  reason.count = move->place;

  return reason;
}

/* Beginning a Moai: the free sites are alike, so it is the one with the lowest number. */
static TpReason
check_free_site (const TpPlayer *owner,
                 const TpMove   *move)
{
  TpReason reason = refuse_site (TP_REASON_NOT_LOWEST, "T8.2", move);

  reason.need = (int) tp_player_free_site (owner);

  return reason.need == move->site ? tp_accept () : reason;
}

static TpReason
check_quarry (const TpPlayer *owner,
              const TpMove   *move)
{
  const TpMoai *moai = &owner->moai[move->site];
  TpReason reason = refuse_site (TP_REASON_FALLING_CIRCLES, "T3.5", move);

  if (!tp_moai_is_begun (moai))
    return check_free_site (owner, move);
  if (moai->rug > 0)
    return refuse_site (TP_REASON_HAS_RUG, "T8.2", move);
  if (moai->transfer > 0)
    return refuse_site (TP_REASON_UNDER_TRANSFER, "T8.2", move);
  if (moai->n_floors == TP_FLOORS)
    return refuse_site (TP_REASON_TOWER_FULL, "T8.2", move);

  reason.have = TP_CIRCLES_OF (move->piece);
  reason.need = moai->spaces[moai->n_floors - 1];

  return reason.have < reason.need ? reason : tp_accept ();
}

static TpReason
check_rug (const TpPlayer *owner,
           const TpMove   *move)
{
  const TpMoai *moai = &owner->moai[move->site];

  if (!tp_moai_is_begun (moai))
    return refuse_site (TP_REASON_NO_MOAI, "T8.3", move);
  if (moai->rug > 0)
    return refuse_site (TP_REASON_HAS_RUG, "T8.3", move);

  return moai->transfer > 0 ? refuse_site (TP_REASON_UNDER_TRANSFER, "T8.3", move) : tp_accept ();
}

static TpReason
check_spaces (const TpMoai *moai,
              const TpMove *move,
              const char   *rule)
{
  TpReason reason = refuse_site (TP_REASON_SPACES, rule, move);

  reason.need = move->count;
  reason.have = (int) tp_moai_free (moai, move->piece, move->place);

  return reason.have < reason.need ? reason : tp_accept ();
}

static TpReason
check_transfer (const TpPlayer *owner,
                const TpMove   *move)
{
  const TpMoai *moai = &owner->moai[move->site];

  if (!tp_moai_is_begun (moai))
    return refuse_site (TP_REASON_NO_MOAI, "T8.5", move);
  if (!tp_moai_may_transfer (moai))
    return refuse_site (TP_REASON_FLOOR_M, "T8.5", move);

  return check_spaces (moai, move, "T8.5");
}

/* Rapanuis and slaves stand on levels, palms on the base. */
static TpReason
check_space (const TpPlayer *owner,
             const TpMove   *move)
{
  const TpMoai *moai = &owner->moai[move->site];

  if (!tp_moai_is_begun (moai))
    return refuse_site (TP_REASON_NO_MOAI, "T8.4", move);
  if (moai->transfer > 0)
    return refuse_site (TP_REASON_UNDER_TRANSFER, "T8.4", move);
  if (move->piece == TP_PALM
      ? move->place != TP_ON_BASE
      : move->place >= TP_LEVELS || !tp_moai_has_level (moai, move->place))
    return refuse_site (TP_REASON_NO_LEVEL, "T8.4", move);

  return check_spaces (moai, move, "T8.4");
}

/* T8.6, T8.1 */
static TpReason
check_pieces (const TpPosition *position,
              const TpMove     *move)
{
  TpReason reason = tp_reason (TP_REASON_DONE, "T8.6");

  reason.player = move->player < position->n_players ? move->player : -1;
  if (!tp_position_is_pending (position, move->player))
    return reason;

  reason.rule = "T8.1";
  reason.code = TP_REASON_NO_SUCH_PIECE;
  if (move->piece >= TP_PIECES)
    return reason;

  reason.piece = move->piece;
  reason.need = move->piece < TP_LOOSE_PIECES ? move->count : 1;
  reason.have = (int) tp_position_placeable (position, move->player, move->piece);
  reason.code = TP_REASON_COUNT;
  if (reason.need < 1)
    return reason;
  reason.code = TP_REASON_PIECES;

  return reason.have < reason.need ? reason : tp_accept ();
}

TpReason
tp_check_build (const TpPosition *position,
                const TpMove     *move)
{
  TpReason reason = check_pieces (position, move);
  TpReason (*check) (const TpPlayer *owner, const TpMove *move) = check_space;
  const char *rule = "T8.4";

  if (reason.code != TP_OK)
    return reason;

  if (move->piece >= TP_RUG_2)
    check = check_rug, rule = "T8.3";
  else if (move->piece >= TP_QUARRY_1)
    check = check_quarry, rule = "T8.2";
  else if (move->piece == TP_PALM && move->place == TP_ON_TRANSFER)
    check = check_transfer, rule = "T8.5";

  if (move->site >= TP_SITES)
    return refuse_site (TP_REASON_NO_SUCH_SITE, rule, move);

  return check (&position->players[move->player], move);
}
