/* ahu-rn-slip.h: what to move on the table since it was told something else
 *
 * What is so now less what the table was last told: by undo, redo and corrections since the
 * last move made. Not for: news of the last move (rn-news.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-slip.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_SLIP (ahu_rn_slip_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnSlip, ahu_rn_slip, AHU, RN_SLIP, GObject)

/**
 * ahu_rn_slip_get:
 * @session: a session of Rapa Nui
 *
 * There is one for a session, whoever shows it. It has followed the session before those who
 * ask for it before they connect to `changed`.
 *
 * Returns: (transfer none): the slip of @session
 */
AhuSlip *ahu_rn_slip_get (AhuSession *session);

G_END_DECLS
