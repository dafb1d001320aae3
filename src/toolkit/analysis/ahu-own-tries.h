/* ahu-own-tries.h: positions of finished games in which another move would clearly have won more games, to be tried
 *
 * Where they are is kept, not the games. Not for: what is found out about a move (ahu-analysis-work.h), the tries that
 * come with the program (ahu-learn-page.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_OWN_TRIES (ahu_own_tries_get_type ())
G_DECLARE_FINAL_TYPE (AhuOwnTries, ahu_own_tries, AHU, OWN_TRIES, AdwPreferencesGroup)

/* What `win.own-try` is handed: the id of a game, after how many of its moves, who decides. */
#define AHU_OWN_TRY "(suu)"

/* Returns: (transfer floating): those of all its games, hidden if there are none; each begins by `win.own-try` */
GtkWidget *ahu_own_tries_new (const AhuGame *game);

/* @session: a game that is over
 * Returns: (transfer floating): those of one game; looked for while it is in a window, if that game has just ended */
GtkWidget *ahu_own_tries_new_for (AhuSession *session);

/* Remembers, for everybody who is no computer, the move that lost most.
 * @session: a game that is over
 * @moves: (element-type AhuAnalysisMove): what was found out about all its moves */
void ahu_own_tries_keep (AhuSession *session,
                         GPtrArray  *moves);

/* Those of a game that is no longer there, or no longer as it was. */
void ahu_own_tries_forget (const char *id);

/* @id: the id of one of its records
 * @ply: after how many of its moves
 * Returns: (transfer full): the one that is listed after that one, an %AHU_OWN_TRY; the same if there is no other */
GVariant *ahu_own_tries_find_next (const AhuGame *game,
                                   const char    *id,
                                   guint          ply);

G_END_DECLS
