/* ahu-save-table.h: saves a table as CSV where the user wants it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/messages/ahu-message-bar.h"

G_BEGIN_DECLS

/* Asks where to, and saves the table as a whole or not at all.
 * @bar: a message bar of the window that asks; says what came of it
 * @name: the name that is proposed */
void ahu_save_table (AhuMessageBar *bar,
                     const char    *name,
                     GBytes        *bytes);

G_END_DECLS
