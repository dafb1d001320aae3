/* ahu-tp-store.h: what the store still has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_STORE (ahu_tp_store_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpStore, ahu_tp_store, AHU, TP_STORE, AhuParent)

/* Returns: (transfer floating): an empty store */
GtkWidget *ahu_tp_store_new (void);

/* @size: how much room it has */
void ahu_tp_store_set_size (AhuTpStore *self,
                            AhuTpSize   size);

/* @line: whether it is one line without frame and heading, for a low window */
void ahu_tp_store_set_line (AhuTpStore *self,
                            gboolean    line);

/* @scene: what is shown */
void ahu_tp_store_update (AhuTpStore       *self,
                          const AhuTpScene *scene);

/* @piece: a [enum@Piece]
 * Returns: (transfer none): where such pieces are counted */
GtkWidget *ahu_tp_store_find_spot (AhuTpStore *self,
                                   guint       piece);

G_END_DECLS
