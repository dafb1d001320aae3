/* ahu-rn-reveal.c: asks for the untold face-down cards when the game has ended
 *
 * A player's cards are one move, made when the last of them is told, or as soon
 * as the others can only have been one thing. Where few sets of kinds are
 * possible, each is one control.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-reveal.h"

#include <glib/gi18n.h>

#include "app/ahu-choice.h"
#include "app/ahu-wrap-layout.h"
#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-held.h"
#include "app/rapanui/ahu-rn-reasons.h"
#include "app/rapanui/ahu-rn-reveal-set.h"
#include "rapanui/rn-deduce.h"
#include "rapanui/rn-json.h"
#include "rapanui/rn-sentences.h"

#define MARK_SIZE 26
#define SPACING 8
#define LOW_SPACING 3
#define FACE_WIDTH 36
/* No more sets than can be taken in at a glance; the cards are asked for one by one then. */
#define MAX_SETS 4

typedef struct
{
  GtkWidget *row;
  GtkWidget *mark;
  GtkWidget *words;
  GtkWidget *name;
  GtkWidget *question;
  GtkWidget *choices_box;
  GtkWidget *choices[RN_SACRIFICES];
  GtkWidget *sets_box;
  GtkWidget *set_choices[MAX_SETS];
  GtkWidget *held;
  guint player;
  guint n_untold;
  guint8 told[RN_MAX_HIDDEN];
  guint n_told;
  RnUntoldSet sets[MAX_SETS + 1]; /* what all cards can be, as far as told */
  guint n_sets;
  gboolean has_keys;
} Row;

struct _AhuRnReveal
{
  GtkBox parent_instance;

  AhuSession *session;
  GtkWidget *heading;
  Row rows[RN_MAX_PLAYERS]; /* by seat; made when the first cards are asked for */
  gboolean low;
  /* Whose cards were told, to take them back in turn. */
  guint8 order[RN_MAX_HIDDEN];
  guint n_order;
};

G_DEFINE_FINAL_TYPE (AhuRnReveal, ahu_rn_reveal, GTK_TYPE_BOX)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void show_row (AhuRnReveal *self,
                      Row         *row);

/* The move that tells all untold cards, when the next one is of @kind: the rest
 * as it can have been, or, if nothing fits, all of @kind. */
static gboolean
complete_move (AhuRnReveal *self,
               const Row   *row,
               guint        kind,
               RnMove      *move)
{
  const RnPosition *position = ahu_session_get_position (self->session);

  RnUntoldSet set;

  *move = (RnMove) { .type = RN_MOVE_REVEAL, .player = row->player, .n_cards = row->n_untold };
  memcpy (move->cards, row->told, row->n_told);
  move->cards[row->n_told] = kind;
  if (rn_deduce_sets (position, row->player, move->cards, row->n_told + 1, &set, 1) > 0)
    {
      memcpy (move->cards, set.kinds, row->n_untold);
      return TRUE;
    }

  memset (move->cards + row->n_told, kind, row->n_untold - row->n_told);
  return FALSE;
}

/* The engine's word on why @kind can't be the next card. */
static char *
find_reason (AhuRnReveal *self,
             const Row   *row,
             guint        kind)
{
  RnReason reason;
  RnMove move;

  if (complete_move (self, row, kind, &move))
    return NULL;

  reason = rn_check (ahu_session_get_position (self->session), &move);
  g_assert (reason.code != RN_OK);
  return ahu_rn_reason_text (&reason, ahu_session_get_names (self->session));
}

static void
play (AhuRnReveal  *self,
      const RnMove *move)
{
  g_autoptr (JsonNode) node = rn_move_to_json (move);
  g_autofree char *text = json_to_string (node, FALSE);

  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", text);
}

static void
find_sets (AhuRnReveal *self,
           Row         *row)
{
  row->n_sets = rn_deduce_sets (ahu_session_get_position (self->session), row->player,
                                row->told, row->n_told, row->sets, G_N_ELEMENTS (row->sets));
}

static void
play_set (AhuRnReveal       *self,
          const Row         *row,
          const RnUntoldSet *set)
{
  RnMove move = { .type = RN_MOVE_REVEAL, .player = row->player, .n_cards = row->n_untold };

  memcpy (move.cards, set->kinds, row->n_untold);
  play (self, &move);
}

/* What only one set is left for goes to the engine, and so does an impossible card. */
static void
tell (AhuRnReveal *self,
      Row         *row,
      guint        kind)
{
  RnMove move;

  if (!complete_move (self, row, kind, &move))
    {
      play (self, &move);
      return;
    }

  row->told[row->n_told++] = kind;
  find_sets (self, row);
  if (row->n_sets == 1)
    {
      RnUntoldSet only = row->sets[0];

      row->n_told--;
      play_set (self, row, &only);
      return;
    }

  self->order[self->n_order++] = row->player;
  show_row (self, row);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
clicked_cb (GtkWidget   *choice,
            AhuRnReveal *self)
{
  guint player = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "player"));
  guint kind = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "kind"));

  tell (self, &self->rows[player], kind);
}

static void
set_clicked_cb (GtkWidget   *choice,
                AhuRnReveal *self)
{
  Row *row = &self->rows[GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "player"))];
  RnUntoldSet set = row->sets[GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "set"))];

  play_set (self, row, &set);
}

/* Cards already told are said already. */
static void
count_rest (const Row         *row,
            const RnUntoldSet *set,
            guint              counts[RN_SACRIFICES])
{
  memset (counts, 0, RN_SACRIFICES * sizeof *counts);
  for (guint i = row->n_told; i < row->n_untold; i++)
    counts[set->kinds[i]]++;
}

static void
show_set (AhuRnReveal *self,
          Row         *row,
          guint        set)
{
  AhuChoice *choice = AHU_CHOICE (row->set_choices[set]);
  g_autofree char *key = g_strdup_printf ("%u", set + 1);
  g_autofree char *words = NULL;
  g_autofree char *label = NULL;
  guint counts[RN_SACRIFICES];

  count_rest (row, &row->sets[set], counts);
  words = ahu_rn_reveal_set_words (counts);
  label = g_strdup_printf (_("%s laid %s"), ahu_session_get_names (self->session)[row->player], words);
  ahu_choice_set_name (choice, label, gtk_label_get_text (GTK_LABEL (row->question)));
  ahu_choice_set_content (choice, ahu_rn_reveal_set_new (counts));
  ahu_choice_set_key (choice, row->has_keys ? key : NULL);
}

/* A single card has a control for each kind in any case. */
static gboolean
offers_sets (const Row *row)
{
  return row->n_untold - row->n_told > 1 && row->n_sets <= MAX_SETS;
}

static void
show_choice (AhuRnReveal *self,
             Row         *row,
             guint        kind)
{
  AhuChoice *choice = AHU_CHOICE (row->choices[kind]);
  g_autofree char *reason = find_reason (self, row, kind);
  g_autofree char *label = NULL;

  /* Translators: a player’s name and a kind of Sacrifice card */
  label = g_strdup_printf (_("%s laid %s"),
                           ahu_session_get_names (self->session)[row->player],
                           rn_sacrifice_name (kind));
  ahu_choice_set_name (choice, label, gtk_label_get_text (GTK_LABEL (row->question)));
  ahu_choice_set_reason (choice, reason);
}

static void
forget (AhuRnReveal *self,
        Row         *row)
{
  guint n = 0;

  row->n_told = 0;
  for (guint i = 0; i < self->n_order; i++)
    if (self->order[i] != row->player)
      self->order[n++] = self->order[i];
  self->n_order = n;
}

static void
show_row (AhuRnReveal *self,
          Row         *row)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (self->session));
  g_autofree char *question = NULL;

  ahu_mark_set_colour (AHU_PICTURE (row->mark), colours[row->player], MARK_SIZE);
  gtk_label_set_text (GTK_LABEL (row->name), ahu_session_get_names (self->session)[row->player]);
  find_sets (self, row);
  /* Another past, where the told cards can't have been so. */
  if (row->n_sets == 0)
    {
      forget (self, row);
      find_sets (self, row);
    }
  if (row->n_untold == 1 || offers_sets (row))
    /* Translators: which of a player’s untold cards are asked for, all of them at once */
    question = g_strdup_printf (ngettext ("the face-down card", "the %u face-down cards",
                                          row->n_untold - row->n_told), row->n_untold - row->n_told);
  else
    /* Translators: which of a player’s untold cards is asked for, in the order laid: “card 2 of 3” */
    question = g_strdup_printf (_("face-down card %u of %u"), row->n_told + 1, row->n_untold);
  gtk_label_set_text (GTK_LABEL (row->question), question);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    show_choice (self, row, kind);
  gtk_widget_set_visible (row->choices_box, !offers_sets (row));
  for (guint set = 0; set < MAX_SETS; set++)
    {
      gboolean offered = offers_sets (row) && set < row->n_sets;

      if (offered)
        show_set (self, row, set);
      gtk_widget_set_visible (row->set_choices[set], offered);
    }
  gtk_widget_set_visible (row->sets_box, offers_sets (row));
}

/* The keys are those of the purchase; only one row at a time can have them. */
static void
give_keys (Row      *row,
           gboolean  has_keys)
{
  const char *const keys[RN_SACRIFICES] = {
    C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G")
  };

  row->has_keys = has_keys;
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    ahu_choice_set_key (AHU_CHOICE (row->choices[kind]), has_keys ? keys[kind] : NULL);
}

static void
arrange_row (AhuRnReveal *self,
             Row         *row)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (row->row);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (row->words),
                                  self->low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (row->words), self->low ? SPACING : 2);
  g_object_set (gtk_layout_manager_get_layout_child (layout, row->choices_box),
                "column", self->low ? 0 : 2,
                "column-span", self->low ? 2 : 1,
                "row", self->low ? 1 : 0,
                NULL);
}

static GtkWidget *
make_choice (AhuRnReveal *self,
             guint        player,
             guint        kind)
{
  GtkWidget *choice = ahu_choice_new ();

  ahu_choice_set_content (AHU_CHOICE (choice),
                          ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE_WIDTH,
                                           ahu_rn_art_sacrifice_height (FACE_WIDTH)));
  ahu_choice_set_orientation (AHU_CHOICE (choice), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (choice, "reveal");
  g_object_set_data (G_OBJECT (choice), "player", GUINT_TO_POINTER (player));
  g_object_set_data (G_OBJECT (choice), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect_object (choice, "clicked", G_CALLBACK (clicked_cb), self, 0);
  return choice;
}

static GtkWidget *
make_set_choice (AhuRnReveal *self,
                 guint        player,
                 guint        set)
{
  GtkWidget *choice = ahu_choice_new ();

  gtk_widget_add_css_class (choice, "reward");
  g_object_set_data (G_OBJECT (choice), "player", GUINT_TO_POINTER (player));
  g_object_set_data (G_OBJECT (choice), "set", GUINT_TO_POINTER (set));
  g_signal_connect_object (choice, "clicked", G_CALLBACK (set_clicked_cb), self, 0);
  return choice;
}

static void
make_sets (AhuRnReveal *self,
           guint        player)
{
  Row *row = &self->rows[player];
  GtkLayoutManager *layout = ahu_wrap_layout_new ();

  g_object_set (layout, "spacing", 8, "line-spacing", 8, NULL);
  row->sets_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (row->sets_box, layout);
  gtk_widget_set_visible (row->sets_box, FALSE);
  for (guint set = 0; set < MAX_SETS; set++)
    {
      row->set_choices[set] = make_set_choice (self, player, set);
      gtk_box_append (GTK_BOX (row->sets_box), row->set_choices[set]);
    }
  gtk_box_append (GTK_BOX (self), row->sets_box);
}

static void
make_words (Row *row)
{
  row->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  gtk_widget_set_hexpand (row->words, TRUE);
  gtk_widget_set_valign (row->words, GTK_ALIGN_CENTER);

  row->name = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (row->name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (row->name), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (row->name, "player-name");
  gtk_box_append (GTK_BOX (row->words), row->name);

  row->question = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (row->question), 0);
  gtk_label_set_wrap (GTK_LABEL (row->question), TRUE);
  gtk_widget_add_css_class (row->question, "second");
  gtk_box_append (GTK_BOX (row->words), row->question);
}

static void
make_row (AhuRnReveal *self,
          guint        player)
{
  Row *row = &self->rows[player];

  row->player = player;
  row->row = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (row->row), SPACING);
  gtk_grid_set_row_spacing (GTK_GRID (row->row), LOW_SPACING);
  gtk_widget_add_css_class (row->row, "decision-row");
  gtk_widget_set_visible (row->row, FALSE);
  row->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (row->mark, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (row->row), row->mark, 0, 0, 1, 1);
  make_words (row);
  gtk_grid_attach (GTK_GRID (row->row), row->words, 1, 0, 1, 1);

  row->choices_box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      row->choices[kind] = make_choice (self, player, kind);
      gtk_box_append (GTK_BOX (row->choices_box), row->choices[kind]);
    }
  gtk_grid_attach (GTK_GRID (row->row), row->choices_box, 2, 0, 1, 1);
  gtk_box_append (GTK_BOX (self), row->row);
  make_sets (self, player);
  row->held = ahu_rn_held_new ();
  gtk_widget_set_visible (row->held, FALSE);
  gtk_box_append (GTK_BOX (self), row->held);
  arrange_row (self, row);
}

static gboolean
has_rows (AhuRnReveal *self)
{
  return self->rows[0].row != NULL;
}

static void
make_rows (AhuRnReveal *self)
{
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    make_row (self, i);
}

/* What was told of a player stays while others turn up theirs. Of somebody whose
 * cards were never known only what is held is asked (@counts_held). */
static void
update_row (AhuRnReveal *self,
            Row         *row,
            guint        n_untold,
            gboolean     counts_held)
{
  if (row->n_untold != n_untold || n_untold == 0)
    forget (self, row);
  row->n_untold = n_untold;
  gtk_widget_set_visible (row->row, n_untold > 0);
  gtk_widget_set_visible (row->held, n_untold > 0 || counts_held);
  if (n_untold > 0)
    show_row (self, row);
  else
    gtk_widget_set_visible (row->sets_box, FALSE);
  if (n_untold > 0 || counts_held)
    ahu_rn_held_update (AHU_RN_HELD (row->held), self->session, row->player);
}

static void
show_heading (AhuRnReveal *self,
              const char  *heading)
{
  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, heading, -1);
}

static void
ahu_rn_reveal_dispose (GObject *object)
{
  AhuRnReveal *self = AHU_RN_REVEAL (object);

  g_clear_object (&self->session);

  G_OBJECT_CLASS (ahu_rn_reveal_parent_class)->dispose (object);
}

static void
ahu_rn_reveal_class_init (AhuRnRevealClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_reveal_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_rn_reveal_init (AhuRnReveal *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->heading = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_widget_add_css_class (self->heading, "section-heading");
  gtk_box_append (GTK_BOX (self), self->heading);
  show_heading (self, _("Turn up the untold cards"));
}

GtkWidget *
ahu_rn_reveal_new (void)
{
  return g_object_new (AHU_TYPE_RN_REVEAL, NULL);
}

void
ahu_rn_reveal_set_low (AhuRnReveal *self,
                       gboolean     low)
{
  g_return_if_fail (AHU_IS_RN_REVEAL (self));

  self->low = low;
  gtk_widget_set_visible (self->heading, !low);
  if (has_rows (self))
    for (guint i = 0; i < RN_MAX_PLAYERS; i++)
      arrange_row (self, &self->rows[i]);
}

void
ahu_rn_reveal_update (AhuRnReveal *self,
                      AhuSession  *session)
{
  const RnPosition *position;
  guint8 pending[RN_MAX_PLAYERS];

  g_return_if_fail (AHU_IS_RN_REVEAL (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  if (g_set_object (&self->session, session))
    for (guint i = 0; i < RN_MAX_PLAYERS; i++)
      forget (self, &self->rows[i]);

  position = ahu_session_get_position (session);
  if (!has_rows (self) && position->step != RN_STEP_REVEAL)
    return;
  if (!has_rows (self))
    make_rows (self);
  /* The prompt speaks of the first. */
  if (rn_position_pending (position, pending) == 0)
    pending[0] = position->active;
  show_heading (self, position->untracked ? _("Turn up the Sacrifice cards") : _("Turn up the untold cards"));
  for (guint i = 0; i < RN_MAX_PLAYERS; i++)
    {
      gboolean plays = position->step == RN_STEP_REVEAL && i < position->n_players;
      gboolean asked = plays && position->untold[i] > 0;

      give_keys (&self->rows[i], asked && i == pending[0]);
      update_row (self, &self->rows[i], asked ? position->untold[i] : 0, plays && position->unknown[i] > 0);
    }
}

gboolean
ahu_rn_reveal_can_undo (AhuRnReveal *self)
{
  g_return_val_if_fail (AHU_IS_RN_REVEAL (self), FALSE);

  return self->n_order > 0;
}

void
ahu_rn_reveal_undo (AhuRnReveal *self)
{
  Row *row;

  g_return_if_fail (AHU_IS_RN_REVEAL (self));
  g_return_if_fail (self->n_order > 0);

  row = &self->rows[self->order[--self->n_order]];
  row->n_told--;
  show_row (self, row);
  g_signal_emit (self, signals[CHANGED], 0);
}
