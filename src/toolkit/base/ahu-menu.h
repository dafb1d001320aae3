/* ahu-menu.h: the main menu of each page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * ahu_menu_new:
 * @page: what the menu is for: `start`, `table`, `practice`, `players-narrow`, `result`, `history`,
 *   `history-narrow`, `rules`, `score-narrow`, or `page` for one that has nothing of its own in it;
 *   `share` and `save` for the buttons that share a result
 *
 * A menu has what works on its page and nothing else, and that of a page leads to the first page.
 *
 * Returns: (transfer full): the menu
 */
GMenuModel *ahu_menu_new (const char *page);

G_END_DECLS
