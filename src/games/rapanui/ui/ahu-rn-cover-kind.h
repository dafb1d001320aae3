/* ahu-rn-cover-kind.h: the button of a cover that lays a Sacrifice card of one kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * AhuRnCoverKind:
 * @choice: the button
 *
 * Below the face stand the name and the key or, as long as it is seen, how many cards
 * of the kind somebody has.
 */
typedef struct
{
  GtkWidget *choice;
  /*< private >*/
  guint kind;
  GtkWidget *face;
  GtkWidget *stack;
  GtkWidget *words;
  GtkWidget *name;
  GtkWidget *keycap;
  GtkWidget *number;
} AhuRnCoverKind;

/* @self: (out caller-allocates): a kind
 * Returns: (transfer floating): its button */
GtkWidget *ahu_rn_cover_kind_build (AhuRnCoverKind *self,
                                    guint           kind);

/* @width: of the face
 * @bare: whether there is no room for the name */
void ahu_rn_cover_kind_set_size (AhuRnCoverKind *self,
                                 int             width,
                                 gboolean        bare);

/* @inert: whether nothing is chosen here
 * @number: (nullable): how many there are, in a word or two; %NULL while nobody may see that
 * @none: whether that is none */
void ahu_rn_cover_kind_show (AhuRnCoverKind *self,
                             gboolean        inert,
                             const char     *number,
                             gboolean        none);

G_END_DECLS
