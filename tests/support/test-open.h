/* test-open.h: opening files in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib/gstdio.h>

#include "shell/window/ahu-window.h"

/* Until the file is there, or refused. */
static inline void
test_wait_for_file (AhuWindow *window)
{
  while (ahu_window_is_opening (window))
    g_main_context_iteration (NULL, TRUE);
}

static inline void
test_open_file (AhuWindow *window,
                GFile     *file)
{
  ahu_window_open (window, file);
  test_wait_for_file (window);
}

static inline void
test_open_path (AhuWindow  *window,
                const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  test_open_file (window, file);
}

/* A file of the tests' data, in a folder of its. */
static inline void
test_open_data (AhuWindow  *window,
                const char *folder,
                const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), folder, name, NULL);

  test_open_path (window, path);
}

/* A file with that in it, which is gone afterwards. */
static inline void
test_open_bytes (AhuWindow *window,
                 GBytes    *bytes)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "ahu-open-XXXXXX", NULL);
  int fd = g_mkstemp (path);

  g_assert_cmpint (fd, >=, 0);
  g_assert_true (g_close (fd, NULL));
  g_assert_true (g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), NULL));
  test_open_path (window, path);
  g_assert_cmpint (g_remove (path), ==, 0);
}
