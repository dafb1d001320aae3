/* ahu-history-page-actions.c: what is done with kept games
 *
 * Not for: exporting and importing them (ahu-history-page-share.c).
 *
 * Actions for one game have the name of its file as target; an empty one means the
 * game whose row has the focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/base/ahu-name.h"
#include "shell/history/ahu-history-page-private.h"
#include "shell/history/ahu-history-text.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/game/ahu-game-ui.h"

GPtrArray *
ahu_history_page_games_new (void)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}

void
ahu_history_page_say_problem (AhuHistoryPage *self,
             const char     *format,
             const GError   *error)
{
  g_autofree char *message = g_strdup_printf (format, error->message);

  ahu_message_bar_set_message (self->message_bar, message);
}

AhuSummary *
ahu_history_page_get_target (AhuHistoryPage *self,
            GVariant       *parameter)
{
  const char *file = g_variant_get_string (parameter, NULL);

  return *file != '\0' ? ahu_history_page_find_file (self, file) : ahu_history_page_get_focused (self);
}

static void
open_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  AhuSummary *summary = ahu_history_page_get_target (self, parameter);
  g_autofree char *path = NULL;

  if (summary == NULL)
    return;
  if (ahu_summary_get_game (summary) == NULL)
    {
      ahu_message_bar_set_message (self->message_bar, ahu_summary_get_problem (summary));
      return;
    }

  path = ahu_library_dup_path (self->library, summary);
  g_signal_emit_by_name (self, "open", path, ahu_summary_get_id (summary));
}

static void
renamed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AhuHistoryPage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!ahu_library_rename_finish (AHU_LIBRARY (source), result, &error))
    /* Translators: %s is the system’s reason. */
    ahu_history_page_say_problem (self, _("The game can’t be renamed: %s"), error);
}

/* Only what is different is written. */
static void
rename_cb (AhuHistoryPage *self,
           GtkEditable    *entry)
{
  AhuSummary *summary = g_object_get_data (G_OBJECT (entry), "summary");
  g_autofree char *title = ahu_name_strip (gtk_editable_get_text (entry));
  const char *old = ahu_summary_get_title (summary);

  if (g_strcmp0 (title, old != NULL ? old : "") != 0)
    ahu_library_rename_async (self->library, summary, title, renamed_cb, g_object_ref (self));
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (entry), GTK_TYPE_POPOVER)));
}

/* gtk_widget_activate () does nothing with an entry. */
static void
enter_cb (GtkWidget *entry)
{
  g_signal_emit_by_name (entry, "activate");
}

static GtkWidget *
rename_box_new (AhuHistoryPage *self,
                AhuSummary     *summary)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *label = gtk_label_new (_("Title of the game"));
  GtkWidget *entry = gtk_entry_new ();
  GtkWidget *button = gtk_button_new_with_label (_("Rename"));
  const char *title = ahu_summary_get_title (summary);

  gtk_widget_add_css_class (box, "history-rename");
  gtk_widget_add_css_class (label, "heading");
  gtk_widget_add_css_class (button, "suggested-action");
  ahu_widget_limit_text (entry, AHU_TYPED_TITLE);
  gtk_editable_set_text (GTK_EDITABLE (entry), title != NULL ? title : "");
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 24);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Title of the game"), -1);
  g_object_set_data_full (G_OBJECT (entry), "summary", g_object_ref (summary), g_object_unref);
  g_signal_connect_object (entry, "activate", G_CALLBACK (rename_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (button, "clicked", G_CALLBACK (enter_cb), entry, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), button);

  return box;
}

static void
rename_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  AhuSummary *summary = ahu_history_page_get_target (self, parameter);
  AhuHistoryRow *row = summary != NULL ? ahu_history_page_find_row (self, summary) : NULL;
  GtkWidget *popover;

  if (row == NULL || self->choosing || ahu_summary_get_game (summary) == NULL)
    return;

  popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), rename_box_new (self, summary));
  ahu_history_row_open_popover (row, popover);
}

static void
duplicated_cb (GObject      *source,
               GAsyncResult *result,
               gpointer      user_data)
{
  g_autoptr (AhuHistoryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *id = ahu_library_duplicate_finish (AHU_LIBRARY (source), result, &error);

  if (id == NULL)
    /* Translators: %s is the system’s reason. */
    ahu_history_page_say_problem (self, _("The game can’t be duplicated: %s"), error);
  else
    ahu_message_bar_set_done (self->message_bar, _("The copy is right next to the game"));
}

static void
duplicate_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  AhuSummary *summary = ahu_history_page_get_target (self, parameter);

  if (summary != NULL && ahu_summary_get_game (summary) != NULL)
    ahu_library_duplicate_async (self->library, summary, duplicated_cb, g_object_ref (self));
}

static void
replay_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  AhuSummary *summary = ahu_history_page_get_target (self, parameter);

  if (summary != NULL && ahu_summary_get_tracked (summary))
    g_signal_emit_by_name (self, "replay", ahu_summary_get_id (summary));
}

/* Returns: (nullable): what a menu calls it to begin a new game with the deal of that one */
static const char *
get_take_item (AhuSummary *summary)
{
  const AhuGame *game = ahu_summary_get_game (summary);
  const AhuGameUi *ui = game != NULL ? ahu_game_ui_find (game) : NULL;

  return ui != NULL && ui->deal_take_item != NULL && ahu_summary_get_tracked (summary) ? ui->deal_take_item () : NULL;
}

static void
take_deal_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  AhuSummary *summary = ahu_history_page_get_target (self, parameter);

  if (summary != NULL && get_take_item (summary) != NULL)
    g_signal_emit_by_name (self, "take-deal", ahu_summary_get_id (summary));
}

static void
say_not_deleted (AhuHistoryPage *self,
                 const char     *problem,
                 gboolean        others_are)
{
  /* Translators: %s is a sentence with the reason, such as “The game is open elsewhere.” */
  g_autofree char *message = others_are ? g_strdup_printf (_("Not all games could be deleted: %s"), problem)
                                        /* Translators: %s is a sentence with the reason. */
                                        : g_strdup_printf (_("The game can’t be deleted: %s"), problem);

  ahu_message_bar_set_message (self->message_bar, message);
}

static void
removed_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (AhuHistoryPage) self = user_data;
  g_autofree char *problem = NULL;
  g_autofree char *message = NULL;
  char **files = ahu_library_remove_finish (AHU_LIBRARY (source), result, &problem);
  guint n;

  if (problem != NULL)
    say_not_deleted (self, problem, files[0] != NULL);
  if (files[0] == NULL)
    {
      g_strfreev (files);
      return;
    }

  n = g_strv_length (files);
  message = g_strdup_printf (ngettext ("%u game deleted", "%u games deleted", n), n);
  ahu_message_bar_set_done (self->message_bar, message);
  ahu_message_bar_set_action (self->message_bar, _("Undo"), "history.undo");
  g_ptr_array_add (self->removals, files);
  ahu_page_update_undo (AHU_PAGE (self));
}

static void
remove_games (AhuHistoryPage *self,
              GPtrArray      *games)
{
  if (games->len > 0)
    ahu_library_remove_async (self->library, games, removed_cb, g_object_ref (self));
}

GPtrArray *
ahu_history_page_get_chosen (AhuHistoryPage *self)
{
  GPtrArray *games = ahu_history_page_games_new ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      if (g_hash_table_contains (self->chosen, ahu_summary_get_file (summary)))
        g_ptr_array_add (games, g_steal_pointer (&summary));
    }

  return games;
}

static void
delete_chosen_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  g_autoptr (GPtrArray) games = ahu_history_page_get_chosen (self);

  remove_games (self, games);
  ahu_history_page_set_choosing (self, FALSE);
}

static void
delete_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  AhuSummary *summary = ahu_history_page_get_target (self, parameter);
  g_autoptr (GPtrArray) games = ahu_history_page_games_new ();

  if (self->choosing)
    {
      delete_chosen_action (widget, name, NULL);
      return;
    }
  if (summary == NULL)
    return;

  g_ptr_array_add (games, g_object_ref (summary));
  remove_games (self, games);
}

static void
restored_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (AhuHistoryPage) self = user_data;
  g_autoptr (GError) error = NULL;

  if (!ahu_library_restore_finish (AHU_LIBRARY (source), result, &error))
    /* Translators: %s is the system’s reason. */
    ahu_history_page_say_problem (self, _("The game can’t be brought back: %s"), error);
}

static void
undo_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  ahu_history_page_undo (AHU_PAGE (widget));
}

static void
show_all_action (GtkWidget  *widget,
                 const char *name,
                 GVariant   *parameter)
{
  ahu_history_page_show_games (AHU_HISTORY_PAGE (widget), NULL, NULL);
}

void
ahu_history_page_undo (AhuPage *page)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (page);
  g_auto (GStrv) files = NULL;

  if (self->removals->len == 0)
    return;

  ahu_message_bar_clear_done (self->message_bar);
  files = g_ptr_array_steal_index (self->removals, self->removals->len - 1);
  ahu_library_restore_async (self->library, (const char *const *) files, restored_cb, g_object_ref (self));
  ahu_page_update_undo (AHU_PAGE (self));
}

static void
add_item (GMenu      *menu,
          const char *label,
          const char *action,
          const char *key,
          AhuSummary *summary)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, "s", ahu_summary_get_file (summary));
  if (key != NULL)
    g_menu_item_set_attribute (item, "accel", "s", key);
  g_menu_append_item (menu, item);
}

GMenuModel *
ahu_history_page_make_menu (AhuSummary *summary,
                            gpointer    user_data)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) first = g_menu_new ();
  g_autoptr (GMenu) second = g_menu_new ();
  g_autoptr (GMenu) third = g_menu_new ();

  if (ahu_summary_get_game (summary) != NULL)
    {
      add_item (first, _("_Open"), "history.open", "Return", summary);
      if (ahu_summary_get_tracked (summary))
        add_item (first, _("Re_play"), "history.replay", "<Control>r", summary);
      add_item (second, _("_Rename…"), "history.rename", "F2", summary);
      add_item (second, _("_Duplicate"), "history.duplicate", "<Control>d", summary);
    }
  if (get_take_item (summary) != NULL)
    add_item (second, get_take_item (summary), "history.take-deal", NULL, summary);
  add_item (second, _("_Export…"), "history.export", "<Control>s", summary);
  add_item (third, _("De_lete"), "history.delete", "Delete", summary);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (first));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (second));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (third));

  return G_MENU_MODEL (menu);
}

static void
choose_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ahu_history_page_choose (AHU_HISTORY_PAGE (widget), g_variant_get_string (parameter, NULL));
}

static void
select_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  ahu_history_page_set_choosing (AHU_HISTORY_PAGE (widget), g_str_equal (name, "history.select"));
}

void
ahu_history_page_class_install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "history.open", "s", open_action);
  gtk_widget_class_install_action (widget_class, "history.replay", "s", replay_action);
  gtk_widget_class_install_action (widget_class, "history.take-deal", "s", take_deal_action);
  gtk_widget_class_install_action (widget_class, "history.rename", "s", rename_action);
  gtk_widget_class_install_action (widget_class, "history.duplicate", "s", duplicate_action);
  gtk_widget_class_install_action (widget_class, "history.delete", "s", delete_action);
  gtk_widget_class_install_action (widget_class, "history.undo", NULL, undo_action);
  gtk_widget_class_install_action (widget_class, "history.choose", "s", choose_action);
  gtk_widget_class_install_action (widget_class, "history.select", NULL, select_action);
  gtk_widget_class_install_action (widget_class, "history.end-select", NULL, select_action);
  gtk_widget_class_install_action (widget_class, "history.delete-chosen", NULL, delete_chosen_action);
  gtk_widget_class_install_action (widget_class, "history.show-all", NULL, show_all_action);
}
