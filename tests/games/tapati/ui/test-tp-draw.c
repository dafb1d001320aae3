/* test-tp-draw.c: entering the tiles that were drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/ui/ahu-tp-draw.h"

#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-text.h"
#include "tp-centre-utils.h"

static GtkWidget *
draw_new (const AhuTpScene *scene,
          TpHeard          *heard)
{
  GtkWidget *draw = tp_centre_hold (ahu_tp_draw_new (), heard);

  ahu_tp_draw_update (AHU_TP_DRAW (draw), scene);

  return draw;
}

/* The move is made when the last place is filled. */
static void
test_market (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *draw;
  TpHeard heard;

  tp_centre_draw (&p);
  scene = tp_centre_scene (&p);
  draw = draw_new (&scene, &heard);
  g_assert_true (tp_centre_says (draw, "29 face down"));
  g_assert_true (tp_centre_says (draw, AHU_LEFT_TO_RIGHT "×9"));
  tp_centre_click (draw, "Quarry with 1 circle");
  g_assert_true (tp_centre_says (draw, "28 face down"));
  g_assert_true (tp_centre_says (draw, AHU_LEFT_TO_RIGHT "×8"));
  g_assert_true (tp_centre_press (draw, GDK_KEY_4, 0));
  g_assert_true (tp_centre_press (draw, GDK_KEY_3, GDK_SHIFT_MASK));
  g_assert_true (tp_centre_press (draw, GDK_KEY_4, 0));
  g_assert_cmpuint (heard.n_chosen, ==, 0);
  g_assert_true (tp_centre_press (draw, GDK_KEY_2, 0));
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpuint (heard.move.type, ==, TP_MOVE_REVEAL);
  g_assert_cmpuint (heard.move.what, ==, TP_DRAW_MARKET);
  g_assert_cmpmem (heard.move.quarries, heard.move.n_quarries, ((guint8[]) { 1, 4, 4, 2 }), 4);
  g_assert_cmpuint (heard.move.rug, ==, 3);
  g_assert_cmpuint (tp_check (&p, &heard.move).code, ==, TP_OK);

  tp_centre_click (draw, "Quarry with 1 circle");
  g_assert_cmpstr (heard.reason, ==, "All quarries are drawn; tap one to take it back.");
  tp_centre_release (draw, &heard);
}

static void
test_take_back (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *draw;
  TpHeard heard;

  tp_centre_draw (&p);
  scene = tp_centre_scene (&p);
  draw = draw_new (&scene, &heard);
  g_assert_false (ahu_tp_draw_take_back (AHU_TP_DRAW (draw)));
  g_assert_false (test_ui_press (draw, GDK_KEY_BackSpace, 0));
  /* Where nothing lies yet there is nothing to take back. */
  tp_centre_click (draw, "Quarry 3, not drawn yet");
  tp_centre_click (draw, "The rug, not drawn yet");
  g_assert_false (ahu_tp_draw_can_take_back (AHU_TP_DRAW (draw)));
  tp_centre_click (draw, "Quarry with 1 circle");
  tp_centre_click (draw, "Quarry with 3 circles");
  tp_centre_click (draw, "Quarry with 2 circles");
  g_assert_true (test_ui_press (draw, GDK_KEY_BackSpace, 0));
  g_assert_null (test_ui_find (draw, AHU_TYPE_CHOICE, "Take back: Quarry with 2 circles"));
  /* Any of them, where it lies. */
  tp_centre_click (draw, "Take back: Quarry with 1 circle");
  tp_centre_choice (draw, "Take back: Quarry with 3 circles");
  g_assert_true (tp_centre_says (draw, "28 face down"));
  tp_centre_click (draw, "Rug with a 2, 1 space");
  tp_centre_click (draw, "Take back: Rug with a 2, 1 space");
  tp_centre_choice (draw, "The rug, not drawn yet");
  g_assert_cmpuint (heard.n_chosen, ==, 0);
  tp_centre_release (draw, &heard);
}

/* A place that nothing lies on says where the next tile comes, and does not promise to do anything. */
static void
test_empty (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *draw, *place;
  TpHeard heard;

  tp_centre_draw (&p);
  scene = tp_centre_scene (&p);
  draw = draw_new (&scene, &heard);
  place = ahu_tp_draw_get_place (AHU_TP_DRAW (draw), 0);
  g_assert_true (gtk_widget_has_css_class (place, "next"));
  g_assert_false (gtk_widget_get_can_target (place));
  g_assert_null (test_ui_find (place, GTK_TYPE_IMAGE, NULL));
  tp_centre_click (draw, "Quarry with 1 circle");
  g_assert_true (gtk_widget_get_can_target (place));
  g_assert_false (gtk_widget_has_css_class (place, "next"));
  tp_centre_release (draw, &heard);
}

static int
place_width (GtkWidget *draw,
             guint      place)
{
  int width;

  gtk_widget_measure (ahu_tp_draw_get_place (AHU_TP_DRAW (draw), place), GTK_ORIENTATION_HORIZONTAL, -1,
                      NULL, &width, NULL, NULL);
  return width;
}

/* A place is as wide before it is filled as after, and the rug's like the others: no line of them grows while people
 * enter. */
static void
test_place_widths (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *draw;
  TpHeard heard;

  tp_centre_draw (&p);
  scene = tp_centre_scene (&p);
  draw = draw_new (&scene, &heard);
  for (guint size = 0; size < AHU_TP_SIZES; size++)
    {
      int width;

      ahu_tp_draw_set_size (AHU_TP_DRAW (draw), size);
      width = place_width (draw, 0);
      tp_centre_click (draw, "Quarry with 1 circle");
      g_assert_cmpint (place_width (draw, 0), ==, width);
      for (guint place = 1; gtk_widget_get_visible (ahu_tp_draw_get_place (AHU_TP_DRAW (draw), place)); place++)
        g_assert_cmpint (place_width (draw, place), ==, width);
      g_assert_cmpint (place_width (draw, TP_MAX_ROW), ==, width);
      tp_centre_click (draw, "Take back: Quarry with 1 circle");
    }
  tp_centre_release (draw, &heard);
}

/* What is recycled comes when the stock is empty, and goes again with the last of the stock. */
static void
test_recycled (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *draw;
  TpHeard heard;

  tp_centre_draw (&p);
  scene = tp_centre_scene (&p);
  memcpy (&p.store[TP_QUARRY_1], ((guint8[]) { 1, 0, 0, 0 }), TP_CIRCLES);
  draw = draw_new (&scene, &heard);
  tp_centre_click (draw, "Quarry with 4 circles");
  g_assert_cmpstr (heard.reason, ==, "Quarry with 4 circles: none can be drawn now. (T4.7)");
  tp_centre_click (draw, "Quarry with 1 circle");
  tp_centre_click (draw, "Quarry with 4 circles");
  g_assert_true (tp_centre_says (draw, "10 face down"));
  tp_centre_click (draw, "Take back: Quarry with 1 circle");
  g_assert_null (test_ui_find (draw, AHU_TYPE_CHOICE, "Take back: Quarry with 4 circles"));
  g_assert_true (tp_centre_says (draw, "1 face down"));
  tp_centre_release (draw, &heard);
}

/* The Rug card and the interchange ask for one quarry, without a rug. */
static void
test_one (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *draw;
  TpHeard heard;

  tp_centre_draw (&p);
  scene = tp_centre_scene (&p);
  p.draw = TP_DRAW_RUG_CARD;
  draw = draw_new (&scene, &heard);
  g_assert_null (test_ui_find (draw, AHU_TYPE_CHOICE, "Rug with a 2, 1 space"));
  tp_centre_click (draw, "Quarry with 3 circles");
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpuint (heard.move.what, ==, TP_DRAW_RUG_CARD);
  g_assert_cmpuint (heard.move.rug, ==, 0);
  g_assert_cmpuint (tp_check (&p, &heard.move).code, ==, TP_OK);
  tp_centre_release (draw, &heard);
}

/* What was entered stays while it is the same draw; an old draw can be shown again. */
static void
test_same (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *draw;
  TpMove old = { .type = TP_MOVE_REVEAL, .what = TP_DRAW_MARKET, .quarries = { 4, 3, 2, 1 }, .n_quarries = 4, .rug = 2 };
  TpHeard heard;

  tp_centre_draw (&p);
  scene = tp_centre_scene (&p);
  draw = draw_new (&scene, &heard);
  tp_centre_click (draw, "Quarry with 1 circle");
  ahu_tp_draw_update (AHU_TP_DRAW (draw), &scene);
  tp_centre_choice (draw, "Take back: Quarry with 1 circle");
  ahu_tp_draw_set_tiles (AHU_TP_DRAW (draw), &old);
  g_assert_cmpuint (heard.n_chosen, ==, 0);
  tp_centre_click (draw, "Take back: Quarry with 3 circles");
  tp_centre_click (draw, "Quarry with 1 circle");
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpmem (heard.move.quarries, 4, ((guint8[]) { 4, 2, 1, 1 }), 4);

  p.ply++;
  ahu_tp_draw_update (AHU_TP_DRAW (draw), &scene);
  tp_centre_choice (draw, "Quarry 1, not drawn yet");
  ahu_tp_draw_set_tiles (AHU_TP_DRAW (draw), &old);
  ahu_tp_draw_set_tiles (AHU_TP_DRAW (draw), NULL);
  tp_centre_choice (draw, "Quarry 1, not drawn yet");
  tp_centre_release (draw, &heard);
}

/* Every draw of a recorded game can be entered. */
static void
look (GtkWidget        *draw,
      const AhuTpScene *scene)
{
  if (scene->position->step == TP_STEP_REVEAL)
    ahu_tp_draw_update (AHU_TP_DRAW (draw), scene);
}

static void
test_games (void)
{
  GtkWidget *draw = tp_centre_hold (ahu_tp_draw_new (), NULL);

  tp_centre_replay (look, draw);
  tp_centre_release (draw, NULL);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-draw/market", test_market);
  g_test_add_func ("/ui/tp-draw/take-back", test_take_back);
  g_test_add_func ("/ui/tp-draw/empty", test_empty);
  g_test_add_func ("/ui/tp-draw/place-widths", test_place_widths);
  g_test_add_func ("/ui/tp-draw/recycled", test_recycled);
  g_test_add_func ("/ui/tp-draw/one", test_one);
  g_test_add_func ("/ui/tp-draw/same", test_same);
  g_test_add_func ("/ui/tp-draw/games", test_games);

  return g_test_run ();
}
