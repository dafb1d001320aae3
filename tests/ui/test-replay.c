/* test-replay.c: stepping through a game, and playing on from a position of it
 *
 * Not for: that nothing hidden is shown (test-rn-discretion.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "app/ahu-choice.h"
#include "app/ahu-replay-page.h"
#include "app/ahu-replay-slider.h"
#include "app/ahu-width-bin.h"
#include "app/ahu-window.h"
#include "app/rapanui/ahu-rn-cover.h"
#include "app/rapanui/ahu-rn-log.h"
#include "app/rapanui/ahu-rn-prompt.h"
#include "app/rapanui/ahu-rn-table-page.h"
#include "app/rapanui/ahu-rn-taking-chip.h"
#include "rapanui/rn-position.h"

#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "test-ui-find.h"
#include "test-ui.h"

#define OVER "decided-by-moai-or-wood.rapanui"
#define TWO "two-players.rapanui"
#define UNTOLD "four-players-untold.rapanui"

static const char *const games[] = { OVER, TWO, UNTOLD, "supply-pile-empty.rapanui" };

/* A page in a window of its own. */
typedef struct
{
  GtkWidget *window;
  AhuReplayPage *page;
  AhuReplay *replay;
} Show;

static AhuRecord *
load (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("AHU_TEST_DATA"), "examples", name, NULL);
  g_autoptr (GError) error = NULL;
  AhuRecord *record = ahu_record_load (path, &error);

  g_assert_no_error (error);

  return record;
}

static char *
tell_position (AhuSession *session)
{
  g_autoptr (JsonNode) node = ahu_session_get_game (session)->position_to_json (ahu_session_get_position (session));

  return json_to_string (node, FALSE);
}

/* What comes of the first @ply moves and nothing else. */
static char *
replay_afresh (AhuRecord *record,
               guint      ply)
{
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), ply);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, &error);
  g_autoptr (AhuRecord) copy = ahu_record_new_from_document (document, &error);
  g_autoptr (AhuSession) session = ahu_session_new (copy, NULL, NULL);

  g_assert_no_error (error);

  return tell_position (session);
}

static void
assert_at (AhuReplay *replay,
           guint      ply)
{
  AhuSession *session = ahu_replay_get_session (replay);
  g_autofree char *is = tell_position (session);
  g_autofree char *should_be = replay_afresh (ahu_session_get_record (session), ply);

  g_assert_cmpuint (ahu_replay_get_ply (replay), ==, ply);
  g_assert_cmpstr (is, ==, should_be);
}

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
  if (step == AHU_REPLAY_TURN)
    return before->turn != after->turn;
  lines = ahu_session_get_game (ahu_replay_get_session (replay))->describe_move (
    before, g_ptr_array_index (ahu_history_get_moves (all), ply - 1),
    ahu_session_get_names (ahu_replay_get_session (replay)));

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
      assert_at (replay, next);
    }
  g_assert_cmpuint (n_stops, >, step == AHU_REPLAY_MOVE ? n - 1 : 10);
  for (guint ply = n, next; ply > 0; ply = next)
    {
      for (next = ply - 1; next > 0 && !is_mark (replay, all, next, step);)
        next--;
      g_assert_cmpuint (ahu_replay_find (replay, ply, step, FALSE), ==, next);
      ahu_replay_go (replay, next);
      assert_at (replay, next);
    }
  g_assert_cmpuint (ahu_replay_find (replay, n, step, TRUE), ==, n);
  g_assert_cmpuint (ahu_replay_find (replay, 0, step, FALSE), ==, 0);
}

static void
test_steps (gconstpointer data)
{
  g_autoptr (AhuRecord) record = load (data);
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuReplay) replay = ahu_replay_new (record, &refusal);
  g_autoptr (AhuHistory) all = ahu_history_new (record, NULL);

  g_assert_null (refusal);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), ==, ahu_record_get_moves (record)->len);
  assert_at (replay, 0);
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
  g_autoptr (JsonObject) document = NULL;
  g_autoptr (GError) error = NULL;
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
  document = ahu_document_parse (bytes, &error);
  g_assert_no_error (error);

  return ahu_record_new_from_document (document, &error);
}

static void
test_joined (void)
{
  g_autoptr (AhuRecord) whole = load (OVER);
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

/* In the window, and laid out for it. */
static gboolean
is_laid_out (gpointer data)
{
  int width = gtk_widget_get_width (data);

  return gtk_widget_get_mapped (data) && width > 0 &&
         gtk_widget_has_css_class (data, "narrow") == (width < AHU_WIDTH_700);
}

static void
open_page (Show       *show,
           const char *name,
           guint       n_moves,
           int         width,
           int         height)
{
  g_autoptr (AhuRecord) whole = load (name);
  guint n = MIN (n_moves, ahu_record_get_moves (whole)->len);
  g_autoptr (AhuRecord) record = ahu_record_branch (whole, ahu_record_get_moves (whole), n);

  show->replay = ahu_replay_new (record, NULL);
  show->page = AHU_REPLAY_PAGE (ahu_replay_page_new ());
  ahu_replay_page_set_replay (show->page, ahu_game_ui_get_default (), show->replay);
  show->window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (show->window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (show->window), width, height);
  gtk_window_set_child (GTK_WINDOW (show->window), GTK_WIDGET (show->page));
  gtk_window_present (GTK_WINDOW (show->window));
  test_ui_wait (is_laid_out, show->page);
  gtk_widget_grab_focus (GTK_WIDGET (show->page));
}

static void
close_page (Show *show)
{
  GtkWidget *page = g_object_ref (GTK_WIDGET (show->page));

  /* GTK 4.8 leaks a little of a window that goes with actions in it. */
  gtk_window_set_child (GTK_WINDOW (show->window), NULL);
  gtk_window_destroy (GTK_WINDOW (show->window));
  g_assert_finalize_object (page);
}

static guint wanted;

static gboolean
has_come (gpointer data)
{
  return ahu_replay_get_ply (data) == wanted;
}

static void
wait_for (Show *show,
          guint ply)
{
  wanted = ply;
  test_ui_wait (has_come, show->replay);
  assert_at (show->replay, ply);
  g_assert_cmpfloat (gtk_range_get_value (GTK_RANGE (test_find_type (GTK_WIDGET (show->page), AHU_TYPE_REPLAY_SLIDER))),
                     ==, ply);
}

/* As the window would hand it on: first before the focus, then after it. */
static gboolean
press (Show            *show,
       guint            keyval,
       GdkModifierType  state)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (show->page));
  const GtkPropagationPhase phases[] = { GTK_PHASE_CAPTURE, GTK_PHASE_BUBBLE };
  gboolean taken = FALSE;

  for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
    for (guint i = 0; !taken && i < g_list_model_get_n_items (controllers); i++)
      {
        g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

        if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
            gtk_event_controller_get_propagation_phase (controller) == phases[phase])
          g_signal_emit_by_name (controller, "key-pressed", keyval, 0u, state, &taken);
      }

  return taken;
}

static void
test_keys (void)
{
  AhuReplay *replay;
  guint n, turn, scoring;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 1280, 800);
  replay = show.replay;
  n = ahu_replay_get_n_moves (replay);
  press (&show, GDK_KEY_Right, 0);
  wait_for (&show, 1);
  press (&show, GDK_KEY_KP_Right, 0);
  wait_for (&show, 2);
  press (&show, GDK_KEY_Left, 0);
  wait_for (&show, 1);

  turn = ahu_replay_find (replay, 1, AHU_REPLAY_TURN, TRUE);
  press (&show, GDK_KEY_Down, 0);
  wait_for (&show, turn);
  press (&show, GDK_KEY_Page_Down, 0);
  wait_for (&show, ahu_replay_find (replay, turn, AHU_REPLAY_TURN, TRUE));
  press (&show, GDK_KEY_Up, 0);
  wait_for (&show, turn);
  press (&show, GDK_KEY_Page_Up, 0);
  wait_for (&show, 0);

  scoring = ahu_replay_find (replay, 0, AHU_REPLAY_SCORING, TRUE);
  press (&show, GDK_KEY_Right, GDK_SHIFT_MASK);
  wait_for (&show, scoring);
  press (&show, GDK_KEY_Right, GDK_SHIFT_MASK);
  press (&show, GDK_KEY_Left, GDK_SHIFT_MASK);
  wait_for (&show, scoring);
  press (&show, GDK_KEY_End, 0);
  wait_for (&show, n);
  press (&show, GDK_KEY_Right, 0);
  press (&show, GDK_KEY_Home, 0);
  wait_for (&show, 0);

  /* Alt and Left leads to the page before. */
  g_assert_false (press (&show, GDK_KEY_Left, GDK_ALT_MASK));
  g_assert_false (press (&show, GDK_KEY_q, 0));
  close_page (&show);
}

static void
test_keys_rtl (void)
{
  Show show;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  open_page (&show, TWO, G_MAXUINT, 1280, 800);
  press (&show, GDK_KEY_Left, 0);
  wait_for (&show, 1);
  press (&show, GDK_KEY_Right, 0);
  wait_for (&show, 0);
  close_page (&show);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

/* A button that can't be pressed any more doesn't take the keys away. */
static void
test_focus (void)
{
  GtkWidget *last, *slider;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 1280, 800);
  last = test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "To the end");
  slider = test_find_type (GTK_WIDGET (show.page), AHU_TYPE_REPLAY_SLIDER);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (show.window)) == slider);
  g_assert_true (gtk_widget_grab_focus (last));
  g_signal_emit_by_name (last, "clicked");
  wait_for (&show, ahu_replay_get_n_moves (show.replay));
  g_assert_false (gtk_widget_is_sensitive (last));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (show.window)) == slider);
  close_page (&show);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Of all that is asked for within a frame the last is drawn. */
static void
test_slider (void)
{
  GtkRange *slider;
  guint n_drawn = 0;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 1280, 800);
  slider = GTK_RANGE (test_find_type (GTK_WIDGET (show.page), AHU_TYPE_REPLAY_SLIDER));
  g_signal_connect_swapped (ahu_replay_get_session (show.replay), "changed", G_CALLBACK (count_cb), &n_drawn);
  for (guint ply = 1; ply <= 100; ply++)
    gtk_range_set_value (slider, ply);
  g_assert_cmpuint (n_drawn, ==, 0);
  wait_for (&show, 100);
  g_assert_cmpuint (n_drawn, ==, 1);

  ahu_replay_page_go (show.page, 3);
  wait_for (&show, 3);
  g_assert_cmpuint (n_drawn, ==, 2);
  close_page (&show);
}

static gboolean
has_run (gpointer data)
{
  return ahu_replay_get_ply (data) == 2;
}

static void
test_run (void)
{
  Show show;

  open_page (&show, TWO, 3, 1280, 800);
  press (&show, GDK_KEY_space, 0);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "Stop"));
  test_ui_wait (has_run, show.replay);
  press (&show, GDK_KEY_Left, 0);
  wait_for (&show, 1);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "Move on by itself"));

  /* Stops at the end. */
  press (&show, GDK_KEY_space, 0);
  wait_for (&show, 3);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, "Move on by itself"));
  close_page (&show);
}

static void
assert_inert (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (AHU_IS_CHOICE (widget))
    {
      g_assert_null (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)));
      g_assert_false (gtk_widget_get_focusable (widget));
      g_assert_false (gtk_widget_get_can_target (widget));
      g_signal_emit_by_name (widget, "clicked");
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_inert (child);
}

/* By no click, key or action. */
static void
test_read_only (gconstpointer data)
{
  static const char *const moves[] = {
    "{\"move\":\"play\",\"card\":\"fish\",\"count\":1}", "{\"move\":\"draw\",\"column\":0}",
    "{\"move\":\"buy\",\"kind\":\"fish\"}", "{\"move\":\"add\",\"kind\":\"fish\"}",
  };
  static const char keys[] = "123qwerfmsglponu";
  TestTable table = { 0 };
  Show show;

  open_page (&show, data, G_MAXUINT, 1280, 800);
  table.page = test_find_type (GTK_WIDGET (show.page), AHU_TYPE_RN_TABLE_PAGE);
  for (guint ply = 0; ply <= ahu_replay_get_n_moves (show.replay); ply++)
    {
      ahu_replay_go (show.replay, ply);
      assert_inert (GTK_WIDGET (show.page));
      for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
        gtk_widget_activate_action (table.page, "table.move", "s", moves[i]);
      for (guint i = 0; keys[i] != '\0'; i++)
        g_assert_false (test_table_press (&table, (guint) keys[i], 0));
      gtk_widget_activate_action (table.page, "table.correct", "u", 0u);
      gtk_widget_activate_action (table.page, "table.peek", "u", 0u);
      gtk_widget_activate_action (table.page, "table.count", NULL);
      g_signal_emit_by_name (table.page, "undo");
      g_assert_cmpuint (ahu_replay_get_ply (show.replay), ==, ply);
      g_assert_false (gtk_widget_get_mapped (test_find_type (table.page, AHU_TYPE_RN_COVER)));
      g_assert_null (ahu_rn_prompt_get_refusal (AHU_RN_PROMPT (test_find_type (table.page, AHU_TYPE_RN_PROMPT))));
    }
  close_page (&show);
}

static guint
count_shown (GtkWidget *root,
             GType      type)
{
  guint n = 0;

  if (!gtk_widget_get_visible (root))
    return 0;
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    n++;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_shown (child, type);

  return n;
}

/* What was done, by whom, and what a scoring gave. */
static void
test_words (void)
{
  const RnPosition *before, *after;
  GtkWidget *prompt;
  guint scoring, n_takers = 0;
  Show show;

  open_page (&show, TWO, G_MAXUINT, 1280, 800);
  prompt = test_find_type (GTK_WIDGET (show.page), AHU_TYPE_RN_PROMPT);
  g_assert_true (test_ui_is_named (prompt, "A has the first turn."));
  g_assert_cmpuint (count_shown (prompt, AHU_TYPE_RN_TAKING_CHIP), ==, 0);
  for (scoring = ahu_replay_find (show.replay, 0, AHU_REPLAY_SCORING, TRUE);
       n_takers == 0;
       scoring = ahu_replay_find (show.replay, scoring, AHU_REPLAY_SCORING, TRUE))
    {
      ahu_replay_go (show.replay, scoring);
      before = ahu_history_get_position (ahu_session_get_history (ahu_replay_get_session (show.replay)), scoring - 1);
      after = ahu_session_get_position (ahu_replay_get_session (show.replay));
      for (guint i = 0; i < after->n_players; i++)
        n_takers += after->wood[i] > before->wood[i] || after->glory[i] > before->glory[i];
    }
  g_assert_cmpuint (count_shown (prompt, AHU_TYPE_RN_TAKING_CHIP), ==, n_takers);
  g_assert_false (test_ui_is_named (prompt, "A has the first turn."));

  /* The play after it gives nothing. */
  ahu_replay_go (show.replay, ahu_replay_get_ply (show.replay) + 1);
  g_assert_cmpuint (count_shown (prompt, AHU_TYPE_RN_TAKING_CHIP), ==, 0);
  close_page (&show);
}

static void
assert_buttons_named (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_BUTTON (widget) && !AHU_IS_CHOICE (widget) && gtk_widget_get_focusable (widget) &&
      test_ui_is_named (widget, "") && gtk_button_get_label (GTK_BUTTON (widget)) == NULL)
    g_error ("a button has no name: %s in %s", G_OBJECT_TYPE_NAME (widget),
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_buttons_named (child);
}

static void
test_names (void)
{
  const char *const names[] = {
    "To the beginning", "To the end", "Previous scoring", "Next scoring", "Turn back", "Turn on",
    "Move back", "Move on", "Move on by itself", "Play on from here", "Back",
  };
  g_autofree char *place = NULL;
  g_auto (GStrv) lines = NULL;
  GtkAccessible *slider;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 1280, 800);
  slider = GTK_ACCESSIBLE (test_find_type (GTK_WIDGET (show.page), AHU_TYPE_REPLAY_SLIDER));
  press (&show, GDK_KEY_Right, 0);
  wait_for (&show, 1);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_BUTTON, names[i]));
  assert_buttons_named (GTK_WIDGET (show.page));
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_LABEL, "Position in the game");
  place = g_strdup_printf ("Turn 1 · move 1 of %u", ahu_replay_get_n_moves (show.replay));
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, place);
  lines = ahu_replay_describe (show.replay);
  gtk_test_accessible_assert_property (slider, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, lines[0]);
  g_assert_nonnull (test_ui_find (GTK_WIDGET (show.page), AHU_TYPE_RN_LOG, NULL));
  close_page (&show);
}

/* The players and the day; first the title, where the game has got one. */
static void
test_title (void)
{
  g_autoptr (AhuRecord) record = load (TWO);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), 10);
  g_autoptr (JsonObject) document = ahu_document_parse (bytes, NULL);
  g_autoptr (AhuRecord) titled = NULL;
  AdwWindowTitle *title;
  Show show;

  json_object_set_string_member (document, "title", "The long evening");
  titled = ahu_record_new_from_document (document, NULL);
  open_page (&show, TWO, 10, 1280, 800);
  title = ADW_WINDOW_TITLE (test_find_type (GTK_WIDGET (show.page), ADW_TYPE_WINDOW_TITLE));
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "A, B");
  show.replay = ahu_replay_new (titled, NULL);
  ahu_replay_page_set_replay (show.page, ahu_game_ui_get_default (), show.replay);
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "The long evening");
  g_assert_true (g_str_has_prefix (adw_window_title_get_subtitle (title), "A, B · "));
  close_page (&show);
}

/* Nothing is cut off, however little room there is. */
static void
test_sizes (void)
{
  static const int sizes[][2] = { { 360, 640 }, { 360, 360 }, { 640, 360 }, { 700, 900 }, { 1024, 768 },
                                  { 1280, 800 }, { 1920, 1080 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      int least;
      Show show;

      open_page (&show, OVER, 60, sizes[i][0], sizes[i][1]);
      for (guint ply = 0; ply <= 60; ply += 6)
        {
          ahu_replay_go (show.replay, ply);
          gtk_widget_measure (GTK_WIDGET (show.page), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
          g_assert_cmpint (least, <=, MAX (sizes[i][0], 360));
        }
      close_page (&show);
    }
}

/* There is no room for a switcher: a menu leads to the players and to the log. */
static void
show_low_pages (Show *show)
{
  AdwViewStack *pages = ADW_VIEW_STACK (test_ui_find (GTK_WIDGET (show->page), ADW_TYPE_VIEW_STACK, NULL));
  GtkWidget *button = test_ui_find (GTK_WIDGET (show->page), GTK_TYPE_MENU_BUTTON, "What is shown");
  GtkPopoverMenu *menu;

  g_assert_null (test_ui_find (GTK_WIDGET (show->page), ADW_TYPE_VIEW_SWITCHER_BAR, NULL));
  g_assert_cmpstr (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (button)), ==, "ahu-table-symbolic");
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  menu = GTK_POPOVER_MENU (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_assert_cmpint (g_menu_model_get_n_items (gtk_popover_menu_get_menu_model (menu)), ==, 3);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (button));
  gtk_widget_activate_action (button, "replay.page", "s", "log");
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "log");
  g_assert_cmpstr (gtk_menu_button_get_icon_name (GTK_MENU_BUTTON (button)), ==, "ahu-log-symbolic");
  gtk_widget_activate_action (GTK_WIDGET (show->page), "replay.page", "s", "players");
  g_assert_cmpstr (adw_view_stack_get_visible_child_name (pages), ==, "players");
}

/* A telephone that lies shows the whole table, and all that leads through the game. */
static void
test_low (void)
{
  GtkWidget *scroller;
  GtkAdjustment *down;
  Show show;

  open_page (&show, OVER, G_MAXUINT, 640, 360);
  gtk_test_widget_wait_for_draw (show.window);
  scroller = test_ui_find (GTK_WIDGET (show.page), GTK_TYPE_SCROLLED_WINDOW, NULL);
  down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  for (guint ply = 0; ply <= ahu_replay_get_n_moves (show.replay); ply += 5)
    {
      ahu_replay_page_go (show.page, ply);
      gtk_test_widget_wait_for_draw (show.window);
      g_assert_cmpfloat (gtk_adjustment_get_page_size (down), >, 0);
      g_test_message ("ply %u: %g of %g", ply, gtk_adjustment_get_upper (down), gtk_adjustment_get_page_size (down));
      g_assert_cmpfloat (gtk_adjustment_get_upper (down), <=, gtk_adjustment_get_page_size (down));
    }
  test_ui_click (GTK_WIDGET (show.page), "Turn back");
  show_low_pages (&show);
  close_page (&show);
}

/* The whole way, in the window. */

typedef struct
{
  char *folder;
  AhuStore *store;
  AhuWindow *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->folder = g_dir_make_tmp ("ahu-replay-XXXXXX", NULL);
  fixture->store = ahu_store_new (fixture->folder);
  fixture->window = AHU_WINDOW (ahu_window_new (NULL, fixture->store));
  gtk_window_present (GTK_WINDOW (fixture->window));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  AhuWindow *window = fixture->window;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &fixture->window);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  test_ui_wait (test_ui_is_gone, &fixture->window);
  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_finalize_object (g_steal_pointer (&fixture->store));

  dir = g_dir_open (fixture->folder, 0, NULL);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_no_errno (g_remove (path));
    }
  g_assert_no_errno (g_rmdir (fixture->folder));
  g_free (fixture->folder);
}

/* Keeps a game of @n_moves, and returns its id. */
static char *
keep (Fixture    *fixture,
      const char *name,
      guint       n_moves)
{
  g_autoptr (AhuRecord) whole = load (name);
  guint n = MIN (n_moves, ahu_record_get_moves (whole)->len);
  g_autoptr (AhuRecord) record = ahu_record_branch (whole, ahu_record_get_moves (whole), n);
  g_autoptr (GBytes) bytes = ahu_record_to_bytes (record, ahu_record_get_moves (record), n);

  ahu_store_save (fixture->store, ahu_record_get_id (record), bytes);
  g_assert_true (ahu_store_flush (fixture->store));

  return g_strdup (ahu_record_get_id (record));
}

static char *
read_kept (Fixture    *fixture,
           const char *id)
{
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static AhuReplayPage *
find_page (Fixture *fixture)
{
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "replay");

  return AHU_REPLAY_PAGE (test_find_type (GTK_WIDGET (fixture->window), AHU_TYPE_REPLAY_PAGE));
}

static void
assert_branch (Fixture    *fixture,
               const char *origin,
               guint       ply)
{
  AhuSession *session = ahu_window_get_session (fixture->window);
  const char *id = ahu_record_get_id (ahu_session_get_record (session));
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (AhuRecord) record = NULL;
  g_autoptr (AhuRefusal) refusal = NULL;
  g_autoptr (AhuSession) kept = NULL;
  JsonObject *from;

  g_assert_true (ahu_store_flush (fixture->store));
  g_assert_cmpstr (id, !=, origin);
  text = read_kept (fixture, id);
  node = json_from_string (text, NULL);
  from = json_object_get_object_member (json_node_get_object (node), "branched-from");
  g_assert_cmpstr (json_object_get_string_member (from, "id"), ==, origin);
  g_assert_cmpint (json_object_get_int_member (from, "ply"), ==, ply);
  record = ahu_record_load (path, NULL);
  kept = ahu_session_new (record, NULL, &refusal);
  g_assert_null (refusal);
  g_assert_cmpuint (ahu_history_get_ply (ahu_session_get_history (kept)), ==, ply);
}

static void
test_branch (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, G_MAXUINT);
  g_autofree char *before = read_kept (fixture, id);
  g_autofree char *after = NULL;
  g_autofree char *looked_at = NULL;
  g_autofree char *played = NULL;
  AhuReplayPage *page;

  ahu_window_show_replay (fixture->window, id);
  page = find_page (fixture);
  g_assert_cmpuint (ahu_replay_get_ply (ahu_replay_page_get_replay (page)), ==, 0);
  ahu_replay_page_go (page, 57);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "replay.play-on", NULL));
  looked_at = tell_position (ahu_replay_get_session (ahu_replay_page_get_replay (page)));

  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "table");
  played = tell_position (ahu_window_get_session (fixture->window));
  g_assert_cmpstr (played, ==, looked_at);
  assert_branch (fixture, id, 57);

  /* It can be taken back beyond the branch, and the old game stays as it was. */
  g_assert_true (ahu_session_undo (ahu_window_get_session (fixture->window)));
  g_assert_true (ahu_store_flush (fixture->store));
  after = read_kept (fixture, id);
  g_assert_cmpstr (before, ==, after);
}

/* Where a game is over nobody can play on. */
static void
test_branch_over (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, G_MAXUINT);
  AhuReplayPage *page;
  AhuReplay *replay;

  ahu_window_show_replay (fixture->window, id);
  page = find_page (fixture);
  replay = ahu_replay_page_get_replay (page);
  wanted = ahu_replay_get_n_moves (replay);
  ahu_replay_page_go (page, wanted);
  test_ui_wait (has_come, replay);
  gtk_widget_activate_action (GTK_WIDGET (page), "replay.play-on", NULL);
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "replay");
  g_assert_false (gtk_widget_is_sensitive (test_ui_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "Play on from here")));
}

/* From the table and back; the game on the table is kept when another begins. */
static void
test_running (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, 60);
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  AhuSession *session;
  AhuReplayPage *page;

  ahu_window_open (fixture->window, file);
  session = ahu_window_get_session (fixture->window);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.replay", NULL));
  page = find_page (fixture);
  g_assert_cmpuint (ahu_replay_get_ply (ahu_replay_page_get_replay (page)), ==, 60);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "table");

  g_assert_true (ahu_session_undo (session));
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.replay", NULL));
  g_assert_cmpuint (ahu_replay_get_n_moves (ahu_replay_page_get_replay (page)), ==, 59);
  ahu_replay_page_go (page, 20);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "replay.play-on", NULL));
  assert_branch (fixture, id, 20);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.return", NULL));
  g_assert_true (ahu_window_get_session (fixture->window) == session);
}

static void
test_result (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *id = keep (fixture, OVER, G_MAXUINT);
  g_autofree char *path = ahu_store_dup_file_path (fixture->store, id);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  ahu_window_open (fixture->window, file);
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "result");
  test_ui_click (GTK_WIDGET (fixture->window), "Replay");
  find_page (fixture);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.back", NULL));
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "result");
}

static AhuReplay *
show_changed (Fixture    *fixture,
              const char *id,
              const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  GtkWidget *page;

  ahu_store_save (fixture->store, id, bytes);
  g_assert_true (ahu_store_flush (fixture->store));
  ahu_window_show_replay (fixture->window, id);
  page = test_find_type (GTK_WIDGET (fixture->window), AHU_TYPE_REPLAY_PAGE);

  return page != NULL ? ahu_replay_page_get_replay (AHU_REPLAY_PAGE (page)) : NULL;
}

static gboolean
shows_text (GtkWidget  *widget,
            const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget) &&
      strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows_text (child, text))
      return TRUE;

  return FALSE;
}

/* As much of it as is good, with a message. */
static void
test_damaged (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *id = keep (fixture, TWO, 30);
  g_autofree char *text = read_kept (fixture, id);
  g_autofree char *torn = g_strndup (text, strlen (text) - 100);
  g_auto (GStrv) halves = g_strsplit (text, "\"moves\": [", 2);
  g_autofree char *illegal = g_strconcat (halves[0], "\"moves\": [{\"move\":\"draw\",\"column\":9},", halves[1], NULL);
  AhuReplay *replay;

  g_assert_nonnull (halves[1]);
  replay = show_changed (fixture, id, torn);
  g_assert_nonnull (replay);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), >, 10);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), <, 30);
  g_assert_true (shows_text (GTK_WIDGET (fixture->window), "The file of this game is damaged"));

  replay = show_changed (fixture, id, illegal);
  g_assert_cmpuint (ahu_replay_get_n_moves (replay), ==, 0);
  g_assert_true (shows_text (GTK_WIDGET (fixture->window), "Move 1 of this game is against the rules"));
}

static gboolean
can_play (gpointer data)
{
  return !ahu_session_get_read_only (data);
}

/* The table of a game that is open elsewhere is only looked at, until it is free. */
static void
test_elsewhere (Fixture       *fixture,
                gconstpointer  data)
{
  g_autofree char *id = keep (fixture, TWO, 0);
  g_autoptr (AhuRecord) record = ahu_store_load (fixture->store, id, NULL);
  g_autoptr (AhuSession) first = ahu_session_new (record, fixture->store, NULL);
  g_autoptr (AhuSession) second = ahu_session_new (record, fixture->store, NULL);
  TestTable table = { .session = second };
  const char *refusal;

  table.page = ahu_rn_table_page_new ();
  table.window = gtk_window_new ();
  gtk_window_set_child (GTK_WINDOW (table.window), table.page);
  ahu_rn_table_page_set_session (AHU_RN_TABLE_PAGE (table.page), second);
  gtk_window_present (GTK_WINDOW (table.window));
  while (gtk_widget_get_width (table.page) == 0)
    g_main_context_iteration (NULL, TRUE);

  assert_inert (table.page);
  g_assert_true (test_table_press (&table, GDK_KEY_1, 0));
  refusal = ahu_rn_prompt_get_refusal (AHU_RN_PROMPT (test_find_type (table.page, AHU_TYPE_RN_PROMPT)));
  g_assert_nonnull (refusal);
  g_assert_nonnull (strstr (refusal, "open in another window"));

  ahu_session_close (first);
  test_ui_wait (can_play, second);
  g_assert_true (test_table_press (&table, GDK_KEY_1, 0));
  g_assert_cmpuint (test_table_get_ply (&table), ==, 1);
  gtk_window_set_child (GTK_WINDOW (table.window), NULL);
  gtk_window_destroy (GTK_WINDOW (table.window));
  ahu_session_close (second);
}

/* What can't be shown changes nothing and is said. */
static void
test_missing (Fixture       *fixture,
              gconstpointer  data)
{
  ahu_window_show_replay (fixture->window, "there-is-no-such-game");
  g_assert_cmpstr (ahu_window_get_page (fixture->window), ==, "start");
  g_assert_null (test_find_type (GTK_WIDGET (fixture->window), AHU_TYPE_REPLAY_PAGE));
  g_assert_true (shows_text (GTK_WIDGET (fixture->window), "This game can’t be shown"));
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/ui/replay/steps/", games[i], NULL);

      g_test_add_data_func (path, games[i], test_steps);
    }
  g_test_add_func ("/ui/replay/joined", test_joined);
  g_test_add_func ("/ui/replay/keys", test_keys);
  g_test_add_func ("/ui/replay/keys-rtl", test_keys_rtl);
  g_test_add_func ("/ui/replay/focus", test_focus);
  g_test_add_func ("/ui/replay/slider", test_slider);
  g_test_add_func ("/ui/replay/run", test_run);
  g_test_add_data_func ("/ui/replay/read-only/over", OVER, test_read_only);
  g_test_add_data_func ("/ui/replay/read-only/untold", UNTOLD, test_read_only);
  g_test_add_func ("/ui/replay/words", test_words);
  g_test_add_func ("/ui/replay/names", test_names);
  g_test_add_func ("/ui/replay/title", test_title);
  g_test_add_func ("/ui/replay/sizes", test_sizes);
  g_test_add_func ("/ui/replay/low", test_low);
  g_test_add ("/ui/replay/branch", Fixture, NULL, set_up, test_branch, tear_down);
  g_test_add ("/ui/replay/branch-over", Fixture, NULL, set_up, test_branch_over, tear_down);
  g_test_add ("/ui/replay/running", Fixture, NULL, set_up, test_running, tear_down);
  g_test_add ("/ui/replay/result", Fixture, NULL, set_up, test_result, tear_down);
  g_test_add ("/ui/replay/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/ui/replay/elsewhere", Fixture, NULL, set_up, test_elsewhere, tear_down);
  g_test_add ("/ui/replay/missing", Fixture, NULL, set_up, test_missing, tear_down);

  return g_test_run ();
}
