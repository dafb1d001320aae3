/* test-rules.h: the rule references of the source tree
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/rules/ahu-rules.h"

G_BEGIN_DECLS

/* @folder: of a game in data/games
 * Returns: (transfer full): its reference in that language */
static inline AhuRules *
test_load_rules (const char *folder,
                 const char *language)
{
  g_autofree char *file = g_strconcat (language, ".xml", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", folder, "rules", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  AhuRules *rules;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  rules = ahu_rules_parse (text, -1, &error);
  g_assert_no_error (error);

  return rules;
}

G_END_DECLS
