/* ahu-rn-table-page-focus.c: where the focus of the table page goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-log.h"

/* Where the next decision is made. */
static GtkWidget *
find_decision (AhuRnTablePage *self)
{
  switch ((RnStep) ((const RnPosition *) ahu_session_get_position (self->session))->step)
    {
    case RN_STEP_BUY:
    case RN_STEP_PLAY:
      return self->hand;
    case RN_STEP_SACRIFICE:
    case RN_STEP_ADD:
    case RN_STEP_SUBSTITUTE:
      return self->offers;
    case RN_STEP_DRAW:
      return self->display;
    case RN_STEP_REFILL:
      return self->palette;
    case RN_STEP_REWARD:
      return self->rewards;
    case RN_STEP_REVEAL:
      return ahu_rn_table_page_turns_up (self) ? self->turn_up_reveal : self->reveal;
    case RN_STEP_OVER:
    default:
      return self->prompt;
    }
}

gboolean
ahu_rn_table_page_has_focus_inside (AhuRnTablePage *self,
                                    GtkWidget      *widget)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget) && gtk_widget_get_mapped (focus);
}

/* Whoever presses Enter there would only be refused. */
static gboolean
is_on_impossible_choice (AhuRnTablePage *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  return AHU_IS_CHOICE (focus) && ahu_choice_get_reason (AHU_CHOICE (focus)) != NULL;
}

/* After a move the focus stands on a control of the next step. */
void
ahu_rn_table_page_move_focus (AhuRnTablePage *self)
{
  GtkWidget *decision;
  GtkWidget *choice;

  /* There is nothing to decide in a replay: the focus stays on what leads through it. */
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || self->is_replay)
    return;
  if (ahu_rn_table_page_is_covered (self))
    {
      gtk_widget_grab_focus (self->cover);
      return;
    }
  if (self->count != NULL)
    {
      if (!ahu_rn_table_page_has_focus_inside (self, self->count))
        gtk_widget_grab_focus (self->count);
      return;
    }
  /* While computers play there is nothing to decide either, but how fast. */
  if (ahu_practise_is_waiting (self->session))
    {
      if (gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))) == NULL && !gtk_widget_grab_focus (self->hurry))
        gtk_widget_grab_focus (self->back);
      return;
    }
  decision = find_decision (self);
  if (ahu_rn_table_page_has_focus_inside (self, decision) && !is_on_impossible_choice (self))
    return;
  if (ahu_rn_table_page_turns_up (self))
    {
      gtk_widget_grab_focus (ahu_rn_table_page_find_turn_up_focus (self));
      return;
    }
  choice = ahu_choice_find_first (decision);
  gtk_widget_grab_focus (choice != NULL ? choice : self->prompt);
}

/* The window shows the page. */
gboolean
ahu_rn_table_page_grab_focus (GtkWidget *widget)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  if (self->session == NULL || !gtk_widget_get_mapped (widget))
    return FALSE;
  ahu_rn_table_page_move_focus (self);
  return TRUE;
}

/* The order in which people decide, not that in which things lie. */
gboolean
ahu_rn_table_page_tab (AhuRnTablePage   *self,
                       GtkDirectionType  direction)
{
  GtkWidget *regions[] = {
    self->header, self->bar_zoom, self->count != NULL ? self->count : self->cover, self->turn_up, self->prompt, self->guidance, self->hand, self->palette, self->rewards,
    self->reveal, self->offers, self->display, self->stone, self->strip, self->players,
    self->scores, self->log, self->switcher
  };
  int n = G_N_ELEMENTS (regions);
  int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int i;

  for (i = 0; i < n; i++)
    if (gtk_widget_get_focus_child (gtk_widget_get_parent (regions[i])) == regions[i] &&
        gtk_widget_get_mapped (regions[i]))
      break;
  if (i == n)
    i = step > 0 ? 0 : n - 1;

  for (; i >= 0 && i < n; i += step)
    /* What stands on that page is in its order. */
    if (gtk_widget_get_mapped (regions[i]) && !gtk_widget_is_ancestor (regions[i], self->turn_up) &&
        gtk_widget_child_focus (regions[i], direction))
      return TRUE;
  return FALSE;
}

void
ahu_rn_table_page_show_move (AhuRnTablePage *self,
                             guint           ply)
{
  g_return_if_fail (AHU_IS_RN_TABLE_PAGE (self));
  g_return_if_fail (self->session != NULL);

  /* In a large window it stands beside the table. */
  if (adw_view_stack_page_get_visible (self->log_page))
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (self->views), "log");
  ahu_log_show_move (AHU_LOG (self->log), ply);
}
