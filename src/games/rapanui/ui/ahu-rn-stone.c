/* ahu-rn-stone.c: the Stone of Sacrifice with its top card, and the draw pile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-stone.h"

#include <glib/gi18n.h>
#include <math.h>

#include "games/rapanui/rn-game.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-count-press.h"
#include "games/rapanui/ui/ahu-rn-open-cards.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-readable.h"
#include "toolkit/base/ahu-settings.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-child-layout.h"

/* The drawing of the Stone, and where in it the top card stands. */
#define SLAB_WIDTH 216.0
#define SLAB_HEIGHT 116.0
#define SLAB_FOOT 44.0
/* The top card's width in the scale of that drawing. */
#define TOP_WIDTH 62.0
/* Of the cards below it the edges, and what is seen of each; together never more than that. */
#define EDGE_WIDTH 70.0
#define EDGE_HEIGHT 4.8
#define EDGE 4.0
#define MOST_EDGES 46.0

#define ROW_WIDTH 54
#define ROW_PILE_WIDTH 22
#define PILE_WIDTH 38
#define BESIDE_SCALE 1.5
/* The draw pile loses a rim with every two cards. */
#define CARDS_PER_RIM 2
#define RIM 1.6
#define MOST_RIMS 12.0
/* In a row its words are never broken into letters. */
#define ROW_CHARS 7
/* Open cards below the Stone; as wide as it is at its narrowest. */
#define OPEN_COLUMNS 3

/* Equal pictures lying on each other. It is drawn anew only when their number changes: nothing of it tells what
 * lies there. */
#define AHU_TYPE_RN_PILE (ahu_rn_pile_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnPile, ahu_rn_pile, AHU, RN_PILE, AhuPicture)

struct _AhuRnPile
{
  AhuPicture parent_instance;

  guint n;
  double across;
  double up;
};

G_DEFINE_FINAL_TYPE (AhuRnPile, ahu_rn_pile, AHU_TYPE_PICTURE)

static void
ahu_rn_pile_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  AhuRnPile *self = AHU_RN_PILE (widget);
  double step = orientation == GTK_ORIENTATION_HORIZONTAL ? self->across : self->up;

  GTK_WIDGET_CLASS (ahu_rn_pile_parent_class)->measure (widget, orientation, for_size, minimum, natural,
                                                        minimum_baseline, natural_baseline);
  *minimum = *natural = *natural + (int) ceil (fabs (step) * (self->n > 0 ? self->n - 1 : 0));
}

/* From the lowest up; the topmost leans to neither side of the others. */
static void
ahu_rn_pile_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  AhuRnPile *self = AHU_RN_PILE (widget);

  for (guint i = 0; i < self->n; i++)
    {
      float above = i - (self->n - 1) / 2.f;

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) self->across * above, (float) -self->up * above));
      GTK_WIDGET_CLASS (ahu_rn_pile_parent_class)->snapshot (widget, snapshot);
      gtk_snapshot_restore (snapshot);
    }
}

static void
ahu_rn_pile_class_init (AhuRnPileClass *klass)
{
  GTK_WIDGET_CLASS (klass)->measure = ahu_rn_pile_measure;
  GTK_WIDGET_CLASS (klass)->snapshot = ahu_rn_pile_snapshot;
}

static void
ahu_rn_pile_init (AhuRnPile *self)
{
}

/* @across and @up are what is seen of each, to the side and of its height. */
static void
set_pile (AhuRnPile *self,
          guint      n,
          double     across,
          double     up)
{
  if (n == self->n && across == self->across && up == self->up)
    return;

  self->n = n;
  self->across = across;
  self->up = up;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

struct _AhuRnStone
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *heading;
  GtkWidget *stone;
  GtkWidget *scene;
  GtkWidget *slab;
  GtkWidget *edges;
  GtkWidget *top;
  GtkWidget *stone_text;
  GtkWidget *open_cards;
  GtkWidget *separator;
  GtkWidget *pile;
  GtkWidget *pile_card;
  GtkWidget *pile_text;
  GtkWidget *refill_text;

  int width;
  gboolean beside; /* a look at both, without words */
  double scale;
  guint8 top_kind;
  guint n_stone;
};

G_DEFINE_FINAL_TYPE (AhuRnStone, ahu_rn_stone, GTK_TYPE_WIDGET)

static gboolean
is_row (AhuRnStone *self)
{
  return self->width == 0;
}

static void
show_scene (AhuRnStone *self)
{
  int width = is_row (self) ? (int) (ROW_WIDTH * self->scale) : self->width;
  double scale = width / SLAB_WIDTH;
  int card_width = scale * TOP_WIDTH;
  int card_height = ahu_rn_art_sacrifice_height (card_width);
  gboolean empty = self->top_kind == RN_SACRIFICE_NONE;
  guint n_below = is_row (self) || empty ? 0 : self->n_stone - 1;
  double edge = n_below > 0 ? MIN (EDGE, MOST_EDGES / n_below) * scale : 0;
  int edge_height = (int) (EDGE_HEIGHT * scale);
  /* A pile that grows moves nothing. */
  int top_room = MAX (0, card_height - (int) (SLAB_FOOT * scale)) + (is_row (self) ? 0 : (int) (MOST_EDGES * scale));
  int foot = top_room + (int) (SLAB_FOOT * scale);
  int top = foot - card_height - (int) (edge * n_below);

  ahu_picture_set_name_and_size (AHU_PICTURE (self->slab), "stone", width, scale * SLAB_HEIGHT);
  gtk_fixed_move (GTK_FIXED (self->scene), self->slab, 0, top_room);
  if (!empty)
    ahu_picture_set_name_and_size (AHU_PICTURE (self->top), ahu_rn_art_sacrifice (self->top_kind),
                                   card_width, card_height);
  gtk_fixed_move (GTK_FIXED (self->scene), self->top, (width - card_width) / 2, top);
  ahu_picture_set_name_and_size (AHU_PICTURE (self->edges), "stone-slab", (int) (EDGE_WIDTH * scale), edge_height);
  set_pile (AHU_RN_PILE (self->edges), n_below, 0, edge);
  gtk_fixed_move (GTK_FIXED (self->scene), self->edges, (width - (int) (EDGE_WIDTH * scale)) / 2,
                  top + card_height - edge_height / 2.0);
  gtk_widget_set_visible (self->edges, n_below > 0);
  gtk_widget_set_visible (self->top, !empty);
}

static char *
stone_words (AhuRnStone       *self,
             const RnPosition *position)
{
  guint n = rn_position_stone_size (position);

  if (position->top == RN_SACRIFICE_NONE)
    return g_strdup (is_row (self) ? _("Nothing yet") : _("Nothing on the Stone yet"));
  if (position->top == RN_SACRIFICE_HIDDEN)
    {
      if (is_row (self))
        /* Translators: number of cards on the Stone, little room */
        return g_strdup_printf (_("%u, face down on top"), n);
      return g_strdup_printf (ngettext ("%u card, face down", "%u cards, face down on top", n), n);
    }
  if (is_row (self))
    /* Translators: number of cards on the Stone and the kind of the top one, little room */
    return g_strdup_printf (_("%u, %s on top"), n, rn_sacrifice_name (position->top));
  /* Translators: number of cards on the Stone and the kind of the top one */
  return g_strdup_printf (ngettext ("%u card, %s on top", "%u cards, %s on top", n),
                          n, rn_sacrifice_name (position->top));
}

/* With an open Stone the kinds stand below, in a narrow window in place of the
 * words. Returns what is read aloud. */
static char *
show_open_cards (AhuRnStone       *self,
                 const RnPosition *position,
                 const char       *words)
{
  gboolean open = ahu_settings_get_switch (rn_game_get (), "open-stone") && rn_position_stone_size (position) > 0;
  AhuRnOpenCards cards = ahu_rn_open_cards_of_stone (position);
  g_autofree char *described = NULL;

  gtk_widget_set_visible (self->open_cards, open && !self->beside);
  gtk_widget_set_visible (self->stone_text, self->beside || !open || !is_row (self));
  if (!open)
    /* Translators: read aloud; what lies on the Stone, such as “39 cards, Grain on top” */
    return g_strdup_printf (_("Stone of Sacrifice: %s"), words);

  ahu_rn_open_cards_view_show (AHU_RN_OPEN_CARDS_VIEW (self->open_cards), &cards, FALSE);
  described = ahu_rn_open_cards_describe (&cards);
  /* Translators: read aloud; %1$s is what lies on the Stone, such as “39 cards, Grain on top”, %2$s the cards by kind */
  return g_strdup_printf (_("Stone of Sacrifice: %1$s; %2$s"), words, described);
}

static void
show_stone (AhuRnStone       *self,
            const RnPosition *position)
{
  g_autofree char *words = stone_words (self, position);
  guint n = rn_position_stone_size (position);
  g_autofree char *name = NULL;

  if (self->top_kind != position->top || self->n_stone != n)
    {
      self->top_kind = position->top;
      self->n_stone = n;
      show_scene (self);
    }
  if (self->beside)
    ahu_widget_show_number (self->stone_text, n);
  else
    gtk_label_set_text (GTK_LABEL (self->stone_text), words);
  name = show_open_cards (self, position, words);
  ahu_readable_set_words (AHU_READABLE (self->stone), name);
  ahu_tip_set (self->stone, name);
}

/* A refill takes four cards; the one that takes the last ends the game (R8.1). */
static char *
refill_words (guint deck)
{
  guint refills = deck > 0 ? (deck - 1) / RN_COLUMN_CARDS : 0;

  if (deck == 0)
    return g_strdup ("");
  if (refills == 0)
    return g_strdup (_("the next refill ends the game"));
  if (refills == 1)
    return g_strdup (_("one refill left"));
  return g_strdup_printf (ngettext ("%u refill left", "%u refills left", refills), refills);
}

static void
show_pile (AhuRnStone       *self,
           const RnPosition *position)
{
  g_autofree char *number = g_strdup_printf ("<span size='%s' weight='bold'>%u</span>",
                                             is_row (self) ? "100%" : "150%", position->deck);
  g_autofree char *refills = refill_words (position->deck);
  guint rims = is_row (self) ? 1 : (position->deck + CARDS_PER_RIM - 1) / CARDS_PER_RIM;
  double rim = rims > 1 ? MIN (RIM, MOST_RIMS / rims) : 0;
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (self->beside)
    text = g_strdup_printf ("%u", position->deck);
  else if (is_row (self))
    /* Translators: number of cards in the draw pile, little room */
    text = g_strdup_printf (C_("draw pile", "%s to draw"), number);
  else
    /* Translators: number of cards in the draw pile, in two lines */
    text = g_strdup_printf (C_("draw pile", "%s\nto draw"), number);
  gtk_label_set_markup (GTK_LABEL (self->pile_text), text);
  set_pile (AHU_RN_PILE (self->pile_card), rims, rim, -rim);
  gtk_widget_set_visible (self->refill_text, !is_row (self) && !self->beside && *refills != '\0');
  /* While it was hidden its letters may have got another size. */
  gtk_label_set_text (GTK_LABEL (self->refill_text), "");
  gtk_label_set_text (GTK_LABEL (self->refill_text), refills);

  if (position->deck == 0)
    name = g_strdup (_("The draw pile is empty"));
  else
    /* Translators: read aloud; number of cards in the draw pile, and how often a column can be refilled */
    name = g_strdup_printf (ngettext ("Draw pile: %u card, %s", "Draw pile: %u cards, %s",
                                      position->deck),
                            position->deck, refills);
  ahu_readable_set_words (AHU_READABLE (self->pile), name);
  ahu_tip_set (self->pile, name);
}

static void
show_shape (AhuRnStone *self)
{
  gboolean row = is_row (self);
  int pile_width = (int) ((row ? ROW_PILE_WIDTH : PILE_WIDTH) * self->scale);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->box),
                                  row || self->beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self->box), row ? 12 : self->beside ? 24 : 8);
  ahu_readable_set_orientation (AHU_READABLE (self->stone),
                                row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_hexpand (self->stone, row);
  ahu_readable_set_orientation (AHU_READABLE (self->pile), self->beside ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
                                row ? 8 : self->beside ? 6 : 12);
  gtk_widget_set_halign (gtk_widget_get_parent (self->pile_text), self->beside ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  ahu_widget_set_css_class (self->stone_text, "stone-number", self->beside);
  ahu_widget_set_css_class (self->pile_text, "stone-number", self->beside);
  gtk_widget_set_valign (self->pile, self->beside ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  gtk_widget_set_visible (self->heading, !row && !self->beside);
  ahu_rn_open_cards_view_set_columns (AHU_RN_OPEN_CARDS_VIEW (self->open_cards), row ? 0 : OPEN_COLUMNS);
  gtk_widget_set_halign (self->open_cards, row ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->separator, row);
  gtk_label_set_xalign (GTK_LABEL (self->stone_text), row ? 0 : 0.5);
  gtk_label_set_width_chars (GTK_LABEL (self->stone_text), row ? ROW_CHARS : -1);
  ahu_picture_set_name_and_size (AHU_PICTURE (self->pile_card), "card-back",
                                 pile_width, ahu_rn_art_card_height (pile_width));
  ahu_widget_set_css_class (self->box, "panel", row);
  ahu_widget_set_css_class (self->box, "stone-row", row);
}

static void
ahu_rn_stone_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), AHU_TYPE_RN_STONE);

  G_OBJECT_CLASS (ahu_rn_stone_parent_class)->dispose (object);
}

static void
ahu_rn_stone_class_init (AhuRnStoneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = ahu_rn_stone_dispose;

  g_type_ensure (AHU_TYPE_PICTURE);
  g_type_ensure (AHU_TYPE_READABLE);
  g_type_ensure (AHU_TYPE_RN_OPEN_CARDS_VIEW);
  g_type_ensure (AHU_TYPE_RN_PILE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               AHU_RESOURCE_PATH "/ahu-rn-stone.ui");
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, box);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, heading);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, stone);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, scene);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, slab);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, edges);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, top);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, stone_text);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, open_cards);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, separator);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, pile);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, pile_card);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, pile_text);
  gtk_widget_class_bind_template_child (widget_class, AhuRnStone, refill_text);
}

static guint
find_stone (GtkWidget              *widget,
            const graphene_point_t *point)
{
  return RN_COUNT_STONE;
}

static guint
find_pile (GtkWidget              *widget,
           const graphene_point_t *point)
{
  return RN_COUNT_DECK;
}

static void
ahu_rn_stone_init (AhuRnStone *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), ahu_least_layout_new ());
  ahu_rn_count_press_add (self->stone, find_stone);
  ahu_rn_count_press_add (self->pile, find_pile);

  self->top_kind = RN_SACRIFICE_NONE;
  self->width = -1;
  self->scale = 1;
  ahu_picture_set_fixed (AHU_PICTURE (self->slab), TRUE);
  ahu_picture_set_fixed (AHU_PICTURE (self->edges), TRUE);
  ahu_picture_set_fixed (AHU_PICTURE (self->top), TRUE);
  ahu_picture_set_fixed (AHU_PICTURE (self->pile_card), TRUE);
  ahu_rn_stone_set_width (self, SLAB_WIDTH);
}

GtkWidget *
ahu_rn_stone_new (void)
{
  return g_object_new (AHU_TYPE_RN_STONE, NULL);
}

GtkWidget *
ahu_rn_stone_new_beside (AhuSession *session)
{
  AhuRnStone *self = AHU_RN_STONE (ahu_rn_stone_new ());

  self->beside = TRUE;
  self->scale = BESIDE_SCALE;
  show_shape (self);
  ahu_rn_stone_update (self, session);

  return GTK_WIDGET (self);
}

void
ahu_rn_stone_set_width (AhuRnStone *self,
                        int         width)
{
  g_return_if_fail (AHU_IS_RN_STONE (self));
  g_return_if_fail (width >= 0);

  if (self->width == width)
    return;
  self->width = width;
  show_shape (self);
  show_scene (self);
}

void
ahu_rn_stone_set_scale (AhuRnStone *self,
                        double      scale)
{
  g_return_if_fail (AHU_IS_RN_STONE (self));
  g_return_if_fail (scale > 0);

  if (self->scale == scale)
    return;
  self->scale = scale;
  show_shape (self);
  show_scene (self);
}

void
ahu_rn_stone_update (AhuRnStone *self,
                     AhuSession *session)
{
  const RnPosition *position;

  g_return_if_fail (AHU_IS_RN_STONE (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  position = ahu_session_get_position (session);
  show_stone (self, position);
  show_pile (self, position);
  ahu_rn_count_press_update (self->stone, session);
  ahu_rn_count_press_update (self->pile, session);
}

GtkWidget *
ahu_rn_stone_get_top (AhuRnStone *self)
{
  g_return_val_if_fail (AHU_IS_RN_STONE (self), NULL);

  return self->top;
}

GtkWidget *
ahu_rn_stone_get_pile (AhuRnStone *self)
{
  g_return_val_if_fail (AHU_IS_RN_STONE (self), NULL);

  return self->pile_card;
}
