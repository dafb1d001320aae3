/* test-tp-markets.c: the markets, the interchange and the store
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-centre.h"
#include "games/tapati/ui/ahu-tp-interchange.h"
#include "games/tapati/ui/ahu-tp-markets.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "games/tapati/ui/ahu-tp-ring.h"
#include "games/tapati/ui/ahu-tp-store.h"
#include "support/test-ui-find.h"
#include "support/test-ui.h"
#include "toolkit/base/ahu-text.h"
#include "tp-centre-utils.h"

static GtkWidget *
markets_new (const AhuTpScene *scene,
             TpHeard          *heard)
{
  GtkWidget *markets = tp_centre_hold (ahu_tp_markets_new (), heard);

  ahu_tp_markets_update (AHU_TP_MARKETS (markets), scene);

  return markets;
}

static void
test_numbers (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *markets;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  markets = markets_new (&scene, NULL);
  g_assert_nonnull (test_ui_find (markets, GTK_TYPE_WIDGET, "Market: 7 Rapanuis"));
  g_assert_nonnull (test_ui_find (markets, GTK_TYPE_WIDGET, "Market: 0 captives"));
  tp_centre_choice (markets, "Palms 14 of 20, 3 full columns");
  tp_centre_choice (markets, "Quarry with 2 circles, 2 times");
  tp_centre_choice (markets, "Rug with a 3, 2 spaces");
  g_assert_null (test_ui_find (markets, AHU_TYPE_CHOICE, "Quarry with 3 circles"));
  g_assert_true (tp_centre_says (markets, AHU_LEFT_TO_RIGHT "×2"));

  tp_centre_prestige (&p);
  ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
  g_assert_true (tp_centre_says (markets, "none until the next replacement"));
  g_assert_null (test_ui_find (markets, AHU_TYPE_CHOICE, "Rug with a 3, 2 spaces"));
  /* Without its heading it says what there are none of. */
  ahu_tp_markets_set_size (AHU_TP_MARKETS (markets), AHU_TP_SIZE_SMALL);
  g_assert_false (tp_centre_says (markets, "Quarries"));
  g_assert_false (tp_centre_says (markets, "none until the next replacement"));
  g_assert_true (tp_centre_says (markets, "No quarries until the next replacement"));
  /* Where the end is noted there is no next one. */
  p.end = TP_END_LAST_PALM;
  ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
  g_assert_true (tp_centre_says (markets, "No quarries"));
  tp_centre_release (markets, NULL);
}

/* Before somebody takes it the last palm says what it brings, in its name too. */
static void
test_last_palm (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *markets;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  p.step = TP_STEP_PALMS;
  p.fact = TP_AHU;
  p.market[TP_PALM] = 1;
  markets = markets_new (&scene, NULL);
  g_assert_true (tp_centre_says (markets, "the last one ends the game"));
  tp_centre_choice (markets, "Palms 1 of 20, the last one ends the game");
  tp_centre_release (markets, NULL);
}

static void
test_palms (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *markets;
  TpHeard heard;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  p.step = TP_STEP_PALMS;
  p.fact = TP_AHU;
  markets = markets_new (&scene, &heard);
  g_assert_true (tp_centre_says (markets, "␣"));
  g_assert_true (tp_centre_press (markets, GDK_KEY_space, 0));
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpuint (heard.move.type, ==, TP_MOVE_PALM);
  g_assert_cmpuint (heard.move.player, ==, 2);

  p.step = TP_STEP_FACT;
  ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
  g_assert_false (tp_centre_says (markets, "␣"));
  tp_centre_click (markets, "Palms 14 of 20, 3 full columns");
  g_assert_cmpuint (heard.n_chosen, ==, 1);
  g_assert_cmpstr (heard.reason, ==, "Chiara must take a fact card first. (T4.1)");
  tp_centre_release (markets, &heard);
}

static void
test_quarries (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *markets;
  TpHeard heard;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  p.step = TP_STEP_QUARRIES;
  p.fact = TP_RANO_RARAKU;
  markets = markets_new (&scene, &heard);
  g_assert_true (tp_centre_press (markets, GDK_KEY_2, 0));
  g_assert_cmpuint (heard.move.type, ==, TP_MOVE_QUARRY);
  g_assert_cmpuint (heard.move.piece, ==, TP_QUARRY_2);
  g_assert_true (tp_centre_press (markets, GDK_KEY_3, GDK_SHIFT_MASK));
  g_assert_cmpuint (heard.move.type, ==, TP_MOVE_RUG);
  g_assert_cmpuint (heard.n_chosen, ==, 2);

  /* Only who took the card may take the rug. */
  p.actor = 3;
  p.pending = 1u << 3;
  ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
  tp_centre_click (markets, "Rug with a 3, 2 spaces");
  g_assert_cmpuint (heard.n_chosen, ==, 2);
  g_assert_cmpstr (heard.reason, ==, "Only Chiara, who took the card, may take the rug. (T5.9)");
  tp_centre_click (markets, "Quarry with 4 circles");
  g_assert_cmpuint (heard.move.player, ==, 3);
  tp_centre_release (markets, &heard);
}

static graphene_rect_t
bounds_in (GtkWidget *widget,
           GtkWidget *outer)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, outer, &bounds));

  return bounds;
}

/* What is taken leaves its place, so that nothing moves under a finger: no tile, and not the edge of the card, which has
 * had that height before. */
static void
test_places (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *markets = tp_centre_hold (ahu_tp_markets_new (), NULL);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (markets));

  gtk_widget_set_valign (markets, GTK_ALIGN_START);
  gtk_window_set_default_size (GTK_WINDOW (window), 384, 300);
  gtk_window_present (GTK_WINDOW (window));
  for (AhuTpSize size = AHU_TP_SIZE_SMALL; size <= AHU_TP_SIZE_LARGE; size++)
    {
      static const char *const takings[] = { "fact 2 rano-raraku", "rug 2", "quarry 3 4", "quarry 0 2", "quarry 1 1" };
      GtkWidget *last;
      graphene_rect_t card, last_at;

      tp_centre_four (&p);
      scene = tp_centre_scene (&p);
      ahu_tp_markets_set_size (AHU_TP_MARKETS (markets), size);
      ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
      test_ui_wait_for_frames (window, 2);
      last = ahu_tp_markets_find_spot (AHU_TP_MARKETS (markets), TP_QUARRY_4);
      card = bounds_in (markets, window);
      p.step = TP_STEP_PALMS;
      ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
      test_ui_wait_for_frames (window, 2);
      g_assert_cmpfloat (bounds_in (markets, window).size.height, ==, card.size.height);
      p.step = TP_STEP_FACT;
      ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
      for (guint i = 0; i < G_N_ELEMENTS (takings); i++)
        {
          graphene_rect_t now;

          tp_test_make (&p, takings[i]);
          ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
          test_ui_wait_for_frames (window, 2);
          now = bounds_in (markets, window);
          g_assert_true (graphene_rect_equal (&now, &card));
          if (i == 0)
            last_at = bounds_in (last, window);
          g_assert_cmpint (gtk_widget_get_mapped (last), ==, p.step == TP_STEP_QUARRIES);
          now = bounds_in (last, window);
          g_assert_true (!gtk_widget_get_mapped (last) || graphene_rect_equal (&now, &last_at));
          if (i == 0)
            g_assert_cmpint (gtk_widget_get_height (test_find_type (last, AHU_TYPE_TP_PIECE)), >=, 40);
          if (i == 2)
            g_assert_nonnull (test_ui_find (markets, AHU_TYPE_CHOICE, "Quarry with 4 circles, gone"));
        }
      g_assert_cmpuint (p.step, !=, TP_STEP_QUARRIES);
    }
  tp_centre_release (markets, NULL);
}

/* Returns: (transfer full): the pixels of @widget as they stand on the display */
static GBytes *
look_at (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width, height;
  gsize size;
  guchar *pixels;

  test_ui_wait_for_frames (widget, 2);
  width = gtk_widget_get_width (widget);
  height = gtk_widget_get_height (widget);
  size = (gsize) width * (gsize) height * 4;
  pixels = g_malloc (size);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  gdk_texture_download (texture, pixels, (gsize) width * 4);

  return g_bytes_new_take (pixels, size);
}

/* In an empty market a tile's place is kept, so that nothing around the one that comes there has to be painted anew. */
static void
test_first_tile (void)
{
  static const guint tiles[] = { TP_RUG_2, TP_QUARRY_1 };
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *markets = tp_centre_hold (ahu_tp_markets_new (), NULL);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (markets));

  tp_centre_prestige (&p);
  scene = tp_centre_scene (&p);
  gtk_window_set_default_size (GTK_WINDOW (window), 384, 300);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (tiles); i++)
    {
      GtkWidget *tile = ahu_tp_markets_find_spot (AHU_TP_MARKETS (markets), tiles[i]);
      GtkWidget *room = gtk_widget_get_parent (gtk_widget_get_parent (tile));
      g_autoptr (GBytes) empty = NULL;
      g_autoptr (GBytes) come = NULL;
      g_autoptr (GBytes) anew = NULL;

      tp_centre_prestige (&p);
      ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
      empty = look_at (room);
      p.market[tiles[i]] = 1;
      ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
      come = look_at (room);
      g_assert_true (gtk_widget_get_mapped (tile));
      g_assert_false (g_bytes_equal (come, empty));
      gtk_widget_queue_draw (gtk_widget_get_parent (tile));
      anew = look_at (room);
      g_assert_true (g_bytes_equal (come, anew));
    }
  tp_centre_release (markets, NULL);
}

/* Nothing but what can be chosen changes its look from step to step. */
static void
test_still (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *markets;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  markets = markets_new (&scene, NULL);
  for (AhuTpSize size = 0; size < AHU_TP_SIZES; size++)
    {
      int width = size == AHU_TP_SIZE_FAR ? 618 : 384;
      int height;

      ahu_tp_markets_set_size (AHU_TP_MARKETS (markets), size);
      p.step = TP_STEP_FACT;
      ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
      height = tp_centre_height (markets, width);
      p.step = TP_STEP_AWARD;
      ahu_tp_markets_update (AHU_TP_MARKETS (markets), &scene);
      g_assert_cmpint (tp_centre_height (markets, width), ==, height);
    }
  tp_centre_release (markets, NULL);
}

/* In a low window the store is a line above the markets. */
static void
test_store_line (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *markets;
  GtkWidget *store = ahu_tp_store_new ();
  int high;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  ahu_tp_store_update (AHU_TP_STORE (store), &scene);
  markets = markets_new (&scene, NULL);
  high = tp_centre_height (store, 384) + tp_centre_height (markets, 384);
  g_assert_true (tp_centre_says (store, "Store"));
  ahu_tp_store_set_line (AHU_TP_STORE (store), TRUE);
  ahu_tp_store_update (AHU_TP_STORE (store), &scene);
  g_assert_true (tp_centre_says (store, "Store"));
  g_assert_true (tp_centre_says (store, AHU_LEFT_TO_RIGHT "+ 11"));
  ahu_tp_markets_set_store (AHU_TP_MARKETS (markets), store);
  g_assert_cmpint (tp_centre_height (markets, 384), <, high);
  g_assert_nonnull (test_ui_find (markets, AHU_TYPE_TP_STORE, NULL));
  ahu_tp_markets_set_store (AHU_TP_MARKETS (markets), NULL);
  g_assert_null (test_ui_find (markets, AHU_TYPE_TP_STORE, NULL));
  tp_centre_release (markets, NULL);
}

static void
test_store (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *store = g_object_ref_sink (ahu_tp_store_new ());

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  ahu_tp_store_update (AHU_TP_STORE (store), &scene);
  g_assert_nonnull (test_ui_find (store, GTK_TYPE_WIDGET,
                                  "Store: 3 Rapanuis, 24 captives, 17 palms, 25 quarries, 11 recycled and 7 rugs"));
  g_assert_true (tp_centre_says (store, AHU_LEFT_TO_RIGHT "+ 11 recycled"));
  g_assert_finalize_object (store);
}

/* Who wants hints is told what will be short. */
static void
test_watch (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *store = g_object_ref_sink (ahu_tp_store_new ());
  const char *told = "The next replacement needs 4 Rapanuis, the store has 3. (T11.2)\n"
                     "Rano-Raraku can be taken 8 more times, then no rug is left. (T5.10)";

  tp_centre_four (&p);
  p.market[TP_RAPANUI] = 0;
  p.players[0].moai[2] = tp_test_tower ("1/0/0", 0, 0);
  scene = tp_centre_scene (&p);
  ahu_tp_store_update (AHU_TP_STORE (store), &scene);
  g_assert_false (tp_centre_says (store, told));
  scene.hints = TRUE;
  ahu_tp_store_update (AHU_TP_STORE (store), &scene);
  g_assert_true (tp_centre_says (store, told));
  g_assert_nonnull (test_ui_find (store, GTK_TYPE_WIDGET,
                                  "Store: 3 Rapanuis, 24 captives, 17 palms, 25 quarries, 11 recycled and 7 rugs\n"
                                  "The next replacement needs 4 Rapanuis, the store has 3. (T11.2)\n"
                                  "Rano-Raraku can be taken 8 more times, then no rug is left. (T5.10)"));
  scene.read_only = TRUE;
  ahu_tp_store_update (AHU_TP_STORE (store), &scene);
  g_assert_false (tp_centre_says (store, told));
  g_assert_finalize_object (store);
}

static int
find_top (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &bounds));

  return (int) bounds.origin.y;
}

/* No tile stands alone in a second line. */
static void
test_store_lines (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *store = tp_centre_hold (ahu_tp_store_new (), NULL);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (store));
  graphene_rect_t before, after;
  GtkWidget *rug;
  int palms, quarries, rugs;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  ahu_tp_store_update (AHU_TP_STORE (store), &scene);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), 300, 120);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  palms = find_top (gtk_widget_get_parent (ahu_tp_store_find_spot (AHU_TP_STORE (store), TP_PALM)));
  quarries = find_top (gtk_widget_get_parent (ahu_tp_store_find_spot (AHU_TP_STORE (store), TP_QUARRY_1)));
  rugs = find_top (gtk_widget_get_parent (ahu_tp_store_find_spot (AHU_TP_STORE (store), TP_RUG_2)));
  g_assert_cmpint (quarries, >, palms);
  g_assert_cmpint (rugs, ==, quarries);

  /* Nothing moves for a digit less. */
  rug = ahu_tp_store_find_spot (AHU_TP_STORE (store), TP_RUG_2);
  g_assert_true (gtk_widget_compute_bounds (rug, window, &before));
  for (guint piece = 0; piece < TP_PIECES; piece++)
    p.store[piece] = 1;
  ahu_tp_store_update (AHU_TP_STORE (store), &scene);
  test_ui_wait_for_frames (window, 2);
  g_assert_true (gtk_widget_compute_bounds (rug, window, &after));
  g_assert_true (graphene_rect_equal (&before, &after));
  tp_centre_release (store, NULL);
}

/* Those in sight, however deep. */
static guint
count_pieces (GtkWidget *root)
{
  guint n = AHU_IS_TP_PIECE (root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child) && gtk_widget_get_visible (child) && !GTK_IS_POPOVER (child))
      n += count_pieces (child);

  return n;
}

static void
test_ring (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *interchange = tp_centre_hold (ahu_tp_interchange_new (), NULL);
  GtkWidget *ring = test_ui_find (interchange, AHU_TYPE_TP_RING, NULL);
  guint8 arrows[TP_COMBINATIONS] = { 1u << TP_COMBINATION_SLAVES | 1u << TP_COMBINATION_PALMS, 0, };
  int high;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  ahu_tp_interchange_update (AHU_TP_INTERCHANGE (interchange), &scene);
  gtk_test_accessible_assert_property (ring, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Interchange: a quarry with 3 circles, two captives and a captive with a palm");
  high = tp_centre_height (interchange, 384);

  /* A low window has the pieces in one line, which opens the ring. */
  ahu_tp_interchange_set_line (AHU_TP_INTERCHANGE (interchange), TRUE);
  g_assert_cmpint (tp_centre_height (interchange, 384), <, high);
  g_assert_nonnull (test_ui_find (interchange, GTK_TYPE_MENU_BUTTON,
                                  "Interchange: a quarry with 3 circles, two captives and a captive with a palm"));
  g_assert_cmpuint (count_pieces (interchange), ==, 5);
  g_assert_false (gtk_widget_get_visible (ring));

  /* Any arrows, as a box may have them; in the box the quarry has no circles yet. */
  ahu_tp_ring_show (AHU_TP_RING (ring), arrows, AHU_TP_RING_ALL, 0);
  /* Where no quarry lies none of the four kinds is to be seen. */
  g_assert_cmpstr (ahu_picture_get_name (AHU_PICTURE (test_find_type (ahu_tp_ring_get_node (AHU_TP_RING (ring), TP_COMBINATION_QUARRY),
                                                                      AHU_TYPE_TP_PIECE))), ==, AHU_TP_ART_QUARRY);
  gtk_test_accessible_assert_property (ring, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Interchange: a quarry, a Rapanui, two captives, a captive with a palm and two palms");
  gtk_test_accessible_assert_property (ring, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "An arrow leads from a quarry to two captives and two palms.");
  ahu_tp_ring_show (AHU_TP_RING (ring), arrows, 0, 0);
  gtk_test_accessible_assert_property (ring, GTK_ACCESSIBLE_PROPERTY_LABEL, "Interchange: empty");
  tp_centre_release (interchange, NULL);
}

/* The line stands at the start and is no higher than what it shows. */
static void
test_line_place (void)
{
  TpPosition p;
  AhuTpScene scene;
  GtkWidget *centre_widget = tp_centre_hold (ahu_tp_centre_new (), NULL);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (centre_widget));
  GtkWidget *interchange, *heading;
  graphene_rect_t bounds;
  int natural;

  tp_centre_four (&p);
  scene = tp_centre_scene (&p);
  ahu_tp_centre_set_size (AHU_TP_CENTRE (centre_widget), AHU_TP_SIZE_LARGE, AHU_TP_HEIGHT_LOW);
  ahu_tp_centre_update (AHU_TP_CENTRE (centre_widget), &scene);
  gtk_window_set_default_size (GTK_WINDOW (window), 384, 700);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  interchange = test_ui_find (centre_widget, AHU_TYPE_TP_INTERCHANGE, NULL);
  natural = tp_centre_height (interchange, gtk_widget_get_width (interchange));
  g_assert_cmpint (gtk_widget_get_height (interchange), <=, natural);
  heading = gtk_widget_get_first_child (gtk_menu_button_get_child (GTK_MENU_BUTTON (
    ahu_tp_interchange_find_spot (AHU_TP_INTERCHANGE (interchange), 0))));
  g_assert_true (gtk_widget_compute_bounds (heading, interchange, &bounds));
  g_assert_cmpfloat (bounds.origin.x, <, 24);
  tp_centre_release (centre_widget, NULL);
}

/* Every set of arrows that leads to and fro is painted without a fault. */
static void
test_any_arrows (void)
{
  GtkWidget *ring = ahu_tp_ring_new ();
  GtkWidget *window = gtk_window_new ();
  guint8 arrows[TP_COMBINATIONS];

  for (guint c = 0; c < TP_COMBINATIONS; c++)
    arrows[c] = (guint8) (AHU_TP_RING_ALL & ~(1u << c));
  gtk_window_set_child (GTK_WINDOW (window), ring);
  ahu_tp_ring_show (AHU_TP_RING (ring), arrows, AHU_TP_RING_ALL, 4);
  gtk_window_present (GTK_WINDOW (window));
  test_ui_wait_for_frames (window, 2);
  gtk_widget_set_direction (ring, GTK_TEXT_DIR_RTL);
  gtk_widget_queue_resize (ring);
  test_ui_wait_for_frames (window, 2);
  gtk_window_destroy (GTK_WINDOW (window));
}

typedef struct
{
  GtkWidget *markets;
  GtkWidget *interchange;
  GtkWidget *store;
} Centre;

static Centre centre;

static void
assert_number (GtkWidget  *root,
               const char *format,
               guint       number)
{
  g_autofree char *text = g_strdup_printf (format, number);

  if (!tp_centre_says (root, text))
    g_error ("“%s” is not shown", text);
}

static void
look (GtkWidget        *widget,
      const AhuTpScene *scene)
{
  const TpPosition *p = scene->position;
  guint stock = p->store[TP_QUARRY_1] + p->store[TP_QUARRY_2] + p->store[TP_QUARRY_3] + p->store[TP_QUARRY_4];

  ahu_tp_markets_update (AHU_TP_MARKETS (centre.markets), scene);
  ahu_tp_interchange_update (AHU_TP_INTERCHANGE (centre.interchange), scene);
  ahu_tp_store_update (AHU_TP_STORE (centre.store), scene);
  for (guint piece = 0; piece < TP_LOOSE_PIECES; piece++)
    {
      /* What is to be chosen now has the room of the others. */
      if (p->step != TP_STEP_QUARRIES && (p->step != TP_STEP_PALMS || piece == TP_PALM))
        assert_number (centre.markets, "%u", p->market[piece]);
      assert_number (centre.store, "%u", p->store[piece]);
    }
  assert_number (centre.store, "%u", stock);
  assert_number (centre.store, AHU_LEFT_TO_RIGHT "+ %u recycled", tp_position_quarries_left (p) - stock);
  assert_number (centre.store, "%u", p->store[TP_RUG_2] + p->store[TP_RUG_3]);
}

static void
test_games (void)
{
  centre.markets = tp_centre_hold (ahu_tp_markets_new (), NULL);
  centre.interchange = tp_centre_hold (ahu_tp_interchange_new (), NULL);
  centre.store = tp_centre_hold (ahu_tp_store_new (), NULL);
  tp_centre_replay (look, NULL);
  tp_centre_release (centre.markets, NULL);
  tp_centre_release (centre.interchange, NULL);
  tp_centre_release (centre.store, NULL);
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-markets/numbers", test_numbers);
  g_test_add_func ("/ui/tp-markets/palms", test_palms);
  g_test_add_func ("/ui/tp-markets/last-palm", test_last_palm);
  g_test_add_func ("/ui/tp-markets/quarries", test_quarries);
  g_test_add_func ("/ui/tp-markets/places", test_places);
  g_test_add_func ("/ui/tp-markets/first-tile", test_first_tile);
  g_test_add_func ("/ui/tp-markets/still", test_still);
  g_test_add_func ("/ui/tp-markets/store-line", test_store_line);
  g_test_add_func ("/ui/tp-markets/store", test_store);
  g_test_add_func ("/ui/tp-markets/watch", test_watch);
  g_test_add_func ("/ui/tp-markets/store-lines", test_store_lines);
  g_test_add_func ("/ui/tp-markets/line-place", test_line_place);
  g_test_add_func ("/ui/tp-markets/ring", test_ring);
  g_test_add_func ("/ui/tp-markets/any-arrows", test_any_arrows);
  g_test_add_func ("/ui/tp-markets/games", test_games);

  return g_test_run ();
}
