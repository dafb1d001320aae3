/* learn-utils.h: the page of the lessons, gone through as people do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/learn/ahu-learn-page.h"
#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

#define LEARN_PAGE(test) AHU_LEARN_PAGE ((test)->page)

/* The page with the lessons of the program, in a window of its own. */
typedef struct
{
  AhuLessonList *lessons;
  GtkWidget *window;
  GtkWidget *page;
} TestLearn;

/* A case that begins with nothing learnt; it gets the width of the window as its data. */
void test_learn_add (const char *path,
                     int         width,
                     void      (*test) (TestLearn *, gconstpointer));

/* As another run of the program would, after test_learn_close(). */
void test_learn_open (TestLearn *test,
                      int        width,
                      int        height);
void test_learn_close (TestLearn *test);

gboolean test_learn_is_laid_out (gpointer page);
AhuLessonRun *test_learn_get_run (TestLearn *test);
const AhuLessonStep *test_learn_get_step (TestLearn *test);
guint test_learn_count_lessons (TestLearn *test);
guint test_learn_count_done (void);

/* Whether it can be seen in a widget, maybe as part of a text. */
gboolean test_learn_shows_text (GtkWidget  *widget,
                                const char *text);

/* Cards on the table may be called like an answer. */
AhuChoice *test_learn_find_called (TestLearn  *test,
                                   const char *name);
AhuChoice *test_learn_find_answer (TestLearn *test,
                                   guint      index);

/* A choice on the table that is the move asked for, or a possible one that is not. */
AhuChoice *test_learn_find_move (TestLearn *test,
                                 gboolean   right);

/* First what is wrong. Whatever there is to choose can be seen without scrolling. */
void test_learn_answer (TestLearn *test);

/* By pointer, what is wrong first; or by the keys, what is right. */
void test_learn_do_step (TestLearn *test);
void test_learn_do_step_by_key (TestLearn *test);

void test_learn_go_on (TestLearn *test);

G_END_DECLS
