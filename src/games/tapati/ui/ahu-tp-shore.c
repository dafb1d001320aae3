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
#include "games/tapati/ui/ahu-tp-paint.h"
#include "games/tapati/ui/ahu-tp-result.h"
#include "toolkit/art/ahu-picture.h"
#include "toolkit/base/ahu-text-scale.h"

#define MARK 20
#define GAP 8
#define MARGIN 24
/* A statue of no points, what a point adds, the highest; its proportions, and the mark on its topknot. */
#define STATUE 30
#define POINT 1.25f
#define HIGHEST 54.f
#define WIDTH (48 / 76.f)
#define TOPKNOT (13 / 76.f)
#define TOPKNOT_TOP (3 / 76.f)
/* What it stands on with the gap beside it, and in the height of the shore the sea below. */
#define BASE_WIDTH 44
#define BASE 14.f
#define LEAST_BASE 12.f
#define BETWEEN 3
#define SEA 0.08f
/* Of more than these the statues are smaller where there is no room. */
#define MOST_LARGE 3
#define SMALLER 0.7

struct _AhuTpShore
{
  AhuParent parent_instance;

  GtkWidget *marks[TP_MAX_PLAYERS];
  GtkWidget *names[TP_MAX_PLAYERS];
  GPtrArray *statues; /* a button for each of @scored */
  GArray *scored;
  TpPosition position; /* as it is shown */
  guint open;
  int bases[TP_MAX_PLAYERS]; /* where the first one stands, counted from where reading begins */
};

G_DEFINE_FINAL_TYPE (AhuTpShore, ahu_tp_shore, AHU_TYPE_PARENT)

static void
put (AhuTpShore *self,
     GtkWidget  *child,
     int         x,
     int         y,
     int         width,
     int         height)
{
  if (gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL)
    x = gtk_widget_get_width (GTK_WIDGET (self)) - x - width;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
}

static guint
count_scored (AhuTpShore *self,
              guint       seat)
{
  guint n = 0;

  for (guint i = 0; i < self->scored->len; i++)
    n += g_array_index (self->scored, TpScored, i).player == seat;

  return n;
}

/* The name goes before the values: what does not fit beside it stands nearer, too. */
static void
allocate_stretch (AhuTpShore *self,
                  guint       seat,
                  int         x,
                  int         width,
                  int         height)
{
  int n = (int) count_scored (self, seat), end = x + width;
  int mark = ahu_text_scaled (MARK), base = ahu_text_scaled (BASE_WIDTH);
  int name;

  gtk_widget_measure (self->names[seat], GTK_ORIENTATION_HORIZONTAL, -1, NULL, &name, NULL, NULL);
  if (height < ahu_text_scaled (AHU_TP_SHORE_HEIGHT) || (n > MOST_LARGE && mark + 2 * GAP + name + n * base > width))
    base = (int) (base * SMALLER);
  put (self, self->marks[seat], x, (height - mark) / 2, mark, mark);
  x += mark + GAP;
  gtk_widget_set_child_visible (self->names[seat], x + name + GAP + MAX (n, 1) * base <= end);
  if (gtk_widget_get_child_visible (self->names[seat]))
    {
      put (self, self->names[seat], x, 0, name, height);
      x += name + GAP;
    }
  self->bases[seat] = x;
  for (guint i = 0; i < self->scored->len; i++)
    if (g_array_index (self->scored, TpScored, i).player == seat)
      {
        put (self, g_ptr_array_index (self->statues, i), x, 0, base, height);
        x += MIN (base, (end - base - (int) self->bases[seat]) / MAX (n - 1, 1));
      }
}

static void
ahu_tp_shore_size_allocate (GtkWidget *widget,
                            int        width,
                            int        height,
                            int        baseline)
{
  AhuTpShore *self = AHU_TP_SHORE (widget);
  guint n = self->open == AHU_TP_ALL ? self->position.n_players : 1;
  int margin = MIN (MARGIN, width / 30), stretch = (width - 2 * margin) / (int) MAX (n, 1);

  for (guint seat = 0; seat < self->position.n_players; seat++)
    if (gtk_widget_get_visible (self->marks[seat]))
      allocate_stretch (self, seat, margin + (int) (n > 1 ? seat : 0) * stretch, stretch - GAP, height);
}

static void
ahu_tp_shore_measure (GtkWidget      *widget,
                      GtkOrientation  orientation,
                      int             for_size,
                      int            *minimum,
                      int            *natural,
                      int            *minimum_baseline,
                      int            *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
append_statue (AhuTpShore            *self,
               GtkSnapshot           *snapshot,
               const TpScored        *scored,
               const graphene_rect_t *area)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const char *mark = ahu_picture_get_name (AHU_PICTURE (self->marks[scored->player]));
  g_autofree char *statue = g_strconcat ("statue", mark + strlen ("mark"), NULL);
  g_autofree char *value = g_strdup_printf ("%u", scored->points);
  float x = area->origin.x, width = area->size.width;
  float base = MAX (BASE * width / BASE_WIDTH, LEAST_BASE), room = area->size.height * (1 - SEA) - base;
  float height = MIN (STATUE + POINT * scored->points, HIGHEST) * MIN (width / BASE_WIDTH, room / HIGHEST);
  float top = area->origin.y + room - height, topknot = height * TOPKNOT;

  ahu_tp_paint_drawing (widget, snapshot, statue,
                        &GRAPHENE_RECT_INIT (x + (width - height * WIDTH) / 2, top, height * WIDTH, height));
  ahu_tp_paint_drawing (widget, snapshot, mark,
                        &GRAPHENE_RECT_INIT (x + (width - topknot) / 2, top + height * TOPKNOT_TOP, topknot, topknot));
  ahu_tp_paint_base (widget, snapshot,
                     &GRAPHENE_RECT_INIT (x + BETWEEN / 2.f, area->origin.y + room, width - BETWEEN, base), value);
}

/* Where nothing was scored yet, the place of the first base is seen. */
static void
ahu_tp_shore_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AhuTpShore *self = AHU_TP_SHORE (widget);
  gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  float y = gtk_widget_get_height (widget) * (1 - SEA) - BASE;
  graphene_rect_t area;

  for (guint seat = 0; seat < self->position.n_players; seat++)
    if (gtk_widget_get_visible (self->marks[seat]) && count_scored (self, seat) == 0)
      {
        int x = rtl ? gtk_widget_get_width (widget) - self->bases[seat] - BASE_WIDTH : self->bases[seat];

        ahu_tp_paint_place (widget, snapshot, &GRAPHENE_RECT_INIT (x, y, BASE_WIDTH, BASE), 3, FALSE);
      }
  for (guint i = 0; i < self->statues->len; i++)
    {
      GtkWidget *statue = g_ptr_array_index (self->statues, i);

      if (gtk_widget_get_visible (statue) && gtk_widget_compute_bounds (statue, widget, &area))
        append_statue (self, snapshot, &g_array_index (self->scored, TpScored, i), &area);
    }

  GTK_WIDGET_CLASS (ahu_tp_shore_parent_class)->snapshot (widget, snapshot);
}

static void
ahu_tp_shore_finalize (GObject *object)
{
  AhuTpShore *self = AHU_TP_SHORE (object);

  g_ptr_array_unref (self->statues);
  g_array_unref (self->scored);

  G_OBJECT_CLASS (ahu_tp_shore_parent_class)->finalize (object);
}

static void
ahu_tp_shore_class_init (AhuTpShoreClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = ahu_tp_shore_finalize;
  widget_class->measure = ahu_tp_shore_measure;
  widget_class->size_allocate = ahu_tp_shore_size_allocate;
  widget_class->snapshot = ahu_tp_shore_snapshot;
  gtk_widget_class_set_css_name (widget_class, "tp-shore");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
ahu_tp_shore_init (AhuTpShore *self)
{
  self->statues = g_ptr_array_new ();
  self->scored = g_array_new (FALSE, FALSE, sizeof (TpScored));
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    {
      self->marks[seat] = ahu_mark_new (NULL, MARK);
      gtk_widget_set_parent (self->marks[seat], GTK_WIDGET (self));
      self->names[seat] = gtk_label_new (NULL);
      gtk_widget_set_parent (self->names[seat], GTK_WIDGET (self));
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("The Moai and their points"), -1);
}

GtkWidget *
ahu_tp_shore_new (void)
{
  return g_object_new (AHU_TYPE_TP_SHORE, NULL);
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

static void
make (AhuTpShore *self,
      AhuSession *session)
{
  for (guint i = 0; i < self->statues->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->statues, i));
  g_ptr_array_set_size (self->statues, 0);
  g_array_unref (self->scored);
  self->scored = session != NULL ? tp_list_scored (ahu_session_get_history (session))
                                 : g_array_new (FALSE, FALSE, sizeof (TpScored));
  for (guint i = 0; i < self->scored->len; i++)
    {
      GtkWidget *statue = ahu_tp_result_scored_new (session, &g_array_index (self->scored, TpScored, i), NULL);

      gtk_widget_add_css_class (statue, "tp-statue");
      gtk_widget_set_parent (statue, GTK_WIDGET (self));
      g_ptr_array_add (self->statues, statue);
    }
  for (guint seat = 0; seat < self->position.n_players; seat++)
    {
      const char *colour = ahu_record_get_colours (ahu_session_get_record (session))[seat];

      ahu_mark_set_colour (AHU_PICTURE (self->marks[seat]), colour, MARK);
      gtk_label_set_text (GTK_LABEL (self->names[seat]), ahu_session_get_names (session)[seat]);
    }
}

void
ahu_tp_shore_show (AhuTpShore *self,
                   AhuSession *session,
                   guint       open)
{
  const TpPosition none = { 0 };
  const TpPosition *now;
  gboolean same;

  g_return_if_fail (AHU_IS_TP_SHORE (self));

  now = session != NULL ? ahu_session_get_position (session) : &none;
  same = is_as_before (self, now);
  self->position = *now;
  if (same && open == self->open)
    return;
  if (!same)
    make (self, session);
  self->open = open;
  for (guint seat = 0; seat < TP_MAX_PLAYERS; seat++)
    {
      gboolean seen = seat < self->position.n_players && (open == AHU_TP_ALL || open == seat);

      gtk_widget_set_visible (self->marks[seat], seen);
      gtk_widget_set_visible (self->names[seat], seen);
      for (guint i = 0; i < self->scored->len; i++)
        if (g_array_index (self->scored, TpScored, i).player == seat)
          gtk_widget_set_visible (g_ptr_array_index (self->statues, i), seen);
    }
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
