/* rn-join.h: the position of a game that is already running, as entered
 *
 * For tracking a game that nobody tracked from its beginning. It is filled in
 * step by step; what is not known yet, or not at all, is `RN_JOIN_UNKNOWN`. Not
 * for: the beginning of a game (RnDeal in rn-rules.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "games/rapanui/engine/rn-position.h"
#include "games/rapanui/engine/rn-reason.h"

G_BEGIN_DECLS

#define RN_JOIN_UNKNOWN G_MININT64
/* More wood, glory points, turns or moves than any game can have. */
#define RN_JOIN_MAX 9999
#define RN_JOIN_MAX_PROBLEMS 128
/* R1.2, R1.3 */
#define RN_JOIN_BOX_CARDS 50
#define RN_JOIN_START_CARDS 4

/**
 * RnJoinPlayer:
 * @hand: cards in hand, by [enum@Kind]
 * @held: further cards in hand, of kinds that nobody told; if it is given, kinds
 *   missing from @hand are among them; otherwise it follows from the size of a hand
 * @area: cards in the personal display, by [enum@Kind]
 * @sacrifice: Sacrifice cards owned, by [enum@Sacrifice], those among them that
 *   were laid face down and are not told
 * @unknown: further Sacrifice cards owned, of kinds that nobody told; if it is
 *   given, kinds missing from @sacrifice are among them
 * @untold: how many of these lie on the Stone; if it is given it has to be so
 * @wood: wood
 * @glory: glory points in tiles
 *
 * What lies in front of one player. Each number may be `RN_JOIN_UNKNOWN`.
 */
typedef struct
{
  gint64 hand[RN_KINDS];
  gint64 held;
  gint64 area[RN_KINDS];
  gint64 sacrifice[RN_SACRIFICES];
  gint64 unknown;
  gint64 untold;
  gint64 wood;
  gint64 glory;
} RnJoinPlayer;

/**
 * RnJoinHidden:
 * @player: who laid it
 * @kind: an [enum@Sacrifice], `RN_SACRIFICE_NULL` if it is not told, `RN_INVALID`
 *   for a name that is no kind
 * @has_room: whether @room is known
 * @room: of an untold card: for each kind the most that it and the untold ones
 *   before it can be, as [struct@Hidden] has it
 *
 * A card that lies face down on the Stone.
 */
typedef struct
{
  gint64 player;
  guint8 kind;
  gboolean has_room;
  gint64 room[RN_SACRIFICES];
} RnJoinHidden;

/**
 * RnJoin:
 * @n_players: how many players take part
 * @n_seats: of how many players something was entered
 * @ply: moves made so far; 0 if it is unknown
 * @turn: the turn that begins, from 1; if it is unknown, the game counts as in
 *   its first round
 * @active: whose turn it is; follows from @turn if it is unknown
 * @step: where in the turn: `RN_STEP_BUY`, `RN_STEP_PLAY` or `RN_STEP_DRAW`; any other
 *   can't be joined in
 * @deck: cards in the draw pile; follows from all others if it is unknown
 * @unseen: what the draw pile is made of; found out as far as possible if it is
 *   unknown
 * @returned: Moai put back into the box (R5.6); if it is unknown, what @unseen
 *   says, or none
 * @n_columns: columns entered
 * @column_length: cards in each column
 * @display: the columns, back to front; [enum@Kind] or `RN_INVALID`
 * @players: what lies in front of each
 * @supply: the supply piles
 * @open: what was laid face up on the Stone
 * @stone_unknown: further cards there, face up or face down, of kinds that nobody
 *   remembers; as with a player
 * @n_hidden: cards that lie face down on the Stone, any number
 * @hidden: these, in the order laid
 * @top: the card on top of the Stone: an [enum@Sacrifice], `RN_SACRIFICE_HIDDEN`,
 *   `RN_SACRIFICE_NONE` for an empty Stone, `RN_SACRIFICE_NULL` for a name that is
 *   no kind, `RN_INVALID` if it is unknown
 *
 * A position in which somebody buys, plays or draws, not yet checked. A hand may stay
 * unknown: then whatever the box still allows may be played from it. Of each kind of
 * Sacrifice card one of @supply, @open and the players' counts may be unknown: it
 * follows from the 25 in the box (R1.4). What lies face down may stay unknown
 * for good, if only its number is known; one such number, or one supply pile, follows
 * from the 100: then
 * nothing is checked that would need the kinds, and what the players hold is
 * counted when the game has ended.
 */
typedef struct
{
  guint n_players;
  guint n_seats;
  gint64 ply;
  gint64 turn;
  gint64 active;
  guint8 step;
  gint64 deck;
  gint64 unseen[RN_KINDS];
  gint64 returned;
  guint n_columns;
  guint column_length[RN_COLUMNS];
  guint8 display[RN_COLUMNS][RN_COLUMN_CARDS];
  RnJoinPlayer players[RN_MAX_PLAYERS];
  gint64 supply[RN_SACRIFICES];
  gint64 open[RN_SACRIFICES];
  gint64 stone_unknown;
  guint n_hidden;
  RnJoinHidden hidden[RN_MAX_HIDDEN];
  guint8 top;
} RnJoin;

/* @join: (out caller-allocates): a position of which nothing is known
 * @n_players: how many players take part, 2–4 */
void rn_join_init (RnJoin *join,
                   guint   n_players);

/* Holds a position, half filled or whole, against the box and the rules. What is not possible comes first; of what
 * is unknown only that is a problem (with `RN_REASON_JOIN_MISSING`) which doesn't follow from something else. Totals
 * that need every number are taken when nothing is missing.
 * @join: a position as far as it was entered
 * @problems: (out caller-allocates) (array fixed-size=128): what can't be, and what is missing
 * Returns: how many problems there are, 0 if the game can go on from here */
guint rn_join_find_problems (const RnJoin *join,
                             RnReason      problems[RN_JOIN_MAX_PROBLEMS]);

/* @step: an [enum@Step]
 * Returns: whether a game can be joined in that step */
static inline gboolean
rn_join_can_begin (guint step)
{
  return step == RN_STEP_BUY || step == RN_STEP_PLAY || step == RN_STEP_DRAW;
}

/* @join: a position as entered
 * Returns: the first problem, or a reason with `RN_OK` */
RnReason rn_join_check (const RnJoin *join);

/* Lays out the game in its middle. Where the start cards are unknown, so is what exactly is in the draw pile:
 * `unseen` is then the most there can be of each Hunter & Gatherer. Cards in unknown hands are among `unseen` too.
 * @position: (out caller-allocates): the position
 * @join: a position that [func@join_check] accepts */
void rn_join_set_up (RnPosition   *position,
                     const RnJoin *join);

/* @join: (out caller-allocates): the position, unchecked
 * @n_players: number of players of the record
 * @node: (nullable): the member `position` of a record's `setup`
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: whether every member that is there has its JSON type; where not, @join is undefined */
gboolean rn_join_from_json (RnJoin    *join,
                            guint      n_players,
                            JsonNode  *node,
                            GError   **error);

/* @join: a position as entered
 * Returns: (transfer full): the member `setup` of a record, with `position` alone */
JsonNode *rn_join_to_json (const RnJoin *join);

/* Leaves of the players' Sacrifice cards how many they are, and of the cards laid face down who laid them: the same
 * game goes on from there, checked less.
 * @setup: the member `setup` of a record with a position that [func@join_check] accepts
 * @n_players: number of players of the record
 * Returns: (transfer full): the set-up as everybody may know it */
JsonNode *rn_join_conceal (JsonObject *setup,
                           guint       n_players);

/* Internal to [func@reason_sentence].
 * @reason: a problem with a code from `RN_REASON_JOIN_PLAYERS` on
 * @names: (array zero-terminated=1): the players' names by seat
 * Returns: (transfer full): one sentence without the rule number */
char *rn_join_sentence (const RnReason    *reason,
                        const char *const *names);

G_END_DECLS
