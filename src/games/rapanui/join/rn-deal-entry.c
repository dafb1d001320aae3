/* rn-deal-entry.c: the cards of the first display entered so far, with undo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ahu-config.h"

#include "games/rapanui/join/rn-deal-entry.h"

typedef struct
{
  guint8 kinds[RN_DEAL_PLACES];
  guint8 next;
} State;

struct _RnDealEntry
{
  AhuStates *states;
};

static State *
present (RnDealEntry *self)
{
  return ahu_states_get (self->states);
}

static void
push (RnDealEntry *self,
      const State *state)
{
  ahu_states_add (self->states, g_memdup2 (state, sizeof *state), NULL);
}

static State *
state_new (void)
{
  State *state = g_new0 (State, 1);

  memset (state->kinds, RN_INVALID, sizeof state->kinds);

  return state;
}

RnDealEntry *
rn_deal_entry_new (void)
{
  RnDealEntry *self = g_new0 (RnDealEntry, 1);

  self->states = ahu_states_new (state_new (), g_free);

  return self;
}

void
rn_deal_entry_free (RnDealEntry *self)
{
  if (!self)
    return;

  ahu_states_free (self->states);
  g_free (self);
}

void
rn_deal_entry_reset (RnDealEntry *self)
{
  g_return_if_fail (self);

  ahu_states_reset (self->states, state_new ());
}

AhuStates *
rn_deal_entry_get_states (RnDealEntry *self)
{
  g_return_val_if_fail (self, NULL);

  return self->states;
}

void
rn_deal_entry_load (RnDealEntry  *self,
                    const RnDeal *deal,
                    gboolean      steps)
{
  State state;

  g_return_if_fail (self && deal);

  rn_deal_entry_reset (self);
  state = *present (self);
  for (guint place = 0; place < RN_DEAL_PLACES; place++)
    {
      state.kinds[place] = deal->display[place / RN_COLUMN_CARDS][place % RN_COLUMN_CARDS];
      state.next = place + 1 < RN_DEAL_PLACES ? place + 1 : place;
      if (steps)
        push (self, &state);
    }
  if (!steps)
    {
      state.next = RN_DEAL_PLACES;
      *present (self) = state;
    }
}

JsonNode *
rn_deal_entry_to_json (RnDealEntry *self)
{
  JsonArray *places;
  JsonNode *node;

  g_return_val_if_fail (self, NULL);

  if (rn_deal_entry_get_n_filled (self) == 0)
    return NULL;

  places = json_array_sized_new (RN_DEAL_PLACES);
  for (guint place = 0; place < RN_DEAL_PLACES; place++)
    {
      guint8 kind = present (self)->kinds[place];

      if (kind == RN_INVALID)
        json_array_add_null_element (places);
      else
        json_array_add_string_element (places, rn_kind_id (kind));
    }
  node = json_node_new (JSON_NODE_ARRAY);
  json_node_take_array (node, places);

  return node;
}

void
rn_deal_entry_from_json (RnDealEntry *self,
                         JsonNode    *node)
{
  JsonArray *places;

  g_return_if_fail (self && node);

  rn_deal_entry_reset (self);
  places = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
  for (guint place = 0; places && place < MIN (json_array_get_length (places), RN_DEAL_PLACES); place++)
    {
      JsonNode *card = json_array_get_element (places, place);
      guint kind = JSON_NODE_HOLDS_VALUE (card) ? rn_kind_from_id (json_node_get_string (card)) : RN_INVALID;

      if (kind >= RN_KINDS || rn_deal_entry_left (self, kind) == 0)
        continue;
      rn_deal_entry_choose (self, place);
      rn_deal_entry_fill (self, kind);
    }
}

guint
rn_deal_entry_get (RnDealEntry *self,
                   guint        place)
{
  g_return_val_if_fail (self, RN_INVALID);
  g_return_val_if_fail (place < RN_DEAL_PLACES, RN_INVALID);

  return present (self)->kinds[place];
}

guint
rn_deal_entry_get_next (RnDealEntry *self)
{
  g_return_val_if_fail (self, RN_DEAL_PLACES);

  return present (self)->next;
}

guint
rn_deal_entry_get_n_filled (RnDealEntry *self)
{
  guint n = 0;

  g_return_val_if_fail (self, 0);

  for (guint i = 0; i < RN_DEAL_PLACES; i++)
    n += present (self)->kinds[i] != RN_INVALID;

  return n;
}

guint
rn_deal_entry_left (RnDealEntry *self,
                    guint        kind)
{
  guint n = 0;

  g_return_val_if_fail (self, 0);
  g_return_val_if_fail (kind < RN_KINDS, 0);

  for (guint i = 0; i < RN_DEAL_PLACES; i++)
    n += present (self)->kinds[i] == kind && i != present (self)->next;

  return rn_deck_count (kind) - n;
}

RnReason
rn_deal_entry_check (RnDealEntry *self,
                     guint        kind)
{
  RnReason reason = { .code = RN_OK, .player = -1, .kind = -1, .column = -1 };

  g_return_val_if_fail (self, reason);
  g_return_val_if_fail (kind < RN_KINDS, reason);

  if (rn_deal_entry_left (self, kind) > 0)
    return reason;

  reason.code = RN_REASON_TOO_MANY;
  reason.rule = "R1.2";
  reason.kind = kind;
  reason.need = rn_deck_count (kind);
  reason.have = reason.need + 1;

  return reason;
}

void
rn_deal_entry_fill (RnDealEntry *self,
                    guint        kind)
{
  State state;

  g_return_if_fail (self);
  g_return_if_fail (kind < RN_KINDS);
  g_return_if_fail (present (self)->next < RN_DEAL_PLACES);
  g_return_if_fail (rn_deal_entry_left (self, kind) > 0);

  state = *present (self);
  state.kinds[state.next] = kind;
  state.next = 0;
  while (state.next < RN_DEAL_PLACES && state.kinds[state.next] != RN_INVALID)
    state.next++;
  push (self, &state);
}

void
rn_deal_entry_choose (RnDealEntry *self,
                      guint        place)
{
  g_return_if_fail (self);
  g_return_if_fail (place < RN_DEAL_PLACES);

  /* Nothing is entered by it: there is no step for undo. */
  present (self)->next = place;
}

void
rn_deal_entry_clear (RnDealEntry *self,
                     guint        place)
{
  State state;

  g_return_if_fail (self);
  g_return_if_fail (place < RN_DEAL_PLACES);

  state = *present (self);
  if (state.kinds[place] == RN_INVALID)
    return;

  state.kinds[place] = RN_INVALID;
  state.next = place;
  push (self, &state);
}

void
rn_deal_entry_to_deal (RnDealEntry *self,
                       const guint *missing,
                       guint        n_players,
                       RnDeal      *deal)
{
  g_return_if_fail (self && missing && deal);
  g_return_if_fail (n_players <= RN_MAX_PLAYERS);

  *deal = (RnDeal) { .n_players = n_players, .n_columns = RN_COLUMNS, .n_hands = n_players };
  for (guint i = 0; i < RN_DEAL_PLACES; i++)
    {
      guint column = i / RN_COLUMN_CARDS;

      deal->display[column][deal->column_length[column]++] = present (self)->kinds[i];
    }
  for (guint i = 0; i < n_players; i++)
    for (guint kind = RN_FISH; kind <= RN_GRAIN; kind++)
      if (kind != missing[i] && deal->hand_length[i] < RN_HAND_CARDS)
        deal->hands[i][deal->hand_length[i]++] = kind;
}
