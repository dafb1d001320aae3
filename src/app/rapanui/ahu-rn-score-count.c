/* ahu-rn-score-count.c: one field in the form of counts, for one count of a tally
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-score-count.h"

#include <glib/gi18n.h>

#include "app/ahu-widget.h"
#include "app/rapanui/ahu-rn-count-spin.h"

static guint
get_count (AhuRnScoreCount *self)
{
  return self->tally != NULL ? (guint) rn_sheet_get (ahu_rn_tally_get_sheet (self->tally), self->cell) : 0;
}

/* Somebody types. */
static void
text_changed_cb (AhuRnScoreCount *self)
{
  guint number;

  if (self->updating || self->tally == NULL)
    return;

  if (ahu_rn_count_spin_read (self->spin, &number))
    ahu_rn_tally_set_count (self->tally, self->cell, number, TRUE);
  else
    ahu_rn_tally_set_nonsense (self->tally, self->cell, gtk_editable_get_text (GTK_EDITABLE (self->spin)));
}

/* Somebody has pressed + or −; the number is that of the count, or next to it. */
static void
value_changed_cb (AhuRnScoreCount *self)
{
  guint number = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spin));

  if (!self->updating && self->tally != NULL && number != get_count (self))
    ahu_rn_tally_set_count (self->tally, self->cell, number, FALSE);
}

/* In place of what the field would make of a text that is no number: 0. */
static int
input_cb (AhuRnScoreCount *self,
          double          *value)
{
  guint number;

  *value = ahu_rn_count_spin_read (self->spin, &number) ? number : get_count (self);

  return TRUE;
}

/* What is being typed stays; a number that comes from elsewhere is not typed. */
static gboolean
output_cb (AhuRnScoreCount *self)
{
  gboolean was_updating = self->updating;
  guint number = (guint) gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (self->spin));
  g_autofree char *text = g_strdup_printf ("%u", number);

  if (self->tally != NULL && ahu_rn_tally_get_nonsense (self->tally, self->cell) != NULL &&
      number == get_count (self))
    return TRUE;

  self->updating = TRUE;
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->spin)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->spin), text);
  self->updating = was_updating;

  return TRUE;
}

void
ahu_rn_score_count_init (AhuRnScoreCount *self,
                         RnSheetCell      cell)
{
  self->cell = cell;
  self->spin = ahu_rn_count_spin_new ();
  gtk_spin_button_set_numeric (GTK_SPIN_BUTTON (self->spin), FALSE);
  gtk_spin_button_set_range (GTK_SPIN_BUTTON (self->spin), 0, RN_SHEET_MAX);
  g_signal_connect_swapped (self->spin, "changed", G_CALLBACK (text_changed_cb), self);
  g_signal_connect_swapped (self->spin, "value-changed", G_CALLBACK (value_changed_cb), self);
  g_signal_connect_swapped (self->spin, "input", G_CALLBACK (input_cb), self);
  g_signal_connect_swapped (self->spin, "output", G_CALLBACK (output_cb), self);
}

void
ahu_rn_score_count_clear (AhuRnScoreCount *self)
{
  self->tally = NULL;
  g_clear_pointer (&self->name, g_free);
}

/* What is no count is longer than one, as a rule. */
static void
fit_width (AhuRnScoreCount *self)
{
  glong length = g_utf8_strlen (gtk_editable_get_text (GTK_EDITABLE (self->spin)), -1);
  int width = (int) CLAMP (length, 3, 8);

  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), width);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->spin), width);
}

void
ahu_rn_score_count_show (AhuRnScoreCount *self,
                         AhuRnTally      *tally,
                         const char      *name)
{
  const char *nonsense = ahu_rn_tally_get_nonsense (tally, self->cell);

  self->tally = tally;
  self->updating = TRUE;
  if (g_strcmp0 (self->name, name) != 0)
    {
      g_free (self->name);
      self->name = g_strdup (name);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    }
  if (nonsense == NULL)
    ahu_rn_count_spin_show (self->spin, get_count (self));
  else if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->spin)), nonsense) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->spin), nonsense);
  fit_width (self);
  self->updating = FALSE;
}

void
ahu_rn_score_count_mark (AhuRnScoreCount *self,
                         gboolean         wrong)
{
  ahu_widget_set_css_class (self->spin, "error", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}

char *
ahu_rn_score_count_get_nonsense (AhuRnScoreCount *self)
{
  const char *text = self->tally != NULL ? ahu_rn_tally_get_nonsense (self->tally, self->cell) : NULL;

  if (text == NULL)
    return NULL;

  /* Translators: %1$s is what was typed, %2$s the name of the field such as “Ben: Wood” or “Fish on the Stone”, %3$u the number that is counted meanwhile. */
  return g_strdup_printf (_("“%1$s” is no number. For “%2$s”, %3$u is taken."), text, self->name, get_count (self));
}
