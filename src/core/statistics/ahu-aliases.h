/* ahu-aliases.h: which names in records are one person
 *
 * Records stay as they are: “Anna” and “anna” are one person because somebody said
 * so, and can be taken apart again. Kept in one small file. Not for: who plays in a
 * game (ahu-seats.h in the application).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define AHU_TYPE_ALIASES (ahu_aliases_get_type ())
G_DECLARE_FINAL_TYPE (AhuAliases, ahu_aliases, AHU, ALIASES, GObject)

/* Reads the file. One that can't be understood is put aside with `.damaged` after its name, beside earlier ones. As
 * long as one can't be read at all, or was written by a newer version, nothing is merged.
 * Properties: `can-undo`, and `problem`, a sentence as long as the file can't be read or written. Signal: `changed`
 * when other names are one person, with all that follows from it.
 * @path: (nullable): the file, made when it is first needed; %NULL for `names.json` in the program's folder of user
 *   data
 * Returns: (transfer full): the names */
AhuAliases *ahu_aliases_new (const char *path);

/* All windows have the same names. For the main thread.
 * Returns: (transfer full): the names in the program's folder of user data */
AhuAliases *ahu_aliases_ref_default (void);

/* White space around a name and the way in which Unicode writes the same letters can't be seen, so they make no
 * other person.
 * @name: a name as it stands in a record
 * Returns: (transfer full): the name without them */
char *ahu_aliases_normalize (const char *name);

/* @self: names
 * @name: a name, normalized
 * Returns: (transfer none): the name that the person is shown under, @name itself if it is nobody else's */
const char *ahu_aliases_resolve (AhuAliases *self,
                                 const char *name);

/* @self: names
 * Returns: (transfer container) (element-type utf8 utf8): normalized names and those that their persons are shown
 *   under, as they are now; others are their own. For another thread */
GHashTable *ahu_aliases_dup_table (AhuAliases *self);

/* @self: names
 * @name: the name that a person is shown under
 * Returns: (transfer none) (nullable) (array zero-terminated=1): all names of that person, @name first; %NULL if
 *   there is only one */
const char *const *ahu_aliases_get_spellings (AhuAliases *self,
                                              const char *name);

/* Makes all of them one person, with all their spellings.
 * @self: names
 * @names: (array zero-terminated=1): names of persons; the first is the one they are to be shown under */
void ahu_aliases_merge (AhuAliases        *self,
                        const char *const *names);

/* Takes all spellings of a person apart.
 * @self: names
 * @name: the name that a person is shown under */
void ahu_aliases_split (AhuAliases *self,
                        const char *name);

/* Takes the last merging or taking apart back.
 * @self: names
 * Returns: whether there was one since the file was read */
gboolean ahu_aliases_undo (AhuAliases *self);

/* @self: names
 * Returns: whether the file is still being written */
gboolean ahu_aliases_is_saving (AhuAliases *self);

G_END_DECLS
