/* ahu-rn-log-menu.h: what can be done with a line of the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/rapanui/ahu-rn-log-line.h"
#include "core/ahu-session.h"

G_BEGIN_DECLS

/**
 * ahu_rn_log_menu_model:
 * @session: a session of Rapa Nui
 * @line: a line of its log
 * @can_correct: whether it can be corrected
 *
 * Returns: (transfer full) (nullable): the rules that the line follows from, and its
 *   correction; %NULL for a line that is no move
 */
GMenuModel *ahu_rn_log_menu_model (AhuSession   *session,
                                   AhuRnLogLine *line,
                                   gboolean      can_correct);

G_END_DECLS
