/* ahu-tp-site.h: one site of a board: the rows of a Moai, the base with its value, the road
 *
 * Shows an [struct@Tp.SiteState] and finds the cell at a place. Not for: what choosing a cell does
 * (ahu-tp-board.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-cell.h"

G_BEGIN_DECLS

/* Smaller is no target for a finger. */
#define AHU_TP_TOUCH 44

#define AHU_TYPE_TP_SITE (ahu_tp_site_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpSite, ahu_tp_site, AHU, TP_SITE, GtkWidget)

/* Its signal `chosen` (AhuTpCell) tells that one of its cells was clicked or activated.
 * Returns: (transfer floating): a site that shows nothing yet */
GtkWidget *ahu_tp_site_new (void);

/* @geometry: where everything lies; copied */
void ahu_tp_site_set_geometry (AhuTpSite           *self,
                               const AhuTpGeometry *geometry);

/* @view: what the board is about
 * @site: which site
 * @names: (array zero-terminated=1): the players' names by seat */
void ahu_tp_site_show (AhuTpSite         *self,
                       const AhuTpView   *view,
                       guint              site,
                       const char *const *names);

/* @cell: which, below `AHU_TP_CELLS`
 * Returns: (nullable) (transfer none): the cell, shown or not; %NULL as long as nothing was to be shown there */
AhuTpCell *ahu_tp_site_get_cell (AhuTpSite *self,
                                 guint      cell);

/* @self: a site that was shown
 * @cell: which, below `AHU_TP_CELLS`
 * Returns: (transfer none): what stands there, whether or not there is something to be seen; valid until it shows
 *   something else */
const AhuTpCellState *ahu_tp_site_get_cell_state (AhuTpSite *self,
                                                  guint      cell);

/* @x: a place in it
 * @y: a place in it
 * @touch: whether it was touched by a finger, which needs more room: what can be activated has that of its
 *   neighbours that can't
 * Returns: (transfer none) (nullable): the cell meant there */
AhuTpCell *ahu_tp_site_pick (AhuTpSite *self,
                             double     x,
                             double     y,
                             gboolean   touch);

/* @cell: one of its cells that can be activated
 * Returns: whether another row that can be is too near to tell them apart by finger */
gboolean ahu_tp_site_is_crowded (AhuTpSite *self,
                                 AhuTpCell *cell);

G_END_DECLS
