/* ahu-init.h: makes what the application's library holds known to the process
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Registers the resources and the games. To be called once, before the first widget; a second call does nothing. */
void ahu_init (void);

G_END_DECLS
