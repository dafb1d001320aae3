/* rn-deal.c: the set-up: checking what was entered and laying it out (R2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"

#include <string.h>

static RnReason
check_display_shape (const RnDeal *deal)
{
  RnReason reason;

  if (deal->n_columns != RN_COLUMNS)
    {
      reason = rn_reason (RN_REASON_COLUMN_COUNT, "R2.3");
      reason.have = deal->n_columns;
      return reason;
    }

  for (guint c = 0; c < RN_COLUMNS; c++)
    if (deal->column_length[c] != RN_COLUMN_CARDS)
      {
        reason = rn_reason (RN_REASON_COLUMN_SHAPE, "R2.3");
        reason.column = (int) c;
        reason.have = deal->column_length[c];
        return reason;
      }

  return rn_reason (RN_OK, NULL);
}

static RnReason
check_known_cards (const RnDeal *deal)
{
  RnReason reason = rn_reason (RN_REASON_UNKNOWN_CARD, "R1.1");

  for (guint c = 0; c < RN_COLUMNS; c++)
    for (guint i = 0; i < RN_COLUMN_CARDS; i++)
      if (deal->display[c][i] >= RN_KINDS)
        {
          reason.column = (int) c;
          return reason;
        }

  for (guint p = 0; p < MIN (deal->n_hands, deal->n_players); p++)
    for (guint i = 0; i < MIN (deal->hand_length[p], RN_HAND_CARDS); i++)
      if (deal->hands[p][i] >= RN_KINDS)
        {
          reason.player = (int) p;
          return reason;
        }

  return deal->surplus_unknown ? reason : rn_reason (RN_OK, NULL);
}

static void
count_display (const RnDeal *deal,
               guint8        counts[RN_KINDS])
{
  memset (counts, 0, RN_KINDS);
  for (guint c = 0; c < RN_COLUMNS; c++)
    for (guint i = 0; i < RN_COLUMN_CARDS; i++)
      counts[deal->display[c][i]]++;
}

static RnReason
check_composition (const RnDeal *deal)
{
  guint8 counts[RN_KINDS];

  count_display (deal, counts);
  for (guint k = 0; k < RN_KINDS; k++)
    if (counts[k] > rn_deck_count (k))
      {
        RnReason reason = rn_reason (RN_REASON_TOO_MANY, "R1.2");

        reason.kind = (int) k;
        reason.have = counts[k];
        reason.need = rn_deck_count (k);
        return reason;
      }

  return rn_reason (RN_OK, NULL);
}

/* Three different Hunters & Gatherers (R1.3, D10). */
static RnReason
check_hand (const RnDeal *deal,
            guint         player)
{
  RnReason reason = rn_reason (RN_OK, "R1.3");
  guint seen = 0;

  reason.player = (int) player;
  if (deal->hand_length[player] != RN_HAND_CARDS)
    {
      reason.code = RN_REASON_HAND_SHAPE;
      reason.have = deal->hand_length[player];
      return reason;
    }

  for (guint i = 0; i < RN_HAND_CARDS; i++)
    {
      guint kind = deal->hands[player][i];

      reason.kind = (int) kind;
      if (!rn_kind_is_gatherer (kind))
        reason.code = RN_REASON_HAND_CARD;
      else if (seen & (1u << kind))
        reason.code = RN_REASON_HAND_REPEATED;
      if (reason.code != RN_OK)
        return reason;
      seen |= 1u << kind;
    }

  return rn_reason (RN_OK, NULL);
}

static RnReason
check_hands (const RnDeal *deal)
{
  if (deal->n_hands != deal->n_players)
    {
      RnReason reason = rn_reason (RN_REASON_HAND_COUNT, "R1.3");

      reason.have = deal->n_hands;
      reason.need = deal->n_players;
      return reason;
    }

  for (guint p = 0; p < deal->n_players; p++)
    {
      RnReason reason = check_hand (deal, p);

      if (reason.code != RN_OK)
        return reason;
    }

  return rn_reason (RN_OK, NULL);
}

RnReason
rn_deal_check (const RnDeal *deal)
{
  static RnReason (*const checks[]) (const RnDeal *) = {
    check_display_shape, check_known_cards, check_composition, check_hands,
  };

  if (deal->n_players < RN_MIN_PLAYERS || deal->n_players > RN_MAX_PLAYERS)
    {
      RnReason reason = rn_reason (RN_REASON_PLAYERS, "R2.1");

      reason.have = deal->n_players;
      return reason;
    }

  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      RnReason reason = checks[i] (deal);

      if (reason.code != RN_OK)
        return reason;
    }

  return rn_reason (RN_OK, NULL);
}

void
rn_set_up (RnPosition   *position,
           const RnDeal *deal)
{
  guint8 counts[RN_KINDS];

  g_return_if_fail (rn_deal_check (deal).code == RN_OK);

  memset (position, 0, sizeof *position);
  position->turn = 1;
  position->n_players = (guint8) deal->n_players;
  position->step = RN_STEP_BUY;
  position->top = RN_SACRIFICE_NONE;
  position->scored = RN_INVALID;

  count_display (deal, counts);
  for (guint k = 0; k < RN_KINDS; k++)
    {
      position->unseen[k] = (guint8) (rn_deck_count (k) - counts[k]);
      position->deck = (guint8) (position->deck + position->unseen[k]);
    }

  memcpy (position->display, deal->display, sizeof position->display);
  memset (position->column_length, RN_COLUMN_CARDS, RN_COLUMNS);
  memset (position->supply, RN_SACRIFICE_OF_KIND - (int) deal->n_players, RN_SACRIFICES);
  for (guint p = 0; p < deal->n_players; p++)
    {
      position->area[p][RN_LUMBERJACK] = 1;
      for (guint i = 0; i < RN_HAND_CARDS; i++)
        position->hand[p][deal->hands[p][i]]++;
      memset (position->sacrifice[p], 1, RN_SACRIFICES);
      position->wood[p] = (guint16) rn_start_wood (p);
    }
}
