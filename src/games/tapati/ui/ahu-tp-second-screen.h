/* ahu-tp-second-screen.h: a game of Tapati for another screen that everybody sees
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* All boards below the prompt, then the end as it is told.
 * @session: a session of Tapati
 * Returns: (transfer floating): the view, which follows @session */
GtkWidget *ahu_tp_second_screen_new (AhuSession *session);

G_END_DECLS
