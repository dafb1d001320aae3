/* capture.h: runs ahu-cli in this process and keeps what it says
 *
 * For tests that call it more often than programs can be started.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdio.h>

#include <glib.h>

G_BEGIN_DECLS

/* Open all the time: closing and opening again waits for the disk. */
typedef struct
{
  FILE *output;
  FILE *errors;
} Capture;

void capture_init (Capture *self);
void capture_clear (Capture *self);

/* Runs `ahu-cli ARGUMENTS`, a list that NULL ends.
 * Returns: the exit code; output and errors are to be freed. */
int capture_run (Capture           *self,
                 const char *const *arguments,
                 char             **output,
                 char             **errors);

G_END_DECLS
