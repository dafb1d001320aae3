/* ahu-rn-deal-page-layout.c: how the deal page fits the room it has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-deal-page-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-columns.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-width-bin.h"

/* What is beside the cards of a row, and what of the height they can have at most. */
#define AIR 52
#define COLUMN_SHARE 0.42
#define LARGE_TEXT 1.3
/* Room, at text of 100 %, that is too low for the cards to choose below the columns, and
 * wide enough for them to stand beside these. */
#define LOW_HEIGHT 640
#define LOW_HEIGHT_SMALL 470
#define LOW_WIDTH 620
#define LOW_WIDTH_MEDIUM 800
/* Of that width, what the columns take and what small cards to choose do. */
#define LOW_COLUMNS 540
#define LOW_PALETTE 350.0
#define MOST_SCALE 2.0
/* What is beside the columns, and at most above them, however long its sentences are. */
#define SIDE_WIDTH 448
#define ABOVE_WIDTH 600

static AhuRnSize
choose_size (AhuRnDealPage *self)
{
  AhuWidthBin *bin = AHU_WIDTH_BIN (self->width_bin);
  gboolean low = ahu_width_bin_get_low (bin);

  switch (ahu_width_bin_get_width_class (bin))
    {
    case AHU_WIDTH_1600:
      return low ? AHU_RN_SIZE_LARGE : AHU_RN_SIZE_HUGE;
    case AHU_WIDTH_1200:
    case AHU_WIDTH_1024:
      return AHU_RN_SIZE_LARGE;
    case AHU_WIDTH_700:
      return AHU_RN_SIZE_MEDIUM;
    case AHU_WIDTH_360:
    default:
      return AHU_RN_SIZE_SMALL;
    }
}

/* In a low window the cards to choose stand beside the columns, and fill the width that
 * these leave. Returns the size of the columns. */
static AhuRnSize
follow_room (AhuRnDealPage *self)
{
  AhuRnSize size = choose_size (self);
  AhuRnRoom room;
  int width, height;
  gboolean low;

  ahu_width_bin_get_room (AHU_WIDTH_BIN (self->width_bin), &width, &height);
  width /= ahu_text_scale ();
  height /= ahu_text_scale ();
  low = width >= LOW_WIDTH && height < (size == AHU_RN_SIZE_SMALL ? LOW_HEIGHT_SMALL : LOW_HEIGHT);
  ahu_line_arrange (self->body, low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 0);
  room = AHU_RN_ROOM (low ? AHU_RN_SIZE_SMALL : size >= AHU_RN_SIZE_LARGE ? AHU_RN_SIZE_HUGE : size);
  if (low)
    room.scale = CLAMP ((width - LOW_COLUMNS) / LOW_PALETTE, 1, MOST_SCALE);
  ahu_rn_palette_set_room (AHU_RN_PALETTE (self->palette), &room);
  if (!low)
    return size;

  return width >= LOW_WIDTH_MEDIUM ? MIN (size, AHU_RN_SIZE_LARGE) : AHU_RN_SIZE_SMALL;
}

/* Larger text has larger cards to stand on, as far as there is room for them. */
static int
choose_card_width (AhuRnDealPage *self,
                   AhuRnSize      size)
{
  int least = ahu_rn_art_display_width (size);
  int column = ahu_rn_art_card_height (least) + (RN_COLUMN_CARDS - 1) * ahu_rn_art_strip_height (least);
  int width, height;
  double most;

  ahu_width_bin_get_room (AHU_WIDTH_BIN (self->width_bin), &width, &height);
  most = MIN ((width - AIR) / (double) (RN_COLUMNS * least), height * COLUMN_SHARE / column);

  return (int) (least * MAX (1, MIN (most, ahu_text_scale ())));
}

/* Of a game that is mended, beside its deal: the other line that the log begins with. */
static void
show_log (AhuRnDealPage *self,
          gboolean       beside)
{
  gboolean shown = beside && ahu_set_up_page_get_use (AHU_SET_UP_PAGE (self)) != AHU_SET_UP_NEW && self->names != NULL;

  if (shown)
    {
      /* Translators: below “The players”: %s is the name of the first player */
      g_autofree char *text = g_strdup_printf (_("%s begins; names, seats, start hands"), self->names[0]);

      gtk_label_set_label (GTK_LABEL (self->beginner), text);
    }
  gtk_widget_set_visible (self->log, shown);
  gtk_widget_set_visible (self->side, shown || gtk_widget_get_visible (self->misfit) ||
                                        gtk_widget_get_visible (GTK_WIDGET (self->set_up)));
}

/* Beside the columns, or above them where what no longer fits is to be seen at once. */
static void
place_side (AhuRnDealPage *self,
            AhuRnSize      size)
{
  gboolean beside = size >= AHU_RN_SIZE_LARGE && ahu_text_scale () <= LARGE_TEXT &&
                    ahu_width_bin_get_width_class (AHU_WIDTH_BIN (self->width_bin)) >= AHU_WIDTH_1200 &&
                    !ahu_width_bin_get_low (AHU_WIDTH_BIN (self->width_bin));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->middle),
                                  beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_size_request (self->side, beside ? SIDE_WIDTH : -1, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->side), beside ? SIDE_WIDTH : ABOVE_WIDTH);
  gtk_box_reorder_child_after (GTK_BOX (self->middle), self->side, beside ? self->columns : NULL);
  show_log (self, beside);
}

void
ahu_rn_deal_page_apply_layout (AhuRnDealPage *self)
{
  AhuRnSize size = follow_room (self);
  gboolean narrow = size == AHU_RN_SIZE_SMALL;

  ahu_widget_set_spared (self->redo_button, narrow);
  /* Above a narrow column there is no room for a word in large text. */
  ahu_rn_columns_set_card_width (AHU_RN_COLUMNS (self->columns), choose_card_width (self, size),
                                narrow ? ahu_rn_art_gap (size) : ahu_rn_art_gap (size) + 8,
                                narrow && ahu_text_scale () > LARGE_TEXT);
  place_side (self, size);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->prompt_card),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  /* Where it stands in a line of its own it comes below all else, and moves nothing. */
  ahu_widget_move (self->go, GTK_BOX (narrow ? self->page : self->prompt_card));
  gtk_widget_set_halign (self->go, narrow ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_visible (self->how, !narrow);
  gtk_widget_set_visible (self->icon, !narrow);
  ahu_widget_set_css_class (self->page, "narrow", narrow);
}
