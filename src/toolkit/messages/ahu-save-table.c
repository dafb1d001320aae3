/* ahu-save-table.c: saves a table as CSV where the user wants it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/messages/ahu-save-table.h"

#include <glib/gi18n.h>

#include "core/base/ahu-replace-file.h"
#include "toolkit/base/ahu-compat.h"

typedef struct
{
  AhuMessageBar *bar;
  GBytes *bytes;
} Saving;

static void
saving_free (Saving *saving)
{
  g_object_unref (saving->bar);
  g_bytes_unref (saving->bytes);
  g_free (saving);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Saving, saving_free)

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (Saving) saving = data;
  g_autofree char *name = ahu_replace_file_dup_name (G_FILE (source));
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;

  if (ahu_replace_file_finish (G_FILE (source), result, &error))
    {
      /* Translators: %s is a file with its folders. */
      message = g_strdup_printf (_("Saved as “%s”."), name);
      ahu_message_bar_set_done (saving->bar, message);
      return;
    }

  /* Translators: %1$s is a file with its folders, %2$s the system’s reason. */
  message = g_strdup_printf (_("“%1$s” could not be saved: %2$s"), name, error->message);
  ahu_message_bar_set_message (saving->bar, message);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (Saving) saving = data;
  g_autoptr (GFile) file = ahu_compat_choose_file_finish (result);
  GBytes *bytes = saving->bytes;

  if (file != NULL)
    ahu_replace_file_async (file, bytes, NULL, written_cb, g_steal_pointer (&saving));
}

void
ahu_save_table (AhuMessageBar *bar,
                const char    *name,
                GBytes        *bytes)
{
  Saving *saving = g_new0 (Saving, 1);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (bar));

  saving->bar = g_object_ref (bar);
  saving->bytes = g_bytes_ref (bytes);
  ahu_compat_save_file_async (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, _("Save table as CSV"), name,
                              NULL, chosen_cb, saving);
}
