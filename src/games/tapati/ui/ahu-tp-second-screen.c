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
#define NARROW_HEIGHT 200

typedef struct
{
  GtkWidget *row;
  GtkWidget *centre_room;
  GtkWidget *centre;
  GtkWidget *boards_zoom;
  GtkWidget *boards;
  GtkWidget *shore_zoom;
  GtkWidget *shore;
} Parts;

/* What lies in the middle beside the boards, and the shore below both. */
static GtkWidget *
scores_new (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  Parts *parts = g_new (Parts, 1);

  *parts = (Parts) { gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP), adw_clamp_new (), ahu_tp_centre_new (),
                     ahu_zoom_bin_new (), ahu_tp_boards_new (), ahu_zoom_bin_new (), ahu_tp_shore_new () };
  g_object_set_data_full (G_OBJECT (box), "parts", parts, g_free);
  adw_clamp_set_child (ADW_CLAMP (parts->centre_room), parts->centre);
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (parts->boards_zoom), parts->boards);
  gtk_widget_set_hexpand (parts->boards_zoom, TRUE);
  gtk_widget_set_vexpand (parts->boards_zoom, TRUE);
  ahu_zoom_bin_set_child (AHU_ZOOM_BIN (parts->shore_zoom), parts->shore);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (parts->shore_zoom), SHORE_FACTOR);
  gtk_widget_set_size_request (parts->shore, -1, AHU_TP_SHORE_HEIGHT);
  ahu_widget_set_margins (parts->row, MARGIN, 0, 0);
  gtk_box_append (GTK_BOX (parts->row), parts->centre_room);
  gtk_box_append (GTK_BOX (parts->row), parts->boards_zoom);
  gtk_box_append (GTK_BOX (box), parts->row);
  gtk_box_append (GTK_BOX (box), parts->shore_zoom);
  /* It is only looked at. */
  gtk_widget_set_can_target (box, FALSE);
  gtk_widget_set_can_focus (box, FALSE);

  return box;
}

static int
arrange (GtkWidget  *scores,
         AhuSession *session,
         gboolean    wide)
{
  const Parts *parts = g_object_get_data (G_OBJECT (scores), "parts");
  guint n_players = ((const TpPosition *) ahu_session_get_position (session))->n_players;
  const AhuTpFarView *view = ahu_tp_boards_far_view (n_players);

  gtk_widget_set_valign (scores, wide ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_widget_set_visible (parts->centre_room, wide);
  gtk_widget_set_visible (parts->shore_zoom, wide);
  gtk_widget_set_size_request (parts->centre_room, view->centre, -1);
  adw_clamp_set_maximum_size (ADW_CLAMP (parts->centre_room), view->centre);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (parts->centre_room), view->centre);
  ahu_tp_centre_set_size (AHU_TP_CENTRE (parts->centre), AHU_TP_SIZE_FAR, view->height);
  ahu_zoom_bin_set_factor (AHU_ZOOM_BIN (parts->boards_zoom), wide ? view->factor : 1);
  ahu_tp_boards_arrange (AHU_TP_BOARDS (parts->boards), n_players, wide ? view->columns : 1, AHU_TP_ALL);
  ahu_tp_boards_set_far (AHU_TP_BOARDS (parts->boards), wide);
  ahu_widget_set_css_class (parts->boards, "many", wide && view->columns > 2);
  for (guint seat = 0; seat < n_players && !wide; seat++)
    gtk_widget_set_size_request (GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (parts->boards), seat)), -1,
                                 NARROW_HEIGHT);

  return wide ? WIDTH : NARROW_WIDTH;
}

static void
update (GtkWidget  *scores,
        AhuSession *session)
{
  const Parts *parts = g_object_get_data (G_OBJECT (scores), "parts");
  const AhuTpScene scene = {
    .position = ahu_session_get_position (session),
    .names = ahu_session_get_names (session),
    .colours = ahu_record_get_colours (ahu_session_get_record (session)),
    .read_only = TRUE,
  };

  ahu_tp_centre_update (AHU_TP_CENTRE (parts->centre), &scene);
  ahu_tp_boards_update (AHU_TP_BOARDS (parts->boards), &scene, NULL, 0);
  ahu_tp_shore_show (AHU_TP_SHORE (parts->shore), session, AHU_TP_ALL, (int) (WIDTH / SHORE_FACTOR) - 2 * MARGIN);
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
