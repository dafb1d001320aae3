/* rn-what-if.c: what another count would change at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-what-if.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-names.h"

/* Wood and tiles have no limit (R1.5); what takes more than this is no question
 * that anybody at the table asks. */
#define FURTHEST 100

static gboolean
is_other (const RnFinal *a,
          const RnFinal *b)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (a->value[k] != b->value[k])
      return TRUE;
  for (guint p = 0; p < a->n_players; p++)
    if (a->players[p].place != b->players[p].place)
      return TRUE;

  return FALSE;
}

gboolean
rn_what_if_find (RnWhatIf      *what_if,
                 const RnSheet *sheet,
                 RnSheetCell    cell,
                 int            direction)
{
  RnSheet changed = *sheet;
  gint64 count = rn_sheet_get (sheet, cell);

  g_return_val_if_fail (direction == 1 || direction == -1, FALSE);

  what_if->cell = cell;
  rn_final (&what_if->before, sheet);
  for (int step = 1; step <= FURTHEST; step++)
    {
      what_if->change = step * direction;
      rn_sheet_set (&changed, cell, count + what_if->change);
      if (rn_sheet_check (&changed).code != RN_OK)
        return FALSE;

      rn_final (&what_if->after, &changed);
      if (is_other (&what_if->before, &what_if->after))
        return TRUE;
    }

  return FALSE;
}

static char *
stone_heading (const RnWhatIf *what_if)
{
  int n = ABS (what_if->change);
  const char *kind = rn_sacrifice_name (what_if->cell.kind);

  if (what_if->change > 0)
    /* Translators: %1$d cards of the kind %2$s; a list of what changes follows. */
    return g_strdup_printf (ngettext ("If there were %1$d more card on the Stone (%2$s):",
                                      "If there were %1$d more cards on the Stone (%2$s):", (gulong) n), n, kind);

  /* Translators: %1$d cards of the kind %2$s; a list of what changes follows. */
  return g_strdup_printf (ngettext ("If there were %1$d card fewer on the Stone (%2$s):",
                                    "If there were %1$d cards fewer on the Stone (%2$s):", (gulong) n), n, kind);
}

static const char *
count_name (RnSheetCell cell)
{
  switch (cell.field)
    {
    case RN_SHEET_TILES:
      return _("Tiles");
    case RN_SHEET_MOAI:
      return rn_kind_name (RN_MOAI);
    case RN_SHEET_WOOD:
      return _("Wood");
    case RN_SHEET_SACRIFICE:
    default:
      return rn_sacrifice_name (cell.kind);
    }
}

char *
rn_what_if_heading (const RnWhatIf    *what_if,
                    const char *const *names)
{
  int n = ABS (what_if->change);

  if (what_if->cell.player < 0)
    return stone_heading (what_if);

  if (what_if->change > 0)
    /* Translators: %1$s is a player's name, %2$d a number, %3$s what is counted (Tiles, Moai, Wood, Fish …); a list of what changes follows. */
    return g_strdup_printf (_("If %1$s had %2$d more (%3$s):"), names[what_if->cell.player], n,
                            count_name (what_if->cell));

  /* Translators: %1$s is a player's name, %2$d a number, %3$s what is counted (Tiles, Moai, Wood, Fish …); a list of what changes follows. */
  return g_strdup_printf (_("If %1$s had %2$d fewer (%3$s):"), names[what_if->cell.player], n,
                          count_name (what_if->cell));
}

char **
rn_what_if_sentences (const RnWhatIf    *what_if,
                      const char *const *names)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  const RnFinal *before = &what_if->before;
  const RnFinal *after = &what_if->after;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (before->value[k] != after->value[k])
      {
        /* Translators: %1$s is a kind of Sacrifice card, each worth %2$u instead of %3$u glory points. */
        g_autofree char *sentence = g_strdup_printf (_("%1$s: worth %2$u each instead of %3$u"),
                                                     rn_sacrifice_name (k), after->value[k],
                                                     before->value[k]);

        g_strv_builder_add (sentences, sentence);
      }
  for (guint p = 0; p < before->n_players; p++)
    if (before->players[p].place != after->players[p].place)
      {
        /* Translators: %1$s is a player's name; place %2$u instead of place %3$u. */
        g_autofree char *sentence = g_strdup_printf (_("%1$s: place %2$u instead of %3$u"), names[p],
                                                     after->players[p].place,
                                                     before->players[p].place);

        g_strv_builder_add (sentences, sentence);
      }

  return g_strv_builder_end (sentences);
}
