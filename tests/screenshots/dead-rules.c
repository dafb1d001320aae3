/* dead-rules.c: numbers of rules on a page from which nothing leads to the rule
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "dead-rules.h"

#include "shell/rules/ahu-rules-page.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/rules/ahu-rules-text.h"

static gboolean
names_rule (const char *text)
{
  g_autofree char *number = text != NULL ? ahu_rules_find_number (text) : NULL;

  return number != NULL;
}

/* Each number has to be a link of its own. */
static gboolean
has_links (GtkLabel *label)
{
  g_auto (GStrv) rules = ahu_rules_find_numbers (gtk_label_get_text (label));
  const char *markup = gtk_label_get_use_markup (label) ? gtk_label_get_label (label) : "";

  for (guint i = 0; rules[i] != NULL; i++)
    {
      g_autofree char *link = g_strdup_printf ("<a href=\"%s\">", rules[i]);

      if (strstr (markup, link) == NULL)
        return FALSE;
    }

  return TRUE;
}

static gboolean
shows_rule (GtkWidget *widget)
{
  return AHU_IS_RULES_PAGE (widget) ||
         (GTK_IS_BUTTON (widget) &&
          (gtk_widget_has_css_class (widget, "shows-rule") ||
           g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.show-rule") == 0));
}

/* A hint that GTK shows by itself has no menu of its rules; those of ahu_tip_set () have. */
static const char *
find_dead_tip (GtkWidget *widget)
{
  const char *text = gtk_widget_get_tooltip_text (widget);

  return names_rule (text) ? text : NULL;
}

const char *
find_dead_rule (GtkWidget *root)
{
  const char *found;

  /* What is only announced nobody sees; a tip that opened where the pointer happens to lie is that of a widget here. */
  if (!gtk_widget_get_mapped (root) || gtk_widget_get_opacity (root) <= 0 || shows_rule (root) ||
      g_str_equal (G_OBJECT_TYPE_NAME (root), "GtkTooltipWindow"))
    return NULL;

  found = find_dead_tip (root);
  if (found == NULL && GTK_IS_LABEL (root) && !has_links (GTK_LABEL (root)))
    found = gtk_label_get_text (GTK_LABEL (root));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_dead_rule (child);

  return found;
}
