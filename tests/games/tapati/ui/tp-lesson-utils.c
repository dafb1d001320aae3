/* tp-lesson-utils.c: lessons of Tapati done by what is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-lesson-utils.h"

#include <string.h>

#include "games/tapati/engine/tp-game.h"
#include "games/tapati/engine/tp-json.h"
#include "toolkit/table/ahu-choice.h"

#include "tp-board-utils.h"

/* The cell or button on a board that stands for @move. */
static gboolean
choose_on_board (AhuTpBoard   *board,
                 const TpMove *move)
{
  guint base;

  if (board->view.seat != move->player || !gtk_widget_get_mapped (GTK_WIDGET (board)))
    return FALSE;
  if (move->type == TP_MOVE_DONE && gtk_widget_get_mapped (board->done))
    {
      g_signal_emit_by_name (board->done, "clicked");
      return TRUE;
    }
  base = board->position.players[move->player].moai[move->site].base;
  for (guint i = 0; i < AHU_TP_CELLS && (move->type == TP_MOVE_BUILD || move->type == TP_MOVE_SCORE); i++)
    {
      AhuTpCell *cell = tp_board_cell (board, move->site, i);
      const AhuTpCellState *state = tp_board_state (board, move->site, i);
      TpMove made;

      /* Each palm of the base stands for all up to it. */
      if (!state->is_shown || (state->kind == AHU_TP_CELL_PALM && state->row + 1u != base + move->count))
        continue;
      ahu_tp_cell_move (state, move->player, move->count, &made);
      if (memcmp (&made, move, sizeof made) != 0)
        continue;
      ahu_tp_board_choose (board, cell, state->kind <= AHU_TP_CELL_SLAVES || state->kind == AHU_TP_CELL_ROAD
                                        ? state->fill.filled + move->count - 1 : -1);
      return TRUE;
    }

  return FALSE;
}

/* Whether the choice stands for the move, as the answers and the things of the centre say it. */
static gboolean
stands_for (GtkWidget    *choice,
            const TpMove *move)
{
  const TpMove *offered = g_object_get_data (G_OBJECT (choice), "ahu-tp-move");
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (choice));
  g_autoptr (JsonNode) node = NULL;
  TpMove answer;

  if (offered != NULL)
    return memcmp (offered, move, sizeof *move) == 0;
  if (target == NULL)
    return FALSE;
  node = json_from_string (g_variant_get_string (target, NULL), NULL);
  tp_move_from_json (&answer, node);

  return memcmp (&answer, move, sizeof answer) == 0;
}

gboolean
tp_lesson_choose (GtkWidget    *widget,
                  const TpMove *move)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (AHU_IS_TP_BOARD (widget))
    return choose_on_board (AHU_TP_BOARD (widget), move);
  if (AHU_IS_CHOICE (widget) && stands_for (widget, move))
    {
      g_signal_emit_by_name (widget, "clicked");
      return TRUE;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (tp_lesson_choose (child, move))
      return TRUE;

  return FALSE;
}

JsonNode *
tp_lesson_find_right (AhuLessonRun *run)
{
  const AhuLessonStep *step = ahu_lesson_run_get_step (run);
  AhuSession *session = ahu_lesson_run_get_session (run);
  g_autoptr (JsonNode) legal = tp_game_get ()->legal_to_json (ahu_session_get_position (session));
  JsonArray *moves = json_node_get_array (legal);

  for (guint i = 0; i < json_array_get_length (moves); i++)
    for (guint k = 0; k < step->accept->len; k++)
      if (ahu_lesson_move_fits (g_ptr_array_index (step->accept, k), json_array_get_element (moves, i)))
        return json_array_dup_element (moves, i);
  g_assert_not_reached ();
}
