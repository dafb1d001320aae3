/* ahu-library-compare.h: whether two records are one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/record/ahu-record.h"

G_BEGIN_DECLS

/**
 * AhuComparison:
 * @AHU_COMPARISON_SAME: the same game, or the beginning of what is here
 * @AHU_COMPARISON_LONGER: the same game, gone on
 * @AHU_COMPARISON_DIFFERENT: another set-up, other players or another course
 */
typedef enum
{
  AHU_COMPARISON_SAME,
  AHU_COMPARISON_LONGER,
  AHU_COMPARISON_DIFFERENT
} AhuComparison;

/* What one of them tells may be untold in the other, as far as it is in what is given to others of a game that goes
 * on; any other difference makes two courses of it.
 * @here: a record of the library
 * @there: a record from elsewhere
 * Returns: how @there stands to @here */
AhuComparison ahu_library_compare (AhuRecord *here,
                                   AhuRecord *there);

G_END_DECLS
