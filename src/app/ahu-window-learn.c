/* ahu-window-learn.c: the page of the lessons, in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include <glib/gi18n.h>

#include "app/ahu-learn-page.h"
#include "app/ahu-toast.h"
#include "app/ahu-window-private.h"

#define LEARN "learn"

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
  AdwToast *toast = adw_toast_new (_("You’ve finished all the lessons"));

  adw_toast_set_button_label (toast, _("Practise"));
  adw_toast_set_action_name (toast, "win.practise");
  ahu_navigator_back (self->navigator);
  ahu_toast_show (self->toasts, toast);
}

static GtkWidget *
learn_page_new (gpointer data)
{
  const AhuGameUi *ui = ahu_game_ui_get_default ();
  g_autoptr (AhuLessonList) lessons = list_lessons (ui);
  GtkWidget *page = ahu_learn_page_new (ui, lessons);

  g_signal_connect_object (page, "finished", G_CALLBACK (finished_cb), data, G_CONNECT_SWAPPED);

  return page;
}

void
ahu_window_add_learn_page (AhuWindow *self)
{
  ahu_navigator_add (self->navigator, LEARN, learn_page_new, self);
}

void
ahu_window_show_learn (AhuWindow *self)
{
  ahu_navigator_show_over (self->navigator, LEARN);
}
