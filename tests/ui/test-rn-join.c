/* test-rn-join.c: entering the position of a running game, and playing on from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/rapanui/ahu-rn-hand.h"
#include "app/rapanui/ahu-rn-join-page.h"
#include "core/ahu-session.h"
#include "rapanui/rn-join.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sheet.h"
#include "rn-widget-utils.h"
#include "test-ui-find.h"
#include "test-ui.h"

#include <string.h>

/* The keys of the cards in English, by kind. */
static const char letters[] = "lpofmsg";
static const char *const kind_names[RN_SACRIFICES] = { "Fish", "Mulberry", "Sweet Potato", "Grain" };

typedef struct
{
  GtkWidget *page;
  GtkWidget *window;
  AhuHistory *history;
  const char *const *names;
  RnPosition wanted; /* what lies on the table */
  guint ply;
  char *setup;
} Table;

static void
dealt_cb (GtkWidget *page,
          JsonNode  *setup,
          Table     *table)
{
  g_free (table->setup);
  table->setup = json_to_string (setup, FALSE);
}

/* In the middle of an example, at the start of a turn with cards on the Stone. */
static guint
find_ply (AhuHistory *history)
{
  guint ply = ahu_history_get_ply (history) / 2;
  const RnPosition *position;

  do
    position = ahu_history_get_position (history, ++ply);
  while (position->step != RN_STEP_BUY || rn_position_stone_size (position) == 0 || position->top == RN_SACRIFICE_HIDDEN);

  return ply;
}

static void
table_begin (Table      *table,
             const char *example)
{
  g_autofree char *file = g_strconcat (example, ".rapanui", NULL);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);

  memset (table, 0, sizeof *table);
  table->history = test_history_load (TEST_EXAMPLES, file);
  table->names = ahu_record_get_names (ahu_history_get_record (table->history));
  table->ply = find_ply (table->history);
  table->wanted = *(const RnPosition *) ahu_history_get_position (table->history, table->ply);
  table->page = ahu_rn_join_page_new ();
  table->window = test_window_new (table->page, moves);
  g_signal_connect (table->page, "dealt", G_CALLBACK (dealt_cb), table);
  ahu_rn_join_page_start (AHU_RN_JOIN_PAGE (table->page), table->names,
                          ahu_record_get_colours (ahu_history_get_record (table->history)));
}

static void
table_end (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  ahu_history_free (table->history);
  g_free (table->setup);
}

/* A widget of a type by the name that a screen reader says. */
static GtkWidget *
find (GtkWidget  *root,
      GType       type,
      const char *name)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && test_ui_is_named (root, name))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, type, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static GtkWidget *
get (Table      *table,
     GType       type,
     const char *format,
     ...)
{
  g_autofree char *name = NULL;
  GtkWidget *found;
  va_list args;

  va_start (args, format);
  name = g_strdup_vprintf (format, args);
  va_end (args);
  found = find (table->page, type, name);
  if (found == NULL)
    g_error ("nothing is called “%s”", name);

  return found;
}

static void
type (GtkWidget *field,
      guint      number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  gtk_editable_set_text (GTK_EDITABLE (field), text);
}

/* What the page says at the top. */
static const char *
get_prompt (Table *table)
{
  GtkWidget *line = gtk_widget_get_parent (find (table->page, GTK_TYPE_BUTTON, "Go there"));

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (line)));
}

static void
press (Table      *table,
       const char *keys)
{
  for (; *keys != '\0'; keys++)
    g_assert_true (ahu_choice_activate_key (table->window, gdk_unicode_to_keyval ((guint32) *keys), 0));
}

static void
choose (GtkWidget *place)
{
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (place), TRUE);
}

static void
lay (Table *table,
     guint  kind)
{
  const char key[] = { letters[kind], '\0' };

  press (table, key);
}

static void
lay_counts (Table        *table,
            const guint8 *counts,
            guint         lying)
{
  for (guint kind = 0; kind < RN_KINDS; kind++)
    for (guint i = kind == RN_LUMBERJACK ? lying : 0; i < counts[kind]; i++)
      lay (table, kind);
}

static void
enter_cards (Table *table)
{
  const RnPosition *wanted = &table->wanted;

  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      choose (get (table, GTK_TYPE_TOGGLE_BUTTON, "Column %u", c + 1));
      for (guint i = 0; i < wanted->column_length[c]; i++)
        lay (table, wanted->display[c][i]);
    }
  for (guint p = 0; p < wanted->n_players; p++)
    {
      choose (get (table, GTK_TYPE_TOGGLE_BUTTON, "Hand of %s", table->names[p]));
      lay_counts (table, wanted->hand[p], 0);
      /* The start Lumberjack lies there already. */
      choose (get (table, GTK_TYPE_TOGGLE_BUTTON, "Personal display of %s", table->names[p]));
      lay_counts (table, wanted->area[p], 1);
    }
}

static void
enter_numbers (Table *table)
{
  const RnPosition *wanted = &table->wanted;

  gtk_check_button_set_active (GTK_CHECK_BUTTON (get (table, GTK_TYPE_CHECK_BUTTON, "%s", table->names[wanted->active])), TRUE);
  for (guint p = 0; p < wanted->n_players; p++)
    {
      type (get (table, GTK_TYPE_ENTRY, "Wood of %s", table->names[p]), wanted->wood[p]);
      type (get (table, GTK_TYPE_ENTRY, "Glory points of %s in tiles", table->names[p]), wanted->glory[p]);
    }
  for (guint k = 0; k < RN_SACRIFICES; k++)
    type (get (table, GTK_TYPE_ENTRY, "Supply pile: %s", kind_names[k]), wanted->supply[k]);
  for (guint p = 0; p < wanted->n_players; p++)
    type (get (table, GTK_TYPE_ENTRY, "Sacrifice cards of %s in all", table->names[p]),
          rn_position_sacrifice_total (wanted, p));
}

static void
finish (Table *table)
{
  g_signal_emit_by_name (get (table, GTK_TYPE_TOGGLE_BUTTON, "On top of the Stone: %s", kind_names[table->wanted.top]),
                         "clicked");
  g_signal_emit_by_name (get (table, GTK_TYPE_BUTTON, "Track the game from here"), "clicked");
}

static void
set_up (Table      *table,
        RnPosition *position)
{
  g_autoptr (JsonNode) setup = json_from_string (table->setup, NULL);
  RnJoin join;

  g_assert_true (rn_join_from_json (&join, table->wanted.n_players,
                                    json_object_get_member (json_node_get_object (setup), "position"), NULL));
  g_assert_cmpint (rn_join_check (&join).code, ==, RN_OK);
  rn_join_set_up (position, &join);
}

static void
play_on (Table      *table,
         RnPosition *position)
{
  GPtrArray *moves = ahu_history_get_moves (table->history);
  guint end = ahu_history_get_ply (table->history);
  const RnPosition *over = ahu_history_get_position (table->history, end);
  guint8 pending[RN_MAX_PLAYERS];

  for (guint ply = table->ply; ply < end && position->step < RN_STEP_REVEAL; ply++)
    {
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, ply));
      g_assert_cmpint (rn_check (position, &move).code, ==, RN_OK);
      rn_apply (position, &move, NULL);
    }
  while (rn_position_pending (position, pending) > 0)
    {
      RnMove move = { .type = RN_MOVE_REVEAL, .player = pending[0], .held = TRUE };

      memcpy (move.cards, over->sacrifice[pending[0]], RN_SACRIFICES);
      g_assert_cmpint (rn_check (position, &move).code, ==, RN_OK);
      rn_apply (position, &move, NULL);
    }
}

/* From the table to the page, on to the end: the result is that of the game that
 * was tracked from its beginning. */
static void
test_play_on (gconstpointer example)
{
  Table table;
  RnPosition position;
  RnSheet tracked, joined;

  table_begin (&table, example);
  enter_cards (&table);
  enter_numbers (&table);
  finish (&table);
  g_assert_nonnull (table.setup);
  set_up (&table, &position);
  g_assert_cmpmem (position.area, sizeof position.area, table.wanted.area, sizeof table.wanted.area);
  g_assert_cmpmem (position.hand, sizeof position.hand, table.wanted.hand, sizeof table.wanted.hand);
  g_assert_cmpmem (position.supply, sizeof position.supply, table.wanted.supply, sizeof table.wanted.supply);
  g_assert_cmpuint (position.deck, ==, table.wanted.deck);
  g_assert_cmpuint (rn_position_stone_size (&position), ==, rn_position_stone_size (&table.wanted));
  /* The next game of the same players is another one. */
  ahu_rn_join_page_start (AHU_RN_JOIN_PAGE (table.page), table.names,
                          ahu_record_get_colours (ahu_history_get_record (table.history)));
  g_assert_cmpstr (get_prompt (&table), ==, "Still missing: whose turn it is.");

  play_on (&table, &position);
  rn_sheet_from_position (&joined, &position);
  rn_sheet_from_position (&tracked, ahu_history_get_position (table.history, ahu_history_get_ply (table.history)));
  g_assert_cmpmem (&joined, sizeof joined, &tracked, sizeof tracked);
  table_end (&table);
}

/* Somebody has played and not drawn yet; nobody tells what is left of the hand, but its
 * number. */
static void
test_drawing (void)
{
  Table table;
  RnPosition position;
  guint seat, kind = 0;

  table_begin (&table, "two-players");
  seat = table.wanted.active;
  while (table.wanted.hand[seat][kind] == 0)
    kind++;
  memset (table.wanted.hand[seat], 0, RN_KINDS);
  table.wanted.area[seat][kind]++;
  enter_cards (&table);
  enter_numbers (&table);
  g_assert_false (gtk_widget_get_mapped (get (&table, GTK_TYPE_ENTRY, "Cards left in hand")));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (get (&table, GTK_TYPE_CHECK_BUTTON, "played, now drawing")), TRUE);
  g_signal_emit_by_name (get (&table, GTK_TYPE_TOGGLE_BUTTON, "On top of the Stone: %s", kind_names[table.wanted.top]),
                         "clicked");
  g_assert_nonnull (strstr (get_prompt (&table), "has left in hand"));
  type (get (&table, GTK_TYPE_ENTRY, "Cards left in hand"), 3);
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_parent (get (&table, GTK_TYPE_TOGGLE_BUTTON, "Hand of %s", table.names[seat])),
                                           "wrong"));
  type (get (&table, GTK_TYPE_ENTRY, "Cards left in hand"), 2);
  type (get (&table, GTK_TYPE_ENTRY, "Number of the turn"), table.wanted.turn + 1);
  g_assert_true (gtk_widget_has_css_class (get (&table, GTK_TYPE_ENTRY, "Number of the turn"), "error"));
  type (get (&table, GTK_TYPE_ENTRY, "Number of the turn"), table.wanted.turn);
  g_signal_emit_by_name (get (&table, GTK_TYPE_BUTTON, "Track the game from here"), "clicked");
  g_assert_nonnull (table.setup);
  set_up (&table, &position);
  g_assert_cmpuint (position.step, ==, RN_STEP_DRAW);
  g_assert_cmpuint (position.turn, ==, table.wanted.turn);
  g_assert_cmpuint (position.hand[seat][RN_HAND_UNKNOWN], ==, 2);
  table_end (&table);
}

/* What follows stands in the fields faintly. */
static void
test_derived (void)
{
  Table table;
  g_autofree char *deck = NULL;
  g_autofree char *stone = NULL;

  table_begin (&table, "two-players");
  g_assert_cmpstr (gtk_entry_get_placeholder_text (GTK_ENTRY (get (&table, GTK_TYPE_ENTRY, "Draw pile"))), ==, "");
  enter_cards (&table);
  enter_numbers (&table);
  deck = g_strdup_printf ("%u", table.wanted.deck);
  stone = g_strdup_printf ("%u", rn_position_stone_size (&table.wanted));
  g_assert_cmpstr (gtk_entry_get_placeholder_text (GTK_ENTRY (get (&table, GTK_TYPE_ENTRY, "Draw pile"))), ==, deck);
  g_assert_cmpstr (gtk_entry_get_placeholder_text (GTK_ENTRY (get (&table, GTK_TYPE_ENTRY, "All cards on the Stone"))), ==, stone);
  g_assert_cmpstr (get_prompt (&table), ==, "Still missing: what lies on top of the Stone.");
  table_end (&table);
}

/* A number that can't be is marked, and the button leads to it. */
static void
test_wrong (void)
{
  Table table;
  GtkWidget *stone;
  GtkWidget *supply;

  table_begin (&table, "two-players");
  enter_cards (&table);
  enter_numbers (&table);
  stone = get (&table, GTK_TYPE_ENTRY, "All cards on the Stone");
  supply = get (&table, GTK_TYPE_ENTRY, "Supply pile: Fish");
  type (stone, rn_position_stone_size (&table.wanted) + 1);
  g_assert_true (gtk_widget_has_css_class (stone, "error"));
  g_assert_true (gtk_widget_has_css_class (supply, "error"));
  g_assert_nonnull (strstr (get_prompt (&table), "101"));
  /* Enter goes from number to number. */
  gtk_widget_grab_focus (supply);
  g_signal_emit_by_name (supply, "activate");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (table.window)),
                                         get (&table, GTK_TYPE_ENTRY, "Supply pile: Mulberry")));
  type (stone, rn_position_stone_size (&table.wanted));
  g_assert_false (gtk_widget_has_css_class (stone, "error"));
  type (supply, 26);
  g_assert_true (gtk_widget_has_css_class (supply, "error"));
  g_signal_emit_by_name (get (&table, GTK_TYPE_BUTTON, "Go there"), "clicked");
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (table.window)), supply));
  /* A card that the box doesn't have. */
  g_signal_emit_by_name (table.page, "undo");
  for (guint i = 0; i < 5 + 2; i++)
    lay (&table, RN_FISH);
  g_assert_nonnull (ahu_choice_get_reason (test_find_choice (table.page, "Next card: Fish")));
  g_assert_null (table.setup);
  table_end (&table);
}

/* A hand of two cards is not wrong, it is not whole yet. */
static void
test_half_way (void)
{
  Table table;

  table_begin (&table, "two-players");
  choose (get (&table, GTK_TYPE_TOGGLE_BUTTON, "Hand of %s", table.names[0]));
  for (guint i = 0; i < 3; i++)
    {
      press (&table, "l");
      g_assert_cmpstr (get_prompt (&table), ==, "Still missing: whose turn it is.");
    }
  gtk_check_button_set_active (GTK_CHECK_BUTTON (get (&table, GTK_TYPE_CHECK_BUTTON, "%s", table.names[1])), TRUE);
  g_assert_cmpstr (get_prompt (&table), ==,
                   "The cards of column 1 are missing: no column stays empty.");
  g_assert_false (gtk_widget_has_css_class (gtk_widget_get_parent (get (&table, GTK_TYPE_TOGGLE_BUTTON, "Personal display of %s",
                                                                        table.names[0])), "wrong"));
  /* Now the display follows, with a single Fish: nobody began so. */
  press (&table, "f");
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_parent (get (&table, GTK_TYPE_TOGGLE_BUTTON, "Personal display of %s",
                                                                       table.names[0])), "wrong"));
  table_end (&table);
}

static GtkWidget *
find_type (GtkWidget  *root,
           const char *type)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (root), type))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
log_widths (GtkWidget *widget,
            int        most)
{
  int least;

  if (!gtk_widget_get_visible (widget))
    return;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > most)
    g_test_message ("%s needs %d pixels", G_OBJECT_TYPE_NAME (widget), least);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    log_widths (child, most);
}

/* On a telephone nothing is cut off, with the longest words of the languages. */
static void
test_least_width (void)
{
  GtkWidget *page = g_object_ref_sink (ahu_rn_join_page_new ());
  const char *const names[] = { "Anna-Katharina", "Ben", "Carla", "Maximiliane", NULL };
  const char *const colours[] = { "red", "blue", "green", "violet", NULL };
  GtkWidget *form;
  int least;

  ahu_rn_join_page_start (AHU_RN_JOIN_PAGE (page), names, colours);
  form = find_type (page, "AhuRnJoinForm");
  /* What the bin of the page would shrink without a word. */
  for (GtkWidget *part = form; part != page; part = gtk_widget_get_parent (part))
    {
      gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      if (least > 360)
        log_widths (part, 330);
      g_assert_cmpint (least, <=, 360);
    }
  g_assert_finalize_object (page);
}

/* Nobody told a hand: the list of what it can be offers what the engine accepts. */
static void
test_unknown_hand (void)
{
  g_autoptr (AhuRecord) record = test_record_load (TEST_CORPUS, "joined-late-unknown-hand.rapanui");
  g_autoptr (AhuSession) session = ahu_session_new (record, NULL, NULL);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *hand = ahu_rn_hand_new ();
  GtkWidget *window = test_window_new (hand, moves);
  AhuChoice *play;

  gtk_window_present (GTK_WINDOW (window));
  ahu_rn_hand_update (AHU_RN_HAND (hand), session);
  g_assert_true (ahu_choice_activate_key (hand, GDK_KEY_1, 0));
  /* Free; two of a kind cost wood, and the player has none. */
  g_assert_null (ahu_choice_get_reason (test_find_choice (hand, "Play Lumberjack")));
  g_assert_null (ahu_choice_get_reason (test_find_choice (hand, "Play Grain")));
  g_assert_nonnull (ahu_choice_get_reason (test_find_choice (hand, "Play 2 Fish")));
  /* The box has one that lies nowhere else. */
  g_assert_null (test_find_choice (hand, "Play 2 Grain"));
  g_assert_nonnull (ahu_choice_get_reason (test_find_choice (hand, "Play Moai")));
  play = test_find_choice (hand, "Play Mulberry");
  g_signal_emit_by_name (play, "clicked");
  g_assert_cmpuint (moves->len, ==, 1);
  g_assert_nonnull (strstr (g_ptr_array_index (moves, 0), "\"mulberry\""));
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_undo (void)
{
  Table table;
  gboolean can_undo;

  table_begin (&table, "two-players");
  press (&table, "lp");
  choose (get (&table, GTK_TYPE_TOGGLE_BUTTON, "Column 2"));
  press (&table, "o");
  g_assert_nonnull (find (table.page, GTK_TYPE_BUTTON, "Column 2: take away Moai"));
  g_signal_emit_by_name (table.page, "undo");
  g_assert_null (find (table.page, GTK_TYPE_BUTTON, "Column 2: take away Moai"));
  g_signal_emit_by_name (table.page, "redo");
  g_signal_emit_by_name (get (&table, GTK_TYPE_BUTTON, "Column 2: take away Moai"), "clicked");
  g_assert_null (find (table.page, GTK_TYPE_BUTTON, "Column 2: take away Moai"));
  /* Digit by digit is one number. */
  type (get (&table, GTK_TYPE_ENTRY, "Draw pile"), 1);
  type (get (&table, GTK_TYPE_ENTRY, "Draw pile"), 14);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get (&table, GTK_TYPE_ENTRY, "Draw pile"))), ==, "");
  for (guint i = 0; i < 4; i++)
    g_signal_emit_by_name (table.page, "undo");
  g_object_get (table.page, "can-undo", &can_undo, NULL);
  g_assert_false (can_undo);
  /* The same players again: what was entered stays for redo. */
  g_signal_emit_by_name (table.page, "redo");
  ahu_rn_join_page_start (AHU_RN_JOIN_PAGE (table.page), table.names,
                          ahu_record_get_colours (ahu_history_get_record (table.history)));
  g_assert_nonnull (find (table.page, GTK_TYPE_BUTTON, "Column 1: take away Lumberjack"));
  table_end (&table);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_data_func ("/ui/rn-join/play-on/two", "two-players", test_play_on);
  g_test_add_data_func ("/ui/rn-join/play-on/three", "ends-before-hand-full", test_play_on);
  g_test_add_data_func ("/ui/rn-join/play-on/four", "four-players-untold", test_play_on);
  g_test_add_func ("/ui/rn-join/derived", test_derived);
  g_test_add_func ("/ui/rn-join/wrong", test_wrong);
  g_test_add_func ("/ui/rn-join/half-way", test_half_way);
  g_test_add_func ("/ui/rn-join/least-width", test_least_width);
  g_test_add_func ("/ui/rn-join/drawing", test_drawing);
  g_test_add_func ("/ui/rn-join/unknown-hand", test_unknown_hand);
  g_test_add_func ("/ui/rn-join/undo", test_undo);

  return g_test_run ();
}
