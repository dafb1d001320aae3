/* ahu-widget.c: small things for which GTK needs several calls
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-widget.h"

#include <adwaita.h>

void
ahu_widget_set_css_class (GtkWidget  *widget,
                          const char *css_class,
                          gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

void
ahu_widget_set_spared (GtkWidget *button,
                       gboolean   spared)
{
  static const char key[] = "ahu-spared";
  GBinding *binding = g_object_get_data (G_OBJECT (button), key);

  if (spared == (binding != NULL))
    return;

  if (spared)
    binding = g_object_bind_property (button, "sensitive", button, "visible", G_BINDING_SYNC_CREATE);
  else
    g_binding_unbind (g_steal_pointer (&binding));
  g_object_set_data (G_OBJECT (button), key, binding);
  gtk_widget_set_visible (button, !spared || gtk_widget_get_sensitive (button));
}

void
ahu_widget_limit_text (GtkWidget *entry,
                       int        most)
{
  GtkEditable *text = gtk_editable_get_delegate (GTK_EDITABLE (entry));

  g_return_if_fail (GTK_IS_TEXT (text));

  gtk_text_set_max_length (GTK_TEXT (text), most);
}

void
ahu_widget_place (GtkWidget *child,
                  int        column,
                  int        row,
                  int        width)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (gtk_widget_get_parent (child));

  g_object_set (gtk_layout_manager_get_layout_child (layout, child),
                "column", column,
                "row", row,
                "column-span", width,
                NULL);
}

void
ahu_widget_set_margins (GtkWidget *widget,
                        int        sides,
                        int        top,
                        int        bottom)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  gtk_widget_set_margin_start (widget, sides);
  gtk_widget_set_margin_end (widget, sides);
  gtk_widget_set_margin_top (widget, top);
  gtk_widget_set_margin_bottom (widget, bottom);
}

GtkWidget *
ahu_widget_row_new (int spacing)
{
  GtkWidget *row = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (row), spacing);
  /* As high as there is room. */
  gtk_grid_set_row_homogeneous (GTK_GRID (row), TRUE);

  return row;
}

void
ahu_widget_row_append (GtkWidget *row,
                       GtkWidget *child)
{
  g_return_if_fail (GTK_IS_GRID (row));
  g_return_if_fail (GTK_IS_WIDGET (child));

  gtk_grid_attach_next_to (GTK_GRID (row), child, gtk_widget_get_last_child (row), GTK_POS_RIGHT, 1, 1);
}

void
ahu_widget_move (GtkWidget *child,
                 GtkBox    *box)
{
  GtkWidget *parent = gtk_widget_get_parent (child);

  g_return_if_fail (GTK_IS_BOX (parent) || GTK_IS_GRID (parent));
  g_return_if_fail (GTK_IS_BOX (box));

  if (parent == GTK_WIDGET (box))
    return;
  g_object_ref (child);
  gtk_widget_unparent (child);
  gtk_box_append (box, child);
  g_object_unref (child);
}

void
ahu_widget_set_seen (GtkWidget *child,
                     gboolean   seen)
{
  g_return_if_fail (GTK_IS_WIDGET (child));

  if (seen == gtk_widget_get_child_visible (child))
    return;
  gtk_widget_set_child_visible (child, seen);
  /* Since it was hidden the child waits to be painted, so that nothing it asks for itself reaches its parent. */
  gtk_widget_queue_draw (gtk_widget_get_parent (child));
}

void
ahu_widget_show_number (GtkWidget *label,
                        guint      number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_label_set_text (GTK_LABEL (label), text);
}

GtkWidget *
ahu_widget_words_new (const char *text,
                      const char *css_class)
{
  GtkWidget *words = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (words, css_class);

  return words;
}

GtkWidget *
ahu_widget_breakable_words_new (const char *text,
                                const char *css_class)
{
  GtkWidget *words = ahu_widget_words_new (text, css_class);

  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);

  return words;
}

void
ahu_widget_append_section (GtkBox     *box,
                           const char *title,
                           GtkWidget  *section)
{
  GtkWidget *heading;

  g_return_if_fail (GTK_IS_BOX (box));
  g_return_if_fail (GTK_IS_WIDGET (section));

  heading = ahu_widget_words_new (title, "section-heading");
  if (gtk_widget_get_first_child (GTK_WIDGET (box)) != NULL)
    gtk_widget_set_margin_top (heading, 12);
  gtk_accessible_update_property (GTK_ACCESSIBLE (section), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_box_append (box, heading);
  gtk_box_append (box, section);
}

static gboolean
unparent_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);

  return G_SOURCE_REMOVE;
}

/* Later, because closing goes on after this, and so does what was chosen in a menu. */
static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, unparent_cb, g_object_ref (popover), g_object_unref);
}

/* What scrolls a widget, and where in it the widget lies. */
static GtkAdjustment *
find_place (GtkWidget *widget,
            double    *top,
            double    *bottom)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT);
  graphene_rect_t bounds;

  if (viewport == NULL || !gtk_widget_compute_bounds (widget, gtk_viewport_get_child (GTK_VIEWPORT (viewport)), &bounds))
    return NULL;

  *top = bounds.origin.y;
  *bottom = bounds.origin.y + bounds.size.height;

  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
}

/* At once: the next layout would be too late for a popover that asks where its widget is. */
static void
scroll_to (GtkWidget     *viewport,
           GtkAdjustment *adjustment,
           double         top,
           double         bottom)
{
  GtkWidget *child = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  double before = gtk_adjustment_get_value (adjustment);
  graphene_rect_t bounds;
  double moved;

  gtk_adjustment_set_value (adjustment, MIN (top, MAX (before, bottom - gtk_adjustment_get_page_size (adjustment))));
  moved = gtk_adjustment_get_value (adjustment) - before;
  if (moved != 0 && gtk_widget_compute_bounds (child, viewport, &bounds))
    gtk_widget_size_allocate (child,
                              &(GtkAllocation) { (int) bounds.origin.x, (int) (bounds.origin.y - moved),
                                                 (int) bounds.size.width, (int) bounds.size.height },
                              -1);
}

/* Returns: (transfer none) (nullable): what scrolls it */
static GtkAdjustment *
come_into_view (GtkWidget *widget)
{
  double top, bottom;
  GtkAdjustment *adjustment = find_place (widget, &top, &bottom);

  if (adjustment != NULL)
    scroll_to (gtk_widget_get_ancestor (widget, GTK_TYPE_VIEWPORT), adjustment, top, bottom);

  return adjustment;
}

/* A button is told of itself, a list of its row. */
static gboolean
opens_cb (GSignalInvocationHint *hint,
          guint                  n_values,
          const GValue          *values,
          gpointer               user_data)
{
  GtkWidget *widget = g_value_get_object (&values[n_values - 1]);
  GtkWidget *parent = gtk_widget_get_parent (widget);
  gboolean opens = GTK_IS_MENU_BUTTON (parent) || GTK_IS_DROP_DOWN (parent) ? gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget))
                                                                            : ADW_IS_COMBO_ROW (widget);

  if (opens && gtk_widget_get_mapped (widget))
    come_into_view (widget);

  return TRUE;
}

void
ahu_widget_init_popovers (void)
{
  static gboolean done;

  if (done)
    return;

  done = TRUE;
  g_type_class_ref (GTK_TYPE_TOGGLE_BUTTON);
  g_type_class_ref (GTK_TYPE_LIST_BOX);
  g_signal_add_emission_hook (g_signal_lookup ("toggled", GTK_TYPE_TOGGLE_BUTTON), 0, opens_cb, NULL, NULL);
  g_signal_add_emission_hook (g_signal_lookup ("row-activated", GTK_TYPE_LIST_BOX), 0, opens_cb, NULL, NULL);
}

/* The platform finds no place for what hangs on a widget that is not seen. */
static void
scrolled_cb (GtkWidget     *popover,
             GtkAdjustment *adjustment)
{
  GtkWidget *widget = gtk_widget_get_parent (popover);
  double value = gtk_adjustment_get_value (adjustment);
  double top = 0, bottom = 0;

  if (widget != NULL && find_place (widget, &top, &bottom) == adjustment
      && (bottom <= value || top >= value + gtk_adjustment_get_page_size (adjustment)))
    gtk_popover_popdown (GTK_POPOVER (popover));
}

void
ahu_widget_attach_popover (GtkWidget *widget,
                           GtkWidget *popover)
{
  GtkAdjustment *adjustment;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_POPOVER (popover));

  adjustment = come_into_view (widget);
  if (adjustment != NULL)
    g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), popover, G_CONNECT_SWAPPED);

  gtk_widget_set_parent (popover, widget);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  /* Labels and buttons expect no such children, and leave them behind. */
  g_signal_connect_object (widget, "destroy", G_CALLBACK (unparent_cb), popover, G_CONNECT_SWAPPED);
}
