/* ahu-row.c: the platform's rows in large text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-row.h"

#include "toolkit/base/ahu-text-scale.h"

static void
arrange_value (AdwComboRow *row)
{
  adw_combo_row_set_use_subtitle (row, ahu_text_scale () > AHU_LARGE_TEXT);
}

/* What is chosen stands in a list, which the platform leaves without a name. */
static void
name_list (GtkWidget  *widget,
           const char *name)
{
  if (GTK_IS_LIST_VIEW (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_list (child, name);
}

void
ahu_row_show_value (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  name_list (GTK_WIDGET (row), adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
  arrange_value (row);
  ahu_text_scale_follow (row, G_CALLBACK (arrange_value));
}

void
ahu_row_name_entry (AdwEntryRow *row)
{
  g_return_if_fail (ADW_IS_ENTRY_ROW (row));

  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_editable_get_delegate (GTK_EDITABLE (row))),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)),
                                  -1);
}

/* The platform has no place for it. Its title and subtitle stand below each other in a box.
 * Returns: (nullable): that box */
static GtkBox *
find_words (GtkWidget *widget)
{
  GtkBox *found = NULL;

  if (GTK_IS_BOX (widget) && gtk_widget_has_css_class (widget, "title"))
    return GTK_BOX (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_words (child);

  return found;
}

void
ahu_row_add_button (AdwActionRow *row,
                    GtkWidget    *button)
{
  GtkBox *words;

  g_return_if_fail (ADW_IS_ACTION_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (button));

  words = ahu_text_scale () > AHU_LARGE_TEXT ? find_words (GTK_WIDGET (row)) : NULL;
  if (words == NULL)
    {
      adw_action_row_add_suffix (row, button);
      return;
    }
  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_box_append (words, button);
}
