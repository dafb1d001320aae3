/* ahu-result-menu.c: what of a game that is over can be corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/result/ahu-result-menu.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-log.h"

void
ahu_result_menu_fill (GtkMenuButton   *button,
                      const AhuGameUi *ui,
                      AhuSession      *session)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  AhuRecord *record;
  JsonObject *setup;
  gboolean is_dealt;

  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  g_return_if_fail (ui != NULL);
  g_return_if_fail (AHU_IS_SESSION (session));

  record = ahu_session_get_record (session);
  setup = ahu_record_get_setup (record);
  is_dealt = ui->setup_choice == NULL || ui->setup_choice (setup, 0) != NULL;
  ahu_menu_append (menu, _("The _players…"), "win.mend-players", NULL);
  /* A position of which more is known than people enter stays as it is. */
  if (is_dealt)
    ahu_menu_append (menu, ui->deal_item != NULL ? ui->deal_item () : _("The _deal…"), "win.mend-deal", NULL);
  else if (ui->can_join != NULL && ui->can_join (ahu_record_get_n_players (record), setup))
    ahu_menu_append (menu, _("The _position…"), "win.mend-deal", NULL);
  if (ui->entry_new != NULL && ahu_history_get_ply (ahu_session_get_history (session)) > 0)
    ahu_menu_append (menu, _("An earlier mo_ve…"), "result.moves", NULL);
  ahu_menu_append (menu, _("Take back the last _move"), "win.undo", NULL);
  gtk_menu_button_set_menu_model (button, G_MENU_MODEL (menu));
  ahu_compat_name_menu (GTK_WIDGET (gtk_menu_button_get_popover (button)));
  /* Against computers nothing is corrected. */
  gtk_widget_set_visible (GTK_WIDGET (button), !ahu_session_get_read_only (session) && !ahu_practice_is (record));
}

void
ahu_result_menu_show_moves (GtkWidget  *button,
                            AhuSession *session)
{
  GtkWidget *popover, *log;

  g_return_if_fail (GTK_IS_WIDGET (button));
  g_return_if_fail (AHU_IS_SESSION (session));

  popover = gtk_popover_new ();
  log = ahu_log_new ();
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Log"), -1);
  gtk_widget_set_size_request (log, 320, 420);
  ahu_log_update (AHU_LOG (log), session);
  gtk_popover_set_child (GTK_POPOVER (popover), log);
  g_signal_connect_object (session, "changed", G_CALLBACK (gtk_popover_popdown), popover, G_CONNECT_SWAPPED);
  ahu_widget_attach_popover (button, popover);
  gtk_popover_popup (GTK_POPOVER (popover));
  ahu_log_show_newest (AHU_LOG (log));
}
