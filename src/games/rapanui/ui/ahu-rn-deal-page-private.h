/* ahu-rn-deal-page-private.h: what the files of the deal page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/join/rn-deal-entry.h"
#include "games/rapanui/ui/ahu-rn-deal-page.h"
#include "toolkit/teach/ahu-set-up-list.h"

G_BEGIN_DECLS

struct _AhuRnDealPage
{
  AhuSetUpPage parent_instance;

  GtkWidget *title;
  GtkWidget *width_bin;
  GtkWidget *redo_button;
  GtkWidget *icon;
  GtkWidget *prompt;
  GtkWidget *hint;
  GtkWidget *go;
  GtkWidget *side;
  AhuSetUpList *set_up;
  GtkWidget *log;
  GtkWidget *beginner;
  GtkWidget *misfit;
  GtkWidget *middle;
  GtkWidget *prompt_card;
  GtkWidget *page;
  GtkGrid *body;
  GtkWidget *columns;
  GtkWidget *palette_title;
  GtkWidget *how;
  GtkWidget *palette;

  RnDealEntry *entry;
  char **names;
  guint missing[RN_MAX_PLAYERS];
  guint n_players;
  RnDeal loaded; /* what is mended */
};

/* Gives columns and cards to choose the size and the place that there is room for. */
void ahu_rn_deal_page_apply_layout (AhuRnDealPage *self);

G_END_DECLS
