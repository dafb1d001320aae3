/* rn-join-entry.c: the position of a running game entered so far, with undo
 *
 * Not for: which problem is about which field (rn-join-target.c), what is asked for in which
 * order (rn-join-order.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/join/rn-join-entry.h"

#include <string.h>

#include "games/rapanui/join/rn-join-cards.h"

typedef struct
{
  guint8 column_length[RN_COLUMNS];
  guint8 display[RN_COLUMNS][RN_COLUMN_CARDS];
  gboolean has_ended[RN_COLUMNS];
  guint8 hand_length[RN_MAX_PLAYERS];
  guint8 hand[RN_MAX_PLAYERS][RN_COLUMN_CARDS];
  gint64 numbers[RN_JOIN_ACTIVE]; /* by target */
  int active;
  guint8 step;
  guint8 top;
  guint present;
  guint8 card;
  guint changed;
} State;

struct _RnJoinEntry
{
  guint n_players;
  AhuStates *states;
};

static State *
get_state (RnJoinEntry *self)
{
  return ahu_states_get (self->states);
}

static void
push (RnJoinEntry *self,
      const State *state,
      guint        changed)
{
  State *added = g_memdup2 (state, sizeof *state);

  added->changed = changed;
  ahu_states_add (self->states, added, NULL);
}

static State *
state_new (void)
{
  State *state = g_new0 (State, 1);

  state->active = -1;
  state->step = RN_STEP_BUY;
  state->top = RN_INVALID;
  for (guint i = 0; i < RN_JOIN_ACTIVE; i++)
    state->numbers[i] = RN_JOIN_UNKNOWN;
  state->present = RN_JOIN_ACTIVE;
  state->changed = RN_JOIN_TARGETS;

  return state;
}

/* The cards of a place, and how many. */
static guint8 *
get_place (State   *state,
           guint    place,
           guint8 **length)
{
  if (place < RN_JOIN_HAND)
    {
      *length = &state->column_length[place];
      return state->display[place];
    }

  *length = &state->hand_length[place - RN_JOIN_HAND];
  return state->hand[place - RN_JOIN_HAND];
}

RnJoinEntry *
rn_join_entry_new (void)
{
  RnJoinEntry *self = g_new0 (RnJoinEntry, 1);

  self->n_players = RN_MIN_PLAYERS;
  self->states = ahu_states_new (state_new (), g_free);

  return self;
}

/* Each number of a state in its order. */
static void
state_to_numbers (const State *state,
                  GArray      *numbers)
{
#define ADD(value) g_array_append_vals (numbers, &(gint64) { value }, 1)
  ADD (state->active);
  ADD (state->step);
  ADD (state->top);
  ADD (state->present);
  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      ADD (state->has_ended[c]);
      ADD (state->column_length[c]);
      for (guint i = 0; i < RN_COLUMN_CARDS; i++)
        ADD (state->display[c][i]);
    }
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    {
      ADD (state->hand_length[p]);
      for (guint i = 0; i < RN_COLUMN_CARDS; i++)
        ADD (state->hand[p][i]);
    }
  g_array_append_vals (numbers, state->numbers, RN_JOIN_ACTIVE);
#undef ADD
}

static gboolean
take_cards (guint8        *cards,
            guint8        *length,
            guint          room,
            const gint64 **next)
{
  gint64 n = *(*next)++;

  if (n < 0 || n > room)
    return FALSE;
  *length = (guint8) n;
  for (guint i = 0; i < RN_COLUMN_CARDS; i++)
    {
      gint64 kind = *(*next)++;

      if (i < n && (kind < 0 || kind >= RN_KINDS))
        return FALSE;
      cards[i] = i < n ? (guint8) kind : 0;
    }

  return TRUE;
}

/* Returns: whether they can have been entered */
static gboolean
state_from_numbers (State        *state,
                    const gint64 *next,
                    guint         n_players)
{
  gint64 active = *next++, step = *next++, top = *next++, present = *next++;

  if (active < -1 || active >= n_players || step < 0 || step > RN_STEP_OVER || !rn_join_can_begin ((guint) step) ||
      present < 0 || present > RN_JOIN_TARGETS ||
      (top != RN_INVALID && top != RN_SACRIFICE_HIDDEN && top != RN_SACRIFICE_NONE && (top < 0 || top >= RN_SACRIFICES)))
    return FALSE;
  state->active = (int) active;
  state->step = (guint8) step;
  state->top = (guint8) top;
  state->present = (guint) present;
  for (guint c = 0; c < RN_COLUMNS; c++)
    {
      state->has_ended[c] = *next++ != 0;
      if (!take_cards (state->display[c], &state->column_length[c], RN_COLUMN_CARDS, &next))
        return FALSE;
    }
  for (guint p = 0; p < RN_MAX_PLAYERS; p++)
    if (!take_cards (state->hand[p], &state->hand_length[p], p < n_players ? RN_HAND_CARDS : 0, &next))
      return FALSE;
  for (guint i = 0; i < RN_JOIN_ACTIVE; i++)
    {
      if (next[i] != RN_JOIN_UNKNOWN && (next[i] < 0 || next[i] > RN_JOIN_MAX))
        return FALSE;
      state->numbers[i] = next[i];
    }

  return TRUE;
}

static GArray *
list_numbers (const State *state)
{
  GArray *numbers = g_array_new (FALSE, FALSE, sizeof (gint64));

  state_to_numbers (state, numbers);

  return numbers;
}

JsonNode *
rn_join_entry_to_json (RnJoinEntry *self)
{
  g_autofree State *empty = state_new ();
  g_autoptr (GArray) nothing = list_numbers (empty);
  g_autoptr (GArray) numbers = NULL;
  JsonArray *array;
  JsonNode *node;

  g_return_val_if_fail (self != NULL, NULL);

  numbers = list_numbers (get_state (self));
  if (memcmp (numbers->data, nothing->data, numbers->len * sizeof (gint64)) == 0)
    return NULL;

  array = json_array_sized_new (numbers->len + 1);
  json_array_add_int_element (array, self->n_players);
  for (guint i = 0; i < numbers->len; i++)
    json_array_add_int_element (array, g_array_index (numbers, gint64, i));
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, array);

  return node;
}

void
rn_join_entry_from_json (RnJoinEntry *self,
                         JsonNode    *node)
{
  g_autofree State *state = state_new ();
  g_autoptr (GArray) numbers = list_numbers (state);
  JsonArray *array;

  g_return_if_fail (self != NULL && node != NULL);

  array = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  if (array == NULL || json_array_get_length (array) != numbers->len + 1 ||
      json_array_get_int_element (array, 0) != self->n_players)
    return;

  for (guint i = 0; i < numbers->len; i++)
    {
      JsonNode *number = json_array_get_element (array, i + 1);

      if (!JSON_NODE_HOLDS_VALUE (number) || json_node_get_value_type (number) != G_TYPE_INT64)
        return;
      g_array_index (numbers, gint64, i) = json_node_get_int (number);
    }
  if (!state_from_numbers (state, (const gint64 *) (gpointer) numbers->data, self->n_players))
    return;

  ahu_states_reset (self->states, g_steal_pointer (&state));
  rn_join_entry_select (self, get_state (self)->present);
}

RnJoinEntry *
rn_join_entry_copy (RnJoinEntry *self)
{
  RnJoinEntry *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = rn_join_entry_new ();
  copy->n_players = self->n_players;
  *get_state (copy) = *get_state (self);

  return copy;
}

void
rn_join_entry_free (RnJoinEntry *self)
{
  if (self == NULL)
    return;

  ahu_states_free (self->states);
  g_free (self);
}

void
rn_join_entry_reset (RnJoinEntry *self,
                     guint        n_players)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (n_players >= RN_MIN_PLAYERS && n_players <= RN_MAX_PLAYERS);

  self->n_players = n_players;
  ahu_states_reset (self->states, state_new ());
}

AhuStates *
rn_join_entry_get_states (RnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->states;
}

guint
rn_join_entry_get_n_players (RnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_players;
}

guint
rn_join_entry_get_present (RnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, RN_JOIN_TARGETS);

  return get_state (self)->present;
}

guint
rn_join_entry_get_card (RnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return get_state (self)->card;
}

guint
rn_join_entry_get_changed (RnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, RN_JOIN_TARGETS);

  return get_state (self)->changed;
}

void
rn_join_entry_select (RnJoinEntry *self,
                      guint        target)
{
  State *state;
  guint8 *length;

  g_return_if_fail (self != NULL);
  g_return_if_fail (target <= RN_JOIN_TARGETS);

  state = get_state (self);
  state->present = target;
  ahu_states_end_typing (self->states);
  if (target >= RN_JOIN_PLACES)
    return;

  /* In a full place the last card is the one to change. */
  get_place (state, target, &length);
  state->card = (guint8) MIN (*length, (target < RN_JOIN_HAND ? RN_COLUMN_CARDS : RN_HAND_CARDS) - 1);
}

void
rn_join_entry_select_card (RnJoinEntry *self,
                           guint        place,
                           guint        index)
{
  guint8 *length;

  g_return_if_fail (self != NULL);
  g_return_if_fail (place < RN_JOIN_PLACES);

  rn_join_entry_select (self, place);
  get_place (get_state (self), place, &length);
  if (index < *length)
    get_state (self)->card = (guint8) index;
}

guint
rn_join_entry_get_cards (RnJoinEntry *self,
                         guint        place,
                         guint8       kinds[RN_COLUMN_CARDS])
{
  guint8 *length;
  guint8 *cards;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (place < RN_JOIN_PLACES, 0);

  cards = get_place (get_state (self), place, &length);
  memcpy (kinds, cards, RN_COLUMN_CARDS);

  return *length;
}

gboolean
rn_join_entry_has_ended (RnJoinEntry *self,
                         guint        column)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (column < RN_COLUMNS, FALSE);

  return get_state (self)->has_ended[column] || get_state (self)->column_length[column] == RN_COLUMN_CARDS;
}

/* Of the deck and the start cards, those that were entered nowhere; what the next card
 * replaces is free. */
static gint64
count_left (RnJoinEntry *self,
            guint        kind)
{
  State *state = get_state (self);
  gint64 left = rn_deck_count (kind) +
                (rn_kind_is_gatherer (kind) || kind == RN_LUMBERJACK ? self->n_players : 0);

  for (guint place = 0; place < RN_JOIN_HAND + self->n_players; place++)
    {
      guint8 *length;
      const guint8 *cards = get_place (state, place, &length);

      for (guint i = 0; i < *length; i++)
        left -= cards[i] == kind && (place != state->present || i != state->card);
    }
  for (guint p = 0; p < self->n_players; p++)
    left -= rn_join_known (state->numbers[rn_join_field (p, RN_JOIN_AREA + kind)]);

  return left;
}

guint
rn_join_entry_left (RnJoinEntry *self,
                    guint        kind)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (kind < RN_KINDS, 0);

  return (guint) MAX (0, count_left (self, kind));
}

RnReason
rn_join_entry_check (RnJoinEntry *self,
                     guint        kind)
{
  RnReason reason = rn_reason (RN_OK, NULL);

  g_return_val_if_fail (self != NULL, reason);
  g_return_val_if_fail (kind < RN_KINDS, reason);

  if (rn_join_entry_left (self, kind) > 0)
    return reason;

  reason = rn_reason (RN_REASON_JOIN_CARDS, "R1.2");
  reason.kind = (int) kind;
  reason.need = rn_deck_count (kind) +
                (rn_kind_is_gatherer (kind) || kind == RN_LUMBERJACK ? self->n_players : 0);
  reason.have = reason.need + 1;

  return reason;
}

void
rn_join_entry_lay (RnJoinEntry *self,
                   guint        kind)
{
  State state;
  guint8 *length;
  guint8 *cards;

  g_return_if_fail (self != NULL);
  g_return_if_fail (kind < RN_KINDS);
  g_return_if_fail (get_state (self)->present < RN_JOIN_PLACES);

  state = *get_state (self);
  cards = get_place (&state, state.present, &length);
  cards[state.card] = (guint8) kind;
  *length = MAX (*length, state.card + 1);
  push (self, &state, state.present);
  if (rn_join_entry_is_open (self, state.present))
    rn_join_entry_select (self, state.present);
  else
    rn_join_entry_go_on (self);
}

gboolean
rn_join_entry_take_away (RnJoinEntry *self)
{
  State state;
  guint8 *length;
  guint8 *cards;

  g_return_val_if_fail (self != NULL, FALSE);

  state = *get_state (self);
  if (state.present >= RN_JOIN_PLACES)
    return FALSE;
  cards = get_place (&state, state.present, &length);
  if (state.card >= *length)
    return FALSE;

  (*length)--;
  for (guint i = state.card; i < *length; i++)
    cards[i] = cards[i + 1];
  if (state.present < RN_JOIN_HAND)
    state.has_ended[state.present] = FALSE;
  push (self, &state, state.present);
  rn_join_entry_select (self, state.present);

  return TRUE;
}

void
rn_join_entry_end_column (RnJoinEntry *self)
{
  State state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (get_state (self)->present < RN_JOIN_HAND);
  g_return_if_fail (get_state (self)->column_length[get_state (self)->present] > 0);

  state = *get_state (self);
  state.has_ended[state.present] = TRUE;
  push (self, &state, state.present);
  rn_join_entry_go_on (self);
}

gint64
rn_join_entry_get_number (RnJoinEntry *self,
                          guint        target)
{
  g_return_val_if_fail (self != NULL, RN_JOIN_UNKNOWN);
  g_return_val_if_fail (rn_join_is_number (target), RN_JOIN_UNKNOWN);

  return get_state (self)->numbers[target];
}

void
rn_join_entry_set_number (RnJoinEntry *self,
                          guint        target,
                          gint64       number)
{
  g_autofree char *typed = NULL;
  State *state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (rn_join_is_number (target));

  if (rn_join_entry_get_number (self, target) == number)
    return;

  state = g_memdup2 (get_state (self), sizeof *state);
  state->numbers[target] = number;
  state->changed = target;
  typed = g_strdup_printf ("%u", target);
  ahu_states_add (self->states, state, typed);
}

int
rn_join_entry_get_active (RnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, -1);

  return get_state (self)->active;
}

void
rn_join_entry_set_active (RnJoinEntry *self,
                          int          player)
{
  State state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (player < (int) self->n_players);

  state = *get_state (self);
  state.active = player;
  push (self, &state, RN_JOIN_ACTIVE);
}

guint
rn_join_entry_get_step (RnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, RN_STEP_BUY);

  return get_state (self)->step;
}

void
rn_join_entry_set_step (RnJoinEntry *self,
                        guint        step)
{
  State state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (rn_join_can_begin (step));

  state = *get_state (self);
  state.step = (guint8) step;
  push (self, &state, RN_JOIN_HELD);
}

guint
rn_join_entry_get_top (RnJoinEntry *self)
{
  g_return_val_if_fail (self != NULL, RN_INVALID);

  return get_state (self)->top;
}

void
rn_join_entry_set_top (RnJoinEntry *self,
                       guint        top)
{
  State state;

  g_return_if_fail (self != NULL);

  state = *get_state (self);
  state.top = (guint8) top;
  push (self, &state, RN_JOIN_TOP);
}

/* @total: how many cards in all; @numbers: by kind as far as told */
static void
copy_sacrifices (gint64       *kinds,
                 gint64       *unknown,
                 gint64        total,
                 const gint64 *numbers)
{
  gint64 rest = total;
  gboolean all_told = TRUE;

  memcpy (kinds, numbers, RN_SACRIFICES * sizeof *kinds);
  for (guint k = 0; k < RN_SACRIFICES; k++)
    {
      rest -= rn_join_known (kinds[k]);
      all_told = all_told && kinds[k] != RN_JOIN_UNKNOWN;
    }
  if (total == RN_JOIN_UNKNOWN)
    return;

  if (rest != 0)
    *unknown = rest;
  for (guint k = 0; k < RN_SACRIFICES && rest == 0 && !all_told; k++)
    kinds[k] = rn_join_known (kinds[k]);
}

/* Only a whole hand is known whole: nobody is told off in the middle of it. In step draw the
 * number of cards that are left says how many of them nobody told. */
static void
copy_hand (RnJoinPlayer *player,
           const State  *state,
           guint         seat,
           gboolean      is_drawing)
{
  guint n = state->hand_length[seat];
  gboolean is_whole = n >= RN_HAND_CARDS - (is_drawing ? 1u : 0u);
  gint64 left = state->numbers[RN_JOIN_HELD];

  for (guint k = 0; k < RN_KINDS; k++)
    {
      gint64 count = 0;

      for (guint i = 0; i < n; i++)
        count += state->hand[seat][i] == k;
      player->hand[k] = is_whole || count > 0 ? count : RN_JOIN_UNKNOWN;
    }
  if (is_drawing && left != RN_JOIN_UNKNOWN)
    player->held = left - n;
}

static void
copy_player (RnJoin      *join,
             const State *state,
             guint        seat)
{
  RnJoinPlayer *player = &join->players[seat];
  const gint64 *numbers = state->numbers + rn_join_field (seat, 0);

  copy_hand (player, state, seat, join->step == RN_STEP_DRAW && rn_join_active (join) == seat);
  memcpy (player->area, numbers + RN_JOIN_AREA, sizeof player->area);
  player->wood = numbers[RN_JOIN_WOOD];
  player->glory = numbers[RN_JOIN_GLORY];
  copy_sacrifices (player->sacrifice, &player->unknown, numbers[RN_JOIN_OWNED], numbers + RN_JOIN_OWNED_KIND);
}

void
rn_join_entry_to_join (RnJoinEntry *self,
                       RnJoin      *join)
{
  const State *state;
  const gint64 *numbers;

  g_return_if_fail (self != NULL && join != NULL);

  state = get_state (self);
  numbers = state->numbers;
  rn_join_init (join, self->n_players);
  join->step = state->step;
  join->turn = numbers[RN_JOIN_TURN_NUMBER];
  join->active = state->active >= 0 ? state->active : RN_JOIN_UNKNOWN;
  for (guint c = 0; c < RN_COLUMNS; c++)
    join->column_length[c] = state->column_length[c];
  memcpy (join->display, state->display, sizeof join->display);
  for (guint p = 0; p < self->n_players; p++)
    copy_player (join, state, p);
  memcpy (join->supply, numbers + RN_JOIN_SUPPLY, sizeof join->supply);
  copy_sacrifices (join->open, &join->stone_unknown, numbers[RN_JOIN_STONE], numbers + RN_JOIN_STONE_KIND);
  join->deck = numbers[RN_JOIN_DECK];
  join->returned = numbers[RN_JOIN_RETURNED];
  join->top = state->top;
}

void
rn_join_entry_forget_steps (RnJoinEntry *self)
{
  g_return_if_fail (self != NULL);

  ahu_states_reset (self->states, g_memdup2 (get_state (self), sizeof (State)));
}
