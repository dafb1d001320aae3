/* ahu-rn-story-places.c: the steps about the Stone and about the places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-story-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "games/rapanui/ui/ahu-rn-stone-grid.h"
#include "games/rapanui/ui/ahu-rn-stone-ranking.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-ranking-view.h"

/* Read from two metres, drawings are this much larger than on a page. */
#define STONE_FACTOR 1.35
#define PLACES_FACTOR 1.45
#define SPACING 18
/* Of the Stone beside the places, which have the rest for what is said of ties. */
#define STONE_WIDTH 340

static GtkWidget *
stone_panel_new (const AhuRnTale *tale)
{
  const RnPosition *position = tale->is_tracked ? &tale->position : NULL;
  GtkWidget *panel = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (panel, "panel");
  gtk_box_append (GTK_BOX (panel), ahu_rn_stone_grid_new (&tale->final, position, TRUE));
  if (tale->is_tracked && tale->position.n_hidden > 0)
    {
      GtkWidget *line = ahu_rn_stone_face_down_new (position, (const char *const *) tale->said_names);

      gtk_widget_add_css_class (line, "ranking-words");
      gtk_box_append (GTK_BOX (panel), line);
    }
  return panel;
}

static GtkWidget *
enlarge (GtkWidget *drawing,
         double     factor)
{
  GtkWidget *zoom = ahu_zoom_bin_new ();

  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (zoom), drawing);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (zoom), factor);
  return zoom;
}

static GtkWidget *
limit (GtkWidget *drawing,
       int        width)
{
  GtkWidget *clamp = adw_clamp_new ();

  gtk_widget_set_size_request (drawing, width, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), drawing);
  return clamp;
}

GtkWidget *
ahu_rn_story_stone_new (const AhuRnTale *tale,
                        gboolean         narrow)
{
  GtkWidget *drawing = enlarge (stone_panel_new (tale), narrow ? 1 : STONE_FACTOR);

  gtk_widget_add_css_class (drawing, "story-new");
  gtk_widget_set_valign (drawing, narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  return drawing;
}

GtkWidget *
ahu_rn_story_places_new (const AhuRnTale *tale,
                         gboolean         narrow)
{
  GtkWidget *grid = gtk_grid_new ();
  GtkWidget *stone = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *places = enlarge (ahu_ranking_places_new (tale->ranking, (const char *const *) tale->names,
                                                       (const char *const *) tale->colours, TRUE),
                               narrow ? 1 : PLACES_FACTOR);

  gtk_widget_add_css_class (places, "story-new");
  gtk_widget_set_hexpand (places, TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), SPACING);
  gtk_grid_set_row_spacing (GTK_GRID (grid), SPACING);
  gtk_grid_attach (GTK_GRID (grid), places, 0, 0, 1, 1);
  gtk_box_append (GTK_BOX (stone), ahu_widget_words_new (_("The Stone"), "story-name"));
  gtk_box_append (GTK_BOX (stone), stone_panel_new (tale));
  gtk_widget_set_hexpand (stone, narrow);
  gtk_grid_attach (GTK_GRID (grid), narrow ? stone : limit (stone, STONE_WIDTH), narrow ? 0 : 1, narrow ? 1 : 0, 1, 1);
  gtk_widget_set_valign (grid, narrow ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  return grid;
}
