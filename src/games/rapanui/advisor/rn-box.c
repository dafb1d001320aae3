/* rn-box.c: the virtual box of a practice game: its shuffled draw pile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-box.h"

#include "games/rapanui/advisor/rn-shuffle.h"
#include "games/rapanui/notation/rn-json.h"

/* The draw pile from the first card laid, as long as it was when the game began. */
struct _RnBox
{
  guint8 cards[RN_DECK_CARDS];
  guint n;
  AhuRandom random; /* for what is shuffled anew */
};

static void
append_seen (RnBox        *self,
             const RnMove *move)
{
  for (guint i = 0; i < move->n_cards; i++)
    self->cards[self->n++] = move->cards[i];
}

static void
append_unseen (RnBox            *self,
               const RnPosition *position)
{
  guint first = self->n;

  for (guint kind = 0; kind < RN_KINDS; kind++)
    for (guint i = 0; i < position->unseen[kind]; i++)
      self->cards[self->n++] = (guint8) kind;

  for (guint left = self->n - first; left > 1; left--)
    {
      guint8 *chosen = &self->cards[first + ahu_random_below (&self->random, left)];
      guint8 *last = &self->cards[first + left - 1];
      guint8 card = *chosen;

      *chosen = *last;
      *last = card;
    }
}

/* What was laid by the first moves. */
static void
append_laid (RnBox      *self,
             AhuHistory *history,
             guint       n_moves)
{
  GPtrArray *moves = ahu_history_get_moves (history);

  for (guint i = 0; i < n_moves; i++)
    {
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      if (move.type == RN_MOVE_REFILL)
        append_seen (self, &move);
    }
}

/* What was laid, also by moves that are undone, then what nobody has seen. */
static void
fill (RnBox      *self,
      AhuHistory *history)
{
  guint n_moves = ahu_history_get_moves (history)->len;

  self->n = 0;
  append_laid (self, history, n_moves);
  append_unseen (self, ahu_history_get_position (history, n_moves));
}

/* The game may have gone on elsewhere, with other cards. */
static gboolean
is_laid_from (const RnBox *self,
              AhuHistory  *history)
{
  RnBox laid = { .n = 0 };

  append_laid (&laid, history, ahu_history_get_ply (history));

  return laid.n <= self->n && memcmp (laid.cards, self->cards, laid.n) == 0;
}

RnBox *
rn_box_new (AhuHistory *history,
            AhuRandom  *random)
{
  RnBox *self = g_new0 (RnBox, 1);

  self->random.state = ahu_random_next (random);
  fill (self, history);

  return self;
}

JsonNode *
rn_box_draw (RnBox      *self,
             AhuHistory *history)
{
  RnMove move = { .type = RN_MOVE_REFILL, .n_cards = RN_COLUMN_CARDS };
  const RnPosition *position = ahu_history_get_position (history, ahu_history_get_ply (history));

  if (!is_laid_from (self, history))
    fill (self, history);
  g_return_val_if_fail (position->step == RN_STEP_REFILL && position->deck <= self->n, NULL);

  memcpy (move.cards, self->cards + (self->n - position->deck), RN_COLUMN_CARDS);

  return rn_move_to_json (&move);
}

void
rn_box_free (RnBox *self)
{
  g_free (self);
}
