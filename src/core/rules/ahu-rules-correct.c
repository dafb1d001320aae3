/* ahu-rules-correct.c: what was meant by a query with slips of the finger in it
 *
 * A word that the reference doesn't know in any form, nor as a synonym, is taken for the one
 * that is written most like it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <string.h>

/* Words with fewer letters are taken as they are; so many letters make a second slip
 * likely. */
#define MIN_LETTERS 4
#define MANY_LETTERS 8

/* No longer word has to be compared. */
#define MAX_LETTERS 40

typedef struct
{
  const AhuRulesWord *word;
  guint slips;
  guint length;
} Nearest;

/* Letters left out, put in, exchanged for others or with their neighbours until one word
 * is the other. In bytes: without accents hardly a letter has more. */
static guint
count_slips (const char *a,
             const char *b)
{
  guint rows[3][MAX_LETTERS + 1];
  guint n_a = (guint) strlen (a);
  guint n_b = (guint) strlen (b);

  if (n_a > MAX_LETTERS || n_b > MAX_LETTERS)
    return G_MAXUINT;
  for (guint k = 0; k <= n_b; k++)
    rows[0][k] = k;
  for (guint i = 1; i <= n_a; i++)
    {
      guint *row = rows[i % 3];
      const guint *above = rows[(i + 2) % 3];
      const guint *before = rows[(i + 1) % 3];

      row[0] = i;
      for (guint k = 1; k <= n_b; k++)
        {
          row[k] = MIN (above[k - 1] + (a[i - 1] != b[k - 1]), MIN (above[k], row[k - 1]) + 1);
          if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
            row[k] = MIN (row[k], before[k - 2] + 1);
        }
    }

  return rows[n_a % 3][n_b];
}

/* Of those that are as near, the one that is as long. */
static void
compare (Nearest            *nearest,
         const AhuRulesWord *typed,
         const AhuRulesWord *word)
{
  guint slips = MIN (count_slips (typed->key, word->key), count_slips (typed->other, word->other));
  guint length = (guint) ABS ((int) strlen (typed->key) - (int) strlen (word->key));

  if (slips > nearest->slips || (slips == nearest->slips && length >= nearest->length))
    return;

  *nearest = (Nearest) { word, slips, length };
}

/* Returns: whether none of them begins so */
static gboolean
compare_all (Nearest            *nearest,
             const AhuRulesWord *typed,
             GPtrArray          *words)
{
  for (guint i = 0; i < words->len; i++)
    {
      if (ahu_rules_word_begins (words->pdata[i], typed) || ahu_rules_word_resembles (words->pdata[i], typed))
        return FALSE;
      compare (nearest, typed, words->pdata[i]);
    }

  return TRUE;
}

static gboolean
compare_synonyms (AhuRules           *self,
                  Nearest            *nearest,
                  const AhuRulesWord *typed)
{
  for (guint i = 0; i < self->synonyms->len; i++)
    {
      GPtrArray *phrases = self->synonyms->pdata[i];

      for (guint k = 0; k < phrases->len; k++)
        if (!compare_all (nearest, typed, phrases->pdata[k]))
          return FALSE;
    }

  return TRUE;
}

/* Returns: (nullable): the word that was meant, %NULL if this one is known or like none */
static const AhuRulesWord *
find_nearest (AhuRules           *self,
              const AhuRulesWord *typed)
{
  gsize length = strlen (typed->key);
  guint most = length >= MANY_LETTERS ? 2 : 1;
  Nearest nearest = { NULL, most, G_MAXUINT };

  /* A number that is wrong is like many that are right. */
  if (length < MIN_LETTERS || strpbrk (typed->key, "0123456789") != NULL || ahu_rules_is_filler (self, typed))
    return NULL;
  for (guint i = 0; i < self->index->len; i++)
    if (!compare_all (&nearest, typed, ((AhuRulesEntry *) self->index->pdata[i])->words))
      return NULL;

  return compare_synonyms (self, &nearest, typed) ? nearest.word : NULL;
}

char *
ahu_rules_correct (AhuRules   *self,
                   const char *query)
{
  g_autoptr (GPtrArray) words = NULL;
  GString *corrected = g_string_new (NULL);
  gboolean any = FALSE;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (query != NULL, NULL);

  ahu_rules_ensure_index (self);
  words = ahu_rules_split (query);
  for (guint i = 0; i < words->len; i++)
    {
      const AhuRulesWord *typed = words->pdata[i];
      const AhuRulesWord *nearest = find_nearest (self, typed);

      any |= nearest != NULL;
      g_string_append_printf (corrected, i > 0 ? " %s" : "%s", nearest != NULL ? nearest->text : typed->text);
    }

  return g_string_free (corrected, !any);
}
