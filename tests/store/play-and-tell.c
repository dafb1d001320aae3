/* play-and-tell.c: a program that plays a known game and tells what it has saved
 *
 * play-and-tell FOLDER SCRIPT SEED CHANGES: goes on with the unfinished game of
 * the folder, or begins another one with the moves of the record SCRIPT. With a session
 * and a store only; what it tells is described in tell.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <stdlib.h>

#include "tell.h"

static void
go_on (Player    *player,
       AhuRecord *record)
{
  player->session = ahu_session_new (record, player->store, NULL);
}

static void
begin (Player    *player,
       AhuRecord *record)
{
  printf ("goes %s 0\n", ahu_record_get_id (record));
  fflush (stdout);
  player->session = ahu_session_new (record, player->store, NULL);
}

static void
play (Player   *player,
      JsonNode *move)
{
  g_assert_null (ahu_session_play (player->session, json_node_ref (move)));
}

static void
undo (Player *player)
{
  ahu_session_undo (player->session);
}

static void
leave (Player *player)
{
  ahu_session_close (player->session);
}

static const Playing playing = { go_on, begin, play, undo, leave };

int
main (int    argc,
      char **argv)
{
  g_autoptr (AhuStore) store = NULL;
  Player player = { 0 };

  g_assert_cmpint (argc, ==, 5);
  player_init (&player, &playing, argv);
  store = ahu_store_new (argv[1]);
  player_set_store (&player, store);
  player_run (&player, atoi (argv[4]));
  player_clear (&player);

  return 0;
}
