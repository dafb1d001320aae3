/* ahu-tp-second-screen.c: a game of Tapati for another screen that everybody sees
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/tapati/ui/ahu-tp-second-screen.h"

#include "games/tapati/ui/ahu-tp-art.h"
#include "games/tapati/ui/ahu-tp-boards.h"
#include "games/tapati/ui/ahu-tp-geometry.h"
#include "toolkit/ranking/ahu-second-screen.h"
#include "toolkit/table/ahu-scores-view.h"

#define PROMPT_FACTOR 1.4
/* With more players three boards stand in a row. */
#define MOST_IN_TWO_COLUMNS 4

#define NARROW_WIDTH 400
#define NARROW_HEIGHT 200
/* What the boards of a screen are laid out for, each as low as it can be with two lines in its head, so that
 * they fill it with the prompt above them. */
#define WIDTH 1100

static int
arrange (GtkWidget  *boards,
         AhuSession *session,
         gboolean    wide)
{
  guint n_players = ((const TpPosition *) ahu_session_get_position (session))->n_players;
  guint columns = !wide ? 1 : n_players <= MOST_IN_TWO_COLUMNS ? 2 : 3;
  int height = wide ? ahu_tp_geometry_two_lines_height (TRUE) : NARROW_HEIGHT;

  ahu_tp_boards_arrange (AHU_TP_BOARDS (boards), n_players, columns, AHU_TP_ALL);
  ahu_tp_boards_set_far (AHU_TP_BOARDS (boards), wide);
  for (guint seat = 0; seat < n_players; seat++)
    gtk_widget_set_size_request (GTK_WIDGET (ahu_tp_boards_get_board (AHU_TP_BOARDS (boards), seat)), -1, height);

  return wide ? WIDTH : NARROW_WIDTH;
}

static void
update (GtkWidget  *boards,
        AhuSession *session)
{
  const AhuTpScene scene = {
    .position = ahu_session_get_position (session),
    .names = ahu_session_get_names (session),
    .colours = ahu_record_get_colours (ahu_session_get_record (session)),
    .read_only = TRUE,
  };

  ahu_tp_boards_update (AHU_TP_BOARDS (boards), &scene, NULL, 0);
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
    .scores_new = ahu_tp_boards_new,
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
