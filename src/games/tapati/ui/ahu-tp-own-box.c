/* ahu-tp-own-box.c: the players' own box apart from how many play, and what is remembered of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-own-box.h"

#include <json-glib/json-glib.h>
#include <string.h>

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "toolkit/base/ahu-settings.h"

#define BOX "box"
#define COMPARED "box-compared"
#define NAMED "boxes"
#define DAY "%Y-%m-%d"

/* Returns: (nullable): the settings of the game, %NULL where its schema is not installed */
static GSettings *
get_settings (void)
{
  GSettings *settings = ahu_settings_get_game (tp_game_get ());
  g_autoptr (GSettingsSchema) schema = NULL;

  if (settings != NULL)
    g_object_get (settings, "settings-schema", &schema, NULL);

  return schema != NULL && g_settings_schema_has_key (schema, BOX) ? settings : NULL;
}

void
ahu_tp_own_box_init (AhuTpOwnBox *self)
{
  g_return_if_fail (self != NULL);

  self->more = FALSE;
  tp_box_init (&self->box, 0);
}

void
ahu_tp_own_box_from_box (AhuTpOwnBox *self,
                         const TpBox *box,
                         guint        n_players)
{
  g_return_if_fail (self != NULL && box != NULL);

  self->box = *box;
  self->box.row = 0;
  self->more = box->row > n_players;
}

TpBox
ahu_tp_own_box_to_box (const AhuTpOwnBox *self,
                       guint              n_players)
{
  TpBox box = { 0 };

  g_return_val_if_fail (self != NULL, box);

  box = self->box;
  box.row = (guint8) (n_players + (self->more ? 1 : 0));

  return box;
}

gboolean
ahu_tp_own_box_equal (const AhuTpOwnBox *self,
                      const AhuTpOwnBox *other)
{
  g_return_val_if_fail (self != NULL && other != NULL, FALSE);

  return !self->more == !other->more && memcmp (&self->box, &other->box, sizeof self->box) == 0;
}

GVariant *
ahu_tp_own_box_to_variant (const AhuTpOwnBox *self,
                           const char        *label)
{
  g_autoptr (JsonNode) setup = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (self != NULL && label != NULL, NULL);

  setup = tp_box_to_json (&self->box);
  json_object_remove_member (json_node_get_object (setup), "row");
  text = json_to_string (setup, FALSE);

  return g_variant_new (AHU_TP_OWN_BOX_TYPE, label, self->more, text);
}

gboolean
ahu_tp_own_box_from_variant (AhuTpOwnBox *self,
                             GVariant    *variant)
{
  g_autoptr (JsonNode) node = NULL;
  const char *text;
  TpBox box;

  g_return_val_if_fail (self != NULL && variant != NULL, FALSE);

  ahu_tp_own_box_init (self);
  g_variant_get (variant, "(&sb&s)", NULL, &self->more, &text);
  node = json_from_string (text, NULL);
  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    {
      json_object_remove_member (json_node_get_object (node), "row");
      if (tp_box_from_json (&box, TP_MIN_PLAYERS, json_node_get_object (node)).code == TP_OK)
        {
          self->box = box;
          self->box.row = 0;
          return TRUE;
        }
    }

  ahu_tp_own_box_init (self);
  return FALSE;
}

GDateTime *
ahu_tp_own_box_recall (AhuTpOwnBox *self)
{
  g_autoptr (GVariant) variant = NULL;
  g_autofree char *midday = NULL;
  const char *day;

  g_return_val_if_fail (self != NULL, NULL);

  ahu_tp_own_box_init (self);
  if (get_settings () == NULL)
    return NULL;
  variant = g_settings_get_value (get_settings (), BOX);
  if (!ahu_tp_own_box_from_variant (self, variant))
    return NULL;

  g_variant_get (variant, "(&sb&s)", &day, NULL, NULL);
  midday = g_strconcat (day, "T12:00:00Z", NULL);

  return g_date_time_new_from_iso8601 (midday, NULL);
}

void
ahu_tp_own_box_remember (const AhuTpOwnBox *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) before = NULL;
  g_autofree char *day = NULL;
  AhuTpOwnBox known;

  g_return_if_fail (self != NULL);

  before = ahu_tp_own_box_recall (&known);
  if (get_settings () == NULL || ahu_tp_own_box_equal (self, &known))
    return;

  day = g_date_time_format (now, DAY);
  g_settings_set_value (get_settings (), BOX, ahu_tp_own_box_to_variant (self, day));
}

gboolean
ahu_tp_own_box_is_compared (void)
{
  return get_settings () != NULL && g_settings_get_boolean (get_settings (), COMPARED);
}

void
ahu_tp_own_box_set_compared (void)
{
  if (get_settings () != NULL)
    g_settings_set_boolean (get_settings (), COMPARED, TRUE);
}

GVariant *
ahu_tp_own_boxes_recall (void)
{
  return get_settings () != NULL ? g_settings_get_value (get_settings (), NAMED)
                                 : g_variant_ref_sink (g_variant_new_array (G_VARIANT_TYPE (AHU_TP_OWN_BOX_TYPE), NULL, 0));
}

void
ahu_tp_own_boxes_remember (GVariant *boxes)
{
  g_return_if_fail (boxes != NULL);

  if (get_settings () != NULL)
    g_settings_set_value (get_settings (), NAMED, boxes);
}
