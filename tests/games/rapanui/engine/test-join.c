/* test-join.c: joining a game late, in every position of random games where it can be
 *
 * Not for: what is refused in a record (tests/cli/join.py).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-sheet.h"
#include "games/rapanui/join/rn-join.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-swings.h"
#include "games/rapanui/study/rn-worth.h"
#include "rn-playout.h"
#include "rn-test-utils.h"

#include "support/test-join-of-position.h"
#include "support/test-record.h"

#include <string.h>

#define GAMES 300
/* Where each position of a game is joined, and goes on to the end. */
#define FEW_GAMES 30

typedef struct
{
  RnPosition positions[RN_PLAYOUT_MAX + 1];
  RnMove moves[RN_PLAYOUT_MAX];
  guint n;
} Game;

static void
play_game (Game           *game,
           GRand          *rand,
           guint           n_players,
           RnPlayoutStyle  style)
{
  TestPlayout playout;
  RnPosition position;

  test_playout_begin (&playout, rand, n_players, style);
  playout.pious = g_rand_boolean (rand);
  rn_set_up (&position, &playout.deal);
  game->n = 0;
  game->positions[0] = position;
  while (position.step != RN_STEP_OVER)
    {
      game->moves[game->n] = test_playout_choose (&playout, &position);
      rn_apply (&position, &game->moves[game->n], NULL);
      game->positions[++game->n] = position;
    }
}

/* What says something in some steps only, and shows in what comes then. */
static RnPosition
plain (const RnPosition *position)
{
  RnPosition copy = *position;

  copy.column = copy.scored = 0;
  if (copy.step != RN_STEP_SACRIFICE && copy.step != RN_STEP_SUBSTITUTE)
    copy.actor = 0;
  for (guint c = 0; c < RN_COLUMNS; c++)
    for (guint i = copy.column_length[c]; i < RN_COLUMN_CARDS; i++)
      copy.display[c][i] = 0;
  return copy;
}

static void
assert_same (const RnPosition *one,
             const RnPosition *other)
{
  RnPosition a = plain (one);
  RnPosition b = plain (other);

  if (memcmp (&a, &b, sizeof a) != 0)
    {
      g_autoptr (JsonNode) left = rn_position_to_json (one);
      g_autoptr (JsonNode) right = rn_position_to_json (other);
      g_autofree char *left_text = json_to_string (left, FALSE);
      g_autofree char *right_text = json_to_string (right, FALSE);

      g_assert_cmpstr (left_text, ==, right_text);
      g_assert_cmpmem (&a, sizeof a, &b, sizeof b);
    }
}

/* By way of the notation of records. */
static void
join_by_json (RnPosition   *position,
              const RnJoin *join)
{
  g_autoptr (JsonNode) setup = rn_join_to_json (join);
  g_autoptr (GError) error = NULL;
  RnJoin read;
  RnReason reason;

  g_assert_true (rn_join_from_json (&read, join->n_players,
                                    json_object_get_member (json_node_get_object (setup), "position"), &error));
  g_assert_no_error (error);
  reason = rn_join_check (&read);
  g_assert_cmpstr (reason.rule, ==, NULL);
  rn_join_set_up (position, &read);
}

/* Later positions too: what the game knows of its past shows then. */
static void
go_on (const Game *game,
       guint       ply,
       RnPosition  position)
{
  assert_same (&position, &game->positions[ply]);
  for (; ply < game->n; ply++)
    {
      RnReason reason = rn_check (&position, &game->moves[ply]);

      g_assert_cmpstr (reason.rule, ==, NULL);
      rn_apply (&position, &game->moves[ply], NULL);
      assert_same (&position, &game->positions[ply + 1]);
    }
}

static void
test_every_turn (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261121);
  RnPlayoutStyle style = GPOINTER_TO_UINT (data);
  guint joined = 0;

  for (guint i = 0; i < GAMES; i++)
    {
      Game game;

      play_game (&game, rand, RN_MIN_PLAYERS + i % 3, style);
      for (guint ply = 0; ply < game.n; ply++)
        {
          RnPosition position;
          RnJoin join;

          if (!rn_join_can_begin (game.positions[ply].step) ||
              (game.positions[ply].step != RN_STEP_BUY && g_rand_int_range (rand, 0, 8) > 0))
            continue;
          test_join_of_position (&join, &game.positions[ply]);
          join_by_json (&position, &join);
          go_on (&game, ply, position);
          joined++;
        }
    }
  g_assert_cmpuint (joined, >, GAMES * 22);
}

static void
forget_kinds (RnJoin           *join,
              const RnPosition *position)
{
  for (guint p = 0; p < join->n_players; p++)
    {
      join->players[p].unknown = rn_position_sacrifice_total (position, p);
      join->players[p].untold = RN_JOIN_UNKNOWN;
      memset (join->players[p].sacrifice, 0, sizeof join->players[p].sacrifice);
    }
  join->stone_unknown = RN_JOIN_UNKNOWN;
  join->n_hidden = 0;
  for (guint k = 0; k < RN_SACRIFICES; k++)
    join->open[k] = RN_JOIN_UNKNOWN;
}

static void
assert_same_final (const RnPosition *one,
                   const RnPosition *other)
{
  RnSheet left, right;

  rn_sheet_from_position (&left, one);
  rn_sheet_from_position (&right, other);
  g_assert_cmpmem (&left, sizeof left, &right, sizeof right);
}

static void
count_held (RnPosition       *position,
            const RnPosition *over)
{
  guint8 pending[RN_MAX_PLAYERS];

  while (rn_position_pending (position, pending) > 0)
    {
      RnMove move = { .type = RN_MOVE_REVEAL, .player = pending[0], .held = TRUE };
      RnReason reason;

      memcpy (move.cards, over->sacrifice[pending[0]], RN_SACRIFICES);
      reason = rn_check (position, &move);
      g_assert_cmpstr (reason.rule, ==, NULL);
      rn_apply (position, &move, NULL);
    }
}

/* A table where nobody tells anything: the same moves are legal, and counting the
 * cards in the end gives the same result. */
static void
test_face_down (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1722);
  RnPlayoutStyle style = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < GAMES; i++)
    {
      Game game;

      play_game (&game, rand, RN_MIN_PLAYERS + i % 3, style);
      for (guint ply = 0; ply < game.n; ply += 1 + g_rand_int_range (rand, 0, 7))
        {
          RnPosition position;
          RnJoin join;

          if (game.positions[ply].step != RN_STEP_BUY)
            continue;
          test_join_of_position (&join, &game.positions[ply]);
          forget_kinds (&join, &game.positions[ply]);
          join_by_json (&position, &join);
          for (guint at = ply; at < game.n && position.step < RN_STEP_REVEAL; at++)
            {
              RnReason reason = rn_check (&position, &game.moves[at]);

              g_assert_cmpstr (reason.rule, ==, NULL);
              rn_apply (&position, &game.moves[at], NULL);
              g_assert_cmpuint (rn_position_stone_size (&position), ==,
                                rn_position_stone_size (&game.positions[at + 1]));
              for (guint p = 0; p < position.n_players; p++)
                g_assert_cmpuint (rn_position_sacrifice_total (&position, p), ==,
                                  rn_position_sacrifice_total (&game.positions[at + 1], p));
            }
          count_held (&position, &game.positions[game.n]);
          assert_same_final (&position, &game.positions[game.n]);
        }
    }
}

/* Of some kinds one number is missing: it follows from all others. */
static void
forget_some (RnJoin *join,
             GRand  *rand)
{
  for (guint k = 0; k < RN_SACRIFICES; k++)
    if (g_rand_boolean (rand))
      join->supply[k] = RN_JOIN_UNKNOWN;
}

/* A copy for others tells no kind that lies face down, and goes on with the same moves. */
static void
test_concealed (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);

  for (guint i = 0; i < GAMES; i++)
    {
      Game game;
      guint ply = 0;

      play_game (&game, rand, RN_MIN_PLAYERS + i % 3, RN_PLAYOUT_TRUE);
      for (guint at = 0; at < game.n * 3 / 4; at++)
        if (game.positions[at].step == RN_STEP_BUY)
          ply = at;
      {
        g_autoptr (JsonNode) setup = NULL;
        g_autoptr (JsonNode) told = NULL;
        g_autofree char *text = NULL;
        RnPosition position;
        RnJoin join;

        test_join_of_position (&join, &game.positions[ply]);
        forget_some (&join, rand);
        setup = rn_join_to_json (&join);
        told = rn_join_conceal (json_node_get_object (setup), join.n_players);
        text = json_to_string (told, FALSE);
        g_assert_null (strstr (text, "\"sacrifice\""));
        g_assert_null (strstr (text, "\"kind\":\""));
        g_assert_true (rn_join_from_json (&join, join.n_players,
                                          json_object_get_member (json_node_get_object (told), "position"), NULL));
        join_by_json (&position, &join);
        for (; position.step < RN_STEP_REVEAL; ply++)
          {
            RnMove move = game.moves[ply];
            RnReason reason;

            if (move.type == RN_MOVE_SACRIFICE && move.player == position.active)
              move.kind = RN_SACRIFICE_NULL;
            reason = rn_check (&position, &move);
            g_assert_cmpstr (reason.rule, ==, NULL);
            rn_apply (&position, &move, NULL);
          }
      }
    }
}

/* Some players' hands are not known, of some only a part; what is in none of them may
 * be known all the same. */
static void
forget_hands (RnJoin   *join,
              GRand    *rand,
              gboolean  knows_deck)
{
  for (guint p = 0; p < join->n_players; p++)
    {
      RnJoinPlayer *player = &join->players[p];

      player->held = 0;
      for (guint k = 0; k < RN_KINDS; k++)
        while (player->hand[k] > 0 && g_rand_int_range (rand, 0, 3) > 0)
          {
            player->hand[k]--;
            player->held++;
            join->unseen[k]++;
          }
    }
  for (guint k = 0; k < RN_KINDS && !knows_deck; k++)
    join->unseen[k] = RN_JOIN_UNKNOWN;
}

/* As the table is, apart from what nobody can know of hands. */
static void
assert_same_but_hands (const RnPosition *one,
                       const RnPosition *other)
{
  RnPosition blurred = *one;
  guint unseen = 0, held = 0;

  for (guint p = 0; p < one->n_players; p++)
    {
      g_assert_cmpuint (rn_position_hand_size (one, p), ==, rn_position_hand_size (other, p));
      held += one->hand[p][RN_HAND_UNKNOWN];
      for (guint k = 0; k < RN_KINDS; k++)
        {
          g_assert_cmpuint (one->hand[p][k], <=, other->hand[p][k]);
          g_assert_cmpuint (rn_position_in_hand (one, p, k), >=, other->hand[p][k]);
        }
    }
  for (guint k = 0; k < RN_KINDS; k++)
    {
      g_assert_cmpuint (one->unseen[k], >=, other->unseen[k]);
      unseen += one->unseen[k];
    }
  if (one->deck > 0)
    g_assert_cmpuint (unseen, >=, one->deck + held);
  memcpy (blurred.hand, other->hand, sizeof blurred.hand);
  memcpy (blurred.unseen, other->unseen, sizeof blurred.unseen);
  assert_same (&blurred, other);
}

static gboolean
is_listed (const RnPosition *position,
           const RnMove     *wanted)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);

  g_assert_cmpuint (n, <=, RN_MAX_LEGAL);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (rn_check (position, &moves[i]).code, ==, RN_OK);
      if (moves[i].type == wanted->type && moves[i].kind == wanted->kind && moves[i].count == wanted->count)
        return TRUE;
    }

  return FALSE;
}

/* Who joins without knowing the hands can enter the same game, in each position that
 * can be joined, and a branch of it too. */
static void
test_hands_unknown (gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (90);
  RnPlayoutStyle style = GPOINTER_TO_UINT (data);

  for (guint i = 0; i < FEW_GAMES; i++)
    {
      Game game;

      play_game (&game, rand, RN_MIN_PLAYERS + i % 3, style);
      for (guint ply = 0; ply < game.n; ply += 1 + g_rand_int_range (rand, 0, 7))
        {
          RnPosition position, branch;
          RnJoin join;

          if (!rn_join_can_begin (game.positions[ply].step))
            continue;
          test_join_of_position (&join, &game.positions[ply]);
          forget_hands (&join, rand, g_rand_boolean (rand));
          join_by_json (&position, &join);
          for (guint at = ply; at < game.n; at++)
            {
              assert_same_but_hands (&position, &game.positions[at]);
              if (rn_join_can_begin (position.step) && at - ply < 8)
                {
                  test_join_of_position (&join, &position);
                  join_by_json (&branch, &join);
                  assert_same_but_hands (&branch, &game.positions[at]);
                  g_assert_true (is_listed (&position, &game.moves[at]));
                }
              g_assert_cmpint (rn_check (&position, &game.moves[at]).code, ==, RN_OK);
              rn_apply (&position, &game.moves[at], NULL);
            }
          assert_same_final (&position, &game.positions[game.n]);
        }
    }
}

/* What nobody can have: more cards than are in the hand, or of a kind that lies
 * elsewhere as a whole. */
static void
test_hand_limits (void)
{
  RnPosition position = { .n_players = 2, .step = RN_STEP_PLAY, .deck = 6, .wood = { 6, 0 } };
  RnMove play = { .type = RN_MOVE_PLAY, .kind = RN_FISH, .count = 3 };
  RnMove give_back = { .type = RN_MOVE_RETURN_MOAI };

  position.hand[0][RN_FISH] = 1;
  position.hand[0][RN_HAND_UNKNOWN] = 2;
  position.unseen[RN_FISH] = 1;
  position.unseen[RN_MOAI] = 5;
  g_assert_cmpint (rn_check (&position, &play).code, ==, RN_REASON_HAND_NONE_LEFT);
  g_assert_cmpstr (rn_check (&position, &play).rule, ==, "R5.8");
  play.count = 2;
  g_assert_cmpint (rn_check (&position, &play).code, ==, RN_OK);
  play.kind = RN_PRIEST;
  play.count = 1;
  g_assert_cmpint (rn_check (&position, &play).code, ==, RN_REASON_HAND_NONE_LEFT);
  g_assert_cmpint (rn_check (&position, &give_back).code, ==, RN_REASON_RETURN_HAND);
  /* Three unknown cards can be three Moai, and are when one is put back. */
  position.hand[0][RN_FISH] = 0;
  position.hand[0][RN_HAND_UNKNOWN] = 3;
  g_assert_cmpint (rn_check (&position, &give_back).code, ==, RN_OK);
  /* But nobody is told to put one back. */
  g_assert_false (rn_must_return_moai (&position));
  rn_apply (&position, &give_back, NULL);
  g_assert_cmpuint (position.hand[0][RN_MOAI], ==, 2);
  g_assert_cmpuint (position.hand[0][RN_HAND_UNKNOWN], ==, 0);
  g_assert_cmpuint (position.unseen[RN_MOAI], ==, 2);
}

/* Half filled in, every kind of problem is found without another. */
static void
test_nothing_known (void)
{
  RnReason problems[RN_JOIN_MAX_PROBLEMS];
  RnJoin join;
  guint n;

  rn_join_init (&join, 4);
  n = rn_join_find_problems (&join, problems);
  /* Whose turn, 4 columns, of each player display, wood, glory; 4 piles. Hands may stay
   * unknown, but not how many cards somebody still has who is drawing. */
  g_assert_cmpuint (n, ==, 1 + 4 + 4 * 3 + 4);
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (problems[i].code, ==, RN_REASON_JOIN_MISSING);

  for (guint k = 0; k < RN_SACRIFICES; k++)
    join.supply[k] = 20;
  /* Now what lies face down is asked for: four players and the Stone. */
  g_assert_cmpuint (rn_join_find_problems (&join, problems), ==, 1 + 4 + 4 * 3 + 5);
  for (guint p = 0; p < 4; p++)
    join.players[p].unknown = 4;
  /* The Stone follows, and with four cards there it is asked what lies on top. */
  g_assert_cmpuint (rn_join_find_problems (&join, problems), ==, 1 + 4 + 4 * 3 + 1);
  join.players[3].unknown = 8;
  g_assert_cmpuint (rn_join_find_problems (&join, problems), ==, 1 + 4 + 4 * 3);
  join.active = 2;
  g_assert_cmpuint (rn_join_find_problems (&join, problems), ==, 4 + 4 * 3);
  join.step = RN_STEP_DRAW;
  g_assert_cmpuint (rn_join_find_problems (&join, problems), ==, 4 + 4 * 3 + 1);
  join.players[2].held = 3;
  n = rn_join_find_problems (&join, problems);
  g_assert_cmpuint (n, ==, 4 + 4 * 3 + 1);
  g_assert_cmpint (problems[0].code, ==, RN_REASON_JOIN_HAND);
  join.players[2].held = 0;
  g_assert_cmpuint (rn_join_find_problems (&join, problems), ==, 4 + 4 * 3);
}

/* Undo ends where the game was joined; turns and moves count on from there, in the
 * chart of its course too. */
static void
test_session (void)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_CORPUS, "joined-late.rapanui");
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  const RnPosition *position = ahu_session_get_position (session);
  RnCourse *course = rn_course_new (ahu_session_get_history (session));
  guint ply = position->ply;
  guint n = 0;

  g_assert_cmpuint (rn_course_get_number (course, rn_course_get_n_turns (course)), ==, position->turn);
  while (ahu_session_undo (session))
    n++;
  position = ahu_session_get_position (session);
  g_assert_cmpuint (n, ==, 14);
  g_assert_cmpuint (position->ply, ==, ply - n);
  g_assert_cmpuint (position->turn, ==, rn_course_get_number (course, 1));
  g_assert_cmpuint (position->turn, >, 1);
  rn_course_free (course);
}

/* Told by some, hidden from all others: a copy of the running game. */
static void
test_export (void)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_CORPUS, "joined-late.rapanui");
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GBytes) bytes = ahu_session_export (session);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_autoptr (AhuRecord) copy = test_record_read (bytes);
  g_autoptr (AhuSession) other = NULL;
  AhuRefusal *refusal = NULL;

  g_assert_null (strstr (text, "\"sacrifice\": {"));
  g_assert_null (strstr (text, "\"sacrifice\":{"));
  g_assert_null (strstr (text, "\"room\""));
  g_assert_nonnull (strstr (text, "\"unknown\""));
  other = ahu_session_new (copy, NULL, &refusal);
  g_assert_nonnull (other);
  g_assert_null (refusal);
  for (guint p = 0; p < ((const RnPosition *) ahu_session_get_position (session))->n_players; p++)
    g_assert_cmpuint (rn_position_sacrifice_total (ahu_session_get_position (other), p), ==,
                      rn_position_sacrifice_total (ahu_session_get_position (session), p));
}

/* What lay on the Stone before has no move to tell of. */
static void
test_worth (void)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_CORPUS, "joined-late-face-down.rapanui");
  AhuHistory *history = ahu_history_new (record, NULL);
  RnFinal final;
  GArray *worths = rn_worth_find (history, &final);

  g_assert_cmpuint (worths->len, ==, 0);
  g_assert_true (rn_worth_is_partial (history));
  g_assert_cmpuint (final.stone[0] + final.stone[1] + final.stone[2] + final.stone[3], >, 0);
  g_array_unref (worths);
  ahu_history_free (history);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());

  g_test_add_data_func ("/join/every-turn/told", GUINT_TO_POINTER (RN_PLAYOUT_TOLD), test_every_turn);
  g_test_add_data_func ("/join/every-turn/true", GUINT_TO_POINTER (RN_PLAYOUT_TRUE), test_every_turn);
  g_test_add_data_func ("/join/face-down/told", GUINT_TO_POINTER (RN_PLAYOUT_TOLD), test_face_down);
  g_test_add_data_func ("/join/face-down/true", GUINT_TO_POINTER (RN_PLAYOUT_TRUE), test_face_down);
  g_test_add_data_func ("/join/hands-unknown/told", GUINT_TO_POINTER (RN_PLAYOUT_TOLD), test_hands_unknown);
  g_test_add_data_func ("/join/hands-unknown/true", GUINT_TO_POINTER (RN_PLAYOUT_TRUE), test_hands_unknown);
  g_test_add_func ("/join/hand-limits", test_hand_limits);
  g_test_add_func ("/join/concealed", test_concealed);
  g_test_add_func ("/join/nothing-known", test_nothing_known);
  g_test_add_func ("/join/session", test_session);
  g_test_add_func ("/join/export", test_export);
  g_test_add_func ("/join/worth", test_worth);

  return g_test_run ();
}
