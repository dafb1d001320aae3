/* ahu-shortcuts-window.c: the platform's window for keys, a section for each page
 *
 * Not for: which keys there are (ahu-shortcuts-list.c), windows too small for it (ahu-shortcuts.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/ahu-shortcuts-window.h"

#include <glib/gi18n.h>

#include "shell/ahu-shortcuts-list.h"

/* Lines of a column, of which a section's page has two: no less than the longest group. */
#define LINES 17

/* What GTK's own functions do, which came with 4.14. */
static void
add (GObject *parent,
     gpointer child)
{
  GTK_BUILDABLE_GET_IFACE (parent)->add_child (GTK_BUILDABLE (parent), NULL, child, NULL);
}

/* Readers of the screen speak of what has the focus, so rows can have it. */
static GObject *
row_new (const AhuShortcut *shortcut)
{
  g_autofree char *accelerators = ahu_shortcut_dup_accelerators (shortcut);
  GObject *row = g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT,
                               "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                               "accelerator", accelerators,
                               "title", _(shortcut->label),
                               "focusable", TRUE,
                               NULL);

  ahu_shortcut_describe (shortcut, GTK_ACCESSIBLE (row));

  return row;
}

static void
add_groups (GObject         *section,
            const char      *page,
            const AhuGameUi *ui)
{
  g_autoptr (GPtrArray) list = ahu_shortcuts_list (page, ui);
  const char *name = NULL;
  GObject *group = NULL;

  for (guint i = 0; i < list->len; i++)
    {
      const AhuShortcut *shortcut = list->pdata[i];

      if (group == NULL || !g_str_equal (name, shortcut->group))
        {
          name = shortcut->group;
          group = g_object_new (GTK_TYPE_SHORTCUTS_GROUP,
                                "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                "title", _(name),
                                NULL);
          gtk_accessible_update_property (GTK_ACCESSIBLE (group), GTK_ACCESSIBLE_PROPERTY_LABEL, _(name), -1);
          add (section, group);
        }
      add (group, row_new (shortcut));
    }
}

/* Of the platform's own controls, which have none. */
static void
name_parts (GtkWidget  *widget,
            const char *title)
{
  const char *name = GTK_IS_MENU_BUTTON (widget) ? title
                     : GTK_IS_SEARCH_ENTRY (widget) || GTK_IS_TOGGLE_BUTTON (widget) ? _("Search") : NULL;

  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && name == NULL;
       child = gtk_widget_get_next_sibling (child))
    name_parts (child, title);
}

GtkWidget *
ahu_shortcuts_window_new (const char      *page,
                          const AhuGameUi *ui)
{
  guint n_pages;
  const AhuShortcutPage *pages = ahu_shortcuts_list_pages (&n_pages);
  GObject *window = g_object_new (GTK_TYPE_SHORTCUTS_WINDOW,
                                  "title", _("Keyboard shortcuts"),
                                  "modal", TRUE,
                                  NULL);

  for (guint i = 0; i < n_pages; i++)
    {
      GObject *section = g_object_new (GTK_TYPE_SHORTCUTS_SECTION,
                                       "section-name", pages[i].name,
                                       "title", _(pages[i].title),
                                       "max-height", G_MAXINT,
                                       NULL);

      add_groups (section, pages[i].name, ui);
      if (!g_str_equal (pages[i].name, AHU_SHORTCUTS_EVERYWHERE))
        add_groups (section, AHU_SHORTCUTS_EVERYWHERE, ui);
      /* Now, as GTK 4.8 turns the order of pages round with each further group. */
      g_object_set (section, "max-height", LINES, NULL);
      add (window, section);
    }
  name_parts (GTK_WIDGET (window), _("Keyboard shortcuts"));
  g_object_set (window, "section-name", ahu_shortcuts_find_page (page), NULL);

  return GTK_WIDGET (window);
}
