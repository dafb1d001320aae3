/* ahu-part.h: a part of a bar in the colours of what it stands for
 *
 * Not for: how long it is (whoever lays out the bar).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "toolkit/art/ahu-picture.h"

G_BEGIN_DECLS

/**
 * AhuPartLook:
 * @picture: (nullable): the drawing that stands on it
 * @ground: what its colour carries
 * @fill: its colour
 * @words: (nullable): the colour of what is written on it
 * @edge: (nullable): the colour of its edge, where it would be lost on a light window
 *
 * How something is shown that a bar has parts of. The colours are never freed.
 */
typedef struct
{
  const char *picture;
  AhuPictureGround ground;
  const GdkRGBA *fill;
  const GdkRGBA *words;
  const GdkRGBA *edge;
} AhuPartLook;

#define AHU_TYPE_PART (ahu_part_get_type ())
G_DECLARE_FINAL_TYPE (AhuPart, ahu_part, AHU, PART, GtkWidget)

/* @look: how it is shown; copied
 * @picture_size: how large its drawing is, in CSS pixels
 * Returns: (transfer floating): a part, which takes any size */
GtkWidget *ahu_part_new (const AhuPartLook *look,
                         int                picture_size);

/* @look: what it stands for; copied
 * Returns: (transfer floating): a small square of it, for a legend or the head of a column */
GtkWidget *ahu_part_swatch_new (const AhuPartLook *look);

/* @self: a part without a drawing and without words
 * @look: how it is shown from now on, without either too; copied */
void ahu_part_set_look (AhuPart           *self,
                        const AhuPartLook *look);

/* @self: a part without a drawing and without words
 * @share: how much of its width is filled from now on, 0 to 1 */
void ahu_part_set_share (AhuPart *self,
                         double   share);

double ahu_part_get_share (AhuPart *self);

/* @self: a part whose look has a colour for words
 * @words: what stands beside the drawing where there is room for both
 * @css_class: how large that is */
void ahu_part_set_words (AhuPart    *self,
                         const char *words,
                         const char *css_class);

/* @room: how far it keeps from the upper and the lower end, so that a ring has room
 * @ring: (nullable): the colour of a ring round it */
void ahu_part_set_ring (AhuPart       *self,
                        int            room,
                        const GdkRGBA *ring);

G_END_DECLS
