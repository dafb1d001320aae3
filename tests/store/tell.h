/* tell.h: a player of a known game who tells what is saved
 *
 * The programs that are killed share it: one plays with a session and a store
 * (play-and-tell.c), one with the window (play-in-window.c). Each change is
 * announced before it is made, and the game told as saved once the store has said so:
 *
 *   found ID PLY   what the program goes on with, or “none”
 *   goes ID PLY    the next change leads there
 *   saved ID PLY   that is on the disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

typedef struct _Player Player;

/* What differs between the programs. They set the session. */
typedef struct
{
  /* Goes on with the unfinished game, whose record this is. */
  void (*go_on) (Player    *player,
                 AhuRecord *record);
  /* Begins a game with this record, which is new. */
  void (*begin) (Player    *player,
                 AhuRecord *record);
  void (*play) (Player   *player,
                JsonNode *move);
  void (*undo) (Player *player);
  /* Leaves the game that is over. */
  void (*leave) (Player *player);
} Playing;

struct _Player
{
  const Playing *playing;
  gpointer data;       /* what the program needs besides */
  AhuStore *store;
  AhuSession *session; /* NULL between two games */
  AhuRecord *script;
  GRand *rand;
  char *saved;         /* the id of the game saved last */
};

/* The arguments of both programs: FOLDER SCRIPT SEED CHANGES. */
void player_init (Player         *player,
                  const Playing  *playing,
                  char          **argv);
void player_set_store (Player   *player,
                       AhuStore *store);
void player_run (Player *player,
                 int     n_steps);
void player_clear (Player *player);

G_END_DECLS
