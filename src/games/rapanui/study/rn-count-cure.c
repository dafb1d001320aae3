/* rn-count-cure.c: what to move until the table is as the record says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-count-check.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-names.h"

/* Wood, glory points and Sacrifice cards go to and fro between players and supply. */
#define TOKENS (RN_COUNT_SACRIFICE + 1)

static char *
item_text (guint field,
           guint n)
{
  if (field == RN_COUNT_WOOD)
    /* Translators: stands in a sentence as what a player takes or puts back: so much wood. */
    return g_strdup_printf (ngettext ("%u wood", "%u wood", n), n);
  if (field == RN_COUNT_GLORY)
    /* Translators: stands in a sentence as what a player takes or puts back: so many glory points. */
    return g_strdup_printf (ngettext ("%u glory point", "%u glory points", n), n);

  /* Translators: stands in a sentence as what a player takes or puts back: so many Sacrifice cards. */
  return g_strdup_printf (ngettext ("%u Sacrifice card", "%u Sacrifice cards", n), n);
}

/* What the player has too many of (@sign 1) or too few (−1); %NULL for nothing. */
static char *
list_items (const RnCount *difference,
            guint          player,
            int            sign)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;

  for (guint field = RN_COUNT_WOOD; field < TOKENS; field++)
    {
      int n = difference->cells[rn_count_cell (player, field)] * sign;

      if (n > 0)
        {
          g_autofree char *item = item_text (field, (guint) n);

          g_strv_builder_add (builder, item);
        }
    }
  list = g_strv_builder_end (builder);

  return *list != NULL ? rn_list_names ((const char *const *) list, g_strv_length (list)) : NULL;
}

char *
rn_count_cure_player (const RnCount     *difference,
                      guint              player,
                      const char *const *names)
{
  g_autofree char *takes = list_items (difference, player, -1);
  g_autofree char *puts_back = list_items (difference, player, 1);

  if (takes != NULL && puts_back != NULL)
    /* Translators: what to put right: %1$s is a player's name, %2$s and %3$s are lists, such as “2 wood and 1 glory point”. */
    return g_strdup_printf (_("%1$s takes %2$s and puts back %3$s."), names[player], takes, puts_back);
  if (takes != NULL)
    /* Translators: what to put right: %1$s is a player's name, %2$s a list, such as “2 wood and 1 glory point”. */
    return g_strdup_printf (_("%1$s takes %2$s."), names[player], takes);
  if (puts_back != NULL)
    /* Translators: what to put right: %1$s is a player's name, %2$s a list, such as “2 wood and 1 glory point”. */
    return g_strdup_printf (_("%1$s puts back %2$s."), names[player], puts_back);

  return NULL;
}

static void
add_place (GStrvBuilder      *sentences,
           const RnCount     *difference,
           guint              cell,
           const char *const *names)
{
  int n = difference->cells[cell];
  g_autofree char *name = rn_count_cell_name (cell, names);
  g_autofree char *sentence = NULL;

  if (n > 0)
    /* Translators: what to put right: %1$s is a place with cards, such as Draw pile or “Ben: Hand”, %2$d cards. */
    sentence = g_strdup_printf (ngettext ("%1$s: take %2$d card away.", "%1$s: take %2$d cards away.", (gulong) n),
                                name, n);
  else if (n < 0)
    /* Translators: what to put right: %1$s is a place with cards, such as Draw pile or “Ben: Hand”, %2$d cards. */
    sentence = g_strdup_printf (ngettext ("%1$s: put %2$d card there.", "%1$s: put %2$d cards there.", (gulong) -n),
                                name, -n);
  if (sentence != NULL)
    g_strv_builder_add (sentences, sentence);
}

char **
rn_count_cure_places (const RnCount     *difference,
                      const char *const *names)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();

  for (guint cell = 0; cell < RN_COUNT_PLAYERS; cell++)
    add_place (sentences, difference, cell, names);
  for (guint player = 0; player < difference->n_players; player++)
    for (guint field = TOKENS; field < RN_COUNT_FIELDS; field++)
      add_place (sentences, difference, rn_count_cell (player, field), names);

  return g_strv_builder_end (sentences);
}
