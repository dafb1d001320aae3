/* tp-box-json.c: the players' own box as JSON, the member `setup` (section 14.1 of the rules)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/engine/tp-json.h"

#include <string.h>

#include "core/json/ahu-json-value.h"
#include "games/tapati/engine/tp-names.h"

/* Decimal names of small numbers, as they are members of counts. */
static const char *const digits[] = { "0", "1", "2", "3", "4" };

static guint8
get_number (JsonNode *node)
{
  gint64 value;

  if (!ahu_json_get_integer (node, &value) || value < 0 || value >= TP_INVALID)
    return TP_INVALID;

  return (guint8) value;
}

/* The member as an object that has just the members @first to @last, or NULL. */
static JsonObject *
get_kinds (JsonNode *node,
           guint     first,
           guint     last)
{
  JsonObject *object;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return NULL;

  object = json_node_get_object (node);
  if (json_object_get_size (object) != last - first + 1)
    return NULL;
  for (guint i = first; i <= last; i++)
    if (!json_object_has_member (object, digits[i]))
      return NULL;

  return object;
}

static gboolean
read_quarries (TpBox    *box,
               JsonNode *node)
{
  JsonObject *object = get_kinds (node, 1, TP_CIRCLES);

  for (guint c = 1; object != NULL && c <= TP_CIRCLES; c++)
    box->quarries[c - 1] = get_number (json_object_get_member (object, digits[c]));

  return object != NULL;
}

static gboolean
read_rugs (TpBox    *box,
           JsonNode *node)
{
  JsonObject *object = get_kinds (node, 2, 3);

  for (guint i = 0; object != NULL && i < TP_RUGS; i++)
    {
      JsonNode *kind = json_object_get_member (object, digits[i + 2]);
      JsonObject *rug = JSON_NODE_HOLDS_OBJECT (kind) ? json_node_get_object (kind) : NULL;

      if (rug == NULL)
        return FALSE;
      box->rugs[i] = get_number (json_object_get_member (rug, "count"));
      box->rug_spaces[i] = get_number (json_object_get_member (rug, "slaves"));
    }

  return object != NULL;
}

static gboolean
read_row (TpBox    *box,
          JsonNode *node)
{
  box->row = get_number (node);

  return TRUE;
}

static gboolean
read_transfer (TpBox    *box,
               JsonNode *node)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  if (array == NULL || json_array_get_length (array) != TP_SQUARES)
    return FALSE;
  for (guint i = 0; i < TP_SQUARES; i++)
    box->transfer[i] = get_number (json_array_get_element (array, i));

  return TRUE;
}

static guint8
get_combination (JsonArray *arrow,
                 guint      i)
{
  return tp_value_of_name (TP_NAMES_COMBINATION, ahu_json_get_string (json_array_get_element (arrow, i)));
}

static gboolean
read_arrows (TpBox    *box,
             JsonNode *node)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  memset (box->arrows, 0, sizeof box->arrows);
  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      JsonArray *arrow = JSON_NODE_HOLDS_ARRAY (element) ? json_node_get_array (element) : NULL;
      guint8 from, to;

      if (arrow == NULL || json_array_get_length (arrow) != 2)
        return FALSE;
      from = get_combination (arrow, 0);
      to = get_combination (arrow, 1);
      /* No arrow twice. */
      if (from == TP_INVALID || to == TP_INVALID || box->arrows[from] >> to & 1)
        return FALSE;
      box->arrows[from] |= (guint8) (1u << to);
    }

  return array != NULL;
}

static const struct
{
  const char *name;
  gboolean (*read) (TpBox *box, JsonNode *node);
} members[] = {
  { "quarries", read_quarries },
  { "rugs", read_rugs },
  { "row", read_row },
  { "transfer", read_transfer },
  { "arrows", read_arrows },
};

TpReason
tp_box_from_json (TpBox      *box,
                  guint       n_players,
                  JsonObject *setup)
{
  TpReason reason;

  tp_box_init (box, n_players);
  reason = tp_box_check (box, n_players);
  for (guint i = 0; i < G_N_ELEMENTS (members) && reason.code == TP_OK; i++)
    {
      JsonNode *node = json_object_get_member (setup, members[i].name);

      if (node != NULL && !members[i].read (box, node))
        reason = tp_reason (TP_REASON_BOX_MEMBER, "T2.2");
      reason.field = members[i].name;
    }

  return reason.code == TP_OK ? tp_box_check (box, n_players) : reason;
}

static JsonArray *
write_arrows (const TpBox *box)
{
  JsonArray *arrows = json_array_new ();

  for (guint from = 0; from < TP_COMBINATIONS; from++)
    for (guint to = 0; to < TP_COMBINATIONS; to++)
      if (box->arrows[from] >> to & 1)
        {
          JsonArray *arrow = json_array_sized_new (2);

          json_array_add_string_element (arrow, tp_name (TP_NAMES_COMBINATION, from));
          json_array_add_string_element (arrow, tp_name (TP_NAMES_COMBINATION, to));
          json_array_add_array_element (arrows, arrow);
        }

  return arrows;
}

JsonNode *
tp_box_to_json (const TpBox *box)
{
  JsonObject *setup = json_object_new ();
  JsonObject *quarries = json_object_new ();
  JsonObject *rugs = json_object_new ();
  JsonArray *transfer = json_array_sized_new (TP_SQUARES);

  for (guint c = 1; c <= TP_CIRCLES; c++)
    json_object_set_int_member (quarries, digits[c], box->quarries[c - 1]);
  for (guint i = 0; i < TP_RUGS; i++)
    {
      JsonObject *rug = json_object_new ();

      json_object_set_int_member (rug, "count", box->rugs[i]);
      json_object_set_int_member (rug, "slaves", box->rug_spaces[i]);
      json_object_set_object_member (rugs, digits[i + 2], rug);
    }
  for (guint i = 0; i < TP_SQUARES; i++)
    json_array_add_int_element (transfer, box->transfer[i]);

  json_object_set_object_member (setup, "quarries", quarries);
  json_object_set_object_member (setup, "rugs", rugs);
  json_object_set_int_member (setup, "row", box->row);
  json_object_set_array_member (setup, "transfer", transfer);
  json_object_set_array_member (setup, "arrows", write_arrows (box));

  return tp_json_take (setup);
}
