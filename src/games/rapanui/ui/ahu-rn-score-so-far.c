/* ahu-rn-score-so-far.c: what each player has while not everything is counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-score-so-far.h"

#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/words/rn-sentences.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-widget.h"

#define MARK_SIZE 24
#define FACE 32

static gboolean
has_any (const RnSheet *sheet,
         int            player)
{
  for (guint i = 0; i < rn_sheet_n_cells (sheet); i++)
    if (rn_sheet_cell (i).player == player && !rn_sheet_is_missing (sheet, rn_sheet_cell (i)))
      return TRUE;

  return FALSE;
}

/* Cards are worth nothing that could be told before the Stone is counted. */
static gint64
get_points (AhuRnTally    *tally,
            const RnFinal *final,
            guint          player)
{
  return final->players[player].total -
         (ahu_rn_tally_is_counted (tally, -1) ? 0 : final->players[player].sacrifice);
}

/* Returns: (transfer full): the number, or a dash where nothing is counted */
static char *
dup_points (AhuRnTally    *tally,
            const RnFinal *final,
            guint          player)
{
  if (!has_any (ahu_rn_tally_get_sheet (tally), (int) player))
    return g_strdup (C_("not counted", "–"));

  return g_strdup_printf ("%" G_GINT64_FORMAT, get_points (tally, final, player));
}

/* Returns: (transfer full): what the number is the sum of */
static char *
dup_parts (AhuRnTally    *tally,
           const RnFinal *final,
           guint          player)
{
  const gint64 parts[] = { final->players[player].tiles, final->players[player].moai, final->players[player].wood };
  const RnSheet *sheet = ahu_rn_tally_get_sheet (tally);
  GString *sum;

  if (ahu_rn_tally_is_counted (tally, (int) player) && ahu_rn_tally_is_counted (tally, -1))
    /* Translators: what the glory points of a player are the sum of: tiles, Moai, wood, and all
     * Sacrifice cards, such as “9 + 4 + 0 + cards 38”. */
    return g_strdup_printf (_("%1$lld + %2$lld + %3$lld + cards %4$lld"), (long long) parts[0], (long long) parts[1],
                            (long long) parts[2], (long long) final->players[player].sacrifice);

  sum = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!rn_sheet_is_missing (sheet, (RnSheetCell) { (int) player, (RnSheetField) i, 0 }))
      g_string_append_printf (sum, "%s%lld", sum->len > 0 ? " + " : "", (long long) parts[i]);

  return g_string_free (sum, FALSE);
}

char *
ahu_rn_score_so_far_dup_to_go (const RnSheet *sheet)
{
  guint missing = rn_sheet_n_missing (sheet);

  /* Translators: %1$u of %2$u numbers are still to be entered. */
  return g_strdup_printf (ngettext ("%1$u of %2$u to go", "%1$u of %2$u to go", missing),
                          missing, rn_sheet_n_cells (sheet));
}

static GtkWidget *
progress_new (const RnSheet *sheet)
{
  GtkWidget *bar = gtk_progress_bar_new ();
  g_autofree char *words = ahu_rn_score_so_far_dup_to_go (sheet);

  gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (bar), 1 - (double) rn_sheet_n_missing (sheet) / rn_sheet_n_cells (sheet));
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return bar;
}

static GtkWidget *
head_new (const RnSheet *sheet)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *words = ahu_rn_score_so_far_dup_to_go (sheet);

  gtk_box_append (GTK_BOX (head), progress_new (sheet));
  gtk_box_append (GTK_BOX (head), ahu_widget_words_new (words, "second"));

  return head;
}

static GtkWidget *
row_new (AhuRnTally    *tally,
         const RnFinal *final,
         guint          player,
         const char    *name)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_autofree char *points = dup_points (tally, final, player);
  g_autofree char *parts = dup_parts (tally, final, player);
  GtkWidget *name_label = ahu_widget_breakable_words_new (name, "heading");
  GtkWidget *parts_label = ahu_widget_words_new (parts, "second");
  GtkWidget *number = gtk_label_new (points);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row, "so-far-row");
  gtk_widget_add_css_class (number, "so-far-number");
  gtk_widget_add_css_class (number, "numeric");
  ahu_widget_set_css_class (number, "counted", ahu_rn_tally_is_counted (tally, (int) player));
  gtk_box_append (GTK_BOX (words), name_label);
  gtk_box_append (GTK_BOX (words), parts_label);
  gtk_box_append (GTK_BOX (row), ahu_mark_new (ahu_rn_tally_get_colour (tally, player), MARK_SIZE));
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), number);

  return row;
}

static GtkWidget *
value_new (guint kind,
           int   value)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  g_autofree char *number = g_strdup_printf ("%d", value);
  g_autofree char *each = g_strdup_printf (C_("Sacrifice value", "%s each"), number);
  GtkWidget *label = gtk_label_new (each);

  gtk_widget_add_css_class (label, "heading");
  gtk_widget_set_tooltip_text (box, rn_sacrifice_name (kind));
  gtk_box_append (GTK_BOX (box), ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE,
                                                  ahu_rn_art_sacrifice_height (FACE)));
  gtk_box_append (GTK_BOX (box), label);

  return box;
}

/* The kinds from the highest value down, as the story of the end has them. */
static GtkWidget *
values_new (const RnFinal *final)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);

  gtk_box_set_homogeneous (GTK_BOX (line), TRUE);
  for (int value = 3; value >= 0; value--)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (final->value[kind] == value)
        gtk_box_append (GTK_BOX (line), value_new (kind, value));
  gtk_widget_add_css_class (line, "panel");
  gtk_widget_add_css_class (line, "so-far-values");

  return line;
}

GtkWidget *
ahu_rn_score_so_far_new (AhuRnTally    *tally,
                         const RnFinal *final)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *rows = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_auto (GStrv) names = ahu_rn_tally_dup_names (tally);

  gtk_widget_add_css_class (rows, "panel");
  gtk_widget_add_css_class (rows, "so-far");
  gtk_box_append (GTK_BOX (box), head_new (ahu_rn_tally_get_sheet (tally)));
  gtk_box_append (GTK_BOX (box), rows);
  for (guint p = 0; p < final->n_players; p++)
    {
      if (p > 0)
        gtk_box_append (GTK_BOX (rows), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
      gtk_box_append (GTK_BOX (rows), row_new (tally, final, p, names[p]));
    }
  if (ahu_rn_tally_is_counted (tally, -1))
    gtk_box_append (GTK_BOX (box), values_new (final));

  return box;
}

GtkWidget *
ahu_rn_score_so_far_line_new (AhuRnTally    *tally,
                              const RnFinal *final)
{
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  g_auto (GStrv) names = ahu_rn_tally_dup_names (tally);

  gtk_box_append (GTK_BOX (line), ahu_widget_words_new (_("So far"), "heading"));
  for (guint p = 0; p < final->n_players; p++)
    {
      GtkWidget *one = g_object_new (GTK_TYPE_BOX, "spacing", 6, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
      g_autofree char *points = dup_points (tally, final, p);
      GtkWidget *number = gtk_label_new (points);

      gtk_accessible_update_property (GTK_ACCESSIBLE (one), GTK_ACCESSIBLE_PROPERTY_LABEL, names[p], -1);
      gtk_widget_set_tooltip_text (one, names[p]);
      gtk_widget_add_css_class (number, "numeric");
      gtk_widget_add_css_class (number, "heading");
      gtk_box_append (GTK_BOX (one), ahu_mark_new (ahu_rn_tally_get_colour (tally, p), 20));
      gtk_box_append (GTK_BOX (one), number);
      gtk_box_append (GTK_BOX (line), one);
    }

  return line;
}
