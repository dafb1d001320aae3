/* ahu-replay-page.h: looking at a game, from its first position to its last
 *
 * For any game: the position is drawn by the game's own widgets
 * (AhuGameUi.replay_view_new), which offer no move. Not for: where games are kept,
 * nor what becomes of “Play on from here” (the window's affair).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-replay.h"
#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/game/ahu-page.h"

G_BEGIN_DECLS

#define AHU_TYPE_REPLAY_PAGE (ahu_replay_page_get_type ())
G_DECLARE_FINAL_TYPE (AhuReplayPage, ahu_replay_page, AHU, REPLAY_PAGE, AhuPage)

/* Signals: `play-on (record)` with the record of a game that begins with all that led to the position shown, an
 * `AhuRecord *`.
 * Returns: (transfer floating): a page without a game */
GtkWidget *ahu_replay_page_new (void);

/* Shows @replay at its present position, in place of what was shown before.
 * @ui: (nullable): the game's own widgets; not %NULL with a @replay
 * @replay: (transfer full) (nullable): what to step through */
void ahu_replay_page_set_replay (AhuReplayPage   *self,
                                 const AhuGameUi *ui,
                                 AhuReplay       *replay);

/* Returns: (transfer none) (nullable): what is stepped through */
AhuReplay *ahu_replay_page_get_replay (AhuReplayPage *self);

/* Goes there with the next frame; whatever was asked for since the last one is passed over.
 * @ply: 0 … the number of its moves */
void ahu_replay_page_go (AhuReplayPage *self,
                         guint          ply);

G_END_DECLS
