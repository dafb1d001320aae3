/* ahu-measured.h: what a position has of what a rule is about, in words
 *
 * Not for: what a game measures (`AhuGame.measures`), nor in what two positions differ (ahu-compare.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/* @form: how it is told
 * @value: a value of a reading
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): the value in words */
char *ahu_measured_tell_value (AhuReadingForm      form,
                               int                 value,
                               const char *const  *names);

/* Only what everybody may know is told: nothing of which the table knows no more than a difference, and of
 * what may be so or not only what is so, unless it is one of many such things. Where it gets
 * too long, of the players only who has to act is told, then only what there is.
 * @position: a position of it
 * @names: (array zero-terminated=1): the players' names by seat
 * @rule: the number of a rule
 * Returns: (transfer full) (nullable): what the game measures that the rule is behind, in one line; %NULL for
 *   nothing, and of a game that is over */
char *ahu_measured_tell (const AhuGame      *game,
                         gconstpointer       position,
                         const char *const  *names,
                         const char         *rule);

G_END_DECLS
