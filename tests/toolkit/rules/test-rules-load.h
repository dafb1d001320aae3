/* test-rules-load.h: the rule reference of one language, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/rules/ahu-rules.h"
#include "games/rapanui/ui/ahu-rn-game-ui.h"

/* Returns: (transfer full): the reference as the program ships it */
static inline AhuRules *
load (const char *language)
{
  const char *languages[] = { language, NULL };
  g_autoptr (GError) error = NULL;
  AhuRules *rules = ahu_rules_load (ahu_rn_game_ui_get ()->rules_path, languages, &error);

  g_assert_no_error (error);
  g_assert_nonnull (rules);

  return rules;
}
