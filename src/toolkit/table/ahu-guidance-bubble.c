/* ahu-guidance-bubble.c: words that fold to one line where there is no room for all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-guidance-bubble.h"

#include "toolkit/base/ahu-tip.h"
#include "toolkit/rules/ahu-rules-text.h"

struct _AhuGuidanceBubble
{
  AhuParent parent_instance;

  GtkWidget *whole;
  GtkWidget *words;
  GtkWidget *folded;
  GtkWidget *line;
  gboolean folds;
};

G_DEFINE_FINAL_TYPE (AhuGuidanceBubble, ahu_guidance_bubble, AHU_TYPE_PARENT)

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (GtkWidget      *widget,
         GtkOrientation  orientation,
         int             for_size,
         int            *minimum,
         int            *natural,
         int            *minimum_baseline,
         int            *natural_baseline)
{
  AhuGuidanceBubble *self = AHU_GUIDANCE_BUBBLE (widget);
  int least, line;

  gtk_widget_measure (self->whole, orientation, for_size, &least, natural, NULL, NULL);
  gtk_widget_measure (self->folded, orientation, for_size, &line, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (least, line);
  else
    *minimum = self->folds ? MIN (line, *natural) : *natural;
  *natural = MAX (*minimum, *natural);
}

static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  AhuGuidanceBubble *self = AHU_GUIDANCE_BUBBLE (widget);
  GtkWidget *shown;
  int whole;

  gtk_widget_measure (self->whole, GTK_ORIENTATION_VERTICAL, width, NULL, &whole, NULL, NULL);
  shown = height >= whole ? self->whole : self->folded;
  gtk_widget_set_child_visible (self->whole, shown == self->whole);
  gtk_widget_set_child_visible (self->folded, shown == self->folded);
  gtk_widget_size_allocate (shown, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
ahu_guidance_bubble_class_init (AhuGuidanceBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  g_signal_new ("unfold", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* The last icon shows what a tap does, wherever it comes. */
static GtkWidget *
row_new (GtkWidget  *label,
         const char *tap)
{
  GtkWidget *icon = g_object_new (GTK_TYPE_IMAGE, "icon-name", "dialog-information-symbolic",
                                  "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *end = g_object_new (GTK_TYPE_IMAGE, "icon-name", tap,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *grid = gtk_grid_new ();

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (icon, GTK_ALIGN_START);
  gtk_widget_add_css_class (icon, "accent");
  gtk_widget_set_valign (end, GTK_ALIGN_START);
  gtk_widget_add_css_class (grid, "guidance");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), icon, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), end, 2, 0, 1, 1);

  return grid;
}

static void
clicked_cb (AhuGuidanceBubble *self)
{
  g_signal_emit_by_name (self, "unfold");
}

static void
ahu_guidance_bubble_init (AhuGuidanceBubble *self)
{
  self->folds = TRUE;
  self->words = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 12, NULL);
  self->whole = row_new (self->words, "window-close-symbolic");
  gtk_widget_set_parent (self->whole, GTK_WIDGET (self));

  self->line = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  self->folded = g_object_new (GTK_TYPE_BUTTON,
                               "css-name", "guidanceline",
                               "child", row_new (self->line, "pan-down-symbolic"),
                               NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->folded), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
  g_signal_connect_object (self->folded, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->folded, GTK_WIDGET (self));
}

GtkWidget *
ahu_guidance_bubble_new (void)
{
  return g_object_new (AHU_TYPE_GUIDANCE_BUBBLE, NULL);
}

void
ahu_guidance_bubble_set_text (AhuGuidanceBubble *self,
                              const char        *text)
{
  const char *rules;
  g_autofree char *number = NULL;
  g_autofree char *line = NULL;

  g_return_if_fail (AHU_IS_GUIDANCE_BUBBLE (self));
  g_return_if_fail (text != NULL);

  ahu_rules_label_set_text (GTK_LABEL (self->words), text);
  /* Without the rules at its end, which a line has no room for. */
  rules = g_strrstr (text, " (");
  number = rules != NULL ? ahu_rules_find_number (rules) : NULL;
  line = number != NULL ? g_strndup (text, rules - text) : g_strdup (text);
  gtk_label_set_text (GTK_LABEL (self->line), line);
  ahu_tip_set (self->folded, line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->folded), GTK_ACCESSIBLE_PROPERTY_LABEL, line, -1);
}

void
ahu_guidance_bubble_set_folds (AhuGuidanceBubble *self,
                               gboolean           folds)
{
  g_return_if_fail (AHU_IS_GUIDANCE_BUBBLE (self));

  self->folds = folds;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
