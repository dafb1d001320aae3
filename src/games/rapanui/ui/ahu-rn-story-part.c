/* ahu-rn-story-part.c: the points from one source, in its colours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-story-part.h"

#include "games/rapanui/ui/ahu-rn-art.h"

/* Paper and bark have no card whose colours they could take. */
static const GdkRGBA paper = { 0xff / 255.0f, 0xf6 / 255.0f, 0xdc / 255.0f, 1 };
static const GdkRGBA bark = { 0x7b / 255.0f, 0x4f / 255.0f, 0x2d / 255.0f, 1 };

static guint
get_kind (RnSource source)
{
  return source == RN_SOURCE_MOAI ? RN_MOAI : RN_FISH + (source - RN_SOURCE_SACRIFICE);
}

/* What stands on the colour of the source. */
static const char *
get_picture (RnSource source)
{
  if (source == RN_SOURCE_TILES)
    return "token-glory";
  if (source == RN_SOURCE_WOOD)
    return "token-wood";
  return ahu_rn_art_kind (get_kind (source));
}

void
ahu_rn_story_source_look (RnSource     source,
                          AhuPartLook *look)
{
  g_return_if_fail (source < RN_N_SOURCES);
  g_return_if_fail (look != NULL);

  *look = (AhuPartLook) { .picture = get_picture (source) };
  if (source == RN_SOURCE_TILES)
    {
      look->fill = &paper;
      look->words = ahu_rn_art_on_strip (RN_GRAIN);
      look->edge = ahu_rn_art_ring (FALSE);
    }
  else if (source == RN_SOURCE_WOOD)
    {
      look->fill = &bark;
      look->words = ahu_rn_art_on_strip (RN_FISH);
    }
  else
    {
      look->ground = ahu_rn_art_ground (get_kind (source));
      look->fill = ahu_rn_art_strip (get_kind (source));
      look->words = ahu_rn_art_on_strip (get_kind (source));
    }
}
