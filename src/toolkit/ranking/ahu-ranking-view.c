/* ahu-ranking-view.c: the places and the table of a final ranking, of any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-ranking-view.h"

#include <glib/gi18n.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

#define PLACE_MARK_SIZE 28
#define TABLE_MARK_SIZE 16
#define NARROW_MARK_SIZE 20
#define ROW_PICTURE_SIZE 22

/* A name that is no longer than this stands in one line; the room is the same for all,
 * so that the notes stand below each other. */
#define NAME_CHARS 16
/* Up to here a name is never broken: rather the page is shown smaller. */
#define WHOLE_CHARS 10

/* Columns of the table; the players follow. */
enum
{
  COLUMN_PICTURE,
  COLUMN_LABEL,
  COLUMN_DETAIL,
  N_LABEL_COLUMNS
};

typedef struct
{
  const AhuRanking *ranking;
  const char *const *names;
  const char *const *colours;
  gboolean narrow;
  GtkGrid *grid;
  GtkSizeGroup *widths; /* of the players' columns */
  int row;
} Table;

static GtkWidget *
number_new (gint64      number,
            const char *css_class)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, css_class);

  return label;
}

/* Places */

/* A name with a note beside it has the same room as the others that have one. */
static void
leave_room (GtkWidget    *name,
            GtkSizeGroup *name_widths)
{
  int length = (int) g_utf8_strlen (gtk_label_get_text (GTK_LABEL (name)), -1);

  gtk_label_set_width_chars (GTK_LABEL (name), MIN (length, NAME_CHARS));
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  gtk_size_group_add_widget (name_widths, name);
}

static GtkWidget *
name_and_note_new (const AhuRanking *ranking,
                   const char       *name,
                   guint             seat,
                   GtkSizeGroup     *name_widths)
{
  gboolean narrow = name_widths == NULL;
  GtkWidget *grid = gtk_grid_new ();
  gboolean whole = g_utf8_strlen (name, -1) <= WHOLE_CHARS;
  GtkWidget *label = (whole ? ahu_widget_words_new : ahu_widget_breakable_words_new) (name, "place-name");

  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  gtk_widget_set_hexpand (grid, TRUE);
  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (grid), label, 0, 0, 1, 1);
  if (ranking->notes[seat] != NULL)
    {
      GtkWidget *note = ahu_widget_words_new (ranking->notes[seat], "second");

      ahu_rules_label_set_text (GTK_LABEL (note), ranking->notes[seat]);
      gtk_widget_set_hexpand (note, TRUE);
      gtk_widget_add_css_class (note, "place-note");
      gtk_widget_set_valign (note, GTK_ALIGN_CENTER);
      gtk_grid_attach (GTK_GRID (grid), note, narrow ? 0 : 1, narrow ? 1 : 0, 1, 1);
      if (!narrow)
        leave_room (label, name_widths);
    }

  return grid;
}

char *
ahu_ranking_place_words (const AhuRanking *ranking,
                         const char       *name,
                         guint             seat)
{
  /* Translators: one line of the final ranking, for screen readers; %1$s is a
   * player's name, who comes in place %2$u; %3$s says what %4$lld are, such as “Points”. */
  return g_strdup_printf (_("%1$s: place %2$u, %3$s: %4$lld"), name, ranking->places[seat], ranking->total_label,
                          (long long) ranking->totals[seat]);
}

static GtkWidget *
place_new (const AhuRanking *ranking,
           const char       *name,
           const char       *colour,
           guint             seat,
           GtkSizeGroup     *name_widths)
{
  GtkWidget *row = g_object_new (GTK_TYPE_GRID,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "column-spacing", 12,
                                 "row-homogeneous", TRUE, /* as high as the row is, so in its middle */
                                 NULL);
  GtkWidget *number = number_new (ranking->places[seat], "place-number");
  g_autofree char *label = ahu_ranking_place_words (ranking, name, seat);

  gtk_label_set_xalign (GTK_LABEL (number), 0.5);
  gtk_grid_attach (GTK_GRID (row), number, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), ahu_mark_new (colour, PLACE_MARK_SIZE), 1, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), name_and_note_new (ranking, name, seat, name_widths), 2, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (row), number_new (ranking->totals[seat], "place-total"), 3, 0, 1, 1);

  gtk_widget_add_css_class (row, "place");
  ahu_player_colour_own (colour, row, ranking->places[seat] == 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);

  return row;
}

GtkWidget *
ahu_ranking_places_new (const AhuRanking  *ranking,
                        const char *const *names,
                        const char *const *colours,
                        gboolean           narrow)
{
  g_autoptr (GtkSizeGroup) name_widths = NULL;
  GtkWidget *box;

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);

  if (!narrow)
    name_widths = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  box = g_object_new (GTK_TYPE_BOX,
                      "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                      "orientation", GTK_ORIENTATION_VERTICAL,
                      "overflow", GTK_OVERFLOW_HIDDEN,
                      NULL);
  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "places");
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Places"), -1);
  for (guint i = 0; i < ranking->n_players; i++)
    {
      guint seat = ranking->order[i];

      gtk_box_append (GTK_BOX (box),
                      place_new (ranking, names[seat], colours[seat], seat, name_widths));
    }

  return box;
}

/* The table */

static int
get_column (const Table *table,
            guint        place)
{
  return N_LABEL_COLUMNS + (int) place;
}

/* In a wide table there is an empty column at the end: the last numbers keep away from the edge
 * as the first do. */
static int
count_columns (const Table *table)
{
  return get_column (table, table->ranking->n_players) + !table->narrow;
}

static void
attach_line (Table *table)
{
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_grid_attach (table->grid, line, 0, table->row++, count_columns (table), 1);
}

static GtkWidget *
player_new (const Table *table,
            guint        seat)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *mark = ahu_mark_new (table->colours[seat],
                                  table->narrow ? NARROW_MARK_SIZE : TABLE_MARK_SIZE);

  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), mark);

  /* Where there is no room, the places above tell whose mark it is. */
  gtk_widget_set_tooltip_text (box, table->names[seat]);
  if (!table->narrow)
    {
      GtkWidget *label = gtk_label_new (table->names[seat]);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 10);
      gtk_widget_add_css_class (label, "table-player");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_size_group_add_widget (table->widths, box);

  return box;
}

static void
attach_head (Table *table)
{
  GtkWidget *corner = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  /* Where no row has a detail that takes the room, it is left between the labels and the numbers. */
  gtk_widget_set_hexpand (corner, TRUE);
  gtk_grid_attach (table->grid, corner, COLUMN_LABEL, table->row, 2, 1);
  for (guint i = 0; i < table->ranking->n_players; i++)
    gtk_grid_attach (table->grid, player_new (table, table->ranking->order[i]),
                     get_column (table, i), table->row, 1, 1);
  table->row++;
}

static char *
describe_cell (const Table         *table,
               const AhuRankingRow *row,
               guint                seat)
{
  const AhuRankingCell *cell = &row->cells[seat];

  if (cell->how == NULL)
    /* Translators: one cell of the table of points, for screen readers: player,
     * source, points; such as “Anna, Tiles: 9”. */
    return g_strdup_printf (_("%1$s, %2$s: %3$lld"),
                            table->names[seat], row->label, (long long) cell->points);

  if (row->detail == NULL)
    /* Translators: the same with a reckoning in parentheses, such as “8 ×”. */
    return g_strdup_printf (_("%1$s, %2$s: %3$lld (%4$s)"),
                            table->names[seat], row->label, (long long) cell->points, cell->how);

  /* Translators: the same with a reckoning and a rate in parentheses, such as
   * “Anna, Grain: 24 (8 ×, 3 each)”. */
  return g_strdup_printf (_("%1$s, %2$s: %3$lld (%4$s, %5$s)"),
                          table->names[seat], row->label, (long long) cell->points,
                          cell->how, row->detail);
}

static GtkWidget *
how_new (const char *reckoning)
{
  GtkWidget *how = gtk_label_new (reckoning);

  gtk_label_set_xalign (GTK_LABEL (how), 1);
  gtk_widget_set_hexpand (how, TRUE);
  gtk_widget_add_css_class (how, "second");
  gtk_widget_add_css_class (how, "numeric");
  gtk_widget_add_css_class (how, "table-how");

  return how;
}

/* How the points came about stands before them or, in a narrow table, below them. */
static GtkWidget *
cell_new (const Table         *table,
          const AhuRankingRow *row,
          guint                seat)
{
  const AhuRankingCell *cell = &row->cells[seat];
  g_autofree char *description = describe_cell (table, row, seat);
  GtkWidget *points = number_new (cell->points, cell->points != 0 ? "points" : "no-points");
  GtkWidget *box = gtk_box_new (table->narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                table->narrow ? 0 : 6);

  gtk_accessible_update_property (GTK_ACCESSIBLE (points),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  /* All points of a player stand below each other. */
  gtk_widget_set_hexpand (points, cell->how == NULL);
  gtk_box_append (GTK_BOX (box), points);
  if (cell->how != NULL && table->narrow)
    gtk_box_append (GTK_BOX (box), how_new (cell->how));
  else if (cell->how != NULL)
    gtk_box_prepend (GTK_BOX (box), how_new (cell->how));
  gtk_widget_set_halign (box, GTK_ALIGN_END);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_size_group_add_widget (table->widths, box);

  return box;
}

static void
attach_label (Table               *table,
              const AhuRankingRow *row)
{
  GtkWidget *label = ahu_widget_breakable_words_new (row->label, "table-label");
  GtkWidget *detail = ahu_widget_breakable_words_new (row->detail, "second");

  /* The cells leave room for every word. */
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_widget_add_css_class (detail, "table-detail");
  gtk_widget_set_visible (detail, row->detail != NULL);

  if (table->narrow)
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

      gtk_box_append (GTK_BOX (box), label);
      gtk_box_append (GTK_BOX (box), detail);
      gtk_widget_set_hexpand (box, TRUE);
      gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
      gtk_grid_attach (table->grid, box, COLUMN_LABEL, table->row, 2, 1);
    }
  else
    {
      /* Names give way first. */
      gtk_label_set_wrap (GTK_LABEL (detail), FALSE);
      gtk_widget_set_hexpand (detail, TRUE);
      gtk_grid_attach (table->grid, label, COLUMN_LABEL, table->row, 1, 1);
      gtk_grid_attach (table->grid, detail, COLUMN_DETAIL, table->row, 1, 1);
    }
}

static void
attach_row (Table               *table,
            const AhuRankingRow *row)
{
  GtkWidget *picture = ahu_picture_new (row->picture, ROW_PICTURE_SIZE, ROW_PICTURE_SIZE);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (picture, "table-picture");
  gtk_grid_attach (table->grid, picture, COLUMN_PICTURE, table->row, 1, 1);
  attach_label (table, row);
  for (guint i = 0; i < table->ranking->n_players; i++)
    gtk_grid_attach (table->grid, cell_new (table, row, table->ranking->order[i]),
                     get_column (table, i), table->row, 1, 1);
  table->row++;
}

static void
attach_totals (Table *table)
{
  const AhuRanking *ranking = table->ranking;
  GtkWidget *ground = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (ground, "totals-ground");
  gtk_grid_attach (table->grid, ground, 0, table->row, count_columns (table), 1);

  gtk_grid_attach (table->grid, ahu_widget_breakable_words_new (ranking->total_label, "table-total-label"),
                   table->narrow ? COLUMN_PICTURE : COLUMN_LABEL, table->row,
                   table->narrow ? 3 : 2, 1);
  for (guint i = 0; i < ranking->n_players; i++)
    {
      guint seat = ranking->order[i];
      GtkWidget *total = number_new (ranking->totals[seat], "table-total");
      g_autofree char *description = g_strdup_printf (_("%1$s, %2$s: %3$lld"), table->names[seat],
                                                      ranking->total_label,
                                                      (long long) ranking->totals[seat]);

      gtk_accessible_update_property (GTK_ACCESSIBLE (total),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
      gtk_grid_attach (table->grid, total, get_column (table, i), table->row, 1, 1);
    }
}

GtkWidget *
ahu_ranking_table_new (const AhuRanking  *ranking,
                       const char *const *names,
                       const char *const *colours,
                       gboolean           narrow)
{
  g_autoptr (GtkSizeGroup) widths = gtk_size_group_new (narrow ? GTK_SIZE_GROUP_NONE : GTK_SIZE_GROUP_HORIZONTAL);
  Table table = { ranking, names, colours, narrow, NULL, widths, 0 };

  g_return_val_if_fail (ranking != NULL, NULL);
  g_return_val_if_fail (names != NULL && colours != NULL, NULL);

  table.grid = GTK_GRID (gtk_grid_new ());
  gtk_widget_set_overflow (GTK_WIDGET (table.grid), GTK_OVERFLOW_HIDDEN);
  gtk_widget_add_css_class (GTK_WIDGET (table.grid), "card");
  gtk_widget_add_css_class (GTK_WIDGET (table.grid), "points-table");
  if (narrow)
    gtk_widget_add_css_class (GTK_WIDGET (table.grid), "narrow");

  attach_head (&table);
  if (!narrow)
    gtk_grid_attach (table.grid, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), count_columns (&table) - 1, 0, 1, 1);
  for (guint i = 0; i < ranking->rows->len; i++)
    {
      attach_line (&table);
      attach_row (&table, g_ptr_array_index (ranking->rows, i));
    }
  attach_line (&table);
  attach_totals (&table);

  return GTK_WIDGET (table.grid);
}
