/* rn-worth.c: what each sacrifice of a tracked game was worth in the end
 *
 * Not for: the words for it (rn-worth-sentences.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-worth.h"

#include "games/rapanui/notation/rn-json.h"

typedef struct
{
  RnSheet sheet;
  const RnPosition *end;
  const RnFinal *final;
  guint n_hidden; /* cards laid face down so far */
  GArray *worths;
} Search;

/* Takes the card off the Stone, back to where it came from. */
static void
take_back (RnSheet       *sheet,
           const RnWorth *worth)
{
  sheet->stone[worth->kind]--;
  if (!worth->added)
    sheet->players[worth->player].sacrifice[worth->kind]++;
}

/* Untold by somebody whose cards were never known: only the sum of such cards
 * is known in the end (a game joined late). */
static gboolean
is_lost (const RnPosition *position,
         guint             player,
         guint             kind)
{
  return kind == RN_SACRIFICE_NULL && rn_position_is_untracked (position, player);
}

/* Cards that lay face down before the record begins. */
static guint
count_earlier (const RnPosition *first)
{
  guint n = 0;

  for (guint i = 0; i < first->n_hidden; i++)
    n += !is_lost (first, first->hidden[i].player, first->hidden[i].kind);

  return n;
}

static void
look_at (Search           *search,
         guint             ply,
         const RnPosition *before,
         JsonNode         *node)
{
  RnWorth worth = { .ply = ply, .turn = before->turn };
  RnSheet sheet;
  RnMove move;

  rn_move_from_json (&move, node);
  if (move.type == RN_MOVE_ADD)
    {
      worth.added = TRUE;
      worth.player = before->active;
      worth.kind = move.kind;
    }
  else if (move.type == RN_MOVE_SACRIFICE)
    {
      worth.player = move.player;
      worth.face_down = move.player == before->active;
      if (worth.face_down && is_lost (before, move.player, move.kind))
        return;
      /* In the end all others are told, in the order laid (R8.2). */
      worth.kind = worth.face_down ? search->end->hidden[search->n_hidden++].kind : move.kind;
    }
  else
    return;

  worth.given_up = worth.added ? 0 : search->final->value[worth.kind];
  sheet = search->sheet;
  take_back (&sheet, &worth);
  rn_final (&worth.without, &sheet);
  g_array_append_val (search->worths, worth);
}

GArray *
rn_worth_find (AhuHistory *history,
               RnFinal    *final)
{
  guint ply = ahu_history_get_ply (history);
  const RnPosition *end = ahu_history_get_position (history, ply);
  Search search = { .end = end, .final = final };

  g_return_val_if_fail (end->step == RN_STEP_OVER, NULL);

  rn_sheet_from_position (&search.sheet, end);
  rn_final (final, &search.sheet);
  search.n_hidden = count_earlier (ahu_history_get_position (history, 0));
  search.worths = g_array_new (FALSE, FALSE, sizeof (RnWorth));
  for (guint i = 0; i < ply; i++)
    look_at (&search, i, ahu_history_get_position (history, i),
             ahu_history_get_move (history, i));

  return search.worths;
}

gboolean
rn_worth_is_partial (AhuHistory *history)
{
  const RnPosition *first = ahu_history_get_position (history, 0);

  return rn_position_stone_size (first) > 0 || first->untracked != 0;
}

/* The counts that a final scoring was made from. */
static void
sheet_from_final (RnSheet       *sheet,
                  const RnFinal *final)
{
  *sheet = (RnSheet) { .n_players = final->n_players };
  for (guint k = 0; k < RN_SACRIFICES; k++)
    sheet->stone[k] = final->stone[k];
  for (guint p = 0; p < final->n_players; p++)
    {
      sheet->players[p].tiles = final->players[p].tiles;
      sheet->players[p].moai = final->players[p].moai_count;
      sheet->players[p].wood = final->players[p].wood_count;
      for (guint k = 0; k < RN_SACRIFICES; k++)
        sheet->players[p].sacrifice[k] = final->players[p].sacrifice_count[k];
    }
}

void
rn_worth_sum (const GArray  *worths,
              const RnFinal *final,
              guint          player,
              RnWorthTotal  *total)
{
  RnSheet sheet;

  g_return_if_fail (worths != NULL && player < final->n_players);

  *total = (RnWorthTotal) { 0 };
  sheet_from_final (&sheet, final);
  for (guint i = 0; i < worths->len; i++)
    {
      const RnWorth *worth = &g_array_index (worths, RnWorth, i);

      if (worth->player != player)
        continue;
      total->given_up += worth->given_up;
      if (worth->added)
        total->n_added++;
      else
        total->n++;
      take_back (&sheet, worth);
    }
  rn_final (&total->without, &sheet);
}

int
rn_worth_gain (const RnFinal *final,
               const RnFinal *without,
               guint          player)
{
  return (int) (final->players[player].total - without->players[player].total);
}
