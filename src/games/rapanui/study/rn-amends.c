/* rn-amends.c: the difference of two positions, as far as it lies on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "games/rapanui/study/rn-amends.h"

#include <string.h>

static guint
count_hidden (const RnPosition *position,
              guint             player,
              guint             kind)
{
  guint n = 0;

  for (guint i = 0; i < position->n_hidden; i++)
    if (position->hidden[i].player == player && (kind == RN_SACRIFICE_NULL || position->hidden[i].kind == kind))
      n++;

  return n;
}

/* With the cards that the player laid face down, told or not: so that nothing shows which. */
static int
count_open (const RnPosition *position,
            guint             player,
            guint             kind)
{
  return (int) (position->sacrifice[player][kind] + count_hidden (position, player, kind));
}

static int
count_all (const RnPosition *position,
           guint             player)
{
  return (int) (rn_position_sacrifice_total (position, player) + count_hidden (position, player, RN_SACRIFICE_NULL));
}

static gboolean
is_untracked (const RnPosition *told,
              const RnPosition *now,
              guint             player)
{
  return rn_position_is_untracked (told, player) || rn_position_is_untracked (now, player);
}

/* Cards of a kind look alike, so it doesn't matter whose come from the Stone: what lies
 * there too much is taken first, what lacks there is laid first. */
static void
find_kind (RnAmends         *amends,
           const RnPosition *told,
           const RnPosition *now,
           guint             kind)
{
  int stone = now->stone_open[kind] - told->stone_open[kind];

  for (guint p = 0; p < now->n_players; p++)
    {
      RnAmend *amend = &amends->players[p];
      int more = count_open (now, p, kind) - count_open (told, p, kind);
      int laid = more < 0 ? MIN (-more, MAX (stone, 0)) : -MIN (more, MAX (-stone, 0));

      if (is_untracked (told, now, p))
        continue;
      amend->stone[kind] = (gint8) laid;
      amend->cards[kind] = (gint8) (more + laid);
      stone -= laid;
    }
  amends->stone[kind] = (gint8) stone;
}

void
rn_amends_find (RnAmends         *amends,
                const RnPosition *told,
                const RnPosition *now)
{
  g_return_if_fail (amends);
  g_return_if_fail (told && now && told->n_players == now->n_players);

  *amends = (RnAmends) { .n_players = now->n_players };
  for (guint kind = 0; kind < RN_SACRIFICES; kind++)
    find_kind (amends, told, now, kind);
  for (guint p = 0; p < now->n_players; p++)
    {
      RnAmend *amend = &amends->players[p];

      amend->wood = (gint16) (now->wood[p] - told->wood[p]);
      amend->glory = (gint16) (now->glory[p] - told->glory[p]);
      amend->face_down = (gint8) ((int) count_hidden (now, p, RN_SACRIFICE_NULL) -
                                  (int) count_hidden (told, p, RN_SACRIFICE_NULL));
      /* What such a player laid face up can't be told from what was never taken. */
      if (is_untracked (told, now, p))
        {
          amend->unnamed = (gint8) (count_all (now, p) - count_all (told, p));
          memset (amends->stone, 0, sizeof amends->stone);
        }
    }
  amends->top = now->top != told->top;
  for (guint c = 0; c < RN_COLUMNS; c++)
    if (now->column_length[c] != told->column_length[c] ||
        memcmp (now->display[c], told->display[c], now->column_length[c]) != 0)
      amends->columns |= (guint8) (1 << c);
}

void
rn_amends_add (RnAmends       *amends,
               const RnAmends *other)
{
  g_return_if_fail (amends);
  g_return_if_fail (other);

  for (guint p = 0; p < amends->n_players; p++)
    {
      RnAmend *sum = &amends->players[p];
      const RnAmend *more = &other->players[p];

      sum->wood = (gint16) (sum->wood + more->wood);
      sum->glory = (gint16) (sum->glory + more->glory);
      sum->unnamed = (gint8) (sum->unnamed + more->unnamed);
      sum->face_down = (gint8) (sum->face_down + more->face_down);
      for (guint k = 0; k < RN_SACRIFICES; k++)
        {
          sum->cards[k] = (gint8) (sum->cards[k] + more->cards[k]);
          sum->stone[k] = (gint8) (sum->stone[k] + more->stone[k]);
        }
    }
  for (guint k = 0; k < RN_SACRIFICES; k++)
    amends->stone[k] = (gint8) (amends->stone[k] + other->stone[k]);
}

gboolean
rn_amends_is_zero (const RnAmends *amends)
{
  static const RnAmend none[RN_MAX_PLAYERS];
  static const gint8 no_cards[RN_SACRIFICES];

  g_return_val_if_fail (amends, TRUE);

  return memcmp (amends->players, none, sizeof none) == 0 &&
         memcmp (amends->stone, no_cards, sizeof no_cards) == 0;
}
