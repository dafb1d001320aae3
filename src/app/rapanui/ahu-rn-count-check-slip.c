/* ahu-rn-count-check-slip.c: one slip that may explain what was counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-count-check-slip.h"

#include <glib/gi18n.h>

#include "app/ahu-rules-text.h"
#include "app/ahu-wrap-layout.h"
#include "app/rapanui/ahu-rn-reasons.h"

struct _AhuRnCountCheckSlip
{
  GtkBox parent_instance;

  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (AhuRnCountCheckSlip, ahu_rn_count_check_slip, GTK_TYPE_BOX)

static void
add_words (GtkWidget  *self,
           const char *text,
           const char *css_class)
{
  GtkWidget *words = gtk_label_new (NULL);

  ahu_rules_label_set_text (GTK_LABEL (words), text);
  gtk_label_set_xalign (GTK_LABEL (words), 0);
  gtk_label_set_wrap (GTK_LABEL (words), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (words), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (words, css_class);
  gtk_box_append (GTK_BOX (self), words);
}

static GtkWidget *
make_button (guint       turn,
             guint       ply,
             guint       n_moves,
             const char *sentence)
{
  GtkWidget *button = gtk_button_new ();
  /* Translators: a button; %u is the number of a turn. It opens the correction of a move of that turn. */
  g_autofree char *text = ply < n_moves ? g_strdup_printf (_("Correct turn %u"), turn)
                                        : g_strdup (_("Enter it now"));

  gtk_button_set_label (GTK_BUTTON (button), text);
  gtk_widget_add_css_class (button, "touch");
  /* Other slips may have a button for the same turn. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, sentence, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "count.correct");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", ply);

  return button;
}

static void
add_buttons (AhuRnCountCheckSlip *self,
             const RnSlip        *slip,
             guint                n_moves,
             const char          *sentence)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkLayoutManager *layout = ahu_wrap_layout_new ();

  g_object_set (layout, "spacing", 8, "line-spacing", 8, NULL);
  gtk_widget_set_layout_manager (buttons, layout);
  for (guint i = 0; i < slip->n_turns; i++)
    gtk_box_append (GTK_BOX (buttons), make_button (slip->turns[i], slip->plies[i], n_moves, sentence));
  gtk_box_append (GTK_BOX (self), buttons);
  self->buttons = buttons;
}

/* To the first button; the link to the rule comes before it. */
static gboolean
ahu_rn_count_check_slip_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (AHU_RN_COUNT_CHECK_SLIP (widget)->buttons, GTK_DIR_TAB_FORWARD);
}

static void
ahu_rn_count_check_slip_class_init (AhuRnCountCheckSlipClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = ahu_rn_count_check_slip_grab_focus;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_count_check_slip_init (AhuRnCountCheckSlip *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
  gtk_widget_add_css_class (GTK_WIDGET (self), "count-panel");
}

GtkWidget *
ahu_rn_count_check_slip_new (const RnSlip      *slip,
                             const RnCount     *difference,
                             const char *const *names,
                             const char        *rule,
                             guint              n_moves)
{
  GtkWidget *self = g_object_new (AHU_TYPE_RN_COUNT_CHECK_SLIP, NULL);
  g_autofree char *sentence = rn_slip_sentence (slip, names);
  g_autofree char *cited = ahu_rn_cite (sentence, rule);
  g_autofree char *turns = rn_slip_turns_sentence (slip);
  g_autofree char *fit = rn_slip_fit_sentence (slip, difference, names);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence, -1);
  add_words (self, cited, "count-sentence");
  add_words (self, fit, "second");
  if (turns != NULL)
    add_words (self, turns, "second");
  add_buttons (AHU_RN_COUNT_CHECK_SLIP (self), slip, n_moves, sentence);

  return self;
}
