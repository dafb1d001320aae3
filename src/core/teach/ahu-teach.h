/* ahu-teach.h: which rule is told at the table now, and to whom it is new
 *
 * Nobody writes down when: what the legal moves could come to, and what the last ones came to, the game
 * says itself (`AhuGame.rules_applied`). Not for: what is said (ahu-rules.h), where it is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"
#include "core/rules/ahu-rules.h"

G_BEGIN_DECLS

/**
 * AhuLearners:
 * @rules: the reference of the game
 * @heard: (element-type GHashTable): by seat, the set of what its player has heard; %NULL for who is
 *   told nothing, such as a computer
 * @last: in which turn, and which part of it, something was said last; zeros at first
 * @asked: whether they are to find out what is best: nobody is told a tip
 *
 * Those at a table who learn the game.
 */
typedef struct
{
  AhuRules *rules;
  GHashTable *heard[AHU_MAX_SEATS];
  guint last[2];
  gboolean asked;
} AhuLearners;

/**
 * AhuTelling:
 * @saying: (nullable): what is said; %NULL if there is nothing to say
 * @seats: to whom it is new, a bit per seat
 *
 * What is said in a position.
 */
typedef struct
{
  const AhuSaying *saying;
  guint seats;
} AhuTelling;

/* Looks for what has to be known before those decide who have to act; else, in a part of a turn in which nothing was
 * said yet, for what the last move, or this part of the turn, has come to, then for a tip. What can’t be said then is
 * said when it happens again. What is asked comes before what it may lead to; of several it is the first in the
 * reference. It is told to all to whom any of it is new.
 * @learners: those who learn the game
 * @telling: (out caller-allocates): what is said now
 * Returns: whether there is anything to say */
gboolean ahu_teach_find (const AhuLearners *learners,
                         AhuHistory        *history,
                         AhuTelling        *telling);

/* From now on they have heard it, with all its rules.
 * @learners: those who learn the game
 * @telling: what is said to them now */
void ahu_teach_hear (AhuLearners      *learners,
                     AhuHistory       *history,
                     const AhuTelling *telling);

/* @heard: (array zero-terminated=1): what was heard once, as the keys of such a set
 * Returns: (transfer full): the set of it */
GHashTable *ahu_teach_heard_new (const char *const *heard);

G_END_DECLS
