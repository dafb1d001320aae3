/* ahu-rn-news-row.h: the line that says what to move on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/rapanui/study/rn-news.h"
#include "games/rapanui/ui/ahu-rn-slip.h"

G_BEGIN_DECLS

#define AHU_TYPE_RN_NEWS_ROW (ahu_rn_news_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnNewsRow, ahu_rn_news_row, AHU, RN_NEWS_ROW, GtkWidget)

GtkWidget *ahu_rn_news_row_new (void);

/**
 * ahu_rn_news_row_set_narrow:
 * @self: a row
 * @narrow: whether it stands in a narrow window
 */
void ahu_rn_news_row_set_narrow (AhuRnNewsRow *self,
                                 gboolean      narrow);

/**
 * ahu_rn_news_row_show_news:
 * @self: a row
 * @news: what has happened
 * @session: for names and colours
 */
void ahu_rn_news_row_show_news (AhuRnNewsRow *self,
                                const RnNews *news,
                                AhuSession   *session);

/**
 * ahu_rn_news_row_show_slip:
 * @self: a row
 * @slip: what to move after a correction or an undo
 * @session: for names and colours
 *
 * Its button dismisses the slip.
 */
void ahu_rn_news_row_show_slip (AhuRnNewsRow *self,
                                AhuRnSlip    *slip,
                                AhuSession   *session);

G_END_DECLS
