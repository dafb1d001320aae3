/* ahu-json-path.h: a value inside a document, by where it stands
 *
 * As messages name it: `players[1].points`. Documents are never changed: what is set is set
 * in a copy that shares everything else, so that earlier ones can be gone back to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* @path: members with full stops between them, elements by number in brackets
 * Returns: (transfer none) (nullable): what stands there, %NULL for nothing */
JsonNode *ahu_json_path_get (JsonObject *root,
                             const char *path);

/* @path: a place in it; only the last member of it may be new
 * @value: (transfer full): what is to stand there
 * Returns: (transfer full): a document that has @value there and is the same else */
JsonObject *ahu_json_path_set (JsonObject *root,
                               const char *path,
                               JsonNode   *value);

/* @object: (nullable): an object
 * Returns: (transfer full): a copy whose members can be replaced; their values are shared */
JsonObject *ahu_json_copy_members (JsonObject *object);

G_END_DECLS
