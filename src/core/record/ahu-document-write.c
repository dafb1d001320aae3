/* ahu-document-write.c: the layout of a file of Ahu
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-document-write.h"

#include "core/json/ahu-json-text.h"

void
ahu_document_begin_member (GString    *text,
                           const char *name)
{
  g_return_if_fail (text != NULL);
  g_return_if_fail (name != NULL);

  g_string_append (text, text->len > 0 ? ",\n  " : "{\n  ");
  ahu_json_text_append_string (text, name);
  g_string_append (text, ": ");
}

void
ahu_document_append_list (GString   *text,
                          JsonNode **nodes,
                          guint      n_nodes)
{
  g_return_if_fail (text != NULL);

  g_string_append_c (text, '[');
  for (guint i = 0; i < n_nodes; i++)
    {
      g_string_append (text, i > 0 ? ",\n    " : "\n    ");
      ahu_json_text_append (text, nodes[i]);
    }
  g_string_append (text, n_nodes > 0 ? "\n  ]" : "]");
}

void
ahu_document_append_value (GString  *text,
                           JsonNode *node)
{
  g_autoptr (GPtrArray) elements = NULL;

  g_return_if_fail (text != NULL);

  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      ahu_json_text_append (text, node);
      return;
    }

  elements = g_ptr_array_new ();
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    g_ptr_array_add (elements, json_array_get_element (json_node_get_array (node), i));

  ahu_document_append_list (text, (JsonNode **) elements->pdata, elements->len);
}

GBytes *
ahu_document_end (GString *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  g_string_append (text, "\n}\n");

  return g_string_free_to_bytes (text);
}

GBytes *
ahu_document_to_bytes (JsonObject *document)
{
  GString *text = g_string_new (NULL);
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  g_return_val_if_fail (document != NULL, NULL);

  json_object_iter_init_ordered (&iter, document);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    {
      ahu_document_begin_member (text, name);
      ahu_document_append_value (text, node);
    }

  return ahu_document_end (text);
}
