/* ahu-tp-box-words.h: what the page with the players' own box says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-box-entry.h"

G_BEGIN_DECLS

/* @field: a kind of number, no arrow
 * @index: which of them
 * @value: for what a button stands for
 * Returns: (transfer full): what is entered there, for readers of the screen */
char *ahu_tp_box_field_words (AhuTpBoxField field,
                              guint         index,
                              guint         value);

/* @to: another
 * Returns: (transfer full): the sentence that says that there is an arrow */
char *ahu_tp_box_arrow_words (guint from,
                              guint to);

/* @n_quarries: how many there are
 * Returns: (transfer full): that many “in all” */
char *ahu_tp_box_total_words (guint n_quarries);

/* @n_players: 3–6
 * Returns: (transfer full): with how many pieces and cards they play (T1.1, T1.5) */
char *ahu_tp_box_table_words (guint n_players);

/* @n_players: 3–6
 * Returns: (transfer full): the names of the cards that are in use */
char *ahu_tp_box_cards_words (guint n_players);

/* @name: (nullable): the name of the box
 * @day: (nullable): when it was changed last; %NULL for the default box
 * Returns: (transfer full): which box is shown */
char *ahu_tp_box_remembered_words (const char *name,
                                   GDateTime  *day);

G_END_DECLS
