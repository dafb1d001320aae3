/* ahu-news.h: what a move has brought, or what is to be put right, ready to be shown
 *
 * Who takes, pays or gives back what at the table, each as a sentence and as tokens beside a
 * name. Not for: who does what next (`AhuGame.prompt`), what was done (`describe_move`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AhuNewsState:
 * @AHU_NEWS_NOTHING: there is nothing to move at the table
 * @AHU_NEWS_DUE: it is to be done now
 * @AHU_NEWS_DONE: somebody has moved since
 *
 * Whether there is something to move at the table.
 */
typedef enum
{
  AHU_NEWS_NOTHING,
  AHU_NEWS_DUE,
  AHU_NEWS_DONE
} AhuNewsState;

/**
 * AhuNewsToken:
 * @picture: (nullable): name of the drawing of what is moved
 * @count: how many; without a drawing, 0 for words that have no number
 * @words: (nullable): the words with `%s` for number and drawing, such as “takes %s”; without it
 *   where there is nothing to move
 * @brief: (nullable): the same with hardly any room: “+%s”
 * @is_apart: whether it is another thing than the token before it, which its words don’t make plain
 *
 * A part of what one player does at the table.
 */
typedef struct
{
  char *picture;
  guint count;
  char *words;
  char *brief;
  gboolean is_apart;
} AhuNewsToken;

/**
 * AhuNewsItem:
 * @seat: whose it is, %AHU_NOBODY for what is moved on the table and is nobody's
 * @picture: (nullable): name of a drawing that stands in the place of a player's mark
 * @label: (nullable): what stands in the place of a player's name
 * @sentence: what happens, such as “Ben takes two.”
 * @reason: (nullable): why, with the rules
 * @is_open: whether it is not yet settled, or nothing at all happens: a choice that is still to be
 *   made, a player who is passed over
 * @is_earlier: whether an earlier move brought it, which somebody may still be seeing to; such items are the last ones
 * @sum: (nullable): how a number is made up, such as “4 + 1 bonus”
 * @sum_brief: (nullable): the same where there is little room
 * @tokens: (element-type AhuNewsToken): what is moved
 * @change: (element-type AhuNewsToken): in which tokens of the box, the largest first, with a
 *   drawing and the value in `count`
 *
 * What happens to one player, or in one place.
 */
typedef struct
{
  guint seat;
  char *picture;
  char *label;
  char *sentence;
  char *reason;
  gboolean is_open;
  gboolean is_earlier;
  char *sum;
  char *sum_brief;
  GPtrArray *tokens;
  GPtrArray *change;
} AhuNewsItem;

/**
 * AhuNews:
 * @state: whether there is something to move
 * @is_fresh: whether the last move has brought it
 * @is_last: whether the game has ended, so that nothing more comes
 * @place: (nullable): where in the game it belongs, such as “Turn 35”; what stands before all of it
 * @picture: (nullable): name of the drawing of what it is about
 * @heading: (nullable): what it is about
 * @items: (element-type AhuNewsItem): in the order that it happens
 * @note: (nullable): what is to be said of all of it; why there is nothing to move
 * @aside: (nullable): what else follows from it, beside what is to be done next
 * @lasting: (nullable): what holds from then on, such as that the game ends soon and, when it is over, why
 * @text: all of it in lines, for those who don't see it
 * @heard: (nullable): what of it those hear who enter the moves, after who does what now: what the last move has brought
 *   to the one who acts, and what changes the game
 * @details: (nullable) (element-type utf8): all of it as sentences with their rules, for those who want
 *   to read them; %NULL if the items say everything
 *
 * What the last moves have brought.
 */
typedef struct
{
  AhuNewsState state;
  gboolean is_fresh;
  gboolean is_last;
  char *place;
  char *picture;
  char *heading;
  GPtrArray *items;
  char *note;
  char *aside;
  char *lasting;
  char *text;
  char *heard;
  GPtrArray *details;
} AhuNews;

/**
 * ahu_news_new:
 * @state: whether there is something to move
 *
 * Returns: (transfer full): news of nothing yet
 */
AhuNews *ahu_news_new (AhuNewsState state);

/**
 * ahu_news_add_item:
 * @self: news
 * @seat: whose it is
 * @sentence: (transfer full): what happens
 *
 * Returns: (transfer none): the new item, without tokens
 */
AhuNewsItem *ahu_news_add_item (AhuNews *self,
                                guint    seat,
                                char    *sentence);

/**
 * ahu_news_add_detail:
 * @self: news
 * @sentence: (transfer full): a sentence, with its rules
 *
 * Adds one to those for reading.
 */
void ahu_news_add_detail (AhuNews *self,
                          char    *sentence);

/**
 * ahu_news_item_add_token:
 * @item: what happens to one player
 * @picture: (nullable): name of a drawing
 * @count: how many
 * @words: (nullable): the words, with `%s` for number and drawing
 * @brief: (nullable): the same with hardly any room
 *
 * Adds a part of it.
 */
void ahu_news_item_add_token (AhuNewsItem *item,
                              const char  *picture,
                              guint        count,
                              const char  *words,
                              const char  *brief);

/**
 * ahu_news_item_add_change:
 * @item: what happens to one player
 * @picture: name of a drawing
 * @value: what the token is worth
 *
 * Adds one of the tokens of the box in which it is moved.
 */
void ahu_news_item_add_change (AhuNewsItem *item,
                               const char  *picture,
                               guint        value);

/**
 * ahu_news_free:
 * @self: (transfer full) (nullable): news
 */
void ahu_news_free (AhuNews *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuNews, ahu_news_free)

G_END_DECLS
