/* test-game.c: Rapa Nui behind the boundary that every game has, and result sheets
 *
 * Not for: what core makes of it (tests/core).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-playout.h"
#include "rn-test-json.h"
#include "rn-test-utils.h"
#include "core/record/ahu-record.h"
#include "games/rapanui/engine/rn-final.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"

#include <string.h>

#define PLAYOUTS 60

static const char *const names[] = { "Ada", "Ben", "Chiara", "Dan", NULL };

static AhuRefusal *
apply_text (RnPosition *position,
            const char *move)
{
  g_autoptr (JsonNode) node = rn_test_parse (move);

  return rn_game_get ()->apply (position, node, names);
}

static void
test_table (void)
{
  const AhuGame *game = rn_game_get ();

  g_assert_true (game == rn_game_get ());
  g_assert_cmpstr (game->id, ==, "rapa-nui");
  g_assert_cmpuint (game->position_size, ==, sizeof (RnPosition));
  g_assert_cmpuint (game->position_size, <=, 192);
  g_assert_cmpuint (game->min_players, ==, 2);
  g_assert_cmpuint (game->max_players, ==, 4);
  g_assert_cmpuint (g_strv_length ((char **) game->colours), ==, 4);
  g_assert_true (g_strv_contains (game->colours, "violet"));
}

static void
test_members (void)
{
  static const struct
  {
    const char *setup;
    gboolean right;
  } setups[] = {
    { "{\"display\":[],\"hands\":[]}", TRUE },
    { "{\"display\":[],\"hands\":[],\"note\":1}", TRUE },
    { "{}", FALSE },
    { "{\"display\":[]}", FALSE },
    { "{\"hands\":[]}", FALSE },
    { "{\"display\":{},\"hands\":[]}", FALSE },
    { "{\"display\":[],\"hands\":null}", FALSE },
    { "{\"display\":4,\"hands\":[]}", FALSE },
  };
  guint i;

  for (i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autoptr (JsonNode) node = rn_test_parse (setups[i].setup);
      g_autoptr (GError) error = NULL;

      g_assert_true (rn_game_get ()->check_setup_members (json_node_get_object (node), &error)
                     == setups[i].right);
      if (setups[i].right)
        g_assert_no_error (error);
      else
        g_assert_error (error, AHU_RECORD_ERROR, AHU_RECORD_ERROR_MEMBER);
    }
}

static void
test_refused_set_up (void)
{
  RnDeal deal = rn_test_deal (2);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  RnPosition position;

  rn_test_deal_hand (&deal, 1, "ffg");
  node = rn_deal_to_json (&deal);
  refusal = rn_game_get ()->set_up (&position, 2, json_node_get_object (node), names);
  g_assert_nonnull (refusal);
  g_assert_cmpstr (refusal->rule, ==, "R1.3");
  g_assert_nonnull (strstr (refusal->message, "Ben"));
}

/* A refused move changes nothing. */
static void
test_apply (void)
{
  const AhuGame *game = rn_game_get ();
  g_autoptr (AhuRefusal) refusal = NULL;
  RnPosition position;
  RnPosition before;
  guint seats[RN_MAX_PLAYERS];

  rn_test_start (&position, 2);
  before = position;
  refusal = apply_text (&position, "{\"move\":\"buy\",\"kind\":\"fish\"}");
  g_assert_nonnull (refusal);
  g_assert_cmpstr (refusal->rule, ==, "R4.3");
  g_assert_nonnull (strstr (refusal->message, "Ada"));
  g_assert_cmpmem (&position, sizeof position, &before, sizeof before);
  g_assert_null (apply_text (&position, "{\"move\":\"play\",\"card\":\"fish\"}"));
  g_assert_cmpuint (position.ply, ==, 1);
  g_assert_cmpstr (game->step (&position), ==, "draw");
  g_assert_cmpuint (game->turn (&position), ==, 1);
  g_assert_cmpuint (game->pending (&position, seats), ==, 1);
  g_assert_cmpuint (seats[0], ==, 0);
  g_assert_false (game->is_over (&position));
}

/* The rows of the ranking add up to the totals, and agree with the final. */
static void
check_ranking (const RnPosition *position)
{
  g_autoptr (AhuRanking) ranking = rn_game_get ()->ranking (position, names);
  g_autofree char *text = rn_game_get ()->final_text (position, names);
  guint player;
  guint i;

  g_assert_cmpuint (ranking->n_players, ==, position->n_players);
  g_assert_cmpuint (ranking->rows->len, ==, 7);
  g_assert_nonnull (ranking->headline);
  for (i = 0; i < ranking->steps->len; i++)
    g_assert_cmpuint (g_strv_length (((AhuRankingStep *) ranking->steps->pdata[i])->sentences), >, 0);
  g_assert_cmpuint (i, >, position->n_players);
  for (player = 0; player < position->n_players; player++)
    {
      gint64 sum = 0;

      for (i = 0; i < ranking->rows->len; i++)
        sum += ((AhuRankingRow *) ranking->rows->pdata[i])->cells[player].points;
      g_assert_cmpint (sum, ==, ranking->totals[player]);
      g_assert_nonnull (strstr (text, names[player]));
    }
  for (i = 0; i < position->n_players; i++)
    {
      g_assert_cmpuint (ranking->order[i], <, position->n_players);
      g_assert_cmpuint (ranking->places[ranking->order[i]], <=, i + 1);
      if (ranking->places[ranking->order[i]] == 1)
        g_assert_nonnull (strstr (ranking->headline, position->n_players == 4
                                  && ranking->places[ranking->order[3]] == 1
                                  ? "four" : names[ranking->order[i]]));
    }
}

/* Whoever makes a move was asked for it. */
static void
check_author (const RnPosition *before,
              JsonNode         *move)
{
  const AhuGame *game = rn_game_get ();
  guint author = game->author (before, move);
  guint seats[RN_MAX_PLAYERS];
  guint n = game->pending (before, seats);
  gboolean asked = FALSE;

  g_assert_cmpuint (n, <=, before->n_players);
  for (guint i = 0; i < n; i++)
    asked |= seats[i] == author;
  g_assert_true (asked);
}

static void
test_games (void)
{
  const AhuGame *game = rn_game_get ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (1680);
  guint n;

  for (n = 0; n < PLAYOUTS; n++)
    {
      TestPlayout playout;
      RnPosition position;
      g_autoptr (JsonNode) setup = NULL;

      test_playout_begin (&playout, rand, 2 + n % 3, n / 3 % 3);
      setup = rn_deal_to_json (&playout.deal);
      g_assert_null (game->set_up (&position, playout.deal.n_players,
                                   json_node_get_object (setup), names));
      while (!game->is_over (&position))
        {
          RnMove move = test_playout_choose (&playout, &position);
          g_autoptr (JsonNode) node = rn_move_to_json (&move);

          check_author (&position, node);
          g_assert_null (game->apply (&position, node, names));
          rn_oracle_apply (&playout.oracle, &move);
        }
      rn_oracle_assert_same (&playout.oracle, &position);
      g_assert_cmpuint (game->pending (&position, (guint[RN_MAX_PLAYERS]) { 0 }), ==, 0);
      check_ranking (&position);
    }
}

/* Result sheets */

#define STONE "\"stone\":{\"fish\":2,\"mulberry\":4,\"potato\":1,\"grain\":4}"
#define CARDS "\"sacrifice\":{\"fish\":3,\"mulberry\":1,\"potato\":1,\"grain\":2}"
#define ADA "{\"name\":\"Ada\",\"colour\":\"red\",\"tiles\":12,\"moai\":3,\"wood\":14," CARDS "}"
#define BEN "{\"name\":\"Ben\",\"colour\":\"blue\",\"tiles\":0,\"moai\":1,\"wood\":4," CARDS "}"
#define BAD(members) "{" STONE ",\"players\":[" ADA ",{\"name\":\"Ben\"," members "}]}"

static const struct
{
  const char *json;
  const char *rule; /* NULL: accepted; "": unreadable */
} sheets[] = {
  { "{" STONE ",\"players\":[" ADA "," BEN "]}", NULL },
  { "{" STONE ",\"players\":[" ADA "]}", "R2.1" },
  { "{" STONE ",\"players\":[" ADA "," BEN "," ADA "," BEN "," ADA "]}", "R2.1" },
  { "{\"players\":[" ADA "," BEN "]}", "" },
  { "{\"stone\":[],\"players\":[" ADA "," BEN "]}", "" },
  { "{\"stone\":{\"fish\":2,\"mulberry\":4,\"potato\":1},\"players\":[" ADA "," BEN "]}", "" },
  { BAD ("\"moai\":1,\"wood\":4," CARDS), "" },
  { BAD ("\"tiles\":0,\"wood\":4," CARDS), "" },
  { BAD ("\"tiles\":0,\"moai\":1," CARDS), "" },
  { BAD ("\"tiles\":0,\"moai\":1,\"wood\":4"), "" },
  { BAD ("\"tiles\":0,\"moai\":1,\"wood\":4.0," CARDS), "" },
  { BAD ("\"tiles\":true,\"moai\":1,\"wood\":4," CARDS), "" },
  { BAD ("\"tiles\":0,\"moai\":\"1\",\"wood\":4," CARDS), "" },
  { BAD ("\"tiles\":0,\"moai\":null,\"wood\":4," CARDS), "" },
  { BAD ("\"tiles\":0,\"moai\":1,\"wood\":-4," CARDS), "R1.5" },
  { BAD ("\"tiles\":-1,\"moai\":1,\"wood\":4," CARDS), "R1.5" },
  { BAD ("\"tiles\":0,\"moai\":-1,\"wood\":4," CARDS), "R1.2" },
  { BAD ("\"tiles\":0,\"moai\":7,\"wood\":4," CARDS), "R1.2" },
  { BAD ("\"tiles\":0,\"moai\":9223372036854775807,\"wood\":4," CARDS), "R1.2" },
  { BAD ("\"tiles\":0,\"moai\":1,\"wood\":4,\"sacrifice\":{\"fish\":21,\"mulberry\":0,"
         "\"potato\":0,\"grain\":0}"), "R1.4" },
  { BAD ("\"tiles\":0,\"moai\":1,\"wood\":4,\"sacrifice\":{\"fish\":20,\"mulberry\":0,"
         "\"potato\":0,\"grain\":0}"), NULL },
};

static void
test_sheets (void)
{
  guint i;

  for (i = 0; i < G_N_ELEMENTS (sheets); i++)
    {
      g_autoptr (JsonNode) node = rn_test_parse (sheets[i].json);
      g_autoptr (JsonNode) final = NULL;
      g_autofree char *text = NULL;
      g_autoptr (AhuRefusal) refusal = NULL;
      g_autoptr (GError) error = NULL;
      const char *sheet_names[] = { "Ada", "Ben", "A", "B", "C", NULL };
      const char *rule = sheets[i].rule;
      gboolean scored;

      g_test_message ("%s", sheets[i].json);
      scored = rn_game_get ()->score_sheet (json_node_get_object (node), sheet_names, &text,
                                            &final, &refusal, &error);
      g_assert_true (scored == (rule == NULL));
      g_assert_true ((error != NULL) == (rule && !*rule));
      g_assert_cmpstr (refusal ? refusal->rule : NULL, ==, rule && *rule ? rule : NULL);
      if (error)
        g_assert_true (error->domain == AHU_RECORD_ERROR && error->code == AHU_RECORD_ERROR_MEMBER);
      if (scored)
        g_assert_nonnull (strstr (text, "Ben"));
    }
}

static void
test_scored_sheet (void)
{
  g_autoptr (JsonNode) node = rn_test_parse (sheets[0].json);
  g_autoptr (JsonNode) final = NULL;
  g_autoptr (JsonNode) expected = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autofree char *text = NULL;

  g_assert_true (rn_game_get ()->score_sheet (json_node_get_object (node), names, &text, &final,
                                              &refusal, NULL));
  expected = rn_test_parse ("{\"values\":{\"fish\":2,\"mulberry\":3,\"potato\":1,\"grain\":3},\"players\":["
                    "{\"tiles\":12,\"moai\":12,\"wood\":2,\"sacrifice\":16,\"total\":42,\"place\":1},"
                    "{\"tiles\":0,\"moai\":4,\"wood\":0,\"sacrifice\":16,\"total\":20,\"place\":2}]}");
  g_assert_true (json_node_equal (final, expected));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/game/table", test_table);
  g_test_add_func ("/engine/game/setup-members", test_members);
  g_test_add_func ("/engine/game/refused-set-up", test_refused_set_up);
  g_test_add_func ("/engine/game/apply", test_apply);
  g_test_add_func ("/engine/game/games", test_games);
  g_test_add_func ("/engine/game/sheets", test_sheets);
  g_test_add_func ("/engine/game/scored-sheet", test_scored_sheet);
  return g_test_run ();
}
