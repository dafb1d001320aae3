/* ahu-record-setup.c: what a game is begun with, in a record: mended, compared, taken over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/json/ahu-json-path.h"
#include "core/record/ahu-record.h"

static const char *const setup_members[] = { "players", "setup" };

/* Whose object a player had so far: the one of that name, else the one of that colour if
 * nobody has its name now. */
static JsonObject *
find_player (AhuRecord         *self,
             const char *const *names,
             const char        *name,
             const char        *colour)
{
  JsonArray *players = json_node_get_array (ahu_record_get_member (self, "players"));
  const char *const *old_names = ahu_record_get_names (self);
  const char *const *old_colours = ahu_record_get_colours (self);

  for (guint i = 0; old_names[i] != NULL; i++)
    if (g_str_equal (old_names[i], name))
      return json_array_get_object_element (players, i);
  for (guint i = 0; old_colours[i] != NULL; i++)
    if (g_str_equal (old_colours[i], colour) && !g_strv_contains (names, old_names[i]))
      return json_array_get_object_element (players, i);

  return NULL;
}

/* What else is known of a player stays; so does a name that isn't changed, as it was written. */
static JsonObject *
mend_player (JsonObject *old,
             gboolean    same_name,
             const char *name,
             const char *colour)
{
  JsonObject *player = ahu_json_copy_members (old);

  if (!same_name)
    json_object_set_string_member (player, "name", name);
  json_object_set_string_member (player, "colour", colour);

  return player;
}

AhuRecord *
ahu_record_mend_setup (AhuRecord         *self,
                       const char *const *names,
                       const char *const *colours,
                       JsonNode          *setup)
{
  g_autoptr (JsonArray) players = json_array_new ();
  g_autoptr (AhuRecord) mended = NULL;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);
  g_return_val_if_fail (g_strv_length ((char **) names) == g_strv_length ((char **) colours), NULL);
  g_return_val_if_fail (setup != NULL && JSON_NODE_HOLDS_OBJECT (setup), NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      JsonObject *old = find_player (self, names, names[i], colours[i]);
      gboolean same_name = g_strv_contains (ahu_record_get_names (self), names[i]);

      json_array_add_object_element (players, mend_player (old, same_name, names[i], colours[i]));
    }
  mended = ahu_record_copy_with (self, "players",
                                 json_node_init_array (json_node_alloc (), players));
  if (mended == NULL)
    {
      json_node_unref (setup);
      return NULL;
    }

  return ahu_record_copy_with (mended, "setup", setup);
}

gboolean
ahu_record_has_setup (AhuRecord *self,
                      AhuRecord *other)
{
  g_return_val_if_fail (AHU_IS_RECORD (self), FALSE);
  g_return_val_if_fail (AHU_IS_RECORD (other), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (setup_members); i++)
    {
      JsonNode *ours = ahu_record_get_member (self, setup_members[i]);
      JsonNode *theirs = ahu_record_get_member (other, setup_members[i]);

      /* A game may do without a set-up. */
      if (ours == NULL || theirs == NULL ? ours != theirs : !json_node_equal (ours, theirs))
        return FALSE;
    }

  return TRUE;
}

AhuRecord *
ahu_record_copy_with_setup (AhuRecord *self,
                            AhuRecord *other)
{
  AhuRecord *copy;

  g_return_val_if_fail (AHU_IS_RECORD (self), NULL);
  g_return_val_if_fail (AHU_IS_RECORD (other), NULL);

  copy = g_object_ref (self);
  for (guint i = 0; i < G_N_ELEMENTS (setup_members); i++)
    {
      JsonNode *theirs = ahu_record_get_member (other, setup_members[i]);
      g_autoptr (AhuRecord) before = NULL;

      /* Equal ones may still be written otherwise. */
      if (ahu_record_get_member (copy, setup_members[i]) == theirs)
        continue;
      before = g_steal_pointer (&copy);
      copy = ahu_record_copy_with (before, setup_members[i], theirs != NULL ? json_node_ref (theirs) : NULL);
    }

  return copy;
}
