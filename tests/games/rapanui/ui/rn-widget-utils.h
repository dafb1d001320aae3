/* rn-widget-utils.h: positions and choices for the tests of Rapa Nui’s widgets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/study/rn-news.h"
#include "toolkit/table/ahu-choice.h"

#include "support/test-record.h"
#include "support/test-ui-find.h"

G_BEGIN_DECLS

/* Goes back, or forward, to the position after @ply moves. */
void test_session_go (AhuSession *session,
                      guint       ply);

/* Goes to the first position in @step; fails if there is none. */
void test_session_go_to_step (AhuSession *session,
                              guint       step);

/* Whether a label that nothing hides has just this text. */
gboolean test_shows_text (GtkWidget  *root,
                          const char *text);

/* What the last moves have brought in the present position. */
void test_find_news (AhuSession *session,
                     RnNews     *news);

/* The choices in @root that nothing hides, (transfer container). */
GPtrArray *test_find_choices (GtkWidget *root);

/* The choice with this accessible name, NULL if none is shown. */
AhuChoice *test_find_choice (GtkWidget  *root,
                             const char *name);

/* The move that a choice makes, as compact JSON; NULL for none. */
char *test_choice_move (AhuChoice *choice);

/* Whether readers of the screen are told that the choice is impossible. */
gboolean test_choice_is_disabled (AhuChoice *choice);

/* The size that @widget would like to have. */
int test_measured (GtkWidget      *widget,
                   GtkOrientation  orientation);

/* Puts @widget into a window, not shown, that has a `table.move`: without it no
 * choice is sensitive. */
GtkWidget *test_hold (GtkWidget *widget);

/* Drops the window and fails if @widget outlives it. */
void test_release (GtkWidget *widget);

/* Shows @child in a window where `table.move` writes its target into @moves, and
 * waits until it is mapped. */
GtkWidget *test_window_new (GtkWidget *child,
                            GPtrArray *moves);

G_END_DECLS
