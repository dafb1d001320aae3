/* test-waiting.h: whether what nobody waits for gives way at the moment
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-waiting.h"

/* For test_ui_wait (); it doesn't wait itself. */
static inline gboolean
test_nobody_waits (gpointer user_data)
{
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();

  g_cancellable_cancel (cancelled);

  return ahu_waiting_let_pass (cancelled);
}

static inline gboolean
test_somebody_waits (gpointer user_data)
{
  return !test_nobody_waits (user_data);
}
