/* ahu-json-value.h: values out of JSON that may be anything
 *
 * Not for: members that have to be there, with a sentence if they are not (ahu-document.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* @node: (nullable): anything
 * Returns: (transfer none) (nullable): the text, %NULL if it is none */
static inline const char *
ahu_json_get_string (JsonNode *node)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;

  return json_node_get_string (node);
}

/* @node: (nullable): anything
 * @value: (out): the number, if it is one
 * Returns: whether it is a whole number */
static inline gboolean
ahu_json_get_integer (JsonNode *node,
                      gint64   *value)
{
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return FALSE;

  *value = json_node_get_int (node);

  return TRUE;
}

G_END_DECLS
