/* ahu-seat-row.c: one seat on the players page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-seat-row.h"

#include <glib/gi18n.h>

#include "app/ahu-init.h"
#include "app/ahu-picture.h"

#define MARK_SIZE 28
#define OPTION_SIZE 28

struct _AhuSeatRow
{
  GtkListBoxRow parent_instance;

  const AhuGameUi *ui;
  guint seat;
  /* While it shows what it is told, its controls must not ask for changes. */
  gboolean updating;
  GPtrArray *option_buttons;
  const char **option_ids;
  const char **option_labels;

  GtkGrid *grid;
  GtkWidget *handle;
  GtkWidget *colour_button;
  GtkPopover *colour_popover;
  GtkBox *colour_box;
  GtkWidget *mark;
  GtkEntry *name_entry;
  GtkWidget *names_button;
  GtkPopover *names_popover;
  GtkBox *names_box;
  GtkWidget *move_box;
  GtkWidget *start_label;
  GtkWidget *start_button;
  GtkWidget *up_button;
  GtkWidget *down_button;
  GtkWidget *remove_button;
  GtkLabel *note_label;
  GtkWidget *choice_box;
};

G_DEFINE_FINAL_TYPE (AhuSeatRow, ahu_seat_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  NAME_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
set_accessible_label (GtkWidget *widget,
                      char      *label)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  g_free (label);
}

static void
set_label_and_tooltip (GtkWidget *widget,
                       char      *label)
{
  gtk_widget_set_tooltip_text (widget, label);
  set_accessible_label (widget, label);
}

static void
place (AhuSeatRow *self,
       GtkWidget  *child,
       int         column,
       int         row,
       int         width)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self->grid));

  g_object_set (gtk_layout_manager_get_layout_child (layout, child),
                "column", column,
                "row", row,
                "column-span", width,
                NULL);
}

static void
place_wide (AhuSeatRow *self)
{
  place (self, self->handle, 0, 0, 1);
  place (self, self->colour_button, 1, 0, 1);
  place (self, GTK_WIDGET (self->name_entry), 2, 0, 1);
  place (self, self->names_button, 3, 0, 1);
  place (self, self->move_box, 4, 0, 1);
  place (self, self->remove_button, 5, 0, 1);
  place (self, GTK_WIDGET (self->note_label), 2, 1, 1);
  place (self, self->choice_box, 3, 1, 3);
  gtk_widget_set_halign (self->choice_box, GTK_ALIGN_END);
}

static void
place_narrow (AhuSeatRow *self)
{
  place (self, self->handle, 0, 0, 1);
  place (self, self->colour_button, 1, 0, 1);
  place (self, GTK_WIDGET (self->name_entry), 2, 0, 1);
  place (self, self->names_button, 3, 0, 1);
  place (self, GTK_WIDGET (self->note_label), 2, 1, 2);
  place (self, self->choice_box, 0, 2, 4);
  place (self, self->move_box, 0, 3, 3);
  place (self, self->remove_button, 3, 3, 1);
  gtk_widget_set_halign (self->choice_box, GTK_ALIGN_START);
}

static void
update_name (AhuSeatRow     *self,
             const AhuSeats *seats)
{
  const char *entered = ahu_seats_get_entered_name (seats, self->seat);
  g_autofree char *name = ahu_seats_dup_name (seats, self->seat);

  if (!g_str_equal (entered, gtk_editable_get_text (GTK_EDITABLE (self->name_entry))))
    gtk_editable_set_text (GTK_EDITABLE (self->name_entry), entered);
  gtk_entry_set_placeholder_text (self->name_entry, name);
}

static void
update_choice (AhuSeatRow     *self,
               const AhuSeats *seats)
{
  const char *choice = ahu_seats_get_choice (seats, self->seat);
  g_autofree char *name = ahu_seats_dup_name (seats, self->seat);

  for (guint i = 0; i < self->option_buttons->len; i++)
    {
      GtkToggleButton *button = g_ptr_array_index (self->option_buttons, i);

      gtk_toggle_button_set_active (button, g_strcmp0 (choice, self->option_ids[i]) == 0);
      set_accessible_label (GTK_WIDGET (button), self->ui->seat_answer (name, i));
    }
}

static void
update_colour (AhuSeatRow     *self,
               const AhuSeats *seats)
{
  const char *colour = ahu_seats_get_colour (seats, self->seat);

  ahu_mark_set_colour (AHU_PICTURE (self->mark), colour, MARK_SIZE);
  set_label_and_tooltip (self->colour_button,
                         /* Translators: %1$u is the seat, %2$s a colour. */
                         g_strdup_printf (_("Colour of player %1$u: %2$s"),
                                          self->seat + 1, self->ui->colour_name (colour)));
}

static void
name_changed_cb (AhuSeatRow *self)
{
  if (!self->updating)
    g_signal_emit (self, signals[NAME_CHANGED], 0,
                   gtk_editable_get_text (GTK_EDITABLE (self->name_entry)));
}

static void
start_cb (AhuSeatRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "players.start", "u", self->seat);
}

static void
up_cb (AhuSeatRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "players.move", "(uu)",
                              self->seat, self->seat - 1);
}

static void
down_cb (AhuSeatRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "players.move", "(uu)",
                              self->seat, self->seat + 1);
}

static void
remove_cb (AhuSeatRow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "players.remove", "u", self->seat);
}

static void
option_toggled_cb (AhuSeatRow      *self,
                   GtkToggleButton *button)
{
  guint option;

  if (self->updating || !gtk_toggle_button_get_active (button))
    return;

  if (g_ptr_array_find (self->option_buttons, button, &option))
    gtk_widget_activate_action (GTK_WIDGET (self), "players.choose", "(us)",
                                self->seat, self->option_ids[option]);
}

static GdkContentProvider *
drag_prepare_cb (AhuSeatRow *self)
{
  return gdk_content_provider_new_typed (AHU_TYPE_SEAT_ROW, self);
}

static void
drag_begin_cb (AhuSeatRow    *self,
               GdkDrag       *drag,
               GtkDragSource *source)
{
  g_autoptr (GdkPaintable) picture = gtk_widget_paintable_new (GTK_WIDGET (self));

  gtk_drag_source_set_icon (source, picture, 0, 0);
}

static gboolean
drop_cb (AhuSeatRow   *self,
         const GValue *value)
{
  AhuSeatRow *dragged = g_value_get_object (value);

  if (dragged == NULL || dragged == self)
    return FALSE;

  return gtk_widget_activate_action (GTK_WIDGET (self), "players.move", "(uu)",
                                     dragged->seat, self->seat);
}

static void
add_drag_and_drop (AhuSeatRow *self)
{
  GtkDragSource *source = gtk_drag_source_new ();
  GtkDropTarget *target = gtk_drop_target_new (AHU_TYPE_SEAT_ROW, GDK_ACTION_MOVE);

  gtk_drag_source_set_actions (source, GDK_ACTION_MOVE);
  g_signal_connect_swapped (source, "prepare", G_CALLBACK (drag_prepare_cb), self);
  g_signal_connect_swapped (source, "drag-begin", G_CALLBACK (drag_begin_cb), self);
  gtk_widget_add_controller (self->handle, GTK_EVENT_CONTROLLER (source));

  g_signal_connect_swapped (target, "drop", G_CALLBACK (drop_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (target));
}

static void
add_colours (AhuSeatRow *self)
{
  const char *const *colours = self->ui->game->colours;

  for (guint i = 0; colours[i] != NULL; i++)
    {
      GtkWidget *button = gtk_button_new ();
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

      gtk_box_append (GTK_BOX (box), ahu_mark_new (colours[i], MARK_SIZE));
      gtk_box_append (GTK_BOX (box), gtk_label_new (self->ui->colour_name (colours[i])));
      gtk_button_set_child (GTK_BUTTON (button), box);
      set_accessible_label (button, g_strdup (self->ui->colour_name (colours[i])));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_add_css_class (button, "touch");
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "players.colour");
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(us)", self->seat, colours[i]);
      g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown),
                               self->colour_popover, G_CONNECT_SWAPPED);
      gtk_box_append (self->colour_box, button);
    }
}

static GtkWidget *
earlier_name_new (AhuSeatRow *self,
                  const char *name)
{
  GtkWidget *button = gtk_button_new_with_label (name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "touch");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "players.name");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "(us)", self->seat, name);
  g_signal_connect_object (button, "clicked", G_CALLBACK (gtk_popover_popdown),
                           self->names_popover, G_CONNECT_SWAPPED);

  return button;
}

static GtkWidget *
option_new (AhuSeatRow *self,
            const char *label,
            const char *picture)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), ahu_picture_new (picture, OPTION_SIZE, OPTION_SIZE));
  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_add_css_class (button, "seat-option");
  gtk_widget_add_css_class (button, "touch");
  g_signal_connect_swapped (button, "toggled", G_CALLBACK (option_toggled_cb), self);

  return button;
}

static void
add_options (AhuSeatRow *self)
{
  const char **pictures;
  GtkWidget *question;
  guint n;

  if (self->ui->seat_question == NULL)
    return;

  question = gtk_label_new (self->ui->seat_question ());
  gtk_label_set_wrap (GTK_LABEL (question), TRUE);
  gtk_label_set_xalign (GTK_LABEL (question), 0);
  gtk_widget_add_css_class (question, "second");
  gtk_widget_add_css_class (question, "seat-note");
  gtk_box_append (GTK_BOX (self->choice_box), question);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->choice_box),
                                  GTK_ACCESSIBLE_RELATION_LABELLED_BY, question, NULL,
                                  -1);

  n = self->ui->seat_options (&self->option_ids, &self->option_labels, &pictures);
  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button = option_new (self, self->option_labels[i], pictures[i]);

      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button),
                                     g_ptr_array_index (self->option_buttons, 0));
      g_ptr_array_add (self->option_buttons, button);
      gtk_box_append (GTK_BOX (self->choice_box), button);
    }
}

static void
label_controls (AhuSeatRow *self)
{
  guint number = self->seat + 1;

  /* Translators: %u is the seat, from 1, in all of these. */
  set_accessible_label (GTK_WIDGET (self->name_entry), g_strdup_printf (_("Name of player %u"), number));
  set_label_and_tooltip (self->names_button, g_strdup_printf (_("Earlier names for player %u"), number));
  set_label_and_tooltip (self->start_button, g_strdup_printf (_("Player %u starts"), number));
  set_label_and_tooltip (self->up_button, g_strdup_printf (_("Move player %u up"), number));
  set_label_and_tooltip (self->down_button, g_strdup_printf (_("Move player %u down"), number));
  set_label_and_tooltip (self->remove_button, g_strdup_printf (_("Remove player %u"), number));
}

static void
ahu_seat_row_dispose (GObject *object)
{
  AhuSeatRow *self = AHU_SEAT_ROW (object);

  g_clear_pointer (&self->option_buttons, g_ptr_array_unref);

  G_OBJECT_CLASS (ahu_seat_row_parent_class)->dispose (object);
}

static void
ahu_seat_row_class_init (AhuSeatRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_seat_row_dispose;

  signals[NAME_CHANGED] =
    g_signal_new ("name-changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-seat-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, grid);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, handle);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, colour_button);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, colour_popover);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, colour_box);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, name_entry);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, names_button);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, names_popover);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, names_box);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, move_box);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, start_label);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, start_button);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, up_button);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, down_button);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, remove_button);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, note_label);
  gtk_widget_class_bind_template_child (widget_class, AhuSeatRow, choice_box);
  gtk_widget_class_bind_template_callback (widget_class, name_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, up_cb);
  gtk_widget_class_bind_template_callback (widget_class, down_cb);
  gtk_widget_class_bind_template_callback (widget_class, remove_cb);
}

static void
ahu_seat_row_init (AhuSeatRow *self)
{
  self->option_buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  add_drag_and_drop (self);
  place_wide (self);
}

GtkWidget *
ahu_seat_row_new (const AhuGameUi *ui,
                  guint            seat)
{
  AhuSeatRow *self;

  g_return_val_if_fail (ui != NULL, NULL);

  self = g_object_new (AHU_TYPE_SEAT_ROW, NULL);
  self->ui = ui;
  self->seat = seat;
  self->mark = ahu_mark_new (ui->game->colours[0], MARK_SIZE);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->colour_button), self->mark);
  add_colours (self);
  add_options (self);
  label_controls (self);

  return GTK_WIDGET (self);
}

guint
ahu_seat_row_get_seat (AhuSeatRow *self)
{
  g_return_val_if_fail (AHU_IS_SEAT_ROW (self), 0);

  return self->seat;
}

void
ahu_seat_row_set_earlier_names (AhuSeatRow        *self,
                                const char *const *names)
{
  GtkWidget *child;

  g_return_if_fail (AHU_IS_SEAT_ROW (self));
  g_return_if_fail (names != NULL);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->names_box))) != NULL)
    gtk_box_remove (self->names_box, child);
  for (guint i = 0; names[i] != NULL; i++)
    gtk_box_append (self->names_box, earlier_name_new (self, names[i]));

  gtk_widget_set_visible (self->names_button, names[0] != NULL);
}

void
ahu_seat_row_update (AhuSeatRow     *self,
                     const AhuSeats *seats)
{
  const char *note = NULL;

  g_return_if_fail (AHU_IS_SEAT_ROW (self));
  g_return_if_fail (self->seat < ahu_seats_get_n (seats));

  self->updating = TRUE;
  update_name (self, seats);
  update_colour (self, seats);
  update_choice (self, seats);

  if (self->ui->seat_note != NULL)
    note = self->ui->seat_note (self->seat);
  gtk_label_set_text (self->note_label, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note_label), note != NULL);

  gtk_widget_set_visible (self->start_label, self->seat == 0);
  gtk_widget_set_visible (self->start_button, self->seat > 0);
  gtk_widget_set_sensitive (self->up_button, self->seat > 0);
  gtk_widget_set_sensitive (self->down_button, self->seat + 1 < ahu_seats_get_n (seats));
  gtk_widget_set_sensitive (self->remove_button, ahu_seats_can_remove (seats));
  self->updating = FALSE;
}

void
ahu_seat_row_set_names_only (AhuSeatRow *self,
                             gboolean    names_only)
{
  GtkWidget *const others[] = { self->handle, self->move_box, self->remove_button, self->choice_box,
                                GTK_WIDGET (self->note_label) };

  g_return_if_fail (AHU_IS_SEAT_ROW (self));

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    gtk_widget_set_visible (others[i], !names_only);
}

void
ahu_seat_row_set_narrow (AhuSeatRow *self,
                         gboolean    narrow)
{
  g_return_if_fail (AHU_IS_SEAT_ROW (self));

  if (narrow)
    place_narrow (self);
  else
    place_wide (self);
}

void
ahu_seat_row_focus (AhuSeatRow     *self,
                    AhuSeatRowPart  part)
{
  g_return_if_fail (AHU_IS_SEAT_ROW (self));

  if (part == AHU_SEAT_ROW_UP && gtk_widget_is_sensitive (self->up_button))
    gtk_widget_grab_focus (self->up_button);
  else if (part == AHU_SEAT_ROW_UP || part == AHU_SEAT_ROW_DOWN)
    gtk_widget_grab_focus (gtk_widget_is_sensitive (self->down_button) ? self->down_button
                                                                       : self->up_button);
  else if (part == AHU_SEAT_ROW_CHOICE && self->option_buttons->len > 0)
    gtk_widget_grab_focus (g_ptr_array_index (self->option_buttons, 0));
  else if (part == AHU_SEAT_ROW_START && gtk_widget_get_visible (self->start_button))
    gtk_widget_grab_focus (self->start_button);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->name_entry));
}
