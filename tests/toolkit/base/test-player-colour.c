/* test-player-colour.c: the six colours of players, for all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "games/rapanui/ui/ahu-rn-game-ui.h"
#include "support/test-ui.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"

static const char *const six[] = { "red", "orange", "yellow", "green", "blue", "violet" };

static gboolean
dashes_equal (const AhuPlayerColour *one,
              const AhuPlayerColour *other)
{
  return one->n_dashes == other->n_dashes &&
         memcmp (one->dashes, other->dashes, sizeof one->dashes[0] * one->n_dashes) == 0;
}

static void
test_six_differ (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (six); i++)
    {
      const AhuPlayerColour *colour = ahu_player_colour_find (six[i]);

      g_assert_cmpstr (colour->id, ==, six[i]);
      for (guint k = 0; k < i; k++)
        {
          const AhuPlayerColour *other = ahu_player_colour_find (six[k]);

          g_assert_cmpstr (ahu_player_colour_name (six[i]), !=, ahu_player_colour_name (six[k]));
          g_assert_cmpstr (colour->mark, !=, other->mark);
          g_assert_false (dashes_equal (colour, other));
          for (guint dark = 0; dark < 2; dark++)
            g_assert_false (gdk_rgba_equal (ahu_player_colour_get_rgba (colour, dark),
                                            ahu_player_colour_get_rgba (other, dark)));
        }
    }
}

/* Of each game that can be played, every player has a mark. */
static void
test_games_have_marks (void)
{
  const char *const *colours = ahu_rn_game_ui_get ()->game->colours;

  for (guint i = 0; colours[i] != NULL; i++)
    g_assert_nonnull (ahu_player_colour_find (colours[i])->mark);
}

static void
set_scheme (gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static guint
count_pixels (GdkTexture    *texture,
              const GdkRGBA *rgba)
{
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new0 (guint32, (gsize) width * height);
  guint32 wanted = 0xff000000u | (guint32) (rgba->red * 255 + .5) << 16 |
                   (guint32) (rgba->green * 255 + .5) << 8 | (guint32) (rgba->blue * 255 + .5);
  guint n = 0;

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);
  for (int i = 0; i < width * height; i++)
    n += pixels[i] == wanted;

  return n;
}

/* The table says what the drawings show: the outline on light, the face on dark. */
static void
test_marks_are_drawn (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (six); i++)
    for (guint dark = 0; dark < 2; dark++)
      {
        const AhuPlayerColour *colour = ahu_player_colour_find (six[i]);
        g_autoptr (GdkTexture) texture = NULL;
        g_autofree char *stylesheet = NULL;

        set_scheme (dark);
        stylesheet = ahu_picture_stylesheet (colour->mark, AHU_GROUND_WINDOW);
        texture = ahu_picture_render (colour->mark, 96, 96, 1, stylesheet);
        g_assert_nonnull (texture);
        g_assert_cmpuint (count_pixels (texture, ahu_player_colour_get_rgba (colour, dark)), >, 400);
      }
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

static void
test_other_colours_are_grey (void)
{
  const char *const others[] = { "black", "", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      const AhuPlayerColour *colour = ahu_player_colour_find (others[i]);
      GtkWidget *mark = g_object_ref_sink (ahu_mark_new (others[i], 16));

      g_assert_null (colour->mark);
      g_assert_null (ahu_picture_get_name (AHU_PICTURE (mark)));
      g_assert_cmpfloat (colour->light.alpha, ==, 1);
      g_assert_cmpstr (ahu_player_colour_name (others[i]), ==, others[i] != NULL ? others[i] : "");
      g_object_unref (mark);
    }
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/player-colour/six-differ", test_six_differ);
  g_test_add_func ("/player-colour/games-have-marks", test_games_have_marks);
  g_test_add_func ("/player-colour/marks-are-drawn", test_marks_are_drawn);
  g_test_add_func ("/player-colour/other-colours-are-grey", test_other_colours_are_grey);

  return g_test_run ();
}
