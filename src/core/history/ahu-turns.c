/* ahu-turns.c: the moves of a game, turn by turn, and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-turns.h"

#include <glib/gi18n.h>

static const AhuGame *
get_game (AhuHistory *self)
{
  return ahu_record_get_game (ahu_history_get_record (self));
}

guint
ahu_history_get_turn_end (AhuHistory *self,
                          guint       first)
{
  const AhuGame *game;
  guint ply, turn, end;

  g_return_val_if_fail (self != NULL, first);

  game = get_game (self);
  ply = ahu_history_get_ply (self);
  if (first >= ply || game->turn == NULL)
    return MIN (first + 1, ply);

  turn = game->turn (ahu_history_get_position (self, first));
  for (end = first + 1; end < ply; end++)
    if (game->turn (ahu_history_get_position (self, end)) != turn)
      break;

  return end;
}

char *
ahu_history_describe_turn (AhuHistory      *self,
                           guint            first,
                           guint            end,
                           const AhuViewer *viewer)
{
  g_autoptr (GPtrArray) all = NULL;
  const AhuGame *game;
  const char *const *names;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (first < end && end <= ahu_history_get_ply (self), NULL);

  game = get_game (self);
  names = ahu_record_get_names (ahu_history_get_record (self));
  if (game->describe_turn != NULL)
    return game->describe_turn (self, first, end, names, viewer);

  all = g_ptr_array_new_with_free_func (g_free);
  for (guint ply = first; ply < end; ply++)
    {
      g_auto (GStrv) lines = game->describe_move (ahu_history_get_position (self, ply),
                                                  g_ptr_array_index (ahu_history_get_moves (self), ply), names, viewer);

      g_ptr_array_add (all, g_strjoinv (C_("sentences", " "), lines));
    }
  g_ptr_array_add (all, NULL);

  return g_strjoinv (C_("sentences", " "), (char **) all->pdata);
}
