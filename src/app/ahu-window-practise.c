/* ahu-window-practise.c: games of one person against computers, in the window
 *
 * Not for: the choices before it (ahu-practise-page.c), the game itself (the game's
 * table page).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-practise-page.h"
#include "app/ahu-window-private.h"
#include "core/ahu-practice.h"

static void
begin (AhuWindow *self,
       AhuRecord *record)
{
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuSession) session = ahu_session_new (record, self->store, &refusal);

  if (session == NULL)
    {
      ahu_message_bar_set_message (self->notice_bar, refusal->message);
      return;
    }

  ahu_window_replace_session (self, session);
  ahu_window_show_game (self);
  ahu_window_offer_guidance (self);
}

static void
start_cb (AhuWindow *self,
          GtkWidget *page)
{
  g_autoptr (AhuRecord) record = ahu_practise_page_dup_record (AHU_PRACTISE_PAGE (page));

  begin (self, record);
}

void
ahu_window_show_practise (AhuWindow *self)
{
  GtkWidget *page = gtk_stack_get_child_by_name (self->stack, "practise");

  ahu_start_page_set_problem (self->start_page, NULL);
  ahu_message_bar_set_message (self->notice_bar, NULL);
  if (page == NULL)
    {
      page = ahu_practise_page_new (ahu_game_ui_get_default ());
      g_signal_connect_object (page, "start", G_CALLBACK (start_cb), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->stack, page, "practise");
    }
  ahu_window_show_page (self, "practise");
}

gboolean
ahu_window_practise_again (AhuWindow *self)
{
  AhuRecord *played = ahu_session_get_record (self->session);
  g_autoptr (AhuRecord) record = NULL;

  if (!ahu_practice_is (played) || self->ui->practise_deal == NULL)
    return FALSE;

  record = ahu_practise_again (self->ui, played);
  begin (self, record);

  return TRUE;
}
