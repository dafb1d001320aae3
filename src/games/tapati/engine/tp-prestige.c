/* tp-prestige.c: scoring Moai at the end of a round (T9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/engine/tp-rules-private.h"

/* T9.4, TD20 */
static void
clear_site (TpPosition *position,
            TpMoai     *moai)
{
  guint pieces[TP_PIECES] = { 0, };

  tp_moai_count (moai, pieces);
  if (pieces[TP_RAPANUI] > 0)
    {
      pieces[TP_RAPANUI]--;
      position->store[TP_RAPANUI]++;
    }
  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      gboolean recycled = piece >= TP_QUARRY_1 && piece < TP_RUG_2;
      guint8 *place = recycled ? tp_place_of_return (position, piece) : &position->out[piece];

      *place = (guint8) (*place + pieces[piece]);
    }
  memset (moai, 0, sizeof *moai);
}

void
tp_score (TpPosition  *position,
          guint        player,
          guint        site,
          gboolean     forced,
          TpEventList *events)
{
  TpPlayer *owner = &position->players[player];
  TpEvent event = { .type = TP_EVENT_SCORES, .player = (guint8) player, .site = (guint8) site,
                    .forced = forced != FALSE };
  guint lines[TP_LINES];

  tp_moai_value (&owner->moai[site], &position->box, lines);
  lines[TP_LINE_PRESTIGE] = 1; /* T9.3 */
  for (guint i = 0; i < TP_LINES; i++)
    {
      owner->points[i] = (guint16) (owner->points[i] + lines[i]);
      event.points[i] = (guint8) lines[i];
    }
  clear_site (position, &owner->moai[site]);
  tp_events_add (events, event);
}

static void
begin_next_round (TpPosition  *position,
                  TpEventList *events)
{
  position->round++;
  position->first = (guint8) tp_position_next (position, position->first);
  tp_begin_round (position, events);
}

/* @turn: how many players have had theirs in this prestige phase */
static void
ask_from (TpPosition  *position,
          guint        turn,
          TpEventList *events)
{
  for (; turn < position->n_players; turn++)
    {
      guint player = (position->first + turn) % position->n_players;
      const TpPlayer *owner = &position->players[player];

      position->active = (guint8) player;
      for (guint s = 0; s < TP_SITES; s++)
        if (owner->moai[s].transfer == TP_SQUARES)
          tp_score (position, player, s, TRUE, events); /* T9.2 */

      if (tp_player_has_moai (owner))
        {
          tp_ask (position, TP_STEP_PRESTIGE, player);
          return;
        }
    }

  begin_next_round (position, events);
}

void
tp_begin_prestige (TpPosition  *position,
                   TpEventList *events)
{
  ask_from (position, 0, events);
}

void
tp_continue_prestige (TpPosition  *position,
                      TpEventList *events)
{
  guint turn = (position->active + position->n_players - position->first) % position->n_players;

  ask_from (position, turn + 1, events);
}
