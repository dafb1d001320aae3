/* ahu-rules-words.c: the words of a text, and which are taken for the same
 *
 * They are compared small and without accents, umlauts also written out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <string.h>

void
ahu_rules_word_free (gpointer data)
{
  AhuRulesWord *word = data;

  g_free (word->key);
  g_free (word->other);
  g_free (word->text);
  g_free (word);
}

/* Without accents; umlauts written out if @spell. */
static char *
fold (const char *text,
      gsize       length,
      gboolean    spell)
{
  g_autofree char *small = g_utf8_casefold (text, (gssize) length);
  g_autofree char *apart = g_utf8_normalize (small, -1, G_NORMALIZE_ALL);
  GString *key = g_string_new (NULL);

  for (const char *p = apart != NULL ? apart : ""; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == 0x308 && spell && key->len > 0 && strchr ("aou", key->str[key->len - 1]) != NULL)
        g_string_append_c (key, 'e');
      else if (!g_unichar_ismark (c) && c != 0xad)
        g_string_append_unichar (key, c);
    }

  return g_string_free (key, FALSE);
}

static gboolean
is_letter (const char *p)
{
  gunichar c = g_utf8_get_char (p);

  return g_unichar_isalnum (c) || g_unichar_ismark (c) || c == 0xad;
}

/* A point between digits is in a number: “7.4” is one word. */
static const char *
find_end (const char *p)
{
  while (is_letter (p) ||
         (*p == '.' && g_ascii_isdigit (p[-1]) && g_ascii_isdigit (p[1])))
    p = g_utf8_next_char (p);

  return p;
}

GPtrArray *
ahu_rules_split (const char *text)
{
  GPtrArray *words = g_ptr_array_new_with_free_func (ahu_rules_word_free);

  for (const char *p = text; *p != '\0'; )
    {
      AhuRulesWord *word;
      const char *end;

      if (!is_letter (p))
        {
          p = g_utf8_next_char (p);
          continue;
        }
      end = find_end (p);
      word = g_new0 (AhuRulesWord, 1);
      word->start = (gsize) (p - text);
      word->end = (gsize) (end - text);
      word->key = fold (p, (gsize) (end - p), FALSE);
      word->other = fold (p, (gsize) (end - p), TRUE);
      word->text = g_strndup (p, (gsize) (end - p));
      g_ptr_array_add (words, word);
      p = end;
    }

  return words;
}

gboolean
ahu_rules_word_begins (const AhuRulesWord *word,
                       const AhuRulesWord *wanted)
{
  return g_str_has_prefix (word->key, wanted->key) || g_str_has_prefix (word->other, wanted->key) ||
         g_str_has_prefix (word->other, wanted->other);
}

gboolean
ahu_rules_word_equals (const AhuRulesWord *word,
                       const AhuRulesWord *wanted)
{
  return g_str_equal (word->key, wanted->key) || g_str_equal (word->other, wanted->key) ||
         g_str_equal (word->other, wanted->other);
}

/* Shorter words have nothing but their beginning; a longer end makes another word. */
#define LEAST_STEM 4
#define LONGEST_END 3

static gboolean
share_stem (const char *a,
            const char *b)
{
  gsize stem = 0;

  while (a[stem] != '\0' && a[stem] == b[stem])
    stem++;

  return stem >= LEAST_STEM && strlen (a + stem) <= LONGEST_END && strlen (b + stem) <= LONGEST_END;
}

gboolean
ahu_rules_word_resembles (const AhuRulesWord *word,
                          const AhuRulesWord *wanted)
{
  return share_stem (word->key, wanted->key) || share_stem (word->other, wanted->other);
}

gboolean
ahu_rules_phrase_fits (GPtrArray *words,
                       guint      at,
                       GPtrArray *phrase)
{
  if (at + phrase->len > words->len)
    return FALSE;
  for (guint i = 0; i + 1 < phrase->len; i++)
    if (!ahu_rules_word_equals (words->pdata[at + i], phrase->pdata[i]))
      return FALSE;

  return ahu_rules_word_begins (words->pdata[at + phrase->len - 1], phrase->pdata[phrase->len - 1]) ||
         ahu_rules_word_resembles (words->pdata[at + phrase->len - 1], phrase->pdata[phrase->len - 1]);
}
