/* ahu-rn-join-entry.c: the position of a running game entered so far, with undo
 *
 * Not for: which problem is about which field (ahu-rn-join-target.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "app/rapanui/ahu-rn-join-entry.h"

#include <string.h>

#include "rapanui/rn-join-cards.h"

typedef struct
{
  guint8 column_length[RN_COLUMNS];
  guint8 display[RN_COLUMNS][RN_COLUMN_CARDS];
  guint8 hand[RN_MAX_PLAYERS][RN_KINDS];
  guint8 area[RN_MAX_PLAYERS][RN_KINDS];
  gint64 numbers[AHU_RN_JOIN_ACTIVE]; /* by target */
  int active;
  guint8 step;
  guint8 top;
  guint place;
} State;

struct _AhuRnJoinEntry
{
  guint n_players;
  GArray *states; /* all that can be undone and redone */
  guint cursor;
  guint typing; /* the number that the last state changed, or none */
};

static State *
present (AhuRnJoinEntry *self)
{
  return &g_array_index (self->states, State, self->cursor);
}

static void
push (AhuRnJoinEntry *self,
      const State    *state,
      guint           typing)
{
  State added = *state;

  g_array_set_size (self->states, self->cursor + 1);
  g_array_append_val (self->states, added);
  self->cursor++;
  self->typing = typing;
}

static guint
sum (const guint8 *counts)
{
  guint total = 0;

  for (guint k = 0; k < RN_KINDS; k++)
    total += counts[k];

  return total;
}

static guint8 *
get_counts (State *state,
            guint  place)
{
  return place >= AHU_RN_JOIN_AREA ? state->area[place - AHU_RN_JOIN_AREA]
                                   : state->hand[place - AHU_RN_JOIN_HAND];
}

static gboolean
is_full (State *state,
         guint  place)
{
  if (place < AHU_RN_JOIN_HAND)
    return state->column_length[place] == RN_COLUMN_CARDS;

  return place < AHU_RN_JOIN_AREA && sum (get_counts (state, place)) == RN_HAND_CARDS;
}

/* Columns, then of each player the hand and the display. */
static guint
place_at (AhuRnJoinEntry *self,
          int             order)
{
  int n = RN_COLUMNS + 2 * (int) self->n_players;
  int i = (order + n) % n;

  if (i < RN_COLUMNS)
    return (guint) i;

  i -= RN_COLUMNS;
  return (guint) (i % 2 == 0 ? AHU_RN_JOIN_HAND + i / 2 : AHU_RN_JOIN_AREA + i / 2);
}

static int
find_order (AhuRnJoinEntry *self,
            guint           place)
{
  int order = 0;

  while (place_at (self, order) != place)
    order++;

  return order;
}

AhuRnJoinEntry *
ahu_rn_join_entry_new (void)
{
  AhuRnJoinEntry *self = g_new0 (AhuRnJoinEntry, 1);

  self->states = g_array_new (FALSE, FALSE, sizeof (State));
  ahu_rn_join_entry_reset (self, RN_MIN_PLAYERS);

  return self;
}

void
ahu_rn_join_entry_free (AhuRnJoinEntry *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->states);
  g_free (self);
}

void
ahu_rn_join_entry_reset (AhuRnJoinEntry *self,
                         guint           n_players)
{
  State empty = { .active = -1, .step = RN_STEP_BUY, .top = RN_INVALID };

  g_return_if_fail (self != NULL);
  g_return_if_fail (n_players >= RN_MIN_PLAYERS && n_players <= RN_MAX_PLAYERS);

  for (guint i = 0; i < AHU_RN_JOIN_ACTIVE; i++)
    empty.numbers[i] = RN_JOIN_UNKNOWN;
  for (guint p = 0; p < n_players; p++)
    empty.area[p][RN_LUMBERJACK] = 1;
  self->n_players = n_players;
  g_array_set_size (self->states, 0);
  g_array_append_val (self->states, empty);
  self->cursor = 0;
  self->typing = AHU_RN_JOIN_TARGETS;
}

guint
ahu_rn_join_entry_get_n_players (AhuRnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_players;
}

guint
ahu_rn_join_entry_get_place (AhuRnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return present (self)->place;
}

/* Where the next card goes is nothing to undo. */
void
ahu_rn_join_entry_select (AhuRnJoinEntry *self,
                          guint           place)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (place < AHU_RN_JOIN_PLACES);

  present (self)->place = place;
}

void
ahu_rn_join_entry_step (AhuRnJoinEntry *self,
                        int             step)
{
  g_return_if_fail (self != NULL);

  present (self)->place = place_at (self, find_order (self, present (self)->place) + step);
}

guint
ahu_rn_join_entry_get_cards (AhuRnJoinEntry *self,
                             guint           place,
                             guint8         *kinds,
                             guint           max)
{
  State *state;
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (place < AHU_RN_JOIN_PLACES, 0);

  state = present (self);
  if (place < AHU_RN_JOIN_HAND)
    for (; n < MIN (state->column_length[place], max); n++)
      kinds[n] = state->display[place][n];
  else
    for (guint k = 0; k < RN_KINDS; k++)
      for (guint i = 0; i < get_counts (state, place)[k] && n < max; i++)
        kinds[n++] = (guint8) k;

  return n;
}

/* Of the deck and the start cards, those that were entered nowhere. */
static int
count_left (AhuRnJoinEntry *self,
            guint           kind)
{
  const State *state = present (self);
  guint left = rn_deck_count (kind) +
               (rn_kind_is_gatherer (kind) || kind == RN_LUMBERJACK ? self->n_players : 0);

  for (guint c = 0; c < RN_COLUMNS; c++)
    for (guint i = 0; i < state->column_length[c]; i++)
      left -= state->display[c][i] == kind;
  for (guint p = 0; p < self->n_players; p++)
    left -= state->hand[p][kind] + state->area[p][kind];

  return (int) left;
}

guint
ahu_rn_join_entry_left (AhuRnJoinEntry *self,
                        guint           kind)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (kind < RN_KINDS, 0);

  return (guint) MAX (0, count_left (self, kind));
}

RnReason
ahu_rn_join_entry_check (AhuRnJoinEntry *self,
                         guint           kind)
{
  RnReason reason = rn_reason (RN_OK, NULL);

  g_return_val_if_fail (self != NULL, reason);
  g_return_val_if_fail (kind < RN_KINDS, reason);

  if (ahu_rn_join_entry_left (self, kind) > 0)
    return reason;

  reason = rn_reason (RN_REASON_JOIN_CARDS, "R1.2");
  reason.kind = (int) kind;
  reason.need = rn_deck_count (kind) +
                (rn_kind_is_gatherer (kind) || kind == RN_LUMBERJACK ? self->n_players : 0);
  reason.have = reason.need + 1;

  return reason;
}

void
ahu_rn_join_entry_add (AhuRnJoinEntry *self,
                       guint           kind)
{
  State state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (kind < RN_KINDS);

  state = *present (self);
  while (is_full (&state, state.place))
    state.place = place_at (self, find_order (self, state.place) + 1);

  if (state.place < AHU_RN_JOIN_HAND)
    state.display[state.place][state.column_length[state.place]++] = (guint8) kind;
  else
    get_counts (&state, state.place)[kind]++;
  if (is_full (&state, state.place))
    state.place = place_at (self, find_order (self, state.place) + 1);
  push (self, &state, AHU_RN_JOIN_TARGETS);
}

void
ahu_rn_join_entry_remove (AhuRnJoinEntry *self,
                          guint           place,
                          guint           index)
{
  guint8 kinds[RN_JOIN_BOX_CARDS + RN_JOIN_START_CARDS * RN_MAX_PLAYERS];
  State state;
  guint n;

  g_return_if_fail (self != NULL);

  n = ahu_rn_join_entry_get_cards (self, place, kinds, G_N_ELEMENTS (kinds));
  g_return_if_fail (index < n);

  state = *present (self);
  state.place = place;
  if (place >= AHU_RN_JOIN_HAND)
    get_counts (&state, place)[kinds[index]]--;
  else
    {
      state.column_length[place]--;
      for (guint i = index; i < state.column_length[place]; i++)
        state.display[place][i] = state.display[place][i + 1];
    }
  push (self, &state, AHU_RN_JOIN_TARGETS);
}

gint64
ahu_rn_join_entry_get_number (AhuRnJoinEntry *self,
                              guint           target)
{
  g_return_val_if_fail (self != NULL, RN_JOIN_UNKNOWN);
  g_return_val_if_fail (ahu_rn_join_is_number (target), RN_JOIN_UNKNOWN);

  return present (self)->numbers[target];
}

void
ahu_rn_join_entry_set_number (AhuRnJoinEntry *self,
                              guint           target,
                              gint64          number)
{
  State state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ahu_rn_join_is_number (target));

  if (ahu_rn_join_entry_get_number (self, target) == number)
    return;

  state = *present (self);
  state.numbers[target] = number;
  if (self->typing == target && !ahu_rn_join_entry_can_redo (self))
    *present (self) = state;
  else
    push (self, &state, target);
}

int
ahu_rn_join_entry_get_active (AhuRnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, -1);

  return present (self)->active;
}

void
ahu_rn_join_entry_set_active (AhuRnJoinEntry *self,
                              int             player)
{
  State state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (player < (int) self->n_players);

  state = *present (self);
  state.active = player;
  push (self, &state, AHU_RN_JOIN_TARGETS);
}

guint
ahu_rn_join_entry_get_step (AhuRnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, RN_STEP_BUY);

  return present (self)->step;
}

void
ahu_rn_join_entry_set_step (AhuRnJoinEntry *self,
                            guint           step)
{
  State state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (rn_join_can_begin (step));

  state = *present (self);
  state.step = (guint8) step;
  push (self, &state, AHU_RN_JOIN_TARGETS);
}

guint
ahu_rn_join_entry_get_top (AhuRnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, RN_INVALID);

  return present (self)->top;
}

void
ahu_rn_join_entry_set_top (AhuRnJoinEntry *self,
                           guint           top)
{
  State state;

  g_return_if_fail (self != NULL);

  state = *present (self);
  state.top = (guint8) top;
  push (self, &state, AHU_RN_JOIN_TARGETS);
}

static guint
count_gatherers (const guint8 *counts)
{
  guint kinds = 0;

  for (guint k = RN_FISH; k < RN_KINDS; k++)
    kinds += counts[k] > 0;

  return kinds;
}

/* Only what is whole is known whole: nobody is told off in the middle of a hand. */
static void
copy_cards (gint64       *numbers,
            const guint8 *counts,
            gboolean      is_whole)
{
  for (guint k = 0; k < RN_KINDS; k++)
    numbers[k] = is_whole || counts[k] > 0 ? counts[k] : RN_JOIN_UNKNOWN;
}

/* @numbers: how many cards in all, then by kind as far as told */
static void
copy_sacrifices (gint64       *kinds,
                 gint64       *unknown,
                 const gint64 *numbers)
{
  gint64 rest = numbers[0];
  gboolean all_told = TRUE;

  memcpy (kinds, numbers + 1, RN_SACRIFICES * sizeof *kinds);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      rest -= rn_join_known (kinds[k]);
      all_told = all_told && kinds[k] != RN_JOIN_UNKNOWN;
    }
  if (numbers[0] == RN_JOIN_UNKNOWN)
    return;

  if (rest != 0)
    *unknown = rest;
  for (guint k = 0; k < RN_SACRIFICES && rest == 0 && !all_told; k++)
    kinds[k] = rn_join_known (kinds[k]);
}

/* In step draw the number of cards that are left says how many of them nobody told. */
static void
copy_hand (RnJoinPlayer *player,
           const State  *state,
           guint         seat,
           gboolean      is_drawing)
{
  const guint8 *hand = state->hand[seat];
  gint64 left = state->numbers[AHU_RN_JOIN_HELD];

  copy_cards (player->hand, hand, sum (hand) >= RN_HAND_CARDS - (is_drawing ? 1u : 0u));
  if (is_drawing && left != RN_JOIN_UNKNOWN)
    player->held = left - sum (hand);
}

static void
copy_player (RnJoin      *join,
             const State *state,
             guint        seat)
{
  RnJoinPlayer *player = &join->players[seat];
  const guint8 *area = state->area[seat];

  copy_hand (player, state, seat, join->step == RN_STEP_DRAW && rn_join_active (join) == seat);
  /* The start Lumberjack lies there alone only as long as nothing was played. */
  copy_cards (player->area, area, sum (area) != 1 || area[RN_LUMBERJACK] == 0 ||
                                  count_gatherers (state->hand[seat]) == RN_HAND_CARDS);
  player->wood = state->numbers[ahu_rn_join_field (seat, AHU_RN_JOIN_WOOD)];
  player->glory = state->numbers[ahu_rn_join_field (seat, AHU_RN_JOIN_GLORY)];
  copy_sacrifices (player->sacrifice, &player->unknown,
                   state->numbers + ahu_rn_join_field (seat, AHU_RN_JOIN_OWNED));
}

void
ahu_rn_join_entry_to_join (AhuRnJoinEntry *self,
                           RnJoin         *join)
{
  const State *state;
  const gint64 *numbers;

  g_return_if_fail (self != NULL && join != NULL);

  state = present (self);
  numbers = state->numbers;
  rn_join_init (join, self->n_players);
  join->step = state->step;
  join->turn = numbers[AHU_RN_JOIN_TURN_NUMBER];
  join->active = state->active >= 0 ? state->active : RN_JOIN_UNKNOWN;
  for (guint c = 0; c < RN_COLUMNS; c++)
    join->column_length[c] = state->column_length[c];
  memcpy (join->display, state->display, sizeof join->display);
  for (guint p = 0; p < self->n_players; p++)
    copy_player (join, state, p);
  memcpy (join->supply, numbers + AHU_RN_JOIN_SUPPLY, sizeof join->supply);
  copy_sacrifices (join->open, &join->stone_unknown, numbers + AHU_RN_JOIN_STONE);
  join->deck = numbers[AHU_RN_JOIN_DECK];
  join->returned = numbers[AHU_RN_JOIN_RETURNED];
  join->top = state->top;
}

void
ahu_rn_join_entry_forget_steps (AhuRnJoinEntry *self)
{
  g_return_if_fail (self != NULL);

  g_array_set_size (self->states, self->cursor + 1);
  g_array_remove_range (self->states, 0, self->cursor);
  self->cursor = 0;
  self->typing = AHU_RN_JOIN_TARGETS;
}

gboolean
ahu_rn_join_entry_can_undo (AhuRnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->cursor > 0;
}

gboolean
ahu_rn_join_entry_can_redo (AhuRnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->cursor + 1 < self->states->len;
}

void
ahu_rn_join_entry_undo (AhuRnJoinEntry *self)
{
  g_return_if_fail (self != NULL);

  self->typing = AHU_RN_JOIN_TARGETS;
  if (ahu_rn_join_entry_can_undo (self))
    self->cursor--;
}

void
ahu_rn_join_entry_redo (AhuRnJoinEntry *self)
{
  g_return_if_fail (self != NULL);

  self->typing = AHU_RN_JOIN_TARGETS;
  if (ahu_rn_join_entry_can_redo (self))
    self->cursor++;
}
