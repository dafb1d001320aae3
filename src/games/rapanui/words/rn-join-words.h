/* rn-join-words.h: the words of the page on which a running game is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/join/rn-join-entry.h"

G_BEGIN_DECLS

/* @names: (array zero-terminated=1): the players by seat
 * Returns: (transfer full): what is asked of the present target */
char *rn_join_question (RnJoinEntry       *entry,
                        const char *const *names);

/* Returns: (transfer none): what more there is to say of the present target; may be empty */
const char *rn_join_hint (RnJoinEntry *entry);

/* Nobody entered too much yet, so it isn't said as a fault.
 * @most: the largest number that can be
 * @reason: why one more can't be
 * @names: (array zero-terminated=1): the players by seat
 * Returns: (transfer full): why larger numbers are barred */
char *rn_join_ceiling (gint64             most,
                       const RnReason    *reason,
                       const char *const *names);

/* @way: where it goes on
 * Returns: (transfer none): what the button says that leads there, empty for `RN_JOIN_NO_WAY` */
const char *rn_join_way_text (RnJoinEntry *entry,
                              RnJoinWay    way);

/* @names: (array zero-terminated=1): the players by seat
 * Returns: (transfer full): what a screen reader calls its field */
char *rn_join_name (guint              target,
                    const char *const *names);

/* Returns: (transfer none): what is counted, beside whose it is */
const char *rn_join_short_name (guint target);

/* @step: a step that everybody tells: below `RN_JOIN_STEPS`
 * Returns: (transfer none): what it is called, such as “The display” */
const char *rn_join_step_name (RnJoinStep step);

G_END_DECLS
