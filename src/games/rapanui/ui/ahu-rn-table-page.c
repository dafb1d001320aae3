/* ahu-rn-table-page.c: the page of a running game of Rapa Nui
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-table-page.h"

#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-dead-key.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/ui/ahu-rn-players.h"
#include "games/rapanui/ui/ahu-rn-reveal.h"
#include "games/rapanui/ui/ahu-rn-rewards.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/analysis/ahu-table-advice.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/table/ahu-practise.h"

G_DEFINE_FINAL_TYPE (AhuRnTablePage, ahu_rn_table_page, AHU_TYPE_TABLE)

AhuSession *
ahu_rn_table_page_get_session (AhuRnTablePage *self)
{
  return ahu_table_get_session (AHU_TABLE (self));
}

const RnPosition *
ahu_rn_table_page_get_position (AhuRnTablePage *self)
{
  return ahu_session_get_position (ahu_rn_table_page_get_session (self));
}

gboolean
ahu_rn_table_page_is_covered (AhuRnTablePage *self)
{
  return ahu_rn_cover_is_needed (ahu_rn_table_page_get_session (self)) ||
         ahu_rn_cover_is_peeking (AHU_RN_COVER (self->cover));
}

/* What is asked lies on the mat of who is asked; that of several on a mat for each. Where nothing is, a low window's is
 * as high as what lies on it. */
static void
show_mat (AhuRnTablePage *self,
          AhuSession     *session,
          gboolean        several,
          gboolean        nothing)
{
  const RnPosition *position = ahu_session_get_position (session);
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (session));
  guint owner = ahu_practise_get_person (session);
  guint8 pending[RN_MAX_PLAYERS];
  GtkWidget *both[] = { self->mat, self->lower };

  if (owner == AHU_NOBODY)
    owner = rn_position_pending (position, pending) > 0 ? pending[0] : position->active;
  ahu_player_colour_own (several || nothing ? NULL : colours[owner], self->mat, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      ahu_widget_set_css_class (both[i], "mat", !several && !nothing);
      ahu_widget_set_css_class (both[i], "mat-room", !nothing);
    }
  gtk_widget_set_visible (self->mat, !several && !nothing);
  gtk_widget_set_valign (self->lower_place, ahu_session_get_read_only (session) && self->room.mat == AHU_RN_MAT_LOW
                                              ? GTK_ALIGN_START : GTK_ALIGN_FILL);
}

void
ahu_rn_table_page_show_step (AhuRnTablePage *self)
{
  AhuSession *session = ahu_rn_table_page_get_session (self);
  gboolean practises = ahu_table_practises (AHU_TABLE (self));
  RnStep step = ahu_rn_table_page_get_position (self)->step;
  /* Where nothing can be chosen, the hand and the supply stay. */
  gboolean read_only = ahu_session_get_read_only (session);
  gboolean refill = step == RN_STEP_REFILL && !read_only && !practises;
  gboolean reward = step == RN_STEP_REWARD && !read_only && !ahu_practise_is_waiting (session);
  gboolean reveal = step == RN_STEP_REVEAL && !read_only;
  gboolean alone = ahu_rn_offers_are_alone (AHU_RN_OFFERS (self->offers), session);
  gboolean over = step == RN_STEP_OVER && !read_only;
  gboolean covered = ahu_rn_table_page_is_covered (self);
  gboolean can_count = ahu_table_can_change (AHU_TABLE (self)) && !practises && self->count == NULL;
  const char *side = covered ? "cover" : self->count != NULL ? "count" : ahu_rn_table_page_turns_up (self) ? "turn-up" : "table";

  /* Nothing of the table is counted while somebody holds the screen. */
  if (covered)
    ahu_rn_table_page_end_count (self);
  /* Computers have no cardboard to count. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.count", can_count);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.count-at", can_count);
  gtk_widget_set_visible (self->palette, refill);
  gtk_widget_set_visible (self->rewards, reward);
  gtk_widget_set_visible (self->reveal, reveal);
  gtk_widget_set_visible (self->hand, !refill && !reward && !reveal && !over && !alone);
  gtk_widget_set_visible (self->offers, !refill && !reward && !reveal && !over);
  show_mat (self, session, reward, over);
  ahu_table_show_side (AHU_TABLE (self), side);
}

static void
ahu_rn_table_page_update (AhuTable *table)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  AhuSession *session = ahu_table_get_session (table);

  ahu_rn_table_page_show_title (self);
  ahu_rn_display_update (AHU_RN_DISPLAY (self->display), session);
  ahu_rn_stone_update (AHU_RN_STONE (self->stone), session);
  ahu_rn_hand_update (AHU_RN_HAND (self->hand), session);
  ahu_rn_offers_update (AHU_RN_OFFERS (self->offers), session);
  ahu_rn_rewards_update (AHU_RN_REWARDS (self->rewards), session);
  ahu_rn_reveal_update (AHU_RN_REVEAL (self->reveal), session);
  ahu_rn_table_page_update_turn_up (self);
  ahu_rn_cover_update (AHU_RN_COVER (self->cover), session);
  ahu_rn_strip_update (AHU_RN_STRIP (self->strip), session);
  ahu_rn_players_update (AHU_RN_PLAYERS (self->players), session);
  ahu_rn_scores_update (AHU_RN_SCORES (self->scores), session);
  ahu_rn_table_page_show_palette (self);
  ahu_rn_table_page_show_step (self);
}

static void
ahu_rn_table_page_session_set (AhuTable   *table,
                               AhuSession *session)
{
  ahu_rn_table_page_end_count (AHU_RN_TABLE_PAGE (table));
}

static void
ahu_rn_table_page_refused (AhuTable   *table,
                           const char *words)
{
  if (ahu_rn_cover_is_needed (ahu_table_get_session (table)))
    ahu_rn_cover_refuse (AHU_RN_COVER (AHU_RN_TABLE_PAGE (table)->cover), words);
}

static void
ahu_rn_table_page_map (GtkWidget *widget)
{
  /* Whoever comes back to the table is perhaps not who looked at the cards. */
  if (ahu_table_get_session (AHU_TABLE (widget)) != NULL)
    gtk_widget_activate_action (widget, "table.end-peek", NULL);
  GTK_WIDGET_CLASS (ahu_rn_table_page_parent_class)->map (widget);
}

static void
ahu_rn_table_page_dispose (GObject *object)
{
  ahu_table_set_session (AHU_TABLE (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), AHU_TYPE_RN_TABLE_PAGE);

  G_OBJECT_CLASS (ahu_rn_table_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, players_page);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, players_slot);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, body);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, main);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, side);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, upper);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, right);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, lower);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, lower_place);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, stone_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, lower_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, strip);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, display);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, stone);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, hand);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, rewards);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, reveal);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, offers);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, players);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, scores_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, scores);
  ahu_rn_table_page_bind_entry (widget_class);
}

static void
ensure_types (void)
{
  g_type_ensure (AHU_TYPE_ZOOM_BIN);
  g_type_ensure (AHU_TYPE_RN_COVER);
  g_type_ensure (AHU_TYPE_RN_DISPLAY);
  g_type_ensure (AHU_TYPE_RN_HAND);
  g_type_ensure (AHU_TYPE_RN_OFFERS);
  g_type_ensure (AHU_TYPE_RN_PALETTE);
  g_type_ensure (AHU_TYPE_RN_PLAYERS);
  g_type_ensure (AHU_TYPE_RN_REVEAL);
  g_type_ensure (AHU_TYPE_RN_REWARDS);
  g_type_ensure (AHU_TYPE_RN_SCORES);
  g_type_ensure (AHU_TYPE_RN_STONE);
  g_type_ensure (AHU_TYPE_RN_STRIP);
}

static void
ahu_rn_table_page_class_init (AhuRnTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuTableClass *table_class = AHU_TABLE_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_rn_table_page_dispose;
  widget_class->map = ahu_rn_table_page_map;
  AHU_PAGE_CLASS (klass)->leave = ahu_rn_table_page_leave;

  table_class->is_covered = ahu_rn_cover_is_needed;
  table_class->session_set = ahu_rn_table_page_session_set;
  table_class->update = ahu_rn_table_page_update;
  table_class->pass = ahu_rn_table_page_pass_untold;
  table_class->refused = ahu_rn_table_page_refused;
  table_class->key = ahu_rn_table_page_key;
  table_class->dead_key = ahu_rn_dead_key_reason;
  ahu_rn_table_page_class_init_entry (table_class);
  ahu_rn_table_page_class_init_focus (table_class);
  ahu_rn_table_page_class_init_motion (table_class);
  ahu_rn_table_page_class_init_layout (table_class);
  ahu_rn_table_page_class_init_view (table_class);

  ensure_types ();
  bind_template (widget_class);
  ahu_rn_table_page_install_actions (widget_class);
  ahu_rn_table_page_install_count (widget_class);
  ahu_table_install_advice (widget_class);
}

static void
ahu_rn_table_page_init (AhuRnTablePage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->mat = ahu_player_colour_add_ground (self->lower_place);
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (self->lower_place), self->lower, TRUE);
  self->cover = g_object_new (AHU_TYPE_RN_COVER, NULL);
  self->cover_zoom = ahu_zoom_bin_new ();
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (self->cover_zoom), self->cover);
  ahu_table_add_side (AHU_TABLE (self), "cover", self->cover_zoom, AHU_TABLE_SIDE_PRIVATE);

  ahu_rn_table_page_init_entry (self);
  ahu_rn_table_page_init_turn_up (self);
}

GtkWidget *
ahu_rn_table_page_new (void)
{
  return g_object_new (AHU_TYPE_RN_TABLE_PAGE, NULL);
}

GtkWidget *
ahu_rn_table_page_new_replay (void)
{
  GtkWidget *self = ahu_rn_table_page_new ();

  ahu_table_set_replay (AHU_TABLE (self));
  gtk_widget_action_set_enabled (self, "table.best-moves", FALSE);
  gtk_widget_action_set_enabled (self, "table.analysis", FALSE);

  return self;
}
