/* ahu-rn-story-tie.c: a step that tells players with equal glory points apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-story-private.h"

#include <glib/gi18n.h>

#include "app/ahu-picture.h"
#include "app/rapanui/ahu-rn-art.h"
#include "rapanui/rn-sentences.h"

#define MARK_SIZE 28
#define SOURCE_SIZE 34
#define NAME_CHARS 12

/* The players follow in columns of their own. */
enum
{
  COLUMN_PICTURE,
  COLUMN_LABEL,
  N_LABEL_COLUMNS
};

typedef enum
{
  LEVEL_POINTS,
  LEVEL_MOAI,
  LEVEL_WOOD,
  N_LEVELS
} Level;

typedef struct
{
  const AhuRnTale *tale;
  GtkGrid *grid;
  guint players[RN_MAX_PLAYERS]; /* by place */
  guint n;
  gboolean narrow;
} Table;

static gint64
get_number (const Table *table,
            guint        i,
            Level        level)
{
  const RnFinal *final = &table->tale->final;
  guint player = table->players[i];

  switch (level)
    {
    case LEVEL_MOAI:
      return final->players[player].moai_count;
    case LEVEL_WOOD:
      return final->players[player].wood_count;
    case LEVEL_POINTS:
    case N_LEVELS:
    default:
      return final->players[player].total;
    }
}

/* Whether somebody is equal to the player at @i in all that comes before @level. */
static gboolean
is_asked (const Table *table,
          guint        i,
          Level        level)
{
  for (guint other = 0; other < table->n; other++)
    {
      gboolean equal = other != i;

      for (Level before = LEVEL_POINTS; before < level; before++)
        equal = equal && get_number (table, other, before) == get_number (table, i, before);
      if (equal)
        return TRUE;
    }
  return FALSE;
}

/* Whether this number puts the player at @i before somebody who was level so far. */
static gboolean
decides (const Table *table,
         guint        i,
         Level        level)
{
  for (guint other = 0; other < table->n; other++)
    {
      gboolean level_so_far = other != i;

      for (Level before = LEVEL_POINTS; before < level; before++)
        level_so_far = level_so_far && get_number (table, other, before) == get_number (table, i, before);
      if (level_so_far && get_number (table, other, level) < get_number (table, i, level))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_needed (const Table *table,
           Level        level)
{
  for (guint i = 0; i < table->n; i++)
    if (is_asked (table, i, level))
      return TRUE;
  return FALSE;
}

static void
attach_head (Table *table)
{
  for (guint i = 0; i < table->n; i++)
    {
      const char *name = table->tale->names[table->players[i]];
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
      GtkWidget *label = gtk_label_new (name);

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_max_width_chars (GTK_LABEL (label), NAME_CHARS);
      gtk_widget_add_css_class (label, "story-name");
      gtk_widget_set_hexpand (box, TRUE);
      gtk_box_append (GTK_BOX (box), ahu_mark_new (table->tale->colours[table->players[i]], MARK_SIZE));
      gtk_box_append (GTK_BOX (box), label);
      gtk_grid_attach (table->grid, box, N_LABEL_COLUMNS + (int) i, 0, 1, 1);
    }
}

static GtkWidget *
cell_new (const Table *table,
          guint        i,
          Level        level)
{
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (!is_asked (table, i, level))
    return gtk_label_new (NULL);

  text = g_strdup_printf ("%" G_GINT64_FORMAT, get_number (table, i, level));
  label = gtk_label_new (text);
  gtk_widget_add_css_class (label, "numeric");
  gtk_widget_add_css_class (label, "story-total");
  gtk_widget_add_css_class (label, "story-new");
  gtk_widget_set_halign (label, GTK_ALIGN_CENTER);
  if (decides (table, i, level))
    gtk_widget_add_css_class (label, "story-decides");
  return label;
}

static void
attach_level (Table      *table,
              Level       level,
              const char *picture,
              const char *text)
{
  GtkWidget *drawing = ahu_picture_new (picture, SOURCE_SIZE, SOURCE_SIZE);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_visible (label, !table->narrow);
  gtk_widget_add_css_class (label, "story-name");
  gtk_grid_attach (table->grid, drawing, COLUMN_PICTURE, 1 + (int) level, 1, 1);
  gtk_grid_attach (table->grid, label, COLUMN_LABEL, 1 + (int) level, 1, 1);
  for (guint i = 0; i < table->n; i++)
    gtk_grid_attach (table->grid, cell_new (table, i, level), N_LABEL_COLUMNS + (int) i, 1 + (int) level, 1, 1);
}

GtkWidget *
ahu_rn_story_tie_new (const AhuRnTale *tale,
                      guint            players,
                      gboolean         narrow)
{
  Table table = { tale, GTK_GRID (gtk_grid_new ()), { 0 }, 0, narrow };

  for (guint at = 0; at < tale->final.n_players; at++)
    if ((players & (1u << tale->final.order[at])) != 0)
      table.players[table.n++] = tale->final.order[at];
  gtk_grid_set_column_spacing (table.grid, narrow ? 6 : 18);
  gtk_grid_set_row_spacing (table.grid, 12);
  gtk_widget_add_css_class (GTK_WIDGET (table.grid), "story-tie");
  attach_head (&table);
  attach_level (&table, LEVEL_POINTS, "token-glory", _("Glory points"));
  if (is_needed (&table, LEVEL_MOAI))
    attach_level (&table, LEVEL_MOAI, ahu_rn_art_kind (RN_MOAI), rn_kind_name (RN_MOAI));
  if (is_needed (&table, LEVEL_WOOD))
    attach_level (&table, LEVEL_WOOD, "token-wood", _("Wood"));

  return GTK_WIDGET (table.grid);
}
