/* ahu-cli-limits.h: options that say what a decision of the computer may cost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/advice/ahu-limits.h"

G_BEGIN_DECLS

/**
 * AhuCliLimits:
 * @playouts: what was given for `--playouts`
 * @time: what was given for `--time`
 * @threads: what was given for `--threads`
 *
 * To be freed member by member with [func@cli_limits_clear].
 */
typedef struct
{
  char *playouts;
  char *time;
  char *threads;
} AhuCliLimits;

/* The entries of a verb's options that fill an AhuCliLimits; needs <glib/gi18n.h>. */
#define AHU_CLI_LIMITS_ENTRIES(limits) \
  { "playouts", 0, 0, G_OPTION_ARG_STRING, &(limits).playouts, \
    N_("How many games the computer thinks through for each decision"), "N" }, \
  { "time", 0, 0, G_OPTION_ARG_STRING, &(limits).time, \
    N_("How many milliseconds it thinks; 100 if neither is given"), "MS" }, \
  { "threads", 0, 0, G_OPTION_ARG_STRING, &(limits).threads, \
    N_("On how many threads it thinks: 1 to 64"), "N" }

/* @given: what was given
 * @limits: (out caller-allocates): what it says
 * Returns: whether the numbers can be read; if not, that has been said */
gboolean ahu_cli_parse_limits (const AhuCliLimits *given,
                               AhuLimits          *limits);

/* Frees what the options have read.
 * @self: limits */
void ahu_cli_limits_clear (AhuCliLimits *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AhuCliLimits, ahu_cli_limits_clear)

G_END_DECLS
