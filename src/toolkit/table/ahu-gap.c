/* ahu-gap.c: where something that lies over others hides nothing that must stay seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/table/ahu-gap.h"

#include <math.h>

/* Between it and what it must not hide. */
#define APART 2

typedef struct
{
  GtkWidget *over;
  AhuGapNeeds needs;
  gpointer user_data;
  /* From where to where it would hide what it must not, at the last place. */
  int first;
  int end;
} Search;

/* At this @place. */
static void
look_below (Search                *search,
            GtkWidget             *widget,
            const graphene_rect_t *place)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || widget == search->over)
    return;
  if (!search->needs (widget, search->user_data))
    {
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        look_below (search, child, place);
      return;
    }
  if (!gtk_widget_compute_bounds (widget, gtk_widget_get_parent (search->over), &bounds) ||
      !graphene_rect_intersection (&bounds, place, NULL))
    return;
  search->first = MIN (search->first, (int) floorf (bounds.origin.y));
  search->end = MAX (search->end, (int) ceilf (bounds.origin.y + bounds.size.height));
}

gboolean
ahu_gap_find (GtkWidget          *over,
              const GdkRectangle *range,
              gboolean            at_end,
              AhuGapNeeds         needs,
              gpointer            user_data,
              GdkRectangle       *place)
{
  Search search = { over, needs, user_data, 0, 0 };
  int y;

  g_return_val_if_fail (GTK_IS_WIDGET (over), FALSE);
  g_return_val_if_fail (range != NULL && place != NULL, FALSE);
  g_return_val_if_fail (needs != NULL, FALSE);

  y = at_end ? range->y + range->height - place->height : range->y;
  while (y >= range->y && y + place->height <= range->y + range->height)
    {
      search.first = G_MAXINT;
      search.end = G_MININT;
      look_below (&search, gtk_widget_get_parent (over),
                  &GRAPHENE_RECT_INIT (place->x, y, place->width, place->height));
      if (search.first == G_MAXINT)
        {
          place->y = y;
          return TRUE;
        }
      y = at_end ? search.first - APART - place->height : search.end + APART;
    }

  return FALSE;
}
