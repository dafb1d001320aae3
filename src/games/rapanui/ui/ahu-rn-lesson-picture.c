/* ahu-rn-lesson-picture.c: the illustrations of the lessons of Rapa Nui
 *
 * Drawings by name, the Stone with any cards on it, and rows of symbols to count: made
 * of what people see on the table later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-lesson-picture.h"

#include "core/lessons/ahu-lesson.h"
#include "games/rapanui/ui/ahu-rn-art.h"
#include "games/rapanui/ui/ahu-rn-card.h"
#include "games/rapanui/ui/ahu-rn-rules-picture.h"
#include "games/rapanui/ui/ahu-rn-stone-grid.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-wrap-layout.h"

#define ISLAND_WIDTH 540
#define ISLAND_WIDTH_NARROW 312
#define SYMBOL_SIZE 38
#define SYMBOL_SIZE_NARROW 28
#define CARD_WIDTH 96
#define CARD_WIDTH_NARROW 60
#define MAX_COUNT 25

static int
get_symbol_size (gboolean narrow)
{
  return narrow ? SYMBOL_SIZE_NARROW : SYMBOL_SIZE;
}

static GtkWidget *
add_picture (GtkWidget  *box,
             const char *name,
             int         size)
{
  GtkWidget *picture = ahu_picture_new (name, size, size);

  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), picture);

  return picture;
}

static GtkWidget *
label_new (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (label, "learn-number-large");

  return label;
}

static GtkWidget *
line_new (void)
{
  return gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
}

/* 3 : 1, as it is drawn. */
static GtkWidget *
island_new (gboolean narrow)
{
  int width = narrow ? ISLAND_WIDTH_NARROW : ISLAND_WIDTH;
  GtkWidget *picture = ahu_picture_new ("island", width, width / 3);

  ahu_picture_set_fixed (AHU_PICTURE (picture), TRUE);

  return picture;
}

/* What gives glory points, and how many each (R8.6). */
static GtkWidget *
sources_new (gboolean narrow)
{
  const struct { const char *name; guint n; const char *worth; } sources[] = {
    { "token-glory", 1, "1" },
    { ahu_rn_art_kind (RN_MOAI), 1, "4" },
    { "token-log", 5, "1" }, /* the symbol of wood has two */
    { ahu_rn_art_sacrifice (0), 1, "0–3" },
  };
  int size = get_symbol_size (narrow);
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  for (int row = 0; row < (int) G_N_ELEMENTS (sources); row++)
    {
      GtkWidget *box = line_new ();
      GtkWidget *worth = line_new ();

      for (guint i = 0; i < sources[row].n; i++)
        add_picture (box, sources[row].name, size);
      gtk_box_append (GTK_BOX (worth), label_new (sources[row].worth));
      add_picture (worth, "token-glory", size);
      gtk_grid_attach (GTK_GRID (grid), box, 0, row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), label_new ("="), 1, row, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), worth, 2, row, 1, 1);
    }

  return grid;
}

static GtkWidget *
card_new (const char *name,
          gboolean    is_sacrifice,
          int         width)
{
  GtkWidget *picture = ahu_picture_new (name, width, is_sacrifice ? ahu_rn_art_sacrifice_height (width)
                                                                  : ahu_rn_art_card_height (width));

  ahu_picture_set_fixed (AHU_PICTURE (picture), TRUE);
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);

  return picture;
}

/* Buy, play, draw (R3.2), each with its number. One draws from the front of a column, never
 * from the pile. */
static GtkWidget *
turn_new (gboolean narrow)
{
  const guint column[] = { RN_GRAIN, RN_MOAI };
  int width = narrow ? CARD_WIDTH_NARROW : CARD_WIDTH;
  GtkWidget *steps[] = {
    card_new (ahu_rn_art_sacrifice (0), TRUE, width),
    card_new (ahu_rn_art_card (RN_FISH), FALSE, width),
    ahu_rn_rules_column_new (column, G_N_ELEMENTS (column), width),
  };
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 24);
  for (int i = 0; i < (int) G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", i + 1);

      gtk_grid_attach (GTK_GRID (grid), label_new (number), i, 0, 1, 1);
      gtk_grid_attach (GTK_GRID (grid), steps[i], i, 1, 1, 1);
    }

  return grid;
}

static const struct
{
  const char *name;
  GtkWidget *(*make) (gboolean narrow);
} drawings[] = {
  { "island", island_new },
  { "sources", sources_new },
  { "turn", turn_new },
};

static GtkWidget *
drawing_new (const char *name,
             const char *words,
             gboolean    narrow)
{
  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    if (g_str_equal (drawings[i].name, name))
      return drawings[i].make (narrow);

  return ahu_rules_picture_new (ahu_rn_rules_pictures, name, words);
}

static int
get_int (JsonObject *object,
         const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_INT64
         ? (int) CLAMP (json_node_get_int (node), 0, MAX_COUNT) : 0;
}

static const char *
get_string (JsonObject *object,
            const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

static GtkWidget *
stone_new (JsonObject *counts,
           gboolean    valued)
{
  RnSheet sheet = { .n_players = 2 };
  RnFinal final;

  for (guint i = 0; i < RN_SACRIFICES; i++)
    sheet.stone[i] = (guint) get_int (counts, rn_sacrifice_id (i));
  rn_final (&final, &sheet);

  return ahu_rn_stone_grid_new (&final, NULL, valued);
}

/* `wood`, `glory`, a card kind, or a Sacrifice card as `sacrifice-fish`. */
static const char *
find_symbol (const char *name)
{
  if (name == NULL)
    return NULL;
  if (g_str_equal (name, "wood"))
    return "token-log";
  if (g_str_equal (name, "glory"))
    return "token-glory";
  if (rn_kind_from_id (name) != RN_INVALID)
    return ahu_rn_art_kind (rn_kind_from_id (name));
  if (g_str_has_prefix (name, "sacrifice-") &&
      rn_sacrifice_from_id (name + strlen ("sacrifice-")) != RN_INVALID)
    return ahu_rn_art_sacrifice (rn_sacrifice_from_id (name + strlen ("sacrifice-")));

  return NULL;
}

static GtkWidget *
group_new (JsonObject *group,
           int         size)
{
  const char *symbol = find_symbol (get_string (group, "symbol"));
  GtkWidget *box;

  if (symbol == NULL)
    return NULL;
  box = line_new ();
  for (int i = 0; i < get_int (group, "count"); i++)
    add_picture (box, symbol, size);

  return box;
}

static GtkWidget *
groups_new (JsonArray *groups,
            int        size)
{
  GtkWidget *box = ahu_wrap_box_new (24, 12);

  for (guint i = 0; i < json_array_get_length (groups); i++)
    {
      JsonNode *node = json_array_get_element (groups, i);
      GtkWidget *group = JSON_NODE_HOLDS_OBJECT (node) ? group_new (json_node_get_object (node), size) : NULL;

      if (group != NULL)
        gtk_box_append (GTK_BOX (box), group);
    }

  return box;
}

static void
add_stone (GtkWidget  *image,
           JsonObject *picture)
{
  JsonNode *stone = json_object_get_member (picture, "stone");
  JsonNode *values = json_object_get_member (picture, "values");
  gboolean valued = values == NULL || json_node_get_value_type (values) != G_TYPE_BOOLEAN ||
                    json_node_get_boolean (values);

  if (stone != NULL && JSON_NODE_HOLDS_OBJECT (stone))
    gtk_box_append (GTK_BOX (image), stone_new (json_node_get_object (stone), valued));
}

GtkWidget *
ahu_rn_lesson_picture_new (JsonObject *picture,
                           gboolean    narrow)
{
  GtkWidget *image = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG,
                                   "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 18, NULL);
  const char *words, *name;
  GtkWidget *drawing;
  JsonNode *groups;

  g_return_val_if_fail (picture != NULL, image);

  words = ahu_lesson_text (json_object_get_object_member (picture, "words"));
  name = get_string (picture, "name");
  drawing = name != NULL ? drawing_new (name, words, narrow) : NULL;
  if (drawing != NULL)
    gtk_box_append (GTK_BOX (image), drawing);
  add_stone (image, picture);
  groups = json_object_get_member (picture, "groups");
  if (groups != NULL && JSON_NODE_HOLDS_ARRAY (groups))
    gtk_box_append (GTK_BOX (image), groups_new (json_node_get_array (groups), get_symbol_size (narrow)));
  if (gtk_widget_get_first_child (image) == NULL)
    gtk_box_append (GTK_BOX (image), ahu_widget_words_new (words, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (image), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  gtk_widget_set_halign (image, GTK_ALIGN_START);
  gtk_widget_set_valign (image, GTK_ALIGN_START);

  return image;
}
