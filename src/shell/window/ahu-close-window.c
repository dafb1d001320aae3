/* ahu-close-window.c: asks what is to become of moves that can't be saved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/window/ahu-close-window.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/layout/ahu-width-bin.h"

struct _AhuCloseWindow
{
  AdwWindow parent_instance;

  GtkWidget *reason;
  GtkWidget *count;
  GtkWidget *news;
  GtkWidget *try_again;
  GtkWidget *lose;
};

G_DEFINE_FINAL_TYPE (AhuCloseWindow, ahu_close_window, ADW_TYPE_WINDOW)

enum
{
  TRY_AGAIN,
  SAVE_COPY,
  LOSE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
answer_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  if (g_str_equal (name, "close.try-again"))
    g_signal_emit (widget, signals[TRY_AGAIN], 0);
  else if (g_str_equal (name, "close.save-copy"))
    g_signal_emit (widget, signals[SAVE_COPY], 0);
  else
    g_signal_emit (widget, signals[LOSE], 0);
}

static GtkWidget *
add_text (GtkWidget *box)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);

  gtk_box_append (GTK_BOX (box), label);

  return label;
}

/* Large text breaks its words into lines. */
static GtkWidget *
add_button (GtkWidget  *box,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_object_set (gtk_button_get_child (GTK_BUTTON (button)), "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, NULL);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_add_css_class (button, "big-action");
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

static GtkWidget *
content_new (AhuCloseWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *all = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();

  g_object_set (box, "margin-start", 18, "margin-end", 18, "margin-top", 6, "margin-bottom", 18, NULL);
  self->reason = add_text (box);
  self->count = add_text (box);
  self->news = add_text (box);
  self->try_again = add_button (box, _("Try again"), "close.try-again");
  gtk_widget_add_css_class (self->try_again, "suggested-action");
  add_button (box, _("Save a copy elsewhere…"), "close.save-copy");
  self->lose = add_button (box, "", "close.lose");
  gtk_widget_add_css_class (self->lose, "destructive-action");

  gtk_box_append (GTK_BOX (all), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (all), g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", box, "vexpand", TRUE,
                                               "hscrollbar-policy", GTK_POLICY_NEVER,
                                               "propagate-natural-height", TRUE, NULL));
  gtk_overlay_set_child (GTK_OVERLAY (overlay), all);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), ahu_compat_announcer_new ());

  return overlay;
}

static void
ahu_close_window_class_init (AhuCloseWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const char *const names[N_SIGNALS] = { "try-again", "save-copy", "lose" };

  for (guint i = 0; i < N_SIGNALS; i++)
    {
      g_autofree char *action = g_strconcat ("close.", names[i], NULL);

      signals[i] = g_signal_new (names[i], G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
      gtk_widget_class_install_action (widget_class, action, NULL, answer_action);
    }
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
ahu_close_window_init (AhuCloseWindow *self)
{
  adw_window_set_content (ADW_WINDOW (self), g_object_new (AHU_TYPE_WIDTH_BIN, "child", content_new (self), NULL));
  gtk_window_set_focus (GTK_WINDOW (self), self->try_again);
}

GtkWidget *
ahu_close_window_new (void)
{
  return g_object_new (AHU_TYPE_CLOSE_WINDOW,
                       "title", _("Not everything is saved"),
                       "default-width", 440,
                       "default-height", 360,
                       "width-request", 320,
                       "modal", TRUE,
                       "destroy-with-parent", TRUE,
                       NULL);
}

void
ahu_close_window_ask (AhuCloseWindow *self,
                      const char     *reason,
                      guint           n_moves,
                      const char     *news)
{
  g_autofree char *count = NULL;
  g_autofree char *lose = NULL;

  g_return_if_fail (AHU_IS_CLOSE_WINDOW (self));
  g_return_if_fail (reason != NULL);

  if (n_moves > 0)
    {
      count = g_strdup_printf (ngettext ("%u move is not saved yet.",
                                         "%u moves are not saved yet.", n_moves), n_moves);
      lose = g_strdup_printf (ngettext ("Close and lose %u move", "Close and lose %u moves", n_moves), n_moves);
    }
  gtk_label_set_text (GTK_LABEL (self->reason), reason);
  gtk_label_set_text (GTK_LABEL (self->count),
                      count != NULL ? count : _("The last change is not saved yet."));
  gtk_button_set_label (GTK_BUTTON (self->lose), lose != NULL ? lose : _("Close and lose the last change"));
  gtk_label_set_text (GTK_LABEL (self->news), news != NULL ? news : "");
  gtk_widget_set_visible (self->news, news != NULL);
  if (news != NULL)
    ahu_compat_announce (GTK_WIDGET (self), news);
}
