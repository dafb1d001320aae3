/* rn-takings.c: what each player takes at the table in a scoring, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-takings.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/rapanui/notation/rn-names.h"
#include "games/rapanui/study/rn-citation.h"

const char *
rn_scored_sentence (guint kind)
{
  switch ((RnKind) kind)
    {
    case RN_LUMBERJACK:
      return _("Lumberjacks are scored.");
    case RN_PRIEST:
      return _("Priests are scored.");
    case RN_MOAI:
      return _("Moai are scored.");
    case RN_FISH:
      return _("Fish is scored.");
    case RN_MULBERRY:
      return _("Mulberry is scored.");
    case RN_POTATO:
      return _("Sweet Potato is scored.");
    case RN_GRAIN:
      return _("Grain is scored.");
    case RN_KINDS:
    default:
      g_return_val_if_reached ("");
    }
}

static guint
sum (const guint16 *counts)
{
  return (guint) counts[0] + counts[1] + counts[2] + counts[3];
}

void
rn_takings (RnTakings        *takings,
            const RnPosition *before,
            const RnScoring  *scoring,
            const RnPosition *now)
{
  memset (takings, 0, sizeof *takings);
  takings->kind = scoring->kind;

  for (guint p = 0; p < before->n_players; p++)
    {
      RnTaking taking = { .player = (guint8) p };

      taking.wood = (guint16) (now->wood[p] - before->wood[p]);
      taking.glory = (guint16) (now->glory[p] - before->glory[p]);
      for (guint k = 0; k < RN_SACRIFICES; k++)
        taking.cards[k] = (guint8) (now->sacrifice[p][k] - before->sacrifice[p][k]);
      taking.count = scoring->count[p];
      taking.base = scoring->base[p];
      /* A pile that runs out gives no bonus (R7.9). */
      taking.bonus = rn_kind_is_gatherer (scoring->kind) && scoring->given[p] <= scoring->base[p]
                       ? 0 : scoring->bonus[p];
      if (taking.wood || taking.glory || taking.cards[0] || taking.cards[1] || taking.cards[2] || taking.cards[3])
        takings->takings[takings->n++] = taking;
    }

  /* D7: said once, when the supply first can't pay. */
  takings->short_wood = sum (before->wood) <= RN_BOX_WOOD && sum (now->wood) > RN_BOX_WOOD;
  takings->short_glory = sum (before->glory) <= RN_BOX_GLORY && sum (now->glory) > RN_BOX_GLORY;
}

guint
rn_taking_tokens (const RnTaking *taking,
                  guint8          tokens[RN_TAKING_MAX_TOKENS])
{
  static const guint8 values[] = { 20, 10, 5, 1 };
  guint amount = taking->wood > 0 ? taking->wood : taking->glory;
  guint n = 0;

  /* There are no glory tiles of 20 (R1.5). */
  for (guint i = taking->wood > 0 ? 0 : 1; i < G_N_ELEMENTS (values); i++)
    for (; amount >= values[i] && n < RN_TAKING_MAX_TOKENS; amount -= values[i])
      tokens[n++] = values[i];

  return n;
}

/* “5 + 1 + 1” */
static char *
list_tokens (const RnTaking *taking)
{
  guint8 tokens[RN_TAKING_MAX_TOKENS];
  guint n = rn_taking_tokens (taking, tokens);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, i > 0 ? " + %u" : "%u", tokens[i]);

  return g_string_free (text, FALSE);
}

static char *
wood_sentence (const RnTaking *taking,
               const char     *name)
{
  g_autofree char *paid = list_tokens (taking);

  if (taking->wood == 1)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s takes 1 wood."), name);

  /* Translators: %1$s is a player's name, %2$u wood, %3$s the tokens, such as 5 + 1 + 1. */
  return g_strdup_printf (ngettext ("%1$s takes %2$u wood: %3$s.", "%1$s takes %2$u wood: %3$s.",
                                    taking->wood), name, taking->wood, paid);
}

static char *
glory_sentence (const RnTaking *taking,
                const char     *name)
{
  g_autofree char *paid = list_tokens (taking);

  if (taking->glory == 1)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s takes 1 glory point."), name);

  /* Translators: %1$s is a player's name, %2$u glory points, %3$s the tiles, such as 5 + 1 + 1. */
  return g_strdup_printf (ngettext ("%1$s takes %2$u glory point: %3$s.",
                                    "%1$s takes %2$u glory points: %3$s.", taking->glory),
                          name, taking->glory, paid);
}

static char *
cards_sentence (const RnTaking *taking,
                const char     *name)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;
  g_autofree char *list = NULL;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (taking->cards[k] > 0)
      {
        /* Translators: an item of a list; %1$u cards of the kind %2$s. */
        g_autofree char *item = g_strdup_printf (C_("cards", "%1$u × %2$s"), taking->cards[k],
                                                 rn_sacrifice_name (k));
        g_strv_builder_add (builder, item);
      }
  items = g_strv_builder_end (builder);
  list = g_strjoinv (C_("list", ", "), items);

  /* Translators: %1$s is a player's name, %2$s a list of Sacrifice cards. */
  return g_strdup_printf (_("%1$s takes Sacrifice cards: %2$s."), name, list);
}

char *
rn_taking_words (const RnTaking *taking,
                 const char     *name)
{
  if (taking->wood)
    return wood_sentence (taking, name);
  if (taking->glory)
    return glory_sentence (taking, name);

  return cards_sentence (taking, name);
}

/* One card, whatever the number displayed (R7.8). */
static char *
gatherer_reason (const RnTaking *taking,
                 const char     *kind)
{
  if (taking->bonus > 0)
    /* Translators: %1$u cards of the kind %2$s lie in the personal display. */
    return g_strdup_printf (_("%1$u × %2$s in the display: 1 card, and 1 bonus for the sole majority (R7.8)"),
                            taking->count, kind);

  /* Translators: %1$u cards of the kind %2$s lie in the personal display. */
  return g_strdup_printf (_("%1$u × %2$s in the display: always 1 card, however many there are (R7.8)"),
                          taking->count, kind);
}

char *
rn_taking_why (const RnTaking *taking,
               guint           scored)
{
  const char *kind = rn_kind_name (scored);
  const char *rule = rn_scoring_rule (scored);

  if (scored >= RN_FISH)
    return gatherer_reason (taking, kind);

  if (taking->bonus > 0)
    /* Translators: %1$u cards of the kind %2$s lie in the personal display; %3$s is a rule, such as R7.4. */
    return g_strdup_printf (_("%1$u × %2$s in the display, and 1 bonus for the sole majority (%3$s, R7.7)"),
                            taking->count, kind, rule);

  /* Translators: %1$u cards of the kind %2$s lie in the personal display; %3$s is a rule, such as R7.4. */
  return g_strdup_printf (_("%1$u × %2$s in the display (%3$s)"), taking->count, kind, rule);
}
