/* test-replay-steps.c: where steps through a game lead: to each move, turn and scoring, and to
 * the same positions as the moves alone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-replay.h"
#include "games/rapanui/engine/rn-position.h"

#include "support/replay-utils.h"
#include "support/test-record.h"
#include "support/test-ui.h"

static const char *const games[] = { OVER, TWO, UNTOLD, "supply-pile-empty.rapanui" };

/* The marks as the sentences and the steps of the game tell them. */
static gboolean
is_mark (AhuReplay     *replay,
         AhuHistory    *all,
         guint          ply,
         AhuReplayStep  step)
{
  const RnPosition *before = ahu_history_get_position (all, ply - 1);
  const RnPosition *after = ahu_history_get_position (all, ply);
  g_auto (GStrv) lines = NULL;
  gboolean choosing = after->step == RN_STEP_REWARD || after->step == RN_STEP_SUBSTITUTE;
  gboolean chose = before->step == RN_STEP_REWARD || before->step == RN_STEP_SUBSTITUTE;

  if (step == AHU_REPLAY_MOVE)
    return TRUE;
  if (step == AHU_REPLAY_SHORT)
    return before->turn != after->turn;
  lines = ahu_session_get_game (ahu_replay_get_session (replay))->describe_move (
    before, ahu_history_get_move (all, ply - 1),
    ahu_session_get_names (ahu_replay_get_session (replay)), NULL);

  return !choosing && (chose || (lines[1] != NULL && g_str_has_suffix (lines[1], "scored.")));
}

static void
walk (AhuReplay     *replay,
      AhuHistory    *all,
      AhuReplayStep  step)
{
  guint n = ahu_replay_get_n_moves (replay);
  guint n_stops = 0;

  for (guint ply = 0, next; ply < n; ply = next, n_stops++)
    {
      for (next = ply + 1; next < n && !is_mark (replay, all, next, step);)
        next++;
      g_assert_cmpuint (ahu_replay_find (replay, ply, step, TRUE), ==, next);
      ahu_replay_go (replay, next);
      replay_assert_at (replay, next);
    }
  g_assert_cmpuint (n_stops, >, step == AHU_REPLAY_MOVE ? n - 1 : 10);
  for (guint ply = n, next; ply > 0; ply = next)
    {
      for (next = ply - 1; next > 0 && !is_mark (replay, all, next, step);)
        next--;
      g_assert_cmpuint (ahu_replay_find (replay, ply, step, FALSE), ==, next);
      ahu_replay_go (replay, next);
      replay_assert_at (replay, next);
    }
  g_assert_cmpuint (ahu_replay_find (replay, n, step, TRUE), ==, n);
  g_assert_cmpuint (ahu_replay_find (replay, 0, step, FALSE), ==, 0);
}

static void
test_steps (gconstpointer data)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_RAPANUI, data);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuReplay) replay = ahu_replay_new (record, &refusal);
  g_autoptr (AhuHistory) all = ahu_history_new (record, NULL);

  g_assert_null (refusal);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), ==, ahu_record_get_moves (record)->len);
  replay_assert_at (replay, 0);
  for (guint step = 0; step < AHU_REPLAY_STEPS; step++)
    walk (replay, all, step);
}

/* A game that was joined at its twentieth turn, or so. */
static AhuRecord *
join_late (AhuRecord *whole)
{
  g_autoptr (AhuHistory) all = ahu_history_new (whole, NULL);
  const AhuGame *game = ahu_record_get_game (whole);
  GPtrArray *moves = ahu_record_get_moves (whole);
  g_autoptr (GPtrArray) later = g_ptr_array_new ();
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (GBytes) bytes = NULL;
  JsonObject *setup = json_object_new ();
  JsonNode *node = json_node_init_object (json_node_alloc (), setup);
  guint ply = 60;

  json_object_unref (setup);
  while (((const RnPosition *) ahu_history_get_position (all, ply))->step != RN_STEP_BUY)
    ply++;
  json_object_set_member (setup, "position", game->position_to_json (ahu_history_get_position (all, ply)));
  record = ahu_record_new (game, ahu_record_get_names (whole), ahu_record_get_colours (whole), node);
  for (guint i = ply; i < moves->len; i++)
    g_ptr_array_add (later, g_ptr_array_index (moves, i));
  bytes = ahu_record_to_bytes (record, later, later->len);

  return test_record_read (bytes);
}

static void
test_joined (void)
{
  g_autoptr (AhuRecord) whole = test_record_load (TEST_RAPANUI, OVER);
  g_autoptr (AhuRecord) record = join_late (whole);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuReplay) replay = ahu_replay_new (record, &refusal);
  g_autoptr (AhuHistory) all = ahu_history_new (record, NULL);
  g_autoptr (AhuRecord) branch = NULL;
  g_autoptr (AhuSession) session = NULL;

  g_assert_null (refusal);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), ==, ahu_record_get_moves (record)->len);
  for (guint step = 0; step < AHU_REPLAY_STEPS; step++)
    walk (replay, all, step);

  ahu_replay_go (replay, 10);
  branch = ahu_replay_branch (replay);
  session = ahu_session_new (branch, NULL, &refusal);
  g_assert_null (refusal);
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (session)), ==, 10);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/replay-steps/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_steps);
    }
  g_test_add_func ("/ui/replay-steps/joined", test_joined);

  return g_test_run ();
}
