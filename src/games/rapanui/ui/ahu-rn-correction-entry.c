/* ahu-rn-correction-entry.c: what can be chosen at one point of the past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-correction-entry.h"

#include "games/rapanui/join/rn-refill.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-dead-key.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/ui/ahu-rn-reveal.h"
#include "games/rapanui/ui/ahu-rn-rewards.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/table/ahu-dead-key.h"

struct _AhuRnCorrectionEntry
{
  GtkBox parent_instance;

  GtkWidget *hand;
  GtkWidget *offers;
  GtkWidget *display;
  GtkWidget *palette;
  GtkWidget *rewards;
  GtkWidget *reveal;
  GtkWidget *cover; /* stands elsewhere */

  AhuSession *session;
  RnRefill refill;
};

static void iface_init (AhuMoveEntryInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AhuRnCorrectionEntry, ahu_rn_correction_entry, GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (AHU_TYPE_MOVE_ENTRY, iface_init))

static const RnPosition *
get_position (AhuRnCorrectionEntry *self)
{
  return ahu_session_get_position (self->session);
}

static void
show_refill (AhuRnCorrectionEntry *self)
{
  const RnPosition *position = get_position (self);

  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      RnReason check = rn_refill_check (&self->refill, position, kind);
      g_autofree char *reason = rn_reason_text (&check, ahu_session_get_names (self->session));

      ahu_rn_palette_set_left (AHU_RN_PALETTE (self->palette), kind,
                               rn_refill_left (&self->refill, position, kind), reason);
    }
  ahu_rn_display_set_entry (AHU_RN_DISPLAY (self->display), self->refill.kinds, self->refill.n,
                            rn_refill_next (&self->refill));
}

static void
chosen_cb (AhuRnCorrectionEntry *self,
           guint                 kind)
{
  g_autoptr (JsonNode) move = NULL;
  g_autofree char *text = NULL;
  RnMove refill;

  if (!rn_refill_add (&self->refill, kind, &refill))
    {
      show_refill (self);
      return;
    }
  move = rn_move_to_json (&refill);
  text = json_to_string (move, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", text);
}

static void
place_chosen_cb (AhuRnCorrectionEntry *self,
                 guint                 place)
{
  rn_refill_choose (&self->refill, place);
  show_refill (self);
}

static void
refused_cb (AhuRnCorrectionEntry *self,
            const char           *reason)
{
  g_signal_emit_by_name (self, "refused", reason);
}

/* Only what the step asks for: the rest of the table is as it was then, and
 * would be taken for the present one. */
static void
show_step (AhuRnCorrectionEntry *self)
{
  RnStep step = get_position (self)->step;
  gboolean plays = step == RN_STEP_BUY || step == RN_STEP_PLAY;

  gtk_widget_set_visible (self->hand, plays);
  gtk_widget_set_visible (self->offers, step == RN_STEP_BUY || step == RN_STEP_SACRIFICE ||
                                        step == RN_STEP_ADD || step == RN_STEP_SUBSTITUTE);
  gtk_widget_set_visible (self->display, step == RN_STEP_DRAW || step == RN_STEP_REFILL);
  gtk_widget_set_visible (self->palette, step == RN_STEP_REFILL);
  gtk_widget_set_visible (self->rewards, step == RN_STEP_REWARD);
  gtk_widget_set_visible (self->reveal, step == RN_STEP_REVEAL);
  if (step == RN_STEP_REFILL)
    show_refill (self);
}

static GtkWidget *
add (AhuRnCorrectionEntry *self,
     GtkWidget            *widget)
{
  gtk_widget_set_visible (widget, FALSE);
  gtk_box_append (GTK_BOX (self), widget);
  return widget;
}

static void
ahu_rn_correction_entry_dispose (GObject *object)
{
  AhuRnCorrectionEntry *self = AHU_RN_CORRECTION_ENTRY (object);

  g_clear_object (&self->session);
  g_clear_object (&self->cover);

  G_OBJECT_CLASS (ahu_rn_correction_entry_parent_class)->dispose (object);
}

static void
ahu_rn_correction_entry_class_init (AhuRnCorrectionEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_correction_entry_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_correction_entry_init (AhuRnCorrectionEntry *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 16);
  self->hand = add (self, ahu_rn_hand_new ());
  self->palette = add (self, ahu_rn_palette_new ());
  self->rewards = add (self, ahu_rn_rewards_new ());
  self->reveal = add (self, ahu_rn_reveal_new ());
  self->offers = add (self, ahu_rn_offers_new ());
  self->display = add (self, ahu_rn_display_new ());
  self->cover = g_object_ref_sink (g_object_new (AHU_TYPE_RN_COVER, NULL));
  g_signal_connect_swapped (self->display, "place-chosen", G_CALLBACK (place_chosen_cb), self);
  g_signal_connect_swapped (self->palette, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect_swapped (self->palette, "refused", G_CALLBACK (refused_cb), self);
}

static void
set_narrow (AhuMoveEntry *entry,
            gboolean      narrow)
{
  AhuRnCorrectionEntry *self = AHU_RN_CORRECTION_ENTRY (entry);
  AhuRnSize size = narrow ? AHU_RN_SIZE_SMALL : AHU_RN_SIZE_MEDIUM;

  ahu_rn_hand_set_room (AHU_RN_HAND (self->hand), &AHU_RN_ROOM (size));
  /* Four in a row, with their keys, rather than two rows of two. */
  ahu_rn_offers_set_room (AHU_RN_OFFERS (self->offers), &AHU_RN_ROOM (narrow ? size : AHU_RN_SIZE_LARGE));
  ahu_rn_display_set_size (AHU_RN_DISPLAY (self->display), size);
  ahu_rn_palette_set_room (AHU_RN_PALETTE (self->palette), &AHU_RN_ROOM (size));
  ahu_rn_cover_set_narrow (AHU_RN_COVER (self->cover), narrow);
  if (self->session != NULL)
    ahu_rn_hand_update (AHU_RN_HAND (self->hand), self->session);
}

static void
update (AhuMoveEntry *entry,
        AhuSession   *session)
{
  AhuRnCorrectionEntry *self = AHU_RN_CORRECTION_ENTRY (entry);

  g_set_object (&self->session, session);
  self->refill = (RnRefill) { 0 };
  ahu_rn_hand_update (AHU_RN_HAND (self->hand), session);
  ahu_rn_offers_update (AHU_RN_OFFERS (self->offers), session);
  ahu_rn_display_update (AHU_RN_DISPLAY (self->display), session);
  ahu_rn_rewards_update (AHU_RN_REWARDS (self->rewards), session);
  ahu_rn_reveal_update (AHU_RN_REVEAL (self->reveal), session);
  ahu_rn_cover_update (AHU_RN_COVER (self->cover), session);
  show_step (self);
}

/* Of a refill mostly one card is another. */
static void
set_move (AhuMoveEntry *entry,
          JsonNode     *node)
{
  AhuRnCorrectionEntry *self = AHU_RN_CORRECTION_ENTRY (entry);
  RnMove move;

  rn_move_from_json (&move, node);
  if (get_position (self)->step != RN_STEP_REFILL || move.type != RN_MOVE_REFILL || move.n_cards != RN_COLUMN_CARDS)
    return;
  rn_refill_load (&self->refill, &move);
  show_refill (self);
}

/* The card entered last of a refill, or told last of a reveal. */
static gboolean
undo (AhuMoveEntry *entry)
{
  AhuRnCorrectionEntry *self = AHU_RN_CORRECTION_ENTRY (entry);

  if (rn_refill_undo (&self->refill))
    {
      show_refill (self);
      return TRUE;
    }
  if (self->session == NULL || get_position (self)->step != RN_STEP_REVEAL ||
      !ahu_rn_reveal_can_undo (AHU_RN_REVEAL (self->reveal)))
    return FALSE;

  ahu_rn_reveal_undo (AHU_RN_REVEAL (self->reveal));
  return TRUE;
}

static char *
tell_dead_key (AhuMoveEntry    *entry,
               guint            keyval,
               GdkModifierType  state)
{
  return ahu_dead_key_reason (AHU_RN_CORRECTION_ENTRY (entry)->session, keyval, state, ahu_rn_dead_key_reason);
}

static GtkWidget *
get_cover (AhuMoveEntry *entry)
{
  AhuRnCorrectionEntry *self = AHU_RN_CORRECTION_ENTRY (entry);

  return ahu_rn_cover_is_needed (self->session) ? self->cover : NULL;
}

static void
refuse (AhuMoveEntry *entry,
        const char   *reason)
{
  AhuRnCorrectionEntry *self = AHU_RN_CORRECTION_ENTRY (entry);

  if (ahu_rn_cover_is_needed (self->session))
    ahu_rn_cover_refuse (AHU_RN_COVER (self->cover), reason);
}

static void
iface_init (AhuMoveEntryInterface *iface)
{
  iface->update = update;
  iface->set_move = set_move;
  iface->undo = undo;
  iface->set_narrow = set_narrow;
  iface->tell_dead_key = tell_dead_key;
  iface->get_cover = get_cover;
  iface->refuse = refuse;
}

GtkWidget *
ahu_rn_correction_entry_new (void)
{
  return g_object_new (AHU_TYPE_RN_CORRECTION_ENTRY, NULL);
}
