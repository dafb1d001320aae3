/* ahu-history-page-private.h: what the files of the page with all games share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "shell/history/ahu-history-page.h"
#include "shell/history/ahu-history-row.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/messages/ahu-message-bar.h"

G_BEGIN_DECLS

/* Which games; numbers of players follow. */
enum
{
  AHU_HISTORY_ALL,
  AHU_HISTORY_RUNNING,
  AHU_HISTORY_OVER,
  AHU_HISTORY_PRACTICE,
  AHU_HISTORY_DAMAGED,
  AHU_HISTORY_N_KINDS
};

/* As in the menu of orders. */
enum
{
  AHU_HISTORY_NEWEST,
  AHU_HISTORY_OLDEST,
  AHU_HISTORY_BY_PLAYERS,
  AHU_HISTORY_BY_WINNER,
  AHU_HISTORY_LONGEST
};

/* So many of the games that go on stand before all others. */
#define AHU_HISTORY_N_FIRST 2

struct _AhuHistoryPage
{
  AhuPage parent_instance;

  AhuLibrary *library;
  GtkFilterListModel *filtered;
  GtkSortListModel *sorted;
  GtkSliceListModel *strip_games; /* of sorted: what stands side by side above the list, and what is in it */
  GtkSliceListModel *list_games;
  GtkFilter *filter;   /* taken out of filtered while nothing is asked for */
  char **words;        /* folded; what is searched for */
  guint kind;          /* which games, as the chips stand */
  guint n_kinds;       /* without the games, whose chips are always there */
  guint order;
  GPtrArray *chips;    /* one GtkToggleButton for each kind */
  gconstpointer first[AHU_HISTORY_N_FIRST]; /* AhuSummary, only to be compared */
  GPtrArray *games;    /* every AhuGame that occurs */
  GHashTable *ids;     /* the only ones shown, NULL for all */
  AhuWidthClass width_class;
  gboolean choosing;
  GHashTable *chosen;  /* files of the games chosen */
  GPtrArray *rows;     /* all AhuHistoryRow there are */
  GPtrArray *removals; /* char **: what was deleted, the last at the end */
  GCancellable *cancellable;
  GCancellable *importing; /* NULL while nothing is imported */

  GtkWidget *content;
  AhuWidthBin *width_bin;
  GtkWidget *header_bar;
  AhuMenuButton *menu_button;
  GtkWidget *statistics_button;
  AhuMessageBar *message_bar;
  GtkProgressBar *progress_bar;
  GtkWidget *heading_box;
  GtkLabel *heading_label;
  GtkBox *tools;
  GtkWidget *search_entry;
  GtkBox *kinds;
  GtkMenuButton *asking_button;
  GtkLabel *count_label;
  GtkStack *stack;
  GtkWidget *strip_window;
  GtkWidget *list_window;
  GtkGridView *strip;
  GtkListView *list;
  GtkWidget *action_bar;
  GtkLabel *chosen_label;
};

/* ahu-history-page.c */

/* Returns: (transfer none) (nullable): the game whose row has the focus */
AhuSummary *ahu_history_page_get_focused (AhuHistoryPage *self);

/* Returns: (transfer none) (nullable): the row that shows the game, if it can be seen */
AhuHistoryRow *ahu_history_page_find_row (AhuHistoryPage *self,
                                          AhuSummary     *summary);

/* @file: the name of a file
 * Returns: (transfer none) (nullable): the game of that file */
AhuSummary *ahu_history_page_find_file (AhuHistoryPage *self,
                                        const char     *file);

/* @choosing: whether several games are being chosen */
void ahu_history_page_set_choosing (AhuHistoryPage *self,
                                    gboolean        choosing);

/* One more game, or one less, of those chosen.
 * @file: the name of a file */
void ahu_history_page_choose (AhuHistoryPage *self,
                              const char     *file);

/* Chooses all that are shown. */
void ahu_history_page_choose_all (AhuHistoryPage *self);

/* ahu-history-page-find.c */

/* Returns: (transfer full): a filter by what is searched and filtered for (ahu-history-page- find.c) */
GtkFilter *ahu_history_page_filter_new (AhuHistoryPage *self);

/* Looks again which games are shown. */
void ahu_history_page_refilter (AhuHistoryPage *self);

/* @text: what is searched for */
void ahu_history_page_set_words (AhuHistoryPage *self,
                                 const char     *text);

/* Makes the chips, and the menu beside them. */
void ahu_history_page_fill_lists (AhuHistoryPage *self);

/* Tells what is in it, with the name of the game if the list has records of several.
 * @row: one of its rows, with a game or empty */
void ahu_history_page_name_row (AhuHistoryPage *self,
                                AhuHistoryRow  *row);

/* As soon as records of two games occur, the page can be asked for those of one, and rows name theirs.
 * @first: a place in the library */
void ahu_history_page_find_games (AhuHistoryPage *self,
                                  guint           first,
                                  guint           n);

/* @order: an order, by its place in the list
 * Returns: (transfer full): a sorter */
GtkSorter *ahu_history_page_sorter_new (AhuHistoryPage *self,
                                        guint           order);

/* Whether a game is one of those that go on and stand before all others. */
gboolean ahu_history_page_is_first (AhuHistoryPage *self,
                                    AhuSummary     *summary);

/* Shows one of the kinds above, as its chip does. */
void ahu_history_page_set_kind (AhuHistoryPage *self,
                                guint           kind);

/* ahu-history-page-keys.c */

/* What keys do in the list (ahu-history-page-keys.c). */
void ahu_history_page_add_keys (AhuHistoryPage *self);

/* ahu-history-page-actions.c */

/* What is done with games (ahu-history-page-actions.c).
 * @widget_class: the class of the page */
void ahu_history_page_class_install_actions (GtkWidgetClass *widget_class);

/* Returns: (transfer full): the menu of a game */
GMenuModel *ahu_history_page_make_menu (AhuSummary *summary,
                                        gpointer    user_data);

/* Brings back what was deleted last. */
void ahu_history_page_undo (AhuPage *page);

/* Returns: (transfer full) (element-type AhuSummary): no games */
GPtrArray *ahu_history_page_games_new (void);

/* @format: a sentence with a place for the reason */
void ahu_history_page_say_problem (AhuHistoryPage *self,
                                   const char     *format,
                                   const GError   *error);

/* @parameter: the parameter of an action
 * Returns: (transfer none) (nullable): the game that the action is meant for */
AhuSummary *ahu_history_page_get_target (AhuHistoryPage *self,
                                         GVariant       *parameter);

/* Returns: (transfer full) (element-type AhuSummary): the games that are chosen */
GPtrArray *ahu_history_page_get_chosen (AhuHistoryPage *self);

/* ahu-history-page-share.c */

/* Import and export (ahu-history-page-share.c).
 * @widget_class: the class of the page */
void ahu_history_page_class_install_sharing (GtkWidgetClass *widget_class);

G_END_DECLS
