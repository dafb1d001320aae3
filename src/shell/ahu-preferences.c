/* ahu-preferences.c: the window of the preferences
 *
 * Rows of the platform in a window of its own rather than
 * AdwPreferencesWindow, which later versions of the platform deprecate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-preferences.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "toolkit/base/ahu-row.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/rules/ahu-child-window.h"

static void
forget_cb (GSettings *settings,
           GtkWidget *button)
{
  const char *key = g_object_get_data (G_OBJECT (button), "key");
  g_autoptr (GVariant) nothing = g_settings_get_default_value (settings, key);

  /* Not as if it had never been there: those who played before are new again, too. */
  g_settings_set_value (settings, key, nothing);
}

static gboolean
is_told (GValue   *value,
         GVariant *told,
         gpointer  user_data)
{
  g_value_set_boolean (value, g_variant_n_children (told) > 0);

  return TRUE;
}

/* What was told once can be told again; there is little room for it before. */
static GtkWidget *
forget_button_new (const AhuSwitch *wanted,
                   GSettings       *settings)
{
  GtkWidget *button = gtk_button_new_with_label (_("Show again"));
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button)));

  /* In one line a telephone with large text has no room for it, and GTK 4.8 looks for some without end. */
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_justify (label, GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data (G_OBJECT (button), "key", (gpointer) wanted->told);
  g_signal_connect_object (button, "clicked", G_CALLBACK (forget_cb), settings, G_CONNECT_SWAPPED);
  g_settings_bind_with_mapping (settings, wanted->told, button, "visible", G_SETTINGS_BIND_GET,
                                is_told, NULL, NULL, NULL);

  return button;
}

static GtkWidget *
row_new (const AhuSwitch *wanted,
         const AhuGame   *game)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *toggle = gtk_switch_new ();
  GSettings *settings = ahu_settings_get_game (game);
  const char *title = _(wanted->title);
  const char *subtitle = _(wanted->subtitle);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle,
                                  -1);
  if (wanted->told != NULL && settings != NULL)
    ahu_row_add_button (ADW_ACTION_ROW (row), forget_button_new (wanted, settings));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  if (settings != NULL)
    g_settings_bind (settings, wanted->key, toggle, "active", G_SETTINGS_BIND_DEFAULT);

  return row;
}

/* With the name of a game before it a heading can be longer than the window is wide. */
static void
wrap_title (GtkWidget *group)
{
  GtkWidget *title = group;

  while (title != NULL && !GTK_IS_LABEL (title))
    title = gtk_widget_get_first_child (title);
  if (title == NULL)
    return;

  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
}

/* One group for each heading, in order, under the name of the game if there are several. */
static void
add_groups (AdwPreferencesPage *page,
            const AhuGameUi    *ui,
            gboolean            named)
{
  const AhuSwitch *switches = ui->switches;
  GtkWidget *group = NULL;

  for (guint i = 0; switches[i].key != NULL; i++)
    {
      if (i == 0 || !g_str_equal (switches[i].group, switches[i - 1].group))
        {
          const char *heading = _(switches[i].group);
          g_autofree char *title = NULL;

          /* Translators: heads some preferences: %1$s is the name of a game, %2$s such as “At the table” */
          title = named ? g_strdup_printf (C_("preferences", "%1$s · %2$s"), ui->name, heading) : g_strdup (heading);
          group = adw_preferences_group_new ();
          adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
          wrap_title (group);
          adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
        }
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row_new (&switches[i], ui->game));
    }
}

/* As the settings call them, in the order of the row. */
static const char *const schemes[] = { "default", "force-light", "force-dark", NULL };

static gboolean
scheme_to_row (GValue   *value,
               GVariant *scheme,
               gpointer  user_data)
{
  for (guint i = 0; schemes[i] != NULL; i++)
    if (g_str_equal (schemes[i], g_variant_get_string (scheme, NULL)))
      g_value_set_uint (value, i);

  return TRUE;
}

static GVariant *
row_to_scheme (const GValue       *value,
               const GVariantType *type,
               gpointer            user_data)
{
  return g_variant_new_string (schemes[g_value_get_uint (value)]);
}

static void
add_scheme (AdwPreferencesPage *page)
{
  const char *names[] = { C_("light or dark", "As the system"), C_("light or dark", "Light"), C_("light or dark", "Dark"), NULL };
  g_autoptr (GtkStringList) list = gtk_string_list_new (names);
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *row = adw_combo_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Light or dark"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  ahu_row_show_value (ADW_COMBO_ROW (row));
  if (ahu_settings_get () != NULL)
    g_settings_bind_with_mapping (ahu_settings_get (), "color-scheme", row, "selected", G_SETTINGS_BIND_DEFAULT,
                                  scheme_to_row, row_to_scheme, NULL, NULL);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
}

static GtkWidget *
content_new (void)
{
  g_autoptr (GPtrArray) games = ahu_game_ui_list (AHU_OFFER_PREFERENCES);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page = adw_preferences_page_new ();

  add_scheme (ADW_PREFERENCES_PAGE (page));
  for (guint i = 0; i < games->len; i++)
    add_groups (ADW_PREFERENCES_PAGE (page), g_ptr_array_index (games, i), games->len > 1);
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);

  return box;
}

GtkWidget *
ahu_preferences_window_new (void)
{
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW,
                                    "title", _("Preferences"),
                                    "default-width", 480,
                                    "default-height", 500,
                                    "width-request", 320,
                                    "modal", TRUE,
                                    "css-classes", (const char *[]) { "background", "preferences", NULL },
                                    NULL);
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
  adw_window_set_content (ADW_WINDOW (window), content_new ());

  return window;
}

void
ahu_preferences_present (GtkWindow *parent)
{
  GtkWidget *window;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  window = ahu_preferences_window_new ();
  if (parent != NULL)
    ahu_child_window_present (GTK_WINDOW (window), GTK_WIDGET (parent));
  else
    gtk_window_present (GTK_WINDOW (window));
}
