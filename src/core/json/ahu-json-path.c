/* ahu-json-path.c: a value inside a document, by where it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-path.h"

#include <string.h>

/* Takes one step off path: to a member, or to an element where name is set to NULL.
 * Returns: what is left of it */
static const char *
take_step (const char  *path,
           char       **name,
           guint       *index)
{
  gsize length;

  *name = NULL;
  if (*path == '[')
    {
      char *end;

      *index = (guint) g_ascii_strtoull (path + 1, &end, 10);
      return end + (*end == ']');
    }

  path += *path == '.';
  length = strcspn (path, ".[");
  *name = g_strndup (path, length);

  return path + length;
}

static JsonNode *
find_child (JsonNode   *node,
            const char *name,
            guint       index)
{
  if (name != NULL)
    return JSON_NODE_HOLDS_OBJECT (node) ? json_object_get_member (json_node_get_object (node), name) : NULL;

  if (!JSON_NODE_HOLDS_ARRAY (node) || index >= json_array_get_length (json_node_get_array (node)))
    return NULL;

  return json_array_get_element (json_node_get_array (node), index);
}

JsonNode *
ahu_json_path_get (JsonObject *root,
                   const char *path)
{
  g_autoptr (JsonNode) top = NULL;
  JsonNode *node;

  g_return_val_if_fail (root != NULL && path != NULL, NULL);

  node = top = json_node_init_object (json_node_alloc (), root);
  while (node != NULL && *path != '\0')
    {
      g_autofree char *name = NULL;
      guint index = 0;

      path = take_step (path, &name, &index);
      node = find_child (node, name, index);
    }

  return node;
}

JsonObject *
ahu_json_copy_members (JsonObject *object)
{
  JsonObject *copy = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (object == NULL)
    return copy;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &node))
    json_object_set_member (copy, name, json_node_ref (node));

  return copy;
}

static JsonNode *
replace_member (JsonNode   *node,
                const char *name,
                JsonNode   *value)
{
  JsonNode *copy = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (copy, ahu_json_copy_members (json_node_get_object (node)));
  json_object_set_member (json_node_get_object (copy), name, value);

  return copy;
}

static JsonNode *
replace_element (JsonNode *node,
                 guint     index,
                 JsonNode *value)
{
  JsonArray *array = json_node_get_array (node);
  JsonArray *elements = json_array_new ();
  JsonNode *copy = json_node_new (JSON_NODE_ARRAY);

  for (guint i = 0; i < json_array_get_length (array); i++)
    json_array_add_element (elements, i == index ? value : json_node_ref (json_array_get_element (array, i)));
  json_node_take_array (copy, elements);

  return copy;
}

static JsonNode *
replace (JsonNode   *node,
         const char *path,
         JsonNode   *value)
{
  g_autofree char *name = NULL;
  JsonNode *child;
  guint index = 0;

  if (*path == '\0')
    return value;

  path = take_step (path, &name, &index);
  child = find_child (node, name, index);
  g_assert (child != NULL || (name != NULL && *path == '\0'));
  value = replace (child, path, value);

  return name != NULL ? replace_member (node, name, value) : replace_element (node, index, value);
}

JsonObject *
ahu_json_path_set (JsonObject *root,
                   const char *path,
                   JsonNode   *value)
{
  g_autoptr (JsonNode) top = NULL;
  g_autoptr (JsonNode) changed = NULL;

  g_return_val_if_fail (root != NULL && path != NULL && value != NULL, NULL);

  top = json_node_init_object (json_node_alloc (), root);
  changed = replace (top, path, value);

  return json_node_dup_object (changed);
}
