/* rn-news-sentences.c: what has just happened at the table, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-news.h"

#include <glib/gi18n.h>

#include "games/rapanui/study/rn-citation.h"
#include "games/rapanui/words/rn-sentences.h"

char *
rn_turn_words (guint turn)
{
  /* Translators: %u is the number of a turn. */
  return g_strdup_printf (_("Turn %u"), turn);
}

static const char *
subject (guint kind)
{
  if (kind == RN_LUMBERJACK)
    /* Translators: the cards that are scored in a turn, several of them */
    return C_("scored", "Lumberjacks");
  if (kind == RN_PRIEST)
    /* Translators: the cards that are scored in a turn, several of them */
    return C_("scored", "Priests");
  if (kind == RN_MOAI)
    /* Translators: the cards that are scored in a turn, several of them */
    return C_("scored", "Moai");

  return rn_kind_name (kind);
}

const char *
rn_news_subject (const RnNews *news)
{
  g_return_val_if_fail (news, NULL);

  if (news->kind != RN_INVALID)
    return subject (news->kind);

  /* Translators: what happened in a turn: a single Moai was built. */
  return news->played == RN_MOAI ? C_("news", "Moai built") : NULL;
}

static const char *
nobody_words (guint kind)
{
  switch ((RnKind) kind)
    {
    case RN_LUMBERJACK:
      return _("Lumberjacks: nobody has one");
    case RN_PRIEST:
      return _("Priests: nobody has one");
    case RN_MOAI:
      return _("Moai: nobody has one");
    case RN_FISH:
      return _("Fish: nobody has one");
    case RN_MULBERRY:
      return _("Mulberry: nobody has one");
    case RN_POTATO:
      return _("Sweet Potato: nobody has one");
    case RN_GRAIN:
      return _("Grain: nobody has one");
    case RN_KINDS:
    default:
      g_return_val_if_reached ("");
    }
}

gboolean
rn_news_has_begun (const RnNews *news)
{
  g_return_val_if_fail (news, FALSE);

  return news->kind != RN_INVALID || news->n > 0;
}

const char *
rn_news_nothing (const RnNews *news)
{
  g_return_val_if_fail (news, NULL);

  if (news->over)
    return rn_end_sentence ();
  if (news->kind == RN_INVALID)
    return NULL;
  if (news->none_left)
    return _("no Sacrifice card is left to take");

  return nobody_words (news->kind);
}

static void
add_part (RnPart     *parts,
          guint      *n,
          guint       token,
          guint       amount,
          const char *words,
          const char *sign)
{
  if (amount > 0 || token == RN_TOKEN_NONE)
    parts[(*n)++] = (RnPart) { (guint8) token, (guint16) amount, words, sign };
}

static void
add_taken (RnPart         *parts,
           guint          *n,
           const RnTaking *taking,
           const char     *words,
           const char     *sign)
{
  add_part (parts, n, RN_TOKEN_WOOD, taking->wood, words, sign);
  add_part (parts, n, RN_TOKEN_GLORY, taking->glory, words, sign);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    add_part (parts, n, RN_TOKEN_CARD + k, taking->cards[k], words, sign);
}

guint
rn_news_parts (const RnNewsItem *item,
               RnPart            parts[RN_NEWS_PARTS])
{
  guint n = 0;

  g_return_val_if_fail (item, 0);

  switch ((RnNewsType) item->type)
    {
    case RN_NEWS_PAYS:
    case RN_NEWS_BUYS:
      /* Translators: beside a player's name; %s is a number with a picture of wood. */
      add_part (parts, &n, RN_TOKEN_WOOD, item->pays, _("pays %s"), "−%s");
      /* Translators: beside a player's name; %s is a number with a picture of what is taken. */
      add_taken (parts, &n, &item->taking, _("takes %s"), "+%s");
      break;
    case RN_NEWS_FACE_DOWN:
      /* Translators: beside a player's name */
      add_part (parts, &n, RN_TOKEN_NONE, 0, _("lays a card face down"),
                /* Translators: the same with hardly any room: a card */
                C_("card", "face down"));
      break;
    case RN_NEWS_SKIPPED:
      /* Translators: beside a player's name; the sacrifice round passes the player over. */
      add_part (parts, &n, RN_TOKEN_NONE, 0, _("skipped: no Sacrifice card"),
                /* Translators: the same with hardly any room */
                _("skipped"));
      break;
    case RN_NEWS_TAKES:
      add_taken (parts, &n, &item->taking, "%s", "%s");
      break;
    case RN_NEWS_CHOOSES:
      /* Translators: beside a player's name; %s is a number. The player still has to choose. */
      add_part (parts, &n, RN_TOKENS, (guint) item->taking.base + item->taking.bonus, _("%s · wood or glory?"), "%s?");
      break;
    case RN_NEWS_OWED:
    default:
      /* Translators: beside a player's name; the player may take a Sacrifice card of another kind. */
      add_part (parts, &n, RN_TOKEN_NONE, 0, _("pile empty, another kind?"), "?");
      break;
    }

  return n;
}

char *
rn_news_bonus (const RnNewsItem *item,
               gboolean          brief)
{
  const RnTaking *taking = &item->taking;

  g_return_val_if_fail (item, NULL);

  if (taking->bonus == 0 || item->type == RN_NEWS_OWED)
    return NULL;
  if (brief)
    /* Translators: what is left of “4 + 1 bonus” where there is little room */
    return g_strdup_printf (_("%u + 1"), taking->base);

  /* Translators: %u is what the cards give; one more is the bonus for the sole majority. */
  return g_strdup_printf (_("%u + 1 bonus"), taking->base);
}

static char *
purchase_sentence (const RnNewsItem *item,
                   const char       *name)
{
  guint kind = 0;

  while (item->taking.cards[kind] == 0)
    kind++;
  if (item->pays == 0)
    /* Translators: %1$s is a player's name, %2$s a kind of Sacrifice card, which costs nothing. */
    return g_strdup_printf (_("%1$s takes 1 × %2$s for free."), name, rn_sacrifice_name (kind));

  /* Translators: %1$s is a player's name, %2$u wood, %3$s a kind of Sacrifice card. */
  return g_strdup_printf (ngettext ("%1$s pays %2$u wood and takes 1 × %3$s.",
                                    "%1$s pays %2$u wood and takes 1 × %3$s.", item->pays),
                          name, item->pays, rn_sacrifice_name (kind));
}

char *
rn_news_item_sentence (const RnNews      *news,
                       guint              index,
                       const char *const *names)
{
  const RnNewsItem *item;
  const char *name;
  guint n;

  g_return_val_if_fail (news && index < news->n, NULL);

  item = &news->items[index];
  name = names[item->taking.player];
  n = item->taking.base + item->taking.bonus;
  switch ((RnNewsType) item->type)
    {
    case RN_NEWS_PAYS:
      /* Translators: %1$s is a player's name, %2$u wood. */
      return g_strdup_printf (ngettext ("%1$s pays %2$u wood.", "%1$s pays %2$u wood.", item->pays), name, item->pays);
    case RN_NEWS_BUYS:
      return purchase_sentence (item, name);
    case RN_NEWS_FACE_DOWN:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s lays a card face down onto the Stone."), name);
    case RN_NEWS_SKIPPED:
      /* Translators: %s is a player's name; the sacrifice round passes the player over. */
      return g_strdup_printf (_("%s is skipped: no Sacrifice card."), name);
    case RN_NEWS_TAKES:
      return rn_taking_words (&item->taking, name);
    case RN_NEWS_CHOOSES:
      /* Translators: %1$s is a player's name, %2$u how many. The player has still to choose. */
      return g_strdup_printf (ngettext ("%1$s takes %2$u wood or %2$u glory point.",
                                        "%1$s takes %2$u wood or %2$u glory points.", n), name, n);
    case RN_NEWS_OWED:
    default:
      /* Translators: %1$s is a player's name, %2$s a kind of Sacrifice card. */
      return g_strdup_printf (_("%1$s: the %2$s pile is empty, so take another kind or nothing."), name,
                              rn_kind_name (news->kind));
    }
}

char *
rn_news_item_reason (const RnNews *news,
                     guint         index)
{
  const RnNewsItem *item;

  g_return_val_if_fail (news && index < news->n, NULL);

  item = &news->items[index];
  switch ((RnNewsType) item->type)
    {
    case RN_NEWS_PAYS:
      if (news->played == RN_MOAI)
        return g_strdup (_("A Moai costs 7 wood (R5.3)"));

      /* Translators: %1$u cards of the kind %2$s were played at once. */
      return g_strdup_printf (_("%1$u × %2$s together: the first is free, each further one costs 1 wood (R5.4)"),
                              news->count, rn_kind_name (news->played));
    case RN_NEWS_BUYS:
      return g_strdup (_("5 wood, minus 1 for each card of that kind in your display (R4.2)"));
    case RN_NEWS_FACE_DOWN:
      return g_strdup (_("The active player lays the last card, face down (R6.2)"));
    case RN_NEWS_SKIPPED:
      return g_strdup (_("No Sacrifice card, nothing to lay (R6.1, D2)"));
    case RN_NEWS_OWED:
      return g_strdup (_("For each card owed, take another kind or nothing (R7.9)"));
    case RN_NEWS_TAKES:
    case RN_NEWS_CHOOSES:
    default:
      return rn_taking_why (&item->taking, news->kind);
    }
}

/* “Turn 35, Lumberjacks” */
static char *
head (const RnNews *news)
{
  const char *words = rn_news_subject (news);

  if (words == NULL)
    return rn_turn_words (news->turn);

  /* Translators: %1$u is the number of a turn, %2$s what was scored or built in it. */
  return g_strdup_printf (_("Turn %1$u, %2$s:"), news->turn, words);
}

char *
rn_news_sentence (const RnNews      *news,
                  const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;
  g_autofree char *first = NULL;
  g_autofree char *shortage = NULL;

  g_return_val_if_fail (news, NULL);

  if (news->over)
    return g_strdup (rn_news_nothing (news));
  if (!rn_news_has_begun (news))
    return g_strdup ("");
  if (news->state == RN_NEWS_NOTHING)
    /* Translators: %1$u is the number of a turn, %2$s that there is nothing to take, and why. */
    return g_strdup_printf (_("Turn %1$u · %2$s"), news->turn, rn_news_nothing (news));

  first = head (news);
  g_strv_builder_add (builder, first);
  for (guint i = 0; i < news->n; i++)
    {
      g_autofree char *sentence = rn_news_item_sentence (news, i, names);

      g_strv_builder_add (builder, sentence);
    }
  shortage = rn_news_shortage (news);
  if (shortage != NULL)
    g_strv_builder_add (builder, shortage);
  sentences = g_strv_builder_end (builder);

  return g_strjoinv ("\n", sentences);
}

char *
rn_news_shortage (const RnNews *news)
{
  if (news->short_wood && news->short_glory)
    return g_strdup (_("The box has tokens for only 164 wood and 90 glory points: use anything else for the rest (D7)."));
  if (news->short_wood)
    return g_strdup (_("The box has tokens for only 164 wood: use anything else for the rest (D7)."));
  if (news->short_glory)
    return g_strdup (_("The box has tiles for only 90 glory points: use anything else for the rest (D7)."));

  return NULL;
}
