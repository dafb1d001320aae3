/* ahu-rules-search.c: which rules answer a question, or have to do with some words
 *
 * What is typed is compared, as a whole, with each of the questions and with the heading of a section: how much
 * of the one is in the other, and the reverse. To that comes how much of it stands anywhere in the section. Words that few sections
 * have count more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <math.h>
#include <string.h>

/* How much counts the question that is second nearest, what stands anywhere in the section, words in the same order, and
 * that a rule is told at the table. */
#define SHARE_SECOND 0.3
#define SHARE_ANYWHERE 1.1
#define SHARE_ORDER 0.3
#define SHARE_TOLD 0.03

/* A word that few sections have tells more than one that stands everywhere, but a question is made of both. */
#define FLATTENING 0.7

/* What fits less is no answer, nor what fits so much less than the best. */
#define LEAST_FIT 0.3
#define LEAST_OF_BEST 0.4

/* A word put together has at least so many letters before the last one, and that so many. */
#define LEAST_BEFORE 3
#define LEAST_LAST 4

/* Where words stand: what those are worth that stand there. */
static const double worth[] = { 1, 0.9, 0.8, 0.65 };

typedef enum
{
  TEXT_TITLE,
  TEXT_ASKED,
  TEXT_SAYING,
  TEXT_BLOCK
} TextType;

typedef struct
{
  guint section;
  TextType type;
  GArray *words; /* numbers of words */
} Text;

struct _AhuRulesIndex
{
  GPtrArray *words;    /* of all texts, and one for each group of synonyms that is in any */
  GHashTable *numbers; /* word to its number */
  GPtrArray *texts;    /* of Text */
  double *weights;     /* of the words */
};

/* A text, or what is typed, word by word against all that are known. */
typedef struct
{
  guint n;
  double *weights;
  double **alike; /* each with all words */
} Query;

typedef struct
{
  guint section;
  double fit;
} Found;

static void
text_free (gpointer data)
{
  Text *text = data;

  g_array_unref (text->words);
  g_free (text);
}

void
ahu_rules_index_free (AhuRulesIndex *index)
{
  g_ptr_array_unref (index->words);
  g_hash_table_unref (index->numbers);
  g_ptr_array_unref (index->texts);
  g_free (index->weights);
  g_free (index);
}

static gboolean
has_phrase (char **words,
            char **phrase)
{
  for (guint at = 0; words[at] != NULL; at++)
    {
      guint i = 0;

      while (phrase[i] != NULL && words[at + i] != NULL && *words[at + i] == *phrase[i] &&
             ahu_rules_compare_words (words[at + i], phrase[i]) >= AHU_RULES_SAME_WORD)
        i++;
      if (phrase[i] == NULL)
        return TRUE;
    }

  return FALSE;
}

/* The words of a text, and for each group of synonyms in it one that no text can have. */
static GPtrArray *
dup_words (AhuRules   *self,
           const char *text)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) words = ahu_rules_split (text);

  for (guint i = 0; words[i] != NULL; i++)
    g_ptr_array_add (all, g_strdup (words[i]));
  for (guint i = 0; i < self->synonyms->len; i++)
    {
      GPtrArray *group = self->synonyms->pdata[i];

      for (guint k = 0; k < group->len; k++)
        if (has_phrase (words, group->pdata[k]))
          {
            g_ptr_array_add (all, g_strdup_printf ("#%u", i));
            break;
          }
    }

  return all;
}

static guint
number_word (AhuRulesIndex *index,
             const char    *word)
{
  gpointer number = g_hash_table_lookup (index->numbers, word);

  if (number != NULL)
    return GPOINTER_TO_UINT (number) - 1;
  g_ptr_array_add (index->words, g_strdup (word));
  g_hash_table_insert (index->numbers, g_ptr_array_index (index->words, index->words->len - 1),
                       GUINT_TO_POINTER (index->words->len));

  return index->words->len - 1;
}

static void
add_text (AhuRules   *self,
          guint       section,
          TextType    type,
          const char *words)
{
  Text *text = g_new0 (Text, 1);
  g_autoptr (GPtrArray) all = dup_words (self, words);

  text->section = section;
  text->type = type;
  text->words = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < all->len; i++)
    {
      guint number = number_word (self->index, all->pdata[i]);

      g_array_append_val (text->words, number);
    }
  g_ptr_array_add (self->index->texts, text);
}

static void
add_section (AhuRules *self,
             guint     at)
{
  const AhuRulesSection *section = g_ptr_array_index (self->sections, at);
  g_auto (GStrv) asked = g_strsplit (section->asked != NULL ? section->asked : "", "|", -1);

  add_text (self, at, TEXT_TITLE, section->title);
  for (guint i = 0; asked[i] != NULL; i++)
    add_text (self, at, TEXT_ASKED, asked[i]);
  for (guint i = 0; i < self->sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (self->sayings, i);

      if (saying->section == at)
        add_text (self, at, TEXT_SAYING, saying->text);
    }
  for (guint i = 0; i < section->blocks->len; i++)
    {
      const AhuRulesBlock *block = g_ptr_array_index (section->blocks, i);

      if (block->text != NULL)
        add_text (self, at, TEXT_BLOCK, block->text);
    }
}

/* A word that hardly anybody uses tells no more than those that mean the same. */
static void
lower_weight (AhuRules *self,
              guint     word)
{
  AhuRulesIndex *index = self->index;
  g_autoptr (GPtrArray) groups = dup_words (self, index->words->pdata[word]);

  for (guint i = 1; i < groups->len; i++)
    index->weights[word] = MIN (index->weights[word], index->weights[number_word (index, groups->pdata[i])]);
}

static void
weigh_words (AhuRules *self)
{
  AhuRulesIndex *index = self->index;
  g_autofree guint *last = g_new0 (guint, index->words->len);
  g_autofree guint *n = g_new0 (guint, index->words->len);

  for (guint i = 0; i < index->texts->len; i++)
    {
      const Text *text = g_ptr_array_index (index->texts, i);

      for (guint k = 0; k < text->words->len; k++)
        {
          guint word = g_array_index (text->words, guint, k);

          n[word] += last[word] != text->section + 1 ? 1 : 0;
          last[word] = text->section + 1;
        }
    }
  index->weights = g_new0 (double, index->words->len);
  for (guint i = 0; i < index->words->len; i++)
    index->weights[i] = pow (log (1 + (double) self->sections->len / n[i]), FLATTENING);
  for (guint i = 0; i < index->words->len; i++)
    if (*(const char *) index->words->pdata[i] != '#')
      lower_weight (self, i);
}

static void
ensure_index (AhuRules *self)
{
  if (self->index != NULL)
    return;

  self->index = g_new0 (AhuRulesIndex, 1);
  self->index->words = g_ptr_array_new_with_free_func (g_free);
  self->index->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  self->index->texts = g_ptr_array_new_with_free_func (text_free);
  for (guint i = 0; i < self->sections->len; i++)
    add_section (self, i);
  weigh_words (self);
}

/* What is known under that name needs no other; a slip is known under none.
 * Returns: how much the word counts */
static double
compare_with_all (AhuRules   *self,
                  const char *word,
                  double     *alike)
{
  const AhuRulesIndex *index = self->index;
  guint best = 0;

  for (guint i = 0; i < index->words->len; i++)
    {
      const char *known = index->words->pdata[i];

      alike[i] = *word == '#' || *known == '#' ? g_str_equal (word, known) : ahu_rules_compare_words (word, known);
      if (alike[i] > alike[best])
        best = i;
    }
  for (guint i = 0; i < index->words->len; i++)
    if (alike[best] >= AHU_RULES_SAME_WORD && alike[i] < AHU_RULES_SAME_WORD)
      alike[i] = 0;

  return alike[best] > 0 ? index->weights[best] : pow (log (1 + self->sections->len), FLATTENING) / 2;
}

/* Whether it is a word of a text or of a group of synonyms, or a form of one. */
static gboolean
is_known (AhuRules   *self,
          const char *word)
{
  g_autoptr (GPtrArray) words = dup_words (self, word);

  if (words->len > 1)
    return TRUE;
  for (guint i = 0; i < self->index->words->len; i++)
    if (ahu_rules_compare_words (word, self->index->words->pdata[i]) >= AHU_RULES_SAME_WORD)
      return TRUE;

  return FALSE;
}

/* Languages such as German write several words as one: what is not known is what it ends with, of all the longest that
 * is, and what stands before that.
 * Returns: (nullable): where the second one begins */
static const char *
find_joint (AhuRules   *self,
            const char *word)
{
  const char *end = word + strlen (word);

  for (const char *joint = word + LEAST_BEFORE; joint + LEAST_LAST <= end; joint++)
    if (g_hash_table_contains (self->index->numbers, joint))
      return joint;

  return NULL;
}

/* Returns: (transfer full): what is typed, with words put together taken apart */
static char *
take_apart (AhuRules   *self,
            const char *typed)
{
  g_auto (GStrv) words = ahu_rules_split (typed);
  GString *apart = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *joint = is_known (self, words[i]) ? NULL : find_joint (self, words[i]);

      g_string_append_len (apart, words[i], joint != NULL ? joint - words[i] : -1);
      g_string_append_printf (apart, " %s ", joint != NULL ? joint : "");
    }

  return g_string_free (apart, FALSE);
}

static void
query_clear (Query *query)
{
  for (guint i = 0; i < query->n; i++)
    g_free (query->alike[i]);
  g_free (query->alike);
  g_free (query->weights);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Query, query_clear)

static void
query_init (Query      *query,
            AhuRules   *self,
            const char *typed)
{
  g_autofree char *apart = take_apart (self, typed);
  g_autoptr (GPtrArray) words = dup_words (self, apart);

  query->n = words->len;
  query->weights = g_new0 (double, words->len);
  query->alike = g_new0 (double *, words->len);
  for (guint i = 0; i < words->len; i++)
    {
      query->alike[i] = g_new0 (double, self->index->words->len);
      query->weights[i] = compare_with_all (self, words->pdata[i], query->alike[i]);
    }
}

/* What the text has of a word. */
static double
find_in_text (const double *alike,
              const Text   *text)
{
  double best = 0;

  for (guint i = 0; i < text->words->len; i++)
    best = MAX (best, alike[g_array_index (text->words, guint, i)]);

  return best;
}

/* The share of neighbours in the query that are neighbours in the text. */
static double
compare_order (const Query *query,
               const Text  *text)
{
  guint n = 0;

  for (guint i = 0; i + 1 < query->n; i++)
    for (guint k = 0; k + 1 < text->words->len; k++)
      if (query->alike[i][g_array_index (text->words, guint, k)] >= AHU_RULES_SAME_WORD &&
          query->alike[i + 1][g_array_index (text->words, guint, k + 1)] >= AHU_RULES_SAME_WORD)
        {
          n++;
          break;
        }

  return query->n > 1 ? (double) n / (query->n - 1) : 0;
}

/* How much of each is in the other: 1 if they are the same. */
static double
compare_whole (const AhuRulesIndex *index,
               const Query         *query,
               const Text          *text)
{
  double has = 0, all = 0, had = 0, whole = 0;

  for (guint i = 0; i < query->n; i++)
    {
      has += query->weights[i] * find_in_text (query->alike[i], text);
      all += query->weights[i];
    }
  for (guint i = 0; i < text->words->len; i++)
    {
      guint word = g_array_index (text->words, guint, i);
      double best = 0;

      for (guint k = 0; k < query->n; k++)
        best = MAX (best, query->alike[k][word]);
      had += index->weights[word] * best;
      whole += index->weights[word];
    }
  if (has <= 0 || had <= 0)
    return 0;

  return 2 / (all / has + whole / had) + SHARE_ORDER * compare_order (query, text);
}

/* @whole: how well its questions fit; @anywhere: how much the section has of each word of the query */
static double
sum_up (AhuRules     *self,
        const Query  *query,
        guint         section,
        double        whole,
        const double *anywhere)
{
  double has = 0, all = 0;

  for (guint i = 0; i < query->n; i++)
    {
      has += query->weights[i] * anywhere[i];
      all += query->weights[i];
    }
  if (has <= 0)
    return 0;

  return whole + SHARE_ANYWHERE * has / all + (ahu_rules_get_own_saying (self, section) != NULL ? SHARE_TOLD : 0);
}

/* @at: its texts are those from there on; moved behind them */
static double
compare_section (AhuRules    *self,
                 const Query *query,
                 guint        section,
                 guint       *at)
{
  g_autofree double *anywhere = g_new0 (double, query->n + 1);
  double nearest = 0, second = 0;

  for (; *at < self->index->texts->len; (*at)++)
    {
      const Text *text = g_ptr_array_index (self->index->texts, *at);
      double whole = 0;

      if (text->section != section)
        break;
      if (text->type == TEXT_TITLE || text->type == TEXT_ASKED)
        whole = compare_whole (self->index, query, text);
      second = MAX (second, MIN (nearest, whole));
      nearest = MAX (nearest, whole);
      for (guint k = 0; k < query->n; k++)
        anywhere[k] = MAX (anywhere[k], worth[text->type] * find_in_text (query->alike[k], text));
    }

  return sum_up (self, query, section, nearest + SHARE_SECOND * second, anywhere);
}

/* The letters that an id begins with, if it is a number such as “R7.4” or “TD29”; else none. */
static gsize
count_letters (const char *id)
{
  gsize n = strcspn (id, "0123456789");

  return id[n] != '\0' && g_regex_match_simple ("^[A-Z]{1,3}[0-9]+(\\.[0-9]*)?$", id, 0, 0) ? n : 0;
}

/* Whether “7.4”, “R7.4”, “r7”, “d6” is the number of the rule, or begins it. */
static gboolean
is_numbered (AhuRules   *self,
             const char *id,
             const char *typed)
{
  g_autofree char *number = g_strstrip (g_ascii_strup (typed, -1));
  const AhuRulesSection *first = NULL;
  gsize length;

  if (!g_regex_match_simple ("^[A-Z]{0,3}[0-9]+(\\.[0-9]*)?$", number, 0, 0) || count_letters (id) == 0)
    return FALSE;
  /* The letters of the first rule may be left out. */
  for (guint i = 0; i < self->sections->len && (first == NULL || count_letters (first->id) == 0); i++)
    first = g_ptr_array_index (self->sections, i);
  if (g_ascii_isdigit (*number))
    {
      if (strncmp (id, first->id, count_letters (first->id)) != 0 || !g_ascii_isdigit (id[count_letters (first->id)]))
        return FALSE;
      id += count_letters (id);
    }
  length = strlen (number);

  return g_str_has_prefix (id, number) && (id[length] == '\0' || id[length] == '.' || number[length - 1] == '.');
}

static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *first = a, *second = b;

  if (first->fit != second->fit)
    return first->fit > second->fit ? -1 : 1;

  return (int) first->section - (int) second->section;
}

static GArray *
find_all (AhuRules   *self,
          const char *typed)
{
  GArray *all = g_array_new (FALSE, TRUE, sizeof (Found));
  g_auto (Query) query = { 0, NULL, NULL };
  guint at = 0;

  query_init (&query, self, typed);
  for (guint i = 0; i < self->sections->len; i++)
    {
      const AhuRulesSection *section = g_ptr_array_index (self->sections, i);
      Found found = { i, compare_section (self, &query, i, &at) };

      if (is_numbered (self, section->id, typed))
        found.fit = HUGE_VAL;
      g_array_append_val (all, found);
    }
  g_array_sort (all, compare_found);

  return all;
}

GArray *
ahu_rules_search (AhuRules   *self,
                  const char *query)
{
  GArray *sections = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GArray) all = NULL;
  double best = 0;

  g_return_val_if_fail (self != NULL, sections);
  g_return_val_if_fail (query != NULL, sections);

  ensure_index (self);
  all = find_all (self, query);
  for (guint i = 0; i < all->len; i++)
    {
      const Found *found = &g_array_index (all, Found, i);

      if (found->fit < MAX (LEAST_FIT, LEAST_OF_BEST * best))
        break;
      if (found->fit != HUGE_VAL)
        best = MAX (best, found->fit);
      g_array_append_val (sections, found->section);
    }

  return sections;
}
