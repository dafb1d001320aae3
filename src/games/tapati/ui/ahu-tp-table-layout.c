/* ahu-tp-table-layout.c: how centre, boards and log of Tapati stand in each size of the window
 *
 * In the table view they stand as in a large window, larger.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-answers.h"
#include "games/tapati/ui/ahu-tp-centre.h"
#include "games/tapati/ui/ahu-tp-shore.h"
#include "games/tapati/ui/ahu-tp-table-private.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/table/ahu-prompt.h"

/* Three boards side by side, and the log beside them. */
#define ALL_WIDTH 1804
/* Three boards side by side, or two and the log. */
#define WIDEST_WIDTH 1590
/* A screen from which on that is worth more than a larger page. */
#define ALL_FROM 2540

/* Without a compositor the window's edge takes 10 px of a usual size. */
static const AhuTpLayout layouts[] = {
  { { ALL_WIDTH, 730, ALL_WIDTH }, AHU_TP_STAND_ALL, AHU_TP_SIZE_LARGE, 400, AHU_TP_HEIGHT_SHORE },
  { { WIDEST_WIDTH, 730, WIDEST_WIDTH }, AHU_TP_STAND_WIDEST, AHU_TP_SIZE_LARGE, 400, AHU_TP_HEIGHT_SHORE },
  { { 1440, 730, 1440 }, AHU_TP_STAND_WIDE, AHU_TP_SIZE_LARGE, 384, AHU_TP_HEIGHT_SHORE },
  { { 1410, 730, 1410 }, AHU_TP_STAND_WIDE, AHU_TP_SIZE_LARGE, 354, AHU_TP_HEIGHT_SHORE },
  { { 1200, 730, 1200 }, AHU_TP_STAND_GRID, AHU_TP_SIZE_LARGE, 384, AHU_TP_HEIGHT_SHORE },
  { { 1084, 730, 1084 }, AHU_TP_STAND_GRID, AHU_TP_SIZE_LARGE, 340, AHU_TP_HEIGHT_SHORE },
  { { 1084, 540, 1084 }, AHU_TP_STAND_GRID, AHU_TP_SIZE_LARGE, 340, AHU_TP_HEIGHT_LOW },
  { { 690, 760, 690 }, AHU_TP_STAND_OPEN, AHU_TP_SIZE_SMALL, 300, AHU_TP_HEIGHT_SHORE },
  { { 690, 660, 690 }, AHU_TP_STAND_OPEN, AHU_TP_SIZE_SMALL, 300, AHU_TP_HEIGHT_LOW },
  { { 690, 500, 690 }, AHU_TP_STAND_OPEN, AHU_TP_SIZE_SMALL, 300, AHU_TP_HEIGHT_LOWEST },
  { { 360, 0, 0 }, AHU_TP_STAND_TABS, AHU_TP_SIZE_PHONE, 0, AHU_TP_HEIGHT_WHOLE },
};

/* Three rows of boards would have to be scrolled where GRID_LOW stands: rather one board whole, and
 * the names of eight cards in one line each. */
static const AhuTpLayout many_low = {
  { 1084, 540, 1084 }, AHU_TP_STAND_OPEN, AHU_TP_SIZE_LARGE, 440, AHU_TP_HEIGHT_LOW
};

/* Four rows of cards, as more than six have beside one board, need this height; lower than the other they
 * have none even where what can be a line is one: two rows in a wider column, or without names. */
#define MANY_OPEN_HEIGHT 840
#define MANY_OPEN_LOW_HEIGHT 700
static const AhuTpLayout many_open_low = {
  { 768, 600, 768 }, AHU_TP_STAND_OPEN, AHU_TP_SIZE_LARGE, 384, AHU_TP_HEIGHT_LOW
};

#define NARROW (&layouts[G_N_ELEMENTS (layouts) - 1])
#define GRID (&layouts[4])
#define GRID_LOW (&layouts[6])
#define OPEN (&layouts[7])
#define OPEN_LOW (&layouts[8])
#define OPEN_LOWEST (&layouts[9])

/* From these heights on there is a shore; three boards below each other leave room for it later. */
#define SHORE_HEIGHT 700
#define SHORE_LOW_HEIGHT 630
#define SHORE_THIRD_LINE 160
/* On a telephone it must leave the towers rows that a finger hits. */
#define SHORE_TABS 60
/* The store, which is a line then, makes a little room. */
#define STORE 16

#define GAP 12
#define MARGIN 24
#define MARGIN_NARROW 12
#define LOG_WIDTH 300
/* With more players there is room for the log beside the boards only on a large screen. */
#define MOST_BESIDE_LOG 4
#define MOST_WIDTH 2400
/* What the table view is laid out for on a screen of 1920 × 1080. */
#define VIEW_WIDTH 1800
#define SMALL_WIDTH 360
/* From here on the number of a rule takes nothing from the sentence before it. */
#define RULE_WIDTH 1084

/* In pixels, 0 where it would take too much from the boards. */
static int
find_shore (AhuTpTable *self,
            double      width,
            double      height)
{
  gboolean three = self->n_players > MOST_BESIDE_LOG && width >= ahu_text_scaled (GRID_LOW->room.least) &&
                   width < ahu_text_scaled (WIDEST_WIDTH);
  int least = SHORE_LOW_HEIGHT + (three ? SHORE_THIRD_LINE : 0);
  int whole = SHORE_HEIGHT + (three ? SHORE_THIRD_LINE : width < ahu_text_scaled (OPEN->room.least) ? SHORE_TABS : 0);

  if (ahu_table_get_view (AHU_TABLE (self)) != AHU_TABLE_VIEW_NONE || height < ahu_text_scaled (least))
    return 0;

  return ahu_text_scaled (height >= ahu_text_scaled (whole) ? AHU_TP_SHORE_HEIGHT : AHU_TP_SHORE_LOW_HEIGHT);
}

static const AhuTableLayout *
find_layout_of_many (const AhuTableLayout *room,
                     double                width,
                     double                height)
{
  double text = ahu_text_scale ();

  if (room == &GRID_LOW->room)
    return &many_low.room;
  if (room == &OPEN->room && height < MANY_OPEN_HEIGHT * text)
    return &OPEN_LOW->room;
  if (room != &OPEN_LOWEST->room && (room != &OPEN_LOW->room || height >= MANY_OPEN_LOW_HEIGHT * text))
    return room;

  return width >= many_open_low.room.least * text && height >= many_open_low.room.height * text ? &many_open_low.room
                                                                                               : &OPEN_LOWEST->room;
}

static const AhuTableLayout *
find_layout (AhuTable *table,
             double    width,
             double    height)
{
  AhuTableView view = ahu_table_get_view (table);
  const AhuTableLayout *room;
  int shore = find_shore (AHU_TP_TABLE (table), width, height);

  if (shore > 0)
    height -= shore - ahu_text_scaled (STORE);
  if (view != AHU_TABLE_VIEW_NONE)
    return view == AHU_TABLE_VIEW_SMALL ? &NARROW->room : &GRID->room;

  room = AHU_TABLE_CLASS (g_type_class_peek (AHU_TYPE_TABLE))->find_layout (table, width, height);

  return AHU_TP_TABLE (table)->n_players > MOST_BESIDE_LOG ? find_layout_of_many (room, width, height) : room;
}

static gboolean
is_far (AhuTpTable *self)
{
  return ahu_table_get_view (AHU_TABLE (self)) >= AHU_TABLE_VIEW_LARGE;
}

/* As many as are still to be read from where people sit. */
static guint
count_columns (AhuTpTable *self)
{
  if (is_far (self))
    return ahu_tp_boards_far_view (self->n_players)->columns;
  if (self->layout->stand <= AHU_TP_STAND_OPEN)
    return 1;

  return self->layout->stand >= AHU_TP_STAND_WIDEST && self->n_players > MOST_BESIDE_LOG ? 3 : 2;
}

/* Whose board is seen alone. */
static guint
find_open (AhuTpTable *self)
{
  if (self->layout->stand > AHU_TP_STAND_OPEN)
    return AHU_TP_ALL;
  if (self->open != AHU_TP_CENTRE_SEAT)
    return self->open;

  return self->n_players > 0 ? ahu_tp_table_get_seat (self) : 0;
}

/* Beside the boards, in the place of one that is left over, or on a page of its own. */
static void
place_log (AhuTpTable *self)
{
  AhuTable *table = AHU_TABLE (self);
  AhuTpStand stand = self->layout->stand;
  gboolean view = ahu_table_get_view (table) != AHU_TABLE_VIEW_NONE;
  gboolean left_over = ahu_tp_boards_has_room (AHU_TP_BOARDS (self->boards));
  gboolean many = self->n_players > MOST_BESIDE_LOG;
  gboolean beside = stand >= (many ? AHU_TP_STAND_ALL : AHU_TP_STAND_WIDE) && !left_over;
  GtkWidget *room = beside ? self->log_room : ahu_tp_boards_get_room (AHU_TP_BOARDS (self->boards));
  gboolean page = !(beside || left_over) || view;
  gboolean foot = page && (stand == AHU_TP_STAND_TABS || ahu_table_is_replay (table));

  ahu_table_place_log (table, page ? NULL : room);
  gtk_widget_set_visible (self->log_room, beside && !view);
  ahu_table_set_switchers (table, foot && !view, page && !foot);
}

/* The answers have no room in a narrow prompt. */
static void
place_tabs (AhuTpTable *self)
{
  gboolean above = self->layout->stand == AHU_TP_STAND_TABS;
  GtkBox *box = GTK_BOX (above ? self->tabs_room : self->side);

  ahu_widget_move (self->tabs, box);
  if (!above)
    gtk_box_reorder_child_after (box, self->tabs, NULL);
  gtk_widget_set_visible (self->tabs, self->layout->stand <= AHU_TP_STAND_OPEN);
  /* Below the buttons of a board, where the thumb is. */
  if (above)
    ahu_widget_move (self->answers, GTK_BOX (self->open == AHU_TP_CENTRE_SEAT ? self->tabs_room : self->side));
  else
    ahu_prompt_set_end (AHU_PROMPT (ahu_table_get_prompt (AHU_TABLE (self))), self->answers);
  gtk_widget_set_visible (self->tabs_room, above);
  ahu_tp_tabs_set_has_centre (AHU_TP_TABS (self->tabs), above);
  ahu_tp_tabs_set_selected (AHU_TP_TABS (self->tabs), above ? self->open : find_open (self));
}

/* Never wider for long words in it, so that the boards keep their width. */
static void
size_centre (AhuTpTable *self)
{
  gboolean tabs = self->layout->stand == AHU_TP_STAND_TABS;
  const AhuTpFarView *view = ahu_tp_boards_far_view (self->n_players);
  int width = is_far (self) ? view->centre : ahu_text_scaled (self->layout->centre);

  gtk_widget_set_hexpand (self->centre_room, tabs);
  gtk_widget_set_size_request (self->centre_room, tabs ? -1 : width, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->centre_room), tabs ? MOST_WIDTH : width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->centre_room), tabs ? MOST_WIDTH : width);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->boards_zoom), is_far (self) ? view->factor : 1);
  ahu_tp_boards_set_far (AHU_TP_BOARDS (self->boards), is_far (self));
  ahu_widget_set_css_class (self->boards, "many", is_far (self) && view->columns > 2);
}

/* Returns: whether that is another one than before */
static gboolean
find_shore_height (AhuTpTable *self)
{
  int before = self->shore_height;

  self->shore_height = find_shore (self, self->room[0], self->room[1] - gtk_widget_get_margin_top (self->scroller));

  return self->shore_height != before;
}

/* What was found with the layout. */
static gboolean
fit (AhuTable             *table,
     const AhuTableLayout *room,
     double                width,
     double                height)
{
  AhuTpTable *self = AHU_TP_TABLE (table);

  self->room[0] = width;
  self->room[1] = height;

  return find_shore_height (self);
}

void
ahu_tp_table_fit_shore (AhuTpTable *self)
{
  if (self->layout != NULL && find_shore_height (self))
    ahu_tp_table_arrange (self);
}

void
ahu_tp_table_arrange (AhuTpTable *self)
{
  gboolean tabs = self->layout->stand == AHU_TP_STAND_TABS;
  AdwViewStack *views = ADW_VIEW_STACK (ahu_table_get_pages (AHU_TABLE (self)));

  ahu_tp_boards_arrange (AHU_TP_BOARDS (self->boards), self->n_players, count_columns (self), find_open (self));
  gtk_widget_set_visible (self->centre_room, !tabs || self->open == AHU_TP_CENTRE_SEAT);
  gtk_widget_set_visible (self->side, !tabs || self->open != AHU_TP_CENTRE_SEAT);
  if (!tabs && g_strcmp0 (adw_view_stack_get_visible_child_name (views), "boards") == 0)
    adw_view_stack_set_visible_child_name (views, "table");
  adw_view_stack_page_set_visible (self->all_page, tabs);
  size_centre (self);
  place_tabs (self);
  place_log (self);
  gtk_widget_set_size_request (self->shore, -1, self->shore_height);
  gtk_widget_set_visible (self->shore, self->shore_height > 0 && !(tabs && self->open == AHU_TP_CENTRE_SEAT));
  if (ahu_table_get_session (AHU_TABLE (self)) != NULL)
    ahu_tp_table_show_shore (self);
}

static void
apply_layout (AhuTable             *table,
              const AhuTableLayout *room)
{
  AhuTpTable *self = AHU_TP_TABLE (table);
  const AhuTpLayout *layout = (const AhuTpLayout *) room;
  AhuPrompt *prompt = AHU_PROMPT (ahu_table_get_prompt (table));
  gboolean tabs = layout->stand == AHU_TP_STAND_TABS;
  gboolean low = layout->height >= AHU_TP_HEIGHT_LOW;
  int margin = tabs ? MARGIN_NARROW : layout->stand == AHU_TP_STAND_OPEN ? MARGIN - 6 : MARGIN;

  self->layout = layout;
  ahu_tp_centre_set_size (AHU_TP_CENTRE (self->centre), layout->size, layout->height);
  ahu_tp_answers_set_size (AHU_TP_ANSWERS (self->answers), layout->size);
  gtk_widget_set_size_request (self->log_room, ahu_text_scaled (LOG_WIDTH), -1);
  gtk_grid_set_column_spacing (GTK_GRID (self->row), GAP);
  ahu_widget_set_margins (self->body, margin, tabs ? 8 : GAP, tabs || self->shore_height > 0 ? 8 : GAP);
  ahu_prompt_set_narrow (prompt, tabs);
  /* From two metres nobody reads on. */
  ahu_prompt_set_shows_rule (prompt, room->width >= RULE_WIDTH && ahu_table_get_view (table) == AHU_TABLE_VIEW_NONE);
  ahu_table_set_prompt_room (table, tabs ? 0 : margin, tabs ? 0 : GAP);
  ahu_table_set_width (table, ahu_text_scaled (MOST_WIDTH));
  ahu_table_set_has_back (table, !tabs);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", tabs);
  ahu_widget_set_css_class (GTK_WIDGET (self), "medium", low || layout->stand == AHU_TP_STAND_OPEN);
  ahu_tp_table_arrange (self);
}

static void
apply_view (AhuTable     *table,
            AhuTableView  view)
{
  AhuTpTable *self = AHU_TP_TABLE (table);

  if (view < AHU_TABLE_VIEW_LARGE)
    return;

  ahu_tp_centre_set_size (AHU_TP_CENTRE (self->centre), AHU_TP_SIZE_FAR, ahu_tp_boards_far_view (self->n_players)->height);
  ahu_tp_answers_set_size (AHU_TP_ANSWERS (self->answers), AHU_TP_SIZE_FAR);
  ahu_tp_table_arrange (self);
}

/* Many boards are better seen side by side than larger. */
static int
zoom_width (AhuTable *table,
            int       width)
{
  if (AHU_TP_TABLE (table)->n_players <= MOST_BESIDE_LOG || width < WIDEST_WIDTH)
    return 0;

  return width >= ALL_FROM ? ALL_WIDTH : WIDEST_WIDTH;
}

static void
zoom_view (AhuTable     *table,
           AhuTableView  view)
{
  ahu_table_fill (table, view == AHU_TABLE_VIEW_SMALL ? SMALL_WIDTH : VIEW_WIDTH);
}

void
ahu_tp_table_class_init_layout (AhuTableClass *table_class)
{
  static const AhuTableLayouts all = { &layouts[0].room, G_N_ELEMENTS (layouts), sizeof (AhuTpLayout) };

  table_class->layouts = &all;
  table_class->find_layout = find_layout;
  table_class->fit = fit;
  table_class->apply_layout = apply_layout;
  table_class->apply_view = apply_view;
  table_class->zoom_width = zoom_width;
  table_class->zoom_view = zoom_view;
}
