/* test-rn-discretion.c: nothing on the table or in a file tells what is hidden
 *
 * Two games that differ in nothing but the kind of one card laid face down must
 * look the same until the end: to the eye, to a screen reader, in the copy that
 * others get. Not for: what the cover shows to the card's owner (test-rn-table.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/record/ahu-practice.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-open-cards.h"
#include "games/rapanui/ui/ahu-rn-players.h"
#include "games/rapanui/ui/ahu-rn-scores.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/rapanui/words/rn-sentences.h"
#include "shell/replay/ahu-replay-page.h"
#include "toolkit/base/ahu-hold-button.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-motion.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-slip.h"

#include "support/test-correction.h"
#include "rn-look-utils.h"
#include "rn-table-utils.h"
#include "rn-variant-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

typedef struct
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *page;
} Table;

/* With all that a wide window has room for. */
static void
show_wide (Table *table,
           int    height)
{
  table->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (table->window), 1280, height);
  gtk_window_set_child (GTK_WINDOW (table->window), table->page);
  gtk_window_present (GTK_WINDOW (table->window));
  while (gtk_widget_get_width (table->page) < 1200 || gtk_widget_has_css_class (table->page, "narrow"))
    g_main_context_iteration (NULL, TRUE);
}

/* The first position from which no computer goes on by itself, however long a frame takes:
 * it would put its own moves in the place of those that are looked at. */
static guint
find_quiet (AhuSession *session)
{
  guint ply = 0;

  test_variant_go (session, ply);
  while (ahu_practise_is_waiting (session))
    test_variant_go (session, ++ply);

  return ply;
}

static void
open_table (Table      *table,
            AhuSession *session)
{
  table->session = session;
  if (ahu_practise_is_waiting (session))
    test_variant_go (session, find_quiet (session));
  table->page = ahu_rn_table_page_new ();
  ahu_table_set_session (AHU_TABLE (table->page), session);
  show_wide (table, 800);
}

static void
assert_same (const Table *a,
             const Table *b)
{
  g_autofree char *one = test_describe (a->page);
  g_autofree char *other = test_describe (b->page);
  g_autoptr (GBytes) file = ahu_session_export (a->session);
  g_autoptr (GBytes) other_file = ahu_session_export (b->session);

  test_assert_same_look (one, other, ahu_history_get_ply (ahu_session_get_history (a->session)));
  g_assert_true (g_bytes_equal (file, other_file));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (a->window)), ==,
                   gtk_window_get_title (GTK_WINDOW (b->window)));
}

static void
go_both (Table *a,
         Table *b,
         guint  ply)
{
  test_variant_go (a->session, ply);
  test_variant_go (b->session, ply);
}

/* From the card on, forward, back and forward again, as long as the game lasts. */
static guint
compare (Table *a,
         Table *b,
         guint  from)
{
  guint last = MIN (ahu_history_get_moves (ahu_session_get_history (a->session))->len,
                    ahu_history_get_moves (ahu_session_get_history (b->session))->len);
  guint n = 0;

  while (last > from && test_variant_position (a->session, last)->step >= RN_STEP_REVEAL)
    last--;
  go_both (a, b, find_quiet (a->session));
  /* Nor is told what to put back since the ends of two different games. */
  ahu_slip_dismiss (ahu_slip_get (a->session));
  ahu_slip_dismiss (ahu_slip_get (b->session));
  /* What travels starts from where the page was laid out, and it was laid out for the end
   * of two different games. From here on no frame is drawn. */
  test_ui_wait_for_frames (a->window, 2);
  test_ui_wait_for_frames (b->window, 2);
  for (guint ply = 1; ply <= last; ply++, n++)
    {
      go_both (a, b, ply);
      assert_same (a, b);
    }
  for (guint ply = last; ply + 10 > last && ply > 1; ply--, n++)
    {
      go_both (a, b, ply - 1);
      assert_same (a, b);
      go_both (a, b, ply);
      assert_same (a, b);
    }

  return n;
}

static void
close_table (Table *table)
{
  /* GTK 4.8 leaks a little of a window that goes with actions in it. */
  gtk_window_set_child (GTK_WINDOW (table->window), NULL);
  gtk_window_destroy (GTK_WINDOW (table->window));
  g_object_unref (table->session);
}

static void
compare_variants (const char *name,
                  gboolean    practice)
{
  g_autoptr (AhuSession) session = test_variant_load (name, practice, 0, NULL);
  AhuSession *other;
  guint n_cards = 0;

  for (guint ply = 0; n_cards < 2 && (other = test_variant_find (name, practice, session, &ply)) != NULL; ply++, n_cards++)
    {
      Table a;
      Table b;
      guint n;

      open_table (&a, test_variant_load (name, practice, 0, NULL));
      open_table (&b, other);
      n = compare (&a, &b, ply);
      g_test_message ("ply %u: %u positions look the same", ply, n);
      close_table (&a);
      close_table (&b);
    }
  if (n_cards == 0)
    g_test_skip ("no card in this game can have been another one");
}

static void
test_same (gconstpointer data)
{
  compare_variants (data, FALSE);
}

/* In a game in which the person laid none face down. */
static void
test_practice (void)
{
  const char *name = "decided-by-moai-or-wood.rapanui";
  g_autoptr (AhuSession) session = test_variant_load (name, TRUE, 0, NULL);

  g_assert_true (ahu_practice_is (ahu_session_get_record (session)));
  compare_variants (name, TRUE);
}

static void
set_open (gboolean open)
{
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "open-stone", open);
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "open-holdings", open);
}

/* A replay of the game, in place of its table. */
static void
open_replay (Table      *table,
             AhuSession *session,
             guint       n_moves)
{
  g_autoptr (AhuRecord) record = NULL;
  AhuReplay *replay;

  test_variant_go (session, n_moves);
  record = ahu_session_dup_record (session);
  g_object_unref (session);
  replay = ahu_replay_new (record, NULL);
  table->session = g_object_ref (ahu_replay_get_session (replay));
  table->page = ahu_replay_page_new ();
  ahu_replay_page_set_replay (AHU_REPLAY_PAGE (table->page), ahu_rn_game_ui_get (), replay);
  show_wide (table, 900);
}

/* Through the page, which tells the move itself too. */
static void
go_replay (Table *table,
           guint  ply)
{
  AhuReplayPage *page = AHU_REPLAY_PAGE (table->page);

  ahu_replay_page_go (page, ply);
  while (ahu_replay_get_ply (ahu_replay_page_get_replay (page)) != ply)
    g_main_context_iteration (NULL, TRUE);
}

/* What travels on the first page may have arrived while the second went on. */
static void
let_arrive (Table *table)
{
  ahu_motion_finish (AHU_MOTION (test_find_type (table->page, AHU_TYPE_MOTION)));
}

static void
assert_same_replay (Table *a,
                    Table *b,
                    guint  ply)
{
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;

  go_replay (a, ply);
  go_replay (b, ply);
  let_arrive (a);
  let_arrive (b);
  one = test_describe (a->page);
  other = test_describe (b->page);
  test_assert_same_look (one, other, ply);
}

/* While the game goes on, and where it went on: only its end tells more. */
static void
test_replay (gconstpointer data)
{
  guint ply = 0;
  g_autoptr (AhuSession) session = test_variant_load (data, FALSE, 0, NULL);
  AhuSession *other = test_variant_find (data, FALSE, session, &ply);
  guint last = MIN (ahu_history_get_ply (ahu_session_get_history (session)),
                    ahu_history_get_ply (ahu_session_get_history (other)));
  Table a;
  Table b;

  while (test_variant_position (session, last)->step >= RN_STEP_REVEAL)
    last--;
  open_replay (&a, test_variant_load (data, FALSE, 0, NULL), last);
  open_replay (&b, other, last);
  for (guint i = 0; i <= last; i++)
    assert_same_replay (&a, &b, i);
  for (guint i = last; i > ply; i -= MIN (i, 7))
    assert_same_replay (&a, &b, i);
  g_test_message ("%u positions look the same", last + 1);
  close_table (&a);
  close_table (&b);
}

/* With open cards and hints too: what lies face down was seen by nobody. */
static void
test_open_cards (void)
{
  set_open (TRUE);
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "hints", TRUE);
  test_same (test_variant_games[1]);
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "hints", FALSE);
  set_open (FALSE);
}

static void
test_replay_open_cards (gconstpointer data)
{
  set_open (TRUE);
  test_replay (data);
  set_open (FALSE);
}

/* Hints tell only what everybody may know. */
static void
test_hints (void)
{
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "hints", TRUE);
  test_same (test_variant_games[2]);
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "hints", FALSE);
}

/* The preferences take effect at once, to the eye and to a screen reader. */
static void
test_preferences (void)
{
  const RnPosition *position;
  g_autofree char *words = NULL;
  Table table;

  open_table (&table, test_variant_load (test_variant_games[1], FALSE, 0, NULL));
  test_variant_go (table.session, 120);
  position = test_variant_position (table.session, 120);
  g_assert_cmpuint (position->n_hidden, >, 0);
  g_assert_cmpuint (position->top, ==, RN_SACRIFICE_GRAIN);
  words = g_strdup_printf ("Stone of Sacrifice: %u cards, Grain on top; Fish %u; Mulberry %u; "
                           "Sweet Potato %u; Grain %u; face down %u",
                           rn_position_stone_size (position), position->stone_open[0],
                           position->stone_open[1], position->stone_open[2],
                           position->stone_open[3], position->n_hidden);
  g_assert_null (test_ui_find (table.page, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  set_open (TRUE);
  g_assert_nonnull (test_ui_find (table.page, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  g_assert_nonnull (test_ui_find (table.page, AHU_TYPE_READABLE, words));
  set_open (FALSE);
  g_assert_null (test_ui_find (table.page, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  close_table (&table);
}

/* In the table view, and on another screen; both at once. */
static void
test_preferences_elsewhere (void)
{
  Table table;
  GtkWidget *view;
  GtkWidget *window;
  GtkWidget *scores;

  open_table (&table, test_variant_load (test_variant_games[1], FALSE, 0, NULL));
  test_variant_go (table.session, 120);
  view = ahu_rn_scores_view_new (table.session);
  window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (window), view);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (table.page, "table.view", NULL);
  scores = test_find_type (table.page, AHU_TYPE_RN_SCORES);
  while (!gtk_widget_get_mapped (scores))
    g_main_context_iteration (NULL, TRUE);

  g_assert_null (test_ui_find (scores, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  g_assert_null (test_ui_find (view, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  set_open (TRUE);
  g_assert_nonnull (test_ui_find (scores, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  g_assert_nonnull (test_ui_find (view, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  g_assert_nonnull (test_ui_find (test_find_type (table.page, AHU_TYPE_RN_STONE),
                                  AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  set_open (FALSE);
  g_assert_null (test_ui_find (table.page, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));
  g_assert_null (test_ui_find (view, AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL));

  g_object_ref (view);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (view);
  close_table (&table);
}

/* The numbers are told as long as the button is held, and nothing is left of them. */
static void
check_hold (Table *table,
            guint  player)
{
  const RnPosition *position = ahu_session_get_position (table->session);
  GtkWidget *cover = test_find_type (table->page, AHU_TYPE_RN_COVER);
  AhuHoldButton *hold = AHU_HOLD_BUTTON (test_find_type (cover, AHU_TYPE_HOLD_BUTTON));
  g_autofree char *before = test_describe (cover);
  g_autofree char *while_held = NULL;
  g_autofree char *after = NULL;

  ahu_hold_button_set_held (hold, TRUE);
  while_held = test_describe (cover);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *words = g_strdup_printf ("%s: %u", rn_sacrifice_name (kind), position->sacrifice[player][kind]);

      g_assert_null (strstr (before, words));
      g_assert_nonnull (strstr (while_held, words));
    }
  ahu_hold_button_set_held (hold, FALSE);
  after = test_describe (cover);
  g_assert_cmpstr (after, ==, before);
}

/* Whoever lays a card sees the own ones only while holding; another window in front, or
 * another page, ends that. */
static void
test_hold (void)
{
  const RnPosition *position;
  AhuHoldButton *hold;
  Table table;
  guint ply = 0;

  open_table (&table, test_variant_load (test_variant_games[1], FALSE, 0, NULL));
  hold = AHU_HOLD_BUTTON (test_find_type (table.page, AHU_TYPE_HOLD_BUTTON));
  do
    {
      g_assert_cmpuint (ply, <, 150);
      test_variant_go (table.session, ++ply);
      position = ahu_session_get_position (table.session);
    }
  while (!ahu_rn_cover_is_needed (table.session) || position->untold[position->active] > 0);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (hold)));
  check_hold (&table, position->active);

  ahu_hold_button_set_held (hold, TRUE);
  gtk_widget_set_visible (table.page, FALSE);
  g_assert_false (ahu_hold_button_get_held (hold));
  gtk_widget_set_visible (table.page, TRUE);
  ahu_hold_button_set_held (hold, TRUE);
  test_variant_go (table.session, ply - 1);
  g_assert_false (ahu_hold_button_get_held (hold));
  close_table (&table);
}

/* The own cards: behind the cover, for one's own eyes, until the next change. */
static void
test_peek (void)
{
  Table table;

  open_table (&table, test_variant_load (test_variant_games[1], FALSE, 0, NULL));
  test_variant_go (table.session, 110);
  test_ui_click (table.page, "A: look at your Sacrifice cards");
  g_assert_false (gtk_widget_get_mapped (test_ui_find (table.page, AHU_TYPE_RN_PLAYERS, NULL)));
  check_hold (&table, 0);
  test_ui_click (table.page, "Back to the table");
  g_assert_true (gtk_widget_get_mapped (test_ui_find (table.page, AHU_TYPE_RN_PLAYERS, NULL)));

  /* A change of the game ends it, and so does leaving the page. */
  gtk_widget_activate_action (table.page, "table.peek", "u", 1);
  g_assert_true (ahu_rn_cover_is_peeking (AHU_RN_COVER (test_find_type (table.page, AHU_TYPE_RN_COVER))));
  g_assert_true (ahu_session_undo (table.session));
  g_assert_false (ahu_rn_cover_is_peeking (AHU_RN_COVER (test_find_type (table.page, AHU_TYPE_RN_COVER))));
  gtk_widget_activate_action (table.page, "table.peek", "u", 1);
  gtk_widget_set_visible (table.page, FALSE);
  gtk_widget_set_visible (table.page, TRUE);
  g_assert_false (ahu_rn_cover_is_peeking (AHU_RN_COVER (test_find_type (table.page, AHU_TYPE_RN_COVER))));
  close_table (&table);
}

/* The test sees a difference where there is one: at the end, and behind the cover. */
static void
test_end_differs (void)
{
  const char *name = test_variant_games[0];
  g_autoptr (AhuSession) session = test_variant_load (name, FALSE, 0, NULL);
  guint ply = 0;
  AhuSession *other = test_variant_find (name, FALSE, session, &ply);
  g_autoptr (GBytes) file = ahu_session_export (session);
  g_autoptr (GBytes) other_file = NULL;
  const char *text = g_bytes_get_data (file, NULL);

  g_assert_nonnull (other);
  other_file = ahu_session_export (other);
  g_assert_true (ahu_session_is_over (session));
  g_assert_false (g_bytes_equal (file, other_file));
  g_assert_null (strstr (text, "\"kind\":null"));
  g_object_unref (other);
}

/* The copy of a running game can be played on, and says that cards are untold. */
static void
test_export (void)
{
  g_autoptr (AhuSession) session = test_variant_load (test_variant_games[0], FALSE, 0, NULL);
  g_autoptr (GBytes) file = NULL;
  g_autoptr (JsonObject) document = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuSession) copy = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (GError) error = NULL;
  guint ply = 0;
  AhuSession *other = test_variant_find (test_variant_games[0], FALSE, session, &ply);
  guint end = ahu_history_get_ply (ahu_session_get_history (session)) - 5;

  g_clear_object (&other);
  test_variant_go (session, end);
  file = ahu_session_export (session);
  document = ahu_document_parse (file, &error);
  g_assert_no_error (error);
  g_assert_true (json_object_get_null_member (
    json_array_get_object_element (json_object_get_array_member (document, "moves"), ply), "kind"));
  record = ahu_record_new_from_document (document, &error);
  g_assert_no_error (error);
  copy = ahu_session_new (record, NULL, &refusal);
  g_assert_null (refusal);
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (copy)), ==, end);
}

/* What was turned up at the end lies face down again when a correction lets the game go on:
 * no line struck through tells it. */
static void
test_struck (void)
{
  g_autoptr (AhuSession) session = test_variant_load ("untold-restricts.rapanui", FALSE, 0, NULL);
  AhuHistory *history = ahu_session_get_history (session);
  const AhuGame *game = ahu_session_get_game (session);
  guint last = ahu_history_get_moves (history)->len - 1;
  g_auto (GStrv) told = game->describe_move (ahu_history_get_position (history, last),
                                             ahu_history_get_move (history, last),
                                             ahu_session_get_names (session), NULL);
  GPtrArray *struck;

  g_assert_cmpuint (test_variant_position (session, last)->step, ==, RN_STEP_REVEAL);
  ahu_history_accept (history, test_try_remove (history, 20));
  g_assert_cmpuint (test_variant_position (session, ahu_history_get_ply (history))->step, <, RN_STEP_REVEAL);
  struck = ahu_history_get_struck (history);
  g_assert_cmpuint (struck->len, >, 20);
  for (guint i = 0; i < struck->len; i++)
    g_assert_null (strstr (((AhuStruckLine *) g_ptr_array_index (struck, i))->text, told[0]));
}

/* A game joined late; what the first player owns nobody told. */
static AhuSession *
load_untracked (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "joined-unknown-hands.rapanui", NULL);
  g_autoptr (GBytes) bytes = ahu_document_read (path, NULL);
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);
  g_autoptr (AhuRecord) record = NULL;
  JsonObject *position = json_object_get_object_member (json_object_get_object_member (document, "setup"), "position");
  JsonObject *player = json_array_get_object_element (json_object_get_array_member (position, "players"), 0);

  json_object_remove_member (player, "sacrifice");
  json_object_remove_member (player, "untold");
  json_object_set_int_member (player, "unknown", 7);
  json_object_set_array_member (document, "moves", json_array_new ());
  record = ahu_record_new_from_document (document, NULL);
  g_assert_nonnull (record);

  return ahu_session_new (record, NULL, NULL);
}

/* The kinds of such a player are not shown: they would change by what is laid face down. */
static void
test_untracked (void)
{
  g_autoptr (AhuSession) session = load_untracked ();
  AhuRnOpenCards cards;

  g_assert_nonnull (session);
  g_assert_true (rn_position_is_untracked (ahu_session_get_position (session), 0));
  set_open (TRUE);
  g_assert_false (ahu_rn_open_cards_find (session, 0, &cards));
  g_assert_true (ahu_rn_open_cards_find (session, 1, &cards));
  set_open (FALSE);
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (test_variant_games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/rn-discretion/same/", test_variant_games[i], NULL);

      g_test_add_data_func (path, test_variant_games[i], test_same);
    }
  g_test_add_func ("/ui/rn-discretion/practice", test_practice);
  g_test_add_data_func ("/ui/rn-discretion/replay", test_variant_games[0], test_replay);
  g_test_add_data_func ("/ui/rn-discretion/replay-open-cards", test_variant_games[1], test_replay_open_cards);
  g_test_add_func ("/ui/rn-discretion/open-cards", test_open_cards);
  g_test_add_func ("/ui/rn-discretion/hints", test_hints);
  g_test_add_func ("/ui/rn-discretion/preferences", test_preferences);
  g_test_add_func ("/ui/rn-discretion/preferences-elsewhere", test_preferences_elsewhere);
  g_test_add_func ("/ui/rn-discretion/hold", test_hold);
  g_test_add_func ("/ui/rn-discretion/peek", test_peek);
  g_test_add_func ("/ui/rn-discretion/end-differs", test_end_differs);
  g_test_add_func ("/ui/rn-discretion/export", test_export);
  g_test_add_func ("/ui/rn-discretion/struck", test_struck);
  g_test_add_func ("/ui/rn-discretion/untracked", test_untracked);

  return g_test_run ();
}
