/* ahu-rn-deal-words.h: the words of the page on which a display is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-set-up-page.h"

G_BEGIN_DECLS

/**
 * ahu_rn_deal_question:
 * @place: the place that is filled next, or `AHU_RN_DEAL_PLACES` when all are filled
 *
 * Returns: (transfer full): what is asked
 */
char *ahu_rn_deal_question (guint place);

/**
 * ahu_rn_deal_hint:
 * @use: what is entered
 * @full: whether all places are filled
 *
 * Returns: what is said below the question
 */
const char *ahu_rn_deal_hint (AhuSetUpUse use,
                              gboolean    full);

/**
 * ahu_rn_deal_instead:
 * @place: the chosen place
 * @kind: the card kind there, or `RN_INVALID`
 *
 * Returns: (transfer full) (nullable): what the next card replaces, %NULL if nothing
 */
char *ahu_rn_deal_instead (guint place,
                           guint kind);

/**
 * ahu_rn_deal_palette_title:
 * @full: whether all places are filled
 *
 * Returns: what the cards to choose are for, where no place that is filled is chosen
 */
const char *ahu_rn_deal_palette_title (gboolean full);

/**
 * ahu_rn_deal_palette_how:
 * @full: whether all places are filled
 * @chosen: whether a place that is filled is chosen
 *
 * Returns: how a card gets onto its place, or off it
 */
const char *ahu_rn_deal_palette_how (gboolean full,
                                     gboolean chosen);

G_END_DECLS
