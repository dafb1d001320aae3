/* ahu-log-row.c: how a line of the log is shown and read aloud
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-log-row.h"

#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"

#define MARK_SIZE 15
#define PENCIL_SIZE 14
#define MARK_GAP 8

/* The bar beside what was corrected, and its distance from the words: as in the style sheet. */
#define BAR_SIZE 8

/* Lines may be broken in words, but are never asked for their height with a letter
 * on each line, which takes longer than all else about them. */
#define LEAST_CHARS 12

static GtkWidget *
new_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), LEAST_CHARS);
  gtk_widget_set_hexpand (label, TRUE);

  return label;
}

static GtkWidget *
new_picture (void)
{
  GtkWidget *picture = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);

  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_widget_set_margin_top (picture, 2);
  gtk_widget_set_size_request (picture, MARK_SIZE, -1);

  return picture;
}

/* A heading stands beside its player's mark, the words under it beside the drawing of what they are about; the last
 * child. A pencil at the end says that a line can be corrected. */
void
ahu_log_row_setup (GtkListItem *item)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *heading = new_label ();
  GtkWidget *text = new_label ();
  GtkWidget *pencil = g_object_new (GTK_TYPE_IMAGE,
                                    "icon-name", "document-edit-symbolic",
                                    "pixel-size", PENCIL_SIZE,
                                    "valign", GTK_ALIGN_CENTER,
                                    "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                    "css-classes", (const char *[]) { "log-pencil", NULL },
                                    NULL);

  gtk_widget_add_css_class (heading, "log-turn");

  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_grid_set_column_spacing (GTK_GRID (grid), MARK_GAP);
  gtk_grid_attach (GTK_GRID (grid), new_picture (), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), heading, 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), pencil, 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), new_picture (), 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), text, 0, 1, 3, 1);
  g_object_set_data (G_OBJECT (grid), "item", item);
  gtk_list_item_set_child (item, grid);
}

static gboolean
is_head (AhuLogLineType type)
{
  return type == AHU_LOG_DEAL || type == AHU_LOG_PLAYERS;
}

static gboolean
is_choice (AhuLogLineType type,
           AhuLogUse      use)
{
  return (type == AHU_LOG_MOVE && use != AHU_LOG_USE_READ) || type == AHU_LOG_FOLD || is_head (type);
}

/* What was before all turns stands where their headings do. */
static gboolean
is_outmost (AhuLogLineType type)
{
  return type == AHU_LOG_KEPT || is_head (type);
}

static GtkWidget *
get_drawing (GtkWidget *grid)
{
  return gtk_widget_get_prev_sibling (gtk_widget_get_last_child (grid));
}

static GtkWidget *
get_pencil (GtkWidget *grid)
{
  return gtk_widget_get_prev_sibling (get_drawing (grid));
}

/* Whose turn it was stands beside the player's mark, above what was done or above all that
 * was taken back. */
static void
show_heading (GtkWidget  *grid,
              AhuLogLine *line)
{
  GtkWidget *mark = gtk_widget_get_first_child (grid);
  GtkWidget *heading = gtk_widget_get_next_sibling (mark);
  gboolean alone = ahu_log_line_get_line_type (line) == AHU_LOG_HEADING;
  gboolean headed = alone || ahu_log_line_get_headed (line);
  const char *colour = ahu_log_line_get_colour (line);

  gtk_widget_set_visible (mark, headed);
  gtk_widget_set_visible (heading, headed);
  gtk_widget_set_visible (gtk_widget_get_last_child (grid), !alone);
  ahu_widget_set_css_class (gtk_widget_get_parent (grid), "log-head",
                            headed || is_outmost (ahu_log_line_get_line_type (line)));
  if (!headed)
    return;
  /* The place of the mark stays free in a turn that is nobody's. */
  if (colour != NULL)
    ahu_mark_set_colour (AHU_PICTURE (mark), colour, MARK_SIZE);
  else
    ahu_picture_set_name_and_size (AHU_PICTURE (mark), NULL, MARK_SIZE, MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (heading), alone ? ahu_log_line_get_text (line) : ahu_log_line_get_heading (line));
}

/* The lines stand under the words of the heading, with or without a bar before them. */
static void
show_mark (GtkWidget  *text,
           AhuLogLine *line)
{
  AhuLogLineType type = ahu_log_line_get_line_type (line);
  gboolean marked = ahu_log_line_get_marked (line);

  ahu_widget_set_css_class (text, "log-marked", marked);
  gtk_widget_set_margin_start (text, is_outmost (type) ? 0
                                     : MARK_SIZE + MARK_GAP - (marked ? BAR_SIZE : 0));
}

/* Only what was done has one; headings have the player’s mark. */
static void
show_drawing (GtkWidget  *grid,
              AhuLogLine *line)
{
  const char *drawing = ahu_log_line_get_line_type (line) == AHU_LOG_MOVE ? ahu_log_line_get_drawing (line) : NULL;

  gtk_widget_set_visible (get_drawing (grid), drawing != NULL);
  if (drawing != NULL)
    ahu_picture_set_name_and_size (AHU_PICTURE (get_drawing (grid)), drawing, MARK_SIZE, MARK_SIZE);
}

/* Beside the heading, which is short; without one at the end of the words. */
static void
show_pencil (GtkWidget  *grid,
             AhuLogLine *line)
{
  gboolean headed = ahu_log_line_get_headed (line);

  ahu_widget_place (get_pencil (grid), 2, headed ? 0 : 1, 1);
  ahu_widget_place (gtk_widget_get_last_child (grid), 0, 1, headed ? 3 : 2);
}

static char *
tell_line (AhuLogLine *line)
{
  /* What stands in a second line is one more sentence. */
  g_auto (GStrv) lines = g_strsplit (ahu_log_line_get_text (line), "\n", -1);
  g_autofree char *text = g_strjoinv (C_("sentences", " "), lines);

  if (ahu_log_line_get_line_type (line) == AHU_LOG_STRUCK)
    /* Translators: for readers of the screen: a line of the log that is struck
     * through because it was corrected */
    return g_strdup_printf (_("Corrected: %s"), text);
  if (ahu_log_line_get_heading (line) != NULL)
    /* Translators: for readers of the screen: a turn of the log: “Chiara, turn 35” and what she did in it */
    return g_strdup_printf (_("%1$s: %2$s"), ahu_log_line_get_heading (line), text);

  return g_steal_pointer (&text);
}

/* The row, not the labels in it, has the focus and so is what is read aloud. */
static void
show_line (GtkWidget *grid)
{
  GtkWidget *text = gtk_widget_get_last_child (grid);
  AhuLogLine *line = g_object_get_data (G_OBJECT (grid), "line");
  g_autofree char *name = tell_line (line);

  show_heading (grid, line);
  show_drawing (grid, line);
  show_pencil (grid, line);
  ahu_widget_set_css_class (gtk_widget_get_parent (grid), "log-several", ahu_log_line_get_several (line));
  show_mark (text, line);
  gtk_label_set_text (GTK_LABEL (text), ahu_log_line_get_text (line));
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (grid)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
describe_row (GtkWidget  *row,
              AhuLogLine *line,
              AhuLogUse   use)
{
  AhuLogLineType type = ahu_log_line_get_line_type (line);

  if (!is_choice (type, use))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
  else if (type == AHU_LOG_FOLD)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _("Press Enter to show or hide them"), -1);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    use == AHU_LOG_USE_RULES && !is_head (type) ? _("Press Enter to see the rules behind it")
                                                                                : _("Press Enter to correct it"), -1);
}

void
ahu_log_row_bind (GtkListItem *item,
                  AhuLogUse    use)
{
  AhuLogLine *line = gtk_list_item_get_item (item);
  AhuLogLineType type = ahu_log_line_get_line_type (line);
  GtkWidget *grid = gtk_list_item_get_child (item);

  gtk_list_item_set_activatable (item, is_choice (type, use));
  gtk_widget_set_visible (get_pencil (grid), use == AHU_LOG_USE_CORRECT && type == AHU_LOG_MOVE);
  ahu_widget_set_css_class (gtk_widget_get_parent (grid), "log-move", is_choice (type, use));
  ahu_widget_set_css_class (gtk_widget_get_last_child (grid), "log-struck", type == AHU_LOG_STRUCK);
  describe_row (gtk_widget_get_parent (grid), line, use);
  ahu_log_row_unbind (item);
  g_object_set_data_full (G_OBJECT (grid), "line", g_object_ref (line), g_object_unref);
  g_signal_connect_object (line, "notify", G_CALLBACK (show_line), grid, G_CONNECT_SWAPPED);
  show_line (grid);
}

void
ahu_log_row_unbind (GtkListItem *item)
{
  GtkWidget *grid = gtk_list_item_get_child (item);
  AhuLogLine *line = g_object_get_data (G_OBJECT (grid), "line");

  if (line != NULL)
    g_signal_handlers_disconnect_by_func (line, show_line, grid);
  g_object_set_data (G_OBJECT (grid), "line", NULL);
}

AhuLogLine *
ahu_log_row_find_line (GtkWidget *list,
                       GtkWidget *widget)
{
  for (; widget != NULL && widget != list; widget = gtk_widget_get_parent (widget))
    {
      GtkWidget *grid = GTK_IS_GRID (widget) ? widget : gtk_widget_get_first_child (widget);
      GtkListItem *item = grid != NULL ? g_object_get_data (G_OBJECT (grid), "item") : NULL;

      if (item != NULL)
        return gtk_list_item_get_item (item);
    }

  return NULL;
}

GtkWidget *
ahu_log_row_find (GtkWidget  *list,
                  AhuLogLine *line)
{
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_mapped (row) && ahu_log_row_find_line (list, row) == line)
      return row;

  return NULL;
}

void
ahu_log_row_get_point (GtkWidget *list,
                       GtkWidget *row,
                       double    *x,
                       double    *y)
{
  float start = MARK_SIZE + MARK_GAP;
  gboolean is_rtl = gtk_widget_get_direction (row) == GTK_TEXT_DIR_RTL;
  graphene_point_t in_row = GRAPHENE_POINT_INIT (is_rtl ? gtk_widget_get_width (row) - start : start,
                                                 gtk_widget_get_height (row) / 2.0f);
  graphene_point_t point;

  if (!gtk_widget_compute_point (row, list, &in_row, &point))
    point = *graphene_point_zero ();
  *x = point.x;
  *y = point.y;
}
