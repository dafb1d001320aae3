/* tp-box.c: what is read from the players' own box (T2.2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-box.h"

#define BIT(combination) (1u << (combination))

void
tp_box_init (TpBox *box,
             guint  n_players)
{
  static const TpBox defaults = {
    .quarries = { 15, 15, 15, 15 },
    .rugs = { 6, 6 },
    .rug_spaces = { 1, 2 },
    .transfer = { 1, 2, 3, 4, 6, 8, 10 },
    .arrows = {
      [TP_COMBINATION_QUARRY] = BIT (TP_COMBINATION_RAPANUI),
      [TP_COMBINATION_RAPANUI] = BIT (TP_COMBINATION_SLAVES),
      [TP_COMBINATION_SLAVES] = BIT (TP_COMBINATION_SLAVE_PALM),
      [TP_COMBINATION_SLAVE_PALM] = BIT (TP_COMBINATION_PALMS),
      [TP_COMBINATION_PALMS] = BIT (TP_COMBINATION_QUARRY),
    },
  };

  *box = defaults;
  box->row = (guint8) n_players;
}

static TpReason
refuse (TpReasonCode code,
        guint        piece,
        guint        need,
        guint        have)
{
  TpReason reason = tp_reason (code, "T2.2");

  reason.piece = (int) piece;
  reason.need = (int) need;
  reason.have = (int) have;

  return reason;
}

static TpReason
check_quarries (const TpBox *box)
{
  guint total = 0;

  for (guint i = 0; i < TP_CIRCLES; i++)
    {
      if (box->quarries[i] > TP_MAX_OF_KIND)
        return refuse (TP_REASON_BOX_COUNT, TP_QUARRY_1 + i, TP_MAX_OF_KIND, box->quarries[i]);
      total += box->quarries[i];
    }

  return total < box->row + 1u
         ? refuse (TP_REASON_BOX_FEW_QUARRIES, TP_QUARRY_1, box->row + 1u, total)
         : tp_accept ();
}

static TpReason
check_rugs (const TpBox *box)
{
  for (guint i = 0; i < TP_RUGS; i++)
    {
      if (box->rugs[i] > TP_MAX_OF_KIND)
        return refuse (TP_REASON_BOX_COUNT, TP_RUG_2 + i, TP_MAX_OF_KIND, box->rugs[i]);
      if (box->rug_spaces[i] < 1 || box->rug_spaces[i] > TP_MAX_RUG_SPACES)
        return refuse (TP_REASON_BOX_SPACES, TP_RUG_2 + i, TP_MAX_RUG_SPACES, box->rug_spaces[i]);
    }

  return box->rugs[0] + box->rugs[1] == 0 ? refuse (TP_REASON_BOX_NO_RUG, TP_RUG_2, 1, 0) : tp_accept ();
}

/* @count: which square is wrong, from 0 */
static TpReason
check_transfer (const TpBox *box)
{
  for (guint i = 0; i < TP_SQUARES; i++)
    {
      TpReason reason = refuse (TP_REASON_BOX_SQUARE, TP_PALM, TP_MAX_SQUARE, box->transfer[i]);

      reason.count = (int) i;
      if (box->transfer[i] < 1 || box->transfer[i] > TP_MAX_SQUARE)
        return reason;
      reason.code = TP_REASON_BOX_FALLING;
      if (i > 0 && box->transfer[i] < box->transfer[i - 1])
        return reason;
    }

  return box->transfer[TP_SQUARES - 1] != TP_MAX_SQUARE
         ? refuse (TP_REASON_BOX_LAST_SQUARE, TP_PALM, TP_MAX_SQUARE, box->transfer[TP_SQUARES - 1])
         : tp_accept ();
}

static TpReason
check_arrows (const TpBox *box)
{
  for (guint i = 0; i < TP_COMBINATIONS; i++)
    if (box->arrows[i] & (BIT (i) | ~(BIT (TP_COMBINATIONS) - 1)))
      return refuse (TP_REASON_BOX_ARROW, TP_INVALID, 0, i);

  return tp_accept ();
}

TpReason
tp_box_check (const TpBox *box,
              guint        n_players)
{
  TpReason (*const checks[]) (const TpBox *) = { check_quarries, check_rugs, check_transfer, check_arrows };
  TpReason reason = tp_reason (TP_REASON_PLAYERS, "T2.1");

  g_return_val_if_fail (box != NULL, reason);

  reason.have = (int) MIN (n_players, 9999u);
  if (n_players < TP_MIN_PLAYERS || n_players > TP_MAX_PLAYERS)
    return reason;
  if (box->row != n_players && box->row != n_players + 1)
    return refuse (TP_REASON_BOX_ROW, TP_QUARRY_1, n_players, box->row);

  reason = tp_accept ();
  for (guint i = 0; i < G_N_ELEMENTS (checks) && reason.code == TP_OK; i++)
    reason = checks[i] (box);

  return reason;
}
