/* ahu-tp-art.c: names and colours of the drawings of Tapati
 *
 * The only place in C with colours of its own: those of the art.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-art.h"

#include "tapati-resources.h"

#define RGB(r, g, b) { (r) / 255.f, (g) / 255.f, (b) / 255.f, 1.f }

static const GdkRGBA ink = RGB (0x2b, 0x27, 0x24);
static const GdkRGBA paper = RGB (0xf6, 0xed, 0xdb);

static const char *const pieces[TP_PIECES] = {
  [TP_RAPANUI] = "tapati-rapanui",
  [TP_SLAVE] = "tapati-captive",
  [TP_PALM] = "tapati-palm",
  [TP_QUARRY_1] = "tapati-quarry-1",
  [TP_QUARRY_2] = "tapati-quarry-2",
  [TP_QUARRY_3] = "tapati-quarry-3",
  [TP_QUARRY_4] = "tapati-quarry-4",
  [TP_RUG_2] = "tapati-rug",
  [TP_RUG_3] = "tapati-rug",
};

static const struct
{
  const char *figure;
  GdkRGBA strip;
  gboolean light;           /* carries ink */
} facts[TP_FACTS] = {
  [TP_MAKE_MAKE] = { "tapati-make-make", RGB (0xb0, 0x40, 0x2a), FALSE },
  [TP_MANUTARA] = { "tapati-manutara", RGB (0xe2, 0xcf, 0xb4), TRUE },
  [TP_AHU] = { "tapati-ahu", RGB (0x94, 0xb2, 0x45), TRUE },
  [TP_RANO_RARAKU] = { "tapati-rano-raraku", RGB (0x8a, 0x8d, 0x93), TRUE },
  [TP_TAPATI] = { "tapati-tapati", RGB (0xc2, 0xa5, 0xb8), TRUE },
  [TP_TANGATA_MANU] = { "tapati-tangata-manu", RGB (0x1a, 0x68, 0x85), FALSE },
  [TP_MOAI_CARD] = { "tapati-moai", RGB (0x2c, 0x2e, 0x33), FALSE },
  [TP_RUG_CARD] = { "tapati-rug-card", RGB (0xeb, 0xc1, 0x57), TRUE },
};

void
ahu_tp_art_init (void)
{
  static gboolean done;

  if (done)
    return;

  done = TRUE;
  g_resources_register (tapati_get_resource ());
}

const char *
ahu_tp_art_piece (guint piece)
{
  g_return_val_if_fail (piece < TP_PIECES, pieces[TP_RAPANUI]);

  return pieces[piece];
}

const char *
ahu_tp_art_fact (guint fact)
{
  g_return_val_if_fail (fact < TP_FACTS, facts[TP_MAKE_MAKE].figure);

  return facts[fact].figure;
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
