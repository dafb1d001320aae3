/* ahu-rn-practise-box.c: the virtual box of a practice game: its shuffled draw pile
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/ui/ahu-rn-practise-box.h"

#include "games/rapanui/advisor/rn-shuffle.h"
#include "games/rapanui/notation/rn-json.h"

/* The draw pile from the first card laid, as long as it was when the game began. */
typedef struct
{
  guint8 cards[RN_DECK_CARDS];
  guint n;
} Pile;

static AhuRandom
random_new (void)
{
  return (AhuRandom) { ((guint64) g_random_int () << 32) ^ g_random_int () ^ (guint64) g_get_real_time () };
}

static void
append_seen (Pile         *pile,
             const RnMove *move)
{
  for (guint i = 0; i < move->n_cards; i++)
    pile->cards[pile->n++] = move->cards[i];
}

static void
append_unseen (Pile             *pile,
               const RnPosition *position)
{
  AhuRandom random = random_new ();
  guint first = pile->n;

  for (guint kind = 0; kind < RN_KINDS; kind++)
    for (guint i = 0; i < position->unseen[kind]; i++)
      pile->cards[pile->n++] = (guint8) kind;

  for (guint left = pile->n - first; left > 1; left--)
    {
      guint8 *chosen = &pile->cards[first + ahu_random_below (&random, left)];
      guint8 *last = &pile->cards[first + left - 1];
      guint8 card = *chosen;

      *chosen = *last;
      *last = card;
    }
}

/* What was laid by the first moves. */
static void
append_laid (Pile       *pile,
             AhuHistory *history,
             guint       n_moves)
{
  GPtrArray *moves = ahu_history_get_moves (history);

  for (guint i = 0; i < n_moves; i++)
    {
      RnMove move;

      rn_move_from_json (&move, g_ptr_array_index (moves, i));
      if (move.type == RN_MOVE_REFILL)
        append_seen (pile, &move);
    }
}

/* What was laid, also by moves that are undone, then what nobody has seen. */
static Pile *
pile_new (AhuHistory *history)
{
  guint n_moves = ahu_history_get_moves (history)->len;
  Pile *pile = g_new0 (Pile, 1);

  append_laid (pile, history, n_moves);
  append_unseen (pile, ahu_history_get_position (history, n_moves));

  return pile;
}

/* The game may have gone on elsewhere, with other cards. */
static gboolean
is_laid_from (const Pile *pile,
              AhuHistory *history)
{
  Pile laid = { .n = 0 };

  append_laid (&laid, history, ahu_history_get_ply (history));

  return laid.n <= pile->n && memcmp (laid.cards, pile->cards, laid.n) == 0;
}

static const Pile *
get_pile (AhuSession *session)
{
  AhuHistory *history = ahu_session_get_history (session);
  Pile *pile = g_object_get_data (G_OBJECT (session), "ahu-rn-practise-pile");

  if (pile == NULL || !is_laid_from (pile, history))
    {
      pile = pile_new (history);
      g_object_set_data_full (G_OBJECT (session), "ahu-rn-practise-pile", pile, g_free);
    }

  return pile;
}

void
ahu_rn_practise_box_open (AhuSession *session)
{
  g_return_if_fail (AHU_IS_SESSION (session));

  get_pile (session);
}

JsonNode *
ahu_rn_practise_box_deal (guint n_players)
{
  AhuRandom random = random_new ();
  RnShuffle shuffle;
  RnDeal deal;

  g_return_val_if_fail (n_players >= RN_MIN_PLAYERS && n_players <= RN_MAX_PLAYERS, NULL);

  /* The rest of the deck is shuffled again from what nobody has seen. */
  rn_shuffle_deal (&shuffle, &deal, &random, n_players);

  return rn_deal_to_json (&deal);
}

RnMove
ahu_rn_practise_box_refill (AhuSession *session)
{
  RnMove move = { .type = RN_MOVE_REFILL, .n_cards = RN_COLUMN_CARDS };
  const RnPosition *position;
  const Pile *pile;

  g_return_val_if_fail (AHU_IS_SESSION (session), move);

  position = ahu_session_get_position (session);
  pile = get_pile (session);
  g_return_val_if_fail (position->step == RN_STEP_REFILL && position->deck <= pile->n, move);

  memcpy (move.cards, pile->cards + (pile->n - position->deck), RN_COLUMN_CARDS);

  return move;
}
