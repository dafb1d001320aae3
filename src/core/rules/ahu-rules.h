/* ahu-rules.h: a game's rule reference: chapters, sections, and its search
 *
 * The reference is data: one XML file for each language, see docs/rule-reference.md.
 * Sections are found by their ids, such as `R7.4`, which no language changes.
 *
 * Not for: showing it, nor which rules a game has.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AhuRulesBlockType:
 * @AHU_RULES_TEXT: a paragraph
 * @AHU_RULES_ITEM: an item of a list
 * @AHU_RULES_EXAMPLE: a worked example
 * @AHU_RULES_TABLE: rows of cells, the first of them headings
 * @AHU_RULES_PICTURE: an illustration that the game draws
 * @AHU_RULES_SWITCH: a paragraph that depends on a switch of the preferences
 */
typedef enum
{
  AHU_RULES_TEXT,
  AHU_RULES_ITEM,
  AHU_RULES_EXAMPLE,
  AHU_RULES_TABLE,
  AHU_RULES_PICTURE,
  AHU_RULES_SWITCH
} AhuRulesBlockType;

/**
 * AhuRulesBlock:
 * @type: what it is
 * @number: of an item from 1, 0 for one of a list without numbers
 * @text: (nullable): its words without marks; of a picture its description
 * @markup: (nullable): the words with the marks `b`, `i` and `a href="ID"`; of a
 *   switch while it is on
 * @off_text: (nullable): the words of a switch while it is off
 * @off_markup: (nullable): the same with marks
 * @name: (nullable): which picture, or which switch
 * @rows: (nullable): of a table, each a %NULL-terminated array of markup
 *
 * What a section is made of.
 */
typedef struct
{
  AhuRulesBlockType type;
  guint number;
  char *text;
  char *markup;
  char *off_text;
  char *off_markup;
  char *name;
  GPtrArray *rows;
} AhuRulesBlock;

/**
 * AhuRulesSection:
 * @id: how it is found
 * @title: its heading
 * @asked: (nullable): what people ask that it answers, with `|` between, which nobody sees
 * @chapter: in which chapter, from 0
 * @blocks: of `AhuRulesBlock`
 */
typedef struct
{
  char *id;
  char *title;
  char *asked;
  guint chapter;
  GPtrArray *blocks;
} AhuRulesSection;

/**
 * AhuRulesChapter:
 * @id: how it is found
 * @title: its heading
 * @first: its first section
 * @n_sections: how many it has, at least 1
 */
typedef struct
{
  char *id;
  char *title;
  guint first;
  guint n_sections;
} AhuRulesChapter;

/**
 * AhuSayingTime:
 * @AHU_SAYING_AIM: what the game is won by, to whom it isn’t laid out
 * @AHU_SAYING_SETUP: while the game is laid out
 * @AHU_SAYING_BEFORE: before a decision that may come to it
 * @AHU_SAYING_AFTER: when it has happened
 * @AHU_SAYING_TIP: before such a decision, once its rules were told
 *
 * When a saying is told.
 */
typedef enum
{
  AHU_SAYING_AIM,
  AHU_SAYING_SETUP,
  AHU_SAYING_BEFORE,
  AHU_SAYING_AFTER,
  AHU_SAYING_TIP
} AhuSayingTime;

/**
 * AhuSaying:
 * @of: (array zero-terminated=1): the rules that are told with it; of a tip what it is about
 * @at: when it is told
 * @is_in_aid: whether it stands on the printed page as well
 * @text: what a rule means, in one sentence or two
 * @section: in which section it stands, from 0
 *
 * The rule as it is said at the table.
 */
typedef struct
{
  char **of;
  AhuSayingTime at;
  gboolean is_in_aid;
  char *text;
  guint section;
} AhuSaying;

typedef struct _AhuRules AhuRules;

/* The text follows the grammar of `data/rules.dtd`, which is not asked again: here no more than XML is wrong.
 * @xml: the text of a file
 * @length: its length in bytes, -1 if it ends with a zero
 * @error: where to put what is wrong, with the line
 * Returns: (transfer full) (nullable): the reference */
AhuRules *ahu_rules_parse (const char  *xml,
                           gssize       length,
                           GError     **error);

/* Takes the first language that there is, English if there is none of them.
 * @folder: a folder of the resources with a file `LANGUAGE.xml` for each language
 * @languages: (array zero-terminated=1): languages, the dearest first
 * @error: where to put why it can't be read
 * Returns: (transfer full) (nullable): the reference */
AhuRules *ahu_rules_load (const char         *folder,
                          const char *const  *languages,
                          GError            **error);

/* @self: (transfer full) (nullable): a reference */
void ahu_rules_free (AhuRules *self);

/* Returns: (transfer none): the language it is written in, such as `de` */
const char *ahu_rules_get_language (AhuRules *self);

/* Returns: (transfer none) (element-type AhuRulesChapter): the chapters */
GPtrArray *ahu_rules_get_chapters (AhuRules *self);

/* Returns: (transfer none) (element-type AhuRulesSection): the sections of all chapters */
GPtrArray *ahu_rules_get_sections (AhuRules *self);

/* Returns: (transfer none) (element-type AhuSaying): what is said at the table, the most important first */
GPtrArray *ahu_rules_get_sayings (AhuRules *self);

/* @id: (nullable): the id of a section or a chapter, %NULL for the first section
 * Returns: the section, or the first of the chapter; -1 if there is none */
int ahu_rules_find (AhuRules   *self,
                    const char *id);

/* A number such as “7.4” or “D6” finds its rule first.
 * @query: a question, or some words
 * Returns: (transfer full) (element-type guint): the sections that answer it, the best first; empty if there is none */
GArray *ahu_rules_search (AhuRules   *self,
                          const char *query);

/* @section: one of its sections, from 0
 * Returns: (transfer none) (nullable): what is said in the section itself; of tips only one that stands on the printed page */
const char *ahu_rules_get_own_saying (AhuRules *self,
                                      guint     section);

/* @section: one of its sections, from 0
 * Returns: (transfer none) (nullable): what is said of the section at the table, or else with another one; of tips only
 *   its own that stands on the printed page, which is a rule too */
const char *ahu_rules_get_saying (AhuRules *self,
                                  guint     section);

/* @section: one of its sections, from 0
 * Returns: (transfer full): the rule in a sentence: what is said of it at the table, or else how its text begins */
char *ahu_rules_dup_answer (AhuRules *self,
                            guint     section);

/* @section: one of its sections, from 0
 * Returns: (transfer full): the same without what is said of it with another one */
char *ahu_rules_dup_own_answer (AhuRules *self,
                                guint     section);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuRules, ahu_rules_free)

G_END_DECLS
