/* ahu-scale.c: where the numbers of a chart stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/charts/ahu-scale.h"

guint
ahu_scale_step (guint range,
                guint most)
{
  static const guint heads[] = { 1, 2, 5 };

  g_return_val_if_fail (range > 0 && most > 0, 1);

  for (guint ten = 1;; ten *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
      if ((guint64) heads[i] * ten * most >= range)
        return heads[i] * ten;
}

void
ahu_scale_spread (double *y,
                  guint   n,
                  double  step,
                  double  lowest)
{
  double wanted = 0;
  double below = 0;

  g_return_if_fail (y != NULL);

  for (guint i = 0; i < n; i++)
    {
      double own = y[i];

      if (i > 0)
        y[i] = own == wanted ? y[i - 1] : MAX (own, y[i - 1] + step);
      wanted = own;
    }
  for (guint i = n; i > 0; i--)
    {
      double moved = y[i - 1];

      if (i < n)
        lowest = moved == below ? y[i] : y[i] - step;
      y[i - 1] = MIN (moved, lowest);
      below = moved;
    }
}
