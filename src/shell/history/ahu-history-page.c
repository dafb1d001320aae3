/* ahu-history-page.c: the page with all kept games
 *
 * The list makes rows for what can be seen only, and filters and sorts bit by bit
 * while nobody waits.
 *
 * Not for: which games are shown (ahu-history-page-find.c), what is done with games
 * (ahu-history-page-actions.c), keys (ahu-history-page-keys.c), a row (ahu-history-row.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "shell/history/ahu-history-page-private.h"
#include "shell/history/ahu-history-text.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/game/ahu-game-ui.h"

/* From this width on, at text of 100 %, chips and search stand in one line. */
#define LINE_WIDTH 800
/* From these on, the same, games that go on stand side by side. */
#define STRIP_WIDTH 960
#define STRIP_HEIGHT 420
/* So many of the games that go on show their tables: their files have to be read for that. */
#define N_BOARDS 12

G_DEFINE_FINAL_TYPE (AhuHistoryPage, ahu_history_page, AHU_TYPE_PAGE)

enum
{
  OPEN,
  REPLAY,
  TAKE_DEAL,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

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
  gtk_widget_set_visible (GTK_WIDGET (self->count_label),
                          n_all > 0 && gtk_filter_list_model_get_filter (self->filtered) != NULL);
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
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "history.select", !is_empty);
}

/* Returns: (transfer full) (nullable): what the game has in common with its neighbours */
static char *
dup_common (AhuHistoryPage *self,
            guint           position)
{
  g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->sorted), position);

  if (summary == NULL || self->order > AHU_HISTORY_OLDEST)
    return NULL;
  if (ahu_history_page_is_first (self, summary))
    return g_strdup (_("Unfinished"));

  return ahu_history_format_day (summary);
}

static gboolean
is_in_strip (AhuHistoryPage *self,
             AhuHistoryRow  *row)
{
  return g_object_get_data (G_OBJECT (row), "games") == self->strip_games;
}

static void
update_above (AhuHistoryPage *self,
              AhuHistoryRow  *row)
{
  guint position = gtk_list_item_get_position (g_object_get_data (G_OBJECT (row), "item")) +
                   gtk_slice_list_model_get_offset (g_object_get_data (G_OBJECT (row), "games"));
  g_autofree char *words = is_in_strip (self, row) ? NULL : dup_common (self, position);
  g_autofree char *before = dup_common (self, position - 1);
  g_autofree char *after = dup_common (self, position + 1);
  gboolean goes_on = ahu_history_page_is_first (self, ahu_history_row_get_summary (row));
  gboolean first = g_strcmp0 (words, before) != 0;

  ahu_history_row_set_above (row, first ? words : NULL,
                             words == NULL || goes_on                  ? AHU_HISTORY_DATE
                             : !first || g_strcmp0 (words, after) == 0 ? AHU_HISTORY_TIME
                                                                       : AHU_HISTORY_DAY_ABOVE,
                             is_in_strip (self, row) ? position == 0 : first && goes_on);
}

/* The games that go on and stand before all others stand side by side where there is room. Not while the games are being
 * filtered: they are already fewer, and not yet told to be. */
static void
arrange_strip (AhuHistoryPage *self)
{
  guint n = 0;
  int width, height;

  ahu_width_bin_get_room (self->width_bin, &width, &height);
  if (width >= STRIP_WIDTH * ahu_text_scale () && height >= STRIP_HEIGHT * ahu_text_scale ())
    for (n = 0; n < AHU_HISTORY_N_FIRST; n++)
      {
        g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (self->sorted), n);

        if (summary == NULL || !ahu_history_page_is_first (self, summary))
          break;
      }
  if (n < AHU_HISTORY_N_FIRST)
    n = 0;
  gtk_slice_list_model_set_size (self->strip_games, n);
  gtk_slice_list_model_set_offset (self->list_games, n);
  gtk_widget_set_visible (self->strip_window, n > 0);
}

static void
list_changed_cb (AhuHistoryPage *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    if (ahu_history_row_get_summary (g_ptr_array_index (self->rows, i)) != NULL)
      update_above (self, g_ptr_array_index (self->rows, i));
  update_count (self);
  update_stack (self);
}

/* What an import has written is read while it goes on, and then the progress shown is the import’s. */
static void
loading_cb (AhuHistoryPage *self)
{
  double progress = ahu_library_get_progress (self->library);

  if (self->importing == NULL)
    {
      gtk_progress_bar_set_fraction (self->progress_bar, progress);
      gtk_widget_set_visible (GTK_WIDGET (self->progress_bar),
                              ahu_library_get_loading (self->library) && progress > 0 && progress < 1);
    }
  list_changed_cb (self);
}

static void
search_changed_cb (AhuHistoryPage *self)
{
  ahu_history_page_set_words (self, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
}

static void
update_chosen (AhuHistoryPage *self)
{
  guint n = g_hash_table_size (self->chosen);
  /* Translators: how many games are chosen, to be deleted or exported. */
  g_autofree char *text = g_strdup_printf (ngettext ("%u game selected", "%u games selected", n), n);

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

void
ahu_history_page_choose (AhuHistoryPage *self,
                         const char     *file)
{
  ahu_history_page_set_choosing (self, TRUE);
  if (!g_hash_table_remove (self->chosen, file))
    g_hash_table_add (self->chosen, g_strdup (file));
  update_chosen (self);
}

static void
activate_cb (AhuHistoryPage *self,
             guint           position,
             GtkWidget      *view)
{
  GtkSliceListModel *games = GTK_IS_GRID_VIEW (view) ? self->strip_games : self->list_games;
  g_autoptr (AhuSummary) summary = g_list_model_get_item (G_LIST_MODEL (games), position);

  if (summary == NULL)
    return;
  if (self->choosing)
    ahu_history_page_choose (self, ahu_summary_get_file (summary));
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "history.open", "s", ahu_summary_get_file (summary));
}

static void
focus_list_cb (AhuHistoryPage *self)
{
  gtk_widget_child_focus (gtk_widget_get_visible (self->strip_window) ? self->strip_window : self->list_window,
                          GTK_DIR_TAB_FORWARD);
}

static void
row_destroyed_cb (AhuHistoryPage *self,
                  GtkWidget      *row)
{
  g_ptr_array_remove_fast (self->rows, row);
}

/* An item that is torn down may have lost its row before: the row tells itself. */
static void
setup_cb (AhuHistoryPage     *self,
          GtkListItem        *item,
          GtkListItemFactory *factory)
{
  GtkWidget *row = ahu_history_row_new (ahu_history_page_make_menu, self);

  ahu_history_row_set_width (AHU_HISTORY_ROW (row), self->width_class);
  gtk_list_item_set_child (item, row);
  g_object_set_data (G_OBJECT (row), "item", item);
  g_object_set_data (G_OBJECT (row), "games", g_object_get_data (G_OBJECT (factory), "games"));
  g_ptr_array_add (self->rows, row);
  g_signal_connect_object (row, "destroy", G_CALLBACK (row_destroyed_cb), self, G_CONNECT_SWAPPED);
}

void
ahu_history_page_name_row (AhuHistoryPage *self,
                           AhuHistoryRow  *row)
{
  AhuSummary *summary = ahu_history_row_get_summary (row);
  GtkWidget *parent = gtk_widget_get_parent (GTK_WIDGET (row));
  const char *name = summary != NULL && self->games->len > 1 ? ahu_history_get_game_name (summary) : NULL;
  g_autofree char *description = summary != NULL ? ahu_history_describe (summary) : NULL;
  g_autofree char *named = g_strjoin (C_("list", ", "), description, name, NULL);

  ahu_history_row_set_names_game (row, self->games->len > 1);
  if (parent != NULL && summary != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (parent), GTK_ACCESSIBLE_PROPERTY_LABEL, named, -1);
}

static void
bind_cb (AhuHistoryPage *self,
         GtkListItem    *item)
{
  AhuHistoryRow *row = AHU_HISTORY_ROW (gtk_list_item_get_child (item));
  AhuSummary *summary = gtk_list_item_get_item (item);
  g_autofree char *path = ahu_library_dup_path (self->library, summary);

  ahu_history_row_set_summary (row, summary, gtk_list_item_get_position (item) < N_BOARDS ? path : NULL);
  update_above (self, row);
  ahu_history_row_set_chosen (row, self->choosing,
                              g_hash_table_contains (self->chosen, ahu_summary_get_file (summary)));
  ahu_history_page_name_row (self, row);
}

static void
unbind_cb (AhuHistoryPage *self,
           GtkListItem    *item)
{
  ahu_history_row_set_summary (AHU_HISTORY_ROW (gtk_list_item_get_child (item)), NULL, NULL);
}

static void
resized_cb (AhuHistoryPage *self)
{
  int width, height;
  gboolean is_narrow, is_line;

  ahu_width_bin_get_room (self->width_bin, &width, &height);
  /* Nothing is known yet of a page that was never laid out. */
  self->width_class = width > 0 ? ahu_width_bin_get_width_class (self->width_bin) : AHU_WIDTH_700;
  is_narrow = self->width_class < AHU_WIDTH_700;
  gtk_widget_set_visible (self->statistics_button, !is_narrow);
  ahu_menu_button_set_page (self->menu_button, is_narrow ? "history-narrow" : "history");
  for (guint i = 0; i < self->rows->len; i++)
    ahu_history_row_set_width (g_ptr_array_index (self->rows, i), self->width_class);
  is_line = width >= LINE_WIDTH * ahu_text_scale ();
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->tools),
                                  is_line ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (self->search_entry, !is_line);
  arrange_strip (self);
}

static void
games_changed_cb (AhuHistoryPage *self,
                  guint           position,
                  guint           removed,
                  guint           added)
{
  ahu_history_page_find_games (self, position, added);
}

static void
fill (AhuHistoryPage    *self,
      GtkWidget         *view,
      GtkSliceListModel *games)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkNoSelection) selection = gtk_no_selection_new (g_object_ref (G_LIST_MODEL (games)));

  g_object_set_data (G_OBJECT (factory), "games", games);
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_cb), self);
  g_object_set (view, "factory", factory, "model", selection, NULL);
}

static void
set_library (AhuHistoryPage *self,
             AhuLibrary     *library)
{
  self->library = g_object_ref (library);
  gtk_filter_list_model_set_model (self->filtered, G_LIST_MODEL (library));
  fill (self, GTK_WIDGET (self->strip), self->strip_games);
  fill (self, GTK_WIDGET (self->list), self->list_games);

  g_signal_connect_object (self->sorted, "items-changed", G_CALLBACK (arrange_strip), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->sorted, "items-changed", G_CALLBACK (list_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->filtered, "notify::pending", G_CALLBACK (list_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (games_changed_cb), self, G_CONNECT_SWAPPED);
  games_changed_cb (self, 0, 0, g_list_model_get_n_items (G_LIST_MODEL (library)));
  g_signal_connect_object (library, "items-changed", G_CALLBACK (arrange_strip), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (library, "items-changed", G_CALLBACK (list_changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (library, "notify::loading", G_CALLBACK (loading_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::progress", G_CALLBACK (loading_cb), self, G_CONNECT_SWAPPED);
  loading_cb (self);
}

/* Not what is typed into, which would raise the keyboard of a screen: who types anywhere searches as well. */
static gboolean
ahu_history_page_grab_focus (GtkWidget *widget)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);

  return gtk_widget_get_visible (GTK_WIDGET (self->tools)) ? gtk_widget_child_focus (GTK_WIDGET (self->kinds), GTK_DIR_TAB_FORWARD)
                                                           : gtk_widget_child_focus (GTK_WIDGET (self->stack),
                                                                                     GTK_DIR_TAB_FORWARD);
}

static gboolean
ahu_history_page_can_undo (AhuPage *page)
{
  return AHU_HISTORY_PAGE (page)->removals->len > 0;
}

/* Games that have something in common are shown over all games, or over another page. */
static gboolean
ahu_history_page_leave (AhuPage *page)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (page);

  if (self->choosing)
    {
      ahu_history_page_set_choosing (self, FALSE);
      return TRUE;
    }
  if (self->ids != NULL)
    ahu_history_page_show_games (self, NULL, NULL);

  return FALSE;
}

static void
ahu_history_page_dispose (GObject *object)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (object);

  g_cancellable_cancel (self->cancellable);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_object (&self->strip_games);
  g_clear_object (&self->list_games);
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
  g_clear_object (&self->importing);
  g_strfreev (self->words);
  g_clear_pointer (&self->ids, g_hash_table_unref);
  g_hash_table_unref (self->chosen);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->chips);
  g_ptr_array_unref (self->rows);
  g_ptr_array_unref (self->removals);

  G_OBJECT_CLASS (ahu_history_page_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-history-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, header_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, statistics_button);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, heading_box);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, heading_label);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, tools);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, search_entry);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, kinds);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, asking_button);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, count_label);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, strip_window);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, list_window);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, strip);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, list);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, action_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuHistoryPage, chosen_label);
  gtk_widget_class_bind_template_callback (widget_class, resized_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, focus_list_cb);
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
  signals[TAKE_DEAL] = g_signal_new ("take-deal", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
ahu_history_page_class_init (AhuHistoryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  AhuPageClass *page_class = AHU_PAGE_CLASS (klass);

  object_class->dispose = ahu_history_page_dispose;
  object_class->finalize = ahu_history_page_finalize;
  widget_class->grab_focus = ahu_history_page_grab_focus;

  page_class->rule = "ranking";
  page_class->leave = ahu_history_page_leave;
  page_class->can_undo = ahu_history_page_can_undo;
  page_class->undo = ahu_history_page_undo;
  install_signals (object_class);

  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  bind_template (widget_class);
  ahu_history_page_class_install_actions (widget_class);
  ahu_history_page_class_install_sharing (widget_class);
}

static void
ahu_history_page_init (AhuHistoryPage *self)
{
  self->words = g_new0 (char *, 1);
  self->chosen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->rows = g_ptr_array_new ();
  self->games = g_ptr_array_new ();
  self->chips = g_ptr_array_new ();
  self->removals = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  self->cancellable = g_cancellable_new ();
  self->filter = ahu_history_page_filter_new (self);
  self->filtered = gtk_filter_list_model_new (NULL, NULL);
  gtk_filter_list_model_set_incremental (self->filtered, TRUE);
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->filtered)), NULL);
  gtk_sort_list_model_set_incremental (self->sorted, TRUE);
  self->strip_games = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->sorted)), 0, 0);
  self->list_games = gtk_slice_list_model_new (g_object_ref (G_LIST_MODEL (self->sorted)), 0, G_MAXINT);

  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_widget_limit_text (GTK_WIDGET (self->search_entry), AHU_TYPED_SEARCH);
  resized_cb (self);
  ahu_history_page_fill_lists (self);
  ahu_history_page_add_keys (self);
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
  ahu_history_page_set_kind (self, AHU_HISTORY_ALL);
}

void
ahu_history_page_show_unfinished (AhuHistoryPage *self)
{
  g_return_if_fail (AHU_IS_HISTORY_PAGE (self));

  ahu_history_page_show_games (self, NULL, NULL);
  ahu_history_page_set_kind (self, AHU_HISTORY_RUNNING);
}

void
ahu_history_page_show_damaged (AhuHistoryPage *self)
{
  g_return_if_fail (AHU_IS_HISTORY_PAGE (self));

  ahu_history_page_show_games (self, NULL, NULL);
  ahu_history_page_set_kind (self, AHU_HISTORY_DAMAGED);
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
