/* ahu-menu.h: the main menu of each page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A menu has what works on its page and nothing else, and that of a page leads to the first page.
 * @page: what the menu is for: `start`, `table`, `practice`, `players-narrow`, `result`, `history`,
 *   `history-narrow`, `rules`, `score-narrow`, or `page` for one that has nothing of its own in it; `share` and
 *   `save` for the buttons that share a result
 * Returns: (transfer full): the menu */
GMenuModel *ahu_menu_new (const char *page);

/* Appends a line that is there only while it can be done.
 * @label: what the line says
 * @action: what it does, with its target if it has one
 * @accel: (nullable): the key beside it, of an action that only the page knows */
void ahu_menu_append (GMenu      *menu,
                      const char *label,
                      const char *action,
                      const char *accel);

/* Appends a line in which no letter is a key, also where there is an underscore in a name that people gave.
 * @words: what the line says
 * @target: what @action does it to; a floating one is taken */
void ahu_menu_append_words (GMenu      *menu,
                            const char *words,
                            const char *action,
                            GVariant   *target);

G_END_DECLS
