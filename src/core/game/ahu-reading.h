/* ahu-reading.h: one number that a position has for somebody, in the words of the rules
 *
 * A game says all of them (`AhuGame.measures`); two moves are compared by them (ahu-compare.h), and they are told below the
 * rule that they belong to (ahu-measured.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * AhuReadingForm:
 * @AHU_READING_COUNT: so many
 * @AHU_READING_MORE: so many, of which only the difference is told: the table has covered the rest
 * @AHU_READING_YES_NO: 1 for yes, 0 for no
 * @AHU_READING_SEAT: somebody's seat, -1 for nobody
 *
 * How the value of a reading is told.
 */
typedef enum
{
  AHU_READING_COUNT,
  AHU_READING_MORE,
  AHU_READING_YES_NO,
  AHU_READING_SEAT
} AhuReadingForm;

/**
 * AhuMeter:
 * @name: what is measured, for other programs, such as `points`
 * @form: how its values are told
 *
 * What a game measures.
 */
typedef struct
{
  const char *name;
  AhuReadingForm form;
} AhuMeter;

/**
 * AhuReading:
 * @meter: what is measured
 * @seat: whose it is, `AHU_NOBODY` for what is everybody's
 * @kind: of which kind it is, where there are several, a number of the game
 * @kind_name: (nullable): the same for other programs
 * @value: what is read
 * @rule: the rule behind it
 * @worth: to how many points one of it comes, more or less; only for the order in which differences are told. 0 for what
 *   makes no difference between moves
 */
typedef struct
{
  const AhuMeter *meter;
  guint seat;
  guint kind;
  const char *kind_name;
  int value;
  const char *rule;
  double worth;
} AhuReading;

G_END_DECLS
