/* ahu-rn-reveal.c: asks for the untold face-down cards when the game has ended
 *
 * One player after the other, the one whom the prompt names, and card by card. A player's
 * cards are one move, made when the last of them is told, or as soon as the others can
 * only have been one thing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-reveal.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-deduce.h"
#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/join/rn-turned.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-spin.h"
#include "toolkit/table/ahu-choice.h"

#define MARK_SIZE 26
#define SPACING 8
#define LOW_SPACING 3

/* Of the faces */
static const int face_widths[AHU_RN_SIZES] = { 48, 56, 74, 74 };

/* Counts of the cards that a player still holds, which tell the untold ones (R8.2) as soon as they are all of them. */
#define AHU_TYPE_RN_HELD (ahu_rn_held_get_type ())
G_DECLARE_FINAL_TYPE (AhuRnHeld, ahu_rn_held, AHU, RN_HELD, GtkBox)

#define FACE_WIDTH 28

struct _AhuRnHeld
{
  GtkBox parent_instance;

  AhuSession *session;
  guint player;
  guint8 asked[RN_SACRIFICES + 2]; /* what the counts are about, see read_asked() */
  gboolean updating;
  GtkWidget *expander;
  GtkWidget *spins[RN_SACRIFICES];
  GtkWidget *problem;
};

G_DEFINE_FINAL_TYPE (AhuRnHeld, ahu_rn_held, GTK_TYPE_BOX)

static const RnPosition *
held_position (AhuRnHeld *self)
{
  return ahu_session_get_position (self->session);
}

static guint
read_counts (AhuRnHeld *self,
             guint      held[RN_SACRIFICES])
{
  guint sum = 0;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      held[kind] = 0;
      if (ahu_count_spin_read (self->spins[kind], &held[kind]))
        sum += held[kind];
    }

  return sum;
}

static void
tell_kinds (AhuRnHeld    *self,
            const guint8 *kinds)
{
  RnMove move = {
    .type = RN_MOVE_REVEAL, .player = (guint8) self->player,
    .n_cards = held_position (self)->untold[self->player]
  };
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  memcpy (move.cards, kinds, move.n_cards);
  node = rn_move_to_json (&move);
  text = json_to_string (node, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", text);
}

static void
show_problem (AhuRnHeld  *self,
              const char *problem)
{
  gtk_label_set_text (GTK_LABEL (self->problem), problem != NULL ? problem : "");
  gtk_widget_set_visible (self->problem, problem != NULL);
  if (problem != NULL)
    ahu_compat_announce (GTK_WIDGET (self), problem);
}

static gboolean
is_untracked (AhuRnHeld *self)
{
  return held_position (self)->unknown[self->player] > 0;
}

/* A game joined late: the cards held are what is asked for. */
static gboolean
tell_held (AhuRnHeld   *self,
           const guint  held[RN_SACRIFICES])
{
  RnMove move = { .type = RN_MOVE_REVEAL, .player = (guint8) self->player, .held = TRUE };
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    move.cards[kind] = (guint8) MIN (held[kind], RN_SACRIFICE_OF_KIND + 1);
  if (rn_check (held_position (self), &move).code != RN_OK)
    return FALSE;

  node = rn_move_to_json (&move);
  text = json_to_string (node, FALSE);
  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", text);

  return TRUE;
}

static gboolean
tell_untold (AhuRnHeld   *self,
             const guint  held[RN_SACRIFICES])
{
  guint8 kinds[RN_MAX_HIDDEN];

  if (!rn_deduce_from_held (held_position (self), self->player, held, kinds))
    return FALSE;

  tell_kinds (self, kinds);

  return TRUE;
}

/* All cards are counted, or more: they tell the rest, or can't be so. */
static void
changed_cb (AhuRnHeld *self)
{
  guint held[RN_SACRIFICES];
  g_autofree char *problem = NULL;
  guint n;

  if (self->updating || self->session == NULL ||
      (held_position (self)->untold[self->player] == 0 && !is_untracked (self)))
    return;

  n = rn_position_sacrifice_total (held_position (self), self->player);
  if (read_counts (self, held) < n)
    {
      show_problem (self, NULL);
      return;
    }
  if (is_untracked (self) ? tell_held (self, held) : tell_untold (self, held))
    return;

  /* Translators: %1$s is a player’s name, %2$u a number of cards */
  problem = g_strdup_printf (ngettext ("That can’t be the %2$u card that %1$s still holds.",
                                       "Those can’t be the %2$u cards that %1$s still holds.", n),
                             ahu_session_get_names (self->session)[self->player], n);
  show_problem (self, problem);
}

static GtkWidget *
make_count (AhuRnHeld *self,
            guint      kind)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *child = gtk_flow_box_child_new ();

  self->spins[kind] = ahu_count_spin_new ();
  g_signal_connect_object (self->spins[kind], "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE_WIDTH,
                                                  ahu_rn_art_sacrifice_height (FACE_WIDTH)));
  gtk_box_append (GTK_BOX (box), self->spins[kind]);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), box);

  return child;
}

static void
ahu_rn_held_dispose (GObject *object)
{
  g_clear_object (&AHU_RN_HELD (object)->session);

  G_OBJECT_CLASS (ahu_rn_held_parent_class)->dispose (object);
}

static void
ahu_rn_held_class_init (AhuRnHeldClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = ahu_rn_held_dispose;
}

static void
ahu_rn_held_init (AhuRnHeld *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *counts = gtk_flow_box_new ();

  gtk_flow_box_set_selection_mode (GTK_FLOW_BOX (counts), GTK_SELECTION_NONE);
  gtk_flow_box_set_min_children_per_line (GTK_FLOW_BOX (counts), 2);
  gtk_flow_box_set_max_children_per_line (GTK_FLOW_BOX (counts), RN_SACRIFICES);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    gtk_flow_box_append (GTK_FLOW_BOX (counts), make_count (self, kind));
  self->problem = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->problem), TRUE);
  gtk_label_set_xalign (GTK_LABEL (self->problem), 0);
  gtk_widget_add_css_class (self->problem, "refusal");
  gtk_widget_set_visible (self->problem, FALSE);
  gtk_box_append (GTK_BOX (box), counts);
  gtk_box_append (GTK_BOX (box), self->problem);
  self->expander = ahu_compat_expander_new (box);
  gtk_widget_set_hexpand (self->expander, TRUE);
  gtk_box_append (GTK_BOX (self), self->expander);
}

static void
show_words (AhuRnHeld  *self,
            const char *name)
{
  guint n = rn_position_sacrifice_total (held_position (self), self->player);
  /* Translators: %1$s is a player’s name, %2$u a number of cards; opens four fields */
  g_autofree char *other = g_strdup_printf (ngettext ("Or enter the %2$u card that %1$s still holds",
                                                      "Or enter the %2$u cards that %1$s still holds", n),
                                            name, n);
  /* Translators: a game joined late, where nobody told the cards; %1$s is a player’s name, %2$u a number of cards; opens four fields */
  g_autofree char *only = g_strdup_printf (ngettext ("Enter the %2$u card that %1$s still holds",
                                                     "Enter the %2$u cards that %1$s still holds", n),
                                           name, n);
  const char *words = is_untracked (self) ? only : other;

  gtk_expander_set_label (GTK_EXPANDER (self->expander), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->expander), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      /* Translators: %1$s is a player’s name, %2$s a Sacrifice kind; a field for screen readers */
      g_autofree char *label = g_strdup_printf (_("%1$s still holds: %2$s"), name, rn_sacrifice_name (kind));

      gtk_accessible_update_property (GTK_ACCESSIBLE (self->spins[kind]),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    }
}

/* All that there is to count: cards of each kind, untold and unknown ones. */
static void
read_asked (const RnPosition *position,
            guint             player,
            guint8            asked[RN_SACRIFICES + 2])
{
  memcpy (asked, position->sacrifice[player], RN_SACRIFICES);
  asked[RN_SACRIFICES] = position->untold[player];
  asked[RN_SACRIFICES + 1] = position->unknown[player];
}

static void
held_update (AhuRnHeld  *self,
             AhuSession *session,
             guint       player)
{
  guint8 asked[RN_SACRIFICES + 2];

  /* What was counted stays while others turn up theirs, not where a correction has changed
   * what there is to count. */
  read_asked (ahu_session_get_position (session), player, asked);
  if (self->session == session && self->player == player && memcmp (self->asked, asked, sizeof asked) == 0)
    return;
  g_set_object (&self->session, session);
  self->player = player;
  memcpy (self->asked, asked, sizeof asked);
  self->updating = TRUE;
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    ahu_count_spin_show (self->spins[kind], 0);
  self->updating = FALSE;
  show_problem (self, NULL);
  show_words (self, ahu_session_get_names (session)[player]);
  gtk_expander_set_expanded (GTK_EXPANDER (self->expander), is_untracked (self));
}

struct _AhuRnReveal
{
  GtkBox parent_instance;

  AhuSession *session;
  GtkWidget *heading;
  GtkWidget *row; /* NULL until the first cards are asked for, like all that is in it */
  GtkWidget *mark;
  GtkWidget *question;
  GtkWidget *choices_box;
  GtkWidget *choices[RN_SACRIFICES];
  GtkWidget *faces[RN_SACRIFICES];
  GtkWidget *kind_names[RN_SACRIFICES];
  GtkWidget *next; /* whose cards are asked for after these */
  GtkWidget *held;
  int face_width;
  gboolean low;
  gboolean large;
  guint player; /* who is asked */
  guint n_untold;
  RnTurned *turned; /* of the session */
  guint8 told[RN_MAX_HIDDEN]; /* of the player’s cards, as it is there */
  guint n_told;
};

G_DEFINE_FINAL_TYPE (AhuRnReveal, ahu_rn_reveal, GTK_TYPE_BOX)

enum
{
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* The move that tells all untold cards, when the next one is of @kind: the rest
 * as it can have been, or, if nothing fits, all of @kind. */
static gboolean
complete_move (AhuRnReveal *self,
               guint        kind,
               RnMove      *move)
{
  const RnPosition *position = ahu_session_get_position (self->session);
  RnUntoldSet set;

  *move = (RnMove) { .type = RN_MOVE_REVEAL, .player = self->player, .n_cards = self->n_untold };
  memcpy (move->cards, self->told, self->n_told);
  move->cards[self->n_told] = kind;
  if (rn_deduce_sets (position, self->player, move->cards, self->n_told + 1, &set, 1) > 0)
    {
      memcpy (move->cards, set.kinds, self->n_untold);
      return TRUE;
    }

  memset (move->cards + self->n_told, kind, self->n_untold - self->n_told);
  return FALSE;
}

/* The engine's word on why @kind can't be the next card. */
static char *
find_reason (AhuRnReveal *self,
             guint        kind)
{
  RnReason reason;
  RnMove move;

  if (complete_move (self, kind, &move))
    return NULL;

  reason = rn_check (ahu_session_get_position (self->session), &move);
  g_assert (reason.code != RN_OK);
  return rn_reason_text (&reason, ahu_session_get_names (self->session));
}

static void
play (AhuRnReveal  *self,
      const RnMove *move)
{
  g_autoptr (JsonNode) node = rn_move_to_json (move);
  g_autofree char *text = json_to_string (node, FALSE);

  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", text);
}

/* Asks for the next card, and says so: the prompt is the same for all of a player's. */
static void
show_card (AhuRnReveal *self)
{
  const char *const *colours = ahu_record_get_colours (ahu_session_get_record (self->session));
  const char *name = ahu_session_get_names (self->session)[self->player];
  g_autofree char *question = NULL;

  ahu_mark_set_colour (AHU_PICTURE (self->mark), colours[self->player], MARK_SIZE);
  if (self->n_untold == 1)
    /* Translators: the only untold card of a player, whose name %s is, is asked for */
    question = g_strdup_printf (_("%s’s face-down card"), name);
  else
    /* Translators: which of a player’s untold cards is asked for, in the order laid: %1$s is the
     * player’s name, “card %2$u of %3$u” */
    question = g_strdup_printf (_("%1$s’s face-down card %2$u of %3$u"), name, self->n_told + 1, self->n_untold);
  gtk_label_set_text (GTK_LABEL (self->question), question);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      AhuChoice *choice = AHU_CHOICE (self->choices[kind]);
      g_autofree char *reason = find_reason (self, kind);
      /* Translators: a player’s name and a kind of Sacrifice card */
      g_autofree char *label = g_strdup_printf (_("%s laid %s"), name, rn_sacrifice_name (kind));

      ahu_choice_set_name (choice, label, question);
      ahu_choice_set_reason (choice, reason);
    }
}

/* What only one set is left for goes to the engine, and so does an impossible card. */
static void
tell (AhuRnReveal *self,
      guint        kind)
{
  RnUntoldSet sets[2];
  RnMove move;

  if (!complete_move (self, kind, &move))
    {
      play (self, &move);
      return;
    }

  self->told[self->n_told] = kind;
  if (rn_deduce_sets (ahu_session_get_position (self->session), self->player, self->told, self->n_told + 1,
                      sets, G_N_ELEMENTS (sets)) == 1)
    play (self, &move);
  else
    rn_turned_add (self->turned, kind);
}

static void
clicked_cb (GtkWidget   *choice,
            AhuRnReveal *self)
{
  tell (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (choice), "kind")));
}

/* The names go first where there is little height, and who comes next; where the row is large
 * all cards lie above it. */
static void
arrange_row (AhuRnReveal *self)
{
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      ahu_picture_set_name_and_size (AHU_PICTURE (self->faces[kind]), ahu_rn_art_sacrifice (kind), self->face_width,
                                     ahu_rn_art_sacrifice_height (self->face_width));
      gtk_widget_set_visible (self->kind_names[kind], self->large || !self->low);
    }
  gtk_widget_set_visible (self->next, !self->low && *gtk_label_get_text (GTK_LABEL (self->next)) != '\0');
}

static GtkWidget *
face_new (AhuRnReveal *self,
          guint        kind)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *name = ahu_widget_words_new (rn_kind_name_hyphenated (RN_FISH + kind), "kind-name");

  gtk_label_set_justify (GTK_LABEL (name), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (name), 0.5f);
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (box, TRUE);
  self->faces[kind] = ahu_picture_new (NULL, 1, 1);
  gtk_box_append (GTK_BOX (box), self->faces[kind]);
  gtk_box_append (GTK_BOX (box), name);
  self->kind_names[kind] = name;
  return box;
}

/* The keys are those of the purchase. */
static GtkWidget *
make_choice (AhuRnReveal *self,
             guint        kind)
{
  const char *const keys[RN_SACRIFICES] = {
    C_("key", "F"), C_("key", "M"), C_("key", "S"), C_("key", "G")
  };
  GtkWidget *choice = ahu_choice_new ();

  ahu_choice_set_content (AHU_CHOICE (choice), face_new (self, kind));
  ahu_choice_set_key (AHU_CHOICE (choice), keys[kind]);
  gtk_widget_add_css_class (choice, "reveal");
  g_object_set_data (G_OBJECT (choice), "kind", GUINT_TO_POINTER (kind));
  g_signal_connect_object (choice, "clicked", G_CALLBACK (clicked_cb), self, 0);
  return choice;
}

static void
make_row (AhuRnReveal *self)
{
  self->row = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->row), SPACING);
  gtk_grid_set_row_spacing (GTK_GRID (self->row), LOW_SPACING);
  gtk_widget_add_css_class (self->row, "decision-row");
  self->mark = ahu_picture_new (NULL, MARK_SIZE, MARK_SIZE);
  gtk_widget_set_valign (self->mark, GTK_ALIGN_CENTER);
  gtk_grid_attach (GTK_GRID (self->row), self->mark, 0, 0, 1, 1);
  self->question = ahu_widget_breakable_words_new (NULL, "player-name");
  gtk_widget_set_hexpand (self->question, TRUE);
  gtk_grid_attach (GTK_GRID (self->row), self->question, 1, 0, 1, 1);

  self->choices_box = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->choices_box), 10);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->choices_box), TRUE);
  gtk_widget_set_vexpand (self->choices_box, TRUE);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      self->choices[kind] = make_choice (self, kind);
      gtk_grid_attach (GTK_GRID (self->choices_box), self->choices[kind], (int) kind, 0, 1, 1);
    }
  gtk_grid_attach (GTK_GRID (self->row), self->choices_box, 0, 1, 2, 1);
  self->next = ahu_widget_breakable_words_new (NULL, "second");
  gtk_grid_attach (GTK_GRID (self->row), self->next, 0, 2, 2, 1);
  gtk_box_append (GTK_BOX (self), self->row);
  self->held = g_object_new (AHU_TYPE_RN_HELD, NULL);
  gtk_box_append (GTK_BOX (self), self->held);
  arrange_row (self);
}

static void
show_next (AhuRnReveal *self)
{
  const char *const *names = ahu_session_get_names (self->session);
  const char *others[RN_MAX_PLAYERS];
  guint8 pending[RN_MAX_PLAYERS];
  guint n = rn_position_pending (ahu_session_get_position (self->session), pending);
  g_autofree char *list = NULL;
  g_autofree char *words = NULL;

  for (guint i = 1; i < n; i++)
    others[i - 1] = names[pending[i]];
  if (n > 1)
    {
      list = rn_list_names (others, n - 1);
      /* Translators: below the question for a player's face-down cards; %s lists the players whose are asked for afterwards: “B and C” */
      words = g_strdup_printf (_("Then the face-down cards of %s"), list);
    }
  gtk_label_set_text (GTK_LABEL (self->next), words != NULL ? words : "");
  arrange_row (self);
}

/* Whether what was told of the player who is asked can have been so. */
static gboolean
is_possible (AhuRnReveal *self)
{
  RnUntoldSet set;

  return rn_deduce_sets (ahu_session_get_position (self->session), self->player, self->told, self->n_told, &set, 1) > 0;
}

static void
read_turned (AhuRnReveal *self)
{
  const guint8 *kinds = rn_turned_get_kinds (self->turned, self->player, &self->n_told);

  memcpy (self->told, kinds, self->n_told);
}

/* By this row or by another. */
static void
turned_cb (AhuRnReveal *self)
{
  guint n = self->n_told;

  if (self->row == NULL || self->n_untold == 0)
    return;
  read_turned (self);
  if (self->n_told == n || self->n_told >= self->n_untold)
    return;
  show_card (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    ahu_compat_announce (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->question)));
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Of somebody whose cards were never known only what is held is asked (@counts_held). */
static void
ask (AhuRnReveal *self,
     guint        player,
     guint        n_untold,
     gboolean     counts_held)
{
  self->player = player;
  self->n_untold = n_untold;
  rn_turned_ask (self->turned, player);
  read_turned (self);
  /* In another past the told cards can't have been so. */
  if (self->n_told >= n_untold || !is_possible (self))
    {
      self->n_told = 0;
      rn_turned_keep (self->turned, 0);
    }
  gtk_widget_set_visible (self->row, n_untold > 0);
  gtk_widget_set_visible (self->held, n_untold > 0 || counts_held);
  if (n_untold > 0)
    show_card (self);
  if (n_untold > 0 || counts_held)
    held_update (AHU_RN_HELD (self->held), self->session, player);
  show_next (self);
}

/* What is turned up belongs to the session, whatever table shows it. */
static void
follow_session (AhuRnReveal *self,
                AhuSession  *session)
{
  if (!g_set_object (&self->session, session))
    return;
  if (self->turned != NULL)
    g_signal_handlers_disconnect_by_data (self->turned, self);
  g_set_object (&self->turned, rn_turned_for_session (session));
  g_signal_connect_object (self->turned, "changed", G_CALLBACK (turned_cb), self, G_CONNECT_SWAPPED);
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

  if (self->turned != NULL)
    g_signal_handlers_disconnect_by_data (self->turned, self);
  g_clear_object (&self->turned);
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
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  self->face_width = face_widths[AHU_RN_SIZE_SMALL];
  self->heading = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->heading), 0);
  gtk_widget_add_css_class (self->heading, "section-heading");
  gtk_box_append (GTK_BOX (self), self->heading);
  show_heading (self, _("Turn up the face-down cards"));
}

GtkWidget *
ahu_rn_reveal_new (void)
{
  return g_object_new (AHU_TYPE_RN_REVEAL, NULL);
}

void
ahu_rn_reveal_set_room (AhuRnReveal     *self,
                        const AhuRnRoom *room)
{
  g_return_if_fail (AHU_IS_RN_REVEAL (self));
  g_return_if_fail (room != NULL && room->size < AHU_RN_SIZES);

  self->low = room->crowded || !room->headings;
  self->face_width = (int) (face_widths[room->size] * room->scale);
  gtk_widget_set_visible (self->heading, !self->low);
  if (self->row != NULL)
    arrange_row (self);
}

void
ahu_rn_reveal_set_large (AhuRnReveal *self)
{
  AhuRnRoom room = AHU_RN_ROOM (AHU_RN_SIZE_MEDIUM);

  g_return_if_fail (AHU_IS_RN_REVEAL (self));
  g_return_if_fail (self->row == NULL);

  self->large = TRUE;
  gtk_widget_add_css_class (GTK_WIDGET (self), "mat");
  room.headings = FALSE;
  ahu_rn_reveal_set_room (self, &room);
}

void
ahu_rn_reveal_update (AhuRnReveal *self,
                      AhuSession  *session)
{
  const RnPosition *position;
  guint8 pending[RN_MAX_PLAYERS];
  gboolean asked;

  g_return_if_fail (AHU_IS_RN_REVEAL (self));
  g_return_if_fail (AHU_IS_SESSION (session));

  follow_session (self, session);
  position = ahu_session_get_position (session);
  asked = position->step == RN_STEP_REVEAL && rn_position_pending (position, pending) > 0;
  if (self->row == NULL && !asked)
    return;
  if (self->row == NULL)
    make_row (self);
  show_heading (self, position->untracked ? _("Turn up the Sacrifice cards") : _("Turn up the face-down cards"));
  if (self->large)
    ahu_player_colour_own (asked ? ahu_record_get_colours (ahu_session_get_record (session))[pending[0]] : NULL,
                           GTK_WIDGET (self), FALSE);
  if (asked)
    ask (self, pending[0], position->untold[pending[0]], position->unknown[pending[0]] > 0);
  else
    ask (self, 0, 0, FALSE);
}

const guint8 *
ahu_rn_reveal_get_told (AhuRnReveal *self,
                        guint       *n,
                        guint8      *player)
{
  g_return_val_if_fail (AHU_IS_RN_REVEAL (self), NULL);

  *n = self->n_told;
  *player = (guint8) self->player;

  return self->told;
}

void
ahu_rn_reveal_tell (AhuRnReveal  *self,
                    const RnMove *move)
{
  RnUntoldSet sets[2];

  g_return_if_fail (AHU_IS_RN_REVEAL (self));

  /* With the last that leaves a choice it would be a move. */
  for (guint n = 1; self->n_untold > 0 && move->player == self->player && n <= move->n_cards && n < self->n_untold; n++)
    {
      if (rn_deduce_sets (ahu_session_get_position (self->session), self->player, move->cards, n, sets,
                          G_N_ELEMENTS (sets)) < 2)
        return;
      rn_turned_add (self->turned, move->cards[n - 1]);
    }
}

gboolean
ahu_rn_reveal_can_undo (AhuRnReveal *self)
{
  g_return_val_if_fail (AHU_IS_RN_REVEAL (self), FALSE);

  return self->n_told > 0;
}

void
ahu_rn_reveal_undo (AhuRnReveal *self)
{
  g_return_if_fail (AHU_IS_RN_REVEAL (self));
  g_return_if_fail (self->n_told > 0);

  rn_turned_keep (self->turned, self->n_told - 1);
}
