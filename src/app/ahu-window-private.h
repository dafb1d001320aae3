/* ahu-window-private.h: what the files of the window share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/ahu-game-ui.h"
#include "app/ahu-message-bar.h"
#include "app/ahu-start-page.h"
#include "app/ahu-window.h"
#include "core/ahu-library.h"

G_BEGIN_DECLS

struct _AhuWindow
{
  AdwApplicationWindow parent_instance;

  AhuStore *store;
  const char *counts_id; /* what the store calls the counts that are kept, NULL without any */
  char *store_problem; /* why games can't be saved, NULL while they can */
  AhuSession *session;
  AhuLibrary *library;  /* NULL until it is needed */
  AhuSession *previous; /* the unfinished game that @session has replaced */
  const AhuGameUi *ui;
  GSignalGroup *session_signals;
  GCancellable *cancellable;
  guint inhibit_cookie;
  gboolean from_history; /* the game shown was opened there; “back” leads there */
  gboolean from_statistics; /* the history shows the games of a number */
  guint n_unreadable; /* files among the games, as told last */
  guint n_damaged;
  guint files_id;   /* idle that begins to read all games */
  guint prepare_id; /* idle that makes the result page before it is needed */

  AdwToastOverlay *toasts;
  GtkStack *stack;
  AhuStartPage *start_page;
  AhuMessageBar *notice_bar;
  AhuMessageBar *problem_bar;
  GtkWidget *scores_window; /* NULL while it is closed */
  GQuark before_replay;     /* the name of the page that led to the replay */
  GQuark before_rules;      /* the name of the page that the rules are shown over */
  GtkWidget *focus_before_rules; /* what had the focus there, weak */
  GQuark before_learn;      /* and to the lessons */
};

/* ahu-window-pages.c */
void ahu_window_show_start (AhuWindow *self);

/* Before the page @name is shown over the one that is: @before becomes that one. Pages that
 * were shown over @name are from now on over what it was shown over, so that nobody who
 * goes back comes in a circle. */
void ahu_window_remember_page (AhuWindow  *self,
                               const char *name,
                               GQuark     *before);

/* The game, or the start if it was deleted or continued elsewhere meanwhile. */
void ahu_window_return_to_game (AhuWindow *self);
void ahu_window_show_players (AhuWindow *self);
void ahu_window_show_deal (AhuWindow *self);
void ahu_window_show_join (AhuWindow *self);
void ahu_window_show_game (AhuWindow *self);
void ahu_window_play_again (AhuWindow *self);
void ahu_window_show_scores (AhuWindow *self);
void ahu_window_close_scores (AhuWindow *self);
gboolean ahu_window_is_on (AhuWindow  *self,
                           const char *page);
void ahu_window_show_page (AhuWindow  *self,
                           const char *name);
void ahu_window_watch_undo (AhuWindow *self,
                            GtkWidget *page);

/* ahu-window-history.c */

/* Returns: (transfer none): all kept games, read from now on */
AhuLibrary *ahu_window_get_library (AhuWindow *self);
void ahu_window_show_history (AhuWindow *self);

/* Whether a game can be shown: it may have been deleted, or never kept. */
gboolean ahu_window_has_game (AhuWindow  *self,
                              const char *id);
void ahu_window_show_kept_game (AhuWindow  *self,
                                const char *id);
void ahu_window_show_damaged (AhuWindow *self);

/* Takes dropped files, on the page that lists games.
 * Returns: whether it is that page */
gboolean ahu_window_import (AhuWindow *self,
                            GSList    *files);

/* ahu-window-score.c */
void ahu_window_release_counts (AhuWindow *self);
void ahu_window_show_score (AhuWindow *self);
void ahu_window_count_game (AhuWindow *self);
gboolean ahu_window_show_sheet (AhuWindow   *self,
                                JsonObject  *document,
                                AhuRefusal **refusal,
                                GError     **error);

/* ahu-window-guidance.c */
void ahu_window_offer_guidance (AhuWindow *self);
void ahu_window_guide (AhuWindow *self);

/* ahu-window-practise.c */
void ahu_window_show_practise (AhuWindow *self);

/* Returns: whether the game that is over was a practice game, and another has begun */
gboolean ahu_window_practise_again (AhuWindow *self);

/* ahu-window-statistics.c */
void ahu_window_show_statistics (AhuWindow *self);
gboolean ahu_window_leave_statistics (AhuWindow *self);

/* ahu-window-rules.c */
gboolean ahu_window_leave_rules (AhuWindow *self);
void ahu_window_show_move (AhuWindow *self,
                           guint      ply);

/* ahu-window-learn.c */
void ahu_window_show_learn (AhuWindow *self);
gboolean ahu_window_leave_learn (AhuWindow *self);

/* ahu-window-actions.c */
void ahu_window_class_install_actions (GtkWidgetClass *widget_class);
void ahu_window_update_actions (AhuWindow *self);

/* ahu-window-save.c */
void ahu_window_save_copy (AhuWindow *self);

/* ahu-window-store.c */
void ahu_window_watch_store (AhuWindow *self);
void ahu_window_update_problem (AhuWindow *self);

/* Tells on the start page which files can't be read, from now on. */
void ahu_window_watch_files (AhuWindow *self);
void ahu_window_tell_damage (AhuWindow        *self,
                             AhuRecord        *record,
                             const AhuRefusal *refusal);

/* ahu-window-replay.c */
void ahu_window_replay_game (AhuWindow *self);
void ahu_window_replay_game_at (AhuWindow *self,
                                guint      ply);
void ahu_window_leave_replay (AhuWindow *self);

/* ahu-window.c */
void ahu_window_replace_session (AhuWindow  *self,
                                 AhuSession *session);
void ahu_window_return_to_previous (AhuWindow *self);
void ahu_window_look_for_game (AhuWindow *self);
void ahu_window_drop_session (AhuWindow *self);
void ahu_window_set_session (AhuWindow  *self,
                             AhuSession *session);

G_END_DECLS
