/* tp-reason.h: why a move, a set-up or a sheet is refused, as code, rule and numbers
 *
 * Not for: the sentence that players read (tp-sentences.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-pieces.h"

G_BEGIN_DECLS

/**
 * TpReasonCode:
 *
 * The reasons; `TP_OK` is none. The comment tells which members of [struct@Reason] a
 * reason fills in beside `rule`.
 */
typedef enum
{
  TP_OK,
  /* set-up */
  TP_REASON_PLAYERS,          /* T2.1: have = number of players */
  TP_REASON_BOX_MEMBER,       /* T2.2: field that is not whole, or not what it must be */
  TP_REASON_BOX_COUNT,        /* T2.2: piece, need = at most */
  TP_REASON_BOX_FEW_QUARRIES, /* T2.2: have, need = at least */
  TP_REASON_BOX_SPACES,       /* T2.2: piece = a rug */
  TP_REASON_BOX_NO_RUG,       /* T2.2 */
  TP_REASON_BOX_ROW,          /* T2.2: need = players */
  TP_REASON_BOX_SQUARE,       /* T2.2: count = which square from 0, need = at most */
  TP_REASON_BOX_FALLING,      /* T2.2: count = which square is lower than the one before */
  TP_REASON_BOX_LAST_SQUARE,  /* T2.2: need, have */
  TP_REASON_BOX_ARROW,        /* T2.2: an arrow that leads nowhere */
  /* any move */
  TP_REASON_OVER,             /* T11.1: need = why it is */
  TP_REASON_UNKNOWN_MOVE,     /* T4.1 */
  TP_REASON_STEP,             /* T4.1: need = the move's type, have = the step, player = who acts */
  TP_REASON_TURN,             /* T4.9, T5.5, T5.8, T6.1, T7.1, T9.1: player = whose turn it is */
  TP_REASON_DONE,             /* T8.6, T9.1: player, -1 for nobody at the table; is not to act */
  /* tiles */
  TP_REASON_REVEAL_FOR,       /* T4.7: have = what is to be drawn, a TpDraw */
  TP_REASON_REVEAL_COUNT,     /* T4.7: need */
  TP_REASON_REVEAL_TILE,      /* T4.7: piece, of which nothing is left; -1 for no such tile */
  /* facts */
  TP_REASON_NO_SUCH_FACT,     /* T4.9 */
  TP_REASON_FACT_USED,        /* T4.9: have = the card */
  TP_REASON_NOT_IN_ROW,       /* T5.8: piece, -1 for no such quarry */
  TP_REASON_RUG_FIRST,        /* T5.9: player = who took the card */
  TP_REASON_GIVE,             /* T6.2: player, have = the combination, -1 for no such; piece = the quarry */
  TP_REASON_TAKE,             /* T6.2: have = the combination, -1 for no such */
  TP_REASON_ARROW,            /* T6.4: have and need = from which combination to which */
  TP_REASON_NO_SUCH_AWARD,    /* T7.1 */
  TP_REASON_AWARD_STORE,      /* T7.1: piece, need, have */
  /* building */
  TP_REASON_NO_SUCH_PIECE,    /* T8.1 */
  TP_REASON_PIECES,           /* T8.1: player, piece, need, have */
  TP_REASON_COUNT,            /* T8.1: piece; not even one */
  TP_REASON_NO_SUCH_SITE,     /* T8.2–T8.5 */
  TP_REASON_NOT_LOWEST,       /* T8.2: need = the free site to begin on */
  TP_REASON_HAS_RUG,          /* T8.2, T8.3: site */
  TP_REASON_UNDER_TRANSFER,   /* T8.2–T8.4: site */
  TP_REASON_TOWER_FULL,       /* T8.2: site */
  TP_REASON_FALLING_CIRCLES,  /* T3.5: site, have = circles, need = those below */
  TP_REASON_NO_MOAI,          /* T8.3–T8.5, T9.1: site */
  TP_REASON_FLOOR_M,          /* T8.5: site */
  TP_REASON_NO_LEVEL,         /* T8.4: piece, site */
  TP_REASON_SPACES,           /* T8.4, T8.5: piece, site, count = the place, need, have */
  /* result sheet: player, field, site or -1 */
  TP_REASON_SHEET_RANGE,      /* need = at most */
  TP_REASON_SHEET_SITES,      /* T3.4: have */
  TP_REASON_SHEET_FLOORS,     /* T3.4 */
  TP_REASON_SHEET_CIRCLES,    /* T3.5: have, need = those below */
  TP_REASON_SHEET_TILES,      /* T3.2: have, need */
  TP_REASON_SHEET_BASE,       /* T3.8: have, need */
  TP_REASON_SHEET_TRANSFER,   /* T8.5 */
  TP_REASON_SHEET_TOTAL,      /* T1.1, T2.2: piece, have, need; player at whose pieces it is too many */
  TP_REASONS
} TpReasonCode;

/**
 * TpReason:
 *
 * Why something is refused. What a reason doesn't know is 0 as a number and -1 as a
 * player, piece or site.
 */
typedef struct
{
  TpReasonCode code;
  const char *rule;  /* such as "T8.4"; NULL with TP_OK */
  const char *field; /* set-up, result sheet: the member's name */
  int player;
  int piece;
  int site;
  int count;
  int need;
  int have;
} TpReason;

/* @code: why, or `TP_OK`
 * @rule: (nullable): the rule, %NULL with `TP_OK`
 * Returns: a reason that names nobody and nothing yet */
static inline TpReason
tp_reason (TpReasonCode  code,
           const char   *rule)
{
  return (TpReason) { .code = code, .rule = rule, .player = -1, .piece = -1, .site = -1 };
}

/* Returns: the reason that is none */
static inline TpReason
tp_accept (void)
{
  return tp_reason (TP_OK, NULL);
}

G_END_DECLS
