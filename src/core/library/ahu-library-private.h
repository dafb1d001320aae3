/* ahu-library-private.h: what the files of the library share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-library.h"

G_BEGIN_DECLS

/* Reads the file again, soon. On the library's main context.
 * @file: the name of a file of the folder */
void ahu_library_note_file (AhuLibrary *self,
                            const char *file);

/* Emits `renaming`.
 * @id: a record's id
 * Returns: whether somebody who has the game open writes the title with it */
gboolean ahu_library_is_renamed_elsewhere (AhuLibrary *self,
                                           const char *id,
                                           const char *title);

/* Emits `superseded`.
 * @id: a record's id */
void ahu_library_supersede (AhuLibrary *self,
                            const char *id);

/* Returns: (transfer full): a title for another game with the same players and date */
char *ahu_library_make_copy_title (const char *title);

/* @member: the name of a member
 * @value: (nullable): its string; %NULL or empty leaves the member out
 * Returns: (transfer full) (nullable): a copy with it */
AhuRecord *ahu_library_copy_with_string (AhuRecord  *record,
                                         const char *member,
                                         const char *value);

G_END_DECLS
