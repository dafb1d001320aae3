/* ahu-rn-shortcuts.h: the keys of Rapa Nui's pages, for the list of keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

/* @shortcuts: (out) (transfer none): the keys of the game's pages
 * Returns: how many there are */
guint ahu_rn_shortcuts_get (const AhuShortcut **shortcuts);

G_END_DECLS
