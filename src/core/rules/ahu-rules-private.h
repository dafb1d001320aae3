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
  GPtrArray *sayings;
  GHashTable *ids;      /* id to the number of a section, plus 1 */
  GPtrArray *synonyms;  /* of GPtrArray of phrases, each a GPtrArray of AhuRulesWord */
  GPtrArray *fillers;   /* of AhuRulesWord: of a question, but not what it is about */
  GPtrArray *index;     /* what is searched, NULL until it is needed */
};

/* ahu-rules-words.c */

/**
 * ahu_rules_split:
 * @text: a text
 *
 * Returns: (transfer full) (element-type AhuRulesWord): the words of the text
 */
GPtrArray *ahu_rules_split (const char *text);

/**
 * ahu_rules_word_free:
 * @data: (transfer full): an `AhuRulesWord`
 */
void ahu_rules_word_free (gpointer data);

/**
 * ahu_rules_word_begins:
 * @word: a word of a text
 * @wanted: a word that is looked for
 *
 * Returns: whether the word is, or begins with, the other
 */
gboolean ahu_rules_word_begins (const AhuRulesWord *word,
                                const AhuRulesWord *wanted);

/**
 * ahu_rules_word_equals:
 * @word: a word of a text
 * @wanted: a word that is looked for
 *
 * Returns: whether the word is the other
 */
gboolean ahu_rules_word_equals (const AhuRulesWord *word,
                                const AhuRulesWord *wanted);

/**
 * ahu_rules_word_resembles:
 * @word: a word of a text
 * @wanted: a word that is looked for
 *
 * Returns: whether two words can be forms of one: they differ in how they end alone
 */
gboolean ahu_rules_word_resembles (const AhuRulesWord *word,
                                   const AhuRulesWord *wanted);

/**
 * ahu_rules_phrase_fits:
 * @words: (element-type AhuRulesWord): the words of a text
 * @at: a place among them
 * @phrase: (element-type AhuRulesWord): what is looked for
 *
 * Returns: whether the phrase stands there; its last word may be the beginning or another form
 *   of what does
 */
gboolean ahu_rules_phrase_fits (GPtrArray *words,
                                guint      at,
                                GPtrArray *phrase);

/* ahu-rules-terms.c */

/**
 * ahu_rules_is_filler:
 * @self: a reference
 * @word: a word of a text
 *
 * Returns: whether the word is one of a question and not what it is about, such as “how” or
 *   “the”
 */
gboolean ahu_rules_is_filler (AhuRules           *self,
                              const AhuRulesWord *word);

/**
 * ahu_rules_make_terms:
 * @self: a reference
 * @query: (element-type AhuRulesWord): the words of a query
 *
 * Returns: (transfer full) (element-type AhuRulesTerm): what they ask for; of a query of
 *   nothing but fillers, these
 */
GPtrArray *ahu_rules_make_terms (AhuRules  *self,
                                 GPtrArray *query);

/* ahu-rules-excerpt.c */

/**
 * ahu_rules_append_emphasised:
 * @markup: what it is added to
 * @entry: what was found
 * @start: a byte of its text
 * @end: the byte after the last
 * @terms: (element-type AhuRulesTerm): what was looked for
 *
 * Adds that part of the text with the matches in it emphasised.
 */
void ahu_rules_append_emphasised (GString             *markup,
                                  const AhuRulesEntry *entry,
                                  gsize                start,
                                  gsize                end,
                                  GPtrArray           *terms);

/**
 * ahu_rules_make_excerpt:
 * @entry: what was found
 * @terms: (element-type AhuRulesTerm): what was looked for
 *
 * Returns: (transfer full): words around the first match, as markup
 */
char *ahu_rules_make_excerpt (const AhuRulesEntry *entry,
                              GPtrArray           *terms);

/* ahu-rules-search.c */

/**
 * ahu_rules_ensure_index:
 * @self: a reference
 *
 * Makes the index, unless it is there.
 */
void ahu_rules_ensure_index (AhuRules *self);

/* ahu-rules.c */

/**
 * ahu_rules_new:
 *
 * Returns: (transfer full): an empty reference
 */
AhuRules *ahu_rules_new (void);

/**
 * ahu_rules_add_chapter:
 * @self: a reference
 * @id: its id
 * @title: its title
 *
 * Returns: (transfer none): a chapter, the last one
 */
AhuRulesChapter *ahu_rules_add_chapter (AhuRules   *self,
                                        const char *id,
                                        const char *title);

/**
 * ahu_rules_add_section:
 * @self: a reference
 * @id: its id
 * @title: its title
 *
 * Returns: (transfer none): a section in the last chapter
 */
AhuRulesSection *ahu_rules_add_section (AhuRules   *self,
                                        const char *id,
                                        const char *title);

/**
 * ahu_rules_add_saying:
 * @self: a reference
 *
 * Returns: (transfer none): a saying in the last section, the last one, without rules
 */
AhuSaying *ahu_rules_add_saying (AhuRules *self);

/**
 * ahu_rules_add_block:
 * @self: a reference
 * @type: what it is
 *
 * Returns: (transfer none): a block in the last section
 */
AhuRulesBlock *ahu_rules_add_block (AhuRules          *self,
                                    AhuRulesBlockType  type);

G_END_DECLS
