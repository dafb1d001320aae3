/* ahu-rn-table-page-private.h: what the files of the table page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "games/rapanui/ui/ahu-rn-refill.h"
#include "games/rapanui/ui/ahu-rn-table-page.h"
#include "toolkit/table/ahu-notice.h"
#include "toolkit/table/ahu-practise.h"

G_BEGIN_DECLS

/* The move that the page is about to show. */
typedef struct
{
  const RnPosition *before; /* NULL for none */
  RnMove move;
  gboolean has_card;
  graphene_rect_t from;     /* where its card lay */
} AhuRnMoved;

/* What the table view is on this screen. */
typedef enum
{
  AHU_RN_VIEW_NONE,  /* it isn't asked for */
  AHU_RN_VIEW_SMALL, /* the page as on a telephone, magnified */
  AHU_RN_VIEW_LARGE,
  AHU_RN_VIEW_TALL   /* that on a screen that is less wide for its height: the Stone is a row above the hand */
} AhuRnView;

/* Which way the game goes through its moves. */
typedef enum
{
  AHU_RN_WAY_ON, /* another move, or another game */
  AHU_RN_WAY_BACK,
  AHU_RN_WAY_FORTH
} AhuRnWay;

struct _AhuRnTablePage
{
  AhuPage parent_instance;

  GtkWidget *bin;
  GtkWidget *zoom;
  GtkWidget *header;
  GtkWidget *back;
  gboolean has_back; /* there is room for it */
  GtkWidget *redo;
  GtkWidget *hurry;
  GtkWidget *title;
  GtkWidget *sides;
  GtkWidget *table;
  GtkWidget *prompt_clamp;
  GtkWidget *prompt_zoom;
  GtkWidget *prompt;
  GtkWidget *notice_clamp;
  GtkWidget *notice_zoom;
  GtkWidget *notice;
  GtkWidget *table_room; /* over which the guidance lies */
  GtkWidget *guidance;
  GtkWidget *controls; /* of the table view, which has no header bar */
  GtkWidget *bar_zoom;
  GtkLabel *bar_title;
  GtkWidget *bar; /* the same where something else stands in the place of the table */
  GtkWidget *turn;
  GtkWidget *view_undo;
  GtkWidget *view_redo;
  GtkWidget *view_button;
  GtkWidget *menu;
  GtkWidget *views;
  GtkWidget *top_switcher;
  AdwViewStackPage *players_page;
  AdwViewStackPage *log_page;
  GtkWidget *players_slot;
  GtkWidget *log_slot;
  GtkWidget *switcher;
  GtkWidget *body_room;
  GtkWidget *scroller;
  GtkWidget *body_clamp;
  GtkWidget *body;
  GtkWidget *main;
  GtkWidget *side;
  GtkWidget *upper;
  GtkWidget *lower;
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
  GtkWidget *log;
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

  AhuSession *session;
  AhuPractise *practise; /* NULL unless computers play */
  AhuRnRefill refill;
  GtkWidget *motion;
  guint shown_ply;
  guint telling; /* until the prompt no longer says what a computer did last */
  AhuRnMoved moved;
  gboolean is_replay;  /* tells what was done rather than what to do */
  gboolean wants_view; /* the table view */
  AhuRnWay way;
  /* What the page was laid out for. */
  gconstpointer layout;
  double zoom_factor; /* of all of it */
  double scale;       /* of the cards */
  double hand_scale;  /* of those in the hand */
  gboolean square;    /* the piles stand two by two beside it */
  double text;
  AhuRnView shows_view;
  gboolean flat; /* there is as little height as on a telephone that lies */
};

/* ahu-rn-table-page.c */
void ahu_rn_table_page_relayout (AhuRnTablePage *self);

/* Whether the cover hides the table: for a card or for a look at the own cards. */
gboolean ahu_rn_table_page_is_covered (AhuRnTablePage *self);

gboolean ahu_rn_table_page_can_change (AhuRnTablePage *self);
void ahu_rn_table_page_show_step (AhuRnTablePage *self);
void ahu_rn_table_page_refuse (AhuRnTablePage *self,
                               const char     *message,
                               const char     *rule);

gboolean ahu_rn_table_page_dismiss_notices (AhuRnTablePage *self);

/* Plays @move, which is (transfer full), or says why not. */
void ahu_rn_table_page_play (AhuRnTablePage *self,
                             JsonNode       *move);

/* Several moves were undone or redone as one. */
void ahu_rn_table_page_show_change (AhuRnTablePage *self);

/* ahu-rn-table-page-entry.c */
void ahu_rn_table_page_bind_entry (GtkWidgetClass *widget_class);
void ahu_rn_table_page_init_entry (AhuRnTablePage *self);
void ahu_rn_table_page_show_palette (AhuRnTablePage *self);

/* Returns: whether there was a card to take back */
gboolean ahu_rn_table_page_undo_entry (AhuRnTablePage *self);

/* ahu-rn-table-page-turn-up.c */
void ahu_rn_table_page_init_turn_up (AhuRnTablePage *self);
void ahu_rn_table_page_update_turn_up (AhuRnTablePage *self);
GtkWidget *ahu_rn_table_page_find_turn_up_focus (AhuRnTablePage *self);

/* Whether that page stands in the place of the table. */
gboolean ahu_rn_table_page_turns_up (AhuRnTablePage *self);

/* Where what is refused is seen. */
AhuNotice *ahu_rn_table_page_get_notice (AhuRnTablePage *self);

/* ahu-rn-table-page-actions.c */
void ahu_rn_table_page_show_menu (AhuRnTablePage *self);
void ahu_rn_table_page_install_actions (GtkWidgetClass *widget_class);

/* ahu-rn-table-page-practise.c */
void ahu_rn_table_page_init_practise (AhuRnTablePage *self);
void ahu_rn_table_page_begin_practise (AhuRnTablePage *self);
void ahu_rn_table_page_end_practise (AhuRnTablePage *self);
void ahu_rn_table_page_update_practise (AhuRnTablePage *self);
void ahu_rn_table_page_update_guidance (AhuRnTablePage *self);
void ahu_rn_table_page_update_prompt (AhuRnTablePage *self);

/* What a computer did last stands as long as what it did before, although the person
 * may already choose. */
void ahu_rn_table_page_begin_telling (AhuRnTablePage *self);
void ahu_rn_table_page_end_telling (AhuRnTablePage *self);
gboolean ahu_rn_table_page_hurry_key (AhuRnTablePage *self,
                                      guint           keyval);
gboolean ahu_rn_table_page_can_undo_move (AhuRnTablePage *self);
void ahu_rn_table_page_undo_move (AhuRnTablePage *self);
void ahu_rn_table_page_redo_move (AhuRnTablePage *self);

/* Returns: (transfer full) (nullable): why no earlier move can be corrected */
AhuRefusal *ahu_rn_table_page_refuse_correction (AhuRnTablePage *self);

/* ahu-rn-table-page-untold.c */

/* Goes past a card that is laid face down where nobody is asked for its kind, the way
 * the game is going. Returns: whether it did, and so showed what comes there */
gboolean ahu_rn_table_page_pass_untold (AhuRnTablePage *self);

/* ahu-rn-table-page-count.c */
void ahu_rn_table_page_install_count (GtkWidgetClass *widget_class);
void ahu_rn_table_page_end_count (AhuRnTablePage *self);
gboolean ahu_rn_table_page_leave (AhuPage *page);

/* Where the table is counted, the header bar says so. */
void ahu_rn_table_page_show_title (AhuRnTablePage *self);

/* ahu-rn-table-page-focus.c */
void ahu_rn_table_page_move_focus (AhuRnTablePage *self);
gboolean ahu_rn_table_page_grab_focus (GtkWidget *widget);
gboolean ahu_rn_table_page_has_focus_inside (AhuRnTablePage *self,
                                             GtkWidget      *widget);
gboolean ahu_rn_table_page_tab (AhuRnTablePage   *self,
                                GtkDirectionType  direction);

/* ahu-rn-table-page-hints.c */
void ahu_rn_table_page_init_hints (AhuRnTablePage *self);
void ahu_rn_table_page_show_hint (AhuRnTablePage *self);
void ahu_rn_table_page_follow_focus (AhuRnTablePage *self);

/* ahu-rn-table-motion.c */
void ahu_rn_table_page_start_motion (AhuRnTablePage *self);
void ahu_rn_table_page_play_motion (AhuRnTablePage *self);

/* ahu-rn-table-page-layout.c */
void ahu_rn_table_page_bind_layout (GtkWidgetClass *widget_class);
void ahu_rn_table_page_apply_layout (AhuRnTablePage *self);
void ahu_rn_table_page_apply_style (AhuRnTablePage *self);

/* ahu-rn-table-view.c */
void ahu_rn_table_page_bind_view (GtkWidgetClass *widget_class);
void ahu_rn_table_page_init_view (AhuRnTablePage *self);
void ahu_rn_table_page_update_view (AhuRnTablePage *self);

/* In the table view, where it covers nothing; returns: whether it is that. */
gboolean ahu_rn_table_page_place_guidance (AhuRnTablePage *self,
                                           GdkRectangle   *place);
void ahu_rn_table_page_set_view (AhuPage  *page,
                                 gboolean  view);
AhuRnView ahu_rn_table_page_shows_view (AhuRnTablePage *self);
void ahu_rn_table_page_apply_view (AhuRnTablePage *self);
void ahu_rn_table_page_zoom (AhuRnTablePage *self);
void ahu_rn_table_page_show_bar (AhuRnTablePage *self);

G_END_DECLS
