/* ahu-struck-line.c: lines of the log that a correction struck through
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-struck-line.h"

static void
struck_line_free (AhuStruckLine *line)
{
  g_free (line->text);
  g_free (line);
}

/* Returns: whether node is a line that may follow those in lines */
static gboolean
read_line (GPtrArray *lines,
           JsonNode  *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  JsonNode *before = object != NULL ? json_object_get_member (object, "before") : NULL;
  JsonNode *text = object != NULL ? json_object_get_member (object, "text") : NULL;
  const AhuStruckLine *last = lines->len > 0 ? g_ptr_array_index (lines, lines->len - 1) : NULL;

  if (before == NULL || json_node_get_value_type (before) != G_TYPE_INT64 ||
      text == NULL || json_node_get_value_type (text) != G_TYPE_STRING)
    return FALSE;
  if (json_node_get_int (before) < (last != NULL ? last->before : 0) ||
      json_node_get_int (before) > G_MAXINT)
    return FALSE;

  ahu_struck_lines_add (lines, (guint) json_node_get_int (before), json_node_dup_string (text));
  return TRUE;
}

GPtrArray *
ahu_struck_lines_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) struck_line_free);
}

void
ahu_struck_lines_add (GPtrArray *lines,
                      guint      before,
                      char      *text)
{
  AhuStruckLine *line;

  g_return_if_fail (lines != NULL);
  g_return_if_fail (text != NULL);

  line = g_new (AhuStruckLine, 1);
  line->before = before;
  line->text = text;
  g_ptr_array_add (lines, line);
}

GPtrArray *
ahu_struck_lines_from_json (JsonNode *node)
{
  g_autoptr (GPtrArray) lines = NULL;
  JsonArray *array;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return NULL;

  lines = ahu_struck_lines_new ();
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    if (!read_line (lines, json_array_get_element (array, i)))
      return NULL;

  return g_steal_pointer (&lines);
}

JsonNode *
ahu_struck_lines_to_json (GPtrArray *lines,
                          guint      ply)
{
  g_autoptr (JsonArray) array = json_array_new ();

  g_return_val_if_fail (lines != NULL, NULL);

  for (guint i = 0; i < lines->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (lines, i);
      JsonObject *object;

      if (line->before > ply)
        break;
      object = json_object_new ();
      json_object_set_int_member (object, "before", line->before);
      json_object_set_string_member (object, "text", line->text);
      json_array_add_object_element (array, object);
    }

  if (json_array_get_length (array) == 0)
    return NULL;
  return json_node_init_array (json_node_alloc (), array);
}
