/* ahu-tp-box-words.c: what the page with the players' own box says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-box-words.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"

char *
ahu_tp_box_field_words (AhuTpBoxField field,
                        guint         index,
                        guint         value)
{
  switch (field)
    {
    case AHU_TP_BOX_QUARRIES:
      /* Translators: how many tiles of a kind are in the box; %u are the circles that each shows, 1 to 4 */
      return g_strdup_printf (ngettext ("Quarries with %u circle", "Quarries with %u circles", index + 1), index + 1);
    case AHU_TP_BOX_RUGS:
      /* Translators: how many tiles of a kind are in the box; %u is the number on each, 2 or 3 */
      return g_strdup_printf (_("Rugs with a %u"), index + 2);
    case AHU_TP_BOX_SPACES:
      /* Translators: a choice; %1$u is the number on a rug, 2 or 3, %2$u are the spaces that it has for captives, 1 or 2 */
      return g_strdup_printf (ngettext ("Rugs with a %1$u: %2$u space each", "Rugs with a %1$u: %2$u spaces each", value),
                              index + 2, value);
    case AHU_TP_BOX_ROW:
      /* Translators: a choice: so many quarries lie in the market row */
      return g_strdup (value > 0 ? _("One quarry more than players") : _("As many quarries as players"));
    case AHU_TP_BOX_SQUARE:
      /* Translators: the value of a square is entered; %u is 1 to 7 */
      return g_strdup_printf (_("Transfer square %u"), index + 1);
    case AHU_TP_BOX_ARROW:
    case AHU_TP_BOX_FIELDS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
ahu_tp_box_arrow_words (guint from,
                        guint to)
{
  g_autofree char *give = ahu_tp_combination_words (from, 0);
  g_autofree char *take = ahu_tp_combination_words (to, 0);

  /* Translators: an arrow of the interchange market; %1$s and %2$s are such as “two captives”. */
  return g_strdup_printf (_("An arrow leads from %1$s to %2$s."), give, take);
}

char *
ahu_tp_box_total_words (guint n_quarries)
{
  /* Translators: %u are quarries of all kinds */
  return g_strdup_printf (ngettext ("%u in all", "%u in all", n_quarries), n_quarries);
}

char *
ahu_tp_box_table_words (guint n_players)
{
  const TpTable *table = tp_table (n_players);
  g_autofree char *rapanuis = tp_pieces_text (TP_RAPANUI, table->pieces[TP_RAPANUI]);
  g_autofree char *slaves = tp_pieces_text (TP_SLAVE, table->pieces[TP_SLAVE]);
  g_autofree char *palms = tp_pieces_text (TP_PALM, table->pieces[TP_PALM]);
  const char *const parts[] = { rapanuis, slaves, palms };
  g_autofree char *list = tp_list_text (parts, G_N_ELEMENTS (parts));

  /* Translators: what is used of the box; %1$u are players, 3 to 6, %2$s is such as “30 Rapanuis, 95 captives and 75 palms” */
  return g_strdup_printf (_("With %1$u players: %2$s."), n_players, list);
}

char *
ahu_tp_box_cards_words (guint n_players)
{
  const char *names[TP_FACTS];
  guint n = tp_facts_in_use (n_players);
  g_autofree char *list = NULL;

  for (guint fact = 0; fact < n; fact++)
    names[fact] = tp_fact_name (fact);
  list = tp_list_text (names, n);

  /* Translators: which cards are used; %s are their names */
  return g_strdup_printf (_("Fact cards: %s."), list);
}

char *
ahu_tp_box_remembered_words (const char *name,
                             GDateTime  *day)
{
  g_autofree char *date = NULL;

  if (name != NULL)
    /* Translators: which box is shown; %s is a name that people gave it */
    return g_strdup_printf (_("The box “%s”"), name);
  if (day == NULL)
    return g_strdup (_("With the usual numbers"));

  /* Translators: when the box was entered, as strftime has it: %-e is the day, %B the month, %Y the year */
  date = ahu_isolate (g_date_time_format (day, C_("date", "%-e %B %Y")));

  /* Translators: %s is a day */
  return g_strdup_printf (_("As you entered it on %s"), date);
}
