/* ahu-rn-table-page-focus.c: where the focus of the table page goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/ranking/ahu-stage.h"
#include "toolkit/table/ahu-choice.h"

/* Where the next decision is made. */
static GtkWidget *
find_decision (AhuTable *table)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);

  switch ((RnStep) ahu_rn_table_page_get_position (self)->step)
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
      return self->reveal;
    case RN_STEP_OVER:
    default:
      return ahu_table_get_prompt (table);
    }
}

/* It stays where something can be chosen. */
static void
focus_turn_up (AhuRnTablePage *self)
{
  GtkWidget *choice;

  if (ahu_table_has_focus_inside (AHU_TABLE (self), self->turn_up_reveal) &&
      !ahu_table_is_on_impossible_choice (AHU_TABLE (self)))
    return;
  choice = ahu_choice_find_first (self->turn_up_reveal);
  gtk_widget_grab_focus (choice != NULL ? choice : ahu_stage_get_heading (AHU_STAGE (self->turn_up)));
}

static gboolean
focus_side (AhuTable *table)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);

  if (ahu_rn_table_page_is_covered (self))
    gtk_widget_grab_focus (self->cover);
  else if (self->count != NULL)
    {
      if (!ahu_table_has_focus_inside (table, self->count))
        gtk_widget_grab_focus (self->count);
    }
  else if (ahu_rn_table_page_turns_up (self))
    focus_turn_up (self);
  else
    return FALSE;

  return TRUE;
}

static void
add_regions (AhuTable  *table,
             GPtrArray *regions)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  GtkWidget *parts[] = {
    self->hand, self->palette, self->rewards, self->reveal, self->offers, self->display, self->stone, self->strip,
    self->players, self->scores
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    g_ptr_array_add (regions, parts[i]);
}

void
ahu_rn_table_page_class_init_focus (AhuTableClass *table_class)
{
  table_class->default_focus = find_decision;
  table_class->focus_side = focus_side;
  table_class->add_regions = add_regions;
}
