/* ahu-table-view.c: the table page as it is read from two metres
 *
 * No second page but the same widgets, magnified: without a header bar, and without all that is
 * not the table. So whatever can be entered on the page can be entered here. On a small screen, and on
 * one that stands, the view is the page of a telephone, as large as it fits.
 *
 * Not for: what the game shows in another order or size then (`apply_view` of its class).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-table-private.h"

/* What a page is made for that says nothing of it. */
#define VIEW_WIDTH 1800
#define SMALL_WIDTH 360
#define PROMPT_FACTOR 1.9
/* Above what has a heading of its own, and needs the height. */
#define BAR_FACTOR 1.25
/* A screen that is less wide than this for its height is tall. */
#define WIDE 1.5
#define LEAST_TALL 780
#define SMALL_MARGIN 6
/* The page is clamped; the view is not, however wide it is laid out. */
#define MOST_WIDTH 16000

/* The window fills the screen as well; a page that stands alone is only arranged. */
static void
view_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  if (!gtk_widget_activate_action (widget, "win.table-view", NULL))
    ahu_table_set_view (AHU_PAGE (widget), !ahu_table_get_private (AHU_TABLE (widget))->wants_view);
}

static void
leave_view_action (GtkWidget  *widget,
                   const char *action_name,
                   GVariant   *parameter)
{
  if (ahu_table_get_private (AHU_TABLE (widget))->wants_view)
    view_action (widget, action_name, parameter);
}

void
ahu_table_install_view (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.view", NULL, view_action);
  gtk_widget_class_install_action (widget_class, "table.leave-view", NULL, leave_view_action);
}

void
ahu_table_set_view (AhuPage  *page,
                    gboolean  view)
{
  AhuTable *self = AHU_TABLE (page);
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->wants_view == view)
    return;
  priv->wants_view = view;
  ahu_table_relayout (self);
  if (priv->session != NULL)
    ahu_table_pass (self);
}

gboolean
ahu_table_wants_view (AhuTable *self)
{
  g_return_val_if_fail (AHU_IS_TABLE (self), FALSE);

  return ahu_table_get_private (self)->wants_view;
}

/* However large the text is: the view is shown smaller until all of it fits. */
AhuTableView
ahu_table_get_view (AhuTable *self)
{
  int width, height;

  g_return_val_if_fail (AHU_IS_TABLE (self), AHU_TABLE_VIEW_NONE);

  ahu_table_get_room (self, &width, &height);
  if (!ahu_table_get_private (self)->wants_view)
    return AHU_TABLE_VIEW_NONE;
  if (width <= height || width < LEAST_TALL)
    return AHU_TABLE_VIEW_SMALL;
  if (width < WIDE * height)
    return AHU_TABLE_VIEW_TALL;
  return width < AHU_WIDTH_1024 ? AHU_TABLE_VIEW_SMALL : AHU_TABLE_VIEW_LARGE;
}

static GtkSizeRequestMode
get_body_mode (GtkWidget *room)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* A scrolled window asks its child how high it is at any width. Where nothing is scrolled, the
 * view needs to know it for the width that there is, or a line more than usual would be cut off. */
static void
measure_body (GtkWidget      *room,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  AhuTable *self = AHU_TABLE (gtk_widget_get_ancestor (room, AHU_TYPE_TABLE));
  AhuTablePrivate *priv = ahu_table_get_private (self);
  int minimum_body, natural_body;

  gtk_widget_measure (priv->scroller, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL || !ahu_table_get_view (self))
    return;

  gtk_widget_measure (priv->body_clamp, orientation, for_size, &minimum_body, &natural_body, NULL, NULL);
  *minimum = MAX (*minimum, minimum_body + gtk_widget_get_margin_top (priv->scroller));
  *natural = MAX (*natural, natural_body + gtk_widget_get_margin_top (priv->scroller));
}

static void
allocate_body (GtkWidget *room,
               int        width,
               int        height,
               int        baseline)
{
  gtk_widget_allocate (gtk_widget_get_first_child (room), width, height, baseline, NULL);
}

static GtkWidget *
add_button (GtkWidget  *box,
            const char *icon,
            const char *action,
            const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

/* On a small screen the words need the room of what can't be done; in a replay nothing can. */
static void
show_redo (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  gtk_widget_set_visible (priv->view_redo, !priv->is_replay &&
                                           (ahu_table_get_view (self) != AHU_TABLE_VIEW_SMALL ||
                                            gtk_widget_get_sensitive (priv->view_redo)));
}

/* Returns: that for Redo, before which stands that for Undo */
static GtkWidget *
add_buttons (GtkWidget *box)
{
  GtkWidget *redo;

  add_button (box, "edit-undo-symbolic", "win.undo", _("Undo"));
  redo = add_button (box, "edit-redo-symbolic", "win.redo", _("Redo"));
  add_button (box, "view-restore-symbolic", "table.view", _("Leave the table view"));

  return redo;
}

/* They grow with the prompt, in which they stand. */
void
ahu_table_init_view (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  priv->controls = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_widget_set_visible (priv->controls, FALSE);
  gtk_widget_set_valign (priv->controls, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (priv->controls, "view-controls");
  priv->turn = gtk_label_new (NULL);
  gtk_widget_add_css_class (priv->turn, "view-turn");
  gtk_box_append (GTK_BOX (priv->controls), priv->turn);
  priv->view_redo = add_buttons (priv->controls);
  priv->view_undo = gtk_widget_get_prev_sibling (priv->view_redo);
  g_signal_connect_swapped (priv->view_redo, "notify::sensitive", G_CALLBACK (show_redo), self);
  ahu_prompt_set_end (AHU_PROMPT (priv->prompt), priv->controls);
  add_buttons (priv->bar);
  gtk_widget_set_layout_manager (priv->body_room, gtk_custom_layout_new (get_body_mode, measure_body, allocate_body));
}

/* What goes hides itself, and tells so whoever still listens. */
void
ahu_table_end_view (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->controls == NULL)
    return;
  g_signal_handlers_disconnect_by_data (priv->teller, self);
  g_signal_handlers_disconnect_by_data (priv->view_redo, self);
  priv->controls = NULL;
}

/* What stands in the place of the table may have no prompt for them; another look at it has its own. */
void
ahu_table_show_bar (AhuTable *self)
{
  gtk_widget_set_visible (ahu_table_get_private (self)->bar_zoom,
                          ahu_table_get_view (self) != AHU_TABLE_VIEW_NONE &&
                            ahu_table_get_side (self) != AHU_TABLE_SIDE_OPEN);
}

/* Also takes back what only the view has. */
static void
show_parts (AhuTable     *self,
            AhuTableView  view)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  gtk_widget_set_visible (priv->header, !view && !priv->is_replay);
  gtk_widget_set_visible (priv->controls, view);
  /* Where the game says more exactly where it is, the strip of what is to be moved begins with that. */
  gtk_widget_set_visible (priv->turn, view >= AHU_TABLE_VIEW_LARGE && (priv->game == NULL || priv->game->place_text == NULL));
  gtk_widget_set_visible (priv->view_undo, !priv->is_replay);
  show_redo (self);
  ahu_table_show_buttons (self);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (priv->scroller), GTK_POLICY_NEVER,
                                  view ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.leave-view", priv->wants_view);
  ahu_widget_set_css_class (GTK_WIDGET (self), "table-view", view >= AHU_TABLE_VIEW_LARGE);
  ahu_widget_set_css_class (GTK_WIDGET (self), "small-view", view == AHU_TABLE_VIEW_SMALL);
  ahu_table_place_for_teller (self);
  ahu_table_make_teller_row (self);
}

void
ahu_table_fill (AhuTable *self,
                int       width)
{
  g_return_if_fail (AHU_IS_TABLE (self));

  ahu_zoom_bin_set_fit (AHU_ZOOM_BIN (ahu_table_get_private (self)->zoom), width);
}

void
ahu_table_magnify (AhuTable *self,
                   double    factor)
{
  g_return_if_fail (AHU_IS_TABLE (self));

  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (ahu_table_get_private (self)->zoom), factor);
}

void
ahu_table_real_zoom_view (AhuTable     *self,
                          AhuTableView  view)
{
  ahu_table_fill (self, view == AHU_TABLE_VIEW_SMALL ? SMALL_WIDTH : VIEW_WIDTH);
}

void
ahu_table_zoom (AhuTable *self)
{
  AhuTableView view = ahu_table_get_view (self);

  if (view)
    AHU_TABLE_GET_CLASS (self)->zoom_view (self, view);
  else
    ahu_table_magnify (self, ahu_table_get_private (self)->zoom_factor);
}

void
ahu_table_apply_view (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  AhuTableView view = ahu_table_get_view (self);
  gboolean large = view >= AHU_TABLE_VIEW_LARGE;

  show_parts (self, view);
  ahu_table_zoom (self);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (priv->prompt_zoom), large ? PROMPT_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (priv->notice_zoom), large ? PROMPT_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (priv->bar_zoom), large ? BAR_FACTOR : 1);
  if (view)
    {
      gtk_widget_set_visible (priv->switcher, FALSE);
      adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (priv->views), "table");
    }
  if (large)
    {
      ahu_table_set_width (self, MOST_WIDTH);
      ahu_table_set_prompt_room (self, 0, 0);
      ahu_prompt_set_narrow (AHU_PROMPT (priv->prompt), FALSE);
    }
  else if (view)
    gtk_widget_set_margin_top (priv->prompt, SMALL_MARGIN);
  if (klass->apply_view != NULL)
    klass->apply_view (self, view);
}
