/* tp-events.h: what a move brings besides itself: who takes what, what goes back, the end
 *
 * Not for: sentences about it (tp-sentences.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-position.h"

G_BEGIN_DECLS

/**
 * TpEventType:
 *
 * What happens by the rules; what each fills in of a [struct@Event] stands beside it.
 */
typedef enum
{
  TP_EVENT_GIFT,        /* player, piece, count: what lay on the card taken (T4.10) */
  TP_EVENT_EXTRA,       /* player, piece (T5.1) */
  TP_EVENT_TAKES,       /* player, piece, count: from the market, all together (T5.2, T5.3) */
  TP_EVENT_AWARD,       /* player, piece, count (T7.1–T7.3) */
  TP_EVENT_BACK,        /* player, piece, count: what can't be kept (T3.3) */
  TP_EVENT_LEFT_OVER,   /* piece, count: quarries recycled, the rug out of the game (T5.10) */
  TP_EVENT_OUT,         /* player: can't exchange anything (T6.5) */
  TP_EVENT_SCORES,      /* player, site, points, forced (T9) */
  TP_EVENT_ROUND,       /* count: which round begins, player: who has the marker (T4.1) */
  TP_EVENT_TO_MARKET,   /* piece, count (T4.2–T4.4) */
  TP_EVENT_FROM_MARKET, /* piece, count: too many there (T4.2, T4.3) */
  TP_EVENT_LAID,        /* what: a combination is laid again (T4.5) */
  TP_EVENT_GIFT_LAID,   /* what: on which fact card, piece (T4.6) */
  TP_EVENT_RECYCLED,    /* the recycled pile has become the stock (T4.7) */
  TP_EVENT_END,         /* what: a TpEnd that is noted (T11) */
  TP_EVENTS
} TpEventType;

/**
 * TpEvent:
 *
 * One thing that happens by the rules. Members that it does not use are 0.
 */
typedef struct
{
  guint16 count;
  guint8 type;
  guint8 player;
  guint8 piece;
  guint8 what;
  guint8 site;
  guint8 forced;
  guint8 points[TP_LINES];
} TpEvent;

/* The most that one move can bring: the last "done" of a round lets six players score three
 * Moai each, puts back a few kinds of pieces, and fills all markets. */
#define TP_MAX_EVENTS 128

/**
 * TpEventList:
 *
 * What a move brought, in the order in which it happened.
 */
typedef struct
{
  guint n;
  TpEvent events[TP_MAX_EVENTS];
} TpEventList;

/* @events: (nullable): the list, %NULL if nobody asks
 * @event: what happens; dropped where the list is full */
static inline void
tp_events_add (TpEventList *events,
               TpEvent      event)
{
  if (G_UNLIKELY (events != NULL) && events->n < TP_MAX_EVENTS)
    events->events[events->n++] = event;
}

G_END_DECLS
