/* ahu-statistics-page.c: numbers over all kept games, as tables and charts
 *
 * Not for: the filters (ahu-statistics-page-filters.c), which tables and charts there are
 * (ahu-statistics-page-content.c), which names are one person (ahu-names-window.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/statistics/ahu-statistics-page-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/base/ahu-replace-file.h"
#include "shell/statistics/ahu-names-window.h"
#include "shell/statistics/ahu-statistics-words.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/rules/ahu-child-window.h"

/* What takes no longer needs no bar. */
#define PATIENCE_MS 300

G_DEFINE_FINAL_TYPE (AhuStatisticsPage, ahu_statistics_page, AHU_TYPE_PAGE)

enum
{
  SHOW_GAMES,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void show_progress (AhuStatisticsPage *self);

static char *
label_cb (AhuStatisticsRow *row,
          gpointer          data)
{
  AhuStatisticsPage *self = data;

  return ahu_statistics_row_label (row, ahu_statistics_get_grouping (self->statistics));
}

static void
resized_cb (AhuStatisticsPage *self)
{
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow",
                            ahu_width_bin_get_width_class (self->width_bin) < AHU_WIDTH_700);
  if (self->statistics != NULL)
    ahu_statistics_page_show_numbers (self);
}

/* That there are no games is not known before all are read. */
static void
show_content (AhuStatisticsPage *self,
              gboolean           is_busy)
{
  gboolean has_any = ahu_statistics_get_years (self->statistics)->len > 0 ||
                     ahu_statistics_get_n_practice (self->statistics) > 0;

  gtk_stack_set_visible_child_name (self->stack, has_any ? "numbers" : is_busy ? "waiting" : "empty");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.save", has_any);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "statistics.names", has_any);
}

static void
counted_cb (AhuStatisticsPage *self)
{
  guint n = ahu_statistics_get_n_games (self->statistics);
  /* Translators: %u is how many games were counted. */
  g_autofree char *text = g_strdup_printf (ngettext ("%u game", "%u games", n), n);

  ahu_statistics_page_fill_years (self);
  ahu_statistics_page_show_practice (self);
  adw_window_title_set_subtitle (self->title, n > 0 ? text : "");
  ahu_statistics_page_show_numbers (self);
  show_progress (self);
}

/* Progress */

static gboolean
is_loading (AhuStatisticsPage *self,
            double            *progress)
{
  gboolean loading = FALSE;

  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self->games), "loading") != NULL)
    g_object_get (self->games, "loading", &loading, "progress", progress, NULL);

  return loading;
}

static void
show_progress (AhuStatisticsPage *self)
{
  double progress = ahu_statistics_get_progress (self->statistics);
  gboolean loading = is_loading (self, &progress);
  gboolean cancelled = ahu_statistics_get_cancelled (self->statistics);
  gboolean busy = !cancelled && (loading || ahu_statistics_get_counting (self->statistics));

  if (!busy)
    g_clear_handle_id (&self->patience_id, g_source_remove);
  gtk_revealer_set_reveal_child (self->progress_revealer, cancelled || (busy && self->patience_id == 0));
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), !cancelled);
  gtk_progress_bar_set_fraction (self->progress_bar, CLAMP (progress, 0, 1));
  gtk_label_set_text (self->progress_label, cancelled ? _("Not all games are included.")
                                                      : _("The games are being gone through…"));
  show_content (self, busy);
  gtk_button_set_label (self->progress_button, cancelled ? _("Include all games") : _("Stop"));
}

static gboolean
impatient_cb (gpointer data)
{
  AhuStatisticsPage *self = data;

  self->patience_id = 0;
  show_progress (self);

  return G_SOURCE_REMOVE;
}

static void
busy_changed_cb (AhuStatisticsPage *self)
{
  double progress = 0;
  gboolean busy = ahu_statistics_get_counting (self->statistics) || is_loading (self, &progress);

  if (busy && self->patience_id == 0 && !gtk_revealer_get_reveal_child (self->progress_revealer))
    self->patience_id = g_timeout_add (PATIENCE_MS, impatient_cb, self);
  show_progress (self);
}

static void
progress_clicked_cb (AhuStatisticsPage *self)
{
  if (ahu_statistics_get_cancelled (self->statistics))
    ahu_statistics_count (self->statistics);
  else
    ahu_statistics_cancel (self->statistics);
  show_progress (self);
}

/* Numbers and names */

static void
number_activated_cb (AhuStatisticsPage *self,
                     AhuStatisticsRow  *row,
                     guint              measure)
{
  g_auto (GStrv) ids = ahu_statistics_row_list_games (row, measure);
  GArray *measures = ahu_statistics_get_measures (self->statistics);
  g_autofree char *name = label_cb (row, self);
  g_autofree char *heading = NULL;

  /* Translators: heads a list of games: %1$s is a player, a seat or a colour, %2$s heads the
   * column of the number that the games were counted for: “Anna · Wins”. */
  heading = g_strdup_printf (C_("statistics", "%1$s · %2$s"), name,
                             g_array_index (measures, AhuMeasure, measure).label);
  g_set_weak_pointer (&self->left_from, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
  g_signal_emit (self, signals[SHOW_GAMES], 0, ids, heading);
}

void
ahu_statistics_page_follow_table (AhuStatisticsPage  *self,
                                  AhuStatisticsTable *table)
{
  g_signal_connect_object (table, "number-activated", G_CALLBACK (number_activated_cb), self, G_CONNECT_SWAPPED);
}

static void
names_action (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  AhuStatisticsPage *self = AHU_STATISTICS_PAGE (widget);
  GtkWidget *window = ahu_names_window_new (self->ui->game, self->games, self->aliases);

  ahu_child_window_present (GTK_WINDOW (window), widget);
}

/* Saving */

typedef struct
{
  AhuMessageBar *bar;
  GBytes *bytes;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->bar);
  g_bytes_unref (saving->bytes);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Saving) saving = data;
  g_autofree char *name = ahu_replace_file_dup_name (G_FILE (source));
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;

  if (ahu_replace_file_finish (G_FILE (source), result, &error))
    {
      /* Translators: %s is a file with its folders. */
      message = g_strdup_printf (_("Saved as “%s”."), name);
      ahu_message_bar_set_done (saving->bar, message);
      return;
    }

  /* Translators: %1$s is a file with its folders, %2$s the system’s reason. */
  message = g_strdup_printf (_("“%1$s” could not be saved: %2$s"), name, error->message);
  ahu_message_bar_set_message (saving->bar, message);
}

static void
file_chosen_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      data)
{
  g_autoptr (Saving) saving = data;
  g_autoptr (GFile) file = ahu_compat_choose_file_finish (result);
  GBytes *bytes = saving->bytes;

  if (file != NULL)
    ahu_replace_file_async (file, bytes, NULL, written_cb, g_steal_pointer (&saving));
}

/* Asks where to, and saves the table as a whole or not at all. */
static void
save_table (AhuMessageBar *bar,
            const char    *name,
            GBytes        *bytes)
{
  Saving *saving = g_new0 (Saving, 1);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (bar));

  saving->bar = g_object_ref (bar);
  saving->bytes = g_bytes_ref (bytes);
  ahu_compat_save_file_async (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, _("Save table as CSV"), name,
                              NULL, file_chosen_cb, saving);
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuStatisticsPage *self = AHU_STATISTICS_PAGE (widget);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  /* Translators: a name for a file; %s is a date such as 2026-11-20. */
  g_autofree char *proposed = g_strdup_printf (_("Statistics %s.csv"), date);
  char *csv = ahu_statistics_page_dup_csv (self);
  g_autoptr (GBytes) bytes = g_bytes_new_take (csv, strlen (csv));

  save_table (self->message_bar, proposed, bytes);
}

static gboolean
ahu_statistics_page_grab_focus (GtkWidget *widget)
{
  AhuStatisticsPage *self = AHU_STATISTICS_PAGE (widget);
  GtkWidget *left_from = self->left_from;

  g_clear_weak_pointer (&self->left_from);
  if (left_from != NULL && gtk_widget_is_ancestor (left_from, widget) && gtk_widget_grab_focus (left_from))
    return TRUE;

  return gtk_widget_grab_focus (GTK_WIDGET (self->grouping_drop));
}

static void
ahu_statistics_page_dispose (GObject *object)
{
  AhuStatisticsPage *self = AHU_STATISTICS_PAGE (object);

  g_clear_handle_id (&self->patience_id, g_source_remove);
  g_clear_weak_pointer (&self->left_from);
  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->tables, g_ptr_array_unref);
  g_clear_object (&self->order);
  g_clear_object (&self->statistics);
  g_clear_object (&self->aliases);
  g_clear_object (&self->games);

  G_OBJECT_CLASS (ahu_statistics_page_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, title);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, progress_revealer);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, progress_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, progress_button);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, width_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, grouping_drop);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, players_drop);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, year_drop);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, practice_check);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, names_button);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, names_button_narrow);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, nothing_label);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, numbers);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, table_bin);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, charts);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, more);
  gtk_widget_class_bind_template_child (widget_class, AhuStatisticsPage, unfinished_label);
  gtk_widget_class_bind_template_callback (widget_class, ahu_statistics_page_filter_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, ahu_statistics_page_practice_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, progress_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, resized_cb);
}

static void
ahu_statistics_page_class_init (AhuStatisticsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_statistics_page_dispose;
  widget_class->grab_focus = ahu_statistics_page_grab_focus;
  AHU_PAGE_CLASS (klass)->rule = "ranking";

  signals[SHOW_GAMES] = g_signal_new ("show-games", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRV, G_TYPE_STRING);

  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  g_type_ensure (AHU_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-statistics-page.ui");
  bind_children (widget_class);

  gtk_widget_class_install_action (widget_class, "statistics.save", NULL, save_action);
  gtk_widget_class_install_action (widget_class, "statistics.names", NULL, names_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, GDK_SHIFT_MASK | GDK_CONTROL_MASK,
                                       "statistics.save", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_m, GDK_CONTROL_MASK, "statistics.names", NULL);
}

static void
ahu_statistics_page_init (AhuStatisticsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->tables = g_ptr_array_new ();
  ahu_statistics_page_prepare_filters (self);
}

static void
follow_aliases (AhuStatisticsPage *self)
{
  g_autofree char *problem = NULL;

  g_object_get (self->aliases, "problem", &problem, NULL);
  ahu_message_bar_set_message (self->message_bar, problem);
}

static void
follow (AhuStatisticsPage *self)
{
  g_signal_connect_object (self->statistics, "counted", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->statistics, "notify::counting", G_CALLBACK (busy_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->statistics, "notify::progress", G_CALLBACK (show_progress), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->order, "changed", G_CALLBACK (ahu_statistics_page_show_numbers), self,
                           G_CONNECT_SWAPPED);
  /* Bars have other colours on dark. */
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark",
                           G_CALLBACK (ahu_statistics_page_show_numbers), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->aliases, "notify::problem", G_CALLBACK (follow_aliases), self, G_CONNECT_SWAPPED);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (self->games), "loading") == NULL)
    return;
  g_signal_connect_object (self->games, "notify::loading", G_CALLBACK (busy_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->games, "notify::progress", G_CALLBACK (show_progress), self, G_CONNECT_SWAPPED);
}

GtkWidget *
ahu_statistics_page_new (const AhuGameUi *ui,
                         GListModel      *games)
{
  AhuStatisticsPage *self = g_object_new (AHU_TYPE_STATISTICS_PAGE, NULL);

  self->ui = ui;
  self->games = g_object_ref (games);
  self->aliases = ahu_aliases_ref_default ();
  self->statistics = ahu_statistics_new (games, ui->game, self->aliases);
  self->order = ahu_statistics_order_new (self->statistics, label_cb, self);
  self->table = AHU_STATISTICS_TABLE (ahu_statistics_table_new (ui, self->statistics, self->order));
  ahu_statistics_page_follow_table (self, self->table);
  gtk_widget_add_css_class (GTK_WIDGET (self->table), "first");
  adw_bin_set_child (self->table_bin, GTK_WIDGET (self->table));
  ahu_statistics_page_fill_filters (self);
  resized_cb (self);
  follow (self);
  follow_aliases (self);
  busy_changed_cb (self);

  return GTK_WIDGET (self);
}

AhuStatistics *
ahu_statistics_page_get_statistics (AhuStatisticsPage *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_PAGE (self), NULL);

  return self->statistics;
}

char *
ahu_statistics_page_dup_csv (AhuStatisticsPage *self)
{
  g_return_val_if_fail (AHU_IS_STATISTICS_PAGE (self), NULL);

  return ahu_statistics_to_csv (self->statistics, ahu_statistics_order_get_rows (self->order),
                                ahu_grouping_name (ahu_statistics_get_grouping (self->statistics)), label_cb, self);
}
