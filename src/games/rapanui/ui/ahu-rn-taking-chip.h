/* ahu-rn-taking-chip.h: what one player moves at the table: mark, name, numbers, tokens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/study/rn-amends.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_TAKING_CHIP (ahu_rn_taking_chip_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnTakingChip, ahu_rn_taking_chip, AHU, RN_TAKING_CHIP, GtkWidget)

/* In which order a line with chips is shortened; the steps are those of AhuShortLayout. */
enum
{
  AHU_RN_SHORT_BONUS = 1, /* “4 + 1”, and what stands behind the chips is cut off */
  AHU_RN_SHORT_KIND,      /* the silhouette stays */
  AHU_RN_SHORT_NAME,      /* the mark stays */
  AHU_RN_SHORT_WORDS,     /* “−7” */
  AHU_RN_SHORT_TURN,
  AHU_RN_SHORT_ALL        /* the bonus, too */
};

/**
 * ahu_rn_taking_chip_new:
 *
 * Returns: (transfer floating): an empty chip
 */
GtkWidget *ahu_rn_taking_chip_new (void);

/**
 * ahu_rn_taking_chip_set_narrow:
 * @self: a chip
 * @narrow: whether it stands in a narrow window
 */
void ahu_rn_taking_chip_set_narrow (AhuRnTakingChip *self,
                                    gboolean         narrow);

/**
 * ahu_rn_taking_chip_show_news:
 * @self: a chip
 * @news: news
 * @index: which of its items
 * @session: for names and colours
 */
void ahu_rn_taking_chip_show_news (AhuRnTakingChip *self,
                                   const RnNews    *news,
                                   guint            index,
                                   AhuSession      *session);

/**
 * ahu_rn_taking_chip_show_amend:
 * @self: a chip
 * @amend: what a player moves after a correction or an undo
 * @player: who
 * @session: for names and colours
 */
void ahu_rn_taking_chip_show_amend (AhuRnTakingChip *self,
                                    const RnAmend   *amend,
                                    guint            player,
                                    AhuSession      *session);

/**
 * ahu_rn_taking_chip_get_explanation:
 * @self: a chip
 *
 * Returns: (transfer none): what it shows in words, in tokens and with the rules
 */
const char *ahu_rn_taking_chip_get_explanation (AhuRnTakingChip *self);

G_END_DECLS
