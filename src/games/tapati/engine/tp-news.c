/* tp-news.c: what a move has brought each player, for the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-news.h"

#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"

/* What somebody gets or gives; the rest is told in the log. */
static gboolean
is_news (const TpEvent *event)
{
  return event->type == TP_EVENT_GIFT || event->type == TP_EVENT_EXTRA || event->type == TP_EVENT_TAKES ||
         event->type == TP_EVENT_AWARD || event->type == TP_EVENT_BACK;
}

static void
add_event (AhuNews           *news,
           const TpEvent     *event,
           const char *const *names)
{
  AhuNewsItem *item = ahu_news_add_item (news, event->player, tp_event_sentence (event, names));
  g_autofree char *pieces = tp_pieces_text (event->piece, event->count);
  g_autofree char *brief = g_strdup_printf ("%s%u", event->type == TP_EVENT_BACK ? "−" : "+", event->count);

  item->reason = g_strdup (tp_event_rule (event));
  ahu_news_item_add_token (item, NULL, 0, pieces, brief);
}

static char *
join_sentences (const AhuNews *news)
{
  GString *text = g_string_new (news->place);

  for (guint i = 0; i < news->items->len; i++)
    g_string_append_printf (text, "\n%s", ((AhuNewsItem *) news->items->pdata[i])->sentence);

  return g_string_free (text, FALSE);
}

AhuNews *
tp_news (AhuHistory        *history,
         guint              ply,
         const char *const *names)
{
  AhuNews *news = ahu_news_new (AHU_NEWS_NOTHING);
  const TpPosition *before = ahu_history_get_position (history, ply > 0 ? ply - 1 : 0);
  TpPosition after = *before;
  TpEventList events = { 0 };
  TpMove move;

  news->place = tp_place_text (before);
  if (ply > 0)
    {
      tp_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply - 1));
      tp_apply (&after, &move, &events);
    }
  for (guint i = 0; i < events.n; i++)
    if (is_news (&events.events[i]))
      add_event (news, &events.events[i], names);
  news->is_fresh = news->items->len > 0;
  if (news->is_fresh)
    news->state = AHU_NEWS_DUE;
  news->text = join_sentences (news);

  return news;
}
