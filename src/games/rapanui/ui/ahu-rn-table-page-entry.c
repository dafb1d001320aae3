/* ahu-rn-table-page-entry.c: cards that are entered one by one on the table page until they are a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/ui/ahu-rn-reasons.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"

void
ahu_rn_table_page_show_palette (AhuRnTablePage *self)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  const char *const *names = ahu_session_get_names (self->session);

  if (position->step != RN_STEP_REFILL || ahu_session_get_read_only (self->session) || self->practise != NULL)
    return;
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      RnReason check = ahu_rn_refill_check (&self->refill, position, kind);
      g_autofree char *reason = ahu_rn_reason_text (&check, names);

      ahu_rn_palette_set_left (AHU_RN_PALETTE (self->palette), kind,
                               ahu_rn_refill_left (&self->refill, position, kind), reason);
    }
  ahu_rn_display_set_entry (AHU_RN_DISPLAY (self->display), self->refill.kinds, self->refill.n);
}

/* A card was entered or taken back that is not yet part of a move. */
static void
entry_cb (AhuRnTablePage *self)
{
  ahu_rn_table_page_show_palette (self);
  ahu_rn_table_page_dismiss_notices (self);
  ahu_rn_table_page_update_prompt (self);
  ahu_page_update_undo (AHU_PAGE (self));
  ahu_rn_table_page_move_focus (self);
}

static void
chosen_cb (AhuRnTablePage *self,
           guint           kind)
{
  RnMove move;

  if (ahu_rn_refill_add (&self->refill, kind, &move))
    ahu_rn_table_page_play (self, rn_move_to_json (&move));
  else
    entry_cb (self);
}

static void
refused_cb (AhuRnTablePage *self,
            const char     *reason)
{
  ahu_rn_table_page_refuse (self, reason, NULL);
}

gboolean
ahu_rn_table_page_undo_entry (AhuRnTablePage *self)
{
  if (!ahu_rn_refill_undo (&self->refill))
    return FALSE;
  entry_cb (self);
  return TRUE;
}

void
ahu_rn_table_page_bind_entry (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, palette);
  gtk_widget_class_bind_template_callback (widget_class, entry_cb);
}

void
ahu_rn_table_page_init_entry (AhuRnTablePage *self)
{
  g_signal_connect_object (self->palette, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->palette, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
}
