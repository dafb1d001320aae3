/* ahu-rn-rules-picture.h: the illustrations of the rules of Rapa Nui
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/rules/ahu-rules-picture.h"

G_BEGIN_DECLS

/**
 * ahu_rn_rules_pictures:
 *
 * All of them; the last has no name.
 */
extern const AhuRulesPicture ahu_rn_rules_pictures[];

/* @kinds: (array length=n): card kinds, from the back
 * @n: how many cards
 * @width: of a card
 * Returns: (transfer floating): a column of the general display */
GtkWidget *ahu_rn_rules_column_new (const guint *kinds,
                                    guint        n,
                                    int          width);

G_END_DECLS
