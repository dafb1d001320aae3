/* ahu-tp-site.c: one site of a board: the rows of a Moai, the base with its value, the road
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-site.h"

#include <math.h>

#include "games/tapati/ui/ahu-tp-board-words.h"
#include "toolkit/base/ahu-compat.h"

/* Beside the rows of the tower. */
enum
{
  ROW_FREE = AHU_TP_ROWS,
  ROW_BASE,
  ROW_ROAD,
  ROW_TILES,
  ROWS
};

#define LEAST_WIDTH 98
#define NATURAL_WIDTH 117

/* A free site's box, in rows from below. */
#define FREE_ROWS 2.9
/* Between it and the base, and what its edge takes. */
#define FREE_SPACE 3
#define FREE_EDGE 2
#define ROAD_SPACE 4
#define TILE_GAP 2
/* Side by side each has a frame of its own. */
#define TILE_GAP_BESIDE 6
#define LEAST_TILE 24
#define MOST_TILE_WIDTH 64
/* What is free above the rows. */
#define TILE_ROOM 9

#define MOST_CELLS 6

/* Cells that stand in one line, for readers of the screen a row. A cell is made when there is first something to
 * show in it: most of a board's stay empty for the whole game. */
#define AHU_TYPE_TP_ROW (ahu_tp_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpRow, ahu_tp_row, AHU, TP_ROW, GtkWidget)

struct _AhuTpRow
{
  GtkWidget parent_instance;

  GtkWidget *cells[MOST_CELLS];
  GdkRectangle areas[MOST_CELLS];
  guint n_cells;
  char *words;
};

G_DEFINE_FINAL_TYPE (AhuTpRow, ahu_tp_row, GTK_TYPE_WIDGET)

static void
ahu_tp_row_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
ahu_tp_row_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  AhuTpRow *self = AHU_TP_ROW (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  for (guint i = 0; i < self->n_cells; i++)
    {
      GtkAllocation area = self->areas[i];

      if (self->cells[i] == NULL || !gtk_widget_should_layout (self->cells[i]))
        continue;
      if (rtl)
        area.x = width - area.x - area.width;
      gtk_widget_measure (self->cells[i], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_size_allocate (self->cells[i], &area, -1);
    }
}

static void
ahu_tp_row_dispose (GObject *object)
{
  AhuTpRow *self = AHU_TP_ROW (object);

  for (guint i = 0; i < self->n_cells; i++)
    g_clear_pointer (&self->cells[i], gtk_widget_unparent);
  self->n_cells = 0;

  G_OBJECT_CLASS (ahu_tp_row_parent_class)->dispose (object);
}

static void
ahu_tp_row_finalize (GObject *object)
{
  g_free (AHU_TP_ROW (object)->words);

  G_OBJECT_CLASS (ahu_tp_row_parent_class)->finalize (object);
}

static void
ahu_tp_row_class_init (AhuTpRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_row_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_tp_row_finalize;
  widget_class->measure = ahu_tp_row_measure;
  widget_class->size_allocate = ahu_tp_row_size_allocate;

  gtk_widget_class_set_css_name (widget_class, "tp-row");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_ROW);
}

static void
ahu_tp_row_init (AhuTpRow *self)
{
  ahu_compat_unname (GTK_ACCESSIBLE (self));
}

/* The new cell, counted from where reading begins; not there yet. */
static AhuTpCell *
row_add_cell (AhuTpRow *self,
              guint     cell)
{
  GtkWidget *before = NULL;

  for (guint i = 0; i < cell; i++)
    if (self->cells[i] != NULL)
      before = self->cells[i];
  self->cells[cell] = ahu_tp_cell_new ();
  gtk_widget_insert_after (self->cells[cell], GTK_WIDGET (self), before);

  return AHU_TP_CELL (self->cells[cell]);
}

/* The cell, if it was added. */
static AhuTpCell *
row_get_cell (AhuTpRow *self,
              guint     cell)
{
  return self->cells[cell] != NULL ? AHU_TP_CELL (self->cells[cell]) : NULL;
}

/* @area is where it stands, from the upper corner where reading begins. */
static void
row_place (AhuTpRow           *self,
           guint               cell,
           const GdkRectangle *area)
{
  if (gdk_rectangle_equal (area, &self->areas[cell]))
    return;

  self->areas[cell] = *area;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/* Shows the row if one of its cells is; takes @words, its name, or NULL to leave it as it is. */
static void
row_show (AhuTpRow *self,
          char     *words)
{
  gboolean is_shown = FALSE;

  for (guint i = 0; i < self->n_cells; i++)
    is_shown = is_shown || (self->cells[i] != NULL && gtk_widget_get_visible (self->cells[i]));
  gtk_widget_set_visible (GTK_WIDGET (self), is_shown);

  if (words == NULL || g_strcmp0 (words, self->words) == 0)
    {
      g_free (words);
      return;
    }
  g_free (self->words);
  self->words = words;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

struct _AhuTpSite
{
  GtkWidget parent_instance;

  AhuTpGeometry geometry;
  AhuTpSiteState state;
  GtkWidget *rows[ROWS]; /* NULL until one has a cell */
  char *words;
};

G_DEFINE_FINAL_TYPE (AhuTpSite, ahu_tp_site, GTK_TYPE_WIDGET)

static guint chosen_signal;

static guint
row_of_cell (guint cell)
{
  if (cell >= AHU_TP_TILES)
    return ROW_TILES;

  return cell < AHU_TP_FREE ? cell / AHU_TP_ROW_CELLS : ROW_FREE + cell - AHU_TP_FREE;
}

static guint
column_of_cell (guint cell)
{
  if (cell >= AHU_TP_TILES)
    return cell - AHU_TP_TILES;

  return cell < AHU_TP_FREE ? cell % AHU_TP_ROW_CELLS : 0;
}

static void
place (AhuTpSite *self,
       guint      cell,
       double     x,
       double     y,
       double     width,
       double     height)
{
  GdkRectangle area = { (int) round (x), (int) round (y), 0, 0 };

  area.width = MAX ((int) round (x + width) - area.x, 0);
  area.height = MAX ((int) round (y + height) - area.y, 0);
  if (self->rows[row_of_cell (cell)] != NULL)
    row_place (AHU_TP_ROW (self->rows[row_of_cell (cell)]), column_of_cell (cell), &area);
}

static void
place_rows (AhuTpSite *self)
{
  const AhuTpGeometry *geometry = &self->geometry;
  double slab = geometry->inset + geometry->rapanuis;

  for (guint row = 0; row < AHU_TP_ROWS; row++)
    {
      guint cell = row * AHU_TP_ROW_CELLS;
      gboolean is_rug = self->state.cells[cell].place == TP_ON_RUG;
      double narrower = is_rug ? geometry->slab * 0.04 : 0;
      double y = ahu_tp_geometry_row (geometry, row);
      double places = self->state.cells[cell].fill.spaces * geometry->rapanuis / 2;

      place (self, cell + AHU_TP_CELL_RAPANUIS, slab - places, y, places, geometry->row);
      place (self, cell + AHU_TP_CELL_SLAVES, slab + 2 + narrower, y + (is_rug ? 0 : 0.8),
             geometry->slab - 2 * narrower, geometry->row - (is_rug ? 0 : 1.6));
      place (self, cell + AHU_TP_CELL_PALM, geometry->site - geometry->inset - geometry->palm, y, geometry->palm, geometry->row);
    }
}

/* Small buttons above the tower, or within the box of a free site; as many in a line as are wide enough
 * for a finger, at least two. */
static void
place_tiles (AhuTpSite *self)
{
  const AhuTpGeometry *geometry = &self->geometry;
  guint n = self->state.n_tiles;
  double across = geometry->site - (self->state.n_rows == 0 ? 2 * FREE_EDGE : 0);
  guint most = MAX ((guint) (geometry->site / AHU_TP_TOUCH), 2);
  guint n_lines = (n + most - 1) / most;
  guint a_line = n_lines > 0 ? (n + n_lines - 1) / n_lines : 1;
  double bottom = geometry->rows * geometry->row - self->state.n_rows * geometry->row;
  double box = FREE_ROWS * geometry->row - FREE_SPACE;
  double room = self->state.n_rows == 0 ? box - 2 * FREE_EDGE : bottom + TILE_ROOM;
  double height, width = MIN (across / a_line, MOST_TILE_WIDTH);

  if (n == 0)
    return;
  /* As high as a finger needs, but neither over the head nor out of the box. */
  height = CLAMP (room / n_lines, LEAST_TILE, AHU_TP_TOUCH);
  if (self->state.n_rows == 0)
    bottom -= FREE_SPACE + (box - n_lines * height) / 2;

  for (guint i = 0; i < n; i++)
    {
      guint line = i / a_line;
      guint in_line = MIN (a_line, n - line * a_line);
      double x = (geometry->site - in_line * width) / 2 + (i % a_line) * width;

      place (self, AHU_TP_TILES + i, x + TILE_GAP_BESIDE / 2.0, bottom - (n_lines - line) * height + TILE_GAP / 2.0,
             width - TILE_GAP_BESIDE, height - TILE_GAP);
    }
}

static void
place_cells (AhuTpSite *self)
{
  const AhuTpGeometry *geometry = &self->geometry;
  double bottom = geometry->rows * geometry->row;

  place_rows (self);
  place (self, AHU_TP_FREE, 1, bottom - FREE_ROWS * geometry->row, geometry->site - 2, FREE_ROWS * geometry->row - FREE_SPACE);
  place (self, AHU_TP_BASE, 0, bottom, geometry->site, geometry->base);
  place (self, AHU_TP_ROAD, 0, bottom + geometry->base + ROAD_SPACE, geometry->site, geometry->road);
  place_tiles (self);
}

static void
ahu_tp_site_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
    }
}

static void
ahu_tp_site_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  AhuTpSite *self = AHU_TP_SITE (widget);

  place_cells (self);
  for (guint row = 0; row < ROWS; row++)
    if (self->rows[row] != NULL && gtk_widget_should_layout (self->rows[row]))
      {
        gtk_widget_measure (self->rows[row], GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
        gtk_widget_size_allocate (self->rows[row], &(GtkAllocation) { 0, 0, width, height }, -1);
      }
}

/* Where nothing stands, the base is there all the same. */
static void
ahu_tp_site_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuTpSite *self = AHU_TP_SITE (widget);
  const AhuTpGeometry *geometry = &self->geometry;

  if (self->state.n_rows == 0)
    ahu_tp_paint_base (widget, snapshot,
                       &GRAPHENE_RECT_INIT (0, (float) round (geometry->rows * geometry->row), (float) geometry->site,
                                            (float) geometry->base), NULL);

  GTK_WIDGET_CLASS (ahu_tp_site_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_tp_site_dispose (GObject *object)
{
  AhuTpSite *self = AHU_TP_SITE (object);

  for (guint row = 0; row < ROWS; row++)
    g_clear_pointer (&self->rows[row], gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_tp_site_parent_class)->dispose (object);
}

static void
ahu_tp_site_finalize (GObject *object)
{
  g_free (AHU_TP_SITE (object)->words);

  G_OBJECT_CLASS (ahu_tp_site_parent_class)->finalize (object);
}

static void
ahu_tp_site_class_init (AhuTpSiteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_tp_site_dispose;
  G_OBJECT_CLASS (klass)->finalize = ahu_tp_site_finalize;
  widget_class->measure = ahu_tp_site_measure;
  widget_class->size_allocate = ahu_tp_site_size_allocate;
  widget_class->snapshot = ahu_tp_site_snapshot;

  chosen_signal = g_signal_new ("chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 1, AHU_TYPE_TP_CELL);

  gtk_widget_class_set_css_name (widget_class, "tp-site");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
ahu_tp_site_init (AhuTpSite *self)
{
}

GtkWidget *
ahu_tp_site_new (void)
{
  return g_object_new (AHU_TYPE_TP_SITE, NULL);
}

void
ahu_tp_site_set_geometry (AhuTpSite           *self,
                          const AhuTpGeometry *geometry)
{
  g_return_if_fail (AHU_IS_TP_SITE (self));
  g_return_if_fail (geometry != NULL);

  self->geometry = *geometry;
}

/* Pieces come and go within a row; only tiles change where something lies. */
static gboolean
lies_elsewhere (const AhuTpSiteState *state,
                const AhuTpSiteState *before)
{
  for (guint row = 0; row < AHU_TP_ROWS; row++)
    if (state->cells[row * AHU_TP_ROW_CELLS].place != before->cells[row * AHU_TP_ROW_CELLS].place)
      return TRUE;

  return state->n_rows != before->n_rows || state->n_tiles != before->n_tiles;
}

static void
name_site (AhuTpSite *self)
{
  g_autofree char *words = ahu_tp_site_words (&self->state);

  if (g_strcmp0 (words, self->words) == 0)
    return;

  g_free (self->words);
  self->words = g_steal_pointer (&words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->words, -1);
}

static void
clicked_cb (AhuTpSite *self,
            AhuTpCell *cell)
{
  g_signal_emit (self, chosen_signal, 0, cell);
}

/* Rows are read in their order, whichever is there first. */
static AhuTpRow *
ensure_row (AhuTpSite *self,
            guint      row)
{
  GtkWidget *before = NULL;

  if (self->rows[row] == NULL)
    {
      for (guint i = row; i > 0 && before == NULL; i--)
        before = self->rows[i - 1];
      self->rows[row] = g_object_new (AHU_TYPE_TP_ROW, NULL);
      AHU_TP_ROW (self->rows[row])->n_cells = row < AHU_TP_ROWS || row == ROW_TILES ? MOST_CELLS : 1;
      gtk_widget_insert_after (self->rows[row], GTK_WIDGET (self), before);
      gtk_widget_queue_allocate (GTK_WIDGET (self));
    }

  return AHU_TP_ROW (self->rows[row]);
}

static void
show_cell (AhuTpSite         *self,
           const AhuTpView   *view,
           guint              i,
           const char *const *names)
{
  const AhuTpCellState *state = &self->state.cells[i];
  AhuTpCell *cell = ahu_tp_site_get_cell (self, i);
  g_autofree char *hint = NULL;

  if (cell == NULL && !state->is_shown)
    return;
  if (cell == NULL)
    {
      cell = row_add_cell (ensure_row (self, row_of_cell (i)), column_of_cell (i));
      g_signal_connect_object (cell, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
    }

  hint = ahu_tp_cell_hint (view, state);
  ahu_tp_cell_show (cell, state, &self->state.reasons[i], names, view->mode);
  ahu_tp_cell_set_hint (cell, hint);
}

void
ahu_tp_site_show (AhuTpSite         *self,
                  const AhuTpView   *view,
                  guint              site,
                  const char *const *names)
{
  AhuTpSiteState before;

  g_return_if_fail (AHU_IS_TP_SITE (self));
  g_return_if_fail (view != NULL && site < TP_SITES);

  before = self->state;
  ahu_tp_site_state_init (&self->state, view, site);
  for (guint i = 0; i < AHU_TP_CELLS; i++)
    show_cell (self, view, i, names);
  for (guint row = 0; row < ROWS; row++)
    {
      const AhuTpCellState *cell = &self->state.cells[MIN (row, AHU_TP_ROWS - 1) * AHU_TP_ROW_CELLS + AHU_TP_CELL_SLAVES];

      if (self->rows[row] != NULL)
        row_show (AHU_TP_ROW (self->rows[row]), row < self->state.n_rows ? ahu_tp_row_words (cell) : NULL);
    }
  name_site (self);
  if (lies_elsewhere (&self->state, &before))
    {
      gtk_widget_queue_allocate (GTK_WIDGET (self));
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
}

AhuTpCell *
ahu_tp_site_get_cell (AhuTpSite *self,
                      guint      cell)
{
  g_return_val_if_fail (AHU_IS_TP_SITE (self), NULL);
  g_return_val_if_fail (cell < AHU_TP_CELLS, NULL);

  if (self->rows[row_of_cell (cell)] == NULL)
    return NULL;

  return row_get_cell (AHU_TP_ROW (self->rows[row_of_cell (cell)]), column_of_cell (cell));
}

const AhuTpCellState *
ahu_tp_site_get_cell_state (AhuTpSite *self,
                            guint      cell)
{
  g_return_val_if_fail (AHU_IS_TP_SITE (self), NULL);
  g_return_val_if_fail (cell < AHU_TP_CELLS, NULL);

  return &self->state.cells[cell];
}

static gboolean
find_bounds (AhuTpSite       *self,
             guint            cell,
             graphene_rect_t *bounds)
{
  GtkWidget *widget = (GtkWidget *) ahu_tp_site_get_cell (self, cell);

  return widget != NULL && gtk_widget_get_visible (widget) && gtk_widget_compute_bounds (widget, GTK_WIDGET (self), bounds);
}

static double
distance (double from,
          double length,
          double at)
{
  return at < from ? from - at : MAX (at - from - length, 0);
}

/* The whole row stands for the cell of it that can be activated; where there are two, the nearer. */
static double
find_distance (AhuTpSite *self,
               guint      cell,
               double     x,
               double     y,
               gboolean   touch)
{
  graphene_rect_t bounds;
  double above, beside, reach;

  if (!find_bounds (self, cell, &bounds))
    return G_MAXDOUBLE;

  reach = touch ? MAX ((AHU_TP_TOUCH - bounds.size.height) / 2, 0) : 0;
  above = distance (bounds.origin.y, bounds.size.height, y);
  beside = distance (bounds.origin.x, bounds.size.width, x);
  if (above > reach || (cell >= AHU_TP_TILES && beside > 0))
    return G_MAXDOUBLE;

  /* Height tells rows apart; within one it is the width. */
  return above * self->geometry.site + beside;
}

AhuTpCell *
ahu_tp_site_pick (AhuTpSite *self,
                  double     x,
                  double     y,
                  gboolean   touch)
{
  int best = -1;
  double least = G_MAXDOUBLE;

  g_return_val_if_fail (AHU_IS_TP_SITE (self), NULL);

  for (guint i = 0; i < AHU_TP_CELLS; i++)
    {
      const AhuTpCellState *state = &self->state.cells[i];
      graphene_rect_t bounds;
      double away;

      /* A piece that can be taken back is meant by who hits it. */
      if (state->fill.fresh > 0 && find_bounds (self, i, &bounds) &&
          graphene_rect_contains_point (&bounds, &GRAPHENE_POINT_INIT ((float) x, (float) y)))
        return ahu_tp_site_get_cell (self, i);
      away = state->is_live ? find_distance (self, i, x, y, touch) : G_MAXDOUBLE;
      if (away < least)
        {
          least = away;
          best = (int) i;
        }
    }
  if (best >= 0)
    return ahu_tp_site_get_cell (self, (guint) best);

  for (guint i = 0; i < AHU_TP_CELLS; i++)
    if (find_distance (self, i, x, y, FALSE) == 0)
      return ahu_tp_site_get_cell (self, i);

  return NULL;
}

gboolean
ahu_tp_site_is_crowded (AhuTpSite *self,
                        AhuTpCell *cell)
{
  const AhuTpCellState *own;

  g_return_val_if_fail (AHU_IS_TP_SITE (self), FALSE);
  g_return_val_if_fail (AHU_IS_TP_CELL (cell), FALSE);

  own = ahu_tp_cell_get_state (cell);
  if (self->geometry.row >= AHU_TP_CROWDED || own->kind > AHU_TP_CELL_PALM)
    return FALSE;

  for (guint i = 0; i < AHU_TP_FREE; i++)
    {
      const AhuTpCellState *other = &self->state.cells[i];

      if (other->is_shown && other->is_live && ABS ((int) other->row - own->row) == 1)
        return TRUE;
    }

  return FALSE;
}
