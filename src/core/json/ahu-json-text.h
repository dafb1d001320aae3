/* ahu-json-text.h: JSON text to values and back, strictly
 *
 * json-glib keeps the values; its parser is not used on files from elsewhere:
 * it takes comments and assignments, recurses as deeply as the text does, ends
 * strings at \u0000 and reads integers beyond 64 bits as other numbers.
 *
 * Not for: what the values mean (ahu-record.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * AHU_JSON_MAX_DEPTH:
 *
 * How many arrays and objects may stand within each other. A record needs five.
 */
#define AHU_JSON_MAX_DEPTH 64

/**
 * AHU_JSON_MAX_MEMBERS:
 *
 * How many members an object may have. Names can be made so that all of them fall into
 * one place of a hash table; a hundred thousand of those would take hours to look up.
 */
#define AHU_JSON_MAX_MEMBERS 1000

/* Parses one JSON value as in RFC 8259, in UTF-8. Beyond its grammar are refused: NUL in a string, half a surrogate
 * pair, a name that stands twice in an object, more than %AHU_JSON_MAX_MEMBERS names in one, and more than
 * %AHU_JSON_MAX_DEPTH arrays and objects within each other.
 * An integer that doesn't fit into 64 bits becomes a floating point number, so it is never taken for another
 * integer; a number beyond the range of floating point becomes the largest there is.
 * Objects that are written the same may be one and the same value: it is not to be changed.
 * @text: the text, not necessarily ended by NUL
 * @length: its length in bytes
 * @error: return location for `AHU_RECORD_ERROR_JSON`
 * Returns: (transfer full) (nullable): the value */
JsonNode *ahu_json_text_parse (const char  *text,
                               gsize        length,
                               GError     **error);

/* @length: its length in bytes
 * Returns: whether it begins with the byte order mark of UTF-8, which is no JSON */
gboolean ahu_json_text_has_mark (const char *text,
                                 gsize       length);

/* As [func@json_text_parse], but of a text that stops being JSON within @list or after it, the members before and
 * the elements that are whole are taken. Then @error is set as well.
 * @text: the text, not necessarily ended by NUL
 * @length: its length in bytes
 * @list: the name of a member of the object at the top, an array
 * @error: return location for `AHU_RECORD_ERROR_JSON`
 * Returns: (transfer full) (nullable): the value */
JsonNode *ahu_json_text_salvage (const char  *text,
                                 gsize        length,
                                 const char  *list,
                                 GError     **error);

/* Appends @node in one line, objects with their members in order. What the parser makes of it is written as the same
 * bytes again.
 * @text: where to append
 * @node: (nullable): a value, nested at most as deeply as the parser allows */
void ahu_json_text_append (GString  *text,
                           JsonNode *node);

/* Appends @string with its quotation marks.
 * @text: where to append
 * @string: a string in UTF-8 */
void ahu_json_text_append_string (GString    *text,
                                  const char *string);

G_END_DECLS
