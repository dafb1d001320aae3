/* tp-prompt-sentences.c: who does what now, and where in the game that is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"

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

/* What a market fact is about, as what is placed in it (T8.1). */
static const char *
kind_name (guint fact)
{
  static const char *const names[] = {
    /* Translators: what players place, at the place of %1$s in “Place %1$s in any order: Anna and Ben.” */
    [TP_MAKE_MAKE] = NC_("place them", "Rapanuis"),
    /* Translators: what players place, at the place of %1$s in “Place %1$s in any order: Anna and Ben.” */
    [TP_MANUTARA] = NC_("place them", "captives"),
    /* Translators: what players place, at the place of %1$s in “Place %1$s in any order: Anna and Ben.” */
    [TP_AHU] = NC_("place them", "palms"),
    /* Translators: what players place, at the place of %1$s in “Place %1$s in any order: Anna and Ben.” */
    [TP_RANO_RARAKU] = NC_("place them", "quarries and rugs"),
  };

  return g_dpgettext2 (NULL, "place them", names[MIN (fact, (guint) TP_RANO_RARAKU)]);
}

char *
tp_to_place_text (const TpPosition *position,
                  guint             player)
{
  char *parts[TP_PIECES + 1] = { NULL };
  guint n = 0;
  char *text;

  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      guint count = tp_position_to_place (position, player, piece);

      if (count > 0)
        parts[n++] = tp_pieces_text (piece, count);
    }
  text = n > 0 ? tp_list_text ((const char *const *) parts, n) : g_strdup (kind_name (position->fact));
  for (guint i = 0; i < n; i++)
    g_free (parts[i]);

  return text;
}

/* Where one alone still places there is room to say what. */
static char *
place_alone_prompt (const TpPosition *position,
                    guint             player,
                    const char       *name)
{
  g_autofree char *pieces = tp_to_place_text (position, player);

  /* Translators: %1$s is a player's name, %2$s such as “2 palms and 1 captive”. */
  return g_strdup_printf (_("%1$s: place %2$s, or say you’re done."), name, pieces);
}

/* Of one player by name; of several who place in any order the fewer names are listed: of those who
 * place, or of those who don't. Tiles can be laid in several places, and one of them is to be chosen. */
static char *
place_prompt (const TpPosition  *position,
              const char *const *names)
{
  const char *kind = position->fact < TP_RANO_RARAKU ? kind_name (position->fact) : NULL;
  const char *list[TP_MAX_PLAYERS];
  guint8 pending[TP_MAX_PLAYERS];
  guint n = tp_position_pending (position, pending);
  gboolean others = n > 2 && n > position->n_players / 2u;
  guint n_listed = 0;
  g_autofree char *text = NULL;

  if (n == 1)
    return place_alone_prompt (position, pending[0], ahu_name_of (names, pending[0]));
  for (guint seat = 0, at = position->active; seat < position->n_players; seat++, at = tp_position_next (position, at))
    if (tp_position_is_pending (position, at) != others)
      list[n_listed++] = ahu_name_of (names, at);
  if (n_listed == 0 && kind == NULL)
    return g_strdup (_("All of you: choose where your tiles go."));
  if (n_listed == 0)
    /* Translators: %s is what they place, such as “palms”. */
    return g_strdup_printf (_("All of you: place %s in any order."), kind);

  text = tp_list_text (list, n_listed);
  if (kind == NULL && others)
    /* Translators: quarries and rugs; %s are one or two players, such as “Anna and Ben”. */
    return g_strdup_printf (_("Choose where your tiles go: all but %s."), text);
  if (kind == NULL)
    /* Translators: quarries and rugs; %s are two or more players, such as “Anna and Ben”. */
    return g_strdup_printf (_("Choose where your tiles go: %s."), text);
  if (others)
    /* Translators: %1$s is what they place, such as “palms”, %2$s are one or two players, such as “Anna and Ben”. */
    return g_strdup_printf (_("Place %1$s in any order: all but %2$s."), kind, text);

  /* Translators: %1$s is what they place, such as “palms”, %2$s are two or more players, such as “Anna and Ben”. */
  return g_strdup_printf (_("Place %1$s in any order: %2$s."), kind, text);
}

char *
tp_prompt (const TpPosition  *position,
           const char *const *names)
{
  const char *name = ahu_name_of (names, position->actor);

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
