/* tp-prompt-sentences.c: who does what now, and where in the game that is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

static char *
reveal_prompt (const TpPosition *position,
               const char       *name)
{
  int row = position->box.row;

  switch ((TpDraw) position->draw)
    {
    case TP_DRAW_EXCHANGE:
      return g_strdup (_("Draw a quarry for the interchange market."));
    case TP_DRAW_MARKET:
      /* Translators: %d are quarries, 3 to 7. */
      return g_strdup_printf (ngettext ("Draw %d quarry and a rug for the quarry market.",
                                        "Draw %d quarries and a rug for the quarry market.", (gulong) row), row);
    case TP_DRAW_RUG_CARD:
    case TP_DRAWS:
    default:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: draw a quarry."), name);
    }
}

/* Of one player by name; of several who place in any order the fewer names are listed: of those who
 * place, or of those who don't. */
static char *
place_prompt (const TpPosition  *position,
              const char *const *names)
{
  const char *list[TP_MAX_PLAYERS];
  guint8 pending[TP_MAX_PLAYERS];
  guint n = tp_position_pending (position, pending);
  gboolean others = n > 2 && n > position->n_players / 2u;
  guint n_listed = 0;
  g_autofree char *text = NULL;

  for (guint seat = 0, at = position->active; seat < position->n_players; seat++, at = tp_position_next (position, at))
    if (tp_position_is_pending (position, at) != others)
      list[n_listed++] = tp_name_of (names, at);
  if (n_listed == 0)
    return g_strdup (_("All of you: place pieces in any order."));

  text = tp_list_text (list, n_listed);
  if (n == 1)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("%s: place pieces, or say you’re done."), text);
  if (others)
    /* Translators: %s are one or two players, such as “Anna and Ben”. */
    return g_strdup_printf (_("Place pieces in any order: all but %s."), text);

  /* Translators: %s are two or more players, such as “Anna and Ben”. */
  return g_strdup_printf (_("Place pieces in any order: %s."), text);
}

char *
tp_prompt (const TpPosition  *position,
           const char *const *names)
{
  const char *name = tp_name_of (names, position->actor);

  g_return_val_if_fail (position != NULL && names != NULL, NULL);

  switch ((TpStep) position->step)
    {
    case TP_STEP_REVEAL:
      return reveal_prompt (position, name);
    case TP_STEP_FACT:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: take a fact card."), name);
    case TP_STEP_PALMS:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: take a palm, or say “Enough!”"), name);
    case TP_STEP_QUARRIES:
      if (position->actor == position->active)
        /* Translators: %s is a player's name. */
        return g_strdup_printf (_("%s: take a quarry or the rug."), name);
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: take a quarry."), name);
    case TP_STEP_EXCHANGE:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: make an exchange, or pass."), name);
    case TP_STEP_AWARD:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: choose an award."), name);
    case TP_STEP_PLACE:
      return place_prompt (position, names);
    case TP_STEP_PRESTIGE:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("%s: score any of your Moai, or say you’re done."), name);
    case TP_STEP_OVER:
    case TP_STEPS:
    default:
      return g_strdup (_("The game is over."));
    }
}

char *
tp_place_text (const TpPosition *position)
{
  const char *part = NULL;

  if (position->fact != TP_NO_FACT)
    part = tp_fact_name (position->fact);
  else if (position->step == TP_STEP_PRESTIGE)
    part = tp_line_name (TP_LINE_PRESTIGE);

  if (part == NULL)
    /* Translators: %u is the number of a round. */
    return g_strdup_printf (_("Round %u"), position->round);

  /* Translators: %1$u is the number of a round, %2$s the name of a fact card, or “Prestige”. */
  return g_strdup_printf (_("Round %1$u · %2$s"), position->round, part);
}
