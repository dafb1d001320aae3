/* ahu-shortcuts-list.h: which keys there are on which page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/**
 * AHU_SHORTCUTS_EVERYWHERE:
 *
 * The name under which the keys of all pages stand.
 */
#define AHU_SHORTCUTS_EVERYWHERE "everywhere"

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

/* @n_pages: (out): how many they are
 * Returns: (transfer none): the pages with keys of their own, in the order in which people meet them; the last one,
 *   %AHU_SHORTCUTS_EVERYWHERE, has the keys of all pages. Titles are still to be translated */
const AhuShortcutPage *ahu_shortcuts_list_pages (guint *n_pages);

/* @page: (nullable): the name of a page of the window
 * Returns: (transfer none): the name of the page it shares its keys with */
const char *ahu_shortcuts_find_page (const char *page);

/* @page: the name of a page with keys
 * @ui: (nullable): the game whose own keys are among them
 * Returns: (transfer container) (element-type AhuShortcut): its keys, group by group, in the user's language */
GPtrArray *ahu_shortcuts_list (const char      *page,
                               const AhuGameUi *ui);

/* @modifiers: what is held with it
 * Returns: (transfer full): the key as it stands on keyboards, such as `Ctrl+Z` or `Strg+Z` */
char *ahu_shortcut_dup_cap (guint           keyval,
                            GdkModifierType modifiers);

/* Returns: (transfer full): the keys as they stand on keyboards, such as `Ctrl+Z` */
char **ahu_shortcut_dup_caps (const AhuShortcut *shortcut);

/* Returns: whether they are three digits or more that follow each other, such as 1 to 4, of which the first and the
 *   last are enough to see */
gboolean ahu_shortcut_is_range (const AhuShortcut *shortcut);

/* Names @row for readers of the screen, which speak of rows and not of what is in them.
 * @row: what shows them */
void ahu_shortcut_describe (const AhuShortcut *shortcut,
                            GtkAccessible     *row);

/* Returns: (transfer full): the keys as the platform's window for keys wants them */
char *ahu_shortcut_dup_accelerators (const AhuShortcut *shortcut);

G_END_DECLS
