/* ahu-replay-page-pages.c: the pages of the view, in the header bar of a low window
 *
 * The table needs all the height of a telephone that lies, and has no switcher below it:
 * players and log are chosen from a menu then.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/replay/ahu-replay-page-private.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-menu.h"

static AdwViewStackPage *
get_page (AhuReplayPage *self,
          guint          i)
{
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (self->pages);
  g_autoptr (AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (pages), i);

  /* The stack keeps it. */
  return page;
}

static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  AhuReplayPage *self = user_data;
  g_autoptr (GMenu) menu = g_menu_new ();
  AdwViewStackPage *page;

  for (guint i = 0; self->pages != NULL && (page = get_page (self, i)) != NULL; i++)
    if (adw_view_stack_page_get_visible (page))
      ahu_menu_append_words (menu, adw_view_stack_page_get_title (page), "replay.page",
                             g_variant_new_string (adw_view_stack_page_get_name (page)));
  gtk_menu_button_set_popover (button, ahu_compat_name_menu (gtk_popover_menu_new_from_model (G_MENU_MODEL (menu))));
}

static void
page_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AhuReplayPage *self = AHU_REPLAY_PAGE (widget);

  if (self->pages != NULL)
    adw_view_stack_set_visible_child_name (self->pages, g_variant_get_string (parameter, NULL));
}

void
ahu_replay_page_show_pages (AhuReplayPage *self)
{
  GtkWidget *child = self->pages != NULL ? adw_view_stack_get_visible_child (self->pages) : NULL;
  AdwViewStackPage *page;
  guint n_visible = 0;

  for (guint i = 0; self->pages != NULL && (page = get_page (self, i)) != NULL; i++)
    n_visible += adw_view_stack_page_get_visible (page);
  gtk_widget_set_visible (GTK_WIDGET (self->pages_button), self->room.top && n_visible > 1);
  if (child != NULL)
    gtk_menu_button_set_icon_name (self->pages_button,
                                   adw_view_stack_page_get_icon_name (adw_view_stack_get_page (self->pages, child)));
}

/* The view shows and hides its pages as it is arranged. */
void
ahu_replay_page_follow_pages (AhuReplayPage *self,
                              GtkWidget     *pages)
{
  AdwViewStackPage *page;

  self->pages = pages != NULL ? ADW_VIEW_STACK (pages) : NULL;
  if (pages == NULL)
    return;

  gtk_menu_button_set_create_popup_func (self->pages_button, create_popup_cb, self, NULL);
  g_signal_connect_object (pages, "notify::visible-child", G_CALLBACK (ahu_replay_page_show_pages), self,
                           G_CONNECT_SWAPPED);
  for (guint i = 0; (page = get_page (self, i)) != NULL; i++)
    g_signal_connect_object (page, "notify::visible", G_CALLBACK (ahu_replay_page_show_pages), self,
                             G_CONNECT_SWAPPED);
  ahu_replay_page_show_pages (self);
}

void
ahu_replay_page_install_pages (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "replay.page", "s", page_action);
}
