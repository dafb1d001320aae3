/* ahu-result-page-private.h: what the files of the result page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "shell/result/ahu-result-page.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/paper/ahu-share.h"
#include "toolkit/ranking/ahu-shore.h"
#include "toolkit/ranking/ahu-telling.h"

G_BEGIN_DECLS

struct _AhuResultPage
{
  AhuPage parent_instance;

  const AhuGameUi *ui;
  AhuSession *session;
  AhuRanking *ranking;
  AhuTelling *telling; /* of the session */
  gboolean table_view;
  AhuPage *table; /* takes the moves back, NULL if nobody does */

  GtkWidget *content;
  GtkWidget *stage; /* for everybody at the table: the choice how to hear of the end, what is large; or NULL */
  AdwWindowTitle *title;
  AhuWidthBin *width_bin;
  GtkScrolledWindow *scroller;
  GtkGrid *columns;
  GtkBox *main_column;
  AdwClamp *details_width;
  GtkBox *details_column;
  GtkWidget *more; /* stands in either column, NULL where there is nothing more */
  AhuShore *shore;
  AhuReadable *headline;
  AhuPicture *headline_mark;
  GtkLabel *headline_words;
  GtkLabel *lead_words;
  AdwBin *places_bin;
  GtkWidget *table_heading;
  GtkWidget *story_button;
  AdwBin *table_bin;
  GtkOrientable *buttons;
  GtkWidget *again_button;
  GtkBox *again_box; /* at the end of the headline, or below the shore */
  GtkBox *again_below;
  GtkWidget *players_button;
  GtkMenuButton *mend_button;
  AhuShare *share;
  AhuMessageBar *share_bar;

  guint rest_id; /* tick that shows the rest */
  gboolean is_seen;
  guint tell_id; /* idle that tells of the end */
};

/* ahu-result-telling.c */

/* The actions, keys and callbacks of the template that telling the end has.
 * @widget_class: the class of the page */
void ahu_result_page_install_telling (GtkWidgetClass *widget_class);

/* Follows what is told of its end; of none with %NULL.
 * @session: (nullable): a game that is over */
void ahu_result_page_follow_telling (AhuResultPage *self,
                                     AhuSession    *session);

/* Tells it to those who can't see it, once the page is there. */
void ahu_result_page_tell_end (AhuResultPage *self);

/* Gives the focus to what is told at present.
 * Returns: whether that took it */
gboolean ahu_result_page_grab_focus (GtkWidget *widget);

/* From the steps to the places.
 * Returns: %FALSE where no steps are shown */
gboolean ahu_result_page_leave (AhuPage *page);

/* Large, one thing after the other, or the whole result.
 * @view: whether it is shown for everybody at the table */
void ahu_result_page_set_table_view (AhuPage  *page,
                                     gboolean  view);

G_END_DECLS
