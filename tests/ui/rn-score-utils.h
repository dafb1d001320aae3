/* rn-score-utils.h: enters counts in the form of a final scoring as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "test-ui-find.h"

/* @root: the page, or a window that shows it */
static inline GtkWidget *
test_score_find (GtkWidget  *root,
                 const char *name)
{
  GtkWidget *count = test_ui_find (root, GTK_TYPE_SPIN_BUTTON, name);

  if (count == NULL)
    g_error ("no count is called “%s”", name);

  return count;
}

static inline const char *
test_score_get_text (GtkWidget  *root,
                     const char *name)
{
  return gtk_editable_get_text (GTK_EDITABLE (test_score_find (root, name)));
}

/* As a person types: the text changes, the number is not confirmed. */
static inline void
test_score_type (GtkWidget  *root,
                 const char *name,
                 const char *text)
{
  GtkWidget *count = test_score_find (root, name);
  int position = 0;

  gtk_widget_grab_focus (count);
  gtk_editable_delete_text (GTK_EDITABLE (count), 0, -1);
  for (const char *c = text; *c; c++)
    gtk_editable_insert_text (GTK_EDITABLE (count), c, 1, &position);
}

static inline void
test_score_type_number (GtkWidget  *root,
                        const char *name,
                        int         number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  test_score_type (root, name, text);
}

/* As Enter does in the field that has the focus. */
static inline void
test_score_enter (GtkWidget *root)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (gtk_widget_get_root (root)));

  g_assert_true (GTK_IS_TEXT (focus));
  g_signal_emit_by_name (focus, "activate");
}

static inline gboolean
test_score_is_wrong (GtkWidget  *root,
                     const char *name)
{
  g_autofree char *other = gtk_test_accessible_check_state (GTK_ACCESSIBLE (test_score_find (root, name)),
                                                            GTK_ACCESSIBLE_STATE_INVALID,
                                                            GTK_ACCESSIBLE_INVALID_TRUE);

  return other == NULL;
}
