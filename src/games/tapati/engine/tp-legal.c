/* tp-legal.c: all that may be done in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-rules.h"

/* The moves found so far; all of one player's follow one another. */
typedef struct
{
  const TpPosition *position;
  const TpPlayer *owner;
  guint8 player;
  TpMove *moves;
  guint n;
} List;

static TpMove *
add (List      *list,
     TpMoveType type)
{
  TpMove *move = &list->moves[list->n++];

  *move = (TpMove) { .type = (guint8) type, .player = list->player };

  return move;
}

static void
add_build (List *list,
           guint piece,
           guint site)
{
  TpMove *move = add (list, TP_MOVE_BUILD);

  move->piece = (guint8) piece;
  move->site = (guint8) site;
}

/* One move for each possible count. */
static void
add_counts (List *list,
            guint piece,
            guint site,
            guint place,
            guint most)
{
  for (guint count = 1; count <= most; count++)
    {
      add_build (list, piece, site);
      list->moves[list->n - 1].place = (guint8) place;
      list->moves[list->n - 1].count = (guint8) count;
    }
}

static void
list_loose (List *list,
            guint piece,
            guint available)
{
  guint first = piece == TP_PALM ? TP_ON_BASE : TP_FLOOR_M;
  guint end = piece == TP_PALM ? TP_ON_TRANSFER : TP_LEVELS;

  for (guint s = 0; s < TP_SITES; s++)
    {
      const TpMoai *moai = &list->owner->moai[s];

      if (!tp_moai_is_begun (moai))
        continue;
      for (guint place = first; place < end && moai->transfer == 0; place++)
        add_counts (list, piece, s, place, MIN (available, tp_moai_free (moai, piece, place)));
      if (piece == TP_PALM && tp_moai_may_transfer (moai))
        add_counts (list, piece, s, TP_ON_TRANSFER,
                    MIN (available, tp_moai_free (moai, piece, TP_ON_TRANSFER)));
    }
}

static void
list_tiles (List *list,
            guint piece)
{
  guint free_site = tp_player_free_site (list->owner);

  for (guint s = 0; s < TP_SITES; s++)
    {
      const TpMoai *moai = &list->owner->moai[s];

      if (piece >= TP_RUG_2
          ? tp_moai_takes_rug (moai)
          : s == free_site || (tp_moai_is_begun (moai) && tp_moai_takes_quarry (moai, TP_CIRCLES_OF (piece))))
        add_build (list, piece, s);
    }
}

static void
list_place (List *list)
{
  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      guint available = tp_position_placeable (list->position, list->player, piece);

      if (available == 0)
        continue;
      if (piece < TP_LOOSE_PIECES)
        list_loose (list, piece, available);
      else
        list_tiles (list, piece);
    }
  add (list, TP_MOVE_DONE);
}

static void
list_facts (List *list)
{
  for (guint fact = 0; fact < tp_facts_in_use (list->position->n_players); fact++)
    if (!tp_position_fact_used (list->position, fact))
      add (list, TP_MOVE_FACT)->what = (guint8) fact;
}

static void
list_row (List *list)
{
  const guint8 *market = list->position->market;

  for (guint piece = TP_QUARRY_1; piece <= TP_QUARRY_4; piece++)
    if (market[piece] > 0)
      add (list, TP_MOVE_QUARRY)->piece = (guint8) piece;
  if (list->player == list->position->active)
    add (list, TP_MOVE_RUG);
}

static void
list_exchange (List *list,
               guint give,
               guint piece)
{
  guint becomes = tp_position_becomes (list->position, give);

  for (guint take = 0; take < TP_COMBINATIONS; take++)
    if (becomes >> take & 1)
      {
        TpMove *move = add (list, TP_MOVE_EXCHANGE);

        move->what = (guint8) give;
        move->take = (guint8) take;
        move->piece = (guint8) piece;
      }
}

static void
list_exchanges (List *list)
{
  for (guint piece = TP_QUARRY_1; piece <= TP_QUARRY_4; piece++)
    if (list->owner->tapati[piece] > 0)
      list_exchange (list, TP_COMBINATION_QUARRY, piece);
  for (guint c = TP_COMBINATION_RAPANUI; c < TP_COMBINATIONS; c++)
    if (tp_position_can_give (list->position, list->player, c))
      list_exchange (list, c, 0);
  add (list, TP_MOVE_PASS);
}

static void
list_awards (List *list)
{
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (list->position->store[piece] >= tp_award_count (piece))
      add (list, TP_MOVE_AWARD)->piece = (guint8) piece;
}

static void
list_prestige (List *list)
{
  for (guint s = 0; s < TP_SITES; s++)
    if (tp_moai_is_begun (&list->owner->moai[s]))
      add (list, TP_MOVE_SCORE)->site = (guint8) s;
  add (list, TP_MOVE_DONE);
}

/* Who draws is not told. */
static void
list_reveal (List *list)
{
  TpMove *move = add (list, TP_MOVE_REVEAL);

  move->player = 0;
  move->what = list->position->draw;
}

static void
list_palms (List *list)
{
  add (list, TP_MOVE_PALM);
  add (list, TP_MOVE_ENOUGH);
}

guint
tp_legal_moves (const TpPosition *position,
                TpMove            moves[TP_MAX_LEGAL])
{
  static void (*const list_step[TP_STEPS]) (List *list) = {
    [TP_STEP_REVEAL] = list_reveal,
    [TP_STEP_FACT] = list_facts,
    [TP_STEP_PALMS] = list_palms,
    [TP_STEP_QUARRIES] = list_row,
    [TP_STEP_EXCHANGE] = list_exchanges,
    [TP_STEP_AWARD] = list_awards,
    [TP_STEP_PLACE] = list_place,
    [TP_STEP_PRESTIGE] = list_prestige,
  };
  List list = { .position = position, .moves = moves };

  for (guint player = 0; player < position->n_players; player++)
    if (position->pending >> player & 1)
      {
        list.player = (guint8) player;
        list.owner = &position->players[player];
        list_step[position->step] (&list);
      }

  return list.n;
}
