/* ahu-cli-walk.c: replaying a record move by move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/ahu-cli-walk.h"

AhuRefusal *
ahu_cli_walk (AhuRecord   *record,
              gpointer     position,
              AhuCliVisit  visit)
{
  const AhuGame *game = ahu_record_get_game (record);
  const char *const *names = ahu_record_get_names (record);
  GPtrArray *moves = ahu_record_get_moves (record);
  AhuRefusal *refusal = game->set_up (position, ahu_record_get_n_players (record),
                                      ahu_record_get_setup (record), names);

  if (refusal != NULL)
    {
      refusal->move = AHU_REFUSAL_SET_UP;
      return refusal;
    }

  for (guint i = 0; visit == NULL || visit (game, position); i++)
    {
      if (i == moves->len)
        break;

      refusal = game->apply (position, g_ptr_array_index (moves, i), names);
      if (refusal != NULL)
        {
          refusal->move = (int) i;
          return refusal;
        }
    }

  return NULL;
}

gpointer
ahu_cli_position_new (const AhuGame *game)
{
  return g_malloc0 (game->position_size);
}
