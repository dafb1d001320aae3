/* ahu-csv.c: tables for spreadsheets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-csv.h"

#include <locale.h>
#include <string.h>

/* Spreadsheets take what begins like this for a formula, which could do harm in
 * a record that came from somebody else; some trim the white space first. */
static gboolean
is_like_formula (const char *text)
{
  while (g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  switch (g_utf8_get_char (text))
    {
    case '=':
    case '+':
    case '-':
    case '@':
    case 0xff0b: /* the same, full width */
    case 0xff0d:
    case 0xff1d:
    case 0xff20:
      return TRUE;
    default:
      return FALSE;
    }
}

GString *
ahu_csv_new (void)
{
  return g_string_new ("\357\273\277");
}

void
ahu_csv_separate (GString *csv)
{
  g_return_if_fail (csv != NULL);

  g_string_append_c (csv, g_str_equal (localeconv ()->decimal_point, ",") ? ';' : ',');
}

void
ahu_csv_append_text (GString    *csv,
                     const char *text)
{
  gboolean is_guarded;

  g_return_if_fail (csv != NULL && text != NULL);

  is_guarded = is_like_formula (text);
  if (!is_guarded && strpbrk (text, ",;\"\r\n") == NULL)
    {
      g_string_append (csv, text);
      return;
    }

  g_string_append (csv, is_guarded ? "\"'" : "\"");
  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (csv, '"');
      g_string_append_c (csv, *c);
    }
  g_string_append_c (csv, '"');
}
