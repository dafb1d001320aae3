/* ahu-second-screen.h: a game for another screen that everybody sees, to its very end
 *
 * Not for: the window it stands in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"
#include "toolkit/ranking/ahu-stage.h"

G_BEGIN_DECLS

#define AHU_TYPE_SECOND_SCREEN (ahu_second_screen_get_type ())
G_DECLARE_FINAL_TYPE (AhuSecondScreen, ahu_second_screen, AHU, SECOND_SCREEN, GtkWidget)

/**
 * AhuSecondScreenParts:
 * @table_new: what is shown while the game runs, which follows the session itself
 * @is_ending: (nullable): whether the end is shown already, though the game isn't over
 * @fill_end: (nullable): shows the end until somebody has it told; %NULL for what the result page shows
 *
 * What a game shows there. Lives as long as the program.
 */
typedef struct
{
  GtkWidget *(*table_new) (AhuSession *session);
  gboolean   (*is_ending) (AhuSession *session);
  void       (*fill_end)  (AhuStage   *stage,
                           AhuSession *session);
} AhuSecondScreenParts;

/* What the players have, then the end, then the step that is told and the places: always what the window tells at
 * the same time, with nothing to press and nothing that is hidden.
 * @parts: what the game shows
 * Returns: (transfer floating): the view, which follows @session and its telling */
GtkWidget *ahu_second_screen_new (const AhuSecondScreenParts *parts,
                                  AhuSession                 *session);

/* For what the game shows of the end besides the session. */
void ahu_second_screen_update (AhuSecondScreen *self);

G_END_DECLS
