/* rn-facts.h: what statistics count of each player of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-fact.h"
#include "core/history/ahu-history.h"
#include "games/rapanui/engine/rn-sheet.h"

G_BEGIN_DECLS

/**
 * RnFact:
 * @RN_FACT_TILES: glory points in tiles
 * @RN_FACT_MOAI: glory points for Moai (R8.6)
 * @RN_FACT_WOOD: glory points for wood (R8.6)
 * @RN_FACT_SACRIFICE: glory points for Sacrifice cards of the first kind; the
 *   others follow
 * @RN_FACT_BUILT: Moai built
 * @RN_FACT_BONUSES: bonuses won (R7.7, R7.8)
 * @RN_FACT_MISSED: scorings in which one card more of the scored kind would have
 *   won the player the bonus that it did not get: as many displayed as anybody
 *   else, or alone with a single one
 * @RN_FACT_BOUGHT: Sacrifice cards bought (R4)
 * @RN_FACT_SACRIFICED: own Sacrifice cards laid onto the Stone
 * @RN_FACT_GIVEN_UP: glory points those would have had in front of the player, as
 *   the Stone lies
 * @RN_FACT_GAIN: glory points that the player has more because of all that the
 *   player laid, cards added from the supply too (R6.3); less if negative
 *
 * What is counted, in the order in which it is shown. Up to the first kind of
 * what is no points all of it adds up to the total.
 */
typedef enum
{
  RN_FACT_TILES,
  RN_FACT_MOAI,
  RN_FACT_WOOD,
  RN_FACT_SACRIFICE,
  RN_FACT_BUILT = RN_FACT_SACRIFICE + RN_SACRIFICES,
  RN_FACT_BONUSES,
  RN_FACT_MISSED,
  RN_FACT_BOUGHT,
  RN_FACT_SACRIFICED,
  RN_FACT_GIVEN_UP,
  RN_FACT_GAIN,
  RN_FACTS
} RnFact;

/* Tells what is counted, in the user's language.
 * @facts: (out) (transfer none) (array length=result): the facts by [enum@Fact]
 * Returns: `RN_FACTS` */
guint rn_facts (const AhuFact **facts);

/* Counts the facts of each player. Of a game that was joined after its beginning what happened before is not known,
 * and so neither is what depends on it (`AHU_FACT_UNKNOWN`).
 * @history: a game of Rapa Nui that is over
 * @values: (out caller-allocates): by seat, `RN_FACTS` for each */
void rn_count_facts (AhuHistory *history,
                     gint64     *values);

/* Counts the facts of each player as far as they are known.
 * @sheet: the end of a game, of which no more is known
 * @values: (out caller-allocates): by seat, `RN_FACTS` for each */
void rn_sheet_facts (const RnSheet *sheet,
                     gint64        *values);

G_END_DECLS
