/* rn-reason.h: why a move or a set-up is refused, as code, rule and numbers
 *
 * Not for: the sentence that players read (rn-sentences.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-cards.h"

G_BEGIN_DECLS

/**
 * RnReasonCode:
 *
 * The reasons; `RN_OK` is none. The comment tells which members of
 * [struct@Reason] a reason fills in at least, beside `rule`.
 */
typedef enum
{
  RN_OK,
  /* set-up */
  RN_REASON_PLAYERS,            /* R2.1: have = number of players */
  RN_REASON_COLUMN_COUNT,       /* R2.3: have */
  RN_REASON_COLUMN_SHAPE,       /* R2.3: column, have = cards in it */
  RN_REASON_UNKNOWN_CARD,       /* R1.1: column, player for a hand, neither for a hand too many */
  RN_REASON_TOO_MANY,           /* R1.2: kind, have, need = cards in the deck */
  RN_REASON_HAND_COUNT,         /* R1.3: have = hands, need = players */
  RN_REASON_HAND_SHAPE,         /* R1.3: player, have = cards */
  RN_REASON_HAND_CARD,          /* R1.3: player, kind = no Hunter & Gatherer */
  RN_REASON_HAND_REPEATED,      /* R1.3: player, kind */
  /* any move */
  RN_REASON_OVER,               /* R8.1 */
  RN_REASON_REVEAL_FIRST,       /* R8.1: untold cards must be turned up */
  RN_REASON_UNKNOWN_MOVE,       /* R3.2 */
  RN_REASON_STEP,               /* R3.2: need = the move type, have = the step, player = who acts */
  /* buying */
  RN_REASON_BUY_LATE,           /* R4.3: have = the step */
  RN_REASON_NO_SUCH_PILE,       /* R4.1, R6.3 */
  RN_REASON_PILE_EMPTY,         /* R4.1, R6.3, R7.9: kind = Sacrifice kind */
  RN_REASON_BUY_PRICE,          /* R4.3: player, kind = Sacrifice kind, need, have */
  /* playing */
  RN_REASON_NO_SUCH_CARD,       /* R5.8 */
  RN_REASON_COUNT_RANGE,        /* R5.5 */
  RN_REASON_COUNT_ONE,          /* R5.5: kind */
  RN_REASON_NOT_IN_HAND,        /* R5.8: player, kind, need, have */
  RN_REASON_HAND_NONE_LEFT,     /* R5.8: player, kind, need, have; the hand is not known, but where the others are */
  RN_REASON_MOAI_PRICE,         /* R5.3: player, need, have */
  RN_REASON_PLAY_PRICE,         /* R5.4: player, kind, count, need, have */
  RN_REASON_RETURN_HAND,        /* R5.6: player, have = Moai in hand */
  RN_REASON_RETURN_WOOD,        /* R5.6: player, have = wood */
  /* sacrifice round */
  RN_REASON_SACRIFICE_TURN,     /* R6.1, R6.2: player = whose turn it is to lay */
  RN_REASON_SACRIFICE_FACE_UP,  /* R6.1: player; untold is for the active one */
  RN_REASON_SACRIFICE_KIND,     /* R6.1, R6.2: player; no such kind */
  RN_REASON_SACRIFICE_OWNED,    /* R6.1, R6.2: player, kind */
  RN_REASON_SACRIFICE_UNTOLD,   /* R6.1, R6.2: player, kind; only the untold cards stand against it */
  /* drawing */
  RN_REASON_NO_SUCH_COLUMN,     /* R7.1 */
  RN_REASON_REFILL_SHAPE,       /* R7.2 */
  RN_REASON_REFILL_NONE_LEFT,   /* R1.2: kind, need = entered, have = left */
  /* scoring */
  RN_REASON_REWARD_PLAYER,      /* R7.6: player, -1 for nobody at the table */
  RN_REASON_REWARD_CHOSEN,      /* R7.6: player */
  RN_REASON_REWARD_CHOICE,      /* R7.6 */
  RN_REASON_SUBSTITUTE_PLAYER,  /* R7.9: player = who takes now */
  RN_REASON_SUBSTITUTE_KIND,    /* R7.9 */
  /* the end */
  RN_REASON_REVEAL_PLAYER,      /* R8.2: player, -1 for nobody at the table */
  RN_REASON_REVEAL_COUNT,       /* R8.2: player, need, have */
  RN_REASON_REVEAL_KIND,        /* R8.2: no such kind */
  RN_REASON_REVEAL_POSSIBLE,    /* R8.2: player */
  RN_REASON_REVEAL_HELD,        /* R8.2: player, have = cards counted, need = cards held */
  RN_REASON_REVEAL_HELD_KINDS,  /* R8.2: player */
  /* result sheet */
  RN_REASON_SHEET_NEGATIVE,     /* R1.2, R1.4, R1.5: player or -1 for the Stone, field */
  RN_REASON_SHEET_HUGE,         /* R1.2, R1.4, R1.5: player or -1 for the Stone, field */
  RN_REASON_SHEET_MOAI,         /* R1.2: player at whose Moai it is too many, field, have, need */
  RN_REASON_SHEET_KIND,         /* R1.4: the same for a kind; -1 for the Stone alone */
  /* a game joined late; kind is a Sacrifice kind where the field is of Sacrifice cards */
  RN_REASON_JOIN_PLAYERS,       /* R2.1: have = players entered, need = those at the table */
  RN_REASON_JOIN_STEP,          /* R3.2: in the middle of a turn */
  RN_REASON_JOIN_ACTIVE,        /* R3.1: have = nobody's seat */
  RN_REASON_JOIN_TURN,          /* R3.1: player, have = the turn, need = whose it is */
  RN_REASON_JOIN_COLUMN,        /* R7.2: column, have = cards in it */
  RN_REASON_JOIN_RANGE,         /* R1.2, R1.4, R1.5, R3.1, R3.2, R7.1: field, player, kind, have */
  RN_REASON_JOIN_HAND,          /* R7.1: player, have, need = 3 */
  RN_REASON_JOIN_START_LUMBERJACK, /* R2.2: player */
  RN_REASON_JOIN_START_CARDS,   /* R1.3: player, have = kinds of Hunters & Gatherers */
  RN_REASON_JOIN_CARDS,         /* R1.2: kind, have, need = what the box has with the start cards */
  RN_REASON_JOIN_GATHERERS,     /* R1.3: no start cards explain them */
  RN_REASON_JOIN_UNSEEN,        /* R1.2: kind, have, need */
  RN_REASON_JOIN_DECK,          /* R7.2: have = cards in the draw pile, entered */
  RN_REASON_JOIN_LEFT,          /* R7.2: have = cards that would be left for it */
  RN_REASON_JOIN_TOTAL,         /* R1.2: have = cards in all, need = what the box has */
  RN_REASON_JOIN_KIND,          /* R1.4: kind, have, need = 25 */
  RN_REASON_JOIN_HIDDEN_PLAYER, /* R6.2: no such player */
  RN_REASON_JOIN_HIDDEN_KIND,   /* R6.2: no such kind */
  RN_REASON_JOIN_HIDDEN,        /* R6.2: player or -1 for all, have, need = Moai built */
  RN_REASON_JOIN_UNTOLD,        /* R6.2: player, have = entered, need = on the Stone */
  RN_REASON_JOIN_OWNED,         /* R6.2: player, have = untold cards, too few to choose from */
  RN_REASON_JOIN_STONE_MANY,    /* R6.1: have = cards, need = at most, count = Moai built */
  RN_REASON_JOIN_STONE_FEW,     /* R6.3: have = face-up cards, need = Moai built */
  RN_REASON_JOIN_TOP,           /* R6.5 */
  RN_REASON_JOIN_SACRIFICES,    /* R1.4: have, need = 100 */
  RN_REASON_JOIN_MISSING,       /* R1.5, R2.7, R3.1, R7.1, R7.2: field, player, column, kind */
  RN_REASONS
} RnReasonCode;

/**
 * RnReason:
 *
 * Why something is refused. Numbers that a reason doesn't know are 0; player,
 * kind and column are then -1, and player is otherwise a seat of the game.
 */
typedef struct
{
  RnReasonCode code;
  const char *rule; /* such as "R4.3"; NULL with RN_OK */
  const char *field; /* result sheet, game joined late: the member's name */
  int player;
  int kind;
  int column;
  int count;
  gint64 need;
  gint64 have;
} RnReason;

/* @code: why, or `RN_OK`
 * @rule: (nullable): the rule, %NULL with `RN_OK`
 * Returns: a reason that names nobody and nothing yet */
static inline RnReason
rn_reason (RnReasonCode  code,
           const char   *rule)
{
  return (RnReason) { .code = code, .rule = rule, .player = -1, .kind = -1, .column = -1 };
}

G_END_DECLS
