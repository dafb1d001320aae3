/* ahu-turns.c: the moves of a game, turn by turn, and in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/history/ahu-turns.h"

#include <glib/gi18n.h>

#include "core/game/ahu-rule-number.h"

static const AhuGame *
get_game (AhuHistory *self)
{
  return ahu_record_get_game (ahu_history_get_record (self));
}

gboolean
ahu_history_is_same_turn (AhuHistory *self,
                          guint       ply,
                          guint       other)
{
  const AhuGame *game;
  gconstpointer position, another;

  g_return_val_if_fail (self != NULL, FALSE);

  game = get_game (self);
  if (game->turn == NULL)
    return FALSE;

  position = ahu_history_get_position (self, ply);
  another = ahu_history_get_position (self, other);

  return game->turn (position) == game->turn (another) &&
         (game->section == NULL || game->section (position) == game->section (another));
}

guint
ahu_history_get_turn_end (AhuHistory *self,
                          guint       first)
{
  guint ply, end;

  g_return_val_if_fail (self != NULL, first);

  ply = ahu_history_get_ply (self);
  if (first >= ply)
    return ply;
  for (end = first + 1; end < ply; end++)
    if (!ahu_history_is_same_turn (self, first, end))
      break;

  return end;
}

guint
ahu_history_get_line_end (AhuHistory *self,
                          guint       first,
                          guint       end)
{
  const AhuGame *game;

  g_return_val_if_fail (self != NULL, end);
  g_return_val_if_fail (first < end, end);

  game = get_game (self);

  return game->line_end != NULL ? game->line_end (self, first, end) : end;
}

/* Without turns a move is its author's, and one that is still to come of who alone may make it. */
static guint
find_seat (AhuHistory *self,
           guint       ply)
{
  const AhuGame *game = get_game (self);
  gconstpointer position = ahu_history_get_position (self, ply);
  g_autofree guint *seats = NULL;

  if (game->turn_seat != NULL)
    return game->turn_seat (position);
  if (game->turn != NULL)
    return AHU_NOBODY;
  if (ply < ahu_history_get_ply (self))
    return game->author (position, ahu_history_get_move (self, ply));

  seats = g_new0 (guint, game->max_players);

  return game->pending (position, seats) == 1 ? seats[0] : AHU_NOBODY;
}

char *
ahu_history_turn_heading (AhuHistory *self,
                          guint       ply,
                          guint      *seat)
{
  const AhuGame *game;
  const char *const *names;
  g_autofree char *turn = NULL;
  guint n;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply <= ahu_history_get_ply (self), NULL);
  g_return_val_if_fail (seat != NULL, NULL);

  game = get_game (self);
  names = ahu_record_get_names (ahu_history_get_record (self));
  if (game->section_text != NULL)
    return game->section_text (ahu_history_get_position (self, ply),
                               ply < ahu_history_get_ply (self) ? ahu_history_get_move (self, ply) : NULL,
                               names, seat);
  n = ahu_game_get_turn (game, ahu_history_get_position (self, ply));
  *seat = find_seat (self, ply);
  if (*seat == AHU_NOBODY)
    return n > 0 ? ahu_game_turn_text (game, n, AHU_TURN_TITLE)
                 : ahu_game_place_text (game, ahu_history_get_position (self, ply), AHU_TURN_TITLE);
  if (n == 0)
    return g_strdup (names[*seat]);

  turn = ahu_game_turn_text (game, n, AHU_TURN_INSIDE);
  /* Translators: heading of a turn in the log: a player’s name, and which turn it is, as in “Anna, turn 12” */
  return g_strdup_printf (C_("turn", "%1$s, %2$s"), names[*seat], turn);
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
                                                  ahu_history_get_move (self, ply), names, viewer);

      g_ptr_array_add (all, g_strjoinv (C_("sentences", " "), lines));
    }
  g_ptr_array_add (all, NULL);

  return g_strjoinv (C_("sentences", " "), (char **) all->pdata);
}

char *
ahu_history_line_drawing (AhuHistory *self,
                          guint       first,
                          guint       end)
{
  const AhuGame *game;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (first < end && end <= ahu_history_get_ply (self), NULL);

  game = get_game (self);

  return game->line_drawing != NULL ? game->line_drawing (self, first, end) : NULL;
}

char *
ahu_history_cite_move (AhuHistory *self,
                       guint       ply)
{
  const AhuGame *game;
  gconstpointer before;
  JsonNode *move;
  g_auto (GStrv) lines = NULL;
  g_autofree const char **rules = NULL;
  g_autofree char *told = NULL;
  g_autofree char *numbers = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ply < ahu_history_get_ply (self), NULL);

  game = get_game (self);
  before = ahu_history_get_position (self, ply);
  move = ahu_history_get_move (self, ply);
  lines = game->describe_move (before, move, ahu_record_get_names (ahu_history_get_record (self)), NULL);
  told = g_strjoinv ("\n", lines);
  if (game->move_rules == NULL)
    return g_steal_pointer (&told);

  rules = game->move_rules (before, move);
  /* Translators: between the numbers of rules, as in “R7.2, R7.5” */
  numbers = g_strjoinv (C_("list of rules", ", "), (char **) rules);
  return ahu_cite (told, numbers);
}
