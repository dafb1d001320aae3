/* ahu-slip.c: what to move on the table since it was told something else
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-slip.h"

G_DEFINE_INTERFACE (AhuSlip, ahu_slip, G_TYPE_OBJECT)

static void
ahu_slip_default_init (AhuSlipInterface *iface)
{
  /**
   * AhuSlip::dismissed:
   *
   * Somebody has done what it says.
   */
  g_signal_new ("dismissed", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0,
                NULL, NULL, NULL, G_TYPE_NONE, 0);
}

AhuNews *
ahu_slip_dup_news (AhuSlip *self)
{
  g_return_val_if_fail (AHU_IS_SLIP (self), NULL);

  return AHU_SLIP_GET_IFACE (self)->dup_news (self);
}

gboolean
ahu_slip_is_told (AhuSlip *self)
{
  g_return_val_if_fail (AHU_IS_SLIP (self), FALSE);

  return AHU_SLIP_GET_IFACE (self)->is_told (self);
}

gboolean
ahu_slip_dismiss (AhuSlip *self)
{
  g_return_val_if_fail (AHU_IS_SLIP (self), FALSE);

  return AHU_SLIP_GET_IFACE (self)->dismiss (self);
}
