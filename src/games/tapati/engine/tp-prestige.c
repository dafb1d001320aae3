/* tp-prestige.c: scoring Moai at the end of a round (T9)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/engine/tp-rules-private.h"

static void
clear_site (TpPosition *position,
            TpMoai     *moai)
{
  guint back[TP_PIECES], out[TP_PIECES];

  tp_moai_leave (moai, back, out);
  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      guint8 *place = tp_place_of_return (position, piece);

      *place = (guint8) (*place + back[piece]);
      position->out[piece] = (guint8) (position->out[piece] + out[piece]);
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
  lines[TP_LINE_PRESTIGE] = TP_PRESTIGE_POINTS;
  for (guint i = 0; i < TP_LINES; i++)
    {
      owner->points[i] = (guint16) (owner->points[i] + lines[i]);
      event.points[i] = (guint8) lines[i];
    }
  clear_site (position, &owner->moai[site]);
  tp_events_add (events, event);
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

  position->round++;
  position->first = (guint8) tp_position_next (position, position->first);
  tp_begin_round (position, events);
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
