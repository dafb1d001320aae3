/* tp-sheet-sentences.c: what can't be on a result sheet, as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences-private.h"

#include <glib/gi18n.h>

/* Whose and where: “Anna, site 2, slaves”, with the member's name as it stands in the file. */
static char *
where_text (const TpReason *reason,
            const char     *name)
{
  if (name == NULL)
    return g_strdup (reason->field);
  if (reason->site < 0)
    /* Translators: %1$s is a player's name, %2$s the name of a part of a file, such as palms. */
    return g_strdup_printf (C_("sheet", "%1$s, “%2$s”"), name, reason->field);

  /* Translators: %1$s is a player's name, %2$d the number of a site, %3$s the name of a part of a file, such as slaves. */
  return g_strdup_printf (C_("sheet", "%1$s, site %2$d, “%3$s”"), name, reason->site + 1, reason->field);
}

static char *
range_sentence (const TpReason *reason,
                const char     *where)
{
  if (g_strcmp0 (reason->field, "circles") == 0)
    /* Translators: %1$s is such as “Anna, site 2, “circles””, %2$d a number of circles. */
    return g_strdup_printf (_("%1$s: a quarry has 1 to %2$d circles."), where, reason->need);
  if (reason->need == 0)
    /* Translators: %s is such as “Anna, site 2, “points””. */
    return g_strdup_printf (_("%s: a rug has the number 2 or 3."), where);

  /* Translators: %1$s is such as “Anna, “palms””, %2$d the highest number that can be. */
  return g_strdup_printf (_("%1$s: it must be a number from 0 to %2$d."), where, reason->need);
}

static char *
total_sentence (const TpReason *reason,
                const char     *where)
{
  gboolean loose = reason->piece < TP_LOOSE_PIECES;
  g_autofree char *pieces = tp_pieces_text ((guint) reason->piece, loose ? (guint) reason->have : 1);

  if (loose)
    /* Translators: %1$s is such as “Anna, “slaves””, %2$s such as “90 captives”, %3$d how many there are in the game. */
    return g_strdup_printf (_("%1$s: that makes %2$s on the boards, but there are only %3$d."), where, pieces,
                            reason->need);

  /* Translators: %1$s is such as “Anna, “rugs””, %2$s such as “the rug with a 2”, %3$d how many lie on the boards, %4$d how many there are in the box. */
  return g_strdup_printf (_("%1$s: that makes %3$d of this tile on the boards, but there are only %4$d: %2$s."), where, pieces,
                          reason->have, reason->need);
}

char *
tp_sheet_sentence (const TpReason *reason,
                   const char     *name)
{
  g_autofree char *where = where_text (reason, name);

  switch ((guint) reason->code)
    {
    case TP_REASON_SHEET_SITES:
      /* Translators: %s is such as “Anna, “moai””. */
      return g_strdup_printf (_("%s: a board has three sites."), where);
    case TP_REASON_SHEET_FLOORS:
      /* Translators: %s is such as “Anna, site 2, “floors””. */
      return g_strdup_printf (_("%s: a Moai has one to four floors."), where);
    case TP_REASON_SHEET_CIRCLES:
      /* Translators: %1$s is such as “Anna, site 2, “circles””; %2$d and %3$d are numbers of circles, the second is the higher one. */
      return g_strdup_printf (_("%1$s: a quarry with %2$d lies on one with %3$d."), where, reason->have, reason->need);
    case TP_REASON_SHEET_TILES:
      /* Translators: %1$s is such as “Anna, “quarries””, %2$d the most that can be. */
      return g_strdup_printf (_("%1$s: a Tapati holds at most %2$d tiles, quarries and rugs together."), where, reason->need);
    case TP_REASON_SHEET_BASE:
      /* Translators: %1$s is such as “Anna, site 2, “base””; %2$d are palms, %3$d floors. */
      return g_strdup_printf (_("%1$s: there are more palms than floors, %2$d against %3$d."), where, reason->have, reason->need);
    case TP_REASON_SHEET_TRANSFER:
      /* Translators: %s is such as “Anna, site 2, “transfer””. */
      return g_strdup_printf (_("%s: the transfer needs a complete floor M."), where);
    case TP_REASON_SHEET_TOTAL:
      return total_sentence (reason, where);
    case TP_REASON_SHEET_RANGE:
    default:
      return range_sentence (reason, where);
    }
}
