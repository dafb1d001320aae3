/* ahu-rn-hand.c: the active player's hand and what can be played from it
 *
 * Equal cards stand as a fan with one set of controls: Play, or ×1 ×2 ×3.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-hand.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-price.h"
#include "games/rapanui/ui/ahu-rn-unknown-cards.h"
#include "games/rapanui/words/rn-hand-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-line.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-reasons.h"

/* What is seen of the second and third card of a fan, in parts of the width. */
#define PEEK(width) ((width) * 22 / 100)
/* Between the hand and the buttons beside it. */
#define ROW_SPACING 10
#define BUTTON_SPACING 6
#define BUTTON_HEIGHT 46
/* Of one of several, with its key in the corner. */
#define OPTION_WIDTH 72
/* Below words that leave no corner free. */
#define KEY_HEIGHT 18
#define MARK_SIZE 18

/* A button that plays one or more equal cards. */
typedef struct
{
  GtkWidget *choice;
  GtkWidget *words;
  GtkWidget *picture; /* the silhouette, where the button stands apart from the cards */
  GtkWidget *text;
  GtkWidget *price;
  GtkWidget *keycap;
} Option;

/* Equal cards. */
typedef struct
{
  GtkWidget *box;      /* fan, and controls where they stand below */
  GtkWidget *overlay;  /* fan, and controls where they stand on it */
  GtkWidget *fan;
  GtkWidget *cards[RN_HAND_CARDS];
  GtkWidget *controls;
  Option options[RN_HAND_CARDS];
} Group;

typedef enum
{
  PLACE_BELOW,
  PLACE_SIDE,
  PLACE_FOOT
} Place;

struct _AhuRnHand
{
  AhuParent parent_instance;

  GtkWidget *heading; /* whose hand it is: the mark and the words */
  GtkWidget *mark;
  GtkWidget *words;
  GtkWidget *row;
  GtkWidget *groups_grid;
  GtkWidget *side;
  Group groups[RN_HAND_CARDS];
  GtkWidget *unknown; /* cards */
  AhuRnRoom room;
  Place place;
  gboolean read_only;
  guint ply; /* shown last */
};

G_DEFINE_FINAL_TYPE (AhuRnHand, ahu_rn_hand, AHU_TYPE_PARENT)

static int
card_width (AhuRnHand *self)
{
  return (int) (ahu_rn_art_hand_width (self->room.size) * self->room.hand_scale);
}

/* Whether the buttons stand below the cards, however small these are. */
static gboolean
is_uncut (AhuRnHand *self)
{
  return self->room.mat == AHU_RN_MAT_BESIDE;
}

/* They lie over the cards or stand below them. */
static void
remove_from_parent (GtkWidget *controls)
{
  GtkWidget *parent = gtk_widget_get_parent (controls);

  if (GTK_IS_OVERLAY (parent))
    gtk_overlay_remove_overlay (GTK_OVERLAY (parent), controls);
  else if (parent)
    gtk_box_remove (GTK_BOX (parent), controls);
}

static void
place_controls (AhuRnHand *self,
                Group     *group,
                Place      place)
{
  g_autoptr (GtkWidget) controls = g_object_ref (group->controls);

  remove_from_parent (controls);
  gtk_widget_set_valign (controls, place == PLACE_FOOT ? GTK_ALIGN_END : GTK_ALIGN_START);
  ahu_widget_set_css_class (controls, "on-card", place == PLACE_FOOT);
  if (place == PLACE_FOOT)
    gtk_overlay_add_overlay (GTK_OVERLAY (group->overlay), controls);
  else if (place == PLACE_SIDE)
    gtk_box_append (GTK_BOX (self->side), controls);
  else
    gtk_box_append (GTK_BOX (group->box), controls);
}

/* The focus in the hand, which a control that moves would lose. */
static GtkWidget *
find_focus (AhuRnHand *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;

  return focus && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ? focus : NULL;
}

/* On a narrow window the buttons stand at the side of the cards, or on them
 * when three different kinds leave no room, and always on the table view. */
static void
choose_place (AhuRnHand *self,
              guint      n_groups)
{
  Place place = PLACE_BELOW;
  gboolean on_cards = n_groups > 2 || self->room.mat == AHU_RN_MAT_HIGH || !gtk_widget_get_visible (self->heading);
  GtkWidget *focus = find_focus (self);

  if (self->room.size == AHU_RN_SIZE_SMALL && !is_uncut (self))
    place = !self->room.crowded && on_cards ? PLACE_FOOT : PLACE_SIDE;
  if (place == self->place)
    return;

  self->place = place;
  /* Taken away first: a window whose focus is moved about looks for another. */
  if (focus)
    gtk_root_set_focus (gtk_widget_get_root (focus), NULL);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    place_controls (self, &self->groups[i], place);
  if (focus)
    gtk_widget_grab_focus (focus);
}

/* Moved to where it is, a card would have the whole page laid out anew. */
static void
move_card (Group     *group,
           GtkWidget *card,
           double     x)
{
  double present_x, present_y;

  gtk_fixed_get_child_position (GTK_FIXED (group->fan), card, &present_x, &present_y);
  if (present_x != x)
    gtk_fixed_move (GTK_FIXED (group->fan), card, x, 0);
}

static void
show_fan (AhuRnHand *self,
          Group     *group,
          guint      kind,
          guint      n)
{
  int width = card_width (self);

  for (guint i = 0; i < RN_HAND_CARDS; i++)
    {
      GtkWidget *card = group->cards[i];

      gtk_widget_set_visible (card, i < n);
      if (i >= n)
        continue;
      ahu_rn_card_set_width (AHU_RN_CARD (card), width);
      ahu_rn_card_set_kind (AHU_RN_CARD (card), kind);
      move_card (group, card, i * PEEK (width));
    }
}

/* The key lies in a corner, so that the words stay in the middle whether it is seen or not. Large words need the
 * corner, too. */
static void
show_option (AhuRnHand *self,
             Option    *option,
             guint      group,
             guint      count,
             guint      kind,
             gboolean   alone)
{
  g_autofree char *key = rn_hand_name_key (group, count);
  gboolean below = self->place == PLACE_BELOW;
  gboolean shown = self->room.keys || (below && !is_uncut (self) && ahu_text_scale () <= AHU_LARGE_TEXT);
  gboolean under = shown && self->place == PLACE_SIDE && !alone;

  ahu_choice_set_key (AHU_CHOICE (option->choice), key);
  gtk_label_set_label (GTK_LABEL (option->keycap), key);
  gtk_widget_set_visible (option->keycap, shown);
  gtk_widget_set_halign (option->keycap, under ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_valign (option->keycap, under ? GTK_ALIGN_END : GTK_ALIGN_START);
  gtk_widget_set_margin_bottom (option->words, under ? ahu_text_scaled (KEY_HEIGHT) : 0);
  gtk_widget_set_size_request (option->choice, below && shown && !alone ? ahu_text_scaled (OPTION_WIDTH) : -1, -1);
  ahu_picture_set_name_and_size (AHU_PICTURE (option->picture), ahu_rn_art_kind (kind), 20, 20);
  gtk_widget_set_visible (option->picture, self->place == PLACE_SIDE);
}

static gboolean
show_play (AhuRnHand  *self,
           AhuSession *session,
           guint       index,
           guint       count,
           guint       kind,
           guint       n)
{
  Option *option = &self->groups[index].options[count - 1];
  RnMove move = { .type = RN_MOVE_PLAY, .kind = kind, .count = count };
  gboolean alone = n == 1 || !rn_kind_is_gatherer (kind);
  g_autofree char *name = rn_hand_name_play (kind, count);
  g_autofree char *text = g_strdup_printf ("×%u", count);
  g_autofree char *price = rn_hand_name_price (rn_hand_price (kind, count, n));

  show_option (self, option, index, count, kind, alone);
  ahu_choice_set_name (AHU_CHOICE (option->choice), name, price);
  /* Translators: on the button below a card of the hand */
  gtk_label_set_label (GTK_LABEL (option->text), alone ? _("Play") : text);
  /* On or below a small card there is room for either, in German not for both. */
  gtk_widget_set_visible (option->text, (self->place != PLACE_FOOT && !is_uncut (self)) || !alone ||
                                        rn_hand_price (kind, count, n) < 0);
  ahu_rn_price_set (option->price, rn_hand_price (kind, count, n), 18);

  return ahu_choice_make_move (AHU_CHOICE (option->choice), session, rn_move_to_json (&move));
}

static gboolean
show_return (AhuRnHand  *self,
             AhuSession *session,
             guint       index)
{
  Option *option = &self->groups[index].options[0];
  RnMove move = { .type = RN_MOVE_RETURN_MOAI };

  show_option (self, option, index, 1, RN_MOAI, TRUE);
  ahu_choice_set_name (AHU_CHOICE (option->choice), _("Put a Moai back into the box"), NULL);
  /* Translators: on a button: a Moai is put back into the box of the game */
  gtk_label_set_label (GTK_LABEL (option->text), _("Moai back into the box"));
  gtk_widget_set_visible (option->text, TRUE);
  ahu_rn_price_set (option->price, -1, 18);

  return ahu_choice_make_move (AHU_CHOICE (option->choice), session, rn_move_to_json (&move));
}

/* A Moai can be asked for twice: to build it, and to take it back. */
static gboolean
can_return (const RnPosition *p)
{
  RnMove move = { .type = RN_MOVE_RETURN_MOAI };

  return rn_check (p, &move).code == RN_OK;
}

/* Without controls the cards are full: nobody is asked to play them. */
static void
show_controls (AhuRnHand  *self,
               AhuSession *session,
               guint       index,
               guint       kind,
               guint       n)
{
  const RnPosition *p = ahu_session_get_position (session);
  Group *group = &self->groups[index];
  gboolean asked = (p->step == RN_STEP_BUY || p->step == RN_STEP_PLAY) && !ahu_session_get_read_only (session) &&
                   !ahu_practise_is_waiting (session);
  guint n_options = rn_kind_is_gatherer (kind) ? n : 1;
  gboolean possible = FALSE;

  gtk_widget_set_visible (group->controls, asked);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    gtk_widget_set_visible (group->options[i].choice, asked && i < n_options);
  if (!asked)
    {
      ahu_widget_set_css_class (group->fan, "faded", FALSE);
      return;
    }

  if (kind == RN_MOAI && can_return (p))
    possible = show_return (self, session, index);
  else
    for (guint count = 1; count <= n_options; count++)
      possible |= show_play (self, session, index, count, kind, n);
  ahu_widget_set_css_class (group->fan, "faded", !possible);
}

/* The whole card is a target for its first control. */
static void
released_cb (GtkGestureClick *gesture,
             int              n_press,
             double           x,
             double           y,
             Group           *group)
{
  if (!gtk_widget_get_mapped (group->options[0].choice))
    return;

  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  g_signal_emit_by_name (group->options[0].choice, "clicked");
}

static GtkWidget *
centred_box (GtkOrientation  orientation,
             GtkWidget      *first,
             GtkWidget      *second)
{
  GtkWidget *box = gtk_box_new (orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? 6 : 0);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  return box;
}

static GtkWidget *
build_option (Option *option)
{
  GtkWidget *overlay = gtk_overlay_new ();

  option->picture = ahu_picture_new (NULL, 20, 20);
  option->text = g_object_new (GTK_TYPE_LABEL,
                               "wrap", TRUE,
                               "justify", GTK_JUSTIFY_CENTER,
                               "css-classes", (const char *[]) { "strong", NULL },
                               NULL);
  option->price = ahu_rn_price_new ();
  gtk_widget_set_halign (option->price, GTK_ALIGN_CENTER);
  option->keycap = ahu_keycap_new (NULL);
  option->words = centred_box (GTK_ORIENTATION_VERTICAL,
                               centred_box (GTK_ORIENTATION_HORIZONTAL, option->picture, option->text), option->price);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), option->words);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), option->keycap);
  gtk_widget_set_hexpand (overlay, TRUE);
  gtk_widget_set_vexpand (overlay, TRUE);

  option->choice = ahu_choice_new ();
  gtk_widget_add_css_class (option->choice, "play");
  ahu_choice_set_content (AHU_CHOICE (option->choice), overlay);
  ahu_choice_set_show_key (AHU_CHOICE (option->choice), FALSE);
  gtk_widget_set_hexpand (option->choice, TRUE);

  return option->choice;
}

static void
build_group (AhuRnHand *self,
             Group     *group)
{
  GtkGesture *gesture = gtk_gesture_click_new ();

  group->fan = gtk_fixed_new ();
  gtk_widget_add_css_class (group->fan, "fan");
  /* A lifted card and a ring stand out a little. */
  gtk_widget_set_overflow (group->fan, GTK_OVERFLOW_VISIBLE);
  gtk_widget_set_halign (group->fan, GTK_ALIGN_START);
  g_signal_connect (gesture, "released", G_CALLBACK (released_cb), group);
  gtk_widget_add_controller (group->fan, GTK_EVENT_CONTROLLER (gesture));
  for (int i = RN_HAND_CARDS - 1; i >= 0; i--)
    {
      group->cards[i] = ahu_rn_card_new (RN_INVALID, ahu_rn_art_hand_width (AHU_RN_SIZE_LARGE));
      ahu_rn_card_set_named (AHU_RN_CARD (group->cards[i]), i == 0);
      gtk_fixed_put (GTK_FIXED (group->fan), group->cards[i], 0, 0);
    }

  group->overlay = gtk_overlay_new ();
  gtk_overlay_set_child (GTK_OVERLAY (group->overlay), group->fan);
  /* A box would complain of words that are broken: at their least width they want more. */
  group->controls = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (group->controls), 6);
  gtk_widget_set_valign (group->controls, GTK_ALIGN_START);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    gtk_grid_attach (GTK_GRID (group->controls), build_option (&group->options[i]), (int) i, 0, 1, 1);
  group->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, BUTTON_SPACING);
  gtk_box_append (GTK_BOX (group->box), group->overlay);
  gtk_box_append (GTK_BOX (group->box), group->controls);
  gtk_widget_set_hexpand (group->box, FALSE);
  gtk_widget_set_visible (group->box, FALSE);
  gtk_grid_attach (GTK_GRID (self->groups_grid), group->box, (int) (group - self->groups), 0, 1, 1);
}

/* No boxes: the words of a play may be broken. */
static void
arrange_row (AhuRnHand *self)
{
  ahu_line_arrange (GTK_GRID (self->row),
                    self->room.crowded ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, ROW_SPACING);
  gtk_grid_set_row_homogeneous (GTK_GRID (self->row), !self->room.crowded);
}

/* Nothing below may jump when the controls come and go; where nobody is asked to play
 * there are none. */
static void
reserve_room (AhuRnHand *self)
{
  int width = card_width (self);
  int gap = ahu_rn_art_gap (self->room.size);
  int height = ahu_rn_art_card_height (width);

  if ((self->room.size > AHU_RN_SIZE_SMALL || is_uncut (self)) && !self->read_only)
    height += BUTTON_SPACING + BUTTON_HEIGHT;
  gtk_widget_set_size_request (self->groups_grid,
                               self->room.size > AHU_RN_SIZE_SMALL ? 3 * width + 2 * gap : -1, height);
  gtk_grid_set_column_spacing (GTK_GRID (self->groups_grid), (guint) gap);
}

static void
ahu_rn_hand_class_init (AhuRnHandClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "rn-hand");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_hand_init (AhuRnHand *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->heading = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  self->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  self->words = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->words), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->words, "section");
  gtk_box_append (GTK_BOX (self->heading), self->mark);
  gtk_box_append (GTK_BOX (self->heading), self->words);
  gtk_widget_set_parent (self->heading, GTK_WIDGET (self));

  self->row = gtk_grid_new ();
  gtk_widget_set_parent (self->row, GTK_WIDGET (self));
  self->groups_grid = gtk_grid_new ();
  gtk_grid_set_row_homogeneous (GTK_GRID (self->groups_grid), TRUE);
  gtk_grid_attach (GTK_GRID (self->row), self->groups_grid, 0, 0, 1, 1);
  self->side = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_add_css_class (self->side, "aside");
  gtk_widget_set_hexpand (self->side, TRUE);
  gtk_grid_attach (GTK_GRID (self->row), self->side, 0, 0, 1, 1);
  arrange_row (self);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    build_group (self, &self->groups[i]);
  self->unknown = ahu_rn_unknown_cards_new ();
  gtk_grid_attach (GTK_GRID (self->groups_grid), self->unknown, RN_HAND_CARDS, 0, 1, 1);

  self->room = AHU_RN_ROOM (AHU_RN_SIZE_LARGE);
  self->place = PLACE_BELOW;
  reserve_room (self);
}

GtkWidget *
ahu_rn_hand_new (void)
{
  return g_object_new (AHU_TYPE_RN_HAND, NULL);
}

void
ahu_rn_hand_set_room (AhuRnHand       *self,
                      const AhuRnRoom *room)
{
  g_return_if_fail (AHU_IS_RN_HAND (self));
  g_return_if_fail (room != NULL && room->size < AHU_RN_SIZES && room->hand_scale > 0);

  self->room = *room;
  gtk_widget_set_visible (self->heading, room->headings);
  arrange_row (self);
  reserve_room (self);
}

static void
show_heading (AhuRnHand    *self,
              AhuSession   *session,
              guint         seat,
              const guint8 *hand)
{
  g_autofree char *cards = rn_hand_list_cards (hand);
  /* Translators: %s is a player's name */
  g_autofree char *heading = g_strdup_printf (_("%s’s hand"), ahu_session_get_names (session)[seat]);

  gtk_label_set_label (GTK_LABEL (self->words), heading);
  ahu_mark_set_colour (AHU_PICTURE (self->mark), ahu_record_get_colours (ahu_session_get_record (session))[seat], MARK_SIZE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, cards,
                                  -1);
}

/* Whose hand it is: who practises sees the own one all the time. */
static guint
get_seat (AhuSession *session)
{
  guint person = ahu_practise_get_person (session);

  return person != AHU_NOBODY ? person : ((const RnPosition *) ahu_session_get_position (session))->active;
}

/* Points at the card just drawn, as long as the turn goes on. */
static void
show_moved (AhuRnHand    *self,
            AhuSession   *session,
            const guint8 *kinds,
            guint         n)
{
  const RnPosition *p = ahu_session_get_position (session);
  const RnPosition *before = ahu_session_position_before (session, self->ply);
  guint seat = get_seat (session);

  /* It was pointed at for the player who drew it. */
  for (guint i = 0; i < RN_HAND_CARDS && self->ply != p->ply; i++)
    ahu_rn_card_set_moved (AHU_RN_CARD (self->groups[i].cards[0]), FALSE);
  self->ply = p->ply;
  if (!before || before->turn != p->turn)
    return;

  for (guint i = 0; i < n; i++)
    if (p->hand[seat][kinds[i]] > before->hand[seat][kinds[i]])
      ahu_rn_card_set_moved (AHU_RN_CARD (self->groups[i].cards[0]), TRUE);
}

void
ahu_rn_hand_update (AhuRnHand  *self,
                    AhuSession *session)
{
  const RnPosition *p;
  guint8 kinds[RN_HAND_CARDS];
  guint seat;
  guint n;

  g_return_if_fail (AHU_IS_RN_HAND (self));
  g_return_if_fail (!session || AHU_IS_SESSION (session));

  if (!session)
    return;

  self->read_only = ahu_session_get_read_only (session);
  reserve_room (self);
  p = ahu_session_get_position (session);
  seat = get_seat (session);
  n = rn_hand_group_cards (p->hand[seat], kinds);
  show_heading (self, session, seat, p->hand[seat]);
  choose_place (self, n);
  gtk_widget_set_visible (self->side, self->place == PLACE_SIDE);
  for (guint i = 0; i < RN_HAND_CARDS; i++)
    {
      gtk_widget_set_visible (self->groups[i].box, i < n);
      if (i >= n)
        {
          gtk_widget_set_visible (self->groups[i].controls, FALSE);
          continue;
        }
      show_fan (self, &self->groups[i], kinds[i], p->hand[seat][kinds[i]]);
      show_controls (self, session, i, kinds[i], p->hand[seat][kinds[i]]);
    }
  ahu_rn_unknown_cards_update (AHU_RN_UNKNOWN_CARDS (self->unknown), session, n, self->room.size, card_width (self));
  show_moved (self, session, kinds, n);
}

GtkWidget *
ahu_rn_hand_get_card (AhuRnHand *self,
                      guint      kind)
{
  g_return_val_if_fail (AHU_IS_RN_HAND (self), NULL);

  for (guint i = 0; i < RN_HAND_CARDS; i++)
    if (gtk_widget_get_visible (self->groups[i].box) &&
        ahu_rn_card_get_kind (AHU_RN_CARD (self->groups[i].cards[0])) == kind)
      return self->groups[i].cards[0];
  return NULL;
}
