/* pages.h: which pages pictures are written of, and how people come to them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/window/ahu-window.h"

G_BEGIN_DECLS

typedef enum
{
  ON_ALL_SCREENS,
  ON_NARROW_SCREENS,
  ON_WIDE_SCREENS
} Screens;

/* Which games there are. */
typedef enum
{
  GAME_TOLD,     /* one in which every card was told */
  GAME_UNTOLD,   /* one with untold cards */
  GAME_PRACTICE, /* the first one as a game against computers */
  GAME_TP_FOUR,  /* Tapati: four friends */
  GAME_TP_SIX,   /* and six */
  GAME_TP_PRACTICE,
  N_GAMES,
  GAMES_SHELF    /* none is open; a few lie in the folder of games */
} Games;

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
  const char *step;                              /* as AhuGame.step names it; NULL: no game is open */
  Games games;
  void (*prepare) (AhuWindow *window);           /* may be NULL */
  Screens screens;
  Shown shown;
  gboolean (*fits) (gconstpointer position);     /* at that step; may be NULL */
  gboolean evenings;                             /* whether games that have ended lie in the folder besides */
} Page;

/* Of each game those that are its own or show it; both end with a page that has no name. */
extern const Page rn_pages[];
extern const Page tp_pages[];

/* The window that the page has opened beside that of the game. */
GtkWidget *find_other (GtkWidget *window);

/* Says which picture can't be taken, and why, and ends the program. */
void fail (const char *format,
           ...) G_GNUC_PRINTF (1, 2) G_GNUC_NORETURN;

G_END_DECLS
