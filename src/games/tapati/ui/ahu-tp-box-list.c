/* ahu-tp-box-list.c: the boxes that have a name, and the usual one
 *
 * They stand in a popover: on the page they need the same room, however many there are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-box-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "toolkit/base/ahu-row.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"

/* Of the rows, in pixels; more are scrolled to. */
#define MOST_HEIGHT 400

struct _AhuTpBoxList
{
  GtkWidget parent_instance;

  GtkWidget *head;
  GtkWidget *heading;
  GtkWidget *button; /* opens the rows */
  GtkWidget *button_label; /* the box that is chosen */
  GtkWidget *rows;
  GtkWidget *keep; /* hidden where none can be kept */
  GtkWidget *name_row;
  GtkWidget *usual;
  GVariant *shown; /* the boxes that have rows */
};

G_DEFINE_FINAL_TYPE (AhuTpBoxList, ahu_tp_box_list, GTK_TYPE_WIDGET)

enum
{
  TAKEN,
  FORGOTTEN,
  NAMED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static const char *
get_name (GtkWidget *row)
{
  return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row));
}

static void
activated_cb (AhuTpBoxList *self,
              GtkWidget    *row)
{
  g_autofree char *name = g_strdup (get_name (row));

  gtk_menu_button_popdown (GTK_MENU_BUTTON (self->button));
  g_signal_emit (self, signals[TAKEN], 0, name);
}

static void
forget_cb (AhuTpBoxList *self,
           GtkWidget    *button)
{
  g_autofree char *name = g_strdup (get_name (gtk_widget_get_ancestor (button, ADW_TYPE_ACTION_ROW)));

  g_signal_emit (self, signals[FORGOTTEN], 0, name);
}

static void
apply_cb (AhuTpBoxList *self)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name_row)));

  gtk_editable_set_text (GTK_EDITABLE (self->name_row), "");
  g_signal_emit (self, signals[NAMED], 0, name);
}

static void
usual_cb (AhuTpBoxList *self)
{
  g_signal_emit (self, signals[TAKEN], 0, NULL);
}

static void
ahu_tp_box_list_dispose (GObject *object)
{
  AhuTpBoxList *self = AHU_TP_BOX_LIST (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->shown, g_variant_unref);

  G_OBJECT_CLASS (ahu_tp_box_list_parent_class)->dispose (object);
}

static guint
add_signal (AhuTpBoxListClass *klass,
            const char        *name)
{
  return g_signal_new (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ahu_tp_box_list_class_init (AhuTpBoxListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_box_list_dispose;
  signals[TAKEN] = add_signal (klass, "taken");
  signals[FORGOTTEN] = add_signal (klass, "forgotten");
  signals[NAMED] = add_signal (klass, "named");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "tp-box-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
popover_new (AhuTpBoxList *self)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->rows = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->rows), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->rows, "boxed-list");
  gtk_widget_add_css_class (self->rows, "tp-box-choices");
  g_signal_connect_swapped (self->rows, "row-activated", G_CALLBACK (activated_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->rows), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Boxes"), -1);

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), MOST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), self->rows);
  gtk_popover_set_child (GTK_POPOVER (popover), scrolled);

  return popover;
}

/* In one line where there is room. */
static GtkWidget *
head_new (AhuTpBoxList *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (head, g_object_new (AHU_TYPE_WRAP_LAYOUT, "spacing", 9, "line-spacing", 6, NULL));
  self->heading = ahu_widget_words_new (_("Boxes"), "section");
  self->button = gtk_menu_button_new ();
  self->button_label = ahu_widget_breakable_words_new (NULL, NULL);
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->button_label);
  gtk_menu_button_set_always_show_arrow (GTK_MENU_BUTTON (self->button), TRUE);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), popover_new (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Choose a box"), -1);
  gtk_widget_add_css_class (self->button, "touch");
  self->usual = gtk_button_new_with_label (_("Back to the usual numbers"));
  gtk_widget_add_css_class (self->usual, "touch");
  g_signal_connect_swapped (self->usual, "clicked", G_CALLBACK (usual_cb), self);
  gtk_box_append (GTK_BOX (head), self->heading);
  gtk_box_append (GTK_BOX (head), self->button);
  gtk_box_append (GTK_BOX (head), self->usual);

  return head;
}

static void
ahu_tp_box_list_init (AhuTpBoxList *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 9);

  self->name_row = g_object_new (ADW_TYPE_ENTRY_ROW,
                                 "title", _("Keep this box under a name"),
                                 "tooltip-text", _("Keep this box under a name"),
                                 "show-apply-button", TRUE,
                                 NULL);
  ahu_row_name_entry (ADW_ENTRY_ROW (self->name_row));
  g_signal_connect_swapped (self->name_row, "apply", G_CALLBACK (apply_cb), self);
  self->keep = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->keep), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->keep, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (self->keep), self->name_row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->keep), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Keep this box under a name"), -1);

  self->head = head_new (self);
  gtk_widget_set_parent (self->head, GTK_WIDGET (self));
  gtk_widget_set_parent (self->keep, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Boxes"), -1);
}

static GtkWidget *
forget_button_new (AhuTpBoxList *self,
                   const char   *name)
{
  GtkWidget *forget = gtk_button_new_from_icon_name ("user-trash-symbolic");
  /* Translators: %s is the name of a box */
  g_autofree char *words = g_strdup_printf (_("Forget the box “%s”"), name);

  gtk_widget_set_valign (forget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (forget, "flat");
  gtk_widget_add_css_class (forget, "touch");
  gtk_widget_set_tooltip_text (forget, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (forget), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  g_signal_connect_swapped (forget, "clicked", G_CALLBACK (forget_cb), self);

  return forget;
}

static GtkWidget *
row_new (AhuTpBoxList *self,
         const char   *name)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW, "title-lines", 2, "activatable", TRUE, NULL);

  /* A name is no markup. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  if (gtk_widget_get_visible (self->keep))
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), forget_button_new (self, name));

  return row;
}

static void
show_rows (AhuTpBoxList *self,
           GVariant     *named)
{
  gsize n = g_variant_n_children (named);
  GtkWidget *row;

  if (self->shown != NULL && g_variant_equal (self->shown, named))
    return;

  while ((row = gtk_widget_get_first_child (self->rows)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->rows), row);
  for (gsize i = 0; i < n; i++)
    {
      const char *name;

      g_variant_get_child (named, i, "(&sb&s)", &name, NULL, NULL);
      gtk_list_box_append (GTK_LIST_BOX (self->rows), row_new (self, name));
    }
  g_clear_pointer (&self->shown, g_variant_unref);
  self->shown = g_variant_ref (named);
}

GtkWidget *
ahu_tp_box_list_new (void)
{
  return g_object_new (AHU_TYPE_TP_BOX_LIST, NULL);
}

void
ahu_tp_box_list_set_keeps (AhuTpBoxList *self,
                           gboolean      keeps)
{
  g_return_if_fail (AHU_IS_TP_BOX_LIST (self));

  gtk_widget_set_visible (self->keep, keeps);
}

void
ahu_tp_box_list_show (AhuTpBoxList  *self,
                      AhuTpBoxEntry *entry)
{
  const char *current;
  AhuTpOwnBox usual;
  gboolean any, other;

  g_return_if_fail (AHU_IS_TP_BOX_LIST (self));
  g_return_if_fail (entry != NULL);

  show_rows (self, ahu_tp_box_entry_get_named (entry));
  ahu_tp_own_box_init (&usual);
  any = gtk_widget_get_first_child (self->rows) != NULL;
  other = !ahu_tp_own_box_equal (&usual, ahu_tp_box_entry_get_box (entry));
  gtk_widget_set_visible (self->head, gtk_widget_get_visible (self->keep) || any || other);
  gtk_widget_set_visible (self->heading, gtk_widget_get_visible (self->keep) || any);
  gtk_widget_set_visible (self->button, any);
  gtk_widget_set_visible (self->usual, other);
  current = ahu_tp_box_entry_find_name (entry);
  gtk_label_set_label (GTK_LABEL (self->button_label), current != NULL ? current : _("Choose a box"));
  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row != NULL; row = gtk_widget_get_next_sibling (row))
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), g_strcmp0 (get_name (row), current) == 0 ? _("this one") : "");
}
