/* ahu-share.c: the buttons that keep and share a result, for header bars
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/paper/ahu-share.h"

#include <glib/gi18n.h>

#include "core/base/ahu-replace-file.h"
#include "core/game/ahu-ranking-csv.h"
#include "core/game/ahu-ranking-text.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-menu.h"
#include "toolkit/paper/ahu-paper-card.h"
#include "toolkit/paper/ahu-paper-file.h"
#include "toolkit/paper/ahu-paper-pages.h"
#include "toolkit/paper/ahu-paper-print.h"

struct _AhuShare
{
  GtkWidget parent_instance;

  GtkWidget *buttons;
  GtkMenuButton *save_button;
  GtkMenuButton *menu_button;

  GtkWidget *page;    /* holds this widget */
  GSimpleActionGroup *actions;
  AhuMessageBar *bar; /* weak */
  AhuSharePaper paper;
  GCancellable *cancellable; /* of the dialog */
};

G_DEFINE_FINAL_TYPE (AhuShare, ahu_share, GTK_TYPE_WIDGET)

/* What was to be saved when the user asked, however long the dialog stands. */
typedef struct
{
  AhuShare *share;
  AhuPaper *paper;
  AhuShareForm form;
} Saving;

static const struct
{
  const char *suffix;
  const char *title;
} forms[AHU_SHARE_FORMS] = {
  [AHU_SHARE_PDF] = { "pdf", N_("Save as PDF") },
  [AHU_SHARE_PICTURE] = { "png", N_("Save as picture") },
  [AHU_SHARE_TABLE] = { "csv", N_("Save table as CSV") },
};

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->share);
  g_object_unref (saving->paper);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static Saving *
saving_new (AhuShare     *self,
            AhuPaper     *paper,
            AhuShareForm  form)
{
  Saving *saving = g_new0 (Saving, 1);

  saving->share = g_object_ref (self);
  saving->paper = g_object_ref (paper);
  saving->form = form;

  return saving;
}

/* The page may be gone when there is something to say. */
static void
say_done (AhuShare   *self,
          const char *message)
{
  if (self->bar != NULL)
    ahu_message_bar_set_done (self->bar, message);
}

/* The paper that lies in the user's printer. */
static GBytes *
make_pdf (AhuPaper *paper)
{
  gboolean is_letter = g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER);

  if (is_letter)
    return ahu_paper_to_pdf (paper, AHU_PAPER_LETTER_WIDTH, AHU_PAPER_LETTER_HEIGHT);
  return ahu_paper_to_pdf (paper, AHU_PAPER_WIDTH, AHU_PAPER_HEIGHT);
}

static GBytes *
make_content (AhuPaper     *paper,
              AhuShareForm  form)
{
  g_autoptr (GdkTexture) card = NULL;
  char *csv;

  switch (form)
    {
    case AHU_SHARE_PICTURE:
      card = ahu_paper_to_card (paper);
      return gdk_texture_save_to_png_bytes (card);
    case AHU_SHARE_TABLE:
      csv = ahu_ranking_to_csv (ahu_paper_get_ranking (paper), ahu_paper_get_names (paper));
      return g_bytes_new_take (csv, strlen (csv));
    case AHU_SHARE_PDF:
    case AHU_SHARE_FORMS:
    default:
      return make_pdf (paper);
    }
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  GFile *file = G_FILE (source);
  g_autofree char *name = ahu_replace_file_dup_name (file);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;

  if (ahu_replace_file_finish (file, result, &error))
    {
      /* Translators: %s is a file with its folders. */
      message = g_strdup_printf (_("Saved as “%s”."), name);
      say_done (saving->share, message);
      return;
    }

  /* Translators: %1$s is a file with its folders, %2$s the system’s reason. */
  message = g_strdup_printf (_("“%1$s” could not be saved: %2$s"), name, error->message);
  if (saving->share->bar != NULL)
    ahu_message_bar_set_message (saving->share->bar, message);
}

static void
write_file (Saving *saving,
            GFile  *file)
{
  g_autoptr (GBytes) bytes = make_content (saving->paper, saving->form);

  ahu_replace_file_async (file, bytes, NULL, written_cb, saving);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Saving) saving = user_data;
  g_autoptr (GFile) file = ahu_compat_choose_file_finish (result);

  if (file != NULL)
    write_file (g_steal_pointer (&saving), file);
}

char *
ahu_share_propose_name (AhuPaper     *paper,
                        AhuShareForm  form)
{
  g_autofree char *date = g_date_time_format (ahu_paper_get_date (paper), "%Y-%m-%d");

  return g_strdup_printf ("%s %s.%s", ahu_paper_get_title (paper), date, forms[form].suffix);
}

static void
ask_where_to_save (AhuShare     *self,
                   AhuShareForm  form)
{
  g_autoptr (AhuPaper) paper = self->paper (self->page);
  g_autofree char *name = ahu_share_propose_name (paper, form);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  ahu_compat_save_file_async (GTK_WINDOW (root), _(forms[form].title), name, self->cancellable,
                              chosen_cb, saving_new (self, paper, form));
}

static void
print (AhuShare *self)
{
  g_autoptr (AhuPaper) paper = self->paper (self->page);
  g_autoptr (GtkPrintOperation) operation = ahu_paper_print_operation_new (paper);

  ahu_share_run_print (self, operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG);
}

static void
copy_explanation (AhuShare *self)
{
  g_autoptr (AhuPaper) paper = self->paper (self->page);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), ahu_paper_get_text (paper));
  say_done (self, _("The result is on the clipboard."));
}

static void
copy_picture (AhuShare *self)
{
  g_autoptr (AhuPaper) paper = self->paper (self->page);
  g_autoptr (GdkTexture) card = ahu_paper_to_card (paper);

  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), card);
  say_done (self, _("The picture is on the clipboard."));
}

static void
save_pdf (AhuShare *self)
{
  ask_where_to_save (self, AHU_SHARE_PDF);
}

static void
save_picture (AhuShare *self)
{
  ask_where_to_save (self, AHU_SHARE_PICTURE);
}

static void
save_table (AhuShare *self)
{
  ask_where_to_save (self, AHU_SHARE_TABLE);
}

static void
add_action (AhuShare   *self,
            const char *name,
            void      (*function) (AhuShare *self))
{
  g_autoptr (GSimpleAction) action = g_simple_action_new (name, NULL);

  g_signal_connect_object (action, "activate", G_CALLBACK (function), self, G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (action));
}

/* Wherever the focus is in the window, but only on the page that is shown. */
static gboolean
key_cb (GtkWidget *widget,
        GVariant  *action,
        gpointer   user_data)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;

  return gtk_widget_activate_action (widget, g_variant_get_string (action, NULL), NULL);
}

static void
add_keys (AhuShare *self)
{
  static const struct
  {
    const char *accelerator;
    const char *action;
  } keys[] = {
    { "<Shift><Control>c", "share.copy" },
    { "<Control>p", "share.print" },
    { "<Shift><Control>s", "share.save-pdf" },
    { "<Shift><Control>g", "share.save-picture" },
    { "<Shift><Control>t", "share.save-table" },
  };
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      GtkShortcut *shortcut = gtk_shortcut_new (gtk_shortcut_trigger_parse_string (keys[i].accelerator),
                                                gtk_callback_action_new (key_cb, NULL, NULL));

      gtk_shortcut_set_arguments (shortcut, g_variant_new_string (keys[i].action));
      gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller), shortcut);
    }
  gtk_widget_add_controller (self->page, controller);
}

static void
ahu_share_dispose (GObject *object)
{
  AhuShare *self = AHU_SHARE (object);

  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_object (&self->actions);
  g_clear_weak_pointer (&self->bar);
  g_clear_pointer (&self->buttons, gtk_widget_unparent);
  if (self->menu_button != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->menu_button)));

  G_OBJECT_CLASS (ahu_share_parent_class)->dispose (object);
}

static void
ahu_share_class_init (AhuShareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_share_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-share.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuShare, buttons);
  gtk_widget_class_bind_template_child (widget_class, AhuShare, save_button);
  gtk_widget_class_bind_template_child (widget_class, AhuShare, menu_button);
}

static void
ahu_share_init (AhuShare *self)
{
  g_autoptr (GMenuModel) save_menu = ahu_menu_new ("save");
  g_autoptr (GMenuModel) share_menu = ahu_menu_new ("share");

  self->cancellable = g_cancellable_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  ahu_menu_button_set_model (self->save_button, save_menu);
  ahu_menu_button_set_model (self->menu_button, share_menu);
  self->actions = g_simple_action_group_new ();
  add_action (self, "copy", ahu_share_copy);
  add_action (self, "copy-picture", copy_picture);
  add_action (self, "copy-explanation", copy_explanation);
  add_action (self, "print", print);
  add_action (self, "save-pdf", save_pdf);
  add_action (self, "save-picture", save_picture);
  add_action (self, "save-table", save_table);
}

void
ahu_share_set_page (AhuShare      *self,
                    GtkWidget     *page,
                    AhuSharePaper  paper,
                    AhuMessageBar *bar)
{
  g_return_if_fail (AHU_IS_SHARE (self));
  g_return_if_fail (GTK_IS_WIDGET (page) && paper != NULL);
  g_return_if_fail (AHU_IS_MESSAGE_BAR (bar));

  self->page = page;
  self->paper = paper;
  g_set_weak_pointer (&self->bar, bar);
  gtk_widget_insert_action_group (page, "share", G_ACTION_GROUP (self->actions));
  add_keys (self);
}

void
ahu_share_set_buttons (AhuShare        *self,
                       AhuShareButtons  buttons)
{
  g_return_if_fail (AHU_IS_SHARE (self));

  gtk_widget_set_visible (GTK_WIDGET (self), buttons != AHU_SHARE_NO_BUTTON);
  gtk_widget_set_visible (self->buttons, buttons == AHU_SHARE_ALL_BUTTONS);
  gtk_widget_set_visible (GTK_WIDGET (self->menu_button), buttons == AHU_SHARE_ONE_BUTTON);
}

void
ahu_share_set_possible (AhuShare *self,
                        gboolean  possible)
{
  g_auto (GStrv) names = NULL;

  g_return_if_fail (AHU_IS_SHARE (self));

  names = g_action_group_list_actions (G_ACTION_GROUP (self->actions));
  for (guint i = 0; names[i] != NULL; i++)
    g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), names[i])),
                                 possible);
  gtk_widget_set_sensitive (GTK_WIDGET (self), possible);
}

void
ahu_share_copy (AhuShare *self)
{
  g_autoptr (AhuPaper) paper = NULL;
  g_autofree char *title = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (AHU_IS_SHARE (self));
  g_return_if_fail (self->page != NULL);

  paper = self->paper (self->page);
  title = ahu_paper_dup_line (paper);
  text = ahu_ranking_to_lines (ahu_paper_get_ranking (paper), ahu_paper_get_names (paper), title);
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  say_done (self, _("The result is on the clipboard."));
}

void
ahu_share_save (AhuShare     *self,
                AhuShareForm  form,
                GFile        *file)
{
  g_autoptr (AhuPaper) paper = NULL;

  g_return_if_fail (AHU_IS_SHARE (self));
  g_return_if_fail (self->page != NULL);
  g_return_if_fail (form < AHU_SHARE_FORMS);
  g_return_if_fail (G_IS_FILE (file));

  paper = self->paper (self->page);
  write_file (saving_new (self, paper, form), file);
}

void
ahu_share_run_print (AhuShare                *self,
                     GtkPrintOperation       *operation,
                     GtkPrintOperationAction  action)
{
  g_return_if_fail (AHU_IS_SHARE (self));
  g_return_if_fail (self->bar != NULL);

  ahu_paper_print_run (operation, action, self->bar);
}
