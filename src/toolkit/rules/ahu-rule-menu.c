/* ahu-rule-menu.c: from the hint of a widget to the rules that it names, or to its words
 *
 * One set of controllers for a whole window: the widgets with hints are many, and change
 * with every move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/rules/ahu-rule-menu.h"

#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu-gesture.h"
#include "toolkit/base/ahu-menu.h"
#include "toolkit/base/ahu-press.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-popover.h"
#include "toolkit/rules/ahu-rules-text.h"

#define SHOW "rule-menu.show"
#define WORDS "words"
#define MOST_CHARS 40

void
ahu_rule_menu_append (GMenu      *menu,
                      const char *rule,
                      const char *action)
{
  g_autofree char *label = NULL;

  g_return_if_fail (G_IS_MENU (menu));
  g_return_if_fail (rule != NULL);
  g_return_if_fail (action != NULL);

  label = ahu_rules_describe (rule);
  ahu_menu_append_words (menu, label, action, g_variant_new_string (rule));
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
words_new (const char *text)
{
  GtkWidget *label = ahu_widget_words_new (text, "tip-words");

  gtk_label_set_max_width_chars (GTK_LABEL (label), (int) (MOST_CHARS / ahu_text_scale ()));

  return label;
}

/* What the hint says, and below it the rules. */
static GMenuModel *
add_words (GMenuModel *rules)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenuItem) item = g_menu_item_new (NULL, NULL);

  g_menu_item_set_attribute (item, "custom", "s", WORDS);
  g_menu_append_item (menu, item);
  g_menu_append_section (menu, NULL, rules);

  return G_MENU_MODEL (menu);
}

static GtkWidget *
popover_new (GtkWidget  *widget,
             const char *text,
             GMenuModel *rules)
{
  g_autoptr (GMenuModel) model = add_words (rules);
  GtkWidget *popover = ahu_compat_name_menu (gtk_popover_menu_new_from_model (model));
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) show = g_simple_action_new ("show", G_VARIANT_TYPE_STRING);

  g_signal_connect_object (show, "activate", G_CALLBACK (show_cb), widget, 0);
  g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (show));
  gtk_widget_insert_action_group (popover, "rule-menu", G_ACTION_GROUP (group));
  gtk_popover_menu_add_child (GTK_POPOVER_MENU (popover), words_new (text), WORDS);
  ahu_widget_attach_popover (widget, popover);

  return popover;
}

/* A finger can't point without pressing, and a hint that names no rule is to be read all the
 * same. */
static GtkWidget *
words_popover_new (GtkWidget  *widget,
                   const char *text)
{
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), words_new (text));
  gtk_accessible_update_property (GTK_ACCESSIBLE (popover), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  ahu_widget_attach_popover (widget, popover);

  return popover;
}

gboolean
ahu_rule_menu_show (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      const char *text = ahu_tip_get (widget);
      g_autoptr (GMenuModel) model = text != NULL ? ahu_rule_menu_model (text) : NULL;

      if (text == NULL)
        continue;
      gtk_popover_popup (GTK_POPOVER (model != NULL ? popover_new (widget, text, model) : words_popover_new (widget, text)));
      return TRUE;
    }

  return FALSE;
}

static void
pressed_cb (GtkWidget              *widget,
            const graphene_point_t *point,
            gpointer                user_data)
{
  ahu_rule_menu_show (widget);
}

void
ahu_rule_menu_add_press (GtkWidget *widget)
{
  ahu_press_add (widget, pressed_cb, NULL);
}

static gboolean
show_menu_cb (GtkWidget              *window,
              const graphene_point_t *point,
              gpointer                user_data)
{
  return ahu_rule_menu_show (point != NULL ? gtk_widget_pick (window, point->x, point->y, GTK_PICK_INSENSITIVE)
                                           : gtk_root_get_focus (GTK_ROOT (window)));
}

void
ahu_rule_menu_add (GtkWidget *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  ahu_menu_gesture_add (window, show_menu_cb, NULL);
}
