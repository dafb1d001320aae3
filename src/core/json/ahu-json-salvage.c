/* ahu-json-salvage.c: what is good of a JSON text that is damaged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-parser.h"

/* As far as there is text. */
static gboolean
salvage_text (AhuJsonParser *self)
{
  const char *valid_end;
  gboolean is_text = g_utf8_validate_len (self->start, self->end - self->start, &valid_end);

  self->end = valid_end;
  if (!ahu_json_parser_parse (self) && is_text)
    return !self->failed && ahu_json_parser_fail (self);

  return is_text || (!self->failed && ahu_json_parser_fail_text (self));
}

/* Returns: (transfer full) (nullable): the name of the member of the object at the top that is
 * not complete */
static char *
find_open_member (AhuJsonParser *self)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *node;

  if (self->depth < 2)
    return NULL;

  json_object_iter_init (&iter, self->levels[0].object);
  while (json_object_iter_next (&iter, &name, &node))
    {
      if (node == self->levels[1].node)
        return g_strdup (name);
    }

  return NULL;
}

/* Returns: whether the object at the top is good up to the elements of list */
static gboolean
drop_incomplete (AhuJsonParser *self,
                 const char    *list)
{
  JsonObject *top;
  JsonNode *node;
  g_autofree char *open = NULL;

  if (self->root == NULL || !JSON_NODE_HOLDS_OBJECT (self->root))
    return FALSE;

  top = json_node_get_object (self->root);
  node = json_object_get_member (top, list);
  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return FALSE;

  open = find_open_member (self);
  if (open != NULL && !g_str_equal (open, list))
    json_object_remove_member (top, open);
  else if (open != NULL && self->depth > 2)
    json_array_remove_element (json_node_get_array (node),
                               json_array_get_length (json_node_get_array (node)) - 1);

  return TRUE;
}

JsonNode *
ahu_json_text_salvage (const char  *text,
                       gsize        length,
                       const char  *list,
                       GError     **error)
{
  AhuJsonParser self = { .expect = AHU_JSON_EXPECT_VALUE };

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (list != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  ahu_json_parser_begin (&self, text, length, error);
  if (!salvage_text (&self) && !drop_incomplete (&self, list))
    g_clear_pointer (&self.root, json_node_unref);
  ahu_json_parser_end (&self);

  return self.root;
}
