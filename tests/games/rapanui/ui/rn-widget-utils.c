/* rn-widget-utils.c: positions and choices for the tests of Rapa Nui’s widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-widget-utils.h"

#include "games/rapanui/engine/rn-position.h"

void
test_session_go (AhuSession *session,
                 guint       ply)
{
  while (ahu_history_get_ply (ahu_session_get_history (session)) > ply)
    g_assert_true (ahu_session_undo (session));
  while (ahu_history_get_ply (ahu_session_get_history (session)) < ply)
    g_assert_true (ahu_session_redo (session));
}

void
test_session_go_to_step (AhuSession *session,
                         guint       step)
{
  test_session_go (session, 0);
  for (;;)
    {
      const RnPosition *p = ahu_session_get_position (session);

      if (p->step == step)
        return;
      g_assert_true (ahu_session_redo (session));
    }
}

gboolean
test_shows_text (GtkWidget  *root,
                 const char *text)
{
  g_autoptr (GPtrArray) labels = test_find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_strcmp0 (gtk_label_get_text (labels->pdata[i]), text) == 0)
      return TRUE;

  return FALSE;
}

GPtrArray *
test_find_choices (GtkWidget *root)
{
  return test_find_all (root, AHU_TYPE_CHOICE);
}

AhuChoice *
test_find_choice (GtkWidget  *root,
                  const char *name)
{
  g_autoptr (GPtrArray) choices = test_find_choices (root);

  for (guint i = 0; i < choices->len; i++)
    if (g_strcmp0 (ahu_choice_get_name (choices->pdata[i]), name) == 0)
      return choices->pdata[i];

  return NULL;
}

char *
test_choice_move (AhuChoice *choice)
{
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (choice));

  if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (choice)), "table.move") != 0)
    return NULL;
  g_assert_true (g_variant_is_of_type (target, G_VARIANT_TYPE_STRING));

  return g_variant_dup_string (target, NULL);
}

static void
move_cb (GSimpleAction *action,
         GVariant      *target,
         gpointer       user_data)
{
  GPtrArray *moves = user_data;

  if (moves)
    g_ptr_array_add (moves, g_variant_dup_string (target, NULL));
}

static void
add_action (GtkWidget *widget,
            GPtrArray *moves)
{
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) action = g_simple_action_new ("move", G_VARIANT_TYPE_STRING);

  g_signal_connect (action, "activate", G_CALLBACK (move_cb), moves);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
  gtk_widget_insert_action_group (widget, "table", G_ACTION_GROUP (group));
}

GtkWidget *
test_hold (GtkWidget *widget)
{
  GtkWidget *window = gtk_window_new ();

  add_action (window, NULL);
  gtk_window_set_child (GTK_WINDOW (window), widget);

  return widget;
}

void
test_release (GtkWidget *widget)
{
  GtkRoot *window = gtk_widget_get_root (widget);

  g_object_ref (widget);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (widget);
}

GtkWidget *
test_window_new (GtkWidget *child,
                 GPtrArray *moves)
{
  GtkWidget *window = gtk_window_new ();

  add_action (window, moves);
  gtk_window_set_child (GTK_WINDOW (window), child);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (child))
    g_main_context_iteration (NULL, TRUE);

  return window;
}

int
test_measured (GtkWidget      *widget,
               GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

gboolean
test_choice_is_disabled (AhuChoice *choice)
{
  g_autofree char *differs = gtk_test_accessible_check_state (GTK_ACCESSIBLE (choice),
                                                              GTK_ACCESSIBLE_STATE_DISABLED, TRUE);

  return differs == NULL;
}

void
test_find_news (AhuSession *session,
                RnNews     *news)
{
  AhuHistory *history = ahu_session_get_history (session);

  rn_news_find (news, history, ahu_history_get_ply (history));
}
