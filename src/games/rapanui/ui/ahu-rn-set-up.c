/* ahu-rn-set-up.c: what is laid out before a game of Rapa Nui, and where
 *
 * How much of it there is, the first position of a game says. Not for: the words (the rule reference).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-set-up.h"

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-rules-picture.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define CARD_WIDTH 44
#define COLUMN_WIDTH 40
#define PILE_WIDTH 40
#define TOKEN_SIZE 32
#define KIND_SIZE 28
#define STONE_WIDTH 88
#define STONE_HEIGHT 48

/* After any deal. */
static void
begin (RnPosition *position,
       guint       n_players)
{
  RnDeal deal = { .n_players = n_players, .n_columns = RN_COLUMNS, .n_hands = n_players };

  for (guint i = 0; i < RN_COLUMNS * RN_COLUMN_CARDS; i++)
    deal.display[i / RN_COLUMN_CARDS][i % RN_COLUMN_CARDS] = (guint8) (i % RN_KINDS);
  for (guint i = 0; i < RN_COLUMNS; i++)
    deal.column_length[i] = RN_COLUMN_CARDS;
  for (guint i = 0; i < n_players * RN_HAND_CARDS; i++)
    deal.hands[i / RN_HAND_CARDS][i % RN_HAND_CARDS] = (guint8) (RN_FISH + i % RN_HAND_CARDS);
  for (guint i = 0; i < n_players; i++)
    deal.hand_length[i] = RN_HAND_CARDS;
  rn_set_up (position, &deal);
}

/* The Lumberjack lies apart from the hand. */
static GtkWidget *
start_cards_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (4, 6);
  GtkWidget *first = ahu_rn_card_new (RN_LUMBERJACK, CARD_WIDTH);

  gtk_widget_set_margin_end (first, CARD_WIDTH / 2);
  gtk_box_append (GTK_BOX (picture), first);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    gtk_box_append (GTK_BOX (picture), ahu_rn_card_new (RN_FISH + i, CARD_WIDTH));

  return picture;
}

static GtkWidget *
display_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (4, 6);
  RnPosition position;

  begin (&position, n_players);
  for (guint i = 0; i < RN_COLUMNS; i++)
    {
      guint kinds[RN_COLUMN_CARDS];

      for (guint k = 0; k < RN_COLUMN_CARDS; k++)
        kinds[k] = position.display[i][k];
      gtk_box_append (GTK_BOX (picture), ahu_rn_rules_column_new (kinds, RN_COLUMN_CARDS, COLUMN_WIDTH));
    }
  ahu_set_up_picture_add (picture, ahu_picture_new ("card-back", COLUMN_WIDTH, ahu_rn_art_card_height (COLUMN_WIDTH)),
                          position.deck);

  return picture;
}

static GtkWidget *
piles_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (8, 6);
  RnPosition position;

  begin (&position, n_players);
  for (guint i = 0; i < RN_SACRIFICES; i++)
    ahu_set_up_picture_add (picture,
                            ahu_picture_new (ahu_rn_art_sacrifice (i), PILE_WIDTH, ahu_rn_art_sacrifice_height (PILE_WIDTH)),
                            position.supply[i]);

  return picture;
}

static GtkWidget *
wood_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);
  RnPosition position;

  begin (&position, n_players);
  for (guint i = 0; i < n_players; i++)
    ahu_set_up_picture_add (picture, ahu_picture_new ("token-wood", TOKEN_SIZE, TOKEN_SIZE), position.wood[i]);

  return picture;
}

static GtkWidget *
glory_new (guint n_players)
{
  GtkWidget *picture = ahu_wrap_box_new (18, 6);
  RnPosition position;

  begin (&position, n_players);
  ahu_set_up_picture_add (picture, ahu_picture_new ("token-glory", TOKEN_SIZE, TOKEN_SIZE), position.glory[0]);

  return picture;
}

static GtkWidget *
stone_new (guint n_players)
{
  const guint sorted[] = { RN_LUMBERJACK, RN_LUMBERJACK, RN_FISH, RN_FISH };
  GtkWidget *picture = ahu_wrap_box_new (4, 6);

  gtk_box_append (GTK_BOX (picture), ahu_picture_new ("stone", STONE_WIDTH, STONE_HEIGHT));
  for (guint i = 0; i < G_N_ELEMENTS (sorted); i++)
    gtk_box_append (GTK_BOX (picture), ahu_picture_new (ahu_rn_art_kind (sorted[i]), KIND_SIZE, KIND_SIZE));

  return picture;
}

/* The start cards are asked for, the display is entered. */
const AhuSetUpStep ahu_rn_set_up_steps[] = {
  { "R2.2", FALSE, FALSE, start_cards_new },
  { "R2.4", FALSE, TRUE, piles_new },
  { "R2.5", FALSE, TRUE, wood_new },
  { "R2.6", FALSE, FALSE, glory_new },
  { "R2.7", FALSE, TRUE, stone_new },
  { "R2.3", TRUE, FALSE, display_new },
  { NULL },
};
