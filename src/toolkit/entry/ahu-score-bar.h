/* ahu-score-bar.h: keeps the result in sight below a form that hides it
 *
 * Says how it stands, and leads to the result and back to the counts. Not for: where
 * the result stands beside the form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_SCORE_BAR (ahu_score_bar_get_type ())
G_DECLARE_FINAL_TYPE (AhuScoreBar, ahu_score_bar, AHU, SCORE_BAR, GtkButton)

/* Tells what the bar leads through; both have to outlive it.
 * @scroller: holds the form and @result
 * @result: below the form */
void ahu_score_bar_set_places (AhuScoreBar       *self,
                               GtkScrolledWindow *scroller,
                               GtkWidget         *result);

/* Tells how it stands.
 * @headline: who wins with how many points */
void ahu_score_bar_set_headline (AhuScoreBar *self,
                                 const char  *headline);

/* Returns: whether the result is seen, from which it leads back */
gboolean ahu_score_bar_is_at_result (AhuScoreBar *self);

G_END_DECLS
