/* ahu-hands.c: signs of keys for those who use keys, high lines of menus for fingers
 *
 * Whoever plays by touch or mouse takes a “2” on a button for a count.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-hands.h"

/* From there on those of a machine, such as for its volume. */
#define FIRST_OF_MACHINE 0x10080000

typedef struct
{
  const char *css;
  GtkCssProvider *provider; /* NULL while it doesn't hold */
} Style;

static Style no_keys = { ".keycap { opacity: 0; } .key-groups .keycap, shortcut > .keycap { opacity: 1; }", NULL };
static Style fingers = { "popover.menu modelbutton { min-height: 44px; }", NULL };

static void
set_style (Style    *style,
           gboolean  holds)
{
  GdkDisplay *display = gdk_display_get_default ();

  if (holds == (style->provider != NULL))
    return;
  if (!holds)
    {
      gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (style->provider));
      g_clear_object (&style->provider);
      return;
    }
  style->provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (style->provider, style->css, -1);
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (style->provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
}

/* A name may be typed on a keyboard of the screen. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        GtkWindow             *window)
{
  if (keyval < FIRST_OF_MACHINE && !GTK_IS_TEXT (gtk_window_get_focus (window)))
    set_style (&no_keys, FALSE);

  return GDK_EVENT_PROPAGATE;
}

static gboolean
event_cb (GtkEventController *controller,
          GdkEvent           *event)
{
  if (gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN)
    set_style (&fingers, TRUE);
  else if (gdk_event_get_event_type (event) == GDK_BUTTON_PRESS)
    set_style (&fingers, FALSE);

  return GDK_EVENT_PROPAGATE;
}

static void
follow (GtkWidget          *window,
        GtkEventController *controller,
        const char         *signal,
        GCallback           callback)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, signal, callback, window);
  gtk_widget_add_controller (window, controller);
}

static void
windows_cb (GListModel *windows,
            guint       position,
            guint       removed,
            guint       added)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      follow (window, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_cb));
      follow (window, gtk_event_controller_legacy_new (), "event", G_CALLBACK (event_cb));
    }
}

void
ahu_hands_follow (void)
{
  static gboolean done;
  GListModel *windows = gtk_window_get_toplevels ();

  if (done)
    return;

  done = TRUE;
  set_style (&no_keys, TRUE);
  g_signal_connect (windows, "items-changed", G_CALLBACK (windows_cb), NULL);
  windows_cb (windows, 0, 0, g_list_model_get_n_items (windows));
}
