/* ahu-tip.c: tooltips that cost nothing until somebody points at the widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-tip.h"

#include "toolkit/base/ahu-text-scale.h"

#define TIP_KEY "ahu-tip"
/* In letters of 100 %: GTK's own lines are wider than the screen of a phone. */
#define WIDEST 35
/* GTK's names of what waits until a tooltip is due, and of what shows it, which is a
 * child of the popover or window that will be asked. */
#define DUE_NAME "[gtk] tooltip_popup_timeout"
#define SHOWER_NAME "GtkTooltipWindow"

/* Whose tooltip was asked for last. */
static GtkWidget *asked;

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip,
                  gpointer    user_data)
{
  const char *text = ahu_tip_get (widget);
  GtkWidget *label;

  g_set_weak_pointer (&asked, widget);
  if (text == NULL)
    return FALSE;
  label = gtk_label_new (text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), (int) (WIDEST / ahu_text_scale ()));
  gtk_tooltip_set_custom (tooltip, label);

  return TRUE;
}

void
ahu_tip_set (GtkWidget  *widget,
             const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (text, ahu_tip_get (widget)) == 0)
    return;

  g_object_set_data_full (G_OBJECT (widget), TIP_KEY, g_strdup (text), g_free);
  /* It may be on the screen. */
  if (widget == asked)
    gtk_widget_trigger_tooltip_query (widget);
  if (gtk_widget_get_has_tooltip (widget))
    return;
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

const char *
ahu_tip_get (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);

  return g_object_get_data (G_OBJECT (widget), TIP_KEY);
}

/* GTK puts what shows a tip into the window before it shows it. */
static gboolean
is_awaited (GtkWidget *native)
{
  for (GtkWidget *child = gtk_widget_get_last_child (native); child != NULL; child = gtk_widget_get_prev_sibling (child))
    if (g_str_equal (G_OBJECT_TYPE_NAME (child), SHOWER_NAME))
      return TRUE;

  return FALSE;
}

static gboolean
ask_nobody_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

/* Not removed: GTK does that by its number, when the pointer moves on. */
static void
stop_waiting (GdkDisplay *display)
{
  GSource *due = g_main_context_find_source_by_funcs_user_data (NULL, &g_timeout_funcs, display);

  if (due == NULL || g_strcmp0 (g_source_get_name (due), DUE_NAME) != 0)
    return;
  g_source_set_callback (due, ask_nobody_cb, NULL, NULL);
  g_source_set_ready_time (due, -1);
}

static gboolean
unrealize_hook (GSignalInvocationHint *hint,
                guint                  n_values,
                const GValue          *values,
                gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (values);

  if (GTK_IS_NATIVE (widget) && is_awaited (widget))
    stop_waiting (gtk_widget_get_display (widget));

  return TRUE; /* for the next one too */
}

void
ahu_tip_guard (void)
{
  g_signal_add_emission_hook (g_signal_lookup ("unrealize", GTK_TYPE_WIDGET), 0, unrealize_hook, NULL, NULL);
}
