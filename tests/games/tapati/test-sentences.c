/* test-sentences.c: Tapati in words: something is said about everything
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/engine/tp-watch.h"
#include "tp-test-utils.h"

static const char *const names[] = { "Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", NULL };

/* A whole sentence, with nothing of the machinery behind it; the piece that records call a
 * slave is a captive. */
static void
assert_sentence (const char *text)
{
  g_assert_nonnull (text);
  if (!g_str_has_suffix (text, ".") && !g_str_has_suffix (text, "!”"))
    g_error ("no sentence: %s", text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_null (strstr (text, "lave"));
  g_assert_null (strstr (text, "(null)"));
  g_assert_null (strchr (text, '%'));
  g_assert_null (strchr (text, '?'));
}

static TpReason
make_reason (TpReasonCode code)
{
  TpReason reason = tp_reason (code, "T1.1");

  reason.player = 1;
  reason.piece = code >= TP_REASON_REVEAL_FOR && code <= TP_REASON_ARROW ? TP_QUARRY_3 : TP_SLAVE;
  if (code <= TP_REASON_BOX_ARROW)
    reason.piece = TP_RUG_3;
  reason.site = 2;
  reason.need = 3;
  reason.have = 2;
  reason.field = "palms";

  return reason;
}

/* Different reasons are told in different words. */
static void
test_reasons (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint code = TP_OK + 1; code < TP_REASONS; code++)
    {
      TpReason reason = make_reason (code);
      char *text = tp_reason_sentence (&reason, names);

      assert_sentence (text);
      if (!g_hash_table_add (seen, text))
        g_error ("told twice: %s", text);
    }
}

/* The numbers are in the sentence. */
/* Whatever is counted is told with its number; one tile is “a” or “the”. */
static void
test_pieces (void)
{
  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      g_autofree char *two = tp_pieces_text (piece, 2);
      g_autofree char *object = tp_pieces_object_text (piece, 2);

      g_assert_true (g_str_has_prefix (two, "2 "));
      g_assert_true (g_str_has_prefix (object, "2 "));
    }
}

static void
test_numbers (void)
{
  static const struct
  {
    TpReasonCode code;
    const char *sentence;
  } cases[] = {
    { TP_REASON_FALLING_CIRCLES, "A quarry with 2 circles can’t lie on one with 3." },
    { TP_REASON_PIECES, "Ben can place only 2 captives now." },
    { TP_REASON_SPACES, "Only 2 more fit there: site 3, floor M." },
    { TP_REASON_AWARD_STORE, "The store can’t give 3 captives: it has 2." },
    { TP_REASON_SHEET_TOTAL, "Ben, site 3, “palms”: that makes 2 captives on the boards, but there are only 3." },
    { TP_REASON_SHEET_BASE, "Ben, site 3, “palms”: there are more palms than floors, 2 against 3." },
    { TP_REASON_SHEET_TILES, "Ben, site 3, “palms”: a Tapati holds at most 3 tiles, quarries and rugs together." },
    { TP_REASON_SHEET_RANGE, "Ben, site 3, “palms”: it must be a number from 0 to 3." },
    { TP_REASON_REVEAL_TILE, "Quarry with 3 circles: none can be drawn now." },
    { TP_REASON_REVEAL_COUNT, "Exactly 3 quarries are drawn here." },
    { TP_REASON_NOT_LOWEST, "A new Moai is begun on the free site with the lowest number, site 4." },
    { TP_REASON_ARROW, "No arrow leads from two captives to a captive with a palm now." },
    { TP_REASON_GIVE, "Ben doesn’t have this in the Tapati: two captives." },
    { TP_REASON_FACT_USED, "Ahu has already been taken in this round." },
    { TP_REASON_BOX_COUNT, "Rug with a 3: the box can have 0 to 3 of them." },
    { TP_REASON_BOX_ROW, "The row of the quarry market has 3 or 4 quarries." },
    { TP_REASON_BOX_SQUARE, "Transfer square 1 must be worth 1 to 3 points." },
    { TP_REASON_BOX_LAST_SQUARE, "The last transfer square is worth 3 points, not 2." },
    { TP_REASON_PLAYERS, "Tapati is for three to six players, not for 2." },
    { TP_REASON_BOX_FEW_QUARRIES, "The box must have at least 3 quarries, not 2." },
    { TP_REASON_TURN, "It is Ben’s turn." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      TpReason reason = make_reason (cases[i].code);
      g_autofree char *text = tp_reason_sentence (&reason, names);

      g_assert_cmpstr (text, ==, cases[i].sentence);
    }
}

static void
test_steps (void)
{
  for (guint step = TP_STEP_REVEAL; step < TP_STEP_OVER; step++)
    {
      TpReason reason = make_reason (TP_REASON_STEP);
      g_autofree char *text = NULL;

      reason.have = (int) step;
      text = tp_reason_sentence (&reason, names);
      assert_sentence (text);
    }
}

/* Whatever happens in games is told, all kinds of moves and events among it. */
static void
test_log (void)
{
  gboolean moved[TP_MOVES] = { FALSE, };
  gboolean happened[TP_EVENTS] = { FALSE, };

  for (guint game = 0; game < 40; game++)
    {
      AhuRandom random = ahu_random_stream (5, game, 0);
      guint n_players = TP_MIN_PLAYERS + game % 4;
      TpPosition position;
      TpBox box;

      tp_box_init (&box, n_players);
      box.quarries[0] = box.quarries[1] = box.quarries[2] = box.quarries[3] = 5;
      tp_set_up (&position, &box, n_players);
      while (position.step != TP_STEP_OVER)
        {
          g_auto (GStrv) lines = NULL;
          TpEventList events;
          TpMove move;

          tp_choose_random (&position, &move, &random);
          lines = tp_describe_move (&position, &move, names);
          for (guint i = 0; lines[i] != NULL; i++)
            assert_sentence (lines[i]);
          tp_apply (&position, &move, &events);
          g_assert_cmpuint (g_strv_length (lines), <=, events.n + 1);
          moved[move.type] = TRUE;
          for (guint i = 0; i < events.n; i++)
            happened[events.events[i].type] = TRUE;
        }
    }

  for (guint i = 0; i < TP_MOVES; i++)
    g_assert_true (moved[i]);
  for (guint i = 0; i < TP_EVENTS; i++)
    g_assert_true (happened[i]);
}

static void
test_ends (void)
{
  for (guint end = TP_END_NONE + 1; end < TP_ENDS; end++)
    {
      TpEvent event = { .type = TP_EVENT_END, .what = (guint8) end };
      g_autofree char *text = tp_event_sentence (&event, names);

      assert_sentence (text);
      g_assert_nonnull (strstr (text, "the game ends"));
    }
}

/* A game that is over is not said to end later. */
static void
test_lasting (void)
{
  TpPosition position;

  tp_test_start (&position, 4);
  g_assert_null (tp_lasting_sentence (&position));
  for (guint end = TP_END_NONE + 1; end < TP_ENDS; end++)
    {
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      position.end = (guint8) end;
      position.step = TP_STEP_PLACE;
      before = tp_lasting_sentence (&position);
      position.step = TP_STEP_OVER;
      after = tp_lasting_sentence (&position);
      assert_sentence (before);
      assert_sentence (after);
      g_assert_nonnull (strstr (before, "the game ends"));
      g_assert_null (strstr (after, "after this fact"));
    }
}

/* E4a: who gets how many, and what goes back. */
static void
test_lines (void)
{
  static const char *const expected[] = {
    "Ana takes Manutara.",
    "Ana gets the extra piece: 1 captive.",
    "Ana takes 5 captives from the market.",
    "Ben takes 5 captives from the market.",
    "Cleo takes 5 captives from the market.",
    "Ben gives back 1 captive.",
    "Cleo gives back 1 captive.",
    NULL
  };
  g_auto (GStrv) lines = NULL;
  TpPosition position;
  TpMove move;

  tp_test_start (&position, 3);
  position.market[TP_SLAVE] = 15;
  tp_test_tapati (&position, 0, 1, 3, 0, "");
  tp_test_moai (&position, 0, 0, "2/0/0", 0, 0);
  tp_test_parse (&move, "fact 0 manutara");
  lines = tp_describe_move (&position, &move, names);
  g_assert_true (g_strv_equal ((const char *const *) lines, expected));
}

/* Who took a card for its award is not said to take once more. */
static void
test_award (void)
{
  const TpMove palms = { .type = TP_MOVE_AWARD, .piece = TP_PALM };
  g_autofree char *text = NULL;
  TpPosition position;

  tp_test_start (&position, 4);
  text = tp_move_sentence (&position, &palms, names);
  g_assert_cmpstr (text, ==, "Ana chooses 2 palms as the award.");
}

/* X1a before its end: what will be short, and nothing else. */
static void
test_watch (void)
{
  static const char *const nothing[] = { "Rano-Raraku can be taken 12 more times, then no rug is left. (T5.10)", NULL };
  static const char *const captives[] = {
    "The next replacement needs 8 captives, the store has 5. (T11.2)",
    "Rano-Raraku can be taken 12 more times, then no rug is left. (T5.10)",
    NULL
  };
  g_auto (GStrv) enough = NULL, lack = NULL, over = NULL;
  TpPosition position;

  tp_test_start (&position, 3);
  tp_test_begun (&position, 3);
  position.market[TP_RAPANUI] = 3;
  position.market[TP_SLAVE] = 0;
  position.store[TP_SLAVE] = 8;
  enough = tp_watch_sentences (&position);
  g_assert_true (g_strv_equal ((const char *const *) enough, nothing));
  position.store[TP_SLAVE] = 5;
  lack = tp_watch_sentences (&position);
  g_assert_true (g_strv_equal ((const char *const *) lack, captives));
  position.end = TP_END_LAST_PALM;
  over = tp_watch_sentences (&position);
  g_assert_cmpuint (g_strv_length (over), ==, 0);
}

/* What the replacement takes is what was foretold, and what is short ends the game. */
static void
check_needs (const TpPosition  *before,
             const TpPosition  *after,
             const TpEventList *events)
{
  gboolean is_short = FALSE;
  TpNeeds needs;

  for (guint i = 0; i < events->n; i++)
    if (events->events[i].type == TP_EVENT_SCORES)
      return;

  tp_next_needs (before, &needs);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    {
      is_short |= needs.pieces[piece] > before->store[piece];
      if (after->step != TP_STEP_OVER && needs.pieces[piece] > 0)
        g_assert_cmpint (before->store[piece] - after->store[piece], ==, (int) needs.pieces[piece]);
      else if (after->step != TP_STEP_OVER)
        g_assert_cmpuint (after->store[piece], >=, before->store[piece]);
    }
  is_short |= needs.quarries > tp_position_quarries_left (before);
  g_assert_true (is_short == (after->step == TP_STEP_OVER));
}

static void
test_needs (void)
{
  guint rounds = 0;

  for (guint game = 0; game < 40; game++)
    {
      AhuRandom random = ahu_random_stream (6, game, 0);
      guint n_players = TP_MIN_PLAYERS + game % 4;
      TpPosition position;
      TpBox box;

      tp_box_init (&box, n_players);
      tp_set_up (&position, &box, n_players);
      while (position.step != TP_STEP_OVER)
        {
          TpPosition before = position;
          TpEventList events;
          TpMove move;

          tp_choose_random (&position, &move, &random);
          tp_apply (&position, &move, &events);
          if (before.step != TP_STEP_PRESTIGE || move.type != TP_MOVE_DONE || position.round == before.round)
            continue;
          check_needs (&before, &position, &events);
          rounds++;
        }
    }
  g_assert_cmpuint (rounds, >, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tapati/sentences/reasons", test_reasons);
  g_test_add_func ("/tapati/sentences/pieces", test_pieces);
  g_test_add_func ("/tapati/sentences/numbers", test_numbers);
  g_test_add_func ("/tapati/sentences/steps", test_steps);
  g_test_add_func ("/tapati/sentences/log", test_log);
  g_test_add_func ("/tapati/sentences/ends", test_ends);
  g_test_add_func ("/tapati/sentences/lasting", test_lasting);
  g_test_add_func ("/tapati/sentences/lines", test_lines);
  g_test_add_func ("/tapati/sentences/award", test_award);
  g_test_add_func ("/tapati/sentences/watch", test_watch);
  g_test_add_func ("/tapati/sentences/needs", test_needs);

  return g_test_run ();
}
