/* ahu-rn-price.h: a price in wood: number, then the log
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Returns: (transfer floating): a price, hidden until it is set */
GtkWidget *ahu_rn_price_new (void);

/* @price: what [func@rn_price_new] gave
 * @wood: how much wood, 0 for “free”, negative for no price at all
 * @token: height of the log in CSS pixels */
void ahu_rn_price_set (GtkWidget *price,
                       int        wood,
                       int        token);

G_END_DECLS
