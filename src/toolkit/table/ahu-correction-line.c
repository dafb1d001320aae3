/* ahu-correction-line.c: the move that a correction asks about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-correction-line.h"

#include "core/history/ahu-conflict.h"
#include "core/history/ahu-turns.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/rules/ahu-rules-text.h"

#define MARK_SIZE 28

struct _AhuCorrectionLine
{
  AhuParent parent_instance;

  GtkWidget *grid;
  GtkWidget *mark;
  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *conflict;
};

G_DEFINE_FINAL_TYPE (AhuCorrectionLine, ahu_correction_line, AHU_TYPE_PARENT)

static void
show_move (AhuCorrectionLine *self,
           AhuSession        *session,
           guint              ply)
{
  AhuHistory *history = ahu_session_get_history (session);
  g_autofree char *text = ahu_history_cite_move (history, ply);
  g_autofree char *heading = NULL;
  guint seat;

  heading = ahu_history_turn_heading (history, ply, &seat);
  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  ahu_rules_label_set_text (GTK_LABEL (self->text), text);
  gtk_widget_set_visible (self->mark, seat != AHU_NOBODY);
  if (seat != AHU_NOBODY)
    ahu_mark_set_colour (AHU_PICTURE (self->mark), ahu_record_get_colours (ahu_session_get_record (session))[seat],
                         MARK_SIZE);
}

static void
add_label (AhuCorrectionLine  *self,
           GtkWidget         **label,
           int                 row,
           const char         *css_class)
{
  *label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (*label), 0);
  gtk_label_set_wrap (GTK_LABEL (*label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (*label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_hexpand (*label, TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (*label, css_class);
  gtk_grid_attach (GTK_GRID (self->grid), *label, 1, row, 1, 1);
}

static void
ahu_correction_line_class_init (AhuCorrectionLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_correction_line_init (AhuCorrectionLine *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 2);
  gtk_widget_add_css_class (self->grid, "panel");
  gtk_widget_add_css_class (self->grid, "correction-line");
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));

  self->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_START);
  gtk_grid_attach (GTK_GRID (self->grid), self->mark, 0, 0, 1, 3);
  add_label (self, &self->heading, 0, "log-turn");
  add_label (self, &self->text, 1, NULL);
  add_label (self, &self->conflict, 2, "refusal");
  gtk_widget_set_margin_top (self->conflict, 6);
}

void
ahu_correction_line_update (AhuCorrectionLine   *self,
                            AhuSession          *session,
                            const AhuCorrection *correction)
{
  g_autofree char *reason = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (AHU_IS_CORRECTION_LINE (self));
  g_return_if_fail (AHU_IS_SESSION (session));
  g_return_if_fail (correction != NULL);

  show_move (self, session, ahu_correction_get_next (correction));
  if (ahu_correction_get_conflict (correction) != NULL)
    reason = ahu_conflict_tell (ahu_session_get_history (session), correction);
  ahu_rules_label_set_text (GTK_LABEL (self->conflict), reason != NULL ? reason : "");
  gtk_widget_set_visible (self->conflict, reason != NULL);
  text = ahu_correction_line_get_text (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

char *
ahu_correction_line_get_text (AhuCorrectionLine *self)
{
  const char *conflict;

  g_return_val_if_fail (AHU_IS_CORRECTION_LINE (self), NULL);

  conflict = gtk_label_get_text (GTK_LABEL (self->conflict));
  return g_strjoin ("\n", gtk_label_get_text (GTK_LABEL (self->heading)),
                    gtk_label_get_text (GTK_LABEL (self->text)),
                    *conflict != '\0' ? conflict : NULL, NULL);
}
