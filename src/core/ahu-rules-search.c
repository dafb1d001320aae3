/* ahu-rules-search.c: full-text search in a rule reference
 *
 * Words are compared small and without accents, umlauts also written out. Each
 * word of the query, or a synonym of it, must begin some word of a section.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/ahu-rules-private.h"

#include <string.h>

/* How well a section fits; a heading tells more than a text. */
#define SCORE_TITLE 100
#define SCORE_TEXT 10
#define SCORE_LITERAL 4
#define SCORE_WHOLE 2

/* So much of a word may stand for the whole when synonyms are looked for. */
#define MIN_PREFIX 3

/* Letters before and after the first match in an excerpt. */
#define EXCERPT_BEFORE 30
#define EXCERPT_LENGTH 130

typedef struct
{
  guint section;
  gboolean is_title;
  const char *text;
  GPtrArray *words;
} Entry;

/* One or more words of the query, and what may stand for them. */
typedef struct
{
  GPtrArray *phrases; /* of GPtrArray of AhuRulesWord; the first as it was typed */
} Term;

typedef struct
{
  guint section;
  guint score;
  const Entry *title;
  const Entry *best;  /* the text with the most matches, NULL if only the title has any */
} Found;

static void
word_free (gpointer data)
{
  AhuRulesWord *word = data;

  g_free (word->key);
  g_free (word->other);
  g_free (word);
}

static void
entry_free (gpointer data)
{
  Entry *entry = data;

  g_ptr_array_unref (entry->words);
  g_free (entry);
}

static void
term_free (gpointer data)
{
  Term *term = data;

  g_ptr_array_unref (term->phrases);
  g_free (term);
}

static void
hit_free (gpointer data)
{
  AhuRulesHit *hit = data;

  g_free (hit->title);
  g_free (hit->excerpt);
  g_free (hit);
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
  GPtrArray *words = g_ptr_array_new_with_free_func (word_free);

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
      g_ptr_array_add (words, word);
      p = end;
    }

  return words;
}

static void
index_text (AhuRules   *self,
            guint       section,
            gboolean    is_title,
            const char *text)
{
  Entry *entry = g_new0 (Entry, 1);

  entry->section = section;
  entry->is_title = is_title;
  entry->text = text;
  entry->words = ahu_rules_split (text);
  g_ptr_array_add (self->index, entry);
}

static void
ensure_index (AhuRules *self)
{
  if (self->index != NULL)
    return;

  self->index = g_ptr_array_new_with_free_func (entry_free);
  for (guint i = 0; i < self->sections->len; i++)
    {
      const AhuRulesSection *section = g_ptr_array_index (self->sections, i);

      index_text (self, i, TRUE, section->title);
      for (guint k = 0; k < section->blocks->len; k++)
        {
          const AhuRulesBlock *block = g_ptr_array_index (section->blocks, k);

          if (block->text != NULL)
            index_text (self, i, FALSE, block->text);
        }
    }
}

static gboolean
begins (const AhuRulesWord *word,
        const AhuRulesWord *wanted)
{
  return g_str_has_prefix (word->key, wanted->key) || g_str_has_prefix (word->other, wanted->key) ||
         g_str_has_prefix (word->other, wanted->other);
}

static gboolean
equals (const AhuRulesWord *word,
        const AhuRulesWord *wanted)
{
  return g_str_equal (word->key, wanted->key) || g_str_equal (word->other, wanted->key) ||
         g_str_equal (word->other, wanted->other);
}

/* Whether the phrase stands at that place; its last word may be the beginning of one. */
static gboolean
fits (GPtrArray *words,
      guint      at,
      GPtrArray *phrase)
{
  if (at + phrase->len > words->len)
    return FALSE;
  for (guint i = 0; i + 1 < phrase->len; i++)
    if (!equals (words->pdata[at + i], phrase->pdata[i]))
      return FALSE;

  return begins (words->pdata[at + phrase->len - 1], phrase->pdata[phrase->len - 1]);
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

      if (!equals (phrase->pdata[i], typed) && !(last && begins (phrase->pdata[i], typed)))
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

  return copy;
}

static GPtrArray *
copy_words (GPtrArray *words,
            guint      at,
            guint      n)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func (word_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (copy, copy_word (words->pdata[at + i]));

  return copy;
}

/* The next term of the query; moves *at behind it. */
static Term *
take_term (AhuRules  *self,
           GPtrArray *query,
           guint     *at)
{
  Term *term = g_new0 (Term, 1);
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

static GPtrArray *
make_terms (AhuRules  *self,
            GPtrArray *query)
{
  GPtrArray *terms = g_ptr_array_new_with_free_func (term_free);

  for (guint at = 0; at < query->len; )
    g_ptr_array_add (terms, take_term (self, query, &at));

  return terms;
}

/* 0 if the text has nothing of the term. */
static guint
score_entry (const Entry *entry,
             const Term  *term)
{
  guint best = 0;

  for (guint i = 0; i < term->phrases->len; i++)
    for (guint at = 0; at < entry->words->len; at++)
      {
        GPtrArray *phrase = term->phrases->pdata[i];
        guint score = 1;

        if (!fits (entry->words, at, phrase))
          continue;
        if (i == 0)
          score += SCORE_LITERAL;
        if (equals (entry->words->pdata[at + phrase->len - 1], phrase->pdata[phrase->len - 1]))
          score += SCORE_WHOLE;
        best = MAX (best, score);
      }

  return best * (entry->is_title ? SCORE_TITLE : SCORE_TEXT);
}

/* Entries of one section, from *at on. */
static gboolean
match_section (AhuRules  *self,
               GPtrArray *terms,
               guint     *at,
               Found     *found)
{
  const Entry *first = self->index->pdata[*at];
  g_autofree guint *scores = g_new0 (guint, terms->len);
  guint best = 0;

  *found = (Found) { .section = first->section, .title = first };
  for (; *at < self->index->len; (*at)++)
    {
      const Entry *entry = self->index->pdata[*at];
      guint sum = 0;

      if (entry->section != first->section)
        break;
      for (guint i = 0; i < terms->len; i++)
        {
          guint score = score_entry (entry, terms->pdata[i]);

          scores[i] = MAX (scores[i], score);
          sum += score;
        }
      if (!entry->is_title && sum > best)
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

/* Behind which byte the match that begins at word @at ends, 0 if none begins there. */
static gsize
match_end (const Entry *entry,
           guint        at,
           GPtrArray   *terms)
{
  gsize end = 0;

  for (guint i = 0; i < terms->len; i++)
    {
      const Term *term = terms->pdata[i];

      for (guint k = 0; k < term->phrases->len; k++)
        {
          GPtrArray *phrase = term->phrases->pdata[k];

          if (fits (entry->words, at, phrase))
            end = MAX (end, ((AhuRulesWord *) entry->words->pdata[at + phrase->len - 1])->end);
        }
    }

  return end;
}

static void
append_escaped (GString    *markup,
                const char *text,
                gsize       start,
                gsize       end)
{
  g_autofree char *escaped = g_markup_escape_text (text + start, (gssize) (end - start));

  g_string_append (markup, escaped);
}

/* From one byte of the text to another, with the matches in it emphasised. */
static void
append_emphasised (GString     *markup,
                   const Entry *entry,
                   gsize        start,
                   gsize        end,
                   GPtrArray   *terms)
{
  gsize done = start;

  for (guint i = 0; i < entry->words->len; i++)
    {
      const AhuRulesWord *word = entry->words->pdata[i];
      gsize to = match_end (entry, i, terms);

      if (to == 0 || word->start < done || to > end)
        continue;
      append_escaped (markup, entry->text, done, word->start);
      g_string_append (markup, "<b>");
      append_escaped (markup, entry->text, word->start, to);
      g_string_append (markup, "</b>");
      done = to;
    }
  append_escaped (markup, entry->text, done, end);
}

/* Where words before the first match begin, so that it is in sight. */
static gsize
excerpt_start (const Entry *entry,
               GPtrArray   *terms)
{
  const AhuRulesWord *match = NULL;

  for (guint i = 0; match == NULL && i < entry->words->len; i++)
    if (match_end (entry, i, terms) > 0)
      match = entry->words->pdata[i];
  if (match == NULL || match->start <= EXCERPT_BEFORE)
    return 0;
  for (guint i = 0; i < entry->words->len; i++)
    {
      const AhuRulesWord *word = entry->words->pdata[i];

      if (word->start + EXCERPT_BEFORE >= match->start)
        return word->start;
    }

  return 0;
}

static char *
make_excerpt (const Entry *entry,
              GPtrArray   *terms)
{
  GString *markup = g_string_new (NULL);
  gsize start = excerpt_start (entry, terms);
  gsize end = strlen (entry->text);
  gboolean cut = end - start > EXCERPT_LENGTH;

  for (guint i = 0; cut && i < entry->words->len; i++)
    {
      const AhuRulesWord *word = entry->words->pdata[i];

      if (word->end > start + EXCERPT_LENGTH)
        break;
      if (word->start >= start)
        end = word->end;
    }
  if (start > 0)
    g_string_append (markup, "… ");
  append_emphasised (markup, entry, start, end, terms);
  if (cut)
    g_string_append (markup, " …");

  return g_string_free (markup, FALSE);
}

static const Entry *
find_first_text (AhuRules *self,
                 guint     section)
{
  const Entry *title = NULL;

  for (guint i = 0; i < self->index->len; i++)
    {
      const Entry *entry = self->index->pdata[i];

      if (entry->section == section && !entry->is_title)
        return entry;
      if (entry->section == section)
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

  append_emphasised (title, found->title, 0, strlen (found->title->text), terms);
  hit->section = found->section;
  hit->title = g_string_free (title, FALSE);
  hit->excerpt = make_excerpt (found->best != NULL ? found->best : find_first_text (self, found->section), terms);
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
      const Entry *entry = self->index->pdata[i];
      const AhuRulesSection *section = g_ptr_array_index (self->sections, entry->section);

      if (entry->is_title && is_numbered (section->id, number))
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

  ensure_index (self);
  words = ahu_rules_split (query);
  terms = make_terms (self, words);
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
