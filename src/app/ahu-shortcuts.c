/* ahu-shortcuts.c: the list of keys
 *
 * A window of rows rather than GtkShortcutsWindow, which later versions of the
 * platform deprecate.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-shortcuts.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/ahu-game-ui.h"
#include "app/ahu-init.h"
#include "app/ahu-text-scale.h"
#include "app/ahu-width-bin.h"

#define KEY_CHARS 10

typedef struct
{
  const char *accelerator;
  const char *label;
} Shortcut;

static const Shortcut program_shortcuts[] = {
  { "<Control>n", N_("New game") },
  { "<Shift><Control>p", N_("Practise") },
  { "<Control>e", N_("Final scoring only") },
  { "<Control>h", N_("History") },
  { "<Shift><Control>h", N_("Statistics") },
  { "<Control>l", N_("Learn") },
  { "<Control>o", N_("Open a record or result sheet") },
  { "<Control>s", N_("Save a copy, or the result sheet") },
  { "F1", N_("Rules") },
  { "<Alt>Home", N_("Start page") },
  { "<Alt>Left", N_("Back") },
  { "F10", N_("Main menu") },
  { "<Control>comma", N_("Preferences") },
  { "<Control>question", N_("List of keys") },
  { "<Control>w", N_("Close the window") },
  { "<Control>q", N_("Quit") },
};

static const Shortcut game_shortcuts[] = {
  { "<Control>z", N_("Undo") },
  { "<Shift><Control>z", N_("Redo") },
  { "<Shift><Control>e", N_("Just count the end, or try other counts") },
  { "<Control>r", N_("Replay") },
  { "F5", N_("Show me step by step") },
  { "F11", N_("Table view") },
  { "<Shift><Control>n", N_("Second screen") },
};

static const Shortcut replay_shortcuts[] = {
  { "Left", N_("Move back") },
  { "Right", N_("Move on") },
  { "Up", N_("Turn back") },
  { "Down", N_("Turn on") },
  { "<Shift>Left", N_("Previous scoring") },
  { "<Shift>Right", N_("Next scoring") },
  { "Home", N_("To the beginning") },
  { "End", N_("To the end") },
  { "space", N_("Play automatically") },
};

static const Shortcut history_shortcuts[] = {
  { "<Control>f", N_("Search") },
  { "Return", N_("Open the game") },
  { "<Control>r", N_("Replay the game") },
  { "F2", N_("Rename the game") },
  { "<Control>d", N_("Duplicate the game") },
  { "<Control>s", N_("Export the game") },
  { "Delete", N_("Delete the game") },
  { "Menu", N_("All that can be done with the game") },
  { "<Control>a", N_("Choose all games") },
};

static const Shortcut statistics_shortcuts[] = {
  { "<Control>m", N_("One person, two names") },
  { "<Shift><Control>t", N_("Save the table as CSV") },
};

static const Shortcut result_shortcuts[] = {
  { "<Shift><Control>a", N_("Analyse the game") },
  { "<Shift><Control>c", N_("Copy the result as text") },
  { "<Control>p", N_("Print the score sheet") },
  { "<Shift><Control>s", N_("Save the score sheet as PDF") },
  { "<Shift><Control>g", N_("Save the score sheet as picture") },
  { "<Shift><Control>t", N_("Save the table as CSV") },
};

/* Large text leaves no room for several keys in one line beside what they do: there a
 * second line begins behind the first key. The label itself may not wrap: the row lays
 * out its parts in a box. */
static GtkWidget *
new_keycap (const char *keys)
{
  GtkWidget *keycap = gtk_label_new (keys);
  const char *plus = strchr (keys, '+');
  g_autofree char *broken = NULL;

  if (plus == NULL || ahu_text_scale () <= AHU_LARGE_TEXT || g_utf8_strlen (keys, -1) <= KEY_CHARS)
    return keycap;

  broken = g_strdup_printf ("%.*s+\n%s", (int) (plus - keys), keys, plus + 1);
  gtk_label_set_text (GTK_LABEL (keycap), broken);
  gtk_label_set_justify (GTK_LABEL (keycap), GTK_JUSTIFY_CENTER);
  return keycap;
}

static void
add_row (AdwPreferencesGroup *group,
         const char *const   *caps,
         const char          *label)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *spoken = NULL;

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), label);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  for (guint i = 0; caps[i] != NULL; i++)
    {
      GtkWidget *keycap = new_keycap (caps[i]);

      gtk_widget_add_css_class (keycap, "keycap");
      gtk_widget_set_valign (keycap, GTK_ALIGN_CENTER);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), keycap);
    }
  /* Readers of the screen speak of the row, not of what is in it. */
  spoken = g_strjoinv (", ", (char **) caps);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, spoken, -1);
  adw_preferences_group_add (group, row);
}

static AdwPreferencesGroup *
add_group (AdwPreferencesPage *page,
           const char         *title)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());

  adw_preferences_group_set_title (group, title);
  adw_preferences_page_add (page, group);

  return group;
}

static void
add_own_rows (AdwPreferencesGroup *group,
              const Shortcut      *shortcuts,
              gsize                n_shortcuts)
{
  for (gsize i = 0; i < n_shortcuts; i++)
    {
      g_autofree char *key = NULL;
      GdkModifierType modifiers;
      guint keyval;

      gtk_accelerator_parse (shortcuts[i].accelerator, &keyval, &modifiers);
      key = gtk_accelerator_get_label (keyval, modifiers);
      add_row (group, (const char *const []) { key, NULL }, _(shortcuts[i].label));
    }
}

static void
add_game_rows (AdwPreferencesGroup *group)
{
  const AhuGameUi *ui = ahu_game_ui_get_default ();
  const char *const *keys, *const *labels;
  guint n;

  if (ui->shortcuts == NULL)
    return;

  n = ui->shortcuts (&keys, &labels);
  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) caps = g_strsplit (keys[i], " ", -1);

      add_row (group, (const char *const *) caps, labels[i]);
    }
}

static GtkWidget *
content_new (void)
{
  GtkWidget *bin = ahu_width_bin_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page = adw_preferences_page_new ();
  AdwPreferencesGroup *group;

  group = add_group (ADW_PREFERENCES_PAGE (page), _("In a game"));
  add_own_rows (group, game_shortcuts, G_N_ELEMENTS (game_shortcuts));
  add_game_rows (group);
  group = add_group (ADW_PREFERENCES_PAGE (page), _("At the result"));
  add_own_rows (group, result_shortcuts, G_N_ELEMENTS (result_shortcuts));
  group = add_group (ADW_PREFERENCES_PAGE (page), _("In a replay"));
  add_own_rows (group, replay_shortcuts, G_N_ELEMENTS (replay_shortcuts));
  add_row (group, (const char *const []) { C_("replay key", "P"), NULL }, _("Play on from here"));
  group = add_group (ADW_PREFERENCES_PAGE (page), _("In the history"));
  add_own_rows (group, history_shortcuts, G_N_ELEMENTS (history_shortcuts));
  group = add_group (ADW_PREFERENCES_PAGE (page), _("In the statistics"));
  add_own_rows (group, statistics_shortcuts, G_N_ELEMENTS (statistics_shortcuts));
  group = add_group (ADW_PREFERENCES_PAGE (page), _("Everywhere"));
  add_own_rows (group, program_shortcuts, G_N_ELEMENTS (program_shortcuts));

  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);
  ahu_width_bin_set_child (AHU_WIDTH_BIN (bin), box);

  return bin;
}

static void
close_on_escape (GtkWidget *window)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                        gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, controller);
}

GtkWidget *
ahu_shortcuts_window_new (void)
{
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW,
                                    "title", _("Keys"),
                                    "default-width", 480,
                                    "default-height", 640,
                                    "width-request", 320,
                                    NULL);

  adw_window_set_content (ADW_WINDOW (window), content_new ());
  close_on_escape (window);

  return window;
}

void
ahu_shortcuts_present (GtkWindow *parent)
{
  GtkWidget *window;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  window = ahu_shortcuts_window_new ();
  if (parent != NULL)
    {
      gtk_window_set_transient_for (GTK_WINDOW (window), parent);
      gtk_window_set_destroy_with_parent (GTK_WINDOW (window), TRUE);
    }
  gtk_window_present (GTK_WINDOW (window));
}
