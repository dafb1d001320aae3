/* ahu-rn-join-number.c: a number of a running game: entered, left empty, or derived
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-join-number.h"

#include <glib/gi18n.h>

#include "app/ahu-widget.h"
#include "rapanui/rn-join.h"

#define MAX_DIGITS 4

/* Only digits get in: a letter is a card, wherever the focus is. */
static void
insert_text_cb (GtkEditable *editable,
                const char  *text,
                int          length,
                int         *position)
{
  gsize n = length < 0 ? strlen (text) : (gsize) length;

  for (gsize i = 0; i < n; i++)
    if (!g_ascii_isdigit (text[i]))
      {
        g_signal_stop_emission_by_name (editable, "insert-text");
        return;
      }
}

GtkWidget *
ahu_rn_join_number_new (void)
{
  GtkWidget *field = gtk_entry_new ();

  gtk_entry_set_max_length (GTK_ENTRY (field), MAX_DIGITS);
  gtk_entry_set_input_purpose (GTK_ENTRY (field), GTK_INPUT_PURPOSE_DIGITS);
  gtk_editable_set_width_chars (GTK_EDITABLE (field), MAX_DIGITS);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (field), MAX_DIGITS);
  gtk_widget_set_halign (field, GTK_ALIGN_START);
  gtk_widget_set_valign (field, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (field, "join-number");
  g_signal_connect (gtk_editable_get_delegate (GTK_EDITABLE (field)), "insert-text", G_CALLBACK (insert_text_cb), NULL);

  return field;
}

gint64
ahu_rn_join_number_read (GtkWidget *field)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (field));

  return *text == '\0' ? RN_JOIN_UNKNOWN : g_ascii_strtoll (text, NULL, 10);
}

void
ahu_rn_join_number_show (GtkWidget *field,
                         gint64     number,
                         gint64     derived,
                         gboolean   wrong)
{
  g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  g_autofree char *faint = g_strdup_printf ("%" G_GINT64_FORMAT, derived);
  /* Translators: for a screen reader, of a field that is left empty; %s is the number that follows from the other fields. */
  g_autofree char *words = g_strdup_printf (_("From the other numbers: %s"), faint);
  gboolean follows = number == RN_JOIN_UNKNOWN && derived != RN_JOIN_UNKNOWN;

  if (ahu_rn_join_number_read (field) != number)
    gtk_editable_set_text (GTK_EDITABLE (field), number == RN_JOIN_UNKNOWN ? "" : text);
  gtk_entry_set_placeholder_text (GTK_ENTRY (field), follows ? faint : NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, follows ? words : "", -1);
  ahu_widget_set_css_class (field, "error", wrong);
  gtk_accessible_update_state (GTK_ACCESSIBLE (field), GTK_ACCESSIBLE_STATE_INVALID,
                               wrong ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE, -1);
}
