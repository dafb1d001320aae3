/* ahu-tp-box-form.c: the numbers of the players' own box, as controls
 *
 * Not for: how they are built (ahu-tp-box-form-build.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-box-form-private.h"

#include "games/tapati/ui/ahu-tp-box-words.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-ring.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-spin.h"

/* A control, and the number that it enters. */
typedef struct
{
  AhuTpBoxForm *form;
  GtkWidget *widget;
  AhuTpBoxField field;
  guint index;
  guint value;
} Control;

G_DEFINE_FINAL_TYPE (AhuTpBoxForm, ahu_tp_box_form, GTK_TYPE_WIDGET)

static guint entered;

static void
enter (Control *control,
       guint    value)
{
  g_signal_emit (control->form, entered, 0, (guint) control->field, control->index, value);
}

/* Each digit counts, unless it is the beginning of a number that can be. */
static void
changed_cb (GtkWidget *spin,
            Control   *control)
{
  guint number;

  if (!control->form->showing && *gtk_editable_get_text (GTK_EDITABLE (spin)) != '\0' &&
      ahu_count_spin_read (spin, &number))
    enter (control, number);
}

static void
toggled_cb (GtkToggleButton *button,
            Control         *control)
{
  gboolean active = gtk_toggle_button_get_active (button);

  if (control->form->showing)
    return;
  if (active)
    enter (control, control->value);
  else if (control->field == AHU_TP_BOX_ARROW)
    enter (control, 0);
}

static void
ahu_tp_box_form_dispose (GObject *object)
{
  AhuTpBoxForm *self = AHU_TP_BOX_FORM (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->controls, g_ptr_array_unref);

  G_OBJECT_CLASS (ahu_tp_box_form_parent_class)->dispose (object);
}

static void
ahu_tp_box_form_class_init (AhuTpBoxFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_box_form_dispose;
  entered = g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                          0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_UINT, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tp-box-form");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_tp_box_form_init (AhuTpBoxForm *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 12);
  self->controls = g_ptr_array_new_with_free_func (g_free);
  ahu_tp_box_form_build (self);
}

GtkWidget *
ahu_tp_box_form_new (void)
{
  return g_object_new (AHU_TYPE_TP_BOX_FORM, NULL);
}

void
ahu_tp_box_form_add_control (AhuTpBoxForm  *self,
                             GtkWidget     *widget,
                             AhuTpBoxField  field,
                             guint          index,
                             guint          value)
{
  Control *control = g_new (Control, 1);

  g_return_if_fail (AHU_IS_TP_BOX_FORM (self));

  *control = (Control) { self, widget, field, index, value };
  g_ptr_array_add (self->controls, control);
  if (GTK_IS_SPIN_BUTTON (widget))
    g_signal_connect (widget, "changed", G_CALLBACK (changed_cb), control);
  else
    g_signal_connect (widget, "toggled", G_CALLBACK (toggled_cb), control);
}

void
ahu_tp_box_form_set_narrow (AhuTpBoxForm *self,
                            gboolean      narrow)
{
  GtkOrientation orientation = narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL;
  guint cell = 0;

  g_return_if_fail (AHU_IS_TP_BOX_FORM (self));

  for (GtkWidget *child = gtk_widget_get_first_child (self->quarries);
       child != NULL;
       child = gtk_widget_get_next_sibling (child), cell++)
    ahu_widget_place (child, (int) (narrow ? cell % 2 : cell), (int) (narrow ? cell / 2 : 0), 1);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->rugs), orientation);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->row_line), orientation);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", narrow);
}

void
ahu_tp_box_form_place_arrows (AhuTpBoxForm   *self,
                              GtkBox         *room,
                              GtkOrientation  orientation)
{
  g_return_if_fail (AHU_IS_TP_BOX_FORM (self));
  g_return_if_fail (room == NULL || GTK_IS_BOX (room));

  ahu_widget_move (self->arrows, room != NULL ? room : GTK_BOX (self->arrows_room));
  gtk_widget_set_visible (self->arrows_room, room == NULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->arrow_line), orientation);
}

static void
show_control (Control       *control,
              AhuTpBoxEntry *entry)
{
  guint number = ahu_tp_box_entry_get (entry, control->field, control->index);
  gboolean is_set = number == control->value;
  guint least, most;

  if (GTK_IS_TOGGLE_BUTTON (control->widget))
    {
      /* An arrow that is there can go. */
      guint next = is_set && control->field == AHU_TP_BOX_ARROW ? 0 : control->value;

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (control->widget), is_set);
      gtk_widget_set_sensitive (control->widget, ahu_tp_box_entry_can (entry, control->field, control->index, next) ||
                                                 next == number);
      return;
    }

  ahu_tp_box_entry_get_range (entry, control->field, control->index, &least, &most);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (control->widget), least, most);
  ahu_count_spin_show (control->widget, number);
}

void
ahu_tp_box_form_set_has_row (AhuTpBoxForm *self,
                             gboolean      has_row)
{
  g_return_if_fail (AHU_IS_TP_BOX_FORM (self));

  /* The card around it. */
  gtk_widget_set_visible (gtk_widget_get_parent (self->row_line), has_row);
}

void
ahu_tp_box_form_show (AhuTpBoxForm  *self,
                      AhuTpBoxEntry *entry)
{
  g_autofree char *total = NULL;
  guint n_quarries = 0;
  TpBox box;

  g_return_if_fail (AHU_IS_TP_BOX_FORM (self));
  g_return_if_fail (entry != NULL);

  box = ahu_tp_own_box_to_box (ahu_tp_box_entry_get_box (entry), ahu_tp_box_entry_get_players (entry));
  self->showing = TRUE;
  for (guint i = 0; i < self->controls->len; i++)
    show_control (g_ptr_array_index (self->controls, i), entry);
  for (guint i = 0; i < TP_CIRCLES; i++)
    n_quarries += box.quarries[i];
  total = ahu_tp_box_total_words (n_quarries);
  gtk_label_set_label (GTK_LABEL (self->total), total);
  for (guint i = 0; i < TP_RUGS; i++)
    ahu_tp_piece_show (AHU_TP_PIECE (self->rug_tiles[i]), TP_RUG_2 + i, box.rug_spaces[i], AHU_TP_BOX_TILE);
  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++)
    ahu_widget_show_number (self->rows[i], ahu_tp_box_entry_get_players (entry) + i);
  ahu_widget_show_number (self->last_square, box.transfer[TP_SQUARES - 1]);
  ahu_tp_ring_show (AHU_TP_RING (self->ring), box.arrows, AHU_TP_RING_ALL, 0);
  self->showing = FALSE;
}
