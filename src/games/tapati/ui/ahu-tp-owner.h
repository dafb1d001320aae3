/* ahu-tp-owner.h: mark and name of whom something is asked, on the mat where it lies
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"

G_BEGIN_DECLS

/* Returns: (transfer floating): nobody's name yet; the prompt tells it to those who don't see it */
GtkWidget *ahu_tp_owner_new (void);

/* @heading: (nullable): what stands there while nothing is asked
 * @asked: whether something is asked of who acts */
void ahu_tp_owner_show (GtkWidget        *owner,
                        GtkWidget        *heading,
                        const AhuTpScene *scene,
                        gboolean          asked);

G_END_DECLS
