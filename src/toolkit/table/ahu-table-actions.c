/* ahu-table-actions.c: the moves and other actions of the table page, and its keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-tap-guard.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-correction-window.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-table-private.h"
#include "toolkit/teach/ahu-teller.h"

/* What is asked of whom. */
static char *
dup_asked (AhuSession *session)
{
  const AhuGame *game = ahu_session_get_game (session);
  gconstpointer position = ahu_session_get_position (session);
  GString *asked = g_string_new (game->step (position));
  g_autofree guint *seats = g_new (guint, game->max_players);
  guint n = game->pending (position, seats);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (asked, " %u", seats[i]);

  return g_string_free (asked, FALSE);
}

void
ahu_table_play_group (AhuTable  *self,
                      GPtrArray *moves)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  g_autofree char *reason = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autofree char *asked = NULL, *now = NULL;

  g_return_if_fail (AHU_IS_TABLE (self));
  g_return_if_fail (priv->session != NULL);
  g_return_if_fail (moves != NULL && moves->len > 0);

  reason = ahu_practise_dup_reason (priv->session);
  if (reason != NULL)
    {
      ahu_table_refuse (self, reason, NULL);
      return;
    }

  asked = dup_asked (priv->session);
  refusal = ahu_session_play_group (priv->session, moves);
  if (refusal != NULL)
    {
      ahu_table_refuse (self, refusal->message, refusal->rule);
      return;
    }
  ahu_session_follow (priv->session);
  now = dup_asked (priv->session);
  if (!g_str_equal (now, asked))
    ahu_tap_guard_close (GTK_WIDGET (self));
}

void
ahu_table_play (AhuTable *self,
                JsonNode *move)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);

  g_ptr_array_add (moves, move);
  ahu_table_play_group (self, moves);
}

static void
play_json (AhuTable *self,
           JsonNode *moves)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (moves) ? json_node_get_array (moves) : NULL;
  g_autoptr (GPtrArray) group = NULL;

  if (array == NULL)
    {
      ahu_table_play (self, json_node_ref (moves));
      return;
    }
  group = g_ptr_array_new_with_free_func ((GDestroyNotify) json_node_unref);
  for (guint i = 0; i < json_array_get_length (array); i++)
    g_ptr_array_add (group, json_node_ref (json_array_get_element (array, i)));
  if (group->len > 0)
    ahu_table_play_group (self, group);
}

static void
move_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuTable *self = AHU_TABLE (widget);
  g_autoptr (JsonNode) moves = json_from_string (g_variant_get_string (parameter, NULL), NULL);

  if (ahu_table_can_change (self) && moves != NULL)
    play_json (self, moves);
}

static void
correct_action (GtkWidget  *widget,
                const char *action_name,
                GVariant   *parameter)
{
  AhuTable *self = AHU_TABLE (widget);
  AhuTablePrivate *priv = ahu_table_get_private (self);
  const AhuGameUi *ui = priv->game != NULL ? ahu_game_ui_find (priv->game) : NULL;
  g_autoptr (AhuRefusal) refusal = NULL;

  if (priv->session == NULL || priv->is_replay || ui == NULL || ui->entry_new == NULL)
    return;
  refusal = ahu_table_refuse_correction (self);
  if (refusal != NULL)
    ahu_table_refuse (self, refusal->message, refusal->rule);
  else
    ahu_correction_window_present (widget, priv->session, g_variant_get_uint32 (parameter));
}

/* To the log, and from there back to what is to be decided. */
static void
log_action (GtkWidget  *widget,
            const char *action_name,
            GVariant   *parameter)
{
  AhuTable *self = AHU_TABLE (widget);
  AhuTablePrivate *priv = ahu_table_get_private (self);
  gboolean is_tab = adw_view_stack_page_get_visible (priv->log_page);
  gboolean was_there = (gtk_widget_get_state_flags (priv->log) & GTK_STATE_FLAG_FOCUS_WITHIN) != 0;

  if (priv->session == NULL || ahu_table_get_side (self) == AHU_TABLE_SIDE_PRIVATE)
    return;
  ahu_table_uncover_log (self);
  if (is_tab)
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (priv->views), was_there ? "table" : "log");
  if (was_there)
    ahu_table_move_focus (self);
  else if (gtk_widget_get_mapped (priv->log) && !ahu_log_show_newest (AHU_LOG (priv->log)))
    ahu_table_refuse (self, _("Nothing has happened yet."), NULL);
}

static void
news_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  AhuTablePrivate *priv = ahu_table_get_private (AHU_TABLE (widget));

  if (priv->session != NULL)
    ahu_prompt_open_news (AHU_PROMPT (priv->prompt));
}

void
ahu_table_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.move", "s", move_action);
  gtk_widget_class_install_action (widget_class, "table.correct", "u", correct_action);
  gtk_widget_class_install_action (widget_class, "table.log", NULL, log_action);
  gtk_widget_class_install_action (widget_class, "table.news", NULL, news_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F6, 0, "table.log", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_i, GDK_CONTROL_MASK, "table.news", NULL);
}

void
ahu_table_show_move (AhuTable *self,
                     guint     ply)
{
  AhuTablePrivate *priv;

  g_return_if_fail (AHU_IS_TABLE (self));

  priv = ahu_table_get_private (self);
  g_return_if_fail (priv->session != NULL);

  /* In a large window it stands beside the table. */
  if (adw_view_stack_page_get_visible (priv->log_page))
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (priv->views), "log");
  ahu_table_uncover_log (self);
  ahu_log_show_move (AHU_LOG (priv->log), ply);
}

/* A key that does nothing says why. */
static gboolean
say_why_not (AhuTable        *self,
             guint            keyval,
             GdkModifierType  state)
{
  g_autofree char *reason = ahu_dead_key_reason (ahu_table_get_private (self)->session, keyval, state,
                                                 AHU_TABLE_GET_CLASS (self)->dead_key);

  if (reason == NULL)
    return GDK_EVENT_PROPAGATE;
  ahu_table_refuse (self, reason, NULL);
  return GDK_EVENT_STOP;
}

/* What lies uppermost goes first. */
static gboolean
escape (AhuTable *self)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  gboolean dismissed = ahu_notice_dismiss (AHU_NOTICE (priv->notice));

  if (priv->other_notice != NULL)
    dismissed = ahu_notice_dismiss (priv->other_notice) || dismissed;

  return dismissed || ahu_teller_dismiss (AHU_TELLER (priv->teller)) ||
         (priv->slip != NULL && ahu_slip_dismiss (priv->slip));
}

static gboolean
hurry (AhuTable *self,
       guint     keyval)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);

  if (priv->practise == NULL || (keyval != GDK_KEY_period && keyval != GDK_KEY_KP_Decimal))
    return FALSE;
  ahu_practise_hurry (priv->practise);

  return TRUE;
}

gboolean
ahu_table_press_key (AhuTable        *self,
                     guint            keyval,
                     GdkModifierType  state)
{
  AhuTablePrivate *priv = ahu_table_get_private (self);
  AhuTableClass *klass = AHU_TABLE_GET_CLASS (self);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean done = FALSE;

  if (priv->session == NULL || priv->is_replay || ahu_table_get_side (self) == AHU_TABLE_SIDE_TASK ||
      (root != NULL && GTK_IS_EDITABLE (gtk_root_get_focus (root))))
    return GDK_EVENT_PROPAGATE;
  if (klass->key != NULL && klass->key (self, keyval, &done))
    return done;
  if (hurry (self, keyval) || (keyval == GDK_KEY_Escape && escape (self)))
    return GDK_EVENT_STOP;
  return ahu_choice_activate_key (GTK_WIDGET (self), keyval, state) || say_why_not (self, keyval, state);
}
