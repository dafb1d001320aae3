/* ahu-best-moves.h: the window of the three best moves
 *
 * Only for those who ask for it. What each choice makes certain, without a word on
 * which is better, is elsewhere (ahu-hints.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "core/advice/ahu-game-advisor.h"
#include "core/session/ahu-session.h"

G_BEGIN_DECLS

#define AHU_TYPE_BEST_MOVES (ahu_best_moves_get_type ())
G_DECLARE_FINAL_TYPE (AhuBestMoves, ahu_best_moves, AHU, BEST_MOVES, AdwWindow)

/**
 * AhuTryAnswer:
 * @AHU_TRY_TAKE_BACK: the position once more
 * @AHU_TRY_ANOTHER: another try
 * @AHU_TRY_GO_ON: the game from there
 *
 * What follows a move that was compared, or the end of a try.
 */
typedef enum
{
  AHU_TRY_TAKE_BACK,
  AHU_TRY_ANOTHER,
  AHU_TRY_GO_ON,
  AHU_TRY_ANSWERS
} AhuTryAnswer;

/* How many moves are told at most, and for how long they are thought about. */
#define AHU_BEST_MOVES_TOLD 3
#define AHU_BEST_MOVES_TIME 1000 /* milliseconds */

/* Returns: whether its game has an advisor that ranks moves; where not there is no such window, nor anything that
 *   opens it */
gboolean ahu_best_moves_can (AhuSession *session);

/* @session: a session of which [func@best_moves_can] says yes
 * Returns: (transfer none) (nullable): why there are no best moves in the present position, in the user's language;
 *   %NULL if there are */
const char *ahu_best_moves_refuse (AhuSession *session);

/* Chances on a screen that everybody sees would tell what is hidden, so they come from what everybody may know;
 * against computers from all, of which the advisor looks at what the person knows.
 * @session: a session that ahu_best_moves_refuse() doesn't refuse
 * @asked: who of those that have to act is asked for, `AHU_NOBODY` for the first of them
 * @seat: (out): for whom: @asked, or against computers the person
 * Returns: (transfer full): what the best moves are found with */
AhuHistory *ahu_best_moves_know (AhuSession *session,
                                 guint       asked,
                                 guint      *seat);

/* @advice: what is thought of a move
 * Returns: (transfer full): “Chance to win: 61 %, about 34 points in the end”, and how few games that rests on, if
 *   few */
char *ahu_best_moves_figures (const AhuAdvice *advice);

/* Thinks on another thread. The window closes when the game goes on, and activating a move makes it.
 * @session: a session that ahu_best_moves_refuse() doesn't refuse
 * @asked: as in ahu_best_moves_know()
 * Returns: (transfer none): the window, not yet presented */
GtkWidget *ahu_best_moves_new (AhuSession *session,
                               guint       asked);

/* @ply: a move of the person that was made in it
 * @about: (nullable) (array zero-terminated=1): rules that it leads to
 * Returns: (transfer floating): a window that compares it with another one, and says `answered` */
GtkWidget *ahu_best_moves_new_made (AhuSession        *session,
                                    guint              ply,
                                    const char *const *about);

/* Returns: (transfer floating): a window that says that a try is over, and then `answered` */
GtkWidget *ahu_best_moves_new_over (AhuSession *session);

/* @widget: the page before which the window stands
 * @session: as in ahu_best_moves_new()
 * @asked: as in ahu_best_moves_know() */
void ahu_best_moves_present (GtkWidget  *widget,
                             AhuSession *session,
                             guint       asked);

G_END_DECLS
