/* ahu-tp-art.c: names and colours of the drawings of Tapati
 *
 * The only place in C with colours of its own: those of the art.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-art.h"

#include <adwaita.h>

#include "games/tapati/engine/tp-statistics.h"
#include "tapati-resources.h"

#define RGB(r, g, b) { (r) / 255.f, (g) / 255.f, (b) / 255.f, 1.f }

static const GdkRGBA ink = RGB (0x2b, 0x27, 0x24);
static const GdkRGBA paper = RGB (0xf6, 0xed, 0xdb);
static const GdkRGBA paper_dark = RGB (0xea, 0xdf, 0xc6);
/* What a used card fades into. */
static const GdkRGBA windows[][2] = {
  { RGB (0xe8, 0xd6, 0xb6), RGB (0x26, 0x21, 0x1d) },
  { RGB (0xfa, 0xfa, 0xfa), RGB (0x24, 0x24, 0x24) }, /* in high contrast */
};

/* How much is left of a used card's art. */
#define USED 0.42f

/* One colour for what is drawn, one for what is seen on it: on a surface that has a colour of
 * its own nothing else keeps its contrast. */
#define ON_GROUND(drawn, on_it)                                             \
  ".figure,.light,.side,.trunk{fill:" drawn "}.edge{stroke:" drawn "}"      \
  ".second,.pit{fill:" on_it "}.rim{stroke:" on_it "}.inlay{fill:none}"
#define ON_LIGHT ON_GROUND ("#2b2724", "#f6eddb")
#define ON_DARK ON_GROUND ("#f6eddb", "#2b2724")

#define OUTLINE_LIGHT ".edge{stroke:#000000;stroke-width:2}"
#define OUTLINE_DARK ".edge{stroke:#ffffff;stroke-width:2}"

#define SLAB_DARK ".figure{fill:#71757d}.edge{stroke:#a9adb5}.light{fill:#a9adb5}" \
  ".pit{fill:#1f2125}.rim{stroke:#44474d}"
#define PLACE_DARK ".edge{stroke:#9a9996}"

/* The drawings whose colours are others in a dark window. */
static const struct
{
  const char *name;
  const char *dark;
} drawings[] = {
  { "tapati-rapanui", ".figure{fill:#d9694f}.edge{stroke:#f6b9a4}" },
  { "tapati-captive", ".edge{stroke:#d9a463}" },
  { "tapati-palm", ".figure{fill:#a9c75c}.trunk{fill:#c2935e}.second{fill:#7b4f2d}" },
  { "tapati-quarry", ".figure{fill:#8b8e95}.edge{stroke:#c3c6cc}.light{fill:#d5d7db}.side{fill:#71757d}" },
  { "tapati-quarry-1", SLAB_DARK },
  { "tapati-quarry-2", SLAB_DARK },
  { "tapati-quarry-3", SLAB_DARK },
  { "tapati-quarry-4", SLAB_DARK },
  { "tapati-rug", ".edge{stroke:#d98a6c}" },
  { "tapati-base", ".edge{stroke:#d9694f}" },
  { "tapati-marker", ".edge{stroke:#fff2cf}" },
  { "tapati-points", ".figure{fill:#c3c6cc}" },
  { "tapati-place-rapanui", PLACE_DARK },
  { "tapati-place-captive", PLACE_DARK },
  { "tapati-place-palm", PLACE_DARK },
  { "tapati-place-tile", PLACE_DARK },
};

static const struct
{
  const char *drawing;
  const char *place;
} pieces[TP_PIECES] = {
  [TP_RAPANUI] = { "tapati-rapanui", "tapati-place-rapanui" },
  [TP_SLAVE] = { "tapati-captive", "tapati-place-captive" },
  [TP_PALM] = { "tapati-palm", "tapati-place-palm" },
  [TP_QUARRY_1] = { "tapati-quarry-1", "tapati-place-tile" },
  [TP_QUARRY_2] = { "tapati-quarry-2", "tapati-place-tile" },
  [TP_QUARRY_3] = { "tapati-quarry-3", "tapati-place-tile" },
  [TP_QUARRY_4] = { "tapati-quarry-4", "tapati-place-tile" },
  [TP_RUG_2] = { "tapati-rug", "tapati-place-tile" },
  [TP_RUG_3] = { "tapati-rug", "tapati-place-tile" },
};

static const struct
{
  const char *figure;
  GdkRGBA strip;
  gboolean light;           /* carries ink */
  const char *figure_dark;  /* the silhouette on a dark window */
} facts[TP_FACTS] = {
  [TP_MAKE_MAKE] = { "tapati-make-make", RGB (0xb0, 0x40, 0x2a), FALSE, "#f08a6c" },
  [TP_MANUTARA] = { "tapati-manutara", RGB (0xc2, 0x93, 0x5e), TRUE, "#e0b27c" },
  [TP_AHU] = { "tapati-ahu", RGB (0x94, 0xb2, 0x45), TRUE, "#b5d264" },
  [TP_RANO_RARAKU] = { "tapati-rano-raraku", RGB (0x90, 0x93, 0x9a), TRUE, "#b9bcc3" },
  [TP_TAPATI] = { "tapati-tapati", RGB (0x6d, 0x2e, 0x58), FALSE, "#dc9cc4" },
  [TP_TANGATA_MANU] = { "tapati-tangata-manu", RGB (0x1a, 0x68, 0x85), FALSE, "#7cc7e0" },
  [TP_MOAI_CARD] = { "tapati-moai", RGB (0x2c, 0x2e, 0x33), FALSE, "#c3c6cc" },
  [TP_RUG_CARD] = { "tapati-rug-card", RGB (0xeb, 0xc1, 0x57), TRUE, "#f0c257" },
};

/* Tiles are drawn 48 × 24; a captive covers a space up to the rim of the next. */
#define TILE_WIDTH 48.f
#define TILE_HEIGHT 24.f
#define CAPTIVE 11.f
#define QUARRY_PITCH 11.4f
#define QUARRY_MIDDLE 24.f
#define QUARRY_LINE 13.6f
#define RUG_PITCH 12.f
#define RUG_MIDDLE 31.5f
#define RUG_LINE 15.4f
#define RUG_NUMBER 10.5f

/* Most look the same by night. */
static const char *
dark_stylesheet (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    if (g_str_equal (name, drawings[i].name))
      return drawings[i].dark;

  return "";
}

/* Silhouettes of cards have no outlines: their figures have the contrast. */
static char *
recolour (const char       *name,
          AhuPictureGround  ground,
          gboolean          dark)
{
  gboolean outlined = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  if (ground == AHU_GROUND_KIND_LIGHT)
    return g_strdup (ON_LIGHT);
  if (ground == AHU_GROUND_KIND_DARK)
    return g_strdup (ON_DARK);
  if (!dark)
    return g_strdup (outlined ? OUTLINE_LIGHT : NULL);

  for (guint fact = 0; fact < TP_FACTS; fact++)
    if (g_str_equal (name, facts[fact].figure))
      return g_strdup_printf (".figure{fill:%s}.inlay{fill:none}", facts[fact].figure_dark);

  return g_strconcat (dark_stylesheet (name), outlined ? OUTLINE_DARK : "", NULL);
}

void
ahu_tp_art_init (void)
{
  static gboolean done;

  if (done)
    return;

  done = TRUE;
  g_resources_register (tapati_get_resource ());
  ahu_picture_add_recolour ("tapati-", recolour);
}

const char *
ahu_tp_art_piece (guint piece)
{
  g_return_val_if_fail (piece < TP_PIECES, pieces[TP_RAPANUI].drawing);

  return pieces[piece].drawing;
}

const char *
ahu_tp_art_place (guint piece)
{
  g_return_val_if_fail (piece < TP_PIECES, pieces[TP_RAPANUI].place);

  return pieces[piece].place;
}

static void
set_square (graphene_rect_t *place,
            float            x,
            float            y)
{
  graphene_rect_init (place, (x - CAPTIVE / 2) / TILE_WIDTH, (y - CAPTIVE / 2) / TILE_HEIGHT,
                      CAPTIVE / TILE_WIDTH, CAPTIVE / TILE_HEIGHT);
}

void
ahu_tp_art_space (guint            piece,
                  guint            n_spaces,
                  guint            space,
                  graphene_rect_t *place)
{
  float from_middle;

  g_return_if_fail (piece >= TP_QUARRY_1 && piece < TP_PIECES);
  g_return_if_fail (space < n_spaces && place != NULL);

  from_middle = space - (n_spaces - 1) / 2.f;
  if (piece < TP_RUG_2)
    set_square (place, QUARRY_MIDDLE + from_middle * QUARRY_PITCH, QUARRY_LINE);
  else
    set_square (place, RUG_MIDDLE + from_middle * RUG_PITCH, RUG_LINE);
}

void
ahu_tp_art_rug_number (graphene_rect_t *place)
{
  g_return_if_fail (place != NULL);

  set_square (place, RUG_NUMBER, RUG_LINE);
}

const char *
ahu_tp_art_fact (guint fact)
{
  g_return_val_if_fail (fact < TP_FACTS, facts[TP_MAKE_MAKE].figure);

  return facts[fact].figure;
}

/* Several place at once: it is nobody's turn. */
const char *
ahu_tp_art_sign (const TpPosition *position)
{
  guint8 pending[TP_MAX_PLAYERS];

  g_return_val_if_fail (position != NULL, NULL);

  if (position->step != TP_STEP_PLACE || tp_position_pending (position, pending) <= 1)
    return NULL;

  return ahu_tp_art_fact (position->fact);
}

AhuPictureGround
ahu_tp_art_ground (guint fact)
{
  g_return_val_if_fail (fact < TP_FACTS, AHU_GROUND_WINDOW);

  return facts[fact].light ? AHU_GROUND_KIND_LIGHT : AHU_GROUND_KIND_DARK;
}

const GdkRGBA *
ahu_tp_art_strip (guint fact)
{
  g_return_val_if_fail (fact < TP_FACTS, &paper);

  return &facts[fact].strip;
}

const GdkRGBA *
ahu_tp_art_on_strip (guint fact)
{
  g_return_val_if_fail (fact < TP_FACTS, &ink);

  return facts[fact].light ? &ink : &paper;
}

const GdkRGBA *
ahu_tp_art_paper (gboolean dark)
{
  return dark ? &paper_dark : &paper;
}

void
ahu_tp_art_use (const GdkRGBA *colour,
                gboolean       dark,
                GdkRGBA       *used)
{
  const GdkRGBA *window = &windows[adw_style_manager_get_high_contrast (adw_style_manager_get_default ())][dark];

  g_return_if_fail (colour != NULL && used != NULL);

  used->red = colour->red * USED + window->red * (1 - USED);
  used->green = colour->green * USED + window->green * (1 - USED);
  used->blue = colour->blue * USED + window->blue * (1 - USED);
  used->alpha = 1;
}

const GdkRGBA *
ahu_tp_art_on_used (gboolean dark)
{
  return dark ? &paper : &ink;
}

gboolean
ahu_tp_art_statistic (guint        statistic,
                      AhuPartLook *look)
{
  static const struct
  {
    const char *picture;
    guint fact;
  } lines[TP_LINES] = {
    [TP_LINE_PRESTIGE] = { "tapati-moai", TP_MOAI_CARD },
    [TP_LINE_SLAVES] = { "tapati-captive", TP_MANUTARA },
    [TP_LINE_QUARRIES] = { AHU_TP_ART_QUARRY, TP_RANO_RARAKU },
    [TP_LINE_TRANSFER] = { "tapati-palm", TP_AHU },
    [TP_LINE_RUGS] = { "tapati-rug", TP_RUG_CARD },
  };
  guint line = statistic - TP_STATISTIC_LINES;

  g_return_val_if_fail (look != NULL, FALSE);

  if (line >= TP_LINES)
    return FALSE;
  *look = (AhuPartLook) {
    .picture = lines[line].picture,
    .ground = ahu_tp_art_ground (lines[line].fact),
    .fill = ahu_tp_art_strip (lines[line].fact),
    .words = ahu_tp_art_on_strip (lines[line].fact)
  };

  return TRUE;
}
