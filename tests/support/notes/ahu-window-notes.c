/* ahu-window-notes.c: the smallest page there can be, in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-notes-page.h"
#include "shell/window/ahu-window-private.h"

#define NOTES "notes"

static GtkWidget *
notes_page_new (gpointer data)
{
  return g_object_new (AHU_TYPE_NOTES_PAGE, NULL);
}

void
ahu_window_add_notes_page (AhuWindow *self)
{
  ahu_navigator_add (self->navigator, NOTES, notes_page_new, self);
}

void
ahu_window_show_notes (AhuWindow *self)
{
  ahu_navigator_show (self->navigator, NOTES);
}
