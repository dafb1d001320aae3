/* ahu-rn-held.c: counts the cards a player still holds, to tell which lie face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-held.h"

#include <glib/gi18n.h>

#include "games/rapanui/engine/rn-deduce.h"
#include "games/rapanui/engine/rn-rules.h"
#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/entry/ahu-count-spin.h"

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
get_position (AhuRnHeld *self)
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
tell (AhuRnHeld    *self,
      const guint8 *kinds)
{
  RnMove move = {
    .type = RN_MOVE_REVEAL, .player = (guint8) self->player,
    .n_cards = get_position (self)->untold[self->player]
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
  return get_position (self)->unknown[self->player] > 0;
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
  if (rn_check (get_position (self), &move).code != RN_OK)
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

  if (!rn_deduce_from_held (get_position (self), self->player, held, kinds))
    return FALSE;

  tell (self, kinds);

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
      (get_position (self)->untold[self->player] == 0 && !is_untracked (self)))
    return;

  n = rn_position_sacrifice_total (get_position (self), self->player);
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

GtkWidget *
ahu_rn_held_new (void)
{
  return g_object_new (AHU_TYPE_RN_HELD, NULL);
}

static void
show_words (AhuRnHeld  *self,
            const char *name)
{
  guint n = rn_position_sacrifice_total (get_position (self), self->player);
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

static void
read_asked (const RnPosition *position,
            guint             player,
            guint8            asked[RN_SACRIFICES + 2])
{
  memcpy (asked, position->sacrifice[player], RN_SACRIFICES);
  asked[RN_SACRIFICES] = position->untold[player];
  asked[RN_SACRIFICES + 1] = position->unknown[player];
}

void
ahu_rn_held_update (AhuRnHeld  *self,
                    AhuSession *session,
                    guint       player)
{
  guint8 asked[RN_SACRIFICES + 2];

  g_return_if_fail (AHU_IS_RN_HELD (self));
  g_return_if_fail (AHU_IS_SESSION (session));

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
