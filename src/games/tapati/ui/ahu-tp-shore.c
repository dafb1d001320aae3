/* ahu-tp-shore.c: the shore below the boards: a statue for each Moai that was scored
 *
 * A stretch for each player, in seating order; the more points, the higher the statue.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-shore.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/tapati/engine/tp-ending.h"
#include "games/tapati/ui/ahu-tp-boards.h"
#include "games/tapati/ui/ahu-tp-result.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-text-scale.h"
#include "toolkit/layout/ahu-short-layout.h"
#include "toolkit/ranking/ahu-shore.h"

#define MARK 20
#define NAME_CHARS 14
#define GAP 8
#define BETWEEN 3
/* A statue of no points, what a point adds, the highest; on a low shore they are smaller. */
#define STATUE 30
#define POINT 1.25
#define HIGHEST 50
#define LOW 0.48
/* What it stands on. */
#define BASE 44

struct _AhuTpShore
{
  GtkBox parent_instance;

  TpPosition position; /* as it is shown */
  guint open;
  int room;
  int height;
};

G_DEFINE_FINAL_TYPE (AhuTpShore, ahu_tp_shore, GTK_TYPE_BOX)

static void
ahu_tp_shore_class_init (AhuTpShoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "tp-shore");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_tp_shore_init (AhuTpShore *self)
{
  gtk_box_set_homogeneous (GTK_BOX (self), TRUE);
  gtk_box_set_spacing (GTK_BOX (self), GAP);
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE); /* whatever is in it */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The Moai and their points"), -1);
}

GtkWidget *
ahu_tp_shore_new (void)
{
  return g_object_new (AHU_TYPE_TP_SHORE, NULL);
}

static GtkWidget *
statue_new (AhuSession     *session,
            const TpScored *scored,
            double          scale,
            int             width)
{
  const char *colour = ahu_record_get_colours (ahu_session_get_record (session))[scored->player];
  int height = (int) (MIN (STATUE + POINT * scored->points, HIGHEST) * scale);
  g_autofree char *points = g_strdup_printf ("%u", scored->points);
  GtkWidget *statue = ahu_statue_stand (ahu_statue_new (colour, height, FALSE), points);

  gtk_widget_set_size_request (statue, width, -1);

  return statue;
}

/* Where nothing was scored yet, the place of the first base is seen. */
static GtkWidget *
place_new (void)
{
  GtkWidget *place = g_object_new (GTK_TYPE_BOX, "width-request", ahu_text_scaled (BASE), "valign", GTK_ALIGN_END, NULL);

  gtk_widget_add_css_class (place, "tp-unscored");

  return place;
}

/* More than there is room for are smaller, and one target to a finger. */
static GtkWidget *
statues_new (AhuTpShore *self,
             AhuSession *session,
             GArray     *all,
             guint       seat)
{
  GtkWidget *statues = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, BETWEEN);
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (TpScored));
  int width = ahu_text_scaled (BASE), room;
  double scale = ahu_text_scale ();
  gboolean crowded;

  for (guint i = 0; i < all->len; i++)
    if (g_array_index (all, TpScored, i).player == seat)
      g_array_append_val (own, g_array_index (all, TpScored, i));
  room = self->room / MAX ((int) own->len, 1) - BETWEEN;
  crowded = own->len > 0 && self->room > 0 && room < width;
  if (crowded)
    scale *= (double) room / width;
  if (self->height < ahu_text_scaled (AHU_TP_SHORE_HEIGHT))
    scale = MIN (scale, LOW * ahu_text_scale ());
  for (guint i = 0; i < own->len; i++)
    {
      const TpScored *scored = &g_array_index (own, TpScored, i);
      GtkWidget *statue = statue_new (session, scored, scale, crowded ? room : width);

      gtk_box_append (GTK_BOX (statues), crowded ? statue : ahu_tp_result_scored_new (session, scored, 1, statue));
    }
  if (own->len == 0)
    gtk_box_append (GTK_BOX (statues), place_new ());

  return crowded ? ahu_tp_result_scored_new (session, (const TpScored *) own->data, own->len, statues) : statues;
}

/* The name goes before the values. */
static GtkWidget *
stretch_new (AhuTpShore *self,
             AhuSession *session,
             GArray     *all,
             guint       seat)
{
  GtkWidget *stretch = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  GtkWidget *mark = ahu_mark_new (ahu_record_get_colours (ahu_session_get_record (session))[seat], MARK);
  GtkWidget *name = gtk_label_new (ahu_session_get_names (session)[seat]);

  gtk_widget_set_layout_manager (stretch, ahu_short_layout_new (GAP));
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (name), NAME_CHARS);
  ahu_short_layout_set_steps (name, 0, 1);
  gtk_box_append (GTK_BOX (stretch), mark);
  gtk_box_append (GTK_BOX (stretch), name);
  gtk_box_append (GTK_BOX (stretch), statues_new (self, session, all, seat));

  return stretch;
}

/* A move that scores nothing changes nothing; what was undone or corrected might. */
static gboolean
is_as_before (AhuTpShore       *self,
              const TpPosition *now)
{
  const TpPosition *before = &self->position;
  gboolean same = now->n_players == before->n_players && (now->ply == before->ply || now->ply == before->ply + 1);

  for (guint seat = 0; same && seat < now->n_players; seat++)
    same = memcmp (now->players[seat].points, before->players[seat].points, sizeof now->players[seat].points) == 0;

  return same;
}

void
ahu_tp_shore_show (AhuTpShore *self,
                   AhuSession *session,
                   guint       open,
                   int         width)
{
  const TpPosition none = { 0 };
  const TpPosition *now;
  g_autoptr (GArray) all = NULL;
  GtkWidget *child;
  gboolean same;
  int height;

  g_return_if_fail (AHU_IS_TP_SHORE (self));

  now = session != NULL ? ahu_session_get_position (session) : &none;
  if (open == AHU_TP_ALL)
    width /= MAX (now->n_players, 1);
  width -= ahu_text_scaled (MARK) + 2 * GAP;
  gtk_widget_get_size_request (GTK_WIDGET (self), NULL, &height);
  same = is_as_before (self, now) && open == self->open && width == self->room && height == self->height;
  self->position = *now;
  if (same)
    return;
  self->open = open;
  self->room = width;
  self->height = height;
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), child);
  if (session != NULL)
    all = tp_list_scored (ahu_session_get_history (session));
  for (guint seat = 0; seat < now->n_players; seat++)
    if (open == AHU_TP_ALL || open == seat)
      gtk_box_append (GTK_BOX (self), stretch_new (self, session, all, seat));
}
