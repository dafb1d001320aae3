/* ahu-log-parts.c: the moves of one line of the log, to choose the one to be corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-parts.h"

#include <glib/gi18n.h>

#include "core/history/ahu-turns.h"

/* A narrow window is 360 wide, and the popover has an edge. */
#define MOST_CHARS 38
#define MOST_HEIGHT 400

static void
activated_cb (GtkWidget     *popover,
              GtkListBoxRow *row)
{
  guint ply = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "ply"));
  GtkWidget *log = gtk_widget_get_parent (popover);

  /* The window that opens takes the focus, which the popover gives back first. */
  gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (log, "table.correct", "u", ply);
}

static void
add_part (GtkListBox *list,
          AhuSession *session,
          guint       ply)
{
  g_autofree char *text = ahu_history_cite_move (ahu_session_get_history (session), ply);
  GtkWidget *label = gtk_label_new (NULL);
  GtkWidget *row = gtk_list_box_row_new ();

  /* Without links, which a finger would meet. */
  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), MOST_CHARS);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_add_css_class (row, "log-part");
  g_object_set_data (G_OBJECT (row), "ply", GUINT_TO_POINTER (ply));
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Press Enter to correct it"), -1);
  gtk_list_box_append (list, row);
}

GtkWidget *
ahu_log_parts_new (AhuSession *session,
                   AhuLogLine *line)
{
  GtkWidget *popover, *box, *heading, *list, *scroller;

  g_return_val_if_fail (AHU_IS_SESSION (session), NULL);
  g_return_val_if_fail (AHU_IS_LOG_LINE (line), NULL);

  popover = gtk_popover_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  /* Translators: heading of a list of all moves of a turn */
  heading = gtk_label_new (_("Which move was wrong?"));
  list = gtk_list_box_new ();
  scroller = gtk_scrolled_window_new ();
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  gtk_widget_add_css_class (heading, "log-turn");
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "log-parts");
  for (guint ply = ahu_log_line_get_ply (line); ply < ahu_log_line_get_end (line); ply++)
    add_part (GTK_LIST_BOX (list), session, ply);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (activated_cb), popover, G_CONNECT_SWAPPED);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_RELATION_LABELLED_BY, heading, NULL, -1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MOST_HEIGHT);
  /* That there is more is seen before anybody scrolls. */
  gtk_scrolled_window_set_overlay_scrolling (GTK_SCROLLED_WINDOW (scroller), FALSE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), list);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_popover_set_child (GTK_POPOVER (popover), box);

  return popover;
}
