/* ahu-window-statistics.c: the page of the statistics, in the window
 *
 * Not for: the page itself (ahu-statistics-page.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-history-page.h"
#include "app/ahu-statistics-page.h"
#include "app/ahu-window-private.h"

static void
show_games_cb (AhuWindow         *self,
               const char *const *ids,
               const char        *heading)
{
  ahu_window_show_history (self);
  ahu_history_page_show_games (AHU_HISTORY_PAGE (gtk_stack_get_visible_child (self->stack)), ids, heading);
  self->from_statistics = TRUE;
}

static void
ensure_statistics_page (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "statistics");

  if (page != NULL)
    return;
  page = ahu_statistics_page_new (ahu_game_ui_get_default (), G_LIST_MODEL (ahu_window_get_library (self)));
  g_signal_connect_object (page, "show-games", G_CALLBACK (show_games_cb), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->stack, page, "statistics");
}

void
ahu_window_show_statistics (AhuWindow *self)
{
  ahu_message_bar_set_message (self->notice_bar, NULL);
  ensure_statistics_page (self);
  ahu_window_show_page (self, "statistics");
}

gboolean
ahu_window_leave_statistics (AhuWindow *self)
{
  if (ahu_window_is_on (self, "history") && self->from_statistics)
    {
      ahu_window_show_statistics (self);
      return TRUE;
    }
  if (!ahu_window_is_on (self, "statistics"))
    return FALSE;

  /* Those of a number were shown from here. */
  ahu_window_show_history (self);
  if (self->from_statistics)
    ahu_history_page_show_games (AHU_HISTORY_PAGE (gtk_stack_get_visible_child (self->stack)), NULL, NULL);
  self->from_statistics = FALSE;

  return TRUE;
}
