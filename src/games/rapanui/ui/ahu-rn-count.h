/* ahu-rn-count.h: how many cards of a kind lie in a personal display
 *
 * A silhouette and a number; none is faded, a sole majority stands on a pill in
 * the kind's colour.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_COUNT (ahu_rn_count_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnCount, ahu_rn_count, AHU, RN_COUNT, AhuParent)

/* Returns: (transfer floating): a count of 0 */
GtkWidget *ahu_rn_count_new (guint kind);

/* @leads: whether this is the sole majority */
void ahu_rn_count_show (AhuRnCount *self,
                        guint       number,
                        gboolean    leads);

G_END_DECLS
