/* ahu-shore.c: a landscape of the island, and the statues on its platform
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "toolkit/ranking/ahu-shore.h"

#include <math.h>

#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-player-colour.h"
#include "toolkit/layout/ahu-zoom-bin.h"

/* The size of the drawing, and where the mark stands on its topknot and flowers round its neck. */
#define STATUE_WIDTH 48
#define STATUE_HEIGHT 76
#define MARK_X 17.5
#define MARK_Y 3
#define MARK 13
#define GARLAND_X 4
#define GARLAND_Y 45
#define GARLAND_WIDTH 40
#define GARLAND_HEIGHT 20
/* No statue is lower, as a part of the highest. */
#define LEAST_HEIGHT 0.5
/* It is drawn anew only for widths that differ by so much. */
#define WIDTH_STEP 64
/* On a higher one there is more sky: drawn larger, its trees and its sun would be cut at the sides. */
#define MOST_HEIGHT 0.24
#define MOST_NARROW_HEIGHT 190

struct _AhuShore
{
  AdwBin parent_instance;

  gboolean room;
  GdkTexture *texture; /* while it is seen */
  char *drawn;         /* what it was drawn for */
};

G_DEFINE_FINAL_TYPE (AhuShore, ahu_shore, ADW_TYPE_BIN)

static void
ahu_shore_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  AhuShore *self = AHU_SHORE (widget);
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  g_autofree char *name = g_strconcat (gtk_widget_get_name (widget), dark ? "-night" : "-day", NULL);
  int width = (gtk_widget_get_width (widget) / WIDTH_STEP + 1) * WIDTH_STEP;
  int scale = ahu_zoom_bin_texture_scale (widget);
  g_autofree char *wanted = NULL;
  int height;

  gtk_widget_get_size_request (widget, NULL, &height);
  height = MIN (height, MAX (MOST_NARROW_HEIGHT, (int) (width * MOST_HEIGHT)));
  wanted = g_strdup_printf ("%s %d %d %d", name, width, height, scale);
  if (self->texture == NULL || !g_str_equal (wanted, self->drawn))
    {
      g_clear_object (&self->texture);
      self->texture = ahu_picture_render (name, width, height, scale, NULL);
      g_free (self->drawn);
      self->drawn = g_steal_pointer (&wanted);
    }
  if (self->texture != NULL)
    {
      gtk_snapshot_save (snapshot);
      if (gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL)
        {
          gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (gtk_widget_get_width (widget), 0));
          gtk_snapshot_scale (snapshot, -1, 1);
        }
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((gtk_widget_get_width (widget) - width) / 2,
                                                              gtk_widget_get_height (widget) - height));
      ahu_picture_append (widget, snapshot, self->texture, width, height);
      gtk_snapshot_restore (snapshot);
    }

  GTK_WIDGET_CLASS (ahu_shore_parent_class)->snapshot (widget, snapshot);
}

/* It is large. */
static void
ahu_shore_unmap (GtkWidget *widget)
{
  g_clear_object (&AHU_SHORE (widget)->texture);

  GTK_WIDGET_CLASS (ahu_shore_parent_class)->unmap (widget);
}

static void
ahu_shore_finalize (GObject *object)
{
  g_free (AHU_SHORE (object)->drawn);

  G_OBJECT_CLASS (ahu_shore_parent_class)->finalize (object);
}

static void
show (AhuShore *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), self->room &&
                                               !adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
}

static void
ahu_shore_class_init (AhuShoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_shore_finalize;
  widget_class->snapshot = ahu_shore_snapshot;
  widget_class->unmap = ahu_shore_unmap;
  gtk_widget_class_set_css_name (widget_class, "shore");
}

static void
ahu_shore_init (AhuShore *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE); /* whatever is in it */
  g_signal_connect_object (adw_style_manager_get_default (), "notify::high-contrast", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
}

void
ahu_shore_show_when (AhuShore *self,
                     gboolean  room)
{
  g_return_if_fail (AHU_IS_SHORE (self));

  self->room = room;
  show (self);
}

static GtkWidget *
put (GtkWidget *fixed,
     double     x,
     double     y)
{
  GtkWidget *picture = g_object_new (AHU_TYPE_PICTURE, NULL);

  ahu_picture_set_fixed (AHU_PICTURE (picture), TRUE);
  gtk_fixed_put (GTK_FIXED (fixed), picture, round (x), round (y));

  return picture;
}

static void
set_drawing (GtkWidget  *picture,
             const char *name,
             double      width,
             double      height)
{
  ahu_picture_set_name_and_size (AHU_PICTURE (picture), name, (int) round (width), (int) round (height));
}

void
ahu_statue_set_colour (GtkWidget  *statue,
                       const char *colour,
                       int         height)
{
  const AhuPlayerColour *found = ahu_player_colour_find (colour);
  g_autofree char *name = g_strconcat ("statue-", found->id, NULL);
  double scale = (double) height / STATUE_HEIGHT;
  GtkWidget *figure = gtk_widget_get_first_child (statue);

  set_drawing (figure, found->mark != NULL ? name : "statue", STATUE_WIDTH * scale, height);
  set_drawing (gtk_widget_get_next_sibling (figure), found->mark, MARK * scale, MARK * scale);
}

GtkWidget *
ahu_statue_new (const char *colour,
                int         height,
                gboolean    wins)
{
  double scale = (double) height / STATUE_HEIGHT;
  GtkWidget *fixed = gtk_fixed_new ();

  put (fixed, 0, 0);
  put (fixed, MARK_X * scale, MARK_Y * scale);
  ahu_statue_set_colour (fixed, colour, height);
  if (wins)
    set_drawing (put (fixed, GARLAND_X * scale, GARLAND_Y * scale), "garland", GARLAND_WIDTH * scale, GARLAND_HEIGHT * scale);
  gtk_widget_set_halign (fixed, GTK_ALIGN_CENTER);

  return fixed;
}

GtkWidget *
ahu_statue_stand (GtkWidget  *statue,
                  const char *words)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *base = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "label", words, NULL);

  gtk_widget_add_css_class (base, "base");
  gtk_widget_set_vexpand (statue, TRUE);
  gtk_widget_set_valign (statue, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (box), statue);
  gtk_box_append (GTK_BOX (box), base);

  return box;
}

GtkWidget *
ahu_shore_statues_new (const AhuRanking  *ranking,
                       const char *const *colours,
                       int                height)
{
  GtkWidget *platform = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gint64 most;

  g_return_val_if_fail (ranking != NULL && colours != NULL, platform);

  most = MAX (1, ranking->totals[ranking->order[0]]);
  gtk_widget_add_css_class (platform, "platform");
  gtk_widget_set_halign (platform, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (platform, GTK_ALIGN_END);
  for (guint i = 0; i < ranking->n_players; i++)
    {
      guint seat = ranking->order[i];
      g_autofree char *total = g_strdup_printf ("%" G_GINT64_FORMAT, ranking->totals[seat]);
      double part = CLAMP ((double) ranking->totals[seat] / most, LEAST_HEIGHT, 1);

      gtk_box_append (GTK_BOX (platform),
                      ahu_statue_stand (ahu_statue_new (colours[seat], (int) (part * height), ranking->places[seat] == 1),
                                        total));
    }

  return platform;
}
