/* rn-sheet-file.h: result sheets as documents: reading and writing what a form of counts needs
 *
 * The notation of the record format, section 5, with the names and colours. What
 * this version doesn't know is kept.
 *
 * Not for: what the box says to the counts (rn-sheet.h), the members alone
 * (rn-json.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "core/game/ahu-refusal.h"
#include "games/rapanui/engine/rn-sheet.h"

G_BEGIN_DECLS

/**
 * rn_sheet_read:
 * @sheet: (out caller-allocates): the counts
 * @document: a result sheet
 * @names: (out) (transfer full) (array zero-terminated=1): the names by seat
 * @colours: (out) (transfer full) (array zero-terminated=1): the colours by seat
 * @refusal: (out) (nullable) (transfer full): the rule that stands against it
 * @error: return location for an error of `AHU_RECORD_ERROR`
 *
 * Reads a sheet that a form can show: two to four players (R2.1), each count for
 * itself possible (R1.2, R1.4, R1.5). Whether the box holds all of them together
 * is left to [func@sheet_find_problems]. What nobody has counted yet is missing in
 * @sheet.
 *
 * Returns: whether it can be shown; if not, either @refusal or @error is set,
 *   and nothing else
 */
gboolean rn_sheet_read (RnSheet      *sheet,
                        JsonObject   *document,
                        char       ***names,
                        char       ***colours,
                        AhuRefusal  **refusal,
                        GError      **error);

/**
 * rn_sheet_write:
 * @sheet: the counts
 * @names: (array zero-terminated=1): the names by seat
 * @colours: (array zero-terminated=1): the colours by seat
 * @origin: (nullable): the sheet that was read, whose unknown members are kept
 * @seats: (nullable) (array length=n_players): for each player the seat in
 *   @origin, -1 for somebody new
 *
 * Returns: (transfer full): a result sheet (section 5)
 */
JsonObject *rn_sheet_write (const RnSheet     *sheet,
                            const char *const *names,
                            const char *const *colours,
                            JsonObject        *origin,
                            const int         *seats);

G_END_DECLS
