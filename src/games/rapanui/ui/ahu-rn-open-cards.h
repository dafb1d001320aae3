/* ahu-rn-open-cards.h: Sacrifice cards by kind, for those who play with open cards
 *
 * A face with a number for each kind, and a back for those that lie face down.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "core/session/ahu-session.h"
#include "games/rapanui/engine/rn-position.h"

G_BEGIN_DECLS

/**
 * AhuRnOpenCards:
 * @counts: cards of each kind that everybody at the table has seen
 * @n_hidden: cards laid face down
 *
 * What anybody may know of Sacrifice cards, with a good memory.
 */
typedef struct
{
  guint counts[RN_SACRIFICES];
  guint n_hidden;
} AhuRnOpenCards;

/* Returns: the Stone's face-up cards by kind, and how many lie face down (D3) */
AhuRnOpenCards ahu_rn_open_cards_of_stone (const RnPosition *position);

/* Who practises sees the own cards as they are, others where people play with open cards; but not in a game joined
 * late in which nobody told the kinds that @player had: there the numbers would change by what is laid face down.
 * @cards: (out caller-allocates): what may be seen of the Sacrifice cards of @player
 * Returns: whether they are shown by kind */
gboolean ahu_rn_open_cards_find (AhuSession     *session,
                                 guint           player,
                                 AhuRnOpenCards *cards);

/* Returns: what lies open besides what the rules leave open, by the preferences or, for who practises, because the
 *   cards are the own ones: flags of `RnOpen` */
guint ahu_rn_open_cards_get_agreed (AhuSession *session);

/* Returns: (transfer full): them in words, for screen readers */
char *ahu_rn_open_cards_describe (const AhuRnOpenCards *cards);

#define AHU_TYPE_RN_OPEN_CARDS_VIEW (ahu_rn_open_cards_view_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnOpenCardsView, ahu_rn_open_cards_view, AHU, RN_OPEN_CARDS_VIEW, GtkBox)

/* Returns: (transfer floating): a row that shows nothing yet; it is passed over by screen readers, who get
 *   [func@rn_open_cards_describe] of what holds it */
GtkWidget *ahu_rn_open_cards_view_new (void);

/* With a fixed number the height is known whatever the width is.
 * @columns: how many stand side by side; 0 for as many as there is room for */
void ahu_rn_open_cards_view_set_columns (AhuRnOpenCardsView *self,
                                         guint               columns);

/* @cards: what it shows
 * @minus: whether the face-down ones are taken away, rather than lie there too */
void ahu_rn_open_cards_view_show (AhuRnOpenCardsView   *self,
                                  const AhuRnOpenCards *cards,
                                  gboolean              minus);

G_END_DECLS
