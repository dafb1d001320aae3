/* ahu-tp-scene.h: what the widgets of Tapati show: a position and who sits round it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "games/tapati/engine/tp-rules.h"

G_BEGIN_DECLS

/**
 * AhuTpScene:
 * @position: what lies on the table
 * @names: (array zero-terminated=1): the players' names by seat
 * @colours: (array zero-terminated=1): their colours as in records
 * @read_only: whether it is only looked at: nothing can be chosen
 * @hints: whether each possibility tells what it leads to
 *
 * Widgets read it while they are updated; what they need later they copy.
 */
typedef struct
{
  const TpPosition *position;
  const char *const *names;
  const char *const *colours;
  gboolean read_only;
  gboolean hints;
} AhuTpScene;

/**
 * AhuTpSize:
 * @AHU_TP_SIZE_SMALL: a column of 300 px
 * @AHU_TP_SIZE_PHONE: a page of 360 px; nothing shows its key
 * @AHU_TP_SIZE_LARGE: a column of 340 px and more
 * @AHU_TP_SIZE_FAR: read from two metres; without headings and keys
 *
 * For how much room the widgets of the centre are laid out.
 */
typedef enum
{
  AHU_TP_SIZE_SMALL,
  AHU_TP_SIZE_PHONE,
  AHU_TP_SIZE_LARGE,
  AHU_TP_SIZE_FAR,
  AHU_TP_SIZES
} AhuTpSize;

/**
 * AhuTpHeight:
 * @AHU_TP_HEIGHT_WHOLE: enough
 * @AHU_TP_HEIGHT_SHORE: the store is a line
 * @AHU_TP_HEIGHT_LOW: the interchange is one, too
 * @AHU_TP_HEIGHT_LOWEST: the cards have no names besides
 *
 * How much height there is for what lies in the centre.
 */
typedef enum
{
  AHU_TP_HEIGHT_WHOLE,
  AHU_TP_HEIGHT_SHORE,
  AHU_TP_HEIGHT_LOW,
  AHU_TP_HEIGHT_LOWEST
} AhuTpHeight;

/* Returns: whether controls show their keys */
static inline gboolean
ahu_tp_size_shows_keys (AhuTpSize size)
{
  return size == AHU_TP_SIZE_SMALL || size == AHU_TP_SIZE_LARGE;
}

/* @alpha: 0–1, where contrast is not to be high
 * Returns: the colour of lines that are drawn on the window */
static inline GdkRGBA
ahu_tp_ink (float alpha)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  float ink = adw_style_manager_get_dark (style) ? 1 : 0;

  return (GdkRGBA) { ink, ink, ink, adw_style_manager_get_high_contrast (style) ? 1 : alpha };
}

G_END_DECLS
