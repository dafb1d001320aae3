/* ahu-tp-shortcuts.h: the keys of Tapati's pages, for the list of keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* @shortcuts: (out) (transfer none): the keys of the game's pages
 * Returns: how many there are */
guint ahu_tp_shortcuts_get (const AhuShortcut **shortcuts);

G_END_DECLS
