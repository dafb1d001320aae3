/* ahu-rn-art.c: colours, names and sizes of the drawings of Rapa Nui
 *
 * The only place in C with colours of its own: those of the card art.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-art.h"

#define RGB(r, g, b) { (r) / 255.f, (g) / 255.f, (b) / 255.f, 1.f }

static const GdkRGBA ink = RGB (0x2b, 0x27, 0x24);
static const GdkRGBA paper = RGB (0xf6, 0xed, 0xdb);
static const GdkRGBA ring_light = RGB (0x8a, 0x5a, 0x0c);
static const GdkRGBA ring_dark = RGB (0xe2, 0xad, 0x3b);

static const struct
{
  const char *card;
  const char *kind;
  GdkRGBA strip;
  gboolean light;           /* carries ink */
  const char *figure_dark;  /* the silhouette on a dark window */
} kinds[RN_KINDS] = {
  [RN_LUMBERJACK] = { "card-lumberjack", "kind-lumberjack", RGB (0xc2, 0x93, 0x5e), TRUE, "#d9a463" },
  [RN_PRIEST] = { "card-priest", "kind-priest", RGB (0xb0, 0x40, 0x2a), FALSE, "#f08a6c" },
  [RN_MOAI] = { "card-moai", "kind-moai", RGB (0x2c, 0x2e, 0x33), FALSE, "#c3c6cc" },
  [RN_FISH] = { "card-fish", "kind-fish", RGB (0x1a, 0x68, 0x85), FALSE, "#7cc7e0" },
  [RN_MULBERRY] = { "card-mulberry", "kind-mulberry", RGB (0x94, 0xb2, 0x45), TRUE, "#b5d264" },
  [RN_POTATO] = { "card-potato", "kind-potato", RGB (0x6d, 0x2e, 0x58), FALSE, "#dc9cc4" },
  [RN_GRAIN] = { "card-grain", "kind-grain", RGB (0xeb, 0xc1, 0x57), TRUE, "#f0c257" },
};

static const char *const sacrifices[RN_SACRIFICES] = {
  [RN_SACRIFICE_FISH] = "sacrifice-fish",
  [RN_SACRIFICE_MULBERRY] = "sacrifice-mulberry",
  [RN_SACRIFICE_POTATO] = "sacrifice-potato",
  [RN_SACRIFICE_GRAIN] = "sacrifice-grain",
};

static const struct
{
  int display;
  int hand;
  int gap;
  int sacrifice;
} sizes[AHU_RN_SIZES] = {
  [AHU_RN_SIZE_SMALL] = { 76, 76, 10, 29 },
  [AHU_RN_SIZE_MEDIUM] = { 104, 104, 15, 48 },
  [AHU_RN_SIZE_LARGE] = { 128, 122, 14, 74 },
  [AHU_RN_SIZE_HUGE] = { 184, 164, 20, 60 },
};

/* The silhouettes stand on the window or on a colour; the faces are left to the
 * program, which dims paper on dark. */
static char *
recolour (const char       *name,
          AhuPictureGround  ground,
          gboolean          dark)
{
  if (ground == AHU_GROUND_KIND_LIGHT)
    return g_strdup (".figure{fill:#2b2724}");
  if (ground == AHU_GROUND_KIND_DARK)
    return g_strdup (".figure{fill:#f6eddb}");
  if (!dark)
    return NULL;

  for (guint kind = 0; kind < RN_KINDS; kind++)
    if (g_str_equal (name, kinds[kind].kind))
      return g_strdup_printf (".figure{fill:%s}", kinds[kind].figure_dark);

  return NULL;
}

void
ahu_rn_art_init (void)
{
  ahu_picture_add_recolour ("kind-", recolour);
}

const char *
ahu_rn_art_card (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, "card-back");

  return kinds[kind].card;
}

const char *
ahu_rn_art_kind (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, NULL);

  return kinds[kind].kind;
}

const char *
ahu_rn_art_sacrifice (guint sacrifice)
{
  return sacrifice < RN_SACRIFICES ? sacrifices[sacrifice] : "sacrifice-back";
}

AhuPictureGround
ahu_rn_art_ground (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, AHU_GROUND_WINDOW);

  return kinds[kind].light ? AHU_GROUND_KIND_LIGHT : AHU_GROUND_KIND_DARK;
}

const GdkRGBA *
ahu_rn_art_strip (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, &paper);

  return &kinds[kind].strip;
}

const GdkRGBA *
ahu_rn_art_on_strip (guint kind)
{
  g_return_val_if_fail (kind < RN_KINDS, &ink);

  return kinds[kind].light ? &ink : &paper;
}

const GdkRGBA *
ahu_rn_art_ring (gboolean dark)
{
  return dark ? &ring_dark : &ring_light;
}

int
ahu_rn_art_display_width (AhuRnSize size)
{
  g_return_val_if_fail (size < AHU_RN_SIZES, 0);

  return sizes[size].display;
}

int
ahu_rn_art_hand_width (AhuRnSize size)
{
  g_return_val_if_fail (size < AHU_RN_SIZES, 0);

  return sizes[size].hand;
}

int
ahu_rn_art_gap (AhuRnSize size)
{
  g_return_val_if_fail (size < AHU_RN_SIZES, 0);

  return sizes[size].gap;
}

int
ahu_rn_art_sacrifice_width (AhuRnSize size)
{
  g_return_val_if_fail (size < AHU_RN_SIZES, 0);

  return sizes[size].sacrifice;
}

int
ahu_rn_art_card_height (int width)
{
  return (width * 7 + 2) / 5;
}

int
ahu_rn_art_strip_height (int width)
{
  /* 0.28 of the width, rounded up as the drawings are */
  return (width * 28 + 99) / 100;
}

int
ahu_rn_art_sacrifice_height (int width)
{
  return (width * 92 + 42) / 84;
}
