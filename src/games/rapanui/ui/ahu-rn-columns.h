/* ahu-rn-columns.h: the four columns of the general display, as places to lay cards in
 *
 * Not for: which card lies where and which place comes next (the page's affair), nor the display
 * of a game (ahu-rn-display.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/engine/rn-cards.h"

G_BEGIN_DECLS

/* Column by column, each from back to front. */
#define AHU_RN_N_PLACES (RN_COLUMNS * RN_COLUMN_CARDS)

#define AHU_TYPE_RN_COLUMNS (ahu_rn_columns_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnColumns, ahu_rn_columns, AHU, RN_COLUMNS, GtkBox)

/**
 * AhuRnPlace:
 * @kind: the card there, or `RN_INVALID`
 * @is_behind: whether another card or place lies on it
 * @is_next: whether the next card goes there
 * @caption: (nullable): what stands in it while it is empty
 *
 * How a place looks.
 */
typedef struct
{
  guint kind;
  gboolean is_behind;
  gboolean is_next;
  const char *caption;
} AhuRnPlace;

/* Signals: `chosen (guint place)` when a place is tapped.
 * Returns: (transfer floating): four empty columns */
GtkWidget *ahu_rn_columns_new (void);

/* Lets each column say the key that chooses it. */
void ahu_rn_columns_show_keys (AhuRnColumns *self);

/* @width: of a card, in pixels
 * @numbers: whether the columns are called by their number alone */
void ahu_rn_columns_set_card_width (AhuRnColumns *self,
                                    int          width,
                                    int          gap,
                                    gboolean     numbers);

/* @place: one of `AHU_RN_N_PLACES`
 * @look: (nullable): how it looks; %NULL for a place that isn't there */
void ahu_rn_columns_show (AhuRnColumns      *self,
                          guint             place,
                          const AhuRnPlace *look);

/* @column: the one that is being filled; `RN_COLUMNS` for none */
void ahu_rn_columns_set_present (AhuRnColumns *self,
                                 guint        column);

/* @place: one of `AHU_RN_N_PLACES`
 * Returns: (transfer none): what is tapped there */
GtkWidget *ahu_rn_columns_get (AhuRnColumns *self,
                               guint        place);

G_END_DECLS
