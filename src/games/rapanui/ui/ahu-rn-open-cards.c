/* ahu-rn-open-cards.c: Sacrifice cards by kind, for those who play with open cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-open-cards.h"

#include <glib/gi18n.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/table/ahu-practise.h"

#define SPACING 9
#define LINE_SPACING 3
#define FACE_WIDTH 18

struct _AhuRnOpenCardsView
{
  GtkBox parent_instance;

  GtkWidget *numbers[RN_SACRIFICES];
  GtkWidget *hidden;
  GtkWidget *hidden_number;
};

G_DEFINE_FINAL_TYPE (AhuRnOpenCardsView, ahu_rn_open_cards_view, GTK_TYPE_BOX)

AhuRnOpenCards
ahu_rn_open_cards_of_stone (const RnPosition *position)
{
  AhuRnOpenCards cards = { .n_hidden = position->n_hidden + position->stone_unknown };

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    cards.counts[kind] = position->stone_open[kind];

  return cards;
}

/* What the player has bought and not laid face up. A card laid face down, told to the program or not, is
 * still counted in counts and once more in n_hidden: which one is gone nobody has seen. */
static AhuRnOpenCards
open_cards_of_player (const RnPosition *position,
                      guint             player)
{
  AhuRnOpenCards cards = { 0 };

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    cards.counts[kind] = position->sacrifice[player][kind];
  for (guint i = 0; i < position->n_hidden; i++)
    if (position->hidden[i].player == player)
      {
        cards.n_hidden++;
        /* Told cards are no longer among the player's; untold ones still are. */
        if (position->hidden[i].kind < RN_SACRIFICES)
          cards.counts[position->hidden[i].kind]++;
      }

  return cards;
}

gboolean
ahu_rn_open_cards_find (AhuSession     *session,
                        guint           player,
                        AhuRnOpenCards *cards)
{
  const RnPosition *position;

  g_return_val_if_fail (AHU_IS_SESSION (session), FALSE);

  position = ahu_session_get_position (session);
  *cards = open_cards_of_player (position, player);
  if (ahu_practise_get_person (session) != player)
    return ahu_settings_get_switch (rn_game_get (), "open-holdings") && !rn_position_is_untracked (position, player);

  *cards = (AhuRnOpenCards) { 0 };
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    cards->counts[kind] = position->sacrifice[player][kind];

  return TRUE;
}

guint
ahu_rn_open_cards_get_agreed (AhuSession *session)
{
  guint open = ahu_settings_get_switch (rn_game_get (), "open-stone") ? RN_OPEN_STONE : 0;
  guint person;

  g_return_val_if_fail (AHU_IS_SESSION (session), 0);

  person = ahu_practise_get_person (session);
  for (guint player = 0; player < RN_MAX_PLAYERS; player++)
    if (ahu_settings_get_switch (rn_game_get (), "open-holdings") || person == player)
      open |= (guint) RN_OPEN_HOLDINGS << player;

  return open;
}

char *
ahu_rn_open_cards_describe (const AhuRnOpenCards *cards)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    /* Translators: a card kind and how many of it a player has */
    g_ptr_array_add (parts, g_strdup_printf (_("%s %u"), rn_sacrifice_name (kind), cards->counts[kind]));
  /* Translators: how many Sacrifice cards were laid face down */
  g_ptr_array_add (parts, g_strdup_printf (C_("cards", "face down %u"), cards->n_hidden));
  g_ptr_array_add (parts, NULL);

  /* Translators: between the members of a list of card kinds with numbers */
  return g_strjoinv (C_("list", "; "), (char **) parts->pdata);
}

static GtkWidget *
add_face (AhuRnOpenCardsView  *self,
          guint                sacrifice,
          GtkWidget          **number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *face = ahu_picture_new (ahu_rn_art_sacrifice (sacrifice), FACE_WIDTH,
                                     ahu_rn_art_sacrifice_height (FACE_WIDTH));

  *number = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_set_valign (face, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (*number, "player-number");
  gtk_box_append (GTK_BOX (box), face);
  gtk_box_append (GTK_BOX (box), *number);
  gtk_box_append (GTK_BOX (self), box);

  return box;
}

static void
ahu_rn_open_cards_view_class_init (AhuRnOpenCardsViewClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
ahu_rn_open_cards_view_init (AhuRnOpenCardsView *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ahu_wrap_layout_new (SPACING, LINE_SPACING));
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    add_face (self, kind, &self->numbers[kind]);
  self->hidden = add_face (self, RN_SACRIFICE_HIDDEN, &self->hidden_number);
}

GtkWidget *
ahu_rn_open_cards_view_new (void)
{
  return g_object_new (AHU_TYPE_RN_OPEN_CARDS_VIEW, NULL);
}

void
ahu_rn_open_cards_view_set_columns (AhuRnOpenCardsView *self,
                                    guint               columns)
{
  GtkLayoutManager *layout = columns > 0 ? g_object_new (GTK_TYPE_GRID_LAYOUT, "column-spacing", SPACING, "row-spacing", LINE_SPACING, NULL)
                                         : ahu_wrap_layout_new (SPACING, LINE_SPACING);
  guint n = 0;

  g_return_if_fail (AHU_IS_RN_OPEN_CARDS_VIEW (self));

  gtk_widget_set_layout_manager (GTK_WIDGET (self), layout);
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); columns > 0 && child != NULL;
       child = gtk_widget_get_next_sibling (child), n++)
    g_object_set (gtk_layout_manager_get_layout_child (layout, child),
                  "column", (int) (n % columns),
                  "row", (int) (n / columns),
                  NULL);
}

void
ahu_rn_open_cards_view_show (AhuRnOpenCardsView   *self,
                             const AhuRnOpenCards *cards,
                             gboolean              minus)
{
  /* Translators: so many of the cards counted before lie face down on the Stone */
  g_autofree char *hidden = g_strdup_printf (minus ? _("− %u") : "%u", cards->n_hidden);

  g_return_if_fail (AHU_IS_RN_OPEN_CARDS_VIEW (self));

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      g_autofree char *number = g_strdup_printf ("%u", cards->counts[kind]);

      gtk_label_set_text (GTK_LABEL (self->numbers[kind]), number);
      gtk_widget_set_opacity (gtk_widget_get_parent (self->numbers[kind]),
                              cards->counts[kind] > 0 ? 1 : 0.55);
    }
  gtk_label_set_text (GTK_LABEL (self->hidden_number), hidden);
  gtk_widget_set_visible (self->hidden, cards->n_hidden > 0);
}
