/* shelf.h: the games that lie in the folder of games when the pages of all games are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Puts the records of @source, those that are no mistakes on purpose, into @folder: of
 * some friends, on different evenings, and one of them not ended. */
void shelf_fill (const char *folder,
                 const char *source,
                 const char *another);

G_END_DECLS
