/* probe-ui.h: the pages of the second game: labels and a table, and nothing that may be left out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/game/ahu-game-ui.h"
#include "probe-table.h"

G_BEGIN_DECLS

/* What its pages say, and no other page does. */
#define PROBE_UI_DEAL "The deal of the probe"
#define PROBE_UI_BEGIN "Begin"
#define PROBE_UI_BACK "Back"
#define PROBE_UI_TABLE PROBE_TABLE_WORDS
#define PROBE_UI_POSITION "A position of the probe"
#define PROBE_UI_SCORE "The final scoring of the probe"
#define PROBE_UI_WHAT_IF "With one point more nothing would change"
/* A key of tests/support/probe.gschema.xml. */
#define PROBE_UI_SWITCH "loud"
#define PROBE_UI_GROUP "What the probe switches"

/**
 * probe_ui_get:
 *
 * Its table page has what an advisor makes possible, which the game has only where one is registered
 * (probe-advisor.h).
 *
 * Returns: (transfer none): the pages of the game of probe-game.h, every nullable member of
 *   them %NULL
 */
const AhuGameUi *probe_ui_get (void);

/**
 * probe_ui_offer:
 * @more: whether the game offers a final scoring, rules, practice, statistics, and
 *   something to be switched on and off
 *
 * For windows that are opened from now on.
 */
void probe_ui_offer (gboolean more);

/**
 * probe_ui_offer_correction:
 * @correction: whether moves can be corrected, and how the game began
 */
void probe_ui_offer_correction (gboolean correction);

/**
 * probe_ui_offer_rules:
 * @rules: whether the game has a reference
 */
void probe_ui_offer_rules (gboolean rules);

G_END_DECLS
