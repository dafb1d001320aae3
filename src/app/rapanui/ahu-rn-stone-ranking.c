/* ahu-rn-stone-ranking.c: how the Stone ranked the kinds, drawn and explained
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-stone-ranking.h"

#include <glib/gi18n.h>

#include "app/rapanui/ahu-rn-art.h"
#include "app/rapanui/ahu-rn-card-row.h"
#include "rapanui/rn-explain.h"
#include "rapanui/rn-sentences.h"

#define FACE_WIDTH 44

enum
{
  COLUMN_FACE,
  COLUMN_NAME,
  COLUMN_CARDS,
  COLUMN_TIE,
  COLUMN_VALUE
};

struct _AhuRnStoneRanking
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (AhuRnStoneRanking, ahu_rn_stone_ranking, GTK_TYPE_BOX)

static GtkWidget *
make_label (const char *text,
            const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Kinds by rank, equal ones in the order of the box. */
static void
sort_kinds (const RnFinal *final,
            guint          order[RN_SACRIFICES])
{
  guint n = 0;

  for (guint rank = 0; rank < RN_SACRIFICES; rank++)
    for (guint kind = 0; kind < RN_SACRIFICES; kind++)
      if (final->rank[kind] == rank)
        order[n++] = kind;
}

static guint
count_hidden (const RnPosition *position,
              guint             kind)
{
  guint n = 0;

  for (guint i = 0; position != NULL && i < position->n_hidden; i++)
    n += position->hidden[i].kind == kind;
  return n;
}

static GtkWidget *
make_name (guint  kind,
           gint64 count)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *cards = NULL;

  if (count == 0)
    cards = g_strdup (_("no card"));
  else
    cards = g_strdup_printf (ngettext ("%u card", "%u cards", count), (guint) count);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), make_label (rn_kind_name_hyphenated (RN_FISH + kind), "kind-name"));
  gtk_box_append (GTK_BOX (box), make_label (cards, "second"));
  return box;
}

static GtkWidget *
make_value (guint value)
{
  g_autofree char *number = g_strdup_printf ("<span size='175%%' weight='heavy'>%u</span>", value);
  g_autofree char *text = NULL;
  GtkWidget *label = make_label (NULL, "value");

  /* Translators: how many glory points each Sacrifice card of a kind is worth */
  text = g_strdup_printf (C_("Sacrifice value", "%s each"), number);
  gtk_label_set_markup (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  return label;
}

static void
add_row (GtkGrid          *grid,
         const RnPosition *position,
         const RnFinal    *final,
         guint             kind,
         guint             row)
{
  GtkWidget *face = ahu_picture_new (ahu_rn_art_sacrifice (kind), FACE_WIDTH,
                                     ahu_rn_art_sacrifice_height (FACE_WIDTH));
  GtkWidget *cards = ahu_rn_card_row_new (kind, final->stone[kind], count_hidden (position, kind));

  gtk_widget_set_valign (cards, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (cards, TRUE);
  gtk_grid_attach (grid, face, COLUMN_FACE, row, 1, 1);
  gtk_grid_attach (grid, make_name (kind, final->stone[kind]), COLUMN_NAME, row, 1, 1);
  gtk_grid_attach (grid, cards, COLUMN_CARDS, row, 1, 1);
  gtk_grid_attach (grid, make_value (final->value[kind]), COLUMN_VALUE, row, 1, 1);
}

static void
add_tie (GtkGrid *grid,
         guint    row,
         guint    n)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *bracket = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: between kinds that lie on the Stone in equal numbers */
  GtkWidget *label = make_label (C_("kinds", "tie"), "second");

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (bracket, "tie-bracket");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), bracket);
  gtk_grid_attach (grid, box, COLUMN_TIE, row, 1, n);
}

static GtkWidget *
make_grid (const RnPosition *position,
           const RnFinal    *final)
{
  GtkWidget *grid = gtk_grid_new ();
  guint order[RN_SACRIFICES];

  /* As much as German leaves on a telephone. */
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 8);
  gtk_widget_add_css_class (grid, "ranking");
  sort_kinds (final, order);
  for (guint row = 0, next; row < RN_SACRIFICES; row = next)
    {
      for (next = row; next < RN_SACRIFICES && final->rank[order[next]] == final->rank[order[row]]; next++)
        add_row (GTK_GRID (grid), position, final, order[next], next);
      if (next - row > 1)
        add_tie (GTK_GRID (grid), row, next - row);
    }
  return grid;
}

static char *
face_down_words (const RnPosition  *position,
                 const char *const *names)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint player = 0; player < position->n_players; player++)
    {
      guint n = 0;

      for (guint i = 0; i < position->n_hidden; i++)
        n += position->hidden[i].player == player;
      if (n > 0)
        /* Translators: how many cards were laid face down, by whom */
        g_ptr_array_add (parts, g_strdup_printf (C_("face down", "%u by %s"), n, names[player]));
    }
  g_ptr_array_add (parts, NULL);
  list = g_strjoinv (C_("players", ", "), (char **) parts->pdata);
  /* Translators: a list such as “1 by Chiara, 2 by Ben” */
  return g_strdup_printf (_("laid face down: %s"), list);
}

static GtkWidget *
make_words (const RnPosition  *position,
            const RnFinal     *final,
            const char *const *names)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  g_auto (GStrv) sentences = rn_stone_explanation (final);

  gtk_widget_add_css_class (box, "ranking-words");
  for (guint i = 0; sentences[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), make_label (sentences[i], NULL));
  if (position != NULL && position->n_hidden > 0)
    {
      GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
      g_autofree char *words = face_down_words (position, names);
      GtkWidget *badge = ahu_picture_new (ahu_rn_art_sacrifice (RN_SACRIFICE_NULL), 15, 16);

      gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (line), badge);
      gtk_box_append (GTK_BOX (line), make_label (words, "second"));
      gtk_box_append (GTK_BOX (box), line);
    }
  return box;
}

static void
ahu_rn_stone_ranking_class_init (AhuRnStoneRankingClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_rn_stone_ranking_init (AhuRnStoneRanking *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "panel");
}

/* @position: NULL where nobody knows what was laid face down. */
static GtkWidget *
make_ranking (const RnPosition  *position,
              const RnFinal     *final,
              const char *const *names)
{
  AhuRnStoneRanking *self = g_object_new (AHU_TYPE_RN_STONE_RANKING, NULL);

  gtk_box_append (GTK_BOX (self), make_grid (position, final));
  gtk_box_append (GTK_BOX (self), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  gtk_box_append (GTK_BOX (self), make_words (position, final, names));
  return GTK_WIDGET (self);
}

GtkWidget *
ahu_rn_stone_ranking_new (AhuSession *session)
{
  const RnPosition *position = ahu_session_get_position (session);
  RnSheet sheet;
  RnFinal final;

  rn_sheet_from_position (&sheet, position);
  rn_final (&final, &sheet);

  return make_ranking (position, &final, ahu_session_get_names (session));
}

GtkWidget *
ahu_rn_stone_ranking_new_for_final (const RnFinal *final)
{
  return make_ranking (NULL, final, NULL);
}
