/* ahu-rules-private.h: what the files of the rule reference share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/ahu-rules.h"

G_BEGIN_DECLS

/**
 * AhuRulesWord:
 * @start: where it begins in its text, in bytes
 * @end: where it ends
 * @key: small, without accents: “fur” for “für”
 * @other: the same with umlauts written out: “fuer”; may equal @key
 */
typedef struct
{
  gsize start;
  gsize end;
  char *key;
  char *other;
} AhuRulesWord;

struct _AhuRules
{
  char *language;
  GPtrArray *chapters;
  GPtrArray *sections;
  GHashTable *ids;      /* id to the number of a section, plus 1 */
  GPtrArray *synonyms;  /* of GPtrArray of phrases, each a GPtrArray of AhuRulesWord */
  GPtrArray *index;     /* what is searched, NULL until it is needed */
};

/* Returns: (transfer full): the words of a text */
GPtrArray *ahu_rules_split (const char *text);

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
