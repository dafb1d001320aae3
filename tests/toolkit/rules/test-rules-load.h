/* test-rules-load.h: the rule reference of one language, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/rules/ahu-rules.h"

/* The references that there are. */
#define RULES_RAPANUI AHU_RESOURCE_PATH "/rules/rapanui"
#define RULES_TAPATI AHU_RESOURCE_PATH "/rules/tapati"

/* Returns: (transfer full): a reference as the program ships it */
static inline AhuRules *
load_of (const char *path,
         const char *language)
{
  const char *languages[] = { language, NULL };
  g_autoptr (GError) error = NULL;
  AhuRules *rules = ahu_rules_load (path, languages, &error);

  g_assert_no_error (error);
  g_assert_nonnull (rules);

  return rules;
}

/* Returns: (transfer full): that of the card game */
static inline AhuRules *
load (const char *language)
{
  return load_of (RULES_RAPANUI, language);
}
