/* ahu-teller-row.c: the switch that has a new game explained step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/teach/ahu-teller-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "toolkit/base/ahu-settings.h"
#include "toolkit/teach/ahu-teller.h"

/* The setting, which the preferences have as well. */
#define GUIDANCE "guidance"

struct _AhuTellerRow
{
  AhuParent parent_instance;

  /* While it shows the setting it doesn't change it. */
  gboolean updating;
  const AhuGame *game;
  GtkWidget *list;
  GtkWidget *on;
};

G_DEFINE_FINAL_TYPE (AhuTellerRow, ahu_teller_row, AHU_TYPE_PARENT)

static void
switched_cb (AhuTellerRow *self)
{
  if (!self->updating)
    g_settings_set_boolean (ahu_settings_get_game (self->game), GUIDANCE, gtk_switch_get_active (GTK_SWITCH (self->on)));
}

static void
show_setting (AhuTellerRow *self)
{
  self->updating = TRUE;
  gtk_switch_set_active (GTK_SWITCH (self->on), ahu_settings_get_switch (self->game, GUIDANCE));
  self->updating = FALSE;
}

static void
ahu_teller_row_class_init (AhuTellerRowClass *klass)
{
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
ahu_teller_row_init (AhuTellerRow *self)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "title", _("Explain the rules"),
                                 "subtitle", _("Each rule once, when it first comes up, to whom it is new."),
                                 "title-lines", 0,
                                 "subtitle-lines", 0,
                                 NULL);

  self->on = gtk_switch_new ();
  gtk_widget_set_valign (self->on, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->on),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Explain the rules"),
                                  -1);
  g_signal_connect_swapped (self->on, "notify::active", G_CALLBACK (switched_cb), self);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->on);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->on);

  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Explain the rules"),
                                  -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  gtk_widget_set_parent (self->list, GTK_WIDGET (self));
}

void
ahu_teller_row_set_game (AhuTellerRow    *self,
                         const AhuGameUi *ui)
{
  GSettings *settings;

  g_return_if_fail (AHU_IS_TELLER_ROW (self));
  g_return_if_fail (ui != NULL);

  self->game = ui->game;
  settings = ahu_settings_get_game (self->game);
  gtk_widget_set_visible (GTK_WIDGET (self), ahu_teller_can_serve (ui));
  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return;

  show_setting (self);
  g_signal_connect_object (settings, "changed::" GUIDANCE, G_CALLBACK (show_setting), self, G_CONNECT_SWAPPED);
}
