/* ahu-rules-search.c: full-text search in a rule reference, for words and for questions
 *
 * What a question is about, without the words that make it one, is looked for word by word, with
 * synonyms and other forms. A section need not have all of it: the more it has, and the rarer
 * that is, the better it fits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <math.h>
#include <string.h>

/* How well a section fits; a heading tells more than a text, and what people ask for in
 * these words more than either. */
#define SCORE_ASKED 110
#define SCORE_TITLE 100
#define SCORE_TEXT 10
#define SCORE_LITERAL 4
#define SCORE_WHOLE 2
#define SCORE_SPELT 1

/* For each word that a section has at all, and for each that stands in the query as people
 * ask. */
#define SCORE_HAS 250
#define SCORE_PHRASE 400

/* What has so much less of the words than the section with the most, and fits so much less than
 * the best, is left out. */
#define LEAST_HAD 0.5
#define LEAST_FIT 0.4

typedef struct
{
  guint section;
  double score;
  double has;  /* how much of what is searched for, rare words counting more */
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
index_words (AhuRules          *self,
             guint              section,
             AhuRulesEntryType  type,
             const char        *text,
             GPtrArray         *words)
{
  AhuRulesEntry *entry = g_new0 (AhuRulesEntry, 1);

  entry->section = section;
  entry->type = type;
  entry->text = text;
  entry->words = words;
  g_ptr_array_add (self->index, entry);
}

static void
index_text (AhuRules          *self,
            guint              section,
            AhuRulesEntryType  type,
            const char        *text)
{
  index_words (self, section, type, text, ahu_rules_split (text));
}

/* Each of the things that people ask by itself. */
static void
index_asked (AhuRules   *self,
             guint       section,
             const char *asked)
{
  g_auto (GStrv) phrases = g_strsplit (asked, ",", -1);

  for (guint i = 0; phrases[i] != NULL; i++)
    index_words (self, section, AHU_RULES_ENTRY_ASKED, asked, ahu_rules_split (phrases[i]));
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
        index_asked (self, i, section->asked);
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

/* How well the words at a place of the text fit a phrase, 0 if they don't. */
static guint
score_phrase (const AhuRulesEntry *entry,
              guint                at,
              GPtrArray           *phrase,
              gboolean             literal)
{
  const AhuRulesWord *last, *wanted;
  guint score = 1;

  if (!ahu_rules_phrase_fits (entry->words, at, phrase))
    return 0;

  last = entry->words->pdata[at + phrase->len - 1];
  wanted = phrase->pdata[phrase->len - 1];
  if (literal && ahu_rules_word_begins (last, wanted))
    score += SCORE_LITERAL;
  if (ahu_rules_word_equals (last, wanted))
    score += SCORE_WHOLE;
  if (is_spelt_so (last, wanted))
    score += SCORE_SPELT;

  return score;
}

/* The same of a term; *n is how many words those that fit best are. */
static guint
score_place (const AhuRulesEntry *entry,
             guint                at,
             const AhuRulesTerm  *term,
             guint               *n)
{
  guint best = 0;

  for (guint i = 0; i < term->phrases->len; i++)
    {
      guint score = score_phrase (entry, at, term->phrases->pdata[i], i == 0);

      if (score > best)
        *n = ((GPtrArray *) term->phrases->pdata[i])->len;
      best = MAX (best, score);
    }

  return best;
}

/* How much of a heading, or of what is asked, the terms are: one word in four is hardly what
 * it is about. A question as people ask it is meant more as a whole. */
static double
get_share (AhuRules            *self,
           const AhuRulesEntry *entry,
           GPtrArray           *terms)
{
  double n_words = 0;
  guint n_found = 0;
  guint end = 0;

  for (guint at = 0; at < entry->words->len; at++)
    {
      for (guint i = 0; i < terms->len; i++)
        {
          guint n = 0;

          if (score_place (entry, at, terms->pdata[i], &n) > 0)
            end = MAX (end, at + n);
        }
      if (at < end || !ahu_rules_is_filler (self, entry->words->pdata[at]))
        n_words++;
      else if (entry->type == AHU_RULES_ENTRY_ASKED)
        n_words += 0.5;
      n_found += at < end ? 1 : 0;
    }

  return n_words > 0 ? n_found / n_words : 0;
}

static double
get_weight (AhuRules            *self,
            const AhuRulesEntry *entry,
            GPtrArray           *terms)
{
  switch (entry->type)
    {
    case AHU_RULES_ENTRY_ASKED:
      return SCORE_TEXT + (SCORE_ASKED - SCORE_TEXT) * pow (get_share (self, entry, terms), 3);
    case AHU_RULES_ENTRY_TITLE:
      return SCORE_TEXT + (SCORE_TITLE - SCORE_TEXT) * (1 + get_share (self, entry, terms)) / 2;
    case AHU_RULES_ENTRY_BLOCK:
    default:
      return SCORE_TEXT;
    }
}

/* 0 if the text has nothing of the term. */
static double
score_entry (const AhuRulesEntry *entry,
             const AhuRulesTerm  *term,
             double               weight)
{
  guint best = 0;
  guint n;

  for (guint at = 0; at < entry->words->len; at++)
    best = MAX (best, score_place (entry, at, term, &n));

  return best * weight;
}

/* Whether @part stands somewhere in @whole, word by word. */
static gboolean
contains (GPtrArray *whole,
          GPtrArray *part)
{
  for (guint at = 0; at + part->len <= whole->len; at++)
    {
      guint i = 0;

      while (i < part->len && ahu_rules_word_equals (whole->pdata[at + i], part->pdata[i]))
        i++;
      if (i == part->len)
        return TRUE;
    }

  return FALSE;
}

/* How many words in a row are the same: of what people ask all of them, of a heading all that
 * are searched for. One alone is a word like any other. */
static guint
count_same (const AhuRulesEntry *entry,
            GPtrArray           *query)
{
  gboolean asked = entry->type == AHU_RULES_ENTRY_ASKED;
  GPtrArray *part = asked ? entry->words : query;

  if (entry->type == AHU_RULES_ENTRY_BLOCK || part->len < 2 || !contains (asked ? query : entry->words, part))
    return 0;

  return part->len;
}

/* Entries of one section, from *at on. What it has of each term goes into @scores. */
static void
match_section (AhuRules  *self,
               GPtrArray *query,
               GPtrArray *terms,
               guint     *at,
               Found     *found,
               double    *scores)
{
  const AhuRulesEntry *first = self->index->pdata[*at];
  guint n_same = 0;
  double best = 0;

  *found = (Found) { .section = first->section, .title = first };
  for (; *at < self->index->len; (*at)++)
    {
      const AhuRulesEntry *entry = self->index->pdata[*at];
      double weight = get_weight (self, entry, terms);
      double sum = 0;

      if (entry->section != first->section)
        break;
      for (guint i = 0; i < terms->len; i++)
        {
          double score = score_entry (entry, terms->pdata[i], weight);

          scores[i] = MAX (scores[i], score);
          sum += score;
        }
      n_same = MAX (n_same, count_same (entry, query));
      if (entry->type == AHU_RULES_ENTRY_BLOCK && sum > best)
        {
          best = sum;
          found->best = entry;
        }
    }
  found->score = n_same * SCORE_PHRASE;
}

/* A word that few sections have tells more than one that stands everywhere. */
static double
get_rarity (AhuRules     *self,
            const double *scores,
            guint         n_terms,
            guint         term)
{
  guint n = 0;

  for (guint i = 0; i < self->sections->len; i++)
    n += scores[i * n_terms + term] > 0 ? 1 : 0;

  return n > 0 ? log2 (1 + (double) self->sections->len / n) : 0;
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

/* All sections with any of the terms. */
static void
match_all (AhuRules  *self,
           GArray    *all,
           GPtrArray *query,
           GPtrArray *terms)
{
  g_autofree Found *found = g_new0 (Found, self->sections->len);
  g_autofree double *scores = g_new0 (double, self->sections->len * terms->len);
  guint at = 0;

  for (guint i = 0; i < self->sections->len; i++)
    match_section (self, query, terms, &at, &found[i], scores + i * terms->len);
  for (guint k = 0; k < terms->len; k++)
    {
      double rarity = get_rarity (self, scores, terms->len, k);

      for (guint i = 0; i < self->sections->len; i++)
        if (scores[i * terms->len + k] > 0)
          {
            found[i].has += rarity;
            found[i].score += rarity * (SCORE_HAS + scores[i * terms->len + k]);
          }
    }
  for (guint i = 0; i < self->sections->len; i++)
    if (found[i].score > 0 && !has_section (all, found[i].section))
      g_array_append_val (all, found[i]);
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

/* The letters that an id begins with, if it is a number such as “R7.4” or “TD29”; else none. */
static gsize
count_letters (const char *id)
{
  gsize n = strcspn (id, "0123456789");

  return id[n] != '\0' && g_regex_match_simple ("^[A-Z]{1,3}[0-9]+(\\.[0-9]*)?$", id, 0, 0) ? n : 0;
}

/* “7.4”, “R7.4”, “r7”, “d6”: as ids of this reference begin, the first of which has the letters
 * that may be left out; NULL if it isn't a number. */
static char *
read_number (AhuRules   *self,
             const char *query)
{
  g_autofree char *id = g_ascii_strup (query, -1);
  gsize n_letters;

  g_strstrip (id);
  if (!g_regex_match_simple ("^[A-Z]{0,3}[0-9]+(\\.[0-9]*)?$", id, 0, 0))
    return NULL;

  n_letters = count_letters (id);
  for (guint i = 0; i < self->sections->len; i++)
    {
      const AhuRulesSection *section = g_ptr_array_index (self->sections, i);
      gsize n = count_letters (section->id);

      if (n > 0 && n_letters == 0)
        return g_strdup_printf ("%.*s%s", (int) n, section->id, id);
      if (n > 0 && n == n_letters && strncmp (section->id, id, n) == 0)
        return g_steal_pointer (&id);
    }

  return NULL;
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
          Found found = { .section = entry->section, .score = HUGE_VAL, .title = entry };

          g_array_append_val (all, found);
        }
    }
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

/* The most that any section has, and how well the best fits; those of the number asked for fit
 * anyway. */
static Found
find_best (GArray *all)
{
  Found best = { .section = 0 };

  for (guint i = 0; i < all->len; i++)
    {
      const Found *found = &g_array_index (all, Found, i);

      if (found->score == HUGE_VAL)
        continue;
      best.has = MAX (best.has, found->has);
      best.score = MAX (best.score, found->score);
    }

  return best;
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
  Found best;

  g_return_val_if_fail (self != NULL, hits);
  g_return_val_if_fail (query != NULL, hits);

  ahu_rules_ensure_index (self);
  words = ahu_rules_split (query);
  terms = ahu_rules_make_terms (self, words);
  number = read_number (self, query);
  if (number != NULL)
    add_numbered (self, all, number);
  if (terms->len > 0)
    match_all (self, all, words, terms);
  g_array_sort (all, compare_found);
  best = find_best (all);
  for (guint i = 0; i < all->len; i++)
    {
      const Found *found = &g_array_index (all, Found, i);

      if (found->has >= LEAST_HAD * best.has || found->score >= LEAST_FIT * best.score)
        add_hit (self, hits, found, terms);
    }

  return hits;
}
