/* ahu-tp-table-focus.c: where the focus of Tapati's table page goes, and which tab is open
 *
 * Where several place at once it stays on a board until that player is done. A tab is changed only
 * when a step begins or the player whose board it is has nothing left to enter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <string.h>

#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-centre.h"
#include "games/tapati/ui/ahu-tp-table-private.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-practise.h"

guint
ahu_tp_table_get_seat (AhuTpTable *self)
{
  const TpPosition *position = ahu_tp_table_get_position (self);
  guint person = ahu_practise_get_person (ahu_table_get_session (AHU_TABLE (self)));
  guint seat = self->seat < position->n_players ? self->seat : position->active;

  /* Nobody enters anything for the computers. */
  if (person != AHU_NOBODY && tp_position_is_pending (position, person))
    return person;
  for (guint i = 0; i < position->n_players && !tp_position_is_pending (position, seat); i++)
    seat = tp_position_next (position, seat);

  return seat;
}

static gboolean
is_on_board (AhuTpTable *self)
{
  guint step = ahu_tp_table_get_position (self)->step;

  return step == TP_STEP_PLACE || (step == TP_STEP_PRESTIGE && self->layout->stand == AHU_TP_STAND_TABS);
}

/* Whose Moai are scored begins anew with each player. */
static void
get_step (const TpPosition *position,
          guint             step[4])
{
  step[0] = position->round;
  step[1] = position->n_used;
  step[2] = position->step;
  step[3] = position->step == TP_STEP_PRESTIGE ? position->active : 0;
}

/* What was taken back leads to the board where it was done.
 * Returns: whether something was, of somebody's */
static gboolean
follow_undo (AhuTpTable *self)
{
  AhuSession *session = ahu_table_get_session (AHU_TABLE (self));
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (session));
  guint ply = ahu_history_get_ply (ahu_session_get_history (session));
  gboolean undone = ply < self->ply && ply < moves->len;
  guint author = AHU_NOBODY;

  self->ply = ply;
  if (undone)
    author = ahu_session_get_game (session)->author (ahu_session_get_position (session), moves->pdata[ply]);
  if (author != AHU_NOBODY)
    self->seat = author;

  return author != AHU_NOBODY;
}

void
ahu_tp_table_follow_step (AhuTpTable *self)
{
  const TpPosition *position = ahu_tp_table_get_position (self);
  guint step[G_N_ELEMENTS (self->step)];
  guint ply = self->ply;
  gboolean undone = follow_undo (self);
  /* Who sits at the board that is seen has just done the last there was to do. */
  gboolean is_done = self->ply > ply && position->step == TP_STEP_PLACE && self->open < position->n_players &&
                     !tp_position_is_pending (position, self->open);

  get_step (position, step);
  if (memcmp (step, self->step, sizeof step) == 0 && !undone && !is_done)
    return;
  /* Who acts first is first to place as well; in the Tapati fact it is who has exchanged. */
  if (!undone && (memcmp (step, self->step, 2 * sizeof *step) != 0 || step[2] == TP_STEP_PRESTIGE))
    self->seat = position->active;
  memcpy (self->step, step, sizeof step);
  self->open = is_on_board (self) ? ahu_tp_table_get_seat (self) : AHU_TP_CENTRE_SEAT;
  /* Where all boards are seen nothing moves. */
  if (self->layout->stand <= AHU_TP_STAND_OPEN)
    ahu_tp_table_arrange (self);
}

void
ahu_tp_table_open (AhuTpTable *self,
                   guint       seat)
{
  if (seat == self->open)
    return;
  self->open = seat;
  ahu_tp_table_arrange (self);
  ahu_tp_table_show_boards (self);
}

static GtkWidget *
get_board (AhuTpTable *self,
           guint       seat)
{
  return GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (self->boards), seat));
}

/* Where the next decision is made. */
static GtkWidget *
find_decision (AhuTable *table)
{
  AhuTpTable *self = AHU_TP_TABLE (table);
  guint step = ahu_tp_table_get_position (self)->step;
  GtkWidget *decision = ahu_tp_centre_find_decision (AHU_TP_CENTRE (self->centre), step);

  if (is_on_board (self))
    return get_board (self, ahu_tp_table_get_seat (self));

  return decision != NULL ? decision : ahu_table_get_prompt (table);
}

/* Where one board is seen, its player goes on as long as there is anything to place. */
static guint
find_placing (AhuTpTable *self)
{
  const TpPosition *position = ahu_tp_table_get_position (self);
  gboolean is_alone = self->layout->stand <= AHU_TP_STAND_OPEN && self->open < position->n_players;

  return is_alone && tp_position_is_pending (position, self->open) ? self->open : ahu_tp_table_get_seat (self);
}

/* Whether something can still be done where the focus stands. */
static gboolean
can_go_on (AhuTable   *table,
           AhuTpBoard *board)
{
  AhuTpCell *cell = ahu_tp_board_get_focus_cell (board);

  return ahu_table_has_focus_inside (table, GTK_WIDGET (board)) && (cell == NULL || ahu_tp_cell_get_state (cell)->is_live);
}

/* A board knows best which of its places can be filled. One that isn't seen is opened by its tab. */
static gboolean
focus_board (AhuTable *table)
{
  AhuTpTable *self = AHU_TP_TABLE (table);
  AhuTpBoard *board;
  guint seat;

  if (!is_on_board (self) || ahu_practise_is_waiting (ahu_table_get_session (table)))
    return FALSE;
  seat = find_placing (self);
  board = ahu_tp_boards_get_board (AHU_TP_BOARDS (self->boards), seat);
  if (!gtk_widget_get_mapped (GTK_WIDGET (board)))
    return gtk_widget_grab_focus (ahu_tp_tabs_get_tab (AHU_TP_TABS (self->tabs), seat));

  return can_go_on (table, board) || gtk_widget_grab_focus (GTK_WIDGET (board));
}

/* The boards from the first whose player has to act. */
static void
add_regions (AhuTable  *table,
             GPtrArray *regions)
{
  AhuTpTable *self = AHU_TP_TABLE (table);
  const TpPosition *position = ahu_tp_table_get_position (self);
  guint seat = ahu_tp_table_get_seat (self);

  g_ptr_array_add (regions, self->tabs);
  g_ptr_array_add (regions, self->centre);
  for (guint i = 0; i < position->n_players; i++, seat = tp_position_next (position, seat))
    g_ptr_array_add (regions, get_board (self, seat));
}

static void
board_action (GtkWidget  *widget,
              const char *action_name,
              GVariant   *parameter)
{
  AhuTpTable *self = AHU_TP_TABLE (widget);
  guint seat = g_variant_get_uint32 (parameter);
  GtkWidget *first;

  if (ahu_table_get_session (AHU_TABLE (self)) == NULL ||
      (seat != AHU_TP_CENTRE_SEAT && seat >= ahu_tp_table_get_position (self)->n_players))
    return;
  ahu_tp_table_open (self, seat);
  if (seat != AHU_TP_CENTRE_SEAT)
    {
      gtk_widget_grab_focus (get_board (self, seat));
      return;
    }
  first = ahu_choice_find_first (self->centre);
  if (first != NULL)
    gtk_widget_grab_focus (first);
}

void
ahu_tp_table_install_board (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.board", "u", board_action);
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    gtk_widget_class_add_binding_action (widget_class, GDK_KEY_1 + seat, GDK_ALT_MASK, "table.board", "u", seat);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_0, GDK_ALT_MASK, "table.board", "u", AHU_TP_CENTRE_SEAT);
}

/* Where one board is seen at a time, on that. */
static guint
get_asked (AhuTable *table)
{
  AhuTpTable *self = AHU_TP_TABLE (table);
  const TpPosition *position = ahu_tp_table_get_position (self);

  if (self->layout->stand <= AHU_TP_STAND_OPEN && self->open < position->n_players &&
      tp_position_is_pending (position, self->open))
    return self->open;

  return ahu_tp_table_get_seat (self);
}

void
ahu_tp_table_class_init_focus (AhuTableClass *table_class)
{
  table_class->asked = get_asked;
  table_class->default_focus = find_decision;
  table_class->focus_side = focus_board;
  table_class->add_regions = add_regions;
}
