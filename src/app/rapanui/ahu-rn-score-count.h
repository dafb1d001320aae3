/* ahu-rn-score-count.h: one field in the form of counts, for one count of a tally
 *
 * What is typed and is no count stays in the field, marked, until it is mended;
 * the count stays what it was.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/rapanui/ahu-rn-tally.h"

G_BEGIN_DECLS

/**
 * AhuRnScoreCount:
 * @tally: (nullable): what it shows and changes, not owned
 * @cell: which count
 * @spin: the field, owned by the widget it is put in
 * @name: what the field is called, also for a screen reader
 *
 * Part of the form, which it must not outlive.
 */
typedef struct
{
  AhuRnTally *tally;
  RnSheetCell cell;
  GtkWidget *spin;
  char *name;
  gboolean updating;
} AhuRnScoreCount;

/**
 * ahu_rn_score_count_init:
 * @self: (out caller-allocates): zeroed memory
 * @cell: which count
 */
void ahu_rn_score_count_init (AhuRnScoreCount *self,
                              RnSheetCell      cell);

void ahu_rn_score_count_clear (AhuRnScoreCount *self);

/**
 * ahu_rn_score_count_show:
 * @self: a field
 * @tally: a tally in which the field's player takes part
 * @name: what the field is called
 */
void ahu_rn_score_count_show (AhuRnScoreCount *self,
                              AhuRnTally      *tally,
                              const char      *name);

void ahu_rn_score_count_mark (AhuRnScoreCount *self,
                              gboolean         wrong);

/**
 * ahu_rn_score_count_get_nonsense:
 * @self: a field that was shown
 *
 * Returns: (transfer full) (nullable): a sentence, if what stands there is no
 *   count
 */
char *ahu_rn_score_count_get_nonsense (AhuRnScoreCount *self);

G_END_DECLS
