/* ahu-dots.c: the steps of something as a line of dots, each to be gone to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-dots.h"

#include "toolkit/base/ahu-widget.h"

typedef struct
{
  GtkWidget *button;
  GtkWidget *before; /* the halves of the lines to its neighbours */
  GtkWidget *after;
  GtkWidget *name;
  GtkWidget *mark; /* seen once the step is reached; NULL for none */
} Dot;

struct _AhuDots
{
  GtkWidget parent_instance;

  GArray *dots; /* Dot */
  gboolean has_names;
};

G_DEFINE_FINAL_TYPE (AhuDots, ahu_dots, GTK_TYPE_WIDGET)

enum
{
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static Dot *
get_dot (AhuDots *self,
         guint    step)
{
  return &g_array_index (self->dots, Dot, step);
}

static void
clicked_cb (AhuDots   *self,
            GtkWidget *button)
{
  for (guint step = 0; step < self->dots->len; step++)
    if (get_dot (self, step)->button == button)
      {
        g_signal_emit (self, signals[CHOSEN], 0, step);
        return;
      }
}

static GtkWidget *
line_new (void)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (line, "dots-line");
  gtk_widget_set_hexpand (line, TRUE);
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  return line;
}

static GtkWidget *
build (Dot        *dot,
       const char *name)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *track = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *mark = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (mark, "dot");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (track, "dots-track");
  dot->before = line_new ();
  dot->after = line_new ();
  gtk_box_append (GTK_BOX (track), dot->before);
  gtk_box_append (GTK_BOX (track), mark);
  gtk_box_append (GTK_BOX (track), dot->after);
  dot->name = gtk_label_new (name);
  gtk_label_set_wrap (GTK_LABEL (dot->name), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (dot->name), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (dot->name), GTK_JUSTIFY_CENTER);
  gtk_widget_set_valign (dot->name, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (box), track);
  gtk_box_append (GTK_BOX (box), dot->name);
  return box;
}

static void
ahu_dots_dispose (GObject *object)
{
  AhuDots *self = AHU_DOTS (object);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  g_clear_pointer (&self->dots, g_array_unref);

  G_OBJECT_CLASS (ahu_dots_parent_class)->dispose (object);
}

static void
ahu_dots_class_init (AhuDotsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_dots_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "dots");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ahu_dots_init (AhuDots *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_box_layout_set_homogeneous (GTK_BOX_LAYOUT (layout), TRUE);
  self->dots = g_array_new (FALSE, FALSE, sizeof (Dot));
  self->has_names = TRUE;
}

void
ahu_dots_add (AhuDots    *self,
              const char *name,
              GtkWidget  *mark)
{
  Dot dot = { gtk_button_new (), NULL, NULL, NULL, NULL };

  g_return_if_fail (AHU_IS_DOTS (self));
  g_return_if_fail (name != NULL);

  gtk_button_set_child (GTK_BUTTON (dot.button), build (&dot, name));
  if (mark != NULL)
    {
      dot.mark = mark;
      gtk_widget_set_visible (mark, self->has_names);
      gtk_widget_set_halign (mark, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (gtk_widget_get_parent (dot.name)), mark);
    }
  gtk_button_set_has_frame (GTK_BUTTON (dot.button), FALSE);
  gtk_widget_set_tooltip_text (dot.button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dot.button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_signal_connect_object (dot.button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (dot.name, self->has_names && mark == NULL);
  /* The line ends at both ends; what isn't drawn keeps its room. */
  if (self->dots->len == 0)
    gtk_widget_set_opacity (dot.before, 0);
  else
    gtk_widget_set_opacity (get_dot (self, self->dots->len - 1)->after, 1);
  gtk_widget_set_opacity (dot.after, 0);
  gtk_widget_set_parent (dot.button, GTK_WIDGET (self));
  g_array_append_val (self->dots, dot);
}

void
ahu_dots_set_step (AhuDots *self,
                   guint    step)
{
  g_return_if_fail (AHU_IS_DOTS (self));
  g_return_if_fail (step < self->dots->len);

  for (guint i = 0; i < self->dots->len; i++)
    {
      const Dot *dot = get_dot (self, i);

      ahu_widget_set_css_class (dot->button, "done", i <= step);
      ahu_widget_set_css_class (dot->button, "current", i == step);
      ahu_widget_set_css_class (dot->before, "done", i <= step);
      ahu_widget_set_css_class (dot->after, "done", i < step);
      if (dot->mark != NULL)
        gtk_widget_set_opacity (dot->mark, i <= step ? 1 : 0);
      if (i == step)
        gtk_accessible_update_state (GTK_ACCESSIBLE (dot->button), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
      else
        gtk_accessible_reset_state (GTK_ACCESSIBLE (dot->button), GTK_ACCESSIBLE_STATE_SELECTED);
    }
}

void
ahu_dots_set_names_visible (AhuDots  *self,
                            gboolean  visible)
{
  g_return_if_fail (AHU_IS_DOTS (self));

  self->has_names = visible;
  for (guint i = 0; i < self->dots->len; i++)
    {
      const Dot *dot = get_dot (self, i);

      gtk_widget_set_visible (dot->mark != NULL ? dot->mark : dot->name, visible);
    }
}
