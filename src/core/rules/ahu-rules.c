/* ahu-rules.c: a game's rule reference as it was read
 *
 * Not for: reading (ahu-rules-parse.c) and searching (ahu-rules-search.c) it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <string.h>

static void
block_free (gpointer data)
{
  AhuRulesBlock *block = data;

  g_free (block->text);
  g_free (block->markup);
  g_free (block->off_text);
  g_free (block->off_markup);
  g_free (block->name);
  g_clear_pointer (&block->rows, g_ptr_array_unref);
  g_free (block);
}

static void
section_free (gpointer data)
{
  AhuRulesSection *section = data;

  g_free (section->id);
  g_free (section->title);
  g_free (section->asked);
  g_ptr_array_unref (section->blocks);
  g_free (section);
}

static void
saying_free (gpointer data)
{
  AhuSaying *saying = data;

  g_strfreev (saying->of);
  g_free (saying->text);
  g_free (saying);
}

static void
chapter_free (gpointer data)
{
  AhuRulesChapter *chapter = data;

  g_free (chapter->id);
  g_free (chapter->title);
  g_free (chapter);
}

AhuRules *
ahu_rules_new (void)
{
  AhuRules *self = g_new0 (AhuRules, 1);

  self->chapters = g_ptr_array_new_with_free_func (chapter_free);
  self->sections = g_ptr_array_new_with_free_func (section_free);
  self->sayings = g_ptr_array_new_with_free_func (saying_free);
  self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->synonyms = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  return self;
}

AhuRulesChapter *
ahu_rules_add_chapter (AhuRules   *self,
                       const char *id,
                       const char *title)
{
  AhuRulesChapter *chapter = g_new0 (AhuRulesChapter, 1);

  chapter->id = g_strdup (id);
  chapter->title = g_strdup (title);
  chapter->first = self->sections->len;
  g_ptr_array_add (self->chapters, chapter);

  return chapter;
}

AhuRulesSection *
ahu_rules_add_section (AhuRules   *self,
                       const char *id,
                       const char *title)
{
  AhuRulesSection *section = g_new0 (AhuRulesSection, 1);
  AhuRulesChapter *chapter = g_ptr_array_index (self->chapters, self->chapters->len - 1);

  section->id = g_strdup (id);
  section->title = g_strdup (title);
  section->chapter = self->chapters->len - 1;
  section->blocks = g_ptr_array_new_with_free_func (block_free);
  g_ptr_array_add (self->sections, section);
  chapter->n_sections++;

  return section;
}

AhuSaying *
ahu_rules_add_saying (AhuRules *self)
{
  AhuSaying *saying = g_new0 (AhuSaying, 1);

  saying->section = self->sections->len - 1;
  g_ptr_array_add (self->sayings, saying);

  return saying;
}

AhuRulesBlock *
ahu_rules_add_block (AhuRules          *self,
                     AhuRulesBlockType  type)
{
  AhuRulesSection *section = g_ptr_array_index (self->sections, self->sections->len - 1);
  AhuRulesBlock *block = g_new0 (AhuRulesBlock, 1);

  block->type = type;
  if (type == AHU_RULES_TABLE)
    block->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_ptr_array_add (section->blocks, block);

  return block;
}

static GBytes *
look_up (const char *folder,
         const char *language)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.xml", folder, language);

  return g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}

AhuRules *
ahu_rules_load (const char         *folder,
                const char *const  *languages,
                GError            **error)
{
  g_autoptr (GBytes) bytes = NULL;
  AhuRules *self;

  g_return_val_if_fail (folder != NULL, NULL);
  g_return_val_if_fail (languages != NULL, NULL);

  for (guint i = 0; bytes == NULL && languages[i] != NULL; i++)
    bytes = look_up (folder, languages[i]);
  if (bytes == NULL)
    bytes = look_up (folder, "en");
  if (bytes == NULL)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "there is no %s/en.xml", folder);
      return NULL;
    }

  self = ahu_rules_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), error);
  if (self == NULL)
    g_prefix_error (error, "%s: ", folder);

  return self;
}

void
ahu_rules_free (AhuRules *self)
{
  if (self == NULL)
    return;

  g_free (self->language);
  g_ptr_array_unref (self->chapters);
  g_ptr_array_unref (self->sections);
  g_ptr_array_unref (self->sayings);
  g_hash_table_unref (self->ids);
  g_ptr_array_unref (self->synonyms);
  g_clear_pointer (&self->index, ahu_rules_index_free);
  g_free (self);
}

const char *
ahu_rules_get_language (AhuRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->language;
}

GPtrArray *
ahu_rules_get_chapters (AhuRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->chapters;
}

GPtrArray *
ahu_rules_get_sections (AhuRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->sections;
}

GPtrArray *
ahu_rules_get_sayings (AhuRules *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->sayings;
}

int
ahu_rules_find (AhuRules   *self,
                const char *id)
{
  g_return_val_if_fail (self != NULL, -1);

  if (id == NULL)
    return 0;

  return GPOINTER_TO_INT (g_hash_table_lookup (self->ids, id)) - 1;
}

/* Up to a mark that a large letter follows, or a quotation; “z. B.” has none of these lengths. */
static char *
dup_first_sentence (const char *text)
{
  g_autoptr (GRegex) regex = g_regex_new ("^.*?\\w{3}[”“)]?[.!?][”“]?(?=\\s+[\\p{Lu}“„«(])", G_REGEX_DOTALL, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  return g_regex_match (regex, text, 0, &match) ? g_match_info_fetch (match, 0) : g_strdup (text);
}

const char *
ahu_rules_get_own_saying (AhuRules *self,
                          guint     section)
{
  for (guint i = 0; i < self->sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (self->sayings, i);

      if (saying->section == section && (saying->at != AHU_SAYING_TIP || saying->is_in_aid))
        return saying->text;
    }

  return NULL;
}

/* What was decided where the rules are silent, whose number has no point, says itself what. */
const char *
ahu_rules_get_saying (AhuRules *self,
                      guint     section)
{
  const AhuRulesSection *asked;
  const char *told;

  g_return_val_if_fail (self != NULL && section < self->sections->len, NULL);

  asked = g_ptr_array_index (self->sections, section);
  told = ahu_rules_get_own_saying (self, section);
  for (guint i = 0; told == NULL && strchr (asked->id, '.') != NULL && i < self->sayings->len; i++)
    {
      const AhuSaying *saying = g_ptr_array_index (self->sayings, i);

      if (saying->at != AHU_SAYING_TIP && g_strv_contains ((const char *const *) saying->of, asked->id))
        told = saying->text;
    }

  return told;
}

char *
ahu_rules_dup_answer (AhuRules *self,
                      guint     section)
{
  const char *told = ahu_rules_get_saying (self, section);

  return told != NULL ? g_strdup (told) : ahu_rules_dup_own_answer (self, section);
}

char *
ahu_rules_dup_own_answer (AhuRules *self,
                          guint     section)
{
  const AhuRulesSection *asked;

  g_return_val_if_fail (self != NULL && section < self->sections->len, NULL);

  if (ahu_rules_get_own_saying (self, section) != NULL)
    return g_strdup (ahu_rules_get_own_saying (self, section));
  asked = g_ptr_array_index (self->sections, section);
  for (guint i = 0; i < asked->blocks->len; i++)
    {
      const AhuRulesBlock *block = g_ptr_array_index (asked->blocks, i);

      if (block->type != AHU_RULES_PICTURE && block->text != NULL)
        return dup_first_sentence (block->text);
    }

  return g_strdup (asked->title);
}
