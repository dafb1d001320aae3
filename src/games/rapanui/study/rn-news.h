/* rn-news.h: what has just happened that moves something on the table
 *
 * What the rules make of the last moves, not the moves themselves: who pays, takes or is
 * skipped, and whether it is still to be done. Not for: who does what next (rn_prompt ()),
 * what to move after a correction (rn-amends.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "games/rapanui/study/rn-takings.h"

G_BEGIN_DECLS

/* Each of four players takes something and is owed more, or three are skipped and one pays. */
#define RN_NEWS_ITEMS (2 * RN_MAX_PLAYERS)
/* What one player moves: paid and taken; wood, glory points and cards by kind. */
#define RN_NEWS_PARTS 16

/**
 * RnNewsState:
 *
 * Whether there is something to move at the table.
 */
typedef enum
{
  RN_NEWS_NOTHING, /* nothing has happened yet, nobody took anything, the game is over */
  RN_NEWS_DUE,     /* it is to be done now */
  RN_NEWS_DONE     /* somebody has moved since */
} RnNewsState;

/**
 * RnNewsType:
 *
 * What happens to one player.
 */
typedef enum
{
  RN_NEWS_PAYS,      /* for a play (R5.3, R5.4) */
  RN_NEWS_BUYS,      /* pays and takes a Sacrifice card (R4.2) */
  RN_NEWS_FACE_DOWN, /* lays a card face down (R6.2) */
  RN_NEWS_SKIPPED,   /* has no card to sacrifice (R6.1, D2) */
  RN_NEWS_TAKES,     /* in a scoring */
  RN_NEWS_CHOOSES,   /* wood or glory points, still open (R7.6) */
  RN_NEWS_OWED       /* the pile is empty, another kind is still open (R7.9) */
} RnNewsType;

/**
 * RnToken:
 *
 * What is moved.
 */
typedef enum
{
  RN_TOKEN_CARD, /* a Sacrifice card; those of the other kinds follow, by [enum@Sacrifice] */
  RN_TOKEN_WOOD = RN_SACRIFICES,
  RN_TOKEN_GLORY,
  RN_TOKEN_BACK, /* a Sacrifice card of which the kind isn't named */
  RN_TOKENS,
  RN_TOKEN_NONE = RN_TOKENS
} RnToken;

/**
 * RnNewsItem:
 * @type: an [enum@NewsType]
 * @pays: wood paid
 * @taking: whose it is, and what is taken; with `RN_NEWS_CHOOSES` and `RN_NEWS_OWED` what
 *   the scoring gives
 */
typedef struct
{
  guint8 type;
  guint8 pays;
  RnTaking taking;
} RnNewsItem;

/**
 * RnNews:
 * @state: an [enum@NewsState]
 * @kind: the [enum@Kind] scored, or `RN_INVALID`
 * @played: the [enum@Kind] played at a price, or `RN_INVALID`
 * @over: whether the game has ended, so that nothing more is scored
 * @fresh: whether the last move has brought it
 * @none_left: whether players have cards of the kind scored, and the piles have none
 * @count: how many cards were played at a price
 * @turn: the turn it belongs to
 * @start: how many moves there were before that which has brought it
 * @n: how many items
 * @items: in the order that it happens; those of a scoring clockwise from the active player (R7.8)
 * @short_wood: whether the wood tokens of the box can't pay (D7)
 * @short_glory: whether the glory tiles of the box can't pay (D7)
 */
typedef struct
{
  guint8 state;
  guint8 kind;
  guint8 played;
  guint8 over;
  guint8 fresh;
  guint8 none_left;
  guint8 count;
  guint16 turn;
  guint start;
  guint8 n;
  RnNewsItem items[RN_NEWS_ITEMS];
  gboolean short_wood;
  gboolean short_glory;
} RnNews;

/**
 * RnPart:
 * @token: an [enum@Token]
 * @amount: how many
 * @words: the words with `%s` for number and token, such as “takes %s”; without it where
 *   there is nothing to move
 * @sign: the same with hardly any room: “+%s”
 *
 * A part of what one player does at the table.
 */
typedef struct
{
  guint8 token;
  guint16 amount;
  const char *words;
  const char *sign;
} RnPart;

/* Collects what the last move that moved something at the table has brought by then. Players who were skipped stay
 * until the sacrifice round is over.
 * @news: (out caller-allocates): the news
 * @history: a history of Rapa Nui
 * @ply: after how many of its moves */
void rn_news_find (RnNews     *news,
                   AhuHistory *history,
                   guint       ply);

/* @before: the position before the move
 * @move: a legal move of @before
 * Returns: whether somebody pays or takes something with it */
gboolean rn_news_moves_tokens (const RnPosition *before,
                               const RnMove     *move);

/* Returns: (transfer full): “Turn 35” */
char *rn_turn_words (guint turn);

/* @news: news
 * Returns: (transfer none) (nullable): what was scored or built, such as “Lumberjacks” */
const char *rn_news_subject (const RnNews *news);

/* @news: news
 * Returns: whether anything was scored, paid or taken by then; a game that is over has no such news any more */
gboolean rn_news_has_begun (const RnNews *news);

/* @news: news with the state `RN_NEWS_NOTHING`
 * Returns: (transfer none) (nullable): why there is nothing to move, such as “Fish: nobody has one”; before anything
 *   has happened nothing */
const char *rn_news_nothing (const RnNews *news);

/* @item: what happens to one player
 * @parts: (out caller-allocates) (array fixed-size=16): what is moved
 * Returns: how many parts */
guint rn_news_parts (const RnNewsItem *item,
                     RnPart            parts[RN_NEWS_PARTS]);

/* @item: what happens to one player
 * @brief: whether there is little room
 * Returns: (transfer full) (nullable): “4 + 1 bonus” or “4 + 1”, %NULL without a bonus */
char *rn_news_bonus (const RnNewsItem *item,
                     gboolean          brief);

/* @news: news
 * @index: which of its items
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): who does what, such as “Ben takes 7 wood: 5 + 1 + 1.” */
char *rn_news_item_sentence (const RnNews      *news,
                             guint              index,
                             const char *const *names);

/* @news: news
 * @index: which of its items
 * Returns: (transfer full): why, with the rules */
char *rn_news_item_reason (const RnNews *news,
                           guint         index);

/* @news: news
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): all of it, in lines, for those who don't see it */
char *rn_news_sentence (const RnNews      *news,
                        const char *const *names);

/* @news: news
 * Returns: (transfer full) (nullable): that the tokens of the box can't pay and what to do (D7), %NULL while they
 *   can */
char *rn_news_shortage (const RnNews *news);

G_END_DECLS
