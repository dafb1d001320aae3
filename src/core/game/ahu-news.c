/* ahu-news.c: what a move has brought, or what is to be put right, ready to be shown
 *
 * Only keeps what a game puts in. Not for: finding or wording it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/game/ahu-news.h"

static void
token_free (gpointer data)
{
  AhuNewsToken *token = data;

  g_free (token->picture);
  g_free (token->words);
  g_free (token->brief);
  g_free (token);
}

static void
item_free (gpointer data)
{
  AhuNewsItem *item = data;

  g_free (item->picture);
  g_free (item->label);
  g_free (item->sentence);
  g_free (item->reason);
  g_free (item->sum);
  g_free (item->sum_brief);
  g_ptr_array_unref (item->tokens);
  g_ptr_array_unref (item->change);
  g_free (item);
}

static void
add_token (GPtrArray  *tokens,
           const char *picture,
           guint       count,
           const char *words,
           const char *brief)
{
  AhuNewsToken *token = g_new0 (AhuNewsToken, 1);

  token->picture = g_strdup (picture);
  token->count = count;
  token->words = g_strdup (words);
  token->brief = g_strdup (brief);
  g_ptr_array_add (tokens, token);
}

AhuNews *
ahu_news_new (AhuNewsState state)
{
  AhuNews *self = g_new0 (AhuNews, 1);

  self->state = state;
  self->items = g_ptr_array_new_with_free_func (item_free);

  return self;
}

AhuNewsItem *
ahu_news_add_item (AhuNews *self,
                   guint    seat,
                   char    *sentence)
{
  AhuNewsItem *item;

  g_return_val_if_fail (self, NULL);
  g_return_val_if_fail (sentence, NULL);

  item = g_new0 (AhuNewsItem, 1);
  item->seat = seat;
  item->sentence = sentence;
  item->tokens = g_ptr_array_new_with_free_func (token_free);
  item->change = g_ptr_array_new_with_free_func (token_free);
  g_ptr_array_add (self->items, item);

  return item;
}

void
ahu_news_add_detail (AhuNews *self,
                     char    *sentence)
{
  g_return_if_fail (self);
  g_return_if_fail (sentence);

  if (self->details == NULL)
    self->details = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->details, sentence);
}

void
ahu_news_item_add_token (AhuNewsItem *item,
                         const char  *picture,
                         guint        count,
                         const char  *words,
                         const char  *brief)
{
  g_return_if_fail (item);

  add_token (item->tokens, picture, count, words, brief);
}

void
ahu_news_item_add_change (AhuNewsItem *item,
                          const char  *picture,
                          guint        value)
{
  g_return_if_fail (item);
  g_return_if_fail (picture);

  add_token (item->change, picture, value, NULL, NULL);
}

void
ahu_news_free (AhuNews *self)
{
  if (self == NULL)
    return;

  g_free (self->place);
  g_free (self->picture);
  g_free (self->heading);
  g_free (self->note);
  g_free (self->aside);
  g_free (self->lasting);
  g_free (self->text);
  g_free (self->heard);
  g_ptr_array_unref (self->items);
  g_clear_pointer (&self->details, g_ptr_array_unref);
  g_free (self);
}
