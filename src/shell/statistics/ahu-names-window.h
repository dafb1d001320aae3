/* ahu-names-window.h: which names in the kept games are one person
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/statistics/ahu-statistics.h"

G_BEGIN_DECLS

/* @games: a list of [class@Summary]
 * @aliases: which names are one person; changed here
 * Returns: (transfer full): a window with all names */
GtkWidget *ahu_names_window_new (const AhuGame *game,
                                 GListModel    *games,
                                 AhuAliases    *aliases);

G_END_DECLS
