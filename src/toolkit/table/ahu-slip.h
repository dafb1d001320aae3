/* ahu-slip.h: what to move on the table since it was told something else
 *
 * What is so now less what the table was last told: by undo, redo and corrections since the last
 * move made, as the game puts it (`AhuGame.amends`). The prompt shows it until somebody has said that it is
 * done. Not for: news of the last move (`AhuGame.news`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_SLIP (ahu_slip_get_type ())
G_DECLARE_FINAL_TYPE (AhuSlip, ahu_slip, AHU, SLIP, GObject)

/* There is one for a session, whoever shows it. It has followed the session before those who ask for it before they
 * connect to `changed`.
 * Returns: (transfer none) (nullable): the slip of @session, %NULL where the game has no words for it */
AhuSlip *ahu_slip_get (AhuSession *session);

/* Returns: (transfer full) (nullable): what is to be put right, `place` set; %NULL if nothing is. Its state is
 *   %AHU_NEWS_DONE once a move has brought something else to be done, too */
AhuNews *ahu_slip_dup_news (AhuSlip *self);

/* Returns: whether the table was told of the present position by a move made, and has not only come back to it */
gboolean ahu_slip_is_told (AhuSlip *self);

/* The table now lies as the record has it.
 * Returns: whether something was shown */
gboolean ahu_slip_dismiss (AhuSlip *self);

G_END_DECLS
