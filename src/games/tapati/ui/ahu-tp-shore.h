/* ahu-tp-shore.h: the shore below the boards: a statue for each Moai that was scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_SHORE (ahu_tp_shore_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpShore, ahu_tp_shore, AHU, TP_SHORE, GtkBox)

/* With statues of full height, and with small ones. */
#define AHU_TP_SHORE_HEIGHT 74
#define AHU_TP_SHORE_LOW_HEIGHT 48

/* Returns: (transfer floating): a shore with nobody on it */
GtkWidget *ahu_tp_shore_new (void);

/* Shows what has been scored; it is made anew only where that is something else than before.
 * @session: (nullable): a game of Tapati
 * @open: whose statues, or `AHU_TP_ALL`
 * @width: what it has at least */
void ahu_tp_shore_show (AhuTpShore *self,
                        AhuSession *session,
                        guint       open,
                        int         width);

G_END_DECLS
