/* ahu-rn-tally.h: what is counted for a final scoring without a tracked game
 *
 * The players and their counts, with undo and redo. Knows no widgets, and
 * nothing of what the counts are worth (rn-final.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "rapanui/rn-sheet.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_TALLY (ahu_rn_tally_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnTally, ahu_rn_tally, AHU, RN_TALLY, GObject)

/**
 * ahu_rn_tally_new:
 *
 * Signals: `changed` after every change. Properties: `can-undo`, `can-redo`.
 *
 * Returns: (transfer full): two players who have nothing yet, and an empty Stone
 */
AhuRnTally *ahu_rn_tally_new (void);

/**
 * ahu_rn_tally_set_players:
 * @self: a tally
 * @names: (array zero-terminated=1): two to four names
 * @colours: (array zero-terminated=1): their colours, as in records
 *
 * Begins anew with these players; nothing is left to undo.
 */
void ahu_rn_tally_set_players (AhuRnTally        *self,
                               const char *const *names,
                               const char *const *colours);

/**
 * ahu_rn_tally_get_sheet:
 * @self: a tally
 *
 * Returns: (transfer none): the counts, until the next change
 */
const RnSheet *ahu_rn_tally_get_sheet (AhuRnTally *self);

/**
 * ahu_rn_tally_get_entered_name:
 * @self: a tally
 * @player: from 0
 *
 * Returns: (transfer none): the name as it was entered, perhaps empty
 */
const char *ahu_rn_tally_get_entered_name (AhuRnTally *self,
                                           guint       player);

/**
 * ahu_rn_tally_dup_names:
 * @self: a tally
 *
 * Returns: (transfer full) (array zero-terminated=1): names to show; who has
 *   none is called after the seat
 */
char **ahu_rn_tally_dup_names (AhuRnTally *self);

const char *ahu_rn_tally_get_colour (AhuRnTally *self,
                                     guint       player);

/**
 * ahu_rn_tally_dup_colours:
 * @self: a tally
 *
 * Returns: (transfer container) (array zero-terminated=1): the players' colours
 */
const char **ahu_rn_tally_dup_colours (AhuRnTally *self);

/**
 * ahu_rn_tally_set_count:
 * @self: a tally
 * @cell: which count
 * @count: the new number, from 0
 * @typed: whether it is one digit more or less of a number being typed; all of
 *   them together are undone as one
 */
void ahu_rn_tally_set_count (AhuRnTally  *self,
                             RnSheetCell  cell,
                             gint64       count,
                             gboolean     typed);

void ahu_rn_tally_set_name (AhuRnTally *self,
                            guint       player,
                            const char *name);

/**
 * ahu_rn_tally_set_colour:
 * @self: a tally
 * @player: from 0
 * @colour: a colour, as in records
 *
 * Gives @player the colour; who has had it gets the other one in exchange.
 */
void ahu_rn_tally_set_colour (AhuRnTally *self,
                              guint       player,
                              const char *colour);

/**
 * ahu_rn_tally_add_player:
 * @self: a tally with fewer than four players
 */
void ahu_rn_tally_add_player (AhuRnTally *self);

/**
 * ahu_rn_tally_remove_player:
 * @self: a tally with more than two players
 * @player: from 0
 */
void ahu_rn_tally_remove_player (AhuRnTally *self,
                                 guint       player);

gboolean ahu_rn_tally_can_undo (AhuRnTally *self);
gboolean ahu_rn_tally_can_redo (AhuRnTally *self);

/**
 * ahu_rn_tally_undo:
 * @self: a tally that can undo
 */
void ahu_rn_tally_undo (AhuRnTally *self);

/**
 * ahu_rn_tally_redo:
 * @self: a tally that can redo
 */
void ahu_rn_tally_redo (AhuRnTally *self);

G_END_DECLS
