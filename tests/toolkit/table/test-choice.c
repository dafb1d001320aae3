/* test-choice.c: pictures, and choices with them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/rn-widget-utils.h"
#include "support/test-ui.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-key.h"
#include "toolkit/base/ahu-tip.h"

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

static char *
other_recolour (const char       *name,
                AhuPictureGround  ground,
                gboolean          dark)
{
  return g_strdup_printf (".%s{fill:#123456}", name);
}

/* Another game's drawings are that game's matter. */
static void
test_picture_recolour_by_game (void)
{
  g_autofree char *theirs = NULL;
  g_autofree char *ours = NULL;
  g_autofree char *again = NULL;

  ahu_picture_add_recolour ("probe-", other_recolour);
  theirs = ahu_picture_stylesheet ("probe-stone", AHU_GROUND_KIND_LIGHT);
  ours = ahu_picture_stylesheet ("kind-fish", AHU_GROUND_KIND_LIGHT);
  ahu_rn_art_init ();
  again = ahu_picture_stylesheet ("probe-stone", AHU_GROUND_KIND_LIGHT);

  g_assert_cmpstr (theirs, ==, ".probe-stone{fill:#123456}");
  g_assert_cmpstr (ours, ==, ".figure{fill:#2b2724}");
  g_assert_cmpstr (again, ==, theirs);
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
  g_assert_nonnull (strstr (mark, "rgb(240,105,95)"));
  g_assert_nonnull (strstr (pill, "#f6eddb"));
}

static void
test_picture_role (void)
{
  GtkWidget *silent = g_object_ref_sink (ahu_mark_new ("red", 24));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (silent), GTK_ACCESSIBLE_ROLE_PRESENTATION);
  g_assert_cmpint (test_measured (silent, GTK_ORIENTATION_HORIZONTAL), ==, 24);
  g_assert_finalize_object (silent);
}

static void
test_choice_reason (void)
{
  GtkWidget *choice = g_object_ref_sink (ahu_choice_new_with_text ("Fish", "Buy Fish"));

  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (choice),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Buy Fish");
  g_assert_false (test_choice_is_disabled (AHU_CHOICE (choice)));

  ahu_choice_set_reason (AHU_CHOICE (choice), "It costs 5 wood, but but Ben has 4. (R4.3)");
  g_assert_true (test_choice_is_disabled (AHU_CHOICE (choice)));
  g_assert_true (gtk_widget_get_focusable (choice) && gtk_widget_get_sensitive (choice));
  g_assert_true (gtk_widget_has_css_class (choice, "unavailable"));
  g_assert_cmpstr (ahu_tip_get (choice), ==, "It costs 5 wood, but but Ben has 4. (R4.3)");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (choice), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "It costs 5 wood, but but Ben has 4. (R4.3)");

  ahu_choice_set_reason (AHU_CHOICE (choice), NULL);
  g_assert_false (test_choice_is_disabled (AHU_CHOICE (choice)));
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
  g_assert_true (test_choice_is_disabled (AHU_CHOICE (choice)));
  /* As Return, Space and screen readers do; it counts at once. */
  g_assert_true (gtk_widget_activate (choice));
  g_assert_cmpuint (moves->len, ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Letters of cards are Latin ones, whatever is written with the same keys. */
static void
test_other_scripts (void)
{
  const char *const layouts[] = { "setxkbmap", "ru,us", NULL };
  g_autofree char *tool = g_find_program_in_path (layouts[0]);
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_cmpuint (ahu_key_letter (GDK_KEY_w), ==, 'W');
  g_assert_cmpuint (ahu_key_letter (GDK_KEY_3), ==, '3');
  g_assert_cmpuint (ahu_key_letter (GDK_KEY_Left), ==, 0);
  if (tool == NULL)
    {
      g_test_skip ("setxkbmap is missing");
      return;
    }

  g_assert_true (g_spawn_sync (NULL, (char **) layouts, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status, &error));
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  /* The layouts come one after the other. */
  while (ahu_key_letter (GDK_KEY_Cyrillic_tse) != 'W')
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (ahu_key_letter (GDK_KEY_Cyrillic_TSE), ==, 'W');
  g_assert_cmpuint (ahu_key_letter (GDK_KEY_z), ==, 'Z');
}

/* Nothing moves when keys are seen: words stand in the middle and need no more room than without. */
static void
test_choice_corner (void)
{
  GtkWidget *choice = test_hold (ahu_choice_new_with_text ("Pass", "Pass"));
  GtkWidget *words = test_ui_find (choice, GTK_TYPE_LABEL, "Pass");
  graphene_rect_t bounds;
  int alone, keyed;

  gtk_widget_measure (choice, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &alone, NULL, NULL);
  ahu_choice_set_key (AHU_CHOICE (choice), "⇧P");
  g_assert_true (gtk_widget_get_visible (test_ui_find_class (choice, "keycap")));
  gtk_widget_measure (choice, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &keyed, NULL, NULL);
  g_assert_cmpint (keyed, ==, alone);
  gtk_widget_allocate (choice, 120, 60, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (words, choice, &bounds));
  g_assert_cmpfloat (fabsf (bounds.origin.x + bounds.size.width / 2 - gtk_widget_get_width (choice) / 2.0f), <=, 1);
  g_assert_cmpfloat (fabsf (bounds.origin.y + bounds.size.height / 2 - gtk_widget_get_height (choice) / 2.0f), <=, 1);
  test_release (choice);
}

/* The name of a key is only shown: its first letter does nothing. */
static void
test_choice_named_key (void)
{
  GtkWidget *choice = ahu_choice_new_with_text ("Cancel", "Cancel");
  GtkWidget *window = gtk_window_new ();

  ahu_choice_set_key (AHU_CHOICE (choice), "Esc");
  gtk_window_set_child (GTK_WINDOW (window), choice);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (gtk_widget_get_mapped (choice));
  g_assert_false (ahu_choice_activate_key (window, GDK_KEY_e, 0));
  ahu_choice_set_key (AHU_CHOICE (choice), "E");
  g_assert_true (ahu_choice_activate_key (window, GDK_KEY_e, 0));
  gtk_window_destroy (GTK_WINDOW (window));
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
  g_test_add_func ("/picture/recolour-by-game", test_picture_recolour_by_game);
  g_test_add_func ("/picture/role", test_picture_role);
  g_test_add_func ("/choice/reason", test_choice_reason);
  g_test_add_func ("/choice/keys", test_choice_keys);
  g_test_add_func ("/choice/impossible", test_choice_impossible);
  g_test_add_func ("/choice/other-scripts", test_other_scripts);
  g_test_add_func ("/choice/corner", test_choice_corner);
  g_test_add_func ("/choice/named-key", test_choice_named_key);

  return g_test_run ();
}
