/* rn-names.c: the names of cards in the user's language, lists and small pieces of sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-names.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-cards.h"

/* More would leave holes in narrow lines. */
#define LONGEST_PART 30
#define NO_BREAK_SPACE "\302\240"

static const char *const kind_names[RN_KINDS] = {
  /* Translators: the names of cards as printed in the box, used alone and in
   * sentences such as “Plays Lumberjack.” */
  NC_("card", "Lumberjack"),
  NC_("card", "Priest"),
  NC_("card", "Moai"),
  NC_("card", "Fish"),
  NC_("card", "Mulberry"),
  NC_("card", "Sweet Potato"),
  NC_("card", "Grain"),
};

static const char *const hyphenated_names[RN_KINDS] = {
  /* Translators: the same names for the title strip of a narrow card. Put a
   * soft hyphen (U+00AD, it is invisible) where a long name may be broken. */
  NC_("card, with soft hyphens", "Lumber­jack"),
  NC_("card, with soft hyphens", "Priest"),
  NC_("card, with soft hyphens", "Moai"),
  NC_("card, with soft hyphens", "Fish"),
  NC_("card, with soft hyphens", "Mul­berry"),
  NC_("card, with soft hyphens", "Sweet Potato"),
  NC_("card, with soft hyphens", "Grain"),
};

const char *
rn_kind_name (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, NULL);

  return g_dpgettext2 (NULL, "card", kind_names[kind]);
}

const char *
rn_kind_name_hyphenated (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, NULL);

  return g_dpgettext2 (NULL, "card, with soft hyphens", hyphenated_names[kind]);
}

const char *
rn_sacrifice_name (guint sacrifice)
{
  g_return_val_if_fail (sacrifice < RN_SACRIFICES, NULL);

  return rn_kind_name (RN_FISH + sacrifice);
}

char *
rn_list_names (const char *const *names,
               guint              n)
{
  switch (n)
    {
    case 1:
      return g_strdup (names[0]);
    case 2:
      /* Translators: a list of players or of kinds of cards. */
      return g_strdup_printf (C_("list", "%1$s and %2$s"), names[0], names[1]);
    case 3:
      /* Translators: a list of players or of kinds of cards. */
      return g_strdup_printf (C_("list", "%1$s, %2$s and %3$s"), names[0], names[1], names[2]);
    case 4:
      /* Translators: a list of players or of kinds of cards. */
      return g_strdup_printf (C_("list", "%1$s, %2$s, %3$s and %4$s"), names[0], names[1], names[2], names[3]);
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
rn_keep_together (char *text)
{
  g_auto (GStrv) words = NULL;

  if (g_utf8_strlen (text, -1) > LONGEST_PART)
    return text;

  words = g_strsplit (text, " ", -1);
  g_free (text);

  return g_strjoinv (NO_BREAK_SPACE, words);
}

char *
rn_signed_points (int points)
{
  if (points < 0)
    return g_strdup_printf ("−%d", -points);

  return g_strdup_printf (points > 0 ? "+%d" : "%d", points);
}
