/* ahu-rn-count-press.c: a number on the table is pressed, to count the table from there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-count-press.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-press.h"
#include "toolkit/rules/ahu-rule-menu.h"
#include "toolkit/table/ahu-practise.h"

#define COUNTS_KEY "ahu-rn-count-press"

static void
pressed_cb (GtkWidget              *widget,
            const graphene_point_t *point,
            gpointer                find)
{
  guint cell = ((AhuRnCountFind) find) (widget, point);

  if (cell < RN_COUNT_CELLS && g_object_get_data (G_OBJECT (widget), COUNTS_KEY) != NULL)
    gtk_widget_activate_action (widget, "table.count-at", "u", cell);
  else
    ahu_rule_menu_show (point != NULL ? gtk_widget_pick (widget, point->x, point->y, GTK_PICK_DEFAULT) : widget);
}

void
ahu_rn_count_press_add (GtkWidget      *widget,
                        AhuRnCountFind  find)
{
  g_return_if_fail (find != NULL);

  ahu_press_add (widget, pressed_cb, find);
}

/* Computers have no cardboard to count. */
void
ahu_rn_count_press_update (GtkWidget  *widget,
                           AhuSession *session)
{
  gboolean counts = !ahu_session_get_read_only (session) && !ahu_practise_is (session);

  g_object_set_data (G_OBJECT (widget), COUNTS_KEY, GINT_TO_POINTER (counts));
  if (counts)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    _("Press Enter to count the table from here"), -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
