/* ahu-score-bar.c: keeps the result in sight below a form that hides it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/entry/ahu-score-bar.h"

#include <glib/gi18n.h>

/* What stays free above the result. */
#define MARGIN 12

struct _AhuScoreBar
{
  GtkButton parent_instance;

  GtkScrolledWindow *scroller;
  GtkWidget *result;
  double counts_at; /* where the counts were left */

  char *headline; /* how it stands */
  GtkStack *labels; /* of which one is seen: what is scrolled while it is laid out asks for no other height */
  GtkLabel *winner;
  GtkLabel *words;
  GtkImage *arrow;
};

G_DEFINE_FINAL_TYPE (AhuScoreBar, ahu_score_bar, GTK_TYPE_BUTTON)

/* Returns: where the result begins, in pixels from the top of all there is to scroll */
static double
find_result (AhuScoreBar *self)
{
  GtkWidget *viewport = gtk_scrolled_window_get_child (self->scroller);
  graphene_rect_t bounds;

  if (!gtk_widget_compute_bounds (self->result, gtk_widget_get_first_child (viewport), &bounds))
    return 0;

  return bounds.origin.y;
}

/* In the upper half of what is seen, or as far up as it goes. */
static gboolean
is_at_result (AhuScoreBar *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  double value = gtk_adjustment_get_value (adjustment);
  double height = gtk_adjustment_get_page_size (adjustment);

  return find_result (self) < value + height / 2 || value + height >= gtk_adjustment_get_upper (adjustment);
}

/* As far down as who wins, at least; it begins with that. */
static gboolean
shows_winner (AhuScoreBar *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);
  int height = gtk_widget_get_height (gtk_widget_get_first_child (self->result));

  return find_result (self) + height <= gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment);
}

static void
scrolled_cb (AhuScoreBar *self)
{
  gboolean at_result = is_at_result (self);
  const char *words = at_result ? _("Back to the numbers") : _("To the result");
  /* Where it is seen it isn’t said twice. */
  gboolean tells_winner = !at_result && self->headline != NULL && !shows_winner (self);

  gtk_image_set_from_icon_name (self->arrow, at_result ? "go-up-symbolic" : "go-down-symbolic");
  gtk_label_set_text (self->words, words);
  gtk_stack_set_visible_child (self->labels, GTK_WIDGET (tells_winner ? self->winner : self->words));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, tells_winner ? self->headline : words,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words,
                                  -1);
}

static void
ahu_score_bar_clicked (GtkButton *button)
{
  AhuScoreBar *self = AHU_SCORE_BAR (button);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (self->scroller);

  if (is_at_result (self))
    {
      gtk_adjustment_set_value (adjustment, self->counts_at);
      return;
    }
  self->counts_at = gtk_adjustment_get_value (adjustment);
  gtk_adjustment_set_value (adjustment, find_result (self) - MARGIN);
}

static void
ahu_score_bar_finalize (GObject *object)
{
  g_free (AHU_SCORE_BAR (object)->headline);

  G_OBJECT_CLASS (ahu_score_bar_parent_class)->finalize (object);
}

static void
ahu_score_bar_class_init (AhuScoreBarClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_score_bar_finalize;
  GTK_BUTTON_CLASS (klass)->clicked = ahu_score_bar_clicked;
}

static GtkLabel *
add_label (AhuScoreBar *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_lines (GTK_LABEL (label), 2);
  gtk_stack_add_child (self->labels, label);

  return GTK_LABEL (label);
}

static void
ahu_score_bar_init (AhuScoreBar *self)
{
  GtkWidget *grid = gtk_grid_new ();

  self->labels = GTK_STACK (gtk_stack_new ());
  self->winner = add_label (self);
  self->words = add_label (self);
  gtk_widget_set_hexpand (GTK_WIDGET (self->labels), TRUE);
  self->arrow = GTK_IMAGE (gtk_image_new ());
  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->labels), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (self->arrow), 1, 0, 1, 1);
  gtk_button_set_child (GTK_BUTTON (self), grid);
  gtk_widget_add_css_class (GTK_WIDGET (self), "score-bar");
  /* Whoever looks goes on in the same field. */
  gtk_widget_set_focus_on_click (GTK_WIDGET (self), FALSE);
}

void
ahu_score_bar_set_places (AhuScoreBar       *self,
                          GtkScrolledWindow *scroller,
                          GtkWidget         *result)
{
  GtkAdjustment *adjustment;

  g_return_if_fail (AHU_IS_SCORE_BAR (self));
  g_return_if_fail (GTK_IS_SCROLLED_WINDOW (scroller));
  g_return_if_fail (GTK_IS_WIDGET (result));

  self->scroller = scroller;
  self->result = result;
  adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  scrolled_cb (self);
}

gboolean
ahu_score_bar_is_at_result (AhuScoreBar *self)
{
  g_return_val_if_fail (AHU_IS_SCORE_BAR (self), FALSE);

  return is_at_result (self);
}

void
ahu_score_bar_set_headline (AhuScoreBar *self,
                            const char  *headline)
{
  g_return_if_fail (AHU_IS_SCORE_BAR (self));
  g_return_if_fail (headline != NULL);

  g_free (self->headline);
  self->headline = g_strdup (headline);
  gtk_label_set_text (self->winner, headline);
  scrolled_cb (self);
}
