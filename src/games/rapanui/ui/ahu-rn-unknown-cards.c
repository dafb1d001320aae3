/* ahu-rn-unknown-cards.c: the cards of a hand that nobody told when the game was joined
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-unknown-cards.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-price.h"
#include "games/rapanui/words/rn-hand-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-reasons.h"

#define PICTURE 24
#define TOKEN 14
#define MAX_HEIGHT 440

struct _AhuRnUnknownCards
{
  GtkBox parent_instance;

  GtkWidget *back;
  GtkWidget *caption;
  GtkWidget *choice;
  GtkWidget *popover;
  GtkWidget *names[RN_KINDS];
  GtkWidget *pictures[RN_KINDS];
  GtkWidget *plays[RN_KINDS][RN_HAND_CARDS];
  GtkWidget *give_back;
};

G_DEFINE_FINAL_TYPE (AhuRnUnknownCards, ahu_rn_unknown_cards, GTK_TYPE_BOX)

static void
clicked_cb (AhuRnUnknownCards *self)
{
  gtk_popover_popup (GTK_POPOVER (self->popover));
}

static void
chosen_cb (AhuRnUnknownCards *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static GtkWidget *
make_option (AhuRnUnknownCards *self,
             const char        *text,
             guint              price,
             const char        *name)
{
  GtkWidget *option = ahu_choice_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *wood = ahu_rn_price_new ();

  gtk_widget_set_halign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (content, TRUE);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (content, TRUE);
  gtk_widget_set_halign (wood, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), gtk_label_new (text));
  gtk_box_append (GTK_BOX (content), wood);
  ahu_rn_price_set (wood, price > 0 ? (int) price : -1, TOKEN);
  ahu_choice_set_content (AHU_CHOICE (option), content);
  ahu_choice_set_name (AHU_CHOICE (option), name, NULL);
  gtk_widget_set_hexpand (option, TRUE);
  g_signal_connect_object (option, "clicked", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);

  return option;
}

static void
build_kind (AhuRnUnknownCards *self,
            GtkWidget         *grid,
            guint              kind)
{
  guint most = rn_kind_is_gatherer (kind) ? RN_HAND_CARDS : 1;

  self->pictures[kind] = ahu_picture_new (ahu_rn_art_card (kind), PICTURE, ahu_rn_art_card_height (PICTURE));
  self->names[kind] = gtk_label_new (rn_kind_name (kind));
  gtk_label_set_xalign (GTK_LABEL (self->names[kind]), 0);
  gtk_grid_attach (GTK_GRID (grid), self->pictures[kind], 0, (int) kind, 1, 1);
  gtk_grid_attach (GTK_GRID (grid), self->names[kind], 1, (int) kind, 1, 1);
  for (guint count = 1; count <= most; count++)
    {
      g_autofree char *number = g_strdup_printf ("×%u", count);
      g_autofree char *name = rn_hand_name_play (kind, count);
      GtkWidget *play = make_option (self, most == 1 ? _("Play") : number, rn_play_price (kind, count), name);

      self->plays[kind][count - 1] = play;
      gtk_grid_attach (GTK_GRID (grid), play, (int) count + 1, (int) kind, most == 1 ? RN_HAND_CARDS : 1, 1);
    }
}

static void
build_popover (AhuRnUnknownCards *self)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 4);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  for (guint kind = 0; kind < RN_KINDS; kind++)
    build_kind (self, grid, kind);
  self->give_back = make_option (self, _("Moai back into the box"), 0, _("Put a Moai back into the box"));
  gtk_grid_attach (GTK_GRID (grid), self->give_back, 0, RN_KINDS, RN_HAND_CARDS + 2, 1);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), MAX_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), grid);
  self->popover = gtk_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (self->popover), scroller);
  gtk_widget_set_parent (self->popover, self->choice);
}

/* A back, and on it how many there are. */
static void
build_card (AhuRnUnknownCards *self)
{
  GtkWidget *card = gtk_overlay_new ();

  self->back = ahu_picture_new ("card-back", 0, 0);
  ahu_picture_set_fixed (AHU_PICTURE (self->back), TRUE);
  self->caption = g_object_new (GTK_TYPE_LABEL,
                                "wrap", TRUE,
                                "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                "justify", GTK_JUSTIFY_CENTER,
                                "halign", GTK_ALIGN_CENTER,
                                "valign", GTK_ALIGN_CENTER,
                                "css-classes", (const char *[]) { "unknown-cards", NULL },
                                NULL);
  gtk_overlay_set_child (GTK_OVERLAY (card), self->back);
  gtk_overlay_add_overlay (GTK_OVERLAY (card), self->caption);
  gtk_widget_set_halign (card, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (self), card);
}

static void
ahu_rn_unknown_cards_dispose (GObject *object)
{
  AhuRnUnknownCards *self = AHU_RN_UNKNOWN_CARDS (object);

  g_clear_pointer (&self->popover, gtk_widget_unparent);

  G_OBJECT_CLASS (ahu_rn_unknown_cards_parent_class)->dispose (object);
}

static void
ahu_rn_unknown_cards_class_init (AhuRnUnknownCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_unknown_cards_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_unknown_cards_init (AhuRnUnknownCards *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 12);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  self->choice = ahu_choice_new_with_text (_("Play"), _("Play a card of this hand that is not known"));
  gtk_widget_add_css_class (self->choice, "play");
  gtk_widget_set_valign (self->choice, GTK_ALIGN_START);
  g_signal_connect_object (self->choice, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);
  build_card (self);
  gtk_box_append (GTK_BOX (self), self->choice);
  build_popover (self);
}

GtkWidget *
ahu_rn_unknown_cards_new (void)
{
  return g_object_new (AHU_TYPE_RN_UNKNOWN_CARDS, NULL);
}

static void
show_kind (AhuRnUnknownCards *self,
           AhuSession        *session,
           guint              kind)
{
  const RnPosition *position = ahu_session_get_position (session);
  guint known = position->hand[position->active][kind];
  guint most = rn_position_in_hand (position, position->active, kind);
  gboolean any = FALSE;

  for (guint i = 0; i < RN_HAND_CARDS && self->plays[kind][i] != NULL; i++)
    {
      RnMove move = { .type = RN_MOVE_PLAY, .kind = (guint8) kind, .count = (guint8) (i + 1) };
      /* Known cards have their own button. */
      gboolean is_offered = i + 1 > known && i + 1 <= most;

      gtk_widget_set_visible (self->plays[kind][i], is_offered);
      if (is_offered)
        ahu_choice_make_move (AHU_CHOICE (self->plays[kind][i]), session, rn_move_to_json (&move));
      any = any || is_offered;
    }
  gtk_widget_set_visible (self->names[kind], any);
  gtk_widget_set_visible (self->pictures[kind], any);
}

static void
show_give_back (AhuRnUnknownCards *self,
                AhuSession        *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  RnMove move = { .type = RN_MOVE_RETURN_MOAI };
  gboolean is_offered = rn_check (position, &move).code == RN_OK && position->hand[position->active][RN_MOAI] == 0;

  gtk_widget_set_visible (self->give_back, is_offered);
  if (is_offered)
    ahu_choice_make_move (AHU_CHOICE (self->give_back), session, rn_move_to_json (&move));
}

static void
show_card (AhuRnUnknownCards *self,
           guint              n,
           int                width)
{
  /* Translators: on the place of cards of a hand that nobody told; %u is how many they are */
  g_autofree char *caption = g_strdup_printf (ngettext ("%u not known", "%u not known", n), n);

  ahu_picture_set_name_and_size (AHU_PICTURE (self->back), "card-back", width,
                                 ahu_rn_art_card_height (width));
  gtk_label_set_label (GTK_LABEL (self->caption), caption);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, caption, -1);
}

void
ahu_rn_unknown_cards_update (AhuRnUnknownCards *self,
                             AhuSession        *session,
                             guint              group,
                             AhuRnSize          size,
                             int                width)
{
  const RnPosition *position;
  guint n;
  gboolean is_asked;
  g_autofree char *key = rn_hand_name_key (group, 1);

  g_return_if_fail (AHU_IS_RN_UNKNOWN_CARDS (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  position = ahu_session_get_position (session);
  n = position->hand[position->active][RN_HAND_UNKNOWN];
  is_asked = n > 0 && (position->step == RN_STEP_BUY || position->step == RN_STEP_PLAY) &&
             !ahu_session_get_read_only (session);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
  gtk_widget_set_visible (self->choice, is_asked);
  if (!is_asked)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (n == 0)
    return;

  show_card (self, n, width);
  ahu_choice_set_key (AHU_CHOICE (self->choice), key);
  ahu_choice_set_show_key (AHU_CHOICE (self->choice), size > AHU_RN_SIZE_SMALL);
  for (guint kind = 0; kind < RN_KINDS && is_asked; kind++)
    show_kind (self, session, kind);
  if (is_asked)
    show_give_back (self, session);
}
