/* test-news.c: what is told of the last moves, and what to move after a correction
 *
 * Not for: what a scoring gives (test-takings.c, test-scoring.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/study/rn-amends.h"
#include "games/rapanui/study/rn-citation.h"
#include "games/rapanui/study/rn-outlook.h"
#include "games/rapanui/words/rn-sentences.h"
#include "games/rapanui/words/rn-talk.h"

#include "rn-test-games.h"
#include "rn-test-utils.h"

#include <string.h>

static const char *const names[] = { "Ada", "Ben", "Chiara", "Dan", NULL };

static void
go (AhuHistory *history,
    guint       ply)
{
  while (ahu_history_get_ply (history) > ply)
    ahu_history_undo (history);
  while (ahu_history_get_ply (history) < ply)
    ahu_history_redo (history);
}

static guint
count_moves (AhuHistory *history)
{
  return ahu_history_get_moves (history)->len;
}

static RnMove
get_move (AhuHistory *history,
          guint       index)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (history, index));
  return move;
}

static RnPosition
get_position (AhuHistory *history,
              guint       ply)
{
  return *(const RnPosition *) ahu_history_get_position (history, ply);
}

/* What the piles and the box have given since @start is told, nothing else, and with the
 * right player. */
static void
assert_whole (const RnNews     *news,
              const RnPosition *start,
              const RnPosition *now,
              gboolean          of_piles)
{
  int piles = 0;

  for (guint p = 0; p < now->n_players; p++)
    {
      int wood = 0;
      int glory = 0;

      for (guint i = 0; i < news->n && news->fresh; i++)
        if (news->items[i].taking.player == p)
          {
            wood += news->items[i].taking.wood - news->items[i].pays;
            glory += news->items[i].taking.glory;
            for (guint k = 0; k < RN_SACRIFICES; k++)
              piles += news->items[i].taking.cards[k];
          }
      g_assert_cmpint (now->wood[p] - start->wood[p], ==, wood);
      g_assert_cmpint (now->glory[p] - start->glory[p], ==, glory);
    }
  for (guint k = 0; k < RN_SACRIFICES; k++)
    piles -= start->supply[k] - now->supply[k];
  if (of_piles)
    g_assert_cmpint (piles, ==, 0);
}

/* Whose turn it is begins the list of what a scoring gives, then clockwise. */
static void
assert_clockwise (const RnNews *news,
                  guint         active,
                  guint         n_players)
{
  guint last = 0;

  for (guint i = 0; i < news->n; i++)
    {
      guint place = (news->items[i].taking.player + n_players - active) % n_players;

      g_assert_cmpuint (place, >=, last);
      last = place;
    }
}

/* In every position of every game: whatever is paid or taken is news, once; after the next
 * move it is done. */
static void
test_games (void)
{
  for (guint g = 0; rn_test_finished[g] != NULL; g++)
    {
      g_autoptr (AhuHistory) history = rn_test_load_example (rn_test_finished[g]);
      guint n = count_moves (history);
      guint start = 0;

      for (guint ply = 1; ply <= n; ply++)
        {
          RnPosition now;
          RnPosition before;
          RnMove move;
          RnNews news;

          go (history, ply);
          move = get_move (history, ply - 1);
          if (move.type != RN_MOVE_REWARD && move.type != RN_MOVE_SUBSTITUTE)
            start = ply - 1;
          before = get_position (history, start);
          now = get_position (history, ply);
          rn_news_find (&news, history, ply);
          if (now.step >= RN_STEP_REVEAL)
            {
              g_assert_true (news.over && news.state == RN_NEWS_NOTHING && news.n == 0);
              continue;
            }
          assert_whole (&news, &before, &now, move.type != RN_MOVE_ADD);
          g_assert_true (!news.fresh || news.turn == before.turn);
          g_assert_true (news.fresh || news.state != RN_NEWS_DUE ||
                         now.step == RN_STEP_SACRIFICE || now.step == RN_STEP_ADD);
          if (news.fresh && news.kind != RN_INVALID)
            assert_clockwise (&news, before.active, now.n_players);
          if (rn_news_moves_tokens (&before, &move))
            g_assert_true (news.fresh);
        }
    }
}

static void
assert_told (AhuHistory *history,
             guint       ply,
             const char *expected)
{
  g_autofree char *told = NULL;
  RnNews news;

  go (history, ply);
  rn_news_find (&news, history, ahu_history_get_ply (history));
  told = rn_news_sentence (&news, names);
  g_strdelimit (told, "\n", '|');
  g_test_message ("%u: %s", ply, told);
  g_assert_cmpstr (told, ==, expected);
}

/* In order, in one line; who is skipped stays until the round is over, what was paid doesn't. */
static void
test_round (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("ends-before-hand-full");
  RnNews news;

  assert_told (history, 88, "Turn 27, Moai built:|Chiara pays 7 wood.|Ada is skipped: no Sacrifice card.");
  assert_told (history, 89, "Turn 27|Ada is skipped: no Sacrifice card.");
  rn_news_find (&news, history, ahu_history_get_ply (history));
  g_assert_true (news.state == RN_NEWS_DUE && !news.fresh);
  assert_told (history, 90, "Turn 27|Ada is skipped: no Sacrifice card.|Chiara lays a card face down onto the Stone.");
  rn_news_find (&news, history, ahu_history_get_ply (history));
  g_assert_true (news.state == RN_NEWS_DUE && news.fresh);
}

/* D2: the active player, too. */
static void
test_active_skipped (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");
  RnNews news;

  assert_told (history, 67, "Turn 20, Moai built:|Dan pays 7 wood.");
  rn_news_find (&news, history, ahu_history_get_ply (history));
  g_assert_cmpuint (news.state, ==, RN_NEWS_DONE);
  assert_told (history, 68, "Turn 20|Dan is skipped: no Sacrifice card.");
  g_assert_cmpuint (((const RnPosition *) ahu_history_get_position (history, 68))->step, ==, RN_STEP_ADD);
  rn_news_find (&news, history, ahu_history_get_ply (history));
  g_assert_cmpuint (news.state, ==, RN_NEWS_DUE);
  go (history, 69);
  rn_news_find (&news, history, ahu_history_get_ply (history));
  g_assert_cmpuint (news.state, ==, RN_NEWS_DONE);
}

/* Choices that are still open stand at their owner's place, and then what was chosen. */
static void
test_open (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("supply-pile-empty");

  assert_told (history, 76, "Turn 29, Grain:|Ada takes Sacrifice cards: 1 × Grain.|Ben takes Sacrifice cards: 1 × Grain.|"
                            "Chiara takes Sacrifice cards: 1 × Grain.|Chiara: the Grain pile is empty, so take another kind or nothing.");
  assert_told (history, 100, "Turn 35, Grain:|Chiara takes Sacrifice cards: 1 × Fish.|"
                             "Chiara: the Grain pile is empty, so take another kind or nothing.|"
                             "Ada: the Grain pile is empty, so take another kind or nothing.|"
                             "Ben: the Grain pile is empty, so take another kind or nothing.");
}

static void
assert_nothing (guint       ply,
                const char *name,
                const char *expected)
{
  g_autoptr (AhuHistory) history = rn_test_load_example (name);
  RnNews news;

  go (history, MIN (ply, count_moves (history)));
  rn_news_find (&news, history, ahu_history_get_ply (history));
  g_assert_cmpuint (news.state, ==, RN_NEWS_NOTHING);
  g_assert_cmpstr (rn_news_nothing (&news), ==, expected);
}

static void
test_nothing (void)
{
  assert_nothing (0, "two-players", NULL);
  assert_nothing (G_MAXUINT, "two-players", rn_end_sentence ());
}

/* A position with all that may lie in the columns and on the Stone. */
static RnPosition
find_laid (AhuHistory *history,
           gboolean    told)
{
  for (guint ply = 1; ply <= count_moves (history); ply++)
    {
      RnMove move;

      go (history, ply);
      move = get_move (history, ply - 1);
      if (move.type == RN_MOVE_SACRIFICE && get_position (history, ply).top == RN_SACRIFICE_HIDDEN &&
          rn_move_is_untold (&move) != told)
        return get_position (history, ply);
    }
  g_assert_not_reached ();
}

/* From any position to any other: what lay before and what is moved are what lies then. */
static void
assert_amends (const RnPosition *told,
               const RnPosition *now)
{
  RnAmends amends;

  rn_amends_find (&amends, told, now);
  for (guint p = 0; p < now->n_players; p++)
    {
      const RnAmend *amend = &amends.players[p];
      int cards = -amend->face_down;

      g_assert_cmpint (told->wood[p] + amend->wood, ==, now->wood[p]);
      g_assert_cmpint (told->glory[p] + amend->glory, ==, now->glory[p]);
      for (guint k = 0; k < RN_SACRIFICES; k++)
        cards += amend->cards[k] - amend->stone[k];
      g_assert_cmpint ((int) rn_position_sacrifice_total (told, p) + cards, ==, rn_position_sacrifice_total (now, p));
    }
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      int supply = told->supply[k] - amends.stone[k];
      int stone = told->stone_open[k] + amends.stone[k];

      for (guint p = 0; p < now->n_players; p++)
        {
          supply -= amends.players[p].cards[k];
          stone += amends.players[p].stone[k];
        }
      g_assert_cmpint (supply, ==, now->supply[k]);
      g_assert_cmpint (stone, ==, now->stone_open[k]);
    }
  g_assert_true (amends.top == (told->top != now->top));
}

static void
test_amends (void)
{
  for (guint g = 0; rn_test_finished[g] != NULL; g++)
    {
      g_autoptr (AhuHistory) history = rn_test_load_example (rn_test_finished[g]);
      guint n = count_moves (history);

      for (guint ply = 0; ply + 1 < n; ply++)
        for (guint other = 0; other + 1 < n; other += 7)
          {
            RnPosition told = get_position (history, ply);
            RnPosition now = get_position (history, other);

            if (told.step < RN_STEP_REVEAL && now.step < RN_STEP_REVEAL)
              assert_amends (&told, &now);
          }
    }
}

/* There and back is nothing. */
static void
test_back (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");
  RnPosition told = get_position (history, 120);
  RnPosition now = get_position (history, 60);
  RnAmends amends;
  RnAmends back;

  rn_amends_find (&amends, &told, &now);
  rn_amends_find (&back, &now, &told);
  g_assert_false (rn_amends_is_zero (&amends));
  rn_amends_add (&amends, &back);
  g_assert_true (rn_amends_is_zero (&amends));
  rn_amends_find (&amends, &told, &told);
  g_assert_true (rn_amends_is_zero (&amends) && !amends.top && amends.columns == 0);
}

/* Another kind of a card laid face down moves nothing that anybody sees. */
static void
test_hidden (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");
  RnPosition told = find_laid (history, TRUE);
  RnPosition now = told;
  RnHidden *last = &now.hidden[now.n_hidden - 1];
  RnMove was = { .type = RN_MOVE_SACRIFICE, .player = told.active };
  RnMove is = was;
  g_autofree char *reason = NULL;
  RnAmends amends;

  was.kind = last->kind;
  now.sacrifice[last->player][last->kind]++;
  last->kind = (last->kind + 1) % RN_SACRIFICES;
  is.kind = last->kind;
  now.sacrifice[last->player][last->kind]--;
  rn_amends_find (&amends, &told, &now);
  g_assert_true (rn_amends_is_zero (&amends));
  reason = rn_amends_reason (21, &was, &is);
  g_assert_cmpstr (reason, ==, "because turn 21 was corrected");
}

static void
test_words (void)
{
  const RnMove was = { .type = RN_MOVE_PLAY, .kind = RN_POTATO, .count = 1 };
  const RnMove is = { .type = RN_MOVE_PLAY, .kind = RN_LUMBERJACK, .count = 1 };
  const RnAmend amend = { .wood = 1, .cards = { 0, 0, -1, 0 } };
  g_autofree char *reason = rn_amends_reason (21, &was, &is);
  g_autofree char *sentence = rn_amend_sentence (&amend, "Anna");
  RnPart parts[RN_NEWS_PARTS];

  g_assert_cmpstr (reason, ==, "because turn 21 was corrected: Lumberjack, not Sweet Potato");
  g_assert_cmpstr (sentence, ==, "Anna takes 1 wood. Anna puts back 1 × Sweet Potato.");
  g_assert_cmpuint (rn_amend_parts (&amend, parts), ==, 2);
  g_assert_true (parts[0].token == RN_TOKEN_WOOD && parts[0].amount == 1);
  g_assert_true (parts[1].token == RN_TOKEN_CARD + RN_SACRIFICE_POTATO && parts[1].amount == 1);
  g_assert_cmpstr (parts[1].words, ==, "puts back %s");
}

/* The card that was drawn lies in front again. */
static void
test_rest (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");
  guint n = count_moves (history);

  for (guint ply = 1; ply < n; ply++)
    {
      RnPosition told = get_position (history, ply);
      RnPosition now = get_position (history, ply - 1);
      RnMove move = get_move (history, ply - 1);
      g_autofree char *expected = NULL;
      g_autofree char *rest = NULL;
      RnAmends amends;

      if (move.type != RN_MOVE_DRAW)
        continue;
      expected = g_strdup_printf ("%s lies in front of column %u again.",
                                  rn_kind_name (now.display[move.column][now.column_length[move.column] - 1]),
                                  move.column + 1);
      rn_amends_find (&amends, &told, &now);
      rest = rn_amends_rest (&amends, &told, &now);
      g_assert_cmpstr (rest, ==, expected);
    }
}

/* How many of a drawing there are in all parts. */
static guint
count_tokens (const AhuNewsItem *item,
              const char        *picture)
{
  guint n = 0;

  for (guint i = 0; i < item->tokens->len; i++)
    {
      const AhuNewsToken *token = item->tokens->pdata[i];

      n += g_strcmp0 (token->picture, picture) == 0 ? token->count : 0;
    }

  return n;
}

/* What is paid stands first, with a minus. */
static gboolean
is_payment (const AhuNewsItem *item)
{
  const AhuNewsToken *token = item->tokens->pdata[0];

  return g_str_equal (token->brief, "−%s");
}

static void
assert_item (const AhuNewsItem *item,
             const RnNews      *news,
             guint              index)
{
  const RnNewsItem *expected = &news->items[index];
  g_autofree char *sentence = rn_news_item_sentence (news, index, names);
  g_autofree char *reason = rn_news_item_reason (news, index);
  guint change = 0;

  g_assert_cmpuint (item->seat, ==, expected->taking.player);
  g_assert_cmpstr (item->sentence, ==, sentence);
  g_assert_cmpstr (item->reason, ==, reason);
  g_assert_true (is_payment (item) == (expected->pays > 0));
  g_assert_cmpuint (count_tokens (item, "token-wood"), ==, expected->pays + expected->taking.wood);
  g_assert_cmpuint (count_tokens (item, "token-glory"), ==, expected->taking.glory);
  g_assert_cmpuint (count_tokens (item, "sacrifice-fish"), ==, expected->taking.cards[RN_SACRIFICE_FISH]);
  g_assert_true ((item->sum != NULL) == (item->sum_brief != NULL));
  for (guint i = 0; i < item->change->len; i++)
    {
      const AhuNewsToken *token = item->change->pdata[i];

      g_assert_cmpstr (token->picture, ==, expected->taking.wood > 0 ? "coin-wood" : "coin-glory");
      change += token->count;
    }
  g_assert_true (change == 0 || change == (guint) expected->taking.wood + expected->taking.glory);
}

/* After how many of the first moves a scoring was told last, with all that was chosen in it. */
static guint
find_scored (AhuHistory *history,
             guint       ply)
{
  RnNews news;

  for (; ply > 0; ply--)
    {
      rn_news_find (&news, history, ply);
      if (news.kind != RN_INVALID)
        break;
    }

  return ply;
}

/* What was scored last stays behind what is new and what was paid since, each as it was told then.
 *
 * Returns: how many such items there are */
static guint
assert_earlier (const AhuNews *told,
                const RnNews  *news,
                AhuHistory    *history,
                guint          ply)
{
  guint scored = news->over || news->kind != RN_INVALID ? 0 : find_scored (history, ply);
  g_autoptr (AhuNews) then = rn_game_get ()->news (history, scored, names);
  guint n = scored > 0 ? then->items->len : 0;

  g_assert_cmpuint (told->items->len, >=, news->n + n);
  for (guint i = 0; i < told->items->len; i++)
    {
      const AhuNewsItem *item = told->items->pdata[i];

      g_assert_true (item->is_earlier == (i >= news->n));
      if (i + n >= told->items->len)
        g_assert_cmpstr (item->sentence, ==, ((const AhuNewsItem *) then->items->pdata[i + n - told->items->len])->sentence);
    }
  if (n > 0)
    g_assert_cmpstr (((const AhuNewsItem *) told->items->pdata[told->items->len - n - 1])->label, ==, then->place);
  if (news->over || news->kind != RN_INVALID)
    g_assert_cmpuint (told->items->len, ==, news->n);
  g_assert_true ((told->details != NULL) == (told->items->len > news->n));

  return told->items->len - news->n;
}

/* What the game answers at any move of it is what was found when that move was the last. */
static void
test_boundary (void)
{
  const AhuGame *game = rn_game_get ();
  guint n_payments = 0, n_open = 0, n_change = 0, n_earlier = 0;

  for (guint g = 0; rn_test_finished[g] != NULL; g++)
    {
      g_autoptr (AhuHistory) whole = rn_test_load_example (rn_test_finished[g]);
      g_autoptr (AhuHistory) history = rn_test_load_example (rn_test_finished[g]);
      guint n = count_moves (history);

      go (whole, n);
      for (guint ply = 0; ply <= n; ply++)
        {
          g_autoptr (AhuNews) told = game->news (whole, ply, names);
          g_autofree char *text = NULL;
          RnNews news;

          go (history, ply);
          rn_news_find (&news, history, ply);
          text = rn_news_sentence (&news, names);
          g_assert_cmpstr (told->text, ==, text);
          g_assert_cmpint (told->state, ==, news.state == RN_NEWS_NOTHING ? AHU_NEWS_NOTHING
                                            : news.state == RN_NEWS_DUE ? AHU_NEWS_DUE : AHU_NEWS_DONE);
          g_assert_true (told->is_fresh == news.fresh && told->is_last == news.over);
          g_assert_true ((told->place == NULL) == (news.kind == RN_INVALID && news.n == 0));
          n_earlier += assert_earlier (told, &news, whole, ply);
          for (guint i = 0; i < news.n; i++)
            {
              const AhuNewsItem *item = told->items->pdata[i];

              assert_item (item, &news, i);
              n_payments += is_payment (item);
              n_open += item->is_open;
              n_change += item->change->len;
            }
        }
    }
  g_assert_cmpuint (n_payments, >, 20);
  g_assert_cmpuint (n_earlier, >, 100);
  g_assert_cmpuint (n_open, >, 5);
  g_assert_cmpuint (n_change, >, 5);
}

/* The prompt names its rule, a move who made it, and what follows from a legal one is told. */
static void
test_talk (void)
{
  const AhuGame *game = rn_game_get ();
  guint n_outlooks = 0;

  for (guint g = 0; rn_test_finished[g] != NULL; g++)
    {
      g_autoptr (AhuHistory) history = rn_test_load_example (rn_test_finished[g]);
      guint n = count_moves (history);

      go (history, n);
      for (guint ply = 0; ply < n; ply++)
        {
          const RnPosition *position = ahu_history_get_position (history, ply);
          JsonNode *node = ahu_history_get_move (history, ply);
          RnMove move = get_move (history, ply);
          g_auto (GStrv) rules = NULL;
          g_autofree char *prompt = game->prompt (position, names, &rules);
          g_autofree char *expected = rn_prompt (position, names);
          g_autofree char *told = game->tell_move (position, node, names);
          g_autofree char *expected_told = rn_tell_move (position, &move, names);

          g_assert_cmpstr (prompt, ==, expected);
          g_assert_cmpuint (g_strv_length (rules), ==, 1);
          g_assert_cmpstr (rules[0], ==, rn_prompt_rule (position));
          g_assert_cmpstr (told, ==, expected_told);
          for (guint open = 0; open <= RN_OPEN_STONE; open++)
            {
              g_auto (GStrv) outlook = game->outlook (position, node, names, open | RN_OPEN_HOLDINGS);
              g_auto (GStrv) sentences = rn_outlook_sentences (position, &move, names, open == RN_OPEN_STONE);

              g_assert_true ((outlook == NULL) == (sentences == NULL));
              if (outlook == NULL)
                continue;
              g_assert_true (g_strv_equal ((const char *const *) outlook, (const char *const *) sentences));
              n_outlooks++;
            }
        }
    }
  g_assert_cmpuint (n_outlooks, >, 100);
}

/* What is to be put right is news, too; who has nothing to move is not among them. */
static void
test_told_amends (void)
{
  g_autoptr (AhuHistory) history = rn_test_load_example ("active-without-cards");
  RnPosition told = get_position (history, 60), now = told;
  gconstpointer positions[] = { &told, &now, &now, &told, &told, &now };
  g_autoptr (AhuNews) news = ahu_news_new (AHU_NEWS_DUE);
  g_autoptr (AhuNews) nothing = ahu_news_new (AHU_NEWS_DUE);
  const AhuNewsItem *item;

  now.wood[1] = (guint8) (told.wood[1] + 2);
  now.top = RN_SACRIFICE_NONE;
  /* There, back and there again. */
  g_assert_true (rn_game_get ()->amends (news, positions, 3, names));
  g_assert_cmpstr (news->aside, ==, "The Stone is empty again.");
  g_assert_cmpuint (news->items->len, ==, 1);
  item = news->items->pdata[0];
  g_assert_cmpuint (item->seat, ==, 1);
  g_assert_cmpuint (count_tokens (item, "token-wood"), ==, 2);
  g_assert_false (rn_game_get ()->amends (nothing, positions, 2, names));
  g_assert_cmpuint (nothing->items->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ahu_game_register (rn_game_get ());
  g_test_add_func ("/engine/news/games", test_games);
  g_test_add_func ("/engine/news/R6.1/skipped", test_round);
  g_test_add_func ("/engine/news/D2/skipped", test_active_skipped);
  g_test_add_func ("/engine/news/R7.9/open", test_open);
  g_test_add_func ("/engine/news/R8.1/nothing", test_nothing);
  g_test_add_func ("/engine/amends/games", test_amends);
  g_test_add_func ("/engine/amends/back", test_back);
  g_test_add_func ("/engine/amends/hidden", test_hidden);
  g_test_add_func ("/engine/amends/words", test_words);
  g_test_add_func ("/engine/amends/rest", test_rest);
  g_test_add_func ("/engine/news/boundary", test_boundary);
  g_test_add_func ("/engine/news/talk", test_talk);
  g_test_add_func ("/engine/news/told-amends", test_told_amends);
  return g_test_run ();
}
