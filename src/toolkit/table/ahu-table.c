/* ahu-table.c: the page of a running game, whatever is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-table.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-tap-guard.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/layout/ahu-child-layout.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-telling.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-motion.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-reasons.h"
#include "toolkit/table/ahu-table-private.h"
#include "toolkit/teach/ahu-teller.h"

#define TABLE "table"

static void init_buildable (GtkBuildableIface *iface);

G_DEFINE_ABSTRACT_TYPE_WITH_CODE (AhuTable, ahu_table, AHU_TYPE_PAGE,
                                  G_ADD_PRIVATE (AhuTable)
                                  G_IMPLEMENT_INTERFACE (GTK_TYPE_BUILDABLE, init_buildable))

static GtkBuildableIface *parent_buildable;

AhuTablePrivate *
ahu_table_get_private (AhuTable *self)
{
  return ahu_table_get_instance_private (self);
}

gboolean
ahu_table_can_change (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);

  g_return_val_if_fail (AHU_IS_TABLE (self), FALSE);

  return priv->session != NULL && !ahu_session_get_read_only (priv->session);
}

void
ahu_table_update (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);
  guint turn = ahu_game_get_turn (priv->game, ahu_session_get_position (priv->session));
  g_autofree char *words = turn > 0 ? ahu_game_turn_text (priv->game, turn, AHU_TURN_TITLE) : NULL;

  gtk_label_set_text (GTK_LABEL (priv->turn), words != NULL ? words : "");
  ahu_table_update_prompt (self);
  ahu_log_update (AHU_LOG (priv->log), priv->session);
  AHU_TABLE_GET_CLASS (self)->update (self);
  ahu_table_update_practise (self);
}

static void
dismiss_notices (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);

  ahu_notice_dismiss (AHU_NOTICE (priv->notice));
  if (priv->other_notice != NULL)
    ahu_notice_dismiss (priv->other_notice);
}

gboolean
ahu_table_pass (AhuTable *self)
{
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);

  return klass->pass != NULL && klass->pass (self, ahu_table_get_private (self)->way);
}

/* The position that was shown, if one move has led on from it, or all the moves of one activation. */
static gconstpointer
find_before (AhuTablePrivate *priv)
{
  AhuHistory *history = ahu_session_get_history (priv->session);
  guint n = ahu_history_get_group (history);

  if (n > 1 && ahu_history_get_ply (history) == priv->shown_ply + n)
    return ahu_history_get_position (history, priv->shown_ply);

  return ahu_session_position_before (priv->session, priv->shown_ply);
}

static void
begin_change (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  gconstpointer before = find_before (priv);

  ahu_motion_finish (AHU_MOTION (priv->motion));
  priv->shown_ply = ahu_history_get_ply (ahu_session_get_history (priv->session));
  if (klass->begin_change != NULL)
    klass->begin_change (self, before);
}

void
ahu_table_show_change (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);

  ahu_table_begin_practise (self);
  /* Several moves that are undone as one are shown as one. */
  if (priv->practise != NULL && ahu_practise_is_jumping (priv->practise))
    return;
  if (ahu_table_pass (self))
    return;

  dismiss_notices (self);
  ahu_table_begin_telling (self);
  begin_change (self);
  ahu_table_update (self);
  if (klass->end_change != NULL)
    klass->end_change (self);
  ahu_page_update_undo (AHU_PAGE (self));
  ahu_table_move_focus (self);
  ahu_table_show_hint (self);
}

void
ahu_table_entry_changed (AhuTable *self)
{
  AhuTableClass *klass;

  g_return_if_fail (AHU_IS_TABLE (self));

  klass = AHU_TABLE_GET_CLASS (self);
  if (klass->dup_entry != NULL && ahu_table_can_change (self))
    ahu_session_set_entered (ahu_table_get_private (self)->session, klass->dup_entry (self));
  dismiss_notices (self);
  ahu_table_update_prompt (self);
  ahu_page_update_undo (AHU_PAGE (self));
  ahu_table_move_focus (self);
}

void
ahu_table_refuse (AhuTable   *self,
                  const char *message,
                  const char *rule)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  AhuNotice *notice;

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (message != NULL);

  notice = priv->other_notice != NULL ? priv->other_notice : AHU_NOTICE (priv->notice);
  ahu_table_end_telling (self);
  ahu_notice_refuse (notice, message, rule);
  if (klass->refused != NULL)
    klass->refused (self, ahu_notice_get_refusal (notice));
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint                  keyval,
        guint                  keycode,
        GdkModifierType        state,
        gpointer               user_data)
{
  return ahu_table_press_key (AHU_TABLE (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller))),
                              keyval, state);
}

static GBytes *
ahu_table_dup_file (AhuPage  *page,
                    char    **heading,
                    char    **name)
{
  return ahu_session_export (ahu_table_get_private (AHU_TABLE (page))->session);
}

static gboolean
ahu_table_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return ahu_table_tab (AHU_TABLE (widget), direction);

  return GTK_WIDGET_CLASS (ahu_table_parent_class)->focus (widget, direction);
}

static void
ahu_table_map (GtkWidget *widget)
{
  AhuTable *self = AHU_TABLE (widget);

  GTK_WIDGET_CLASS (ahu_table_parent_class)->map (widget);
  ahu_table_follow_focus (self);
  if (ahu_table_get_private (self)->session == NULL)
    return;

  ahu_table_move_focus (self);
  ahu_table_update_teller (self);
}

/* What named colours can't say: a tint needs more of its colour in the dark. */
static void
apply_style (AhuTable *self)
{
  ahu_widget_set_css_class (GTK_WIDGET (self), "dark", adw_style_manager_get_dark (adw_style_manager_get_default ()));
}

/* The log stands last among the pages, behind those of the game. */
static void
add_log_page (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);

  priv->log_slot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_widget_set_margin_top (priv->log_slot, 12);
  gtk_widget_set_margin_bottom (priv->log_slot, 12);
  gtk_widget_set_margin_start (priv->log_slot, 12);
  gtk_widget_set_margin_end (priv->log_slot, 12);
  priv->log = ahu_log_new ();
  ahu_table_add_log_room (self);
  priv->log_page = adw_view_stack_add_titled (ADW_VIEW_STACK (priv->views), priv->log_slot, "log", _("Log"));
  adw_view_stack_page_set_icon_name (priv->log_page, "ahu-log-symbolic");
  ahu_compat_view_stack_hide (ADW_VIEW_STACK (priv->views));
}

static void
ahu_table_constructed (GObject *object)
{
  AhuTable *self = AHU_TABLE (object);

  G_OBJECT_CLASS (ahu_table_parent_class)->constructed (object);

  add_log_page (self);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (apply_style), self, G_CONNECT_SWAPPED);
  apply_style (self);
  ahu_table_lay_out (self);
}

static void
ahu_table_dispose (GObject *object)
{
  AhuTable *self = AHU_TABLE (object);
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);

  if (priv->session != NULL)
    g_signal_handlers_disconnect_by_data (priv->session, self);
  ahu_table_end_practise (self);
  g_clear_object (&priv->session);
  ahu_table_end_view (self);

  /* GTK lets go of the children of a template for the last class alone; all pages do it for theirs. */
  G_OBJECT_CLASS (ahu_table_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  static const struct
  {
    const char *name;
    gsize offset;
  } children[] = {
#define CHILD(name) { #name, G_STRUCT_OFFSET (AhuTablePrivate, name) }
    CHILD (bin), CHILD (header), CHILD (back), CHILD (redo), CHILD (hurry), CHILD (title), CHILD (top_switcher),
    CHILD (menu), CHILD (view_button), CHILD (zoom), CHILD (sides), CHILD (prompt_clamp), CHILD (prompt_zoom),
    CHILD (prompt), CHILD (notice_clamp), CHILD (notice_zoom), CHILD (notice), CHILD (views), CHILD (table_room),
    CHILD (teller), CHILD (body_room), CHILD (scroller), CHILD (body_clamp), CHILD (switcher), CHILD (motion),
    CHILD (bar_zoom), CHILD (bar), CHILD (bar_title)
#undef CHILD
  };

  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-table.ui");
  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    gtk_widget_class_bind_template_child_full (widget_class, children[i].name, FALSE,
                                               AhuTable_private_offset + (gssize) children[i].offset);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  gtk_widget_class_bind_template_callback (widget_class, ahu_table_place_teller);
  gtk_widget_class_bind_template_callback (widget_class, ahu_table_update_practise);
  gtk_widget_class_bind_template_callback_full (widget_class, "resized_cb", G_CALLBACK (ahu_table_follow_room));
}

static char *
ahu_table_dup_rule (AhuPage *page)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (AHU_TABLE (page));

  return ahu_page_dup_rule_of (priv->session);
}

static void
ahu_table_class_init (AhuTableClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  object_class->constructed = ahu_table_constructed;
  object_class->dispose = ahu_table_dispose;
  widget_class->focus = ahu_table_focus;
  widget_class->grab_focus = ahu_table_grab_focus;
  widget_class->map = ahu_table_map;

  page_class->keeps_awake = TRUE;
  ahu_table_class_init_undo (page_class);
  page_class->dup_file = ahu_table_dup_file;
  page_class->dup_rule = ahu_table_dup_rule;
  page_class->rule = "turn";
  page_class->set_table_view = ahu_table_set_view;

  klass->find_layout = ahu_table_real_find_layout;
  klass->zoom_view = ahu_table_real_zoom_view;

  g_type_ensure (AHU_TYPE_TELLER);
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MOTION);
  g_type_ensure (AHU_TYPE_NOTICE);
  g_type_ensure (AHU_TYPE_PROMPT);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_ZOOM_BIN);
  bind_template (widget_class);
  ahu_table_install_actions (widget_class);
  ahu_table_install_view (widget_class);
}

static void
ahu_table_init (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  /* The title is what is cut off. */
  gtk_widget_set_layout_manager (priv->top_switcher, ahu_whole_layout_new ());
  ahu_tap_guard_add (GTK_WIDGET (self));
  ahu_table_init_view (self);
  ahu_table_init_teller (self);
  ahu_table_init_hints (self);
  ahu_table_init_practise (self);
}

static void
add_child (GtkBuildable *buildable,
           GtkBuilder   *builder,
           GObject      *child,
           const char   *type)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (AHU_TABLE (buildable));

  if (g_strcmp0 (type, "body") == 0)
    ahu_table_set_body (AHU_TABLE (buildable), GTK_WIDGET (child));
  else if (g_strcmp0 (type, "view") == 0)
    GTK_BUILDABLE_GET_IFACE (priv->views)->add_child (GTK_BUILDABLE (priv->views), builder, child, NULL);
  else
    parent_buildable->add_child (buildable, builder, child, type);
}

static void
init_buildable (GtkBuildableIface *iface)
{
  parent_buildable = g_type_interface_peek_parent (iface);
  iface->add_child = add_child;
}

static void
settings_cb (AhuTable *self)
{
  if (ahu_table_get_private (self)->session == NULL || ahu_table_pass (self))
    return;
  ahu_table_update (self);
  ahu_table_show_hint (self);
}

/* By the teller itself, in the middle of an update, or forgotten by people. */
static void
heard_cb (AhuTable *self)
{
  if (ahu_table_get_private (self)->session != NULL)
    ahu_table_update_teller (self);
}

static void
follow_settings (AhuTable      *self,
                 const AhuGame *game)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);
  const AhuGameUi *ui = ahu_game_ui_find (game);
  GSettings *settings = ahu_settings_get_game (game);

  g_return_if_fail (priv->game == NULL || priv->game == game);

  if (priv->game != NULL)
    return;
  priv->game = game;
  if (ui != NULL)
    ahu_game_ui_follow_switches (ui, G_CALLBACK (settings_cb), self);
  if (ahu_teller_can_serve (ui))
    g_signal_connect_object (settings, "changed::heard", G_CALLBACK (heard_cb), self, G_CONNECT_SWAPPED);
}

/* What was entered of a move when the game was closed, or nothing. */
static void
take_entry (AhuTable *self)
{
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  JsonNode *entered = ahu_session_get_entered (ahu_table_get_private (self)->session);
  g_autoptr (JsonNode) move = entered != NULL && ahu_table_can_change (self) ? json_node_ref (entered) : NULL;

  if (klass->take_entry != NULL)
    klass->take_entry (self, move);
}

void
ahu_table_set_session (AhuTable   *self,
                       AhuSession *session)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (session == NULL || AHU_IS_SESSION (session));

  if (priv->session == session)
    return;
  if (priv->session != NULL)
    g_signal_handlers_disconnect_by_data (priv->session, self);
  ahu_table_end_practise (self);
  g_set_object (&priv->session, session);
  priv->shown_ply = G_MAXUINT;
  /* It has to hear of a change before the prompt that shows it. */
  priv->slip = session != NULL ? ahu_slip_get (session) : NULL;
  ahu_prompt_set_slip (AHU_PROMPT (priv->prompt), priv->slip);
  if (klass->session_set != NULL)
    klass->session_set (self, session);
  if (session == NULL)
    {
      ahu_page_update_undo (AHU_PAGE (self));
      return;
    }
  follow_settings (self, ahu_session_get_game (session));
  g_signal_connect_object (session, "changed", G_CALLBACK (ahu_table_show_change), self, G_CONNECT_SWAPPED);
  /* Who has seen the game go on sees it end. */
  ahu_telling_for_session (session);
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (priv->views), TABLE);
  ahu_table_show_change (self);
  take_entry (self);
  /* The game may have been closed at its end. */
  ahu_session_follow (session);
}

AhuSession *
ahu_table_get_session (AhuTable *self)
{
  g_return_val_if_fail (AHU_IS_TABLE (self), NULL);

  return ahu_table_get_private (self)->session;
}

void
ahu_table_set_replay (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (priv->session == NULL);

  priv->is_replay = TRUE;
  ahu_prompt_set_replay (AHU_PROMPT (priv->prompt));
  ahu_table_lay_out (self);
}

gboolean
ahu_table_is_replay (AhuTable *self)
{
  g_return_val_if_fail (AHU_IS_TABLE (self), FALSE);

  return ahu_table_get_private (self)->is_replay;
}

gboolean
ahu_table_practises (AhuTable *self)
{
  g_return_val_if_fail (AHU_IS_TABLE (self), FALSE);

  return ahu_table_get_private (self)->practise != NULL;
}

void
ahu_table_set_notice (AhuTable  *self,
                      AhuNotice *notice)
{
  AhuTablePrivate *priv = ahu_table_get_instance_private (self);

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (notice == NULL || AHU_IS_NOTICE (notice));

  priv->other_notice = notice;
}

void
ahu_table_set_body (AhuTable  *self,
                    GtkWidget *body)
{
  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (GTK_IS_WIDGET (body));

  adw_clamp_set_child (ADW_CLAMP (ahu_table_get_private (self)->body_clamp), body);
}

GtkWidget *
ahu_table_get_prompt (AhuTable *self)
{
  g_return_val_if_fail (AHU_IS_TABLE (self), NULL);

  return ahu_table_get_private (self)->prompt;
}

GtkWidget *
ahu_table_get_motion (AhuTable *self)
{
  g_return_val_if_fail (AHU_IS_TABLE (self), NULL);

  return ahu_table_get_private (self)->motion;
}

GtkWidget *
ahu_table_get_pages (AhuTable *self)
{
  g_return_val_if_fail (AHU_IS_TABLE (self), NULL);

  return ahu_table_get_private (self)->views;
}
