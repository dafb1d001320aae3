/* ahu-cli-limits.c: options that say what a decision of the computer may cost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "cli/ahu-cli-limits.h"

#include "cli/ahu-cli-options.h"

#define MOST_MILLISECONDS (60 * 60 * 1000)
#define MOST_THREADS 64

gboolean
ahu_cli_parse_limits (const AhuCliLimits *given,
                      AhuLimits          *limits)
{
  guint64 playouts = 0;
  guint64 time = 0;
  guint64 threads = 1;

  if (!ahu_cli_parse_number ("--playouts", given->playouts, 1, G_MAXINT32, &playouts)
      || !ahu_cli_parse_number ("--time", given->time, 1, MOST_MILLISECONDS, &time)
      || !ahu_cli_parse_number ("--threads", given->threads, 1, MOST_THREADS, &threads))
    return FALSE;

  *limits = (AhuLimits) {
    .playouts = (guint) playouts,
    .milliseconds = playouts == 0 && time == 0 ? AHU_DEFAULT_MILLISECONDS : (guint) time,
    .threads = (guint) threads,
  };

  return TRUE;
}

void
ahu_cli_limits_clear (AhuCliLimits *self)
{
  g_clear_pointer (&self->playouts, g_free);
  g_clear_pointer (&self->time, g_free);
  g_clear_pointer (&self->threads, g_free);
}
