/* rn-sheet-file.h: result sheets as documents: the counts in them
 *
 * The notation of the record format, section 5. What this version doesn't know is kept.
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

/* Returns: (transfer full): where it stands in a sheet, as messages name it */
char *rn_sheet_path (RnSheetCell cell);

/* A form can show two to four players (R2.1), each count for itself possible (R1.2, R1.4, R1.5). Whether the box
 * holds all of them together is left to [func@sheet_find_problems].
 * @document: a result sheet whose players are checked
 * @names: (array zero-terminated=1): their names by seat
 * @refusal: (out) (nullable) (transfer full): the rule that stands against it
 * @error: return location for an error of `AHU_RECORD_ERROR`
 * Returns: whether it can be shown; if not, either @refusal or @error is set */
gboolean rn_sheet_check_file (JsonObject         *document,
                              const char *const  *names,
                              AhuRefusal        **refusal,
                              GError            **error);

/* What is not there, or named in `uncounted`, is missing in @sheet.
 * @sheet: (out caller-allocates): the counts
 * @document: a result sheet that [func@sheet_check_file] accepts, or one without counts of somebody */
void rn_sheet_read (RnSheet    *sheet,
                    JsonObject *document);

/* @origin: a result sheet with these players, with other counts or without any
 * Returns: (transfer full): the same with the counts of @sheet */
JsonObject *rn_sheet_write (const RnSheet *sheet,
                            JsonObject    *origin);

G_END_DECLS
