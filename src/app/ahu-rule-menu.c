/* ahu-rule-menu.c: from the hint of a widget to the rules that it names
 *
 * One set of controllers for a whole window: the widgets with hints are many, and change
 * with every move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-rule-menu.h"

#include "app/ahu-menu-gesture.h"
#include "app/ahu-rules-popover.h"
#include "app/ahu-rules-text.h"
#include "app/ahu-tip.h"
#include "app/ahu-widget.h"

#define SHOW "rule-menu.show"

void
ahu_rule_menu_append (GMenu      *menu,
                      const char *rule,
                      const char *action)
{
  g_autofree char *label = NULL;
  g_autoptr (GMenuItem) item = NULL;

  g_return_if_fail (G_IS_MENU (menu));
  g_return_if_fail (rule != NULL);
  g_return_if_fail (action != NULL);

  label = ahu_rules_describe (rule);
  item = g_menu_item_new (NULL, NULL);
  g_menu_item_set_label (item, label);
  g_menu_item_set_action_and_target (item, action, "s", rule);
  g_menu_append_item (menu, item);
}

GMenuModel *
ahu_rule_menu_model (const char *text)
{
  g_auto (GStrv) rules = NULL;
  GMenu *menu;

  g_return_val_if_fail (text != NULL, NULL);

  rules = ahu_rules_find_numbers (text);
  if (rules[0] == NULL)
    return NULL;

  menu = g_menu_new ();
  for (guint i = 0; rules[i] != NULL; i++)
    ahu_rule_menu_append (menu, rules[i], SHOW);

  return G_MENU_MODEL (menu);
}

static void
show_cb (GSimpleAction *action,
         GVariant      *rule,
         gpointer       widget)
{
  ahu_rules_show_from (widget, g_variant_get_string (rule, NULL));
}

static GtkWidget *
popover_new (GtkWidget  *widget,
             GMenuModel *model)
{
  GtkWidget *popover = gtk_popover_menu_new_from_model (model);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) show = g_simple_action_new ("show", G_VARIANT_TYPE_STRING);

  g_signal_connect_object (show, "activate", G_CALLBACK (show_cb), widget, 0);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (show));
  gtk_widget_insert_action_group (popover, "rule-menu", G_ACTION_GROUP (group));
  ahu_widget_attach_popover (widget, popover);

  return popover;
}

/* The nearest widget from this one outwards whose hint names a rule. */
static gboolean
show_menu (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *text = ahu_tip_get (widget);
      g_autoptr (GMenuModel) model = text != NULL ? ahu_rule_menu_model (text) : NULL;

      if (model == NULL)
        continue;
      gtk_popover_popup (GTK_POPOVER (popover_new (widget, model)));
      return TRUE;
    }

  return FALSE;
}

static gboolean
show_menu_cb (GtkWidget              *window,
              const graphene_point_t *point,
              gpointer                user_data)
{
  return show_menu (point != NULL ? gtk_widget_pick (window, point->x, point->y, GTK_PICK_INSENSITIVE)
                                  : gtk_root_get_focus (GTK_ROOT (window)));
}

void
ahu_rule_menu_add (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  ahu_menu_gesture_add (window, show_menu_cb, NULL);
}
