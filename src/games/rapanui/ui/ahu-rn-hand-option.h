/* ahu-rn-hand-option.h: the button of a hand that plays one or more equal cards
 *
 * Private to AhuRnHand, which says what it plays and where it stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *choice;
  GtkWidget *content;
  GtkWidget *lead;
  GtkWidget *picture; /* the silhouette, where the button stands apart */
  GtkWidget *text;
  GtkWidget *price;
  GtkWidget *keycap;
} AhuRnHandOption;

/**
 * ahu_rn_hand_option_build:
 * @option: (out caller-allocates): an option
 *
 * Returns: (transfer floating): what shows it
 */
GtkWidget *ahu_rn_hand_option_build (AhuRnHandOption *option);

/**
 * ahu_rn_hand_option_show_key:
 * @option: an option
 * @key: its key
 * @visible: whether the key is printed
 * @below: below the price, or else beside it
 */
void ahu_rn_hand_option_show_key (AhuRnHandOption *option,
                                  const char      *key,
                                  gboolean         visible,
                                  gboolean         below);

/**
 * ahu_rn_hand_option_show_look:
 * @option: an option
 * @kind: the kind of the cards
 * @stacked: whether price and key stand below the text, or else beside it
 * @apart: whether the button stands apart from the cards, and so shows which it plays
 */
void ahu_rn_hand_option_show_look (AhuRnHandOption *option,
                                   guint            kind,
                                   gboolean         stacked,
                                   gboolean         apart);

G_END_DECLS
