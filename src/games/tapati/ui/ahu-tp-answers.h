/* ahu-tp-answers.h: what is said rather than done with a thing on the table
 *
 * “Enough!”, “Pass”, “Done” in prestige, the three awards, and what all do at once; they stand in the prompt.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/session/ahu-session.h"
#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_ANSWERS (ahu_tp_answers_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpAnswers, ahu_tp_answers, AHU, TP_ANSWERS, AhuParent)

/* Its choices activate `table.move`.
 * Returns: (transfer floating): no answers yet */
GtkWidget *ahu_tp_answers_new (void);

void ahu_tp_answers_set_size (AhuTpAnswers *self,
                              AhuTpSize     size);

/* @panel: where the awards are chosen from now on, large */
void ahu_tp_answers_place_awards (AhuTpAnswers *self,
                                  GtkBox       *panel);

/* From now on an answer is one move and no more: nobody answers for all. */
void ahu_tp_answers_set_single (AhuTpAnswers *self);

/* @session: a session of Tapati
 * @closed: whether nobody here can answer now */
void ahu_tp_answers_update (AhuTpAnswers *self,
                            AhuSession   *session,
                            gboolean      closed);

/* @letter: in upper case
 * @move: (out caller-allocates): what it stands for, of whoever acts
 * Returns: whether it stands for an answer in any step */
gboolean ahu_tp_answers_get_key_move (gunichar  letter,
                                      TpMove   *move);

G_END_DECLS
