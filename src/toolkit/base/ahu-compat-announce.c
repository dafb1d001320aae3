/* ahu-compat-announce.c: messages that a screen reader speaks
 *
 * From GTK 4.14 on the platform announces a message. Before that there is nothing a screen
 * reader would speak of but what it follows anyway: of a window that has the focus, it is the
 * name that it speaks when it changes (an alert that appears is passed over). So the
 * message becomes the name that readers know the window by; what is seen of the window, its
 * title, stays as it is. In both cases the message stands in a live region, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-compat.h"

#define ANNOUNCER "ahu-announcer"

/* What belongs to a window that has announced something. */
typedef struct
{
  GString *waiting; /* announced, and not yet spoken */
  guint speak_id;
  gboolean is_named; /* by a message */
} Voice;

static void
voice_free (gpointer data)
{
  Voice *voice = data;

  g_clear_handle_id (&voice->speak_id, g_source_remove);
  g_string_free (voice->waiting, TRUE);
  g_free (voice);
}

static void
name_window (GtkWindow  *window,
             const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Nobody is told of a window that has lost the focus, so its name can become what it was
 * without being spoken. */
static void
active_cb (GtkWindow  *window,
           GParamSpec *pspec,
           Voice      *voice)
{
  if (gtk_window_is_active (window) || !voice->is_named)
    return;

  voice->is_named = FALSE;
  name_window (window, gtk_window_get_title (window) != NULL ? gtk_window_get_title (window) : "");
}

static Voice *
ensure_voice (GtkWindow *window)
{
  Voice *voice = g_object_get_data (G_OBJECT (window), ANNOUNCER);

  if (voice != NULL)
    return voice;

  voice = g_new0 (Voice, 1);
  voice->waiting = g_string_new (NULL);
  g_object_set_data_full (G_OBJECT (window), ANNOUNCER, voice, voice_free);
  g_signal_connect (window, "notify::is-active", G_CALLBACK (active_cb), voice);

  return voice;
}

#if GTK_CHECK_VERSION (4, 14, 0)

/* What has the focus says it: a reader knows that by now. The window itself it may take for
 * one that is gone, if it has heard of it before the window was on the bus. */
static void
speak (GtkWindow *window,
       Voice     *voice)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *speaker = focus != NULL ? focus : GTK_WIDGET (window);
  g_autoptr (GtkATContext) context = gtk_accessible_get_at_context (GTK_ACCESSIBLE (speaker));

  /* What GTK takes where there is no bus has no announcements: GTK 4.18 calls a function that
   * isn't there. */
  if (context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext"))
    gtk_accessible_announce (GTK_ACCESSIBLE (speaker), voice->waiting->str,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

/* A reader that has heard of a focus that moved has read the name as it is by now, and takes
 * the message for no change. Nobody speaks of a window that has no name. */
static void
speak (GtkWindow *window,
       Voice     *voice)
{
  voice->is_named = TRUE;
  name_window (window, "");
  name_window (window, voice->waiting->str);
}

#endif

static gboolean
speak_cb (gpointer user_data)
{
  GtkWindow *window = user_data;
  Voice *voice = ensure_voice (window);

  voice->speak_id = 0;
  speak (window, voice);
  g_string_truncate (voice->waiting, 0);

  return G_SOURCE_REMOVE;
}

/* Later messages, and a focus that moves, would silence what is being spoken. So what is
 * announced at one moment is spoken as one, after the focus is where it will stay. */
static void
speak_soon (GtkWindow  *window,
            const char *message)
{
  Voice *voice = ensure_voice (window);

  if (voice->waiting->len > 0)
    g_string_append_c (voice->waiting, '\n');
  g_string_append (voice->waiting, message);
  if (voice->speak_id == 0)
    voice->speak_id = g_idle_add_full (G_PRIORITY_LOW, speak_cb, window, NULL);
}

GtkWidget *
ahu_compat_announcer_new (void)
{
  return g_object_new (GTK_TYPE_LABEL,
                       "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT,
                       "name", ANNOUNCER,
                       "can-target", FALSE,
                       "opacity", 0.0,
                       "ellipsize", PANGO_ELLIPSIZE_END,
                       "halign", GTK_ALIGN_START,
                       "valign", GTK_ALIGN_END,
                       "max-width-chars", 1,
                       NULL);
}

/* A message beside the pages has no announcer above it, but its window has one somewhere. */
static GtkWidget *
find_announcer (GtkWidget *parent)
{
  GtkWidget *found = g_strcmp0 (gtk_widget_get_name (parent), ANNOUNCER) == 0 ? parent : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_announcer (child);

  return found;
}

static GtkWidget *
find_announcer_near (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  for (GtkWidget *parent = widget; parent != NULL && found == NULL; parent = gtk_widget_get_parent (parent))
    for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL && found == NULL;
         child = gtk_widget_get_next_sibling (child))
      if (g_strcmp0 (gtk_widget_get_name (child), ANNOUNCER) == 0)
        found = child;

  return found != NULL || gtk_widget_get_root (widget) == NULL
         ? found
         : find_announcer (GTK_WIDGET (gtk_widget_get_root (widget)));
}

static void
forget_cb (GtkWidget *speaker,
           GtkWidget *announcer)
{
  if (g_object_get_data (G_OBJECT (announcer), ANNOUNCER) == speaker)
    gtk_label_set_text (GTK_LABEL (announcer), "");
}

/* A message is of the place where it was said: whoever walks through another page should
 * not find it as if it were true there. No signal group: where the speaker is a window with
 * the announcer in it, that of GLib 2.74 doesn't survive the end of both. */
static void
forget_with (GtkWidget *announcer,
             GtkWidget *speaker)
{
  if (g_signal_handler_find (speaker, G_SIGNAL_MATCH_FUNC | G_SIGNAL_MATCH_DATA, 0, 0, NULL,
                             forget_cb, announcer) == 0)
    g_signal_connect_object (speaker, "unmap", G_CALLBACK (forget_cb), announcer, 0);
  g_object_set_data (G_OBJECT (announcer), ANNOUNCER, speaker);
}

/* A message of a window behind the one that has the focus is spoken by that one. */
static GtkWindow *
get_speaking_window (GtkWidget *widget)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkRoot *root = gtk_widget_get_root (widget);

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (gtk_window_is_active (window))
        return window;
    }

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

void
ahu_compat_announce (GtkWidget  *widget,
                     const char *message)
{
  GtkWidget *announcer;
  GtkWindow *window;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (message != NULL);

  announcer = find_announcer_near (widget);
  window = get_speaking_window (widget);
  if (announcer != NULL)
    {
      /* The same message may come twice, and is another one then. */
      gtk_widget_set_visible (announcer, FALSE);
      gtk_label_set_text (GTK_LABEL (announcer), message);
      gtk_widget_set_visible (announcer, TRUE);
      forget_with (announcer, widget);
    }
  if (window != NULL)
    speak_soon (window, message);
}
