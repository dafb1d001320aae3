/* ahu-tp-boards.c: the boards of all players, in seating order, or one of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-boards.h"

#include "games/tapati/ui/ahu-tp-geometry.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"

#define GAP 12
/* Of one below the other. */
#define LIST_HEIGHT 200

struct _AhuTpBoards
{
  AhuParent parent_instance;

  GtkWidget *boards[TP_MAX_PLAYERS];
  GtkWidget *room;
  char **names;
  char **colours;
};

G_DEFINE_FINAL_TYPE (AhuTpBoards, ahu_tp_boards, AHU_TYPE_PARENT)

static void
ahu_tp_boards_finalize (GObject *object)
{
  g_strfreev (AHU_TP_BOARDS (object)->names);
  g_strfreev (AHU_TP_BOARDS (object)->colours);

  G_OBJECT_CLASS (ahu_tp_boards_parent_class)->finalize (object);
}

static void
ahu_tp_boards_class_init (AhuTpBoardsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_tp_boards_finalize;

  gtk_widget_class_set_css_name (widget_class, "tp-boards");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
}

static GtkWidget *
add (AhuTpBoards *self,
     GtkWidget   *child)
{
  gtk_widget_set_hexpand (child, TRUE);
  gtk_widget_set_vexpand (child, TRUE);
  gtk_widget_set_visible (child, FALSE);
  gtk_widget_set_parent (child, GTK_WIDGET (self));

  return child;
}

static void
ahu_tp_boards_init (AhuTpBoards *self)
{
  GtkGridLayout *layout = GTK_GRID_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_grid_layout_set_row_homogeneous (layout, TRUE);
  gtk_grid_layout_set_column_homogeneous (layout, TRUE);
  gtk_grid_layout_set_row_spacing (layout, GAP);
  gtk_grid_layout_set_column_spacing (layout, GAP);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    self->boards[seat] = add (self, ahu_tp_board_new ());
  self->room = add (self, gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
}

GtkWidget *
ahu_tp_boards_new (void)
{
  return g_object_new (AHU_TYPE_TP_BOARDS, NULL);
}

/* What isn't seen keeps no row for itself. */
static void
place (GtkWidget *child,
       gboolean   seen,
       guint      index,
       guint      columns)
{
  gtk_widget_set_visible (child, seen);
  ahu_widget_place (child, seen ? (int) (index % columns) : 0, seen ? (int) (index / columns) : 0, 1);
}

void
ahu_tp_boards_arrange (AhuTpBoards *self,
                       guint        n_players,
                       guint        columns,
                       guint        open)
{
  int height = -1;

  g_return_if_fail (AHU_IS_TP_BOARDS (self));
  g_return_if_fail (n_players <= TP_MAX_PLAYERS && columns > 0);

  /* One below the other they are scrolled: none is low, and of large text one line has no room for a head. */
  if (open == AHU_TP_ALL && columns == 1)
    height = ahu_text_scale () > AHU_LARGE_TEXT ? ahu_tp_geometry_two_lines_height (FALSE) : LIST_HEIGHT;
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    {
      gboolean seen = seat < n_players && (open == AHU_TP_ALL || open == seat);

      place (self->boards[seat], seen, open == AHU_TP_ALL ? seat : 0, columns);
      gtk_widget_set_size_request (self->boards[seat], -1, height);
    }
  place (self->room, open == AHU_TP_ALL && n_players % columns > 0, n_players, columns);
}

void
ahu_tp_boards_set_far (AhuTpBoards *self,
                       gboolean     is_far)
{
  g_return_if_fail (AHU_IS_TP_BOARDS (self));

  if (gtk_widget_has_css_class (GTK_WIDGET (self), "far") == is_far)
    return;
  ahu_widget_set_css_class (GTK_WIDGET (self), "far", is_far);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    ahu_tp_board_set_far (AHU_TP_BOARD (self->boards[seat]), is_far);
}

static void
set_players (AhuTpBoards      *self,
             const AhuTpScene *scene)
{
  if (self->names != NULL && g_strv_equal ((const char *const *) self->names, scene->names) &&
      g_strv_equal ((const char *const *) self->colours, scene->colours))
    return;

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) scene->names);
  g_strfreev (self->colours);
  self->colours = g_strdupv ((char **) scene->colours);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    ahu_tp_board_set_players (AHU_TP_BOARD (self->boards[seat]), scene->names, scene->colours);
}

/* One more than the highest tower has: where height is short, the towers are larger without the others. */
static guint
count_rows (const TpPosition *position)
{
  guint rows = AHU_TP_LEAST_ROWS;

  for (guint seat = 0; seat < position->n_players; seat++)
    for (guint site = 0; site < TP_SITES; site++)
      rows = MAX (rows, position->players[seat].moai[site].n_floors + (position->players[seat].moai[site].rug > 0) + 1u);

  return MIN (rows, AHU_TP_ROWS);
}

void
ahu_tp_boards_update (AhuTpBoards      *self,
                      const AhuTpScene *scene,
                      const TpPosition *before,
                      guint             seats,
                      gboolean          keeps_room)
{
  guint rows;

  g_return_if_fail (AHU_IS_TP_BOARDS (self));
  g_return_if_fail (scene != NULL);

  rows = count_rows (scene->position);
  set_players (self, scene);
  for (guint seat = 0; seat < scene->position->n_players; seat++)
    {
      AhuTpView view = { .position = scene->position, .seat = seat, .mode = seats >> seat & 1 ? AHU_TP_PLAY : AHU_TP_SHOW,
                         .is_against = seats != 0 && (seats & (seats - 1)) == 0,
                         .before = before != NULL ? before->players[seat].moai : NULL, .hints = scene->hints,
                         .keeps_room = keeps_room,
                         .rows = rows };

      if (gtk_widget_get_visible (self->boards[seat]))
        ahu_tp_board_show (AHU_TP_BOARD (self->boards[seat]), &view);
    }
}

AhuTpBoard *
ahu_tp_boards_get_board (AhuTpBoards *self,
                         guint        seat)
{
  g_return_val_if_fail (AHU_IS_TP_BOARDS (self), NULL);
  g_return_val_if_fail (seat < TP_MAX_PLAYERS, NULL);

  return AHU_TP_BOARD (self->boards[seat]);
}

GtkWidget *
ahu_tp_boards_get_room (AhuTpBoards *self)
{
  g_return_val_if_fail (AHU_IS_TP_BOARDS (self), NULL);

  return self->room;
}

gboolean
ahu_tp_boards_has_room (AhuTpBoards *self)
{
  g_return_val_if_fail (AHU_IS_TP_BOARDS (self), FALSE);

  return gtk_widget_get_visible (self->room);
}

const AhuTpFarView *
ahu_tp_boards_far_view (guint n_players)
{
  static const AhuTpFarView few = { 620, AHU_TP_HEIGHT_WHOLE, 2, 1.35 }, many = { 520, AHU_TP_HEIGHT_SHORE, 3, 1.15 };

  return n_players > 4 ? &many : &few;
}
