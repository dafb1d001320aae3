/* ahu-rn-reveal-set.h: Sacrifice cards that somebody can have laid, in words and as a picture
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "rapanui/rn-position.h"

G_BEGIN_DECLS

/**
 * ahu_rn_reveal_set_words:
 * @counts: how many cards of each kind, at least one in all
 *
 * Returns: (transfer full): the cards as a list: “2 × Fish, Grain”
 */
char *ahu_rn_reveal_set_words (const guint counts[RN_SACRIFICES]);

/**
 * ahu_rn_reveal_set_new:
 * @counts: how many cards of each kind
 *
 * Returns: (transfer floating): the cards side by side
 */
GtkWidget *ahu_rn_reveal_set_new (const guint counts[RN_SACRIFICES]);

G_END_DECLS
