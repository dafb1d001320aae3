/* ahu-tp-centre.h: what lies in the middle of the table: the cards, the markets, or the step's panel
 *
 * The cards lie on top, in little room only where they or the markets are needed. Below them a draw, an exchange and the scoring of Moai take the
 * place of the markets, in which nothing is taken then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_CENTRE (ahu_tp_centre_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpCentre, ahu_tp_centre, AHU, TP_CENTRE, AhuParent)

/* Signals: `chosen (const TpMove *move)` for what can be done, `refused (const char *reason)` for what can't,
 * `entered ()` when a tile of a draw that isn't complete was entered or taken back.
 * Returns: (transfer floating): the middle of a table */
GtkWidget *ahu_tp_centre_new (void);

/* Beside the panel of a step the cards are a line of signs where there is little height; where there is not even
 * that much left, the panel stands alone.
 * @self: the middle of a table
 * @size: how much room it has
 * @height: how much of that is height; with little of it store and interchange are a line each, and from afar they
 *   aren't there at all: the markets have their room */
void ahu_tp_centre_set_size (AhuTpCentre *self,
                             AhuTpSize    size,
                             AhuTpHeight  height);

/* @self: the middle of a table
 * @scene: what is shown; where it is only looked at the markets stay */
void ahu_tp_centre_update (AhuTpCentre      *self,
                           const AhuTpScene *scene);

/* @self: the middle of a table
 * @step: a [enum@Step]
 * Returns: (transfer none) (nullable): where the decision of that step is made, %NULL if it isn't made here */
GtkWidget *ahu_tp_centre_find_decision (AhuTpCentre *self,
                                        guint        step);

/* @self: the middle of a table
 * @move: (out caller-allocates): as much as is entered of a draw
 * Returns: whether there is any */
gboolean ahu_tp_centre_get_tiles (AhuTpCentre *self,
                                  TpMove      *move);

/* Enters as much of it as can be drawn now.
 * @self: the middle of a table
 * @move: what was entered of a draw, or anything else */
void ahu_tp_centre_set_tiles (AhuTpCentre  *self,
                              const TpMove *move);

/* @self: the middle of a table
 * Returns: whether a tile was entered of a draw that isn't complete */
gboolean ahu_tp_centre_can_take_back (AhuTpCentre *self);

/* Takes the tile back that was entered last.
 * @self: the middle of a table */
void ahu_tp_centre_take_back (AhuTpCentre *self);

/**
 * AhuTpSpot:
 * @AHU_TP_SPOT_MARKET: a market, by [enum@Piece]
 * @AHU_TP_SPOT_STORE: the store, by [enum@Piece]
 * @AHU_TP_SPOT_FACT: a fact card, by [enum@Fact]
 * @AHU_TP_SPOT_INTERCHANGE: a combination, by [enum@Combination]
 * @AHU_TP_SPOT_GIVEN: where what is given goes, by [enum@Piece]: to the store, or where the interchange hides it,
 *   to the middle of that
 * @AHU_TP_SPOT_DRAW: the places for tiles that are drawn, by number
 *
 * Where things lie in the middle of the table.
 */
typedef enum
{
  AHU_TP_SPOT_MARKET,
  AHU_TP_SPOT_STORE,
  AHU_TP_SPOT_FACT,
  AHU_TP_SPOT_INTERCHANGE,
  AHU_TP_SPOT_GIVEN,
  AHU_TP_SPOT_DRAW
} AhuTpSpot;

/* @self: the middle of a table
 * @spot: where
 * @which: which of those that there are
 * Returns: (transfer none) (nullable): what is there, seen or not */
GtkWidget *ahu_tp_centre_find_spot (AhuTpCentre *self,
                                    AhuTpSpot    spot,
                                    guint        which);

/* @self: the middle of a table
 * Returns: whether all that lies there leaves room below it, in a low window */
gboolean ahu_tp_centre_leaves_room (AhuTpCentre *self);

/* Lets go the panels of other steps than the one that is shown; each is made again for its next step. To be called
 * where the page is left.
 * @self: the middle of a table */
void ahu_tp_centre_forget_unseen (AhuTpCentre *self);

G_END_DECLS
