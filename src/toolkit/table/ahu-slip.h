/* ahu-slip.h: what to move on the table since it was told something else
 *
 * What a game's table is to be put right by after an undo or a correction; the game finds it
 * out, the prompt shows it. Not for: news of the last move (`AhuGame.news`).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "core/game/ahu-news.h"

G_BEGIN_DECLS

#define AHU_TYPE_SLIP (ahu_slip_get_type ())
G_DECLARE_INTERFACE (AhuSlip, ahu_slip, AHU, SLIP, GObject)

/**
 * AhuSlipInterface:
 * @dup_news: (transfer full) (nullable): what is to be put right, `place` set; %NULL if nothing is. Its state is
 *   %AHU_NEWS_DONE once a move has brought something else to be done, too
 * @is_told: whether the table was told of the present position by a move made, and has not only
 *   come back to it
 * @dismiss: the table now lies as the record has it; returns whether something was shown
 *
 * Emits `dismissed` when somebody has done what it says.
 */
struct _AhuSlipInterface
{
  GTypeInterface parent;

  AhuNews  *(*dup_news) (AhuSlip *self);
  gboolean  (*is_told)  (AhuSlip *self);
  gboolean  (*dismiss)  (AhuSlip *self);
};

/**
 * ahu_slip_dup_news:
 * @self: a slip
 *
 * Returns: (transfer full) (nullable): what is to be put right, %NULL if nothing is
 */
AhuNews *ahu_slip_dup_news (AhuSlip *self);

/**
 * ahu_slip_is_told:
 * @self: a slip
 *
 * Returns: whether the table was told of the present position by a move made, and has not
 *   only come back to it
 */
gboolean ahu_slip_is_told (AhuSlip *self);

/**
 * ahu_slip_dismiss:
 * @self: a slip
 *
 * The table now lies as the record has it.
 *
 * Returns: whether something was shown
 */
gboolean ahu_slip_dismiss (AhuSlip *self);

G_END_DECLS
