/* tp-merged-sentences.c: what moves have brought together, in few sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/tapati/engine/tp-citation.h"

static gboolean
goes_with (const TpEvent *first,
           const TpEvent *event)
{
  if (first->type != event->type)
    return FALSE;
  if (event->type == TP_EVENT_LEFT_OVER)
    return (first->piece >= TP_RUG_2) == (event->piece >= TP_RUG_2);
  if (event->type == TP_EVENT_GIFT_LAID)
    return first->piece == event->piece;

  return event->type == TP_EVENT_TAKES || event->type == TP_EVENT_TO_MARKET || event->type == TP_EVENT_FROM_MARKET ||
         event->type == TP_EVENT_LAID;
}

static char *
dup_member (const TpEvent     *event,
            const char *const *names)
{
  g_autofree char *pieces = NULL;

  if (event->type == TP_EVENT_LAID)
    return g_strdup (tp_combination_name (event->what));
  if (event->type == TP_EVENT_GIFT_LAID)
    return g_strdup (tp_fact_name (event->what));

  pieces = tp_pieces_text (event->piece, event->count);

  return event->type == TP_EVENT_TAKES ? tp_taking_text (ahu_name_of (names, event->player), pieces)
                                       : g_steal_pointer (&pieces);
}

/* @list: what several events are about, which go together */
static char *
list_sentence (const TpEvent *event,
               const char    *list)
{
  switch ((guint) event->type)
    {
    case TP_EVENT_TAKES:
      /* Translators: %s is a list such as “3 palms for Anna, 2 palms for Ben and 1 palm for Chiara”. */
      return g_strdup_printf (_("From the market: %s."), list);
    case TP_EVENT_TO_MARKET:
      return g_strdup_printf (_("From the store to the market: %s."), list);
    case TP_EVENT_FROM_MARKET:
      return g_strdup_printf (_("From the market back to the store: %s."), list);
    case TP_EVENT_LAID:
      return g_strdup_printf (_("From the store to the interchange market: %s."), list);
    case TP_EVENT_LEFT_OVER:
      return g_strdup_printf (event->piece >= TP_RUG_2 ? _("Out of the game: %s.") : _("To the recycled pile: %s."), list);
    case TP_EVENT_GIFT_LAID:
    default:
      /* Translators: %s are the names of two or more fact cards. */
      return g_strdup_printf (_("A captive is laid on each of these cards: %s."), list);
    }
}

char *
tp_taking_text (const char *name,
                const char *pieces)
{
  /* Translators: in a list of who takes what: %1$s is a player's name, %2$s such as “3 palms” or “a quarry with 2 circles”. */
  return g_strdup_printf (C_("takes", "%2$s for %1$s"), name, pieces);
}

char **
tp_events_sentences (const TpEvent     *events,
                     guint              n,
                     const char *const *names,
                     const char       **rules)
{
  guint n_told = 0;
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_autofree gboolean *told = g_new0 (gboolean, n + 1);

  g_return_val_if_fail (events != NULL && names != NULL, NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) members = g_ptr_array_new_with_free_func (g_free);
      g_autofree char *list = NULL;
      g_autofree char *sentence = NULL;

      if (told[i])
        continue;
      for (guint j = i + 1; j < n; j++)
        if (goes_with (&events[i], &events[j]))
          {
            told[j] = TRUE;
            g_ptr_array_add (members, dup_member (&events[j], names));
          }
      if (members->len == 0)
        {
          sentence = tp_event_sentence (&events[i], names);
        }
      else
        {
          g_ptr_array_insert (members, 0, dup_member (&events[i], names));
          list = tp_list_text ((const char *const *) members->pdata, members->len);
          sentence = list_sentence (&events[i], list);
        }
      g_strv_builder_add (sentences, sentence);
      if (rules != NULL)
        rules[n_told++] = tp_event_rule (&events[i]);
    }

  return g_strv_builder_end (sentences);
}
