/* ahu-table-private.h: what the files of the table page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-slip.h"
#include "toolkit/table/ahu-table.h"

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *bin;
  GtkWidget *header;
  GtkWidget *back;
  gboolean has_back; /* there is room for it */
  GtkWidget *redo;
  GtkWidget *hurry;
  GtkWidget *title;
  GtkWidget *top_switcher;
  GtkWidget *menu;
  GtkWidget *view_button;
  GtkWidget *zoom;
  GtkWidget *sides;
  GtkWidget *prompt_clamp;
  GtkWidget *prompt_zoom;
  GtkWidget *prompt;
  GtkWidget *notice_clamp;
  GtkWidget *notice_zoom;
  GtkWidget *notice;
  AhuNotice *other_notice; /* NULL unless another stands for it */
  GtkWidget *views;
  GtkWidget *table_room; /* over which the teller has its row */
  GtkWidget *teller;
  GtkWidget *teller_box; /* NULL unless it stands where the game says */
  GtkWidget *body_room;
  GtkWidget *scroller;
  GtkWidget *body_clamp;
  AdwViewStackPage *log_page;
  GtkWidget *log_slot;
  GtkWidget *log_room; /* over the log the teller can lie */
  GtkWidget *log;
  GtkWidget *switcher;
  GtkWidget *motion;
  /* Of the table view, which has no header bar. */
  GtkWidget *controls;
  GtkWidget *turn;
  GtkWidget *view_undo;
  GtkWidget *view_redo;
  GtkWidget *bar_zoom;
  GtkWidget *bar; /* the same where something else stands in the place of the table */
  GtkLabel *bar_title;

  const AhuGame *game; /* NULL before the first session */
  AhuSession *session;
  AhuSlip *slip;
  AhuPractise *practise; /* NULL unless computers play */
  guint shown_ply;
  guint telling;       /* until the prompt no longer says what a computer did last */
  gboolean is_replay;  /* tells what was done rather than what to do */
  gboolean wants_view; /* the table view */
  AhuTableWay way;
  /* What the page was laid out for. */
  const AhuTableLayout *layout;
  double zoom_factor; /* of all of it */
  double text;
  AhuTableView shows_view;
} AhuTablePrivate;

/* ahu-table.c */

/* Returns: what only the page knows */
AhuTablePrivate *ahu_table_get_private (AhuTable *self);

/* Shows that the game has gone on; several moves that were undone or redone as one are shown as one.
 * @self: a page with a game */
void ahu_table_show_change (AhuTable *self);

/* Shows the present position.
 * @self: a page with a game */
void ahu_table_update (AhuTable *self);

/* @self: a page with a game
 * Returns: whether the page went past a position where nobody is to be asked */
gboolean ahu_table_pass (AhuTable *self);

/* ahu-table-sides.c */

/* Returns: what stands in the place of the table */
AhuTableSide ahu_table_get_side (AhuTable *self);

/* Shows what the header bar leads to from what stands below it. */
void ahu_table_show_buttons (AhuTable *self);

/* ahu-table-actions.c */

/* Adds what can be done on the page. */
void ahu_table_install_actions (GtkWidgetClass *widget_class);

/* @state: modifiers
 * Returns: whether it did anything, if only to say why not */
gboolean ahu_table_press_key (AhuTable        *self,
                              guint            keyval,
                              GdkModifierType  state);

/* ahu-table-practise.c */

/* Lets computers play while the page is seen. */
void ahu_table_init_practise (AhuTable *self);

/* Plays for the computers, if there are any.
 * @self: a page with a game */
void ahu_table_begin_practise (AhuTable *self);

/* Plays for them no longer. */
void ahu_table_end_practise (AhuTable *self);

/* Shows the buttons that there are while computers play.
 * @self: a page with a game */
void ahu_table_update_practise (AhuTable *self);

/* Says what is to be moved, and who does what now.
 * @self: a page with a game */
void ahu_table_update_prompt (AhuTable *self);

/* What a computer did last stands as long as what it did before, although the person may already choose.
 * @self: a page with a game */
void ahu_table_begin_telling (AhuTable *self);

/* The prompt says what is to be done. */
void ahu_table_end_telling (AhuTable *self);

/* @self: a page with a game
 * Returns: (transfer full) (nullable): why no earlier move can be corrected */
AhuRefusal *ahu_table_refuse_correction (AhuTable *self);

/* ahu-table-undo.c */

/* Undo takes back what was entered and is no move yet, else what the last activation made, or before the first move
 * what the game began with; against computers all up to the person's last choice.
 * @page_class: a class of pages */
void ahu_table_class_init_undo (AhuPageClass *page_class);

/* ahu-table-focus.c */

/* The window shows the page.
 * Returns: whether it takes the focus */
gboolean ahu_table_grab_focus (GtkWidget *widget);

/* Goes on in the order in which people decide, not that in which things lie.
 * @direction: %GTK_DIR_TAB_FORWARD or %GTK_DIR_TAB_BACKWARD
 * Returns: whether the focus is still on the page */
gboolean ahu_table_tab (AhuTable         *self,
                        GtkDirectionType  direction);

/* ahu-table-teller.c */

/* Lets the table and the log follow whether the teller has a place there.
 * @self: a page that is being made */
void ahu_table_init_teller (AhuTable *self);

/* Puts the log where the teller can lie over it.
 * @self: a page with a log that stands nowhere */
void ahu_table_add_log_room (AhuTable *self);

/* Somebody wants to see the log. */
void ahu_table_uncover_log (AhuTable *self);

/* Says what is new in the present position.
 * @self: a page with a game */
void ahu_table_update_teller (AhuTable *self);

/* Puts the teller where it stands in this layout.
 * @self: a page that has just been laid out */
void ahu_table_place_for_teller (AhuTable *self);

/* Leaves as much room above the table as the teller has there. */
void ahu_table_make_teller_row (AhuTable *self);

/* The page has another size. */
void ahu_table_follow_size (AhuTable *self);

/* @overlay: over the table
 * @place: (out): where it lies
 * @user_data: unused
 * Returns: %TRUE */
gboolean ahu_table_place_teller (GtkOverlay   *overlay,
                                 GtkWidget    *teller,
                                 GdkRectangle *place,
                                 gpointer      user_data);

/* ahu-table-hints.c */

/* Lets a finger that rests on a choice ask for its hint. */
void ahu_table_init_hints (AhuTable *self);

/* Says what there is to say of what has the focus. */
void ahu_table_show_hint (AhuTable *self);

/* Says it with each change of the focus.
 * @self: a page that is seen */
void ahu_table_follow_focus (AhuTable *self);

/* ahu-table-layout.c */

/* Arranges the page for the room there is. */
void ahu_table_lay_out (AhuTable *self);

/* @width: the room there is
 * @height: of it
 * Returns: (nullable): the first layout that fits, the last where none does */
const AhuTableLayout *ahu_table_real_find_layout (AhuTable *self,
                                                  double    width,
                                                  double    height);

/* Lays the page out anew if it has got another size that needs it. */
void ahu_table_follow_room (AhuTable *self);

/* ahu-table-view.c */

/* Makes what only the table view has. */
void ahu_table_init_view (AhuTable *self);

/* Listens no longer to what the table view has.
 * @self: a page that is disposed of */
void ahu_table_end_view (AhuTable *self);

/* Adds the actions that lead to the table view and from it. */
void ahu_table_install_view (GtkWidgetClass *widget_class);

/* @view: whether the table view is to be shown */
void ahu_table_set_view (AhuPage  *page,
                         gboolean  view);

/* Makes it the table view if that is asked for.
 * @self: a page that has just been laid out */
void ahu_table_apply_view (AhuTable *self);

/* Magnifies the page so that it fills the screen.
 * @self: a page in the table view
 * @view: what it is here */
void ahu_table_real_zoom_view (AhuTable     *self,
                               AhuTableView  view);

/* Shows it as large as it is to be. */
void ahu_table_zoom (AhuTable *self);

/* Shows the way out of the table view where no prompt has it. */
void ahu_table_show_bar (AhuTable *self);

G_END_DECLS
