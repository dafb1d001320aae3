/* ahu-news-row.h: the line that says what to move on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "toolkit/table/ahu-slip.h"

G_BEGIN_DECLS

#define AHU_TYPE_NEWS_ROW (ahu_news_row_get_type ())
G_DECLARE_FINAL_TYPE (AhuNewsRow, ahu_news_row, AHU, NEWS_ROW, GtkWidget)

/* @narrow: whether it stands in a narrow window */
void ahu_news_row_set_narrow (AhuNewsRow *self,
                              gboolean    narrow);

/* @news: what has happened
 * @kept: (nullable): what was to be moved before that and nobody has said is done: behind a button, and another one
 *   dismisses it
 * @slip: (nullable): whose that is
 * @session: for names and colours */
void ahu_news_row_show (AhuNewsRow    *self,
                        const AhuNews *news,
                        const AhuNews *kept,
                        AhuSlip       *slip,
                        AhuSession    *session);

/* Its button dismisses the slip.
 * @news: what to move after a correction or an undo
 * @slip: whose they are
 * @session: for names and colours */
void ahu_news_row_show_slip (AhuNewsRow    *self,
                             const AhuNews *news,
                             AhuSlip       *slip,
                             AhuSession    *session);

/* Opens all there is to tell, as its button does.
 * Returns: whether there is more than the row shows */
gboolean ahu_news_row_open (AhuNewsRow *self);

G_END_DECLS
