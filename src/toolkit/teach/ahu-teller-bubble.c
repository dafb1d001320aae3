/* ahu-teller-bubble.c: words that fold to one line where there is no room for all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/teach/ahu-teller-bubble.h"

#include <glib/gi18n.h>

#include "core/game/ahu-game.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-menu.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/rules/ahu-rules-text.h"

struct _AhuTellerBubble
{
  AhuParent parent_instance;

  GtkWidget *whole;
  GtkWidget *words;
  GtkWidget *offs;    /* who can have enough of it */
  GtkWidget *more;    /* the same where there is no room for them */
  GMenu *menu;        /* of that, which owns it */
  GtkWidget *longest; /* never seen: how high it becomes */
  GtkWidget *folded;
  GtkWidget *line;
  gboolean folds;
};

G_DEFINE_FINAL_TYPE (AhuTellerBubble, ahu_teller_bubble, AHU_TYPE_PARENT)

static GtkSizeRequestMode
get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* Returns: how high the words are at that width, and all with the buttons */
static int
measure_whole (AhuTellerBubble *self,
               int              width,
               int             *all)
{
  int words, offs;

  gtk_widget_measure (self->whole, GTK_ORIENTATION_VERTICAL, width, NULL, &words, NULL, NULL);
  gtk_widget_measure (self->offs, GTK_ORIENTATION_VERTICAL, width, NULL, &offs, NULL, NULL);
  *all = words + offs;

  return words;
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
  AhuTellerBubble *self = AHU_TELLER_BUBBLE (widget);
  int least, line, offs;

  gtk_widget_measure (self->whole, orientation, for_size, &least, natural, NULL, NULL);
  gtk_widget_measure (self->folded, orientation, for_size, &line, NULL, NULL, NULL);
  gtk_widget_measure (self->offs, orientation, for_size, &offs, NULL, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MAX (MAX (least, line), offs);
  else
    {
      measure_whole (self, for_size, natural);
      *minimum = self->folds ? MIN (line, *natural) : *natural;
    }
  *natural = MAX (*minimum, *natural);
}

/* All, or the words and what opens the rest, or a line. */
static void
size_allocate (GtkWidget *widget,
               int        width,
               int        height,
               int        baseline)
{
  AhuTellerBubble *self = AHU_TELLER_BUBBLE (widget);
  int all;
  int words = measure_whole (self, width, &all);
  GtkWidget *shown = height >= words ? self->whole : self->folded;
  int offs = height >= all ? all - words : 0;

  gtk_widget_set_child_visible (self->whole, shown == self->whole);
  gtk_widget_set_child_visible (self->folded, shown == self->folded);
  gtk_widget_set_child_visible (self->offs, offs > 0);
  gtk_widget_set_child_visible (self->more, offs == 0);
  gtk_widget_set_child_visible (gtk_grid_get_child_at (GTK_GRID (self->whole), 2, 0), offs > 0);
  gtk_widget_size_allocate (shown, &(GtkAllocation) { 0, 0, width, height - offs }, baseline);
  if (offs > 0)
    gtk_widget_size_allocate (self->offs, &(GtkAllocation) { 0, height - offs, width, offs }, -1);
}

/* The last icon shows what a tap does, wherever it comes; a button may lie in its place.
 * @more: (nullable): that */
static GtkWidget *
row_new (GtkWidget  *label,
         const char *tap,
         GtkWidget  *more)
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
  gtk_widget_set_halign (end, GTK_ALIGN_END);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (grid, "teller-words");
  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_attach (GTK_GRID (grid), icon, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), label, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), end, 2, 0, 1, 1);
  if (more != NULL)
    gtk_grid_attach (GTK_GRID (grid), more, 2, 0, 1, 1);

  return grid;
}

static void
clicked_cb (AhuTellerBubble *self)
{
  g_signal_emit_by_name (self, "unfold");
}

/* GTK 4.8 doesn't find the action of a button where what has the action is moved elsewhere. */
static void
enough_cb (GtkWidget *button,
           gpointer   seat)
{
  gtk_widget_activate_action (button, AHU_TELLER_ENOUGH, "u", GPOINTER_TO_UINT (seat));
}

/* As a button, and as a line of the menu. */
static void
add_off (AhuTellerBubble *self,
         const char      *label,
         guint            seat)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  ahu_menu_append_words (self->menu, label, AHU_TELLER_ENOUGH, g_variant_new_uint32 (seat));
  g_signal_connect (button, "clicked", G_CALLBACK (enough_cb), GUINT_TO_POINTER (seat));
  gtk_box_append (GTK_BOX (self->offs), button);
}

/* As buttons and as lines of the menu. */
static void
clear_offs (AhuTellerBubble *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->offs)) != NULL)
    gtk_box_remove (GTK_BOX (self->offs), child);
  g_menu_remove_all (self->menu);
}

static GtkWidget *
more_new (void)
{
  GtkWidget *more = g_object_new (GTK_TYPE_MENU_BUTTON,
                                  "icon-name", "view-more-symbolic",
                                  "tooltip-text", _("More"),
                                  "valign", GTK_ALIGN_START,
                                  NULL);

  gtk_widget_add_css_class (more, "flat");
  gtk_widget_add_css_class (more, "touch");
  gtk_accessible_update_property (GTK_ACCESSIBLE (more), GTK_ACCESSIBLE_PROPERTY_LABEL, _("More"), -1);

  return more;
}

static GtkWidget *
words_new (void)
{
  return g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "width-chars", 12, NULL);
}

static void
ahu_teller_bubble_class_init (AhuTellerBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->get_request_mode = get_request_mode;
  widget_class->measure = measure;
  widget_class->size_allocate = size_allocate;
  g_signal_new ("unfold", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_teller_bubble_init (AhuTellerBubble *self)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuModel) model = G_MENU_MODEL (menu);

  self->folds = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "teller");
  self->words = words_new ();
  self->more = more_new ();
  self->menu = menu;
  ahu_menu_button_set_model (GTK_MENU_BUTTON (self->more), model);
  self->whole = row_new (self->words, "window-close-symbolic", self->more);
  self->offs = ahu_wrap_box_new (6, 6);
  gtk_widget_add_css_class (self->offs, "teller-offs");
  gtk_widget_set_parent (self->whole, GTK_WIDGET (self));
  gtk_widget_set_parent (self->offs, GTK_WIDGET (self));
  self->longest = row_new (words_new (), "window-close-symbolic", more_new ());
  gtk_widget_set_child_visible (self->longest, FALSE);
  gtk_widget_set_parent (self->longest, GTK_WIDGET (self));

  self->line = g_object_new (GTK_TYPE_LABEL, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
  self->folded = g_object_new (GTK_TYPE_BUTTON,
                               "css-name", "tellerline",
                               "child", row_new (self->line, "pan-down-symbolic", NULL),
                               NULL);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->folded), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
  g_signal_connect_object (self->folded, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->folded, GTK_WIDGET (self));
}

GtkWidget *
ahu_teller_bubble_new (void)
{
  return g_object_new (AHU_TYPE_TELLER_BUBBLE, NULL);
}

/* Those who hear it, and all unless that is the same. */
static void
show_offs (AhuTellerBubble   *self,
           const char *const *names,
           guint              hearers,
           gboolean           is_shared)
{
  clear_offs (self);
  for (guint seat = 0; names[seat] != NULL; seat++)
    if (hearers & (1u << seat))
      {
        /* Translators: a button below what is explained: nothing is explained to %s, a player, any more. */
        g_autofree char *label = g_strdup_printf (_("%s knows the rules"), names[seat]);

        add_off (self, label, seat);
      }
  if (is_shared)
    /* Translators: a button below what is explained: nothing is explained to anybody any more. */
    add_off (self, _("Everybody knows the rules"), AHU_NOBODY);
  g_menu_append (self->menu, _("Close the message"), AHU_TELLER_DISMISS);
}

void
ahu_teller_bubble_set_text (AhuTellerBubble   *self,
                            const char        *text,
                            const char *const *names,
                            guint              hearers,
                            gboolean           is_shared)
{
  const char *rules;
  g_autofree char *line = NULL;

  g_return_if_fail (AHU_IS_TELLER_BUBBLE (self));
  g_return_if_fail (text != NULL);

  ahu_rules_label_set_text (GTK_LABEL (self->words), text);
  show_offs (self, names, hearers, is_shared);
  /* Without the rule at its end, which a line has no room for. */
  rules = g_strrstr (text, " (");
  line = rules != NULL ? g_strndup (text, (gsize) (rules - text)) : g_strdup (text);
  gtk_label_set_text (GTK_LABEL (self->line), line);
  ahu_tip_set (self->folded, line);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->folded), GTK_ACCESSIBLE_PROPERTY_LABEL, line, -1);
}

void
ahu_teller_bubble_set_longest (AhuTellerBubble *self,
                               const char      *text)
{
  g_return_if_fail (AHU_IS_TELLER_BUBBLE (self));
  g_return_if_fail (text != NULL);

  gtk_label_set_text (GTK_LABEL (gtk_grid_get_child_at (GTK_GRID (self->longest), 1, 0)), text);
}

int
ahu_teller_bubble_measure_longest (AhuTellerBubble *self,
                                   int              width,
                                   int             *line)
{
  int height;

  g_return_val_if_fail (AHU_IS_TELLER_BUBBLE (self), 0);
  g_return_val_if_fail (line != NULL, 0);

  gtk_widget_measure (self->longest, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_measure (self->folded, GTK_ORIENTATION_VERTICAL, width, NULL, line, NULL, NULL);

  return height;
}

void
ahu_teller_bubble_set_folds (AhuTellerBubble *self,
                             gboolean         folds)
{
  g_return_if_fail (AHU_IS_TELLER_BUBBLE (self));

  self->folds = folds;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
