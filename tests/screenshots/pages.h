/* pages.h: which pages pictures are written of, and how people come to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/ahu-window.h"
#include "rapanui/rn-position.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name;
  const char *expected;                          /* what ahu_window_get_page () has to be */
  gboolean (*fits) (const RnPosition *position); /* NULL: no game */
  gboolean untold;                               /* of the game with untold cards */
  void (*prepare) (AhuWindow *window);           /* may be NULL */
  gboolean narrow_only;
} Page;

/* Ends with a page that has no name. */
extern const Page pages[];

/* Says which picture can't be taken, and why, and ends the program. */
void fail (const char *format,
           ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN;

G_END_DECLS
