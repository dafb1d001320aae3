/* ahu-window-history.c: the page with all games, and that with their statistics, in the window
 *
 * Not for: the pages themselves (ahu-history-page.c, ahu-statistics-page.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/history/ahu-history-page.h"
#include "shell/statistics/ahu-statistics-page.h"
#include "shell/window/ahu-window-private.h"

#define HISTORY "history"
#define STATISTICS "statistics"

static void
open_cb (AhuWindow  *self,
         const char *path,
         const char *id)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ahu_message_bar_set_message (self->notice_bar, NULL);
  if (!ahu_window_show_open_game (self, id))
    ahu_window_open (self, file);
}

/* They are shown over what they were found in; the list of all stays where it was. */
static void
show_games_cb (AhuWindow         *self,
               const char *const *ids,
               const char        *heading)
{
  GtkWidget *page = ahu_navigator_push (self->navigator, HISTORY);

  ahu_history_page_show_games (AHU_HISTORY_PAGE (page), ids, heading);
}

static GtkWidget *
history_page_new (gpointer data)
{
  AhuWindow *self = data;
  GtkWidget *page = ahu_history_page_new (ahu_desk_get_library (self->desk));

  g_signal_connect_object (page, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "replay", G_CALLBACK (ahu_window_show_replay), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "take-deal", G_CALLBACK (ahu_window_take_deal), self, G_CONNECT_SWAPPED);

  return page;
}

static GtkWidget *
statistics_page_new (AhuWindow       *self,
                     const AhuGameUi *ui)
{
  GtkWidget *page = ahu_statistics_page_new (ui, G_LIST_MODEL (ahu_desk_get_library (self->desk)));

  g_signal_connect_object (page, "show-games", G_CALLBACK (show_games_cb), self, G_CONNECT_SWAPPED);

  return page;
}

void
ahu_window_add_history_pages (AhuWindow *self)
{
  static const AhuGamePage statistics = { STATISTICS, AHU_OFFER_STATISTICS, statistics_page_new, TRUE };

  ahu_navigator_add (self->navigator, HISTORY, history_page_new, self);
  ahu_window_add_page_of_games (self, &statistics);
}

void
ahu_window_show_history (AhuWindow *self)
{
  ahu_window_clear_messages (self);
  /* Who comes anew looks at all games, whatever was looked for before. */
  if (!ahu_navigator_has (self->navigator, HISTORY))
    ahu_history_page_show_games (AHU_HISTORY_PAGE (ahu_navigator_get (self->navigator, HISTORY)), NULL, NULL);
  ahu_navigator_show (self->navigator, HISTORY);
}

void
ahu_window_show_unfinished (AhuWindow *self)
{
  ahu_window_show_history (self);
  ahu_history_page_show_unfinished (AHU_HISTORY_PAGE (ahu_navigator_get (self->navigator, HISTORY)));
}

void
ahu_window_show_damaged (AhuWindow *self)
{
  ahu_window_show_history (self);
  ahu_history_page_show_damaged (AHU_HISTORY_PAGE (ahu_navigator_get (self->navigator, HISTORY)));
}

gboolean
ahu_window_import (AhuWindow *self,
                   GSList    *files)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  if (!ahu_navigator_is_on (self->navigator, HISTORY))
    return FALSE;

  for (GSList *l = files; l != NULL; l = l->next)
    g_ptr_array_add (list, l->data);
  ahu_history_page_import (AHU_HISTORY_PAGE (ahu_navigator_get (self->navigator, HISTORY)), list);

  return TRUE;
}

void
ahu_window_show_statistics (AhuWindow *self)
{
  ahu_window_show_page_of (self, STATISTICS, AHU_OFFER_STATISTICS);
}
