/* ahu-rn-story.h: the end of a game told step by step, with a drawing of each step
 *
 * Values the Stone, adds up source by source what all players have, and gives the
 * places with the ties. Not for: the words (rn-explain.h), what any game's end has
 * (ahu-tale.h), turning the steps (ahu-story.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-final.h"
#include "toolkit/ranking/ahu-story.h"

G_BEGIN_DECLS

/* @final: the final scoring
 * @position: (nullable): the last position of a tracked game, for what was laid face down
 * @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours by seat
 * Returns: (transfer floating): an [class@Story], to be opened */
GtkWidget *ahu_rn_story_new (const RnFinal     *final,
                             const RnPosition  *position,
                             const char *const *names,
                             const char *const *colours);

/* @session: a session of Rapa Nui that is over
 * Returns: (transfer floating): an [class@Story], to be opened */
GtkWidget *ahu_rn_story_new_for_session (AhuSession *session);

/* @session: a session of Rapa Nui that is over
 * @narrow: whether there is no more room than on a telephone
 * Returns: (transfer floating): who came where, to be read from two metres */
GtkWidget *ahu_rn_places_new (AhuSession *session,
                              gboolean    narrow);

G_END_DECLS
