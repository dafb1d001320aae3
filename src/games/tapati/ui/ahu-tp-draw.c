/* ahu-tp-draw.c: entering the tiles that were drawn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-draw.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-choice.h"
#include "games/tapati/ui/ahu-tp-piece.h"
#include "toolkit/base/ahu-text.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/rules/ahu-rules-text.h"

#define TILES (TP_PIECES - TP_QUARRY_1)
#define PLACES (TP_MAX_ROW + 1)
#define RUG_PLACE TP_MAX_ROW

typedef struct
{
  GtkWidget *choice;
  GtkWidget *piece;
  GtkWidget *left;
} Tile;

typedef struct
{
  GtkWidget *choice;
  GtkWidget *piece;
} Place;

struct _AhuTpDraw
{
  AhuParent parent_instance;

  GtkWidget *places_note;
  GtkWidget *places_box;
  Place places[PLACES];
  GtkWidget *quarries_left;
  GtkWidget *rugs;
  GtkWidget *rugs_left;
  Tile tiles[TILES];
  GtkWidget *pile; /* what is to say of the recycled quarries */
  AhuTpSize size;

  TpPosition position;
  char **names;
  gboolean read_only;
  guint8 quarries[TP_MAX_ROW];
  guint n_quarries;
  guint rug; /* 0 until it is drawn */
};

G_DEFINE_FINAL_TYPE (AhuTpDraw, ahu_tp_draw, AHU_TYPE_PARENT)

static gboolean
has_rug (AhuTpDraw *self)
{
  return self->position.draw == TP_DRAW_MARKET;
}

static guint
due (AhuTpDraw *self)
{
  return has_rug (self) ? self->position.box.row : 1;
}

static gboolean
is_full (AhuTpDraw *self)
{
  return self->n_quarries == due (self) && (self->rug > 0 || !has_rug (self));
}

static TpMove
move_of (AhuTpDraw *self)
{
  TpMove move = { .type = TP_MOVE_REVEAL, .what = self->position.draw, .rug = (guint8) self->rug,
                  .n_quarries = (guint8) self->n_quarries };

  memcpy (move.quarries, self->quarries, self->n_quarries);

  return move;
}

/* How many of a tile lie face down after those entered. */
static guint
left_of (AhuTpDraw *self,
         guint      piece)
{
  guint8 left[TP_CIRCLES];

  if (piece >= TP_RUG_2)
    return self->position.store[piece] - (self->rug == TP_POINTS_OF (piece));

  tp_position_drawable (&self->position, self->quarries, self->n_quarries, left);

  return left[TP_CIRCLES_OF (piece) - 1];
}

/* Five have room in a line of the column. They are as large before they are filled, so that nothing moves while people
 * enter. */
static int
place_height (AhuTpDraw *self)
{
  static const int heights[AHU_TP_SIZES] = { [AHU_TP_SIZE_SMALL] = 20, [AHU_TP_SIZE_PHONE] = 24,
                                             [AHU_TP_SIZE_LARGE] = 28, [AHU_TP_SIZE_FAR] = 30 };

  return heights[self->size];
}

static void
show_place (AhuTpDraw *self,
            guint      index)
{
  Place *place = &self->places[index];
  gboolean rug = index == RUG_PLACE;
  guint piece = rug ? (self->rug > 0 ? TP_RUG (self->rug) : (guint) TP_RUG_2)
                    : index < self->n_quarries ? (guint) TP_QUARRY (self->quarries[index]) : TP_QUARRY_1;
  gboolean filled = rug ? self->rug > 0 : index < self->n_quarries;
  gboolean next = rug ? self->n_quarries == due (self) && !filled : index == self->n_quarries;
  g_autofree char *tile = ahu_tp_tile_words (&self->position, piece, 1);
  g_autofree char *name = NULL;

  gtk_widget_set_visible (place->choice, rug ? has_rug (self) : index < due (self));
  ahu_widget_set_css_class (place->choice, "filled", filled);
  ahu_widget_set_css_class (place->choice, "next", next);
  ahu_tp_piece_show (AHU_TP_PIECE (place->piece), piece, filled && rug ? self->position.box.rug_spaces[piece - TP_RUG_2] : 0,
                     place_height (self));
  gtk_widget_set_opacity (place->piece, filled ? 1 : rug ? 0.35 : 0);
  if (filled)
    /* Translators: a button; %s is a tile that was drawn, such as “Quarry with 2 circles”. */
    name = g_strdup_printf (_("Take back: %s"), tile);
  else if (rug)
    name = g_strdup (_("The rug, not drawn yet"));
  else
    /* Translators: %u is the number of a tile to be drawn, from 1. */
    name = g_strdup_printf (_("Quarry %u, not drawn yet"), index + 1);
  ahu_choice_set_name (AHU_CHOICE (place->choice), name, NULL);
  ahu_choice_set_inert (AHU_CHOICE (place->choice), self->read_only || !filled);
}

/* Why one more of a tile can't be entered. */
static char *
tile_reason (AhuTpDraw *self,
             guint      piece)
{
  TpReason reason = { .rule = "T4.7", .piece = (int) piece, .need = (int) due (self), .have = self->position.draw };
  g_autofree char *sentence = NULL;

  if (piece >= TP_RUG_2 ? self->rug > 0 : self->n_quarries == due (self))
    return piece >= TP_RUG_2 ? g_strdup (_("The rug is drawn; tap it to take it back."))
                             : g_strdup (_("All quarries are drawn; tap one to take it back."));
  if (left_of (self, piece) > 0)
    return NULL;
  reason.code = TP_REASON_REVEAL_TILE;
  sentence = tp_reason_sentence (&reason, (const char *const *) self->names);

  return ahu_cite (sentence, reason.rule);
}

static void
show_tile (AhuTpDraw *self,
           guint      piece)
{
  Tile *tile = &self->tiles[piece - TP_QUARRY_1];
  guint left = left_of (self, piece);
  g_autofree char *name = ahu_tp_tile_words (&self->position, piece, 1);
  /* Translators: how many tiles of a kind lie face down. */
  g_autofree char *words = g_strdup_printf (ngettext ("%u left", "%u left", left), left);
  g_autofree char *count = g_strdup_printf (AHU_LEFT_TO_RIGHT "×%u", left);
  g_autofree char *reason = tile_reason (self, piece);
  gboolean far = self->size == AHU_TP_SIZE_FAR;

  ahu_tp_piece_show (AHU_TP_PIECE (tile->piece), piece,
                     piece >= TP_RUG_2 ? self->position.box.rug_spaces[piece - TP_RUG_2] : 0,
                     far ? 48 : self->size == AHU_TP_SIZE_SMALL ? 22 : self->size == AHU_TP_SIZE_PHONE ? 28 : 30);
  gtk_label_set_label (GTK_LABEL (tile->left), count);
  ahu_choice_set_show_key (AHU_CHOICE (tile->choice), ahu_tp_size_shows_keys (self->size));
  ahu_choice_set_name (AHU_CHOICE (tile->choice), name, words);
  ahu_choice_set_reason (AHU_CHOICE (tile->choice), reason);
  ahu_choice_set_inert (AHU_CHOICE (tile->choice), self->read_only);
}

static void
show_left (AhuTpDraw *self)
{
  guint quarries = 0;
  guint rugs = left_of (self, TP_RUG_2) + left_of (self, TP_RUG_3);
  g_autofree char *quarries_text = NULL;
  g_autofree char *rugs_text = NULL;

  for (guint piece = TP_QUARRY_1; piece < TP_RUG_2; piece++)
    quarries += left_of (self, piece);
  /* Translators: so many tiles of the stock. */
  quarries_text = g_strdup_printf (ngettext ("%u face down", "%u face down", quarries), quarries);
  rugs_text = g_strdup_printf (ngettext ("%u face down", "%u face down", rugs), rugs);
  gtk_label_set_label (GTK_LABEL (self->quarries_left), quarries_text);
  gtk_label_set_label (GTK_LABEL (self->rugs_left), rugs_text);
}

static void
show_pile (AhuTpDraw *self)
{
  const guint8 *recycled = self->position.recycled;
  guint pile = recycled[0] + recycled[1] + recycled[2] + recycled[3];
  g_autofree char *words = NULL;

  gtk_widget_set_visible (self->pile, pile > 0);
  /* Translators: of the quarries that are left; %u quarries are in the recycled pile. */
  words = g_strdup_printf (ngettext ("%u recycled quarry is not among them: it comes back when the stock is empty (T4.7).",
                                     "%u recycled quarries are not among them: they come back when the stock is empty (T4.7).",
                                     pile), pile);
  ahu_rules_label_set_text (GTK_LABEL (self->pile), words);
}

static void
show_all (AhuTpDraw *self)
{
  for (guint i = 0; i < PLACES; i++)
    show_place (self, i);
  for (guint piece = TP_QUARRY_1; piece < TP_PIECES; piece++)
    show_tile (self, piece);
  gtk_widget_set_visible (self->places_note, self->n_quarries > 0 || self->rug > 0);
  gtk_widget_set_visible (self->rugs, has_rug (self));
  show_left (self);
  show_pile (self);
}

static void
tile_cb (AhuTpDraw *self,
         AhuChoice *choice)
{
  g_autofree char *reason = g_strdup (ahu_choice_get_reason (choice));
  guint piece = TP_QUARRY_1;
  TpMove move;

  if (reason != NULL)
    {
      g_signal_emit_by_name (self, "refused", reason);
      return;
    }
  while (self->tiles[piece - TP_QUARRY_1].choice != GTK_WIDGET (choice))
    piece++;
  if (piece >= TP_RUG_2)
    self->rug = TP_POINTS_OF (piece);
  else
    self->quarries[self->n_quarries++] = (guint8) TP_CIRCLES_OF (piece);
  show_all (self);
  if (!is_full (self))
    {
      g_signal_emit_by_name (self, "entered");
      return;
    }
  move = move_of (self);
  g_signal_emit_by_name (self, "chosen", &move);
}

/* Without a quarry of the stock, what came of the recycled pile after it may not come yet. */
static void
place_cb (AhuTpDraw *self,
          AhuChoice *choice)
{
  guint n = self->n_quarries;
  guint index = 0;

  while (self->places[index].choice != GTK_WIDGET (choice))
    index++;
  /* Nothing lies there yet. */
  if (index == RUG_PLACE ? self->rug == 0 : index >= n)
    return;
  if (index == RUG_PLACE)
    self->rug = 0;
  else
    self->n_quarries = index;
  for (guint i = self->n_quarries + 1; i < n; i++)
    if (left_of (self, TP_QUARRY (self->quarries[i])) > 0)
      self->quarries[self->n_quarries++] = self->quarries[i];
  show_all (self);
  g_signal_emit_by_name (self, "entered");
}

gboolean
ahu_tp_draw_can_take_back (AhuTpDraw *self)
{
  g_return_val_if_fail (AHU_IS_TP_DRAW (self), FALSE);

  return !self->read_only && (self->n_quarries > 0 || self->rug > 0);
}

gboolean
ahu_tp_draw_take_back (AhuTpDraw *self)
{
  g_return_val_if_fail (AHU_IS_TP_DRAW (self), FALSE);

  if (!ahu_tp_draw_can_take_back (self))
    return FALSE;
  if (self->rug > 0)
    self->rug = 0;
  else
    self->n_quarries--;
  show_all (self);
  g_signal_emit_by_name (self, "entered");

  return TRUE;
}

static gboolean
key_cb (AhuTpDraw       *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  if (keyval != GDK_KEY_BackSpace)
    return GDK_EVENT_PROPAGATE;

  return ahu_tp_draw_take_back (self) ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
ahu_tp_draw_finalize (GObject *object)
{
  g_strfreev (AHU_TP_DRAW (object)->names);

  G_OBJECT_CLASS (ahu_tp_draw_parent_class)->finalize (object);
}

static void
ahu_tp_draw_class_init (AhuTpDrawClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_tp_draw_finalize;
  ahu_tp_choice_add_signals (G_OBJECT_CLASS (klass));
  g_signal_new ("entered", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_css_name (widget_class, "tp-draw");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

/* A heading, and at the end of its line what is to be said of it. */
static GtkWidget *
head_new (const char  *heading,
          GtkWidget  **note)
{
  GtkWidget *head = ahu_widget_row_new (12);

  ahu_widget_row_append (head, ahu_widget_words_new (heading, "section"));
  *note = ahu_widget_words_new (NULL, "second");
  gtk_label_set_xalign (GTK_LABEL (*note), 1);
  gtk_widget_set_hexpand (*note, TRUE);
  ahu_widget_row_append (head, *note);

  return head;
}

static void
build_places (AhuTpDraw *self)
{
  /* Translators: heading above the tiles that were entered */
  GtkWidget *head = head_new (_("Drawn so far"), &self->places_note);

  gtk_widget_set_parent (head, GTK_WIDGET (self));
  gtk_label_set_label (GTK_LABEL (self->places_note), _("tap one to take it back"));
  self->places_box = ahu_wrap_box_new (4, 4);
  /* What fills the places does not keep what is drawn next away from them. */
  gtk_widget_set_vexpand (self->places_box, FALSE);
  gtk_widget_set_parent (self->places_box, GTK_WIDGET (self));
  for (guint i = 0; i < PLACES; i++)
    {
      Place *place = &self->places[i];
      GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

      place->piece = ahu_tp_piece_new ();
      gtk_widget_set_hexpand (place->piece, TRUE);
      gtk_widget_set_halign (place->piece, GTK_ALIGN_CENTER);
      gtk_widget_set_valign (place->piece, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (content), place->piece);
      place->choice = ahu_choice_new ();
      gtk_widget_add_css_class (place->choice, "flat");
      gtk_widget_add_css_class (place->choice, "tp-place");
      ahu_choice_set_show_key (AHU_CHOICE (place->choice), FALSE);
      gtk_accessible_update_state (GTK_ACCESSIBLE (content), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
      gtk_widget_set_vexpand (content, TRUE);
      ahu_choice_set_content (AHU_CHOICE (place->choice), content);
      g_signal_connect_swapped (place->choice, "clicked", G_CALLBACK (place_cb), self);
      gtk_box_append (GTK_BOX (self->places_box), place->choice);
    }
}

/* Quarries have words below the picture, rugs beside it. */
static GtkWidget *
tile_new (AhuTpDraw *self,
          guint      piece)
{
  static const char *const keys[TILES] = { "1", "2", "3", "4", "⇧2", "⇧3" };
  Tile *tile = &self->tiles[piece - TP_QUARRY_1];
  gboolean rug = piece >= TP_RUG_2;
  GtkWidget *content = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (content), 8);
  gtk_grid_set_column_spacing (GTK_GRID (content), 6);
  tile->piece = ahu_tp_piece_new ();
  tile->left = ahu_widget_words_new (NULL, "tp-left");
  gtk_widget_set_hexpand (tile->left, TRUE);
  gtk_grid_attach (GTK_GRID (content), tile->piece, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), tile->left, rug, !rug, 1, 1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (content), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  tile->choice = ahu_choice_new ();
  ahu_choice_set_content (AHU_CHOICE (tile->choice), content);
  ahu_choice_set_key (AHU_CHOICE (tile->choice), keys[piece - TP_QUARRY_1]);
  gtk_widget_add_css_class (tile->choice, "tp-tile");
  gtk_widget_set_hexpand (tile->choice, TRUE);
  g_signal_connect_swapped (tile->choice, "clicked", G_CALLBACK (tile_cb), self);

  return tile->choice;
}

static GtkWidget *
row_new (AhuTpDraw *self,
         guint      first,
         guint      end)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 5);

  gtk_box_set_homogeneous (GTK_BOX (row), TRUE);
  for (guint piece = first; piece < end; piece++)
    gtk_box_append (GTK_BOX (row), tile_new (self, piece));

  return row;
}

static void
ahu_tp_draw_init (AhuTpDraw *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 8);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "tp-panel");
  self->size = AHU_TP_SIZE_LARGE;
  build_places (self);
  gtk_widget_set_parent (gtk_separator_new (GTK_ORIENTATION_HORIZONTAL), GTK_WIDGET (self));
  /* Translators: heading above the kinds of quarries to choose from */
  gtk_widget_set_parent (head_new (_("Next quarry"), &self->quarries_left), GTK_WIDGET (self));
  gtk_widget_set_parent (row_new (self, TP_QUARRY_1, TP_RUG_2), GTK_WIDGET (self));
  self->rugs = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  /* Translators: heading above the two kinds of rugs: the rug that lies beside the quarries */
  gtk_box_append (GTK_BOX (self->rugs), head_new (_("Its rug"), &self->rugs_left));
  gtk_box_append (GTK_BOX (self->rugs), row_new (self, TP_RUG_2, TP_PIECES));
  gtk_widget_set_parent (self->rugs, GTK_WIDGET (self));
  self->pile = ahu_widget_words_new (NULL, "second");
  gtk_widget_set_parent (self->pile, GTK_WIDGET (self));
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Draw tiles"), -1);
}

GtkWidget *
ahu_tp_draw_new (void)
{
  return g_object_new (AHU_TYPE_TP_DRAW, NULL);
}

void
ahu_tp_draw_set_size (AhuTpDraw *self,
                      AhuTpSize  size)
{
  g_return_if_fail (AHU_IS_TP_DRAW (self));
  g_return_if_fail (size < AHU_TP_SIZES);

  self->size = size;
  ahu_widget_set_css_class (GTK_WIDGET (self), "far", size == AHU_TP_SIZE_FAR);
  if (self->names != NULL)
    show_all (self);
}

void
ahu_tp_draw_update (AhuTpDraw        *self,
                    const AhuTpScene *scene)
{
  g_return_if_fail (AHU_IS_TP_DRAW (self));
  g_return_if_fail (scene != NULL && scene->position->step == TP_STEP_REVEAL);

  if (self->names == NULL || self->position.ply != scene->position->ply || self->position.draw != scene->position->draw)
    {
      self->n_quarries = 0;
      self->rug = 0;
    }
  self->position = *scene->position;
  self->read_only = scene->read_only;
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) scene->names);
  show_all (self);
}

void
ahu_tp_draw_set_tiles (AhuTpDraw    *self,
                       const TpMove *move)
{
  g_return_if_fail (AHU_IS_TP_DRAW (self));
  g_return_if_fail (self->names != NULL);
  g_return_if_fail (move == NULL || (move->type == TP_MOVE_REVEAL && move->n_quarries <= due (self)));

  self->n_quarries = move != NULL ? move->n_quarries : 0;
  self->rug = move != NULL && has_rug (self) ? move->rug : 0;
  if (move != NULL)
    memcpy (self->quarries, move->quarries, move->n_quarries);
  show_all (self);
}

void
ahu_tp_draw_try_tiles (AhuTpDraw    *self,
                       const TpMove *move)
{
  g_return_if_fail (AHU_IS_TP_DRAW (self));
  g_return_if_fail (move != NULL);

  ahu_tp_draw_set_tiles (self, NULL);
  if (move->type != TP_MOVE_REVEAL || move->what != self->position.draw || move->n_quarries > due (self))
    return;
  for (guint i = 0; i < move->n_quarries; i++)
    if (move->quarries[i] >= 1 && move->quarries[i] <= TP_CIRCLES && left_of (self, TP_QUARRY (move->quarries[i])) > 0)
      self->quarries[self->n_quarries++] = move->quarries[i];
  if (has_rug (self) && (move->rug == 2 || move->rug == 3) && left_of (self, TP_RUG (move->rug)) > 0)
    self->rug = move->rug;
  if (is_full (self))
    self->n_quarries--;
  show_all (self);
}

TpMove
ahu_tp_draw_get_tiles (AhuTpDraw *self)
{
  g_return_val_if_fail (AHU_IS_TP_DRAW (self), ((TpMove) { .type = TP_INVALID }));

  return move_of (self);
}

GtkWidget *
ahu_tp_draw_get_place (AhuTpDraw *self,
                       guint      place)
{
  g_return_val_if_fail (AHU_IS_TP_DRAW (self), NULL);

  return place < PLACES ? self->places[place].choice : NULL;
}
