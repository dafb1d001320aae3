/* ahu-name.h: players' names as they stand in sentences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ahu_names_isolate:
 * @names: (array zero-terminated=1): players' names
 *
 * Names that are written from right to left would turn the order of the words
 * and numbers around them; isolated they keep to themselves. For what is read, not
 * for what is kept or compared: an isolated name has invisible characters more.
 *
 * Returns: (transfer full) (array zero-terminated=1): the names, those isolated that
 *   need it
 */
char **ahu_names_isolate (const char *const *names);

G_END_DECLS
