/* ahu-rn-worth.h: what each sacrifice of a tracked game was worth, player by player
 *
 * Not for: reckoning it and putting it into words (rn-worth.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* A line for each player, in the order of the places; it opens to show the cards one by one.
 * @session: a session of Rapa Nui that is over
 * Returns: (transfer floating) (nullable): the list, %NULL where nobody sacrificed anything */
GtkWidget *ahu_rn_worth_new (AhuSession *session);

G_END_DECLS
