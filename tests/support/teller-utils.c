/* teller-utils.c: what tests of the teller do in any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "teller-utils.h"

#include "test-ui-find.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/table/ahu-table.h"

void
teller_set_wanted (const AhuGame *game,
                   gboolean       wanted)
{
  g_settings_set_boolean (ahu_settings_get_game (game), "guidance", wanted);
}

void
teller_forget (const AhuGame *game)
{
  g_settings_reset (ahu_settings_get_game (game), "heard");
}

AhuTeller *
teller_find (GtkWidget *page)
{
  return AHU_TELLER (test_find_type (page, AHU_TYPE_TELLER));
}

void
teller_assert_readable (AhuTeller *teller)
{
  const char *told = ahu_teller_get_text (teller);
  GtkWidget *label = test_find_type (GTK_WIDGET (teller), GTK_TYPE_LABEL);

  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (teller)));
  g_assert_true (test_ui_is_named (GTK_WIDGET (teller), told));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, told);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "<a href"));
}

/* The table is scrolled in the first scrolled window on its side. */
int
teller_get_row (GtkWidget *page)
{
  GtkWidget *views = ahu_table_get_pages (AHU_TABLE (page));

  return gtk_widget_get_margin_top (test_find_type (views, GTK_TYPE_SCROLLED_WINDOW));
}

void
teller_press (AhuTeller  *teller,
              const char *label)
{
  GtkWidget *button = test_ui_find (GTK_WIDGET (teller), GTK_TYPE_BUTTON, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}
