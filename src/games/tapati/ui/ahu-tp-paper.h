/* ahu-tp-paper.h: the result on paper of Tapati: how it ended, every Moai, and the Tapatis
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/tapati/engine/tp-final.h"
#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/* @session: a session that is over
 * Returns: (transfer full): its result on paper */
AhuPaper *ahu_tp_paper_new (AhuSession *session);

/* Tells the Moai that still stand and the Tapatis: what was before nobody has entered.
 * @sheet: a result sheet that [func@sheet_check] accepts
 * @subtitle: what stands below its heading
 * @names: (array zero-terminated=1): the players by seat
 * @colours: (array zero-terminated=1): their colours
 * Returns: (transfer full): the result on paper */
AhuPaper *ahu_tp_paper_new_for_sheet (const TpSheet     *sheet,
                                      const char        *subtitle,
                                      const char *const *names,
                                      const char *const *colours);

G_END_DECLS
