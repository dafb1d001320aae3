/* ahu-tp-board-entry.c: what pointer, finger and keys mean on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-board-private.h"

#include "toolkit/base/ahu-key.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"

/* From here on a finger meets the space that it means. */
#define SPACE_ROW 40

#define BESIDE 3

/* Where nothing is to be done now a cell keeps no reason: it is asked for. Palms are placed from the
 * first floor without one. */
static TpReason
find_reason (AhuTpBoard           *self,
             const AhuTpCellState *state)
{
  const TpMoai *moai = &self->position.players[self->view.seat].moai[state->site];
  TpMove move;

  ahu_tp_cell_move (state, self->view.seat, 1, &move);
  if (state->kind == AHU_TP_CELL_PALM && state->row >= moai->base)
    move.count = (guint8) (state->row + 1 - moai->base);

  return tp_check (&self->position, &move);
}

/* The box of a free site in which tiles can be laid is but their frame: there is nothing to say of
 * it, and arrows lead to the tiles. */
static gboolean
is_frame (const AhuTpCellState *state)
{
  return state->kind == AHU_TP_CELL_FREE && state->is_laid;
}

/* What follows may change the cell. */
static void
refuse (AhuTpBoard           *self,
        const AhuTpCellState *state,
        const TpReason       *reason)
{
  TpReason refused = *reason;

  if (refused.code == TP_OK && !is_frame (state))
    refused = find_reason (self, state);
  if (refused.code != TP_OK)
    g_signal_emit_by_name (self, "refused", &refused);
}

static void
take_back (AhuTpBoard *self,
           guint       site,
           guint       place,
           guint       piece,
           guint       count)
{
  g_signal_emit_by_name (self, "take-back", site, place, piece, count);
}

/* With the rug, which is the highest. */
static guint
count_rows (AhuTpBoard *self,
            guint       site)
{
  const TpMoai *moai = &self->position.players[self->view.seat].moai[site];

  return moai->n_floors + (moai->rug > 0);
}

/* So many of those that were just placed, from the last. */
static void
take_back_from (AhuTpBoard           *self,
                const AhuTpCellState *state,
                guint                 space)
{
  const TpMoai *moai = &self->position.players[self->view.seat].moai[state->site];
  guint last = state->kind == AHU_TP_CELL_PALM ? moai->base : state->fill.filled;
  guint first = state->kind == AHU_TP_CELL_PALM ? state->row : space;

  take_back (self, state->site, state->place, state->kind == AHU_TP_CELL_SLAVES ? (guint) TP_SLAVE : state->piece, last - first);
}

static void
play (AhuTpBoard           *self,
      const AhuTpCellState *state,
      guint                 count)
{
  TpMove move;
  TpReason reason;

  ahu_tp_cell_move (state, self->view.seat, count, &move);
  reason = tp_check (&self->position, &move);
  if (reason.code != TP_OK)
    refuse (self, state, &reason);
  else
    g_signal_emit_by_name (self, "play", &move, 1u);
}

static gboolean
can_take_back (AhuTpBoard *self)
{
  return self->view.mode == AHU_TP_PLAY && self->view.before != NULL && self->offer.is_pending;
}

void
ahu_tp_board_choose (AhuTpBoard *self,
                     AhuTpCell  *cell,
                     int         space)
{
  AhuTpCellState state = *ahu_tp_cell_get_state (cell);
  guint live = state.fill.live;

  if (self->view.mode == AHU_TP_FORM)
    {
      ahu_tp_board_choose_entry (self, cell, space);
      return;
    }
  if (self->view.mode == AHU_TP_SHOW)
    return;

  if (space >= 0 && ahu_tp_fill_is_fresh (&state.fill, (guint) space) && can_take_back (self))
    take_back_from (self, &state, (guint) space);
  else if (state.is_back)
    take_back (self, state.site, state.place, state.piece, count_rows (self, state.site) - state.row);
  else if (!state.is_live)
    refuse (self, &state, ahu_tp_cell_get_reason (cell));
  else if (state.kind != AHU_TP_CELL_PALM && space >= state.fill.filled)
    play (self, &state, MIN ((guint) space + 1 - state.fill.filled, live));
  else
    play (self, &state, live);
}

/* Where on the site a place on the board is. */
static AhuTpCell *
pick (AhuTpBoard  *self,
      double       x,
      double       y,
      gboolean     touch,
      int         *space,
      AhuTpSite  **site)
{
  *space = -1;
  for (guint i = 0; i < TP_SITES; i++)
    {
      graphene_point_t at = GRAPHENE_POINT_INIT ((float) x, (float) y), on_site, on_cell;
      AhuTpCell *cell;

      if (!gtk_widget_compute_point (GTK_WIDGET (self), self->sites[i], &at, &on_site) ||
          on_site.x < -BESIDE || on_site.x > gtk_widget_get_width (self->sites[i]) + BESIDE)
        continue;
      *site = AHU_TP_SITE (self->sites[i]);
      cell = ahu_tp_site_pick (*site, on_site.x, on_site.y, touch);
      if (cell == NULL || !gtk_widget_compute_point (GTK_WIDGET (self), GTK_WIDGET (cell), &at, &on_cell))
        return NULL;

      *space = ahu_tp_cell_find_space (cell, on_cell.x, on_cell.y);
      /* On a low row the finger means all of it, or the piece to take back. */
      if (touch && *space >= ahu_tp_cell_get_state (cell)->fill.filled &&
          ahu_tp_cell_get_state (cell)->kind <= AHU_TP_CELL_SLAVES &&
          gtk_widget_get_height (GTK_WIDGET (cell)) < SPACE_ROW - 2)
        *space = -1;
      return cell;
    }

  return NULL;
}

/* A button lies over the places. */
static gboolean
is_on_button (AhuTpBoard *self,
              double      x,
              double      y)
{
  GtkWidget *widget = gtk_widget_pick (GTK_WIDGET (self), x, y, GTK_PICK_DEFAULT);

  return widget != NULL && gtk_widget_get_ancestor (widget, AHU_TYPE_CHOICE) != NULL;
}

gboolean
ahu_tp_board_tap (AhuTpBoard *self,
                  double      x,
                  double      y,
                  gboolean    touch)
{
  AhuTpSite *site;
  AhuTpCell *cell;
  int space;

  if (self->view.position == NULL || self->view.mode == AHU_TP_SHOW || is_on_button (self, x, y))
    return FALSE;
  cell = pick (self, x, y, touch, &space, &site);
  if (cell == NULL)
    return FALSE;

  if (touch && self->view.mode == AHU_TP_PLAY && ahu_tp_cell_get_state (cell)->is_live &&
      ahu_tp_site_is_crowded (site, cell))
    ahu_tp_board_open_large (self, cell);
  else
    {
      gtk_widget_grab_focus (GTK_WIDGET (cell));
      ahu_tp_board_choose (self, cell, space);
    }

  return TRUE;
}

/* A finger may miss by more than a pointer. */
static gboolean
is_touch (GtkGesture *gesture)
{
  GdkDevice *device = gtk_event_controller_get_current_event_device (GTK_EVENT_CONTROLLER (gesture));

  return device != NULL && gdk_device_get_source (device) == GDK_SOURCE_TOUCHSCREEN;
}

static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             AhuTpBoard      *self)
{
  gboolean was_held = self->was_held;

  self->was_held = FALSE;
  if (was_held || ahu_tp_board_tap (self, x, y, is_touch (GTK_GESTURE (gesture))))
    gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
}

/* A finger can't point at something without touching it: it holds. */
static void
held_cb (GtkGestureLongPress *gesture,
         double               x,
         double               y,
         AhuTpBoard          *self)
{
  AhuTpSite *site;
  int space;
  AhuTpCell *cell = self->view.position != NULL ? pick (self, x, y, FALSE, &space, &site) : NULL;
  const char *tip = cell != NULL ? ahu_tip_get (GTK_WIDGET (cell)) : NULL;
  GtkWidget *popover, *words;

  if (cell == NULL)
    return;
  if (self->view.mode == AHU_TP_FORM)
    {
      self->was_held = TRUE;
      ahu_tp_board_remove_top (self, ahu_tp_cell_get_state (cell)->site);
      return;
    }
  if (tip == NULL)
    return;

  self->was_held = TRUE;
  popover = gtk_popover_new ();
  words = ahu_widget_words_new (tip, "tip-words");
  gtk_label_set_max_width_chars (GTK_LABEL (words), 30);
  gtk_popover_set_child (GTK_POPOVER (popover), words);
  ahu_widget_attach_popover (GTK_WIDGET (cell), popover);
  gtk_popover_popup (GTK_POPOVER (popover));
}

AhuTpCell *
ahu_tp_board_find_live (AhuTpBoard *self)
{
  AhuTpCell *first = NULL;

  for (guint site = 0; site < TP_SITES; site++)
    for (guint i = 0; i < AHU_TP_CELLS; i++)
      {
        AhuTpCell *cell = ahu_tp_site_get_cell (AHU_TP_SITE (self->sites[site]), i);

        if (cell == NULL || !gtk_widget_get_visible (GTK_WIDGET (cell)))
          continue;
        if (ahu_tp_cell_get_state (cell)->is_live)
          return cell;
        if (first == NULL)
          first = cell;
      }

  return first;
}

AhuTpCell *
ahu_tp_board_get_focus_cell (AhuTpBoard *self)
{
  GtkWidget *widget = gtk_widget_get_focus_child (GTK_WIDGET (self));

  while (widget != NULL && !AHU_IS_TP_CELL (widget))
    widget = gtk_widget_get_focus_child (widget);

  return widget != NULL ? AHU_TP_CELL (widget) : NULL;
}

/* How far a cell is from another in a direction; it must lie there. */
static double
find_way (AhuTpBoard       *self,
          AhuTpCell        *from,
          AhuTpCell        *to,
          GtkDirectionType  direction)
{
  graphene_rect_t here, there;
  graphene_point_t a, b;
  double along, across;

  if (!gtk_widget_compute_bounds (GTK_WIDGET (from), GTK_WIDGET (self), &here) ||
      !gtk_widget_compute_bounds (GTK_WIDGET (to), GTK_WIDGET (self), &there))
    return G_MAXDOUBLE;

  graphene_rect_get_center (&here, &a);
  graphene_rect_get_center (&there, &b);
  along = b.y - a.y;
  across = ABS (b.x - a.x);
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT)
    {
      along = b.x - a.x;
      across = ABS (b.y - a.y);
    }
  if (direction == GTK_DIR_LEFT || direction == GTK_DIR_UP)
    along = -along;
  /* Up and down within a site. */
  if (along < 1 || (ahu_tp_cell_get_state (from)->site != ahu_tp_cell_get_state (to)->site &&
                    (direction == GTK_DIR_UP || direction == GTK_DIR_DOWN)))
    return G_MAXDOUBLE;

  return along + 3 * across;
}

static gboolean
move_focus (AhuTpBoard       *self,
            AhuTpCell        *from,
            GtkDirectionType  direction)
{
  AhuTpCell *best = NULL;
  double least = G_MAXDOUBLE;

  for (guint site = 0; site < TP_SITES; site++)
    for (guint i = 0; i < AHU_TP_CELLS; i++)
      {
        AhuTpCell *cell = ahu_tp_site_get_cell (AHU_TP_SITE (self->sites[site]), i);
        double way;

        if (cell == NULL || cell == from || !gtk_widget_get_visible (GTK_WIDGET (cell)) ||
            is_frame (ahu_tp_cell_get_state (cell)))
          continue;
        way = find_way (self, from, cell, direction);
        if (way < least)
          {
            least = way;
            best = cell;
          }
      }

  return best != NULL && gtk_widget_grab_focus (GTK_WIDGET (best));
}

static gboolean
press_number (AhuTpBoard *self,
              AhuTpCell  *cell,
              guint       number)
{
  const AhuTpCellState *state = ahu_tp_cell_get_state (cell);

  if (self->view.mode == AHU_TP_FORM)
    {
      if (state->kind == AHU_TP_CELL_TILE)
        return ahu_tp_board_enter_tile (self, cell, number);
      if (number > state->fill.spaces || !state->is_live)
        return FALSE;
      ahu_tp_board_enter_count (self, cell, number);
      return TRUE;
    }
  if (number == 0)
    return FALSE;

  if (self->position.step == TP_STEP_PRESTIGE)
    {
      const AhuTpCellState base = { .kind = AHU_TP_CELL_BASE, .site = (guint8) (number - 1) };

      if (number > TP_SITES)
        return FALSE;
      play (self, &base, 1);
      return TRUE;
    }
  /* The engine says why there can't be so many. */
  if (state->kind > AHU_TP_CELL_PALM && state->kind != AHU_TP_CELL_ROAD)
    return FALSE;
  play (self, state, number);

  return TRUE;
}

static gboolean
press_delete (AhuTpBoard *self,
              AhuTpCell  *cell)
{
  const AhuTpCellState *state = ahu_tp_cell_get_state (cell);

  if (self->view.mode == AHU_TP_FORM)
    {
      ahu_tp_board_remove_top (self, state->site);
      return TRUE;
    }
  if (!can_take_back (self) || (state->fill.fresh == 0 && !state->is_back))
    return FALSE;

  if (state->fill.fresh > 0)
    take_back_from (self, state, state->fill.filled - 1u);
  else
    ahu_tp_board_choose (self, cell, -1);

  return TRUE;
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        AhuTpBoard            *self)
{
  AhuTpCell *cell = ahu_tp_board_get_focus_cell (self);
  int number = ahu_key_get_digit (GTK_WIDGET (self), keyval, state);

  if (self->view.position == NULL || self->view.mode == AHU_TP_SHOW)
    return GDK_EVENT_PROPAGATE;
  if (ahu_choice_activate_key (GTK_WIDGET (self), keyval, state))
    return GDK_EVENT_STOP;
  if (cell == NULL || state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK | GDK_SHIFT_MASK))
    return GDK_EVENT_PROPAGATE;

  switch (keyval)
    {
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return move_focus (self, cell, GTK_DIR_UP);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return move_focus (self, cell, GTK_DIR_DOWN);
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return move_focus (self, cell, GTK_DIR_LEFT);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return move_focus (self, cell, GTK_DIR_RIGHT);
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return press_delete (self, cell);
    default:
      return number >= 0 && press_number (self, cell, (guint) number);
    }
}

static void
chosen_cb (AhuTpBoard *self,
           AhuTpCell  *cell)
{
  ahu_tp_board_choose (self, cell, -1);
}

void
ahu_tp_board_init_entry (AhuTpBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *hold = gtk_gesture_long_press_new ();

  for (guint site = 0; site < TP_SITES; site++)
    g_signal_connect_object (self->sites[site], "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);

  self->click = gtk_gesture_click_new ();
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (self->click), GDK_BUTTON_PRIMARY);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (self->click), GTK_PHASE_CAPTURE);
  g_signal_connect (self->click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (self->click));

  gtk_gesture_single_set_touch_only (GTK_GESTURE_SINGLE (hold), TRUE);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (hold));
  gtk_gesture_group (hold, self->click);

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
