/* ahu-library-private.h: what the files of the library share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/library/ahu-library.h"

G_BEGIN_DECLS

/* Reads a file of the folder again, soon. On the library's main context. */
void ahu_library_note_file (AhuLibrary *self,
                            const char *file);

/* Emits `renaming`. Returns: whether somebody writes the title with the game */
gboolean ahu_library_is_renamed_elsewhere (AhuLibrary *self,
                                           const char *id,
                                           const char *title);

/* Emits `superseded`. */
void ahu_library_supersede (AhuLibrary *self,
                            const char *id);

/* Returns: (transfer full): a title for another game with the same players and date */
char *ahu_library_make_copy_title (const char *title);

/* As ahu_record_copy_with (), for a member that is a string; NULL or empty leaves it
 * out. Returns: (transfer full) (nullable): the record */
AhuRecord *ahu_library_copy_with_string (AhuRecord  *record,
                                         const char *member,
                                         const char *value);

G_END_DECLS
