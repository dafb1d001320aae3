/* statistics-fixture.h: a game that only counts, and summaries of it made by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/statistics/ahu-statistics.h"

G_BEGIN_DECLS

/* Returns: a game of 2–4 players with the facts “first” and “second”, which make up
 * the total, and “built” */
const AhuGame *tally_game_get (void);

/* One kept game. Its players by seat, as “Anna red 1 30 20 10 2; Ben …”: name, colour, place,
 * total and facts; “?” is a fact that is not known.
 * Returns: (transfer full): its summary */
AhuSummary *tally_summary (const char     *id,
                           guint           year,
                           AhuSummaryState state,
                           guint           n_turns,
                           const char     *players);

/* As tally_summary (), with the id of the game that it is a copy of; %NULL for none. */
AhuSummary *tally_copy (const char     *id,
                        const char     *origin,
                        guint           year,
                        AhuSummaryState state,
                        guint           n_turns,
                        const char     *players);

/* As tally_summary (), of a practice game that is over. */
AhuSummary *tally_practice (const char *id,
                            guint       year,
                            const char *players);

/* As tally_summary (), of a game of which the final scoring alone was entered. */
AhuSummary *tally_counted (const char *id,
                           guint       year,
                           const char *players);

G_END_DECLS
