/* test-rn-cards.c: pictures, choices, cards, display, hand, offers, palette
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/ahu-picture.h"
#include "app/ahu-tip.h"
#include "app/rapanui/ahu-rn-card.h"
#include "app/rapanui/ahu-rn-display.h"
#include "app/rapanui/ahu-rn-hand.h"
#include "app/rapanui/ahu-rn-offers.h"
#include "app/rapanui/ahu-rn-palette.h"
#include "app/rapanui/ahu-rn-reasons.h"
#include "app/rapanui/ahu-rn-refill.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sentences.h"
#include "rn-widget-utils.h"
#include "test-ui.h"

static const char *const records[] = {
  "active-without-cards.rapanui",
  "four-players-untold.rapanui",
  "supply-pile-empty.rapanui",
  "three-moai-no-wood.rapanui",
  "two-players.rapanui",
};

static int
measured (GtkWidget      *widget,
          GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);

  return natural;
}

static gboolean
is_disabled (AhuChoice *choice)
{
  g_autofree char *differs = gtk_test_accessible_check_state (GTK_ACCESSIBLE (choice),
                                                              GTK_ACCESSIBLE_STATE_DISABLED, TRUE);

  return differs == NULL;
}

static void
test_picture_cache (void)
{
  g_autoptr (GdkTexture) first = ahu_picture_render ("card-fish", 120, 168, 1, NULL);
  g_autoptr (GdkTexture) again = ahu_picture_render ("card-fish", 120, 168, 1, NULL);
  g_autoptr (GdkTexture) sharp = ahu_picture_render ("card-fish", 120, 168, 2, NULL);
  g_autoptr (GdkTexture) dim = ahu_picture_render ("card-fish", 120, 168, 1, ".paper{fill:#000000}");

  g_assert_true (first == again);
  g_assert_true (first != dim);
  g_assert_cmpint (gdk_texture_get_width (first), ==, 120);
  g_assert_cmpint (gdk_texture_get_height (sharp), ==, 336);
}

static void
test_picture_bound (void)
{
  g_autoptr (GdkTexture) first = ahu_picture_render ("card-moai", 100, 140, 1, NULL);
  g_autoptr (GdkTexture) later = NULL;

  /* Large ones push it out: nothing grows for ever. */
  for (int i = 0; i < 16; i++)
    g_object_unref (ahu_picture_render ("card-back", 500 + i, 700, 1, NULL));
  later = ahu_picture_render ("card-moai", 100, 140, 1, NULL);
  g_assert_true (first != later);
}

static void
test_picture_recolour (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_autofree char *light = NULL;
  g_autofree char *dark = NULL;
  g_autofree char *mark = NULL;
  g_autofree char *pill = NULL;

  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_LIGHT);
  light = ahu_picture_stylesheet ("kind-fish", AHU_GROUND_WINDOW);
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_FORCE_DARK);
  dark = ahu_picture_stylesheet ("kind-fish", AHU_GROUND_WINDOW);
  mark = ahu_picture_stylesheet ("mark-red", AHU_GROUND_WINDOW);
  pill = ahu_picture_stylesheet ("kind-fish", ahu_rn_art_ground (RN_FISH));
  adw_style_manager_set_color_scheme (manager, ADW_COLOR_SCHEME_DEFAULT);

  g_assert_null (light);
  g_assert_nonnull (strstr (dark, "#7cc7e0"));
  g_assert_nonnull (strstr (mark, "#f0695f"));
  g_assert_nonnull (strstr (pill, "#f6eddb"));
}

static void
test_picture_role (void)
{
  GtkWidget *silent = g_object_ref_sink (ahu_mark_new ("red", 24));
  GtkWidget *telling = g_object_ref_sink (ahu_picture_new_labelled ("stone", 90, 60, "Stone"));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (silent), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (telling), GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (telling),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Stone");
  g_assert_cmpint (measured (silent, GTK_ORIENTATION_HORIZONTAL), ==, 24);
  g_assert_finalize_object (silent);
  g_assert_finalize_object (telling);
}

static void
test_choice_reason (void)
{
  GtkWidget *choice = g_object_ref_sink (ahu_choice_new_with_text ("Fish", "Buy Fish"));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (choice),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Buy Fish");
  g_assert_false (is_disabled (AHU_CHOICE (choice)));

  ahu_choice_set_reason (AHU_CHOICE (choice), "It costs 5 wood, Ben has 4. (R4.3)");
  g_assert_true (is_disabled (AHU_CHOICE (choice)));
  g_assert_true (gtk_widget_get_focusable (choice) && gtk_widget_get_sensitive (choice));
  g_assert_true (gtk_widget_has_css_class (choice, "unavailable"));
  g_assert_cmpstr (ahu_tip_get (choice), ==, "It costs 5 wood, Ben has 4. (R4.3)");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "It costs 5 wood, Ben has 4. (R4.3)");

  ahu_choice_set_reason (AHU_CHOICE (choice), NULL);
  g_assert_false (is_disabled (AHU_CHOICE (choice)));
  g_assert_null (ahu_tip_get (choice));
  g_assert_finalize_object (choice);
}

static JsonNode *
draw_move (guint column)
{
  return rn_move_to_json (&(RnMove) { .type = RN_MOVE_DRAW, .column = column });
}

static GtkWidget *
add_choice (GtkWidget  *box,
            const char *key,
            guint       column)
{
  GtkWidget *choice = ahu_choice_new_with_text (key, key);

  ahu_choice_set_key (AHU_CHOICE (choice), key);
  ahu_choice_set_move (AHU_CHOICE (choice), draw_move (column));
  gtk_box_append (GTK_BOX (box), choice);

  return choice;
}

static void
test_choice_keys (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *letter = add_choice (box, "Q", 0);
  GtkWidget *window;

  add_choice (box, "2", 1);
  add_choice (box, "⇧2", 2);
  add_choice (box, "⌃2", 3);
  window = test_window_new (box, moves);

  g_assert_true (ahu_choice_activate_key (window, GDK_KEY_q, 0));
  g_assert_true (ahu_choice_activate_key (window, GDK_KEY_Q, GDK_LOCK_MASK));
  g_assert_true (ahu_choice_activate_key (window, GDK_KEY_2, 0));
  g_assert_true (ahu_choice_activate_key (window, GDK_KEY_at, GDK_SHIFT_MASK));
  g_assert_true (ahu_choice_activate_key (window, GDK_KEY_2, GDK_CONTROL_MASK));
  g_assert_cmpuint (moves->len, ==, 5);
  g_assert_cmpstr (moves->pdata[1], ==, "{\"move\":\"draw\",\"column\":0}");
  g_assert_cmpstr (moves->pdata[2], ==, "{\"move\":\"draw\",\"column\":1}");
  g_assert_cmpstr (moves->pdata[3], ==, "{\"move\":\"draw\",\"column\":2}");
  g_assert_cmpstr (moves->pdata[4], ==, "{\"move\":\"draw\",\"column\":3}");

  g_assert_false (ahu_choice_activate_key (window, GDK_KEY_q, GDK_CONTROL_MASK));
  g_assert_false (ahu_choice_activate_key (window, GDK_KEY_x, 0));
  gtk_widget_set_visible (letter, FALSE);
  g_assert_false (ahu_choice_activate_key (window, GDK_KEY_q, 0));
  g_assert_cmpuint (moves->len, ==, 5);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* An impossible choice plays all the same, so that the engine says why; nor
 * does finding its action make it look possible. */
static void
test_choice_impossible (void)
{
  g_autoptr (GPtrArray) moves = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *choice = ahu_choice_new_with_text ("Q", "Q");
  GtkWidget *window;

  ahu_choice_set_move (AHU_CHOICE (choice), draw_move (0));
  ahu_choice_set_reason (AHU_CHOICE (choice), "Not now. (R3.2)");
  window = test_window_new (choice, moves);
  g_assert_true (is_disabled (AHU_CHOICE (choice)));
  /* As Return, Space and screen readers do; it counts at once. */
  g_assert_true (gtk_widget_activate (choice));
  g_assert_cmpuint (moves->len, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_card_sizes (void)
{
  static const struct
  {
    int width, height, strip;
  } table[AHU_RN_SIZES] = {
    { 76, 106, 22 }, { 104, 146, 30 }, { 120, 168, 34 }, { 184, 258, 52 }
  };

  for (guint size = 0; size < AHU_RN_SIZES; size++)
    {
      int width = ahu_rn_art_display_width (size);
      GtkWidget *card = g_object_ref_sink (ahu_rn_card_new (RN_GRAIN, width));

      g_assert_cmpint (width, ==, table[size].width);
      g_assert_cmpint (measured (card, GTK_ORIENTATION_HORIZONTAL), ==, width);
      g_assert_cmpint (measured (card, GTK_ORIENTATION_VERTICAL), ==, table[size].height);
      g_assert_cmpint (ahu_rn_art_strip_height (width), ==, table[size].strip);
      ahu_rn_card_set_behind (AHU_RN_CARD (card), TRUE);
      g_assert_cmpint (measured (card, GTK_ORIENTATION_VERTICAL), <, table[size].height / 2);
      gtk_test_accessible_assert_role (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_ROLE_PRESENTATION);
      g_assert_finalize_object (card);
    }
}

/* Nothing below a column jumps when it shrinks. */
static void
test_display_room (void)
{
  static const int heights[AHU_RN_SIZES] = { 172, 236, 270, 414 };
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  GtkWidget *display = test_hold (ahu_rn_display_new ());

  for (guint size = 0; size < AHU_RN_SIZES; size++)
    {
      int before;

      ahu_rn_display_set_size (AHU_RN_DISPLAY (display), size);
      test_session_go (session, 0);
      ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
      before = measured (display, GTK_ORIENTATION_VERTICAL);
      g_assert_cmpint (before, >=, heights[size]);
      test_session_go_to_step (session, RN_STEP_REFILL);
      ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
      g_assert_cmpint (measured (display, GTK_ORIENTATION_VERTICAL), ==, before);
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
  g_assert_true (is_disabled (choice));
  g_assert_nonnull (strstr (ahu_choice_get_reason (choice), "(R3.2)"));

  test_session_go_to_step (session, RN_STEP_DRAW);
  ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
  g_assert_false (is_disabled (choice));
  g_assert_cmpstr (ahu_choice_get_key (choice), ==, "W");
  test_release (display);
}

static void
test_display_refill (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *display = test_hold (ahu_rn_display_new ());
  g_autoptr (GPtrArray) choices = NULL;

  test_session_go_to_step (session, RN_STEP_REFILL);
  ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
  ahu_rn_display_set_entry (AHU_RN_DISPLAY (display), (const guint8[]) { RN_MOAI, RN_FISH }, 2);
  /* Nothing can be drawn from the column that is being refilled. */
  choices = test_find_choices (display);
  g_assert_cmpuint (choices->len, ==, RN_COLUMNS - 1);
  test_release (display);
}

static void
test_refill_entry (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  AhuRnRefill refill = { 0 };
  const RnPosition *p;
  RnMove move;
  guint kind = 0;

  test_session_go_to_step (session, RN_STEP_REFILL);
  p = ahu_session_get_position (session);
  while (p->unseen[kind] == 0)
    kind++;

  g_assert_false (ahu_rn_refill_undo (&refill));
  g_assert_false (ahu_rn_refill_add (&refill, kind, &move));
  g_assert_cmpuint (ahu_rn_refill_left (&refill, p, kind), ==, p->unseen[kind] - 1u);
  g_assert_true (ahu_rn_refill_undo (&refill));
  for (guint i = 0; i < 3; i++)
    g_assert_false (ahu_rn_refill_add (&refill, kind, &move));
  g_assert_true (ahu_rn_refill_add (&refill, RN_GRAIN, &move));
  g_assert_cmpuint (move.type, ==, RN_MOVE_REFILL);
  g_assert_cmpuint (move.n_cards, ==, 4);
  g_assert_cmpuint (move.cards[0], ==, kind);
  g_assert_cmpuint (move.cards[3], ==, RN_GRAIN);
  g_assert_cmpuint (refill.n, ==, 0);
}

/* What the entry refuses is what the engine would refuse. */
static void
test_refill_check (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  RnPosition p;
  AhuRnRefill refill = { .n = 2, .kinds = { RN_MOAI, RN_MOAI } };
  RnMove move = { .type = RN_MOVE_REFILL, .n_cards = 4,
                  .cards = { RN_MOAI, RN_MOAI, RN_MOAI, RN_GRAIN } };
  RnReason entry, engine;

  test_session_go_to_step (session, RN_STEP_REFILL);
  p = *(const RnPosition *) ahu_session_get_position (session);
  p.unseen[RN_MOAI] = 2;
  entry = ahu_rn_refill_check (&refill, &p, RN_MOAI);
  engine = rn_check (&p, &move);
  g_assert_cmpint (entry.code, ==, engine.code);
  g_assert_cmpstr (entry.rule, ==, engine.rule);
  g_assert_cmpint (entry.kind, ==, engine.kind);
  g_assert_cmpint (entry.need, ==, engine.need);
  g_assert_cmpint (entry.have, ==, engine.have);
}

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
        g_assert_false (is_disabled (back));
      returned |= back != NULL;
      refused |= play && is_disabled (play) && strstr (ahu_choice_get_reason (play), "(R5.3)");
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

      ahu_rn_hand_set_size (AHU_RN_HAND (hand), size);
      test_session_go (session, 0);
      do
        {
          ahu_rn_hand_update (AHU_RN_HAND (hand), session);
          if (height > 0)
            g_assert_cmpint (measured (hand, GTK_ORIENTATION_VERTICAL), ==, height);
          height = measured (hand, GTK_ORIENTATION_VERTICAL);
        }
      while (ahu_session_redo (session));
      test_release (hand);
    }
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
  g_assert_true (is_disabled (fish));
  g_assert_nonnull (strstr (ahu_choice_get_reason (fish), "(R4.3)"));
  g_assert_cmpstr (ahu_choice_get_key (fish), ==, "F");
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

          g_assert_false (is_disabled (choices->pdata[i]));
          g_assert_null (ahu_tip_get (choices->pdata[i]));
          g_assert_false (gtk_test_accessible_has_property (choices->pdata[i],
                                                            GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
        }
    }
  g_assert_cmpuint (seen, >, 0);
  test_release (offers);
}

static void
test_offers_covered (void)
{
  g_autoptr (AhuSession) session = test_session_load ("active-without-cards.rapanui");
  GtkWidget *table = test_hold (ahu_rn_offers_new ());
  GtkWidget *covered = test_hold (ahu_rn_offers_new ());
  const RnPosition *p;

  ahu_rn_offers_set_covered (AHU_RN_OFFERS (covered), TRUE);
  test_session_go (session, 0);
  do
    {
      g_assert_true (ahu_session_redo (session));
      p = ahu_session_get_position (session);
    }
  while (p->step != RN_STEP_SACRIFICE || p->actor != p->active);

  ahu_rn_offers_update (AHU_RN_OFFERS (table), session);
  ahu_rn_offers_update (AHU_RN_OFFERS (covered), session);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *name = g_strdup_printf ("Lay %s face down", rn_sacrifice_name (kind));
      AhuChoice *choice = test_find_choice (covered, name);

      g_assert_null (test_find_choice (table, name));
      g_assert_nonnull (choice);
      g_assert_true (is_disabled (choice) == !rn_position_could_own (p, p->active, kind));
    }
  test_release (table);
  test_release (covered);
}

/* What has just been moved is told after a move, not after an undo. */
static void
test_position_before (void)
{
  g_autoptr (AhuSession) session = test_session_load ("two-players.rapanui");
  const RnPosition *before;

  test_session_go (session, 5);
  before = ahu_rn_position_before (session, 4);
  g_assert_nonnull (before);
  g_assert_cmpuint (before->ply, ==, 4);
  g_assert_null (ahu_rn_position_before (session, 5));
  g_assert_null (ahu_rn_position_before (session, 6));
  g_assert_null (ahu_rn_position_before (session, 0));
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
  g_assert_true (is_disabled (fish));

  g_signal_emit_by_name (moai, "clicked");
  g_signal_emit_by_name (fish, "clicked");
  g_assert_cmpuint (counts[RN_MOAI], ==, 1);
  g_assert_cmpuint (counts[RN_FISH], ==, 0);
  g_assert_cmpstr (last, ==, "No Fish is left. (R1.2)");
  test_release (palette);
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
      if (is_disabled (choices->pdata[i]))
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
      ahu_rn_hand_set_size (AHU_RN_HAND (hand), size);
      ahu_rn_offers_set_size (AHU_RN_OFFERS (offers), size);
      ahu_rn_display_update (AHU_RN_DISPLAY (display), session);
      ahu_rn_hand_update (AHU_RN_HAND (hand), session);
      ahu_rn_offers_update (AHU_RN_OFFERS (offers), session);
      compare_choices (box, ahu_session_get_position (session));
    }
  while (ahu_session_redo (session));

  g_assert_cmpuint (ply, >, 90);
  test_release (box);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);
  ahu_rn_art_init ();

  g_test_add_func ("/picture/cache", test_picture_cache);
  g_test_add_func ("/picture/bound", test_picture_bound);
  g_test_add_func ("/picture/recolour", test_picture_recolour);
  g_test_add_func ("/picture/role", test_picture_role);
  g_test_add_func ("/choice/reason", test_choice_reason);
  g_test_add_func ("/choice/keys", test_choice_keys);
  g_test_add_func ("/choice/impossible", test_choice_impossible);
  g_test_add_func ("/card/sizes", test_card_sizes);
  g_test_add_func ("/card/ring", test_card_ring);
  g_test_add_func ("/card/position-before", test_position_before);
  g_test_add_func ("/display/room", test_display_room);
  g_test_add_func ("/display/draw", test_display_draw);
  g_test_add_func ("/display/refill", test_display_refill);
  g_test_add_func ("/refill/entry", test_refill_entry);
  g_test_add_func ("/refill/check", test_refill_check);
  g_test_add_func ("/hand/moai", test_hand_moai);
  g_test_add_func ("/hand/room", test_hand_room);
  g_test_add_func ("/offers/price", test_offers_price);
  g_test_add_func ("/offers/hidden", test_offers_hidden);
  g_test_add_func ("/offers/covered", test_offers_covered);
  g_test_add_func ("/palette", test_palette);
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      g_autofree char *path = g_strdup_printf ("/positions/%s", records[i]);

      g_test_add_data_func (path, records[i], test_all_positions);
    }

  return g_test_run ();
}
