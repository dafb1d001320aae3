/* rn-what-if.h: what another count would change at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-sheet.h"

G_BEGIN_DECLS

/**
 * RnWhatIf:
 * @cell: the count that would be another
 * @change: by how much, never 0
 * @before: the final scoring as it is
 * @after: the final scoring with the other count
 *
 * The least change of one count that changes the value of a Sacrifice kind or a
 * player's place.
 */
typedef struct
{
  RnSheetCell cell;
  int change;
  RnFinal before;
  RnFinal after;
} RnWhatIf;

/* Looks for the least change in one direction that the box allows and that changes a value (R8.3–R8.5) or a place
 * (R8.7).
 * @what_if: (out caller-allocates): the change
 * @sheet: counts that [func@sheet_check] accepts
 * @cell: the count to change
 * @direction: 1 for more, -1 for fewer
 * Returns: whether there is one */
gboolean rn_what_if_find (RnWhatIf      *what_if,
                          const RnSheet *sheet,
                          RnSheetCell    cell,
                          int            direction);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): what would be different on the table, such as “With 2 more Fish on the Stone:” */
char *rn_what_if_heading (const RnWhatIf    *what_if,
                          const char *const *names);

/* @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full) (array zero-terminated=1): what it would change: values first, then places; never empty */
char **rn_what_if_sentences (const RnWhatIf    *what_if,
                             const char *const *names);

G_END_DECLS
