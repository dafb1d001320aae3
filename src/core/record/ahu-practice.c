/* ahu-practice.c: the member `practice` of a record: at which seats the computer plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-practice.h"

#include "core/json/ahu-json-value.h"

#define PRACTICE "practice"
#define COMPUTERS "computers"

static const char *const ids[AHU_STRENGTHS] = { NULL, "easy", "medium", "hard" };

const char *
ahu_strength_id (AhuStrength strength)
{
  g_return_val_if_fail (strength > AHU_STRENGTH_NONE && strength < AHU_STRENGTHS, NULL);

  return ids[strength];
}

AhuStrength
ahu_strength_from_id (const char *id)
{
  for (guint i = AHU_STRENGTH_EASY; i < AHU_STRENGTHS; i++)
    if (g_strcmp0 (ids[i], id) == 0)
      return (AhuStrength) i;

  return AHU_STRENGTH_NONE;
}

/* The computers by seat, NULL unless there is an entry for each seat. */
static JsonArray *
get_computers (AhuRecord *record)
{
  JsonNode *practice = ahu_record_get_member (record, PRACTICE);
  JsonNode *computers = NULL;

  if (practice != NULL && JSON_NODE_HOLDS_OBJECT (practice))
    computers = json_object_get_member (json_node_get_object (practice), COMPUTERS);
  if (computers == NULL || !JSON_NODE_HOLDS_ARRAY (computers) ||
      json_array_get_length (json_node_get_array (computers)) != ahu_record_get_n_players (record))
    return NULL;

  return json_node_get_array (computers);
}

static gboolean
is_computer (JsonArray *computers,
             guint      seat)
{
  return !JSON_NODE_HOLDS_NULL (json_array_get_element (computers, seat));
}

/* A file may say anything: it is a practice only with one person at the table. */
static int
find_person (JsonArray *computers)
{
  int person = -1;

  for (guint i = 0; i < json_array_get_length (computers); i++)
    {
      if (is_computer (computers, i))
        continue;
      if (person >= 0)
        return -1;
      person = (int) i;
    }

  return person;
}

AhuRecord *
ahu_practice_add (AhuRecord         *record,
                  const AhuStrength *strengths,
                  guint              n_strengths)
{
  g_autoptr (JsonObject) practice = json_object_new ();
  JsonArray *computers = json_array_new ();

  g_return_val_if_fail (AHU_IS_RECORD (record), NULL);
  g_return_val_if_fail (n_strengths == ahu_record_get_n_players (record), NULL);

  for (guint i = 0; i < n_strengths; i++)
    {
      if (strengths[i] == AHU_STRENGTH_NONE)
        json_array_add_null_element (computers);
      else
        json_array_add_string_element (computers, ahu_strength_id (strengths[i]));
    }
  json_object_set_array_member (practice, COMPUTERS, computers);

  return ahu_record_copy_with (record, PRACTICE, json_node_init_object (json_node_alloc (), practice));
}

gboolean
ahu_practice_is (AhuRecord *record)
{
  return ahu_practice_get_person (record) >= 0;
}

AhuStrength
ahu_practice_get_strength (AhuRecord *record,
                           guint      seat)
{
  JsonArray *computers;
  JsonNode *node;
  AhuStrength strength = AHU_STRENGTH_NONE;

  g_return_val_if_fail (AHU_IS_RECORD (record), AHU_STRENGTH_NONE);
  g_return_val_if_fail (seat < ahu_record_get_n_players (record), AHU_STRENGTH_NONE);

  computers = get_computers (record);
  if (computers == NULL || find_person (computers) < 0 || !is_computer (computers, seat))
    return AHU_STRENGTH_NONE;

  node = json_array_get_element (computers, seat);
  if (ahu_json_get_string (node) != NULL)
    strength = ahu_strength_from_id (ahu_json_get_string (node));

  return strength != AHU_STRENGTH_NONE ? strength : AHU_STRENGTH_MEDIUM;
}

int
ahu_practice_get_person (AhuRecord *record)
{
  JsonArray *computers;

  g_return_val_if_fail (AHU_IS_RECORD (record), -1);

  computers = get_computers (record);

  return computers != NULL ? find_person (computers) : -1;
}
