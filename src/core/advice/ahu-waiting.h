/* ahu-waiting.h: whether somebody waits for a search, so that what nobody waits for gives way
 *
 * One for the whole program, and for any thread: there are few processors, and a decision of the computer has a time,
 * not a number of games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Somebody waits for a search that begins. */
void ahu_waiting_begin (void);

/* It has ended; once for each begin. */
void ahu_waiting_end (void);

/* For a search that nobody waits for: returns as soon as nobody waits for another one.
 * @cancellable: (nullable): ends it early
 * Returns: whether nobody does */
gboolean ahu_waiting_let_pass (GCancellable *cancellable);

G_END_DECLS
