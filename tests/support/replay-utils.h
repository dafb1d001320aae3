/* replay-utils.h: what the tests of the replay share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-replay.h"

#include "test-record.h"

G_BEGIN_DECLS

#define OVER "decided-by-moai-or-wood.rapanui"
#define TWO "two-players.rapanui"
#define UNTOLD "four-players-untold.rapanui"

/* Returns: (transfer full): the position shown, to be compared with another */
char *replay_tell_position (AhuSession *session);

/* The replay shows what comes of the first @ply moves and nothing else. */
void replay_assert_at (AhuReplay *replay,
                       guint      ply);

/* Waits for the frame in which the replay comes there. */
void replay_wait_for (AhuReplay *replay,
                      guint      ply);

/* Nothing below it can be activated, so that nobody changes the game. */
void replay_assert_inert (GtkWidget *widget);

G_END_DECLS
