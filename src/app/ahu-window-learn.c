/* ahu-window-learn.c: the page of the lessons, in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-init.h"
#include "app/ahu-learn-page.h"
#include "app/ahu-toast.h"
#include "app/ahu-window-private.h"

static AhuLessonList *
list_lessons (const AhuGameUi *ui)
{
  AhuLessonList *lessons = ahu_lesson_list_new ();
  g_autofree char *path = g_strconcat (AHU_RESOURCE_PATH "/lessons/", ui->game->id, NULL);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "ahu", "lessons", NULL);

  ahu_lesson_list_add_resources (lessons, path);
  ahu_lesson_list_load_folder (lessons, folder);

  return lessons;
}

/* Who has learnt all there is to learn plays. */
static void
finished_cb (AhuWindow *self)
{
  AdwToast *toast = adw_toast_new (_("You have gone through all lessons"));

  adw_toast_set_button_label (toast, _("Practise"));
  adw_toast_set_action_name (toast, "win.practise");
  ahu_window_leave_learn (self);
  ahu_toast_show (self->toasts, toast);
}

static void
ensure_page (AhuWindow *self)
{
  g_autoptr (AhuLessonList) lessons = NULL;
  GtkWidget *page;

  if (gtk_stack_get_child_by_name (self->stack, "learn") != NULL)
    return;
  lessons = list_lessons (ahu_game_ui_get_default ());
  page = ahu_learn_page_new (ahu_game_ui_get_default (), lessons);
  ahu_window_watch_undo (self, page);
  g_signal_connect_object (page, "finished", G_CALLBACK (finished_cb), self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->stack, page, "learn");
}

void
ahu_window_show_learn (AhuWindow *self)
{
  g_return_if_fail (AHU_IS_WINDOW (self));

  ensure_page (self);
  if (!ahu_window_is_on (self, "learn"))
    ahu_window_remember_page (self, "learn", &self->before_learn);
  ahu_window_show_page (self, "learn");
}

gboolean
ahu_window_leave_learn (AhuWindow *self)
{
  const char *page = g_quark_to_string (self->before_learn);
  GtkWidget *child;

  if (!ahu_window_is_on (self, "learn"))
    return FALSE;
  if (ahu_learn_page_leave_lesson (AHU_LEARN_PAGE (gtk_stack_get_visible_child (self->stack))))
    return TRUE;

  child = gtk_stack_get_child_by_name (self->stack, page);
  if (g_str_equal (page, "table") || g_str_equal (page, "result"))
    ahu_window_return_to_game (self);
  else if (child == NULL || child == GTK_WIDGET (self->start_page))
    ahu_window_show_start (self);
  else
    ahu_window_show_page (self, page);

  return TRUE;
}
