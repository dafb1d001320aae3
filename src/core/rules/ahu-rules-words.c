/* ahu-rules-words.c: the words of a text, and how alike two of them are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <string.h>

/* Two words are forms of one if so many letters at their beginning are the same, and so few behind them are not. */
#define LEAST_STEM 4
#define LONGEST_END 3

/* How alike they are then; a word that is still being typed; a part of a longer one; shorter words. */
#define ALIKE_FORM 0.85
#define ALIKE_TYPED 0.6
#define ALIKE_PART 0.55
#define ALIKE_SHORT 0.5

/* Less of the pairs of letters in common is another word; slips leave so much of what is meant. */
#define LEAST_PAIRS 0.55
#define ALIKE_SLIP 0.8

/* Small and without accents. */
static char *
fold (const char *text)
{
  g_autofree char *small = g_utf8_casefold (text, -1);
  g_autofree char *apart = g_utf8_normalize (small, -1, G_NORMALIZE_ALL);
  GString *folded = g_string_new (NULL);

  for (const char *p = apart != NULL ? apart : ""; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_ismark (g_utf8_get_char (p)) && g_utf8_get_char (p) != 0xad)
      g_string_append_unichar (folded, g_utf8_get_char (p));

  return g_string_free (folded, FALSE);
}

/* A point between digits is in a number: “7.4” is one word. */
static gboolean
is_in_word (const char *p,
            const char *text)
{
  return g_unichar_isalnum (g_utf8_get_char (p)) ||
         (*p == '.' && p > text && g_ascii_isdigit (p[-1]) && g_ascii_isdigit (p[1]));
}

char **
ahu_rules_split (const char *text)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *folded = fold (text);

  for (const char *p = folded; *p != '\0'; )
    {
      const char *end = p;
      g_autofree char *word = NULL;

      while (*end != '\0' && is_in_word (end, folded))
        end = g_utf8_next_char (end);
      if (end > p)
        {
          word = g_strndup (p, (gsize) (end - p));
          g_strv_builder_add (words, word);
        }
      p = end > p ? end : g_utf8_next_char (p);
    }

  return g_strv_builder_end (words);
}

static guint
count_pairs (const char *a,
             const char *b)
{
  guint n = 0;
  guint64 used = 0;

  for (gsize i = 0; a[i] != '\0' && a[i + 1] != '\0'; i++)
    for (gsize k = 0; k < 64 && b[k] != '\0' && b[k + 1] != '\0'; k++)
      if (a[i] == b[k] && a[i + 1] == b[k + 1] && (used & (G_GUINT64_CONSTANT (1) << k)) == 0)
        {
          used |= G_GUINT64_CONSTANT (1) << k;
          n++;
          break;
        }

  return n;
}

/* The share of pairs of neighbouring letters, of both words, that both have; the first and the last letter count as pairs. */
static double
compare_pairs (const char *a,
               const char *b)
{
  gsize n_a = strlen (a), n_b = strlen (b);
  guint n_ends = (a[0] == b[0]) + (a[n_a - 1] == b[n_b - 1]);
  double share = 2.0 * (count_pairs (a, b) + n_ends) / (double) (n_a + n_b + 2);

  return share >= LEAST_PAIRS ? share * ALIKE_SLIP : 0;
}

double
ahu_rules_compare_words (const char *typed,
                         const char *word)
{
  gsize n_typed = strlen (typed), n_word = strlen (word), stem = 0, rest;

  while (typed[stem] != '\0' && typed[stem] == word[stem])
    stem++;
  rest = MAX (n_typed, n_word) - stem;
  if (rest == 0)
    return 1;
  /* A number that is wrong is like many that are right. */
  if (g_ascii_isdigit (*typed) || g_ascii_isdigit (*word) || MIN (n_typed, n_word) < 3)
    return 0;
  if (rest <= LONGEST_END && (stem >= LEAST_STEM || (stem >= 3 && stem == MIN (n_typed, n_word) && rest <= 2)))
    return ALIKE_FORM;
  if (stem == n_typed)
    return ALIKE_TYPED;
  if ((n_typed > LEAST_STEM && strstr (word, typed) != NULL) || (n_word > LEAST_STEM && strstr (typed, word) != NULL))
    return ALIKE_PART;
  if (stem == 3 && rest <= 2)
    return ALIKE_SHORT;

  return n_typed >= LEAST_STEM ? compare_pairs (typed, word) : 0;
}
