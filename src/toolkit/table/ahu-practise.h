/* ahu-practise.h: a game of one person against computers, on the table page
 *
 * The box draws, the computers choose on a thread of their own and are shown one after
 * another: of any game whose advisor can practise. Not for: which seats are computers
 * (ahu-practice.h), how they choose (ahu-game-advisor.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/* Returns: whether it is a practice game that is played here, not only looked at */
gboolean ahu_practise_is (AhuSession *session);

/* Returns: the seat of the person in a practice game, else %AHU_NOBODY */
guint ahu_practise_get_person (AhuSession *session);

/* Returns: whether it is a practice game in which the person has nothing to decide now: a computer has to act, or
 *   the box */
gboolean ahu_practise_is_waiting (AhuSession *session);

/* Returns: (transfer full) (nullable): why the person can choose nothing now, %NULL unless the computers play */
char *ahu_practise_dup_reason (AhuSession *session);

#define AHU_TYPE_PRACTISE (ahu_practise_get_type ())
G_DECLARE_FINAL_TYPE (AhuPractise, ahu_practise, AHU, PRACTISE, GObject)

/* @session: a practice game, before anything is undone in it
 * Returns: (transfer full): what plays for the computers, not yet running */
AhuPractise *ahu_practise_new (AhuSession *session);

/* A computer that thinks is cancelled where nobody looks any more, and begins again when somebody does.
 * @self: what plays for the computers
 * @running: whether somebody looks at the table */
void ahu_practise_set_running (AhuPractise *self,
                               gboolean     running);

/* @self: what plays for the computers
 * @pace: milliseconds between two moves that are shown, 0 for at once */
void ahu_practise_set_pace (AhuPractise *self,
                            guint        pace);

/* Shows what the computers do at once, until the person decides again.
 * @self: what plays for the computers */
void ahu_practise_hurry (AhuPractise *self);

/* @self: the computers of a game
 * Returns: for how many milliseconds the last move is to be told although it is for the person to choose; 0 if it
 *   was the person's, or while the computers hurry */
guint ahu_practise_get_telling (AhuPractise *self);

/* @self: what plays for the computers
 * Returns: whether several moves are being undone or redone as one */
gboolean ahu_practise_is_jumping (AhuPractise *self);

/* @self: what plays for the computers
 * Returns: whether the person has decided anything yet */
gboolean ahu_practise_can_undo (AhuPractise *self);

/* @self: what plays for the computers, where something can be undone
 * Returns: which move is the person's last decision, to which undo goes back */
guint ahu_practise_get_undone (AhuPractise *self);

/* Goes back to the person’s last decision.
 * @self: what plays for the computers */
void ahu_practise_undo (AhuPractise *self);

/* Makes the person’s move again, and what the computers did after it.
 * @self: what plays for the computers */
void ahu_practise_redo (AhuPractise *self);

G_END_DECLS
