/* ahu-rules-private.h: what the files of the rule reference share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/rules/ahu-rules.h"

G_BEGIN_DECLS

/**
 * AhuRulesWord:
 * @start: where it begins in its text, in bytes
 * @end: where it ends
 * @key: small, without accents: “fur” for “für”
 * @other: the same with umlauts written out: “fuer”; may equal @key
 * @text: as it was written
 */
typedef struct
{
  gsize start;
  gsize end;
  char *key;
  char *other;
  char *text;
} AhuRulesWord;

/* Where words stand that are searched. */
typedef enum
{
  AHU_RULES_ENTRY_TITLE,
  AHU_RULES_ENTRY_ASKED,
  AHU_RULES_ENTRY_BLOCK
} AhuRulesEntryType;

/* What is searched: a heading, something that people ask, or a block of text. */
typedef struct
{
  guint section;
  AhuRulesEntryType type;
  const char *text;
  GPtrArray *words; /* of a text, or of what is asked */
} AhuRulesEntry;

/* One or more words of the query, and what may stand for them. */
typedef struct
{
  GPtrArray *phrases; /* of GPtrArray of AhuRulesWord; the first as it was typed */
} AhuRulesTerm;

struct _AhuRules
{
  char *language;
  GPtrArray *chapters;
  GPtrArray *sections;
  GHashTable *ids;      /* id to the number of a section, plus 1 */
  GPtrArray *synonyms;  /* of GPtrArray of phrases, each a GPtrArray of AhuRulesWord */
  GPtrArray *fillers;   /* of AhuRulesWord: of a question, but not what it is about */
  GPtrArray *index;     /* what is searched, NULL until it is needed */
};

/* ahu-rules-words.c */

/* Returns: (transfer full): the words of a text */
GPtrArray *ahu_rules_split (const char *text);

void ahu_rules_word_free (gpointer data);

/* Whether a word is, or begins with, another. */
gboolean ahu_rules_word_begins (const AhuRulesWord *word,
                                const AhuRulesWord *wanted);
gboolean ahu_rules_word_equals (const AhuRulesWord *word,
                                const AhuRulesWord *wanted);

/* Whether two words can be forms of one: they differ in how they end alone. */
gboolean ahu_rules_word_resembles (const AhuRulesWord *word,
                                   const AhuRulesWord *wanted);

/* Whether the phrase stands at that place; its last word may be the beginning or another form
 * of what stands there. */
gboolean ahu_rules_phrase_fits (GPtrArray *words,
                                guint      at,
                                GPtrArray *phrase);

/* ahu-rules-terms.c */

/* Whether a word is one of a question and not what it is about, such as “how” or “the”. */
gboolean ahu_rules_is_filler (AhuRules           *self,
                              const AhuRulesWord *word);

/* Returns: (transfer full) (element-type AhuRulesTerm): what the words of a query ask for; of
 * a query of nothing but fillers, these */
GPtrArray *ahu_rules_make_terms (AhuRules  *self,
                                 GPtrArray *query);

/* ahu-rules-excerpt.c */

/* From one byte of the text to another, with the matches in it emphasised. */
void ahu_rules_append_emphasised (GString             *markup,
                                  const AhuRulesEntry *entry,
                                  gsize                start,
                                  gsize                end,
                                  GPtrArray           *terms);

/* Returns: (transfer full): words around the first match, as markup */
char *ahu_rules_make_excerpt (const AhuRulesEntry *entry,
                              GPtrArray           *terms);

/* ahu-rules-search.c */

/* Makes the index, unless it is there. */
void ahu_rules_ensure_index (AhuRules *self);

/* ahu-rules.c */

AhuRules *ahu_rules_new (void);
AhuRulesChapter *ahu_rules_add_chapter (AhuRules   *self,
                                        const char *id,
                                        const char *title);

/* Into the last chapter. */
AhuRulesSection *ahu_rules_add_section (AhuRules   *self,
                                        const char *id,
                                        const char *title);

/* Into the last section. */
AhuRulesBlock *ahu_rules_add_block (AhuRules          *self,
                                    AhuRulesBlockType  type);

G_END_DECLS
