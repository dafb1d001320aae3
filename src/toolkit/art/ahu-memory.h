/* ahu-memory.h: gives memory back to the system that is no longer needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How long after ahu_memory_give_back_soon (). */
#define AHU_MEMORY_SECONDS 2

/* Has the threads share what they allocate from; to be called before there are any. */
void ahu_memory_init (void);

/* Gives back what was freed, once nobody waits any more for what is being done now; to be called where much was
 * made, such as a page. */
void ahu_memory_give_back_soon (void);

G_END_DECLS
