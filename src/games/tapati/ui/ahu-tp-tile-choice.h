/* ahu-tp-tile-choice.h: a quarry or a rug that can be chosen in a popover
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

/* @piece: a quarry or a rug
 * @key: the key that chooses it, which isn't shown
 * Returns: (transfer floating): an [class@Choice] */
GtkWidget *ahu_tp_tile_choice_new (guint       piece,
                                   const char *key);

G_END_DECLS
