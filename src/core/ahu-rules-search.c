/* ahu-rules-search.c: full-text search in a rule reference
 *
 * Each word of the query, or a synonym of it, must begin some word of a section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-rules-private.h"

#include <string.h>

/* How well a section fits; a heading tells more than a text, and what people ask for in
 * these words more than either. */
#define SCORE_ASKED 110
#define SCORE_TITLE 100
#define SCORE_TEXT 10
#define SCORE_LITERAL 4
#define SCORE_WHOLE 2
#define SCORE_SPELT 1

typedef struct
{
  guint section;
  guint score;
  const AhuRulesEntry *title;
  const AhuRulesEntry *best;  /* the text with the most matches, NULL if only the title has any */
} Found;

static void
entry_free (gpointer data)
{
  AhuRulesEntry *entry = data;

  g_ptr_array_unref (entry->words);
  g_free (entry);
}

static void
hit_free (gpointer data)
{
  AhuRulesHit *hit = data;

  g_free (hit->title);
  g_free (hit->excerpt);
  g_free (hit);
}

static void
index_text (AhuRules          *self,
            guint              section,
            AhuRulesEntryType  type,
            const char        *text)
{
  AhuRulesEntry *entry = g_new0 (AhuRulesEntry, 1);

  entry->section = section;
  entry->type = type;
  entry->text = text;
  entry->words = ahu_rules_split (text);
  g_ptr_array_add (self->index, entry);
}

void
ahu_rules_ensure_index (AhuRules *self)
{
  if (self->index != NULL)
    return;

  self->index = g_ptr_array_new_with_free_func (entry_free);
  for (guint i = 0; i < self->sections->len; i++)
    {
      const AhuRulesSection *section = g_ptr_array_index (self->sections, i);

      index_text (self, i, AHU_RULES_ENTRY_TITLE, section->title);
      if (section->asked != NULL)
        index_text (self, i, AHU_RULES_ENTRY_ASKED, section->asked);
      for (guint k = 0; k < section->blocks->len; k++)
        {
          const AhuRulesBlock *block = g_ptr_array_index (section->blocks, k);

          if (block->text != NULL)
            index_text (self, i, AHU_RULES_ENTRY_BLOCK, block->text);
        }
    }
}

/* Of words that differ by an umlaut alone, such as „zahlen“ and „zählen“, the typed one. */
static gboolean
is_spelt_so (const AhuRulesWord *word,
             const AhuRulesWord *wanted)
{
  return g_str_equal (word->key, wanted->key) && g_str_equal (word->other, wanted->other);
}

static guint
get_weight (AhuRulesEntryType type)
{
  switch (type)
    {
    case AHU_RULES_ENTRY_ASKED:
      return SCORE_ASKED;
    case AHU_RULES_ENTRY_TITLE:
      return SCORE_TITLE;
    case AHU_RULES_ENTRY_BLOCK:
    default:
      return SCORE_TEXT;
    }
}

/* 0 if the text has nothing of the term. */
static guint
score_entry (const AhuRulesEntry *entry,
             const AhuRulesTerm  *term)
{
  guint best = 0;

  for (guint i = 0; i < term->phrases->len; i++)
    for (guint at = 0; at < entry->words->len; at++)
      {
        GPtrArray *phrase = term->phrases->pdata[i];
        guint score = 1;

        if (!ahu_rules_phrase_fits (entry->words, at, phrase))
          continue;
        if (i == 0)
          score += SCORE_LITERAL;
        if (ahu_rules_word_equals (entry->words->pdata[at + phrase->len - 1], phrase->pdata[phrase->len - 1]))
          score += SCORE_WHOLE;
        if (is_spelt_so (entry->words->pdata[at + phrase->len - 1], phrase->pdata[phrase->len - 1]))
          score += SCORE_SPELT;
        best = MAX (best, score);
      }

  return best * get_weight (entry->type);
}

/* Entries of one section, from *at on. */
static gboolean
match_section (AhuRules  *self,
               GPtrArray *terms,
               guint     *at,
               Found     *found)
{
  const AhuRulesEntry *first = self->index->pdata[*at];
  g_autofree guint *scores = g_new0 (guint, terms->len);
  guint best = 0;

  *found = (Found) { .section = first->section, .title = first };
  for (; *at < self->index->len; (*at)++)
    {
      const AhuRulesEntry *entry = self->index->pdata[*at];
      guint sum = 0;

      if (entry->section != first->section)
        break;
      for (guint i = 0; i < terms->len; i++)
        {
          guint score = score_entry (entry, terms->pdata[i]);

          scores[i] = MAX (scores[i], score);
          sum += score;
        }
      if (entry->type == AHU_RULES_ENTRY_BLOCK && sum > best)
        {
          best = sum;
          found->best = entry;
        }
    }
  for (guint i = 0; i < terms->len; i++)
    {
      if (scores[i] == 0)
        return FALSE;
      found->score += scores[i];
    }

  return TRUE;
}

static const AhuRulesEntry *
find_first_text (AhuRules *self,
                 guint     section)
{
  const AhuRulesEntry *title = NULL;

  for (guint i = 0; i < self->index->len; i++)
    {
      const AhuRulesEntry *entry = self->index->pdata[i];

      if (entry->section == section && entry->type == AHU_RULES_ENTRY_BLOCK)
        return entry;
      if (entry->section == section && entry->type == AHU_RULES_ENTRY_TITLE)
        title = entry;
    }

  return title;
}

static void
add_hit (AhuRules    *self,
         GPtrArray   *hits,
         const Found *found,
         GPtrArray   *terms)
{
  AhuRulesHit *hit = g_new0 (AhuRulesHit, 1);
  GString *title = g_string_new (NULL);

  ahu_rules_append_emphasised (title, found->title, 0, strlen (found->title->text), terms);
  hit->section = found->section;
  hit->title = g_string_free (title, FALSE);
  hit->excerpt = ahu_rules_make_excerpt (found->best != NULL ? found->best : find_first_text (self, found->section), terms);
  g_ptr_array_add (hits, hit);
}

/* “7.4”, “R7.4”, “r7”, “d6”: as ids begin; NULL if it isn't a number. */
static char *
read_number (const char *query)
{
  g_autofree char *id = g_ascii_strup (query, -1);

  g_strstrip (id);
  if (!g_regex_match_simple ("^[RD]?[0-9]+(\\.[0-9]*)?$", id, 0, 0))
    return NULL;

  return g_ascii_isdigit (*id) ? g_strconcat ("R", id, NULL) : g_steal_pointer (&id);
}

static gboolean
is_numbered (const char *id,
             const char *number)
{
  gsize length = strlen (number);

  return g_str_has_prefix (id, number) &&
         (id[length] == '\0' || id[length] == '.' || number[length - 1] == '.');
}

static void
add_numbered (AhuRules   *self,
              GArray     *all,
              const char *number)
{
  for (guint i = 0; i < self->index->len; i++)
    {
      const AhuRulesEntry *entry = self->index->pdata[i];
      const AhuRulesSection *section = g_ptr_array_index (self->sections, entry->section);

      if (entry->type == AHU_RULES_ENTRY_TITLE && is_numbered (section->id, number))
        {
          Found found = { .section = entry->section, .score = G_MAXUINT, .title = entry };

          g_array_append_val (all, found);
        }
    }
}

static gboolean
has_section (GArray *all,
             guint   section)
{
  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, Found, i).section == section)
      return TRUE;

  return FALSE;
}

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *first = a, *second = b;

  if (first->score != second->score)
    return first->score > second->score ? -1 : 1;

  return (int) first->section - (int) second->section;
}

GPtrArray *
ahu_rules_search (AhuRules   *self,
                  const char *query)
{
  GPtrArray *hits = g_ptr_array_new_with_free_func (hit_free);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Found));
  g_autoptr (GPtrArray) words = NULL;
  g_autoptr (GPtrArray) terms = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (self != NULL, hits);
  g_return_val_if_fail (query != NULL, hits);

  ahu_rules_ensure_index (self);
  words = ahu_rules_split (query);
  terms = ahu_rules_make_terms (self, words);
  number = read_number (query);
  if (number != NULL)
    add_numbered (self, all, number);
  for (guint at = 0; terms->len > 0 && at < self->index->len; )
    {
      Found found;

      if (match_section (self, terms, &at, &found) && !has_section (all, found.section))
        g_array_append_val (all, found);
    }
  g_array_sort (all, compare_found);
  for (guint i = 0; i < all->len; i++)
    add_hit (self, hits, &g_array_index (all, Found, i), terms);

  return hits;
}
