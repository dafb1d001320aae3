/* guidance-utils.c: what tests of a first game do in any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "guidance-utils.h"

#include "test-ui-find.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-prompt.h"

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

int
guidance_get_row (AhuGuidance *guidance)
{
  GtkWidget *room = gtk_widget_get_parent (GTK_WIDGET (guidance));

  return gtk_widget_get_margin_top (test_find_type (room, GTK_TYPE_SCROLLED_WINDOW));
}

void
guidance_assert_row (AhuGuidance *guidance,
                     GtkWidget   *page)
{
  GtkWidget *room = gtk_widget_get_parent (GTK_WIDGET (guidance));
  graphene_rect_t told, prompt, table;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (guidance), page, &told));
  g_assert_true (gtk_widget_compute_bounds (test_find_type (page, AHU_TYPE_PROMPT), page, &prompt));
  g_assert_true (gtk_widget_compute_bounds (test_find_type (room, GTK_TYPE_SCROLLED_WINDOW), page, &table));
  g_assert_cmpfloat (told.size.height, >, 0);
  g_assert_cmpint (guidance_get_row (guidance), ==, gtk_widget_get_height (GTK_WIDGET (guidance)));
  g_assert_cmpfloat (prompt.origin.y + prompt.size.height, <=, told.origin.y);
  g_assert_cmpfloat (told.origin.y + told.size.height, <=, table.origin.y);
  g_assert_cmpfloat (told.origin.x, >=, 0);
  g_assert_cmpfloat (told.origin.x + told.size.width, <=, gtk_widget_get_width (page));
}
