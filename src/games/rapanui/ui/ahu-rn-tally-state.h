/* ahu-rn-tally-state.h: what a tally remembers of one moment, for undo and redo
 *
 * Not for: when something changes and who is told (ahu-rn-tally.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/ui/ahu-rn-tally.h"

G_BEGIN_DECLS

#define AHU_RN_TALLY_NO_SEAT -1

/**
 * AhuRnTallyState:
 * @sheet: the counts
 * @names: the names as entered
 * @colours: the colours, as the game spells them
 * @source: where the counts are from
 * @game: (nullable): the id of the tracked game they are from
 * @ply: how many moves were made in it then
 * @origin: (nullable): the result sheet that was opened, whose unknown members
 *   are kept
 * @seats: where in @origin a player sat, or `AHU_RN_TALLY_NO_SEAT`
 */
typedef struct
{
  RnSheet sheet;
  char *names[RN_MAX_PLAYERS];
  const char *colours[RN_MAX_PLAYERS];
  AhuRnTallySource source;
  char *game;
  guint ply;
  JsonObject *origin;
  int seats[RN_MAX_PLAYERS];
} AhuRnTallyState;

/**
 * ahu_rn_tally_state_new:
 * @sheet: the counts
 * @names: the names by seat
 * @colours: the colours by seat, as in records
 * @source: where the counts are from
 * @origin: (nullable): the result sheet they are from
 *
 * Returns: (transfer full): a state
 */
AhuRnTallyState *ahu_rn_tally_state_new (const RnSheet     *sheet,
                                         const char *const *names,
                                         const char *const *colours,
                                         AhuRnTallySource   source,
                                         JsonObject        *origin);

AhuRnTallyState *ahu_rn_tally_state_copy (const AhuRnTallyState *state);
void ahu_rn_tally_state_free (AhuRnTallyState *state);

/**
 * ahu_rn_tally_state_append_player:
 * @state: a state with fewer than four players
 *
 * Adds somebody who has nothing yet, in a free colour.
 */
void ahu_rn_tally_state_append_player (AhuRnTallyState *state);

void ahu_rn_tally_state_remove_player (AhuRnTallyState *state,
                                       guint            player);

/**
 * ahu_rn_tally_state_set_colour:
 * @state: a state
 * @player: from 0
 * @colour: a colour; who has had it gets the other one in exchange
 */
void ahu_rn_tally_state_set_colour (AhuRnTallyState *state,
                                    guint            player,
                                    const char      *colour);

G_END_DECLS
