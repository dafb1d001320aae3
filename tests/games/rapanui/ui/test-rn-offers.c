/* test-rn-offers.c: the hand, offers, and the palette
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/words/rn-offers-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "rn-widget-utils.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-tip.h"

static void
test_hand_moai (void)
{
  g_autoptr (AhuSession) session = test_session_load ("three-moai-no-wood.rapanui");
  GtkWidget *hand = test_hold (ahu_rn_hand_new ());
  gboolean returned = FALSE;
  gboolean refused = FALSE;

  test_session_go (session, 0);
  do
    {
      AhuChoice *back, *play;

      ahu_rn_hand_update (AHU_RN_HAND (hand), session);
      back = test_find_choice (hand, "Put a Moai back into the box");
      play = test_find_choice (hand, "Play Moai");
      g_assert_false (back && play);
      if (back)
        g_assert_false (test_choice_is_disabled (back));
      returned |= back != NULL;
      refused |= play && test_choice_is_disabled (play) && strstr (ahu_choice_get_reason (play), "(R5.3)");
    }
  while (ahu_session_redo (session));

  g_assert_true (returned);
  g_assert_true (refused);
  test_release (hand);
}

/* Without controls the hand keeps their room. */
static void
test_hand_room (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");

  for (guint size = 0; size < AHU_RN_SIZES; size++)
    {
      GtkWidget *hand = test_hold (ahu_rn_hand_new ());
      int height = 0;

      ahu_rn_hand_set_room (AHU_RN_HAND (hand), &AHU_RN_ROOM (size));
      test_session_go (session, 0);
      do
        {
          ahu_rn_hand_update (AHU_RN_HAND (hand), session);
          if (height > 0)
            g_assert_cmpint (test_measured (hand, GTK_ORIENTATION_VERTICAL), ==, height);
          height = test_measured (hand, GTK_ORIENTATION_VERTICAL);
        }
      while (ahu_session_redo (session));
      test_release (hand);
    }
}

/* Who doesn't see the price beside a play hears it. */
static void
test_hand_price (void)
{
  static const char *const two[] = { "Play 2 Fish", "Play 2 Mulberry", "Play 2 Sweet Potato", "Play 2 Grain" };
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *hand = test_hold (ahu_rn_hand_new ());
  guint moai = 0, pairs = 0;

  test_session_go (session, 0);
  do
    {
      AhuChoice *choice;

      ahu_rn_hand_update (AHU_RN_HAND (hand), session);
      choice = test_find_choice (hand, "Play Moai");
      if (choice != NULL && ahu_choice_get_reason (choice) == NULL && ++moai)
        gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Costs 7 wood");
      for (guint i = 0; i < G_N_ELEMENTS (two); i++)
        {
          choice = test_find_choice (hand, two[i]);
          if (choice != NULL && ahu_choice_get_reason (choice) == NULL && ++pairs)
            gtk_test_accessible_assert_property (choice, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Costs 1 wood");
        }
    }
  while (ahu_session_redo (session));
  g_assert_cmpuint (moai, >, 0);
  g_assert_cmpuint (pairs, >, 0);
  test_release (hand);
}

static void
assert_in_the_middle (GtkWidget *words,
                      GtkWidget *button)
{
  graphene_rect_t inner, outer;
  graphene_point_t middle, wanted;

  g_assert_true (gtk_widget_compute_bounds (words, button, &inner));
  g_assert_true (gtk_widget_compute_bounds (button, button, &outer));
  graphene_rect_get_center (&inner, &middle);
  graphene_rect_get_center (&outer, &wanted);
  g_assert_cmpfloat (fabsf (middle.x - wanted.x), <=, 1);
  g_assert_cmpfloat (fabsf (middle.y - wanted.y), <=, 1);
}

/* Whether its key is seen or not, “Play” stands in the middle of its button, with the price if there is one. */
static void
test_hand_middle (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  guint n = 0, prices = 0;

  for (guint size = 0; size < AHU_RN_SIZES; size++)
    {
      GtkWidget *hand = test_hold (ahu_rn_hand_new ());
      AhuRnRoom room = AHU_RN_ROOM (size);

      room.keys = TRUE;
      ahu_rn_hand_set_room (AHU_RN_HAND (hand), &room);
      test_session_go (session, 0);
      do
        {
          g_autoptr (GPtrArray) choices = NULL;

          ahu_rn_hand_update (AHU_RN_HAND (hand), session);
          gtk_widget_allocate (hand, test_measured (hand, GTK_ORIENTATION_HORIZONTAL),
                               test_measured (hand, GTK_ORIENTATION_VERTICAL), -1, NULL);
          choices = test_find_choices (hand);
          for (guint i = 0; i < choices->len; i++)
            {
              GtkWidget *price = test_ui_find_class (choices->pdata[i], "price");
              GtkWidget *words = gtk_widget_get_parent (price);

              /* Where several stand beside the cards the key is below them. */
              if (gtk_widget_get_margin_bottom (words) > 0)
                continue;
              assert_in_the_middle (words, choices->pdata[i]);
              prices += gtk_widget_get_visible (price);
              n++;
            }
        }
      while (ahu_session_redo (session));
      test_release (hand);
    }
  g_assert_cmpuint (prices, >, 0);
  g_assert_cmpuint (n, >, prices);
}

static void
test_offers_price (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *offers = test_hold (ahu_rn_offers_new ());
  AhuChoice *fish;

  /* The starting player has 2 wood: a card of 5 is too dear. */
  test_session_go (session, 0);
  ahu_rn_offers_update (AHU_RN_OFFERS (offers), session);
  fish = test_find_choice (offers, "Buy Fish");
  g_assert_nonnull (fish);
  g_assert_true (test_choice_is_disabled (fish));
  g_assert_nonnull (strstr (ahu_choice_get_reason (fish), "(R4.3)"));
  g_assert_cmpstr (ahu_choice_get_key (fish), ==, "F");
  /* Beside a name it could be taken for a price. */
  ahu_rn_offers_set_room (AHU_RN_OFFERS (offers), &AHU_RN_ROOM (AHU_RN_SIZE_LARGE));
  ahu_rn_offers_update (AHU_RN_OFFERS (offers), session);
  g_assert_nonnull (test_ui_find (offers, GTK_TYPE_LABEL, "only 2 wood"));
  test_release (offers);
}

/* How prices come about is told where they are asked and where there is room for all of it; it takes none from the four. */
static void
test_offers_prices (void)
{
  static const char sentence[] = "5 wood, minus 1 for each in your display";
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *offers = test_hold (ahu_rn_offers_new ());
  AhuRnRoom room = AHU_RN_ROOM (AHU_RN_SIZE_LARGE);
  int least, height;

  room.mat = AHU_RN_MAT_WIDE;
  ahu_rn_offers_set_room (AHU_RN_OFFERS (offers), &room);
  test_session_go_to_step (session, RN_STEP_BUY);
  ahu_rn_offers_update (AHU_RN_OFFERS (offers), session);
  gtk_widget_measure (offers, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  gtk_widget_measure (offers, GTK_ORIENTATION_VERTICAL, least, &height, NULL, NULL, NULL);
  gtk_widget_allocate (offers, least, 2 * height, -1, NULL);
  g_assert_false (test_ui_says (offers, sentence));
  gtk_widget_allocate (offers, 3 * least, height, -1, NULL);
  g_assert_true (test_ui_says (offers, sentence));

  test_session_go_to_step (session, RN_STEP_DRAW);
  ahu_rn_offers_update (AHU_RN_OFFERS (offers), session);
  g_assert_false (test_ui_says (offers, sentence));
  test_release (offers);
}

/* R2.4: what a player owns is nobody else’s business, so that face up all four
 * kinds look alike, and no number is told. */
static void
test_offers_hidden (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *offers = test_hold (ahu_rn_offers_new ());
  guint seen = 0;

  test_session_go (session, 0);
  while (ahu_session_redo (session))
    {
      const RnPosition *p = ahu_session_get_position (session);
      g_autoptr (GPtrArray) choices = NULL;

      ahu_rn_offers_update (AHU_RN_OFFERS (offers), session);
      if (p->step != RN_STEP_SACRIFICE || p->actor == p->active)
        continue;
      seen++;
      choices = test_find_choices (offers);
      g_assert_cmpuint (choices->len, ==, RN_SACRIFICES);
      for (guint i = 0; i < choices->len; i++)
        {
          g_autofree char *differs = NULL;

          g_assert_false (test_choice_is_disabled (choices->pdata[i]));
          g_assert_null (ahu_tip_get (choices->pdata[i]));
          g_assert_false (gtk_test_accessible_has_property (choices->pdata[i],
                                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
        }
    }
  g_assert_cmpuint (seen, >, 0);
  test_release (offers);
}

/* What only keeps its room, such as a price where nothing is bought, is told to nobody. */
static void
test_offers_inside (void)
{
  GtkWidget *offers = test_hold (ahu_rn_offers_new ());

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    gtk_test_accessible_assert_state (gtk_widget_get_parent (ahu_rn_offers_get_face (AHU_RN_OFFERS (offers), kind)),
                                      GTK_ACCESSIBLE_STATE_HIDDEN, TRUE);
  test_release (offers);
}

static void
count_cb (GtkWidget *palette,
          guint      kind,
          guint     *counts)
{
  counts[kind]++;
}

static void
refused_cb (GtkWidget  *palette,
            const char *reason,
            char      **last)
{
  g_free (*last);
  *last = g_strdup (reason);
}

/* Headings, like all others without a colon. */
static void
test_headings (void)
{
  for (RnOffersMode mode = RN_OFFERS_BUY; mode <= RN_OFFERS_SUBSTITUTE; mode++)
    {
      g_autofree char *heading = rn_offers_heading (mode, "Anna");

      g_assert_cmpuint (strlen (heading), >, 3);
      g_assert_false (g_str_has_suffix (heading, ":"));
    }
}

static void
test_palette (void)
{
  GtkWidget *palette = test_hold (ahu_rn_palette_new ());
  guint counts[RN_KINDS] = { 0 };
  g_autofree char *last = NULL;
  AhuChoice *moai = test_find_choice (palette, "Next card: Moai");
  AhuChoice *fish = test_find_choice (palette, "Next card: Fish");

  g_signal_connect (palette, "chosen", G_CALLBACK (count_cb), counts);
  g_signal_connect (palette, "refused", G_CALLBACK (refused_cb), &last);
  ahu_rn_palette_set_left (AHU_RN_PALETTE (palette), RN_MOAI, 3, NULL);
  ahu_rn_palette_set_left (AHU_RN_PALETTE (palette), RN_FISH, 0, "No Fish is left. (R1.2)");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (moai),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "3 left");
  g_assert_true (test_choice_is_disabled (fish));

  g_signal_emit_by_name (moai, "clicked");
  g_signal_emit_by_name (fish, "clicked");
  g_assert_cmpuint (counts[RN_MOAI], ==, 1);
  g_assert_cmpuint (counts[RN_FISH], ==, 0);
  g_assert_cmpstr (last, ==, "No Fish is left. (R1.2)");
  test_release (palette);
}

/* From right to left a key's sign stands right above its number too. */
static void
test_palette_mirrored (void)
{
  GtkWidget *palette;
  GtkWidget *moai;
  GtkWidget *keycap, *number;
  graphene_rect_t key_bounds, number_bounds;

  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  palette = test_hold (ahu_rn_palette_new ());
  ahu_rn_palette_set_left (AHU_RN_PALETTE (palette), RN_MOAI, 3, NULL);
  moai = GTK_WIDGET (test_find_choice (palette, "Next card: Moai"));
  keycap = test_ui_find_class (moai, "keycap");
  number = test_ui_find_class (moai, "number");
  gtk_widget_measure (palette, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_allocate (palette, 900, 400, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (keycap, moai, &key_bounds));
  g_assert_true (gtk_widget_compute_bounds (number, moai, &number_bounds));
  g_assert_cmpfloat (fabsf (key_bounds.origin.x + key_bounds.size.width -
                            number_bounds.origin.x - number_bounds.size.width), <, 1.5);
  test_release (palette);
  gtk_widget_set_default_direction (GTK_TEXT_DIR_LTR);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_rn_art_init ();

  g_test_add_func ("/hand/moai", test_hand_moai);
  g_test_add_func ("/hand/room", test_hand_room);
  g_test_add_func ("/hand/price", test_hand_price);
  g_test_add_func ("/hand/middle", test_hand_middle);
  g_test_add_func ("/offers/price", test_offers_price);
  g_test_add_func ("/offers/prices", test_offers_prices);
  g_test_add_func ("/offers/hidden", test_offers_hidden);
  g_test_add_func ("/offers/inside", test_offers_inside);
  g_test_add_func ("/offers/headings", test_headings);
  g_test_add_func ("/palette", test_palette);
  g_test_add_func ("/palette/mirrored", test_palette_mirrored);

  return g_test_run ();
}
