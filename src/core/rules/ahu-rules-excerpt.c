/* ahu-rules-excerpt.c: the words around what was found, which is emphasised
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <string.h>

/* Letters before and after the first match in an excerpt. */
#define EXCERPT_BEFORE 30
#define EXCERPT_LENGTH 130

/* Behind which byte the match that ahu_rules_word_begins at word @at ends, 0 if none ahu_rules_word_begins there. */
static gsize
match_end (const AhuRulesEntry *entry,
           guint        at,
           GPtrArray   *terms)
{
  gsize end = 0;

  for (guint i = 0; i < terms->len; i++)
    {
      const AhuRulesTerm *term = terms->pdata[i];

      for (guint k = 0; k < term->phrases->len; k++)
        {
          GPtrArray *phrase = term->phrases->pdata[k];

          if (ahu_rules_phrase_fits (entry->words, at, phrase))
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

void
ahu_rules_append_emphasised (GString             *markup,
                             const AhuRulesEntry *entry,
                             gsize                start,
                             gsize                end,
                             GPtrArray           *terms)
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
excerpt_start (const AhuRulesEntry *entry,
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

char *
ahu_rules_make_excerpt (const AhuRulesEntry *entry,
                        GPtrArray           *terms)
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
  ahu_rules_append_emphasised (markup, entry, start, end, terms);
  if (cut)
    g_string_append (markup, " …");

  return g_string_free (markup, FALSE);
}
