/* ahu-tip.c: tooltips that cost nothing until somebody points at the widget
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-tip.h"

#define TIP_KEY "ahu-tip"

static gboolean
query_tooltip_cb (GtkWidget  *widget,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip,
                  gpointer    user_data)
{
  const char *text = ahu_tip_get (widget);

  gtk_tooltip_set_text (tooltip, text);
  return text != NULL;
}

void
ahu_tip_set (GtkWidget  *widget,
             const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  if (g_strcmp0 (text, ahu_tip_get (widget)) == 0)
    return;

  g_object_set_data_full (G_OBJECT (widget), TIP_KEY, g_strdup (text), g_free);
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
