/* ahu-rn-slip.h: what to move on the table since it was told something else
 *
 * What is so now less what the table was last told: by undo, redo and corrections since the
 * last move made. Not for: news of the last move (rn-news.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/study/rn-amends.h"

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
 * Signals: `dismissed ()` when somebody has done what it says.
 *
 * Returns: (transfer none): the slip of @session
 */
AhuRnSlip *ahu_rn_slip_get (AhuSession *session);

/**
 * ahu_rn_slip_is_shown:
 * @self: a slip
 *
 * Returns: whether there is something to move
 */
gboolean ahu_rn_slip_is_shown (AhuRnSlip *self);

/**
 * ahu_rn_slip_is_told:
 * @self: a slip
 *
 * Returns: whether the table was told of the present position by a move made, and has not
 *   only come back to it
 */
gboolean ahu_rn_slip_is_told (AhuRnSlip *self);

/**
 * ahu_rn_slip_get_amends:
 * @self: a slip
 *
 * Returns: (transfer none): what to move
 */
const RnAmends *ahu_rn_slip_get_amends (AhuRnSlip *self);

/**
 * ahu_rn_slip_get_reason:
 * @self: a slip
 *
 * Returns: (transfer none) (nullable): what was corrected
 */
const char *ahu_rn_slip_get_reason (AhuRnSlip *self);

/**
 * ahu_rn_slip_get_rest:
 * @self: a slip
 *
 * Returns: (transfer none) (nullable): what lies on the Stone and in the columns again
 */
const char *ahu_rn_slip_get_rest (AhuRnSlip *self);

/**
 * ahu_rn_slip_dup_sentence:
 * @self: a slip that is shown
 * @names: (array zero-terminated=1): the players' names by seat
 *
 * Returns: (transfer full): all of it for those who don't see it
 */
char *ahu_rn_slip_dup_sentence (AhuRnSlip         *self,
                                const char *const *names);

/**
 * ahu_rn_slip_dismiss:
 * @self: a slip
 *
 * The table now lies as the record has it.
 *
 * Returns: whether something was shown
 */
gboolean ahu_rn_slip_dismiss (AhuRnSlip *self);

G_END_DECLS
