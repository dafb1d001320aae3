/* ahu-correction-choices.c: what can become of a move that is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-correction-choices.h"

#include <glib/gi18n.h>

#include "toolkit/table/ahu-choice.h"

static GtkWidget *
add (GtkBox     *box,
     const char *key,
     GCallback   callback,
     gpointer    data)
{
  GtkWidget *button = ahu_choice_new ();

  if (key != NULL)
    ahu_choice_set_key (AHU_CHOICE (button), key);
  /* What it holds fills it, but it doesn't fill the window. */
  gtk_widget_set_vexpand (button, FALSE);
  g_signal_connect_swapped (button, "clicked", callback, data);
  gtk_box_append (box, button);

  return button;
}

/* The key that closes windows is the one to tell; it is no letter, which a choice could have. */
static void
fill_cancel (GtkWidget *button)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (_("Cancel"));
  GtkWidget *key = gtk_label_new (C_("key", "Esc"));

  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_add_css_class (key, "keycap");
  gtk_widget_set_valign (key, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), key);
  ahu_choice_set_content (AHU_CHOICE (button), box);
  ahu_choice_set_name (AHU_CHOICE (button), _("Cancel"), _("Nothing has changed"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, "Escape", -1);
}

void
ahu_correction_choices_fill (AhuCorrectionChoices *self,
                             GtkBox               *box,
                             const GCallback       callbacks[AHU_CORRECTION_CHOICES],
                             gpointer              data)
{
  /* Translators: keys in the window that corrects a move: change it, remove it,
   * insert one before it, keep the game up to here; no two the same */
  const char *keys[AHU_CORRECTION_CHOICES] = { C_("correction key", "C"), C_("correction key", "R"),
                                                  C_("correction key", "I"), C_("correction key", "K"), NULL };

  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_BOX (box));

  for (guint i = 0; i < AHU_CORRECTION_CHOICES; i++)
    self->buttons[i] = add (box, keys[i], callbacks[i], data);
  gtk_widget_add_css_class (self->buttons[AHU_CORRECTION_CHANGE], "suggested-action");
  fill_cancel (self->buttons[AHU_CORRECTION_CANCEL]);
}

static void
set_button (AhuCorrectionChoices *self,
            AhuCorrectionChoice   choice,
            const char           *name,
            const char           *note)
{
  AhuChoice *button = AHU_CHOICE (self->buttons[choice]);

  ahu_choice_set_text (button, name);
  ahu_choice_set_name (button, name, note);
}

/* What is lost is said on the button itself. */
static void
set_keep (AhuChoice  *button,
          const char *note)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *second = gtk_label_new (note);

  gtk_label_set_wrap (GTK_LABEL (second), TRUE);
  gtk_widget_add_css_class (second, "second");
  gtk_widget_add_css_class (second, "correction-note");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), gtk_label_new (_("Keep the game up to here")));
  gtk_box_append (GTK_BOX (box), second);
  ahu_choice_set_content (button, box);
  ahu_choice_set_name (button, _("Keep the game up to here"), note);
}

void
ahu_correction_choices_show (AhuCorrectionChoices *self,
                             gboolean              is_proposed,
                             gboolean              is_later,
                             gboolean              is_over,
                             guint                 left_out)
{
  g_autofree char *note = g_strdup_printf (ngettext ("%u move is left out", "%u moves are left out", left_out),
                                           left_out);

  g_return_if_fail (self != NULL);

  set_button (self, AHU_CORRECTION_CHANGE,
              is_proposed ? _("Correct it") : is_later ? _("Change this one too") : _("Change"), NULL);
  set_button (self, AHU_CORRECTION_REMOVE, is_later ? _("Remove this one too") : _("Remove"), NULL);
  set_button (self, AHU_CORRECTION_INSERT, _("Insert a move before it"), NULL);
  set_keep (AHU_CHOICE (self->buttons[AHU_CORRECTION_KEEP]), note);
  gtk_widget_set_visible (self->buttons[AHU_CORRECTION_KEEP], is_later);
  /* Where the game is over with what was changed there is nothing to enter. */
  gtk_widget_set_visible (self->buttons[AHU_CORRECTION_CHANGE], !is_over);
  gtk_widget_set_visible (self->buttons[AHU_CORRECTION_INSERT], !is_over && !is_proposed);
  gtk_widget_set_visible (self->buttons[AHU_CORRECTION_REMOVE], !is_proposed);
}

GtkWidget *
ahu_correction_choices_get_first (AhuCorrectionChoices *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < AHU_CORRECTION_CHOICES; i++)
    if (gtk_widget_get_visible (self->buttons[i]))
      return self->buttons[i];

  return self->buttons[AHU_CORRECTION_CANCEL];
}
