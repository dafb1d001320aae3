/* ahu-rn-table-view.c: the table of Rapa Nui as it is read from two metres
 *
 * The same widgets in another order, larger: the parts as they stand on a narrow
 * window, magnified, with the four large panels below. Where the screen
 * is less wide for its height, the Stone is a row above the hand. On a small
 * screen, and on one that stands, it is the table of a telephone, with larger words and numbers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"

/* What the view is laid out for at the least: where there is more width for that height the display has it, where there
 * is more height the hand. */
#define VIEW_WIDTH 1944
#define VIEW_HEIGHT 1120
#define TALL_WIDTH 1624
#define TALL_HEIGHT 1140
#define MOST_DISPLAY 1.2
#define TALL_FACTOR 0.85 /* of the panels, which then are as large as in a wide view */
#define COVER_FACTOR 1.63
/* What the count needs to be seen whole. */
#define COUNT_WIDTH 1280
#define COUNT_HEIGHT 800
/* Makes the hand's card 164 px wide, and words 32 px. */
#define PART_FACTOR 2.16
#define STONE_WIDTH 132
/* What the hand and whatever stands in its place have in every step, magnified. */
#define PART_WIDTH 340
#define PART_EDGES 18
#define MARGIN 32
/* What the small views are made for, standing and lying. */
#define SMALL_WIDTH 360
#define SMALL_WIDTH_FLAT 640

/* Never smaller than elsewhere. */
static double
find_count_zoom (AhuRnTablePage *self)
{
  int width, height;

  ahu_table_get_room (AHU_TABLE (self), &width, &height);
  return MAX (1, MIN ((double) width / COUNT_WIDTH, (double) height / COUNT_HEIGHT));
}

static void
zoom_view (AhuTable     *table,
           AhuTableView  view)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  int small = self->flat ? SMALL_WIDTH_FLAT : SMALL_WIDTH;
  int large = view == AHU_TABLE_VIEW_TALL ? TALL_WIDTH : VIEW_WIDTH;

  /* It may be scrolled, and is not made smaller to be seen whole. */
  if (self->count != NULL)
    ahu_table_magnify (table, find_count_zoom (self));
  /* What is turned up fills the screen by itself. */
  else if (ahu_table_get_session (table) != NULL && ahu_rn_table_page_turns_up (self))
    ahu_table_magnify (table, 1);
  else
    ahu_table_fill (table, view >= AHU_TABLE_VIEW_LARGE ? large : small);
}

/* Also takes back what only the view has. */
static void
show_parts (AhuRnTablePage *self,
            AhuTableView    view)
{
  gboolean large = view >= AHU_TABLE_VIEW_LARGE;

  gtk_widget_set_visible (self->scores, large);
  gtk_widget_set_visible (self->scores_zoom, large);
  ahu_rn_strip_set_large (AHU_RN_STRIP (self->strip), view == AHU_TABLE_VIEW_SMALL);
  if (large)
    gtk_widget_set_size_request (self->lower, PART_WIDTH, -1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->cover_zoom), large ? COVER_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->stone_zoom), large ? PART_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->lower_zoom), large ? PART_FACTOR : 1);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->scores_zoom), view == AHU_TABLE_VIEW_TALL ? TALL_FACTOR : 1);
}

/* The cards of the hand fill the mat, if there is the height. */
static void
grow (AhuRnTablePage *self,
      AhuRnRoom      *room,
      int             least_width,
      int             least_height)
{
  int hand = ahu_rn_art_hand_width (room->size);
  double most = (PART_WIDTH - PART_EDGES - 2.0 * ahu_rn_art_gap (room->size)) / RN_HAND_CARDS / hand;
  double display = RN_COLUMNS * ahu_rn_art_display_width (AHU_RN_SIZE_HUGE);
  int width, height;

  ahu_table_get_room (AHU_TABLE (self), &width, &height);
  room->hand_scale = CLAMP (1 + ((double) least_width * height / width - least_height) /
                            (PART_FACTOR * ahu_rn_art_card_height (hand)), 1, most);
  /* Beside a face there are words. */
  room->scale = (2 + room->hand_scale) / 3;
  ahu_rn_display_set_scale (AHU_RN_DISPLAY (self->display),
                            CLAMP (1 + ((double) least_height * width / height - least_width) / display, 1, MOST_DISPLAY));
}

static void
apply_view (AhuTable     *table,
            AhuTableView  view)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  AhuRnRoom room = self->room;

  show_parts (self, view);
  if (view < AHU_TABLE_VIEW_LARGE)
    return;

  ahu_rn_display_set_size (AHU_RN_DISPLAY (self->display), AHU_RN_SIZE_HUGE);
  room.size = AHU_RN_SIZE_SMALL;
  room.mat = AHU_RN_MAT_HIGH;
  room.square = FALSE;
  room.keys = ahu_text_scale () <= AHU_LARGE_TEXT;
  if (view == AHU_TABLE_VIEW_TALL)
    grow (self, &room, TALL_WIDTH, TALL_HEIGHT);
  else
    grow (self, &room, VIEW_WIDTH, VIEW_HEIGHT);
  ahu_rn_table_page_set_room (self, &room);
  ahu_rn_stone_set_width (AHU_RN_STONE (self->stone), view == AHU_TABLE_VIEW_TALL ? 0 : STONE_WIDTH);
  ahu_rn_stone_set_scale (AHU_RN_STONE (self->stone), 1);
  ahu_rn_cover_set_narrow (AHU_RN_COVER (self->cover), FALSE);
  ahu_rn_cover_set_low (AHU_RN_COVER (self->cover), FALSE);

  ahu_line_arrange (GTK_GRID (self->body), GTK_ORIENTATION_VERTICAL, 18);
  ahu_line_arrange (GTK_GRID (self->main), GTK_ORIENTATION_HORIZONTAL, MARGIN);
  ahu_line_arrange (GTK_GRID (self->upper), GTK_ORIENTATION_HORIZONTAL, MARGIN);
  ahu_line_arrange (GTK_GRID (self->lower), GTK_ORIENTATION_VERTICAL, 8);
  ahu_widget_set_margins (self->body, MARGIN, 12, 24);
  gtk_widget_set_visible (self->side, FALSE);
  gtk_widget_set_visible (self->strip, FALSE);
}

void
ahu_rn_table_page_class_init_view (AhuTableClass *table_class)
{
  table_class->apply_view = apply_view;
  table_class->zoom_view = zoom_view;
}
