/* ahu-window-save.c: writing a copy of the game, or a result sheet, where the user wants it
 *
 * Not for: the games in the user's data folder (core/ahu-store.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "core/base/ahu-replace-file.h"
#include "shell/window/ahu-window-private.h"
#include "toolkit/base/ahu-compat.h"

/* What was on the table when the user asked, however long the question stands. */
typedef struct
{
  AhuMessageBar *bar;
  GBytes *bytes;
} Copy;

static void
copy_free (Copy *copy)
{
  g_object_unref (copy->bar);
  g_bytes_unref (copy->bytes);
  g_free (copy);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Copy, copy_free)

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  g_autoptr (Copy) copy = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;

  if (!ahu_replace_file_finish (G_FILE (source), result, &error))
    /* Translators: %s is the system’s reason. */
    problem = g_strdup_printf (_("The copy could not be saved: %s"), error->message);
  ahu_message_bar_set_message (copy->bar, problem);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Copy) copy = user_data;
  g_autoptr (GFile) file = ahu_compat_choose_file_finish (result);
  GBytes *bytes = copy->bytes;

  /* It is written to the end even if the window is closed meanwhile. */
  if (file != NULL)
    ahu_replace_file_async (file, bytes, NULL, written_cb, g_steal_pointer (&copy));
}

char *
ahu_window_propose_copy_name (const AhuGameUi *ui)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");

  return g_strdup_printf ("%s %s.rapanui", ui != NULL ? ui->name : "Ahu", date);
}

void
ahu_window_save_copy (AhuWindow *self)
{
  g_autofree char *heading = NULL;
  g_autofree char *name = NULL;
  Copy *copy = g_new0 (Copy, 1);

  copy->bar = g_object_ref (self->notice_bar);
  copy->bytes = ahu_page_dup_file (ahu_navigator_get_page (self->navigator), &heading, &name);
  if (name == NULL)
    name = ahu_window_propose_copy_name (ahu_window_get_shown_ui (self));
  ahu_compat_save_file_async (GTK_WINDOW (self), heading != NULL ? heading : _("Save a copy"), name,
                              self->cancellable, chosen_cb, copy);
}
