/* ahu-measure.h: what statistics tell of games, and how its numbers are written
 *
 * Some of it every game has: wins, places, totals, length. The rest is what a game
 * counts itself (ahu-fact.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/**
 * AhuMeasureId:
 * @AHU_MEASURE_GAMES: how many games
 * @AHU_MEASURE_WINS: how many of them were won, shared ones too
 * @AHU_MEASURE_WIN_SHARE: wins of all games
 * @AHU_MEASURE_SHARED: how many wins were shared
 * @AHU_MEASURE_PLACE: the mean place
 * @AHU_MEASURE_POINTS: the mean total
 * @AHU_MEASURE_WINNING: the mean total of those who won
 * @AHU_MEASURE_BEST: the highest total
 * @AHU_MEASURE_TURNS: the mean length
 * @AHU_MEASURE_FACTS: the mean of the game's first fact; the others follow
 */
typedef enum
{
  AHU_MEASURE_GAMES,
  AHU_MEASURE_WINS,
  AHU_MEASURE_WIN_SHARE,
  AHU_MEASURE_SHARED,
  AHU_MEASURE_PLACE,
  AHU_MEASURE_POINTS,
  AHU_MEASURE_WINNING,
  AHU_MEASURE_BEST,
  AHU_MEASURE_TURNS,
  AHU_MEASURE_FACTS
} AhuMeasureId;

/**
 * AhuMeasureForm:
 * @AHU_MEASURE_COUNT: a whole number
 * @AHU_MEASURE_PERCENT: a part of 1, written as per cent
 * @AHU_MEASURE_MEAN: a number with one decimal
 */
typedef enum
{
  AHU_MEASURE_COUNT,
  AHU_MEASURE_PERCENT,
  AHU_MEASURE_MEAN
} AhuMeasureForm;

/**
 * AhuMeasure:
 * @group: the heading it stands under, with those before it that have the same
 * @label: what it tells, short enough to head a column
 * @brief: the same where there is little room and other words stand beside it
 * @detail: how it is counted, in sentences
 * @form: how its values are written
 * @is_source: whether it is a part of the total
 *
 * Texts are in the user's language.
 */
typedef struct
{
  const char *group;
  const char *label;
  const char *brief;
  const char *detail;
  AhuMeasureForm form;
  gboolean is_source;
} AhuMeasure;

/* Returns: (transfer full) (element-type AhuMeasure): what statistics tell of it, by [enum@MeasureId] */
GArray *ahu_measure_list (const AhuGame *game);

/* @value: its value, NaN if it is not known
 * Returns: (transfer full): the value for people */
char *ahu_measure_format (const AhuMeasure *measure,
                          double            value);

/* @share: a part of 1
 * Returns: (transfer full): it for people, such as “45 %” */
char *ahu_measure_format_percent (double share);

/* @value: its value, NaN if it is not known
 * Returns: (transfer full): the value for other programs, empty if it is not known */
char *ahu_measure_format_plain (const AhuMeasure *measure,
                                double            value);

G_END_DECLS
