/* ahu-name.c: words from files, above all players' names, as they stand in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/ahu-name.h"

#include <string.h>

#include <glib/gi18n.h>

/* LEFT-TO-RIGHT MARK, FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE. The mark
 * is for a name at the start of a sentence: Pango looks into isolates for the
 * direction of a paragraph, and all languages of the program go from left to right. */
#define ISOLATE "\342\200\216\342\201\250"
#define POP "\342\201\251"

/* Characters of a word that a message quotes, of a name (twice what can be typed as one),
 * and of a line, such as a title. A file may hold more: laying out megabytes of text that
 * nobody could read would stop the window. */
#define MAX_QUOTED 40
#define MAX_NAME 80
#define MAX_LINE 500

#define ELLIPSIS "…"
#define ZERO_WIDTH_JOINER 0x200d

/* The blocks of the scripts that are written from right to left. */
static gboolean
is_rtl (gunichar letter)
{
  return (letter >= 0x590 && letter <= 0x8ff) || (letter >= 0xfb1d && letter <= 0xfdff) ||
         (letter >= 0xfe70 && letter <= 0xfefc) || (letter >= 0x10800 && letter <= 0x10fff) ||
         (letter >= 0x1e800 && letter <= 0x1efff);
}

/* What turns the text that follows, or claims a direction for it, could let one name
 * stand for another. */
static gboolean
is_turning (gunichar letter)
{
  return letter == 0x61c || letter == 0x200e || letter == 0x200f ||
         (letter >= 0x202a && letter <= 0x202e) || (letter >= 0x2066 && letter <= 0x2069);
}

/* A name that somebody types may hold what one from a file doesn't. */
static gboolean
needs_isolation (const char *name)
{
  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    if (is_rtl (g_utf8_get_char (c)) || is_turning (g_utf8_get_char (c)))
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

/* Marks, skin tones, what a joiner joins: part of the character before. */
static gboolean
is_continued (const char *start,
              const char *at)
{
  gunichar letter = g_utf8_get_char (at);

  return g_unichar_ismark (letter) || letter == ZERO_WIDTH_JOINER || (letter >= 0x1f3fb && letter <= 0x1f3ff) ||
         (at > start && g_utf8_get_char (g_utf8_prev_char (at)) == ZERO_WIDTH_JOINER);
}

/* Letters by their kind, and nothing to see: the fillers of Hangul and of braille. */
static gboolean
is_filler (gunichar letter)
{
  return letter == 0x115f || letter == 0x1160 || letter == 0x3164 || letter == 0xffa0 || letter == 0x2800;
}

static gboolean
is_invisible (gunichar letter)
{
  return g_unichar_isspace (letter) || !is_printable (letter) || is_filler (letter) ||
         g_unichar_type (letter) == G_UNICODE_FORMAT;
}

/* Between characters as people see them; where there is no such place, as in a letter
 * with a hundred accents, anywhere. */
static char *
cut (const char *text,
     glong       max)
{
  const char *end, *p;

  if (g_utf8_strlen (text, -1) <= max)
    return g_strdup (text);

  end = g_utf8_offset_to_pointer (text, max);
  for (p = end; p > text && is_continued (text, p); p = g_utf8_prev_char (p))
    ;
  if (p > text)
    end = p;

  return g_strdup_printf ("%.*s" ELLIPSIS, (int) (end - text), text);
}

gboolean
ahu_letter_is_printable (gunichar letter)
{
  return is_printable (letter) && !is_turning (letter);
}

char *
ahu_text_printable (const char *text)
{
  g_autofree char *valid = NULL;
  GString *printable;

  g_return_val_if_fail (text != NULL, NULL);

  valid = g_utf8_make_valid (text, -1);
  printable = g_string_new (NULL);
  for (const char *c = valid; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (!is_turning (letter))
        g_string_append_unichar (printable, is_printable (letter) ? letter : ' ');
    }

  return g_string_free (printable, FALSE);
}

char *
ahu_name_strip (const char *name)
{
  const char *end, *before;

  g_return_val_if_fail (name != NULL, NULL);

  /* A mark needs a letter before it. */
  while (*name != '\0' && (is_invisible (g_utf8_get_char (name)) || g_unichar_iszerowidth (g_utf8_get_char (name))))
    name = g_utf8_next_char (name);
  for (end = name + strlen (name); end > name; end = before)
    {
      before = g_utf8_prev_char (end);
      if (!is_invisible (g_utf8_get_char (before)))
        break;
    }

  return g_strndup (name, end - name);
}

char *
ahu_name_for_seat (const char *name,
                   guint       seat)
{
  g_autofree char *stripped = ahu_name_strip (name);

  if (stripped == NULL || *stripped != '\0')
    return stripped != NULL ? ahu_name_printable (stripped) : NULL;

  /* Translators: a player without a name, by number of the seat. */
  return g_strdup_printf (_("Player %u"), seat + 1);
}

char *
ahu_name_printable (const char *name)
{
  g_autofree char *printable = ahu_text_printable (name);

  return printable != NULL ? cut (printable, MAX_NAME) : NULL;
}

char *
ahu_name_quotable (const char *word)
{
  g_autofree char *printable = ahu_text_printable (word);

  return printable != NULL ? cut (printable, MAX_QUOTED) : NULL;
}

char *
ahu_line_printable (const char *line)
{
  g_autofree char *printable = ahu_text_printable (line);

  return printable != NULL ? cut (printable, MAX_LINE) : NULL;
}

char *
ahu_file_name_printable (const char *name)
{
  g_autofree char *shown = NULL;

  g_return_val_if_fail (name != NULL, NULL);

  shown = g_filename_display_name (name);

  return ahu_line_printable (shown);
}

const char *
ahu_name_of (const char *const *names,
             gint64             player)
{
  g_return_val_if_fail (names != NULL, "?");

  for (int i = 0; names[i] != NULL; i++)
    if (i == player)
      return names[i];

  return "?";
}

char *
ahu_isolate (char *text)
{
  char *isolated;

  g_return_val_if_fail (text != NULL, NULL);

  if (!needs_isolation (text))
    return text;
  isolated = g_strconcat (ISOLATE, text, POP, NULL);
  g_free (text);

  return isolated;
}

char **
ahu_names_isolate (const char *const *names)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (names != NULL, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *isolated = ahu_isolate (g_strdup (names[i]));

      g_strv_builder_add (builder, isolated);
    }

  return g_strv_builder_end (builder);
}
