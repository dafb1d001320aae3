/* ahu-columns.c: plain text in the columns of a terminal
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-columns.h"

static int
char_width (gunichar c)
{
  if (g_unichar_iszerowidth (c))
    return 0;

  return g_unichar_iswide (c) ? 2 : 1;
}

int
ahu_columns_width (const char *text)
{
  int width = 0;

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    width += char_width (g_utf8_get_char (c));

  return width;
}

char *
ahu_columns_shorten (const char *text,
                     int         width)
{
  const char *end = text;
  int taken = 0;

  g_return_val_if_fail (width > 0, NULL);

  if (ahu_columns_width (text) <= width)
    return g_strdup (text);

  /* Marks that combine with a letter take no column and stay with it. */
  for (; *end; end = g_utf8_next_char (end))
    {
      taken += char_width (g_utf8_get_char (end));
      if (taken > width - 1)
        break;
    }

  return g_strdup_printf ("%.*s…", (int) (end - text), text);
}

void
ahu_columns_append_cell (GString    *string,
                         const char *text,
                         int         width,
                         gboolean    at_end)
{
  int room = MAX (0, width - ahu_columns_width (text));

  if (at_end)
    g_string_append_printf (string, "%*s", room, "");
  g_string_append (string, text);
  if (!at_end)
    g_string_append_printf (string, "%*s", room, "");
}

/* A terminal, and who searches there, knows one sort of space. */
static void
append_word (GString    *string,
             const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, "\302\240", -1);
  g_autofree char *plain = g_strjoinv (" ", parts);

  g_string_append (string, plain);
}

void
ahu_columns_append_wrapped (GString    *string,
                            const char *text,
                            int         indent)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  int used = indent;

  g_string_append_printf (string, "%*s", indent, "");
  for (guint i = 0; words[i]; i++)
    {
      int width = ahu_columns_width (words[i]);

      if (i > 0 && used + 1 + width > AHU_TERMINAL_COLUMNS)
        {
          g_string_append_printf (string, "\n%*s", indent, "");
          used = indent;
        }
      else if (i > 0)
        {
          g_string_append_c (string, ' ');
          used++;
        }
      append_word (string, words[i]);
      used += width;
    }
  g_string_append_c (string, '\n');
}
