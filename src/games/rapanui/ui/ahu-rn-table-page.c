/* ahu-rn-table-page.c: the page of a running game of Rapa Nui
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-table-page.h"

#include "games/rapanui/rn-game.h"
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
#include "games/rapanui/ui/ahu-rn-situations.h"
#include "games/rapanui/ui/ahu-rn-slip.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-telling.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-guidance.h"
#include "toolkit/table/ahu-log-heads.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-motion.h"
#include "toolkit/table/ahu-notice.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-prompt.h"

G_DEFINE_FINAL_TYPE (AhuRnTablePage, ahu_rn_table_page, AHU_TYPE_PAGE)

static const RnPosition *
get_position (AhuRnTablePage *self)
{
  return ahu_session_get_position (self->session);
}

/* Whether there is a game, and not only to be looked at. */
gboolean
ahu_rn_table_page_can_change (AhuRnTablePage *self)
{
  return self->session != NULL && !ahu_session_get_read_only (self->session);
}

gboolean
ahu_rn_table_page_is_covered (AhuRnTablePage *self)
{
  return ahu_rn_cover_is_needed (self->session) || ahu_rn_cover_is_peeking (AHU_RN_COVER (self->cover));
}

void
ahu_rn_table_page_show_step (AhuRnTablePage *self)
{
  RnStep step = get_position (self)->step;
  /* Where nothing can be chosen, the hand and the supply stay. */
  gboolean read_only = ahu_session_get_read_only (self->session);
  gboolean refill = step == RN_STEP_REFILL && !read_only && self->practise == NULL;
  gboolean reward = step == RN_STEP_REWARD && !read_only && !ahu_practise_is_waiting (self->session);
  gboolean reveal = step == RN_STEP_REVEAL && !read_only;
  gboolean over = step == RN_STEP_OVER && !read_only;
  gboolean covered = ahu_rn_table_page_is_covered (self);
  const char *side = covered ? "cover" : self->count != NULL ? "count" : ahu_rn_table_page_turns_up (self) ? "turn-up" : "table";

  /* Nothing of the table is counted while somebody holds the screen. */
  if (covered)
    ahu_rn_table_page_end_count (self);
  gtk_widget_set_visible (self->back, (self->has_back || self->count != NULL) && !covered);
  ahu_rn_table_page_show_menu (self);
  gtk_widget_set_visible (self->palette, refill);
  gtk_widget_set_visible (self->rewards, reward);
  gtk_widget_set_visible (self->reveal, reveal);
  /* On a small window another player's choice needs the room. */
  gtk_widget_set_visible (self->hand, !refill && !reward && !reveal && !over &&
                                      (read_only || step != RN_STEP_SUBSTITUTE || self->practise != NULL || !gtk_widget_get_visible (self->strip)) &&
                                      (read_only || step != RN_STEP_SACRIFICE || !self->flat));
  gtk_widget_set_visible (self->offers, !refill && !reward && !reveal && !over);
  ahu_compat_stack_show (GTK_STACK (self->sides),
                         gtk_stack_get_child_by_name (GTK_STACK (self->sides), side));
  ahu_rn_table_page_zoom (self);
  ahu_rn_table_page_show_bar (self);
}

static void
update (AhuRnTablePage *self)
{
  ahu_rn_table_page_show_title (self);
  ahu_rn_table_page_update_view (self);
  ahu_rn_table_page_update_prompt (self);
  ahu_rn_display_update (AHU_RN_DISPLAY (self->display), self->session);
  ahu_rn_stone_update (AHU_RN_STONE (self->stone), self->session);
  ahu_rn_hand_update (AHU_RN_HAND (self->hand), self->session);
  ahu_rn_offers_update (AHU_RN_OFFERS (self->offers), self->session);
  ahu_rn_rewards_update (AHU_RN_REWARDS (self->rewards), self->session);
  ahu_rn_reveal_update (AHU_RN_REVEAL (self->reveal), self->session);
  ahu_rn_table_page_update_turn_up (self);
  ahu_rn_cover_update (AHU_RN_COVER (self->cover), self->session);
  ahu_rn_strip_update (AHU_RN_STRIP (self->strip), self->session);
  ahu_rn_players_update (AHU_RN_PLAYERS (self->players), self->session);
  ahu_rn_scores_update (AHU_RN_SCORES (self->scores), self->session);
  ahu_log_update (AHU_LOG (self->log), self->session);
  ahu_rn_table_page_show_palette (self);
  ahu_rn_table_page_show_step (self);
  ahu_rn_table_page_update_practise (self);
}

gboolean
ahu_rn_table_page_dismiss_notices (AhuRnTablePage *self)
{
  gboolean dismissed = ahu_notice_dismiss (AHU_NOTICE (self->notice));

  return ahu_notice_dismiss (AHU_NOTICE (self->turn_up_notice)) || dismissed;
}

static gboolean
can_take_back (AhuRnTablePage *self)
{
  return self->refill.n > 0 || ahu_rn_reveal_can_undo (AHU_RN_REVEAL (self->reveal));
}

static void
changed_cb (AhuRnTablePage *self)
{
  ahu_rn_table_page_begin_practise (self);
  /* Several moves that are undone as one are shown as one. */
  if (self->practise != NULL && ahu_practise_is_jumping (self->practise))
    return;
  if (ahu_rn_table_page_pass_untold (self))
    return;

  self->refill = (AhuRnRefill) { 0 };
  ahu_rn_table_page_dismiss_notices (self);
  ahu_rn_table_page_begin_telling (self);
  ahu_rn_table_page_start_motion (self);
  update (self);
  ahu_rn_table_page_play_motion (self);
  ahu_page_update_undo (AHU_PAGE (self));
  ahu_rn_table_page_move_focus (self);
  ahu_rn_table_page_show_hint (self);
}

void
ahu_rn_table_page_show_change (AhuRnTablePage *self)
{
  changed_cb (self);
}

void
ahu_rn_table_page_refuse (AhuRnTablePage *self,
                          const char     *message,
                          const char     *rule)
{
  ahu_rn_table_page_end_telling (self);
  ahu_notice_refuse (ahu_rn_table_page_get_notice (self), message, rule);
  if (ahu_rn_cover_is_needed (self->session))
    ahu_rn_cover_refuse (AHU_RN_COVER (self->cover),
                         ahu_notice_get_refusal (AHU_NOTICE (self->notice)));
}

void
ahu_rn_table_page_play (AhuRnTablePage *self,
                        JsonNode       *move)
{
  g_autofree char *reason = ahu_practise_dup_reason (self->session);
  g_autoptr (AhuRefusal) refusal = NULL;

  if (reason != NULL)
    {
      json_node_unref (move);
      ahu_rn_table_page_refuse (self, reason, NULL);
      return;
    }

  refusal = ahu_session_play (self->session, move);
  if (refusal != NULL)
    ahu_rn_table_page_refuse (self, refusal->message, refusal->rule);
  else
    ahu_session_follow (self->session);
}

static void
move_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);
  JsonNode *move = json_from_string (g_variant_get_string (parameter, NULL), NULL);

  if (ahu_rn_table_page_can_change (self) && move != NULL)
    ahu_rn_table_page_play (self, g_steal_pointer (&move));
  g_clear_pointer (&move, json_node_unref);
}

/* A widget that is moved about loses the focus. */
void
ahu_rn_table_page_relayout (AhuRnTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  g_autoptr (GtkWidget) focus = NULL;

  ahu_motion_finish (AHU_MOTION (self->motion));

  if (ahu_rn_table_page_has_focus_inside (self, self->sides))
    focus = g_object_ref (gtk_root_get_focus (root));

  ahu_rn_table_page_apply_layout (self);
  if (self->session == NULL)
    return;
  update (self);
  if (focus == NULL)
    return;
  /* Its new parents don't know of the focus. */
  gtk_root_set_focus (root, NULL);
  if (!gtk_widget_get_mapped (focus) || !gtk_widget_grab_focus (focus))
    ahu_rn_table_page_move_focus (self);
}

/* Over what other pages and what the table itself tell as well. */
static gboolean
place_guidance_cb (GtkOverlay   *overlay,
                   GtkWidget    *guidance,
                   GdkRectangle *place,
                   gpointer      user_data)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (gtk_widget_get_ancestor (GTK_WIDGET (overlay), AHU_TYPE_RN_TABLE_PAGE));
  gboolean strip = gtk_widget_get_visible (self->strip);

  if (ahu_rn_table_page_place_guidance (self, place))
    return TRUE;
  ahu_guidance_place (AHU_GUIDANCE (guidance), strip ? self->strip : self->side, !strip || self->flat, place);

  return TRUE;
}

/* A key that does nothing says why. */
static gboolean
say_why_not (AhuRnTablePage  *self,
             guint            keyval,
             GdkModifierType  state)
{
  g_autofree char *reason = ahu_rn_dead_key_reason (self->session, keyval, state);

  if (reason == NULL)
    return GDK_EVENT_PROPAGATE;
  ahu_rn_table_page_refuse (self, reason, NULL);
  return GDK_EVENT_STOP;
}

/* What lies uppermost goes first. */
static gboolean
escape (AhuRnTablePage *self)
{
  return ahu_rn_table_page_dismiss_notices (self) ||
         ahu_guidance_dismiss (AHU_GUIDANCE (self->guidance)) ||
         ahu_slip_dismiss (ahu_rn_slip_get (self->session));
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        gpointer               user_data)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (self->session == NULL || self->is_replay || self->count != NULL || (root != NULL && GTK_IS_EDITABLE (gtk_root_get_focus (root))))
    return GDK_EVENT_PROPAGATE;
  if (ahu_rn_cover_is_peeking (AHU_RN_COVER (self->cover)))
    return keyval == GDK_KEY_Escape && gtk_widget_activate_action (GTK_WIDGET (self), "table.end-peek", NULL);
  if (ahu_rn_table_page_hurry_key (self, keyval) || (keyval == GDK_KEY_Escape && escape (self)))
    return GDK_EVENT_STOP;
  return ahu_choice_activate_key (GTK_WIDGET (self), keyval, state) ||
         say_why_not (self, keyval, state);
}

static gboolean
ahu_rn_table_page_can_undo (AhuPage *page)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (page);

  return ahu_rn_table_page_can_change (self) && (can_take_back (self) || ahu_rn_table_page_can_undo_move (self));
}

static gboolean
ahu_rn_table_page_can_redo (AhuPage *page)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (page);

  return ahu_rn_table_page_can_change (self) && !can_take_back (self) && ahu_session_can_redo (self->session);
}

static const char *
ahu_rn_table_page_why_no_undo (AhuPage *page)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (page);

  return self->session != NULL ? ahu_log_heads_why_kept (self->session) : NULL;
}

static void
ahu_rn_table_page_undo (AhuPage *page)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (page);

  if (ahu_rn_table_page_undo_entry (self))
    return;
  if (ahu_rn_reveal_can_undo (AHU_RN_REVEAL (self->reveal)))
    ahu_rn_reveal_undo (AHU_RN_REVEAL (self->reveal));
  else
    ahu_rn_table_page_undo_move (self);
}

static void
ahu_rn_table_page_redo (AhuPage *page)
{
  ahu_rn_table_page_redo_move (AHU_RN_TABLE_PAGE (page));
}

static GBytes *
ahu_rn_table_page_dup_file (AhuPage  *page,
                            char    **heading,
                            char    **name)
{
  return ahu_session_export (AHU_RN_TABLE_PAGE (page)->session);
}

static gboolean
ahu_rn_table_page_focus (GtkWidget        *widget,
                         GtkDirectionType  direction)
{
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return ahu_rn_table_page_tab (AHU_RN_TABLE_PAGE (widget), direction);

  return GTK_WIDGET_CLASS (ahu_rn_table_page_parent_class)->focus (widget, direction);
}

static void
ahu_rn_table_page_map (GtkWidget *widget)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (widget);

  /* Whoever comes back to the table is perhaps not who looked at the cards. */
  if (self->session != NULL)
    gtk_widget_activate_action (widget, "table.end-peek", NULL);
  GTK_WIDGET_CLASS (ahu_rn_table_page_parent_class)->map (widget);
  ahu_rn_table_page_follow_focus (self);
  if (self->session == NULL)
    return;

  ahu_rn_table_page_move_focus (self);
  ahu_rn_table_page_update_guidance (self);
}

static void
ahu_rn_table_page_dispose (GObject *object)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  ahu_rn_table_page_end_practise (self);
  g_clear_object (&self->session);
  gtk_widget_dispose_template (GTK_WIDGET (self), AHU_TYPE_RN_TABLE_PAGE);

  G_OBJECT_CLASS (ahu_rn_table_page_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_ZOOM_BIN);
  g_type_ensure (AHU_TYPE_RN_COVER);
  g_type_ensure (AHU_TYPE_RN_DISPLAY);
  g_type_ensure (AHU_TYPE_GUIDANCE);
  g_type_ensure (AHU_TYPE_RN_HAND);
  g_type_ensure (AHU_TYPE_LOG);
  g_type_ensure (AHU_TYPE_MOTION);
  g_type_ensure (AHU_TYPE_NOTICE);
  g_type_ensure (AHU_TYPE_RN_OFFERS);
  g_type_ensure (AHU_TYPE_RN_PALETTE);
  g_type_ensure (AHU_TYPE_RN_PLAYERS);
  g_type_ensure (AHU_TYPE_PROMPT);
  g_type_ensure (AHU_TYPE_RN_REVEAL);
  g_type_ensure (AHU_TYPE_RN_REWARDS);
  g_type_ensure (AHU_TYPE_RN_SCORES);
  g_type_ensure (AHU_TYPE_RN_STONE);
  g_type_ensure (AHU_TYPE_RN_STRIP);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-table-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, bin);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, header);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, back);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, redo);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, hurry);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, sides);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, table);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, prompt);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, notice_clamp);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, notice_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, notice);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, table_room);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, guidance);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, display);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, stone);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, hand);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, rewards);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, reveal);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, offers);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, players);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, log);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, menu);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, cover_zoom);
  gtk_widget_class_bind_template_child (widget_class, AhuRnTablePage, cover);
  ahu_rn_table_page_bind_layout (widget_class);
  ahu_rn_table_page_bind_view (widget_class);
  ahu_rn_table_page_bind_entry (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, place_guidance_cb);
}

static void
ahu_rn_table_page_class_init (AhuRnTablePageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  object_class->dispose = ahu_rn_table_page_dispose;
  widget_class->focus = ahu_rn_table_page_focus;
  widget_class->grab_focus = ahu_rn_table_page_grab_focus;
  widget_class->map = ahu_rn_table_page_map;

  page_class->keeps_awake = TRUE;
  page_class->leave = ahu_rn_table_page_leave;
  page_class->can_undo = ahu_rn_table_page_can_undo;
  page_class->can_redo = ahu_rn_table_page_can_redo;
  page_class->undo = ahu_rn_table_page_undo;
  page_class->redo = ahu_rn_table_page_redo;
  page_class->why_no_undo = ahu_rn_table_page_why_no_undo;
  page_class->dup_file = ahu_rn_table_page_dup_file;
  page_class->set_table_view = ahu_rn_table_page_set_view;

  ensure_types ();
  bind_template (widget_class);
  gtk_widget_class_install_action (widget_class, "table.move", "s", move_action);
  ahu_rn_table_page_install_actions (widget_class);
}

static void
settings_cb (AhuRnTablePage *self)
{
  if (self->session == NULL || ahu_rn_table_page_pass_untold (self))
    return;
  update (self);
  ahu_rn_table_page_show_hint (self);
}

/* By the guidance itself, in the middle of an update, or forgotten by people. */
static void
guidance_seen_cb (AhuRnTablePage *self)
{
  if (self->session != NULL)
    ahu_rn_table_page_update_guidance (self);
}

static void
follow_settings (AhuRnTablePage *self)
{
  GSettings *settings = ahu_settings_get_game (rn_game_get ());

  if (settings == NULL)
    return;
  ahu_game_ui_follow_switches (ahu_game_ui_find (rn_game_get ()), G_CALLBACK (settings_cb), self);
  g_signal_connect_object (settings, "changed::guidance-seen", G_CALLBACK (guidance_seen_cb), self, G_CONNECT_SWAPPED);
}

static void
ahu_rn_table_page_init (AhuRnTablePage *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_page_keep_clear (AHU_PAGE (self), self->lower);
  ahu_page_keep_clear (AHU_PAGE (self), self->switcher);

  ahu_guidance_set_situations (AHU_GUIDANCE (self->guidance), ahu_rn_situations_get ());
  ahu_rn_table_page_init_entry (self);
  g_signal_connect_object (style, "notify::dark",
                           G_CALLBACK (ahu_rn_table_page_apply_style), self, G_CONNECT_SWAPPED);
  ahu_rn_table_page_init_view (self);
  ahu_rn_table_page_init_turn_up (self);
  follow_settings (self);
  ahu_rn_table_page_init_hints (self);
  ahu_rn_table_page_init_practise (self);
  ahu_rn_table_page_apply_style (self);
  ahu_rn_table_page_apply_layout (self);
}

GtkWidget *
ahu_rn_table_page_new (void)
{
  return g_object_new (AHU_TYPE_RN_TABLE_PAGE, NULL);
}

GtkWidget *
ahu_rn_table_page_new_replay (void)
{
  AhuRnTablePage *self = g_object_new (AHU_TYPE_RN_TABLE_PAGE, NULL);

  self->is_replay = TRUE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.best-moves", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "table.analysis", FALSE);
  ahu_prompt_set_replay (AHU_PROMPT (self->prompt));
  ahu_rn_table_page_apply_layout (self);

  return GTK_WIDGET (self);
}

GtkWidget *
ahu_rn_table_page_get_pages (GtkWidget *page)
{
  g_return_val_if_fail (AHU_IS_RN_TABLE_PAGE (page), NULL);

  return GTK_WIDGET (AHU_RN_TABLE_PAGE (page)->views);
}

void
ahu_rn_table_page_set_session (AhuRnTablePage *self,
                               AhuSession     *session)
{
  g_return_if_fail (AHU_IS_RN_TABLE_PAGE (self));
  g_return_if_fail (session == NULL || AHU_IS_SESSION (session));

  if (self->session == session)
    return;
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  ahu_rn_table_page_end_practise (self);
  ahu_rn_table_page_end_count (self);
  g_set_object (&self->session, session);
  self->shown_ply = G_MAXUINT;
  if (session == NULL)
    {
      ahu_page_update_undo (AHU_PAGE (self));
      return;
    }
  /* It has to hear of a change before what shows it. */
  ahu_prompt_set_slip (AHU_PROMPT (self->prompt), ahu_rn_slip_get (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  /* Who has seen the game go on sees it end. */
  ahu_telling_for_session (session);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (self->views), "table");
  changed_cb (self);
  /* The game may have been closed at its end. */
  ahu_session_follow (session);
}
