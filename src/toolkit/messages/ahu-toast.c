/* ahu-toast.c: says something for a few seconds that may be missed
 *
 * A toast appears and goes with an animation each. In libadwaita 1.2 the end of the
 * second frees what the end of the first still writes to; where no frame was drawn
 * for a while both end in the same one, the second before the first.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/messages/ahu-toast.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"

/* A toast takes half of this to appear. */
#define APPEARING (500 * G_TIME_SPAN_MILLISECOND)

typedef struct
{
  AdwToast *toast;
  gint64 begin; /* of the frame in which it began to appear */
  gboolean dismissed;
} Appearance;

static void
appearance_free (Appearance *self)
{
  g_signal_handlers_disconnect_by_data (self->toast, self);
  g_object_unref (self->toast);
  g_free (self);
}

/* The overlay doesn't hear of it yet. */
static void
dismissed_cb (AdwToast   *toast,
              Appearance *self)
{
  g_signal_stop_emission_by_name (toast, "dismissed");
  self->dismissed = TRUE;
}

/* By the time of the frames, as the animations. */
static gboolean
tick_cb (GtkWidget     *overlay,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  Appearance *self = user_data;

  if (gdk_frame_clock_get_frame_time (clock) - self->begin < APPEARING)
    return G_SOURCE_CONTINUE;

  g_signal_handlers_disconnect_by_data (self->toast, self);
  /* adw_toast_dismiss () takes a toast to be gone after the first time. */
  if (self->dismissed)
    g_signal_emit_by_name (self->toast, "dismissed");

  return G_SOURCE_REMOVE;
}

static void
keep_while_appearing (AdwToastOverlay *overlay,
                      AdwToast        *toast)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (overlay));
  Appearance *self = g_new0 (Appearance, 1);

  self->toast = g_object_ref (toast);
  self->begin = gdk_frame_clock_get_frame_time (clock);
  /* Before the overlay does: so this is told first. */
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismissed_cb), self);
  gtk_widget_add_tick_callback (GTK_WIDGET (overlay), tick_cb, self, (GDestroyNotify) appearance_free);
}

/* In libadwaita 1.2 the button that closes a toast has a picture and no name. */
static void
name_close_button (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      if (GTK_IS_BUTTON (child) && gtk_button_get_icon_name (GTK_BUTTON (child)) != NULL)
        gtk_accessible_update_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        _("Close the message"), -1);
      else
        name_close_button (child);
    }
}

static const char *
get_words (AdwToast *toast)
{
  GtkWidget *words = adw_toast_get_custom_title (toast);

  return words != NULL ? gtk_label_get_text (GTK_LABEL (words)) : adw_toast_get_title (toast);
}

/* It goes by itself: who doesn't see it has to hear of it, and of what it offers. */
static void
announce (AdwToastOverlay *overlay,
          AdwToast        *toast)
{
  const char *label = adw_toast_get_button_label (toast);
  g_autofree char *text = NULL;

  if (label != NULL)
    /* Translators: a message that goes by itself, for readers of the screen: %1$s is what it says,
     * %2$s the words on its button. */
    text = g_strdup_printf (C_("message with a button", "%1$s: %2$s"), get_words (toast), label);

  ahu_compat_announce (GTK_WIDGET (overlay), text != NULL ? text : get_words (toast));
}

void
ahu_toast_show_above (AdwToastOverlay *overlay,
                      AdwToast        *toast,
                      int              height)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  if (gtk_widget_get_mapped (GTK_WIDGET (overlay)) && adw_get_enable_animations (GTK_WIDGET (overlay)))
    keep_while_appearing (overlay, toast);
  announce (overlay, toast);
  adw_toast_overlay_add_toast (overlay, toast);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (overlay)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != adw_toast_overlay_get_child (overlay))
      {
        name_close_button (child);
        gtk_widget_set_margin_bottom (child, height);
      }
}

void
ahu_toast_show (AdwToastOverlay *overlay,
                AdwToast        *toast)
{
  ahu_toast_show_above (overlay, toast, 0);
}

void
ahu_toast_say (AdwToastOverlay *overlay,
               const char      *text)
{
  AdwToast *toast;
  GtkWidget *label;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (text != NULL);

  toast = adw_toast_new ("");
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  adw_toast_set_custom_title (toast, label);
  ahu_toast_show (overlay, toast);
}
