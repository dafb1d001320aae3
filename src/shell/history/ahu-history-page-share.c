/* ahu-history-page-share.c: kept games as files that go out and come in
 *
 * What is exported is chosen on the page or by the row that has the focus; what is
 * imported comes from the platform's windows or is dropped onto the page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "shell/history/ahu-history-page-private.h"
#include "shell/history/ahu-record-filters.h"
#include "toolkit/base/ahu-compat.h"

/* What the program waits for with a page that may be gone meanwhile. */
typedef struct
{
  AhuHistoryPage *page;
  GPtrArray *summaries;
} Export;

static void
export_free (Export *export)
{
  g_object_unref (export->page);
  g_ptr_array_unref (export->summaries);
  g_free (export);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, export_free)

static GtkWindow *
get_window (AhuHistoryPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static void
exported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (AhuHistoryPage) self = user_data;
  g_autoptr (GError) error = NULL;
  guint n = ahu_library_export_finish (AHU_LIBRARY (source), result, &error);
  g_autofree char *message = NULL;

  if (error != NULL)
    {
      /* Translators: %s is the system’s reason. */
      ahu_history_page_say_problem (self, _("Not all could be exported: %s"), error);
      return;
    }

  message = g_strdup_printf (ngettext ("%u game exported.", "%u games exported.", n), n);
  ahu_message_bar_set_done (self->message_bar, message);
}

static void
export_file_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (Export) export = user_data;
  g_autoptr (GFile) file = ahu_compat_choose_file_finish (result);

  if (file != NULL && export->page->library != NULL)
    ahu_library_export_async (export->page->library, g_ptr_array_index (export->summaries, 0), file,
                              exported_cb, g_object_ref (export->page));
}

static void
export_folder_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (Export) export = user_data;
  g_autoptr (GListModel) files = ahu_compat_choose_files_finish (result);
  g_autoptr (GFile) folder = files != NULL ? g_list_model_get_item (files, 0) : NULL;

  if (folder != NULL && export->page->library != NULL)
    ahu_library_export_all_async (export->page->library, export->summaries, folder,
                                  exported_cb, g_object_ref (export->page));
}

/* Takes games. */
static void
export_games (AhuHistoryPage *self,
              GPtrArray      *games)
{
  Export *export = g_new0 (Export, 1);

  export->page = g_object_ref (self);
  export->summaries = games;
  if (games->len == 1)
    {
      g_autofree char *name = ahu_library_propose_name (g_ptr_array_index (games, 0));

      ahu_compat_save_file_async (get_window (self), _("Export the game"), name, self->cancellable,
                                  export_file_cb, export);
      return;
    }

  ahu_compat_choose_files_async (get_window (self), _("A folder for the games"), NULL, self->cancellable,
                                 export_folder_cb, export);
}

static void
export_chosen_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);

  export_games (self, ahu_history_page_get_chosen (self));
}

static void
export_action (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  AhuSummary *summary = ahu_history_page_get_target (self, parameter);
  GPtrArray *games;

  if (summary == NULL || self->choosing)
    return;

  games = ahu_history_page_games_new ();
  g_ptr_array_add (games, g_object_ref (summary));
  export_games (self, games);
}

static void
export_shown_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  GPtrArray *games = ahu_history_page_games_new ();
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->sorted));

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (games, g_list_model_get_item (G_LIST_MODEL (self->sorted), i));
  export_games (self, games);
}

static void
imports_chosen_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_autoptr (AhuHistoryPage) self = user_data;
  g_autoptr (GListModel) list = ahu_compat_choose_files_finish (result);
  g_autoptr (GPtrArray) files = ahu_history_page_games_new ();
  guint n = list != NULL ? g_list_model_get_n_items (list) : 0;

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (files, g_list_model_get_item (list, i));
  if (n > 0 && self->library != NULL)
    ahu_history_page_import (self, files);
}

static void
import_files_action (GtkWidget  *widget,
                     const char *name,
                     GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);
  g_autoptr (GListModel) filters = ahu_record_filters_new (_("Game records"));

  ahu_compat_choose_files_async (get_window (self), _("Import games"), filters, self->cancellable,
                                 imports_chosen_cb, g_object_ref (self));
}

static void
import_folder_action (GtkWidget  *widget,
                      const char *name,
                      GVariant   *parameter)
{
  AhuHistoryPage *self = AHU_HISTORY_PAGE (widget);

  ahu_compat_choose_files_async (get_window (self), _("Import all games of a folder"), NULL, self->cancellable,
                                 imports_chosen_cb, g_object_ref (self));
}

static void
add_sentence (GString *text,
              char    *sentence)
{
  if (text->len > 0)
    g_string_append (text, C_("sentences", " "));
  g_string_append (text, sentence);
  g_free (sentence);
}

static void
add_counts (GString         *text,
            const AhuImport *import)
{
  if (import->n_added > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u game imported.", "%u games imported.",
                                                   import->n_added), import->n_added));
  if (import->n_continued > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u game has gone on since and is taken over.",
                                                   "%u games have gone on since and are taken over.",
                                                   import->n_continued), import->n_continued));
  if (import->n_copied > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u game differs from the one here; both are kept.",
                                                   "%u games differ from the ones here; both are kept.",
                                                   import->n_copied), import->n_copied));
  if (import->n_known > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u game was here already.", "%u games were here already.",
                                                   import->n_known), import->n_known));
}

static void
say_imported (AhuHistoryPage  *self,
              const AhuImport *import)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_more = import->problems->len > 0 ? import->problems->len - 1 : 0;

  add_counts (text, import);
  if (import->problems->len > 0)
    add_sentence (text, g_strdup (g_ptr_array_index (import->problems, 0)));
  if (n_more > 0)
    add_sentence (text, g_strdup_printf (ngettext ("%u more is not imported.",
                                                   "%u more are not imported.", n_more), n_more));
  if (text->len == 0)
    g_string_append (text, _("There is no record of a game in it."));

  if (import->problems->len > 0)
    ahu_message_bar_set_message (self->message_bar, text->str);
  else
    ahu_message_bar_set_done (self->message_bar, text->str);
}

/* Said once, and shown from then on: nobody wants to hear every number. */
static void
importing_cb (guint    n_done,
              guint    n_all,
              gpointer user_data)
{
  AhuHistoryPage *self = user_data;
  g_autofree char *message = NULL;

  if (self->library == NULL)
    return;

  gtk_progress_bar_set_fraction (self->progress_bar, (double) n_done / n_all);
  if (gtk_widget_get_visible (GTK_WIDGET (self->progress_bar)))
    return;

  message = g_strdup_printf (ngettext ("%u game is being imported.", "%u games are being imported.", n_all), n_all);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), TRUE);
  ahu_message_bar_set_working (self->message_bar, message);
  ahu_message_bar_set_action (self->message_bar, _("Stop"), "history.stop-import");
}

static void
stop_import_action (GtkWidget  *widget,
                    const char *name,
                    GVariant   *parameter)
{
  g_cancellable_cancel (AHU_HISTORY_PAGE (widget)->importing);
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (AhuHistoryPage) self = user_data;
  g_autoptr (AhuImport) import = ahu_library_import_finish (AHU_LIBRARY (source), result, NULL);

  g_clear_object (&self->importing);
  if (self->library != NULL)
    gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), FALSE);
  if (import != NULL && self->library != NULL)
    say_imported (self, import);
}

void
ahu_history_page_import (AhuHistoryPage *self,
                         GPtrArray      *files)
{
  g_return_if_fail (AHU_IS_HISTORY_PAGE (self));
  g_return_if_fail (files != NULL);

  /* One after the other: the progress is that of one import. */
  if (self->importing != NULL)
    {
      ahu_message_bar_set_working (self->message_bar, _("Wait until the other games are imported"));
      ahu_message_bar_set_action (self->message_bar, _("Stop"), "history.stop-import");
      return;
    }

  self->importing = g_cancellable_new ();
  ahu_library_import_async (self->library, files, self->importing, importing_cb, self, imported_cb,
                            g_object_ref (self));
}

void
ahu_history_page_class_install_sharing (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "history.export", "s", export_action);
  gtk_widget_class_install_action (widget_class, "history.export-chosen", NULL, export_chosen_action);
  gtk_widget_class_install_action (widget_class, "history.export-shown", NULL, export_shown_action);
  gtk_widget_class_install_action (widget_class, "history.stop-import", NULL, stop_import_action);
  gtk_widget_class_install_action (widget_class, "history.import-files", NULL, import_files_action);
  gtk_widget_class_install_action (widget_class, "history.import-folder", NULL, import_folder_action);
}
