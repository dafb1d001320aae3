/* ahu-misfit.h: says that a later turn no longer fits what a game is begun with
 *
 * A card on the pages that mend the set-up of a game, hidden until there is something to say.
 * What people choose are actions of the window: `win.setup-change`, `win.setup-keep` and
 * `win.setup-cancel` (Escape).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/game/ahu-game.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_MISFIT (ahu_misfit_get_type ())
G_DECLARE_FINAL_TYPE (AhuMisfit, ahu_misfit, AHU, MISFIT, AhuParent)

/* Says so and shows the ways on.
 * @game: what is played, which says what its turns are called
 * @turn: the turn that no longer fits, from 1
 * @reason: why; rules in it can be looked up
 * @can_change: whether the turn can be entered otherwise */
void ahu_misfit_show (AhuMisfit     *self,
                      const AhuGame *game,
                      guint          turn,
                      const char    *reason,
                      gboolean       can_change);

/* Hides it. */
void ahu_misfit_clear (AhuMisfit *self);

G_END_DECLS
