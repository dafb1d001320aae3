/* tp-news.c: what a move has brought, for the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-news.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"

/* What somebody gets or gives. */
static gboolean
is_of_player (const TpEvent *event)
{
  return event->type == TP_EVENT_GIFT || event->type == TP_EVENT_EXTRA || event->type == TP_EVENT_TAKES ||
         event->type == TP_EVENT_AWARD || event->type == TP_EVENT_BACK;
}

/* What else is moved: Moai that are scored, what is left over, and the replacement. */
static gboolean
is_of_all (const TpEvent *event)
{
  return event->type == TP_EVENT_SCORES || event->type == TP_EVENT_LEFT_OVER || event->type == TP_EVENT_ROUND ||
         event->type == TP_EVENT_TO_MARKET || event->type == TP_EVENT_FROM_MARKET || event->type == TP_EVENT_LAID ||
         event->type == TP_EVENT_GIFT_LAID || event->type == TP_EVENT_RECYCLED;
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

static void
append (char       **text,
        const char  *between,
        const char  *sentence)
{
  char *joined = *text != NULL ? g_strconcat (*text, between, sentence, NULL) : g_strdup (sentence);

  g_free (*text);
  *text = joined;
}

static void
tell (AhuNews           *news,
      const TpEvent     *event,
      const char *const *names)
{
  g_autofree char *sentence = tp_event_sentence (event, names);

  if (is_of_player (event))
    add_event (news, event, names);
  else if (is_of_all (event))
    append (&news->note, C_("sentences", " "), sentence);
  else if (event->type == TP_EVENT_END)
    append (&news->aside, C_("sentences", " "), sentence);
  else
    return;

  append (&news->text, "\n", sentence);
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
  news->text = g_strdup (news->place);
  if (ply > 0)
    {
      tp_move_from_json (&move, g_ptr_array_index (ahu_history_get_moves (history), ply - 1));
      tp_apply (&after, &move, &events);
    }
  for (guint i = 0; i < events.n; i++)
    tell (news, &events.events[i], names);
  news->is_last = after.step == TP_STEP_OVER;
  news->is_fresh = news->items->len > 0 || news->note != NULL;
  if (news->is_fresh)
    news->state = AHU_NEWS_DUE;

  return news;
}
