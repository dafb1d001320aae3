/* rn-knowledge.c: what a seat at the table can know of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/advisor/rn-knowledge.h"

#include <string.h>

#include "games/rapanui/engine/rn-deduce.h"
#include "games/rapanui/engine/rn-untold.h"
#include "games/rapanui/notation/rn-json.h"

static void
shuffle_kinds (guint8    *kinds,
               guint      n_kinds,
               AhuRandom *random)
{
  for (guint last = n_kinds; last > 1; last--)
    {
      guint chosen = ahu_random_below (random, last);
      guint8 kind = kinds[chosen];

      kinds[chosen] = kinds[last - 1];
      kinds[last - 1] = kind;
    }
}

/* What another laid face down before the game was joined: this seat has not seen it. Of
 * the room only the upper bound is left, which is what its owner has now. */
static void
forget_hidden (RnPosition *position,
               guint       player)
{
  for (guint i = 0; i < position->n_hidden; i++)
    {
      RnHidden *hidden = &position->hidden[i];

      if (hidden->player != player || hidden->kind == RN_SACRIFICE_NULL)
        continue;

      if (!rn_position_is_untracked (position, player))
        {
          position->sacrifice[player][hidden->kind]++;
          position->untold[player]++;
        }
      hidden->kind = RN_SACRIFICE_NULL;
    }

  for (guint i = 0; i < position->n_hidden; i++)
    {
      if (position->hidden[i].player == player && position->untold[player] > 0)
        position->hidden[i].room = rn_room_now (position, player);
    }
}

static gboolean
sees (const RnKnowledge *self,
      guint              player)
{
  return (self->sees >> player) & 1;
}

static void
begin (RnKnowledge      *self,
       const RnPosition *start,
       guint             seat,
       guint             seen)
{
  self->position = *start;
  self->seat = (guint8) seat;
  self->sees = (guint8) seen;
  self->weighs = FALSE;
  for (guint player = 0; player < start->n_players; player++)
    {
      if (!sees (self, player))
        forget_hidden (&self->position, player);
    }
}

void
rn_knowledge_init (RnKnowledge      *self,
                   const RnPosition *start,
                   guint             seat)
{
  g_return_if_fail (seat < start->n_players);

  begin (self, start, seat, 1u << seat);
}

void
rn_knowledge_weigh (RnKnowledge *self)
{
  self->weighs = TRUE;
  rn_belief_begin (&self->belief, &self->position);
}

void
rn_knowledge_observe (RnKnowledge  *self,
                      const RnMove *move)
{
  RnMove seen = *move;

  if (move->type == RN_MOVE_SACRIFICE && move->player == self->position.active
      && !sees (self, move->player))
    seen.kind = RN_SACRIFICE_NULL;

  /* What is turned up after the end belongs to no decision. */
  if (move->type == RN_MOVE_REVEAL)
    return;
  if (self->weighs)
    rn_belief_observe (&self->belief, &rn_belief_options, &self->position, &seen);
  rn_apply (&self->position, &seen, NULL);
}

static void
read_move (AhuHistory *history,
           guint       ply,
           RnMove     *move)
{
  rn_move_from_json (move, ahu_history_get_move (history, ply));
}

/* How many cards @player has laid untold before @ply, and before the game was joined. */
static guint
count_untold (AhuHistory *history,
              guint       ply,
              guint       player)
{
  const RnPosition *start = ahu_history_get_position (history, 0);
  guint n = start->untold[player];

  for (guint i = 0; i < ply; i++)
    {
      RnMove move;

      read_move (history, i, &move);
      n += rn_move_is_untold (&move) && move.player == player;
    }

  return n;
}

/* Whose cards are not tracked by kind counts what is left of them, and turns up nothing. */
void
rn_knowledge_recall (AhuHistory *history,
                     guint       ply,
                     RnMove     *move)
{
  guint player = move->player;

  if (!rn_move_is_untold (move) || rn_position_is_untracked (ahu_history_get_position (history, ply), player))
    return;

  for (guint later = ahu_history_get_ply (history); later-- > ply;)
    {
      RnMove reveal;
      guint n;

      read_move (history, later, &reveal);
      if (reveal.type != RN_MOVE_REVEAL)
        return;
      if (reveal.player != player)
        continue;
      n = count_untold (history, ply, player);
      if (n < reveal.n_cards)
        move->kind = reveal.cards[n];
      return;
    }
}

static void
watch (RnKnowledge *self,
       AhuHistory  *history,
       guint        ply,
       guint        seat,
       guint        seen)
{
  begin (self, ahu_history_get_position (history, 0), seat, seen);
  rn_knowledge_weigh (self);
  for (guint i = 0; i < ply; i++)
    {
      RnMove move;

      read_move (history, i, &move);
      if (sees (self, move.player))
        rn_knowledge_recall (history, i, &move);
      rn_knowledge_observe (self, &move);
    }
}

void
rn_knowledge_from_history (RnKnowledge *self,
                           AhuHistory  *history,
                           guint        ply,
                           guint        seat)
{
  g_return_if_fail (ply <= ahu_history_get_ply (history));

  watch (self, history, ply, seat, 1u << seat);
}

void
rn_knowledge_common (RnKnowledge *self,
                     AhuHistory  *history,
                     guint        ply,
                     guint        seat,
                     gboolean     told)
{
  g_return_if_fail (ply <= ahu_history_get_ply (history));

  watch (self, history, ply, seat, told ? (1u << RN_MAX_PLAYERS) - 1 : 0);
}

/* What is unseen lies in the draw pile and in hands that nobody told. In a game joined late
 * it may be more than these hold: then it is what they can hold, and any part of it is as
 * likely. */
static void
deal_cards (RnPosition *position,
            AhuRandom  *random,
            RnShuffle  *shuffle)
{
  guint8 cards[2 * RN_DECK_CARDS];
  guint n_cards = 0;

  for (guint kind = 0; kind < RN_KINDS; kind++)
    {
      for (guint i = 0; i < position->unseen[kind] && n_cards < G_N_ELEMENTS (cards); i++)
        cards[n_cards++] = (guint8) kind;
    }
  shuffle_kinds (cards, n_cards, random);

  shuffle->laid = (guint8) (RN_DECK_CARDS - MIN (position->deck, n_cards));
  memset (shuffle->cards, 0, shuffle->laid);
  memcpy (shuffle->cards + shuffle->laid, cards, RN_DECK_CARDS - shuffle->laid);

  for (guint player = 0; player < position->n_players; player++)
    {
      guint8 *hand = position->hand[player];

      for (; hand[RN_HAND_UNKNOWN] > 0 && n_cards > position->deck; hand[RN_HAND_UNKNOWN]--)
        {
          hand[cards[--n_cards]]++;
          position->unseen[cards[n_cards]]--;
        }
      hand[RN_HAND_UNKNOWN] = 0;
    }
}

/* How many choices of cards from those owned make up this set of kinds: players lay
 * the kinds they have many of more often. */
static guint
count_ways (const RnPosition  *position,
            guint              player,
            const RnUntoldSet *set)
{
  guint8 used[RN_SACRIFICES] = { 0 };
  guint ways = 1;

  for (guint i = 0; i < position->untold[player]; i++)
    {
      guint kind = set->kinds[i];
      guint left = position->sacrifice[player][kind] - used[kind];

      used[kind]++;
      /* n over k, one factor after the other. */
      ways = ways * MAX (left, 1) / used[kind];
    }

  return MAX (ways, 1);
}

static const RnUntoldSet *
choose_set (const RnPosition  *position,
            guint              player,
            const RnUntoldSet *sets,
            guint              n_sets,
            AhuRandom         *random)
{
  guint ways[RN_BELIEF_MAX_SETS];
  guint all = 0;
  guint chosen;

  for (guint i = 0; i < n_sets; i++)
    all += ways[i] = count_ways (position, player, &sets[i]);

  chosen = ahu_random_below (random, all);
  for (guint i = 0; i < n_sets; i++)
    {
      if (chosen < ways[i])
        return &sets[i];
      chosen -= ways[i];
    }

  g_return_val_if_reached (&sets[0]);
}

static void
tell_hidden (RnPosition        *position,
             guint              player,
             const RnUntoldSet *set)
{
  guint n = 0;

  for (guint i = 0; i < position->n_hidden; i++)
    {
      RnHidden *hidden = &position->hidden[i];

      if (hidden->player != player || hidden->kind != RN_SACRIFICE_NULL)
        continue;

      hidden->kind = set->kinds[n] & 0xf;
      hidden->room = 0;
      position->sacrifice[player][set->kinds[n++]]--;
    }
  position->untold[player] = 0;
}

/* Leaves the sets that leave a card of @kind to be laid now, or all for %RN_SACRIFICE_NULL.
 * Returns: how many these are */
static guint
keep_sets (const RnPosition *position,
           guint             player,
           guint             kind,
           RnUntoldSet      *sets,
           guint             n_sets)
{
  guint n_kept = 0;

  if (kind == RN_SACRIFICE_NULL)
    return n_sets;

  for (guint s = 0; s < n_sets; s++)
    {
      guint used = 0;

      for (guint i = 0; i < position->untold[player]; i++)
        used += sets[s].kinds[i] == kind;
      if (used < position->sacrifice[player][kind])
        sets[n_kept++] = sets[s];
    }

  return n_kept;
}

/* As players lay.
 * Returns: whether there is such a set */
static gboolean
deal_weighed (const RnBelief *belief,
              RnPosition     *position,
              guint           player,
              guint           kind,
              AhuRandom      *random)
{
  RnUntoldSet set = { { 0 } };
  const RnBeliefSet *drawn;
  guint8 left[RN_SACRIFICES];
  guint n = 0;

  memcpy (left, position->sacrifice[player], sizeof left);
  if (kind < RN_SACRIFICES)
    left[kind]--;
  drawn = rn_belief_draw (belief, player, left, random);
  if (drawn == NULL)
    return FALSE;

  for (guint k = 0; k < RN_SACRIFICES; k++)
    for (guint i = 0; i < drawn->laid[k]; i++)
      set.kinds[n++] = (guint8) k;
  tell_hidden (position, player, &set);

  return TRUE;
}

static void
deal_untold (RnPosition *position,
             guint       player,
             guint       kind,
             AhuRandom  *random)
{
  RnUntoldSet sets[RN_BELIEF_MAX_SETS];
  guint n_sets = rn_deduce_sets (position, player, NULL, 0, sets, RN_BELIEF_MAX_SETS);

  n_sets = keep_sets (position, player, kind, sets, n_sets);
  g_return_if_fail (n_sets > 0);

  tell_hidden (position, player, choose_set (position, player, sets, n_sets, random));
}

/* The cards of a game joined late whose kinds nobody told: what the 25 of each kind
 * leave is dealt among those who have them, and the Stone. */
static void
deal_unknown (RnPosition *position,
              AhuRandom  *random)
{
  guint8 kinds[RN_SACRIFICES * RN_SACRIFICE_OF_KIND];
  guint n_kinds = 0;

  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    {
      guint left = MIN (rn_position_kind_left (position, kind), RN_SACRIFICE_OF_KIND);

      while (left-- > 0)
        kinds[n_kinds++] = (guint8) kind;
    }
  shuffle_kinds (kinds, n_kinds, random);

  for (guint player = 0; player < position->n_players; player++)
    {
      for (; position->unknown[player] > 0 && n_kinds > 0; position->unknown[player]--)
        position->sacrifice[player][kinds[--n_kinds]]++;
      position->unknown[player] = 0;
    }
  for (guint i = 0; i < position->n_hidden && n_kinds > 0; i++)
    {
      if (position->hidden[i].kind == RN_SACRIFICE_NULL)
        position->hidden[i].kind = kinds[--n_kinds] & 0xf;
    }
  while (n_kinds > 0)
    position->stone_open[kinds[--n_kinds]]++;
  position->stone_unknown = 0;
  position->untracked = 0;
}

/* Deals what the position in @dealing leaves open; the actor is left a card of @kind, any
 * where that is %RN_SACRIFICE_NULL. */
static void
deal_open (const RnKnowledge *self,
           RnDealing         *dealing,
           guint              kind,
           AhuRandom         *random)
{
  RnPosition *position = &dealing->position;

  deal_cards (position, random, &dealing->shuffle);

  for (guint player = 0; player < position->n_players; player++)
    {
      guint laid = player == position->actor ? kind : RN_SACRIFICE_NULL;

      if (position->untold[player] > 0
          && !(self->weighs && deal_weighed (&self->belief, position, player, laid, random)))
        deal_untold (position, player, laid, random);
    }
  if (position->untracked != 0 || position->stone_unknown > 0)
    deal_unknown (position, random);

  /* Nothing is left to be turned up. */
  if (position->step == RN_STEP_REVEAL)
    position->step = RN_STEP_OVER;
}

void
rn_knowledge_deal (const RnKnowledge *self,
                   AhuRandom         *random,
                   RnDealing         *dealing)
{
  dealing->position = self->position;
  deal_open (self, dealing, RN_SACRIFICE_NULL, random);
}

gboolean
rn_knowledge_is_choice_open (const RnKnowledge *self)
{
  const RnPosition *position = &self->position;

  if (position->step == RN_STEP_SACRIFICE)
    return position->untold[position->actor] > 0 || position->unknown[position->actor] > 0;

  return (position->step == RN_STEP_BUY || position->step == RN_STEP_PLAY)
         && position->hand[position->active][RN_HAND_UNKNOWN] > 0;
}

/* One of the cards that nobody has told is of @kind, unless one is known to be. */
static void
tell_owned (RnPosition *position,
            guint       player,
            guint       kind)
{
  if (position->unknown[player] == 0 || position->sacrifice[player][kind] > 0)
    return;

  position->unknown[player]--;
  position->sacrifice[player][kind]++;
}

void
rn_knowledge_deal_with (const RnKnowledge *self,
                        const RnMove      *move,
                        AhuRandom         *random,
                        RnDealing         *dealing)
{
  guint kind = RN_SACRIFICE_NULL;

  dealing->position = self->position;
  if (move->type == RN_MOVE_SACRIFICE && move->kind != RN_SACRIFICE_NULL)
    tell_owned (&dealing->position, move->player, kind = move->kind);
  else if (move->type == RN_MOVE_PLAY)
    rn_position_tell_hand (&dealing->position, self->position.active, move->kind, move->count);
  else if (move->type == RN_MOVE_RETURN_MOAI)
    rn_position_tell_hand (&dealing->position, self->position.active, RN_MOAI, RN_HAND_CARDS);
  deal_open (self, dealing, kind, random);
}
