/* pages.h: which pages pictures are written of, and how people come to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/ahu-window.h"
#include "rapanui/rn-position.h"

G_BEGIN_DECLS

typedef enum
{
  ON_ALL_SCREENS,
  ON_NARROW_SCREENS,
  ON_WIDE_SCREENS
} Screens;

/* Which window of the program is shown. */
typedef enum
{
  WINDOW_GAME,
  WINDOW_OTHER, /* one that stands before it, in its own size */
  WINDOW_SCREEN /* one that fills another screen */
} Shown;

typedef struct
{
  const char *name;
  const char *expected;                          /* what ahu_window_get_page () has to be */
  gboolean (*fits) (const RnPosition *position); /* NULL: no game */
  gboolean untold;                               /* of the game with untold cards */
  void (*prepare) (AhuWindow *window);           /* may be NULL */
  Screens screens;
  Shown shown;
} Page;

/* Ends with a page that has no name. */
extern const Page pages[];

/* Says which picture can't be taken, and why, and ends the program. */
void fail (const char *format,
           ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN;

G_END_DECLS
