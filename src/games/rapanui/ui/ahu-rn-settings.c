/* ahu-rn-settings.c: what was set while the program knew one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-settings.h"

#include "games/rapanui/rn-game.h"
#include "toolkit/base/ahu-settings.h"

#define BEFORE_ID AHU_BASE_ID ".Before"

/* What is emptied can't come back when somebody resets the new one. */
static gboolean
is_in_range (GSettings  *settings,
             const char *name,
             GVariant   *value)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettingsSchemaKey) key = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  key = g_settings_schema_get_key (schema, name);

  return g_settings_schema_key_range_check (key, value);
}

static void
take_over (GSettings  *before,
           GSettings  *now,
           const char *key)
{
  const char *new_key = g_str_equal (key, "start-hands") ? "seat-choices" : key;
  g_autoptr (GVariant) value = g_settings_get_user_value (before, key);
  g_autoptr (GVariant) newer = g_settings_get_user_value (now, new_key);

  if (value == NULL)
    return;
  if (newer == NULL && is_in_range (now, new_key, value))
    g_settings_set_value (now, new_key, value);
  g_settings_reset (before, key);
}

void
ahu_rn_settings_take_over (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  GSettings *now = ahu_settings_get_game (rn_game_get ());
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettings) before = NULL;
  g_auto (GStrv) keys = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, BEFORE_ID, TRUE);
  if (schema == NULL || now == NULL)
    return;

  before = g_settings_new_full (schema, NULL, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    take_over (before, now, keys[i]);
}
