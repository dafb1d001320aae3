/* ahu-rn-turn-up.h: the cards laid face down and the Stone, as everybody sees them at the end
 *
 * Not for: asking for the cards (ahu-rn-reveal.h), the values of the kinds, which nobody
 * knows yet (ahu-rn-story.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* Draws each card that was laid face down, with who laid it when: turned up if it has been told, lit if it is asked
 * for; and what lies on the Stone so far (R8.2).
 * @session: a session of Rapa Nui whose game has ended
 * @narrow: whether there is no more room than on a telephone
 * Returns: (transfer floating): the drawing */
GtkWidget *ahu_rn_turn_up_new (AhuSession *session,
                               gboolean    narrow);

G_END_DECLS
