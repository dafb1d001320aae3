/* ahu-rules-uses.h: where a rule was applied in the game on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* Names the latest turns in which a rule was applied; they are links that activate `win.show-move` with the move.
 * @rule: the number of a rule
 * Returns: (transfer floating) (nullable): a label; %NULL if it was not applied */
GtkWidget *ahu_rules_uses_new (AhuSession *session,
                               const char *rule);

G_END_DECLS
