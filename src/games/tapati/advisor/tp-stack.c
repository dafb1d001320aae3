/* tp-stack.c: the stacks of tiles in the box of a practice game of Tapati
 *
 * A tile is found out when it is drawn: nobody can tell that from an order that was there
 * before, and quarries that are given back need no place in it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/tapati/advisor/tp-stack.h"

#include <string.h>

#include "games/tapati/advisor/tp-playout.h"
#include "games/tapati/engine/tp-history.h"
#include "games/tapati/engine/tp-json.h"

struct _TpStack
{
  GByteArray *quarries; /* the circles, from the first one drawn on */
  GByteArray *rugs;     /* the numbers */
  AhuRandom random;
};

static void
append_drawn (TpStack    *self,
              AhuHistory *history,
              guint       n_moves)
{
  for (guint ply = 0; ply < n_moves; ply++)
    {
      TpMove move = tp_history_move (history, ply);

      if (move.type != TP_MOVE_REVEAL)
        continue;
      g_byte_array_append (self->quarries, move.quarries, move.n_quarries);
      if (move.rug > 0)
        g_byte_array_append (self->rugs, &move.rug, 1);
    }
}

TpStack *
tp_stack_new (AhuHistory *history,
              AhuRandom  *random)
{
  TpStack *self = g_new0 (TpStack, 1);

  self->quarries = g_byte_array_new ();
  self->rugs = g_byte_array_new ();
  self->random.state = ahu_random_next (random);
  append_drawn (self, history, ahu_history_get_moves (history)->len);

  return self;
}

/* The tile that comes after the first @at ones, the lowest of which has the number @base. */
static guint8
draw (TpStack    *self,
      GByteArray *tiles,
      guint       at,
      guint8     *left,
      guint       n_kinds,
      guint       base)
{
  guint8 tile;

  if (at < tiles->len && left[tiles->data[at] - base] > 0)
    return tiles->data[at];

  tile = (guint8) (base + tp_draw_one (left, n_kinds, &self->random));
  g_byte_array_set_size (tiles, at);
  g_byte_array_append (tiles, &tile, 1);

  return tile;
}

JsonNode *
tp_stack_draw (TpStack    *self,
               AhuHistory *history)
{
  guint ply = ahu_history_get_ply (history);
  const TpPosition *position = ahu_history_get_position (history, ply);
  TpMove move = { .type = TP_MOVE_REVEAL, .what = position->draw };
  guint8 left[TP_CIRCLES];
  TpStack before;

  g_return_val_if_fail (position->step == TP_STEP_REVEAL, NULL);

  before = (TpStack) { g_byte_array_new (), g_byte_array_new (), { 0 } };
  append_drawn (&before, history, ply);
  move.n_quarries = tp_draw_size (position);
  for (guint i = 0; i < move.n_quarries; i++)
    {
      tp_position_drawable (position, move.quarries, i, left);
      move.quarries[i] = draw (self, self->quarries, before.quarries->len + i, left, TP_CIRCLES, 1);
    }
  if (position->draw == TP_DRAW_MARKET)
    {
      memcpy (left, &position->store[TP_RUG_2], TP_RUGS);
      move.rug = draw (self, self->rugs, before.rugs->len, left, TP_RUGS, 2);
    }
  g_byte_array_unref (before.quarries);
  g_byte_array_unref (before.rugs);

  return tp_move_to_json (&move);
}

void
tp_stack_free (TpStack *self)
{
  g_byte_array_unref (self->quarries);
  g_byte_array_unref (self->rugs);
  g_free (self);
}
