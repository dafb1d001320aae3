/* ahu-json-parser.h: what parsing and salvaging of JSON text share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/json/ahu-json-share.h"
#include "core/json/ahu-json-text.h"

G_BEGIN_DECLS

/* What comes next. */
typedef enum
{
  AHU_JSON_EXPECT_VALUE,
  AHU_JSON_EXPECT_ELEMENT_OR_END,
  AHU_JSON_EXPECT_NAME_OR_END,
  AHU_JSON_EXPECT_NAME,
  AHU_JSON_EXPECT_COMMA_OR_END,
  AHU_JSON_EXPECT_NOTHING
} AhuJsonExpect;

/* An array or object that is still open; it belongs to the one around it. */
typedef struct
{
  const char *start;
  JsonNode *node;
  JsonArray *array;
  JsonObject *object;
} AhuJsonLevel;

typedef struct
{
  const char *start;
  const char *at;
  const char *end;
  AhuJsonExpect expect;
  AhuJsonLevel levels[AHU_JSON_MAX_DEPTH];
  guint depth;
  JsonNode *root;
  GString *name;   /* of the member whose value comes next */
  GString *string; /* the string read last */
  AhuJsonShare *share;
  gboolean failed; /* then error is set */
  GError **error;
} AhuJsonParser;

/* @self: (out caller-allocates): a parser
 * @text: what is read; stays with the caller
 * @length: its length in bytes
 * @error: where to put what is wrong */
void ahu_json_parser_begin (AhuJsonParser  *self,
                            const char     *text,
                            gsize           length,
                            GError        **error);

/* Frees what was read and not taken. */
void ahu_json_parser_end (AhuJsonParser *self);

/* Returns: whether all is one value; if not, and `failed` is not set, the text just ends */
gboolean ahu_json_parser_parse (AhuJsonParser *self);

/* Sets the error: from the present line on it is no JSON.
 * Returns: %FALSE */
gboolean ahu_json_parser_fail (AhuJsonParser *self);

/* Sets the error: from the present line on the text is not UTF-8.
 * Returns: %FALSE */
gboolean ahu_json_parser_fail_text (AhuJsonParser *self);

G_END_DECLS
