/* test-open.h: opening a file in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

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
