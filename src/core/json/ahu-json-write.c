/* ahu-json-write.c: JSON values as text
 *
 * Members keep their order, so a record changes only where the game did.
 *
 * Not for: the layout of a file (ahu-document-write.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-text.h"

#include <math.h>
#include <string.h>

static void
append_character (GString *text,
                  char     c)
{
  static const char characters[] = "\"\\\b\f\n\r\t";
  static const char escapes[] = "\"\\bfnrt";
  const char *found = memchr (characters, c, sizeof characters - 1);

  if (found != NULL)
    {
      g_string_append_c (text, '\\');
      g_string_append_c (text, escapes[found - characters]);
    }
  else
    {
      g_string_append_printf (text, "\\u%04x", (guint) c);
    }
}

static void
append_double (GString *text,
               double   value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_assert (isfinite (value));

  g_ascii_dtostr (buffer, sizeof buffer, value);
  g_string_append (text, buffer);

  /* What was no integer must not become one. */
  if (strpbrk (buffer, ".e") == NULL)
    g_string_append (text, ".0");
}

static void
append_array (GString   *text,
              JsonArray *array)
{
  guint length = json_array_get_length (array);

  g_string_append_c (text, '[');
  for (guint i = 0; i < length; i++)
    {
      if (i > 0)
        g_string_append (text, ", ");
      ahu_json_text_append (text, json_array_get_element (array, i));
    }
  g_string_append_c (text, ']');
}

static void
append_object (GString    *text,
               JsonObject *object)
{
  const char *separator = "";
  const char *name;
  JsonNode *node;
  JsonObjectIter iter;

  g_string_append_c (text, '{');
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      g_string_append (text, separator);
      ahu_json_text_append_string (text, name);
      g_string_append (text, ": ");
      ahu_json_text_append (text, node);
      separator = ", ";
    }
  g_string_append_c (text, '}');
}

static void
append_value (GString  *text,
              JsonNode *node)
{
  GType type = json_node_get_value_type (node);

  if (type == G_TYPE_STRING)
    ahu_json_text_append_string (text, json_node_get_string (node));
  else if (type == G_TYPE_BOOLEAN)
    g_string_append (text, json_node_get_boolean (node) ? "true" : "false");
  else if (type == G_TYPE_DOUBLE)
    append_double (text, json_node_get_double (node));
  else
    g_string_append_printf (text, "%" G_GINT64_FORMAT, json_node_get_int (node));
}

void
ahu_json_text_append_string (GString    *text,
                             const char *string)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (string != NULL);

  g_string_append_c (text, '"');
  while (*string != '\0')
    {
      gsize span = 0;

      while ((guchar) string[span] >= 0x20 && string[span] != '"' && string[span] != '\\')
        span++;

      g_string_append_len (text, string, (gssize) span);
      string += span;

      if (*string != '\0')
        append_character (text, *string++);
    }
  g_string_append_c (text, '"');
}

void
ahu_json_text_append (GString  *text,
                      JsonNode *node)
{
  g_return_if_fail (text != NULL);

  if (node == NULL || json_node_is_null (node))
    g_string_append (text, "null");
  else if (JSON_NODE_HOLDS_OBJECT (node))
    append_object (text, json_node_get_object (node));
  else if (JSON_NODE_HOLDS_ARRAY (node))
    append_array (text, json_node_get_array (node));
  else
    append_value (text, node);
}
