/* ahu-json-share.h: one value for objects that are written the same
 *
 * A game says the same few moves over and over. Taking each of them from where
 * it was read first saves most of the time and memory of reading a record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef struct _AhuJsonShare AhuJsonShare;

/* Returns: (transfer full): an empty set, for one text */
AhuJsonShare *ahu_json_share_new (void);

/* @self: (transfer full): what is shared */
void ahu_json_share_free (AhuJsonShare *self);

/* @start: the opening brace of an object
 * @end: the end of the text
 * @after: (out): the end of the object
 * Returns: (transfer full) (nullable): the object that was written just like the one at @start, %NULL if there was
 *   none */
JsonNode *ahu_json_share_find (AhuJsonShare  *self,
                               const char    *start,
                               const char    *end,
                               const char   **after);

/* Remembers @node, unless it is long, has another object in it, or there are many already.
 * @start: the opening brace of an object; the text outlives the set
 * @after: the end of the object
 * @node: (transfer none): the object */
void ahu_json_share_add (AhuJsonShare *self,
                         const char   *start,
                         const char   *after,
                         JsonNode     *node);

G_END_DECLS
