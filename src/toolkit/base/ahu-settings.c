/* ahu-settings.c: what the program remembers between two starts, games excepted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-settings.h"

/* As many names as fit a list that can be looked over. */
#define MAX_EARLIER_NAMES 16

static GVariant *
get_value (const AhuGame *game,
           const char    *key)
{
  GSettings *settings = ahu_settings_get_game (game);

  return settings != NULL ? g_settings_get_value (settings, key) : NULL;
}

/* Returns: (transfer full) (nullable) */
static GSettingsSchema *
look_up (const char *id)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();

  return source != NULL ? g_settings_schema_source_lookup (source, id, TRUE) : NULL;
}

static void
add_new_names (GStrvBuilder      *builder,
               GHashTable        *seen,
               const char *const *names)
{
  for (guint i = 0; names[i] != NULL && g_hash_table_size (seen) < MAX_EARLIER_NAMES; i++)
    if (*names[i] != '\0' && g_hash_table_add (seen, (gpointer) names[i]))
      g_strv_builder_add (builder, names[i]);
}

static void
remember_names (const char *const *names)
{
  GSettings *settings = ahu_settings_get ();
  g_auto (GStrv) before = ahu_settings_load_earlier_names ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) after = NULL;

  if (settings == NULL)
    return;

  add_new_names (builder, seen, names);
  add_new_names (builder, seen, (const char *const *) before);
  after = g_strv_builder_end (builder);
  g_settings_set_strv (settings, "earlier-names", (const char *const *) after);
}

GSettings *
ahu_settings_get (void)
{
  static GSettings *settings;
  static gsize looked_up;

  if (g_once_init_enter (&looked_up))
    {
      g_autoptr (GSettingsSchema) schema = look_up (AHU_BASE_ID);

      if (schema != NULL)
        settings = g_settings_new_full (schema, NULL, NULL);
      g_once_init_leave (&looked_up, 1);
    }

  return settings;
}

/* A game without anything of its own has what all have. */
static GSettings *
game_settings_new (const AhuGame *game)
{
  g_autofree char *id = g_strconcat (AHU_BASE_ID ".Game.", game->id, NULL);
  g_autofree char *path = g_strconcat ("/io/github/ahu_table/Ahu/", game->id, "/", NULL);
  g_autoptr (GSettingsSchema) schema = look_up (id);

  if (schema == NULL)
    schema = look_up (AHU_BASE_ID ".Game");

  return schema != NULL ? g_settings_new_full (schema, NULL, path) : NULL;
}

GSettings *
ahu_settings_get_game (const AhuGame *game)
{
  static GHashTable *games;
  GSettings *settings;

  g_return_val_if_fail (game != NULL, NULL);

  if (games == NULL)
    games = g_hash_table_new (g_direct_hash, g_direct_equal);
  settings = g_hash_table_lookup (games, game);
  if (settings == NULL)
    {
      settings = game_settings_new (game);
      if (settings != NULL)
        g_hash_table_insert (games, (gpointer) game, settings);
    }

  return settings;
}

gboolean
ahu_settings_get_switch (const AhuGame *game,
                         const char    *key)
{
  GSettings *settings = ahu_settings_get_game (game);
  g_autoptr (GSettingsSchema) schema = NULL;

  g_return_val_if_fail (key != NULL, FALSE);

  if (settings != NULL)
    g_object_get (settings, "settings-schema", &schema, NULL);

  return schema != NULL && g_settings_schema_has_key (schema, key) && g_settings_get_boolean (settings, key);
}

guint
ahu_settings_load_players (const AhuGame   *game,
                           char          ***names,
                           char          ***colours)
{
  g_autoptr (GVariant) players = get_value (game, "last-players");
  g_autoptr (GStrvBuilder) name_builder = g_strv_builder_new ();
  g_autoptr (GStrvBuilder) colour_builder = g_strv_builder_new ();
  gsize n_players = players != NULL ? g_variant_n_children (players) : 0;

  g_return_val_if_fail (names != NULL && colours != NULL, 0);

  for (gsize i = 0; i < n_players; i++)
    {
      const char *name, *colour;

      g_variant_get_child (players, i, "(&s&s)", &name, &colour);
      g_strv_builder_add (name_builder, name);
      g_strv_builder_add (colour_builder, colour);
    }

  *names = g_strv_builder_end (name_builder);
  *colours = g_strv_builder_end (colour_builder);

  return n_players;
}

void
ahu_settings_save_players (const AhuGame     *game,
                           const char *const *names,
                           const char *const *colours)
{
  GSettings *settings = ahu_settings_get_game (game);
  GVariantBuilder builder;

  g_return_if_fail (names != NULL && colours != NULL);

  if (settings == NULL)
    return;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a(ss)"));
  for (guint i = 0; names[i] != NULL; i++)
    g_variant_builder_add (&builder, "(ss)", names[i], colours[i]);
  g_settings_set_value (settings, "last-players", g_variant_builder_end (&builder));
  remember_names (names);
}

char **
ahu_settings_load_earlier_names (void)
{
  GSettings *settings = ahu_settings_get ();

  return settings != NULL ? g_settings_get_strv (settings, "earlier-names") : g_new0 (char *, 1);
}

char *
ahu_settings_load_seat_choice (const AhuGame *game,
                               const char    *colour)
{
  g_autoptr (GVariant) choices = get_value (game, "seat-choices");
  char *choice = NULL;

  g_return_val_if_fail (colour != NULL, NULL);

  if (choices != NULL)
    g_variant_lookup (choices, colour, "s", &choice);

  return choice;
}

void
ahu_settings_save_seat_choice (const AhuGame *game,
                               const char    *colour,
                               const char    *choice)
{
  g_autoptr (GVariant) choices = get_value (game, "seat-choices");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *known, *value;

  g_return_if_fail (colour != NULL && choice != NULL);

  if (choices == NULL)
    return;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, choices);
  while (g_variant_iter_next (&iter, "{&s&s}", &known, &value))
    if (!g_str_equal (known, colour))
      g_variant_builder_add (&builder, "{ss}", known, value);
  g_variant_builder_add (&builder, "{ss}", colour, choice);
  g_settings_set_value (ahu_settings_get_game (game), "seat-choices", g_variant_builder_end (&builder));
}

void
ahu_settings_restore_window (GtkWindow *window)
{
  GSettings *settings = ahu_settings_get ();

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (settings == NULL)
    return;

  gtk_window_set_default_size (window,
                               g_settings_get_int (settings, "window-width"),
                               g_settings_get_int (settings, "window-height"));
  if (g_settings_get_boolean (settings, "window-maximized"))
    gtk_window_maximize (window);
}

void
ahu_settings_save_window (GtkWindow *window)
{
  GSettings *settings = ahu_settings_get ();
  int width, height;

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (settings == NULL)
    return;

  gtk_window_get_default_size (window, &width, &height);
  g_settings_set_boolean (settings, "window-maximized", gtk_window_is_maximized (window));
  if (!gtk_window_is_maximized (window) && width > 0 && height > 0)
    {
      g_settings_set_int (settings, "window-width", width);
      g_settings_set_int (settings, "window-height", height);
    }
}
