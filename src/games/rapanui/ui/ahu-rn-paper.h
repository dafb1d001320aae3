/* ahu-rn-paper.h: the result on paper of Rapa Nui: how the Stone ranked the kinds, the course
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-final.h"
#include "toolkit/paper/ahu-paper.h"

G_BEGIN_DECLS

/* @session: a session of Rapa Nui that is over
 * Returns: (transfer full): the sheet of a tracked game */
AhuPaper *ahu_rn_paper_new (AhuSession *session);

/* @sheet: the counts of a game that was not tracked
 * @subtitle: when they were scored
 * @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours, as in records
 * Returns: (transfer full): the sheet, without a course */
AhuPaper *ahu_rn_paper_new_for_sheet (const RnSheet     *sheet,
                                      const char        *subtitle,
                                      const char *const *names,
                                      const char *const *colours);

G_END_DECLS
