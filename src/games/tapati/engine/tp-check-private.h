/* tp-check-private.h: the parts of checking a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/* @position: a position in step place
 * @move: any `build`
 * Returns: the reason why it is refused (T8, T3.5), or one with `TP_OK` */
TpReason tp_check_build (const TpPosition *position,
                         const TpMove     *move);

G_END_DECLS
