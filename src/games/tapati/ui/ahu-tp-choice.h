/* ahu-tp-choice.h: choices that stand for a move of Tapati, and say why it can't be made
 *
 * A widget with such choices has two signals: `chosen (const TpMove *move)`, and when somebody
 * tries what can't be `refused (const char *reason)`. It makes no move itself.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/table/ahu-choice.h"

G_BEGIN_DECLS

/* Gives the class `chosen` and `refused`.
 * @klass: the class of a widget */
void ahu_tp_choice_add_signals (GObjectClass *klass);

/* @owner: a widget of such a class, in which the choice will stand
 * @content: (nullable): what it shows
 * @key: (nullable): the key that does the same
 * Returns: (transfer floating): a choice whose clicks are signals of @owner */
GtkWidget *ahu_tp_choice_new (GtkWidget  *owner,
                              GtkWidget  *content,
                              const char *key);

/* Gives a choice two lines: its words, and below them, smaller and not seen yet, what is to be known of it.
 * Returns: (transfer none): the second line */
GtkWidget *ahu_tp_choice_set_lines (AhuChoice  *choice,
                                    const char *words);

/* Asks the engine about @move.
 * @choice: a choice that [func@tp_choice_new] made
 * @scene: what is shown
 * @move: what it stands for
 * Returns: whether it can be made */
gboolean ahu_tp_choice_offer (AhuChoice        *choice,
                              const AhuTpScene *scene,
                              const TpMove     *move);

G_END_DECLS
