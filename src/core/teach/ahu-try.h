/* ahu-try.h: the member `try` of a record: a position to think about, and the game that begins there
 *
 * Nothing in it says what is right: any move is legal that the game allows, and what is told of it is worked out.
 * Not for: what is told (ahu-compare.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/history/ahu-history.h"

G_BEGIN_DECLS

/**
 * AhuTryUntil:
 * @AHU_TRY_UNTIL_MOVE: the move that is decided on
 * @AHU_TRY_UNTIL_TURN: the turn that it belongs to, with its scoring; where one has parts, like the rounds of Tapati,
 *   that part
 *
 * With what a try ends.
 */
typedef enum
{
  AHU_TRY_UNTIL_MOVE,
  AHU_TRY_UNTIL_TURN
} AhuTryUntil;

/**
 * AhuTry:
 * @seat: who decides
 * @from: after so many moves of the record
 * @until: with what it ends
 * @about: (array zero-terminated=1): the rules it is about
 * @title: what it is called
 *
 * A position to think about.
 */
typedef struct
{
  guint seat;
  guint from;
  AhuTryUntil until;
  char **about;
  char *title;
} AhuTry;

/* @languages: (array zero-terminated=1): languages, the dearest first
 * Returns: (transfer full) (nullable): what the record has to think about; %NULL if that is nothing */
AhuTry *ahu_try_read (AhuRecord         *record,
                      const char *const *languages);

void ahu_try_free (AhuTry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AhuTry, ahu_try_free)

/* @seat: somebody in it
 * @from: after how many of its moves
 * Returns: whether @seat has to act there */
gboolean ahu_try_asks (AhuHistory *history,
                       guint       seat,
                       guint       from);

/* @from: after how many of its moves it began
 * Returns: whether it has come to what it goes on until */
gboolean ahu_try_is_over (AhuHistory  *history,
                          guint        from,
                          AhuTryUntil  until);

/* @seat: who decides
 * @from: after so many of its moves
 * Returns: (transfer full): another game, which begins there, with computers in all other seats */
AhuRecord *ahu_try_begin (AhuRecord *record,
                          guint      seat,
                          guint      from);

G_END_DECLS
