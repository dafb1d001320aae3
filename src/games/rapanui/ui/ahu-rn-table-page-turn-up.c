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
#include "toolkit/table/ahu-notice.h"

gboolean
ahu_rn_table_page_turns_up (AhuRnTablePage *self)
{
  return ahu_table_wants_view (AHU_TABLE (self)) && ahu_table_can_change (AHU_TABLE (self)) &&
         ahu_rn_table_page_get_position (self)->step == RN_STEP_REVEAL;
}

static void
fill (AhuRnTablePage *self)
{
  AhuStage *stage = AHU_STAGE (self->turn_up);

  if (ahu_rn_table_page_get_session (self) == NULL || !ahu_rn_table_page_turns_up (self))
    return;
  adw_bin_set_child (ADW_BIN (self->turn_up_cards),
                     ahu_rn_turn_up_new (ahu_rn_table_page_get_session (self), ahu_stage_is_narrow (stage)));
}

void
ahu_rn_table_page_update_turn_up (AhuRnTablePage *self)
{
  AhuSession *session = ahu_rn_table_page_get_session (self);
  gboolean here = ahu_rn_table_page_turns_up (self);
  g_autofree char *sentence = NULL;

  ahu_table_move_teller (AHU_TABLE (self), here ? self->turn_up_rows : NULL);
  ahu_table_set_notice (AHU_TABLE (self), here ? AHU_NOTICE (self->turn_up_notice) : NULL);

  if (!here)
    return;
  sentence = rn_prompt (ahu_session_get_position (session), ahu_session_get_names (session));
  ahu_stage_set_head (AHU_STAGE (self->turn_up), "stone", sentence, rn_end_sentence ());
  ahu_rn_reveal_update (AHU_RN_REVEAL (self->turn_up_reveal), session);
  fill (self);
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
  ahu_table_add_side (AHU_TABLE (self), "turn-up", self->turn_up, AHU_TABLE_SIDE_OPEN);
}
