/* test-rn-practise.c: whole games of one person against computers, on the table page
 *
 * The person takes the first choice there is; the computers play for themselves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>

#include "core/record/ahu-practice.h"
#include "games/rapanui/advisor/rn-game-advisor.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "games/rapanui/words/rn-sentences.h"
#include "shell/players/ahu-practise-page.h"
#include "toolkit/analysis/ahu-best-moves.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/teach/ahu-teller.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-prompt.h"
#include "toolkit/table/ahu-told.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "support/test-waiting.h"

typedef struct
{
  AhuSession *session;
  GtkWidget *window;
  GtkWidget *page;
} Game;

static const RnPosition *
get_position (Game *game)
{
  return ahu_session_get_position (game->session);
}

static guint
get_ply (Game *game)
{
  return ahu_history_get_ply (ahu_session_get_history (game->session));
}

static guint
get_person (Game *game)
{
  return (guint) ahu_practice_get_person (ahu_session_get_record (game->session));
}

static AhuRecord *
make_record (guint n_players,
             guint person)
{
  const char *const names[] = { "A", "B", "C", "D" };
  const char *const colours[] = { "green", "blue", "red", "violet" };
  const char *some_names[RN_MAX_PLAYERS + 1] = { NULL };
  const char *some_colours[RN_MAX_PLAYERS + 1] = { NULL };
  AhuStrength strengths[RN_MAX_PLAYERS];
  const AhuGameUi *ui = ahu_rn_game_ui_get ();
  AhuRandom random = { g_random_int () };
  g_autoptr (AhuRecord) record = NULL;

  for (guint i = 0; i < n_players; i++)
    {
      some_names[i] = names[i];
      some_colours[i] = colours[i];
      strengths[i] = i == person ? AHU_STRENGTH_NONE : i % 2 == 0 ? AHU_STRENGTH_EASY : AHU_STRENGTH_MEDIUM;
    }
  record = ahu_record_new (ui->game, some_names, some_colours,
                           rn_game_advisor_get ()->deal (n_players, &random));

  return ahu_practice_add (record, strengths, n_players);
}

static void
open_record (Game      *game,
             AhuRecord *record)
{
  g_autoptr (AhuRefusal) refusal = NULL;

  game->session = ahu_session_new (record, NULL, &refusal);
  g_assert_null (refusal);
  game->page = ahu_rn_table_page_new ();
  ahu_table_set_session (AHU_TABLE (game->page), game->session);
  game->window = gtk_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (game->window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (game->window), game->page);
  gtk_window_present (GTK_WINDOW (game->window));
}

/* Whoever still thinks is cancelled, and holds nothing after that. */
static void
close_game (Game *game)
{
  gpointer session = game->session;

  g_object_add_weak_pointer (G_OBJECT (game->session), &session);
  g_object_unref (game->session);
  gtk_window_set_child (GTK_WINDOW (game->window), NULL);
  gtk_window_destroy (GTK_WINDOW (game->window));
  test_ui_wait (test_ui_is_gone, &session);
}

static gboolean
is_persons_turn (gpointer data)
{
  Game *game = data;

  g_assert_false (ahu_rn_cover_is_needed (game->session));

  return !ahu_practise_is_waiting (game->session);
}

static void
enter (Game         *game,
       const RnMove *move)
{
  g_autoptr (JsonNode) node = rn_move_to_json (move);
  g_autofree char *text = json_to_string (node, FALSE);
  guint ply = get_ply (game);

  g_assert_true (gtk_widget_activate_action (game->page, "table.move", "s", text));
  g_assert_cmpuint (get_ply (game), ==, ply + 1);
}

/* The first or the last choice that the person has. */
static RnMove
choose (Game     *game,
        gboolean  last)
{
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (get_position (game), moves);
  RnMove chosen = { .type = RN_INVALID };

  for (guint i = 0; i < n; i++)
    {
      gboolean of_player = moves[i].type == RN_MOVE_SACRIFICE || moves[i].type == RN_MOVE_REWARD ||
                           moves[i].type == RN_MOVE_SUBSTITUTE;

      if ((of_player && moves[i].player != get_person (game)) ||
          (moves[i].type == RN_MOVE_SACRIFICE && moves[i].kind == RN_SACRIFICE_NULL))
        continue;
      if (chosen.type == RN_INVALID || last)
        chosen = moves[i];
    }
  g_assert_cmpuint (chosen.type, !=, RN_INVALID);

  return chosen;
}

static void
play_on (Game     *game,
         guint     n_decisions,
         gboolean  last)
{
  test_ui_wait (is_persons_turn, game);
  for (guint i = 0; i < n_decisions && !ahu_session_is_over (game->session); i++)
    {
      RnMove move = choose (game, last);

      enter (game, &move);
      test_ui_wait (is_persons_turn, game);
    }
}

/* Everything that was played is legal when replayed from the file. */
static void
assert_legal (Game *game)
{
  g_autoptr (AhuRecord) record = ahu_session_dup_record (game->session);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuHistory) history = ahu_history_new (record, &refusal);

  g_assert_null (refusal);
  g_assert_nonnull (history);
  g_assert_cmpuint (ahu_history_get_ply (history), ==, get_ply (game));
}

static void
test_whole_game (gconstpointer data)
{
  guint n_players = GPOINTER_TO_UINT (data);
  g_autoptr (AhuRecord) record = make_record (n_players, n_players - 1);
  Game game;

  open_record (&game, record);
  play_on (&game, G_MAXUINT, FALSE);
  g_assert_true (ahu_session_is_over (game.session));
  assert_legal (&game);
  close_game (&game);
}

/* What nobody waits for gives way as long as a computer thinks. */
static void
test_waited_for (void)
{
  const AhuStrength strengths[] = { AHU_STRENGTH_HARD, AHU_STRENGTH_NONE };
  g_autoptr (AhuRecord) record = make_record (2, 1);
  g_autoptr (AhuRecord) hard = ahu_practice_add (record, strengths, 2);
  Game game;

  open_record (&game, hard);
  test_ui_wait (test_somebody_waits, NULL);
  test_ui_wait (is_persons_turn, &game);
  test_ui_wait (test_nobody_waits, NULL);
  close_game (&game);
}

static gboolean
tells_moves (gpointer data)
{
  GtkWidget *window = test_ui_find_window (AHU_TYPE_BEST_MOVES);

  return window != NULL && test_ui_says (window, "Games won of 100: ");
}

/* Cards come as they come: in some games the person has nothing to sacrifice when a Moai
 * is built, in some none is built. One of so many has a sacrifice. */
static void
open_at_sacrifice (Game *game)
{
  for (guint n_games = 0; n_games < 25; n_games++)
    {
      g_autoptr (AhuRecord) record = make_record (2, 0);

      open_record (game, record);
      do
        play_on (game, 1, FALSE);
      while (get_position (game)->step != RN_STEP_SACRIFICE && !ahu_session_is_over (game->session));
      if (get_position (game)->step == RN_STEP_SACRIFICE)
        return;
      close_game (game);
    }
  g_assert_not_reached ();
}

/* Nobody else reads what the person holds, so there are best moves in a sacrifice round too. */
static void
test_best_sacrifice (void)
{
  GtkWidget *window;
  Game game;

  open_at_sacrifice (&game);
  gtk_widget_activate_action (game.page, "table.best-moves", NULL);
  test_ui_wait (tells_moves, NULL);
  window = test_ui_find_window (AHU_TYPE_BEST_MOVES);
  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &window);
  close_game (&game);
}

static void
list_refills (Game    *game,
              GString *refills)
{
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (game->session));

  for (guint i = 0; i < get_ply (game); i++)
    {
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      for (guint card = 0; move.type == RN_MOVE_REFILL && card < move.n_cards; card++)
        g_string_append_c (refills, (char) ('0' + move.cards[card]));
    }
}

/* Undo is no look into the draw pile: what comes is the same whatever is played. */
static void
test_same_pile (void)
{
  g_autoptr (AhuRecord) record = make_record (2, 0);
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  Game game;

  open_record (&game, record);
  play_on (&game, G_MAXUINT, FALSE);
  list_refills (&game, first);
  while (get_ply (&game) > 0)
    g_signal_emit_by_name (game.page, "undo");
  play_on (&game, G_MAXUINT, TRUE);
  list_refills (&game, second);
  g_assert_cmpuint (first->len, >, 0);
  g_assert_cmpstr (first->str, ==, second->str);
  close_game (&game);
}

/* Nor is it when the game was closed meanwhile: what was laid comes again. */
static void
test_same_pile_later (void)
{
  g_autoptr (AhuRecord) record = make_record (2, 0);
  g_autoptr (AhuRecord) kept = NULL;
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  Game game;

  open_record (&game, record);
  while (first->len < 2 * RN_COLUMN_CARDS)
    {
      play_on (&game, 1, FALSE);
      g_string_truncate (first, 0);
      list_refills (&game, first);
    }
  kept = ahu_session_dup_record (game.session);
  close_game (&game);

  open_record (&game, kept);
  while (get_ply (&game) > 0)
    g_signal_emit_by_name (game.page, "undo");
  while (second->len < first->len)
    {
      play_on (&game, 1, TRUE);
      g_string_truncate (second, 0);
      list_refills (&game, second);
    }
  g_string_truncate (second, first->len);
  g_assert_cmpstr (first->str, ==, second->str);
  close_game (&game);
}

static char *
describe_moves (Game *game)
{
  g_autoptr (AhuRecord) record = ahu_session_dup_record (game->session);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record),
                                                  ahu_record_get_moves (record)->len);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static gboolean
get_flag (Game       *game,
          const char *name)
{
  gboolean value;

  g_object_get (game->page, name, &value, NULL);

  return value;
}

static void
test_undo (void)
{
  g_autoptr (AhuRecord) record = make_record (3, 1);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *redone = NULL;
  Game game;

  open_record (&game, record);
  test_ui_wait (is_persons_turn, &game);
  /* Of what the computers began with nothing is the person’s. */
  g_assert_cmpuint (get_ply (&game), >, 0);
  g_assert_false (get_flag (&game, "can-undo"));

  play_on (&game, 6, FALSE);
  before = describe_moves (&game);
  play_on (&game, 1, FALSE);
  after = describe_moves (&game);
  g_signal_emit_by_name (game.page, "undo");
  undone = describe_moves (&game);
  g_assert_cmpstr (undone, ==, before);
  g_assert_true (is_persons_turn (&game));

  g_assert_true (get_flag (&game, "can-redo"));
  g_signal_emit_by_name (game.page, "redo");
  test_ui_wait (is_persons_turn, &game);
  redone = describe_moves (&game);
  g_assert_cmpstr (redone, ==, after);
  close_game (&game);
}

/* Draws the last card of a column if there is one. */
static RnMove
choose_last_card (Game *game)
{
  const RnPosition *position = get_position (game);
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (position, moves);

  for (guint i = 0; i < n; i++)
    if (moves[i].type == RN_MOVE_DRAW && position->column_length[moves[i].column] == 1)
      return moves[i];

  return choose (game, FALSE);
}

static gboolean
was_refilled (Game  *game,
              guint  ply)
{
  GPtrArray *moves = ahu_history_get_moves (ahu_session_get_history (game->session));
  RnMove move;

  if (ply >= get_ply (game))
    return FALSE;
  rn_move_from_json (&move, g_ptr_array_index (moves, ply));

  return move.type == RN_MOVE_REFILL;
}

/* A column that the person has emptied is refilled before the next choice, and that is no
 * decision: undo goes back to the draw, not to a refill that is laid again at once. */
static void
test_undo_refill (void)
{
  g_autoptr (AhuRecord) record = make_record (2, 0);
  guint before = 0;
  RnMove move;
  Game game;

  open_record (&game, record);
  do
    {
      test_ui_wait (is_persons_turn, &game);
      before = get_ply (&game);
      move = choose_last_card (&game);
      enter (&game, &move);
      test_ui_wait (is_persons_turn, &game);
      g_assert_false (ahu_session_is_over (game.session));
    }
  while (!was_refilled (&game, before + 1));

  g_signal_emit_by_name (game.page, "undo");
  g_assert_cmpuint (get_ply (&game), ==, before);
  g_assert_true (is_persons_turn (&game));
  close_game (&game);
}

/* Only the person plays through the window, and nothing is corrected. */
static void
test_waiting (void)
{
  g_autoptr (AhuRecord) record = make_record (2, 1);
  g_autofree char *reason = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;
  RnMove moves[RN_MAX_LEGAL];
  Game game;

  open_record (&game, record);
  g_assert_true (ahu_practise_is_waiting (game.session));
  g_assert_cmpuint (ahu_practise_get_person (game.session), ==, 1);
  reason = ahu_practise_dup_reason (game.session);
  g_assert_nonnull (reason);
  rn_legal_moves (get_position (&game), moves);
  node = rn_move_to_json (&moves[0]);
  text = json_to_string (node, FALSE);
  gtk_widget_activate_action (game.page, "table.move", "s", text);
  g_assert_cmpuint (get_ply (&game), ==, 0);

  test_ui_wait (is_persons_turn, &game);
  g_assert_cmpuint (get_ply (&game), >, 0);
  close_game (&game);
}

static void
test_resume (void)
{
  g_autoptr (AhuRecord) record = make_record (4, 2);
  g_autoptr (AhuRecord) kept = NULL;
  g_autofree char *text = NULL;
  Game game;

  open_record (&game, record);
  play_on (&game, 5, FALSE);
  kept = ahu_session_dup_record (game.session);
  text = describe_moves (&game);
  close_game (&game);
  /* The draw pile is in no file. */
  g_assert_nonnull (strstr (text, "\"practice\""));
  g_assert_null (strstr (text, "pile"));
  g_assert_null (strstr (text, "seed"));

  g_assert_true (ahu_practice_is (kept));
  g_assert_cmpint (ahu_practice_get_person (kept), ==, 2);
  g_assert_cmpint (ahu_practice_get_strength (kept, 0), ==, AHU_STRENGTH_EASY);
  g_assert_cmpint (ahu_practice_get_strength (kept, 1), ==, AHU_STRENGTH_MEDIUM);
  open_record (&game, kept);
  play_on (&game, G_MAXUINT, FALSE);
  g_assert_true (ahu_session_is_over (game.session));
  assert_legal (&game);
  close_game (&game);
}

/* Closed while a computer has to choose. */
static void
test_closed (void)
{
  for (guint i = 0; i < 5; i++)
    {
      g_autoptr (AhuRecord) record = make_record (4, 3);
      Game game;

      open_record (&game, record);
      for (guint turn = 0; turn < i; turn++)
        g_main_context_iteration (NULL, FALSE);
      g_assert_true (ahu_practise_is_waiting (game.session));
      close_game (&game);
    }
}

static void
test_page (void)
{
  const AhuGameUi *ui = ahu_rn_game_ui_get ();
  GtkWidget *page = g_object_ref_sink (ahu_practise_page_new (ui));
  g_autoptr (AhuRecord) record = ahu_practise_page_dup_record (AHU_PRACTISE_PAGE (page));
  g_autoptr (AhuRecord) again = ahu_practise_again (ui, record);
  guint n = ahu_record_get_n_players (record);
  int person = ahu_practice_get_person (record);

  g_assert_true (ahu_record_is_new (record));
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpint (person, >=, 0);
  g_assert_cmpint (ahu_practice_get_person (again), ==, (person + (int) n - 1) % (int) n);
  g_assert_cmpstr (ahu_record_get_names (again)[0], ==, ahu_record_get_names (record)[1]);
  g_assert_cmpstr (ahu_record_get_id (again), !=, ahu_record_get_id (record));
  g_object_unref (page);
}

/* From one opponent to as many as fit the table, each with a name of its own, and the person's. */
static void
test_opponents (void)
{
  GtkWidget *page = g_object_ref_sink (ahu_practise_page_new (ahu_rn_game_ui_get ()));
  AdwComboRow *row = ADW_COMBO_ROW (test_ui_find (page, ADW_TYPE_COMBO_ROW, NULL));

  gtk_editable_set_text (GTK_EDITABLE (test_ui_find (page, ADW_TYPE_ENTRY_ROW, NULL)), "Moana");
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (row)), ==, RN_MAX_PLAYERS - 1);
  for (guint n = 1; n < RN_MAX_PLAYERS; n++)
    {
      g_autoptr (AhuRecord) record = NULL;
      g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);

      adw_combo_row_set_selected (row, n - 1);
      record = ahu_practise_page_dup_record (AHU_PRACTISE_PAGE (page));
      g_assert_cmpuint (ahu_record_get_n_players (record), ==, n + 1);
      for (guint i = 0; i <= n; i++)
        g_assert_true (g_hash_table_add (names, (gpointer) ahu_record_get_names (record)[i]));
      g_assert_cmpstr (ahu_record_get_names (record)[ahu_practice_get_person (record)], ==, "Moana");
    }
  g_object_unref (page);
}

/* The least window is 360 px wide. */
static void
test_least_width (void)
{
  GtkWidget *page = ahu_practise_page_new (ahu_rn_game_ui_get ());
  GtkWidget *window = gtk_window_new ();
  int minimum;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  /* Less than that, since a frame may take 10 px. */
  g_assert_cmpint (minimum, <=, 350);
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_persons_turn_untold (gpointer data)
{
  Game *game = data;
  AhuTeller *teller = AHU_TELLER (test_ui_find (game->page, AHU_TYPE_TELLER, NULL));

  if (is_persons_turn (game))
    return TRUE;
  g_assert_true (teller == NULL || ahu_teller_get_text (teller) == NULL);

  return FALSE;
}

/* What the first game needs to know is told when it is for the person to choose. */
static void
test_teller (void)
{
  g_autoptr (AhuRecord) record = make_record (3, 2);
  GtkWidget *teller;
  Game game;

  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "guidance", TRUE);
  open_record (&game, record);
  test_ui_wait (is_persons_turn_untold, &game);
  teller = test_ui_find (game.page, AHU_TYPE_TELLER, NULL);
  g_assert_nonnull (ahu_teller_get_text (AHU_TELLER (teller)));
  g_settings_set_boolean (ahu_settings_get_game (rn_game_get ()), "guidance", FALSE);
  close_game (&game);
}

typedef struct
{
  GtkWidget *prompt;
  char *text;
} Said;

static gboolean
is_said (gpointer data)
{
  Said *said = data;

  return test_ui_is_named (said->prompt, said->text);
}

/* What a computer did last can be read too, although the person may choose already. */
static void
test_told (void)
{
  g_autoptr (AhuRecord) record = make_record (2, 1);
  g_autoptr (AhuTold) told = NULL;
  Said said;
  Game game;

  g_settings_set_string (ahu_settings_get_game (rn_game_get ()), "practise-pace", "quick");
  open_record (&game, record);
  test_ui_wait (is_persons_turn, &game);
  said.prompt = test_ui_find (game.page, AHU_TYPE_PROMPT, NULL);
  told = ahu_told_new (game.session);
  said.text = told->sentence;
  g_assert_true (is_said (&said));
  said.text = rn_prompt (get_position (&game), ahu_session_get_names (game.session));
  test_ui_wait (is_said, &said);
  g_free (said.text);

  close_game (&game);
  g_settings_set_string (ahu_settings_get_game (rn_game_get ()), "practise-pace", "none");
}

static void
test_member (void)
{
  g_autoptr (AhuRecord) record = make_record (3, 0);
  const char *const broken[] = {
    "null", "[]", "{}", "{\"computers\":3}", "{\"computers\":[null,null,\"easy\"]}",
    "{\"computers\":[\"easy\",\"easy\",\"easy\"]}", "{\"computers\":[null,\"easy\"]}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_autoptr (AhuRecord) other = ahu_record_copy_with (record, "practice", json_from_string (broken[i], NULL));

      g_assert_false (ahu_practice_is (other));
      g_assert_cmpint (ahu_practice_get_strength (other, 2), ==, AHU_STRENGTH_NONE);
    }
  {
    g_autoptr (AhuRecord) other =
      ahu_record_copy_with (record, "practice", json_from_string ("{\"computers\":[\"genius\",null,7]}", NULL));

    g_assert_cmpint (ahu_practice_get_person (other), ==, 1);
    g_assert_cmpint (ahu_practice_get_strength (other, 0), ==, AHU_STRENGTH_MEDIUM);
    g_assert_cmpint (ahu_practice_get_strength (other, 2), ==, AHU_STRENGTH_MEDIUM);
  }
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  /* Nothing waits for a person to follow. */
  g_settings_set_string (ahu_settings_get_game (rn_game_get ()), "practise-pace", "none");
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  g_test_add_func ("/ui/rn-practise/member", test_member);
  g_test_add_func ("/ui/rn-practise/page", test_page);
  g_test_add_func ("/ui/rn-practise/opponents", test_opponents);
  g_test_add_func ("/ui/rn-practise/least-width", test_least_width);
  g_test_add_func ("/ui/rn-practise/teller", test_teller);
  g_test_add_func ("/ui/rn-practise/told", test_told);
  g_test_add_data_func ("/ui/rn-practise/whole-game/2", GUINT_TO_POINTER (2), test_whole_game);
  g_test_add_data_func ("/ui/rn-practise/whole-game/3", GUINT_TO_POINTER (3), test_whole_game);
  g_test_add_data_func ("/ui/rn-practise/whole-game/4", GUINT_TO_POINTER (4), test_whole_game);
  g_test_add_func ("/ui/rn-practise/waited-for", test_waited_for);
  g_test_add_func ("/ui/rn-practise/best-sacrifice", test_best_sacrifice);
  g_test_add_func ("/ui/rn-practise/same-pile", test_same_pile);
  g_test_add_func ("/ui/rn-practise/same-pile-later", test_same_pile_later);
  g_test_add_func ("/ui/rn-practise/undo", test_undo);
  g_test_add_func ("/ui/rn-practise/undo-refill", test_undo_refill);
  g_test_add_func ("/ui/rn-practise/waiting", test_waiting);
  g_test_add_func ("/ui/rn-practise/resume", test_resume);
  g_test_add_func ("/ui/rn-practise/closed", test_closed);

  return g_test_run ();
}
