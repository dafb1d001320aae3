/* ahu-tp-tabs.h: on a narrow window, which of the centre and the boards is shown
 *
 * A tab for the centre, if there is one to go to, and one for each player: mark, points, name, how
 * much is still to be placed, who has the marker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/engine/tp-position.h"

G_BEGIN_DECLS

/* Stands for the centre where a seat is asked for. */
#define AHU_TP_CENTRE_SEAT TP_MAX_PLAYERS

#define AHU_TYPE_TP_TABS (ahu_tp_tabs_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpTabs, ahu_tp_tabs, AHU, TP_TABS, GtkWidget)

/* Signal `selected (guint seat)`: somebody wants that board, or the centre (`AHU_TP_CENTRE_SEAT`).
 * Returns: (transfer floating): a list of the centre alone */
GtkWidget *ahu_tp_tabs_new (void);

/* @self: tabs
 * @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours as in records */
void ahu_tp_tabs_set_players (AhuTpTabs         *self,
                              const char *const *names,
                              const char *const *colours);

/* @self: tabs
 * @has_centre: whether there is a tab for the centre */
void ahu_tp_tabs_set_has_centre (AhuTpTabs *self,
                                 gboolean   has_centre);

/* @self: tabs
 * @seats: whose boards are entered as a whole and can be, bit per seat; for what is shown next */
void ahu_tp_tabs_set_ticked (AhuTpTabs *self,
                             guint      seats);

/* @self: tabs whose players were set */
void ahu_tp_tabs_show (AhuTpTabs        *self,
                       const TpPosition *position);

/* @self: tabs
 * @seat: whose board is shown, or `AHU_TP_CENTRE_SEAT` */
void ahu_tp_tabs_set_selected (AhuTpTabs *self,
                               guint      seat);

/* @self: tabs
 * Returns: whose board is shown, or `AHU_TP_CENTRE_SEAT` */
guint ahu_tp_tabs_get_selected (AhuTpTabs *self);

/* @self: tabs
 * @seat: a seat, or `AHU_TP_CENTRE_SEAT`
 * Returns: (transfer none) (nullable): its tab; %NULL for a seat that nobody has */
GtkWidget *ahu_tp_tabs_get_tab (AhuTpTabs *self,
                                guint      seat);

G_END_DECLS
