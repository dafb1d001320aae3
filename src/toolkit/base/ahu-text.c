/* ahu-text.c: labels of running text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-text.h"

GtkWidget *
ahu_text_new (const char *text,
              const char *css_class)
{
  GtkWidget *label = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  label = g_object_new (GTK_TYPE_LABEL,
                        "label", text,
                        "xalign", 0.,
                        "wrap", TRUE,
                        "wrap-mode", PANGO_WRAP_WORD_CHAR,
                        "hexpand", TRUE,
                        NULL);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);

  return label;
}
