/* guidance-utils.c: what tests of a first game do in any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guidance-utils.h"

#include "test-ui-find.h"
#include "toolkit/base/ahu-settings.h"

void
guidance_set_wanted (const AhuGame *game,
                     gboolean       wanted)
{
  g_settings_set_boolean (ahu_settings_get_game (game), "guidance", wanted);
}

void
guidance_forget (const AhuGame *game)
{
  g_settings_reset (ahu_settings_get_game (game), "guidance-seen");
}

AhuGuidance *
guidance_find (GtkWidget *page)
{
  return AHU_GUIDANCE (test_find_type (page, AHU_TYPE_GUIDANCE));
}

void
guidance_assert_readable (AhuGuidance *guidance)
{
  const char *told = ahu_guidance_get_text (guidance);
  GtkWidget *label = test_find_type (GTK_WIDGET (guidance), GTK_TYPE_LABEL);

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (guidance)));
  g_assert_true (test_ui_is_named (GTK_WIDGET (guidance), told));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, told);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "<a href"));
}
