/* test-menu.h: the lines of the menu of a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "test-ui-find.h"
#include "toolkit/base/ahu-menu-button.h"

/* Opens the menu of a page.
 * Returns: what its lines are in */
static inline GtkWidget *
test_menu_open (GtkWidget *page)
{
  GtkWidget *button = test_ui_find (page, AHU_TYPE_MENU_BUTTON, NULL);
  GtkMenuButton *inner = GTK_MENU_BUTTON (test_find_type (button, GTK_TYPE_MENU_BUTTON));

  gtk_menu_button_popup (inner);

  return GTK_WIDGET (gtk_menu_button_get_popover (inner));
}

static inline void
test_menu_collect_lines (GtkWidget *root,
                         GPtrArray *lines)
{
  /* Not what is hidden: GTK keeps the lines whose action is off. */
  if (g_str_equal (G_OBJECT_TYPE_NAME (root), "GtkModelButton") && gtk_widget_get_mapped (root))
    g_ptr_array_add (lines, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    test_menu_collect_lines (child, lines);
}

/* Returns: (transfer container): the lines that are seen in @root, on whichever leaf of a menu */
static inline GPtrArray *
test_menu_list_lines (GtkWidget *root)
{
  GPtrArray *lines = g_ptr_array_new ();

  test_menu_collect_lines (root, lines);

  return lines;
}

/* Returns: (nullable): the line that is seen in @root and says that */
static inline GtkWidget *
test_menu_find_line (GtkWidget  *root,
                     const char *label)
{
  g_autoptr (GPtrArray) lines = test_menu_list_lines (root);

  for (guint i = 0; label != NULL && i < lines->len; i++)
    {
      g_autofree char *text = NULL;

      g_object_get (lines->pdata[i], "text", &text, NULL);
      if (g_strcmp0 (text, label) == 0)
        return lines->pdata[i];
    }

  return NULL;
}
