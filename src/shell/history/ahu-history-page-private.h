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

struct _AhuHistoryPage
{
  AhuPage parent_instance;

  AhuLibrary *library;
  GtkFilterListModel *filtered;
  GtkSortListModel *sorted;
  GtkFilter *filter;   /* taken out of filtered while nothing is asked for */
  char **words;        /* folded; what is searched for */
  guint kind;          /* which games, as in the list of kinds */
  GPtrArray *games;    /* every AhuGame that occurs */
  GHashTable *ids;     /* the only ones shown, NULL for all */
  gboolean choosing;
  GHashTable *chosen;  /* files of the games chosen */
  GPtrArray *rows;     /* all AhuHistoryRow there are */
  GPtrArray *removals; /* char **: what was deleted, the last at the end */
  GCancellable *cancellable;
  GCancellable *importing; /* NULL while nothing is imported */

  GtkWidget *content;
  AhuWidthBin *width_bin;
  AdwToastOverlay *toasts;
  GtkWidget *header_bar;
  AhuMenuButton *menu_button;
  GtkWidget *statistics_button;
  AhuMessageBar *message_bar;
  GtkProgressBar *progress_bar;
  GtkWidget *heading_box;
  GtkLabel *heading_label;
  GtkBox *tools;
  GtkWidget *search_entry;
  GtkBox *lists;
  GtkDropDown *kind_list;
  GtkDropDown *order_list;
  GtkLabel *count_label;
  GtkStack *stack;
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

/* Returns: (transfer none) (nullable): the game of that file */
AhuSummary *ahu_history_page_find_file (AhuHistoryPage *self,
                                        const char     *file);

void ahu_history_page_set_choosing (AhuHistoryPage *self,
                                    gboolean        choosing);
/* One more game, or one less, of those chosen. */
void ahu_history_page_choose (AhuHistoryPage *self,
                              const char     *file);
void ahu_history_page_choose_all (AhuHistoryPage *self);

/* ahu-history-page-find.c */
GtkFilter *ahu_history_page_filter_new (AhuHistoryPage *self);
void ahu_history_page_refilter (AhuHistoryPage *self);
void ahu_history_page_set_words (AhuHistoryPage *self,
                                 const char     *text);
void ahu_history_page_fill_lists (AhuHistoryPage *self);

/**
 * ahu_history_page_find_games:
 * @self: a page
 * @first: a place in the library
 * @n: how many entries are new there
 *
 * As soon as records of two games occur, the page can be asked for those of one.
 */
void ahu_history_page_find_games (AhuHistoryPage *self,
                                  guint           first,
                                  guint           n);

/* Returns: (transfer full) (nullable): NULL for the library's own order */
GtkSorter *ahu_history_page_sorter_new (guint order);

/* ahu-history-page-keys.c */
void ahu_history_page_add_keys (AhuHistoryPage *self);

/* ahu-history-page-actions.c */
void ahu_history_page_class_install_actions (GtkWidgetClass *widget_class);
GMenuModel *ahu_history_page_make_menu (AhuSummary *summary,
                                        gpointer    user_data);
void ahu_history_page_undo (AhuPage *page);
GPtrArray *ahu_history_page_games_new (void);
void ahu_history_page_say_problem (AhuHistoryPage *self,
                                   const char     *format,
                                   const GError   *error);

/* Returns: (transfer none) (nullable): the game that an action is meant for */
AhuSummary *ahu_history_page_get_target (AhuHistoryPage *self,
                                         GVariant       *parameter);

/* Returns: (transfer full) (element-type AhuSummary) */
GPtrArray *ahu_history_page_get_chosen (AhuHistoryPage *self);

/* ahu-history-page-share.c */
void ahu_history_page_class_install_sharing (GtkWidgetClass *widget_class);

G_END_DECLS
