/* ahu-rn-offers.c: the four kinds of Sacrifice cards, to buy or to choose from
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-offers.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-price.h"
#include "games/rapanui/words/rn-offers-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-child-layout.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-reasons.h"

typedef struct
{
  GtkWidget *choice;
  GtkWidget *grid;
  GtkWidget *face;
  GtkWidget *name;
  GtkWidget *price;
  GtkWidget *note;
} Offer;

struct _AhuRnOffers
{
  AhuParent parent_instance;

  GtkWidget *head;
  GtkWidget *heading;
  GtkWidget *prices; /* how they come about, where there is the room */
  GtkWidget *grid;
  GtkWidget *nothing;  /* take no substitute */
  Offer offers[RN_SACRIFICES];
  AhuRnRoom room;
  int columns; /* of large faces, where nothing lies beside them; 0 where something does */
  gboolean read_only;
};

G_DEFINE_FINAL_TYPE (AhuRnOffers, ahu_rn_offers, AHU_TYPE_PARENT)

/* Of the faces, where there are only these to choose from. */
static const int alone_widths[AHU_RN_SIZES] = { 54, 84, 112, 112 };
/* Small ones in a row */
#define ROW_WIDTH 48
/* Those above their words */
static const int high_widths[AHU_RN_SIZES] = { 48, 60, 84, 72 };
/* Alone on a mat as wide as the table */
static const int wide_widths[AHU_RN_SIZES] = { 60, 96, 116, 116 };

static RnOffersMode
mode_of (AhuRnOffers *self,
         AhuSession  *session)
{
  const RnPosition *p = ahu_session_get_position (session);

  if (ahu_session_get_read_only (session))
    return RN_OFFERS_SHOW;
  if (ahu_practise_is_waiting (session))
    return RN_OFFERS_LOOK;
  switch (p->step)
    {
    case RN_STEP_BUY:
      return RN_OFFERS_BUY;
    case RN_STEP_SACRIFICE:
      if (p->actor != p->active)
        return RN_OFFERS_SACRIFICE;
      return ahu_practise_is (session) ? RN_OFFERS_LAY : RN_OFFERS_LOOK;
    case RN_STEP_ADD:
      return RN_OFFERS_ADD;
    case RN_STEP_SUBSTITUTE:
      return RN_OFFERS_SUBSTITUTE;
    default:
      return RN_OFFERS_LOOK;
    }
}

static RnMove
move_of (RnOffersMode      mode,
         const RnPosition *p,
         guint             kind)
{
  RnMove move = { .kind = kind };

  switch (mode)
    {
    case RN_OFFERS_SACRIFICE:
    case RN_OFFERS_LAY:
      move.type = RN_MOVE_SACRIFICE;
      move.player = p->actor;
      break;
    case RN_OFFERS_ADD:
      move.type = RN_MOVE_ADD;
      break;
    case RN_OFFERS_SUBSTITUTE:
      move.type = RN_MOVE_SUBSTITUTE;
      move.player = p->actor;
      break;
    case RN_OFFERS_BUY:
    case RN_OFFERS_LOOK:
    case RN_OFFERS_SHOW:
    default:
      move.type = RN_MOVE_BUY;
      break;
    }

  return move;
}

/* All four look possible when a card is laid face up, whoever owns what, where others
 * see it. */
static void
show_possible (AhuRnOffers  *self,
               AhuSession   *session,
               RnOffersMode  mode,
               guint         kind)
{
  const RnPosition *p = ahu_session_get_position (session);
  AhuChoice *choice = AHU_CHOICE (self->offers[kind].choice);
  RnMove move = move_of (mode, p, kind);

  if (mode == RN_OFFERS_SACRIFICE && !ahu_practise_is (session))
    ahu_choice_offer_any (choice, session, rn_move_to_json (&move));
  else
    ahu_choice_make_move (choice, session, rn_move_to_json (&move));
}

/* Whether there is room for neither name nor key. */
static gboolean
is_bare (AhuRnOffers *self)
{
  return self->room.size == AHU_RN_SIZE_SMALL && !self->room.keys;
}

/* A narrow window names the kinds where no price or number needs the room. */
static void
show_words (AhuRnOffers  *self,
            Offer        *offer,
            RnOffersMode  mode,
            const char   *note)
{
  gtk_widget_set_visible (offer->name, !is_bare (self) || mode == RN_OFFERS_SACRIFICE || mode == RN_OFFERS_LAY);
  gtk_widget_set_visible (offer->note, !is_bare (self) || *note);
  gtk_label_set_label (GTK_LABEL (offer->note), note);
}

/* Whether they stand two by two. */
static gboolean
is_square (AhuRnOffers *self)
{
  gboolean medium = self->room.size == AHU_RN_SIZE_MEDIUM;

  if (self->columns > 0)
    return self->columns == 2;
  if (medium && self->room.mat != AHU_RN_MAT_WIDE)
    return !self->read_only;
  return self->room.crowded || (self->room.square && !(medium && self->read_only));
}

/* Whether the price stands beside the face. */
static gboolean
is_low (AhuRnOffers *self)
{
  return (self->room.size == AHU_RN_SIZE_SMALL && (self->room.mat != AHU_RN_MAT_HIGH || self->room.keys)) ||
         (self->room.size == AHU_RN_SIZE_MEDIUM && self->columns == 0 && (is_square (self) || self->read_only));
}

static void
put (GtkWidget *grid,
     GtkWidget *child,
     int        column,
     int        row,
     int        columns)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (grid);

  g_object_set (gtk_layout_manager_get_layout_child (layout, child),
                "column", column,
                "row", row,
                "column-span", columns,
                NULL);
}

/* The room of a price stays, so that the cells are as high in every step; beside
 * the face of a narrow cell it makes no height. */
static void
show_price (AhuRnOffers      *self,
            Offer            *offer,
            RnOffersMode      mode,
            const RnPosition *p,
            guint             kind)
{
  gboolean small = self->room.size == AHU_RN_SIZE_SMALL;
  gboolean shown = mode == RN_OFFERS_BUY && p->supply[kind] > 0;
  gboolean never = mode == RN_OFFERS_SHOW || (is_low (self) && !shown);
  gboolean alone = !is_low (self) || never;

  ahu_rn_price_set (offer->price,
                    never ? -1 : (int) rn_position_price (p, p->active, kind),
                    is_low (self) ? (small ? 16 : 20) : small ? 20 : 26);
  gtk_widget_set_opacity (offer->price, shown ? 1 : 0);
  gtk_widget_set_halign (offer->face, alone ? GTK_ALIGN_CENTER : GTK_ALIGN_END);
  put (offer->grid, offer->face, 0, 0, never && is_low (self) ? 2 : 1);
}

static void
show_offer (AhuRnOffers  *self,
            AhuSession   *session,
            RnOffersMode  mode,
            guint         kind)
{
  const RnPosition *p = ahu_session_get_position (session);
  const char *const *names = ahu_session_get_names (session);
  Offer *offer = &self->offers[kind];
  gboolean from_supply = mode != RN_OFFERS_SACRIFICE && mode != RN_OFFERS_LAY;
  g_autofree char *name = rn_offers_name (mode, kind, names[p->actor]);
  g_autofree char *note = rn_offers_note (mode, p, kind);
  g_autofree char *description = rn_offers_describe (mode, p, note, kind);

  show_possible (self, session, mode, kind);
  ahu_choice_set_name (AHU_CHOICE (offer->choice), name, description);
  ahu_widget_set_css_class (offer->choice, "sold-out", from_supply && p->supply[kind] == 0);
  ahu_choice_set_show_key (AHU_CHOICE (offer->choice), mode != RN_OFFERS_SHOW && !is_bare (self));
  show_words (self, offer, mode, note);
  show_price (self, offer, mode, p, kind);
}

static void
show_nothing (AhuRnOffers  *self,
              AhuSession   *session,
              RnOffersMode  mode)
{
  const RnPosition *p = ahu_session_get_position (session);
  RnMove move = move_of (RN_OFFERS_SUBSTITUTE, p, RN_SACRIFICE_NULL);
  g_autofree char *name = NULL;

  gtk_widget_set_visible (self->nothing, mode == RN_OFFERS_SUBSTITUTE);
  if (mode != RN_OFFERS_SUBSTITUTE)
    return;

  /* Translators: %s is a player’s name */
  name = g_strdup_printf (_("%s takes nothing"), ahu_session_get_names (session)[p->actor]);
  ahu_choice_set_name (AHU_CHOICE (self->nothing), name, NULL);
  ahu_choice_make_move (AHU_CHOICE (self->nothing), session, rn_move_to_json (&move));
}

/* Alone on the mat they are larger than beside the hand. */
static int
face_width (AhuRnOffers *self)
{
  if (self->columns > RN_SACRIFICES && self->room.size > AHU_RN_SIZE_SMALL)
    return wide_widths[self->room.size];
  if (self->columns == 0)
    return is_low (self) ? ahu_rn_art_sacrifice_width (self->room.size) : high_widths[self->room.size];
  return self->room.size == AHU_RN_SIZE_SMALL && self->columns > 2 ? ROW_WIDTH : alone_widths[self->room.size];
}

/* A cell has the face above the words. Where there is less room the price stands
 * beside the face. */
static void
lay_out_offer (AhuRnOffers *self,
               Offer       *offer,
               guint        kind)
{
  gboolean narrow = self->room.size == AHU_RN_SIZE_SMALL;
  gboolean beside = is_low (self);
  int width = (int) (face_width (self) * self->room.scale);

  ahu_picture_set_name_and_size (AHU_PICTURE (offer->face), ahu_rn_art_sacrifice (kind), width,
                                 ahu_rn_art_sacrifice_height (width));
  gtk_widget_set_halign (offer->price, beside ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  /* Names of one or two lines: the faces stand on one line in all four, and so do the notes. */
  gtk_widget_set_vexpand (offer->face, !beside || is_bare (self));
  gtk_widget_set_vexpand (offer->name, beside);
  gtk_label_set_yalign (GTK_LABEL (offer->name), beside ? 0.5 : 0);
  put (offer->grid, offer->name, 0, 1, beside ? 2 : 1);
  put (offer->grid, offer->price, beside ? 1 : 0, beside ? 0 : 2, 1);
  put (offer->grid, offer->note, 0, 3, beside ? 2 : 1);
  gtk_grid_set_column_spacing (GTK_GRID (offer->grid), narrow ? 3 : 6);
}

static void
lay_out (AhuRnOffers *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  gboolean alone = self->columns > 0;
  gboolean square = is_square (self);
  gboolean beside = self->columns > RN_SACRIFICES;
  gboolean roomy = !self->read_only && (self->room.mat == AHU_RN_MAT_NARROW || self->room.mat == AHU_RN_MAT_HIGH);

  for (guint i = 0; i < RN_SACRIFICES; i++)
    {
      lay_out_offer (self, &self->offers[i], i);
      gtk_widget_set_valign (self->offers[i].grid, alone ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
      gtk_widget_set_valign (self->offers[i].choice, self->read_only && is_low (self) ? GTK_ALIGN_START : GTK_ALIGN_FILL);
      g_object_set (gtk_layout_manager_get_layout_child (layout, self->offers[i].choice),
                    "column", square ? (int) i % 2 : (int) i,
                    "row", square ? (int) i / 2 : 0,
                    NULL);
    }
  put (self->grid, self->nothing, beside ? RN_SACRIFICES : 0, beside ? 0 : square ? 2 : 1, beside ? 1 : square ? 2 : RN_SACRIFICES);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), square || self->room.size > AHU_RN_SIZE_SMALL ? 10 : roomy ? 8 : 4);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), self->room.size == AHU_RN_SIZE_SMALL ? 6 : 12);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", self->room.size == AHU_RN_SIZE_SMALL);
  ahu_widget_set_css_class (GTK_WIDGET (self), "tall", !is_low (self));
  ahu_widget_set_css_class (GTK_WIDGET (self), "spread",
                            self->room.mat == AHU_RN_MAT_WIDE && self->columns == 0 && !self->read_only &&
                            self->room.size > AHU_RN_SIZE_MEDIUM);
}

static GtkWidget *
new_label (const char *name)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 13);
  gtk_widget_add_css_class (label, name);
  return label;
}

static void
build_offer (AhuRnOffers *self,
             guint        kind)
{
  Offer *offer = &self->offers[kind];
  /* Translators: keys of the kinds Fish, Mulberry, Sweet Potato, Grain */
  const char *keys[] = { C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G") };

  offer->face = ahu_picture_new (NULL, 1, 1);
  ahu_picture_set_fixed (AHU_PICTURE (offer->face), TRUE);
  offer->name = new_label ("name");
  gtk_label_set_label (GTK_LABEL (offer->name), rn_kind_name_hyphenated (RN_FISH + kind));
  offer->price = ahu_rn_price_new ();
  gtk_widget_set_valign (offer->price, GTK_ALIGN_CENTER);
  offer->note = new_label ("note");

  offer->grid = gtk_grid_new ();
  gtk_grid_set_row_spacing (GTK_GRID (offer->grid), 4);
  /* Its columns fill it and so centre what is in them: the heights of words that
   * may be broken are only known of what fills its place. */
  gtk_widget_set_hexpand (offer->grid, TRUE);
  gtk_widget_set_hexpand (offer->face, TRUE);
  gtk_widget_set_hexpand (offer->price, TRUE);
  gtk_grid_attach (GTK_GRID (offer->grid), offer->face, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (offer->grid), offer->name, 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (offer->grid), offer->price, 0, 2, 1, 1);
  gtk_grid_attach (GTK_GRID (offer->grid), offer->note, 0, 3, 1, 1);

  /* The choice tells all of it, and nothing that only keeps its room. */
  gtk_accessible_update_state (GTK_ACCESSIBLE (offer->grid), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);

  offer->choice = ahu_choice_new ();
  gtk_widget_add_css_class (offer->choice, "card");
  gtk_widget_add_css_class (offer->choice, "offer");
  gtk_widget_set_vexpand (offer->choice, TRUE);
  ahu_choice_set_key (AHU_CHOICE (offer->choice), keys[kind]);
  ahu_choice_set_content (AHU_CHOICE (offer->choice), offer->grid);
  gtk_grid_attach (GTK_GRID (self->grid), offer->choice, (int) kind, 0, 1, 1);
}

static void
ahu_rn_offers_class_init (AhuRnOffersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "rn-offers");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  ahu_rn_art_init ();
}

static void
build_words (AhuRnOffers *self)
{
  GtkWidget *words = gtk_label_new (_("5 wood, minus 1 for each in your display"));

  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->heading = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_label_set_wrap (GTK_LABEL (self->heading), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (self->heading), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (self->heading, "section");
  gtk_box_append (GTK_BOX (self->head), self->heading);
  gtk_label_set_xalign (GTK_LABEL (words), 1);
  gtk_widget_add_css_class (words, "second");
  self->prices = g_object_new (ADW_TYPE_BIN, "child", words, "hexpand", TRUE, NULL);
  gtk_widget_set_layout_manager (self->prices, ahu_spare_layout_new ());
  gtk_box_append (GTK_BOX (self->head), self->prices);
  gtk_widget_insert_before (self->head, GTK_WIDGET (self), self->grid);
}

static void
ahu_rn_offers_init (AhuRnOffers *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->room = AHU_RN_ROOM (AHU_RN_SIZE_LARGE);
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_widget_set_vexpand (self->grid, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  build_words (self);
  for (guint i = 0; i < RN_SACRIFICES; i++)
    build_offer (self, i);
  /* Translators: on a button: take no Sacrifice card in place of the one owed */
  self->nothing = ahu_choice_new_with_text (_("Take nothing"), _("Take nothing"));
  /* Translators: key that takes no Sacrifice card (nothing) */
  ahu_choice_set_key (AHU_CHOICE (self->nothing), C_("key", "N"));
  gtk_grid_attach (GTK_GRID (self->grid), self->nothing, 0, 1, 1, 1);
  lay_out (self);
}

GtkWidget *
ahu_rn_offers_new (void)
{
  return g_object_new (AHU_TYPE_RN_OFFERS, NULL);
}

void
ahu_rn_offers_set_room (AhuRnOffers     *self,
                        const AhuRnRoom *room)
{
  g_return_if_fail (AHU_IS_RN_OFFERS (self));
  g_return_if_fail (room != NULL && room->size < AHU_RN_SIZES && room->scale > 0);

  self->room = *room;
  gtk_widget_set_visible (self->head, room->headings);
  lay_out (self);
}

/* No hand where it is asked for a Sacrifice card; who practises sees the own one, if there is the height. */
gboolean
ahu_rn_offers_are_alone (AhuRnOffers *self,
                         AhuSession  *session)
{
  RnStep step = ((const RnPosition *) ahu_session_get_position (session))->step;
  gboolean flat = self->room.mat == AHU_RN_MAT_LOW || self->room.mat == AHU_RN_MAT_BESIDE;

  g_return_val_if_fail (AHU_IS_RN_OFFERS (self), FALSE);

  if (ahu_session_get_read_only (session) || (ahu_practise_is (session) && !flat))
    return FALSE;
  if (step == RN_STEP_SACRIFICE)
    return TRUE;
  return !ahu_practise_is (session) && (step == RN_STEP_ADD || step == RN_STEP_SUBSTITUTE);
}

/* Where there is the width, what takes nothing stands beside the four. Without prices and keys
 * these stand side by side, as high as the hand. */
static void
show_columns (AhuRnOffers  *self,
              AhuSession   *session,
              RnOffersMode  mode)
{
  gboolean wide = self->room.mat == AHU_RN_MAT_WIDE;
  int columns = wide ? RN_SACRIFICES + 1 : mode == RN_OFFERS_SUBSTITUTE ? RN_SACRIFICES : 2;

  if (self->room.mat == AHU_RN_MAT_LOW || !ahu_rn_offers_are_alone (self, session))
    columns = 0;
  if (columns == self->columns && self->read_only == (mode == RN_OFFERS_SHOW))
    return;

  self->columns = columns;
  self->read_only = mode == RN_OFFERS_SHOW;
  lay_out (self);
}

void
ahu_rn_offers_update (AhuRnOffers *self,
                      AhuSession  *session)
{
  g_autofree char *heading = NULL;
  const RnPosition *p;
  RnOffersMode mode;

  g_return_if_fail (AHU_IS_RN_OFFERS (self));
  g_return_if_fail (!session || AHU_IS_SESSION (session));

  if (!session)
    return;

  p = ahu_session_get_position (session);
  mode = mode_of (self, session);
  show_columns (self, session, mode);
  heading = rn_offers_heading (mode, ahu_session_get_names (session)[p->actor]);
  gtk_label_set_label (GTK_LABEL (self->heading), heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  gtk_widget_set_visible (self->prices, mode == RN_OFFERS_BUY);
  show_nothing (self, session, mode);
  for (guint i = 0; i < RN_SACRIFICES; i++)
    show_offer (self, session, mode, i);
}

GtkWidget *
ahu_rn_offers_get_face (AhuRnOffers *self,
                        guint        kind)
{
  g_return_val_if_fail (AHU_IS_RN_OFFERS (self), NULL);

  return kind < RN_SACRIFICES ? self->offers[kind].face : NULL;
}
