/* rn-scoring.c: counting the personal displays in a scoring (R7.4–R7.8)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/engine/rn-rules.h"

#include <string.h>

void
rn_scoring_facts (const RnPosition *position,
                  guint             kind,
                  RnScoring        *scoring)
{
  gboolean gatherer = rn_kind_is_gatherer (kind);
  int leader = rn_position_leader (position, kind);

  memset (scoring, 0, sizeof *scoring);
  scoring->kind = (guint8) kind;
  scoring->active = position->active;
  for (guint i = 0; i < position->n_players; i++)
    {
      guint8 count = position->area[i][kind];

      scoring->count[i] = count;
      /* One Sacrifice card, whatever the number displayed (R7.8). */
      scoring->base[i] = gatherer ? MIN (count, 1) : count;
    }

  if (leader >= 0)
    scoring->bonus[leader] = 1;
}
