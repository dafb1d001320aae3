/* play-and-tell.c: a program that plays a known game and tells what it has saved
 *
 * play-and-tell FOLDER SCRIPT SEED CHANGES: goes on with the unfinished game of
 * the folder, or begins another one with the moves of the record SCRIPT. One move
 * or a few at a time, sometimes an undo; each change is announced before
 * it is made, and the game told as saved once the store has said so:
 *
 *   found ID PLY   what it goes on with, or “none”
 *   goes ID PLY    the next change leads there
 *   saved ID PLY   that is on the disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <stdlib.h>

#include "core/ahu-session.h"
#include "rapanui/rn-game.h"

typedef struct
{
  AhuStore *store;
  AhuSession *session; /* NULL between two games */
  AhuRecord *script;
  GRand *rand;
  gboolean saved;
} Player;

static const char *
get_id (Player *player)
{
  return ahu_record_get_id (ahu_session_get_record (player->session));
}

static guint
get_ply (Player *player)
{
  return ahu_history_get_ply (ahu_session_get_history (player->session));
}

static void
tell (Player     *player,
      const char *what,
      guint       ply)
{
  printf ("%s %s %u\n", what, get_id (player), ply);
  fflush (stdout);
}

static void
saved_cb (Player *player)
{
  player->saved = TRUE;
}

static void
wait_until_saved (Player *player)
{
  player->saved = FALSE;
  while (!player->saved)
    g_main_context_iteration (NULL, TRUE);
  tell (player, "saved", get_ply (player));
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
go_on (Player *player)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (AhuRecord) record = NULL;

  ahu_store_find_unfinished_async (player->store, NULL, found_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  record = ahu_store_find_unfinished_finish (player->store, result, NULL);
  if (record == NULL)
    {
      printf ("none\n");
      fflush (stdout);
      return;
    }

  player->session = ahu_session_new (record, player->store, NULL);
  g_assert_false (ahu_session_get_read_only (player->session));
  g_assert_null (ahu_record_get_damage (record));
  tell (player, "found", get_ply (player));
}

static void
begin (Player *player)
{
  JsonNode *setup = json_node_init_object (json_node_alloc (), ahu_record_get_setup (player->script));
  g_autoptr (AhuRecord) record = ahu_record_new (ahu_record_get_game (player->script),
                                                 ahu_record_get_names (player->script),
                                                 ahu_record_get_colours (player->script), setup);

  printf ("goes %s 0\n", ahu_record_get_id (record));
  fflush (stdout);
  player->session = ahu_session_new (record, player->store, NULL);
  wait_until_saved (player);
}

static void
change (Player *player)
{
  GPtrArray *moves = ahu_record_get_moves (player->script);
  guint ply = get_ply (player);

  if (ply > 0 && g_rand_int_range (player->rand, 0, 8) == 0)
    {
      tell (player, "goes", ply - 1);
      ahu_session_undo (player->session);
    }
  else if (ply < moves->len)
    {
      tell (player, "goes", ply + 1);
      g_assert_null (ahu_session_play (player->session, json_node_ref (g_ptr_array_index (moves, ply))));
    }
}

static void
step (Player *player)
{
  int n_changes = g_rand_int_range (player->rand, 1, 4);

  if (player->session == NULL)
    {
      begin (player);
      return;
    }

  for (int i = 0; i < n_changes && !ahu_session_is_over (player->session); i++)
    change (player);
  wait_until_saved (player);

  if (ahu_session_is_over (player->session))
    g_clear_object (&player->session);
}

int
main (int    argc,
      char **argv)
{
  Player player = { 0 };

  g_assert_cmpint (argc, ==, 5);
  ahu_game_register (rn_game_get ());
  player.script = ahu_record_load (argv[2], NULL);
  player.rand = g_rand_new_with_seed ((guint32) strtoul (argv[3], NULL, 10));
  player.store = ahu_store_new (argv[1]);
  g_signal_connect_swapped (player.store, "saved", G_CALLBACK (saved_cb), &player);

  go_on (&player);
  for (int i = 0; i < atoi (argv[4]); i++)
    step (&player);

  g_clear_object (&player.session);
  g_object_unref (player.store);
  g_object_unref (player.script);
  g_rand_free (player.rand);
  return 0;
}
