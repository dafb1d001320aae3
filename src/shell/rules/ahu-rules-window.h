/* ahu-rules-window.h: the rules over a window in which something is entered or worked out
 *
 * For the main window they are one of its pages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "shell/rules/ahu-rules-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_RULES_WINDOW (ahu_rules_window_get_type ())
G_DECLARE_FINAL_TYPE (AhuRulesWindow, ahu_rules_window, AHU, RULES_WINDOW, AdwWindow)

/* “Back” closes it.
 * @ui: a game whose `rules_path` isn't %NULL
 * @session: (nullable): the game on the table, if one is there and of that game
 * @rule: (nullable): what it shows at first, as ahu_rules_page_show_rule () takes it
 * Returns: (transfer floating): a window for ahu_child_window_present () */
GtkWidget *ahu_rules_window_new (const AhuGameUi *ui,
                                 AhuSession      *session,
                                 const char      *rule);

G_END_DECLS
