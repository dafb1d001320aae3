/* ahu-store-name.h: how the file of a record is named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define AHU_STORE_SUFFIX ".rapanui"

/**
 * ahu_store_name:
 * @id: a record's id
 *
 * Returns: (transfer full): the name of its file in a store's folder
 */
char *ahu_store_name (const char *id);

G_END_DECLS
