/* ahu-fact.h: what a game counts of each player, for statistics
 *
 * A game says what it counts and how it is called; core and the shared pages add
 * it up and know no more of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AHU_FACT_UNKNOWN:
 *
 * Stands for a number that can't be known, such as what happened before the
 * program joined a game.
 */
#define AHU_FACT_UNKNOWN G_MININT64

/**
 * AhuFactRole:
 * @AHU_FACT_SOURCE: points; all sources of a player add up to the player's total
 * @AHU_FACT_COUNT: anything else that can be added up
 */
typedef enum
{
  AHU_FACT_SOURCE,
  AHU_FACT_COUNT
} AhuFactRole;

/**
 * AhuFact:
 * @id: what it is called in files; never another meaning under the same name
 * @role: how it takes part in the sum
 * @group: the heading it stands under, with those before it that have the same
 * @label: what is counted, short enough to head a column
 * @detail: how it is counted, a sentence
 *
 * One number that a game gives for each player. Texts are in the user's language.
 */
typedef struct
{
  const char *id;
  AhuFactRole role;
  const char *group;
  const char *label;
  const char *detail;
} AhuFact;

G_END_DECLS
