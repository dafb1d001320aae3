/* tell.c: a player of a known game who tells what is saved
 *
 * One move or a few at a time, sometimes an undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tell.h"

#include <stdio.h>
#include <stdlib.h>

#include "games/rapanui/rn-game.h"

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
tell (const char *what,
      const char *id,
      guint       ply)
{
  printf ("%s %s %u\n", what, id, ply);
  fflush (stdout);
}

static void
saved_cb (Player     *player,
          const char *id)
{
  g_free (player->saved);
  player->saved = g_strdup (id);
}

static void
wait_until_saved (Player *player)
{
  while (g_strcmp0 (player->saved, get_id (player)) != 0)
    g_main_context_iteration (NULL, TRUE);
  tell ("saved", get_id (player), get_ply (player));
}

static void
found_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static AhuRecord *
find_unfinished (Player *player)
{
  g_autoptr (GAsyncResult) result = NULL;

  ahu_store_find_unfinished_async (player->store, NULL, NULL, found_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return ahu_store_find_unfinished_finish (player->store, result, NULL);
}

static void
go_on (Player *player)
{
  g_autoptr (AhuRecord) record = find_unfinished (player);

  if (record != NULL)
    player->playing->go_on (player, record);
  if (player->session == NULL)
    {
      printf ("none\n");
      fflush (stdout);
      return;
    }

  g_assert_false (ahu_session_get_read_only (player->session));
  g_assert_null (ahu_record_get_damage (ahu_session_get_record (player->session)));
  tell ("found", get_id (player), get_ply (player));
}

static void
begin (Player *player)
{
  JsonNode *setup = json_node_init_object (json_node_alloc (), ahu_record_get_setup (player->script));
  g_autoptr (AhuRecord) record = ahu_record_new (ahu_record_get_game (player->script),
                                                 ahu_record_get_names (player->script),
                                                 ahu_record_get_colours (player->script), setup);

  g_clear_pointer (&player->saved, g_free);
  player->playing->begin (player, record);
  wait_until_saved (player);
}

static void
change (Player *player)
{
  GPtrArray *moves = ahu_record_get_moves (player->script);
  guint ply = get_ply (player);
  guint next = ply;

  if (ply > 0 && g_rand_int_range (player->rand, 0, 8) == 0)
    {
      next = ply - 1;
      tell ("goes", get_id (player), next);
      player->playing->undo (player);
    }
  else if (ply < moves->len)
    {
      next = ply + 1;
      tell ("goes", get_id (player), next);
      player->playing->play (player, g_ptr_array_index (moves, ply));
    }
  g_assert_cmpuint (get_ply (player), ==, next);
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

  g_clear_pointer (&player->saved, g_free);
  for (int i = 0; i < n_changes && !ahu_session_is_over (player->session); i++)
    change (player);
  wait_until_saved (player);

  if (ahu_session_is_over (player->session))
    {
      player->playing->leave (player);
      g_clear_object (&player->session);
    }
}

void
player_init (Player         *player,
             const Playing  *playing,
             char          **argv)
{
  player->playing = playing;
  ahu_game_register (rn_game_get ());
  player->script = ahu_record_load (argv[2], NULL);
  g_assert_nonnull (player->script);
  player->rand = g_rand_new_with_seed ((guint32) strtoul (argv[3], NULL, 10));
}

void
player_set_store (Player   *player,
                  AhuStore *store)
{
  player->store = g_object_ref (store);
  g_signal_connect_swapped (store, "saved", G_CALLBACK (saved_cb), player);
}

void
player_run (Player *player,
            int     n_steps)
{
  go_on (player);
  for (int i = 0; i < n_steps; i++)
    step (player);
}

void
player_clear (Player *player)
{
  g_signal_handlers_disconnect_by_data (player->store, player);
  g_clear_object (&player->session);
  g_clear_object (&player->store);
  g_clear_object (&player->script);
  g_clear_pointer (&player->rand, g_rand_free);
  g_clear_pointer (&player->saved, g_free);
}
