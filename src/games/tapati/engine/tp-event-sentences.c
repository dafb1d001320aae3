/* tp-event-sentences.c: what happens by the rules, as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/tapati/engine/tp-watch.h"

static char *
end_sentence (guint end)
{
  static const char *const sentences[TP_ENDS] = {
    [TP_END_MARKET_RAPANUIS] = N_("The store can’t fill the Rapanui market: the game ends."),
    [TP_END_MARKET_SLAVES] = N_("The store can’t fill the captive market: the game ends."),
    [TP_END_MARKET_PALMS] = N_("The store can’t fill the palm market: the game ends."),
    [TP_END_EXCHANGE] = N_("The store can’t fill the interchange market: the game ends."),
    [TP_END_GIFTS] = N_("The store has no gift for each unused fact card: the game ends."),
    [TP_END_MARKET_QUARRIES] = N_("There are not enough quarries for the markets: the game ends."),
    [TP_END_EXTRA] = N_("The store has no extra piece: the game ends after this fact."),
    [TP_END_AWARD] = N_("There is nothing left for the award: the game ends after this fact."),
    [TP_END_LAST_PALM] = N_("That was the last palm of the market: the game ends after this fact."),
    [TP_END_LAST_RUG] = N_("No rug is left: the game ends after this fact."),
  };

  return g_strdup (_(sentences[end]));
}

/* What is about to end the game, so that nobody is surprised.
 * Returns: (nullable): nothing, as long as it goes on whatever is chosen next */
static char *
ahead_sentence (const TpPosition *position)
{
  TpMove move = { .type = TP_MOVE_FACT, .player = position->actor };
  const char *facts[TP_FACTS];
  g_autofree char *list = NULL;
  guint n = 0;

  if (position->step == TP_STEP_PALMS)
    move.type = TP_MOVE_PALM;
  else if (position->step == TP_STEP_PRESTIGE)
    move.type = TP_MOVE_DONE;
  if (position->step == TP_STEP_PALMS && tp_move_ends (position, &move) != TP_END_NONE)
    return g_strdup (_("The last palm ends the game."));
  if (position->step == TP_STEP_PRESTIGE && tp_move_ends (position, &move) != TP_END_NONE)
    return g_strdup (_("Unless a Moai is scored, the next replacement ends the game."));

  for (move.what = 0; position->step == TP_STEP_FACT && move.what < tp_facts_in_use (position->n_players); move.what++)
    if (tp_move_ends (position, &move) != TP_END_NONE)
      facts[n++] = tp_fact_name (move.what);
  if (n == 0)
    return NULL;
  list = tp_list_text (facts, n);

  /* Translators: %s are fact cards that end the game when somebody takes them. */
  return g_strdup_printf (ngettext ("%s ends the game.", "%s end the game.", n), list);
}

char *
tp_over_sentence (guint end)
{
  static const char *const over[TP_ENDS] = {
    [TP_END_EXTRA] = N_("The store had no extra piece: the game is over."),
    [TP_END_AWARD] = N_("There was nothing left for the award: the game is over."),
    [TP_END_LAST_PALM] = N_("The last palm of the market was taken: the game is over."),
    [TP_END_LAST_RUG] = N_("No rug was left: the game is over."),
  };

  g_return_val_if_fail (end < TP_ENDS, NULL);

  if (end == TP_END_NONE)
    return g_strdup (_("The game is over."));

  return over[end] != NULL ? g_strdup (_(over[end])) : end_sentence (end);
}

char *
tp_lasting_sentence (const TpPosition *position)
{
  g_return_val_if_fail (position != NULL && position->end < TP_ENDS, NULL);

  if (position->end == TP_END_NONE)
    return ahead_sentence (position);

  return position->step == TP_STEP_OVER ? tp_over_sentence (position->end) : end_sentence (position->end);
}

static char *
score_sentence (const TpEvent *event,
                const char    *name)
{
  int points = 0;
  int site = event->site + 1;

  for (guint i = 0; i < TP_LINES; i++)
    points += event->points[i];

  if (event->forced)
    /* Translators: %1$s is a player's name, %2$d the number of a site, %3$d points. */
    return g_strdup_printf (ngettext ("%1$s’s Moai on site %2$d has arrived and brings %3$d point.",
                                      "%1$s’s Moai on site %2$d has arrived and brings %3$d points.", (gulong) points),
                            name, site, points);

  /* Translators: %1$s is a player's name, %2$d the number of a site, %3$d points. */
  return g_strdup_printf (ngettext ("%1$s’s Moai on site %2$d brings %3$d point.",
                                    "%1$s’s Moai on site %2$d brings %3$d points.", (gulong) points),
                          name, site, points);
}

/* Sentences with a player in front and pieces, or with pieces alone. */
static char *
pieces_sentence (const TpEvent *event,
                 const char    *name)
{
  g_autofree char *pieces = tp_pieces_text (event->piece, event->count);
  g_autofree char *object = tp_pieces_object_text (event->piece, event->count);

  switch (event->type)
    {
    case TP_EVENT_GIFT:
      /* Translators: %1$s is a player's name, %2$s such as “2 captives”. */
      return g_strdup_printf (_("%1$s gets the gifts on the card: %2$s."), name, pieces);
    case TP_EVENT_EXTRA:
      /* Translators: %1$s is a player's name, %2$s such as “1 captive”. */
      return g_strdup_printf (_("%1$s gets the extra piece: %2$s."), name, pieces);
    case TP_EVENT_TAKES:
      /* Translators: %1$s is a player's name, %2$s such as “2 captives”. */
      return g_strdup_printf (_("%1$s takes %2$s from the market."), name, object);
    case TP_EVENT_AWARD:
      /* Translators: %1$s is a player's name, %2$s such as “1 palm”. */
      return g_strdup_printf (_("%1$s gets the award: %2$s."), name, pieces);
    case TP_EVENT_BACK:
      /* Translators: %1$s is a player's name, %2$s such as “2 captives”. */
      return g_strdup_printf (_("%1$s gives back %2$s."), name, object);
    case TP_EVENT_LEFT_OVER:
      /* Translators: %s is such as “a quarry with 3 circles”. */
      return g_strdup_printf (event->piece >= TP_RUG_2 ? _("Out of the game: %s.") : _("To the recycled pile: %s."),
                              pieces);
    case TP_EVENT_TO_MARKET:
      /* Translators: %s is such as “2 captives”. */
      return g_strdup_printf (_("From the store to the market: %s."), pieces);
    case TP_EVENT_FROM_MARKET:
    default:
      /* Translators: %s is such as “2 captives”. */
      return g_strdup_printf (_("From the market back to the store: %s."), pieces);
    }
}

char *
tp_event_sentence (const TpEvent     *event,
                   const char *const *names)
{
  const char *name = ahu_name_of (names, event->player);

  switch ((TpEventType) event->type)
    {
    case TP_EVENT_OUT:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s can’t exchange anything."), name);
    case TP_EVENT_SCORES:
      return score_sentence (event, name);
    case TP_EVENT_ROUND:
      /* Translators: %1$d is the number of a round, %2$s a player's name. */
      return g_strdup_printf (_("Round %1$d begins; %2$s has the marker."), event->count, name);
    case TP_EVENT_LAID:
      /* Translators: %s is such as “two captives”. */
      return g_strdup_printf (_("From the store to the interchange market: %s."), tp_combination_name (event->what));
    case TP_EVENT_GIFT_LAID:
      if (event->piece == TP_PALM)
        /* Translators: %s is the name of a fact card. */
        return g_strdup_printf (_("A palm is laid on the card %s."), tp_fact_name (event->what));
      /* Translators: %s is the name of a fact card. */
      return g_strdup_printf (_("A captive is laid on the card %s."), tp_fact_name (event->what));
    case TP_EVENT_RECYCLED:
      return g_strdup (_("The recycled quarries are shuffled and become the stock."));
    case TP_EVENT_END:
      return end_sentence (event->what);
    case TP_EVENT_GIFT:
    case TP_EVENT_EXTRA:
    case TP_EVENT_TAKES:
    case TP_EVENT_AWARD:
    case TP_EVENT_BACK:
    case TP_EVENT_LEFT_OVER:
    case TP_EVENT_TO_MARKET:
    case TP_EVENT_FROM_MARKET:
    case TP_EVENTS:
    default:
      return pieces_sentence (event, name);
    }
}
