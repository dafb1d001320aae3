/* ahu-window-learn.c: the page of the lessons, in the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "shell/learn/ahu-learn-page.h"
#include "shell/window/ahu-window-private.h"

#define LEARN "learn"

static AhuLessonList *
list_lessons (const AhuGameUi *ui)
{
  AhuLessonList *lessons = ahu_lesson_list_new (ui->game);
  g_autofree char *path = g_strconcat (AHU_RESOURCE_PATH "/lessons/", ui->game->id, NULL);
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "ahu", "lessons", NULL);

  ahu_lesson_list_add_resources (lessons, path);
  ahu_lesson_list_load_folder (lessons, folder);

  return lessons;
}

static GtkWidget *
learn_page_new (AhuWindow       *self,
                const AhuGameUi *ui)
{
  g_autoptr (AhuLessonList) lessons = list_lessons (ui);
  GtkWidget *page = ahu_learn_page_new (ui, lessons);

  g_signal_connect_object (page, "finished", G_CALLBACK (ahu_navigator_back), self->navigator, G_CONNECT_SWAPPED);

  return page;
}

void
ahu_window_add_learn_page (AhuWindow *self)
{
  static const AhuGamePage page = { LEARN, AHU_OFFER_LESSONS, learn_page_new, TRUE };

  ahu_window_add_page_of_games (self, &page);
}

void
ahu_window_show_learn (AhuWindow *self)
{
  const AhuGameUi *ui = ahu_window_choose_ui (self, AHU_OFFER_LESSONS);

  if (ui != NULL)
    ahu_navigator_show_over (self->navigator, ahu_window_name_page (LEARN, ui));
}
