/* ahu-rules-window.c: the rules over a window in which something is entered or worked out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/rules/ahu-rules-window.h"

#include <glib/gi18n.h>

#include "toolkit/base/ahu-compat.h"

struct _AhuRulesWindow
{
  AdwWindow parent_instance;

  GtkWidget *page;
};

G_DEFINE_FINAL_TYPE (AhuRulesWindow, ahu_rules_window, ADW_TYPE_WINDOW)

static void
back_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  if (!ahu_page_leave (AHU_PAGE (AHU_RULES_WINDOW (widget)->page)))
    gtk_window_close (GTK_WINDOW (widget));
}

/* What the page asks is shown already: who looks something up here looks for something else. */
static void
show_rule_action (GtkWidget  *widget,
                  const char *name,
                  GVariant   *parameter)
{
  AhuRulesPage *page = AHU_RULES_PAGE (AHU_RULES_WINDOW (widget)->page);
  const char *rule = g_variant_get_string (parameter, NULL);

  if (*rule == '\0')
    ahu_rules_page_search (page);
  else
    ahu_rules_page_show_rule (page, rule);
}

static void
ahu_rules_window_class_init (AhuRulesWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* As in the main window, so that the page does not have to know in which it is. */
  gtk_widget_class_install_action (widget_class, "win.back", NULL, back_action);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Left, GDK_ALT_MASK, "win.back", NULL);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void
ahu_rules_window_init (AhuRulesWindow *self)
{
}

GtkWidget *
ahu_rules_window_new (const AhuGameUi *ui,
                      AhuSession      *session,
                      const char      *rule)
{
  AhuRulesWindow *self = g_object_new (AHU_TYPE_RULES_WINDOW,
                                       "title", _("Rules"),
                                       "default-width", 1000,
                                       "default-height", 720,
                                       "modal", TRUE,
                                       NULL);
  GtkWidget *overlay = gtk_overlay_new ();

  self->page = ahu_rules_page_new (ui);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), self->page);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), ahu_compat_announcer_new ());
  adw_window_set_content (ADW_WINDOW (self), overlay);
  ahu_rules_page_set_alone (AHU_RULES_PAGE (self->page));
  ahu_rules_page_set_session (AHU_RULES_PAGE (self->page), session);
  ahu_rules_page_show_rule (AHU_RULES_PAGE (self->page), rule);

  return GTK_WIDGET (self);
}
