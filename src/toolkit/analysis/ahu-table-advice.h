/* ahu-table-advice.h: the way from a table page to the best moves and to the analysis
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "toolkit/table/ahu-table.h"

G_BEGIN_DECLS

/* Adds the actions `table.best-moves` and `table.analysis` with their keys.
 * @widget_class: a class derived from #AhuTable */
void ahu_table_install_advice (GtkWidgetClass *widget_class);

/* Switches both actions off where there is nothing to tell, so that no menu has them. A page that leaves them on
 * says why there is nothing when it is asked.
 * @self: a page of such a class */
void ahu_table_update_advice (AhuTable *self);

G_END_DECLS
