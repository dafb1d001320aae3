/* test-rn-cards.c: cards, the display, its refill, and what looks possible in all positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-stack.h"
#include "games/rapanui/words/rn-sentences.h"
#include "rn-widget-utils.h"
#include "support/test-ui.h"
#include "toolkit/table/ahu-reasons.h"

static const char *const records[] = {
  "active-without-cards.rapanui",
  "four-players-untold.rapanui",
  "supply-pile-empty.rapanui",
  "three-moai-no-wood.rapanui",
  "two-players.rapanui",
};

static void
test_card_sizes (void)
{
  static const struct
  {
    int width, height, strip;
  } table[AHU_RN_SIZES] = {
    { 76, 106, 22 }, { 104, 146, 30 }, { 128, 179, 36 }, { 184, 258, 52 }
  };

  for (guint size = 0; size < AHU_RN_SIZES; size++)
    {
      int width = ahu_rn_art_display_width (size);
      GtkWidget *card = g_object_ref_sink (ahu_rn_card_new (RN_GRAIN, width));

      g_assert_cmpint (width, ==, table[size].width);
      g_assert_cmpint (test_measured (card, GTK_ORIENTATION_HORIZONTAL), ==, width);
      g_assert_cmpint (test_measured (card, GTK_ORIENTATION_VERTICAL), ==, table[size].height);
      g_assert_cmpint (ahu_rn_art_strip_height (width), ==, table[size].strip);
      ahu_rn_card_set_behind (AHU_RN_CARD (card), TRUE);
      g_assert_cmpint (test_measured (card, GTK_ORIENTATION_VERTICAL), <, table[size].height / 2);
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_PRESENTATION);
      g_assert_finalize_object (card);
    }
}

/* Nothing below a column jumps when it shrinks. */
static void
test_display_room (void)
{
  static const int heights[AHU_RN_SIZES] = { 172, 236, 287, 414 };
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  GtkWidget *display = test_hold (ahu_rn_display_new ());

  for (guint size = 0; size < AHU_RN_SIZES; size++)
    {
      int before;

      ahu_rn_display_set_size (AHU_RN_DISPLAY (display), size);
      test_session_go (session, 0);
      ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
      before = test_measured (display, GTK_ORIENTATION_VERTICAL);
      g_assert_cmpint (before, >=, heights[size]);
      test_session_go_to_step (session, RN_STEP_REFILL);
      ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
      g_assert_cmpint (test_measured (display, GTK_ORIENTATION_VERTICAL), ==, before);
    }
  test_release (display);
}

static void
test_display_draw (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *display = test_hold (ahu_rn_display_new ());
  const RnPosition *p;
  g_autofree char *name = NULL;
  AhuChoice *choice;

  test_session_go (session, 0);
  ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
  p = ahu_session_get_position (session);
  name = g_strdup_printf ("Draw %s from column 2", rn_kind_name (p->display[1][3]));
  choice = test_find_choice (display, name);
  g_assert_nonnull (choice);
  g_assert_true (test_choice_is_disabled (choice));
  g_assert_nonnull (strstr (ahu_choice_get_reason (choice), "(R3.2)"));

  test_session_go_to_step (session, RN_STEP_DRAW);
  ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
  g_assert_false (test_choice_is_disabled (choice));
  g_assert_cmpstr (ahu_choice_get_key (choice), ==, "W");
  test_release (display);
}

static void
collect_stacks (GtkWidget *widget,
                GPtrArray *stacks)
{
  if (AHU_IS_RN_STACK (widget))
    g_ptr_array_add (stacks, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_stacks (child, stacks);
}

/* Also for those who don't see the cards entered so far. */
static void
test_display_refill (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *display = test_hold (ahu_rn_display_new ());
  g_autoptr (GPtrArray) choices = NULL;
  g_autoptr (GPtrArray) stacks = g_ptr_array_new ();
  GtkAccessible *column;

  test_session_go_to_step (session, RN_STEP_REFILL);
  ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
  ahu_rn_display_set_entry (AHU_RN_DISPLAY (display), (const guint8[]) { RN_MOAI, RN_FISH }, 2, 2);
  /* Nothing can be drawn from the column that is being refilled. */
  choices = test_find_choices (display);
  g_assert_cmpuint (choices->len, ==, RN_COLUMNS - 1);
  collect_stacks (display, stacks);
  g_assert_cmpuint (stacks->len, ==, RN_COLUMNS);
  column = stacks->pdata[((const RnPosition *) ahu_session_get_position (session))->column];
  gtk_test_accessible_assert_property (column, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "From back to front: Moai, Fish");
  ahu_rn_display_set_entry (AHU_RN_DISPLAY (display), NULL, 0, 0);
  gtk_test_accessible_assert_property (column, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "empty");
  test_release (display);
}

/* What has just been moved is told after a move, not after an undo. */
static void
test_position_before (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  const RnPosition *before;

  test_session_go (session, 5);
  before = ahu_session_position_before (session, 4);
  g_assert_nonnull (before);
  g_assert_cmpuint (before->ply, ==, 4);
  g_assert_null (ahu_session_position_before (session, 5));
  g_assert_null (ahu_session_position_before (session, 6));
  g_assert_null (ahu_session_position_before (session, 0));
}

/* A ring, with or without motion, ends with its card. */
static void
test_card_ring (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new ();
  GtkWidget *card = ahu_rn_card_new (RN_FISH, 120);
  GtkWidget *window = test_window_new (card, moves);
  GtkSettings *settings = gtk_widget_get_settings (card);

  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  g_assert_true (gtk_widget_has_css_class (card, "still"));
  ahu_rn_card_set_moved (AHU_RN_CARD (card), TRUE);
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  g_assert_false (gtk_widget_has_css_class (card, "still"));
  ahu_rn_card_set_moved (AHU_RN_CARD (card), TRUE);
  g_object_ref (card);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_finalize_object (card);
}

/* The moves that these widgets offer; the others are the prompt’s and the
 * cover’s. */
static gboolean
is_offered (const RnPosition *p,
            const RnMove     *move)
{
  switch (move->type)
    {
    case RN_MOVE_SACRIFICE:
      return p->actor != p->active;
    case RN_MOVE_REFILL:
    case RN_MOVE_REWARD:
    case RN_MOVE_REVEAL:
      return FALSE;
    default:
      return TRUE;
    }
}

static GHashTable *
legal_moves (const RnPosition *p)
{
  GHashTable *set = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  RnMove moves[RN_MAX_LEGAL];
  guint n = rn_legal_moves (p, moves);

  for (guint i = 0; i < n; i++)
    if (is_offered (p, &moves[i]))
      {
        g_autoptr (JsonNode) node = rn_move_to_json (&moves[i]);

        g_hash_table_add (set, json_to_string (node, FALSE));
      }

  return set;
}

/* Exactly the legal moves look possible, each once; but face up every kind
 * does. */
static void
compare_choices (GtkWidget        *root,
                 const RnPosition *p)
{
  g_autoptr (GHashTable) legal = legal_moves (p);
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) choices = test_find_choices (root);
  gboolean face_up = p->step == RN_STEP_SACRIFICE && p->actor != p->active;

  for (guint i = 0; i < choices->len; i++)
    {
      g_autofree char *move = test_choice_move (choices->pdata[i]);
      const char *name = ahu_choice_get_name (choices->pdata[i]);

      g_assert_nonnull (name);
      g_assert_true (g_hash_table_add (names, (gpointer) name));
      if (test_choice_is_disabled (choices->pdata[i]))
        g_assert_false (g_hash_table_contains (legal, move));
      else if (!g_hash_table_remove (legal, move) && !face_up)
        g_error ("%s looks possible", name);
    }
  g_assert_cmpuint (g_hash_table_size (legal), ==, 0);
}

static void
test_all_positions (gconstpointer user_data)
{
  g_autoptr (AhuSession) session = test_session_load (user_data);
  GtkWidget *box = test_hold (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *display = ahu_rn_display_new ();
  GtkWidget *hand = ahu_rn_hand_new ();
  GtkWidget *offers = ahu_rn_offers_new ();
  guint ply = 0;

  gtk_box_append (GTK_BOX (box), display);
  gtk_box_append (GTK_BOX (box), hand);
  gtk_box_append (GTK_BOX (box), offers);
  test_session_go (session, 0);
  do
    {
      AhuRnSize size = ply++ % AHU_RN_SIZES;

      ahu_rn_display_set_size (AHU_RN_DISPLAY (display), size);
      ahu_rn_hand_set_room (AHU_RN_HAND (hand), &AHU_RN_ROOM (size));
      ahu_rn_offers_set_room (AHU_RN_OFFERS (offers), &AHU_RN_ROOM (size));
      ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
      ahu_rn_hand_update (AHU_RN_HAND (hand), session);
      ahu_rn_offers_update (AHU_RN_OFFERS (offers), session);
      compare_choices (box, ahu_session_get_position (session));
    }
  while (ahu_session_redo (session));

  g_assert_cmpuint (ply, >, 90);
  test_release (box);
}

/* Of equal cards that lie over each other all are as dim as one, so that none is seen through another. */
static void
test_dim_together (void)
{
  g_autoptr (AhuSession) session = test_session_load ("three-moai-no-wood.rapanui");
  GtkWidget *hand = test_hold (ahu_rn_hand_new ());
  guint n_dim = 0;

  test_session_go (session, 0);
  do
    {
      const RnPosition *position = ahu_session_get_position (session);
      g_autoptr (GPtrArray) cards = NULL;

      ahu_rn_hand_update (AHU_RN_HAND (hand), session);
      cards = test_find_all (hand, AHU_TYPE_RN_CARD);
      for (guint i = 0; i < cards->len; i++)
        {
          GtkWidget *fan = gtk_widget_get_parent (cards->pdata[i]);

          g_assert_false (gtk_widget_has_css_class (cards->pdata[i], "faded"));
          n_dim += position->hand[position->active][RN_MOAI] > 1 && gtk_widget_has_css_class (fan, "fan") &&
                   gtk_widget_has_css_class (fan, "faded");
        }
    }
  while (ahu_session_redo (session));
  g_assert_cmpuint (n_dim, >, 1);
  test_release (hand);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_rn_art_init ();

  g_test_add_func ("/card/sizes", test_card_sizes);
  g_test_add_func ("/card/ring", test_card_ring);
  g_test_add_func ("/card/position-before", test_position_before);
  g_test_add_func ("/hand/dim-together", test_dim_together);
  g_test_add_func ("/display/room", test_display_room);
  g_test_add_func ("/display/draw", test_display_draw);
  g_test_add_func ("/display/refill", test_display_refill);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strdup_printf ("/positions/%s", records[i]);

      g_test_add_data_func (path, records[i], test_all_positions);
    }

  return g_test_run ();
}
