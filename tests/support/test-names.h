/* test-names.h: whether readers of the screen have a name for everything
 *
 * What has none is told to them by its class.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "support/test-ui-find.h"

static inline gboolean
test_names_has_label (GtkWidget *widget)
{
  g_autofree char *label = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                                               GTK_ACCESSIBLE_PROPERTY_LABEL, "\001");
  const char *shown = test_ui_get_shown_name (widget);

  return (strstr (label, "undefined") == NULL && *label != '\0') || (shown != NULL && *shown != '\0') ||
         gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* A part of a control that the platform makes of several is named by the whole:
 * the text of an entry, the toggle in a menu button. */
static inline gboolean
test_names_is_named (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (test_names_has_label (widget))
    return TRUE;
  if (GTK_IS_TEXT (widget) || GTK_IS_MENU_BUTTON (parent) || GTK_IS_SPIN_BUTTON (parent) ||
      GTK_IS_COLUMN_VIEW (parent))
    return parent != NULL && test_names_has_label (parent);
  /* The list that a group puts its rows into: newer versions name it after a heading only. */
  if (GTK_IS_LIST_BOX (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP) != NULL)
    return test_names_has_label (gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP));
  /* What is chosen stands in the button of the list, which says it. */
  if (GTK_IS_STACK (parent) && gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL)
    return test_names_has_label (gtk_widget_get_ancestor (widget, GTK_TYPE_TOGGLE_BUTTON));

  return FALSE;
}

/* What only decorates says so; else readers tell of a “GtkImage”. Those in the platform's own
 * controls are parts of them. */
static inline char *
test_names_check_image (GtkWidget *image)
{
  const GType controls[] = { GTK_TYPE_BUTTON, GTK_TYPE_ENTRY, GTK_TYPE_SWITCH, ADW_TYPE_PREFERENCES_ROW };

  for (guint i = 0; i < G_N_ELEMENTS (controls); i++)
    if (gtk_widget_get_ancestor (image, controls[i]) != NULL)
      return NULL;
  if (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (image)) == GTK_ACCESSIBLE_ROLE_PRESENTATION ||
      test_names_has_label (image))
    return NULL;

  return g_strdup_printf ("the image “%s” has no name", gtk_image_get_icon_name (GTK_IMAGE (image)));
}

static inline char *
test_names_check (GtkWidget *widget)
{
  gboolean is_focusable = gtk_widget_get_focusable (widget) && !GTK_IS_SCROLLED_WINDOW (widget) &&
                          !GTK_IS_SPIN_BUTTON (gtk_widget_get_parent (widget));

  if (GTK_IS_IMAGE (widget))
    return test_names_check_image (widget);
  /* The text of an entry is a part of it. */
  if (is_focusable && !GTK_IS_TEXT (widget) &&
      gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)) == GTK_ACCESSIBLE_ROLE_NONE)
    return g_strdup_printf ("a %s has no role", G_OBJECT_TYPE_NAME (widget));
  if ((is_focusable || GTK_IS_LIST_BOX (widget) || GTK_IS_MENU_BUTTON (widget)) && !test_names_is_named (widget))
    return g_strdup_printf ("a %s in a %s has no name", G_OBJECT_TYPE_NAME (widget),
                            G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));

  return NULL;
}

/**
 * test_names_find_problem:
 * @root: what is shown
 *
 * Returns: (transfer full) (nullable): what in it has no name
 */
static inline char *
test_names_find_problem (GtkWidget *root)
{
  char *problem = gtk_widget_get_mapped (root) ? test_names_check (root) : NULL;

  /* What cannot have the focus nor can what it holds. */
  if (problem != NULL || !gtk_widget_get_mapped (root) || !gtk_widget_get_can_focus (root))
    return problem;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && problem == NULL;
       child = gtk_widget_get_next_sibling (child))
    problem = test_names_find_problem (child);

  return problem;
}
