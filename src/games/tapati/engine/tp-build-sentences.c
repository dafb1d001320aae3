/* tp-build-sentences.c: why something can't be built or scored, as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

static char *
pieces_sentence (const TpReason *reason,
                 const char     *name)
{
  g_autofree char *pieces = tp_pieces_text ((guint) reason->piece, (guint) MAX (reason->have, 1));

  if (reason->have > 0)
    /* Translators: %1$s is a player's name, %2$s such as “2 captives”. */
    return g_strdup_printf (_("%1$s can place only %2$s now."), name, pieces);

  /* Translators: %1$s is a player's name, %2$s such as “1 captive” or “a quarry with 3 circles”. */
  return g_strdup_printf (_("%1$s can’t place this now: %2$s."), name, pieces);
}

static char *
spaces_sentence (const TpReason *reason)
{
  int site = reason->site + 1;
  const char *place = tp_place_name ((guint) reason->count);

  if (reason->have == 0)
    /* Translators: %1$d is the number of a site, %2$s such as “floor M”. */
    return g_strdup_printf (_("Nothing more of this fits there: site %1$d, %2$s."), site, place);

  /* Translators: %1$d pieces fit in; %2$d is the number of a site, %3$s such as “floor M”. */
  return g_strdup_printf (ngettext ("Only %1$d more fits there: site %2$d, %3$s.",
                                    "Only %1$d more fit there: site %2$d, %3$s.", (gulong) reason->have),
                          reason->have, site, place);
}

/* The plural follows the quarry that is to be laid, not the one below. */
static char *
circles_sentence (const TpReason *reason)
{
  /* Translators: %1$d and %2$d are numbers of circles, the second is the higher one. */
  return g_strdup_printf (ngettext ("A quarry with %1$d circle can’t lie on one with %2$d.",
                                    "A quarry with %1$d circles can’t lie on one with %2$d.", (gulong) reason->have),
                          reason->have, reason->need);
}

char *
tp_build_sentence (const TpReason *reason,
                   const char     *name)
{
  int site = reason->site + 1;

  switch ((guint) reason->code)
    {
    case TP_REASON_NO_SUCH_PIECE:
      return g_strdup (_("This piece doesn’t exist."));
    case TP_REASON_PIECES:
      return pieces_sentence (reason, name);
    case TP_REASON_COUNT:
      return g_strdup (_("At least one piece must be placed."));
    case TP_REASON_NOT_LOWEST:
      /* Translators: %d is the number of a site. */
      return g_strdup_printf (_("A new Moai is begun on the free site with the lowest number, site %d."), reason->need + 1);
    case TP_REASON_HAS_RUG:
      /* Translators: %d is the number of a site. */
      return g_strdup_printf (_("The Moai on site %d has its rug, so nothing is laid on top."), site);
    case TP_REASON_UNDER_TRANSFER:
      /* Translators: %d is the number of a site. */
      return g_strdup_printf (_("The Moai on site %d is under transfer: it gets nothing but transfer palms."), site);
    case TP_REASON_TOWER_FULL:
      /* Translators: %d is the number of a site. */
      return g_strdup_printf (_("The Moai on site %d has four floors already."), site);
    case TP_REASON_FALLING_CIRCLES:
      return circles_sentence (reason);
    case TP_REASON_FLOOR_M:
      /* Translators: %d is the number of a site. */
      return g_strdup_printf (_("The transfer needs a complete floor M, and that on site %d is not."), site);
    case TP_REASON_NO_LEVEL:
      /* Translators: %d is the number of a site. */
      return g_strdup_printf (_("The Moai on site %d doesn’t have this floor or rug."), site);
    case TP_REASON_SPACES:
      return spaces_sentence (reason);
    case TP_REASON_NO_MOAI:
      /* Translators: %d is the number of a site. */
      return g_strdup_printf (_("No Moai stands on site %d."), site);
    case TP_REASON_NO_SUCH_SITE:
    default:
      return g_strdup (_("A board has three sites; this one doesn’t exist."));
    }
}
