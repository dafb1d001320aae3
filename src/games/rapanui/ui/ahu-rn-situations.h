/* ahu-rn-situations.h: what a first game of Rapa Nui comes to, and what that means
 *
 * Not for: when and where it is told (ahu-guidance.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-guidance.h"

G_BEGIN_DECLS

/**
 * ahu_rn_situations_get:
 *
 * Returns: (transfer none): the situations, of which none is told where the table is covered
 */
const AhuSituations *ahu_rn_situations_get (void);

G_END_DECLS
