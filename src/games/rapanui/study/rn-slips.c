/* rn-slips.c: compares a difference with the slips of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-slips-private.h"

#include <string.h>

RnSlip
rn_slips_begin (const RnSlips *self,
                RnSlipType     type,
                guint          ply,
                guint          player)
{
  RnSlip slip = { .type = (guint8) type, .player = (guint8) player };

  slip.delta.n_players = self->positions[ply].n_players;
  slip.n_turns = 1;
  slip.turns[0] = self->positions[ply].turn;
  slip.plies[0] = (guint16) ply;

  return slip;
}

void
rn_slips_add (RnSlips      *self,
              const RnSlip *slip)
{
  if (!rn_count_is_zero (&slip->delta))
    g_array_append_val (self->all, *slip);
}

void
rn_slip_change_to (RnSlip           *slip,
                   const RnPosition *slipped,
                   const RnPosition *recorded)
{
  RnCount is;
  RnCount should;

  rn_count_position (&is, slipped);
  rn_count_position (&should, recorded);
  rn_count_subtract (&slip->delta, &is, &should);
}

RnSlips *
rn_slips_new (const RnPosition *first,
              const RnMove     *moves,
              guint             n_moves)
{
  RnSlips *self = g_new0 (RnSlips, 1);

  self->moves = g_memdup2 (moves, n_moves * sizeof *moves);
  self->n_moves = n_moves;
  self->positions = g_new (RnPosition, n_moves + 1);
  self->all = g_array_new (FALSE, FALSE, sizeof (RnSlip));
  self->positions[0] = *first;
  for (guint i = 0; i < n_moves; i++)
    {
      self->positions[i + 1] = self->positions[i];
      rn_apply (&self->positions[i + 1], &moves[i], NULL);
    }
  /* The latest first: so are the turns of a slip then. */
  for (guint i = n_moves + 1; i-- > 0;)
    rn_slips_list (self, i);

  return self;
}

void
rn_slips_free (RnSlips *self)
{
  g_free (self->moves);
  g_free (self->positions);
  g_array_unref (self->all);
  g_free (self);
}

const RnPosition *
rn_slips_get_position (const RnSlips *self)
{
  return &self->positions[self->n_moves];
}

/* Cells that are not 0 must be told as they are; a slip with other cells, too,
 * needs a number that nobody has counted so. */
static gboolean
find_fit (const RnCount *delta,
          const RnCount *difference,
          guint8        *fit)
{
  gboolean leaves = FALSE;
  gboolean adds = FALSE;

  for (guint i = 0; i < rn_count_n_cells (difference); i++)
    if (delta->cells[i] != difference->cells[i])
      {
        if (delta->cells[i] != 0 && difference->cells[i] != 0)
          return FALSE;
        if (delta->cells[i] == 0)
          leaves = TRUE;
        else
          adds = TRUE;
      }
  *fit = adds ? RN_SLIP_MORE : leaves ? RN_SLIP_PART : RN_SLIP_EXACT;

  return !(adds && leaves);
}

/* How far a slip is from the difference, in cells. */
static guint
count_apart (const RnSlip  *slip,
             const RnCount *difference)
{
  guint apart = 0;

  for (guint i = 0; i < rn_count_n_cells (difference); i++)
    apart += slip->delta.cells[i] != difference->cells[i];

  return apart;
}

/* What differs in its turn only is one slip that may have happened in several. */
static gboolean
is_same (const RnSlip *a,
         const RnSlip *b)
{
  return a->type == b->type && a->token == b->token && a->player == b->player && a->other == b->other &&
         a->kind == b->kind && a->other_kind == b->other_kind && a->amount == b->amount &&
         memcmp (&a->delta, &b->delta, sizeof a->delta) == 0;
}

static void
collect (GArray *found,
         RnSlip  slip)
{
  for (guint i = 0; i < found->len; i++)
    {
      RnSlip *other = &g_array_index (found, RnSlip, i);

      if (is_same (other, &slip))
        {
          if (other->turns[other->n_turns - 1] != slip.turns[0] && other->n_turns < RN_SLIP_MAX_TURNS)
            {
              other->turns[other->n_turns] = slip.turns[0];
              other->plies[other->n_turns++] = slip.plies[0];
            }
          return;
        }
    }
  g_array_append_val (found, slip);
}

static int
compare (gconstpointer a,
         gconstpointer b,
         gpointer      user_data)
{
  const RnSlip *left = a;
  const RnSlip *right = b;

  if (left->fit != right->fit)
    return (int) left->fit - (int) right->fit;
  if (left->fit != RN_SLIP_EXACT)
    {
      int apart = (int) count_apart (left, user_data) - (int) count_apart (right, user_data);

      if (apart != 0)
        return apart;
    }
  if (left->type != right->type)
    return (int) left->type - (int) right->type;
  if (left->plies[0] != right->plies[0])
    return (int) right->plies[0] - (int) left->plies[0];

  /* Of the same move: as in RnSlip. */
  return memcmp (left, right, sizeof *left);
}

GArray *
rn_slips_find (const RnSlips *self,
               const RnCount *difference)
{
  GArray *found = g_array_new (FALSE, FALSE, sizeof (RnSlip));

  if (rn_count_is_zero (difference))
    return found;

  for (guint i = 0; i < self->all->len; i++)
    {
      RnSlip slip = g_array_index (self->all, RnSlip, i);

      if (find_fit (&slip.delta, difference, &slip.fit))
        collect (found, slip);
    }
  g_array_sort_with_data (found, compare, (gpointer) difference);

  return found;
}
