/* rn-amends.h: what to move on the table until it lies as the record has it now
 *
 * After a correction or an undo: the difference of two positions, as far as it lies on the
 * table. Not for: a count that differs (rn-count-check.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/study/rn-news.h"

G_BEGIN_DECLS

/**
 * RnAmend:
 * @wood: taken from the supply, less than 0 put back
 * @glory: the same of glory points
 * @cards: the same of Sacrifice cards, by kind
 * @unnamed: the same of cards whose kinds are not known (a game joined late)
 * @stone: laid face up onto the Stone, less than 0 taken from there
 * @face_down: laid face down onto the Stone, less than 0 taken from there
 *
 * What one player moves.
 */
typedef struct
{
  gint16 wood;
  gint16 glory;
  gint8 cards[RN_SACRIFICES];
  gint8 unnamed;
  gint8 stone[RN_SACRIFICES];
  gint8 face_down;
} RnAmend;

/**
 * RnAmends:
 * @n_players: how many players
 * @players: what each moves, by seat
 * @stone: cards from the piles onto the Stone, less than 0 back, by kind
 * @top: whether another card lies on top of the Stone
 * @columns: the columns of the general display that changed, bit per column
 */
typedef struct
{
  guint8 n_players;
  RnAmend players[RN_MAX_PLAYERS];
  gint8 stone[RN_SACRIFICES];
  gboolean top;
  guint8 columns;
} RnAmends;

/* Kinds of cards that lie face down count as not known: they stay with their owners here, and only their number is
 * compared.
 * @amends: (out caller-allocates): what to move
 * @told: the position that the table is in
 * @now: the position that it should be in, of as many players */
void rn_amends_find (RnAmends         *amends,
                     const RnPosition *told,
                     const RnPosition *now);

/* @amends: (inout): what to move
 * @other: what else the players have to move */
void rn_amends_add (RnAmends       *amends,
                    const RnAmends *other);

/* @amends: what to move
 * Returns: whether no token and no Sacrifice card is moved */
gboolean rn_amends_is_zero (const RnAmends *amends);

/* @amend: what one player moves
 * @parts: (out caller-allocates) (array fixed-size=16): what is moved
 * Returns: how many parts, 0 if nothing is moved */
guint rn_amend_parts (const RnAmend *amend,
                      RnPart         parts[RN_NEWS_PARTS]);

/* @amend: what one player moves
 * @name: the player's name
 * Returns: (transfer full): “Anna takes 1 wood. Anna puts back 1 × Fish.” */
char *rn_amend_sentence (const RnAmend *amend,
                         const char    *name);

/* @amends: what to move
 * @told: the position that the table is in
 * @now: the position that it should be in
 * Returns: (transfer full) (nullable): what lies on the Stone and in the columns now, %NULL if that is as it was */
char *rn_amends_rest (const RnAmends   *amends,
                      const RnPosition *told,
                      const RnPosition *now);

/* @turn: the turn of the first move that is another now
 * @was: (nullable): what it was
 * @is: (nullable): what it is
 * Returns: (transfer full): “because turn 21 was corrected: Lumberjack, not Sweet Potato”; kinds of cards that lie
 *   face down are not named */
char *rn_amends_reason (guint         turn,
                        const RnMove *was,
                        const RnMove *is);

G_END_DECLS
