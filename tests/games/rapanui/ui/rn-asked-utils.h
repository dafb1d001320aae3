/* rn-asked-utils.h: windows that the table page is asked for and that think a while
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rn-table-utils.h"

G_BEGIN_DECLS

/* The table with the window before it, if that is open. */
typedef struct
{
  TestTable table;
  const char *action;
  GType type;
  GtkWidget *window;
} TestAsked;

/* Shows an example record from before its first move. @action opens a window of @type. */
void test_asked_open (TestAsked  *asked,
                      const char *record,
                      const char *action,
                      GType       type);

/* Asks for the window; there is none if it was refused. */
void test_asked_ask (TestAsked *asked);

/* Whether the window is there. */
gboolean test_asked_is_there (TestAsked *asked);

/* Waits until nothing of the window is left; the thread that thinks lets go of it last. */
void test_asked_wait_until_gone (TestAsked *asked);

/* Closes both. */
void test_asked_close (TestAsked *asked);

G_END_DECLS
