/* ahu-history-page.c: the page with all kept games
 *
 * The list makes rows for what can be seen only, and filters and sorts bit by bit
 * while nobody waits.
 *
 * Not for: what is done with games (ahu-history-page-actions.c), a row
 * (ahu-history-row.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/ahu-compat.h"
#include "app/ahu-game-ui.h"
#include "app/ahu-history-page-private.h"
#include "app/ahu-history-text.h"
#include "app/ahu-init.h"
#include "app/ahu-menu-button.h"

G_DEFINE_FINAL_TYPE (AhuHistoryPage, ahu_history_page, GTK_TYPE_WIDGET)

/* Which games; numbers of players follow. */
enum
{
  KIND_ALL,
  KIND_RUNNING,
  KIND_OVER,
  KIND_DAMAGED,
  N_KINDS
};

enum
{
  ORDER_NEWEST,
  ORDER_OLDEST,
  ORDER_PLAYERS,
  ORDER_WINNER,
  ORDER_LONGEST
};

enum
{
  PROP_CAN_UNDO = 1,
  PROP_CAN_REDO,
  N_PROPS
};

enum
{
  OPEN,
  REPLAY,
  UNDO,
  REDO,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];
static guint signals[N_SIGNALS];

static gboolean
is_of_kind (AhuHistoryPage *self,
            AhuSummary     *summary)
{
  AhuSummaryState state = ahu_summary_get_state (summary);

  switch (self->kind)
    {
    case KIND_ALL:
      return TRUE;
    case KIND_RUNNING:
      return state == AHU_SUMMARY_RUNNING;
    case KIND_OVER:
      return state == AHU_SUMMARY_OVER;
    case KIND_DAMAGED:
      return state == AHU_SUMMARY_DAMAGED || state == AHU_SUMMARY_UNREADABLE;
    default:
      return ahu_summary_get_n_players (summary) ==
             ahu_game_ui_get_default ()->game->min_players + self->kind - N_KINDS;
    }
}

static gboolean
has_words (AhuHistoryPage *self,
           AhuSummary     *summary)
{
  const char *text = ahu_history_get_search_text (summary);

  for (guint i = 0; self->words[i] != NULL; i++)
    {
      if (strstr (text, self->words[i]) == NULL)
        return FALSE;
    }

  return TRUE;
}

static gboolean
filter_cb (gpointer item,
           gpointer user_data)
{
  AhuHistoryPage *self = user_data;
  AhuSummary *summary = item;

  return is_of_kind (self, summary) &&
         (self->ids == NULL || g_hash_table_contains (self->ids, ahu_summary_get_id (summary))) &&
         has_words (self, summary);
}

static void
refilter (AhuHistoryPage  *self,
          GtkFilterChange  change)
{
  gboolean wanted = self->kind != KIND_ALL || self->ids != NULL || self->words[0] != NULL;

  if (!wanted)
    gtk_filter_list_model_set_filter (self->filtered, NULL);
  else if (gtk_filter_list_model_get_filter (self->filtered) == NULL)
    gtk_filter_list_model_set_filter (self->filtered, self->filter);
  else
    gtk_filter_changed (self->filter, change);
}

static int
compare_oldest (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  return -ahu_summary_compare ((AhuSummary *) a, (AhuSummary *) b);
}

static int
compare_players (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  return strcmp (ahu_history_get_players_key ((AhuSummary *) a),
                 ahu_history_get_players_key ((AhuSummary *) b));
}

static int
compare_winner (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  return strcmp (ahu_history_get_winner_key ((AhuSummary *) a),
                 ahu_history_get_winner_key ((AhuSummary *) b));
}

static int
compare_longest (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  guint first = ahu_summary_get_n_moves ((AhuSummary *) a);
  guint second = ahu_summary_get_n_moves ((AhuSummary *) b);

  return first > second ? -1 : first < second;
}

/* The library's own order needs no sorting. */
static GtkSorter *
sorter_new (guint order)
{
  static const GCompareDataFunc functions[] = {
    [ORDER_OLDEST] = compare_oldest,
    [ORDER_PLAYERS] = compare_players,
    [ORDER_WINNER] = compare_winner,
    [ORDER_LONGEST] = compare_longest,
  };

  if (order >= G_N_ELEMENTS (functions) || functions[order] == NULL)
    return NULL;

  return GTK_SORTER (gtk_custom_sorter_new (functions[order], NULL, NULL));
}

static void
update_count (AhuHistoryPage *self)
{
  guint n_shown = g_list_model_get_n_items (G_LIST_MODEL (self->sorted));
  guint n_all = g_list_model_get_n_items (G_LIST_MODEL (self->library));
  g_autofree char *text = NULL;

  if (n_shown == n_all)
    text = g_strdup_printf (ngettext ("%u game", "%u games", n_all), n_all);
  else
    /* Translators: %1$u is how many games are shown, %2$u how many there are. */
    text = g_strdup_printf (ngettext ("%1$u of %2$u game", "%1$u of %2$u games", n_all), n_shown, n_all);
  gtk_label_set_text (self->count_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->count_label), n_all > 0);
}

static void
update_stack (AhuHistoryPage *self)
{
  gboolean is_empty = g_list_model_get_n_items (G_LIST_MODEL (self->library)) == 0;
  gboolean is_waiting = ahu_library_get_loading (self->library) ||
                        gtk_filter_list_model_get_pending (self->filtered) > 0;
  const char *name = "list";

  if (g_list_model_get_n_items (G_LIST_MODEL (self->sorted)) == 0)
    name = is_waiting ? "wait" : is_empty ? "empty" : "no-match";
  gtk_stack_set_visible_child_name (self->stack, name);
  gtk_widget_set_visible (GTK_WIDGET (self->tools), !is_empty || is_waiting);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.export-shown",
                                 g_list_model_get_n_items (G_LIST_MODEL (self->sorted)) > 0);
}

static void
list_changed_cb (AhuHistoryPage *self)
{
  update_count (self);
  update_stack (self);
}

static void
loading_cb (AhuHistoryPage *self)
{
  double progress = ahu_library_get_progress (self->library);

  gtk_progress_bar_set_fraction (self->progress_bar, progress);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar),
                          ahu_library_get_loading (self->library) && progress > 0 && progress < 1);
  list_changed_cb (self);
}

static char **
split_words (const char *text)
{
  g_autofree char *folded = ahu_history_fold (text);
  g_auto (GStrv) parts = g_strsplit_set (folded, " \t", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (*parts[i] != '\0')
        g_strv_builder_add (words, parts[i]);
    }

  return g_strv_builder_end (words);
}

static void
search_changed_cb (AhuHistoryPage *self)
{
  g_strfreev (self->words);
  self->words = split_words (gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
  refilter (self, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
kind_changed_cb (AhuHistoryPage *self)
{
  guint kind = gtk_drop_down_get_selected (self->kind_list);

  self->kind = kind != GTK_INVALID_LIST_POSITION ? kind : KIND_ALL;
  refilter (self, GTK_FILTER_CHANGE_DIFFERENT);
}

static void
order_changed_cb (AhuHistoryPage *self)
{
  g_autoptr (GtkSorter) sorter = sorter_new (gtk_drop_down_get_selected (self->order_list));

  gtk_sort_list_model_set_sorter (self->sorted, sorter);
}

static void
update_chosen (AhuHistoryPage *self)
{
  guint n = g_hash_table_size (self->chosen);
  /* Translators: how many games are chosen, to be deleted or exported. */
  g_autofree char *text = g_strdup_printf (ngettext ("%u game chosen", "%u games chosen", n), n);

  for (guint i = 0; i < self->rows->len; i++)
    {
      AhuHistoryRow *row = g_ptr_array_index (self->rows, i);
      AhuSummary *summary = ahu_history_row_get_summary (row);

      ahu_history_row_set_chosen (row, self->choosing,
                                  summary != NULL &&
                                  g_hash_table_contains (self->chosen, ahu_summary_get_file (summary)));
    }
  gtk_label_set_text (self->chosen_label, text);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.delete-chosen", n > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.export-chosen", n > 0);
}

static void
choose (AhuHistoryPage *self,
        AhuSummary     *summary)
{
  const char *file = ahu_summary_get_file (summary);

  if (!g_hash_table_remove (self->chosen, file))
    g_hash_table_add (self->chosen, g_strdup (file));
  update_chosen (self);
}

static void
choose_toggled_cb (AhuHistoryPage *self)
{
  ahu_history_page_set_choosing (self, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->choose_button)));
}

static void
activate_cb (AhuHistoryPage *self,
             guint           position)
{
  g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);

  if (summary == NULL)
    return;
  if (self->choosing)
    choose (self, summary);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "history.open", "s", ahu_summary_get_file (summary));
}

static void
focus_list_cb (AhuHistoryPage *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self->list), GTK_DIR_TAB_FORWARD);
}

static void
row_destroyed_cb (AhuHistoryPage *self,
                  GtkWidget      *row)
{
  g_ptr_array_remove_fast (self->rows, row);
}

/* An item that is torn down may have lost its row before: the row tells itself. */
static void
setup_cb (AhuHistoryPage *self,
          GtkListItem    *item)
{
  GtkWidget *row = ahu_history_row_new (ahu_history_page_make_menu, self);

  gtk_list_item_set_child (item, row);
  g_ptr_array_add (self->rows, row);
  g_signal_connect_object (row, "destroy", G_CALLBACK (row_destroyed_cb), self, G_CONNECT_SWAPPED);
}

static void
bind_cb (AhuHistoryPage *self,
         GtkListItem    *item)
{
  AhuHistoryRow *row = AHU_HISTORY_ROW (gtk_list_item_get_child (item));
  AhuSummary *summary = gtk_list_item_get_item (item);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (row));
  g_autofree char *description = ahu_history_describe (summary);

  ahu_history_row_set_summary (row, summary);
  ahu_history_row_set_chosen (row, self->choosing,
                              g_hash_table_contains (self->chosen, ahu_summary_get_file (summary)));
  if (parent != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

static void
unbind_cb (AhuHistoryPage *self,
           GtkListItem    *item)
{
  ahu_history_row_set_summary (AHU_HISTORY_ROW (gtk_list_item_get_child (item)), NULL);
}

static void
width_changed_cb (AhuHistoryPage *self)
{
  gboolean narrow = ahu_width_bin_get_width_class (self->content) < AHU_WIDTH_700;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tools),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
}

/* All rows would be on the way of Tab. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                AhuHistoryPage        *self)
{
  gboolean is_modified = (state & gtk_accelerator_get_default_mod_mask ()) != 0;

  if (keyval == GDK_KEY_ISO_Left_Tab)
    return gtk_widget_grab_focus (GTK_WIDGET (self->order_list));
  if (keyval == GDK_KEY_Tab && !is_modified)
    return gtk_widget_child_focus (self->choosing ? self->action_bar : self->header_bar, GTK_DIR_TAB_FORWARD);

  return FALSE;
}

static gboolean
menu_key_cb (GtkWidget *widget,
             GVariant  *arguments,
             gpointer   user_data)
{
  AhuHistoryPage *self = user_data;
  AhuSummary *summary = ahu_history_page_get_focused (self);
  AhuHistoryRow *row = summary != NULL ? ahu_history_page_find_row (self, summary) : NULL;

  if (row == NULL || self->choosing)
    return FALSE;

  ahu_history_row_open_menu (row);

  return TRUE;
}

static gboolean
search_key_cb (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  AhuHistoryPage *self = user_data;

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && gtk_widget_grab_focus (self->search_entry);
}

static gboolean
escape_key_cb (GtkWidget *widget,
               GVariant  *arguments,
               gpointer   user_data)
{
  AhuHistoryPage *self = user_data;

  if (!self->choosing)
    return FALSE;

  ahu_history_page_set_choosing (self, FALSE);

  return TRUE;
}

static gboolean
choose_all_key_cb (GtkWidget *widget,
                   GVariant  *arguments,
                   gpointer   user_data)
{
  ahu_history_page_choose_all (user_data);

  return TRUE;
}

static void
add_key (GtkShortcutController *controller,
         const char            *keys,
         GtkShortcutFunc        callback,
         AhuHistoryPage        *self)
{
  gtk_shortcut_controller_add_shortcut (controller,
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys),
                                                          gtk_callback_action_new (callback, self, NULL)));
}

/* An empty name means the game whose row has the focus. */
static void
add_action_key (GtkShortcutController *controller,
                const char            *keys,
                const char            *action)
{
  GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys),
                                            gtk_named_action_new (action));

  gtk_shortcut_set_arguments (shortcut, g_variant_new_string (""));
  gtk_shortcut_controller_add_shortcut (controller, shortcut);
}

static void
add_list_keys (AhuHistoryPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  GtkShortcutController *controller = GTK_SHORTCUT_CONTROLLER (shortcuts);

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);

  /* Before the list's own, which has a Ctrl+A as well. */
  gtk_event_controller_set_propagation_phase (shortcuts, GTK_PHASE_CAPTURE);
  add_action_key (controller, "F2", "history.rename");
  add_action_key (controller, "<Control>d", "history.duplicate");
  add_action_key (controller, "Delete|KP_Delete", "history.delete");
  add_action_key (controller, "<Control>s", "history.export");
  add_action_key (controller, "<Control>r", "history.replay");
  add_key (controller, "Menu|<Shift>F10", menu_key_cb, self);
  add_key (controller, "<Control>a", choose_all_key_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self->list), shortcuts);
}

static void
add_page_keys (AhuHistoryPage *self)
{
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  GtkShortcutController *controller = GTK_SHORTCUT_CONTROLLER (shortcuts);

  gtk_shortcut_controller_set_scope (controller, GTK_SHORTCUT_SCOPE_GLOBAL);
  add_key (controller, "<Control>f", search_key_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);

  shortcuts = gtk_shortcut_controller_new ();
  add_key (GTK_SHORTCUT_CONTROLLER (shortcuts), "Escape", escape_key_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self), shortcuts);
}

static void
fill_kinds (AhuHistoryPage *self)
{
  const AhuGame *game = ahu_game_ui_get_default ()->game;
  g_autoptr (GtkStringList) kinds = gtk_string_list_new (NULL);

  gtk_string_list_append (kinds, _("All games"));
  gtk_string_list_append (kinds, _("Running"));
  gtk_string_list_append (kinds, _("Finished"));
  gtk_string_list_append (kinds, _("Damaged"));
  for (guint n = game->min_players; n <= game->max_players; n++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("%u player", "%u players", n), n);

      gtk_string_list_append (kinds, label);
    }
  gtk_drop_down_set_model (self->kind_list, G_LIST_MODEL (kinds));
}

static void
fill_orders (AhuHistoryPage *self)
{
  const char *const orders[] = {
    _("Newest first"), _("Oldest first"), _("By players"), _("By winner"), _("Longest first"), NULL
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (orders);

  gtk_drop_down_set_model (self->order_list, G_LIST_MODEL (list));
}

static void
set_library (AhuHistoryPage *self,
             AhuLibrary     *library)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection) selection = NULL;

  self->library = g_object_ref (library);
  gtk_filter_list_model_set_model (self->filtered, G_LIST_MODEL (library));
  selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->sorted)));

  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_cb), self);
  gtk_list_view_set_factory (self->list, factory);
  gtk_list_view_set_model (self->list, GTK_SELECTION_MODEL (selection));

  g_signal_connect_object (self->sorted, "items-changed", G_CALLBACK (list_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filtered, "notify::pending", G_CALLBACK (list_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (list_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (library, "notify::loading", G_CALLBACK (loading_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::progress", G_CALLBACK (loading_cb), self, G_CONNECT_SWAPPED);
  loading_cb (self);
}

static gboolean
ahu_history_page_grab_focus (GtkWidget *widget)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);

  return gtk_widget_get_visible (GTK_WIDGET (self->tools)) ? gtk_widget_grab_focus (self->search_entry)
                                                           : gtk_widget_child_focus (GTK_WIDGET (self->stack),
                                                                                     GTK_DIR_TAB_FORWARD);
}

static void
ahu_history_page_get_property (GObject    *object,
                               guint       prop_id,
                               GValue     *value,
                               GParamSpec *pspec)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (object);

  switch (prop_id)
    {
    case PROP_CAN_UNDO:
      g_value_set_boolean (value, self->removals->len > 0);
      break;
    case PROP_CAN_REDO:
      g_value_set_boolean (value, FALSE);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
ahu_history_page_dispose (GObject *object)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  if (self->content != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->content));
  self->content = NULL;
  g_clear_object (&self->sorted);
  g_clear_object (&self->filtered);
  g_clear_object (&self->filter);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (ahu_history_page_parent_class)->dispose (object);
}

static void
ahu_history_page_finalize (GObject *object)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (object);

  g_clear_object (&self->cancellable);
  g_strfreev (self->words);
  g_clear_pointer (&self->ids, g_hash_table_unref);
  g_hash_table_unref (self->chosen);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->removals);

  G_OBJECT_CLASS (ahu_history_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, toasts);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, header_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, choose_button);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, heading_box);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, heading_label);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, tools);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, kind_list);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, order_list);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, count_label);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, list);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, action_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, chosen_label);
  gtk_widget_class_bind_template_callback (widget_class, width_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, choose_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_list_cb);
  gtk_widget_class_bind_template_callback (widget_class, kind_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
}

static void
install_signals (GObjectClass *object_class)
{
  GType type = G_TYPE_FROM_CLASS (object_class);

  signals[OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_STRING);
  signals[REPLAY] = g_signal_new ("replay", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[UNDO] = g_signal_new_class_handler ("undo", type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION,
                                              G_CALLBACK (ahu_history_page_undo), NULL, NULL, NULL,
                                              G_TYPE_NONE, 0);
  signals[REDO] = g_signal_new ("redo", type, G_SIGNAL_RUN_LAST | G_SIGNAL_ACTION, 0, NULL, NULL, NULL,
                                G_TYPE_NONE, 0);
}

static void
ahu_history_page_class_init (AhuHistoryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = ahu_history_page_get_property;
  object_class->dispose = ahu_history_page_dispose;
  object_class->finalize = ahu_history_page_finalize;
  widget_class->focus = ahu_compat_focus_child;
  widget_class->grab_focus = ahu_history_page_grab_focus;

  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
  install_signals (object_class);

  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  bind_template (widget_class);
  ahu_history_page_class_install_actions (widget_class);
}

static void
ahu_history_page_init (AhuHistoryPage *self)
{
  self->words = g_new0 (char *, 1);
  self->chosen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->rows = g_ptr_array_new ();
  self->removals = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  self->cancellable = g_cancellable_new ();
  self->filter = GTK_FILTER (gtk_custom_filter_new (filter_cb, self, NULL));
  self->filtered = gtk_filter_list_model_new (NULL, NULL);
  gtk_filter_list_model_set_incremental (self->filtered, TRUE);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->filtered)), NULL);
  gtk_sort_list_model_set_incremental (self->sorted, TRUE);

  gtk_widget_init_template (GTK_WIDGET (self));
  width_changed_cb (self);
  fill_kinds (self);
  fill_orders (self);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->search_entry), GTK_WIDGET (self->list));
  add_list_keys (self);
  add_page_keys (self);
}

GtkWidget *
ahu_history_page_new (AhuLibrary *library)
{
  AhuHistoryPage *self;

  g_return_val_if_fail (AHU_IS_LIBRARY (library), NULL);

  self = g_object_new (AHU_TYPE_HISTORY_PAGE, NULL);
  set_library (self, library);
  update_chosen (self);

  return GTK_WIDGET (self);
}

void
ahu_history_page_show_games (AhuHistoryPage    *self,
                             const char *const *ids,
                             const char        *heading)
{
  g_return_if_fail (AHU_IS_HISTORY_PAGE (self));

  g_clear_pointer (&self->ids, g_hash_table_unref);
  if (ids != NULL)
    self->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    g_hash_table_add (self->ids, g_strdup (ids[i]));

  gtk_label_set_text (self->heading_label, heading);
  gtk_widget_set_visible (self->heading_box, ids != NULL);
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  search_changed_cb (self);
  gtk_drop_down_set_selected (self->kind_list, KIND_ALL);
}

AhuSummary *
ahu_history_page_get_focused (AhuHistoryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  for (guint i = 0; focus != NULL && i < self->rows->len; i++)
    {
      AhuHistoryRow *row = g_ptr_array_index (self->rows, i);
      GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (row));

      if (parent != NULL && (focus == parent || gtk_widget_is_ancestor (focus, parent)))
        return ahu_history_row_get_summary (row);
    }

  return NULL;
}

AhuHistoryRow *
ahu_history_page_find_row (AhuHistoryPage *self,
                           AhuSummary     *summary)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      AhuHistoryRow *row = g_ptr_array_index (self->rows, i);

      if (ahu_history_row_get_summary (row) == summary)
        return row;
    }

  return NULL;
}

AhuSummary *
ahu_history_page_find_file (AhuHistoryPage *self,
                            const char     *file)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->library));

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      /* The library keeps it. */
      if (g_str_equal (ahu_summary_get_file (summary), file))
        return summary;
    }

  return NULL;
}

void
ahu_history_page_set_choosing (AhuHistoryPage *self,
                               gboolean        choosing)
{
  if (self->choosing == choosing)
    return;

  self->choosing = choosing;
  g_hash_table_remove_all (self->chosen);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->choose_button), choosing);
  gtk_action_bar_set_revealed (GTK_ACTION_BAR (self->action_bar), choosing);
  update_chosen (self);
}

void
ahu_history_page_choose_all (AhuHistoryPage *self)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sorted));

  ahu_history_page_set_choosing (self, TRUE);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->sorted), i);

      g_hash_table_add (self->chosen, g_strdup (ahu_summary_get_file (summary)));
    }
  update_chosen (self);
}

void
ahu_history_page_note_removals (AhuHistoryPage *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_CAN_UNDO]);
}
