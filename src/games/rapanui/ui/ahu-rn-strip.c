/* ahu-rn-strip.c: the players as a strip of cells with wood and glory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-strip.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-count-press.h"
#include "games/rapanui/ui/ahu-rn-player-panel.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-widget.h"

#define MARK_SIZE 16
#define TOKEN_SIZE 16

typedef struct
{
  GtkWidget *cell;
  GtkWidget *mark;
  GtkWidget *name;
  GtkWidget *numbers;
  GtkWidget *wood;
  GtkWidget *glory;
} Cell;

struct _AhuRnStrip
{
  GtkGrid parent_instance;

  Cell cells[RN_MAX_PLAYERS];
};

G_DEFINE_FINAL_TYPE (AhuRnStrip, ahu_rn_strip, GTK_TYPE_GRID)

/* The cell is told whole. */
static GtkWidget *
add_label (GtkWidget  *box,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   "xalign", 0.0f,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
add_number (GtkWidget  *line,
            const char *picture)
{
  GtkWidget *token = ahu_picture_new (picture, TOKEN_SIZE, TOKEN_SIZE);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 2);

  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), token);
  gtk_box_append (GTK_BOX (line), box);
  return add_label (box, "strip-number");
}

static guint
find_cell (GtkWidget              *widget,
           const graphene_point_t *point)
{
  AhuRnStrip *self = AHU_RN_STRIP (gtk_widget_get_parent (widget));
  guint player = 0;
  GtkWidget *at = point != NULL ? gtk_widget_pick (widget, point->x, point->y, GTK_PICK_DEFAULT) : NULL;

  while (self->cells[player].cell != widget)
    player++;

  return rn_count_cell (player, at != NULL && at == self->cells[player].glory ? RN_COUNT_GLORY : RN_COUNT_WOOD);
}

static void
make_cell (AhuRnStrip *self,
           Cell       *cell)
{
  GtkWidget *heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);

  cell->cell = ahu_readable_new (GTK_ACCESSIBLE_ROLE_LIST_ITEM, GTK_ORIENTATION_VERTICAL, 4);
  gtk_widget_set_visible (cell->cell, FALSE);
  gtk_widget_add_css_class (cell->cell, "strip-cell");
  ahu_rn_count_press_add (cell->cell, find_cell);

  cell->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (cell->mark, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (heading), cell->mark);
  cell->name = add_label (heading, "strip-name");
  gtk_label_set_ellipsize (GTK_LABEL (cell->name), PANGO_ELLIPSIZE_END);
  ahu_readable_append (AHU_READABLE (cell->cell), heading);

  cell->wood = add_number (line, "token-wood");
  cell->glory = add_number (line, "token-glory");
  ahu_readable_append (AHU_READABLE (cell->cell), line);
  gtk_grid_attach (GTK_GRID (self), cell->cell, 0, 0, 1, 1);
  cell->numbers = line;
}

static void
update_cell (Cell       *cell,
             AhuSession *session,
             guint       player)
{
  const RnPosition *position = ahu_session_get_position (session);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  g_autofree char *description = ahu_rn_player_describe (session, player);

  ahu_mark_set_colour (AHU_PICTURE (cell->mark), colours[player], MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (cell->name), ahu_session_get_names (session)[player]);
  ahu_widget_show_number (cell->wood, position->wood[player]);
  ahu_widget_show_number (cell->glory, position->glory[player]);
  ahu_player_colour_own (colours[player], cell->cell, rn_acting_words (position, player) != NULL);
  ahu_readable_set_words (AHU_READABLE (cell->cell), description);
  ahu_rn_count_press_update (cell->cell, session);
}

static void
ahu_rn_strip_class_init (AhuRnStripClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static void
ahu_rn_strip_init (AhuRnStrip *self)
{
  gtk_grid_set_column_spacing (GTK_GRID (self), 4);
  gtk_grid_set_row_spacing (GTK_GRID (self), 4);
  gtk_grid_set_column_homogeneous (GTK_GRID (self), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Players"), -1);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    make_cell (self, &self->cells[i]);
  ahu_rn_strip_set_columns (self, RN_MAX_PLAYERS);
}

void
ahu_rn_strip_update (AhuRnStrip *self,
                     AhuSession *session)
{
  const RnPosition *position;

  g_return_if_fail (AHU_IS_RN_STRIP (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  position = ahu_session_get_position (session);
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      gboolean plays = i < position->n_players;

      if (plays)
        update_cell (&self->cells[i], session, i);
      gtk_widget_set_visible (self->cells[i].cell, plays);
    }
}

void
ahu_rn_strip_set_columns (AhuRnStrip *self,
                          guint       columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  g_return_if_fail (AHU_IS_RN_STRIP (self));
  g_return_if_fail (columns > 0);

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, self->cells[i].cell),
                  "column", (int) (i % columns),
                  "row", (int) (i / columns),
                  NULL);
}

void
ahu_rn_strip_set_large (AhuRnStrip *self,
                        gboolean    large)
{
  g_return_if_fail (AHU_IS_RN_STRIP (self));

  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    gtk_orientable_set_orientation (GTK_ORIENTABLE (self->cells[i].numbers),
                                    large ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

GtkWidget *
ahu_rn_strip_get_part (AhuRnStrip *self,
                       guint       player,
                       guint       part)
{
  Cell *cell;

  g_return_val_if_fail (AHU_IS_RN_STRIP (self), NULL);
  g_return_val_if_fail (player < RN_MAX_PLAYERS, NULL);

  cell = &self->cells[player];
  if (part == AHU_RN_NUMBER_WOOD)
    return cell->wood;

  return part == AHU_RN_NUMBER_GLORY ? cell->glory : cell->cell;
}
