/* ahu-document-write.h: the layout of a file of Ahu
 *
 * One line for each member, and for each element of a list at the top: files can
 * be compared and mended by hand.
 *
 * Not for: single values (ahu-json-text.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Appends what stands before the value of a member at the top.
 * @text: the file up to here; empty at the beginning
 * @name: the name of the next member */
void ahu_document_begin_member (GString    *text,
                                const char *name);

/* Appends an array with a line for each element.
 * @text: where to append
 * @nodes: (array length=n_nodes): the elements
 * @n_nodes: how many */
void ahu_document_append_list (GString   *text,
                               JsonNode **nodes,
                               guint      n_nodes);

/* @text: where to append
 * @node: the value of a member at the top */
void ahu_document_append_value (GString  *text,
                                JsonNode *node);

/* @text: (transfer full): all but the end of a file
 * Returns: (transfer full): the file */
GBytes *ahu_document_end (GString *text);

/* @document: a document, its members in the order in which they are written
 * Returns: (transfer full): the file */
GBytes *ahu_document_to_bytes (JsonObject *document);

G_END_DECLS
