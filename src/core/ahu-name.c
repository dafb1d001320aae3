/* ahu-name.c: players' names as they stand in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-name.h"

/* LEFT-TO-RIGHT MARK, FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. The mark
 * is for a name at the start of a sentence: Pango looks into isolates for the
 * direction of a paragraph, and all languages of the program go from left to right. */
#define ISOLATE "\342\200\216\342\201\250"
#define POP "\342\201\251"

/* The blocks of the scripts that are written from right to left. */
static gboolean
is_rtl (gunichar letter)
{
  return (letter >= 0x590 && letter <= 0x8ff) || (letter >= 0xfb1d && letter <= 0xfdff) ||
         (letter >= 0xfe70 && letter <= 0xfefc) || (letter >= 0x10800 && letter <= 0x10fff) ||
         (letter >= 0x1e800 && letter <= 0x1efff);
}

static gboolean
has_rtl (const char *name)
{
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (is_rtl (g_utf8_get_char (c)))
      return TRUE;
  return FALSE;
}

char **
ahu_names_isolate (const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (names != NULL, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *isolated = has_rtl (names[i]) ? g_strconcat (ISOLATE, names[i], POP, NULL) : NULL;

      g_strv_builder_add (builder, isolated != NULL ? isolated : names[i]);
    }

  return g_strv_builder_end (builder);
}
