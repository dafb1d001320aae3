/* ahu-rules-terms.c: what is searched for: the words of a query and their synonyms
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <string.h>

/* So much of a word may stand for the whole when synonyms are looked for. */
#define MIN_PREFIX 3

static void
term_free (gpointer data)
{
  AhuRulesTerm *term = data;

  g_ptr_array_unref (term->phrases);
  g_free (term);
}

/* How many words of the query from @at on are the phrase, 0 if they are not. The
 * last word of the query may still be being typed. */
static guint
count_typed (GPtrArray *query,
             guint      at,
             GPtrArray *phrase)
{
  if (at + phrase->len > query->len)
    return 0;
  for (guint i = 0; i < phrase->len; i++)
    {
      const AhuRulesWord *typed = query->pdata[at + i];
      gboolean last = at + i + 1 == query->len && strlen (typed->key) >= MIN_PREFIX;

      if (!ahu_rules_word_equals (phrase->pdata[i], typed) && !ahu_rules_word_resembles (phrase->pdata[i], typed) &&
          !(last && ahu_rules_word_begins (phrase->pdata[i], typed)))
        return 0;
    }

  return phrase->len;
}

static guint
count_synonym (GPtrArray *group,
               GPtrArray *query,
               guint      at)
{
  guint longest = 0;

  for (guint i = 0; i < group->len; i++)
    longest = MAX (longest, count_typed (query, at, group->pdata[i]));

  return longest;
}

static AhuRulesWord *
copy_word (const AhuRulesWord *word)
{
  AhuRulesWord *copy = g_new0 (AhuRulesWord, 1);

  copy->key = g_strdup (word->key);
  copy->other = g_strdup (word->other);
  copy->text = g_strdup (word->text);

  return copy;
}

static GPtrArray *
copy_words (GPtrArray *words,
            guint      at,
            guint      n)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (ahu_rules_word_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (copy, copy_word (words->pdata[at + i]));

  return copy;
}

/* The next term of the query; moves *at behind it. */
static AhuRulesTerm *
take_term (AhuRules  *self,
           GPtrArray *query,
           guint     *at)
{
  AhuRulesTerm *term = g_new0 (AhuRulesTerm, 1);
  guint longest = 1;

  for (guint i = 0; i < self->synonyms->len; i++)
    longest = MAX (longest, count_synonym (self->synonyms->pdata[i], query, *at));

  term->phrases = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  g_ptr_array_add (term->phrases, copy_words (query, *at, longest));
  for (guint i = 0; i < self->synonyms->len; i++)
    {
      GPtrArray *group = self->synonyms->pdata[i];

      if (count_synonym (group, query, *at) == longest)
        for (guint k = 0; k < group->len; k++)
          g_ptr_array_add (term->phrases, g_ptr_array_ref (group->pdata[k]));
    }
  *at += longest;

  return term;
}

gboolean
ahu_rules_is_filler (AhuRules           *self,
                     const AhuRulesWord *word)
{
  for (guint i = 0; i < self->fillers->len; i++)
    if (ahu_rules_word_equals (self->fillers->pdata[i], word))
      return TRUE;

  return FALSE;
}

static gboolean
is_filling (AhuRules           *self,
            const AhuRulesTerm *term)
{
  const GPtrArray *typed = term->phrases->pdata[0];

  return typed->len == 1 && ahu_rules_is_filler (self, typed->pdata[0]);
}

GPtrArray *
ahu_rules_make_terms (AhuRules  *self,
                      GPtrArray *query)
{
  GPtrArray *terms = g_ptr_array_new_with_free_func (term_free);
  guint n_filling = 0;

  for (guint at = 0; at < query->len; )
    {
      AhuRulesTerm *term = take_term (self, query, &at);

      n_filling += is_filling (self, term) ? 1 : 0;
      g_ptr_array_add (terms, term);
    }
  if (n_filling == terms->len)
    return terms;
  for (guint i = terms->len; i > 0; i--)
    if (is_filling (self, terms->pdata[i - 1]))
      g_ptr_array_remove_index (terms, i - 1);

  return terms;
}
