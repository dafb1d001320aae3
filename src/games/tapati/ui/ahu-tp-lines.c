/* ahu-tp-lines.c: the points of a Moai line by line, with how each of them comes about
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-lines.h"

#include <glib/gi18n.h>

#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-scoring-words.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-widget.h"

#define ICON 18

typedef struct
{
  GtkWidget *row;
  GtkWidget *how;
  GtkWidget *points;
} Line;

struct _AhuTpLines
{
  AhuParent parent_instance;

  Line lines[TP_LINES];
};

G_DEFINE_FINAL_TYPE (AhuTpLines, ahu_tp_lines, AHU_TYPE_PARENT)

/* As the sheet has them: prestige last. */
static const guint8 order[TP_LINES] = { TP_LINE_SLAVES, TP_LINE_QUARRIES, TP_LINE_TRANSFER, TP_LINE_RUGS,
                                        TP_LINE_PRESTIGE };

static GtkWidget *
line_icon (guint line)
{
  static const guint8 pieces[TP_LINES] = { [TP_LINE_SLAVES] = TP_SLAVE, [TP_LINE_TRANSFER] = TP_PALM,
                                           [TP_LINE_RUGS] = TP_RUG_2 };
  GtkWidget *icon;

  if (line == TP_LINE_PRESTIGE || line == TP_LINE_QUARRIES)
    return ahu_picture_new (line == TP_LINE_PRESTIGE ? AHU_TP_ART_POINTS : AHU_TP_ART_QUARRY, ICON, ICON);

  icon = ahu_tp_piece_new ();
  ahu_tp_piece_show (AHU_TP_PIECE (icon), pieces[line], 0, line == TP_LINE_RUGS ? ICON * 2 / 3 : ICON);

  return icon;
}

static void
build_line (AhuTpLines   *self,
            GtkSizeGroup *icons,
            GtkSizeGroup *names,
            guint         which)
{
  Line *line = &self->lines[which];
  GtkWidget *icon = line_icon (which);
  GtkWidget *name = gtk_label_new (tp_line_name (which));

  line->row = ahu_readable_new (GTK_ACCESSIBLE_ROLE_GROUP, GTK_ORIENTATION_HORIZONTAL, 9);
  gtk_widget_add_css_class (line->row, "tp-line");
  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_size_group_add_widget (icons, icon);
  gtk_size_group_add_widget (names, name);
  ahu_readable_append (AHU_READABLE (line->row), icon);
  ahu_readable_append (AHU_READABLE (line->row), name);
  line->how = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_hexpand (line->how, TRUE);
  ahu_readable_append (AHU_READABLE (line->row), line->how);
  line->points = gtk_label_new (NULL);
  gtk_widget_add_css_class (line->points, "tp-number");
  ahu_readable_append (AHU_READABLE (line->row), line->points);
  gtk_widget_set_parent (line->row, GTK_WIDGET (self));
}

static void
ahu_tp_lines_class_init (AhuTpLinesClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tp-lines");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BOX_LAYOUT);
}

static void
ahu_tp_lines_init (AhuTpLines *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  g_autoptr (GtkSizeGroup) icons = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 2);
  for (guint i = 0; i < TP_LINES; i++)
    build_line (self, icons, names, order[i]);
}

GtkWidget *
ahu_tp_lines_new (void)
{
  return g_object_new (AHU_TYPE_TP_LINES, NULL);
}

guint
ahu_tp_lines_show (AhuTpLines   *self,
                   const TpMoai *moai,
                   const TpBox  *box,
                   gboolean      prestige)
{
  guint points[TP_LINES];
  guint total = 0;

  g_return_val_if_fail (AHU_IS_TP_LINES (self), 0);
  g_return_val_if_fail (moai != NULL && box != NULL, 0);

  tp_moai_value (moai, box, points);
  points[TP_LINE_PRESTIGE] = prestige ? TP_PRESTIGE_POINTS : 0;
  for (guint i = 0; i < TP_LINES; i++)
    {
      Line *line = &self->lines[i];
      g_autofree char *how = ahu_tp_line_sum (moai, box, i);
      /* Translators: points of a Moai; %1$s is such as “Captives”, %2$s how they come about, %3$u the points. */
      g_autofree char *words = g_strdup_printf (_("%1$s: %2$s; %3$u"), tp_line_name (i), how, points[i]);

      total += points[i];
      gtk_label_set_label (GTK_LABEL (line->how), how);
      ahu_widget_show_number (line->points, points[i]);
      ahu_widget_set_css_class (line->row, "none", points[i] == 0);
      ahu_readable_set_words (AHU_READABLE (line->row), words);
    }
  gtk_widget_set_visible (self->lines[TP_LINE_PRESTIGE].row, prestige);

  return total;
}
