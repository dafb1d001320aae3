/* layout.c: whether what a window says is there as a whole
 *
 * A text may end in dots only where its whole is told elsewhere, or if it is a player's name; none may reach over its place, out of
 * what clips it or into another. What scrolls may be cut by its edge.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "layout.h"

#include "toolkit/base/ahu-tip.h"

/* Letters may reach over their place by so much. */
#define SLACK 1.5

typedef struct
{
  GtkWidget *label;
  graphene_rect_t bounds; /* of the letters, in the window */
} Text;

typedef struct
{
  GtkWidget *window;
  GHashTable *names; /* of players */
  GArray *texts; /* Text */
  GString *problems;
} Reader;

static const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_INSCRIPTION (widget))
    return gtk_inscription_get_text (GTK_INSCRIPTION (widget));

  return GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : G_OBJECT_TYPE_NAME (widget);
}

static void
tell (Reader     *self,
      GtkWidget  *widget,
      const char *problem,
      const char *detail)
{
  g_string_append_printf (self->problems, "%s“%s” in %s %s%s", self->problems->len > 0 ? "; " : "", get_text (widget),
                          G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), problem, detail);
}

/* By hand: graphene_rect_contains_rect () denies it of some that are inside. */
static gboolean
contains (const graphene_rect_t *outer,
          const graphene_rect_t *inner)
{
  return inner->origin.x >= outer->origin.x - SLACK && inner->origin.y >= outer->origin.y - SLACK &&
         inner->origin.x + inner->size.width <= outer->origin.x + outer->size.width + SLACK &&
         inner->origin.y + inner->size.height <= outer->origin.y + outer->size.height + SLACK;
}

/* Where the letters are, in the coordinates of the window. */
static gboolean
find_letters (Reader          *self,
              GtkWidget       *label,
              graphene_rect_t *bounds)
{
  PangoRectangle ink;
  graphene_matrix_t transform;
  int x, y;

  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  pango_layout_get_pixel_extents (gtk_label_get_layout (GTK_LABEL (label)), &ink, NULL);
  graphene_rect_init (bounds, (float) (x + ink.x), (float) (y + ink.y), (float) ink.width, (float) ink.height);
  if (ink.width == 0 || !gtk_widget_compute_transform (label, self->window, &transform))
    return FALSE;
  graphene_matrix_transform_bounds (&transform, bounds, bounds);

  return TRUE;
}

/* What somebody points at tells all of it. Who plays knows the names, and the mark stands beside each. */
static gboolean
may_end_in_dots (Reader    *self,
                 GtkWidget *label)
{
  if (g_hash_table_contains (self->names, get_text (label)))
    return TRUE;
  for (GtkWidget *widget = label; widget != NULL && !GTK_IS_WINDOW (widget); widget = gtk_widget_get_parent (widget))
    if (gtk_widget_get_tooltip_text (widget) != NULL || ahu_tip_get (widget) != NULL)
      return TRUE;

  return FALSE;
}

/* Returns: (nullable): what cuts @label off, before anything that scrolls */
static GtkWidget *
find_knife (Reader                *self,
            GtkWidget             *label,
            const graphene_rect_t *letters)
{
  for (GtkWidget *widget = gtk_widget_get_parent (label); widget != NULL; widget = gtk_widget_get_parent (widget))
    {
      graphene_rect_t bounds;

      if (GTK_IS_SCROLLABLE (widget))
        return NULL;
      if ((gtk_widget_get_overflow (widget) == GTK_OVERFLOW_HIDDEN || widget == self->window) &&
          gtk_widget_compute_bounds (widget, self->window, &bounds) && !contains (&bounds, letters))
        return widget;
    }

  return NULL;
}

static void
read_label (Reader    *self,
            GtkWidget *label)
{
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  Text text = { label };
  GtkWidget *knife;
  int height;

  if (!find_letters (self, label, &text.bounds))
    return;
  pango_layout_get_pixel_size (layout, NULL, &height);
  knife = find_knife (self, label, &text.bounds);
  if (pango_layout_is_ellipsized (layout) && !may_end_in_dots (self, label))
    tell (self, label, "ends in dots", "");
  else if (knife != NULL)
    tell (self, label, "is cut by ", G_OBJECT_TYPE_NAME (knife));
  else if (height > gtk_widget_get_height (label) + 2 * SLACK)
    tell (self, label, "is higher than its place", "");
  g_array_append_val (self->texts, text);
}

/* It keeps its layout to itself. */
static void
read_inscription (Reader    *self,
                  GtkWidget *words)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (words, get_text (words));
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (width > gtk_widget_get_width (words) && !may_end_in_dots (self, words))
    tell (self, words, "ends in dots", "");
}

static void
read_widget (Reader    *self,
             GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget) || gtk_widget_get_opacity (widget) == 0)
    return;
  if (GTK_IS_LABEL (widget))
    read_label (self, widget);
  if (GTK_IS_INSCRIPTION (widget) && get_text (widget) != NULL)
    read_inscription (self, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    read_widget (self, child);
}

static void
find_overlaps (Reader *self)
{
  for (guint i = 0; i < self->texts->len; i++)
    for (guint j = i + 1; j < self->texts->len; j++)
      {
        const Text *one = &g_array_index (self->texts, Text, i), *other = &g_array_index (self->texts, Text, j);
        graphene_rect_t both;

        if (gtk_widget_get_ancestor (one->label, GTK_TYPE_SCROLLED_WINDOW) ==
              gtk_widget_get_ancestor (other->label, GTK_TYPE_SCROLLED_WINDOW) &&
            graphene_rect_intersection (&one->bounds, &other->bounds, &both) && both.size.width > SLACK &&
            both.size.height > SLACK)
          tell (self, one->label, "lies on ", gtk_label_get_text (GTK_LABEL (other->label)));
      }
}

char *
layout_find_problem (GtkWidget  *window,
                     GHashTable *names)
{
  Reader self = { window, names, g_array_new (FALSE, FALSE, sizeof (Text)), g_string_new (NULL) };

  read_widget (&self, window);
  find_overlaps (&self);
  g_array_unref (self.texts);

  return g_string_free (self.problems, self.problems->len == 0);
}
