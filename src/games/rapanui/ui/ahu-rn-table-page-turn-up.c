/* ahu-rn-table-page-turn-up.c: the end of a game in the table view: the cards laid face down
 * are turned up on a page of their own
 *
 * There is nothing left to do at the table, so nothing of it stands there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-reveal.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "games/rapanui/ui/ahu-rn-turn-up.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/ranking/ahu-stage.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-notice.h"

gboolean
ahu_rn_table_page_turns_up (AhuRnTablePage *self)
{
  return self->wants_view && ahu_rn_table_page_can_change (self) &&
         ((const RnPosition *) ahu_session_get_position (self->session))->step == RN_STEP_REVEAL;
}

static void
fill (AhuRnTablePage *self)
{
  AhuStage *stage = AHU_STAGE (self->turn_up);

  if (self->session == NULL || !ahu_rn_table_page_turns_up (self))
    return;
  adw_bin_set_child (ADW_BIN (self->turn_up_cards), ahu_rn_turn_up_new (self->session, ahu_stage_is_narrow (stage)));
}

/* It lies over the table, and has a row of its own where the table isn't seen. */
static void
move_guidance (AhuRnTablePage *self)
{
  gboolean here = ahu_rn_table_page_turns_up (self);
  g_autoptr (GtkWidget) guidance = g_object_ref (self->guidance);

  if (here == (gtk_widget_get_parent (guidance) == self->turn_up_rows))
    return;
  if (here)
    {
      gtk_overlay_remove_overlay (GTK_OVERLAY (self->table_room), guidance);
      gtk_box_prepend (GTK_BOX (self->turn_up_rows), guidance);
    }
  else
    {
      gtk_box_remove (GTK_BOX (self->turn_up_rows), guidance);
      gtk_overlay_add_overlay (GTK_OVERLAY (self->table_room), guidance);
    }
}

void
ahu_rn_table_page_update_turn_up (AhuRnTablePage *self)
{
  g_autofree char *sentence = NULL;

  move_guidance (self);

  if (!ahu_rn_table_page_turns_up (self))
    return;
  sentence = rn_prompt (ahu_session_get_position (self->session), ahu_session_get_names (self->session));
  ahu_stage_set_head (AHU_STAGE (self->turn_up), "stone", sentence, rn_end_sentence ());
  ahu_rn_reveal_update (AHU_RN_REVEAL (self->turn_up_reveal), self->session);
  fill (self);
}

AhuNotice *
ahu_rn_table_page_get_notice (AhuRnTablePage *self)
{
  return AHU_NOTICE (ahu_rn_table_page_turns_up (self) ? self->turn_up_notice : self->notice);
}

GtkWidget *
ahu_rn_table_page_find_turn_up_focus (AhuRnTablePage *self)
{
  GtkWidget *choice = ahu_choice_find_first (self->turn_up_reveal);

  return choice != NULL ? choice : ahu_stage_get_heading (AHU_STAGE (self->turn_up));
}

/* What refuses a card grows over the cards, as it does over the table. */
static GtkWidget *
body_new (AhuRnTablePage *self)
{
  GtkWidget *overlay = gtk_overlay_new ();

  self->turn_up_rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_widget_set_vexpand (overlay, TRUE);
  gtk_box_append (GTK_BOX (self->turn_up_rows), overlay);
  self->turn_up_cards = adw_bin_new ();
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->turn_up_cards);
  self->turn_up_notice = ahu_notice_new ();
  gtk_widget_set_valign (self->turn_up_notice, GTK_ALIGN_START);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), self->turn_up_notice);
  return self->turn_up_rows;
}

void
ahu_rn_table_page_init_turn_up (AhuRnTablePage *self)
{
  AhuStage *stage;

  self->turn_up = ahu_stage_new ();
  stage = AHU_STAGE (self->turn_up);
  ahu_stage_set_controls (stage, TRUE);
  ahu_stage_set_body (stage, body_new (self));
  self->turn_up_reveal = ahu_rn_reveal_new ();
  ahu_rn_reveal_set_large (AHU_RN_REVEAL (self->turn_up_reveal));
  ahu_stage_set_foot (stage, self->turn_up_reveal);
  g_signal_connect_object (stage, "notify::narrow", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->turn_up_reveal, "changed", G_CALLBACK (fill), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (GTK_STACK (self->sides), self->turn_up, "turn-up");
}
