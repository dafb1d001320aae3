/* test-tp-facts.c: the fact cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/ui/ahu-tp-facts.h"

#include "games/tapati/engine/tp-citation.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-fact-card.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-tip.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "tp-centre-utils.h"

static GtkWidget *
facts_new (const AhuTpScene *scene,
           TpHeard          *heard)
{
  GtkWidget *facts = tp_centre_hold (ahu_tp_facts_new (), heard);

  ahu_tp_facts_update (AHU_TP_FACTS (facts), scene);

  return facts;
}

static void
test_names (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  facts = facts_new (&scene, NULL);
  tp_centre_choice (facts, "Make-Make, gift 1 captive");
  tp_centre_choice (facts, "Manutara, taken by Ben");
  tp_centre_choice (facts, "Tapati, taken by Anna");
  tp_centre_choice (facts, "Tangata-manu, gift 2 captives");
  g_assert_true (tp_centre_says (facts, "two are left over"));
  g_assert_null (test_ui_find (facts, AHU_TYPE_CHOICE, "Moai"));
  tp_centre_release (facts, NULL);

  tp_centre_six (&p);
  facts = facts_new (&scene, NULL);
  tp_centre_choice (facts, "Make-Make, taken by Finn");
  tp_centre_choice (facts, "Moai, gift 1 palm");
  tp_centre_choice (facts, "Rug, gift 2 captives");
  tp_centre_release (facts, NULL);
}

static void
test_choose (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts;
  TpHeard heard;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  facts = facts_new (&scene, &heard);
  tp_centre_click (facts, "Ahu");
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpuint (heard.move.type, ==, TP_MOVE_FACT);
  g_assert_cmpuint (heard.move.what, ==, TP_AHU);
  g_assert_cmpuint (heard.move.player, ==, 2);

  /* Who tries a card that is gone hears why. */
  tp_centre_click (facts, "Manutara, taken by Ben");
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpstr (heard.reason, ==, "Manutara has already been taken in this round. (T4.9)");
  tp_centre_release (facts, &heard);
}

static void
test_keys (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts;
  TpHeard heard;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  facts = facts_new (&scene, &heard);
  g_assert_true (tp_centre_press (facts, GDK_KEY_r, 0));
  g_assert_cmpuint (heard.move.what, ==, TP_RANO_RARAKU);
  g_assert_true (tp_centre_press (facts, GDK_KEY_t, 0));
  g_assert_cmpuint (heard.n_refused, ==, 1);
  /* The Moai card is not in use. */
  g_assert_false (tp_centre_press (facts, GDK_KEY_o, 0));
  g_assert_true (tp_centre_says (facts, "M"));
  g_assert_false (tp_centre_says (facts, "T"));

  /* In another step a key says what is to be done first, and is not shown. */
  p.step = TP_STEP_PRESTIGE;
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  g_assert_false (tp_centre_says (facts, "M"));
  g_assert_true (tp_centre_press (facts, GDK_KEY_m, 0));
  g_assert_cmpstr (heard.reason, ==, "Chiara must finish scoring Moai first. (T4.1)");
  g_assert_true (tp_centre_says (facts, "Make-Make, Ahu, Rano-Raraku and Tangata-manu are left over"));

  /* A telephone has no keys to show. */
  p.step = TP_STEP_FACT;
  ahu_tp_facts_set_size (AHU_TP_FACTS (facts), AHU_TP_SIZE_PHONE);
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  g_assert_false (tp_centre_says (facts, "M"));
  tp_centre_release (facts, &heard);
}

/* A free card says what it brings, whether it is named or not: what the rules say of it themselves. */
static void
test_brings (void)
{
  static const char *const told[TP_FACTS] = {
    [TP_MAKE_MAKE] = "Rapanuis or captives go round", [TP_AHU] = "Ahu card: ", [TP_RANO_RARAKU] = "Rano-Raraku: ",
    [TP_MOAI_CARD] = "From five players on: ", [TP_RUG_CARD] = "With six players: "
  };
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts;

  tp_centre_six (&p);
  scene = tp_centre_scene (&p);
  facts = facts_new (&scene, NULL);
  for (guint look = 0; look < 2; look++)
    {
      for (guint fact = 0; fact < TP_FACTS; fact++)
        {
          GtkWidget *card = ahu_tp_facts_get_card (AHU_TP_FACTS (facts), fact);
          const char *tip = ahu_tip_get (card);
          gboolean is_free = tp_position_fact_taker (&p, fact) < 0;
          g_autofree char *rule = g_strdup_printf ("(%s)", tp_fact_rule (fact));

          g_assert_true ((tip != NULL && strstr (tip, rule) != NULL) == is_free);
          if (is_free && told[fact] != NULL)
            g_assert_nonnull (strstr (tip, told[fact]));
        }
      ahu_tp_facts_set_look (AHU_TP_FACTS (facts), AHU_TP_FACTS_LINE);
      ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
    }
  tp_centre_release (facts, NULL);
}

/* A hint says what the rules bring; a game that is looked at offers nothing. */
static void
test_hints (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts;
  AhuChoice *choice;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  facts = facts_new (&scene, NULL);
  choice = tp_centre_choice (facts, "Make-Make, gift 1 captive");
  g_assert_null (ahu_choice_get_hint (choice));
  scene.hints = TRUE;
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  g_assert_nonnull (strstr (ahu_choice_get_hint (choice), "Chiara gets the gifts on the card: 1 captive."));
  g_assert_nonnull (strstr (ahu_choice_get_hint (choice), "Dario takes 2 Rapanuis from the market."));

  scene.read_only = TRUE;
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  g_assert_null (ahu_choice_get_hint (choice));
  g_assert_false (gtk_widget_get_focusable (GTK_WIDGET (choice)));
  tp_centre_release (facts, NULL);
}

static GtkWidget *
find_keycap (GtkWidget *root)
{
  if (gtk_widget_has_css_class (root, "keycap"))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_keycap (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* In a small column, where a card is a row, the key stands beside the silhouette and above the gift. */
static void
test_small_keys (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts = tp_centre_hold (ahu_tp_facts_new (), NULL);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (facts));
  graphene_rect_t key, figure, gift, both;
  GtkWidget *card;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  ahu_tp_facts_set_size (AHU_TP_FACTS (facts), AHU_TP_SIZE_SMALL);
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 160);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  card = test_ui_find (ahu_tp_facts_get_card (AHU_TP_FACTS (facts), TP_MAKE_MAKE), AHU_TYPE_TP_FACT_CARD, NULL);
  g_assert_true (gtk_widget_compute_bounds (find_keycap (card), card, &key));
  g_assert_true (gtk_widget_compute_bounds (test_ui_find (card, AHU_TYPE_PICTURE, NULL), card, &figure));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_parent (test_ui_find (card, AHU_TYPE_TP_PIECE, NULL)), card,
                                            &gift));
  g_assert_false (graphene_rect_intersection (&key, &figure, &both));
  g_assert_cmpfloat (key.origin.y + key.size.height, <=, gift.origin.y);
  g_assert_cmpfloat (key.origin.y, >=, 0);
  g_assert_cmpfloat (gift.origin.y + gift.size.height, <=, gtk_widget_get_height (card));
  tp_centre_release (facts, NULL);
}

/* The silhouette and what else is on the card, each for itself and inside. */
static void
assert_no_overlap (GtkWidget *card)
{
  graphene_rect_t seen[6], both;
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (card); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child))
      {
        g_assert_cmpuint (n, <, G_N_ELEMENTS (seen));
        g_assert_true (gtk_widget_compute_bounds (child, card, &seen[n]));
        g_assert_cmpfloat (seen[n].origin.x, >=, 0);
        g_assert_cmpfloat (seen[n].origin.y, >=, 0);
        g_assert_cmpfloat (seen[n].origin.x + seen[n].size.width, <=, gtk_widget_get_width (card));
        g_assert_cmpfloat (seen[n].origin.y + seen[n].size.height, <=, gtk_widget_get_height (card));
        for (guint i = 0; i < n; i++)
          g_assert_false (graphene_rect_intersection (&seen[i], &seen[n], &both));
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

static void
add_signs (GString   *signs,
           GtkWidget *root)
{
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_LABEL (child))
      g_string_append (signs, gtk_label_get_text (GTK_LABEL (child)));
    else
      g_string_append_printf (signs, " %s ", ahu_picture_get_name (AHU_PICTURE (child)));
  g_string_replace (signs, AHU_LEFT_TO_RIGHT, "", 0);
}

/* What a card gives stands on it, wherever there is room beside the silhouette, and makes no card larger. */
static void
test_gives (void)
{
  static const char *const given[] = {
    "+1 tapati-rapanui ", "+1 tapati-captive ", "+1 tapati-palm ", "+1 tapati-quarry ", "⇄",
    " tapati-rapanui / tapati-captive / tapati-palm "
  };
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts = tp_centre_hold (ahu_tp_facts_new (), NULL);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (facts));

  tp_centre_four (&p);
  memset (p.gifts, 0, sizeof p.gifts);
  scene = tp_centre_scene (&p);
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 384, 200);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  for (guint fact = 0; fact < G_N_ELEMENTS (given); fact++)
    {
      GtkWidget *card = test_ui_find (ahu_tp_facts_get_card (AHU_TP_FACTS (facts), fact), AHU_TYPE_TP_FACT_CARD, NULL);
      GtkWidget *gives = test_ui_find_class (card, "tp-gives");
      g_autoptr (GString) signs = g_string_new (NULL);

      g_assert_true (gtk_widget_get_child_visible (gives));
      add_signs (signs, gives);
      g_assert_cmpstr (signs->str, ==, given[fact]);
      assert_no_overlap (card);
    }
  tp_centre_release (facts, NULL);
}

/* Where there is no height for names all eight lie in one line of the narrowest column: whose mark a card bears and
 * what lies on it is seen beside its silhouette, its name where somebody points at it. */
static void
test_line (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts = tp_centre_hold (ahu_tp_facts_new (), NULL);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (facts));
  graphene_rect_t first, last;

  tp_centre_six (&p);
  p.step = TP_STEP_PRESTIGE;
  scene = tp_centre_scene (&p);
  ahu_tp_facts_set_size (AHU_TP_FACTS (facts), AHU_TP_SIZE_SMALL);
  ahu_tp_facts_set_look (AHU_TP_FACTS (facts), AHU_TP_FACTS_LINE);
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  g_assert_cmpint (tp_centre_least_width (facts), <=, 300);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 50);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  g_assert_true (gtk_widget_compute_bounds (ahu_tp_facts_get_card (AHU_TP_FACTS (facts), 0), facts, &first));
  g_assert_true (gtk_widget_compute_bounds (ahu_tp_facts_get_card (AHU_TP_FACTS (facts), TP_FACTS - 1), facts, &last));
  g_assert_cmpfloat (first.origin.y, ==, last.origin.y);
  for (guint fact = 0; fact < TP_FACTS; fact++)
    {
      GtkWidget *choice = ahu_tp_facts_get_card (AHU_TP_FACTS (facts), fact);

      assert_no_overlap (test_ui_find (choice, AHU_TYPE_TP_FACT_CARD, NULL));
      g_assert_true (g_str_has_prefix (ahu_tip_get (choice), ahu_choice_get_name (AHU_CHOICE (choice))));
      g_assert_nonnull (strstr (ahu_tip_get (choice), ahu_choice_get_reason (AHU_CHOICE (choice))));
    }
  g_assert_false (tp_centre_says (facts, "Manutara"));
  ahu_tp_facts_set_look (AHU_TP_FACTS (facts), AHU_TP_FACTS_NAMED);
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  g_assert_true (tp_centre_says (facts, "Manutara"));
  g_assert_false (g_str_has_prefix (ahu_tip_get (ahu_tp_facts_get_card (AHU_TP_FACTS (facts), TP_MANUTARA)), "Manutara"));
  tp_centre_release (facts, NULL);
}

/* They can still be chosen without their names: each is as large as a finger. */
static void
test_signs (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *facts = tp_centre_hold (ahu_tp_facts_new (), NULL);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (facts));

  tp_centre_six (&p);
  scene = tp_centre_scene (&p);
  ahu_tp_facts_set_size (AHU_TP_FACTS (facts), AHU_TP_SIZE_SMALL);
  ahu_tp_facts_set_look (AHU_TP_FACTS (facts), AHU_TP_FACTS_SIGNS);
  ahu_tp_facts_update (AHU_TP_FACTS (facts), &scene);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 110);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  for (guint fact = 0; fact < TP_FACTS; fact++)
    {
      GtkWidget *choice = ahu_tp_facts_get_card (AHU_TP_FACTS (facts), fact);

      assert_no_overlap (test_ui_find (choice, AHU_TYPE_TP_FACT_CARD, NULL));
      g_assert_cmpint (gtk_widget_get_width (choice), >=, 44);
      g_assert_cmpint (gtk_widget_get_height (choice), >=, 44);
    }
  g_assert_true (tp_centre_says (facts, "O"));
  tp_centre_release (facts, NULL);
}

/* Whose mark a card bears: from the one who has the marker, clockwise. */
static void
test_takers (void)
{
  TpPosition p;

  tp_test_start (&p, 3);
  p.first = 2;
  p.n_used = 2;
  p.used[0] = TP_AHU;
  p.used[1] = TP_TAPATI;
  g_assert_cmpint (tp_position_fact_taker (&p, TP_AHU), ==, 2);
  g_assert_cmpint (tp_position_fact_taker (&p, TP_TAPATI), ==, 0);
  g_assert_cmpint (tp_position_fact_taker (&p, TP_MAKE_MAKE), ==, -1);

  /* The marker has gone on, but the cards are those of the round before. */
  p.step = TP_STEP_OVER;
  p.end = TP_END_MARKET_SLAVES;
  p.first = 0;
  g_assert_cmpint (tp_position_fact_taker (&p, TP_AHU), ==, 2);
  p.end = TP_END_LAST_PALM;
  g_assert_cmpint (tp_position_fact_taker (&p, TP_AHU), ==, 0);
}

/* Each card says what the position says. */
static void
look (GtkWidget        *facts,
      const AhuTpScene *scene)
{
  const TpPosition *p = scene->position;

  ahu_tp_facts_update (AHU_TP_FACTS (facts), scene);
  for (guint fact = 0; fact < tp_facts_in_use (p->n_players); fact++)
    {
      g_autofree char *gifts = tp_pieces_text (fact == TP_MOAI_CARD ? TP_PALM : TP_SLAVE, p->gifts[fact]);
      g_autofree char *name = NULL;
      AhuChoice *choice;

      if (tp_position_fact_used (p, fact))
        name = g_strdup_printf ("%s, taken by %s", tp_fact_name (fact), scene->names[tp_position_fact_taker (p, fact)]);
      else
        name = p->gifts[fact] > 0 ? g_strdup_printf ("%s, gift %s", tp_fact_name (fact), gifts)
                                  : g_strdup (tp_fact_name (fact));
      choice = tp_centre_choice (facts, name);
      g_assert_true ((ahu_choice_get_reason (choice) == NULL) ==
                     (p->step == TP_STEP_FACT && !tp_position_fact_used (p, fact)));
    }
}

static void
test_games (void)
{
  GtkWidget *facts = tp_centre_hold (ahu_tp_facts_new (), NULL);

  tp_centre_replay (look, facts);
  tp_centre_release (facts, NULL);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-facts/names", test_names);
  g_test_add_func ("/ui/tp-facts/choose", test_choose);
  g_test_add_func ("/ui/tp-facts/keys", test_keys);
  g_test_add_func ("/ui/tp-facts/brings", test_brings);
  g_test_add_func ("/ui/tp-facts/hints", test_hints);
  g_test_add_func ("/ui/tp-facts/small-keys", test_small_keys);
  g_test_add_func ("/ui/tp-facts/gives", test_gives);
  g_test_add_func ("/ui/tp-facts/line", test_line);
  g_test_add_func ("/ui/tp-facts/signs", test_signs);
  g_test_add_func ("/ui/tp-facts/takers", test_takers);
  g_test_add_func ("/ui/tp-facts/games", test_games);

  return g_test_run ();
}
