/* ahu-idle-buttons.c: what Undo of a header bar undoes, and why a button there can't be activated now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/game/ahu-idle-buttons.h"

#include <glib/gi18n.h>

static const struct
{
  const char *action;
  const char *reason;
} actions[] = {
  { "win.undo", N_("There is nothing to undo.") },
  { "win.redo", N_("There is nothing to redo.") },
};

#define TOOLTIP "ahu-tooltip"

/* Returns: (nullable): why a button with that action is idle, %NULL for one that is not of
 * a header bar */
static const char *
find_reason (AhuPage    *page,
             const char *action)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      const char *why = NULL;

      if (g_strcmp0 (action, actions[i].action) != 0)
        continue;
      if (g_str_equal (action, "win.undo"))
        why = ahu_page_get_why_no_undo (page);

      return why != NULL ? why : _(actions[i].reason);
    }

  return NULL;
}

static gboolean
undoes (GtkWidget *button)
{
  return g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.undo") == 0;
}

/* Each change has GTK ask the display where the pointer is. */
static void
set_tooltip (GtkWidget  *button,
             const char *text)
{
  if (g_strcmp0 (gtk_widget_get_tooltip_text (button), text) != 0)
    gtk_widget_set_tooltip_text (button, text);
}

/* For Undo also what it takes back. */
static void
show_words (GtkWidget *button,
            AhuPage   *page)
{
  const char *words = undoes (button) ? ahu_page_get_undo_words (page) : NULL;
  g_autofree char *tooltip = NULL;

  if (words == NULL)
    {
      set_tooltip (button, g_object_get_data (G_OBJECT (button), TOOLTIP));
      gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      return;
    }

  /* Translators: the tooltip of a button; %s is what it takes back, such as “Anna takes a palm.” */
  tooltip = g_strdup_printf (_("Undo: %s"), words);
  set_tooltip (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}

static void
update (GtkWidget *button)
{
  GtkWidget *page = gtk_widget_get_ancestor (button, AHU_TYPE_PAGE);
  const char *reason;

  /* A page that ends lets go of its buttons first; on one that nobody sees they wait. */
  if (page == NULL || !gtk_widget_get_mapped (button))
    return;

  if (gtk_widget_get_sensitive (button))
    {
      show_words (button, AHU_PAGE (page));
      return;
    }

  reason = find_reason (AHU_PAGE (page), gtk_actionable_get_action_name (GTK_ACTIONABLE (button)));
  set_tooltip (button, reason);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
}

static void
explain (AhuPage   *page,
         GtkWidget *button)
{
  if (find_reason (page, gtk_actionable_get_action_name (GTK_ACTIONABLE (button))) == NULL)
    return;

  g_object_set_data_full (G_OBJECT (button), TOOLTIP, g_strdup (gtk_widget_get_tooltip_text (button)), g_free);
  g_signal_connect (button, "notify::sensitive", G_CALLBACK (update), NULL);
  if (undoes (button))
    {
      g_signal_connect_object (page, "notify::why-no-undo", G_CALLBACK (update), button, G_CONNECT_SWAPPED);
      g_signal_connect_object (page, "notify::undo-words", G_CALLBACK (update), button, G_CONNECT_SWAPPED);
    }
  g_signal_connect (button, "map", G_CALLBACK (update), NULL);
  update (button);
}

static void
explain_all (AhuPage   *page,
             GtkWidget *root)
{
  if (GTK_IS_BUTTON (root))
    explain (page, root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    explain_all (page, child);
}

void
ahu_idle_buttons_explain (AhuPage *page)
{
  g_return_if_fail (AHU_IS_PAGE (page));

  explain_all (page, GTK_WIDGET (page));
}
