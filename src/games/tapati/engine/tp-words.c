/* tp-words.c: the names of pieces, cards and places in the user's language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-sentences.h"

#include <glib/gi18n.h>

const char *
tp_fact_name (guint fact)
{
  static const char *const names[TP_FACTS] = {
    /* Translators: the names of fact cards; names of the island and its people. */
    NC_("fact card", "Make-Make"),
    NC_("fact card", "Manutara"),
    NC_("fact card", "Ahu"),
    NC_("fact card", "Rano-Raraku"),
    NC_("fact card", "Tapati"),
    NC_("fact card", "Tangata-manu"),
    NC_("fact card", "Moai"),
    NC_("fact card", "Rug"),
  };

  g_return_val_if_fail (fact < TP_FACTS, NULL);

  return g_dpgettext2 (NULL, "fact card", names[fact]);
}

const char *
tp_line_name (guint line)
{
  static const char *const names[TP_LINES] = {
    /* Translators: where points come from, as headings. */
    NC_("points", "Prestige"),
    NC_("points", "Captives"),
    NC_("points", "Quarries"),
    NC_("points", "Transfer"),
    NC_("points", "Rug"),
  };

  g_return_val_if_fail (line < TP_LINES, NULL);

  return g_dpgettext2 (NULL, "points", names[line]);
}

const char *
tp_combination_name (guint combination)
{
  static const char *const names[TP_COMBINATIONS] = {
    /* Translators: what lies in the interchange market, within a sentence. */
    NC_("interchange", "a quarry"),
    NC_("interchange", "a Rapanui"),
    NC_("interchange", "two captives"),
    NC_("interchange", "a captive with a palm"),
    NC_("interchange", "two palms"),
  };

  g_return_val_if_fail (combination < TP_COMBINATIONS, NULL);

  return g_dpgettext2 (NULL, "interchange", names[combination]);
}

const char *
tp_combination_object_name (guint combination)
{
  static const char *const names[TP_COMBINATIONS] = {
    /* Translators: what lies in the interchange market, as somebody gives it or takes it. */
    NC_("interchange object", "a quarry"),
    NC_("interchange object", "a Rapanui"),
    NC_("interchange object", "two captives"),
    NC_("interchange object", "a captive with a palm"),
    NC_("interchange object", "two palms"),
  };

  g_return_val_if_fail (combination < TP_COMBINATIONS, NULL);

  return g_dpgettext2 (NULL, "interchange object", names[combination]);
}

const char *
tp_place_name (guint place)
{
  static const char *const names[TP_PLACES] = {
    /* Translators: where pieces are placed at a Moai; M, O, A, I are the letters of its floors. */
    NC_("place", "floor M"),
    NC_("place", "floor O"),
    NC_("place", "floor A"),
    NC_("place", "floor I"),
    NC_("place", "rug"),
    NC_("place", "base"),
    NC_("place", "transfer"),
  };

  g_return_val_if_fail (place < TP_PLACES, NULL);

  return g_dpgettext2 (NULL, "place", names[place]);
}

static char *
quarries_text (guint circles,
               guint count)
{
  if (count == 1)
    /* Translators: %d are the circles that a quarry shows, 1 to 4. */
    return g_strdup_printf (ngettext ("a quarry with %d circle", "a quarry with %d circles", circles), (int) circles);

  /* Translators: %1$d are several quarries; each shows %2$d circles, 1 to 4. */
  return g_strdup_printf (ngettext ("%1$d quarries with %2$d circle each", "%1$d quarries with %2$d circles each",
                                    circles), (int) count, (int) circles);
}

char *
tp_pieces_text (guint piece,
                guint count)
{
  g_return_val_if_fail (piece < TP_PIECES, NULL);

  switch ((TpPiece) piece)
    {
    case TP_RAPANUI:
      /* Translators: %d are pieces of the game, free men. */
      return g_strdup_printf (ngettext ("%d Rapanui", "%d Rapanuis", count), (int) count);
    case TP_SLAVE:
      /* Translators: %d are pieces of the game. */
      return g_strdup_printf (ngettext ("%d captive", "%d captives", count), (int) count);
    case TP_PALM:
      /* Translators: %d are pieces of the game. */
      return g_strdup_printf (ngettext ("%d palm", "%d palms", count), (int) count);
    case TP_RUG_2:
    case TP_RUG_3:
      if (count > 1)
        /* Translators: %1$d tiles for the heads of Moai; each has the number %2$d, 2 or 3. */
        return g_strdup_printf (ngettext ("%1$d rug with a %2$d", "%1$d rugs with a %2$d", count), (int) count,
                                (int) TP_POINTS_OF (piece));
      /* Translators: the tile on the head of a Moai; %d is its number, 2 or 3. */
      return g_strdup_printf (_("the rug with a %d"), (int) TP_POINTS_OF (piece));
    case TP_QUARRY_1:
    case TP_QUARRY_2:
    case TP_QUARRY_3:
    case TP_QUARRY_4:
    case TP_PIECES:
    default:
      return quarries_text (TP_CIRCLES_OF (piece), count);
    }
}

char *
tp_pieces_object_text (guint piece,
                       guint count)
{
  g_return_val_if_fail (piece < TP_PIECES, NULL);

  if (count != 1 || piece == TP_RAPANUI || piece == TP_PALM)
    return tp_pieces_text (piece, count);
  if (piece == TP_SLAVE)
    /* Translators: a piece of the game, as somebody takes it or gives it back. */
    return g_strdup (C_("object", "1 captive"));
  if (piece >= TP_RUG_2)
    /* Translators: a tile, as somebody takes it or gives it back; %d is its number, 2 or 3. */
    return g_strdup_printf (C_("object", "the rug with a %d"), (int) TP_POINTS_OF (piece));
  if (TP_CIRCLES_OF (piece) == 1)
    /* Translators: a tile, as somebody takes it or gives it back. */
    return g_strdup (C_("object", "a quarry with 1 circle"));

  /* Translators: a tile, as somebody takes it or gives it back; %d are its circles, 2 to 4. */
  return g_strdup_printf (C_("object", "a quarry with %d circles"), (int) TP_CIRCLES_OF (piece));
}

char *
tp_list_text (const char *const *parts,
              guint              n)
{
  GString *list;

  g_return_val_if_fail (n > 0, NULL);

  if (n == 1)
    return g_strdup (parts[0]);

  list = g_string_new (parts[0]);
  for (guint i = 1; i + 1 < n; i++)
    {
      /* Translators: between the members of a list, all but the last two. */
      g_string_append (list, C_("list", ", "));
      g_string_append (list, parts[i]);
    }
  /* Translators: between the last two members of a list. */
  g_string_append (list, C_("list", " and "));
  g_string_append (list, parts[n - 1]);

  return g_string_free (list, FALSE);
}
