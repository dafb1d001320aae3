/* ahu-window-private.h: what the files of the window share
 *
 * Each page has a file of the window beside it, which adds it to the navigator, takes what
 * the page hands on, and knows of other pages no more than how they are shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/window/ahu-desk.h"
#include "shell/window/ahu-navigator.h"
#include "shell/window/ahu-start-page.h"
#include "shell/window/ahu-window.h"
#include "toolkit/messages/ahu-message-bar.h"

G_BEGIN_DECLS

struct _AhuWindow
{
  AdwApplicationWindow parent_instance;

  AhuDesk *desk;
  AhuNavigator *navigator;
  GSignalGroup *page_signals; /* of the page that is shown */
  AhuCorrection *misfit;      /* of the set-up, with a conflict that is told; NULL for none */
  const AhuGameUi *table_ui;  /* on whose table page a game lies, NULL for none */
  gboolean began_from_deal;   /* the game on the desk, after the deal page was seen */

  AhuSession *offer;    /* the unfinished game offered at the start, NULL for none */
  GStrv passed_over;    /* unfinished games that others play */
  gboolean is_looking;  /* for that game */
  gboolean looks_again; /* as soon as that is over */
  gboolean reads_files; /* the library is needed */

  GPtrArray *makers;     /* of the pages of which each game has its own */
  GHashTable *counts;    /* game → what the store calls its counts that are kept */
  char *store_problem; /* why games can't be saved, NULL while they can */
  GCancellable *cancellable;
  GCancellable *opening; /* NULL while no file is read */
  char *opening_name;
  guint opening_id;      /* tells of it if it lasts */
  guint inhibit_cookie;
  guint n_unreadable; /* files among the games, as told last */
  guint n_damaged;
  guint files_id;   /* idle that begins to read all games */
  guint prepare_id; /* idle that makes the result page before it is needed */

  GtkStack *stack;
  AhuStartPage *start_page;
  AhuMessageBar *notice_bar;
  AhuMessageBar *problem_bar;
  GtkWidget *second_screen; /* NULL while it is closed */
  AhuSession *unkept;       /* weak: the game of the file that was opened last, NULL while there is none */
  GtkWidget *close_window;  /* weak: asks whether moves are to be lost, NULL while nobody does */
  char **copied;            /* ids of what that window saved elsewhere, may be NULL */
  gboolean leaves;          /* whatever is lost by it */
};

/* ahu-window.c */

/* Goes back to the first page. */
void ahu_window_show_start (AhuWindow *self);

/* What was said before the user went on is read. */
void ahu_window_clear_messages (AhuWindow *self);

/* ahu-window-start.c */

/* Offers at the start, from now on, to go on with the game played last. */
void ahu_window_watch_games (AhuWindow *self);

/* Looks for that game anew, if the first page is shown. */
void ahu_window_update_start (AhuWindow *self);

/* The same, whatever is shown. */
void ahu_window_look_for_game (AhuWindow *self);

/* Returns: whether the first page offers a game */
gboolean ahu_window_can_continue (AhuWindow *self);

/* Goes on with it. */
void ahu_window_continue (AhuWindow *self);

/* ahu-window-game.c */

/* Adds the table and the result, and follows the game on the desk. */
void ahu_window_add_game_pages (AhuWindow *self);

/* Shows the table, or the result of a game that is over. */
void ahu_window_show_game (AhuWindow *self);

/* Returns: the name of the page that shows the game, with the game in it */
const char *ahu_window_prepare_game (AhuWindow *self);

/* Returns: whether the game on the desk is shown and goes on */
gboolean ahu_window_is_on_table (AhuWindow *self);

/* Returns: whether the game on the desk is shown and is over */
gboolean ahu_window_is_on_result (AhuWindow *self);

/* Shows the game if it is open: so its undo is with it.
 * @id: the id of a game
 * Returns: whether it is */
gboolean ahu_window_show_open_game (AhuWindow  *self,
                                    const char *id);

/* Shows the game.
 * @id: the id of a game that is open or kept */
void ahu_window_show_game_with_id (AhuWindow  *self,
                                   const char *id);

/* Shows where the game tells the move. A game that is over has no table any more: it is looked at, after the move.
 * @ply: a move, from 0 */
void ahu_window_show_move (AhuWindow *self,
                           guint      ply);

/* Shows what the players have in a window of its own, which lives as long as the game. */
void ahu_window_show_second_screen (AhuWindow *self);

/* Closes that window, if there is one. */
void ahu_window_close_second_screen (AhuWindow *self);

/* ahu-window-games.c */

/**
 * AhuGamePageNew:
 *
 * Returns: (transfer floating): the game's page, an #AhuPage
 */
typedef GtkWidget *(*AhuGamePageNew) (AhuWindow       *self,
                                      const AhuGameUi *ui);

/**
 * AhuGamePage:
 * @name: the name of a page of which each game has its own
 * @offer: which games have it
 * @make: makes it
 * @switches: whether people choose there which game it is about; else that is the game of
 *   what they come from. On a page with a property `chooses-game` only while that is true
 */
typedef struct
{
  const char *name;
  AhuOffer offer;
  AhuGamePageNew make;
  gboolean switches;
} AhuGamePage;

/* Adds it to the navigator for every game that has it.
 * @page: (transfer none): a page, which lives as long as the program */
void ahu_window_add_page_of_games (AhuWindow         *self,
                                   const AhuGamePage *page);

/* @name: the name of such a page
 * Returns: (transfer none): what the navigator calls the page of that game; it lives as long as the program */
const char *ahu_window_name_page (const char      *name,
                                  const AhuGameUi *ui);

/* @page: a page in it
 * Returns: (nullable): whose it is, %NULL if all games share it */
const AhuGameUi *ahu_window_find_ui (AhuWindow *self,
                                     GtkWidget *page);

/* @offer: what is wanted
 * Returns: (nullable): the game that is shown, or the one used last where none is; %NULL if it doesn't have what is
 *   wanted */
const AhuGameUi *ahu_window_choose_ui (AhuWindow *self,
                                       AhuOffer   offer);

/* Shows that of the game that [func@Window.choose_ui] gives.
 * @name: the name of a page of which each game has its own
 * @offer: which games have it
 * Returns: (transfer none) (nullable): the page, %NULL if that game has none */
GtkWidget *ahu_window_show_page_of (AhuWindow  *self,
                                    const char *name,
                                    AhuOffer    offer);

/* Nobody comes back to any of them, unless it is shown anew.
 * @name: the name of a page of which each game has its own */
void ahu_window_forget_page (AhuWindow  *self,
                             const char *name);

/* Shows the page of that game in its place.
 * @id: a game with such a page */
void ahu_window_switch_game (AhuWindow  *self,
                             const char *id);

/* ahu-window-begin.c */

/* Adds the pages before a game: players, deal, joining, practice. */
void ahu_window_add_begin_pages (AhuWindow *self);

/* Shows who plays, or what was being entered for them when the program was closed. */
void ahu_window_show_players (AhuWindow *self);

/* Returns: whether something is entered for a new game that has not begun */
gboolean ahu_window_has_draft (const AhuGameUi *ui);

/* Shows the choices before a game against computers. */
void ahu_window_show_practise (AhuWindow *self);

/* Shows the players of a new game, which begins with what can be taken over of the deal of that one. Says so where
 * it can't be read.
 * @id: the id of a kept game */
void ahu_window_take_deal (AhuWindow  *self,
                           const char *id);

/* Asks who plays another one, beginning with those who have just played. */
void ahu_window_ask_again (AhuWindow *self);

/* Begins another one in the same seats. */
void ahu_window_play_again (AhuWindow *self);

/* ahu-window-setup.c */

/* Adds the pages that mend what the game on the desk was begun with. */
void ahu_window_add_setup_pages (AhuWindow *self);

/* Shows the deal of the game on the desk, or the position it was joined in, with all that was entered. Does nothing
 * without a game, or with one in which nothing is corrected. */
void ahu_window_mend_deal (AhuWindow *self);

/* Goes back the way on which the game was begun: to its deal, or to its players if no deal was asked. */
void ahu_window_undo_begin (AhuWindow *self);

/* Offers to keep the result that is shown, if it is that of a file and of no game that is kept. */
void ahu_window_offer_keeping (AhuWindow *self);

/* Puts a game that was opened from a file among those that are kept. */
void ahu_window_keep_game (AhuWindow *self);

/* The same for its players. */
void ahu_window_mend_players (AhuWindow *self);

/* Goes on with a mended set-up by changing the move that no longer fits. This and the next two do nothing if none is
 * told. */
void ahu_window_change_misfit (AhuWindow *self);

/* Mends the set-up and keeps the turns before the one that no longer fits. */
void ahu_window_keep_before_misfit (AhuWindow *self);

/* Leaves the game as it is. */
void ahu_window_cancel_misfit (AhuWindow *self);

/* ahu-window-open.c */

/* Whatever file is being read, it is not shown. */
void ahu_window_stop_opening (AhuWindow *self);

/* ahu-window-close.c */

/* Waits for the store, and asks if it has failed.
 * Returns: whether the window may be closed now */
gboolean ahu_window_may_close (AhuWindow *self);

/* All is saved: if somebody was asked, the window is closed. */
void ahu_window_settle_question (AhuWindow *self);

/* ahu-window-save.c */

/* @ui: (nullable): the game it is a copy of
 * Returns: (transfer full): what a copy may be called */
char *ahu_window_propose_copy_name (const AhuGameUi *ui);

/* ahu-window-history.c */

/* Adds the pages with all games and their statistics. */
void ahu_window_add_history_pages (AhuWindow *self);

/* Shows all games. */
void ahu_window_show_history (AhuWindow *self);

/* Shows those that are not over. */
void ahu_window_show_unfinished (AhuWindow *self);

/* Shows those that can't be read, or not to their end. */
void ahu_window_show_damaged (AhuWindow *self);

/* Takes dropped files, on the page that lists games.
 * @files: (element-type GFile): files and folders
 * Returns: whether it is that page */
gboolean ahu_window_import (AhuWindow *self,
                            GSList    *files);

/* Shows what all games add up to. */
void ahu_window_show_statistics (AhuWindow *self);

/* ahu-window-score.c */

/* Adds the final scoring, and the pages that count a tracked game. */
void ahu_window_add_score_pages (AhuWindow *self);

/* Lets other windows have the counts. */
void ahu_window_release_counts (AhuWindow *self);

/* Shows the final scoring of a game that was not tracked, with what is entered of one, else with nothing but the
 * names. */
void ahu_window_show_score (AhuWindow *self);

/* Returns: whether the final scoring is shown, and has counts */
gboolean ahu_window_can_start_over (AhuWindow *self);

/* Begins to count another game. */
void ahu_window_start_over (AhuWindow *self);

/* Returns: the name of the page that shows these, with them in it */
const char *ahu_window_prepare_counted (AhuWindow *self);

/* Returns: whether the game on the desk is shown and ended with counts */
gboolean ahu_window_is_on_counted (AhuWindow *self);

/* Nothing leads back to the counts of games that no longer lie on the desk. */
void ahu_window_forget_counted (AhuWindow *self);

/* Ends the game with them. */
void ahu_window_end_game (AhuWindow *self);

/* Takes back that the game ended with the counts that are shown. */
void ahu_window_keep_counting (AhuWindow *self);

/* The same, and shows the table. */
void ahu_window_play_on (AhuWindow *self);

/* Shows the tracked game as whose counts those that are shown began. */
void ahu_window_show_counted_game (AhuWindow *self);

/* Returns: whether there is such a game */
gboolean ahu_window_can_show_counted_game (AhuWindow *self);

/* Counts the end of the game, which goes on until somebody ends it there. */
void ahu_window_count_end (AhuWindow *self);

/* Tries other counts than those of the result. */
void ahu_window_count_what_if (AhuWindow *self);

/* Shows the counts of a file.
 * @refusal: (out): what the rules have against it
 * @error: what is wrong with the file
 * Returns: whether they can be shown */
gboolean ahu_window_show_sheet (AhuWindow   *self,
                                JsonObject  *document,
                                AhuRefusal **refusal,
                                GError     **error);

/* ahu-window-rules.c */

/* Adds the rule reference. */
void ahu_window_add_rules_page (AhuWindow *self);

/* ahu-window-learn.c */

/* Adds the list of what teaches a game, and the table of its tries. */
void ahu_window_add_learn_page (AhuWindow *self);

/* Shows that list. */
void ahu_window_show_learn (AhuWindow *self);

/* Adds the action that begins a try from a game of one's own. */
void ahu_window_install_own_tries (GtkWidgetClass *widget_class);

/* ahu-window-actions.c */

/* Installs what the window can do.
 * @widget_class: the class of the window */
void ahu_window_class_install_actions (GtkWidgetClass *widget_class);

/* Says which of it is possible now. */
void ahu_window_update_actions (AhuWindow *self);

/* ahu-window-save.c */

/* Writes what the page has to a file that the user chooses. */
void ahu_window_save_copy (AhuWindow *self);

/* ahu-window-store.c */

/* Tells, from now on, when games can't be saved. */
void ahu_window_watch_store (AhuWindow *self);

/* Says so, or why the game that is shown can't be played. */
void ahu_window_update_problem (AhuWindow *self);

/* Tells on the start page which files can't be read, from now on. */
void ahu_window_watch_files (AhuWindow *self);

/* Says there how much of it is good, if not all; what is opened tells it itself.
 * @record: the game that is offered at the start
 * @refusal: (nullable): what the rules have against it */
void ahu_window_tell_damage (AhuWindow        *self,
                             AhuRecord        *record,
                             const AhuRefusal *refusal);

/* ahu-window-replay.c */

/* Adds the page on which games are stepped through. */
void ahu_window_add_replay_page (AhuWindow *self);

/* Says so where it can't be read.
 * @id: the id of a kept game, or of the one on the desk
 * Returns: (transfer full) (nullable): its record */
AhuRecord *ahu_window_find_record (AhuWindow  *self,
                                   const char *id);

/* Steps through the game on the desk. */
void ahu_window_replay_game (AhuWindow *self);

/* The same, from there.
 * @ply: 0 … the number of its moves */
void ahu_window_replay_game_at (AhuWindow *self,
                                guint      ply);

G_END_DECLS
