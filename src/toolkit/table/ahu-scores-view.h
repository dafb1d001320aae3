/* ahu-scores-view.h: what the players have, large below the prompt, for another screen
 *
 * Not for: what the players have (the game's), the end (ahu-second-screen.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-slip.h"

G_BEGIN_DECLS

/**
 * AhuScores:
 * @scores_new: what shows what all players have
 * @arrange: lays that out for a wide screen or a narrow one; returns for which width, in CSS pixels
 * @update: shows what they have now
 * @sign: (nullable): what the prompt draws in place of the mark of who acts; %NULL for the mark
 * @prompt_factor: how much larger than on a page the prompt is
 *
 * What a game says of its view. Lives as long as the program.
 */
typedef struct
{
  GtkWidget  *(*scores_new) (void);
  int         (*arrange)    (GtkWidget  *scores,
                             AhuSession *session,
                             gboolean    wide);
  void        (*update)     (GtkWidget  *scores,
                             AhuSession *session);
  const char *(*sign)       (AhuSession *session);
  double prompt_factor;
} AhuScores;

/* The prompt with the scores below it; follows @session and the switches of its game, and nothing can be entered
 * there.
 * @scores: what the game shows
 * Returns: (transfer floating): the view, which fits any size */
GtkWidget *ahu_scores_view_new (const AhuScores *scores,
                                AhuSession      *session);

G_END_DECLS
