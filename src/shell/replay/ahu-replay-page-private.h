/* ahu-replay-page-private.h: what the files of the replay page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "shell/replay/ahu-replay-page.h"
#include "shell/replay/ahu-replay-slider.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/layout/ahu-width-bin.h"

G_BEGIN_DECLS

/* What there is room for. */
typedef struct
{
  gboolean narrow;
  gboolean wide; /* words beside the buttons */
  gboolean low;
  gboolean top; /* all that leads through the game stands in the header bar */
  gboolean keys; /* printed on the buttons */
} AhuReplayRoom;

struct _AhuReplayPage
{
  AhuPage parent_instance;

  AhuReplay *replay;
  guint wanted;   /* where to go with the next frame */
  guint frame_id; /* tick that goes there */
  guint run_id;   /* moves on by itself, 0 if it doesn't */
  gboolean table_view;
  gboolean is_arranged;
  AhuReplayRoom room; /* as it is arranged for */
  guint place_chars;  /* how long it can be to tell where one is */

  GtkWidget *content;
  AdwHeaderBar *header_bar;
  AdwWindowTitle *title;
  AhuWidthBin *width_bin;
  AdwBin *view;
  GtkBox *parts;
  GtkWidget *bar; /* all that leads through the game */
  GtkGrid *ways;
  GtkGrid *way;
  GtkLabel *where;
  AhuReplaySlider *slider;
  GtkBox *steps;
  GtkWidget *run;
  GtkImage *run_icon;
  AhuMenuButton *menu_button;
  GtkWidget *play_on;
  GtkMenuButton *pages_button;
  AdwViewStack *pages; /* of the view, NULL if it has none */
};

/* ahu-replay-page.c */

/* Says where in the game one is. */
void ahu_replay_page_show_where (AhuReplayPage *self);

/* Tells above it whose game it is, and of which day. */
void ahu_replay_page_show_title (AhuReplayPage *self);

/* Returns: whether turn and move stand below the title: on a telephone that stands the table needs the height of
 *   their line */
gboolean ahu_replay_page_tells_place_above (AhuReplayPage *self);

/* Returns: (transfer none): a part of the template */
GtkWidget *ahu_replay_page_get_child (AhuReplayPage *self,
                                      const char    *name);

/* ahu-replay-page-layout.c */

/* Lays out anew what has got another size (ahu-replay-page-layout.c). */
void ahu_replay_page_resized (AhuReplayPage *self);

/* Shows the view of the game for everybody at the table, if that is asked for: without the header bar, unless all
 * that leads through the game stands there. */
void ahu_replay_page_show_table_view (AhuReplayPage *self);

/* Binds the parts of the template that the layout needs.
 * @widget_class: the class of the page */
void ahu_replay_page_bind_layout (GtkWidgetClass *widget_class);

/* ahu-replay-page-pages.c */

/* @pages: (nullable): the pages of the view, which may come to have a switcher here */
void ahu_replay_page_follow_pages (AhuReplayPage *self,
                                   GtkWidget     *pages);

/* Shows the switcher of the view's pages, if it has no room for one. */
void ahu_replay_page_show_pages (AhuReplayPage *self);

/* The action that leads to those pages (ahu-replay-page-pages.c).
 * @widget_class: the class of the page */
void ahu_replay_page_install_pages (GtkWidgetClass *widget_class);

/* ahu-replay-page-keys.c */

/* What keys do (ahu-replay-page-keys.c).
 * @widget_class: the class of the page */
void ahu_replay_page_bind_keys (GtkWidgetClass *widget_class);

/* @shown: whether keys stand on the buttons */
void ahu_replay_page_show_keys (AhuReplayPage *self,
                                gboolean       shown);

G_END_DECLS
