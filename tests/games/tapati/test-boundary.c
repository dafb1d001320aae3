/* test-boundary.c: what the program asks a game besides its rules: who does what now, which
 * rules a move stands on, what statistics count
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "core/history/ahu-history.h"
#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-statistics.h"
#include "support/test-record.h"
#include "tp-test-utils.h"

static const char *const names[] = { "Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", NULL };

static void
assert_prompt (const TpPosition *position,
               const char       *prompt,
               const char       *rule,
               const char       *place)
{
  g_autofree char *text = tp_prompt (position, names);
  g_autofree char *where = tp_place_text (position);

  g_assert_cmpstr (text, ==, prompt);
  g_assert_cmpstr (tp_step_rule (position), ==, rule);
  g_assert_cmpstr (where, ==, place);
}

/* What is to be put right: together, beside whom or where it is; there and back is nothing. */
static void
test_amends (void)
{
  TpPosition before, after, placed;
  gconstpointer undone[] = { &after, &before };
  gconstpointer off[] = { &placed, &after };
  gconstpointer twice[] = { &after, &before, &before, &after };
  g_autoptr (AhuNews) news = ahu_news_new (AHU_NEWS_DUE), built = ahu_news_new (AHU_NEWS_DUE);
  g_autoptr (AhuNews) nothing = ahu_news_new (AHU_NEWS_DUE);
  const AhuNewsItem *item;

  tp_test_start (&before, 3);
  tp_test_moai (&before, 0, 0, "2/0/0", 0, 0);
  after = before;
  tp_test_make (&after, "fact 0 ahu; palm 0; palm 1; enough 2");
  g_assert_true (tp_game_get ()->amends (news, undone, 1, names));
  g_assert_cmpuint (news->items->len, ==, 3);
  item = news->items->pdata[0];
  g_assert_cmpuint (item->seat, ==, 0);
  g_assert_cmpstr (item->sentence, ==, "Ana gives back 2 palms.");
  g_assert_cmpuint (((const AhuNewsToken *) item->tokens->pdata[0])->count, ==, 2);
  item = news->items->pdata[1];
  g_assert_cmpuint (item->seat, ==, 1);
  item = news->items->pdata[2];
  g_assert_cmpuint (item->seat, ==, AHU_NOBODY);
  g_assert_cmpstr (item->sentence, ==, "Market: add 2 palms.");
  g_assert_false (tp_game_get ()->amends (nothing, twice, 2, names));

  /* What lies on a site and in the Tapati is the same piece. */
  placed = after;
  tp_test_make (&placed, "build 0 palm 0 base");
  g_assert_true (tp_game_get ()->amends (built, off, 1, names));
  g_assert_cmpuint (built->items->len, ==, 1);
  g_assert_cmpstr (((const AhuNewsItem *) built->items->pdata[0])->sentence, ==, "Ana takes 1 palm off the sites.");
}

/* A Moai that was scored comes back with its points; what was exchanged does, too. */
static void
test_amends_more (void)
{
  TpPosition before, after;
  gconstpointer undone[] = { &after, &before };
  g_autoptr (AhuNews) news = ahu_news_new (AHU_NEWS_DUE), exchanged = ahu_news_new (AHU_NEWS_DUE);

  tp_test_start (&before, 3);
  tp_test_moai (&before, 0, 0, "1/1/1", 1, 0);
  before.step = TP_STEP_PRESTIGE;
  before.pending = 1;
  before.actor = before.active = 0;
  after = before;
  tp_test_make (&after, "score 0 0");
  g_assert_true (tp_game_get ()->amends (news, undone, 1, names));
  g_assert_nonnull (strstr (((const AhuNewsItem *) news->items->pdata[0])->sentence, "onto the sites. Ana: remove 3 points."));

  tp_test_start (&before, 3);
  tp_test_tapati (&before, 0, 0, 2, 0, "");
  after = before;
  tp_test_make (&after, "fact 0 tapati; exchange 0 slaves slave-palm");
  g_assert_true (tp_game_get ()->amends (exchanged, undone, 1, names));
  g_assert_cmpstr (((const AhuNewsItem *) exchanged->items->pdata[0])->sentence, ==,
                   "Ana takes 1 captive. Ana gives back 1 palm.");
  g_assert_cmpstr (((const AhuNewsItem *) exchanged->items->pdata[1])->sentence, ==, "Interchange: add a captive with a palm.");
}

static void
test_prompts (void)
{
  TpPosition position;
  TpBox box;

  tp_box_init (&box, 3);
  tp_set_up (&position, &box, 3);
  assert_prompt (&position, "Draw a quarry for the interchange market.", "T4.7", "Round 1");
  tp_test_make (&position, "reveal exchange 1");
  assert_prompt (&position, "Draw 3 quarries and a rug for the quarry market.", "T4.7", "Round 1");
  tp_test_make (&position, "reveal market 123 2");
  assert_prompt (&position, "Ana: take a fact card.", "T4.9", "Round 1");
  tp_test_make (&position, "fact 0 rano-raraku");
  assert_prompt (&position, "Ana: take a quarry or the rug.", "T5.8", "Round 1 · Rano-Raraku");
  tp_test_make (&position, "quarry 0 1");
  assert_prompt (&position, "Ben: take a quarry.", "T5.8", "Round 1 · Rano-Raraku");
  tp_test_make (&position, "quarry 1 2; quarry 2 3");
  assert_prompt (&position, "All of you: choose where your tiles go.", "T8.1", "Round 1 · Rano-Raraku");
  tp_test_make (&position, "build 0 quarry:1 0");
  assert_prompt (&position, "Choose where your tiles go: Ben and Cleo.", "T8.1", "Round 1 · Rano-Raraku");
  tp_test_make (&position, "done 2");
  assert_prompt (&position, "Ben: place a quarry with 2 circles, or say you’re done.", "T8.1", "Round 1 · Rano-Raraku");
  tp_test_make (&position, "done 1; fact 1 ahu");
  assert_prompt (&position, "Ben: take a palm, or say “Enough!”", "T5.5", "Round 1 · Ahu");
  tp_test_make (&position, "enough 1; fact 2 make-make");
  tp_test_make (&position, "done 0");
  assert_prompt (&position, "Ana: score any of your Moai, or say you’re done.", "T9.1", "Round 1 · Prestige");
}

/* Each kind by name; of who places alone how many, no more than there is room for. */
static void
test_prompts_of_placing (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_make (&position, "fact 0 rano-raraku; quarry 0 1; quarry 1 2; quarry 2 3; build 0 quarry:1 0; build 1 quarry:2 0; build 2 quarry:3 0");
  tp_test_make (&position, "fact 1 manutara");
  assert_prompt (&position, "All of you: place captives in any order.", "T8.1", "Round 1 · Manutara");
  tp_test_make (&position, "build 1 slave 0 M 2");
  assert_prompt (&position, "Place captives in any order: Cleo and Ana.", "T8.1", "Round 1 · Manutara");
  tp_test_make (&position, "done 2");
  assert_prompt (&position, "Ana: place 1 captive, or say you’re done.", "T8.1", "Round 1 · Manutara");
}

static void
test_author (void)
{
  TpPosition position;
  TpMove move;

  tp_test_start (&position, 6);
  tp_test_parse (&move, "reveal market 123412 2");
  g_assert_cmpint (tp_move_author (&position, &move), ==, -1);
  tp_test_turn (&position, 4);
  tp_test_make (&position, "fact 4 rug");
  tp_test_parse (&move, "reveal rug-card 2");
  g_assert_cmpint (tp_move_author (&position, &move), ==, 4);
  tp_test_make (&position, "reveal rug-card 2");
  tp_test_parse (&move, "fact 5 ahu");
  g_assert_cmpint (tp_move_author (&position, &move), ==, 5);
}

static AhuHistory *
load (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".rapanui", NULL);

  return test_history_load ("tapati", file);
}

/* Rounds follow each other one by one, each has facts, and whoever moves is asked for it. */
static void
test_milestones (void)
{
  const AhuGame *game = tp_game_get ();
  g_autoptr (AhuHistory) history = load ("four-sensible");
  guint n = ahu_history_get_ply (history);
  guint n_facts = 0, n_rounds = 0;

  for (guint ply = 0; ply < n; ply++)
    {
      gconstpointer before = ahu_history_get_position (history, ply);
      gconstpointer after = ahu_history_get_position (history, ply + 1);
      JsonNode *move = ahu_history_get_move (history, ply);
      guint bits = game->completes (before, move, after);
      guint author = game->author (before, move);
      guint seats[TP_MAX_PLAYERS];
      guint n_seats = game->pending (before, seats);
      gboolean asked = FALSE;

      for (guint i = 0; i < n_seats; i++)
        asked |= seats[i] == author;
      g_assert_true (asked || author == AHU_NOBODY);
      g_assert_cmpuint (game->turn (after), ==, game->turn (before) + (bits >> 1));
      n_facts += bits & 1;
      n_rounds += bits >> 1;
    }
  g_assert_cmpuint (n_rounds + 1, ==, game->turn (ahu_history_get_position (history, n)));
  g_assert_cmpuint (n_facts, >, n_rounds);
}

/* In games of all sizes: who is asked for a move is named, and the rule is one of its own. */
static void
test_prompts_of_games (void)
{
  static const char *const records[] = { "four-gifts", "six-hoard", "exchange-past-a-missing-one" };
  const AhuGame *game = tp_game_get ();

  for (guint r = 0; r < G_N_ELEMENTS (records); r++)
    {
      g_autoptr (AhuHistory) history = load (records[r]);
      guint n = ahu_history_get_ply (history);
      guint n_named = 0;

      for (guint ply = 0; ply <= n; ply++)
        {
          gconstpointer position = ahu_history_get_position (history, ply);
          g_autofree char *unasked = game->prompt (position, names, NULL);
          g_auto (GStrv) rules = NULL;
          g_autofree char *text = game->prompt (position, names, &rules);
          guint seats[TP_MAX_PLAYERS];
          guint n_seats = game->pending (position, seats);
          gboolean all = g_str_has_prefix (text, "All of you");
          gboolean others = strstr (text, "all but") != NULL;

          g_assert_cmpstr (text, ==, unasked);
          g_assert_cmpuint (g_strv_length (rules), ==, 1);
          g_assert_true (g_regex_match_simple ("^T[1-9][0-9]?\\.[1-9][0-9]?$", rules[0], 0, 0));
          /* Tiles that anybody may draw are nobody's. */
          for (guint i = 0; i < n_seats && strstr (text, "Draw ") == NULL; i++, n_named++)
            g_assert_true (all || (strstr (text, names[seats[i]]) != NULL) != others);
          g_assert_true (game->is_over (position) == (g_strcmp0 (text, "The game is over.") == 0));
        }
      g_assert_cmpuint (n_named, >, n / 2);
    }
}

/* Whose it is, what is moved and why. */
static void
check_item (const AhuNewsItem *item)
{
  g_assert_cmpuint (item->tokens->len, >, 0);
  if (item->seat != AHU_NOBODY)
    g_assert_true (g_str_has_prefix (item->sentence, names[item->seat]));
  g_assert_true (item->reason == NULL || item->reason[0] == 'T');
}

static gboolean
is_in_item (const AhuNews *news,
            guint          seat,
            const char    *sentence)
{
  for (guint i = 0; i < news->items->len; i++)
    {
      const AhuNewsItem *item = news->items->pdata[i];

      if (item->seat == seat && strstr (item->sentence, sentence) != NULL)
        return TRUE;
    }

  return FALSE;
}

static gboolean
is_of_nobody (guint event)
{
  return event == TP_EVENT_LEFT_OVER || event == TP_EVENT_TO_MARKET || event == TP_EVENT_FROM_MARKET ||
         event == TP_EVENT_LAID || event == TP_EVENT_GIFT_LAID;
}

/* What a move brings is in the news, all of it: to players, to the markets, and the end. */
static void
check_told (const AhuNews    *news,
            const TpPosition *before,
            const TpMove     *move,
            gboolean          told[TP_EVENTS])
{
  TpPosition after = *before;
  TpEventList events;

  tp_apply (&after, move, &events);
  for (guint i = 0; i < events.n; i++)
    {
      const TpEvent *event = &events.events[i];
      g_autofree char *sentence = tp_event_sentence (event, names);

      g_assert_true (news->is_fresh);
      if (event->type == TP_EVENT_END)
        g_assert_cmpstr (news->lasting, ==, sentence);
      else if (event->type != TP_EVENT_ROUND && event->type != TP_EVENT_RECYCLED)
        g_assert_true (is_in_item (news, is_of_nobody (event->type) ? AHU_NOBODY : event->player, sentence));
      told[event->type] = TRUE;
    }
  g_assert_true (news->is_last == (after.step == TP_STEP_OVER));
}

/* What has words does not run together with what stands before it. */
static void
check_apart (const AhuNewsItem *item)
{
  for (guint i = 0; i < item->tokens->len; i++)
    {
      const AhuNewsToken *token = item->tokens->pdata[i];

      if (i == 0)
        g_assert_false (token->is_apart);
      else if (strcmp (token->words, "%s") != 0)
        g_assert_true (token->is_apart);
    }
}

static gboolean
is_earlier (const AhuNews *news,
            guint          item)
{
  return ((const AhuNewsItem *) news->items->pdata[item])->is_earlier;
}

/* Who is told of is told of once. */
static void
check_seats (const AhuNews *news)
{
  guint seen = 0;

  for (guint i = 0; i < news->items->len; i++)
    {
      guint seat = ((const AhuNewsItem *) news->items->pdata[i])->seat;

      check_apart (news->items->pdata[i]);
      /* What was scored before stands behind all else. */
      if (is_earlier (news, i))
        continue;
      g_assert_true (i == 0 || !is_earlier (news, i - 1));
      if (seat == AHU_NOBODY)
        continue;
      g_assert_cmpuint (seen >> seat & 1, ==, 0);
      seen |= 1u << seat;
    }
}

/* Once somebody has placed: each of those who are still to, with the pieces that they can place. */
static void
check_pending (const AhuNews    *news,
               const TpPosition *position)
{
  guint8 pending[TP_MAX_PLAYERS];

  g_assert_cmpuint (news->items->len, ==, tp_position_pending (position, pending));
  g_assert_cmpstr (news->heading, ==, "Still placing");
  for (guint i = 0; i < news->items->len; i++)
    {
      const AhuNewsItem *item = news->items->pdata[i];

      g_assert_cmpuint (item->seat, ==, pending[i]);
      g_assert_cmpstr (item->reason, ==, "T8.1");
      for (guint t = 0; t < item->tokens->len; t++)
        {
          const AhuNewsToken *token = item->tokens->pdata[t];

          g_assert_cmpuint (token->count, >, 0);
          /* Nothing looks as if it were cut off. */
          g_assert_null (strstr (token->brief, "…"));
        }
    }
}

/* Before the first tile is drawn: what has to lie on the table. */
static void
check_laid_out (const AhuNews    *news,
                const TpPosition *start)
{
  g_assert_cmpint (news->state, ==, AHU_NEWS_DUE);
  g_assert_cmpuint (news->items->len, ==, TP_LOOSE_PIECES + 1);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    {
      const AhuNewsItem *item = news->items->pdata[piece];
      const AhuNewsToken *token = item->tokens->pdata[0];
      g_autofree char *to = g_strdup_printf ("to %u", (guint) start->market[piece]);

      g_assert_cmpuint (token->count, ==, start->market[piece]);
      g_assert_true (g_str_has_suffix (token->words, to));
    }
  g_assert_cmpstr (((const AhuNewsItem *) news->items->pdata[TP_LOOSE_PIECES])->label, ==, "Interchange");
  g_assert_nonnull (strstr (news->text, "From the store to the market: "));
}

/* The points of the last prestige stay there until there is another, unless they are what is told. */
static void
check_scored (const AhuNews *news,
              AhuHistory    *history,
              guint          ply)
{
  const TpPosition *position = ahu_history_get_position (history, ply);
  guint scored = 0;

  for (guint i = 0; i < news->items->len; i++)
    {
      const AhuNewsItem *item = news->items->pdata[i];

      for (guint t = 0; t < item->tokens->len; t++)
        scored += g_strcmp0 (((const AhuNewsToken *) item->tokens->pdata[t])->picture, "tapati-points") == 0;
    }
  if (position->step == TP_STEP_PRESTIGE || position->round < 2 || position->n_used == 0 ||
      (position->step == TP_STEP_PLACE && !news->is_fresh))
    return;
  for (guint seat = 0; seat < position->n_players; seat++)
    for (guint line = 0; line < TP_LINES; line++)
      g_assert_true (scored > 0 || position->players[seat].points[line] == 0);
}

static void
test_news (void)
{
  static const char *const records[] = { "four-gifts", "six-hoard", "exchange-past-a-missing-one", "forced-scoring" };
  const AhuGame *game = tp_game_get ();
  gboolean told[TP_EVENTS] = { FALSE, };
  guint n_items = 0, n_back = 0, n_done = 0, n_placing = 0;

  for (guint r = 0; r < G_N_ELEMENTS (records); r++)
    {
      g_autoptr (AhuHistory) history = load (records[r]);
      g_autoptr (AhuNews) none = game->news (history, 0, names);
      guint n = ahu_history_get_ply (history);

      check_laid_out (none, ahu_history_get_position (history, 0));
      for (guint ply = 1; ply <= n; ply++)
        {
          const TpPosition *before = ahu_history_get_position (history, ply - 1);
          g_autoptr (AhuNews) news = game->news (history, ply, names);
          TpMove move;

          tp_move_from_json (&move, ahu_history_get_move (history, ply - 1));
          n_done += news->state == AHU_NEWS_DONE;
          g_assert_true (news->is_fresh == (news->state == AHU_NEWS_DUE));
          g_assert_true (g_str_has_prefix (news->text, news->place));
          for (guint i = 0; i < news->items->len; i++)
            {
              const AhuNewsItem *item = news->items->pdata[i];

              check_item (item);
              n_items++;
              n_back += g_strcmp0 (((const AhuNewsToken *) item->tokens->pdata[0])->brief, "−%s") == 0;
            }
          check_told (news, before, &move, told);
          check_seats (news);
          check_scored (news, history, ply);
          if (!news->is_fresh && ((const TpPosition *) ahu_history_get_position (history, ply))->step == TP_STEP_PLACE)
            {
              check_pending (news, ahu_history_get_position (history, ply));
              n_placing++;
            }
        }
    }
  g_assert_cmpuint (n_placing, >, 50);
  g_assert_cmpuint (n_items, >, 50);
  g_assert_cmpuint (n_back, >, 0);
  g_assert_cmpuint (n_done, >, 50);
  g_assert_true (told[TP_EVENT_TO_MARKET] && told[TP_EVENT_LAID] && told[TP_EVENT_GIFT_LAID] && told[TP_EVENT_END] &&
                 told[TP_EVENT_SCORES] && told[TP_EVENT_LEFT_OVER]);
}

/* What follows from a move is told before it is made, and it is what happens. */
static void
test_outlook (void)
{
  const AhuGame *game = tp_game_get ();
  g_autoptr (AhuHistory) history = load ("four-gifts");
  g_autoptr (JsonNode) wrong = json_from_string ("{\"move\":\"fact\",\"player\":9,\"fact\":\"ahu\"}", NULL);
  guint n = ahu_history_get_ply (history), n_told = 0;

  for (guint ply = 0; ply < n; ply++)
    {
      gconstpointer before = ahu_history_get_position (history, ply);
      JsonNode *node = ahu_history_get_move (history, ply);
      g_auto (GStrv) sentences = game->outlook (before, node, names, 0);
      g_auto (GStrv) lines = game->describe_move (before, node, names, NULL);

      g_assert_null (game->outlook (before, wrong, names, 0));
      g_assert_true ((sentences == NULL) == (lines[1] == NULL));
      if (sentences != NULL)
        g_assert_true (g_strv_equal ((const char *const *) sentences, (const char *const *) lines + 1));
      n_told += sentences != NULL;
    }
  g_assert_cmpuint (n_told, >, n / 8);
}

/* A moment for each round; points are never lost, and what is added in the end are the Moai that
 * still stand. */
static void
test_course (void)
{
  const AhuGame *game = tp_game_get ();
  g_autoptr (AhuHistory) history = load ("four-sensible");
  const TpPosition *end = ahu_history_get_position (history, ahu_history_get_ply (history));
  const char *const *players = ahu_record_get_names (ahu_history_get_record (history));
  g_autoptr (AhuCourse) course = game->course (history, players);
  g_autoptr (AhuRanking) ranking = game->ranking (end, players);
  guint n = course->moments->len;

  g_assert_true (game->is_over (end));
  g_assert_cmpuint (n, ==, game->turn (end));
  g_assert_cmpstr (ahu_course_get_moment (course, n)->label, ==, "5");
  for (guint p = 0; p < course->n_players; p++)
    {
      guint scored = 0;

      for (guint line = 0; line < TP_LINES; line++)
        scored += end->players[p].points[line];
      g_assert_cmpuint (ahu_course_get_points (course, n, p), ==, scored);
      g_assert_cmpuint (course->totals[p], ==, ranking->totals[p]);
      g_assert_cmpuint (course->order[p], ==, ranking->order[p]);
      for (guint round = 1; round <= n; round++)
        g_assert_cmpuint (ahu_course_get_points (course, round, p), <=, ahu_course_get_points (course, round + 1, p));
    }
}

static void
assert_rules (TpPosition *position,
              const char *text,
              const char *expected)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree const char **rules = NULL;
  g_autofree char *joined = NULL;
  TpMove move;

  tp_test_parse (&move, text);
  g_assert_cmpint (tp_check (position, &move).code, ==, TP_OK);
  node = tp_move_to_json (&move);
  rules = tp_game_get ()->move_rules (position, node);
  joined = g_strjoinv (" ", (char **) rules);
  g_assert_cmpstr (joined, ==, expected);
}

static void
test_rules (void)
{
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_moai (&position, 0, 0, "1/0/0", 0, 0);
  position.gifts[TP_MAKE_MAKE] = 5;
  assert_rules (&position, "fact 0 make-make", "T4.9 T4.10 T3.3 T5.1 T5.2");
  tp_test_make (&position, "fact 0 make-make");
  assert_rules (&position, "build 0 rapanui 0 M 1", "T8.4");
  position.players[0].taken[TP_RAPANUI] = 4;
  assert_rules (&position, "done 0", "T8.6 T3.3");
}

/* Every move of random games cites rules of this game, none twice. */
static void
test_rules_of_games (void)
{
  for (guint game = 0; game < 24; game++)
    {
      AhuRandom random = ahu_random_stream (3, game, 0);
      TpPosition position;
      TpBox box;

      tp_box_init (&box, 3 + game % 4);
      tp_set_up (&position, &box, 3 + game % 4);
      while (position.step != TP_STEP_OVER)
        {
          const char *rules[TP_MAX_CITED];
          TpMove move;
          guint n;

          tp_choose_random (&position, &move, &random);
          n = tp_move_rules (&position, &move, rules);
          g_assert_cmpuint (n, >=, 1);
          g_assert_cmpuint (n, <, TP_MAX_CITED);
          for (guint i = 0; i < n; i++)
            {
              g_assert_true (g_regex_match_simple ("^T[1-9][0-9]?\\.[1-9][0-9]?$", rules[i], 0, 0));
              for (guint j = 0; j < i; j++)
                g_assert_cmpstr (rules[i], !=, rules[j]);
            }
          tp_apply (&position, &move, NULL);
        }
    }
}

/* The sources add up to the total, and what is counted lies within what the moves allow. */
static void
test_statistics (void)
{
  static const char *const records[] = { "four-gifts", "forced-scoring", "six-hoard", "exchange-past-a-missing-one" };
  gint64 sums[TP_STATISTICS] = { 0 };
  const AhuFact *facts;
  guint n = tp_game_get ()->facts (&facts);

  g_assert_cmpuint (n, ==, TP_STATISTICS);
  for (guint i = 0; i < n; i++)
    g_assert_true (facts[i].id != NULL && facts[i].group != NULL && facts[i].label != NULL && facts[i].detail != NULL);

  for (guint r = 0; r < G_N_ELEMENTS (records); r++)
    {
      g_autoptr (AhuHistory) history = load (records[r]);
      gconstpointer end = ahu_history_get_position (history, ahu_history_get_ply (history));
      gint64 values[TP_MAX_PLAYERS * TP_STATISTICS];
      guint places[TP_MAX_PLAYERS];
      gint64 totals[TP_MAX_PLAYERS];

      tp_game_get ()->count_facts (history, values);
      tp_game_get ()->places (end, places, totals);
      for (guint p = 0; p < ((const TpPosition *) end)->n_players; p++)
        {
          gint64 sum = 0;

          for (guint i = 0; i < n; i++)
            {
              sum += facts[i].role == AHU_FACT_SOURCE ? values[p * n + i] : 0;
              sums[i] += values[p * n + i];
            }
          g_assert_cmpint (sum, ==, totals[p]);
          g_assert_cmpint (values[p * n + TP_LINE_PRESTIGE], ==, values[p * n + TP_STATISTIC_SCORED]);
        }
    }
  for (guint i = 0; i < n; i++)
    g_assert_cmpint (sums[i], >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (tp_game_get ());

  g_test_add_func ("/tapati/boundary/amends", test_amends);
  g_test_add_func ("/tapati/boundary/amends-more", test_amends_more);
  g_test_add_func ("/tapati/boundary/prompts", test_prompts);
  g_test_add_func ("/tapati/boundary/prompts-of-games", test_prompts_of_games);
  g_test_add_func ("/tapati/boundary/prompts-of-placing", test_prompts_of_placing);
  g_test_add_func ("/tapati/boundary/news", test_news);
  g_test_add_func ("/tapati/boundary/outlook", test_outlook);
  g_test_add_func ("/tapati/boundary/author", test_author);
  g_test_add_func ("/tapati/boundary/milestones", test_milestones);
  g_test_add_func ("/tapati/boundary/course", test_course);
  g_test_add_func ("/tapati/boundary/rules", test_rules);
  g_test_add_func ("/tapati/boundary/rules-of-games", test_rules_of_games);
  g_test_add_func ("/tapati/boundary/statistics", test_statistics);

  return g_test_run ();
}
