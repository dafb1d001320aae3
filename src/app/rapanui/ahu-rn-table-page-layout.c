/* ahu-rn-table-page-layout.c: how the table page stands in each class of width
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/ahu-line.h"
#include "app/ahu-width-bin.h"
#include "app/rapanui/ahu-rn-cover.h"
#include "app/rapanui/ahu-rn-display.h"
#include "app/rapanui/ahu-rn-hand.h"
#include "app/rapanui/ahu-rn-offers.h"
#include "app/rapanui/ahu-rn-palette.h"
#include "app/rapanui/ahu-rn-players.h"
#include "app/rapanui/ahu-rn-prompt.h"
#include "app/rapanui/ahu-rn-stone.h"
#include "app/rapanui/ahu-rn-table-page-private.h"

#define ROWS_WIDTH 440

/* How the page is laid out in a class of width: style.md's table. */
typedef struct
{
  AhuWidthClass width_class;
  AhuRnSize size;
  int margin;
  int gap;
  int stone_gap;
  int stone_width;
  int side_width;
} Layout;

static const Layout layouts[] = {
  { AHU_WIDTH_360, AHU_RN_SIZE_SMALL, 12, 10, 10, 0, -1 },
  { AHU_WIDTH_700, AHU_RN_SIZE_MEDIUM, 24, 24, 16, 150, -1 },
  { AHU_WIDTH_1024, AHU_RN_SIZE_MEDIUM, 24, 18, 12, 132, 324 },
  { AHU_WIDTH_1200, AHU_RN_SIZE_LARGE, 24, 24, 24, 216, 352 },
  { AHU_WIDTH_1600, AHU_RN_SIZE_HUGE, 24, 24, 24, 216, 460 },
};

static const Layout *
find_layout (AhuWidthClass width_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    if (layouts[i].width_class == width_class)
      return &layouts[i];
  g_assert_not_reached ();
}

static gboolean
is_narrow (AhuRnTablePage *self)
{
  return ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->bin)) == AHU_WIDTH_360;
}

static void
move_to (GtkWidget *widget,
         GtkWidget *slot)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (parent == slot)
    return;
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (parent), widget);
  gtk_box_append (GTK_BOX (slot), widget);
  g_object_unref (widget);
}

static void
set_css_class (GtkWidget  *widget,
               const char *css_class,
               gboolean    set)
{
  if (set)
    gtk_widget_add_css_class (widget, css_class);
  else
    gtk_widget_remove_css_class (widget, css_class);
}

static void
set_margins (GtkWidget *widget,
             int        sides,
             int        ends)
{
  gtk_widget_set_margin_start (widget, sides);
  gtk_widget_set_margin_end (widget, sides);
  gtk_widget_set_margin_top (widget, ends);
  gtk_widget_set_margin_bottom (widget, ends);
}

/* In order: what a small window has no room for goes to pages of its own. */
static void
place_lists (AhuRnTablePage *self,
             AhuWidthClass   width_class)
{
  gboolean own_players = width_class < AHU_WIDTH_700;
  gboolean own_log = width_class < AHU_WIDTH_1024;

  move_to (self->players, own_players ? self->players_slot : self->side);
  move_to (self->log, own_log ? self->log_slot : self->side);
  ahu_rn_players_set_columns (AHU_RN_PLAYERS (self->players),
                              width_class == AHU_WIDTH_700 ? 2 : 1);

  if ((!own_players && g_strcmp0 (adw_view_stack_get_visible_child_name (ADW_VIEW_STACK (self->views)), "players") == 0) ||
      !own_log)
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (self->views), "table");
  adw_view_stack_page_set_visible (self->players_page, own_players);
  adw_view_stack_page_set_visible (self->log_page, own_log);
  gtk_widget_set_visible (self->switcher, own_log);
  gtk_widget_set_visible (self->side, !own_players);
  gtk_widget_set_visible (self->strip, own_players);
  /* The title needs its room; Alt and Left and the menu still lead away. */
  gtk_widget_set_visible (self->back, !own_players);
}

static void
set_sizes (AhuRnTablePage *self,
           AhuRnSize       size)
{
  ahu_rn_display_set_size (AHU_RN_DISPLAY (self->display), size);
  ahu_rn_hand_set_size (AHU_RN_HAND (self->hand), size);
  ahu_rn_palette_set_size (AHU_RN_PALETTE (self->palette), size);
  ahu_rn_offers_set_size (AHU_RN_OFFERS (self->offers), size);
}

static void
set_line (GtkWidget *grid,
          gboolean   vertical,
          int        spacing)
{
  ahu_line_arrange (GTK_GRID (grid), vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                    spacing);
}

/* Rows that are read across keep their ends together. */
static void
limit_width (GtkWidget *rows,
             gboolean   narrow)
{
  gtk_widget_set_halign (rows, narrow ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  gtk_widget_set_size_request (rows, narrow ? -1 : ROWS_WIDTH, -1);
}

void
ahu_rn_table_page_apply_layout (AhuRnTablePage *self)
{
  AhuWidthBin *bin = AHU_WIDTH_BIN (self->bin);
  const Layout *layout = find_layout (ahu_width_bin_get_width_class (bin));
  gboolean low = ahu_width_bin_get_low (bin);
  gboolean narrow = is_narrow (self);
  gboolean medium = !narrow && layout->size == AHU_RN_SIZE_MEDIUM;

  set_sizes (self, low && layout->size > AHU_RN_SIZE_SMALL ? layout->size - 1 : layout->size);
  ahu_rn_stone_set_width (AHU_RN_STONE (self->stone), low ? MIN (layout->stone_width, 132) : layout->stone_width);
  ahu_rn_prompt_set_narrow (AHU_RN_PROMPT (self->prompt), narrow);
  ahu_rn_cover_set_narrow (AHU_RN_COVER (self->cover), narrow);

  set_line (self->body, layout->side_width < 0, layout->gap);
  set_line (self->upper, narrow, layout->stone_gap);
  set_line (self->lower, narrow, layout->gap);
  set_line (self->main, TRUE, narrow ? 6 : medium ? 8 : 20);
  limit_width (self->rewards, narrow);
  limit_width (self->reveal, narrow);
  gtk_widget_set_size_request (self->side, layout->side_width, -1);
  set_margins (self->body, layout->margin, narrow ? 8 : medium ? 12 : 16);
  set_margins (self->prompt, narrow ? 0 : layout->margin, 0);
  gtk_widget_set_margin_top (self->prompt, narrow ? 0 : 12);

  set_css_class (GTK_WIDGET (self), "narrow", narrow);
  set_css_class (GTK_WIDGET (self), "medium", medium);

  place_lists (self, layout->width_class);
  ahu_rn_table_page_apply_view (self);
}

/* What named colours can't say: a tint needs more of its colour in the dark, and
 * there is none in high contrast. */
void
ahu_rn_table_page_apply_style (AhuRnTablePage *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  set_css_class (GTK_WIDGET (self), "dark", adw_style_manager_get_dark (style));
  set_css_class (GTK_WIDGET (self), "high-contrast", adw_style_manager_get_high_contrast (style));
}
