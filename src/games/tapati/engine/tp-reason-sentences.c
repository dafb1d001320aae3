/* tp-reason-sentences.c: why a move or a set-up is refused, as a sentence
 *
 * Not for: building (tp-build-sentences.c), result sheets (tp-sheet-sentences.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"

/* As the heading of a sentence. */
static char *
tile_name (int piece)
{
  if (piece >= TP_RUG_2)
    /* Translators: the tile on the head of a Moai; %d is its number, 2 or 3. */
    return g_strdup_printf (_("Rug with a %d"), TP_POINTS_OF (piece));

  /* Translators: %d are the circles that a quarry shows, 1 to 4. */
  return g_strdup_printf (ngettext ("Quarry with %d circle", "Quarry with %d circles",
                                    (gulong) TP_CIRCLES_OF (piece)), TP_CIRCLES_OF (piece));
}

static char *
box_count_sentence (const TpReason *reason)
{
  g_autofree char *tile = tile_name (reason->piece);

  if (reason->code == TP_REASON_BOX_SPACES)
    /* Translators: %s is such as “Rug with a 2”. */
    return g_strdup_printf (_("%s: a rug has one or two spaces for captives."), tile);

  /* Translators: %1$s is such as “Quarry with 3 circles”, %2$d how many there can be at most. */
  return g_strdup_printf (_("%1$s: the box can have 0 to %2$d of them."), tile, reason->need);
}

static char *
square_sentence (const TpReason *reason)
{
  int square = reason->count + 1;

  if (reason->code == TP_REASON_BOX_FALLING)
    /* Translators: %d is the number of a square, 2 to 7. */
    return g_strdup_printf (_("Transfer square %d is worth less than the one before it."), square);

  /* Translators: %1$d is the number of a square, 1 to 7, %2$d its value at most. */
  return g_strdup_printf (_("Transfer square %1$d must be worth 1 to %2$d points."), square, reason->need);
}

static char *
box_sentence (const TpReason *reason)
{
  switch ((guint) reason->code)
    {
    case TP_REASON_PLAYERS:
      /* Translators: %d is the number of players entered. */
      return g_strdup_printf (ngettext ("Tapati is for three to six players, not for %d.",
                                        "Tapati is for three to six players, not for %d.", (gulong) reason->have),
                              reason->have);
    case TP_REASON_BOX_MEMBER:
      /* Translators: %s is the name of a part of a file, such as transfer. */
      return g_strdup_printf (_("“setup.%s” is incomplete, or has something in it that can’t be."), reason->field);
    case TP_REASON_BOX_FEW_QUARRIES:
      /* Translators: %1$d quarries are the fewest a box can have, %2$d were entered. */
      return g_strdup_printf (ngettext ("The box must have at least %1$d quarries, not %2$d.",
                                        "The box must have at least %1$d quarries, not %2$d.", (gulong) reason->have),
                              reason->need, reason->have);
    case TP_REASON_BOX_NO_RUG:
      return g_strdup (_("The box must have at least one rug."));
    case TP_REASON_BOX_ROW:
      /* Translators: %1$d and %2$d are numbers of quarries, one more than the other. */
      return g_strdup_printf (_("The row of the quarry market has %1$d or %2$d quarries."),
                              reason->need, reason->need + 1);
    case TP_REASON_BOX_SQUARE:
    case TP_REASON_BOX_FALLING:
      return square_sentence (reason);
    case TP_REASON_BOX_LAST_SQUARE:
      /* Translators: %1$d and %2$d are numbers of points. */
      return g_strdup_printf (_("The last transfer square is worth %1$d points, not %2$d."), reason->need, reason->have);
    case TP_REASON_BOX_ARROW:
      return g_strdup (_("An arrow of the interchange market leads back to where it comes from."));
    case TP_REASON_BOX_COUNT:
    case TP_REASON_BOX_SPACES:
    default:
      return box_count_sentence (reason);
    }
}

/* What has to be done in a step, to tell why something else can't be. */
static char *
step_sentence (const TpReason *reason,
               const char     *name)
{
  static const char *const sentences[TP_STEPS] = {
    /* Translators: why something else is refused; %s is a player's name. */
    [TP_STEP_FACT] = N_("%s must take a fact card first."),
    /* Translators: why something else is refused; %s is a player's name. */
    [TP_STEP_PALMS] = N_("%s must take a palm or say “Enough!” first."),
    /* Translators: why something else is refused; %s is a player's name. */
    [TP_STEP_QUARRIES] = N_("%s must take a tile from the quarry market first."),
    /* Translators: why something else is refused; %s is a player's name. */
    [TP_STEP_EXCHANGE] = N_("%s must exchange something or pass first."),
    /* Translators: why something else is refused; %s is a player's name. */
    [TP_STEP_AWARD] = N_("%s must choose an award first."),
    /* Translators: why something else is refused; %s is a player's name. */
    [TP_STEP_PLACE] = N_("%s must finish placing first."),
    /* Translators: why something else is refused; %s is a player's name. */
    [TP_STEP_PRESTIGE] = N_("%s must finish scoring Moai first."),
  };

  if (reason->have == TP_STEP_REVEAL)
    return g_strdup (_("Draw the tiles first."));

  return g_strdup_printf (_(sentences[reason->have]), name);
}

static char *
reveal_sentence (const TpReason *reason)
{
  g_autofree char *tile = NULL;

  if (reason->code == TP_REASON_REVEAL_COUNT)
    /* Translators: %d are quarries. */
    return g_strdup_printf (ngettext ("Exactly %d quarry is drawn here.", "Exactly %d quarries are drawn here.",
                                      (gulong) reason->need), reason->need);
  if (reason->code == TP_REASON_REVEAL_TILE)
    {
      if (reason->piece < 0)
        return g_strdup (_("This tile doesn’t exist."));
      tile = tile_name (reason->piece);
      /* Translators: %s is such as “Quarry with 3 circles”. */
      return g_strdup_printf (_("%s: none can be drawn now."), tile);
    }

  switch (reason->have)
    {
    case TP_DRAW_EXCHANGE:
      return g_strdup (_("Now a quarry is drawn for the interchange market."));
    case TP_DRAW_MARKET:
      return g_strdup (_("Now the quarries and the rug of the quarry market are drawn."));
    case TP_DRAW_RUG_CARD:
    default:
      return g_strdup (_("Now a quarry is drawn for the Rug card."));
    }
}

static char *
exchange_sentence (const TpReason *reason,
                   const char     *name)
{
  if (reason->have < 0)
    return g_strdup (_("This doesn’t exist in the interchange market."));

  if (reason->code == TP_REASON_TAKE)
    /* Translators: %s is such as “two captives”. */
    return g_strdup_printf (_("This doesn’t lie in the interchange market now: %s."),
                            tp_combination_name ((guint) reason->have));
  if (reason->code == TP_REASON_ARROW)
    /* Translators: %1$s and %2$s are such as “two captives”. */
    return g_strdup_printf (_("No arrow leads from %1$s to %2$s now."), tp_combination_name ((guint) reason->have),
                            tp_combination_name ((guint) reason->need));
  if (reason->have == TP_COMBINATION_QUARRY && reason->piece >= TP_QUARRY_1)
    {
      g_autofree char *quarry = tp_pieces_text ((guint) reason->piece, 1);

      /* Translators: %1$s is a player's name, %2$s such as “a quarry with 3 circles”. */
      return g_strdup_printf (_("%1$s doesn’t have this in the Tapati: %2$s."), name, quarry);
    }

  /* Translators: %1$s is a player's name, %2$s such as “two captives”. */
  return g_strdup_printf (_("%1$s doesn’t have this in the Tapati: %2$s."), name,
                          tp_combination_name ((guint) reason->have));
}

static char *
fact_sentence (const TpReason *reason,
               const char     *name)
{
  g_autofree char *pieces = NULL;

  switch ((guint) reason->code)
    {
    case TP_REASON_NO_SUCH_FACT:
      return g_strdup (_("This fact card is not in use."));
    case TP_REASON_FACT_USED:
      /* Translators: %s is the name of a fact card. */
      return g_strdup_printf (_("%s has already been taken in this round."), tp_fact_name ((guint) reason->have));
    case TP_REASON_NOT_IN_ROW:
      return g_strdup (_("This quarry doesn’t lie in the quarry market."));
    case TP_REASON_RUG_FIRST:
      /* Translators: %s is a player's name. */
      return g_strdup_printf (_("Only %s, who took the card, may take the rug."), name);
    case TP_REASON_NO_SUCH_AWARD:
      return g_strdup (_("The award is two captives, two palms or one Rapanui."));
    case TP_REASON_AWARD_STORE:
    default:
      pieces = tp_pieces_text ((guint) reason->piece, (guint) reason->need);
      /* Translators: %1$s is such as “2 captives”, %2$d how many there are. */
      return g_strdup_printf (ngettext ("The store can’t give %1$s: it has %2$d.", "The store can’t give %1$s: it has %2$d.",
                                        (gulong) reason->have), pieces, reason->have);
    }
}

/* A record may name a seat that nobody has. */
static char *
done_sentence (const TpReason *reason,
               const char     *name)
{
  if (reason->player < 0)
    return g_strdup (_("Nobody at the table has this seat."));

  /* Translators: %s is a player's name. */
  return g_strdup_printf (_("%s has nothing to decide now."), name);
}

char *
tp_reason_sentence (const TpReason    *reason,
                    const char *const *names)
{
  const char *name = ahu_name_of (names, reason->player);

  g_return_val_if_fail (reason->code != TP_OK, NULL);

  if (reason->code <= TP_REASON_BOX_ARROW)
    return box_sentence (reason);
  if (reason->code == TP_REASON_OVER)
    return tp_over_sentence ((guint) reason->need);
  if (reason->code == TP_REASON_UNKNOWN_MOVE)
    return g_strdup (_("This move doesn’t exist."));
  if (reason->code == TP_REASON_STEP)
    return step_sentence (reason, name);
  if (reason->code == TP_REASON_TURN)
    /* Translators: %s is a player's name. */
    return g_strdup_printf (_("It is %s’s turn."), name);
  if (reason->code == TP_REASON_DONE)
    return done_sentence (reason, name);
  if (reason->code <= TP_REASON_REVEAL_TILE)
    return reveal_sentence (reason);
  if (reason->code >= TP_REASON_GIVE && reason->code <= TP_REASON_ARROW)
    return exchange_sentence (reason, name);
  if (reason->code <= TP_REASON_AWARD_STORE)
    return fact_sentence (reason, name);
  if (reason->code <= TP_REASON_SPACES)
    return tp_build_sentence (reason, name);

  return tp_sheet_sentence (reason, reason->player >= 0 ? name : NULL);
}
