/* ahu-store-name.h: how the file of a record is named
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define AHU_STORE_SUFFIX ".rapanui"

/* @id: a record's id
 * Returns: (transfer full): the name of its file in a store's folder */
char *ahu_store_name (const char *id);

/* Tells the files that were being written when a program was killed.
 * @name: the name of a file in a store's folder
 * Returns: the length of the name it would have got, with which its own begins; 0 for other files */
gsize ahu_store_name_find_half_written (const char *name);

G_END_DECLS
