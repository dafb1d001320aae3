/* test-rn-covered.c: what lay face up and is covered now is left to memory
 *
 * Two running games that differ in nothing but the kind of one card laid face up must look
 * the same once another card lies on it: to the eye and to a screen reader. Not for: cards laid
 * face down (test-rn-discretion.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/rapanui/words/rn-sentences.h"
#include "shell/replay/ahu-replay-page.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-log-line.h"
#include "toolkit/table/ahu-log-turn.h"
#include "toolkit/table/ahu-log.h"
#include "toolkit/table/ahu-slip.h"

#include "support/test-correction.h"
#include "rn-correction-utils.h"
#include "rn-look-utils.h"
#include "rn-variant-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

/* For how many moves after the card both games have to go on. */
#define LEAST 20

/* Has purchases and sacrifices. */
#define GAME "decided-by-moai-or-wood.rapanui"

typedef struct
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *page;
} Table;

static RnMove
get_move (AhuSession *session,
          guint       ply)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (ahu_session_get_history (session), ply));

  return move;
}

/* The game as it was after so many moves: those that follow are not made yet. */
static AhuSession *
cut (AhuSession *session,
     guint       n_moves)
{
  g_autoptr (AhuRecord) record = NULL;

  test_variant_go (session, n_moves);
  record = ahu_session_dup_record (session);

  return ahu_session_new (record, NULL, NULL);
}

/* The moves before the end, whose turning up tells everything. */
static guint
count_running (AhuSession *session)
{
  guint n = ahu_history_get_ply (ahu_session_get_history (session));

  while (test_variant_position (session, n)->step >= RN_STEP_REVEAL)
    n--;

  return n;
}

/* A card laid face up from @ply on that can have been another one, and that game. */
static AhuSession *
find_other (const char *name,
            AhuSession *session,
            guint      *ply)
{
  for (; *ply < count_running (session); (*ply)++)
    {
      RnMove move = get_move (session, *ply);

      if (move.type != RN_MOVE_SACRIFICE || move.player == test_variant_position (session, *ply)->active)
        continue;
      for (guint kind = 0; kind < RN_SACRIFICES; kind++)
        {
          AhuSession *other = kind == move.kind ? NULL : test_variant_load (name, FALSE, *ply, rn_sacrifice_id (kind));

          if (other != NULL && count_running (other) >= *ply + LEAST)
            return other;
          g_clear_object (&other);
        }
    }
  g_error ("no card laid face up in %s can have been another one", name);
}

static void
open_table (Table      *table,
            AhuSession *session)
{
  table->session = session;
  table->page = ahu_rn_table_page_new ();
  ahu_table_set_session (AHU_TABLE (table->page), session);
  table->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (table->window), table->page);
  gtk_window_present (GTK_WINDOW (table->window));
  while (gtk_widget_get_width (table->page) < 1200 || gtk_widget_has_css_class (table->page, "narrow"))
    g_main_context_iteration (NULL, TRUE);
}

static void
close_table (Table *table)
{
  gtk_window_set_child (GTK_WINDOW (table->window), NULL);
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_object_unref (table->session);
}

/* Whether the card laid at @at is still seen, or told because its round goes on. */
static gboolean
is_seen (AhuSession *session,
         guint       at,
         guint       ply)
{
  const RnPosition *before = test_variant_position (session, at);
  const RnPosition *now = test_variant_position (session, ply);

  return rn_position_stone_size (now) == rn_position_stone_size (before) + 1 ||
         (now->turn == before->turn && (now->step == RN_STEP_SACRIFICE || now->step == RN_STEP_ADD));
}

/* Both games at one move: whether they look the same. */
static gboolean
look_same (Table *a,
           Table *b,
           guint  ply)
{
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  test_variant_go (a->session, ply);
  test_variant_go (b->session, ply);
  one = test_describe (a->page);
  other = test_describe (b->page);

  return g_str_equal (one, other);
}

/* What the slips say to move is done: else they say what to put back since the ends of two
 * different games. Returns: whether there was anything */
static gboolean
dismiss (Table *a,
         Table *b)
{
  gboolean one = ahu_slip_dismiss (ahu_slip_get (a->session));
  gboolean other = ahu_slip_dismiss (ahu_slip_get (b->session));

  g_assert_true (one == other);
  return one;
}

/* Who takes a card back from the Stone has to know which, so the slip names it: no longer than
 * until it is done, and not while the card still lies there. */
static void
assert_taken_back (Table *a,
                   Table *b,
                   guint  at)
{
  g_assert_false (look_same (a, b, at));
  g_assert_true (dismiss (a, b));
  g_assert_true (look_same (a, b, at));
}

static void
test_same (gconstpointer data)
{
  const char *name = data;
  AhuSession *session = test_variant_load (name, FALSE, 0, NULL);
  guint at = 0;
  AhuSession *changed = find_other (name, session, &at);
  guint last = MIN (count_running (session), count_running (changed));
  guint n = 0;
  Table a, b;

  open_table (&a, cut (session, last));
  open_table (&b, cut (changed, last));
  g_object_unref (session);
  g_object_unref (changed);
  test_variant_go (a.session, 0);
  test_variant_go (b.session, 0);
  g_assert_true (dismiss (&a, &b));
  test_ui_wait_for_frames (a.window, 2);
  test_ui_wait_for_frames (b.window, 2);
  for (guint ply = 1; ply <= last; ply++, n++)
    if (look_same (&a, &b, ply) == (ply > at && is_seen (a.session, at, ply)))
      g_error ("%s: the card of move %u at move %u", name, at, ply);
  /* It lies on top again when the moves after it are taken back. */
  for (guint ply = last; ply > at; ply--)
    if (look_same (&a, &b, ply) == is_seen (a.session, at, ply))
      g_error ("%s: the card of move %u, back at move %u", name, at, ply);
  assert_taken_back (&a, &b, at);
  g_test_message ("a card of move %u, %u positions", at, n);
  g_assert_cmpuint (n, >=, at + LEAST);
  close_table (&a);
  close_table (&b);
}

/* The line of the log that tells a move. */
static char *
find_words (GtkWidget *log,
            guint      ply)
{
  GListModel *turns = ahu_log_get_model (AHU_LOG (log));

  for (guint i = 0; i < g_list_model_get_n_items (turns); i++)
    {
      g_autoptr (AhuLogTurn) turn = g_list_model_get_item (turns, i);
      GListModel *lines = ahu_log_turn_get_lines (turn);

      for (guint k = 0; k < g_list_model_get_n_items (lines); k++)
        {
          g_autoptr (AhuLogLine) line = g_list_model_get_item (lines, k);

          if (ahu_log_line_get_line_type (line) == AHU_LOG_MOVE && ahu_log_line_tells (line, ply))
            return g_strdup (ahu_log_line_get_text (line));
        }
    }
  g_error ("no line for move %u", ply);
}

static guint
find_move (AhuSession *session,
           RnMoveType  type)
{
  guint n = ahu_history_get_ply (ahu_session_get_history (session));

  for (guint ply = 0; ply < n; ply++)
    if (get_move (session, ply).type == type)
      return ply;
  g_error ("no such move");
}

/* The line tells of other cards too. */
static gboolean
is_named (const char *words,
          AhuSession *session,
          guint       ply)
{
  RnMove move = get_move (session, ply);
  const char *kind = rn_sacrifice_name (move.kind);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (move.type == RN_MOVE_SACRIFICE)
    {
      first = g_strdup_printf ("%s sacrifices %s", ahu_session_get_names (session)[move.player], kind);
      return strstr (words, first) != NULL;
    }
  first = g_strdup_printf (move.type == RN_MOVE_ADD ? "adds %s" : "uys %s for", kind);
  second = g_strdup_printf (move.type == RN_MOVE_ADD ? "%s on top" : "akes %s for free", kind);

  return strstr (words, first) != NULL || strstr (words, second) != NULL;
}

static void
assert_words (GtkWidget  *log,
              AhuSession *session,
              guint       ply,
              gboolean    named)
{
  g_autofree char *words = find_words (log, ply);

  if (is_named (words, session, ply) != named)
    g_error ("move %u: “%s”", ply, words);
}

static void
test_purchase (void)
{
  g_autoptr (AhuSession) whole = test_variant_load (GAME, FALSE, 0, NULL);
  g_autoptr (AhuSession) session = cut (whole, count_running (whole));
  guint ply = find_move (session, RN_MOVE_BUY);
  guint turn = test_variant_position (session, ply)->turn;
  GtkWidget *log = g_object_ref_sink (ahu_log_new ());
  guint n = ahu_history_get_ply (ahu_session_get_history (session));

  for (guint now = ply + 1; now <= n; now++)
    {
      test_variant_go (session, now);
      ahu_log_update (AHU_LOG (log), session);
      assert_words (log, session, ply, test_variant_position (session, now)->turn == turn);
    }
  g_object_unref (log);
}

/* As it is shown, not only as it is kept: the card added lies on top for some turns. */
static void
test_added (void)
{
  g_autoptr (AhuSession) whole = test_variant_load (GAME, FALSE, 0, NULL);
  Table table;
  guint ply, n;
  gboolean was_seen = FALSE, was_covered = FALSE;

  open_table (&table, cut (whole, count_running (whole)));
  ply = find_move (table.session, RN_MOVE_ADD);
  n = ahu_history_get_ply (ahu_session_get_history (table.session));
  for (guint now = ply + 1; now <= n && !was_covered; now++)
    {
      RnMove move = get_move (table.session, ply);
      g_autofree char *top = g_strdup_printf ("; %s on top", rn_sacrifice_name (move.kind));
      g_autofree char *shown = NULL;
      gboolean seen;

      test_variant_go (table.session, now);
      seen = rn_position_stone_size (test_variant_position (table.session, now)) ==
             rn_position_stone_size (test_variant_position (table.session, ply)) + 1;
      shown = test_describe (test_find_type (table.page, AHU_TYPE_LOG));
      if ((strstr (shown, top) != NULL) != seen)
        g_error ("move %u at move %u: “%s”", ply, now, shown);
      was_seen |= seen;
      was_covered |= !seen;
    }
  g_assert_true (was_seen && was_covered);
  close_table (&table);
}

static void
set_open (const char *key,
          gboolean    open)
{
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), key, open);
}

/* The preferences take effect at once, each for its own cards. */
static void
test_preferences (void)
{
  g_autoptr (AhuSession) whole = test_variant_load (GAME, FALSE, 0, NULL);
  Table table;
  guint bought, laid, added;
  GtkWidget *log;

  open_table (&table, cut (whole, count_running (whole)));
  log = test_find_type (table.page, AHU_TYPE_LOG);
  bought = find_move (table.session, RN_MOVE_BUY);
  laid = find_move (table.session, RN_MOVE_SACRIFICE);
  added = find_move (table.session, RN_MOVE_ADD);
  for (guint i = 0; i < 4; i++)
    {
      set_open ("open-stone", (i & 1) != 0);
      set_open ("open-holdings", (i & 2) != 0);
      assert_words (log, table.session, laid, (i & 1) != 0);
      assert_words (log, table.session, added, (i & 1) != 0);
      assert_words (log, table.session, bought, (i & 2) != 0);
    }
  set_open ("open-stone", FALSE);
  set_open ("open-holdings", FALSE);
  close_table (&table);
}

/* Once the game is over nothing is left to memory. */
static void
test_end (void)
{
  g_autoptr (AhuSession) session = test_variant_load (GAME, FALSE, 0, NULL);
  GtkWidget *log = g_object_ref_sink (ahu_log_new ());
  guint laid = find_move (session, RN_MOVE_SACRIFICE);
  guint bought = find_move (session, RN_MOVE_BUY);
  guint n = ahu_history_get_ply (ahu_session_get_history (session));

  g_assert_true (ahu_session_is_over (session));
  for (guint i = 0; i < 2; i++)
    {
      test_variant_go (session, n - i);
      ahu_log_update (AHU_LOG (log), session);
      assert_words (log, session, laid, i == 0);
      assert_words (log, session, bought, i == 0);
    }
  g_object_unref (log);
}

/* The replay of a game that still goes on is as discreet as its table, that of one that is over
 * tells everything wherever it stands. */
static void
test_replay (void)
{
  g_autoptr (AhuSession) whole = test_variant_load (GAME, FALSE, 0, NULL);
  guint last = count_running (whole);

  for (guint n = last + 1; n >= last; n--)
    {
      g_autoptr (AhuSession) session = cut (whole, n);
      g_autoptr (AhuRecord) record = ahu_session_dup_record (session);
      guint laid = find_move (session, RN_MOVE_SACRIFICE);
      GtkWidget *page = g_object_ref_sink (ahu_replay_page_new ());
      AhuReplay *replay = ahu_replay_new (record, NULL);
      GtkWidget *log;

      ahu_replay_page_set_replay (AHU_REPLAY_PAGE (page), ahu_rn_game_ui_get (), replay);
      log = test_find_type (page, AHU_TYPE_LOG);
      ahu_replay_go (replay, last);
      assert_words (log, session, laid, n > last);
      ahu_replay_go (replay, laid + 1);
      assert_words (log, session, laid, TRUE);
      g_object_unref (page);
    }
}

/* The correction of a line tells what the line no longer does; what it strikes through stays in
 * sight for the rest of the game, so that tells no kind. */
static void
test_correction (void)
{
  CorrectionFixture fixture;
  g_autoptr (AhuSession) whole = test_variant_load (GAME, FALSE, 0, NULL);
  guint laid = find_move (whole, RN_MOVE_SACRIFICE);
  RnMove move = get_move (whole, laid);
  g_autofree char *told = NULL;

  correction_open (&fixture, GAME);
  test_variant_go (fixture.table.session, count_running (whole));
  correction_begin (&fixture, laid);
  told = test_describe (fixture.window);
  g_assert_nonnull (strstr (told, "sacrifices "));
  g_assert_nonnull (strstr (told, rn_sacrifice_name (move.kind)));
  gtk_window_close (GTK_WINDOW (fixture.window));
  correction_close (&fixture);
}

static void
test_struck (void)
{
  g_autoptr (AhuSession) whole = test_variant_load (GAME, FALSE, 0, NULL);
  g_autoptr (AhuSession) session = cut (whole, count_running (whole));
  AhuHistory *history = ahu_session_get_history (session);
  guint n_cards = 0;
  GPtrArray *struck;

  ahu_history_accept (history, test_try_remove (history, find_move (session, RN_MOVE_PLAY)));
  struck = ahu_history_get_struck (history);
  for (guint i = 0; i < struck->len; i++)
    {
      const AhuStruckLine *line = g_ptr_array_index (struck, i);

      if (g_str_has_suffix (line->text, " sacrifices a card.") || g_str_has_prefix (line->text, "Buys a Sacrifice card "))
        n_cards++;
      else if (strstr (line->text, " sacrifices ") != NULL || g_str_has_prefix (line->text, "Buys "))
        g_error ("“%s”", line->text);
    }
  g_assert_cmpuint (n_cards, >, 10);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (test_variant_games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/rn-covered/same/", test_variant_games[i], NULL);

      g_test_add_data_func (path, test_variant_games[i], test_same);
    }
  g_test_add_func ("/ui/rn-covered/purchase", test_purchase);
  g_test_add_func ("/ui/rn-covered/added", test_added);
  g_test_add_func ("/ui/rn-covered/preferences", test_preferences);
  g_test_add_func ("/ui/rn-covered/end", test_end);
  g_test_add_func ("/ui/rn-covered/replay", test_replay);
  g_test_add_func ("/ui/rn-covered/correction", test_correction);
  g_test_add_func ("/ui/rn-covered/struck", test_struck);
  return g_test_run ();
}
