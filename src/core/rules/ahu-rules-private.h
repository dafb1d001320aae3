/* ahu-rules-private.h: what the files of the rule reference share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/rules/ahu-rules.h"

G_BEGIN_DECLS

/* What is searched, ahu-rules-search.c. */
typedef struct _AhuRulesIndex AhuRulesIndex;

struct _AhuRules
{
  char *language;
  GPtrArray *chapters;
  GPtrArray *sections;
  GPtrArray *sayings;
  GHashTable *ids;      /* id to the number of a section, plus 1 */
  GPtrArray *synonyms;  /* of GPtrArray of phrases, each the words of one */
  AhuRulesIndex *index; /* NULL until it is needed */
};

/* ahu-rules-words.c */

/* From here on two words are forms of one. */
#define AHU_RULES_SAME_WORD 0.85

/* Returns: (transfer full) (array zero-terminated=1): its words, small and without accents */
char **ahu_rules_split (const char *text);

/* @typed: a word of a query, as ahu_rules_split() gives it
 * @word: a word of a text
 * Returns: how likely the one is meant by the other, from 0 to 1 */
double ahu_rules_compare_words (const char *typed,
                                const char *word);

/* ahu-rules-search.c */

void ahu_rules_index_free (AhuRulesIndex *index);

/* ahu-rules.c */

/* Returns: (transfer full): an empty reference */
AhuRules *ahu_rules_new (void);

/* Returns: (transfer none): a chapter, the last one */
AhuRulesChapter *ahu_rules_add_chapter (AhuRules   *self,
                                        const char *id,
                                        const char *title);

/* Returns: (transfer none): a section in the last chapter */
AhuRulesSection *ahu_rules_add_section (AhuRules   *self,
                                        const char *id,
                                        const char *title);

/* Returns: (transfer none): a saying in the last section, the last one, without rules */
AhuSaying *ahu_rules_add_saying (AhuRules *self);

/* @type: what it is
 * Returns: (transfer none): a block in the last section */
AhuRulesBlock *ahu_rules_add_block (AhuRules          *self,
                                    AhuRulesBlockType  type);

G_END_DECLS
