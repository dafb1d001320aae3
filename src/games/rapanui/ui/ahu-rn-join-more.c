/* ahu-rn-join-more.c: what only some have to tell of a running game, folded away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-more.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-join-field.h"
#include "games/rapanui/words/rn-join-words.h"
#include "toolkit/base/ahu-compat.h"
#include "toolkit/base/ahu-widget.h"

static const RnStep steps[] = { RN_STEP_BUY, RN_STEP_PLAY, RN_STEP_DRAW };

struct _AhuRnJoinMore
{
  GtkBox parent_instance;

  gboolean updating;
  GtkWidget *turn; /* expanders */
  GtkWidget *known;
  GtkWidget *steps[G_N_ELEMENTS (steps)];
  GtkWidget *held_line;
  GtkWidget *names[RN_MAX_PLAYERS];
  GtkWidget *kinds[RN_MAX_PLAYERS];
  GtkWidget *fields[RN_JOIN_TARGETS];
  GtkWidget *fault;
};

G_DEFINE_FINAL_TYPE (AhuRnJoinMore, ahu_rn_join_more, GTK_TYPE_BOX)

static guint step_chosen_signal;

static void
toggled_cb (AhuRnJoinMore *self,
            GtkWidget     *button)
{
  if (self->updating || !gtk_check_button_get_active (GTK_CHECK_BUTTON (button)))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (self->steps[i] == button)
      g_signal_emit (self, step_chosen_signal, 0, (guint) steps[i]);
}

/* The words beside their count. */
static GtkWidget *
make_line (AhuRnJoinMore *self,
           guint          target)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = ahu_widget_breakable_words_new (rn_join_short_name (target), NULL);

  self->fields[target] = ahu_rn_join_field_new (target);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (line), self->fields[target]);

  return line;
}

/* A count for each Sacrifice kind. */
static GtkWidget *
make_kinds (AhuRnJoinMore *self,
            guint          first)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      self->fields[first + kind] = ahu_rn_join_field_new (first + kind);
      gtk_box_append (GTK_BOX (line), ahu_rn_join_pair_new (self->fields[first + kind], GTK_ORIENTATION_VERTICAL));
    }

  return line;
}

static GtkWidget *
add_row (AhuRnJoinMore *self,
         const char    *title,
         GtkWidget     *content)
{
  GtkWidget *expander = ahu_compat_expander_new (content);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (content), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (content), 6);
  gtk_widget_add_css_class (content, "join-more");
  gtk_expander_set_label_widget (GTK_EXPANDER (expander), ahu_widget_breakable_words_new (title, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (expander), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_widget_add_css_class (expander, "join-row");
  gtk_box_append (GTK_BOX (self), expander);

  return expander;
}

static void
build_turn (AhuRnJoinMore *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  const char *words[G_N_ELEMENTS (steps)] = {
    /* Translators: how far a turn is */
    _("at its start"),
    /* Translators: how far a turn is */
    _("a Sacrifice card is bought"),
    /* Translators: how far a turn is */
    _("played, now drawing"),
  };

  gtk_box_append (GTK_BOX (content), ahu_widget_words_new (_("How far is the turn?"), "heading"));
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      self->steps[i] = gtk_check_button_new_with_label (words[i]);
      gtk_widget_add_css_class (self->steps[i], "join-step");
      if (i > 0)
        gtk_check_button_set_group (GTK_CHECK_BUTTON (self->steps[i]), GTK_CHECK_BUTTON (self->steps[0]));
      g_signal_connect_object (self->steps[i], "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
      gtk_box_append (GTK_BOX (content), self->steps[i]);
    }
  self->held_line = make_line (self, RN_JOIN_HELD);
  gtk_box_append (GTK_BOX (content), self->held_line);
  gtk_box_append (GTK_BOX (content), make_line (self, RN_JOIN_TURN_NUMBER));
  self->turn = add_row (self, _("Not at the beginning of the turn…"), content);
}

static void
build_known (AhuRnJoinMore *self)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (content), make_line (self, RN_JOIN_RETURNED));
  gtk_box_append (GTK_BOX (content), make_line (self, RN_JOIN_DECK));
  /* Translators: of the cards that lie face up on the Stone */
  gtk_box_append (GTK_BOX (content), ahu_widget_breakable_words_new (_("Kinds that everybody remembers, face up"), "second"));
  gtk_box_append (GTK_BOX (content), make_kinds (self, RN_JOIN_STONE_KIND));
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      self->names[p] = ahu_widget_breakable_words_new (NULL, "second");
      self->kinds[p] = make_kinds (self, rn_join_field (p, RN_JOIN_OWNED_KIND));
      gtk_box_append (GTK_BOX (content), self->names[p]);
      gtk_box_append (GTK_BOX (content), self->kinds[p]);
    }
  /* Translators: unfolds numbers that needn't be known to join a running game */
  self->known = add_row (self, _("Enter what else you know…"), content);
}

static void
ahu_rn_join_more_class_init (AhuRnJoinMoreClass *klass)
{
  step_chosen_signal = g_signal_new ("step-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
ahu_rn_join_more_init (AhuRnJoinMore *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  build_turn (self);
  build_known (self);
  self->fault = ahu_rn_join_fault_new ();
  gtk_box_append (GTK_BOX (self), self->fault);
}

GtkWidget *
ahu_rn_join_more_new (void)
{
  return g_object_new (AHU_TYPE_RN_JOIN_MORE, NULL);
}

GtkWidget *
ahu_rn_join_more_get (AhuRnJoinMore *self,
                      guint          target)
{
  g_return_val_if_fail (AHU_IS_RN_JOIN_MORE (self), NULL);
  g_return_val_if_fail (target < RN_JOIN_TARGETS, NULL);

  return self->fields[target];
}

void
ahu_rn_join_more_unfold (AhuRnJoinMore *self,
                         guint          target)
{
  gboolean is_turn = target == RN_JOIN_HELD || target == RN_JOIN_TURN_NUMBER;

  g_return_if_fail (AHU_IS_RN_JOIN_MORE (self));

  gtk_expander_set_expanded (GTK_EXPANDER (is_turn ? self->turn : self->known), TRUE);
}

void
ahu_rn_join_more_set_players (AhuRnJoinMore     *self,
                              const char *const *names)
{
  guint n;

  g_return_if_fail (AHU_IS_RN_JOIN_MORE (self));
  g_return_if_fail (names != NULL);

  n = g_strv_length ((char **) names);
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      /* Translators: %s is a player’s name; above four counts */
      g_autofree char *words = g_strdup_printf (_("Kinds of the Sacrifice cards of %s"), p < n ? names[p] : "");

      gtk_label_set_text (GTK_LABEL (self->names[p]), words);
      gtk_widget_set_visible (self->names[p], p < n);
      gtk_widget_set_visible (self->kinds[p], p < n);
    }
}

void
ahu_rn_join_more_update (AhuRnJoinMore *self,
                         RnJoinEntry   *entry,
                         const char    *fault)
{
  guint step;

  g_return_if_fail (AHU_IS_RN_JOIN_MORE (self));
  g_return_if_fail (entry != NULL);

  step = rn_join_entry_get_step (entry);
  self->updating = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->steps[i]), steps[i] == step);
  self->updating = FALSE;
  gtk_widget_set_visible (self->held_line, step == RN_STEP_DRAW);
  ahu_rn_join_fault_show (self->fault, fault);
}
