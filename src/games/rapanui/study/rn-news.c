/* rn-news.c: what the last moves have moved on the table, found by comparing positions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-news.h"

#include <string.h>

#include "games/rapanui/notation/rn-json.h"
#include "games/rapanui/study/rn-seen.h"

static const RnPosition *
get_position (AhuHistory *history,
              guint       ply)
{
  return ahu_history_get_position (history, ply);
}

static RnMove
get_move (AhuHistory *history,
          guint       index)
{
  RnMove move;

  rn_move_from_json (&move, ahu_history_get_move (history, index));
  return move;
}

/* Only these go on with a scoring that another move has begun. */
static gboolean
belongs_to_scoring (const RnMove *move)
{
  return move->type == RN_MOVE_REWARD || move->type == RN_MOVE_SUBSTITUTE;
}

static RnNewsItem *
add (RnNews *news,
     guint   type,
     guint   player)
{
  RnNewsItem *item = &news->items[news->n++];

  *item = (RnNewsItem) { .type = (guint8) type, .taking.player = (guint8) player };
  return item;
}

static void
add_payment (RnNews           *news,
             const RnPosition *before,
             const RnMove     *move)
{
  RnNewsItem *item;

  if (move->type == RN_MOVE_BUY)
    {
      item = add (news, RN_NEWS_BUYS, before->active);
      item->pays = (guint8) rn_position_price (before, before->active, move->kind);
      item->taking.cards[move->kind] = 1;
    }
  else if (move->type == RN_MOVE_PLAY && rn_play_price (move->kind, move->count) > 0)
    {
      item = add (news, RN_NEWS_PAYS, before->active);
      item->pays = (guint8) rn_play_price (move->kind, move->count);
      news->played = move->kind;
      news->count = move->count;
    }
}

static void
add_skipped (RnNews           *news,
             const RnPosition *before,
             const RnMove     *move,
             const RnPosition *after)
{
  guint8 players[RN_MAX_PLAYERS];
  guint n = rn_list_skipped (before, move, after, players);

  for (guint i = 0; i < n; i++)
    add (news, RN_NEWS_SKIPPED, players[i]);
}

/* There is none of a player who takes nothing. */
static const RnTaking *
find_taking (const RnTakings *takings,
             guint            player)
{
  for (guint i = 0; i < takings->n; i++)
    if (takings->takings[i].player == player)
      return &takings->takings[i];

  return NULL;
}

static void
add_open (RnNews          *news,
          guint            type,
          guint            player,
          const RnScoring *scoring)
{
  RnNewsItem *item = add (news, type, player);

  item->taking.count = scoring->count[player];
  item->taking.base = scoring->base[player];
  item->taking.bonus = scoring->bonus[player];
}

/* @now: the position up to which what was chosen counts */
static void
add_scoring (RnNews           *news,
             const RnPosition *before,
             const RnScoring  *scoring,
             const RnPosition *now)
{
  RnTakings takings;

  rn_takings (&takings, before, scoring, now);
  news->kind = scoring->kind;
  news->short_wood = takings.short_wood;
  news->short_glory = takings.short_glory;
  for (guint i = 0; i < before->n_players; i++)
    {
      guint player = (scoring->active + i) % before->n_players;
      const RnTaking *taking = find_taking (&takings, player);

      news->none_left |= scoring->count[player] > 0;
      if (taking != NULL)
        add (news, RN_NEWS_TAKES, player)->taking = *taking;
      if (now->step == RN_STEP_REWARD && ((now->pending >> player) & 1))
        add_open (news, RN_NEWS_CHOOSES, player, scoring);
      else if (now->step == RN_STEP_SUBSTITUTE && now->owed[player] > 0)
        add_open (news, RN_NEWS_OWED, player, scoring);
    }
}

/* What the move before @start did, and what has been chosen of its scoring since.
 * Returns: whether it is news */
static gboolean
add_events (RnNews     *news,
            AhuHistory *history,
            guint       start,
            guint       end)
{
  const RnPosition *before = get_position (history, start - 1);
  RnMove move = get_move (history, start - 1);
  RnPosition after = *before;
  RnScoring scoring;

  rn_apply (&after, &move, &scoring);
  add_payment (news, before, &move);
  if (move.type == RN_MOVE_SACRIFICE && move.player == before->active)
    add (news, RN_NEWS_FACE_DOWN, move.player);
  add_skipped (news, before, &move, &after);
  if (scoring.kind != RN_INVALID)
    add_scoring (news, before, &scoring, get_position (history, end));

  return news->n > 0 || scoring.kind != RN_INVALID;
}

/* They stay until the round is over, what was paid for it doesn't. */
static void
keep_skipped (RnNews     *news,
              AhuHistory *history,
              guint       start,
              guint       ply)
{
  RnNews skipped = { .kind = RN_INVALID, .played = RN_INVALID };
  guint first = start;

  if (get_position (history, ply)->step != RN_STEP_SACRIFICE && get_position (history, ply)->step != RN_STEP_ADD)
    return;
  while (first > 1 && get_move (history, first - 1).type == RN_MOVE_SACRIFICE)
    first--;
  for (guint i = first; i < start + (news->state == RN_NEWS_DONE); i++)
    {
      RnMove move = get_move (history, i - 1);

      add_skipped (&skipped, get_position (history, i - 1), &move, get_position (history, i));
    }
  if (skipped.n == 0)
    return;

  if (news->state == RN_NEWS_DUE)
    for (guint i = 0; i < news->n; i++)
      skipped.items[skipped.n++] = news->items[i];
  memcpy (news->items, skipped.items, sizeof news->items);
  news->n = skipped.n;
  if (news->state == RN_NEWS_DONE)
    {
      news->played = RN_INVALID;
      news->start = start;
    }
  news->state = RN_NEWS_DUE;
}

void
rn_news_find (RnNews     *news,
              AhuHistory *history,
              guint       ply)
{
  guint end = ply;
  const RnPosition *now;

  g_return_if_fail (news);
  g_return_if_fail (history && ply <= ahu_history_get_ply (history));

  now = get_position (history, ply);
  *news = (RnNews) { .kind = RN_INVALID, .played = RN_INVALID, .turn = now->turn };
  if (now->step >= RN_STEP_REVEAL)
    {
      news->over = TRUE;
      return;
    }

  for (guint start = ply; start > 0; start--)
    {
      RnMove move = get_move (history, start - 1);

      if (belongs_to_scoring (&move))
        continue;
      for (end = start; end < ply && (move = get_move (history, end), belongs_to_scoring (&move));)
        end++;
      if (!add_events (news, history, start, end))
        continue;
      news->turn = get_position (history, start - 1)->turn;
      news->start = start - 1;
      news->fresh = end == ply;
      if (news->n > 0)
        news->state = news->fresh ? RN_NEWS_DUE : RN_NEWS_DONE;
      keep_skipped (news, history, start, ply);
      return;
    }
}

gboolean
rn_news_moves_tokens (const RnPosition *before,
                      const RnMove     *move)
{
  RnPosition after;
  RnScoring scoring;

  g_return_val_if_fail (before, FALSE);
  g_return_val_if_fail (move, FALSE);

  after = *before;
  rn_apply (&after, move, &scoring);

  return scoring.kind != RN_INVALID || belongs_to_scoring (move) || move->type == RN_MOVE_BUY ||
         (move->type == RN_MOVE_PLAY && rn_play_price (move->kind, move->count) > 0);
}
