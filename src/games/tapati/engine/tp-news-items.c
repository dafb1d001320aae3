/* tp-news-items.c: what has happened, as pieces beside the names of those to whom it happened
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-news-items.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-rules-private.h"
#include "games/tapati/engine/tp-sentences-private.h"

#define POINTS "tapati-points"

const char *
tp_piece_drawing (guint piece)
{
  static const char *const drawings[TP_PIECES] = {
    [TP_RAPANUI] = "tapati-rapanui",
    [TP_SLAVE] = "tapati-captive",
    [TP_PALM] = "tapati-palm",
    [TP_QUARRY_1] = "tapati-quarry-1",
    [TP_QUARRY_2] = "tapati-quarry-2",
    [TP_QUARRY_3] = "tapati-quarry-3",
    [TP_QUARRY_4] = "tapati-quarry-4",
    [TP_RUG_2] = "tapati-rug",
    [TP_RUG_3] = "tapati-rug",
  };

  return drawings[piece];
}

const char *
tp_fact_drawing (guint fact)
{
  static const char *const drawings[TP_FACTS] = {
    [TP_MAKE_MAKE] = "tapati-make-make",
    [TP_MANUTARA] = "tapati-manutara",
    [TP_AHU] = "tapati-ahu",
    [TP_RANO_RARAKU] = "tapati-rano-raraku",
    [TP_TAPATI] = "tapati-tapati",
    [TP_TANGATA_MANU] = "tapati-tangata-manu",
    [TP_MOAI_CARD] = "tapati-moai",
    [TP_RUG_CARD] = "tapati-rug-card",
  };

  g_return_val_if_fail (fact < TP_FACTS, NULL);

  return drawings[fact];
}

void
tp_events_merge (TpEventList *events,
                 TpEvent      event)
{
  for (guint i = 0; i < events->n; i++)
    {
      TpEvent *old = &events->events[i];

      if (old->type == event.type && old->player == event.player && old->piece == event.piece)
        {
          old->count = (guint16) (old->count + event.count);
          return;
        }
    }
  tp_events_add (events, event);
}

/* What has words is kept apart from the next thing; pictures with their numbers don't run together. */
static void
add_token_apart (AhuNewsItem *item,
                 const char  *picture,
                 guint        count,
                 const char  *words,
                 const char  *brief)
{
  guint n = item->tokens->len;
  AhuNewsToken *token;

  ahu_news_item_add_token (item, picture, count, words, brief);
  token = item->tokens->pdata[n];
  token->is_apart = n > 0 && (strcmp (words, "%s") != 0 ||
                              strcmp (((AhuNewsToken *) item->tokens->pdata[n - 1])->words, "%s") != 0);
}

/* Which number a rug has the drawing does not say. */
static void
add_pieces (AhuNewsItem *item,
            guint        piece,
            guint        count,
            const char  *words,
            const char  *brief)
{
  g_autofree char *rug = piece >= TP_RUG_2 ? g_strdup_printf ("%s %d", words, TP_POINTS_OF (piece)) : NULL;

  add_token_apart (item, tp_piece_drawing (piece), count, rug != NULL ? rug : words, brief);
}

gboolean
tp_event_is_of_player (const TpEvent *event)
{
  return event->type == TP_EVENT_GIFT || event->type == TP_EVENT_EXTRA || event->type == TP_EVENT_TAKES ||
         event->type == TP_EVENT_AWARD || event->type == TP_EVENT_BACK || event->type == TP_EVENT_OUT ||
         event->type == TP_EVENT_SCORES;
}

/* What the fact card gives in addition is told in one with what is taken of the same piece. */
static guint
find_extra (const TpEvent *events,
            guint          n,
            const TpEvent *takes)
{
  for (guint i = 0; i < n; i++)
    if (events[i].type == TP_EVENT_EXTRA && events[i].player == takes->player && events[i].piece == takes->piece)
      return events[i].count;

  return 0;
}

/* Then the addition stands with what was taken, and not by itself. */
static gboolean
has_taken (const TpEvent *events,
           guint          n,
           const TpEvent *extra)
{
  for (guint i = 0; i < n; i++)
    if (events[i].type == TP_EVENT_TAKES && events[i].player == extra->player && events[i].piece == extra->piece)
      return TRUE;

  return FALSE;
}

/* “1 + 3” is the extra piece (T5.1) and the share. */
static void
add_taken (AhuNewsItem   *item,
           const TpEvent *events,
           guint          n,
           const TpEvent *takes)
{
  guint extra = find_extra (events, n, takes);
  g_autofree char *words = extra > 0 ? g_strdup_printf ("%%s %u + %u", extra, takes->count) : g_strdup ("%s");

  add_pieces (item, takes->piece, takes->count + extra, words, "%s");
}

/* Which Moai brought how much is told in words; what counts for the rest of the table is how much all of them brought. */
static void
add_scored (AhuNewsItem   *item,
            const TpEvent *events,
            guint          n,
            const TpEvent *scored)
{
  guint points = 0;

  for (guint i = 0; i < n; i++)
    if (events[i].type == TP_EVENT_SCORES && events[i].player == scored->player)
      {
        if (&events[i] < scored)
          return;
        for (guint line = 0; line < TP_LINES; line++)
          points += events[i].points[line];
      }
  add_token_apart (item, POINTS, points, "+%s", "+%s");
}

/* What one event is among those of a player. */
static void
add_token (AhuNewsItem   *item,
           const TpEvent *events,
           guint          n,
           const TpEvent *event)
{
  switch ((guint) event->type)
    {
    case TP_EVENT_TAKES:
      add_taken (item, events, n, event);
      break;
    case TP_EVENT_EXTRA:
      if (!has_taken (events, n, event))
        add_pieces (item, event->piece, event->count, "%s", "%s");
      break;
    case TP_EVENT_GIFT:
      /* Translators: beside a player's name: %s is a number with a picture of pieces that lay on the card taken. */
      add_pieces (item, event->piece, event->count, C_("beside a name", "%s as a gift"), "%s");
      break;
    case TP_EVENT_BACK:
      /* Translators: beside a player's name: %s is a number with a picture of pieces that go back to the store. */
      add_pieces (item, event->piece, event->count, C_("beside a name", "gives back %s"), "−%s");
      break;
    case TP_EVENT_OUT:
      /* Translators: beside a player's name, who has nothing to exchange. */
      add_token_apart (item, NULL, 0, C_("beside a name", "can’t exchange"),
                       /* Translators: the same with hardly any room */
                       C_("beside a name", "out"));
      break;
    case TP_EVENT_SCORES:
      add_scored (item, events, n, event);
      break;
    case TP_EVENT_AWARD:
    default:
      add_pieces (item, event->piece, event->count, "%s", "%s");
      break;
    }
}

static void
append (char       **text,
        const char  *between,
        const char  *more)
{
  char *joined = *text != NULL ? g_strconcat (*text, between, more, NULL) : g_strdup (more);

  g_free (*text);
  *text = joined;
}

/* There is one for each player, whatever is told of them. */
static AhuNewsItem *
get_item (AhuNews *news,
          guint    seat)
{
  AhuNewsItem *item;

  for (guint i = 0; i < news->items->len; i++)
    if (((AhuNewsItem *) news->items->pdata[i])->seat == seat)
      return news->items->pdata[i];
  item = ahu_news_add_item (news, seat, g_strdup (""));
  g_clear_pointer (&item->sentence, g_free);

  return item;
}

/* A sentence more of a player, with its rule. */
static void
tell (AhuNewsItem *item,
      const char  *sentence,
      const char  *rule)
{
  append (&item->sentence, C_("sentences", " "), sentence);
  if (item->reason == NULL || !g_str_has_suffix (item->reason, rule))
    append (&item->reason, C_("list of rules", ", "), rule);
}

/* All that happened to one player, told together. */
static void
add_player (AhuNews           *news,
            const TpEvent     *events,
            guint              n,
            guint              seat,
            const char *const *names)
{
  AhuNewsItem *item = get_item (news, seat);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = NULL;

      if (!tp_event_is_of_player (&events[i]) || events[i].player != seat)
        continue;
      sentence = tp_event_sentence (&events[i], names);
      tell (item, sentence, tp_event_rule (&events[i]));
      add_token (item, events, n, &events[i]);
    }
}

static AhuNewsItem *
add_thing (AhuNews           *news,
           const TpEvent     *event,
           const char *const *names,
           const char        *picture,
           const char        *label)
{
  AhuNewsItem *item = ahu_news_add_item (news, AHU_NOBODY, tp_event_sentence (event, names));

  item->picture = g_strdup (picture);
  item->label = g_strdup (label);
  item->reason = g_strdup (tp_event_rule (event));

  return item;
}

static void
add_to_market (AhuNews           *news,
               const TpEvent     *event,
               const TpPosition  *after,
               const char *const *names)
{
  AhuNewsItem *item = add_thing (news, event, names, NULL, NULL);
  gboolean back = event->type == TP_EVENT_FROM_MARKET;
  /* Translators: what is laid into a market: %1$s is a number with a picture of pieces, %2$u how many lie there then. */
  g_autofree char *words = g_strdup_printf (back ? _("−%1$s to %2$u, back to the store")
                                                 /* Translators: what is laid into a market: %1$s is a number with a picture of pieces, %2$u how many lie there then. */
                                                 : _("+%1$s to %2$u"), "%s", after->market[event->piece]);

  add_pieces (item, event->piece, event->count, words, back ? "−%s" : "+%s");
}

static void
add_combination (AhuNewsItem *item,
                 guint        combination,
                 const char  *words,
                 const char  *brief)
{
  const guint8 *pieces = tp_combination_pieces (combination);
  gboolean apart = item->tokens->len > 0;

  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    if (pieces[piece] > 0)
      {
        add_pieces (item, piece, pieces[piece], words, brief);
        /* All of it is one thing. */
        ((AhuNewsToken *) item->tokens->pdata[item->tokens->len - 1])->is_apart = apart;
        apart = FALSE;
        words = brief = "%s";
      }
}

/* All combinations that are laid again stand together. */
static void
add_interchange (AhuNews           *news,
                 const TpEvent     *events,
                 guint              n,
                 const char *const *names)
{
  AhuNewsItem *item = NULL;

  for (guint i = 0; i < n; i++)
    if (events[i].type == TP_EVENT_LAID)
      {
        g_autofree char *sentence = tp_event_sentence (&events[i], names);

        if (item == NULL)
          item = add_thing (news, &events[i], names, tp_fact_drawing (TP_TAPATI), C_("market", "Interchange"));
        else
          append (&item->sentence, C_("sentences", " "), sentence);
        add_combination (item, events[i].what, "%s", "%s");
      }
}

static void
add_things (AhuNews           *news,
            const TpEvent     *events,
            guint              n,
            const TpPosition  *after,
            const char *const *names)
{
  gboolean laid = FALSE;

  for (guint i = 0; i < n; i++)
    {
      const TpEvent *event = &events[i];

      if (event->type == TP_EVENT_TO_MARKET || event->type == TP_EVENT_FROM_MARKET)
        add_to_market (news, event, after, names);
      else if (event->type == TP_EVENT_LEFT_OVER)
        /* Translators: stands before a picture of tiles that nobody took. */
        add_pieces (add_thing (news, event, names, NULL, event->piece >= TP_RUG_2 ? _("out of the game") : _("recycled")),
                    event->piece, event->count, "%s", "%s");
      else if (event->type == TP_EVENT_GIFT_LAID)
        add_pieces (add_thing (news, event, names, tp_fact_drawing (event->what), tp_fact_name (event->what)),
                    event->piece, event->count, "+%s", "+%s");
      else if (event->type == TP_EVENT_LAID && !laid)
        {
          add_interchange (news, events + i, n - i, names);
          laid = TRUE;
        }
    }
}

static void
add_part (AhuNews           *news,
          const TpEvent     *events,
          guint              n,
          const TpPosition  *after,
          const char *const *names)
{
  guint seen = 0;

  for (guint i = 0; i < n; i++)
    if (tp_event_is_of_player (&events[i]) && !(seen >> events[i].player & 1))
      {
        seen |= 1u << events[i].player;
        add_player (news, events, n, events[i].player, names);
      }
  add_things (news, events, n, after, names);
}

void
tp_news_add_items (AhuNews           *news,
                   const TpEventList *events,
                   const TpPosition  *after,
                   const char *const *names)
{
  guint round = 0;

  g_return_if_fail (news != NULL && events != NULL && after != NULL && names != NULL);

  while (round < events->n && events->events[round].type != TP_EVENT_ROUND)
    round++;
  add_part (news, events->events + round, events->n - round, after, names);
  add_part (news, events->events, round, after, names);
}

void
tp_news_add_exchange (AhuNews           *news,
                      const TpPosition  *before,
                      const TpMove      *move,
                      const char *const *names)
{
  g_autofree char *sentence = NULL;
  AhuNewsItem *item;
  /* Translators: beside a player's name: %s is a number with a picture of pieces. */
  const char *gives = C_("beside a name", "gives %s");
  /* Translators: beside a player's name: %s is a number with a picture of pieces. */
  const char *takes = C_("beside a name", "takes %s");

  g_return_if_fail (news != NULL && before != NULL && move != NULL && names != NULL);

  sentence = tp_move_sentence (before, move, names);
  item = get_item (news, move->player);
  tell (item, sentence, "T6.2");
  if (move->what == TP_COMBINATION_QUARRY)
    add_pieces (item, move->piece, 1, gives, "−%s");
  else
    add_combination (item, move->what, gives, "−%s");
  if (move->take == TP_COMBINATION_QUARRY)
    add_pieces (item, TP_QUARRY (before->exchange_quarry), 1, takes, "+%s");
  else
    add_combination (item, move->take, takes, "+%s");
}

void
tp_news_add_palms (AhuNews           *news,
                   const TpMove      *move,
                   const TpPosition  *after,
                   const char *const *names)
{
  AhuNewsItem *item;
  g_autofree char *palms = NULL;

  g_return_if_fail (news != NULL && move != NULL && after != NULL && names != NULL);

  if (move->type == TP_MOVE_ENOUGH)
    {
      g_autofree char *sentence = tp_move_sentence (after, move, names);

      item = get_item (news, move->player);
      tell (item, sentence, "T5.6");
      add_token_apart (item, NULL, 0, _("Enough!"), NULL);
    }
  palms = tp_pieces_text (TP_PALM, after->market[TP_PALM]);
  /* Translators: %s is such as “11 palms”. */
  item = ahu_news_add_item (news, AHU_NOBODY, g_strdup_printf (_("Left in the market: %s."), palms));
  /* Translators: stands before a number with a picture of palms: how many are left in the market. */
  item->label = g_strdup (C_("news", "market"));
  add_pieces (item, TP_PALM, after->market[TP_PALM], "%s", "%s");
}

void
tp_news_add_pending (AhuNews           *news,
                     const TpPosition  *position,
                     const char *const *names)
{
  guint8 pending[TP_MAX_PLAYERS];
  guint n;

  g_return_if_fail (news != NULL && position != NULL && names != NULL);

  n = tp_position_pending (position, pending);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *pieces = tp_to_place_text (position, pending[i]);
      /* Translators: %1$s is a player's name, %2$s such as “2 palms and 1 captive”. */
      g_autofree char *sentence = g_strdup_printf (_("%1$s can still place %2$s."),
                                                       ahu_name_of (names, pending[i]), pieces);
      AhuNewsItem *item = get_item (news, pending[i]);

      item->is_open = TRUE;
      tell (item, sentence, "T8.1");
      for (guint piece = 0; piece < TP_PIECES; piece++)
        if (tp_position_to_place (position, pending[i], piece) > 0)
          add_pieces (item, piece, tp_position_to_place (position, pending[i], piece), "%s", "%s");
    }
}

/* By how much one position has more than others. */
typedef struct
{
  int held[TP_MAX_PLAYERS][TP_PIECES]; /* in the Tapatis, or just taken */
  int built[TP_MAX_PLAYERS][TP_PIECES];
  int points[TP_MAX_PLAYERS];
  int market[TP_PIECES];
  int exchange[TP_COMBINATIONS];
  int exchange_quarry[TP_PIECES];
  int gifts[TP_FACTS];
} Amends;

static void
count_player (Amends           *self,
              const TpPosition *position,
              guint             seat,
              int               sign)
{
  const TpPlayer *player = &position->players[seat];
  guint built[TP_PIECES] = { 0 };

  for (guint site = 0; site < TP_SITES; site++)
    tp_moai_count (&player->moai[site], built);
  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      self->held[seat][piece] += sign * (player->tapati[piece] + player->taken[piece]);
      self->built[seat][piece] += sign * (int) built[piece];
    }
  for (guint line = 0; line < TP_LINES; line++)
    self->points[seat] += sign * player->points[line];
}

static void
count_position (Amends           *self,
                const TpPosition *position,
                int               sign)
{
  for (guint seat = 0; seat < position->n_players; seat++)
    count_player (self, position, seat, sign);
  for (guint piece = 0; piece < TP_PIECES; piece++)
    self->market[piece] += sign * position->market[piece];
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    self->exchange[c] += sign * (position->exchange >> c & 1);
  if (position->exchange_quarry > 0)
    self->exchange_quarry[TP_QUARRY (position->exchange_quarry)] += sign;
  for (guint fact = 0; fact < TP_FACTS; fact++)
    self->gifts[fact] += sign * position->gifts[fact];
}

static const char *
sign_of (int count)
{
  return count > 0 ? "+%s" : "−%s";
}

/* @more: what a player does with pieces, as a sentence with name and pieces, and as a token; @less: the other way */
static void
amend_pieces (AhuNews           *news,
              guint              seat,
              guint              piece,
              int                count,
              const char *const  more[2],
              const char *const  less[2],
              const char *const *names)
{
  const char *const *words = count > 0 ? more : less;
  g_autofree char *pieces = NULL;
  g_autofree char *sentence = NULL;
  AhuNewsItem *item;

  if (count == 0)
    return;
  pieces = tp_pieces_object_text (piece, (guint) ABS (count));
  sentence = g_strdup_printf (words[0], ahu_name_of (names, seat), pieces);
  item = get_item (news, seat);
  append (&item->sentence, C_("sentences", " "), sentence);
  add_pieces (item, piece, (guint) ABS (count), words[1], sign_of (count));
}

/* What leaves the sites comes to who built there as far as there is more then, and the other way. */
static int
count_other (int held,
             int built)
{
  if ((held > 0) == (built > 0) || built == 0)
    return held;

  return ABS (held) > ABS (built) ? held + built : 0;
}

static char *
dup_more (const char *place,
          const char *pieces,
          int         count)
{
  /* Translators: what to put right at the table: %1$s is a place or a player's name, %2$s such as “2 palms” or “13 points”. */
  return g_strdup_printf (count > 0 ? _("%1$s: add %2$s.")
                                    /* Translators: what to put right at the table: %1$s is a place or a player's name, %2$s such as “2 palms” or “13 points”. */
                                    : _("%1$s: remove %2$s."), place, pieces);
}

static void
amend_player (AhuNews           *news,
              const Amends      *amends,
              guint              seat,
              const char *const *names)
{
  /* Translators: what to put right at the table: %1$s is a player's name, %2$s such as “2 captives”. */
  const char *on[] = { _("%1$s puts %2$s onto the sites."),
                       /* Translators: beside a player's name: %s is a number with a picture of pieces. */
                       C_("beside a name", "%s onto the sites") };
  /* Translators: what to put right at the table: %1$s is a player's name, %2$s such as “2 captives”. */
  const char *off[] = { _("%1$s takes %2$s off the sites."),
                        /* Translators: beside a player's name: %s is a number with a picture of pieces. */
                        C_("beside a name", "%s off the sites") };
  const char *takes[] = { _("%1$s takes %2$s."), C_("beside a name", "takes %s") };
  const char *gives[] = { _("%1$s gives back %2$s."), C_("beside a name", "gives back %s") };
  int points = amends->points[seat];

  for (guint piece = 0; piece < TP_PIECES; piece++)
    amend_pieces (news, seat, piece, amends->built[seat][piece], on, off, names);
  for (guint piece = 0; piece < TP_PIECES; piece++)
    amend_pieces (news, seat, piece, count_other (amends->held[seat][piece], amends->built[seat][piece]), takes, gives,
                  names);
  if (points != 0)
    {
      AhuNewsItem *item = get_item (news, seat);
      /* Translators: what a player has too many or too few of. */
      g_autofree char *text = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), ABS (points));
      g_autofree char *sentence = dup_more (ahu_name_of (names, seat), text, points);

      append (&item->sentence, C_("sentences", " "), sentence);
      add_token_apart (item, POINTS, (guint) ABS (points), sign_of (points), sign_of (points));
    }
}

static AhuNewsItem *
amend_place (AhuNews    *news,
             const char *place,
             const char *picture,
             const char *pieces,
             int         count)
{
  AhuNewsItem *item = ahu_news_add_item (news, AHU_NOBODY, dup_more (place, pieces, count));

  item->label = g_strdup (place);
  item->picture = g_strdup (picture);

  return item;
}

static void
amend_lying (AhuNews    *news,
             const char *place,
             const char *picture,
             guint       piece,
             int         count)
{
  g_autofree char *pieces = NULL;

  if (count == 0)
    return;
  pieces = tp_pieces_text (piece, (guint) ABS (count));
  add_pieces (amend_place (news, place, picture, pieces, count), piece, (guint) ABS (count), sign_of (count), sign_of (count));
}

static void
amend_table (AhuNews      *news,
             const Amends *amends)
{
  const char *interchange = C_("market", "Interchange");
  const char *sign = tp_fact_drawing (TP_TAPATI);

  for (guint piece = 0; piece < TP_PIECES; piece++)
    /* Translators: stands before pieces that lie too many or too few in a market. */
    amend_lying (news, C_("put right", "Market"), NULL, piece, amends->market[piece]);
  for (guint piece = TP_QUARRY_1; piece < TP_RUG_2; piece++)
    amend_lying (news, interchange, sign, piece, amends->exchange_quarry[piece]);
  for (guint c = 0; c < TP_COMBINATIONS; c++)
    if (c != TP_COMBINATION_QUARRY && amends->exchange[c] != 0)
      add_combination (amend_place (news, interchange, sign, tp_combination_name (c), amends->exchange[c]), c,
                       sign_of (amends->exchange[c]), sign_of (amends->exchange[c]));
  for (guint fact = 0; fact < TP_FACTS; fact++)
    amend_lying (news, tp_fact_name (fact), tp_fact_drawing (fact), fact == TP_MOAI_CARD ? TP_PALM : TP_SLAVE,
                 amends->gifts[fact]);
}

gboolean
tp_news_add_amends (AhuNews             *news,
                    const gconstpointer *positions,
                    guint                n,
                    const char *const   *names)
{
  Amends amends = { 0 };

  g_return_val_if_fail (news != NULL && positions != NULL && names != NULL, FALSE);

  for (guint i = 0; i < n; i++)
    {
      count_position (&amends, positions[2 * i], -1);
      count_position (&amends, positions[2 * i + 1], 1);
    }
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    amend_player (news, &amends, seat, names);
  amend_table (news, &amends);

  return news->items->len > 0;
}
