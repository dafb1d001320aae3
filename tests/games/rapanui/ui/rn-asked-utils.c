/* rn-asked-utils.c: windows that the table page is asked for and that think a while
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-asked-utils.h"

#include "support/test-ui-find.h"

void
test_asked_open (TestAsked  *asked,
                 const char *record,
                 const char *action,
                 GType       type)
{
  test_table_open (&asked->table, record, 1280, 800);
  asked->action = action;
  asked->type = type;
  asked->window = NULL;
}

void
test_asked_ask (TestAsked *asked)
{
  gtk_widget_activate_action (asked->table.page, asked->action, NULL);
  asked->window = test_ui_find_window (asked->type);
  if (asked->window != NULL)
    g_object_add_weak_pointer (G_OBJECT (asked->window), (gpointer *) &asked->window);
}

gboolean
test_asked_is_there (TestAsked *asked)
{
  return test_ui_find_window (asked->type) != NULL;
}

void
test_asked_wait_until_gone (TestAsked *asked)
{
  test_ui_wait (test_ui_is_gone, &asked->window);
}

void
test_asked_close (TestAsked *asked)
{
  if (asked->window != NULL)
    gtk_window_destroy (GTK_WINDOW (asked->window));
  test_asked_wait_until_gone (asked);
  test_table_close (&asked->table);
}
