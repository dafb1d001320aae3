/* ahu-tp-lines.h: the points of a Moai line by line, with how each of them comes about
 *
 * Not for: the words themselves (ahu-tp-scoring-words.h), what can be done with the Moai.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "games/tapati/engine/tp-moai.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_LINES (ahu_tp_lines_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpLines, ahu_tp_lines, AHU, TP_LINES, AhuParent)

/* Returns: (transfer floating): lines that show no Moai yet */
GtkWidget *ahu_tp_lines_new (void);

/* @self: lines
 * @box: the values of the transfer squares
 * @prestige: whether it is scored in that phase, which is a line of its own
 * Returns: the points of all lines together */
guint ahu_tp_lines_show (AhuTpLines   *self,
                         const TpMoai *moai,
                         const TpBox  *box,
                         gboolean      prestige);

G_END_DECLS
