/* ahu-record.h: the record of a game: reading, strict checking of its form, writing
 *
 * Knows members and JSON types, nothing of rules: whether the set-up and the
 * moves are legal is the history's to find out. Members that are not known are
 * kept and written again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "core/game/ahu-game.h"
#include "core/json/ahu-record-error.h"
#include "core/record/ahu-struck-line.h"

G_BEGIN_DECLS

#define AHU_TYPE_RECORD (ahu_record_get_type ())
G_DECLARE_FINAL_TYPE (AhuRecord, ahu_record, AHU, RECORD, GObject)

/**
 * AHU_DOCUMENT_MAX_SIZE:
 *
 * The largest file that is read, in bytes. A record of a whole game has less
 * than ten thousand.
 */
#define AHU_DOCUMENT_MAX_SIZE (8 * 1024 * 1024)

/**
 * ahu_document_read:
 * @path: a file's path
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Reads an ordinary file of at most %AHU_DOCUMENT_MAX_SIZE. Pipes and devices are
 * refused: one that nobody writes into would be waited for without an end.
 *
 * Returns: (transfer full) (nullable): its content
 */
GBytes *ahu_document_read (const char  *path,
                           GError     **error);

/**
 * ahu_document_read_input:
 * @path: a file's path, or `-` for standard input
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * The same for what a command line names, which may be a pipe.
 *
 * Returns: (transfer full) (nullable): its content
 */
GBytes *ahu_document_read_input (const char  *path,
                                 GError     **error);

/**
 * ahu_document_set_errno:
 * @error: return location for `AHU_RECORD_ERROR_FILE`
 * @number: an error of the system
 *
 * Says why a file can't be read.
 */
void ahu_document_set_errno (GError **error,
                             int      number);

/**
 * ahu_document_parse:
 * @bytes: the content of a file
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Parses strict JSON: valid UTF-8, nothing before or after the value, no NUL in
 * a string, bounded depth, and an object at the top with `format`, `version`
 * and `game` as in sections 1 and 5 of the record format.
 *
 * Returns: (transfer full) (nullable): the object, not to be changed: its parts
 *   may be shared
 */
JsonObject *ahu_document_parse (GBytes  *bytes,
                                GError **error);

/**
 * ahu_document_salvage:
 * @bytes: the content of a file
 * @damage: (out) (transfer full) (nullable): where the text is not good, or %NULL
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * As [func@document_parse], but where the text stops being JSON in the member
 * `moves` or after it, the moves before are taken.
 *
 * Returns: (transfer full) (nullable): the object
 */
JsonObject *ahu_document_salvage (GBytes  *bytes,
                                  GError **damage,
                                  GError **error);

/**
 * ahu_document_is_result:
 * @document: a document that [func@document_parse] gave
 *
 * Returns: whether it is a result sheet rather than a record
 */
gboolean ahu_document_is_result (JsonObject *document);

/**
 * ahu_document_check_version:
 * @document: a file of Ahu, of whatever kind
 * @error: return location for an `AHU_RECORD_ERROR`
 *
 * Returns: whether it is of the version that this program reads and writes
 */
gboolean ahu_document_check_version (JsonObject  *document,
                                     GError     **error);

/**
 * ahu_document_get_game:
 * @document: a document that [func@document_parse] gave
 *
 * Returns: (transfer none): its game
 */
const AhuGame *ahu_document_get_game (JsonObject *document);

/**
 * ahu_document_get_string:
 * @object: an object of a document
 * @member: the name of a member
 * @path: its name for people, such as `players[1].name`
 * @error: return location for `AHU_RECORD_ERROR_MEMBER`
 *
 * Returns: (transfer none) (nullable): the member's string
 */
const char *ahu_document_get_string (JsonObject  *object,
                                     const char  *member,
                                     const char  *path,
                                     GError     **error);

/**
 * ahu_document_get_integer:
 * @object: an object of a document
 * @member: the name of a member
 * @path: its name for people
 * @value: (out): the member's number
 * @error: return location for `AHU_RECORD_ERROR_MEMBER`
 *
 * A number with a fraction or an exponent is no integer, nor is one beyond 64
 * bits.
 *
 * Returns: whether the member is an integer
 */
gboolean ahu_document_get_integer (JsonObject  *object,
                                   const char  *member,
                                   const char  *path,
                                   gint64      *value,
                                   GError     **error);

/**
 * ahu_document_get_array:
 * @object: an object of a document
 * @member: the name of a member
 * @path: its name for people
 * @error: return location for `AHU_RECORD_ERROR_MEMBER`
 *
 * Returns: (transfer none) (nullable): the member's array
 */
JsonArray *ahu_document_get_array (JsonObject  *object,
                                   const char  *member,
                                   const char  *path,
                                   GError     **error);

/**
 * ahu_document_get_object:
 * @object: an object of a document
 * @member: the name of a member
 * @path: its name for people
 * @error: return location for `AHU_RECORD_ERROR_MEMBER`
 *
 * Returns: (transfer none) (nullable): the member's object
 */
JsonObject *ahu_document_get_object (JsonObject  *object,
                                     const char  *member,
                                     const char  *path,
                                     GError     **error);

/**
 * ahu_document_check_players:
 * @document: a record or result sheet
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Checks `players`: an array of objects with a `name` and a known, distinct
 * `colour`. Their number is a question of the rules.
 *
 * Returns: (transfer full) (nullable) (array zero-terminated=1): the names by seat,
 *   as [func@name_printable] makes them
 */
char **ahu_document_check_players (JsonObject  *document,
                                   GError     **error);

/**
 * ahu_record_format_time:
 * @time: (nullable): a time in UTC, %NULL for the present one
 *
 * Returns: (transfer full): the time as `created` has it
 */
char *ahu_record_format_time (GDateTime *time);

/**
 * ahu_record_new:
 * @game: the game
 * @names: (array zero-terminated=1): the players' names in seating order, the
 *   starting player first
 * @colours: (array zero-terminated=1): their colours
 * @setup: (transfer full): the member `setup`
 *
 * Returns: (transfer full): a record without moves, with a new id and the
 *   present time
 */
AhuRecord *ahu_record_new (const AhuGame     *game,
                           const char *const *names,
                           const char *const *colours,
                           JsonNode          *setup);

/**
 * ahu_record_new_with_id:
 * @game: the game
 * @id: the record's id
 * @created: when the game was begun, in ISO 8601
 * @names: (array zero-terminated=1): the players' names in seating order, the
 *   starting player first
 * @colours: (array zero-terminated=1): their colours
 * @setup: (transfer full): the member `setup`
 *
 * As [ctor@Record.new], but with nothing taken from clock or chance.
 *
 * Returns: (transfer full): a record without moves
 */
AhuRecord *ahu_record_new_with_id (const AhuGame     *game,
                                   const char        *id,
                                   const char        *created,
                                   const char *const *names,
                                   const char *const *colours,
                                   JsonNode          *setup);

/**
 * ahu_record_branch:
 * @self: a record
 * @moves: (element-type JsonNode): moves of its game
 * @n_moves: how many of them the new game begins with, from the first
 *
 * Returns: (transfer full): another game of the same players that begins with
 *   the same set-up and moves, with a new id and the present time; its member
 *   `branched-from` tells where it comes from
 */
AhuRecord *ahu_record_branch (AhuRecord *self,
                              GPtrArray *moves,
                              guint      n_moves);

/**
 * ahu_record_copy_with_origin:
 * @self: a record
 *
 * For a copy of the whole game, which gets another id after that.
 *
 * Returns: (transfer full): the record with a member `branched-from` that names its own
 *   id and all its moves; as it is if it has one for all its moves already
 */
AhuRecord *ahu_record_copy_with_origin (AhuRecord *self);

/**
 * ahu_record_get_origin:
 * @self: a record
 *
 * Returns: (transfer none) (nullable): the id of the game that all its moves come from,
 *   by `branched-from`; %NULL where it has gone on since, or comes from no other
 */
const char *ahu_record_get_origin (AhuRecord *self);

/**
 * ahu_record_new_from_document:
 * @document: (transfer none): what [func@document_parse] gave
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Returns: (transfer full) (nullable): the record
 */
AhuRecord *ahu_record_new_from_document (JsonObject  *document,
                                         GError     **error);

/**
 * ahu_record_copy_with:
 * @self: a record
 * @member: the name of a member at the top, such as `title` or `id`
 * @value: (transfer full) (nullable): its value; %NULL to leave it out
 *
 * Returns: (transfer full) (nullable): the record with that member added, replaced
 *   or left out, all others kept, and as new as @self; %NULL if that would be no
 *   record
 */
AhuRecord *ahu_record_copy_with (AhuRecord  *self,
                                 const char *member,
                                 JsonNode   *value);

/**
 * ahu_record_mend_setup:
 * @self: a record
 * @names: (array zero-terminated=1): the players' names in seating order, as the record
 *   shows them where they stay
 * @colours: (array zero-terminated=1): their colours
 * @setup: (transfer full): the member `setup`
 *
 * What else the record says of a player goes along with the name, else with the colour.
 *
 * Returns: (transfer full) (nullable): the record with these players and this set-up, all
 *   else as it was; %NULL if that would be no record
 */
AhuRecord *ahu_record_mend_setup (AhuRecord         *self,
                                  const char *const *names,
                                  const char *const *colours,
                                  JsonNode          *setup);

/**
 * ahu_record_has_setup:
 * @self: a record
 * @other: a record of the same game
 *
 * Returns: whether both begin with the same players and the same set-up
 */
gboolean ahu_record_has_setup (AhuRecord *self,
                               AhuRecord *other);

/**
 * ahu_record_copy_with_setup:
 * @self: a record
 * @other: a record of the same game
 *
 * Returns: (transfer full): the record with the players and the set-up of @other, all else
 *   as it was; @self itself where these are the same
 */
AhuRecord *ahu_record_copy_with_setup (AhuRecord *self,
                                       AhuRecord *other);

/**
 * ahu_record_contains:
 * @self: a record
 * @other: a record
 *
 * Returns: whether all that @other tells stands in @self: its members, and its
 *   moves as the first ones, so that @self may take its place
 */
gboolean ahu_record_contains (AhuRecord *self,
                              AhuRecord *other);

/**
 * ahu_record_load:
 * @path: a file's path, or `-` for standard input, as a command line names it
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Returns: (transfer full) (nullable): the record
 */
AhuRecord *ahu_record_load (const char  *path,
                            GError     **error);

/**
 * ahu_record_salvage:
 * @bytes: the content of a file
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Reads a record of which everything before the moves is whole. Where the text
 * stops being JSON after that, the moves before are taken, and
 * [method@Record.get_damage] tells what is wrong. For games that somebody wants to
 * go on with; whoever checks a file wants [func@document_parse].
 *
 * Returns: (transfer full) (nullable): the record
 */
AhuRecord *ahu_record_salvage (GBytes  *bytes,
                               GError **error);

/**
 * ahu_record_get_damage:
 * @self: a record
 *
 * Returns: (transfer none) (nullable): a sentence that tells what is wrong with
 *   the text of a record whose good part was read, %NULL if that is all of it
 */
const char *ahu_record_get_damage (AhuRecord *self);

/**
 * ahu_record_to_bytes:
 * @self: a record
 * @moves: (element-type JsonNode): the moves to write
 * @n_moves: how many of them, from the first
 *
 * Reading the bytes and writing them again gives the same bytes.
 *
 * Returns: (transfer full): the record as JSON, unknown members kept
 */
GBytes *ahu_record_to_bytes (AhuRecord *self,
                             GPtrArray *moves,
                             guint      n_moves);

/**
 * ahu_record_to_bytes_with_struck:
 * @self: a record
 * @moves: (element-type JsonNode): the moves to write
 * @n_moves: how many of them, from the first
 * @struck: (element-type AhuStruckLine): the lines that corrections struck
 *   through, in place of those that were read
 *
 * Returns: (transfer full): as [method@Record.to_bytes], with the member
 *   `corrected`
 */
GBytes *ahu_record_to_bytes_with_struck (AhuRecord *self,
                                         GPtrArray *moves,
                                         guint      n_moves,
                                         GPtrArray *struck);

/**
 * ahu_record_is_new:
 * @self: a record
 *
 * Returns: whether it was begun here rather than read from a file
 */
gboolean ahu_record_is_new (AhuRecord *self);

/**
 * ahu_record_is_counted:
 * @self: a record
 *
 * Returns: whether the game ended with counts (`ahu-record-counts.h`), all of which are there
 *   and can be, wherever its moves have come to
 */
gboolean ahu_record_is_counted (AhuRecord *self);

/**
 * ahu_record_get_document:
 * @self: a record
 *
 * Returns: (transfer none): all its members; never changed
 */
JsonObject *ahu_record_get_document (AhuRecord *self);

/**
 * ahu_record_get_game:
 * @self: a record
 *
 * Returns: (transfer none): the game that it is a record of
 */
const AhuGame *ahu_record_get_game (AhuRecord *self);

/**
 * ahu_record_get_id:
 * @self: a record
 *
 * Returns: (transfer none): what it is known by, whatever its file is called
 */
const char *ahu_record_get_id (AhuRecord *self);

/**
 * ahu_record_get_created:
 * @self: a record
 *
 * Returns: (transfer none): when the game began, as it stands in the file
 */
const char *ahu_record_get_created (AhuRecord *self);

/**
 * ahu_record_dup_local_time:
 * @self: a record
 *
 * Returns: (transfer full) (nullable): when it was begun, as clocks show it here
 */
GDateTime *ahu_record_dup_local_time (AhuRecord *self);

/**
 * ahu_record_get_n_players:
 * @self: a record
 *
 * Returns: how many play
 */
guint ahu_record_get_n_players (AhuRecord *self);

/**
 * ahu_record_get_member:
 * @self: a record
 * @member: the name of a member at the top
 *
 * Returns: (transfer none) (nullable): its value, not to be changed; %NULL if it
 *   is not there
 */
JsonNode *ahu_record_get_member (AhuRecord  *self,
                                 const char *member);

/**
 * ahu_record_get_title:
 * @self: a record
 *
 * Returns: (transfer none) (nullable): the title that somebody gave the game, the
 *   member `title`; %NULL if that is missing, empty or no string
 */
const char *ahu_record_get_title (AhuRecord *self);

/**
 * ahu_record_get_names:
 * @self: a record
 *
 * Returns: (transfer none) (array zero-terminated=1): the names by seat
 */
const char *const *ahu_record_get_names (AhuRecord *self);

/**
 * ahu_record_get_colours:
 * @self: a record
 *
 * Returns: (transfer none) (array zero-terminated=1): the colours by seat
 */
const char *const *ahu_record_get_colours (AhuRecord *self);

/**
 * ahu_record_get_setup:
 * @self: a record
 *
 * Returns: (transfer none): the member `setup`
 */
JsonObject *ahu_record_get_setup (AhuRecord *self);

/**
 * ahu_record_get_moves:
 * @self: a record
 *
 * Returns: (transfer none) (element-type JsonNode): the moves as read, not
 *   checked against the rules; not to be changed, equal ones may be one
 */
GPtrArray *ahu_record_get_moves (AhuRecord *self);

/**
 * ahu_record_get_struck:
 * @self: a record
 *
 * Returns: (transfer none) (nullable) (element-type AhuStruckLine): the lines
 *   that corrections struck through, as read, %NULL if the file has none
 */
GPtrArray *ahu_record_get_struck (AhuRecord *self);

G_END_DECLS
