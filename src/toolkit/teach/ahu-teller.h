/* ahu-teller.h: what a rule means, said at the table when it is first met
 *
 * Whose name is new to this program hears each saying once; what was heard is kept by name, for each game
 * (the settings `guidance` and `heard`). Not for: what is said and when (ahu-teach.h), where it stands
 * (ahu-table-teller.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_TELLER (ahu_teller_get_type ())
G_DECLARE_FINAL_TYPE (AhuTeller, ahu_teller, AHU, TELLER, GtkWidget)

/* @ui: (nullable): a game
 * Returns: whether its rules can be told: it has a reference, says which of them are applied, and remembers what was
 *   heard */
gboolean ahu_teller_can_serve (const AhuGameUi *ui);

/* Returns: whether it is known who has played it here before its rules were told; also if they can't be */
gboolean ahu_teller_has_met (const AhuGameUi *ui);

/* From now on any other name is new.
 * @ui: a game whose rules can be told
 * @names: (array zero-terminated=1): who has played it here */
void ahu_teller_meet (const AhuGameUi   *ui,
                      const char *const *names);

/* @names: (array zero-terminated=1): who plays it
 * Returns: whether one of them is told the rules and hasn't come to the end of a game yet */
gboolean ahu_teller_teaches (const AhuGameUi   *ui,
                             const char *const *names);

/* @ui: a game with a reference
 * @rule: (nullable): a section that says something about how the game is laid out; %NULL for what it is won by
 * Returns: (transfer full): that, with the number of the rule */
char *ahu_teller_dup_set_up (const AhuGameUi *ui,
                             const char      *rule);

/* Says what is due in the present position until it changes. The numbers of rules in it are links. Emits `changed`
 * when it says something else, or has a place or none.
 * @seats: who of the players is told anything, a bit per seat
 * @is_silent: whether nothing is said now, as where the table is covered */
void ahu_teller_update (AhuTeller  *self,
                        AhuSession *session,
                        guint       seats,
                        gboolean    is_silent);

/* Is silent until the position changes.
 * Returns: whether it said anything */
gboolean ahu_teller_dismiss (AhuTeller *self);

/* @folds: whether it may be measured as a line, which it is at first */
void ahu_teller_set_folds (AhuTeller *self,
                           gboolean   folds);

/* Returns: whether people wanted to read all of what was only a line */
gboolean ahu_teller_is_unfolded (AhuTeller *self);

/* Returns: whether this is the first game of somebody to whom it speaks, so that its place is kept while it is
 *   silent */
gboolean ahu_teller_keeps_place (AhuTeller *self);

/* @width: how wide it is
 * @line: (out): how high it is as a line
 * Returns: how high it is with the longest saying of the game */
int ahu_teller_measure_longest (AhuTeller *self,
                                int        width,
                                int       *line);

/* Returns: (transfer none) (nullable): what it says now */
const char *ahu_teller_get_text (AhuTeller *self);

G_END_DECLS
