/* ahu-rn-score-page-private.h: what the files of the final scoring's page share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/rapanui/ui/ahu-rn-score-page.h"

#include <adwaita.h>

#include "games/rapanui/ui/ahu-rn-score-form.h"
#include "games/rapanui/ui/ahu-rn-score-pad.h"
#include "toolkit/base/ahu-menu-button.h"
#include "toolkit/entry/ahu-score-bar.h"
#include "toolkit/layout/ahu-width-bin.h"
#include "toolkit/paper/ahu-share.h"

G_BEGIN_DECLS

struct _AhuRnScorePage
{
  AhuPage parent_instance;

  AhuRnTally *tally;
  AhuRnTallySource purpose; /* what the page is for, also when it is begun anew */

  GtkWidget *content;
  GtkWidget *title;
  GtkWidget *redo_button;
  AhuWidthBin *width_bin;
  GtkScrolledWindow *scroller;
  GtkGrid *source;
  GtkLabel *source_label;
  GtkButton *source_button;
  GtkGrid *columns;
  GtkBox *main_box;
  AhuRnScoreForm *form;
  AdwClamp *side_clamp;
  GtkBox *side;
  GtkWidget *side_scroller;
  GtkBox *side_box;
  GtkWidget *result;
  AdwBin *so_far;
  AdwBin *so_far_line;
  AhuRnScorePad *pad;
  GtkWidget *scored;
  AhuMenuButton *menu_button;
  AhuShare *share;
  AhuMessageBar *share_bar;
  GtkLabel *headline;
  GtkLabel *problem;
  GtkLabel *problem_bar;
  AhuScoreBar *result_bar;
  AdwBin *places;
  AdwBin *stone;
  GtkWidget *what_if_box;
  AdwBin *what_if;
  AdwBin *table;
};

/**
 * ahu_rn_score_page_dup_file:
 * @page: a page of counts
 * @heading: (out): of the file chooser
 * @name: (out): the proposed name
 *
 * Returns: (transfer full): the counts as a file
 */
GBytes *ahu_rn_score_page_dup_file (AhuPage  *page,
                                    char    **heading,
                                    char    **name);

G_END_DECLS
