/* test-folder.h: folders that a test made for itself
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>
#include <glib/gstdio.h>

/* Writes a file into the folder. */
static inline void
test_folder_write_file (const char *folder,
                        const char *name,
                        const char *text)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* Removes a file from the folder. */
static inline void
test_folder_remove_file (const char *folder,
                         const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_remove (path), ==, 0);
}

/* Removes the folder and all that is in it. */
static inline void
test_folder_remove (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      test_folder_remove (child);
    }
  g_remove (path);
}
