/* ahu-rules-popover.c: a rule beside the words that cite it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/rules/ahu-rules-popover.h"

#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/rules/ahu-rules-text.h"

#define CSS_CLASS "rules-popover"
#define WIDTH 300
#define MAX_HEIGHT 380

/* A rule that is named in one is shown in the same. */
static GtkWidget *
find_popover (GtkWidget *widget)
{
  GtkWidget *popover = gtk_widget_get_ancestor (widget, GTK_TYPE_POPOVER);

  return popover != NULL && gtk_widget_has_css_class (popover, CSS_CLASS) ? popover : NULL;
}

static GtkWidget *
popover_new (GtkWidget *widget)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_popover_set_child (GTK_POPOVER (popover), scroller);
  gtk_widget_add_css_class (popover, CSS_CLASS);
  ahu_widget_attach_popover (widget, popover);

  return popover;
}

/* A scrolled window asks for the height of lines that are not broken. */
static void
set_section (GtkWidget *popover,
             GtkWidget *section)
{
  GtkWidget *scroller = gtk_popover_get_child (GTK_POPOVER (popover));
  int width = ahu_text_scaled (WIDTH);
  int height;

  gtk_widget_add_css_class (section, "rules-text");
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), section);
  gtk_widget_measure (section, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_set_size_request (scroller, width, MIN (height, ahu_text_scaled (MAX_HEIGHT)));
}

/* Until it is dismissed or the widget goes; where that is in such a popover, in its place. */
static GtkWidget *
show_popover (GtkWidget  *widget,
              const char *rule)
{
  const AhuGameUi *ui;
  AhuRules *rules;
  GtkWidget *popover, *section;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), NULL);
  g_return_val_if_fail (rule != NULL, NULL);

  ui = ahu_rules_find_game (rule);
  g_return_val_if_fail (ui != NULL, NULL);
  rules = ahu_rules_get_shared (ui);

  popover = find_popover (widget);
  if (popover == NULL)
    popover = popover_new (widget);
  section = ahu_rules_text_new (g_ptr_array_index (ahu_rules_get_sections (rules), ahu_rules_find (rules, rule)), ui, TRUE, NULL);
  set_section (popover, section);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_grab_focus (gtk_widget_get_first_child (section));

  return popover;
}

void
ahu_rules_show_from (GtkWidget  *widget,
                     const char *rule)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (rule != NULL);

  /* Only the main window has a page with the rules. */
  if (!gtk_widget_activate_action (widget, "win.show-rule", "s", rule))
    show_popover (widget, rule);
}
