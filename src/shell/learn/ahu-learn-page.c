/* ahu-learn-page.c: everything that teaches a game, in one list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-learn-page.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "core/teach/ahu-try.h"
#include "toolkit/analysis/ahu-own-tries.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/messages/ahu-message-bar.h"
#include "toolkit/paper/ahu-paper-aid.h"
#include "toolkit/paper/ahu-paper-print.h"
#include "toolkit/rules/ahu-rules-text.h"

#define DONE_KEY "tries-done"

struct _AhuLearnPage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  GPtrArray *records; /* of the tries */
  GPtrArray *ticks;   /* of their rows */

  GtkWidget *content;
  GtkWidget *columns;
  GtkWidget *with_box;
  AhuMessageBar *message_bar;
  AdwPreferencesGroup *tries;
  GtkBox *second;
};

G_DEFINE_FINAL_TYPE (AhuLearnPage, ahu_learn_page, AHU_TYPE_PAGE)

enum
{
  SIGNAL_TRY,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* Which of them somebody has tried; without settings nothing is kept. */
static void
update_ticks (AhuLearnPage *self)
{
  GSettings *settings = ahu_settings_get_game (self->ui->game);
  g_auto (GStrv) done = settings != NULL ? g_settings_get_strv (settings, DONE_KEY) : NULL;

  for (guint i = 0; i < self->ticks->len; i++)
    gtk_widget_set_visible (g_ptr_array_index (self->ticks, i),
                            done != NULL && g_strv_contains ((const char *const *) done,
                                                             ahu_record_get_id (g_ptr_array_index (self->records, i))));
}

static void
activated_cb (AhuLearnPage *self,
              GtkWidget    *row)
{
  g_signal_emit (self, signals[SIGNAL_TRY], 0, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "try")));
}

static void
add_try (AhuLearnPage *self,
         AhuRecord    *record)
{
  g_autoptr (AhuTry) try = ahu_try_read (record, g_get_language_names ());
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

  g_assert (try != NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), try->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Tried"), -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), tick);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "try", GUINT_TO_POINTER (self->records->len));
  g_signal_connect_object (row, "activated", G_CALLBACK (activated_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->tries, row);
  g_ptr_array_add (self->records, g_object_ref (record));
  g_ptr_array_add (self->ticks, tick);
}

static int
compare_names (const void *a,
               const void *b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* They are part of the program: one that can't be read is a mistake in it. */
static void
add_tries (AhuLearnPage *self)
{
  g_autofree char *folder = g_strconcat (AHU_RESOURCE_PATH "/tries/", self->ui->game->id, "/", NULL);
  g_auto (GStrv) names = g_resources_enumerate_children (folder, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  if (names != NULL)
    qsort (names, g_strv_length (names), sizeof *names, compare_names);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *path = g_strconcat (folder, names[i], NULL);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (AhuRecord) record = ahu_record_salvage (bytes, &error);

      if (record == NULL)
        g_error ("%s: %s", path, error->message);
      add_try (self, record);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->tries), self->records->len > 0);
}

static void
width_cb (AhuLearnPage *self,
          GParamSpec   *pspec,
          AhuWidthBin  *bin)
{
  gboolean wide = ahu_width_bin_get_width_class (bin) >= AHU_WIDTH_1024;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->columns), wide ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (GTK_BOX (self->columns), wide);
}

static void
print_aid_action (GtkWidget  *widget,
                  const char *action_name,
                  GVariant   *parameter)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (widget);
  g_autoptr (AhuPaper) paper = ahu_paper_aid_new (ahu_rules_get_shared (self->ui), self->ui->name);
  g_autoptr (GtkPrintOperation) operation = ahu_paper_print_operation_new (paper);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkPaperSize *size = gtk_paper_size_new (GTK_PAPER_NAME_A5);

  gtk_page_setup_set_paper_size (setup, size);
  gtk_paper_size_free (size);
  gtk_print_operation_set_default_page_setup (operation, setup);
  ahu_paper_print_run (operation, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, self->message_bar);
}

static gboolean
ahu_learn_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (AHU_LEARN_PAGE (widget)->with_box);
}

static void
ahu_learn_page_dispose (GObject *object)
{
  AhuLearnPage *self = AHU_LEARN_PAGE (object);

  g_clear_pointer (&self->content, gtk_widget_unparent);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_clear_pointer (&self->ticks, g_ptr_array_unref);

  G_OBJECT_CLASS (ahu_learn_page_parent_class)->dispose (object);
}

static void
ahu_learn_page_class_init (AhuLearnPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = ahu_learn_page_dispose;
  widget_class->grab_focus = ahu_learn_page_grab_focus;

  /**
   * AhuLearnPage::try:
   * @self: a page
   * @index: a try, from 0
   *
   * It is to be begun.
   */
  signals[SIGNAL_TRY] = g_signal_new ("try", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                      1, G_TYPE_UINT);
  g_type_ensure (AHU_TYPE_MENU_BUTTON);
  g_type_ensure (AHU_TYPE_MESSAGE_BAR);
  g_type_ensure (AHU_TYPE_WIDTH_BIN);
  gtk_widget_class_set_css_name (widget_class, "learn");
  gtk_widget_class_set_template_from_resource (widget_class, AHU_RESOURCE_PATH "/ahu-learn-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, content);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, columns);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, message_bar);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, second);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, with_box);
  gtk_widget_class_bind_template_child (widget_class, AhuLearnPage, tries);
  gtk_widget_class_bind_template_callback (widget_class, width_cb);
  gtk_widget_class_install_action (widget_class, "learn.print-aid", NULL, print_aid_action);
}

static void
ahu_learn_page_init (AhuLearnPage *self)
{
  self->records = g_ptr_array_new_with_free_func (g_object_unref);
  self->ticks = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
ahu_learn_page_new (const AhuGameUi *ui)
{
  AhuLearnPage *self;

  g_return_val_if_fail (ui != NULL && ahu_game_ui_offers (ui, AHU_OFFER_LEARN), NULL);

  self = g_object_new (AHU_TYPE_LEARN_PAGE, NULL);
  self->ui = ui;
  add_tries (self);
  update_ticks (self);
  gtk_box_prepend (self->second, ahu_own_tries_new (ui->game));

  return GTK_WIDGET (self);
}

AhuRecord *
ahu_learn_page_get_try (AhuLearnPage *self,
                        guint         index)
{
  g_return_val_if_fail (AHU_IS_LEARN_PAGE (self), NULL);

  return g_ptr_array_index (self->records, index < self->records->len ? index : 0);
}

void
ahu_learn_page_set_done (AhuLearnPage *self,
                         guint         index)
{
  GSettings *settings;
  const char *id;
  g_auto (GStrv) done = NULL;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  g_return_if_fail (AHU_IS_LEARN_PAGE (self));

  settings = ahu_settings_get_game (self->ui->game);
  id = ahu_record_get_id (ahu_learn_page_get_try (self, index));
  done = settings != NULL ? g_settings_get_strv (settings, DONE_KEY) : NULL;
  if (done == NULL || g_strv_contains ((const char *const *) done, id))
    return;
  g_strv_builder_addv (builder, (const char **) done);
  g_strv_builder_add (builder, id);
  all = g_strv_builder_end (builder);
  g_settings_set_strv (settings, DONE_KEY, (const char *const *) all);
  update_ticks (self);
}
