/* rn-variant-utils.h: games that differ in nothing but one card laid face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/* The examples in which a card can have been another one. */
extern const char *const test_variant_games[3];

/* Who practises in a game made a practice: the cards of the others are those of computers. */
#define TEST_VARIANT_PERSON 1

/* An example with another kind laid face down at @ply, or as it is where @kind is NULL; up
 * to the first move that isn't possible so, NULL if that is too soon to be worth a look. */
AhuSession *test_variant_load (const char *name,
                               gboolean    practice,
                               guint       ply,
                               const char *kind);

/* With another kind that the same player can have laid at a later or this ply, all else
 * being equal; NULL if there is none. */
AhuSession *test_variant_find (const char *name,
                               gboolean    practice,
                               AhuSession *session,
                               guint      *ply);

const RnPosition *test_variant_position (AhuSession *session,
                                         guint       ply);

/* Undoes or redoes as many moves as it takes. */
void test_variant_go (AhuSession *session,
                      guint       ply);

G_END_DECLS
