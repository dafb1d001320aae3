/* ahu-rn-tally.h: what is counted for a final scoring without a tracked game
 *
 * The players and their counts, with undo and redo. Knows no widgets, and nothing of
 * what the counts are worth (rn-final.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "games/rapanui/engine/rn-sheet.h"

G_BEGIN_DECLS

/**
 * AhuRnTallySource:
 * @AHU_RN_TALLY_ENTERED: from the table, by hand, or from a result sheet
 * @AHU_RN_TALLY_RUNNING: from a running game, as far as everybody can see
 * @AHU_RN_TALLY_OVER: a copy of a finished game
 *
 * Where the counts began.
 */
typedef enum
{
  AHU_RN_TALLY_ENTERED,
  AHU_RN_TALLY_RUNNING,
  AHU_RN_TALLY_OVER
} AhuRnTallySource;

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
 * ahu_rn_tally_replace:
 * @self: a tally
 * @sheet: the counts
 * @names: (array zero-terminated=1): the names by seat
 * @colours: (array zero-terminated=1): the colours by seat
 * @source: where they begin
 * @origin: (nullable): the result sheet they are from
 *
 * Puts other counts in place of all there is, which undo brings back.
 */
void ahu_rn_tally_replace (AhuRnTally        *self,
                           const RnSheet     *sheet,
                           const char *const *names,
                           const char *const *colours,
                           AhuRnTallySource   source,
                           JsonObject        *origin);

/**
 * ahu_rn_tally_clear:
 * @self: a tally
 *
 * Makes all counts missing, which undo takes back; the players stay.
 */
void ahu_rn_tally_clear (AhuRnTally *self);

/**
 * ahu_rn_tally_is_empty:
 * @self: a tally
 *
 * Returns: whether nothing is counted yet
 */
gboolean ahu_rn_tally_is_empty (AhuRnTally *self);

/**
 * ahu_rn_tally_is_counted:
 * @self: a tally
 * @player: from 0; -1 for the Stone
 *
 * Returns: whether none of the counts there is missing
 */
gboolean ahu_rn_tally_is_counted (AhuRnTally *self,
                                  int         player);

AhuRnTallySource ahu_rn_tally_get_source (AhuRnTally *self);

/**
 * ahu_rn_tally_set_game:
 * @self: a tally with counts from a tracked game
 * @game: the game's id
 * @ply: how many moves are made in it
 *
 * Says which game it is, as long as these counts stand.
 */
void ahu_rn_tally_set_game (AhuRnTally *self,
                            const char *game,
                            guint       ply);

/**
 * ahu_rn_tally_get_game:
 * @self: a tally
 * @ply: (out) (optional): how many moves were made in it
 *
 * Returns: (transfer none) (nullable): the id of the tracked game the counts are from
 */
const char *ahu_rn_tally_get_game (AhuRnTally *self,
                                   guint      *ply);

/**
 * ahu_rn_tally_dup_document:
 * @self: a tally
 *
 * Returns: (transfer full): a result sheet with what the one that was opened
 *   held beside the counts
 */
JsonObject *ahu_rn_tally_dup_document (AhuRnTally *self);

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

/**
 * ahu_rn_tally_unset_count:
 * @self: a tally
 * @cell: which count
 *
 * Nobody has counted it, as after its last digit is taken back.
 */
void ahu_rn_tally_unset_count (AhuRnTally  *self,
                               RnSheetCell  cell);

/**
 * ahu_rn_tally_end_typing:
 * @self: a tally
 *
 * What is typed next is undone by itself, even in the same field.
 */
void ahu_rn_tally_end_typing (AhuRnTally *self);

/**
 * ahu_rn_tally_set_name:
 * @self: a tally
 * @player: from 0
 * @name: the name; letters typed one after the other are undone as one
 */
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
