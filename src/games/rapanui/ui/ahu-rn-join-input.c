/* ahu-rn-join-input.c: where the answer is tapped, to join a running game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-input.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-join-field.h"
#include "games/rapanui/ui/ahu-rn-palette.h"
#include "games/rapanui/words/rn-deal-words.h"
#include "games/rapanui/words/rn-join-words.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-tip.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-pad.h"
#include "toolkit/layout/ahu-wrap-layout.h"
#include "toolkit/table/ahu-choice.h"

#define N_TOPS (RN_SACRIFICES + 1)
#define MARK 40
#define TOP 44
#define FACE 28
#define SMALL_MARK 24

struct _AhuRnJoinInput
{
  GtkBox parent_instance;

  RnJoinEntry *entry;
  char **names;
  char **colours;

  GtkWidget *players;
  GtkWidget *player[RN_MAX_PLAYERS];
  GtkWidget *marks[RN_MAX_PLAYERS];
  GtkWidget *player_names[RN_MAX_PLAYERS];
  GtkWidget *cards;
  GtkWidget *title;
  GtkWidget *how;
  GtkWidget *take_away;
  GtkWidget *palette;
  GtkWidget *pad;
  guint counted; /* what the pad entered last, RN_JOIN_TARGETS for nothing */
  GtkWidget *tops;
  GtkWidget *top[N_TOPS];
};

G_DEFINE_FINAL_TYPE (AhuRnJoinInput, ahu_rn_join_input, GTK_TYPE_BOX)

enum
{
  CHANGED,
  REFUSED,
  UNDONE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
emit_changed (AhuRnJoinInput *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
player_cb (AhuRnJoinInput *self,
           GtkWidget      *choice)
{
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    if (self->player[p] == choice)
      rn_join_entry_set_active (self->entry, (int) p);
  rn_join_entry_go_on (self->entry);
  emit_changed (self);
}

static void
top_cb (AhuRnJoinInput *self,
        GtkWidget      *choice)
{
  for (guint i = 0; i < N_TOPS; i++)
    if (self->top[i] == choice)
      rn_join_entry_set_top (self->entry, i < RN_SACRIFICES ? i : (guint) RN_SACRIFICE_HIDDEN);
  rn_join_entry_go_on (self->entry);
  emit_changed (self);
}

static void
card_cb (AhuRnJoinInput *self,
         guint           kind)
{
  rn_join_entry_lay (self->entry, kind);
  emit_changed (self);
}

static void
refused_cb (AhuRnJoinInput *self,
            const char     *reason)
{
  g_signal_emit (self, signals[REFUSED], 0, reason);
}

static gboolean
take_away (AhuRnJoinInput *self)
{
  if (!rn_join_entry_take_away (self->entry))
    return FALSE;

  emit_changed (self);

  return TRUE;
}

static void
entered_cb (AhuRnJoinInput *self,
            gint64          number)
{
  rn_join_entry_set_number (self->entry, rn_join_entry_get_present (self->entry), number);
  rn_join_entry_go_on (self->entry);
  emit_changed (self);
}

static void
typed_cb (AhuRnJoinInput *self,
          gint64          number)
{
  rn_join_entry_set_number (self->entry, rn_join_entry_get_present (self->entry),
                            number == AHU_COUNT_NONE ? RN_JOIN_UNKNOWN : MIN (number, RN_JOIN_MAX));
  emit_changed (self);
}

static void
accepted_cb (AhuRnJoinInput *self)
{
  ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  rn_join_entry_go_on (self->entry);
  emit_changed (self);
}

static void
undo_cb (AhuRnJoinInput *self)
{
  g_signal_emit (self, signals[UNDONE], 0);
}

static GtkWidget *
add_line (AhuRnJoinInput *self)
{
  GtkWidget *line = ahu_wrap_box_new (12, 6);

  gtk_widget_add_css_class (line, "deal-palette");
  gtk_box_append (GTK_BOX (self), line);

  return line;
}

static void
build_players (AhuRnJoinInput *self)
{
  self->players = add_line (self);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      GtkWidget *content = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
      g_autofree char *key = g_strdup_printf ("%u", p + 1);

      self->marks[p] = ahu_mark_new ("green", MARK);
      self->player_names[p] = ahu_widget_words_new (NULL, "heading");
      gtk_label_set_wrap (GTK_LABEL (self->player_names[p]), FALSE);
      gtk_label_set_ellipsize (GTK_LABEL (self->player_names[p]), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (content), self->marks[p]);
      gtk_box_append (GTK_BOX (content), self->player_names[p]);
      self->player[p] = ahu_choice_new ();
      ahu_choice_set_content (AHU_CHOICE (self->player[p]), content);
      ahu_choice_set_key (AHU_CHOICE (self->player[p]), key);
      g_signal_connect_swapped (self->player[p], "clicked", G_CALLBACK (player_cb), self);
      gtk_box_append (GTK_BOX (self->players), self->player[p]);
    }
}

static void
build_cards (AhuRnJoinInput *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  self->cards = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  gtk_widget_add_css_class (self->cards, "deal-palette");
  self->title = ahu_widget_words_new (NULL, "section");
  self->how = ahu_widget_words_new (_("press a key or tap a card; tap a place to change it"), "second");
  gtk_widget_set_hexpand (self->how, TRUE);
  self->take_away = gtk_button_new_with_label (_("Take away"));
  gtk_widget_set_halign (self->take_away, GTK_ALIGN_END);
  gtk_widget_set_hexpand (self->take_away, TRUE);
  gtk_widget_add_css_class (self->take_away, "touch");
  g_signal_connect_swapped (self->take_away, "clicked", G_CALLBACK (take_away), self);
  self->palette = ahu_rn_palette_new ();
  g_signal_connect_swapped (self->palette, "chosen", G_CALLBACK (card_cb), self);
  g_signal_connect_swapped (self->palette, "refused", G_CALLBACK (refused_cb), self);
  gtk_box_append (GTK_BOX (head), self->title);
  gtk_box_append (GTK_BOX (head), self->how);
  gtk_box_append (GTK_BOX (head), self->take_away);
  gtk_box_append (GTK_BOX (self->cards), head);
  gtk_box_append (GTK_BOX (self->cards), self->palette);
  gtk_box_append (GTK_BOX (self), self->cards);
}

static void
build_tops (AhuRnJoinInput *self)
{
  /* Translators: keys of the cards on top of the Stone: Fish, Mulberry, Sweet Potato, Grain, face down */
  const char *keys[N_TOPS] = { C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G"), C_("key", "A") };

  self->tops = add_line (self);
  for (guint i = 0; i < N_TOPS; i++)
    {
      const char *what = i < RN_SACRIFICES ? rn_sacrifice_name (i) : _("a face-down card");
      /* Translators: for a screen reader; %s is “a face-down card” or a Sacrifice kind */
      g_autofree char *name = g_strdup_printf (_("Lies on top: %s"), what);
      GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
      guint art = i < RN_SACRIFICES ? i : (guint) RN_SACRIFICE_HIDDEN;

      gtk_box_append (GTK_BOX (content), ahu_picture_new (ahu_rn_art_sacrifice (art), TOP, ahu_rn_art_sacrifice_height (TOP)));
      gtk_box_append (GTK_BOX (content), gtk_label_new (i < RN_SACRIFICES ? rn_sacrifice_name (i) : C_("face-down card", "face down")));
      self->top[i] = ahu_choice_new ();
      ahu_choice_set_content (AHU_CHOICE (self->top[i]), content);
      ahu_choice_set_key (AHU_CHOICE (self->top[i]), keys[i]);
      ahu_choice_set_name (AHU_CHOICE (self->top[i]), name, NULL);
      g_signal_connect_swapped (self->top[i], "clicked", G_CALLBACK (top_cb), self);
      gtk_box_append (GTK_BOX (self->tops), self->top[i]);
    }
}

static void
ahu_rn_join_input_finalize (GObject *object)
{
  AhuRnJoinInput *self = AHU_RN_JOIN_INPUT (object);

  g_strfreev (self->names);
  g_strfreev (self->colours);

  G_OBJECT_CLASS (ahu_rn_join_input_parent_class)->finalize (object);
}

static void
ahu_rn_join_input_class_init (AhuRnJoinInputClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = ahu_rn_join_input_finalize;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[UNDONE] = g_signal_new ("undo", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_rn_join_input_init (AhuRnJoinInput *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "join-input");
  self->counted = RN_JOIN_TARGETS;
  build_players (self);
  build_cards (self);
  self->pad = ahu_count_pad_new ();
  ahu_count_pad_set_columns (AHU_COUNT_PAD (self->pad), 6);
  g_signal_connect_swapped (self->pad, "entered", G_CALLBACK (entered_cb), self);
  g_signal_connect_swapped (self->pad, "typed", G_CALLBACK (typed_cb), self);
  g_signal_connect_swapped (self->pad, "accepted", G_CALLBACK (accepted_cb), self);
  g_signal_connect_swapped (self->pad, "undo", G_CALLBACK (undo_cb), self);
  gtk_box_append (GTK_BOX (self), self->pad);
  build_tops (self);
}

void
ahu_rn_join_input_set_entry (AhuRnJoinInput *self,
                             RnJoinEntry    *entry)
{
  g_return_if_fail (AHU_IS_RN_JOIN_INPUT (self));
  g_return_if_fail (entry != NULL);

  self->entry = entry;
}

void
ahu_rn_join_input_set_players (AhuRnJoinInput    *self,
                               const char *const *names,
                               const char *const *colours)
{
  guint n;

  g_return_if_fail (AHU_IS_RN_JOIN_INPUT (self));
  g_return_if_fail (names != NULL && colours != NULL);

  n = g_strv_length ((char **) names);
  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
  g_strfreev (self->colours);
  self->colours = g_strdupv ((char **) colours);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      gtk_widget_set_visible (self->player[p], p < n);
      if (p >= n)
        continue;
      ahu_mark_set_colour (AHU_PICTURE (self->marks[p]), colours[p], MARK);
      gtk_label_set_text (GTK_LABEL (self->player_names[p]), names[p]);
      ahu_choice_set_name (AHU_CHOICE (self->player[p]), names[p], NULL);
    }
}

void
ahu_rn_join_input_set_size (AhuRnJoinInput *self,
                            AhuRnSize       size)
{
  g_return_if_fail (AHU_IS_RN_JOIN_INPUT (self));

  ahu_rn_palette_set_room (AHU_RN_PALETTE (self->palette), &AHU_RN_ROOM (size));
  gtk_widget_set_visible (self->how, size >= AHU_RN_SIZE_LARGE);
}

static void
show_cards (AhuRnJoinInput *self,
            guint           place)
{
  guint8 kinds[RN_COLUMN_CARDS];
  guint card = rn_join_entry_get_card (self->entry);
  gboolean is_chosen = card < rn_join_entry_get_cards (self->entry, place, kinds);
  g_autofree char *instead = NULL;

  if (is_chosen && place < RN_JOIN_HAND)
    instead = rn_deal_instead (place * RN_COLUMN_CARDS + card, kinds[card]);
  else if (is_chosen)
    /* Translators: what another card is put in place of: %1$s is a kind of card, %2$s a player’s name */
    instead = g_strdup_printf (_("Instead of %1$s in the hand of %2$s"), rn_kind_name (kinds[card]),
                               self->names[place - RN_JOIN_HAND]);
  gtk_label_set_text (GTK_LABEL (self->title), instead != NULL ? instead : _("Next card"));
  gtk_widget_set_opacity (self->how, is_chosen ? 0 : 1);
  gtk_widget_set_visible (self->take_away, is_chosen);
  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      RnReason reason = rn_join_entry_check (self->entry, kind);
      g_autofree char *text = rn_reason_text (&reason, (const char *const *) self->names);

      ahu_rn_palette_set_left (AHU_RN_PALETTE (self->palette), kind, rn_join_entry_left (self->entry, kind), text);
    }
}

/* Whose count it is, and of what. */
static GtkWidget *
make_heading (AhuRnJoinInput *self,
              guint           target)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *what = ahu_widget_words_new (rn_join_short_name (target), NULL);
  int player = rn_join_player (target);

  if (player >= 0)
    {
      GtkWidget *name = ahu_widget_words_new (self->names[player], "heading");

      gtk_label_set_wrap (GTK_LABEL (name), FALSE);
      gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
      gtk_box_append (GTK_BOX (box), ahu_mark_new (self->colours[player], SMALL_MARK));
      gtk_box_append (GTK_BOX (box), name);
    }
  gtk_label_set_wrap (GTK_LABEL (what), FALSE);
  gtk_label_set_ellipsize (GTK_LABEL (what), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), ahu_rn_join_picture_new (target, FACE));
  gtk_box_append (GTK_BOX (box), what);
  ahu_tip_set (what, rn_join_short_name (target));

  return box;
}

/* Which of the counts of a step it is; nothing of one that needn't be told. */
static char *
make_place (AhuRnJoinInput *self,
            guint           target)
{
  guint targets[RN_JOIN_TARGETS];
  guint all = rn_join_entry_list (self->entry, targets);
  guint n = 0, at = 0;

  for (guint i = 0; i < all; i++)
    if (rn_join_is_number (targets[i]) && rn_join_step (targets[i]) == rn_join_step (target))
      {
        n++;
        if (targets[i] == target)
          at = n;
      }

  /* Translators: which of all numbers is being entered: the %1$u-th of %2$u. */
  return at > 0 && n > 1 ? g_strdup_printf (_("%1$u of %2$u"), at, n) : NULL;
}

static void
show_pad (AhuRnJoinInput *self,
          guint           target)
{
  RnReason reason;
  gint64 most = rn_join_entry_find_most (self->entry, target, &reason);
  g_autofree char *why = reason.code == RN_OK ? NULL : rn_join_ceiling (most, &reason, (const char *const *) self->names);
  g_autofree char *place = make_place (self, target);

  if (target != self->counted)
    ahu_count_pad_end (AHU_COUNT_PAD (self->pad));
  self->counted = target;
  ahu_count_pad_begin (AHU_COUNT_PAD (self->pad), make_heading (self, target), place, most, why,
                       !rn_join_entry_is_open (self->entry, target));
}

void
ahu_rn_join_input_update (AhuRnJoinInput *self)
{
  guint target;

  g_return_if_fail (AHU_IS_RN_JOIN_INPUT (self));
  g_return_if_fail (self->entry != NULL && self->names != NULL);

  target = rn_join_entry_get_present (self->entry);
  gtk_widget_set_visible (self->players, target == RN_JOIN_ACTIVE);
  gtk_widget_set_visible (self->tops, target == RN_JOIN_TOP);
  gtk_widget_set_visible (self->cards, target < RN_JOIN_PLACES);
  gtk_widget_set_visible (self->pad, target < RN_JOIN_TARGETS && rn_join_is_number (target));
  gtk_widget_set_visible (GTK_WIDGET (self), target < RN_JOIN_TARGETS);
  if (target < RN_JOIN_PLACES)
    show_cards (self, target);
  if (gtk_widget_get_visible (self->pad))
    show_pad (self, target);
  else
    self->counted = RN_JOIN_TARGETS;
}

gboolean
ahu_rn_join_input_take_key (AhuRnJoinInput  *self,
                            guint            keyval,
                            GdkModifierType  state,
                            gboolean         is_count)
{
  guint target;

  g_return_val_if_fail (AHU_IS_RN_JOIN_INPUT (self), GDK_EVENT_PROPAGATE);

  target = rn_join_entry_get_present (self->entry);
  if (target < RN_JOIN_TARGETS && rn_join_is_number (target))
    return is_count && ahu_count_pad_take_key (AHU_COUNT_PAD (self->pad), keyval, state);
  if (keyval == GDK_KEY_Delete || keyval == GDK_KEY_BackSpace)
    return take_away (self);

  return ahu_choice_activate_key (GTK_WIDGET (self), keyval, state);
}
