/* ahu-json-text.c: a strict parser of JSON text
 *
 * One pass with a stack of its own, so that no text can exhaust the program's. That of
 * json-glib takes comments and names that stand twice, of which other programs read
 * something else, and can't tell how far a damaged text is good.
 *
 * Not for: damaged text (ahu-json-salvage.c), writing (ahu-json-write.c), meaning
 * (ahu-record.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-parser.h"

#include <glib/gi18n.h>
#include <math.h>
#include <string.h>

#include "core/json/ahu-record-error.h"

/* Where lists of moves and players are: in a list in the top object. All of
 * their elements are equally deep, so one may stand for another. */
#define SHARED_DEPTH 2

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

static gboolean
fail_with (AhuJsonParser *self,
           const char    *format)
{
  guint line = 1;

  for (const char *p = self->start; p < self->at; p++)
    line += *p == '\n';
  self->failed = TRUE;
  g_set_error (self->error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_JSON, format, line);
  return FALSE;
}

gboolean
ahu_json_parser_fail (AhuJsonParser *self)
{
  if (self->at == self->start && ahu_json_text_has_mark (self->start, (gsize) (self->end - self->start)))
    /* Translators: %u is the number of a line in a text file. Programs of Windows call the mark “BOM”. */
    return fail_with (self, _("Line %u begins with a byte order mark. Save the file as UTF-8 without one."));

  if (self->expect == AHU_JSON_EXPECT_NOTHING && self->at < self->end && *self->at == '{')
    /* Translators: %u is the number of a line in a text file. */
    return fail_with (self, _("From line %u on there is something else. Put each game into a file of its own."));

  /* Translators: %u is the number of a line in a text file. */
  return fail_with (self, _("This file is not valid JSON from line %u on."));
}

static void
skip_space (AhuJsonParser *self)
{
  while (self->at < self->end &&
         (*self->at == ' ' || *self->at == '\n' || *self->at == '\r' || *self->at == '\t'))
    self->at++;
}

static gboolean
skip_char (AhuJsonParser *self,
           char           c)
{
  if (self->at == self->end || *self->at != c)
    return FALSE;

  self->at++;
  return TRUE;
}

static gboolean
skip_digits (AhuJsonParser *self)
{
  const char *start = self->at;

  while (self->at < self->end && g_ascii_isdigit (*self->at))
    self->at++;

  return self->at > start;
}

static gboolean
parse_hex (AhuJsonParser *self,
           guint         *value)
{
  *value = 0;

  for (int i = 0; i < 4; i++)
    {
      if (self->at == self->end || !g_ascii_isxdigit (*self->at))
        return ahu_json_parser_fail (self);

      *value = *value * 16 + (guint) g_ascii_xdigit_value (*self->at++);
    }

  return TRUE;
}

/* The first half of a character beyond U+FFFF; the second half is a low one. */
static gboolean
is_high_surrogate (guint value)
{
  return value >= 0xd800 && value < 0xdc00;
}

static gboolean
is_low_surrogate (guint value)
{
  return value >= 0xdc00 && value < 0xe000;
}

static gboolean
fail_half_character (AhuJsonParser *self)
{
  /* Translators: %u is the number of a line in a text file. */
  return fail_with (self, _("A string in line %u contains half a character."));
}

/* After "\u". A character beyond U+FFFF is written as two surrogates. */
static gboolean
parse_unicode_escape (AhuJsonParser *self)
{
  guint value, low;

  if (!parse_hex (self, &value))
    return FALSE;

  if (value == 0)
    /* Translators: %u is the number of a line in a text file. NUL is the
     * character with the number 0. */
    return fail_with (self, _("A string in line %u contains the character NUL."));

  if (is_low_surrogate (value))
    return fail_half_character (self);

  if (is_high_surrogate (value))
    {
      if (!skip_char (self, '\\') || !skip_char (self, 'u'))
        return fail_half_character (self);

      if (!parse_hex (self, &low))
        return FALSE;

      if (!is_low_surrogate (low))
        return fail_half_character (self);

      value = 0x10000 + ((value - 0xd800) << 10) + (low - 0xdc00);
    }

  g_string_append_unichar (self->string, value);
  return TRUE;
}

static gboolean
parse_escape (AhuJsonParser *self)
{
  static const char escapes[] = "\"\\/bfnrt";
  static const char characters[] = "\"\\/\b\f\n\r\t";
  const char *found;

  if (self->at == self->end)
    return ahu_json_parser_fail (self);

  if (skip_char (self, 'u'))
    return parse_unicode_escape (self);

  found = memchr (escapes, *self->at, sizeof escapes - 1);
  if (found == NULL)
    return ahu_json_parser_fail (self);

  g_string_append_c (self->string, characters[found - escapes]);
  self->at++;
  return TRUE;
}

/* After the opening quotation mark; the string goes to self->string. */
static gboolean
parse_string (AhuJsonParser *self)
{
  g_string_truncate (self->string, 0);

  while (TRUE)
    {
      const char *span = self->at;

      while (self->at < self->end && *self->at != '"' && *self->at != '\\' &&
             (guchar) *self->at >= 0x20)
        self->at++;

      g_string_append_len (self->string, span, self->at - span);

      if (skip_char (self, '"'))
        return TRUE;

      if (!skip_char (self, '\\'))
        return ahu_json_parser_fail (self);

      if (!parse_escape (self))
        return FALSE;
    }
}

/* Hands a value to the array or object around it. */
static void
add_value (AhuJsonParser *self,
           JsonNode      *node)
{
  AhuJsonLevel *level;

  if (self->depth == 0)
    {
      self->root = node;
      self->expect = AHU_JSON_EXPECT_NOTHING;
      return;
    }

  level = &self->levels[self->depth - 1];
  if (level->object != NULL)
    json_object_set_member (level->object, self->name->str, node);
  else
    json_array_add_element (level->array, node);

  self->expect = AHU_JSON_EXPECT_COMMA_OR_END;
}

static gboolean
integer_from_text (const char *text,
                   const char *end,
                   gint64     *value)
{
  gboolean negative = *text == '-';

  *value = 0;
  for (const char *p = text + negative; p < end; p++)
    {
      int digit = *p - '0';

      if (__builtin_mul_overflow (*value, 10, value) ||
          __builtin_sub_overflow (*value, digit, value))
        return FALSE;
    }

  /* Summed up below zero, where there is one number more. */
  return negative || !__builtin_sub_overflow (0, *value, value);
}

/* The text needn't end with a NUL, which strtod looks for. */
static double
double_from_text (const char *text,
                  const char *end)
{
  g_autofree char *copy = g_strndup (text, end - text);
  double value = g_ascii_strtod (copy, NULL);

  /* JSON can't tell of infinity when this is written again. */
  return isinf (value) ? copysign (G_MAXDOUBLE, value) : value;
}

static gboolean
parse_number (AhuJsonParser *self)
{
  const char *start = self->at;
  gboolean is_integer = TRUE;
  gint64 integer;

  skip_char (self, '-');
  if (!skip_char (self, '0') && !skip_digits (self))
    return ahu_json_parser_fail (self);

  if (skip_char (self, '.'))
    {
      is_integer = FALSE;
      if (!skip_digits (self))
        return ahu_json_parser_fail (self);
    }

  if (skip_char (self, 'e') || skip_char (self, 'E'))
    {
      is_integer = FALSE;
      if (!skip_char (self, '+'))
        skip_char (self, '-');
      if (!skip_digits (self))
        return ahu_json_parser_fail (self);
    }

  if (is_integer && integer_from_text (start, self->at, &integer))
    add_value (self, json_node_init_int (json_node_alloc (), integer));
  else
    add_value (self, json_node_init_double (json_node_alloc (),
                                            double_from_text (start, self->at)));

  return TRUE;
}

static gboolean
skip_word (AhuJsonParser *self,
           const char    *word)
{
  gsize length = strlen (word);

  if ((gsize) (self->end - self->at) < length || memcmp (self->at, word, length) != 0)
    return FALSE;

  self->at += length;
  return TRUE;
}

static gboolean
parse_word (AhuJsonParser *self)
{
  if (skip_word (self, "null"))
    add_value (self, json_node_init_null (json_node_alloc ()));
  else if (skip_word (self, "true"))
    add_value (self, json_node_init_boolean (json_node_alloc (), TRUE));
  else if (skip_word (self, "false"))
    add_value (self, json_node_init_boolean (json_node_alloc (), FALSE));
  else
    return ahu_json_parser_fail (self);

  return TRUE;
}

static gboolean
open_level (AhuJsonParser *self,
            gboolean       is_object)
{
  JsonNode *node = json_node_alloc ();
  AhuJsonLevel level = { .start = self->at - 1, .node = node };

  if (is_object)
    {
      level.object = json_object_new ();
      json_node_init_object (node, level.object);
      json_object_unref (level.object);
    }
  else
    {
      level.array = json_array_new ();
      json_node_init_array (node, level.array);
      json_array_unref (level.array);
    }

  add_value (self, node);

  if (self->depth == AHU_JSON_MAX_DEPTH)
    /* Translators: %u is the number of a line in a text file. */
    return fail_with (self, _("Line %u is nested too deeply."));

  self->levels[self->depth++] = level;
  self->expect = is_object ? AHU_JSON_EXPECT_NAME_OR_END : AHU_JSON_EXPECT_ELEMENT_OR_END;
  return TRUE;
}

static gboolean
close_level (AhuJsonParser *self)
{
  AhuJsonLevel *level = &self->levels[self->depth - 1];

  if (!skip_char (self, level->object != NULL ? '}' : ']'))
    return FALSE;

  self->depth--;
  if (self->depth == SHARED_DEPTH && level->object != NULL)
    ahu_json_share_add (self->share, level->start, self->at, level->node);

  self->expect = self->depth > 0 ? AHU_JSON_EXPECT_COMMA_OR_END : AHU_JSON_EXPECT_NOTHING;
  return TRUE;
}

/* At an opening brace. */
static gboolean
skip_known_object (AhuJsonParser *self)
{
  JsonNode *node;

  if (self->depth != SHARED_DEPTH)
    return FALSE;

  node = ahu_json_share_find (self->share, self->at, self->end, &self->at);
  if (node == NULL)
    return FALSE;

  add_value (self, node);
  return TRUE;
}

static gboolean
parse_value (AhuJsonParser *self)
{
  if (skip_char (self, '"'))
    {
      if (!parse_string (self))
        return FALSE;

      add_value (self, json_node_init_string (json_node_alloc (), self->string->str));
      return TRUE;
    }

  if (*self->at == '{' && skip_known_object (self))
    return TRUE;

  if (skip_char (self, '{'))
    return open_level (self, TRUE);

  if (skip_char (self, '['))
    return open_level (self, FALSE);

  if (*self->at == '-' || g_ascii_isdigit (*self->at))
    return parse_number (self);

  return parse_word (self);
}

static gboolean
parse_name (AhuJsonParser *self)
{
  JsonObject *object = self->levels[self->depth - 1].object;
  GString *name = self->name;

  if (!skip_char (self, '"'))
    return ahu_json_parser_fail (self);

  if (!parse_string (self))
    return FALSE;

  if (json_object_get_size (object) == AHU_JSON_MAX_MEMBERS)
    /* Translators: %u is the number of a line in a text file. */
    return fail_with (self, _("An object in line %u has too many members."));

  if (json_object_has_member (object, self->string->str))
    /* Translators: %u is the number of a line in a text file. */
    return fail_with (self, _("Line %u repeats a name within the same object."));

  skip_space (self);
  if (!skip_char (self, ':'))
    return ahu_json_parser_fail (self);

  self->name = self->string;
  self->string = name;
  self->expect = AHU_JSON_EXPECT_VALUE;
  return TRUE;
}

static gboolean
parse_comma_or_end (AhuJsonParser *self)
{
  if (close_level (self))
    return TRUE;

  if (!skip_char (self, ','))
    return ahu_json_parser_fail (self);

  self->expect = self->levels[self->depth - 1].object != NULL ? AHU_JSON_EXPECT_NAME : AHU_JSON_EXPECT_VALUE;
  return TRUE;
}

static gboolean
parse_next (AhuJsonParser *self)
{
  switch (self->expect)
    {
    case AHU_JSON_EXPECT_VALUE:
      return parse_value (self);
    case AHU_JSON_EXPECT_ELEMENT_OR_END:
      return close_level (self) || parse_value (self);
    case AHU_JSON_EXPECT_NAME_OR_END:
      return close_level (self) || parse_name (self);
    case AHU_JSON_EXPECT_NAME:
      return parse_name (self);
    case AHU_JSON_EXPECT_COMMA_OR_END:
      return parse_comma_or_end (self);
    case AHU_JSON_EXPECT_NOTHING:
    default:
      return ahu_json_parser_fail (self);
    }
}

gboolean
ahu_json_parser_parse (AhuJsonParser *self)
{
  for (skip_space (self); self->at < self->end; skip_space (self))
    {
      if (!parse_next (self))
        return FALSE;
    }

  return self->expect == AHU_JSON_EXPECT_NOTHING;
}

gboolean
ahu_json_parser_fail_text (AhuJsonParser *self)
{
  /* Translators: %u is the number of a line in a text file. */
  return fail_with (self, _("This file is not UTF-8 text from line %u on."));
}

static gboolean
parse_text (AhuJsonParser *self)
{
  const char *valid_end;

  if (!g_utf8_validate_len (self->start, self->end - self->start, &valid_end))
    {
      self->at = valid_end;
      return ahu_json_parser_fail_text (self);
    }

  return ahu_json_parser_parse (self) || (!self->failed && ahu_json_parser_fail (self));
}

void
ahu_json_parser_begin (AhuJsonParser *self,
                       const char    *text,
                       gsize          length,
                       GError       **error)
{
  self->start = self->at = text != NULL ? text : "";
  self->end = self->start + length;
  self->error = error;
  self->name = g_string_sized_new (32);
  self->string = g_string_sized_new (32);
  self->share = ahu_json_share_new ();
}

void
ahu_json_parser_end (AhuJsonParser *self)
{
  g_string_free (self->name, TRUE);
  g_string_free (self->string, TRUE);
  ahu_json_share_free (self->share);
}

gboolean
ahu_json_text_has_mark (const char *text,
                        gsize       length)
{
  return length >= strlen (BYTE_ORDER_MARK) && memcmp (text, BYTE_ORDER_MARK, strlen (BYTE_ORDER_MARK)) == 0;
}

JsonNode *
ahu_json_text_parse (const char *text,
                     gsize       length,
                     GError    **error)
{
  AhuJsonParser self = { .expect = AHU_JSON_EXPECT_VALUE };

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  ahu_json_parser_begin (&self, text, length, error);
  if (!parse_text (&self))
    g_clear_pointer (&self.root, json_node_unref);
  ahu_json_parser_end (&self);

  return self.root;
}
