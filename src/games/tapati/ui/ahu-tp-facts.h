/* ahu-tp-facts.h: the fact cards: what lies on them, who took them, and which to choose
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "games/tapati/ui/ahu-tp-scene.h"
#include "toolkit/base/ahu-parent.h"

G_BEGIN_DECLS

#define AHU_TYPE_TP_FACTS (ahu_tp_facts_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpFacts, ahu_tp_facts, AHU, TP_FACTS, AhuParent)

/**
 * AhuTpFactsLook:
 * @AHU_TP_FACTS_NAMED: below a heading
 * @AHU_TP_FACTS_SIGNS: each as large as a finger, of more than six without names
 * @AHU_TP_FACTS_LINE: the same in one line, for looking at
 *
 * How much the cards tell. Without its name on it a card has it as its tooltip.
 */
typedef enum
{
  AHU_TP_FACTS_NAMED,
  AHU_TP_FACTS_SIGNS,
  AHU_TP_FACTS_LINE
} AhuTpFactsLook;

/* Signals: `chosen (const TpMove *move)` for a card that can be taken, `refused (const char *reason)` for one that
 * can't.
 * Returns: (transfer floating): the cards */
GtkWidget *ahu_tp_facts_new (void);

/* @size: how much room they have */
void ahu_tp_facts_set_size (AhuTpFacts *self,
                            AhuTpSize   size);

/* @look: how much they tell; shown with the next update */
void ahu_tp_facts_set_look (AhuTpFacts     *self,
                            AhuTpFactsLook  look);

/* @scene: what is shown */
void ahu_tp_facts_update (AhuTpFacts       *self,
                          const AhuTpScene *scene);

/* @fact: a [enum@Fact]
 * Returns: (transfer none): that card, seen or not */
GtkWidget *ahu_tp_facts_get_card (AhuTpFacts *self,
                                  guint       fact);

/* @letter: in upper case
 * Returns: the [enum@Fact] of the card with that key, `TP_FACTS` if none has it */
guint ahu_tp_facts_find_key (gunichar letter);

G_END_DECLS
