/* shelf.h: the games that lie in the folder of games when the pages of all games are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Puts the records of @source and of @others, those that are no mistakes on purpose, into @folder: of
 * some friends, on different evenings, and some of them not ended if @unfinished. */
void shelf_fill (const char *folder,
                 const char *source,
                 const char *others,
                 gboolean    unfinished);

G_END_DECLS
