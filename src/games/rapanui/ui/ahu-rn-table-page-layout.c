/* ahu-rn-table-page-layout.c: how the table page stands in each size of the window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-cover.h"
#include "games/rapanui/ui/ahu-rn-display.h"
#include "games/rapanui/ui/ahu-rn-hand.h"
#include "games/rapanui/ui/ahu-rn-offers.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/ui/ahu-rn-players.h"
#include "games/rapanui/ui/ahu-rn-reveal.h"
#include "games/rapanui/ui/ahu-rn-rewards.h"
#include "games/rapanui/ui/ahu-rn-stone.h"
#include "games/rapanui/ui/ahu-rn-strip.h"
#include "games/rapanui/ui/ahu-rn-table-page-private.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/table/ahu-prompt.h"

/* Cards grow into the room there is, in these steps, up to this width. */
#define SCALE_STEP 0.0625
#define MOST_CARD 208
/* How wide the page is clamped: what it has to have, and a little air. */
#define CLAMP_WIDTH 1680
#define AIR 144
/* What layouts have height for that a replay doesn't show. */
#define HEADER_HEIGHT 46
#define CONTROLS_HEIGHT 84
#define LEAST_SWITCHER_HEIGHT 320

typedef enum
{
  STAND_NARROW,  /* one below the other */
  STAND_STACKED, /* the hand below the display, the Stone beside it */
  STAND_FLAT     /* the hand beside the display */
} Stand;

typedef enum
{
  LISTS_SIDE,  /* players and log stand beside the table */
  LISTS_APART, /* the players beside it, the log on a page of its own */
  LISTS_BELOW, /* the players below it, the log on a page of its own */
  LISTS_PAGES  /* both on pages of their own, of the players a strip */
} Lists;

/* How the page is laid out from a size on: style.md's table, and what is taken
 * before anything scrolls where there is less height. */
typedef struct
{
  AhuTableLayout room; /* the least */
  Stand stand;
  Lists lists;
  AhuRnSize display;
  AhuRnSize hand; /* and whatever stands there */
  gboolean headings;
  int margin;
  int gap;
  int stone_gap;
  int stone_width;
  int side_width;
} Layout;

/* Without a compositor the window's edge takes 10 px of a usual size. */
static const Layout layouts[] = {
  { { 1570, 790, 1570 }, STAND_STACKED, LISTS_SIDE, AHU_RN_SIZE_LARGE, AHU_RN_SIZE_LARGE, TRUE, 24, 24, 24, 220, 460 },
  { { 1258, 744, 1258 }, STAND_STACKED, LISTS_SIDE, AHU_RN_SIZE_LARGE, AHU_RN_SIZE_LARGE, TRUE, 24, 24, 24, 220, 352 },
  { { 1002, 752, 1002 }, STAND_STACKED, LISTS_SIDE, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_MEDIUM, TRUE, 24, 18, 12, 132, 324 },
  { { 1064, 584, 1064 }, STAND_STACKED, LISTS_SIDE, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 24, 24, 24, 150, 324 },
  { { 950, 746, 950 }, STAND_STACKED, LISTS_SIDE, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_MEDIUM, FALSE, 10, 10, 8, 120, 312 },
  { { 1002, 584, 1002 }, STAND_STACKED, LISTS_SIDE, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 24, 18, 12, 132, 324 },
  { { 1146, 470, 1146 }, STAND_FLAT, LISTS_APART, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 18, 24, 6, 0, 324 },
  { { 676, 1038, 676 }, STAND_STACKED, LISTS_BELOW, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_MEDIUM, TRUE, 22, 24, 12, 150, -1 },
  { { 676, 878, 676 }, STAND_STACKED, LISTS_PAGES, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_MEDIUM, TRUE, 22, 24, 12, 150, -1 },
  { { 950, 646, 950 }, STAND_STACKED, LISTS_SIDE, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 10, 10, 8, 120, 312 },
  { { 676, 748, 676 }, STAND_STACKED, LISTS_PAGES, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 22, 24, 12, 150, -1 },
  { { 950, 570, 950 }, STAND_FLAT, LISTS_BELOW, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 18, 18, 6, 130, -1 },
  { { 1100, 570, 780 }, STAND_FLAT, LISTS_BELOW, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 18, 18, 6, 130, -1 },
  { { 780, 570, 780 }, STAND_FLAT, LISTS_BELOW, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 18, 12, 6, 0, -1 },
  { { 564, 850, 564 }, STAND_NARROW, LISTS_PAGES, AHU_RN_SIZE_SMALL, AHU_RN_SIZE_SMALL, TRUE, 12, 10, 10, 0, -1 },
  { { 564, 674, 564 }, STAND_STACKED, LISTS_PAGES, AHU_RN_SIZE_SMALL, AHU_RN_SIZE_SMALL, FALSE, 12, 10, 10, 132, -1 },
  { { 790, 442, 790 }, STAND_FLAT, LISTS_PAGES, AHU_RN_SIZE_MEDIUM, AHU_RN_SIZE_SMALL, FALSE, 18, 18, 6, 0, -1 },
  { { 630, 708, 560 }, STAND_NARROW, LISTS_PAGES, AHU_RN_SIZE_SMALL, AHU_RN_SIZE_SMALL, TRUE, 12, 10, 10, 0, -1 },
  { { 630, 350, 500 }, STAND_FLAT, LISTS_PAGES, AHU_RN_SIZE_SMALL, AHU_RN_SIZE_SMALL, FALSE, 10, 10, 4, 0, -1 },
  { { 360, 708, 0 }, STAND_NARROW, LISTS_PAGES, AHU_RN_SIZE_SMALL, AHU_RN_SIZE_SMALL, TRUE, 12, 10, 10, 0, -1 },
  { { 360, 0, 0 }, STAND_NARROW, LISTS_PAGES, AHU_RN_SIZE_SMALL, AHU_RN_SIZE_SMALL, FALSE, 12, 10, 10, 0, -1 },
};

#define NARROW (&layouts[G_N_ELEMENTS (layouts) - 1])
#define FLAT (&layouts[G_N_ELEMENTS (layouts) - 3])
/* What the last one should have, and a flat one without a strip. */
#define NARROW_HEIGHT 640
#define FLAT_HEIGHT 410
#define DENSE_HEIGHT 525
#define FLAT_WIDTH 1146
/* With the Stone at the side, where words have that much room in each step */
#define FLAT_STONE_WIDTH 950
#define STONE_ROOM 158
#define FLAT_SPACING 4
/* In parts of the width, without bars: faces of what is bought stand above their words. */
#define HIGH_FLAT 0.59
#define HAND_SPACING 10
/* Less has no room for the large prompt. */
#define STACKED_WIDTH 660
/* What the four piles need beside a hand that grows; two by two they need half of it,
 * and that height. */
#define PILES_WIDTH 340
#define HIGH_PILES_WIDTH 480
#define MUCH_HEIGHT 70

/* Everything beside everything, on a screen that is wide but not high. */
static gboolean
is_dense (const Layout *layout)
{
  return layout->stand == STAND_STACKED && layout->lists == LISTS_SIDE && layout->hand == AHU_RN_SIZE_SMALL;
}

/* Low layouts have the switcher of their pages in the header bar. */
static gboolean
is_low (const Layout *layout)
{
  return layout->stand == STAND_FLAT || layout->lists == LISTS_APART;
}

/* A replay has no header bar here, and no controls below the hand. */
static int
spare_height (AhuRnTablePage *self,
              const Layout   *layout)
{
  if (!ahu_table_is_replay (AHU_TABLE (self)) || is_low (layout))
    return 0;

  return layout->hand > AHU_RN_SIZE_SMALL ? HEADER_HEIGHT + CONTROLS_HEIGHT : HEADER_HEIGHT;
}

/* In a replay below the table, unless there is hardly room for the table itself. */
static gboolean
needs_switcher (AhuRnTablePage *self,
                const Layout   *layout)
{
  int width, height;

  if (layout->lists == LISTS_SIDE || !is_low (layout))
    return layout->lists != LISTS_SIDE;
  ahu_table_get_room (AHU_TABLE (self), &width, &height);

  return ahu_table_is_replay (AHU_TABLE (self)) && height >= LEAST_SWITCHER_HEIGHT;
}

static int
find_spare_height (AhuTable             *table,
                   const AhuTableLayout *layout)
{
  return spare_height (AHU_RN_TABLE_PAGE (table), (const Layout *) layout);
}

/* The table view of a small screen is one of these two, magnified. */
static const AhuTableLayout *
find_layout (AhuTable *table,
             double    width,
             double    height)
{
  const AhuTableLayout *layout;

  if (ahu_table_get_view (table) == AHU_TABLE_VIEW_SMALL)
    return width > height ? &FLAT->room : &NARROW->room;
  layout = AHU_TABLE_CLASS (g_type_class_peek (AHU_TYPE_TABLE))->find_layout (table, width, height);
  /* What leads through a replay takes some of the height of a telephone that lies. */
  if (layout == &NARROW->room && ahu_table_is_replay (table) && width >= FLAT->room.width * ahu_text_scale ())
    return &FLAT->room;
  return layout;
}

/* How much of a layout's width the cards take. */
static int
cards_across (const Layout *layout)
{
  int columns = 4 * ahu_rn_art_display_width (layout->display);

  if (layout->stand == STAND_STACKED)
    return columns + layout->stone_width;
  if (layout->stand == STAND_FLAT)
    return columns + 3 * ahu_rn_art_hand_width (layout->hand);
  return columns;
}

/* How much of its height: in a column of four, and below it. */
static int
cards_down (const Layout *layout)
{
  int width = ahu_rn_art_display_width (layout->display);
  int column = ahu_rn_art_card_height (width) + 3 * ahu_rn_art_strip_height (width);
  int hand = ahu_rn_art_card_height (ahu_rn_art_hand_width (layout->hand));
  int face = ahu_rn_art_sacrifice_height (ahu_rn_art_sacrifice_width (layout->hand));

  if (layout->stand == STAND_STACKED)
    return column + hand;
  if (layout->stand == STAND_FLAT)
    return MAX (column, hand + 2 * face);
  return column + hand + 2 * face;
}

/* Beside the table the lists may need more height than the table does. */
static int
least_height (AhuRnTablePage *self,
              const Layout   *layout)
{
  if (layout->stand == STAND_FLAT && layout->lists == LISTS_APART)
    return FLAT_HEIGHT;
  if (is_dense (layout))
    return DENSE_HEIGHT;
  return (layout->room.height > 0 ? layout->room.height : NARROW_HEIGHT) - spare_height (self, layout);
}

/* And a narrow table would do with less width; what is beside the table, the prompt
 * needs more. */
static int
least_width (const Layout *layout)
{
  if (layout->stand == STAND_NARROW)
    return AHU_WIDTH_360;
  if (layout->stand == STAND_FLAT && layout->lists == LISTS_APART)
    return FLAT_WIDTH;
  if (layout->stand == STAND_FLAT && layout->stone_width > 0)
    return FLAT_STONE_WIDTH;
  return layout->room.width;
}

/* What isn't cards grows with the text alone. */
static double
find_growth (double room,
             int    least,
             int    cards)
{
  return (room - (least - cards) * ahu_text_scale ()) / cards;
}

static double
in_steps (double scale)
{
  return MAX (1, (int) (scale / SCALE_STEP) * SCALE_STEP);
}

static double
find_scale (AhuRnTablePage *self,
            const Layout   *layout,
            double          width,
            double          height)
{
  double across = find_growth (MIN (width, CLAMP_WIDTH * ahu_text_scale ()), least_width (layout), cards_across (layout));
  double down = find_growth (height, least_height (self, layout), cards_down (layout));
  double most = MOST_CARD * ahu_text_scale () / ahu_rn_art_display_width (layout->display);

  return in_steps (MIN (MIN (across, down), most));
}

/* A small hand grows into the height that the display leaves, up to the cards of that,
 * and into the width that the piles leave: in a row or, if that lets it, two by two. */
static void
find_hand_scale (AhuRnTablePage *self,
                 const Layout   *layout,
                 double          width,
                 double          height)
{
  double text = ahu_text_scale ();
  int hand = ahu_rn_art_hand_width (layout->hand);
  int card = ahu_rn_art_card_height (hand);
  double least = least_height (self, layout) * text + (self->room.scale - 1) * (cards_down (layout) - card);
  double most = MIN ((height - least) / card + 1, ahu_rn_art_display_width (layout->display) * self->room.scale / hand);
  double beside = width - (2 * layout->margin + layout->side_width + 2 * layout->gap + PILES_WIDTH) * text;

  self->room.hand_scale = self->room.scale;
  self->room.square = is_dense (layout) && height - least >= MUCH_HEIGHT * text && most * 3 * hand > beside;
  if (layout->hand == AHU_RN_SIZE_MEDIUM)
    self->room.square = 3 * hand * self->room.scale > beside - (HIGH_PILES_WIDTH - PILES_WIDTH) * text;
  else if (self->room.square)
    beside += PILES_WIDTH * text / 2;
  if (is_dense (layout))
    self->room.hand_scale = MAX (self->room.scale, in_steps (MIN (most, beside / (3 * hand))));
}

/* Cards grow into the room that the page has now. */
static gboolean
fit (AhuTable             *table,
     const AhuTableLayout *room,
     double                width,
     double                height)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  const Layout *layout = (const Layout *) room;
  double scale = self->room.scale;
  double hand_scale = self->room.hand_scale;

  self->room.scale = find_scale (self, layout, width, height);
  find_hand_scale (self, layout, width, height);

  /* The table view has sizes for each proportion. */
  return ahu_table_get_view (table) || self->room.scale != scale || self->room.hand_scale != hand_scale ||
         (ahu_table_is_replay (table) && self->switches != needs_switcher (self, layout));
}

/* Before or after all else that stands there. */
static void
move_to (GtkWidget *widget,
         GtkWidget *slot,
         gboolean   first)
{
  g_object_ref (widget);
  if (gtk_widget_get_parent (widget) != slot)
    gtk_widget_unparent (widget);
  if (first)
    gtk_widget_insert_after (widget, slot, NULL);
  else
    gtk_widget_insert_before (widget, slot, NULL);
  g_object_unref (widget);
}

/* A flat page with all lists beside it has room for the large prompt. */
static gboolean
is_narrow (const Layout *layout)
{
  if (layout->stand == STAND_STACKED)
    return layout->room.width < STACKED_WIDTH;
  return layout->lists != LISTS_SIDE;
}

/* In order: what a small window has no room for goes to pages of its own. */
static void
place_lists (AhuRnTablePage *self,
             const Layout   *layout)
{
  gboolean own_players = layout->lists == LISTS_PAGES;
  gboolean own_log = layout->lists != LISTS_SIDE;
  AdwViewStack *views = ADW_VIEW_STACK (ahu_table_get_pages (AHU_TABLE (self)));

  move_to (self->players, own_players ? self->players_slot : self->side, TRUE);
  ahu_rn_players_set_columns (AHU_RN_PLAYERS (self->players),
                              layout->lists == LISTS_BELOW || (own_players && layout->room.width >= AHU_WIDTH_700) ? 2 : 1);

  if (!own_players && g_strcmp0 (adw_view_stack_get_visible_child_name (views), "players") == 0)
    adw_view_stack_set_visible_child_name (views, "table");
  adw_view_stack_page_set_visible (self->players_page, own_players);
  ahu_table_place_log (AHU_TABLE (self), own_log ? NULL : self->side);
  self->switches = needs_switcher (self, layout);
  ahu_table_set_switchers (AHU_TABLE (self), self->switches, own_log && is_low (layout));
  gtk_widget_set_visible (self->side, !own_players);
  gtk_widget_set_visible (self->strip, own_players);
  /* The title needs its room; Alt and Left and the menu still lead away. */
  ahu_table_set_has_back (AHU_TABLE (self), layout->room.width >= AHU_WIDTH_700);
}

static AhuRnMat
find_mat (AhuRnTablePage *self,
          const Layout   *layout)
{
  int width, height;

  if (layout->stand == STAND_STACKED)
    return AHU_RN_MAT_WIDE;
  ahu_table_get_room (AHU_TABLE (self), &width, &height);
  if (ahu_table_get_view (AHU_TABLE (self)) && (layout->stand != STAND_FLAT || height >= width * HIGH_FLAT))
    return AHU_RN_MAT_HIGH;
  if (layout->stand == STAND_NARROW)
    return AHU_RN_MAT_NARROW;
  /* A telephone that lies has no height for large cards. */
  return layout->lists == LISTS_BELOW ? AHU_RN_MAT_BESIDE : AHU_RN_MAT_LOW;
}

void
ahu_rn_table_page_set_room (AhuRnTablePage  *self,
                            const AhuRnRoom *room)
{
  ahu_rn_hand_set_room (AHU_RN_HAND (self->hand), room);
  ahu_rn_offers_set_room (AHU_RN_OFFERS (self->offers), room);
  ahu_rn_palette_set_room (AHU_RN_PALETTE (self->palette), room);
  ahu_rn_rewards_set_room (AHU_RN_REWARDS (self->rewards), room);
  ahu_rn_reveal_set_room (AHU_RN_REVEAL (self->reveal), room);
}

static void
set_sizes (AhuRnTablePage *self,
           const Layout   *layout)
{
  AhuRnRoom *room = &self->room;

  room->size = layout->hand;
  room->mat = find_mat (self, layout);
  room->keys = room->mat == AHU_RN_MAT_WIDE;
  room->headings = layout->headings || room->keys;
  room->crowded = layout->stand == STAND_NARROW && ahu_text_scale () > AHU_LARGE_TEXT * room->scale;
  ahu_rn_table_page_set_room (self, room);
  ahu_rn_display_set_size (AHU_RN_DISPLAY (self->display), layout->display);
  ahu_rn_display_set_scale (AHU_RN_DISPLAY (self->display), room->scale);
  ahu_rn_strip_set_columns (AHU_RN_STRIP (self->strip), room->crowded ? 2 : RN_MAX_PLAYERS);
  ahu_rn_stone_set_width (AHU_RN_STONE (self->stone), (int) (layout->stone_width * room->scale));
  ahu_rn_stone_set_scale (AHU_RN_STONE (self->stone), room->scale);
}

static void
set_line (GtkWidget *grid,
          gboolean   vertical,
          int        spacing)
{
  ahu_line_arrange (GTK_GRID (grid), vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                    spacing);
}

static void
arrange (AhuRnTablePage *self,
         const Layout   *layout)
{
  /* The large table view has arrangements of its own. */
  AhuTableView view = ahu_table_get_view (AHU_TABLE (self));
  gboolean flat = view == AHU_TABLE_VIEW_TALL || (layout->stand == STAND_FLAT && view != AHU_TABLE_VIEW_LARGE);
  gboolean narrow = layout->stand == STAND_NARROW;
  gboolean aside = flat && layout->stone_width > 0 && view == AHU_TABLE_VIEW_NONE;

  gtk_widget_set_hexpand (self->stone_zoom, !aside);
  gtk_widget_set_size_request (self->stone_zoom, aside ? ahu_text_scaled (STONE_ROOM) : -1, -1);
  if (flat)
    {
      move_to (self->strip, self->upper, FALSE);
      if (aside)
        move_to (self->stone_zoom, self->main, FALSE);
      else
        move_to (self->stone_zoom, self->right, TRUE);
    }
  else
    {
      move_to (self->strip, self->main, TRUE);
      move_to (self->stone_zoom, self->upper, FALSE);
    }
  set_line (self->body, layout->lists == LISTS_BELOW || layout->lists == LISTS_PAGES, layout->gap);
  set_line (self->upper, narrow || flat, layout->stone_gap);
  set_line (self->right, TRUE, FLAT_SPACING);
  set_line (self->lower, narrow || flat, flat ? FLAT_SPACING : layout->gap);
  /* Below the high prompt of a narrow page there is less room for gaps. */
  set_line (self->main, !flat, flat ? layout->gap : is_narrow (layout) ? 6 : is_dense (layout) ? 4 : 8);
}

/* A flat page is not torn apart. */
static int
page_width (AhuRnTablePage *self,
            const Layout   *layout)
{
  if (layout->stand != STAND_FLAT)
    return ahu_text_scaled (CLAMP_WIDTH);
  return ahu_text_scaled (layout->room.width + AIR) + (int) ((self->room.scale - 1) * cards_across (layout));
}

static void
set_room (AhuRnTablePage *self,
          const Layout   *layout)
{
  gboolean small = layout->hand == AHU_RN_SIZE_SMALL;
  gboolean low = is_narrow (layout);
  int hand = (int) (ahu_rn_art_hand_width (layout->hand) * self->room.hand_scale);
  int ends = layout->stand == STAND_NARROW ? 8 : layout == FLAT ? 3 : small ? 6 : 12;

  /* The room of three cards is always kept. */
  gtk_widget_set_size_request (self->lower, layout->stand == STAND_FLAT ? 3 * hand + 2 * HAND_SPACING : -1, -1);
  gtk_widget_set_size_request (self->side, layout->side_width > 0 ? ahu_text_scaled (layout->side_width) : -1, -1);
  ahu_widget_set_margins (self->body, layout->margin, ends, ends);
  ahu_table_set_prompt_room (AHU_TABLE (self), low ? 0 : layout->margin, low ? 0 : small ? 6 : 12);
  ahu_table_set_width (AHU_TABLE (self), page_width (self, layout));
}

static void
apply_layout (AhuTable             *table,
              const AhuTableLayout *room)
{
  AhuRnTablePage *self = AHU_RN_TABLE_PAGE (table);
  const Layout *layout = (const Layout *) room;
  gboolean narrow = is_narrow (layout);

  set_sizes (self, layout);
  ahu_prompt_set_narrow (AHU_PROMPT (ahu_table_get_prompt (table)), narrow);
  ahu_rn_cover_set_narrow (AHU_RN_COVER (self->cover), layout->room.width < AHU_WIDTH_700);
  ahu_rn_cover_set_low (AHU_RN_COVER (self->cover), is_low (layout) || is_dense (layout));
  arrange (self, layout);
  set_room (self, layout);

  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", narrow);
  ahu_widget_set_css_class (GTK_WIDGET (self), "flat-table", layout->stand == STAND_FLAT);
  ahu_widget_set_css_class (GTK_WIDGET (self), "dense-table", is_dense (layout));
  ahu_widget_set_css_class (GTK_WIDGET (self), "medium", layout->hand == AHU_RN_SIZE_MEDIUM);
  ahu_widget_set_css_class (GTK_WIDGET (self), "woven", ahu_table_get_view (table) == AHU_TABLE_VIEW_NONE &&
                            (layout->hand > AHU_RN_SIZE_SMALL || (layout->stand == STAND_FLAT && layout->stone_width > 0)));

  self->flat = layout->stand == STAND_FLAT;
  place_lists (self, layout);
}

void
ahu_rn_table_page_class_init_layout (AhuTableClass *table_class)
{
  static const AhuTableLayouts all = { &layouts[0].room, G_N_ELEMENTS (layouts), sizeof (Layout) };

  table_class->layouts = &all;
  table_class->spare_height = find_spare_height;
  table_class->find_layout = find_layout;
  table_class->fit = fit;
  table_class->apply_layout = apply_layout;
}
