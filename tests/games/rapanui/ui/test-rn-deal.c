/* test-rn-deal.c: entering the first display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/join/rn-deal-entry.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-deal-page.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "rn-table-utils.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"

static const char *const names[] = { "Anna", "Ben", NULL };
static const char *const colours[] = { "red", "blue", NULL };
static const char *const missing[] = { "fish", "grain", NULL };

typedef struct
{
  guint n;
  char *setup;
} Dealt;

static void
dealt_cb (GtkWidget *page,
          JsonNode  *setup,
          Dealt     *dealt)
{
  dealt->n++;
  g_free (dealt->setup);
  dealt->setup = json_to_string (setup, FALSE);
}

static GtkWidget *
new_page (void)
{
  GtkWidget *page = ahu_rn_deal_page_new ();

  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), names, colours, missing);

  return page;
}

static void
press (GtkWidget  *root,
       const char *keys)
{
  for (; *keys; keys++)
    g_assert_true (ahu_choice_activate_key (root, gdk_unicode_to_keyval (*keys), 0));
}

static void
activate (GtkWidget  *root,
          const char *name)
{
  AhuChoice *choice = test_find_choice (root, name);

  g_assert_nonnull (choice);
  g_signal_emit_by_name (choice, "clicked");
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static gboolean
get (GtkWidget  *page,
     const char *property)
{
  gboolean value;

  g_object_get (page, property, &value, NULL);

  return value;
}

static void
test_complete (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  Dealt dealt = { 0 };
  GtkWidget *page = new_page ();
  GtkWidget *window = test_window_new (page, moves);

  g_signal_connect (page, "dealt", G_CALLBACK (dealt_cb), &dealt);
  press (window, "lgolmfsflooppsm");
  g_assert_cmpuint (dealt.n, ==, 0);
  press (window, "g");
  /* The page doesn't leave by itself: the last card may be a wrong one. */
  g_assert_cmpuint (dealt.n, ==, 0);
  g_assert_true (test_ui_says (page, "All 16 cards lie here."));
  /* None comes next. */
  g_assert_true (test_ui_says (page, "Change a card"));
  g_assert_false (test_ui_says (page, "Next card"));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == test_ui_find (page, GTK_TYPE_BUTTON, "To the table"));
  /* Undo, letter, Enter. */
  g_signal_emit_by_name (page, "undo");
  press (window, "g");
  test_ui_click (page, "To the table");
  g_assert_cmpuint (dealt.n, ==, 1);
  g_assert_cmpstr (dealt.setup, ==,
                   "{\"display\":[[\"lumberjack\",\"grain\",\"moai\",\"lumberjack\"],"
                   "[\"mulberry\",\"fish\",\"potato\",\"fish\"],"
                   "[\"lumberjack\",\"moai\",\"moai\",\"priest\"],"
                   "[\"priest\",\"potato\",\"mulberry\",\"grain\"]],"
                   "\"hands\":[[\"mulberry\",\"potato\",\"grain\"],"
                   "[\"fish\",\"mulberry\",\"potato\"]]}");
  /* A seventeenth card has no place: perhaps one was entered twice. */
  press (window, "o");
  g_assert_true (test_ui_says (page, "There is no place left. Choose the card that is to be changed."));
  g_assert_nonnull (test_find_choice (page, "Column 4, card 4: Grain"));
  g_assert_cmpuint (dealt.n, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
  g_free (dealt.setup);
}

/* A place that is filled is chosen first, and keeps its card until there is another. */
static void
test_change (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *page = new_page ();
  GtkWidget *window = test_window_new (page, moves);

  press (window, "lgolm");
  activate (page, "Column 1, card 2: Grain");
  g_assert_nonnull (test_find_choice (page, "Column 1, card 2: Grain"));
  g_assert_true (test_ui_says (page, "Instead of Grain, the second card of column 1"));
  press (window, "p");
  g_assert_nonnull (test_find_choice (page, "Column 1, card 2: Priest"));
  /* The entry goes on where it was. */
  press (window, "f");
  g_assert_nonnull (test_find_choice (page, "Column 2, card 2: Fish"));
  g_signal_emit_by_name (page, "undo");
  g_signal_emit_by_name (page, "undo");
  g_assert_nonnull (test_find_choice (page, "Column 1, card 2: Grain"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_clear (void)
{
  g_autoptr (GPtrArray) pressed = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *page = new_page ();
  GtkWidget *window = test_window_new (page, pressed);

  activate (page, "Next card: Fish");
  activate (page, "Next card: Grain");
  activate (page, "Next card: Moai");
  activate (page, "Column 1, card 2: Grain");
  g_assert_true (test_ui_press (window, GDK_KEY_Delete, 0));
  g_assert_nonnull (test_find_choice (page, "Column 1, card 2: empty"));
  g_assert_nonnull (test_find_choice (page, "Column 1, card 3: Moai"));
  /* It is filled next, then the entry goes on behind. */
  activate (page, "Next card: Priest");
  activate (page, "Next card: Priest");
  g_assert_nonnull (test_find_choice (page, "Column 1, card 2: Priest"));
  g_assert_nonnull (test_find_choice (page, "Column 1, card 4: Priest"));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_undo (void)
{
  GtkWidget *page = g_object_ref_sink (new_page ());
  guint n_left = 0;

  g_signal_connect_swapped (page, "left", G_CALLBACK (count_cb), &n_left);
  activate (page, "Next card: Fish");
  g_signal_emit_by_name (page, "undo");
  g_assert_null (test_find_choice (page, "Column 1, card 1: Fish"));
  /* Before the first card were the players. */
  g_assert_true (get (page, "can-undo"));
  g_assert_cmpuint (n_left, ==, 0);
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (n_left, ==, 1);
  g_assert_true (get (page, "can-redo"));
  g_signal_emit_by_name (page, "redo");
  g_assert_nonnull (test_find_choice (page, "Column 1, card 1: Fish"));
  /* Something new ends what could be redone. */
  activate (page, "Next card: Moai");
  g_assert_false (get (page, "can-redo"));
  g_assert_finalize_object (page);
}

/* R1.2: the deck has five Fish. */
static void
test_impossible (void)
{
  GtkWidget *page = g_object_ref_sink (new_page ());
  AhuChoice *fish = test_find_choice (page, "Next card: Fish");

  for (guint i = 0; i < 5; i++)
    {
      g_assert_null (ahu_choice_get_reason (fish));
      activate (page, "Next card: Fish");
    }
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (fish), GTK_ACCESSIBLE_STATE_DISABLED, TRUE);
  g_assert_nonnull (strstr (ahu_choice_get_reason (fish), "(R1.2)"));
  activate (page, "Next card: Fish");
  g_assert_nonnull (test_find_choice (page, "Column 2, card 2: empty"));
  /* In place of one there can be another. */
  activate (page, "Column 1, card 3: Fish");
  g_assert_null (ahu_choice_get_reason (fish));
  g_assert_finalize_object (page);
}

/* What the entry refuses is what the engine would refuse. */
static void
test_reason (void)
{
  g_autoptr (RnDealEntry) entry = rn_deal_entry_new ();
  RnDeal deal = { .n_players = 2, .n_columns = RN_COLUMNS };
  RnReason here, engine;

  for (guint i = 0; i < RN_DEAL_PLACES; i++)
    {
      deal.column_length[i / RN_COLUMN_CARDS] = RN_COLUMN_CARDS;
      deal.display[i / RN_COLUMN_CARDS][i % RN_COLUMN_CARDS] = i < 10 ? RN_MOAI : RN_LUMBERJACK;
      if (i < 9)
        rn_deal_entry_fill (entry, RN_MOAI);
    }
  here = rn_deal_entry_check (entry, RN_MOAI);
  engine = rn_deal_check (&deal);
  g_assert_cmpint (here.code, ==, engine.code);
  g_assert_cmpstr (here.rule, ==, engine.rule);
  g_assert_cmpint (here.kind, ==, engine.kind);
  g_assert_cmpint (here.need, ==, engine.need);
  g_assert_cmpint (here.have, ==, engine.have);
}

/* For other players, or with other start hands, the same cards lie there. */
static void
test_start_again (void)
{
  static const char *const others[] = { "Ben", "Chiara", "Anna", NULL };
  static const char *const their_colours[] = { "blue", "green", "red", NULL };
  static const char *const their_missing[] = { "fish", "fish", "grain", NULL };
  GtkWidget *page = g_object_ref_sink (new_page ());

  activate (page, "Next card: Fish");
  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), others, their_colours, their_missing);
  g_assert_nonnull (test_find_choice (page, "Column 1, card 1: Fish"));
  ahu_set_up_page_reset (AHU_SET_UP_PAGE (page));
  g_assert_nonnull (test_find_choice (page, "Column 1, card 1: empty"));
  g_assert_finalize_object (page);
}

/* Also a rematch begins here: who has the first turn, and how much wood who gets. */
static void
test_starter (void)
{
  static const char *const others[] = { "Ben", "Chiara", "Anna", NULL };
  static const char *const their_colours[] = { "blue", "green", "red", NULL };
  static const char *const their_missing[] = { "fish", "fish", "grain", NULL };
  GtkWidget *page = g_object_ref_sink (new_page ());

  g_assert_true (test_shows_text (page, "Anna begins · wood clockwise: 2, 3"));
  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), others, their_colours, their_missing);
  g_assert_true (test_shows_text (page, "Ben begins · wood clockwise: 2, 3, 4"));
  g_assert_finalize_object (page);
}

static JsonObject *
parse_setup (void)
{
  g_autoptr (JsonNode) node =
    json_from_string ("{\"display\":[[\"lumberjack\",\"grain\",\"moai\",\"lumberjack\"],"
                      "[\"mulberry\",\"fish\",\"potato\",\"fish\"],"
                      "[\"lumberjack\",\"moai\",\"moai\",\"priest\"],"
                      "[\"priest\",\"potato\",\"mulberry\",\"grain\"]],"
                      "\"hands\":[[\"mulberry\",\"potato\",\"grain\"],"
                      "[\"fish\",\"mulberry\",\"potato\"]]}", NULL);

  return json_object_ref (json_node_get_object (node));
}

/* A game in which nothing is played yet: back card by card, forward to the table. */
static void
test_load_first (void)
{
  g_autoptr (JsonObject) setup = parse_setup ();
  GtkWidget *page = g_object_ref_sink (new_page ());
  Dealt dealt = { 0 };

  g_signal_connect (page, "dealt", G_CALLBACK (dealt_cb), &dealt);
  g_assert_true (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), names, colours, setup, AHU_SET_UP_FIRST));
  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), names, colours, missing);
  g_assert_true (test_ui_says (page, "Instead of Grain in front of column 4"));
  g_assert_true (get (page, "can-redo"));
  for (guint i = 0; i < 16; i++)
    g_signal_emit_by_name (page, "undo");
  g_assert_nonnull (test_find_choice (page, "Column 1, card 1: empty"));
  for (guint i = 0; i < 15; i++)
    g_signal_emit_by_name (page, "redo");
  g_assert_cmpuint (dealt.n, ==, 0);
  g_signal_emit_by_name (page, "redo");
  g_assert_cmpuint (dealt.n, ==, 1);

  /* What was changed meanwhile stays, as long as it is the same display that is mended. */
  activate (page, "Column 2, card 1: Mulberry");
  activate (page, "Next card: Moai");
  g_assert_true (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), names, colours, setup, AHU_SET_UP_FIRST));
  g_assert_nonnull (test_find_choice (page, "Column 2, card 1: Moai"));
  g_assert_cmpuint (dealt.n, ==, 1);
  test_ui_click (page, "To the table");
  g_assert_nonnull (strstr (dealt.setup, "[\"moai\",\"fish\",\"potato\",\"fish\"]"));
  g_free (dealt.setup);
  g_assert_finalize_object (page);
}

/* In a game that goes on each card is replayed at once. */
static void
test_load_later (void)
{
  g_autoptr (JsonObject) setup = parse_setup ();
  GtkWidget *page = g_object_ref_sink (new_page ());
  Dealt dealt = { 0 };

  g_signal_connect (page, "dealt", G_CALLBACK (dealt_cb), &dealt);
  g_assert_true (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), names, colours, setup, AHU_SET_UP_LATER));
  ahu_set_up_page_start (AHU_SET_UP_PAGE (page), names, colours, missing);
  g_assert_false (get (page, "can-undo"));
  activate (page, "Column 4, card 4: Grain");
  activate (page, "Next card: Priest");
  g_assert_cmpuint (dealt.n, ==, 1);
  g_assert_nonnull (strstr (dealt.setup, "[\"priest\",\"potato\",\"mulberry\",\"priest\"]"));
  /* It stays marked, with what lay there. */
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (test_find_choice (page, "Column 4, card 4: Priest")), "deal-chosen"));
  g_assert_true (test_ui_says (page, "Instead of Grain in front of column 4"));
  g_signal_emit_by_name (page, "undo");
  g_assert_cmpuint (dealt.n, ==, 2);
  g_assert_false (get (page, "can-undo"));
  g_free (dealt.setup);

  /* A game that was joined late has no display. */
  json_object_remove_member (setup, "display");
  g_assert_false (ahu_set_up_page_load (AHU_SET_UP_PAGE (page), names, colours, setup, AHU_SET_UP_LATER));
  g_assert_finalize_object (page);
}

static void
test_focus (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *page = new_page ();
  GtkWidget *window = test_window_new (page, moves);
  AhuChoice *next;

  press (window, "lg");
  g_assert_true (gtk_widget_grab_focus (page));
  next = test_find_choice (page, "Column 1, card 3: empty");
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == GTK_WIDGET (next));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether all of a place's words stand on it. */
static void
check_caption (GtkWidget *card)
{
  GtkWidget *caption = gtk_widget_get_first_child (card);
  graphene_rect_t bounds;

  g_assert_true (GTK_IS_LABEL (caption));
  g_assert_true (gtk_widget_compute_bounds (caption, card, &bounds));
  g_assert_cmpfloat (bounds.origin.x, >=, -1);
  g_assert_cmpfloat (bounds.origin.y, >=, -1);
  g_assert_cmpfloat (bounds.size.width, <=, gtk_widget_get_width (card) + 1);
  g_assert_cmpfloat (bounds.size.height, <=, gtk_widget_get_height (card) + 1);
}

/* Large text is not cut off at the edge of its card. */
static void
test_large_text (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *page = new_page ();
  GtkWidget *window, *card;
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  g_object_set (settings, "gtk-xft-dpi", 3 * 96 * 1024, NULL);
  window = test_window_new (page, NULL);
  press (window, "lgo");
  card = test_find_type (GTK_WIDGET (test_find_choice (page, "Column 1, card 4: empty")), AHU_TYPE_RN_CARD);
  while (gtk_widget_get_width (card) == 0)
    g_main_context_iteration (NULL, TRUE);
  check_caption (card);
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* All of the cards to choose. */
static gboolean
is_palette_seen (gpointer page)
{
  GtkWidget *palette = test_find_type (page, AHU_TYPE_RN_PALETTE);
  graphene_rect_t bounds;

  return gtk_widget_get_height (palette) > 0 && gtk_widget_compute_bounds (palette, page, &bounds) &&
         bounds.origin.x + bounds.size.width <= gtk_widget_get_width (page) &&
         bounds.origin.y + bounds.size.height <= gtk_widget_get_height (page);
}

/* Wherever columns are filled, the cards to choose are in sight. */
static void
test_low (void)
{
  static const int sizes[][2] = { { 1270, 590 }, { 1000, 590 }, { 800, 500 }, { 640, 360 }, { 360, 640 }, { 1024, 768 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      GtkWidget *page = new_page ();
      GtkWidget *window = gtk_window_new ();

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i][0], sizes[i][1]);
      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      g_test_message ("%d × %d", sizes[i][0], sizes[i][1]);
      test_ui_wait (is_palette_seen, page);
      gtk_window_set_child (GTK_WINDOW (window), NULL);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/deal/complete", test_complete);
  g_test_add_func ("/deal/change", test_change);
  g_test_add_func ("/deal/clear", test_clear);
  g_test_add_func ("/deal/load-first", test_load_first);
  g_test_add_func ("/deal/load-later", test_load_later);
  g_test_add_func ("/deal/undo", test_undo);
  g_test_add_func ("/deal/impossible", test_impossible);
  g_test_add_func ("/deal/reason", test_reason);
  g_test_add_func ("/deal/focus", test_focus);
  g_test_add_func ("/deal/start-again", test_start_again);
  g_test_add_func ("/deal/starter", test_starter);
  g_test_add_func ("/deal/large-text", test_large_text);
  g_test_add_func ("/deal/low", test_low);

  return g_test_run ();
}
