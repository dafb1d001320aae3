/* ahu-rn-join-turn.c: whose turn it is in a running game, how far it is, and which
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-join-turn.h"

#include <glib/gi18n.h>

#include "app/ahu-picture.h"
#include "app/ahu-widget.h"
#include "app/ahu-wrap-layout.h"
#include "app/rapanui/ahu-rn-join-number.h"
#include "app/rapanui/ahu-rn-join-parts.h"

static const RnStep steps[] = { RN_STEP_BUY, RN_STEP_PLAY, RN_STEP_DRAW };

struct _AhuRnJoinTurn
{
  GtkBox parent_instance;

  AhuRnJoinEntry *entry;
  gboolean updating;

  GtkWidget *players[RN_MAX_PLAYERS];
  GtkWidget *labels[RN_MAX_PLAYERS];
  GtkWidget *marks[RN_MAX_PLAYERS];
  GtkWidget *steps[G_N_ELEMENTS (steps)];
  GtkWidget *turn;
  GtkWidget *held;
  GtkWidget *held_line;
};

static guint changed_signal;

G_DEFINE_FINAL_TYPE (AhuRnJoinTurn, ahu_rn_join_turn, GTK_TYPE_BOX)

static void
toggled_cb (AhuRnJoinTurn *self,
            GtkWidget     *button)
{
  if (self->updating || !gtk_check_button_get_active (GTK_CHECK_BUTTON (button)))
    return;

  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    if (self->players[p] == button)
      ahu_rn_join_entry_set_active (self->entry, (int) p);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (self->steps[i] == button)
      ahu_rn_join_entry_set_step (self->entry, steps[i]);
  g_signal_emit (self, changed_signal, 0);
}

/* In one line: a check button can't be higher the narrower it is. */
static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = ahu_widget_breakable_words_new (text, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);

  return label;
}

static GtkWidget *
make_choice (AhuRnJoinTurn *self,
             GtkWidget     *mark,
             GtkWidget     *label,
             GtkWidget     *group)
{
  GtkWidget *choice = gtk_check_button_new ();
  GtkWidget *content = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (content), 8);
  if (mark != NULL)
    gtk_grid_attach (GTK_GRID (content), mark, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (content), label, 1, 0, 1, 1);
  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_check_button_set_child (GTK_CHECK_BUTTON (choice), content);
  if (group != NULL)
    gtk_check_button_set_group (GTK_CHECK_BUTTON (choice), GTK_CHECK_BUTTON (group));
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (choice, "join-turn");
  g_signal_connect_object (choice, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);

  return choice;
}

static GtkWidget *
add_question (AhuRnJoinTurn *self,
              const char    *question)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = ahu_wrap_layout_new ();

  g_object_set (layout, "spacing", 18, "line-spacing", 6, NULL);
  gtk_widget_set_layout_manager (box, layout);
  gtk_box_append (GTK_BOX (self), ahu_widget_breakable_words_new (question, "page-section"));
  gtk_box_append (GTK_BOX (self), box);

  return box;
}

static void
build_players (AhuRnJoinTurn *self)
{
  GtkWidget *box = add_question (self, _("Whose turn is it?"));

  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      self->marks[p] = ahu_mark_new ("green", AHU_RN_JOIN_MARK);
      self->labels[p] = make_label (NULL);
      self->players[p] = make_choice (self, self->marks[p], self->labels[p], p > 0 ? self->players[0] : NULL);
      gtk_box_append (GTK_BOX (box), self->players[p]);
    }
}

static void
build_steps (AhuRnJoinTurn *self)
{
  GtkWidget *box = add_question (self, _("How far is the turn?"));
  const char *words[G_N_ELEMENTS (steps)] = {
    /* Translators: how far a turn is */
    _("at its start"),
    /* Translators: how far a turn is */
    _("a Sacrifice card is bought"),
    /* Translators: how far a turn is */
    _("played, now drawing"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      self->steps[i] = make_choice (self, NULL, make_label (words[i]), i > 0 ? self->steps[0] : NULL);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->steps[i]), GTK_ACCESSIBLE_PROPERTY_LABEL, words[i], -1);
      gtk_box_append (GTK_BOX (box), self->steps[i]);
    }
}

static GtkWidget *
add_number (AhuRnJoinTurn *self,
            GtkWidget     *field,
            const char    *name,
            const char    *detail)
{
  GtkWidget *line = ahu_rn_join_grid_new ();
  GtkWidget *words = gtk_grid_new ();

  gtk_grid_attach (GTK_GRID (words), ahu_widget_breakable_words_new (name, "heading"), 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (words), ahu_widget_breakable_words_new (detail, "second"), 0, 1, 1, 1);
  gtk_grid_attach (GTK_GRID (line), words, 0, 0, 1, 1);
  gtk_grid_attach (GTK_GRID (line), field, 1, 0, 1, 1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_set_margin_top (line, 9);
  gtk_box_append (GTK_BOX (self), line);

  return line;
}

static void
ahu_rn_join_turn_class_init (AhuRnJoinTurnClass *klass)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
ahu_rn_join_turn_init (AhuRnJoinTurn *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  build_players (self);
  build_steps (self);
  self->held = ahu_rn_join_number_new ();
  self->held_line = add_number (self, self->held, _("Cards left in hand"), _("of whoever is drawing"));
  self->turn = ahu_rn_join_number_new ();
  add_number (self, self->turn, _("Number of the turn"), _("if you know it"));
}

GtkWidget *
ahu_rn_join_turn_new (void)
{
  return g_object_new (AHU_TYPE_RN_JOIN_TURN, NULL);
}

void
ahu_rn_join_turn_set_entry (AhuRnJoinTurn  *self,
                            AhuRnJoinEntry *entry)
{
  g_return_if_fail (AHU_IS_RN_JOIN_TURN (self));
  g_return_if_fail (entry != NULL);

  self->entry = entry;
}

void
ahu_rn_join_turn_set_players (AhuRnJoinTurn     *self,
                              const char *const *names,
                              const char *const *colours)
{
  g_return_if_fail (AHU_IS_RN_JOIN_TURN (self));
  g_return_if_fail (names != NULL && colours != NULL);

  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    gtk_widget_set_visible (self->players[p], FALSE);
  for (guint p = 0; p < RN_MAX_PLAYERS && names[p] != NULL; p++)
    {
      gtk_widget_set_visible (self->players[p], TRUE);
      ahu_mark_set_colour (AHU_PICTURE (self->marks[p]), colours[p], AHU_RN_JOIN_MARK);
      gtk_label_set_text (GTK_LABEL (self->labels[p]), names[p]);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->players[p]), GTK_ACCESSIBLE_PROPERTY_LABEL, names[p], -1);
    }
}

void
ahu_rn_join_turn_update (AhuRnJoinTurn *self)
{
  int active;
  guint step;

  g_return_if_fail (AHU_IS_RN_JOIN_TURN (self));

  active = ahu_rn_join_entry_get_active (self->entry);
  step = ahu_rn_join_entry_get_step (self->entry);
  self->updating = TRUE;
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->players[p]), (int) p == active);
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    gtk_check_button_set_active (GTK_CHECK_BUTTON (self->steps[i]), steps[i] == step);
  self->updating = FALSE;
  gtk_widget_set_visible (self->held_line, step == RN_STEP_DRAW);
}

GtkWidget *
ahu_rn_join_turn_get_field (AhuRnJoinTurn *self,
                            guint          target)
{
  g_return_val_if_fail (AHU_IS_RN_JOIN_TURN (self), NULL);

  switch (target)
    {
    case AHU_RN_JOIN_TURN_NUMBER:
      return self->turn;
    case AHU_RN_JOIN_HELD:
      return self->held;
    default:
      return self->players[0];
    }
}
