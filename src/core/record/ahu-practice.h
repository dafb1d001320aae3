/* ahu-practice.h: the member `practice` of a record: at which seats the computer plays
 *
 * Any game can be practised; other programs ignore the member. Not for: how the
 * computer chooses, which is the game's.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"

G_BEGIN_DECLS

/**
 * AhuStrength:
 * @AHU_STRENGTH_NONE: a person plays
 * @AHU_STRENGTH_EASY: the computer plays, and makes mistakes
 * @AHU_STRENGTH_MEDIUM: the computer takes what is best at once
 * @AHU_STRENGTH_HARD: the computer thinks ahead
 *
 * Who plays at a seat.
 */
typedef enum
{
  AHU_STRENGTH_NONE,
  AHU_STRENGTH_EASY,
  AHU_STRENGTH_MEDIUM,
  AHU_STRENGTH_HARD,
  AHU_STRENGTHS
} AhuStrength;

/* @strength: a strength, not %AHU_STRENGTH_NONE
 * Returns: (transfer none): its name in records and settings, such as `easy` */
const char *ahu_strength_id (AhuStrength strength);

/* @id: (nullable): a name
 * Returns: the strength; %AHU_STRENGTH_NONE if there is none of that name */
AhuStrength ahu_strength_from_id (const char *id);

/* @strengths: (array length=n_strengths): who plays, by seat
 * @n_strengths: as many as the record has players
 * Returns: (transfer full): @record as that of a practice game */
AhuRecord *ahu_practice_add (AhuRecord         *record,
                             const AhuStrength *strengths,
                             guint              n_strengths);

/* Returns: whether one person plays against computers in it */
gboolean ahu_practice_is (AhuRecord *record);

/* @seat: from 0
 * Returns: who plays at @seat; a person in any game that is no practice, and where the strength is one of a later
 *   version a medium computer */
AhuStrength ahu_practice_get_strength (AhuRecord *record,
                                       guint      seat);

/* Returns: the seat of the person who practises, -1 in a game that is no practice */
int ahu_practice_get_person (AhuRecord *record);

G_END_DECLS
