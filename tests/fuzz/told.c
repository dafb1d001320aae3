/* told.c: what people are told about a file that can't be used
 *
 * Whatever stands in the file: a message may quote it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "told.h"

static gboolean
breaks_line (gunichar letter)
{
  switch (g_unichar_type (letter))
    {
    case G_UNICODE_CONTROL:
    case G_UNICODE_LINE_SEPARATOR:
    case G_UNICODE_PARAGRAPH_SEPARATOR:
      return TRUE;
    default:
      return FALSE;
    }
}

void
told_assert_sentence (const char *message)
{
  g_assert_nonnull (message);
  g_assert_true (g_utf8_validate (message, -1, NULL));
  for (const char *letter = message; *letter != '\0'; letter = g_utf8_next_char (letter))
    if (breaks_line (g_utf8_get_char (letter)))
      g_error ("U+%04X in “%s”", g_utf8_get_char (letter), message);
  if (!g_str_has_suffix (message, "."))
    g_error ("no sentence: “%s”", message);
}

void
told_assert_refusal (const AhuRefusal *refusal)
{
  g_assert_cmpint (refusal->move, >=, AHU_REFUSAL_SET_UP);
  g_assert_true (g_regex_match_simple ("^[RT][0-9]+(\\.[0-9]+)?$", refusal->rule, 0, 0));
  told_assert_sentence (refusal->message);
}
