/* tp-news.c: what has happened last, for the table
 *
 * Takings one by one are told as one, and so is what goes back until all have placed: the news are
 * of the whole, not of the last move of it. The replacement stands before what came before it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-news.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-news-items.h"
#include "games/tapati/engine/tp-parts.h"
#include "games/tapati/engine/tp-sentences.h"

#define EVERYBODY G_MAXUINT

/* Moves whose own events alone are not the whole; in the Tapati each exchange is a thing of its own. */
static gboolean
is_gathered (const TpMove *move,
             guint         fact)
{
  if (fact == TP_TAPATI)
    return FALSE;

  return move->type == TP_MOVE_BUILD || move->type == TP_MOVE_DONE || move->type == TP_MOVE_SCORE;
}

static void
list_events (AhuHistory  *history,
             guint        ply,
             TpEventList *events)
{
  TpPosition position = *(const TpPosition *) ahu_history_get_position (history, ply);
  TpMove move = tp_history_move (history, ply);

  events->n = 0;
  tp_apply (&position, &move, events);
}

gboolean
tp_move_brings (const TpPosition *before,
                const TpMove     *move)
{
  TpPosition after;
  TpEventList events = { 0 };

  g_return_val_if_fail (before != NULL && move != NULL, FALSE);

  if (tp_move_is_taking (move) || move->type == TP_MOVE_EXCHANGE)
    return TRUE;
  after = *before;
  tp_apply (&after, move, &events);

  return events.n > 0;
}

/* News are of the last move that brought something to anybody, not of each that was made since. */
static gboolean
brings_something (AhuHistory *history,
                  guint       ply)
{
  TpMove move = tp_history_move (history, ply);

  return tp_move_brings (ahu_history_get_position (history, ply), &move);
}

static void
add_all (TpEventList       *to,
         const TpEventList *from)
{
  for (guint i = 0; i < from->n; i++)
    tp_events_add (to, from->events[i]);
}

/* What was taken as if from the market at once, with what the rules brought beside it. */
static void
add_taking (AhuHistory  *history,
            guint        ply,
            TpEventList *events)
{
  TpMove move = tp_history_move (history, ply);
  const TpPosition *before = ahu_history_get_position (history, ply);
  TpEvent event = { .type = TP_EVENT_TAKES, .player = move.player, .count = 1 };
  TpEventList own;

  event.piece = move.type == TP_MOVE_PALM     ? TP_PALM
                : move.type == TP_MOVE_QUARRY ? move.piece
                : before->market[TP_RUG_2] > 0 ? TP_RUG_2 : TP_RUG_3;
  if (move.type != TP_MOVE_ENOUGH)
    tp_events_merge (events, event);
  list_events (history, ply, &own);
  add_all (events, &own);
}

/* The events of all moves of which the one at @last is the last, in their order. */
static void
gather (AhuHistory  *history,
        guint        last,
        TpEventList *events)
{
  TpMove move = tp_history_move (history, last);
  guint part = tp_part (ahu_history_get_position (history, last));
  guint round = ((const TpPosition *) ahu_history_get_position (history, last))->round;
  guint fact = ((const TpPosition *) ahu_history_get_position (history, last))->fact;
  guint first = last;

  while (first > 0 && tp_part (ahu_history_get_position (history, first - 1)) == part &&
         ((const TpPosition *) ahu_history_get_position (history, first - 1))->round == round)
    first--;
  for (guint ply = first; ply <= last; ply++)
    {
      TpMove made = tp_history_move (history, ply);
      gboolean with = ply == last || (is_gathered (&move, fact) && is_gathered (&made, fact)) ||
                      (tp_move_is_taking (&move) && (tp_move_is_taking (&made) || made.type == TP_MOVE_FACT));
      TpEventList own;

      if (!with)
        continue;
      if (tp_move_is_taking (&made))
        {
          add_taking (history, ply, events);
          continue;
        }
      list_events (history, ply, &own);
      add_all (events, &own);
    }
}

/* @rules: one for each of them, or %NULL */
static void
add_details (AhuNews           *news,
             const TpEventList *events,
             const char *const *names)
{
  const char *rules[TP_MAX_EVENTS];
  g_auto (GStrv) sentences = tp_events_sentences (events->events, events->n, names, rules);

  for (guint i = 0; sentences[i] != NULL; i++)
    ahu_news_add_detail (news, ahu_cite (sentences[i], rules[i]));
}

/* For the ear, the last move alone: what was told before is not told again.
 *
 * @who: the players of whom it tells, a bit each */
static char *
tell (AhuHistory        *history,
      guint              ply,
      guint              who,
      const char        *place,
      const char *const *names)
{
  TpMove move = { .type = TP_MOVE_REVEAL };
  TpEventList events = { 0 }, own = { 0 };
  g_auto (GStrv) sentences = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) lines = NULL;

  if (ply > 0)
    {
      move = tp_history_move (history, ply - 1);
      list_events (history, ply - 1, &events);
    }
  else
    tp_set_up_events (ahu_history_get_position (history, 0), &events);
  for (guint i = 0; i < events.n; i++)
    if (who == EVERYBODY || events.events[i].type == TP_EVENT_END ||
        (tp_event_is_of_player (&events.events[i]) && ((who >> events.events[i].player) & 1)))
      tp_events_add (&own, events.events[i]);
  sentences = tp_events_sentences (own.events, own.n, names, NULL);
  if (place != NULL)
    g_strv_builder_add (builder, place);
  if ((tp_move_is_taking (&move) || move.type == TP_MOVE_EXCHANGE) && ((who >> move.player) & 1))
    {
      g_autofree char *done = tp_move_sentence (ahu_history_get_position (history, ply - 1), &move, names);

      if (done != NULL)
        g_strv_builder_add (builder, done);
    }
  g_strv_builder_addv (builder, (const char **) sentences);
  lines = g_strv_builder_end (builder);

  return lines[0] != NULL ? g_strjoinv ("\n", lines) : NULL;
}

/* A card is told with its name by the move that takes it. */
static TpPosition
find_place (AhuHistory        *history,
            guint              last,
            const TpEventList *events)
{
  TpPosition place = *(const TpPosition *) ahu_history_get_position (history, last);
  TpMove move = tp_history_move (history, last);

  if (move.type == TP_MOVE_FACT)
    place.fact = move.what;
  for (guint i = 0; i < events->n; i++)
    if (events->events[i].type == TP_EVENT_ROUND)
      {
        place.round = events->events[i].count;
        place.fact = TP_NO_FACT;
        place.step = TP_STEP_REVEAL;
      }

  return place;
}

static gboolean
has_scores (const TpEventList *events)
{
  for (guint i = 0; i < events->n; i++)
    if (events->events[i].type == TP_EVENT_SCORES)
      return TRUE;

  return FALSE;
}

/* The Moai of the last prestige before the move @end. */
static void
find_scored (AhuHistory  *history,
             guint        end,
             TpEventList *scored)
{
  scored->n = 0;
  while (scored->n == 0 && end-- > 0)
    {
      TpEventList events;

      list_events (history, end, &events);
      if (!has_scores (&events))
        continue;
      events.n = 0;
      gather (history, end, &events);
      for (guint i = 0; i < events.n; i++)
        if (events.events[i].type == TP_EVENT_SCORES)
          scored->events[scored->n++] = events.events[i];
    }
}

/* They stay until others are scored. */
static void
add_earlier (AhuNews           *news,
             AhuHistory        *history,
             guint              end,
             const TpPosition  *after,
             const char *const *names)
{
  g_autoptr (AhuNews) earlier = ahu_news_new (AHU_NEWS_DONE);
  TpEventList scored;

  find_scored (history, end, &scored);
  tp_news_add_items (earlier, &scored, after, names);
  while (earlier->items->len > 0)
    {
      AhuNewsItem *item = g_ptr_array_steal_index (earlier->items, 0);

      item->is_earlier = TRUE;
      g_ptr_array_add (news->items, item);
    }
}

static void
fill (AhuNews           *news,
      AhuHistory        *history,
      guint              last,
      const char *const *names)
{
  const TpPosition *after = ahu_history_get_position (history, last + 1);
  TpMove move = tp_history_move (history, last);
  TpEventList events = { 0 };
  TpPosition place;
  guint seat;

  gather (history, last, &events);
  place = find_place (history, last, &events);
  g_free (news->place);
  news->place = place.fact == TP_NO_FACT ? tp_part_text (&place, NULL, names, &seat) : tp_place_text (&place);
  if (place.fact != TP_NO_FACT)
    news->picture = g_strdup (tp_fact_drawing (place.fact));
  if (move.type == TP_MOVE_EXCHANGE)
    tp_news_add_exchange (news, ahu_history_get_position (history, last), &move, names);
  tp_news_add_items (news, &events, after, names);
  if (tp_move_is_taking (&move) && move.type != TP_MOVE_RUG && move.type != TP_MOVE_QUARRY)
    tp_news_add_palms (news, &move, after, names);
  add_details (news, &events, names);
  if (!has_scores (&events))
    add_earlier (news, history, last, after, names);
}

/* Before anybody has done anything: what is laid out is the first replacement. */
static void
tell_set_up (AhuNews           *news,
             const TpPosition  *position,
             const char *const *names)
{
  TpPosition place = *position;
  TpEventList events = { 0 };
  guint seat;

  place.fact = TP_NO_FACT;
  place.step = TP_STEP_REVEAL;
  tp_set_up_events (position, &events);
  g_free (news->place);
  news->place = tp_part_text (&place, NULL, names, &seat);
  tp_news_add_items (news, &events, position, names);
  add_details (news, &events, names);
}

/* Somebody has placed since: who is still to is worth more than what was moved before, which can be
 * read on. */
static void
tell_pending (AhuNews           *news,
              AhuHistory        *history,
              guint              last,
              const TpPosition  *position,
              const char *const *names)
{
  TpEventList events = { 0 };

  if (last > 0)
    {
      gather (history, last - 1, &events);
      add_details (news, &events, names);
    }
  /* Translators: stands before the names of players who place pieces, each with those that are left. */
  news->heading = g_strdup (_("Still placing"));
  tp_news_add_pending (news, position, names);
}

AhuNews *
tp_news (AhuHistory        *history,
         guint              ply,
         const char *const *names)
{
  AhuNews *news = ahu_news_new (AHU_NEWS_NOTHING);
  const TpPosition *position = ahu_history_get_position (history, ply);
  guint last = ply;

  while (last > 0 && !brings_something (history, last - 1))
    last--;
  news->place = tp_place_text (position);
  news->is_last = position->step == TP_STEP_OVER;
  news->lasting = tp_lasting_sentence (position);
  if (last < ply && position->step == TP_STEP_PLACE)
    tell_pending (news, history, last, position, names);
  else
    {
      if (last > 0)
        fill (news, history, last - 1, names);
      else
        tell_set_up (news, ahu_history_get_position (history, 0), names);
      news->is_fresh = last == ply;
      news->state = last == ply ? AHU_NEWS_DUE : AHU_NEWS_DONE;
    }
  news->text = last == ply ? tell (history, ply, EVERYBODY, news->place, names) : g_strdup (news->place);
  /* Where several act their boards say what each of them has. */
  if (last == ply)
    news->heard = tell (history, ply, g_bit_nth_msf (position->pending, -1) == g_bit_nth_lsf (position->pending, -1)
                                        ? position->pending : 0, NULL, names);

  return news;
}
