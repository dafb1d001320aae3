/* ahu-rn-strip.h: the players as a strip of cells with wood and glory
 *
 * For narrow windows; all else about the players is on a page of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/ui/ahu-rn-player-panel.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_STRIP (ahu_rn_strip_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnStrip, ahu_rn_strip, AHU, RN_STRIP, GtkGrid)

void ahu_rn_strip_update (AhuRnStrip *self,
                          AhuSession *session);

/* @columns: how many cells stand side by side, at least 1 */
void ahu_rn_strip_set_columns (AhuRnStrip *self,
                               guint       columns);

/* @large: whether it has the room for larger numbers, one below the other */
void ahu_rn_strip_set_large (AhuRnStrip *self,
                             gboolean    large);

/* @part: as of a panel ([method@RnPlayerPanel.get_part])
 * Returns: (transfer none): what shows it; the whole cell for what the strip has no room for */
GtkWidget *ahu_rn_strip_get_part (AhuRnStrip *self,
                                  guint       player,
                                  guint       part);

G_END_DECLS
