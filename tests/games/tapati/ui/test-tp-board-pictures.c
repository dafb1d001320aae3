/* test-tp-board-pictures.c: boards are painted, in every state, size and scheme, and never alike
 *
 * With AHU_PICTURES set to a folder the pictures are written there, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/tapati/tp-test-utils.h"
#include "games/tapati/ui/ahu-tp-tabs.h"
#include "support/test-ui.h"
#include "support/test-ui-find.h"

#include "tp-board-utils.h"

#define SEATS_IN_A_ROW 2
#define SPACE 12
#define MOST_PLAYERS 6

typedef enum
{
  LIGHT,
  DARK,
  MIRRORED,
  LARGE_TEXT
} Look;

typedef struct
{
  const char *name;
  void (*set_up) (TpPosition *position);
  AhuTpMode mode;
  guint n_boards; /* as many side by side, from @seat */
  guint seat;
  int width;      /* of a board */
  int height;
  Look look;
} Scene;

static void
place_captives (TpPosition *position)
{
  tp_board_place (position, TP_MANUTARA);
}

static void
place_rapanuis (TpPosition *position)
{
  tp_board_place (position, TP_MAKE_MAKE);
}

static void
place_palms (TpPosition *position)
{
  tp_board_place (position, TP_AHU);
}

static void
place_tiles (TpPosition *position)
{
  tp_board_place (position, TP_RANO_RARAKU);
}

/* The hardest: rows of 20 pixels, a rug for a tower of four. */
static void
place_tiles_of_six (TpPosition *position)
{
  tp_board_game_of_six (position);
  position->fact = TP_RANO_RARAKU;
  for (guint seat = 0; seat < position->n_players; seat++)
    {
      memset (position->players[seat].taken, 0, TP_PIECES);
      position->players[seat].taken[seat % 2 == 0 ? TP_RUG_3 : TP_QUARRY_2] = 1;
    }
  tp_test_moai (position, 0, 0, "1/1/1 1/1/1 2/0/0 2/0/0", 2, 0);
}

static const Scene scenes[] = {
  { "table-wide", tp_board_game, AHU_TP_PLAY, 4, 0, 410, 303, LIGHT },
  { "table-wide-dark", tp_board_game, AHU_TP_PLAY, 4, 0, 410, 303, DARK },
  { "table-wide-mirrored", tp_board_game, AHU_TP_PLAY, 4, 0, 410, 303, MIRRORED },
  { "table-place", place_captives, AHU_TP_PLAY, 4, 0, 410, 303, LIGHT },
  { "table-place-dark", place_captives, AHU_TP_PLAY, 4, 0, 410, 303, DARK },
  { "table-place-large-text", place_captives, AHU_TP_PLAY, 4, 0, 560, 420, LARGE_TEXT },
  { "place-rapanuis", place_rapanuis, AHU_TP_PLAY, 4, 0, 410, 303, LIGHT },
  { "place-palms", place_palms, AHU_TP_PLAY, 4, 0, 410, 303, LIGHT },
  { "place-tiles", place_tiles, AHU_TP_PLAY, 4, 0, 410, 303, LIGHT },
  { "place-six", tp_board_game_of_six, AHU_TP_PLAY, 6, 0, 410, 198, LIGHT },
  { "place-six-dark", tp_board_game_of_six, AHU_TP_PLAY, 6, 0, 410, 198, DARK },
  { "place-six-tiles", place_tiles_of_six, AHU_TP_PLAY, 6, 0, 410, 198, LIGHT },
  { "table-narrow", place_captives, AHU_TP_PLAY, 1, 2, 336, 500, LIGHT },
  { "table-narrow-tiles", place_tiles, AHU_TP_PLAY, 1, 0, 336, 500, DARK },
  { "least", place_captives, AHU_TP_PLAY, 2, 0, 336, 190, LIGHT },
  { "table-view", tp_board_game, AHU_TP_SHOW, 4, 0, 606, 440, LIGHT },
  { "resolver", tp_board_game, AHU_TP_FORM, 2, 0, 760, 530, LIGHT },
};

static GtkWidget *
make_boards (const Scene *scene,
             AhuTpBoard  *boards[MOST_PLAYERS])
{
  GtkWidget *grid = gtk_grid_new ();
  TpPosition position;
  TpMoai before[TP_SITES];

  gtk_grid_set_row_spacing (GTK_GRID (grid), SPACE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACE);
  gtk_grid_set_row_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_widget_set_margin_start (grid, SPACE);
  gtk_widget_set_margin_end (grid, SPACE);
  gtk_widget_set_margin_top (grid, SPACE);
  gtk_widget_set_margin_bottom (grid, SPACE);
  scene->set_up (&position);
  for (guint i = 0; i < scene->n_boards; i++)
    {
      AhuTpView view = { &position, scene->seat + i, scene->mode, position.step == TP_STEP_PLACE ? before : NULL };

      tp_board_before (&position, view.seat, before);
      boards[i] = AHU_TP_BOARD (ahu_tp_board_new ());
      ahu_tp_board_set_players (boards[i], tp_board_names, tp_board_colours);
      ahu_tp_board_set_has_head (boards[i], scene->mode != AHU_TP_FORM);
      ahu_tp_board_show (boards[i], &view);
      gtk_widget_set_hexpand (GTK_WIDGET (boards[i]), TRUE);
      gtk_widget_set_vexpand (GTK_WIDGET (boards[i]), TRUE);
      gtk_grid_attach (GTK_GRID (grid), GTK_WIDGET (boards[i]), (int) i % SEATS_IN_A_ROW, (int) i / SEATS_IN_A_ROW, 1, 1);
    }

  return grid;
}

/* As it is on the window, and as bytes. */
static GBytes *
paint (GtkWidget  *window,
       const char *name)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  gsize stride = (gsize) width * 4;
  guchar *bytes = g_malloc (stride * height);

  gtk_widget_unset_state_flags (window, GTK_STATE_FLAG_BACKDROP);
  test_ui_wait_for_frames (window, 2);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  if (g_getenv ("AHU_PICTURES") != NULL)
    {
      g_autofree char *file = g_strconcat (name, ".png", NULL);
      g_autofree char *path = g_build_filename (g_getenv ("AHU_PICTURES"), file, NULL);

      g_assert_true (gdk_texture_save_to_png (texture, path));
    }
  gdk_texture_download (texture, bytes, stride);

  return g_bytes_new_take (bytes, stride * height);
}

static void
set_look (Look look)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      look == DARK ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_widget_set_default_direction (look == MIRRORED ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", look == LARGE_TEXT ? 96 * 1024 * 3 / 2 : 96 * 1024, NULL);
}

static void
test_scenes (void)
{
  g_autoptr (GPtrArray) pictures = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);

  for (guint i = 0; i < G_N_ELEMENTS (scenes); i++)
    {
      GtkWidget *window = gtk_window_new ();
      AhuTpBoard *boards[MOST_PLAYERS];
      guint columns = MIN (scenes[i].n_boards, SEATS_IN_A_ROW);
      guint rows = (scenes[i].n_boards + columns - 1) / columns;

      set_look (scenes[i].look);
      gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
      gtk_window_set_child (GTK_WINDOW (window), make_boards (&scenes[i], boards));
      gtk_window_set_default_size (GTK_WINDOW (window),
                                   (int) columns * (scenes[i].width + SPACE) + SPACE, (int) rows * (scenes[i].height + SPACE) + SPACE);
      gtk_window_present (GTK_WINDOW (window));
      test_ui_wait_for_frames (window, 2);
      for (guint board = 0; board < scenes[i].n_boards; board++)
        {
          g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (boards[board])), ==, scenes[i].width);
          g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (boards[board])), ==, scenes[i].height);
        }
      g_ptr_array_add (pictures, paint (window, scenes[i].name));
      for (guint other = 0; other < i; other++)
        g_assert_false (g_bytes_equal (pictures->pdata[other], pictures->pdata[i]));
      gtk_window_destroy (GTK_WINDOW (window));
    }
  set_look (LIGHT);
}

static void
test_tabs (void)
{
  static void (*const set_up[]) (TpPosition *position) = { place_captives, tp_board_game_of_six };
  static const char *const names[] = { "tabs-four", "tabs-six" };

  for (guint i = 0; i < G_N_ELEMENTS (set_up); i++)
    {
      GtkWidget *window = gtk_window_new (), *tabs = ahu_tp_tabs_new ();
      const char *players[MOST_PLAYERS + 1] = { NULL };
      g_autoptr (GBytes) picture = NULL;
      TpPosition position;

      set_up[i] (&position);
      for (guint seat = 0; seat < position.n_players; seat++)
        players[seat] = tp_board_names[seat];
      ahu_tp_tabs_set_players (AHU_TP_TABS (tabs), players, tp_board_colours);
      ahu_tp_tabs_show (AHU_TP_TABS (tabs), &position);
      ahu_tp_tabs_set_selected (AHU_TP_TABS (tabs), 2);
      gtk_widget_set_margin_top (tabs, 6);
      gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
      gtk_window_set_default_size (GTK_WINDOW (window), 360, 70);
      gtk_window_set_child (GTK_WINDOW (window), tabs);
      gtk_window_present (GTK_WINDOW (window));
      test_ui_wait_for_frames (window, 2);
      g_assert_cmpint (gtk_widget_get_width (window), ==, 360);
      picture = paint (window, names[i]);
      g_assert_nonnull (picture);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int    argc,
      char **argv)
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/ui/tp-board-pictures/scenes", test_scenes);
  g_test_add_func ("/ui/tp-board-pictures/tabs", test_tabs);

  return g_test_run ();
}
