/* ahu-rules-parse.c: reading a rule reference
 *
 * Strict, so that a slip in one language is found by a test and not by a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

#include <string.h>

typedef struct
{
  AhuRules *rules;
  GPtrArray *cells;     /* of the row being read */
  guint number;         /* of the next item, 0 without numbers */
  GString *text;        /* NULL where no words may stand */
  GString *markup;
  gboolean has_words;   /* whether the present link has words of its own */
  GPtrArray *links;     /* where links lead */
  GArray *link_lines;
} Reader;

/* Which elements there are, and where. */
static const struct
{
  const char *name;
  const char *parents;
  gboolean has_words;
} elements[] = {
  { "rules", "", FALSE },
  { "synonyms", " rules ", TRUE },
  { "fillers", " rules ", TRUE },
  { "chapter", " rules ", FALSE },
  { "section", " chapter ", FALSE },
  { "p", " section ", TRUE },
  { "example", " section ", TRUE },
  { "list", " section ", FALSE },
  { "item", " list ", TRUE },
  { "table", " section ", FALSE },
  { "row", " table ", FALSE },
  { "cell", " row ", TRUE },
  { "picture", " section ", FALSE },
  { "switch", " section ", FALSE },
  { "on", " switch ", TRUE },
  { "off", " switch ", TRUE },
  { "b", " p example item cell on off ", FALSE },
  { "i", " p example item cell on off ", FALSE },
  { "link", " p example item cell on off ", FALSE },
};

static int
get_line (GMarkupParseContext *context)
{
  int line;

  g_markup_parse_context_get_position (context, &line, NULL);

  return line;
}

static const char *
get_parent (GMarkupParseContext *context)
{
  const GSList *stack = g_markup_parse_context_get_element_stack (context);

  return stack->next != NULL ? stack->next->data : NULL;
}

static gboolean
is_inline (const char *name)
{
  return g_str_equal (name, "b") || g_str_equal (name, "i") || g_str_equal (name, "link");
}

/* Whether the element may stand here; *words tells whether words may stand in it. */
static gboolean
check_place (GMarkupParseContext  *context,
             const char           *name,
             gboolean             *words,
             GError              **error)
{
  const char *parent = get_parent (context);
  g_autofree char *wanted = g_strdup_printf (" %s ", parent != NULL ? parent : "");

  for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
    if (g_str_equal (elements[i].name, name))
      {
        *words = elements[i].has_words;
        if (parent == NULL ? *elements[i].parents == '\0' : strstr (elements[i].parents, wanted) != NULL)
          return TRUE;
        g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                     "<%s> may not stand in <%s>", name, parent != NULL ? parent : "nothing");
        return FALSE;
      }
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, "<%s> is not known", name);

  return FALSE;
}

static gboolean
add_id (Reader      *reader,
        const char  *id,
        GError     **error)
{
  if (*id != '\0' &&
      g_hash_table_insert (reader->rules->ids, g_strdup (id), GINT_TO_POINTER (reader->rules->sections->len + 1)))
    return TRUE;
  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "the id “%s” is there twice or is empty", id);

  return FALSE;
}

/* One or two attributes, which must be there. */
static gboolean
collect (const char   *element,
         const char  **names,
         const char  **values,
         const char   *first,
         const char  **first_value,
         const char   *second,
         const char  **second_value,
         GError      **error)
{
  if (second == NULL)
    return g_markup_collect_attributes (element, names, values, error,
                                        G_MARKUP_COLLECT_STRING, first, first_value,
                                        G_MARKUP_COLLECT_INVALID);

  return g_markup_collect_attributes (element, names, values, error,
                                      G_MARKUP_COLLECT_STRING, first, first_value,
                                      G_MARKUP_COLLECT_STRING, second, second_value,
                                      G_MARKUP_COLLECT_INVALID);
}

static gboolean
start_chapter (Reader      *reader,
               const char **names,
               const char **values,
               GError     **error)
{
  const char *id, *title;

  if (!collect ("chapter", names, values, "id", &id, "title", &title, error) || !add_id (reader, id, error))
    return FALSE;
  ahu_rules_add_chapter (reader->rules, id, title);

  return TRUE;
}

static gboolean
start_section (Reader      *reader,
               const char **names,
               const char **values,
               GError     **error)
{
  const char *id, *title, *asked;

  if (!g_markup_collect_attributes ("section", names, values, error,
                                    G_MARKUP_COLLECT_STRING, "id", &id,
                                    G_MARKUP_COLLECT_STRING, "title", &title,
                                    G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "asked", &asked,
                                    G_MARKUP_COLLECT_INVALID) ||
      !add_id (reader, id, error))
    return FALSE;
  ahu_rules_add_section (reader->rules, id, title)->asked = g_strdup (asked);

  return TRUE;
}

static gboolean
start_link (Reader               *reader,
            GMarkupParseContext  *context,
            const char          **names,
            const char          **values,
            GError              **error)
{
  g_autofree char *escaped = NULL;
  const char *to;
  int line = get_line (context);

  if (!collect ("link", names, values, "to", &to, NULL, NULL, error))
    return FALSE;
  escaped = g_markup_escape_text (to, -1);
  g_string_append_printf (reader->markup, "<a href=\"%s\">", escaped);
  g_ptr_array_add (reader->links, g_strdup (to));
  g_array_append_val (reader->link_lines, line);
  reader->has_words = FALSE;

  return TRUE;
}

static gboolean
start_picture (Reader      *reader,
               const char **names,
               const char **values,
               GError     **error)
{
  const char *name, *text;
  AhuRulesBlock *block;

  if (!collect ("picture", names, values, "name", &name, "text", &text, error))
    return FALSE;
  block = ahu_rules_add_block (reader->rules, AHU_RULES_PICTURE);
  block->name = g_strdup (name);
  block->text = g_strdup (text);

  return TRUE;
}

static gboolean
start_list (Reader      *reader,
            const char **names,
            const char **values,
            GError     **error)
{
  gboolean ordered;

  if (!g_markup_collect_attributes ("list", names, values, error,
                                    G_MARKUP_COLLECT_BOOLEAN | G_MARKUP_COLLECT_OPTIONAL, "ordered", &ordered,
                                    G_MARKUP_COLLECT_INVALID))
    return FALSE;
  reader->number = ordered ? 1 : 0;

  return TRUE;
}

static gboolean
start_named (Reader      *reader,
             const char  *element,
             const char **names,
             const char **values,
             GError     **error)
{
  const char *value;

  if (!collect (element, names, values, g_str_equal (element, "rules") ? "language" : "key", &value,
                NULL, NULL, error))
    return FALSE;
  if (g_str_equal (element, "rules"))
    reader->rules->language = g_strdup (value);
  else
    ahu_rules_add_block (reader->rules, AHU_RULES_SWITCH)->name = g_strdup (value);

  return TRUE;
}

static gboolean
start (Reader               *reader,
       GMarkupParseContext  *context,
       const char           *name,
       const char          **names,
       const char          **values,
       GError              **error)
{
  if (g_str_equal (name, "chapter"))
    return start_chapter (reader, names, values, error);
  if (g_str_equal (name, "section"))
    return start_section (reader, names, values, error);
  if (g_str_equal (name, "rules") || g_str_equal (name, "switch"))
    return start_named (reader, name, names, values, error);
  if (g_str_equal (name, "link"))
    return start_link (reader, context, names, values, error);
  if (g_str_equal (name, "picture"))
    return start_picture (reader, names, values, error);
  if (g_str_equal (name, "list"))
    return start_list (reader, names, values, error);
  if (!g_markup_collect_attributes (name, names, values, error, G_MARKUP_COLLECT_INVALID, NULL))
    return FALSE;

  if (g_str_equal (name, "table"))
    ahu_rules_add_block (reader->rules, AHU_RULES_TABLE);
  else if (is_inline (name))
    g_string_append_printf (reader->markup, "<%s>", name);

  return TRUE;
}

static void
start_cb (GMarkupParseContext  *context,
          const char           *name,
          const char          **names,
          const char          **values,
          gpointer              user_data,
          GError              **error)
{
  Reader *reader = user_data;
  gboolean words = FALSE;

  if (!check_place (context, name, &words, error) ||
      !start (reader, context, name, names, values, error))
    {
      g_prefix_error (error, "line %d: ", get_line (context));
      return;
    }
  if (words)
    {
      reader->text = g_string_new (NULL);
      reader->markup = g_string_new (NULL);
    }
}

static void
add_words (Reader     *reader,
           const char *words)
{
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  g_string_append (reader->text, words);
  g_string_append (reader->markup, escaped);
}

/* Line breaks and indents of the file are spaces, and never two of them. */
static void
add_folded (Reader     *reader,
            const char *text,
            gsize       length)
{
  g_autoptr (GString) folded = g_string_new (NULL);
  gboolean space = reader->text->len == 0 || reader->text->str[reader->text->len - 1] == ' ';

  for (gsize i = 0; i < length; i++)
    {
      gboolean is_space = g_ascii_isspace (text[i]);

      if (!is_space || !space)
        g_string_append_c (folded, is_space ? ' ' : text[i]);
      space = is_space;
    }
  add_words (reader, folded->str);
}

static void
text_cb (GMarkupParseContext  *context,
         const char           *text,
         gsize                 length,
         gpointer              user_data,
         GError              **error)
{
  Reader *reader = user_data;

  if (reader->text != NULL)
    {
      add_folded (reader, text, length);
      reader->has_words = TRUE;
      return;
    }
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      {
        g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                     "line %d: words may not stand in <%s>", get_line (context),
                     g_markup_parse_context_get_element (context));
        return;
      }
}

static void
add_synonyms (Reader     *reader,
              const char *text)
{
  g_auto (GStrv) phrases = g_strsplit (text, ",", -1);
  GPtrArray *group = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; phrases[i] != NULL; i++)
    {
      GPtrArray *words = ahu_rules_split (phrases[i]);

      if (words->len > 0)
        g_ptr_array_add (group, words);
      else
        g_ptr_array_unref (words);
    }
  g_ptr_array_add (reader->rules->synonyms, group);
}

static AhuRulesBlock *
get_last_block (Reader *reader)
{
  GPtrArray *sections = reader->rules->sections;
  AhuRulesSection *section = g_ptr_array_index (sections, sections->len - 1);

  return g_ptr_array_index (section->blocks, section->blocks->len - 1);
}

static void
add_block (Reader            *reader,
           AhuRulesBlockType  type)
{
  AhuRulesBlock *block = ahu_rules_add_block (reader->rules, type);

  block->text = g_strdup (reader->text->str);
  block->markup = g_strdup (reader->markup->str);
  if (type == AHU_RULES_ITEM && reader->number > 0)
    block->number = reader->number++;
}

/* A table is searched as the words of its cells. */
static void
end_cell (Reader *reader)
{
  AhuRulesBlock *block = get_last_block (reader);
  char *text = block->text == NULL ? g_strdup (reader->text->str)
                                   : g_strconcat (block->text, " · ", reader->text->str, NULL);

  g_free (block->text);
  block->text = text;
  g_ptr_array_add (reader->cells, g_strdup (reader->markup->str));
}

static void
end_row (Reader *reader)
{
  g_ptr_array_add (reader->cells, NULL);
  g_ptr_array_add (get_last_block (reader)->rows,
                   g_ptr_array_free (g_steal_pointer (&reader->cells), FALSE));
  reader->cells = g_ptr_array_new_with_free_func (g_free);
}

static void
end_switch_part (Reader   *reader,
                 gboolean  on)
{
  AhuRulesBlock *block = get_last_block (reader);
  char **text = on ? &block->text : &block->off_text;
  char **markup = on ? &block->markup : &block->off_markup;

  g_free (*text);
  g_free (*markup);
  *text = g_strdup (reader->text->str);
  *markup = g_strdup (reader->markup->str);
}

static void
end_words (Reader     *reader,
           const char *name)
{
  g_strchomp (reader->text->str);
  g_strchomp (reader->markup->str);
  if (g_str_equal (name, "synonyms"))
    add_synonyms (reader, reader->text->str);
  else if (g_str_equal (name, "fillers"))
    g_ptr_array_extend_and_steal (reader->rules->fillers, ahu_rules_split (reader->text->str));
  else if (g_str_equal (name, "p"))
    add_block (reader, AHU_RULES_TEXT);
  else if (g_str_equal (name, "example"))
    add_block (reader, AHU_RULES_EXAMPLE);
  else if (g_str_equal (name, "item"))
    add_block (reader, AHU_RULES_ITEM);
  else if (g_str_equal (name, "cell"))
    end_cell (reader);
  else
    end_switch_part (reader, g_str_equal (name, "on"));

  g_string_free (g_steal_pointer (&reader->text), TRUE);
  g_string_free (g_steal_pointer (&reader->markup), TRUE);
}

/* What would be shown empty, or make the page fail. */
static gboolean
check_complete (Reader      *reader,
                const char  *name,
                GError     **error)
{
  AhuRules *rules = reader->rules;

  if (g_str_equal (name, "switch") &&
      (get_last_block (reader)->text == NULL || get_last_block (reader)->off_text == NULL))
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "<switch> needs <on> and <off>");
      return FALSE;
    }
  if ((g_str_equal (name, "chapter") &&
       ((AhuRulesChapter *) g_ptr_array_index (rules->chapters, rules->chapters->len - 1))->n_sections == 0) ||
      (g_str_equal (name, "section") &&
       ((AhuRulesSection *) g_ptr_array_index (rules->sections, rules->sections->len - 1))->blocks->len == 0) ||
      (g_str_equal (name, "rules") && rules->chapters->len == 0))
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_EMPTY, "<%s> is empty", name);
      return FALSE;
    }

  return TRUE;
}

static void
end_cb (GMarkupParseContext  *context,
        const char           *name,
        gpointer              user_data,
        GError              **error)
{
  Reader *reader = user_data;

  if (is_inline (name))
    {
      /* A link without words is called what it leads to. */
      if (g_str_equal (name, "link") && !reader->has_words)
        add_words (reader, g_ptr_array_index (reader->links, reader->links->len - 1));
      g_string_append_printf (reader->markup, "</%s>", g_str_equal (name, "link") ? "a" : name);
      return;
    }
  if (reader->text != NULL)
    end_words (reader, name);
  else if (g_str_equal (name, "row"))
    end_row (reader);
  else if (!check_complete (reader, name, error))
    g_prefix_error (error, "line %d: ", get_line (context));
}

static gboolean
check_links (Reader  *reader,
             GError **error)
{
  for (guint i = 0; i < reader->links->len; i++)
    if (!g_hash_table_contains (reader->rules->ids, g_ptr_array_index (reader->links, i)))
      {
        g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                     "line %d: “%s” is not the id of a section or chapter",
                     g_array_index (reader->link_lines, int, i),
                     (const char *) g_ptr_array_index (reader->links, i));
        return FALSE;
      }

  return TRUE;
}

static void
clear_reader (Reader *reader)
{
  g_ptr_array_unref (reader->cells);
  g_ptr_array_unref (reader->links);
  g_array_unref (reader->link_lines);
  if (reader->text != NULL)
    g_string_free (reader->text, TRUE);
  if (reader->markup != NULL)
    g_string_free (reader->markup, TRUE);
}

AhuRules *
ahu_rules_parse (const char  *xml,
                 gssize       length,
                 GError     **error)
{
  const GMarkupParser parser = { start_cb, end_cb, text_cb, NULL, NULL };
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (AhuRules) rules = ahu_rules_new ();
  Reader reader = { .rules = rules };
  gboolean good;

  g_return_val_if_fail (xml != NULL, NULL);

  reader.cells = g_ptr_array_new_with_free_func (g_free);
  reader.links = g_ptr_array_new_with_free_func (g_free);
  reader.link_lines = g_array_new (FALSE, FALSE, sizeof (int));
  context = g_markup_parse_context_new (&parser, G_MARKUP_PREFIX_ERROR_POSITION, &reader, NULL);

  good = g_markup_parse_context_parse (context, xml, length, error) &&
         g_markup_parse_context_end_parse (context, error) &&
         check_links (&reader, error);
  clear_reader (&reader);

  return good ? g_steal_pointer (&rules) : NULL;
}
