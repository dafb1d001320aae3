/* ahu-sheet.h: a result sheet that is being entered
 *
 * The players and what is counted of them, as the document that is saved (record format,
 * section 5), with undo and redo. What it comes to it asks its game. A form changes it field by
 * field, by where the field stands in the document.
 *
 * Not for: showing any of it (ahu-score-form.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"

G_BEGIN_DECLS

/**
 * AhuSheetSource:
 * @AHU_SHEET_ENTERED: from the table, by hand, or from a result sheet
 * @AHU_SHEET_RUNNING: from a running game, as far as everybody can see
 * @AHU_SHEET_OVER: a copy of a finished game
 *
 * Where the counts began.
 */
typedef enum
{
  AHU_SHEET_ENTERED,
  AHU_SHEET_RUNNING,
  AHU_SHEET_OVER
} AhuSheetSource;

#define AHU_TYPE_SHEET (ahu_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AhuSheet, ahu_sheet, AHU, SHEET, GObject)

/**
 * ahu_sheet_new:
 * @game: a game whose sheets can be entered
 *
 * Signal: `changed` after every change.
 *
 * Returns: (transfer full): the fewest players who can play it, who have nothing yet
 */
AhuSheet *ahu_sheet_new (const AhuGame *game);

/**
 * ahu_sheet_get_game:
 * @self: a sheet
 *
 * Returns: (transfer none): the game it is a sheet of
 */
const AhuGame *ahu_sheet_get_game (AhuSheet *self);

/**
 * ahu_sheet_start:
 * @self: a sheet
 * @names: (array zero-terminated=1): as many names as can play
 * @colours: (array zero-terminated=1): their colours, as in records
 *
 * Begins anew with these players; nothing is left to undo.
 */
void ahu_sheet_start (AhuSheet          *self,
                      const char *const *names,
                      const char *const *colours);

/**
 * ahu_sheet_clear:
 * @self: a sheet
 *
 * Begins anew with the players who are there, which undo takes back.
 */
void ahu_sheet_clear (AhuSheet *self);

/**
 * ahu_sheet_count:
 * @self: a sheet
 * @session: a tracked game
 *
 * Takes what was counted of @session already, else counts what everybody can see in it, or all of a
 * game that is over; undo brings back what was there. Where the same position was counted before, what
 * was entered since stays.
 *
 * Returns: whether other counts were put in place
 */
gboolean ahu_sheet_count (AhuSheet   *self,
                          AhuSession *session);

/**
 * ahu_sheet_open:
 * @self: a sheet
 * @document: a result sheet of the same game
 * @refusal: (out) (nullable) (transfer full): the rule that stands against it
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Puts @document in place of all there is, which undo brings back. What no form can show is
 * refused and changes nothing.
 *
 * Returns: whether it is there
 */
gboolean ahu_sheet_open (AhuSheet    *self,
                         JsonObject  *document,
                         AhuRefusal **refusal,
                         GError     **error);

/**
 * ahu_sheet_get_document:
 * @self: a sheet
 *
 * Returns: (transfer none): the result sheet, with what one that was opened held beside the
 *   counts; never changed
 */
JsonObject *ahu_sheet_get_document (AhuSheet *self);

/**
 * ahu_sheet_dup_named:
 * @self: a sheet
 *
 * Returns: (transfer full): the document, where nobody is without a name
 */
JsonObject *ahu_sheet_dup_named (AhuSheet *self);

/**
 * ahu_sheet_save:
 * @self: a sheet
 *
 * Returns: (transfer full): the document as a file
 */
GBytes *ahu_sheet_save (AhuSheet *self);

/**
 * ahu_sheet_get_scoring:
 * @self: a sheet
 *
 * Returns: (transfer none): what it comes to, until the next change
 */
const AhuScoring *ahu_sheet_get_scoring (AhuSheet *self);

/**
 * ahu_sheet_get_source:
 * @self: a sheet
 *
 * Returns: where the counts began, which undo brings back too
 */
AhuSheetSource ahu_sheet_get_source (AhuSheet *self);

/**
 * ahu_sheet_get_game_id:
 * @self: a sheet
 *
 * Returns: (transfer none) (nullable): the id of the tracked game the counts began as those of
 */
const char *ahu_sheet_get_game_id (AhuSheet *self);

/**
 * ahu_sheet_get_n_players:
 * @self: a sheet
 *
 * Returns: how many players it has, as many as can play the game
 */
guint ahu_sheet_get_n_players (AhuSheet *self);

/**
 * ahu_sheet_get_name:
 * @self: a sheet
 * @player: from 0
 *
 * Returns: (transfer none): the name as it was entered, perhaps empty
 */
const char *ahu_sheet_get_name (AhuSheet *self,
                                guint     player);

/**
 * ahu_sheet_get_colour:
 * @self: a sheet
 * @player: from 0
 *
 * Returns: (transfer none): the colour, as in records
 */
const char *ahu_sheet_get_colour (AhuSheet *self,
                                  guint     player);

/**
 * ahu_sheet_dup_names:
 * @self: a sheet
 *
 * Returns: (transfer full) (array zero-terminated=1): names to show; who has none is called
 *   after the seat
 */
char **ahu_sheet_dup_names (AhuSheet *self);

/**
 * ahu_sheet_dup_colours:
 * @self: a sheet
 *
 * Returns: (transfer full) (array zero-terminated=1): the players' colours
 */
char **ahu_sheet_dup_colours (AhuSheet *self);

/**
 * ahu_sheet_set_name:
 * @self: a sheet
 * @player: from 0
 * @name: the name; letters typed one after the other are undone as one
 */
void ahu_sheet_set_name (AhuSheet   *self,
                         guint       player,
                         const char *name);

/**
 * ahu_sheet_set_colour:
 * @self: a sheet
 * @player: from 0
 * @colour: a colour, as in records
 *
 * Gives @player the colour; who has had it gets the other one in exchange.
 */
void ahu_sheet_set_colour (AhuSheet   *self,
                           guint       player,
                           const char *colour);

/**
 * ahu_sheet_can_add_player:
 * @self: a sheet
 *
 * Returns: whether the game takes one player more, and isn't tracked
 */
gboolean ahu_sheet_can_add_player (AhuSheet *self);

/**
 * ahu_sheet_can_remove_player:
 * @self: a sheet
 *
 * Returns: whether there are more players than the fewest who can play
 */
gboolean ahu_sheet_can_remove_player (AhuSheet *self);

/**
 * ahu_sheet_add_player:
 * @self: a sheet with room for one more
 *
 * Adds somebody without a name of whom nothing is counted, in a free colour.
 */
void ahu_sheet_add_player (AhuSheet *self);

/**
 * ahu_sheet_remove_player:
 * @self: a sheet with more players than the fewest
 * @player: from 0; those behind move up
 */
void ahu_sheet_remove_player (AhuSheet *self,
                              guint     player);

/**
 * ahu_sheet_set:
 * @self: a sheet
 * @path: a field of its document
 * @value: (transfer full) (nullable): what it is from now on, %NULL if nobody has counted it,
 *   as after its last digit is taken back
 * @typed: whether it is one digit more or less of a number being typed; all of them together
 *   are undone as one
 */
void ahu_sheet_set (AhuSheet   *self,
                    const char *path,
                    JsonNode   *value,
                    gboolean    typed);

/**
 * ahu_sheet_end_typing:
 * @self: a sheet
 *
 * What is typed next is undone by itself, even in the same field.
 */
void ahu_sheet_end_typing (AhuSheet *self);

/**
 * ahu_sheet_is_new:
 * @self: a sheet
 *
 * Returns: whether it has just begun: nothing is counted, and nothing was changed
 */
gboolean ahu_sheet_is_new (AhuSheet *self);

/**
 * ahu_sheet_can_undo:
 * @self: a sheet
 *
 * Returns: whether there is a change to undo
 */
gboolean ahu_sheet_can_undo (AhuSheet *self);

/**
 * ahu_sheet_can_redo:
 * @self: a sheet
 *
 * Returns: whether a change was undone and none was made since
 */
gboolean ahu_sheet_can_redo (AhuSheet *self);

/**
 * ahu_sheet_undo:
 * @self: a sheet that can undo
 */
void ahu_sheet_undo (AhuSheet *self);

/**
 * ahu_sheet_redo:
 * @self: a sheet that can redo
 */
void ahu_sheet_redo (AhuSheet *self);

G_END_DECLS
