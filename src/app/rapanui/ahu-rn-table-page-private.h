/* ahu-rn-table-page-private.h: what the files of the table page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "app/rapanui/ahu-rn-refill.h"
#include "app/rapanui/ahu-rn-table-page.h"

G_BEGIN_DECLS

struct _AhuRnTablePage
{
  GtkWidget parent_instance;

  GtkWidget *bin;
  GtkWidget *header;
  GtkWidget *back;
  GtkWidget *title;
  GtkWidget *sides;
  GtkWidget *table;
  GtkWidget *prompt;
  GtkWidget *views;
  AdwViewStackPage *players_page;
  AdwViewStackPage *log_page;
  GtkWidget *players_slot;
  GtkWidget *log_slot;
  GtkWidget *switcher;
  GtkWidget *body;
  GtkWidget *main;
  GtkWidget *side;
  GtkWidget *upper;
  GtkWidget *lower;
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
  GtkWidget *cover;

  AhuSession *session;
  AhuRnRefill refill;
};

/* ahu-rn-table-page-layout.c */
void ahu_rn_table_page_apply_layout (AhuRnTablePage *self);
void ahu_rn_table_page_apply_style (AhuRnTablePage *self);

G_END_DECLS
