/* ahu-tp-situations.h: what a first game of Tapati comes to, and what that means
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-guidance.h"

G_BEGIN_DECLS

/**
 * ahu_tp_situations_get:
 *
 * Returns: (transfer none): what is told once each
 */
const AhuSituations *ahu_tp_situations_get (void);

G_END_DECLS
