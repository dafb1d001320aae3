/* rn-correction-utils.h: corrects moves through the window, as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/engine/rn-rules.h"

#include "rn-table-utils.h"

G_BEGIN_DECLS

/* The table with the window before it, if that is open. */
typedef struct
{
  TestTable table;
  GtkWidget *window;
} CorrectionFixture;

/* The window that corrects a move; NULL if none is open. */
GtkWidget *correction_find_window (void);

/* Shows an example record with all its moves made. */
void correction_open (CorrectionFixture *fixture,
                      const char        *name);

/* Opens the window for a move, as the log does. */
void correction_begin (CorrectionFixture *fixture,
                       guint              ply);

/* Activates the choice with this accessible name, which has to be there. */
void correction_choose (CorrectionFixture *fixture,
                        const char        *name);

AhuHistory *correction_get_history (CorrectionFixture *fixture);

const RnPosition *correction_get_position (CorrectionFixture *fixture,
                                           guint              ply);

/* A move of the game. */
RnMove correction_get_move (CorrectionFixture *fixture,
                            guint              ply);

/* The present position is what the moves give when they are played anew. */
void correction_assert_fresh (CorrectionFixture *fixture);

/* Whether a later move no longer fits; frees @correction. */
gboolean correction_is_conflict (AhuCorrection *correction);

/* A purchase, and another kind that could be bought at that time, with or without
 * a later conflict; not in the last @back moves. */
void correction_find_purchase (CorrectionFixture *fixture,
                               guint              back,
                               gboolean           conflict,
                               guint             *ply,
                               guint             *kind);

/* The first move of @type that can be taken out with, or without, a later conflict. */
guint correction_find_removable (CorrectionFixture *fixture,
                                 RnMoveType         type,
                                 gboolean           conflict);

/* The line that a move is told by. */
char *correction_tell (CorrectionFixture *fixture,
                       guint              ply);

/* The same once it is struck through: for the rest of the game, without what the table covers. */
char *correction_tell_struck (CorrectionFixture *fixture,
                              guint              ply);

/* The first line struck through before a move; NULL if none is. */
const char *correction_get_struck (CorrectionFixture *fixture,
                                   guint              before);

/* Undo and redo as the window asks the page for them. */
void correction_undo (CorrectionFixture *fixture);

void correction_redo (CorrectionFixture *fixture);

/* The words that can be seen in the window. */
gboolean correction_shows (GtkWidget  *widget,
                           const char *text);

/* Fails if a window is left open. */
void correction_close (CorrectionFixture *fixture);

/* Buys a card. */
void correction_choose_kind (CorrectionFixture *fixture,
                             guint              kind);

G_END_DECLS
