/* ahu-tp-second-screen.c: a game of Tapati for another screen that everybody sees
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-second-screen.h"

#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-boards.h"
#include "games/tapati/ui/ahu-tp-centre.h"
#include "games/tapati/ui/ahu-tp-shore.h"
#include "toolkit/base/ahu-widget.h"
#include "toolkit/layout/ahu-zoom-bin.h"
#include "toolkit/ranking/ahu-second-screen.h"
#include "toolkit/table/ahu-scores-view.h"

#define PROMPT_FACTOR 2
#define SHORE_FACTOR 1.5
#define GAP 18
#define MARGIN 24
/* As in the table view. */
#define WIDTH 1800
/* The boards alone, below each other. */
#define NARROW_WIDTH 400

/* What lies in the middle beside the boards, and the shore below both. */
#define AHU_TYPE_TP_SCORES (ahu_tp_scores_get_type ())
G_DECLARE_FINAL_TYPE (AhuTpScores, ahu_tp_scores, AHU, TP_SCORES, GtkBox)

struct _AhuTpScores
{
  GtkBox parent_instance;

  GtkWidget *centre_room;
  GtkWidget *centre;
  GtkWidget *boards_zoom;
  GtkWidget *boards;
  GtkWidget *shore_zoom;
  GtkWidget *shore;
};

G_DEFINE_FINAL_TYPE (AhuTpScores, ahu_tp_scores, GTK_TYPE_BOX)

static void
ahu_tp_scores_class_init (AhuTpScoresClass *klass)
{
}

static void
ahu_tp_scores_init (AhuTpScores *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  self->centre = ahu_tp_centre_new ();
  self->centre_room = g_object_new (ADW_TYPE_CLAMP, "child", self->centre, NULL);
  self->boards = ahu_tp_boards_new ();
  self->boards_zoom = g_object_new (AHU_TYPE_ZOOM_BIN, "hexpand", TRUE, "vexpand", TRUE, NULL);
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (self->boards_zoom), self->boards);
  self->shore = g_object_new (AHU_TYPE_TP_SHORE, "height-request", AHU_TP_SHORE_HEIGHT, NULL);
  self->shore_zoom = ahu_zoom_bin_new ();
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (self->shore_zoom), self->shore);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->shore_zoom), SHORE_FACTOR);
  ahu_widget_set_margins (row, MARGIN, 0, 0);
  gtk_box_append (GTK_BOX (row), self->centre_room);
  gtk_box_append (GTK_BOX (row), self->boards_zoom);
  gtk_box_append (GTK_BOX (self), row);
  gtk_box_append (GTK_BOX (self), self->shore_zoom);
}

/* It is only looked at. */
static GtkWidget *
scores_new (void)
{
  return g_object_new (AHU_TYPE_TP_SCORES, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", GAP,
                       "can-target", FALSE, "can-focus", FALSE, NULL);
}

static int
arrange (GtkWidget  *scores,
         AhuSession *session,
         gboolean    wide)
{
  AhuTpScores *self = AHU_TP_SCORES (scores);
  guint n_players = ((const TpPosition *) ahu_session_get_position (session))->n_players;
  const AhuTpFarView *view = ahu_tp_boards_far_view (n_players);

  gtk_widget_set_valign (scores, wide ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (self->centre_room, wide);
  gtk_widget_set_visible (self->shore_zoom, wide);
  gtk_widget_set_size_request (self->centre_room, view->centre, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->centre_room), view->centre);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->centre_room), view->centre);
  ahu_tp_centre_set_size (AHU_TP_CENTRE (self->centre), AHU_TP_SIZE_FAR, view->height);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (self->boards_zoom), wide ? view->factor : 1);
  ahu_tp_boards_arrange (AHU_TP_BOARDS (self->boards), n_players, wide ? view->columns : 1, AHU_TP_ALL);
  ahu_tp_boards_set_far (AHU_TP_BOARDS (self->boards), wide);
  ahu_widget_set_css_class (self->boards, "many", wide && view->columns > 2);

  return wide ? WIDTH : NARROW_WIDTH;
}

static void
update (GtkWidget  *scores,
        AhuSession *session)
{
  AhuTpScores *self = AHU_TP_SCORES (scores);
  const AhuTpScene scene = {
    .position = ahu_session_get_position (session),
    .names = ahu_session_get_names (session),
    .colours = ahu_record_get_colours (ahu_session_get_record (session)),
    .read_only = TRUE,
  };

  ahu_tp_centre_update (AHU_TP_CENTRE (self->centre), &scene);
  ahu_tp_boards_update (AHU_TP_BOARDS (self->boards), &scene, NULL, 0, FALSE);
  ahu_tp_shore_show (AHU_TP_SHORE (self->shore), session, AHU_TP_ALL, (int) (WIDTH / SHORE_FACTOR) - 2 * MARGIN);
}

static const char *
get_sign (AhuSession *session)
{
  return ahu_tp_art_sign (ahu_session_get_position (session));
}

static GtkWidget *
table_new (AhuSession *session)
{
  static const AhuScores scores = {
    .scores_new = scores_new,
    .arrange = arrange,
    .update = update,
    .sign = get_sign,
    .prompt_factor = PROMPT_FACTOR,
  };

  return ahu_scores_view_new (&scores, session);
}

GtkWidget *
ahu_tp_second_screen_new (AhuSession *session)
{
  static const AhuSecondScreenParts parts = { .table_new = table_new };

  return ahu_second_screen_new (&parts, session);
}
