/* ahu-rn-table-page-entry.c: cards that are entered one by one on the table page until they are a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/ui/ahu-rn-reveal.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "games/rapanui/words/rn-deal-words.h"
#include "games/rapanui/words/rn-sentences.h"

void
ahu_rn_table_page_show_palette (AhuRnTablePage *self)
{
  AhuSession *session = ahu_rn_table_page_get_session (self);
  const RnPosition *position = ahu_session_get_position (session);
  const char *const *names = ahu_session_get_names (session);

  if (position->step != RN_STEP_REFILL || ahu_session_get_read_only (session) || ahu_table_practises (AHU_TABLE (self)))
    return;
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      RnReason check = rn_refill_check (&self->refill, position, kind);
      g_autofree char *reason = rn_reason_text (&check, names);

      ahu_rn_palette_set_left (AHU_RN_PALETTE (self->palette), kind,
                               rn_refill_left (&self->refill, position, kind), reason);
    }
  ahu_rn_display_set_entry (AHU_RN_DISPLAY (self->display), self->refill.kinds, self->refill.n,
                            rn_refill_next (&self->refill));
}

/* A card was entered or taken back that is not yet part of a move. */
static void
entry_cb (AhuRnTablePage *self)
{
  ahu_rn_table_page_show_palette (self);
  ahu_table_entry_changed (AHU_TABLE (self));
}

static void
chosen_cb (AhuRnTablePage *self,
           guint           kind)
{
  RnMove move;

  if (rn_refill_add (&self->refill, kind, &move))
    ahu_table_play (AHU_TABLE (self), rn_move_to_json (&move));
  else
    entry_cb (self);
}

static void
place_chosen_cb (AhuRnTablePage *self,
                 guint           place)
{
  rn_refill_choose (&self->refill, place);
  entry_cb (self);
}

static void
refused_cb (AhuRnTablePage *self,
            const char     *reason)
{
  ahu_table_refuse (AHU_TABLE (self), reason, NULL);
}

static gboolean
entry_can_undo (AhuTable *table)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);

  return self->refill.n > 0 || ahu_rn_reveal_can_undo (AHU_RN_REVEAL (self->reveal));
}

static void
entry_undo (AhuTable *table)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);

  if (rn_refill_undo (&self->refill))
    entry_cb (self);
  else
    ahu_rn_reveal_undo (AHU_RN_REVEAL (self->reveal));
}

static JsonNode *
dup_entry (AhuTable *table)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  RnMove move = { .type = RN_MOVE_REFILL, .n_cards = (guint8) self->refill.n };
  const guint8 *kinds = self->refill.kinds;

  if (ahu_rn_table_page_get_position (self)->step == RN_STEP_REVEAL)
    {
      guint n;

      move = (RnMove) { .type = RN_MOVE_REVEAL };
      kinds = ahu_rn_reveal_get_told (AHU_RN_REVEAL (self->reveal), &n, &move.player);
      move.n_cards = (guint8) n;
    }
  memcpy (move.cards, kinds, move.n_cards);

  return move.n_cards > 0 ? rn_move_to_json (&move) : NULL;
}

static void
take_refill (AhuRnTablePage *self,
             const RnMove   *move)
{
  const RnPosition *position = ahu_rn_table_page_get_position (self);
  RnMove whole;

  if (position->step != RN_STEP_REFILL || move->n_cards >= RN_COLUMN_CARDS)
    return;
  for (guint i = 0; i < move->n_cards; i++)
    if (move->cards[i] < RN_KINDS && rn_refill_check (&self->refill, position, move->cards[i]).code == RN_OK)
      rn_refill_add (&self->refill, move->cards[i], &whole);
}

static void
take_entry (AhuTable *table,
            JsonNode *node)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  RnMove move = { 0 };

  self->refill = (RnRefill) { 0 };
  if (node != NULL)
    rn_move_from_json (&move, node);
  if (node != NULL && move.type == RN_MOVE_REFILL)
    take_refill (self, &move);
  else if (node != NULL && move.type == RN_MOVE_REVEAL)
    ahu_rn_reveal_tell (AHU_RN_REVEAL (self->reveal), &move);
  entry_cb (self);
}

static char *
entry_words (AhuTable *table)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  const RnPosition *position = ahu_rn_table_page_get_position (self);
  guint next = rn_refill_next (&self->refill);

  if (position->step != RN_STEP_REFILL || self->refill.n == 0)
    return NULL;
  if (self->refill.chosen > 0)
    return rn_deal_instead (position->column * RN_COLUMN_CARDS + next, self->refill.kinds[next]);

  return rn_refill_prompt (position, next);
}

void
ahu_rn_table_page_class_init_entry (AhuTableClass *table_class)
{
  table_class->entry_can_undo = entry_can_undo;
  table_class->entry_undo = entry_undo;
  table_class->dup_entry = dup_entry;
  table_class->take_entry = take_entry;
  table_class->entry_words = entry_words;
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
  g_signal_connect_object (self->display, "place-chosen", G_CALLBACK (place_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->palette, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->palette, "refused", G_CALLBACK (refused_cb), self, G_CONNECT_SWAPPED);
}
