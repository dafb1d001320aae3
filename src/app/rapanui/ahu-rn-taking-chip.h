/* ahu-rn-taking-chip.h: what one player takes in a scoring: mark, name, tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/ahu-session.h"
#include "rapanui/rn-sentences.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_TAKING_CHIP (ahu_rn_taking_chip_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnTakingChip, ahu_rn_taking_chip, AHU, RN_TAKING_CHIP, GtkBox)

/**
 * ahu_rn_taking_chip_new:
 *
 * Returns: (transfer floating): an empty chip
 */
GtkWidget *ahu_rn_taking_chip_new (void);

/**
 * ahu_rn_taking_chip_set_narrow:
 * @self: a chip
 * @narrow: whether to leave out the name beside the mark
 */
void ahu_rn_taking_chip_set_narrow (AhuRnTakingChip *self,
                                    gboolean         narrow);

/**
 * ahu_rn_taking_chip_show:
 * @self: a chip
 * @takings: what a scoring gives
 * @index: which of its players
 * @session: for names and colours
 */
void ahu_rn_taking_chip_show (AhuRnTakingChip *self,
                              const RnTakings *takings,
                              guint            index,
                              AhuSession      *session);

G_END_DECLS
