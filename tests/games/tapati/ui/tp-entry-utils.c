/* tp-entry-utils.c: what on a page of Tapati stands for a move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tp-entry-utils.h"

#include "games/tapati/engine/tp-json.h"
#include "games/tapati/engine/tp-sentences.h"
#include "games/tapati/ui/ahu-tp-board-private.h"
#include "games/tapati/ui/ahu-tp-centre-words.h"
#include "games/tapati/ui/ahu-tp-exchange-words.h"
#include "games/tapati/ui/ahu-tp-scene.h"

AhuChoice *
tp_entry_find_choice (GtkWidget  *root,
                      const char *name)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (AHU_IS_CHOICE (root) && g_strcmp0 (ahu_choice_get_name (AHU_CHOICE (root)), name) == 0)
    return AHU_CHOICE (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      AhuChoice *found = tp_entry_find_choice (child, name);

      if (found != NULL)
        return found;
    }

  return NULL;
}

AhuTpCell *
tp_entry_find_cell (AhuTpBoard       *board,
                    const TpPosition *position,
                    const TpMove     *move)
{
  guint base = position->players[move->player].moai[move->site].base;

  for (guint i = 0; i < AHU_TP_CELLS; i++)
    {
      AhuTpSite *site = ahu_tp_board_get_site (board, move->site);
      AhuTpCell *cell = ahu_tp_site_get_cell (site, i);
      const AhuTpCellState *state = ahu_tp_site_get_cell_state (site, i);
      TpMove made;

      if (!state->is_shown || !state->is_live || !gtk_widget_get_mapped (GTK_WIDGET (cell)))
        continue;
      ahu_tp_cell_move (state, move->player, move->count, &made);
      if (memcmp (&made, move, sizeof made) == 0 &&
          (state->kind != AHU_TP_CELL_PALM || state->row + 1u == base + move->count))
        return cell;
    }
  g_error ("no place on the board of seat %u stands for the move", move->player);
}

void
tp_entry_choose_cell (AhuTpBoard   *board,
                      AhuTpCell    *cell,
                      const TpMove *move)
{
  const AhuTpCellState *state = ahu_tp_cell_get_state (cell);

  if (state->kind >= AHU_TP_CELL_PALM && state->kind != AHU_TP_CELL_ROAD)
    g_signal_emit_by_name (cell, "clicked");
  else if (state->fill.live == move->count)
    g_signal_emit_by_name (cell, "clicked");
  else
    ahu_tp_board_choose (board, cell, state->fill.filled + move->count - 1);
}

char *
tp_entry_name_choice (const TpPosition  *position,
                      const char *const *names,
                      const TpMove      *move)
{
  AhuTpScene scene = { .position = position, .names = names };
  guint rug = position->market[TP_RUG_2] > 0 ? TP_RUG_2 : TP_RUG_3;

  switch ((TpMoveType) move->type)
    {
    case TP_MOVE_FACT:
      return ahu_tp_fact_words (&scene, move->what);
    case TP_MOVE_PALM:
      return ahu_tp_palms_words (position);
    case TP_MOVE_ENOUGH:
      return g_strdup ("Enough!");
    case TP_MOVE_QUARRY:
      return ahu_tp_tile_words (position, move->piece, position->market[move->piece]);
    case TP_MOVE_RUG:
      return ahu_tp_tile_words (position, rug, position->market[rug]);
    case TP_MOVE_EXCHANGE:
      return ahu_tp_exchange_words (position, move);
    case TP_MOVE_PASS:
      return g_strdup ("Pass");
    case TP_MOVE_AWARD:
      return tp_pieces_text (move->piece, tp_award_count (move->piece));
    case TP_MOVE_DONE:
      return g_strdup ("Done");
    case TP_MOVE_REVEAL:
    case TP_MOVE_BUILD:
    case TP_MOVE_SCORE:
    case TP_MOVES:
    default:
      g_assert_not_reached ();
    }
}

GArray *
tp_entry_list_moves (AhuSession *session)
{
  GPtrArray *nodes = ahu_history_get_moves (ahu_session_get_history (session));
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (TpMove));

  for (guint i = 0; i < nodes->len; i++)
    {
      TpMove move;

      tp_move_from_json (&move, g_ptr_array_index (nodes, i));
      g_array_append_val (moves, move);
    }

  return moves;
}
