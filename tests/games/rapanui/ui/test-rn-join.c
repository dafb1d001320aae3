/* test-rn-join.c: entering the position of a running game, and playing on from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-sheet.h"
#include "games/rapanui/join/rn-join.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-join-form.h"
#include "games/rapanui/ui/ahu-rn-join-page.h"
#include "games/rapanui/ui/ahu-rn-join-seat.h"
#include "games/rapanui/words/rn-sentences.h"
#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/entry/ahu-count-pad.h"
#include "toolkit/entry/ahu-question.h"

#include <string.h>

typedef struct
{
  GtkWidget *page;
  GtkWidget *window;
  AhuHistory *history;
  const char *const *names;
  RnPosition wanted; /* what lies on the table */
  guint ply;
  char *setup;
  guint taps;
  guint more; /* of these, beyond one for each number */
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

static guint
find_turn (AhuHistory *history,
           guint       turn)
{
  guint ply = 0;

  while (((const RnPosition *) ahu_history_get_position (history, ply))->turn != turn)
    ply++;

  return ply;
}

/* At the beginning of a turn, or where there is a Stone if it is 0. */
static void
table_begin_at (Table      *table,
                const char *example,
                guint       turn)
{
  g_autofree char *file = g_strconcat (example, ".rapanui", NULL);
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);

  memset (table, 0, sizeof *table);
  table->history = test_history_load (TEST_RAPANUI, file);
  table->names = ahu_record_get_names (ahu_history_get_record (table->history));
  table->ply = turn > 0 ? find_turn (table->history, turn) : find_ply (table->history);
  table->wanted = *(const RnPosition *) ahu_history_get_position (table->history, table->ply);
  table->page = ahu_rn_join_page_new ();
  table->window = test_window_new (table->page, moves);
  g_signal_connect (table->page, "dealt", G_CALLBACK (dealt_cb), table);
  ahu_set_up_page_start (AHU_SET_UP_PAGE (table->page), table->names,
                         ahu_record_get_colours (ahu_history_get_record (table->history)), NULL);
}

static void
table_begin (Table      *table,
             const char *example)
{
  table_begin_at (table, example, 0);
}

static void
table_end (Table *table)
{
  gtk_window_destroy (GTK_WINDOW (table->window));
  ahu_history_free (table->history);
  g_free (table->setup);
}

/* One activation, by a finger. */
static void
tap (Table      *table,
     const char *format,
     ...)
{
  g_autofree char *name = NULL;
  va_list args;

  va_start (args, format);
  name = g_strdup_vprintf (format, args);
  va_end (args);
  test_ui_click (table->page, name);
  table->taps++;
}

static void
tap_key (Table      *table,
         const char *name)
{
  test_ui_click (test_ui_find (table->page, AHU_TYPE_COUNT_PAD, NULL), name);
  table->taps++;
}

/* What it takes more than one tap for is told apart. */
static void
tap_number (Table *table,
            guint  number)
{
  g_autofree char *digits = g_strdup_printf ("%u", number);
  guint before = table->taps;
  GtkWidget *pad, *enter;

  for (const char *digit = digits; *digit != '\0'; digit++)
    tap_key (table, (char[]) { *digit, '\0' });
  pad = test_ui_find (table->page, AHU_TYPE_COUNT_PAD, NULL);
  enter = pad != NULL ? test_ui_find (pad, GTK_TYPE_BUTTON, "Enter this number") : NULL;
  if (enter != NULL && gtk_widget_is_sensitive (enter))
    tap_key (table, "Enter this number");
  table->more += table->taps - before - 1;
}

static GtkWidget *
get_count (Table      *table,
           const char *format,
           ...)
{
  g_autofree char *name = NULL;
  GtkWidget *field;
  va_list args;

  va_start (args, format);
  name = g_strdup_vprintf (format, args);
  va_end (args);
  field = test_ui_find (table->page, AHU_TYPE_COUNT_FIELD, name);
  if (field == NULL)
    g_error ("no count is called “%s”", name);

  return field;
}

static const char *
get_number (Table      *table,
            const char *name)
{
  return ahu_count_field_get_text (AHU_COUNT_FIELD (get_count (table, "%s", name)));
}

static gboolean
says (Table      *table,
      const char *words)
{
  return test_ui_says (table->page, words);
}

static void
assert_asks (Table      *table,
             const char *question)
{
  GtkWidget *prompt = test_ui_find_class (table->page, "question");

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (prompt)), ==, question);
}

/* Returns: whether the way on is there */
static gboolean
is_ready (Table *table)
{
  return test_ui_find (table->page, GTK_TYPE_BUTTON, "To the table") != NULL ||
         test_ui_find (table->page, GTK_TYPE_BUTTON, "Skip: to the table") != NULL;
}

static void
key (Table *table,
     guint  keyval)
{
  g_assert_true (test_ui_press (table->window, keyval, 0));
}

static void
keys (Table      *table,
      const char *letters_and_digits)
{
  for (; *letters_and_digits != '\0'; letters_and_digits++)
    key (table, gdk_unicode_to_keyval ((guint32) *letters_and_digits));
}

static void
enter_display (Table *table)
{
  const RnPosition *wanted = &table->wanted;

  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      for (guint i = 0; i < wanted->column_length[c]; i++)
        tap (table, "Next card: %s", rn_kind_name (wanted->display[c][i]));
      if (wanted->column_length[c] < RN_COLUMN_CARDS)
        tap (table, "That was the front");
    }
}

static void
enter_stone (Table *table)
{
  const RnPosition *wanted = &table->wanted;

  tap_number (table, rn_position_stone_size (wanted));
  tap (table, "Lies on top: %s", wanted->top < RN_SACRIFICES ? rn_sacrifice_name (wanted->top) : "a face-down card");
}

static void
enter_players (Table *table)
{
  const RnPosition *wanted = &table->wanted;

  for (guint p = 0; p < wanted->n_players; p++)
    {
      tap_number (table, wanted->wood[p]);
      tap_number (table, wanted->glory[p]);
      tap_number (table, rn_position_sacrifice_total (wanted, p));
      for (guint kind = 0; kind < RN_KINDS; kind++)
        tap_number (table, wanted->area[p][kind]);
    }
}

/* The last pile follows from the 100 cards of the box. */
static void
enter_piles (Table *table)
{
  for (guint k = 0; k + 1 < RN_SACRIFICES; k++)
    tap_number (table, table->wanted.supply[k]);
}

static void
enter_all (Table *table)
{
  tap (table, "%s", table->names[table->wanted.active]);
  enter_display (table);
  enter_stone (table);
  enter_players (table);
  enter_piles (table);
}

static void
enter_hands (Table *table)
{
  for (guint p = 0; p < table->wanted.n_players; p++)
    for (guint kind = 0; kind < RN_KINDS; kind++)
      for (guint i = 0; i < table->wanted.hand[p][kind]; i++)
        tap (table, "Next card: %s", rn_kind_name (kind));
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
  enter_all (&table);
  g_assert_true (is_ready (&table));
  enter_hands (&table);
  assert_asks (&table, "All that is needed is entered.");
  tap (&table, "To the table");
  g_assert_nonnull (table.setup);
  set_up (&table, &position);
  g_assert_cmpmem (position.area, sizeof position.area, table.wanted.area, sizeof table.wanted.area);
  g_assert_cmpmem (position.hand, sizeof position.hand, table.wanted.hand, sizeof table.wanted.hand);
  g_assert_cmpmem (position.supply, sizeof position.supply, table.wanted.supply, sizeof table.wanted.supply);
  g_assert_cmpuint (position.deck, ==, table.wanted.deck);
  g_assert_cmpuint (rn_position_stone_size (&position), ==, rn_position_stone_size (&table.wanted));
  /* The next game of the same players is another one. */
  ahu_set_up_page_start (AHU_SET_UP_PAGE (table.page), table.names,
                         ahu_record_get_colours (ahu_history_get_record (table.history)), NULL);
  assert_asks (&table, "Whose turn is it?");

  play_on (&table, &position);
  rn_sheet_from_position (&joined, &position);
  rn_sheet_from_position (&tracked, ahu_history_get_position (table.history, ahu_history_get_ply (table.history)));
  g_assert_cmpmem (&joined, sizeof joined, &tracked, sizeof tracked);
  table_end (&table);
}

/* A game of four at its 36th turn: whose turn, nine cards and four fronts, two for the Stone, ten
 * numbers a player, three piles of which the fourth follows, and no hands. A number of two digits, or
 * one that could become one, takes one tap more. */
static void
test_taps (void)
{
  Table table;
  RnPosition position;
  guint cards = 0;

  table_begin_at (&table, "active-without-cards", 36);
  tap (&table, "%s", table.names[table.wanted.active]);
  enter_display (&table);
  enter_stone (&table);
  enter_players (&table);
  enter_piles (&table);
  for (guint c = 0; c < RN_COLUMNS; c++)
    cards += table.wanted.column_length[c] + (table.wanted.column_length[c] < RN_COLUMN_CARDS);
  tap (&table, "Skip: to the table");
  g_assert_nonnull (table.setup);
  set_up (&table, &position);
  g_assert_cmpmem (position.area, sizeof position.area, table.wanted.area, sizeof table.wanted.area);
  g_test_message ("%u taps, %u of them beyond one for each number", table.taps, table.more);
  g_assert_cmpuint (cards, ==, 13);
  g_assert_cmpuint (table.taps - table.more, ==, 1 + cards + 2 + 40 + 3 + 1);
  g_assert_cmpuint (table.more, <=, 13);
  table_end (&table);
}

/* One thing is asked after the other, and any place can be tapped instead: then what is still
 * open comes. */
static void
test_order (void)
{
  Table table;

  table_begin (&table, "two-players");
  assert_asks (&table, "Whose turn is it?");
  g_assert_false (is_ready (&table));
  tap (&table, "%s", table.names[1]);
  assert_asks (&table, "Column 1: which card lies at the back?");
  tap (&table, "Next card: Moai");
  assert_asks (&table, "Column 1: the next card towards the front?");
  tap (&table, "That was the front");
  assert_asks (&table, "Column 2: which card lies at the back?");
  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    tap (&table, "Next card: Lumberjack");
  /* With four cards it goes on by itself. */
  assert_asks (&table, "Column 3: which card lies at the back?");
  g_signal_emit_by_name (get_count (&table, "Glory points of %s in tiles", table.names[1]), "clicked");
  tap_number (&table, 3);
  g_assert_true (says (&table, "how many Sacrifice cards?"));
  tap (&table, "The display");
  assert_asks (&table, "Column 3: which card lies at the back?");
  tap (&table, "Column 1, card 1: Moai");
  g_assert_true (says (&table, "Instead of Moai at the back of column 1"));
  tap (&table, "Next card: Priest");
  assert_asks (&table, "Column 3: which card lies at the back?");
  table_end (&table);
}

/* A card too many is taken away again, and the column goes on. */
static void
test_take_away (void)
{
  Table table;

  table_begin (&table, "two-players");
  tap (&table, "%s", table.names[0]);
  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    tap (&table, "Next card: %s", rn_kind_name (i));
  tap (&table, "Column 1, card 2: Priest");
  tap (&table, "Take away");
  g_assert_nonnull (test_ui_find (table.page, GTK_TYPE_BUTTON, "Column 1, card 2: Moai"));
  g_assert_nonnull (test_ui_find (table.page, GTK_TYPE_BUTTON, "Column 1, card 3: Fish"));
  assert_asks (&table, "Column 1: the next card towards the front?");
  tap (&table, "Column 1, card 1: Lumberjack");
  key (&table, GDK_KEY_Delete);
  g_assert_nonnull (test_ui_find (table.page, GTK_TYPE_BUTTON, "Column 1, card 1: Moai"));
  table_end (&table);
}

/* What follows stands in the counts faintly. */
static void
test_derived (void)
{
  Table table;
  g_autofree char *grain = NULL;
  g_autofree char *deck = NULL;

  table_begin (&table, "two-players");
  grain = g_strdup_printf ("%u", table.wanted.supply[RN_SACRIFICE_GRAIN]);
  deck = g_strdup_printf ("%u cards in the draw pile", table.wanted.deck);
  g_assert_cmpstr (get_number (&table, "Supply pile: Grain"), ==, "–");
  g_assert_false (says (&table, deck));
  enter_all (&table);
  g_assert_cmpstr (get_number (&table, "Supply pile: Grain"), ==, grain);
  g_assert_true (gtk_widget_has_css_class (get_count (&table, "Supply pile: Grain"), "open"));
  g_assert_true (says (&table, deck));
  table_end (&table);
}

/* What can't be is said where it lies, while the questions go on; numbers that can't be are
 * barred on the pad. */
static void
test_wrong (void)
{
  Table table;
  g_autofree char *moai = NULL;
  g_autofree char *asked = NULL;
  GtkWidget *pad, *key;

  table_begin (&table, "two-players");
  moai = g_strdup_printf ("In front of %s: Moai", table.names[1]);
  g_signal_emit_by_name (get_count (&table, "In front of %s: Lumberjack", table.names[0]), "clicked");
  tap_number (&table, 0);
  g_assert_true (gtk_widget_has_css_class (get_count (&table, "In front of %s: Lumberjack", table.names[0]), "error"));
  g_assert_true (test_ui_says (gtk_widget_get_ancestor (get_count (&table, "In front of %s: Lumberjack", table.names[0]),
                                                        AHU_TYPE_RN_JOIN_SEAT), "begins with a Lumberjack"));
  asked = g_strdup_printf ("How many Priest cards lie in front of %s?", table.names[0]);
  g_assert_true (says (&table, asked));
  tap_number (&table, 2);
  tap_number (&table, 5);
  /* There are nine. */
  g_signal_emit_by_name (get_count (&table, "%s", moai), "clicked");
  pad = test_ui_find (table.page, AHU_TYPE_COUNT_PAD, NULL);
  g_assert_true (gtk_widget_get_sensitive (test_ui_find (pad, GTK_TYPE_BUTTON, "4")));
  g_assert_false (gtk_widget_get_sensitive (test_ui_find (pad, GTK_TYPE_BUTTON, "5")));
  g_assert_true (test_ui_says (pad, "At most 4: there are only 9 Moai cards."));
  g_assert_false (test_ui_says (pad, "but here there are"));
  /* Typed all the same: said at its place. */
  keys (&table, "5");
  g_assert_cmpstr (get_number (&table, moai), ==, "5");
  g_assert_true (test_ui_says (gtk_widget_get_ancestor (get_count (&table, "%s", moai), AHU_TYPE_RN_JOIN_SEAT), "(R1.2)"));
  g_assert_true (gtk_widget_has_css_class (get_count (&table, "%s", moai), "error"));
  /* A reader of the screen may press what has just gone. */
  key = test_ui_find (pad, GTK_TYPE_BUTTON, "4");
  gtk_widget_set_visible (pad, FALSE);
  g_signal_emit_by_name (key, "clicked");
  g_assert_cmpstr (get_number (&table, moai), ==, "5");
  table_end (&table);
}

/* The numbers of all players stand below each other, however long the names are. */
static void
test_aligned (void)
{
  const char *const names[] = { "Bo", "Maximiliane", NULL };
  const char *const colours[] = { "green", "red", NULL };
  const char *const fields[] = { "Wood of %s", "Glory points of %s in tiles", "Sacrifice cards of %s in all" };
  Table table;

  table_begin (&table, "two-players");
  ahu_set_up_page_start (AHU_SET_UP_PAGE (table.page), names, colours, NULL);
  test_ui_wait_for_frames (table.page, 2);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      graphene_rect_t first, second;

      g_assert_true (gtk_widget_compute_bounds (get_count (&table, fields[i], names[0]), table.page, &first));
      g_assert_true (gtk_widget_compute_bounds (get_count (&table, fields[i], names[1]), table.page, &second));
      g_assert_cmpfloat (first.size.width, >, 0);
      g_assert_cmpfloat (first.origin.x, ==, second.origin.x);
      g_assert_cmpfloat (first.size.width, ==, second.size.width);
    }
  table_end (&table);
}

/* In a window of the size of a computer's the players fill their column: what can't be stands
 * beside them, and none of them goes down below the numbers. */
static void
test_fault_aside (void)
{
  const char *const names[] = { "Anna", "Ben", "Carla", "Dora", NULL };
  const char *const colours[] = { "red", "blue", "green", "violet", NULL };
  GtkWidget *window = gtk_window_new ();
  Table table = { .page = ahu_rn_join_page_new () };
  graphene_rect_t last, room;
  GtkWidget *seat, *scroller;

  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  gtk_window_set_child (GTK_WINDOW (window), table.page);
  ahu_set_up_page_start (AHU_SET_UP_PAGE (table.page), names, colours, NULL);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_emit_by_name (get_count (&table, "In front of Anna: Lumberjack"), "clicked");
  tap_number (&table, 0);
  test_ui_wait_for_frames (table.page, 3);
  seat = gtk_widget_get_ancestor (get_count (&table, "In front of Anna: Lumberjack"), AHU_TYPE_RN_JOIN_SEAT);
  g_assert_false (test_ui_says (seat, "begins with a Lumberjack"));
  g_assert_true (test_ui_says (test_find_type (table.page, AHU_TYPE_RN_JOIN_FORM), "begins with a Lumberjack"));
  seat = gtk_widget_get_ancestor (get_count (&table, "Wood of Dora"), AHU_TYPE_RN_JOIN_SEAT);
  scroller = gtk_widget_get_ancestor (seat, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (seat, scroller, &last));
  g_assert_true (gtk_widget_compute_bounds (scroller, scroller, &room));
  g_assert_cmpfloat (last.origin.y + last.size.height, <=, room.origin.y + room.size.height);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
shows_mark (Table *table)
{
  GtkWidget *question = test_find_type (table->page, AHU_TYPE_QUESTION);
  GtkWidget *mark = test_find_type (question, AHU_TYPE_PICTURE);

  return gtk_widget_get_visible (mark);
}

/* A question about a player begins with the mark of that player. */
static void
test_mark (void)
{
  Table table;

  table_begin (&table, "two-players");
  g_assert_false (shows_mark (&table));
  tap (&table, "%s", table.names[1]);
  g_assert_false (shows_mark (&table));
  g_signal_emit_by_name (get_count (&table, "Wood of %s", table.names[1]), "clicked");
  g_assert_true (shows_mark (&table));
  g_signal_emit_by_name (get_count (&table, "All cards on the Stone"), "clicked");
  g_assert_false (shows_mark (&table));
  table_end (&table);
}

/* A card that the box doesn't have is refused, with its reason. */
static void
test_no_such_card (void)
{
  Table table;

  table_begin (&table, "two-players");
  tap (&table, "%s", table.names[0]);
  for (guint i = 0; i < 9; i++)
    tap (&table, "Next card: Moai");
  g_assert_nonnull (ahu_choice_get_reason (test_find_choice (table.page, "Next card: Moai")));
  tap (&table, "Next card: Moai");
  g_assert_true (says (&table, "(R1.2)"));
  assert_asks (&table, "Column 3: the next card towards the front?");
  table_end (&table);
}

/* When nothing is missing the whole is looked at: then the button leads to what can't be. */
static void
test_at_the_end (void)
{
  Table table;

  table_begin (&table, "two-players");
  enter_all (&table);
  g_assert_true (is_ready (&table));
  g_signal_emit_by_name (get_count (&table, "Wood of %s", table.names[0]), "clicked");
  tap_number (&table, 3);
  g_signal_emit_by_name (get_count (&table, "In front of %s: Lumberjack", table.names[0]), "clicked");
  tap_number (&table, table.wanted.area[0][RN_LUMBERJACK] + 1);
  g_assert_false (is_ready (&table));
  g_assert_true (says (&table, "for the draw pile"));
  test_ui_click (table.page, "Go there");
  g_assert_null (table.setup);
  g_signal_emit_by_name (table.page, "undo");
  g_assert_true (is_ready (&table));
  table_end (&table);
}

/* Somebody has played and not drawn yet; nobody tells what is left of the hand, but its
 * number. */
static void
test_drawing (void)
{
  Table table;
  RnPosition position;
  g_autofree char *turn = NULL;
  guint seat, kind = 0;

  table_begin (&table, "two-players");
  turn = g_strdup_printf ("%u", table.wanted.turn);
  seat = table.wanted.active;
  while (table.wanted.hand[seat][kind] == 0)
    kind++;
  table.wanted.area[seat][kind]++;
  enter_all (&table);
  gtk_expander_set_expanded (GTK_EXPANDER (test_ui_find (table.page, GTK_TYPE_EXPANDER, "Not at the beginning of the turn…")), TRUE);
  g_assert_null (test_ui_find (table.page, AHU_TYPE_COUNT_FIELD, "Cards left in hand"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (test_ui_find (table.page, GTK_TYPE_CHECK_BUTTON, "played, now drawing")), TRUE);
  assert_asks (&table, "How many cards are left in the hand of whoever is drawing?");
  tap_number (&table, 2);
  g_signal_emit_by_name (get_count (&table, "Number of the turn"), "clicked");
  keys (&table, "99");
  g_assert_cmpstr (get_number (&table, "Number of the turn"), ==, "99");
  key (&table, GDK_KEY_BackSpace);
  key (&table, GDK_KEY_BackSpace);
  keys (&table, turn);
  key (&table, GDK_KEY_Return);
  tap (&table, "Skip: to the table");
  g_assert_nonnull (table.setup);
  set_up (&table, &position);
  g_assert_cmpuint (position.step, ==, RN_STEP_DRAW);
  g_assert_cmpuint (position.turn, ==, table.wanted.turn);
  g_assert_cmpuint (position.hand[seat][RN_HAND_UNKNOWN], ==, 2);
  table_end (&table);
}

/* All of it by the keyboard. */
static void
test_keys (void)
{
  Table table;
  g_autofree char *wood = NULL;

  table_begin (&table, "two-players");
  wood = g_strdup_printf ("Wood of %s", table.names[0]);
  keys (&table, "2lg");
  key (&table, GDK_KEY_Return);
  assert_asks (&table, "Column 2: which card lies at the back?");
  keys (&table, "rf");
  assert_asks (&table, "Column 4: the next card towards the front?");
  keys (&table, "w");
  assert_asks (&table, "Column 2: which card lies at the back?");
  g_signal_emit_by_name (get_count (&table, "All cards on the Stone"), "clicked");
  keys (&table, "14");
  key (&table, GDK_KEY_Return);
  assert_asks (&table, "Which card lies on top of the Stone?");
  keys (&table, "g");
  g_assert_true (says (&table, "how much wood?"));
  key (&table, GDK_KEY_Return);
  g_assert_true (says (&table, "First a number: 0 if there is none."));
  keys (&table, "0");
  key (&table, GDK_KEY_Return);
  g_assert_cmpstr (get_number (&table, wood), ==, "0");
  g_assert_true (says (&table, "how many glory points in tiles?"));
  key (&table, GDK_KEY_Page_Up);
  g_assert_true (says (&table, "how much wood?"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (table.window)) == get_count (&table, "%s", wood));
  table_end (&table);
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

  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), names, colours, NULL);
  form = test_find_type (page, g_type_from_name ("AhuRnJoinForm"));
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

/* Where it stands is told whole, beside the buttons of a telephone's window. */
static void
test_subtitle_fits (void)
{
  const char *const names[] = { "Anna", "Ben", "Carla", "Dora", NULL };
  const char *const colours[] = { "red", "blue", "green", "violet", NULL };
  GtkWidget *page = ahu_rn_join_page_new ();
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GPtrArray) labels = NULL;
  g_autoptr (GPtrArray) buttons = NULL;
  guint n_steps = 0;

  g_object_set (gtk_widget_get_settings (window), "gtk-decoration-layout", ":close", NULL);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  gtk_window_set_child (GTK_WINDOW (window), page);
  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), names, colours, NULL);
  gtk_window_present (GTK_WINDOW (window));
  labels = test_find_all (test_find_type (page, g_type_from_name ("AdwWindowTitle")), GTK_TYPE_LABEL);
  g_assert_cmpuint (labels->len, ==, 2);
  buttons = test_find_all (test_find_type (page, g_type_from_name ("AhuRnJoinProgress")), GTK_TYPE_BUTTON);
  for (guint i = 0; i < buttons->len; i++)
    {
      g_assert_true (gtk_widget_activate (buttons->pdata[i]));
      test_ui_wait_for_frames (page, 3);
      for (guint j = 0; j < labels->len; j++)
        {
          GtkLabel *label = labels->pdata[j];

          if (pango_layout_is_ellipsized (gtk_label_get_layout (label)))
            g_error ("“%s” is cut off", gtk_label_get_text (label));
        }
      n_steps += *gtk_label_get_text (labels->pdata[1]) != '\0';
    }
  g_assert_cmpuint (n_steps, ==, RN_JOIN_STEPS);
  gtk_window_destroy (GTK_WINDOW (window));
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
count_cb (guint *n)
{
  (*n)++;
}

/* Card by card and number by number, and with it what was asked; then come the players. */
static void
test_undo (void)
{
  Table table;
  gboolean can_undo;
  guint n = 0, n_left = 0;

  table_begin (&table, "two-players");
  enter_all (&table);
  g_assert_true (is_ready (&table));
  g_signal_connect_swapped (table.page, "left", G_CALLBACK (count_cb), &n_left);
  while (n_left == 0)
    {
      g_object_get (table.page, "can-undo", &can_undo, NULL);
      g_assert_true (can_undo);
      g_signal_emit_by_name (table.page, "undo");
      n += n_left == 0;
    }
  g_assert_cmpuint (n, ==, table.taps - table.more);
  assert_asks (&table, "Whose turn is it?");
  for (guint i = 0; i < n; i++)
    g_signal_emit_by_name (table.page, "redo");
  g_assert_true (is_ready (&table));
  /* Digit by digit is one number. */
  g_signal_emit_by_name (get_count (&table, "Wood of %s", table.names[0]), "clicked");
  keys (&table, "14");
  g_signal_emit_by_name (table.page, "undo");
  g_assert_true (is_ready (&table));
  /* The same players again: what was entered stays. */
  ahu_set_up_page_start (AHU_SET_UP_PAGE (table.page), table.names,
                         ahu_record_get_colours (ahu_history_get_record (table.history)), NULL);
  g_assert_true (is_ready (&table));
  table_end (&table);
}

/* The button stands beside the question on a telephone that lies, and below it on one that stands. */
static void
test_beside (void)
{
  static const int sizes[][2] = { { 640, 360 }, { 360, 640 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t question, button;
      Table table;

      table_begin (&table, "two-players");
      gtk_window_set_default_size (GTK_WINDOW (table.window), sizes[i][0], sizes[i][1]);
      gtk_window_present (GTK_WINDOW (table.window));
      tap (&table, "%s", table.names[0]);
      tap (&table, "Next card: %s", rn_kind_name (0));
      test_ui_wait_for_frames (table.page, 3);
      g_assert_true (gtk_widget_compute_bounds (test_find_type (table.page, AHU_TYPE_QUESTION), table.page, &question));
      g_assert_true (gtk_widget_compute_bounds (test_ui_find_class (table.page, "big-action"), table.page, &button));
      if (sizes[i][0] > sizes[i][1])
        g_assert_cmpfloat (button.origin.x, >=, question.origin.x + question.size.width);
      else
        g_assert_cmpfloat (button.origin.y, >=, question.origin.y + question.size.height);
      table_end (&table);
    }
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
  g_test_add_func ("/ui/rn-join/aligned", test_aligned);
  g_test_add_func ("/ui/rn-join/fault-aside", test_fault_aside);
  g_test_add_func ("/ui/rn-join/mark", test_mark);
  g_test_add_func ("/ui/rn-join/taps", test_taps);
  g_test_add_func ("/ui/rn-join/order", test_order);
  g_test_add_func ("/ui/rn-join/take-away", test_take_away);
  g_test_add_func ("/ui/rn-join/no-such-card", test_no_such_card);
  g_test_add_func ("/ui/rn-join/at-the-end", test_at_the_end);
  g_test_add_func ("/ui/rn-join/keys", test_keys);
  g_test_add_func ("/ui/rn-join/least-width", test_least_width);
  g_test_add_func ("/ui/rn-join/least-width/subtitle", test_subtitle_fits);
  g_test_add_func ("/ui/rn-join/beside", test_beside);
  g_test_add_func ("/ui/rn-join/drawing", test_drawing);
  g_test_add_func ("/ui/rn-join/unknown-hand", test_unknown_hand);
  g_test_add_func ("/ui/rn-join/undo", test_undo);

  return g_test_run ();
}
