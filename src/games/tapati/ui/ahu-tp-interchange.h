/* ahu-tp-interchange.h: the interchange market in the centre of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_INTERCHANGE (ahu_tp_interchange_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpInterchange, ahu_tp_interchange, AHU, TP_INTERCHANGE, AhuParent)

/* Returns: (transfer floating): an empty market */
GtkWidget *ahu_tp_interchange_new (void);

/* @size: how much room it has */
void ahu_tp_interchange_set_size (AhuTpInterchange *self,
                                  AhuTpSize         size);

/* @line: whether it is one line that opens the ring, for a low window */
void ahu_tp_interchange_set_line (AhuTpInterchange *self,
                                  gboolean          line);

/* @scene: what is shown */
void ahu_tp_interchange_update (AhuTpInterchange *self,
                                const AhuTpScene *scene);

/* @combination: a [enum@Combination]
 * Returns: (transfer none): where that combination lies; the line, where there is no more of it */
GtkWidget *ahu_tp_interchange_find_spot (AhuTpInterchange *self,
                                         guint             combination);

G_END_DECLS
