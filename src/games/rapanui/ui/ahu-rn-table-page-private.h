/* ahu-rn-table-page-private.h: what the files of the table page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/join/rn-refill.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "toolkit/table/ahu-table.h"

G_BEGIN_DECLS

/* The move that the page is about to show. */
typedef struct
{
  const RnPosition *before; /* NULL for none */
  RnMove move;
  gboolean has_card;
  graphene_rect_t from;     /* where its card lay */
} AhuRnMoved;

struct _AhuRnTablePage
{
  AhuTable parent_instance;

  AdwViewStackPage *players_page;
  GtkWidget *players_slot;
  GtkWidget *body;
  GtkWidget *main;
  GtkWidget *side;
  GtkWidget *upper;
  GtkWidget *right;
  GtkWidget *mat; /* below what lies on it */
  GtkWidget *lower;
  GtkWidget *lower_place;
  GtkWidget *stone_zoom;
  GtkWidget *lower_zoom;
  GtkWidget *strip;
  GtkWidget *display;
  GtkWidget *stone;
  GtkWidget *hand;
  GtkWidget *palette;
  GtkWidget *rewards;
  GtkWidget *reveal;
  GtkWidget *offers;
  GtkWidget *players;
  GtkWidget *scores_zoom;
  GtkWidget *scores;
  GtkWidget *cover_zoom;
  GtkWidget *cover;
  GtkWidget *count; /* NULL unless the table is counted */
  GtkWidget *turn_up; /* the page of the table view on which the untold cards are turned up */
  GtkWidget *turn_up_rows;
  GtkWidget *turn_up_cards;
  GtkWidget *turn_up_notice;
  GtkWidget *turn_up_reveal;

  RnRefill refill;
  AhuRnMoved moved;
  /* What the page was laid out for. */
  AhuRnRoom room;
  gboolean switches;  /* there is a switcher of its pages below the table */
  gboolean flat;      /* there is as little height as on a telephone that lies */
};

/* ahu-rn-table-page.c */

/* Returns: (transfer none) (nullable): the game it shows */
AhuSession *ahu_rn_table_page_get_session (AhuRnTablePage *self);

/* Returns: (transfer none): its present position */
const RnPosition *ahu_rn_table_page_get_position (AhuRnTablePage *self);

/* Returns: whether the cover hides the table: for a card or for a look at the own cards */
gboolean ahu_rn_table_page_is_covered (AhuRnTablePage *self);

/* Shows what the present step needs. */
void ahu_rn_table_page_show_step (AhuRnTablePage *self);

/* ahu-rn-table-page-layout.c */

void ahu_rn_table_page_set_room (AhuRnTablePage  *self,
                                 const AhuRnRoom *room);

/* ahu-rn-table-page-entry.c */

void ahu_rn_table_page_bind_entry (GtkWidgetClass *widget_class);

void ahu_rn_table_page_init_entry (AhuRnTablePage *self);

/* Shows the cards of a refill that is being entered. */
void ahu_rn_table_page_show_palette (AhuRnTablePage *self);

/* Fills in what it does with cards that are entered one by one. */
void ahu_rn_table_page_class_init_entry (AhuTableClass *table_class);

/* ahu-rn-table-page-turn-up.c */

void ahu_rn_table_page_init_turn_up (AhuRnTablePage *self);

void ahu_rn_table_page_update_turn_up (AhuRnTablePage *self);

/* Returns: whether that page stands in the place of the table */
gboolean ahu_rn_table_page_turns_up (AhuRnTablePage *self);

/* ahu-rn-table-page-actions.c */

void ahu_rn_table_page_install_actions (GtkWidgetClass *widget_class);

/* While somebody looks at the own cards, no key does anything but Escape.
 * @table: a page with a game
 * @done: (out): whether it did anything
 * Returns: whether that is so */
gboolean ahu_rn_table_page_key (AhuTable *table,
                                guint     keyval,
                                gboolean *done);

/* ahu-rn-table-page-untold.c */

/* Goes past a card that is laid face down where nobody is asked for its kind.
 * @table: a page with a game
 * @way: which way the game goes
 * Returns: whether it did, and so showed what comes there */
gboolean ahu_rn_table_page_pass_untold (AhuTable    *table,
                                        AhuTableWay  way);

/* ahu-rn-table-page-count.c */

void ahu_rn_table_page_install_count (GtkWidgetClass *widget_class);

void ahu_rn_table_page_end_count (AhuRnTablePage *self);

/* Returns: whether it went back from the count to the table */
gboolean ahu_rn_table_page_leave (AhuPage *page);

/* Where the table is counted, the header bar says so. */
void ahu_rn_table_page_show_title (AhuRnTablePage *self);

/* ahu-rn-table-page-focus.c */

/* Fills in where the focus goes. */
void ahu_rn_table_page_class_init_focus (AhuTableClass *table_class);

/* ahu-rn-table-motion.c */

/* Fills in what travels after a move. */
void ahu_rn_table_page_class_init_motion (AhuTableClass *table_class);

/* ahu-rn-table-page-layout.c */

/* Fills in how the table stands in each size of the window. */
void ahu_rn_table_page_class_init_layout (AhuTableClass *table_class);

/* ahu-rn-table-view.c */

/* Fills in what the table view is like. */
void ahu_rn_table_page_class_init_view (AhuTableClass *table_class);

G_END_DECLS
