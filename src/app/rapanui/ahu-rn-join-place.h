/* ahu-rn-join-place.h: a place of the table that takes cards, on the page of a
 * running game
 *
 * Its heading makes it the place where the next card goes; each card takes
 * itself away again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define AHU_TYPE_RN_JOIN_PLACE (ahu_rn_join_place_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnJoinPlace, ahu_rn_join_place, AHU, RN_JOIN_PLACE, GtkBox)

/**
 * ahu_rn_join_place_new:
 * @title: what the place is called, such as “Hand”
 * @key: (nullable): the key that makes it the present one
 * @in_order: whether each card stands for itself, as in a column; else equal cards
 *   stand together with their number
 *
 * Signals: `selected ()` when the heading is activated; `removed (guint index)` with
 * the card that is taken away.
 *
 * Returns: (transfer floating): an empty place
 */
GtkWidget *ahu_rn_join_place_new (const char *title,
                                  const char *key,
                                  gboolean    in_order);

/* @name: what a screen reader calls it, such as “Hand of Ben”. */
void ahu_rn_join_place_set_name (AhuRnJoinPlace *self,
                                 const char     *name);

/* In a narrow column cards are pictures without names. */
void ahu_rn_join_place_set_narrow (AhuRnJoinPlace *self,
                                   gboolean        narrow);

/**
 * ahu_rn_join_place_show:
 * @self: a place
 * @kinds: (array length=n): the kinds of the cards there
 * @n: how many
 * @present: whether the next card goes there
 * @wrong: whether something can't be there
 */
void ahu_rn_join_place_show (AhuRnJoinPlace *self,
                             const guint8   *kinds,
                             guint           n,
                             gboolean        present,
                             gboolean        wrong);

G_END_DECLS
