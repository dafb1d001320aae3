/* rn-count-sentences.c: a count of the table in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-count-check.h"

#include <glib/gi18n.h>

#include "games/rapanui/words/rn-sentences.h"

static const char *
field_name (guint field)
{
  switch ((RnCountField) field)
    {
    case RN_COUNT_WOOD:
      return _("Wood");
    case RN_COUNT_GLORY:
      return _("Glory points");
    case RN_COUNT_SACRIFICE:
      return _("Sacrifice cards");
    case RN_COUNT_HAND:
      return _("Hand");
    case RN_COUNT_AREA:
      return _("Display");
    case RN_COUNT_FIELDS:
    default:
      g_return_val_if_reached ("");
    }
}

char *
rn_count_most_sentence (guint cell)
{
  guint most = rn_count_find_most (cell);

  if (most == RN_COUNT_MOST)
    return NULL;

  /* Translators: beside numbers that can't be counted: %u cards are all there are. */
  return g_strdup_printf (ngettext ("The box has only %u of these cards.", "The box has only %u of these cards.", most),
                          most);
}

char *
rn_count_cell_name (guint              cell,
                    const char *const *names)
{
  if (cell < RN_COUNT_DECK)
    /* Translators: %s is a kind of Sacrifice card, as the open supply pile of it. */
    return g_strdup_printf (_("Supply pile: %s"), rn_sacrifice_name (cell));
  if (cell == RN_COUNT_DECK)
    return g_strdup (_("Draw pile"));
  if (cell == RN_COUNT_DISPLAY)
    return g_strdup (_("General display"));
  if (cell == RN_COUNT_STONE)
    return g_strdup (_("Stone"));

  cell -= RN_COUNT_PLAYERS;
  /* Translators: what is counted: %1$s is a player's name, %2$s is Wood, Glory points, Sacrifice cards, Hand or Display. */
  return g_strdup_printf (_("%1$s: %2$s"), names[cell / RN_COUNT_FIELDS],
                          field_name (cell % RN_COUNT_FIELDS));
}

char *
rn_count_difference_text (const RnCount     *difference,
                          const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint i = 0; i < rn_count_n_cells (difference); i++)
    if (difference->cells[i] != 0)
      {
        int n = difference->cells[i];
        g_autofree char *name = rn_count_cell_name (i, names);
        g_autofree char *item = NULL;

        if (n > 0)
          /* Translators: an item of a list; %1$s is what was counted, such as “Ben: Wood”, %2$d how many there are too many. */
          item = g_strdup_printf (_("%1$s +%2$d"), name, n);
        else
          /* Translators: an item of a list; %1$s is what was counted, such as “Ben: Wood”, %2$d how many there are too few. */
          item = g_strdup_printf (_("%1$s −%2$d"), name, -n);
        g_strv_builder_add (builder, item);
      }
  items = g_strv_builder_end (builder);

  return g_strjoinv (C_("list", ", "), items);
}

static char *
too_many_of_player (guint       field,
                    const char *name,
                    int         n)
{
  switch ((RnCountField) field)
    {
    case RN_COUNT_WOOD:
      /* Translators: an item of a list; %1$s is a player's name, %2$d wood. */
      return g_strdup_printf (ngettext ("%1$s has %2$d wood too many",
                                        "%1$s has %2$d wood too many", n), name, n);
    case RN_COUNT_GLORY:
      /* Translators: an item of a list; %1$s is a player's name, %2$d glory points in tiles. */
      return g_strdup_printf (ngettext ("%1$s has %2$d glory point too many",
                                        "%1$s has %2$d glory points too many", n), name, n);
    case RN_COUNT_SACRIFICE:
      /* Translators: an item of a list; %1$s is a player's name, %2$d Sacrifice cards. */
      return g_strdup_printf (ngettext ("%1$s has %2$d Sacrifice card too many",
                                        "%1$s has %2$d Sacrifice cards too many", n), name, n);
    case RN_COUNT_HAND:
      /* Translators: an item of a list; %1$s is a player's name, %2$d cards. */
      return g_strdup_printf (ngettext ("%1$s has %2$d card too many in hand",
                                        "%1$s has %2$d cards too many in hand", n), name, n);
    case RN_COUNT_AREA:
    case RN_COUNT_FIELDS:
    default:
      /* Translators: an item of a list; %1$s is a player's name, %2$d cards that lie in front of the player. */
      return g_strdup_printf (ngettext ("%1$s has %2$d card too many on display",
                                        "%1$s has %2$d cards too many on display", n), name, n);
    }
}

static char *
too_many_cards (guint cell,
                int   n)
{
  if (cell < RN_COUNT_DECK)
    /* Translators: an item of a list; %1$d cards in the supply pile of the Sacrifice kind %2$s. */
    return g_strdup_printf (ngettext ("%1$d card too many in the %2$s supply pile",
                                      "%1$d cards too many in the %2$s supply pile", n),
                            n, rn_sacrifice_name (cell));
  if (cell == RN_COUNT_DECK)
    /* Translators: an item of a list; %d cards. */
    return g_strdup_printf (ngettext ("%d card too many in the draw pile", "%d cards too many in the draw pile", n), n);
  if (cell == RN_COUNT_DISPLAY)
    /* Translators: an item of a list; %d cards. */
    return g_strdup_printf (ngettext ("%d card too many in the general display", "%d cards too many in the general display", n), n);

  /* Translators: an item of a list; %d cards. */
  return g_strdup_printf (ngettext ("%d card too many on the Stone", "%d cards too many on the Stone", n), n);
}

static char *
too_few_of_player (guint       field,
                   const char *name,
                   int         n)
{
  switch ((RnCountField) field)
    {
    case RN_COUNT_WOOD:
      /* Translators: an item of a list; %1$s is a player's name, %2$d wood. */
      return g_strdup_printf (ngettext ("%1$s has %2$d wood too few",
                                        "%1$s has %2$d wood too few", n), name, n);
    case RN_COUNT_GLORY:
      /* Translators: an item of a list; %1$s is a player's name, %2$d glory points in tiles. */
      return g_strdup_printf (ngettext ("%1$s has %2$d glory point too few",
                                        "%1$s has %2$d glory points too few", n), name, n);
    case RN_COUNT_SACRIFICE:
      /* Translators: an item of a list; %1$s is a player's name, %2$d Sacrifice cards. */
      return g_strdup_printf (ngettext ("%1$s has %2$d Sacrifice card too few",
                                        "%1$s has %2$d Sacrifice cards too few", n), name, n);
    case RN_COUNT_HAND:
      /* Translators: an item of a list; %1$s is a player's name, %2$d cards. */
      return g_strdup_printf (ngettext ("%1$s has %2$d card too few in hand",
                                        "%1$s has %2$d cards too few in hand", n), name, n);
    case RN_COUNT_AREA:
    case RN_COUNT_FIELDS:
    default:
      /* Translators: an item of a list; %1$s is a player's name, %2$d cards that lie in front of the player. */
      return g_strdup_printf (ngettext ("%1$s has %2$d card too few on display",
                                        "%1$s has %2$d cards too few on display", n), name, n);
    }
}

static char *
too_few_cards (guint cell,
               int   n)
{
  if (cell < RN_COUNT_DECK)
    /* Translators: an item of a list; %1$d cards in the supply pile of the Sacrifice kind %2$s. */
    return g_strdup_printf (ngettext ("%1$d card too few in the %2$s supply pile",
                                      "%1$d cards too few in the %2$s supply pile", n),
                            n, rn_sacrifice_name (cell));
  if (cell == RN_COUNT_DECK)
    /* Translators: an item of a list; %d cards. */
    return g_strdup_printf (ngettext ("%d card too few in the draw pile", "%d cards too few in the draw pile", n), n);
  if (cell == RN_COUNT_DISPLAY)
    /* Translators: an item of a list; %d cards. */
    return g_strdup_printf (ngettext ("%d card too few in the general display", "%d cards too few in the general display", n), n);

  /* Translators: an item of a list; %d cards. */
  return g_strdup_printf (ngettext ("%d card too few on the Stone", "%d cards too few on the Stone", n), n);
}

char *
rn_count_excess_text (const RnCount     *difference,
                      const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) items = NULL;

  for (guint i = 0; i < rn_count_n_cells (difference); i++)
    if (difference->cells[i] != 0)
      {
        int n = difference->cells[i];
        guint field = (i - RN_COUNT_PLAYERS) % RN_COUNT_FIELDS;
        const char *name = i >= RN_COUNT_PLAYERS ? names[(i - RN_COUNT_PLAYERS) / RN_COUNT_FIELDS] : NULL;
        g_autofree char *item = NULL;

        if (name != NULL)
          item = n > 0 ? too_many_of_player (field, name, n) : too_few_of_player (field, name, -n);
        else
          item = n > 0 ? too_many_cards (i, n) : too_few_cards (i, -n);
        g_strv_builder_add (builder, item);
      }
  items = g_strv_builder_end (builder);

  return g_strjoinv (C_("list", ", "), items);
}

static char *
cards_total (const RnCount *count)
{
  guint all = rn_count_total_sacrifice (count);
  guint piles = 0;
  guint stone = (guint) count->cells[RN_COUNT_STONE];

  for (guint k = 0; k < RN_SACRIFICES; k++)
    piles += (guint) count->cells[RN_COUNT_SUPPLY + k];
  if (all != RN_BOX_SACRIFICE)
    /* Translators: all numbers are of Sacrifice cards: %1$u in the supply piles, %2$u with the players, %3$u on the Stone, %4$u together, %5$u in the box. */
    return g_strdup_printf (_("Sacrifice cards: %1$u in the piles, %2$u with the players, %3$u on the Stone. "
                              "That is %4$u; there are %5$u, 25 of each kind (R1.4)."),
                            piles, all - piles - stone, stone, all, RN_BOX_SACRIFICE);

  /* Translators: all numbers are of Sacrifice cards: %1$u in the supply piles, %2$u with the players, %3$u on the Stone, %4$u together. */
  return g_strdup_printf (_("Sacrifice cards: %1$u in the piles, %2$u with the players, %3$u on the Stone: "
                            "%4$u in all, 25 of each kind."),
                          piles, all - piles - stone, stone, all);
}

static char *
wood_total (const RnCount *count)
{
  guint held = rn_count_total_wood (count);

  if (held > RN_BOX_WOOD)
    /* Translators: %1$u wood, %2$u of it are not tokens since the box has only %3$u. */
    return g_strdup_printf (_("Wood: %1$u with the players. The box has only %3$u in tokens: something else stands for the other %2$u (D7)."),
                            held, held - RN_BOX_WOOD, RN_BOX_WOOD);

  /* Translators: %1$u wood with the players, %2$u in the reserve, %3$u together. */
  return g_strdup_printf (_("Wood: %1$u with the players, %2$u in the supply: %3$u in all."), held,
                          RN_BOX_WOOD - held, RN_BOX_WOOD);
}

static char *
glory_total (const RnCount *count)
{
  guint held = rn_count_total_glory (count);

  if (held > RN_BOX_GLORY)
    /* Translators: %1$u glory points, %2$u of them are not tiles since the box has only %3$u. */
    return g_strdup_printf (_("Glory points: %1$u with the players. The box has only %3$u in tiles: something else stands for the other %2$u (D7)."),
                            held, held - RN_BOX_GLORY, RN_BOX_GLORY);

  /* Translators: %1$u glory points with the players, %2$u in the reserve, %3$u together. */
  return g_strdup_printf (_("Glory points: %1$u with the players, %2$u in the supply: %3$u in all."), held,
                          RN_BOX_GLORY - held, RN_BOX_GLORY);
}

char **
rn_count_total_sentences (const RnCount *count)
{
  char **sentences = g_new0 (char *, 4);

  sentences[0] = cards_total (count);
  sentences[1] = wood_total (count);
  sentences[2] = glory_total (count);

  return sentences;
}
