/* ahu-name.c: words from files, above all players' names, as they stand in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-name.h"

/* LEFT-TO-RIGHT MARK, FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. The mark
 * is for a name at the start of a sentence: Pango looks into isolates for the
 * direction of a paragraph, and all languages of the program go from left to right. */
#define ISOLATE "\342\200\216\342\201\250"
#define POP "\342\201\251"

/* Letters of a word that a message quotes. */
#define MAX_QUOTED 40

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

static gboolean
is_printable (gunichar letter)
{
  switch (g_unichar_type (letter))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return FALSE;
    default:
      return TRUE;
    }
}

char *
ahu_name_printable (const char *name)
{
  GString *printable;

  g_return_val_if_fail (name != NULL, NULL);

  printable = g_string_new (NULL);
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      g_string_append_unichar (printable, is_printable (letter) ? letter : ' ');
    }

  return g_string_free (printable, FALSE);
}

char *
ahu_name_quotable (const char *word)
{
  g_autofree char *printable = ahu_name_printable (word);
  g_autofree char *start = NULL;

  g_return_val_if_fail (printable != NULL, NULL);

  if (g_utf8_strlen (printable, -1) <= MAX_QUOTED)
    return g_steal_pointer (&printable);

  start = g_utf8_substring (printable, 0, MAX_QUOTED);
  return g_strconcat (start, "…", NULL);
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
