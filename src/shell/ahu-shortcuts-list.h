/* ahu-shortcuts-list.h: which keys there are on which page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/**
 * AhuShortcutPage:
 * @name: what it is called by, such as `table`
 * @title: what it is called for people
 */
typedef struct
{
  const char *name;
  const char *title;
} AhuShortcutPage;

/**
 * ahu_shortcuts_list_pages:
 * @n_pages: (out): how many they are
 *
 * Returns: (transfer none): the pages with keys of their own, in the order in which people
 *   meet them; the last one, `everywhere`, has the keys of all pages. Titles are still to be
 *   translated
 */
const AhuShortcutPage *ahu_shortcuts_list_pages (guint *n_pages);

/**
 * ahu_shortcuts_find_page:
 * @page: (nullable): the name of a page of the window
 *
 * Returns: (transfer none): the name of the page it shares its keys with
 */
const char *ahu_shortcuts_find_page (const char *page);

/**
 * ahu_shortcuts_list:
 * @page: the name of a page with keys
 * @ui: (nullable): the game whose own keys are among them
 *
 * Returns: (transfer container) (element-type AhuShortcut): its keys, group by group, in the
 *   user's language
 */
GPtrArray *ahu_shortcuts_list (const char      *page,
                               const AhuGameUi *ui);

/**
 * ahu_shortcut_dup_cap:
 * @keyval: a key
 * @modifiers: what is held with it
 *
 * Returns: (transfer full): the key as it stands on keyboards, such as `Ctrl+Z` or `Strg+Z`
 */
char *ahu_shortcut_dup_cap (guint           keyval,
                            GdkModifierType modifiers);

/**
 * ahu_shortcut_dup_caps:
 * @shortcut: some keys
 *
 * Returns: (transfer full): the keys as they stand on keyboards, such as `Ctrl+Z`
 */
char **ahu_shortcut_dup_caps (const AhuShortcut *shortcut);

G_END_DECLS
