/* ahu-rn-join-field.c: the parts that the table of a running game is entered on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-join-field.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/entry/ahu-count-field.h"
#include "toolkit/rules/ahu-rules-text.h"

#define PICTURE 20
#define FAULT_CHARS 24

GtkWidget *
ahu_rn_join_field_new (guint target)
{
  GtkWidget *field = ahu_count_field_new ();

  g_return_val_if_fail (rn_join_is_number (target), NULL);

  g_object_set_data (G_OBJECT (field), "target", GUINT_TO_POINTER (target));

  return field;
}

guint
ahu_rn_join_field_get_target (GtkWidget *field)
{
  g_return_val_if_fail (AHU_IS_COUNT_FIELD (field), 0);

  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (field), "target"));
}

void
ahu_rn_join_field_show (GtkWidget   *field,
                        RnJoinEntry *entry,
                        gboolean     is_wrong)
{
  AhuCountField *count = AHU_COUNT_FIELD (field);
  guint target = ahu_rn_join_field_get_target (field);
  gint64 number = rn_join_entry_get_number (entry, target);
  gint64 derived = number == RN_JOIN_UNKNOWN ? rn_join_entry_derive (entry, target) : RN_JOIN_UNKNOWN;
  gboolean follows = derived != RN_JOIN_UNKNOWN;
  gint64 shown = follows ? derived : number == RN_JOIN_UNKNOWN ? AHU_COUNT_NONE : number;
  g_autofree char *faint = g_strdup_printf ("%" G_GINT64_FORMAT, derived);
  /* Translators: for a screen reader, of a number that nobody entered; %s is what it has to be. */
  g_autofree char *words = g_strdup_printf (_("From the other numbers: %s"), faint);

  ahu_count_field_show (count, shown, number != RN_JOIN_UNKNOWN);
  ahu_count_field_set_note (count, NULL, follows ? words : NULL);
  ahu_count_field_set_wrong (count, is_wrong);
  ahu_count_field_set_current (count, rn_join_entry_get_present (entry) == target);
}

GtkWidget *
ahu_rn_join_picture_new (guint target,
                         int   width)
{
  guint sacrifice = rn_join_sacrifice (target);
  int field = rn_join_own_field (target);

  if (sacrifice != RN_SACRIFICE_NULL || field == RN_JOIN_OWNED)
    return ahu_picture_new (ahu_rn_art_sacrifice (sacrifice), width, ahu_rn_art_sacrifice_height (width));
  if (field >= 0)
    return ahu_picture_new (field == RN_JOIN_WOOD ? "token-wood"
                            : field == RN_JOIN_GLORY ? "token-glory" : ahu_rn_art_kind ((guint) field - RN_JOIN_AREA),
                            width, width);
  if (target == RN_JOIN_STONE)
    return ahu_picture_new ("stone", width * 3 / 2, width);
  if (target == RN_JOIN_RETURNED)
    return ahu_picture_new (ahu_rn_art_kind (RN_MOAI), width, width);

  return ahu_picture_new (target == RN_JOIN_TURN_NUMBER ? NULL : "card-back", width * 3 / 4, width);
}

GtkWidget *
ahu_rn_join_pair_new (GtkWidget      *field,
                      GtkOrientation  orientation)
{
  GtkWidget *box = gtk_box_new (orientation, orientation == GTK_ORIENTATION_HORIZONTAL ? 4 : 1);
  GtkWidget *picture = ahu_rn_join_picture_new (ahu_rn_join_field_get_target (field), PICTURE);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), field);

  return box;
}

GtkWidget *
ahu_rn_join_fault_new (void)
{
  GtkWidget *fault = ahu_widget_breakable_words_new (NULL, "join-fault");

  /* It fills the part that it stands in, and makes it no wider. */
  gtk_label_set_max_width_chars (GTK_LABEL (fault), FAULT_CHARS);
  gtk_widget_set_visible (fault, FALSE);

  return fault;
}

void
ahu_rn_join_fault_show (GtkWidget  *fault,
                        const char *text)
{
  g_return_if_fail (GTK_IS_LABEL (fault));

  ahu_rules_label_set_text (GTK_LABEL (fault), text != NULL ? text : "");
  gtk_widget_set_visible (fault, text != NULL);
}
