/* ahu-limits.c: what a decision of the computer may cost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/advice/ahu-limits.h"

AhuLimits
ahu_limits_settle (const AhuLimits *limits)
{
  AhuLimits settled = limits != NULL ? *limits : (AhuLimits) { 0 };

  if (settled.playouts == 0 && settled.milliseconds == 0)
    settled.milliseconds = AHU_DEFAULT_MILLISECONDS;

  return settled;
}
