/* ahu-rn-second-screen.h: a game for another screen that everybody sees, to its very end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* What the players have, then the cards that are turned up, then the step that is told and the places: always what
 * the window tells at the same time, with nothing to press and nothing that is hidden.
 * Returns: (transfer floating): the view, which follows @session and its telling */
GtkWidget *ahu_rn_second_screen_new (AhuSession *session);

G_END_DECLS
