/* ahu-rn-shortcuts.h: the keys of Rapa Nui's pages, for the list of keys
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * ahu_rn_shortcuts_get:
 * @keys: (out) (transfer none): keys as they stand on the controls, several
 *   separated by blanks
 * @labels: (out) (transfer none): what they do
 *
 * Returns: how many there are of both
 */
guint ahu_rn_shortcuts_get (const char *const **keys,
                            const char *const **labels);

G_END_DECLS
