/* rn-test-json.c: what the tests of JSON share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rn-test-json.h"

const char *const rn_test_card_ids[RN_KINDS] = {
  "lumberjack", "priest", "moai", "fish", "mulberry", "potato", "grain"
};

JsonNode *
rn_test_parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);

  return node;
}
