/* ahu-rn-count-check.h: counts the table
 *
 * Says what should be lying there and takes what was counted otherwise. First it tells
 * how to put the table right; then where another record would explain the difference,
 * which opens the correction (ahu-correction-window.h); then what may have happened at the
 * table. It changes nothing itself. Activates `table.end-count` when people are done.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_COUNT_CHECK (ahu_rn_count_check_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCountCheck, ahu_rn_count_check, AHU, RN_COUNT_CHECK, GtkWidget)

/* Returns: (transfer floating): a page that counts its table and follows its changes */
GtkWidget *ahu_rn_count_check_new (AhuSession *session);

/* Begins there.
 * @cell: what differs */
void ahu_rn_count_check_choose (AhuRnCountCheck *self,
                                guint            cell);

G_END_DECLS
