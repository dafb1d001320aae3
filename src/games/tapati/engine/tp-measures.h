/* tp-measures.h: what a position is to a seat, in numbers of the rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"

G_BEGIN_DECLS

/* As those of AhuGame. */
void tp_measures (gconstpointer  position,
                  guint          seat,
                  GArray        *readings);

char *tp_measure_text (const AhuReading *reading);

G_END_DECLS
