/* ahu-compat.c: what newer versions of the platform do in another way
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/base/ahu-compat.h"

#include <glib/gi18n.h>
#include <string.h>

#include "core/base/ahu-replace-file.h"

#if GTK_CHECK_VERSION (4, 10, 0)

static void
open_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GtkFileDialog *dialog = GTK_FILE_DIALOG (source);

  /* Whether cancelled or failed, the dialog has told the user. */
  g_task_return_pointer (task,
                         gtk_file_dialog_open_finish (dialog, result, NULL),
                         g_object_unref);
}

static GtkFileDialog *
make_dialog (const char *title)
{
  GtkFileDialog *dialog = gtk_file_dialog_new ();

  gtk_file_dialog_set_title (dialog, title);

  return dialog;
}

static void
choose_file (GtkWindow  *parent,
             const char *title,
             GListModel *filters,
             GTask      *task)
{
  g_autoptr (GtkFileDialog) dialog = make_dialog (title);

  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open (dialog, parent, g_task_get_cancellable (task),
                        open_cb, g_object_ref (task));
}

static void
open_multiple_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_pointer (task,
                         gtk_file_dialog_open_multiple_finish (GTK_FILE_DIALOG (source), result, NULL),
                         g_object_unref);
}

static void
select_folder_cb (GObject      *source,
                  GAsyncResult *result,
                  gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  g_autoptr (GFile) folder = gtk_file_dialog_select_folder_finish (GTK_FILE_DIALOG (source), result, NULL);
  GListStore *files = NULL;

  if (folder != NULL)
    {
      files = g_list_store_new (G_TYPE_FILE);
      g_list_store_append (files, folder);
    }
  g_task_return_pointer (task, files, g_object_unref);
}

static void
choose_files (GtkWindow  *parent,
              const char *title,
              GListModel *filters,
              GTask      *task)
{
  g_autoptr (GtkFileDialog) dialog = make_dialog (title);

  if (filters == NULL)
    {
      gtk_file_dialog_select_folder (dialog, parent, g_task_get_cancellable (task),
                                     select_folder_cb, g_object_ref (task));
      return;
    }

  gtk_file_dialog_set_filters (dialog, filters);
  gtk_file_dialog_open_multiple (dialog, parent, g_task_get_cancellable (task),
                                 open_multiple_cb, g_object_ref (task));
}

static void
save_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;

  g_task_return_pointer (task,
                         gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, NULL),
                         g_object_unref);
}

static void
save_file (GtkWindow  *parent,
           const char *title,
           const char *name,
           GTask      *task)
{
  g_autoptr (GtkFileDialog) dialog = make_dialog (title);

  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, parent, g_task_get_cancellable (task), save_cb, g_object_ref (task));
}

#else

static void
finish (GtkNativeDialog *dialog,
        GTask           *task,
        gpointer         chosen)
{
  g_task_return_pointer (task, chosen, g_object_unref);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

static void
file_response_cb (GtkNativeDialog *dialog,
                  int              response,
                  gpointer         user_data)
{
  g_autoptr (GTask) task = user_data;

  finish (dialog, task,
          response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)) : NULL);
}

static void
files_response_cb (GtkNativeDialog *dialog,
                   int              response,
                   gpointer         user_data)
{
  g_autoptr (GTask) task = user_data;

  finish (dialog, task,
          response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog)) : NULL);
}

static void
add_filters (GtkFileChooser *chooser,
             GListModel     *filters)
{
  for (guint i = 0; i < g_list_model_get_n_items (filters); i++)
    {
      g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, i);

      gtk_file_chooser_add_filter (chooser, filter);
    }
}

/* As a GtkFileDialog does: whoever asked needs no answer any more. */
static void
cancelled_cb (GCancellable    *cancellable,
              GtkNativeDialog *dialog)
{
  g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_CANCEL);
}

static void
show_chooser (GtkFileChooserNative *chooser,
              GCallback             response_cb,
              GTask                *task)
{
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  g_signal_connect (chooser, "response", response_cb, g_object_ref (task));
  if (g_task_get_cancellable (task) != NULL)
    g_signal_connect_object (g_task_get_cancellable (task), "cancelled", G_CALLBACK (cancelled_cb), chooser, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
choose_file (GtkWindow  *parent,
             const char *title,
             GListModel *filters,
             GTask      *task)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_OPEN,
                                                               NULL, NULL);

  add_filters (GTK_FILE_CHOOSER (chooser), filters);
  show_chooser (chooser, G_CALLBACK (file_response_cb), task);
}

static void
choose_files (GtkWindow  *parent,
              const char *title,
              GListModel *filters,
              GTask      *task)
{
  GtkFileChooserNative *chooser;

  chooser = gtk_file_chooser_native_new (title, parent,
                                         filters != NULL ? GTK_FILE_CHOOSER_ACTION_OPEN
                                                         : GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                         NULL, NULL);
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (chooser), filters != NULL);
  if (filters != NULL)
    add_filters (GTK_FILE_CHOOSER (chooser), filters);
  show_chooser (chooser, G_CALLBACK (files_response_cb), task);
}

static void
save_file (GtkWindow  *parent,
           const char *title,
           const char *name,
           GTask      *task)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                                               NULL, NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  show_chooser (chooser, G_CALLBACK (file_response_cb), task);
}

#endif

void
ahu_compat_choose_file_async (GtkWindow           *parent,
                              const char          *title,
                              GListModel          *filters,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL);
  g_return_if_fail (G_IS_LIST_MODEL (filters));

  task = g_task_new (parent, cancellable, callback, user_data);
  choose_file (parent, title, filters, task);
}

void
ahu_compat_choose_files_async (GtkWindow           *parent,
                               const char          *title,
                               GListModel          *filters,
                               GCancellable        *cancellable,
                               GAsyncReadyCallback  callback,
                               gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL);
  g_return_if_fail (filters == NULL || G_IS_LIST_MODEL (filters));

  task = g_task_new (parent, cancellable, callback, user_data);
  choose_files (parent, title, filters, task);
}

GListModel *
ahu_compat_choose_files_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

void
ahu_compat_save_file_async (GtkWindow           *parent,
                            const char          *title,
                            const char          *name,
                            GCancellable        *cancellable,
                            GAsyncReadyCallback  callback,
                            gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL && name != NULL);

  task = g_task_new (parent, cancellable, callback, user_data);
  g_task_set_task_data (task, g_strdup (strrchr (name, '.')), g_free);
  save_file (parent, title, name, task);
}

GFile *
ahu_compat_choose_file_finish (GAsyncResult *result)
{
  g_autoptr (GFile) file = NULL;
  const char *suffix;

  g_return_val_if_fail (G_IS_TASK (result), NULL);

  file = g_task_propagate_pointer (G_TASK (result), NULL);
  suffix = g_task_get_task_data (G_TASK (result));

  return file != NULL && suffix != NULL ? ahu_replace_file_with_suffix (file, suffix) : g_steal_pointer (&file);
}

#if ADW_CHECK_VERSION (1, 5, 0)
#define ABOUT_TYPE ADW_TYPE_ABOUT_DIALOG
#else
#define ABOUT_TYPE ADW_TYPE_ABOUT_WINDOW
#endif

void
ahu_compat_present_about (GtkWindow *parent)
{
  const char *developers[] = { _("The Ahu developers"), NULL };
  GObject *about;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  about = g_object_new (ABOUT_TYPE,
                        "application-name", _("Ahu"),
                        "application-icon", AHU_APPLICATION_ID,
                        "version", AHU_VERSION,
                        "developer-name", _("The Ahu developers"),
                        "developers", developers,
                        "license-type", GTK_LICENSE_GPL_3_0,
                        "comments", _("Keeps the books while you play the card game Rapa Nui or the board game Tapati: what you may do, every scoring, the final ranking.\n\nAhu is made by players and has no connection with the games’ publishers."),
                        /* Translators: Put your names here, one on each line. */
                        "translator-credits", _("translator-credits"),
                        NULL);

#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_present (ADW_DIALOG (about), parent != NULL ? GTK_WIDGET (parent) : NULL);
#else
  if (parent != NULL)
    gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_present (GTK_WINDOW (about));
#endif
}

static void
fill_expander_cb (GtkExpander *expander,
                  GParamSpec  *pspec,
                  GtkWidget   *child)
{
  gtk_expander_set_child (expander, gtk_expander_get_expanded (expander) ? child : NULL);
}

static void
release_child (gpointer  child,
               GClosure *closure)
{
  g_object_unref (child);
}

void
ahu_compat_unname (GtkAccessible *part)
{
  g_return_if_fail (GTK_IS_ACCESSIBLE (part));

#if !GTK_CHECK_VERSION (4, 14, 0)
  gtk_accessible_update_property (part, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
#endif
}

void
ahu_compat_stack_show (GtkStack  *stack,
                       GtkWidget *page)
{
  g_return_if_fail (GTK_IS_STACK (stack));
  g_return_if_fail (GTK_IS_WIDGET (page));

  ahu_compat_unname (GTK_ACCESSIBLE (gtk_stack_get_page (stack, page)));
  gtk_stack_set_visible_child (stack, page);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_state (GTK_ACCESSIBLE (child),
                                 GTK_ACCESSIBLE_STATE_HIDDEN, child != page,
                                 -1);
}

static void
hide_others (AdwViewStack *stack)
{
  GtkWidget *page = adw_view_stack_get_visible_child (stack);

  /* What is being destroyed has no part on the accessibility bus any more. */
  if (gtk_widget_in_destruction (GTK_WIDGET (stack)))
    return;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (stack)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_accessible_update_state (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_STATE_HIDDEN, child != page, -1);
}

void
ahu_compat_view_stack_hide (AdwViewStack *stack)
{
  g_return_if_fail (ADW_IS_VIEW_STACK (stack));

  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (hide_others), NULL);
  g_signal_connect (stack, "map", G_CALLBACK (hide_others), NULL);
}

gboolean
ahu_compat_focus_child (GtkWidget        *widget,
                        GtkDirectionType  direction)
{
  gboolean back = direction == GTK_DIR_TAB_BACKWARD || direction == GTK_DIR_UP || direction == GTK_DIR_LEFT;
  GtkWidget *child;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  child = gtk_widget_get_focus_child (widget);
  if (child == NULL)
    child = back ? gtk_widget_get_last_child (widget) : gtk_widget_get_first_child (widget);
  for (; child != NULL;
       child = back ? gtk_widget_get_prev_sibling (child) : gtk_widget_get_next_sibling (child))
    if (gtk_widget_child_focus (child, direction))
      return TRUE;

  return FALSE;
}

GtkWidget *
ahu_compat_expander_new (GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (NULL);

  g_return_val_if_fail (GTK_IS_WIDGET (child), expander);

  g_signal_connect_data (expander, "notify::expanded", G_CALLBACK (fill_expander_cb),
                         g_object_ref_sink (child), release_child, 0);

  return expander;
}

static void
name_drop_down_cb (GtkDropDown *drop_down)
{
  const char *name = g_object_get_data (G_OBJECT (drop_down), "ahu-name");
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (drop_down));
  gpointer item = gtk_drop_down_get_selected_item (drop_down);
  g_autofree char *words = NULL;

  if (button == NULL || !GTK_IS_STRING_OBJECT (item))
    return;
  /* Translators: a list to choose from, for readers of the screen: %1$s says what is chosen with it,
   * %2$s what is chosen now. */
  words = g_strdup_printf (C_("drop-down", "%1$s: %2$s"), name, gtk_string_object_get_string (item));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

void
ahu_compat_name_drop_down (GtkDropDown *drop_down,
                           const char  *name)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));
  g_return_if_fail (name != NULL);

  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data_full (G_OBJECT (drop_down), "ahu-name", g_strdup (name), g_free);
  g_signal_connect (drop_down, "notify::selected-item", G_CALLBACK (name_drop_down_cb), NULL);
  name_drop_down_cb (drop_down);
}

static void
name_lines (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child) && g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkModelButton"))
      {
        gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
        gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                        gtk_label_get_text (GTK_LABEL (child)), -1);
        return;
      }
    else
      {
        name_lines (child);
      }
}

GtkWidget *
ahu_compat_name_menu (GtkWidget *popover)
{
  g_return_val_if_fail (GTK_IS_POPOVER_MENU (popover), popover);

  g_signal_connect (popover, "map", G_CALLBACK (name_lines), NULL);

  return popover;
}
