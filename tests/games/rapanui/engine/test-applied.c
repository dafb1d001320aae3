/* test-applied.c: every rule that is cited can be read, and leads back to the game
 *
 * All codes of refusals, all steps, all moves of the examples, all rules of the reference:
 * none is picked out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-applied.h"
#include "games/rapanui/study/rn-citation.h"
#include "games/rapanui/study/rn-explain.h"
#include "games/rapanui/words/rn-sentences.h"

#include "rn-test-games.h"
#include "support/test-rules.h"

#define NUMBER "\\b([RD][0-9]{1,2}(\\.[0-9]{1,2})?)\\b"

/* Returns: how many numbers of rules @text names, all of which can be read */
static guint
check_numbers (AhuRules   *rules,
               const char *text,
               const char *where)
{
  g_autoptr (GRegex) regex = g_regex_new (NUMBER, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *id = g_match_info_fetch (match, 1);

      if (ahu_rules_find (rules, id) < 0)
        g_error ("%s: %s names %s, which can't be read", ahu_rules_get_language (rules), where, id);
      n++;
    }

  return n;
}

/* Each code of a refusal tells its rules beside it; the last one bounds them. */
static void
check_codes (AhuRules   *rules,
             const char *header)
{
  g_autoptr (GRegex) regex = g_regex_new ("^  (RN_REASON_[A-Z_]+),\\s+/\\*([^:;*]*)", G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  g_regex_match (regex, header, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *code = g_match_info_fetch (match, 1);
      g_autofree char *told = g_match_info_fetch (match, 2);

      if (check_numbers (rules, told, code) == 0)
        g_error ("%s has no rule", code);
      n++;
    }
  g_assert_cmpuint (n, ==, RN_REASONS - 1);
}

static void
test_reasons (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "src", "games", "rapanui", "engine", "rn-reason.h",
                                                  NULL);
  g_autofree char *header = NULL;
  g_autofree char *all = g_strconcat ("en ", g_getenv ("AHU_TEST_LANGUAGES"), NULL);
  g_auto (GStrv) languages = g_strsplit (all, " ", -1);

  g_assert_true (g_file_get_contents (path, &header, NULL, NULL));
  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autoptr (AhuRules) rules = test_load_rules ("rapanui", languages[i]);

      check_codes (rules, header);
    }
}

static void
test_prompts (void)
{
  g_autoptr (AhuRules) rules = test_load_rules ("rapanui", "en");

  for (guint step = RN_STEP_BUY; step <= RN_STEP_OVER; step++)
    for (guint actor = 0; actor < 2; actor++)
      {
        RnPosition position = { .n_players = 2, .step = (guint8) step, .actor = (guint8) actor };

        g_assert_cmpint (ahu_rules_find (rules, rn_prompt_rule (&position)), >=, 0);
      }
  for (guint kind = 0; kind < RN_KINDS; kind++)
    g_assert_cmpint (ahu_rules_find (rules, rn_scoring_rule (kind)), >=, 0);
}

/* Every sort of slip, for a move of each example and for one still to come. */
static void
test_slips (void)
{
  g_autoptr (AhuRules) rules = test_load_rules ("rapanui", "en");

  for (guint i = 0; rn_test_finished[i] != NULL; i++)
    {
      g_autoptr (AhuHistory) history = rn_test_load_example (rn_test_finished[i]);
      guint ply = ahu_history_get_ply (history) / 2;
      const RnPosition *before = ahu_history_get_position (history, ply);
      RnMove move;

      rn_move_from_json (&move, ahu_history_get_move (history, ply));
      for (guint type = 0; type < RN_SLIP_TYPES; type++)
        {
          RnSlip slip = { .type = (guint8) type };

          g_assert_cmpint (ahu_rules_find (rules, rn_slip_rule (&slip, before, &move)), >=, 0);
          g_assert_cmpint (ahu_rules_find (rules, rn_slip_rule (&slip, before, NULL)), >=, 0);
        }
    }
}

static gboolean
is_applied (AhuHistory *history,
            guint       ply,
            const char *rule)
{
  AhuApplied applied = { 0 };

  rn_applied_rules (history, ply, &applied);

  return ahu_applied_has (&applied, rule);
}

static void
assert_applied (AhuHistory *history,
                guint       ply,
                const char *rule)
{
  if (!is_applied (history, ply, rule))
    g_error ("move %u: %s is cited, but leads not back to it", ply, rule);
}

/* What is said of a scoring names rules in words of its own. */
static void
check_takings (AhuHistory       *history,
               guint             ply,
               const RnPosition *before,
               const RnScoring  *scoring)
{
  g_autoptr (GRegex) regex = g_regex_new (NUMBER, 0, 0, NULL);
  RnTakings takings;

  rn_takings (&takings, before, scoring, ahu_history_get_position (history, ply + 1));
  for (guint i = 0; i < takings.n; i++)
    {
      g_autofree char *reason = rn_taking_why (&takings.takings[i], takings.kind);
      g_autoptr (GMatchInfo) match = NULL;

      g_regex_match (regex, reason, 0, &match);
      g_assert_true (g_match_info_matches (match));
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *rule = g_match_info_fetch (match, 1);

          assert_applied (history, ply, rule);
        }
    }
}

static void
check_move (AhuHistory *history,
            guint       ply)
{
  const RnPosition *before = ahu_history_get_position (history, ply);
  RnPosition after = *before;
  const char *cited[RN_MAX_CITED + 1] = { NULL };
  RnScoring scoring;
  RnMove move;
  guint n;

  rn_move_from_json (&move, ahu_history_get_move (history, ply));
  n = rn_move_rules (before, &move, cited);
  /* The bonus of Hunters & Gatherers stands in their own rule. */
  g_assert_false (g_strv_contains ((const char *const *) cited, "R7.7")
                  && g_strv_contains ((const char *const *) cited, "R7.8"));
  for (guint i = 0; i < n; i++)
    assert_applied (history, ply, cited[i]);
  assert_applied (history, ply, rn_prompt_rule (before));
  rn_apply (&after, &move, &scoring);
  if (scoring.kind != RN_INVALID)
    check_takings (history, ply, before, &scoring);
}

/* Each step of the final scoring leads back to the move that ended the game. */
static void
check_final (AhuHistory *history)
{
  guint last = ahu_history_get_ply (history);
  g_autoptr (AhuRanking) ranking = NULL;
  g_autoptr (GRegex) regex = g_regex_new (NUMBER, 0, 0, NULL);
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, ahu_history_get_position (history, last));
  rn_final (&final, &sheet);
  ranking = ahu_ranking_new (final.n_players);
  rn_explain (ranking, &final, ahu_record_get_names (ahu_history_get_record (history)));
  for (guint i = 0; i < ranking->steps->len; i++)
    {
      const AhuRankingStep *step = ranking->steps->pdata[i];
      g_autofree char *text = g_strjoinv ("\n", step->sentences);
      g_autoptr (GMatchInfo) match = NULL;

      assert_applied (history, last - 1, step->rule);
      g_regex_match (regex, text, 0, &match);
      for (; g_match_info_matches (match); g_match_info_next (match, NULL))
        {
          g_autofree char *rule = g_match_info_fetch (match, 1);

          assert_applied (history, last - 1, rule);
        }
    }
}

static void
test_cited_leads_back (void)
{
  for (guint i = 0; rn_test_finished[i] != NULL; i++)
    {
      g_autoptr (AhuHistory) history = rn_test_load_example (rn_test_finished[i]);
      guint n = ahu_history_get_ply (history);
      const RnPosition *end = ahu_history_get_position (history, n);

      g_test_message ("%s", rn_test_finished[i]);
      for (guint ply = 0; ply < n; ply++)
        check_move (history, ply);
      if (end->step == RN_STEP_OVER)
        check_final (history);
      else
        assert_applied (history, n, rn_prompt_rule (end));
    }
}

/* The tokens of the box run out once, and only that move says so. */
static AhuHistory *
load_rich (void)
{
  g_autoptr (AhuHistory) whole = rn_test_load_example ("two-players");
  const RnPosition *begin = ahu_history_get_position (whole, 0);

  return rn_test_join (whole, 0, RN_BOX_WOOD - begin->wood[0] - begin->wood[1]);
}

static void
test_tokens (void)
{
  g_autoptr (AhuHistory) history = load_rich ();
  g_autoptr (GArray) plies = ahu_applied_find (history, "D7");
  const RnPosition *before, *after;

  g_assert_cmpuint (plies->len, >, 0);
  before = ahu_history_get_position (history, g_array_index (plies, guint, 0));
  after = ahu_history_get_position (history, g_array_index (plies, guint, 0) + 1);
  g_assert_cmpuint (before->wood[0] + before->wood[1], <=, RN_BOX_WOOD);
  g_assert_cmpuint (after->wood[0] + after->wood[1], >, RN_BOX_WOOD);
}

/* A game that was joined late has no set-up of its own. */
static void
test_joined (void)
{
  g_autoptr (AhuHistory) whole = rn_test_load_example ("two-players");
  g_autoptr (AhuHistory) joined = rn_test_join (whole, 60, 0);

  g_assert_true (is_applied (whole, 0, "D10"));
  g_assert_false (is_applied (whole, 1, "D10"));
  g_assert_false (is_applied (joined, 0, "D10"));
}

static void
note_rules (AhuRules   *rules,
            AhuHistory *history,
            GHashTable *seen)
{
  for (guint ply = 0; ply <= ahu_history_get_ply (history); ply++)
    {
      AhuApplied found = { 0 };

      rn_applied_rules (history, ply, &found);
      for (guint i = 0; i < found.n; i++)
        {
          g_assert_cmpint (ahu_rules_find (rules, found.rules[i]), >=, 0);
          g_hash_table_add (seen, (gpointer) found.rules[i]);
        }
    }
}

/* Every number that is found can be read, and there is no rule or decision in the
 * reference that is never found. */
static void
test_all_rules (void)
{
  g_autoptr (AhuRules) rules = test_load_rules ("rapanui", "en");
  g_autoptr (AhuHistory) rich = load_rich ();
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GPtrArray *sections = ahu_rules_get_sections (rules);

  note_rules (rules, rich, seen);
  for (guint i = 0; rn_test_finished[i] != NULL; i++)
    {
      g_autoptr (AhuHistory) history = rn_test_load_example (rn_test_finished[i]);

      note_rules (rules, history, seen);
    }
  for (guint i = 0; i < sections->len; i++)
    {
      const AhuRulesSection *section = sections->pdata[i];

      if (g_regex_match_simple ("^[RD][0-9.]+$", section->id, 0, 0) && !g_hash_table_contains (seen, section->id))
        g_error ("no game leads back from %s", section->id);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/engine/applied/reasons", test_reasons);
  g_test_add_func ("/engine/applied/prompts", test_prompts);
  g_test_add_func ("/engine/applied/slips", test_slips);
  g_test_add_func ("/engine/applied/cited-leads-back", test_cited_leads_back);
  g_test_add_func ("/engine/applied/tokens", test_tokens);
  g_test_add_func ("/engine/applied/joined", test_joined);
  g_test_add_func ("/engine/applied/all-rules", test_all_rules);

  return g_test_run ();
}
