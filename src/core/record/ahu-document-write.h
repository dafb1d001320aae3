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

/**
 * ahu_document_begin_member:
 * @text: the file up to here; empty at the beginning
 * @name: the name of the next member
 *
 * Appends what stands before the value of a member at the top.
 */
void ahu_document_begin_member (GString    *text,
                                const char *name);

/**
 * ahu_document_append_list:
 * @text: where to append
 * @nodes: (array length=n_nodes): the elements
 * @n_nodes: how many
 *
 * Appends an array with a line for each element.
 */
void ahu_document_append_list (GString   *text,
                               JsonNode **nodes,
                               guint      n_nodes);

/**
 * ahu_document_append_value:
 * @text: where to append
 * @node: the value of a member at the top
 */
void ahu_document_append_value (GString  *text,
                                JsonNode *node);

/**
 * ahu_document_end:
 * @text: (transfer full): all but the end of a file
 *
 * Returns: (transfer full): the file
 */
GBytes *ahu_document_end (GString *text);

/**
 * ahu_document_to_bytes:
 * @document: a document, its members in the order in which they are written
 *
 * Returns: (transfer full): the file
 */
GBytes *ahu_document_to_bytes (JsonObject *document);

G_END_DECLS
