/* ahu-rn-count-check.h: the window that counts the table
 *
 * Says what should be lying there, takes what was counted otherwise, and tells
 * which slip explains it and what to move if the record is right. It changes
 * nothing itself: that is the correction's part (ahu-rn-correction.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_COUNT_CHECK (ahu_rn_count_check_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCountCheck, ahu_rn_count_check, AHU, RN_COUNT_CHECK, AdwWindow)

/**
 * ahu_rn_count_check_new:
 * @session: a session of Rapa Nui
 *
 * Returns: (transfer none): a window that counts its table and follows its
 *   changes
 */
GtkWidget *ahu_rn_count_check_new (AhuSession *session);

/**
 * ahu_rn_count_check_present:
 * @widget: a widget of the window that shows the game
 * @session: a session of Rapa Nui
 *
 * Opens the window before the one of @widget.
 */
void ahu_rn_count_check_present (GtkWidget  *widget,
                                 AhuSession *session);

G_END_DECLS
