/* ahu-desk.h: the game a window is about, and all kept games
 *
 * One game lies on the desk, at most, and an unfinished one that it has replaced. Whoever
 * shows something of the game asks here, and hears here when it is another one.
 *
 * Not for: which page shows it (ahu-navigator.h), nor the keeping (core/ahu-store.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-library.h"
#include "toolkit/game/ahu-game-ui.h"

G_BEGIN_DECLS

#define AHU_TYPE_DESK (ahu_desk_get_type ())
G_DECLARE_FINAL_TYPE (AhuDesk, ahu_desk, AHU, DESK, GObject)

/* Signals: `game-changed` when another game lies there, or none; `game-moved` when the game has gone on or back, or
 * may be played or only looked at from now on; `superseded` when its file is about to go or to become another
 * course, which whoever shows the game prevents by keeping it here.
 * @store: where games are kept
 * Returns: (transfer full): a desk without a game */
AhuDesk *ahu_desk_new (AhuStore *store);

/* Returns: (transfer none): where games are kept */
AhuStore *ahu_desk_get_store (AhuDesk *self);

/* What is renamed there while it lies here is written with its title.
 * Returns: (transfer none): all kept games, read from now on */
AhuLibrary *ahu_desk_get_library (AhuDesk *self);

/* Returns: (transfer none) (nullable): the game */
AhuSession *ahu_desk_get_session (AhuDesk *self);

/* Returns: (nullable): the pages of the game, %NULL as long as none lay here */
const AhuGameUi *ahu_desk_get_ui (AhuDesk *self);

/* Returns: whether there is a game and it is over */
gboolean ahu_desk_is_over (AhuDesk *self);

/* @id: (nullable): the id of a game
 * Returns: whether it is the one that lies here */
gboolean ahu_desk_is_game (AhuDesk    *self,
                           const char *id);

/* @id: the id of a game
 * Returns: (transfer none) (nullable): the game, if it lies here or was kept aside */
AhuSession *ahu_desk_find_session (AhuDesk    *self,
                                   const char *id);

/* @id: the id of a game
 * Returns: whether it can be shown: it may have been deleted, or never kept */
gboolean ahu_desk_has_game (AhuDesk    *self,
                            const char *id);

/* Puts the game in the place of the one that lies here, which is closed. */
void ahu_desk_set_session (AhuDesk    *self,
                           AhuSession *session);

/* The same, but a game that isn't over and isn't this one is kept aside. */
void ahu_desk_replace_session (AhuDesk    *self,
                               AhuSession *session);

/* The game is no more, or not as it was: nobody may go on with it. */
void ahu_desk_drop_session (AhuDesk *self);

/* Puts that game in its place again. */
void ahu_desk_return (AhuDesk *self);

/* Lets go of all games, whoever else still holds one. */
void ahu_desk_close (AhuDesk *self);

G_END_DECLS
