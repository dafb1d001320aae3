/* teller-utils.h: what tests of the teller do in any game
 *
 * Nobody is told anything in tests (ahu-tests.gschema.override), unless a test wants it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/ahu-game.h"
#include "toolkit/teach/ahu-teller.h"

G_BEGIN_DECLS

/* Whether the rules are told. */
void teller_set_wanted (const AhuGame *game,
                        gboolean       wanted);

/* Everything is new to everybody. */
void teller_forget (const AhuGame *game);

AhuTeller *teller_find (GtkWidget *page);

/* What is said leads to its rule, and all of it is to be seen and heard. */
void teller_assert_readable (AhuTeller *teller);

/* How much room is left for it above the table. */
int teller_get_row (GtkWidget *page);

/* Presses one of the buttons below what is said where they are seen, else the line of the menu that has the same. */
void teller_press (AhuTeller  *teller,
                   const char *label);

G_END_DECLS
