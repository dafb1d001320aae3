/* people.h: what people do to come to a page, in any game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/window/ahu-window.h"

G_BEGIN_DECLS

void activate (AhuWindow  *window,
               const char *action);

void go_back (AhuWindow *window);
void go_back_to_evenings (AhuWindow *window);

void begin_game (AhuWindow *window);

/* Of the players remembered. */
void begin_deal (AhuWindow *window);

GtkWidget *find_shown_page (AhuWindow *window);

void mend_players (AhuWindow *window);

void mend_set_up (AhuWindow *window);

void activate_on_table (AhuWindow  *window,
                        const char *action);

void ask_best_moves (AhuWindow *window);

void analyse (AhuWindow *window);

void show_view (AhuWindow  *window,
                const char *name);

void show_table_view (AhuWindow *window);

/* As if it were the first game of these people. */
void explain (AhuWindow *window);

/* The same, of people who begin one. */
void begin_first_game (AhuWindow *window);
void begin_first_deal (AhuWindow *window);

void explain_in_view (AhuWindow *window);

void show_second_screen (AhuWindow *window);

void wait_for_others (AhuWindow *window);

void replay_in_view (AhuWindow *window);

void begin_score (AhuWindow *window);

void count_end (AhuWindow *window);

void ask_what_if (AhuWindow *window);

void show_rules (AhuWindow *window);

void show_preferences (AhuWindow *window);

void show_shortcuts (AhuWindow *window);

void replay (AhuWindow *window);

void learn (AhuWindow *window);
void begin_try (AhuWindow *window);
void answer_try (AhuWindow *window);
void end_try (AhuWindow *window);

void show_history (AhuWindow *window);

void show_statistics (AhuWindow *window);

/* Until those of the game that is shown are counted. */
void await_statistics (AhuWindow *window);

void show_names (AhuWindow *window);

void prepare_practice (AhuWindow *window);

void tell (AhuWindow  *window,
           const char *part);

void tell_places (AhuWindow *window);

void end_again (AhuWindow *window);

void view_end (AhuWindow *window);

void view_places (AhuWindow *window);

void follow_places (AhuWindow *window);

/* To the end of the page, which is there as soon as @find finds what stands last. */
void scroll_result_behind (AhuWindow  *window,
                           GtkWidget *(*find) (GtkWidget *page));
void scroll_result (AhuWindow *window);

void correct (AhuWindow *window);

void show_log (AhuWindow *window);

G_END_DECLS
