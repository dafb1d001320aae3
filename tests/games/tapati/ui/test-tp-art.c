/* test-tp-art.c: the drawings of Tapati, and what the program says of them
 *
 * Started a second time in high contrast.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "games/tapati/ui/ahu-tp-art.h"
#include "support/test-ui.h"

#define SIZE 96
#define TILE_WIDTH 480
#define TILE_HEIGHT 240

/* Least contrasts: of words, and of what tells a thing from its ground (WCAG 2). */
#define WORDS 4.5
#define THINGS 3.0

static const guint32 grounds[2][2] = { { 0xfafafa, 0xffffff }, { 0x242424, 0x363636 } };

static const char *const signs[] = { AHU_TP_ART_MARKER, AHU_TP_ART_POINTS, AHU_TP_ART_QUARRY, AHU_TP_ART_BASE };

static double
light_of (guint32 colour)
{
  static const double shares[] = { 0.0722, 0.7152, 0.2126 };
  double light = 0;

  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      double part = (colour >> 8 * i & 0xff) / 255.0;

      light += shares[i] * (part <= 0.04045 ? part / 12.92 : pow ((part + 0.055) / 1.055, 2.4));
    }

  return light;
}

static double
contrast (guint32 one,
          guint32 other)
{
  double a = light_of (one);
  double b = light_of (other);

  return (MAX (a, b) + 0.05) / (MIN (a, b) + 0.05);
}

static guint32
number_of (const GdkRGBA *colour)
{
  return (guint32) (colour->red * 255 + .5f) << 16 | (guint32) (colour->green * 255 + .5f) << 8 |
         (guint32) (colour->blue * 255 + .5f);
}

static void
set_dark (gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

/* Rows of pixels, alpha in the highest byte. */
static guint32 *
render_as (const char *name,
           const char *stylesheet,
           int         width,
           int         height)
{
  g_autoptr (GdkTexture) texture = ahu_picture_render (name, width, height, 1, stylesheet);
  guint32 *pixels = g_new0 (guint32, (gsize) width * height);

  g_assert_nonnull (texture);
  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);

  return pixels;
}

static guint32 *
render (const char       *name,
        AhuPictureGround  ground,
        int               width,
        int               height)
{
  g_autofree char *stylesheet = ahu_picture_stylesheet (name, ground);

  return render_as (name, stylesheet, width, height);
}

/* Without what only fills holes. */
static guint32 *
render_figure (const char       *name,
               AhuPictureGround  ground)
{
  g_autofree char *stylesheet = ahu_picture_stylesheet (name, ground);
  g_autofree char *bare = g_strconcat (stylesheet != NULL ? stylesheet : "", ".inlay{fill:none}", NULL);

  return render_as (name, bare, SIZE, SIZE);
}

static gboolean
is_opaque (const guint32 *pixels,
           int            x,
           int            y)
{
  return x >= 0 && y >= 0 && x < SIZE && y < SIZE && pixels[y * SIZE + x] >> 24 == 0xff;
}

/* Whether a pixel is the outermost of a shape that is opaque. */
static gboolean
is_edge (const guint32 *pixels,
         int            x,
         int            y)
{
  return is_opaque (pixels, x, y) &&
         !(is_opaque (pixels, x - 1, y) && is_opaque (pixels, x + 1, y) &&
           is_opaque (pixels, x, y - 1) && is_opaque (pixels, x, y + 1));
}

/* The share of a drawing’s outline that has contrast enough with the ground. */
static double
share_seen (const char *name,
            guint32     ground)
{
  g_autofree guint32 *pixels = render_figure (name, AHU_GROUND_WINDOW);
  guint n = 0;
  guint n_seen = 0;

  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      if (is_edge (pixels, x, y))
        {
          n++;
          n_seen += contrast (pixels[y * SIZE + x] & 0xffffff, ground) >= THINGS;
        }
  g_assert_cmpuint (n, >, SIZE);

  return n_seen / (double) n;
}

static void
assert_is_seen (const char *name)
{
  for (guint dark = 0; dark < 2; dark++)
    {
      set_dark (dark);
      for (guint i = 0; i < G_N_ELEMENTS (grounds[dark]); i++)
        {
          double share = share_seen (name, grounds[dark][i]);

          g_test_message ("%s on #%06x: %.2f", name, grounds[dark][i], share);
          g_assert_cmpfloat (share, >=, 0.98);
        }
    }
}

static void
test_outlines (void)
{
  for (guint piece = 0; piece < TP_PIECES; piece++)
    {
      assert_is_seen (ahu_tp_art_piece (piece));
      assert_is_seen (ahu_tp_art_place (piece));
    }
  for (guint fact = 0; fact < TP_FACTS; fact++)
    assert_is_seen (ahu_tp_art_fact (fact));
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    assert_is_seen (signs[i]);
}

static guint
count_colour (const guint32 *pixels,
              guint32        colour)
{
  guint n = 0;

  for (int i = 0; i < SIZE * SIZE; i++)
    n += pixels[i] == (0xff000000u | colour);

  return n;
}

/* In high contrast each piece has an outline in the colour of text, else none has. */
static void
test_high_contrast (void)
{
  gboolean outlined = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  const guint32 text[] = { 0x000000, 0xffffff };

  for (guint dark = 0; dark < 2; dark++)
    {
      set_dark (dark);
      for (guint piece = 0; piece < TP_PIECES; piece++)
        {
          g_autofree guint32 *pixels = render (ahu_tp_art_piece (piece), AHU_GROUND_WINDOW, SIZE, SIZE);

          if (outlined)
            g_assert_cmpuint (count_colour (pixels, text[dark]), >, SIZE);
          else
            g_assert_cmpuint (count_colour (pixels, text[dark]), ==, 0);
        }
    }
}

/* On the strip a silhouette is of one colour, that of the name. */
static void
test_strips (void)
{
  for (guint fact = 0; fact < TP_FACTS; fact++)
    {
      guint32 name = number_of (ahu_tp_art_on_strip (fact));
      g_autofree guint32 *pixels = render (ahu_tp_art_fact (fact), ahu_tp_art_ground (fact), SIZE, SIZE);

      g_assert_cmpfloat (contrast (name, number_of (ahu_tp_art_strip (fact))), >=, WORDS);
      g_assert_cmpuint (count_colour (pixels, name), >, SIZE * SIZE / 8);
      for (int i = 0; i < SIZE * SIZE; i++)
        g_assert_true (pixels[i] >> 24 < 0xff || (pixels[i] & 0xffffff) == name);
    }
}

/* Paper is paper: the figures keep their colours in a dark window. */
static void
test_paper (void)
{
  for (guint dark = 0; dark < 2; dark++)
    for (guint fact = 0; fact < TP_FACTS; fact++)
      {
        g_autofree guint32 *pixels = NULL;
        guint32 paper = number_of (ahu_tp_art_paper (dark));
        guint n = 0;
        guint n_seen = 0;

        set_dark (dark);
        pixels = render_figure (ahu_tp_art_fact (fact), AHU_GROUND_PAPER);
        for (int y = 0; y < SIZE; y++)
          for (int x = 0; x < SIZE; x++)
            if (is_edge (pixels, x, y))
              {
                n++;
                n_seen += contrast (pixels[y * SIZE + x] & 0xffffff, paper) >= THINGS;
              }
        g_assert_cmpfloat (n_seen, >=, 0.98 * n);
      }
}

static double
apart (const GdkRGBA *colour,
       guint32        window)
{
  guint32 other = number_of (colour);
  double sum = 0;

  for (guint i = 0; i < 24; i += 8)
    sum += fabs ((double) (other >> i & 0xff) - (double) (window >> i & 0xff));

  return sum;
}

/* What the sand is, or in high contrast the platform's window. */
static guint32
find_window (guint dark)
{
  static const guint32 sand[] = { 0xe8d6b6, 0x26211d };

  return adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? grounds[dark][0] : sand[dark];
}

/* A used card fades into the window, but not its name. */
static void
test_used (void)
{
  for (guint dark = 0; dark < 2; dark++)
    for (guint fact = 0; fact < TP_FACTS; fact++)
      {
        guint32 window = find_window (dark);
        GdkRGBA used;

        ahu_tp_art_use (ahu_tp_art_strip (fact), dark, &used);
        g_assert_cmpfloat (apart (&used, window), <, apart (ahu_tp_art_strip (fact), window) / 2);
        g_assert_cmpfloat (contrast (number_of (ahu_tp_art_on_used (dark)), number_of (&used)), >=, WORDS);
      }
}

static guint32
colour_at (const guint32         *pixels,
           const graphene_rect_t *place,
           float                  x,
           float                  y)
{
  int column = (int) ((place->origin.x + x * place->size.width) * TILE_WIDTH);
  int line = (int) ((place->origin.y + y * place->size.height) * TILE_HEIGHT);

  return pixels[line * TILE_WIDTH + column] & 0xffffff;
}

/* The circles are where the program says that captives stand: a pit in the middle, the
 * slab in the corners. */
static void
test_circles (void)
{
  set_dark (FALSE);
  for (guint n = 1; n <= TP_CIRCLES; n++)
    {
      g_autofree guint32 *pixels = render (ahu_tp_art_piece (TP_QUARRY (n)), AHU_GROUND_PAPER, TILE_WIDTH, TILE_HEIGHT);
      graphene_rect_t place;

      for (guint i = 0; i < n; i++)
        {
          ahu_tp_art_space (TP_QUARRY (n), n, i, &place);
          g_assert_cmphex (colour_at (pixels, &place, .5f, .5f), ==, 0x1f2125);
          for (guint corner = 0; corner < 4; corner++)
            g_assert_cmphex (colour_at (pixels, &place, corner % 2 ? .96f : .04f, corner / 2 ? .96f : .04f), ==, 0x34363b);
        }
    }
}

static gboolean
overlap (const graphene_rect_t *one,
         const graphene_rect_t *other)
{
  return graphene_rect_intersection (one, other, NULL);
}

/* The number of a rug and its spaces lie on the drum and beside each other. */
static void
test_rug (void)
{
  g_autofree guint32 *pixels = render (ahu_tp_art_piece (TP_RUG_3), AHU_GROUND_PAPER, TILE_WIDTH, TILE_HEIGHT);

  for (guint n = 1; n <= 2; n++)
    {
      graphene_rect_t places[3];

      ahu_tp_art_rug_number (&places[0]);
      for (guint i = 0; i < n; i++)
        ahu_tp_art_space (TP_RUG_2, n, i, &places[i + 1]);
      for (guint i = 0; i <= n; i++)
        {
          for (guint k = 0; k < i; k++)
            g_assert_false (overlap (&places[i], &places[k]));
          for (guint corner = 0; corner < 4; corner++)
            g_assert_cmphex (colour_at (pixels, &places[i], corner % 2, corner / 2), ==, 0x9c3b28);
        }
    }
}

int
main (int   argc,
      char *argv[])
{
  test_ui_init (&argc, &argv);

  g_test_add_func ("/tp-art/outlines", test_outlines);
  g_test_add_func ("/tp-art/high-contrast", test_high_contrast);
  g_test_add_func ("/tp-art/strips", test_strips);
  g_test_add_func ("/tp-art/paper", test_paper);
  g_test_add_func ("/tp-art/used", test_used);
  g_test_add_func ("/tp-art/circles", test_circles);
  g_test_add_func ("/tp-art/rug", test_rug);

  return g_test_run ();
}
