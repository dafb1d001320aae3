/* teller-utils.c: what tests of the teller do in any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "teller-utils.h"

#include "test-menu.h"
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

/* Returns: (nullable): the button that is seen and says that */
static GtkWidget *
find_seen (AhuTeller  *teller,
           const char *label)
{
  g_autoptr (GPtrArray) buttons = test_find_all (GTK_WIDGET (teller), GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_mapped (buttons->pdata[i]) && test_ui_is_named (buttons->pdata[i], label))
      return buttons->pdata[i];

  return NULL;
}

static void
assert_touchable (GtkWidget *button)
{
  g_assert_true (gtk_widget_get_mapped (button));
  g_assert_cmpint (gtk_widget_get_width (button), >=, 44);
  g_assert_cmpint (gtk_widget_get_height (button), >=, 44);
}

void
teller_press (AhuTeller  *teller,
              const char *label)
{
  GtkWidget *button = find_seen (teller, label);
  GtkWidget *more = test_find_type (GTK_WIDGET (teller), GTK_TYPE_MENU_BUTTON);

  if (button != NULL)
    {
      assert_touchable (button);
      g_assert_true (gtk_widget_is_sensitive (button));
      g_signal_emit_by_name (button, "clicked");
      return;
    }
  g_assert_nonnull (more);
  assert_touchable (gtk_widget_get_first_child (more));
  gtk_menu_button_popup (GTK_MENU_BUTTON (more));
  button = test_menu_find_line (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (more))), label);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}
