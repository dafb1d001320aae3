/* ahu-application.c: the program: its windows, command line and actions
 *
 * Not for: what happens inside a window (ahu-window.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-application.h"

#include <glib/gi18n.h>

#include "shell/ahu-appearance.h"
#include "shell/ahu-bar-text.h"
#include "shell/ahu-hands.h"
#include "shell/ahu-preferences.h"
#include "shell/ahu-shortcuts.h"
#include "shell/window/ahu-ending.h"
#include "shell/window/ahu-window.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-ready.h"
#include "toolkit/base/ahu-widget.h"

struct _AhuApplication
{
  AdwApplication parent_instance;

  AhuStore *store;
};

G_DEFINE_FINAL_TYPE (AhuApplication, ahu_application, ADW_TYPE_APPLICATION)

/* Returns: (nullable): the window that others stand before */
static GtkWindow *
find_below (GtkWindow *window)
{
  while (window != NULL && gtk_window_get_transient_for (window) != NULL)
    window = gtk_window_get_transient_for (window);

  return window;
}

static AhuWindow *
ensure_window (AhuApplication *self)
{
  GtkWindow *window = find_below (gtk_application_get_active_window (GTK_APPLICATION (self)));

  if (AHU_IS_WINDOW (window))
    return AHU_WINDOW (window);

  return AHU_WINDOW (ahu_window_new (GTK_APPLICATION (self), self->store));
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  ahu_compat_present_about (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));
  GtkWindow *below = find_below (window);
  AhuWindow *main = AHU_IS_WINDOW (below) ? AHU_WINDOW (below) : NULL;
  const AhuGameUi *ui = main != NULL ? ahu_window_get_shown_ui (main) : NULL;

  ahu_shortcuts_present (window, main != NULL ? ahu_window_get_page (main) : NULL,
                         ui != NULL ? ui : ahu_game_ui_get_last (AHU_OFFER_GAME));
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  ahu_preferences_present (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

/* GTK draws the icon in all sizes that window managers may ask for, which nobody who
 * waits for the window should wait for. */
static gboolean
set_icon_cb (gpointer user_data)
{
  gtk_window_set_default_icon_name (AHU_APPLICATION_ID);
  return G_SOURCE_REMOVE;
}

static const char *
get_page (GtkWindow *window)
{
  return ahu_window_get_page (AHU_WINDOW (window));
}

static void
present (GtkWindow *window)
{
  ahu_ready_watch (window, get_page);
  gtk_window_present (window);
  if (gtk_window_get_default_icon_name () == NULL)
    g_idle_add_full (G_PRIORITY_LOW, set_icon_cb, NULL, NULL);
}

/* What the desktop offers beside starting the program: in a window that is there already
 * as in a new one. */
static void
present_with (AhuApplication *self,
              const char     *action)
{
  AhuWindow *window = ensure_window (self);

  present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
}

static void
new_game_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  present_with (AHU_APPLICATION (user_data), "win.new-game");
}

static void
final_scoring_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  present_with (AHU_APPLICATION (user_data), "win.score");
}

/* A window that goes may take others with it. */
static GPtrArray *
list_windows (gpointer application)
{
  GPtrArray *windows = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    g_ptr_array_add (windows, g_object_ref (l->data));

  return windows;
}

/* As closing each window does: they save what they have to, and ask if they can't. */
static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  g_autoptr (GPtrArray) windows = list_windows (user_data);

  for (guint i = 0; i < windows->len; i++)
    gtk_window_close (g_ptr_array_index (windows, i));
}

/* Nobody may be there who could answer a question. */
static void
leave (gpointer application)
{
  g_autoptr (GPtrArray) windows = list_windows (application);

  for (guint i = 0; i < windows->len; i++)
    {
      GtkWindow *window = g_ptr_array_index (windows, i);

      if (AHU_IS_WINDOW (window))
        ahu_window_leave (AHU_WINDOW (window));
      else
        gtk_window_destroy (window);
    }
}

static void
set_accels (AhuApplication *self,
            const char     *action,
            const char     *first,
            const char     *second)
{
  const char *accels[] = { first, second, NULL };

  gtk_application_set_accels_for_action (GTK_APPLICATION (self), action, accels);
}

static void
ahu_application_startup (GApplication *application)
{
  AhuApplication *self = AHU_APPLICATION (application);
  const GActionEntry entries[] = {
    { "about", about_cb },
    { "preferences", preferences_cb },
    { "shortcuts", shortcuts_cb },
    { "new-game", new_game_cb },
    { "final-scoring", final_scoring_cb },
    { "quit", quit_cb },
  };

  G_APPLICATION_CLASS (ahu_application_parent_class)->startup (application);

  ahu_appearance_follow (gdk_display_get_default ());
  ahu_bar_text_follow (gdk_display_get_default ());
  ahu_hands_follow ();
  ahu_widget_init_popovers ();
  self->store = ahu_store_new (NULL);
  ahu_ending_watch (self->store, gdk_display_get_default (), leave, self);

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  set_accels (self, "app.shortcuts", "<Control>question", NULL);
  set_accels (self, "win.show-rule('')", "F1", NULL);
  set_accels (self, "app.preferences", "<Control>comma", NULL);
  set_accels (self, "app.quit", "<Control>q", NULL);
  set_accels (self, "win.new-game", "<Control>n", NULL);
  set_accels (self, "win.practise", "<Shift><Control>p", NULL);
  set_accels (self, "win.score", "<Control>e", NULL);
  set_accels (self, "win.count-end", "<Shift><Control>e", NULL);
  set_accels (self, "win.what-if", "<Shift><Control>e", NULL);
  set_accels (self, "win.history", "<Control>h", NULL);
  set_accels (self, "win.statistics", "<Shift><Control>h", NULL);
  set_accels (self, "win.learn", "<Control>l", NULL);
  set_accels (self, "win.open", "<Control>o", NULL);
  set_accels (self, "win.save-copy", "<Control>s", NULL);
  set_accels (self, "win.replay", "<Control>r", NULL);
  set_accels (self, "win.undo", "<Control>z", NULL);
  set_accels (self, "win.redo", "<Shift><Control>z", "<Control>y");
  set_accels (self, "win.start", "<Alt>Home", NULL);
  set_accels (self, "win.back", "<Alt>Left", NULL);
  set_accels (self, "win.table-view", "F11", NULL);
  set_accels (self, "win.second-screen", "<Shift><Control>n", NULL);
  set_accels (self, "window.close", "<Control>w", NULL);
}

static void
ahu_application_activate (GApplication *application)
{
  present (GTK_WINDOW (ensure_window (AHU_APPLICATION (application))));
}

static void
ahu_application_open (GApplication  *application,
                      GFile        **files,
                      int            n_files,
                      const char    *hint)
{
  AhuWindow *window = ensure_window (AHU_APPLICATION (application));

  ahu_window_open_files (window, files, (guint) n_files);
  present (GTK_WINDOW (window));
}

static void
ahu_application_shutdown (GApplication *application)
{
  AhuApplication *self = AHU_APPLICATION (application);

  ahu_ending_forget ();
  if (self->store != NULL)
    ahu_store_flush (self->store);
  g_clear_object (&self->store);

  G_APPLICATION_CLASS (ahu_application_parent_class)->shutdown (application);
}

static void
ahu_application_class_init (AhuApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  application_class->startup = ahu_application_startup;
  application_class->activate = ahu_application_activate;
  application_class->open = ahu_application_open;
  application_class->shutdown = ahu_application_shutdown;
}

static void
ahu_application_init (AhuApplication *self)
{
}

AhuApplication *
ahu_application_new (void)
{
  return g_object_new (AHU_TYPE_APPLICATION,
                       "application-id", AHU_APPLICATION_ID,
                       "resource-base-path", AHU_RESOURCE_PATH,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
