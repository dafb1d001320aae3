/* ahu-tp-paper.h: the result on paper of Tapati: how it ended, and every Moai that was scored
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/**
 * ahu_tp_paper_new:
 * @session: a session that is over
 *
 * Returns: (transfer full): its result on paper
 */
AhuPaper *ahu_tp_paper_new (AhuSession *session);

G_END_DECLS
