/* ahu-rules-parse.c: reading a rule reference
 *
 * The files are parts of the program. What may stand where says their grammar, data/rules.dtd, which a
 * test holds them against, so nothing is asked here that it says already.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/rules/ahu-rules-private.h"

typedef struct
{
  AhuRules *rules;
  GPtrArray *cells;  /* of the row being read */
  guint number;      /* of the next item, 0 without numbers */
  GString *text;     /* NULL where no words stand */
  GString *markup;
  char *link;        /* where the present link leads, until it has words of its own */
  gsize link_at;     /* where it begins in the text */
  gboolean closes;   /* the bracket in which it stood alone is left out of the text */
} Reader;

static const char *
get_attribute (const char **names,
               const char **values,
               const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}

/* Where the link begins is kept: one without words is called what it leads to, or left out. */
static void
start_link (Reader     *reader,
            const char *to)
{
  g_autofree char *escaped = g_markup_escape_text (to, -1);

  g_string_append_printf (reader->markup, "<a href=\"%s\">", escaped);
  g_free (reader->link);
  reader->link = g_strdup (to);
  reader->link_at = reader->text->len;
}

/* What only says that it leads on, such as “(how)”, is no part of a sentence. */
static void
leave_out_link (Reader *reader)
{
  gsize at = reader->link_at;

  if (at < 2 || !g_str_has_prefix (reader->text->str + at - 2, " ("))
    return;
  g_string_truncate (reader->text, at - 2);
  reader->closes = TRUE;
}

static gboolean
has_words (const char *name)
{
  const char *const all[] = { "synonyms", "ask", "say", "p", "example", "item", "cell", "on", "off", NULL };

  return g_strv_contains (all, name);
}

/* Unlike that of other blocks the text of a picture stands in an attribute. */
static void
start_picture (Reader      *reader,
               const char **names,
               const char **values)
{
  AhuRulesBlock *block = ahu_rules_add_block (reader->rules, AHU_RULES_PICTURE);

  block->name = g_strdup (get_attribute (names, values, "name"));
  block->text = g_strdup (get_attribute (names, values, "text"));
}

/* Without rules of its own it is about its section. */
static void
start_saying (Reader      *reader,
              const char **names,
              const char **values)
{
  static const char *const times[] = { "aim", "setup", "before", "after", "tip", NULL };
  AhuSaying *saying = ahu_rules_add_saying (reader->rules);
  const AhuRulesSection *section = g_ptr_array_index (reader->rules->sections, saying->section);
  const char *of = get_attribute (names, values, "of");
  const char *at = get_attribute (names, values, "at");
  g_autofree char *all = g_strstrip (g_strdup (of != NULL ? of : section->id));

  saying->of = g_regex_split_simple ("\\s+", all, 0, 0);
  while (times[saying->at] != NULL && g_strcmp0 (at, times[saying->at]) != 0)
    saying->at++;
  saying->is_in_aid = get_attribute (names, values, "aid") != NULL;
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
  AhuRules *rules = reader->rules;
  const char *id = get_attribute (names, values, "id");

  if (id != NULL)
    g_hash_table_insert (rules->ids, g_strdup (id), GINT_TO_POINTER (rules->sections->len + 1));
  if (g_str_equal (name, "rules"))
    rules->language = g_strdup (get_attribute (names, values, "language"));
  else if (g_str_equal (name, "chapter"))
    ahu_rules_add_chapter (rules, id, get_attribute (names, values, "title"));
  else if (g_str_equal (name, "section"))
    ahu_rules_add_section (rules, id, get_attribute (names, values, "title"));
  else if (g_str_equal (name, "list"))
    reader->number = g_strcmp0 (get_attribute (names, values, "ordered"), "yes") == 0 ? 1 : 0;
  else if (g_str_equal (name, "table"))
    ahu_rules_add_block (rules, AHU_RULES_TABLE);
  else if (g_str_equal (name, "switch"))
    ahu_rules_add_block (rules, AHU_RULES_SWITCH)->name = g_strdup (get_attribute (names, values, "key"));
  else if (g_str_equal (name, "picture"))
    start_picture (reader, names, values);
  else if (g_str_equal (name, "link"))
    start_link (reader, get_attribute (names, values, "to"));
  else if (g_str_equal (name, "b") || g_str_equal (name, "i"))
    g_string_append_printf (reader->markup, "<%s>", name);
  else if (g_str_equal (name, "say"))
    start_saying (reader, names, values);
  if (has_words (name))
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

  g_string_append (reader->text, reader->closes && *words == ')' ? words + 1 : words);
  g_string_append (reader->markup, escaped);
  reader->closes = FALSE;
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
      g_clear_pointer (&reader->link, g_free);
    }
}

/* Each of the phrases, with commas between them, may be of several words. */
static void
add_synonyms (Reader     *reader,
              const char *text)
{
  g_auto (GStrv) phrases = g_strsplit (text, ",", -1);
  GPtrArray *group = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  for (guint i = 0; phrases[i] != NULL; i++)
    g_ptr_array_add (group, ahu_rules_split (phrases[i]));
  g_ptr_array_add (reader->rules->synonyms, group);
}

static AhuRulesSection *
get_last_section (Reader *reader)
{
  GPtrArray *sections = reader->rules->sections;

  return g_ptr_array_index (sections, sections->len - 1);
}

static AhuRulesBlock *
get_last_block (Reader *reader)
{
  AhuRulesSection *section = get_last_section (reader);

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
  else if (g_str_equal (name, "ask"))
    get_last_section (reader)->asked = g_strdup (reader->text->str);
  else if (g_str_equal (name, "say"))
    {
      AhuSaying *saying = g_ptr_array_index (reader->rules->sayings, reader->rules->sayings->len - 1);

      saying->text = g_strdup (reader->text->str);
    }
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

static void
end_cb (GMarkupParseContext  *context,
        const char           *name,
        gpointer              user_data,
        GError              **error)
{
  Reader *reader = user_data;

  /* A link without words is called what it leads to. */
  if (g_str_equal (name, "link") && reader->link != NULL)
    add_words (reader, reader->link);
  else if (g_str_equal (name, "link"))
    leave_out_link (reader);

  if (g_str_equal (name, "link"))
    g_string_append (reader->markup, "</a>");
  else if (g_str_equal (name, "b") || g_str_equal (name, "i"))
    g_string_append_printf (reader->markup, "</%s>", name);
  else if (has_words (name))
    end_words (reader, name);
  else if (g_str_equal (name, "row"))
    {
      g_ptr_array_add (reader->cells, NULL);
      g_ptr_array_add (get_last_block (reader)->rows, g_ptr_array_free (g_steal_pointer (&reader->cells), FALSE));
      reader->cells = g_ptr_array_new_with_free_func (g_free);
    }
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
  context = g_markup_parse_context_new (&parser, G_MARKUP_PREFIX_ERROR_POSITION, &reader, NULL);

  good = g_markup_parse_context_parse (context, xml, length, error) &&
         g_markup_parse_context_end_parse (context, error);
  g_ptr_array_unref (reader.cells);
  g_free (reader.link);
  if (reader.text != NULL)
    g_string_free (reader.text, TRUE);
  if (reader.markup != NULL)
    g_string_free (reader.markup, TRUE);

  return good ? g_steal_pointer (&rules) : NULL;
}
