/* ahu-tp-centre-words.h: what the centre of Tapati's table says, to eyes and ears
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"

G_BEGIN_DECLS

/* @scene: what is shown
 * @fact: a card in use
 * Returns: (transfer full): its name, and what lies on it or who took it */
char *ahu_tp_fact_words (const AhuTpScene *scene,
                         guint             fact);

/* Returns: (transfer full): what a fact card brings, as the rules say it, with the rule in parentheses */
char *ahu_tp_fact_brings (guint fact);

/* Returns: (transfer full): what is to be said beside the heading of the cards, may be empty */
char *ahu_tp_facts_note (const TpPosition *position);

/* @piece: Rapanuis or captives
 * Returns: (transfer full): how many lie in their market */
char *ahu_tp_market_words (const TpPosition *position,
                           guint             piece);

/* Returns: (transfer full): the palms of the market and its places, such as “14/20” */
char *ahu_tp_palms_count (const TpPosition *position);

/* Returns: (transfer full): how many columns of the palm market are full */
char *ahu_tp_columns_words (const TpPosition *position);

/* Returns: (transfer full): the palm market, such as “Palms 14 of 20, 3 full columns” */
char *ahu_tp_palms_words (const TpPosition *position);

/* @piece: a quarry or a rug
 * @count: how many lie in the market
 * Returns: (transfer full): the tile, such as “Quarry with 2 circles, twice” */
char *ahu_tp_tile_words (const TpPosition *position,
                         guint             piece,
                         guint             count);

/* Returns: (transfer full): all that is in the store */
char *ahu_tp_store_words (const TpPosition *position);

/* @circles: those of its quarry; 0 for any
 * Returns: (transfer full): what it is made of, within a sentence */
char *ahu_tp_combination_words (guint combination,
                                guint circles);

/* @lies: what lies in the interchange market, bit per [enum@Combination]
 * @circles: those of the quarry there
 * Returns: (transfer full): such as “Interchange: a quarry with 3 circles, two palms” */
char *ahu_tp_interchange_words (guint lies,
                                guint circles);

/* @parts: (element-type utf8): at least one
 * Returns: (transfer full): such as “Anna, Ben and Carla” */
char *ahu_tp_list_words (GPtrArray *parts);

G_END_DECLS
