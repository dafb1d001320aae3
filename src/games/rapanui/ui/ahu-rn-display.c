/* ahu-rn-display.c: the general display: four columns of overlapping cards
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-display.h"

#include <glib/gi18n.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-outlook.h"
#include "games/rapanui/ui/ahu-rn-stack.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-press.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/table/ahu-choice.h"
#include "toolkit/table/ahu-hints.h"
#include "toolkit/table/ahu-practise.h"
#include "toolkit/table/ahu-reasons.h"

/* Of a note on a card, on both sides together. */
#define NOTE_MARGIN 12

typedef struct
{
  GtkWidget *box;
  GtkWidget *header;
  GtkWidget *stack;
  GtkWidget *cards[RN_COLUMN_CARDS]; /* cards behind, and places */
  GtkWidget *choice;                 /* the front card */
  GtkWidget *front;
  GtkWidget *note_zoom;
  GtkWidget *note;                   /* what drawing it uncovers */
  GtkWidget *note_text;
  GtkWidget *note_picture;
  GtkWidget *outlook_zoom;
  GtkWidget *outlook;                /* what is certain then; made for the first hint */
} Column;

struct _AhuRnDisplay
{
  AhuParent parent_instance;

  GtkWidget *columns_box;
  Column columns[RN_COLUMNS];
  AhuRnSize size;
  double scale; /* of the cards */
  int refilled; /* the column being refilled, -1 for none */
  guint n_entered; /* how many cards were told to lie there by set_entry() */
  guint ply;    /* shown last */
};

G_DEFINE_FINAL_TYPE (AhuRnDisplay, ahu_rn_display, AHU_TYPE_PARENT)

static guint place_chosen;

/* “Fish, Lumberjack, Grain”; the separator is the language's. */
static char *
list_cards (const guint8 *kinds,
            guint         n)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < n; i++)
    g_strv_builder_add (builder, rn_kind_name (kinds[i]));
  names = g_strv_builder_end (builder);

  /* Translators: stands between the cards of a list, from the card at the back
   * of a column to the one in front */
  return g_strjoinv (C_("list of cards", ", "), names);
}

static char *
describe_cards (const guint8 *kinds,
                guint         n)
{
  g_autofree char *cards = list_cards (kinds, n);

  if (n == 0)
    return g_strdup (_("empty"));

  /* Translators: %s is a list of cards, such as “Fish, Lumberjack” */
  return g_strdup_printf (_("From back to front: %s"), cards);
}

static void
describe_column (Column       *column,
                 guint         index,
                 const guint8 *kinds,
                 guint         n)
{
  g_autofree char *name = g_strdup_printf (_("Column %u"), index + 1);
  g_autofree char *description = describe_cards (kinds, n);

  gtk_accessible_update_property (GTK_ACCESSIBLE (column->stack),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description,
                                  -1);
}

/* To who is asked what to do nothing points at an answer. */
static gboolean
tells_draws (AhuSession *session)
{
  return !ahu_session_get_read_only (session) && !ahu_session_get_asking (session);
}

/* What follows when the front card goes, for readers of the screen. */
static char *
describe_draw (const RnPosition *p,
               guint             index)
{
  guint length = p->column_length[index];

  if (length > 1)
    /* Translators: %s is the kind of the card below the front card */
    return g_strdup_printf (_("Uncovers %s."), rn_kind_name (p->display[index][length - 2]));
  if (p->deck < RN_COLUMN_CARDS)
    return g_strdup (_("The last card of its column: the game ends with it."));

  return g_strdup (_("The last card of its column: four new ones are laid."));
}

static void
show_note (AhuRnDisplay *self,
           Column       *column,
           guint         index,
           AhuSession   *session)
{
  const RnPosition *p = ahu_session_get_position (session);
  guint length = p->column_length[index];
  gboolean uncovers = length > 1;

  gtk_widget_set_visible (column->note, p->step == RN_STEP_DRAW && tells_draws (session) &&
                                        !ahu_practise_is_waiting (session));
  gtk_widget_set_visible (column->note_picture, uncovers);
  gtk_widget_set_visible (column->note_text, !uncovers || self->size > AHU_RN_SIZE_SMALL);
  if (uncovers)
    {
      int side = self->size == AHU_RN_SIZE_HUGE ? 26 : 18;

      ahu_picture_set_name_and_size (AHU_PICTURE (column->note_picture),
                                     ahu_rn_art_kind (p->display[index][length - 2]), side, side);
      /* Translators: small, on a card to draw; the silhouette of the card below
       * it follows */
      gtk_label_set_label (GTK_LABEL (column->note_text), _("uncovers"));
    }
  else if (p->deck < RN_COLUMN_CARDS)
    /* Translators: small, on the card that ends the game when it is drawn */
    gtk_label_set_label (GTK_LABEL (column->note_text), _("ends the game"));
  else
    /* Translators: small, on the last card of a column, which is refilled when
     * it is drawn */
    gtk_label_set_label (GTK_LABEL (column->note_text), _("refill"));
}

static int
card_width (AhuRnDisplay *self)
{
  return (int) (ahu_rn_art_display_width (self->size) * self->scale);
}

/* However large the text is, it stays on its card. */
static void
fit_note (AhuRnDisplay *self,
          Column       *column)
{
  int width;

  gtk_widget_measure (column->note, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (column->note_zoom), MIN (1, card_width (self) / (double) MAX (width, 1)));
}

/* A column can be narrower than the words on it. */
static void
fit_outlook (AhuRnDisplay *self,
             Column       *column)
{
  double room = card_width (self) - NOTE_MARGIN;
  int width;

  gtk_widget_measure (column->outlook, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (column->outlook_zoom), width > room ? room / width : 1);
}

/* Made when first wanted: hints cost nothing as long as nobody wants them. */
static void
show_outlook (AhuRnDisplay *self,
              Column       *column,
              guint         index,
              AhuSession   *session)
{
  const RnPosition *p = ahu_session_get_position (session);
  gboolean shown = p->step == RN_STEP_DRAW && ahu_hints_are_on (session) &&
                   !ahu_session_get_read_only (session) && !ahu_practise_is_waiting (session);

  if (shown && !column->outlook)
    {
      column->outlook = ahu_rn_outlook_new ();
      column->outlook_zoom = ahu_zoom_bin_new ();
      gtk_widget_set_halign (column->outlook_zoom, GTK_ALIGN_CENTER);
      ahu_zoom_bin_set_child (AHU_ZOOM_BIN (column->outlook_zoom), column->outlook);
      gtk_box_append (GTK_BOX (column->note), column->outlook_zoom);
    }
  if (column->outlook)
    gtk_widget_set_visible (column->outlook_zoom, shown);
  if (!shown)
    return;
  ahu_rn_outlook_show (AHU_RN_OUTLOOK (column->outlook), session, index, self->size);
  fit_outlook (self, column);
}

static void
show_front (AhuRnDisplay *self,
            guint         index,
            AhuSession   *session)
{
  const RnPosition *p = ahu_session_get_position (session);
  Column *column = &self->columns[index];
  guint front = p->column_length[index] - 1;
  guint kind = p->display[index][front];
  RnMove move = { .type = RN_MOVE_DRAW, .column = index };
  gboolean read_only = ahu_session_get_read_only (session);
  g_autofree char *name = NULL;
  g_autofree char *note = tells_draws (session) ? describe_draw (p, index) : NULL;
  gboolean possible;

  if (read_only)
    name = g_strdup (rn_kind_name (kind));
  else
    /* Translators: a card kind and the number of a column of the display */
    name = g_strdup_printf (_("Draw %s from column %d"), rn_kind_name (kind), index + 1);
  ahu_rn_card_set_kind (AHU_RN_CARD (column->front), kind);
  ahu_rn_stack_set_slot (AHU_RN_STACK (column->stack), column->choice, front);
  possible = ahu_choice_make_move (AHU_CHOICE (column->choice), session, rn_move_to_json (&move));
  ahu_choice_set_name (AHU_CHOICE (column->choice), name, note);
  ahu_widget_set_css_class (column->front, "ring", possible);
  show_note (self, column, index, session);
  show_outlook (self, column, index, session);
  fit_note (self, column);
}

/* A card of a refill that is being entered can be pressed, to be entered anew. */
static void
set_enterable (GtkWidget *card,
               gboolean   enterable,
               gboolean   chosen)
{
  guint kind = ahu_rn_card_get_kind (AHU_RN_CARD (card));

  gtk_widget_set_focusable (card, enterable);
  ahu_widget_set_css_class (card, "chosen", chosen);
  if (enterable)
    gtk_accessible_update_property (GTK_ACCESSIBLE (card),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, rn_kind_name (kind),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, _("Press Enter to lay another card there"),
                                    -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (card), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}

static void
show_behind (Column       *column,
             const guint8 *kinds,
             guint         n)
{
  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    {
      gtk_widget_set_visible (column->cards[i], i < n);
      set_enterable (column->cards[i], FALSE, FALSE);
      if (i >= n)
        continue;
      ahu_rn_card_set_kind (AHU_RN_CARD (column->cards[i]), kinds[i]);
      ahu_rn_card_set_behind (AHU_RN_CARD (column->cards[i]), TRUE);
    }
}

/* @next: where the next card goes */
static void
show_places (Column       *column,
             const guint8 *kinds,
             guint         n,
             guint         next)
{
  gtk_widget_set_visible (column->choice, FALSE);
  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    {
      AhuRnCard *card = AHU_RN_CARD (column->cards[i]);
      gboolean is_front = i == RN_COLUMN_CARDS - 1;

      ahu_rn_card_set_kind (card, i < n ? kinds[i] : RN_INVALID);
      ahu_rn_card_set_behind (card, !is_front);
      /* Translators: in the place for the card that will lie in front */
      ahu_rn_card_set_place (card, is_front ? _("front card") : NULL, i == next);
      set_enterable (column->cards[i], i < n, i < n && i == next);
      gtk_widget_set_visible (column->cards[i], TRUE);
    }
}

static void
show_empty (Column *column)
{
  AhuRnCard *card = AHU_RN_CARD (column->cards[0]);

  gtk_widget_set_visible (column->choice, FALSE);
  show_behind (column, NULL, 0);
  ahu_rn_card_set_kind (card, RN_INVALID);
  ahu_rn_card_set_behind (card, FALSE);
  ahu_rn_card_set_place (card, _("empty"), FALSE);
  gtk_widget_set_visible (column->cards[0], TRUE);
}

/* Points at the front card of a column just refilled. */
static void
show_moved (AhuRnDisplay *self,
            AhuSession   *session)
{
  const RnPosition *p = ahu_session_get_position (session);
  const RnPosition *before = ahu_session_position_before (session, self->ply);

  if (before && before->step == RN_STEP_REFILL)
    ahu_rn_card_set_moved (AHU_RN_CARD (self->columns[before->column].front), TRUE);
  self->ply = p->ply;
}

static void
update_column (AhuRnDisplay *self,
               guint         index,
               AhuSession   *session)
{
  const RnPosition *p = ahu_session_get_position (session);
  Column *column = &self->columns[index];
  guint length = p->column_length[index];

  describe_column (column, index, p->display[index], length);
  if (self->refilled == (int) index)
    {
      show_places (column, NULL, 0, 0);
      return;
    }
  if (length == 0)
    {
      show_empty (column);
      return;
    }

  show_behind (column, p->display[index], length - 1);
  gtk_widget_set_visible (column->choice, TRUE);
  show_front (self, index, session);
}

/* The note under the front card's picture; on the card, since the columns stand
 * side by side with no room between. */
static void
build_note (Column *column)
{
  GtkWidget *uncovered = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  column->note_text = g_object_new (GTK_TYPE_LABEL,
                                    "wrap", TRUE,
                                    "justify", GTK_JUSTIFY_CENTER,
                                    "hexpand", TRUE,
                                    NULL);
  column->note_picture = ahu_picture_new (NULL, 18, 18);
  gtk_widget_set_halign (uncovered, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (uncovered), column->note_text);
  gtk_box_append (GTK_BOX (uncovered), column->note_picture);
  column->note = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (column->note), uncovered);
  gtk_widget_add_css_class (column->note, "note");
  gtk_widget_set_visible (column->note, FALSE);
  column->note_zoom = g_object_new (AHU_TYPE_ZOOM_BIN, "halign", GTK_ALIGN_CENTER, "valign", GTK_ALIGN_END,
                                    "can-target", FALSE, NULL);
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (column->note_zoom), column->note);
}

static void
build_front (Column     *column,
             const char *key)
{
  GtkWidget *overlay = gtk_overlay_new ();

  column->front = ahu_rn_card_new (RN_INVALID, ahu_rn_art_display_width (AHU_RN_SIZE_LARGE));
  build_note (column);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), column->front);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), column->note_zoom);

  column->choice = ahu_choice_new ();
  gtk_widget_add_css_class (column->choice, "bare");
  ahu_choice_set_content (AHU_CHOICE (column->choice), overlay);
  ahu_choice_set_show_key (AHU_CHOICE (column->choice), FALSE);
  ahu_choice_set_key (AHU_CHOICE (column->choice), key);
  gtk_widget_set_visible (column->choice, FALSE);
}

static GtkWidget *
build_header (guint       index,
              const char *key)
{
  GtkWidget *header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  /* Translators: %u is the number of a column of the general display */
  g_autofree char *text = g_strdup_printf (_("Column %u"), index + 1);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (label, "second");
  gtk_box_append (GTK_BOX (header), label);
  gtk_box_append (GTK_BOX (header), ahu_keycap_new (key));

  return header;
}

static void
place_pressed_cb (GtkWidget              *card,
                  const graphene_point_t *point,
                  gpointer                user_data)
{
  AhuRnDisplay *self = user_data;

  for (guint i = 0; self->refilled >= 0 && i < self->n_entered; i++)
    if (self->columns[self->refilled].cards[i] == card)
      g_signal_emit (self, place_chosen, 0, i);
}

static void
build_column (AhuRnDisplay *self,
              guint         index)
{
  Column *column = &self->columns[index];
  /* Translators: keys that draw from the columns of the display, from the first */
  const char *keys[RN_COLUMNS] = { C_("key", "Q"), C_("key", "W"), C_("key", "E"), C_("key", "R") };

  column->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_hexpand (column->box, FALSE);
  column->header = build_header (index, keys[index]);
  column->stack = ahu_rn_stack_new ();
  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    {
      column->cards[i] = ahu_rn_card_new (RN_INVALID, ahu_rn_art_display_width (AHU_RN_SIZE_LARGE));
      gtk_widget_set_visible (column->cards[i], FALSE);
      ahu_press_add (column->cards[i], place_pressed_cb, self);
      ahu_rn_stack_add (AHU_RN_STACK (column->stack), column->cards[i], i);
    }
  build_front (column, keys[index]);
  ahu_rn_stack_add (AHU_RN_STACK (column->stack), column->choice, 0);
  gtk_box_append (GTK_BOX (column->box), column->header);
  gtk_box_append (GTK_BOX (column->box), column->stack);
  gtk_box_append (GTK_BOX (self->columns_box), column->box);
}

static void
ahu_rn_display_class_init (AhuRnDisplayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  place_chosen = g_signal_new ("place-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                               0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "rn-display");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_display_init (AhuRnDisplay *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
  self->refilled = -1;
  self->columns_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_halign (self->columns_box, GTK_ALIGN_START);
  gtk_widget_set_parent (self->columns_box, GTK_WIDGET (self));
  for (guint i = 0; i < RN_COLUMNS; i++)
    build_column (self, i);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("General display"),
                                  -1);
  self->size = AHU_RN_SIZES;
  self->scale = 1;
  ahu_rn_display_set_size (self, AHU_RN_SIZE_LARGE);
}

GtkWidget *
ahu_rn_display_new (void)
{
  return g_object_new (AHU_TYPE_RN_DISPLAY, NULL);
}

static void
set_card_widths (AhuRnDisplay *self)
{
  int width = card_width (self);

  for (guint i = 0; i < RN_COLUMNS; i++)
    {
      Column *column = &self->columns[i];

      ahu_rn_stack_set_card_width (AHU_RN_STACK (column->stack), width);
      ahu_rn_card_set_width (AHU_RN_CARD (column->front), width);
      for (guint j = 0; j < RN_COLUMN_CARDS; j++)
        ahu_rn_card_set_width (AHU_RN_CARD (column->cards[j]), width);
    }
}

void
ahu_rn_display_set_scale (AhuRnDisplay *self,
                          double        scale)
{
  g_return_if_fail (AHU_IS_RN_DISPLAY (self));
  g_return_if_fail (scale > 0);

  if (scale == self->scale)
    return;

  self->scale = scale;
  set_card_widths (self);
}

void
ahu_rn_display_set_size (AhuRnDisplay *self,
                         AhuRnSize     size)
{
  g_return_if_fail (AHU_IS_RN_DISPLAY (self));
  g_return_if_fail (size < AHU_RN_SIZES);

  if (size == self->size)
    return;

  self->size = size;
  gtk_box_set_spacing (GTK_BOX (self->columns_box), ahu_rn_art_gap (size));
  gtk_widget_set_halign (self->columns_box,
                         size == AHU_RN_SIZE_SMALL ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  ahu_widget_set_css_class (GTK_WIDGET (self), "narrow", size == AHU_RN_SIZE_SMALL);
  for (guint i = 0; i < RN_COLUMNS; i++)
    {
      Column *column = &self->columns[i];

      gtk_widget_set_visible (column->header, size > AHU_RN_SIZE_SMALL);
      gtk_label_set_max_width_chars (GTK_LABEL (column->note_text),
                                     size == AHU_RN_SIZE_SMALL ? 9 : 14);
    }
  set_card_widths (self);
}

void
ahu_rn_display_update (AhuRnDisplay *self,
                       AhuSession   *session)
{
  const RnPosition *p;

  g_return_if_fail (AHU_IS_RN_DISPLAY (self));
  g_return_if_fail (!session || AHU_IS_SESSION (session));

  gtk_widget_set_visible (self->columns_box, session != NULL);
  if (!session)
    return;

  p = ahu_session_get_position (session);
  self->refilled = -1;
  if (p->step == RN_STEP_REFILL && !ahu_session_get_read_only (session) && !ahu_practise_is (session))
    self->refilled = p->column;
  if (self->refilled < 0)
    self->n_entered = 0;
  for (guint i = 0; i < RN_COLUMNS; i++)
    {
      /* The key, beside the number of the column. */
      gtk_widget_set_visible (gtk_widget_get_last_child (self->columns[i].header), !ahu_session_get_read_only (session));
      update_column (self, i, session);
    }
  show_moved (self, session);
}

void
ahu_rn_display_set_entry (AhuRnDisplay *self,
                          const guint8 *kinds,
                          guint         n,
                          guint         next)
{
  g_return_if_fail (AHU_IS_RN_DISPLAY (self));
  g_return_if_fail (n <= RN_COLUMN_CARDS);

  if (self->refilled < 0)
    return;
  show_places (&self->columns[self->refilled], kinds, n, next);
  describe_column (&self->columns[self->refilled], (guint) self->refilled, kinds, n);
  /* Who doesn't see the cards hears what lies there now. */
  if (n != self->n_entered)
    {
      g_autofree char *description = describe_cards (kinds, n);

      ahu_compat_announce (GTK_WIDGET (self), description);
    }
  self->n_entered = n;
}

GtkWidget *
ahu_rn_display_get_card (AhuRnDisplay *self,
                         guint         column,
                         guint         slot)
{
  const Column *at;

  g_return_val_if_fail (AHU_IS_RN_DISPLAY (self), NULL);
  g_return_val_if_fail (column < RN_COLUMNS && slot < RN_COLUMN_CARDS, NULL);

  at = &self->columns[column];
  if (ahu_rn_stack_get_slot (AHU_RN_STACK (at->stack), at->choice) == slot)
    return at->front;
  return gtk_widget_get_visible (at->cards[slot]) ? at->cards[slot] : NULL;
}
